/** Where the words for a box are. */

/** @param {string} box @returns {string} */
export function boxKey(box) {
  return `yahtzee-box-${box.replaceAll("_", "-")}`;
}

/** @param {string} box @returns {string} */
export function boxNoteKey(box) {
  return `${boxKey(box)}-note`;
}
