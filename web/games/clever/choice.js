/**
 * What a player has laid ready but not yet done: a die or a bonus, and a field. Pure functions on the legal moves;
 * with what is tapped they narrow down to one move.
 *
 * @import { Move } from "../../engine/messages.js"
 */

/** @typedef {{ source: string | null, area: string | null, cell: number | null }} Choice */

/** @type {Readonly<Choice>} */
export const NOTHING_CHOSEN = Object.freeze({ source: null, area: null, cell: null });

/** @param {Move} move  does it fill a field */
export function isMark({ data }) {
  return data.type === "take" || data.type === "extra" || data.type === "bonus";
}

/** The bonus that waits, as a key. @param {{ area: string | null, value?: number | null }} bonus */
export function bonusKey({ area, value }) {
  return area === null ? "black" : `${area}-${value ?? "x"}`;
}

/** What a move is made with: a die, or a bonus that waits. @param {Move} move */
export function sourceOf({ data }) {
  if (data.type !== "bonus") return /** @type {string} */ (data.die);
  return bonusKey({ area: data.black ? null : data.area, value: data.value === null ? null : data.pips });
}

/** @param {Choice} choice @param {Move} move */
function fits({ source, area, cell }, move) {
  if (source !== null && sourceOf(move) !== source) return false;
  return area === null || (move.data.area === area && move.data.cell === cell);
}

/** @param {readonly Move[]} moves @param {Choice} choice */
export function movesFor(moves, choice) {
  return moves.filter((move) => isMark(move) && fits(choice, move));
}

/** The one move that is meant, once enough is chosen. @param {readonly Move[]} moves @param {Choice} choice @returns {Move | null} */
export function chosenMove(moves, choice) {
  if (choice.source === null && choice.area === null) return null;
  const [only, another] = movesFor(moves, choice);
  return only && !another ? only : null;
}

/** A die or a waiting bonus was tapped. @param {readonly Move[]} moves @param {Choice} choice @param {string} source @returns {Choice} */
export function withSource(moves, choice, source) {
  if (choice.source === source) return { ...NOTHING_CHOSEN };
  const both = { ...choice, source };
  return movesFor(moves, both).length > 0 ? both : { ...NOTHING_CHOSEN, source };
}

/** A field was tapped. @param {readonly Move[]} moves @param {Choice} choice @param {string} area @param {number} cell @returns {Choice} */
export function withCell(moves, choice, area, cell) {
  const both = { ...choice, area, cell };
  return movesFor(moves, both).length > 0 ? both : { source: null, area, cell };
}

/**
 * What a move would be chosen by, for a hint that is taken.
 * @param {Move} move
 * @returns {Choice}
 */
export function choiceOf(move) {
  return { source: sourceOf(move), area: move.data.area, cell: move.data.cell };
}
