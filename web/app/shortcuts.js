/** Keys that work wherever the focus is, unless what has the focus wants them itself. */

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
