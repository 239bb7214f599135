/**
 * Keys that work wherever the focus is: 1 to 5 for the dice, R to roll, digits for typed dice.
 *
 * @import { YahtzeeCtrl } from "./ctrl.js"
 */
import { ref } from "lit-html/directives/ref.js";

import { keyListener } from "../../app/shortcuts.js";

/** One listener a ctrl, whatever the number of renders. @type {WeakMap<YahtzeeCtrl, (element: Element | undefined) => void>} */
const hooks = new WeakMap();

/**
 * Listens while the element it stands on is in the page.
 * @param {YahtzeeCtrl} ctrl
 */
export function listenToKeys(ctrl) {
  let hook = hooks.get(ctrl);
  if (!hook) {
    const onKey = keyListener(ctrl.pressKey);
    hook = (element) => {
      if (element) document.addEventListener("keydown", onKey);
      else document.removeEventListener("keydown", onKey);
    };
    hooks.set(ctrl, hook);
  }
  return ref(hook);
}
