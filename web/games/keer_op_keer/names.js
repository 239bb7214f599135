/**
 * Words that several files say.
 *
 * @import { Translate } from "../contract.js"
 * @import { Colour, Layout, NumberFace, Rating, Typed } from "./types.js"
 */

/** @param {string} colour one of the five, or "joker" */
export function colourKey(colour) {
  return `keer_op_keer-colour-${colour}`;
}

/**
 * A colour by itself ("red") and as it stands before a noun, which differs in Dutch.
 * @param {Colour} colour
 * @param {Translate} t
 */
export function colourWords(colour, t) {
  return { colour: t(colourKey(colour)), inked: t(`keer_op_keer-inked-${colour}`) };
}

/** The colour of cells that are crossed together. @param {Layout} layout @param {readonly number[]} cells */
export function colourOf(layout, cells) {
  const colour = layout.cells[cells[0] ?? -1];
  if (!colour) throw new RangeError("no cells of this board");
  return colour;
}

/** @param {NumberFace} face */
export function numberName(face) {
  return face === 0 ? "?" : String(face);
}

/** A cell by its letter and its row, as on a map: C4. @param {Layout} layout @param {number} cell */
export function cellName(layout, cell) {
  return `${layout.column_names[Math.floor(cell / layout.rows)] ?? ""}${(cell % layout.rows) + 1}`;
}

/** The scores of a line of the solo table: 37–40. @param {Rating} line */
export function scoreRange({ from, to }) {
  if (from === null) return `< ${(to ?? 0) + 1}`;
  if (to === null) return `> ${from - 1}`;
  return from === to ? String(from) : `${from}–${to}`;
}

/** What a throw shows, in words. @param {Typed} dice @param {Translate} t */
export function diceText(dice, t) {
  return [...dice.colours.map((face) => t(colourKey(face))), ...dice.numbers.map(numberName)].join(", ");
}
