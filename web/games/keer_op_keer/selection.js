/**
 * What a player has laid ready - two dice and some cells - held against the legal moves; no DOM, no rule.
 *
 * A set of cells grows only while some legal placement contains it. Why a cell does not fit is read from what is
 * printed on the board and what lies on the table; that it does not fit is always read from the moves.
 *
 * @import { CrossMove, KeerView, Phrase, Pick, Sheet } from "./types.js"
 */

/** @type {Readonly<Pick>} */
export const NO_DICE = Object.freeze({ colour: null, number: null });

/** @param {readonly number[]} cells @param {readonly number[]} part */
function contains(cells, part) {
  return part.every((cell) => cells.includes(cell));
}

/** Placements that these dice allow. @param {readonly CrossMove[]} moves @param {Pick} pick */
export function withDice(moves, pick) {
  return moves.filter(
    ({ data }) => (pick.colour === null || data.colour === pick.colour) && (pick.number === null || data.number === pick.number),
  );
}

/** Placements that hold all these cells. @param {readonly CrossMove[]} moves @param {readonly number[]} cells */
export function extending(moves, cells) {
  return cells.length === 0 ? moves : moves.filter(({ data }) => contains(data.cells, cells));
}

/** Every cell that can take part. @param {readonly CrossMove[]} moves @returns {Set<number>} */
export function cellsOf(moves) {
  return new Set(moves.flatMap(({ data }) => data.cells));
}

/**
 * The move that crosses exactly these cells; of several, the one that costs the fewest jokers.
 * @param {readonly CrossMove[]} moves
 * @param {readonly number[]} cells
 * @returns {CrossMove | null}
 */
export function exactly(moves, cells) {
  const [first, ...others] = moves.filter(({ data }) => data.cells.length === cells.length && contains(data.cells, cells));
  return others.reduce((best, move) => (best && move.data.cost >= best.data.cost ? best : move), first) ?? null;
}

/** How many cells can be crossed in all, the fewest first. @param {readonly CrossMove[]} moves @returns {number[]} */
export function countsOf(moves) {
  return [...new Set(moves.map(({ data }) => data.cells.length))].sort((a, b) => a - b);
}

/**
 * What touching a cell makes of a set; null when the cell does not fit.
 * @param {readonly CrossMove[]} moves  that the chosen dice allow
 * @param {readonly number[]} cells
 * @param {number} cell
 * @param {boolean} fresh  the set may be left for one that begins with this cell
 * @returns {number[] | null}
 */
export function grown(moves, cells, cell, fresh) {
  const next = [...cells, cell];
  if (extending(moves, next).length > 0) return next;
  return fresh && extending(moves, [cell]).length > 0 ? [cell] : null;
}

/**
 * The faces that all these placements have in common.
 * @param {readonly CrossMove[]} moves
 * @returns {Pick}
 */
export function commonDice(moves) {
  const colours = new Set(moves.map(({ data }) => data.colour));
  const numbers = new Set(moves.map(({ data }) => data.number));
  const [colour = null] = colours;
  const [number = null] = numbers;
  return { colour: colours.size === 1 ? colour : null, number: numbers.size === 1 ? number : null };
}

/**
 * @typedef {object} Hand
 * @property {KeerView} view
 * @property {readonly CrossMove[]} moves      all legal placements
 * @property {readonly CrossMove[]} allowed    those of the chosen dice
 * @property {readonly number[]} cells         chosen so far
 * @property {readonly number[]} crossed
 */

/**
 * Why a cell cannot be crossed now, as a sentence still to be translated; `$colour` is the id of a colour.
 * @param {Hand} hand
 * @param {number} cell
 * @returns {Phrase}
 */
export function refusal({ view, moves, allowed, cells, crossed }, cell) {
  const { layout } = view;
  const colour = layout.cells[cell] ?? "";
  const [first = null] = cells;
  if (crossed.includes(cell)) return why("crossed");
  if (first !== null && layout.cells[first] !== colour) return why("other-colour", { colour: layout.cells[first] ?? "" });
  const block = layout.blocks.find((one) => one.includes(cell)) ?? [];
  if (first !== null && !block.includes(first)) return why("other-block");
  const most = countsOf(extending(allowed, cells)).at(-1) ?? 0;
  if (first !== null && cells.length >= most) return why("enough", { count: most });
  /** @param {readonly CrossMove[]} some */
  const touches = (some) => some.some(({ data }) => data.cells.some((one) => layout.cells[one] === colour));
  if (!touches(moves)) return why("no-colour", { colour });
  if (!touches(allowed)) return why("dice-colour", { colour });
  if (first !== null) return why("apart");
  if (cellsOf(moves).has(cell)) return why("dice-number");
  if (block.some((one) => view.anchors.includes(one))) return why("no-number");
  return why(crossed.length === 0 ? "not-first" : "no-touch");
}

/**
 * What is still missing before cells can be crossed.
 * @param {number} chosen
 * @param {readonly number[]} countsLeft  how many may follow, the fewest first
 * @returns {Phrase}
 */
export function lacking(chosen, countsLeft) {
  return chosen > 0 ? why("too-few", { count: countsLeft[0] ?? 0 }) : why("no-cells");
}

/**
 * Why a free die is of no use now.
 * @param {Sheet | undefined} sheet
 * @param {Partial<Pick>} face
 * @returns {Phrase}
 */
export function idleDie(sheet, { colour, number }) {
  const isJoker = colour === "joker" || number === 0;
  return why(isJoker && sheet?.jokers === 0 ? "no-jokers" : "idle-die");
}

/** @param {string} id @param {Phrase["args"]} [args] @returns {Phrase} */
function why(id, args = {}) {
  return { key: `keer_op_keer-why-${id}`, args };
}
