/**
 * Keys that work wherever the focus is: 1 to 5 for the dice, R to roll, digits for typed dice.
 *
 * @import { YahtzeeCtrl } from "./ctrl.js"
 */
import { ref } from "lit-html/directives/ref.js";

/** One listener a ctrl, whatever the number of renders. @type {WeakMap<YahtzeeCtrl, (element: Element | undefined) => void>} */
const hooks = new WeakMap();

/** Whether what has the focus takes this key itself: a field every key, a button or a link the Enter key. @param {KeyboardEvent} event */
function isTaken({ target, key }) {
  const takers = `input, textarea, select, dialog, [role=dialog]${key === "Enter" ? ", button, a" : ""}`;
  return target instanceof HTMLElement && target.closest(takers) !== null;
}

/**
 * Listens while the element it stands on is in the page.
 * @param {YahtzeeCtrl} ctrl
 */
export function listenToKeys(ctrl) {
  let hook = hooks.get(ctrl);
  if (!hook) {
    /** @param {KeyboardEvent} event */
    const onKey = (event) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTaken(event)) return;
      if (ctrl.pressKey(event.key)) event.preventDefault();
    };
    hook = (element) => {
      if (element) document.addEventListener("keydown", onKey);
      else document.removeEventListener("keydown", onKey);
    };
    hooks.set(ctrl, hook);
  }
  return ref(hook);
}
