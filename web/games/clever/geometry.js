/**
 * Where everything lies on the drawn sheet, in the units of its viewBox. What is printed there comes from the engine's
 * layout; this file knows places only.
 */

export const SHEET = Object.freeze({ width: 720, height: 750 });

/** @typedef {{ x: number, y: number, width: number, height: number }} Box */
/** @typedef {{ x: number, y: number }} Point */

/** The coloured panels. @type {Readonly<Record<string, Box>>} */
export const PANELS = Object.freeze({
  yellow: { x: 10, y: 112, width: 338, height: 316 },
  blue: { x: 356, y: 112, width: 354, height: 316 },
  green: { x: 10, y: 436, width: 700, height: 112 },
  orange: { x: 10, y: 556, width: 700, height: 90 },
  purple: { x: 10, y: 654, width: 700, height: 88 },
});

/** Side of a cell of the two grids, and the step to the next. */
const GRID_CELL = 54;
const GRID_STEP = 60;
const GRID_COLUMNS = 4;

/** Cells of the rows. */
const ROW_CELL = { width: 51, height: 46 };
const ROW_STEP = 57;
const ROW_START = 80;

/** Upper edge of the cells of each area. @type {Record<string, number>} */
const CELLS_TOP = { yellow: 148, blue: 194, green: 470, orange: 564, purple: 662 };
const GRID_LEFT = Object.freeze({ yellow: 26, blue: 372 });

/** @param {string} area @returns {area is "yellow" | "blue"} */
function isGrid(area) {
  return area === "yellow" || area === "blue";
}

/**
 * The frame of one cell.
 * @param {string} area
 * @param {number} cell
 * @returns {Box}
 */
export function cellBox(area, cell) {
  const top = CELLS_TOP[area] ?? 0;
  if (!isGrid(area)) return { x: ROW_START + cell * ROW_STEP, y: top, ...ROW_CELL };
  const column = cell % GRID_COLUMNS;
  const row = Math.floor(cell / GRID_COLUMNS);
  return { x: GRID_LEFT[area] + column * GRID_STEP, y: top + row * GRID_STEP, width: GRID_CELL, height: GRID_CELL };
}

/** @param {Box} box @returns {Point} */
export function middle({ x, y, width, height }) {
  return { x: x + width / 2, y: y + height / 2 };
}

/** What a row of a grid ends in. @param {string} area @param {number} row */
export function rowEnd(area, row) {
  const { y } = middle(cellBox(area, row * GRID_COLUMNS));
  return { x: (isGrid(area) ? GRID_LEFT[area] : 0) + GRID_COLUMNS * GRID_STEP + 30, y };
}

/** @param {string} area @param {number} column */
export function columnEnd(area, column) {
  const { x } = middle(cellBox(area, column));
  return { x, y: area === "yellow" ? 406 : 398 };
}

/** The end of yellow's diagonal. */
export const DIAGONAL_END = Object.freeze({ x: GRID_LEFT.yellow + GRID_COLUMNS * GRID_STEP + 30, y: 406 });

/** The bonus under a cell of a row. @param {string} area @param {number} cell @returns {Point} */
export function underCell(area, cell) {
  const box = cellBox(area, cell);
  return { x: middle(box).x, y: box.y + box.height + 15 };
}

/** The points above a green cell. @param {number} cell @returns {Point} */
export function aboveCell(cell) {
  const box = cellBox("green", cell);
  return { x: middle(box).x, y: box.y - 15 };
}

/** The running points of an area. @param {string} area @returns {Point} */
export function pointsPlace(area) {
  const panel = PANELS[area] ?? { x: 0, y: 0, width: 0, height: 0 };
  if (area === "yellow") return { x: panel.x + 34, y: panel.y + 18 };
  if (area === "blue") return { x: panel.x + 34, y: panel.y + 42 };
  return { x: panel.x + 34, y: panel.y + panel.height / 2 };
}

/** The table of blue points: the place for so many crosses, from 1. @param {number} crosses @returns {Point} */
export function bluePoints(crosses) {
  return { x: 436 + (crosses - 1) * 25.4, y: 154 };
}

/** @param {number} round from 1 @returns {Box} */
export function roundBox(round) {
  return { x: 10 + (round - 1) * 50, y: 10, width: 45, height: 94 };
}

/** Rows of the two tracks. @type {Record<string, number>} */
const TRACK_TOP = { reroll: 33, extra: 81 };

/** @param {"reroll" | "extra"} track @param {number} place @returns {Point} */
export function trackPlace(track, place) {
  return { x: 396 + place * 47, y: TRACK_TOP[track] ?? 0 };
}

/** @param {"reroll" | "extra"} track @returns {Point} */
export function trackHead(track) {
  return { x: 342, y: TRACK_TOP[track] ?? 0 };
}

/**
 * Where a bonus is printed, so that a chain can point at it.
 * @param {{ area?: string | null, kind: string, index: number }} source
 * @returns {Point | null}
 */
export function sourcePlace({ area, kind, index }) {
  if (kind === "round") {
    const box = roundBox(index);
    return { x: middle(box).x, y: box.y + 66 };
  }
  if (!area) return null;
  if (kind === "row") return rowEnd(area, index);
  if (kind === "column") return columnEnd(area, index);
  return kind === "diagonal" ? DIAGONAL_END : underCell(area, index);
}

/**
 * A box as shares of the whole sheet, for what is laid over the drawing. Set as a property: the policy of the site
 * forbids style attributes.
 * @param {Box} box
 */
export function asShares({ x, y, width, height }) {
  const share = (/** @type {number} */ part, /** @type {number} */ whole) => `${(100 * part) / whole}%`;
  return [
    `left: ${share(x + width / 2, SHEET.width)}`,
    `top: ${share(y + height / 2, SHEET.height)}`,
    `width: ${share(width, SHEET.width)}`,
    `height: ${share(height, SHEET.height)}`,
    // The drawn field in widths of the sheet, for what lies in a target that had to be larger.
    `--field-width: ${(100 * width) / SHEET.width}cqw`,
    `--field-height: ${(100 * height) / SHEET.width}cqw`,
  ].join("; ");
}
