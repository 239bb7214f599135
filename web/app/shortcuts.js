/** Keys that work wherever the focus is, unless what has the focus wants them itself. */
import { ref } from "lit-html/directives/ref.js";

/**
 * What hears of keys.
 * @typedef {object} KeyReader
 * @property {(key: string) => boolean} pressKey  true when the key meant something
 */

/** One hook a reader, whatever the number of renders. @type {WeakMap<KeyReader, (element: Element | undefined) => void>} */
const hooks = new WeakMap();

/**
 * Listens while the element it stands on is in the page.
 * @param {KeyReader} reader
 */
export function listenToKeys(reader) {
  let hook = hooks.get(reader);
  if (!hook) {
    const onKey = keyListener(reader.pressKey);
    hook = (element) => {
      if (element) document.addEventListener("keydown", onKey);
      else document.removeEventListener("keydown", onKey);
    };
    hooks.set(reader, hook);
  }
  return ref(hook);
}

/**
 * A field takes every key, a dialog too, and a button or a link the Enter key.
 * @param {KeyboardEvent} event
 */
export function isTaken({ target, key }) {
  const takers = `input, textarea, select, dialog, [role=dialog]${key === "Enter" ? ", button, a" : ""}`;
  return target instanceof HTMLElement && target.closest(takers) !== null;
}

/**
 * @param {(key: string) => boolean} press  true when the key meant something
 * @returns {(event: KeyboardEvent) => void}
 */
export function keyListener(press) {
  return (event) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTaken(event)) return;
    if (press(event.key)) event.preventDefault();
  };
}
