/** Names that everything on the screen shares: areas, dice, and the key of a cell. */

/** In the order of the sheet. */
export const AREAS = Object.freeze(["yellow", "blue", "green", "orange", "purple"]);

/** Areas that are filled from left to right. */
export const ROWS = Object.freeze(["green", "orange", "purple"]);

/** @param {string} area @param {number} cell */
export function cellKey(area, cell) {
  return `${area}-${cell}`;
}
