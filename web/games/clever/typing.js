/**
 * Dice that were thrown on a real table: a face for each, and, alone, which of equal dice lay nearest to the platter.
 *
 * @typedef {Readonly<Record<string, number>>} Faces  by die
 */

/** How many dice are served to a player alone. */
const SERVED = 3;
/** The letter of a die in a code. @type {Readonly<Record<string, string>>} */
const LETTERS = Object.freeze({ white: "w", yellow: "y", blue: "b", green: "g", orange: "o", purple: "p" });

/** The first die without a face. @param {readonly string[]} thrown @param {Faces} faces */
export function nextBlank(thrown, faces) {
  return thrown.find((die) => faces[die] === undefined) ?? null;
}

/**
 * The three lowest: those that are served in any case, and the equal ones among which the rest is drawn.
 * @param {readonly string[]} thrown
 * @param {Faces} faces
 * @returns {{ sure: string[], equal: string[], open: number }} `open` of the equal ones are served; 0 without a tie
 */
export function lowest(thrown, faces) {
  const ranked = [...thrown].sort((a, b) => (faces[a] ?? 0) - (faces[b] ?? 0));
  const limit = faces[ranked[SERVED - 1] ?? ""] ?? 0;
  const below = thrown.filter((die) => (faces[die] ?? 0) < limit);
  const equal = thrown.filter((die) => faces[die] === limit);
  const open = SERVED - below.length;
  return equal.length > open ? { sure: below, equal, open } : { sure: [...below, ...equal], equal: [], open: 0 };
}

/**
 * The throw in notation.
 * @param {readonly string[]} thrown
 * @param {Faces} faces
 * @param {readonly string[]} served  dice on the platter, only when equal ones had to be told apart
 */
export function throwCode(thrown, faces, served) {
  const dice = thrown.map((die) => `${LETTERS[die]}${faces[die]}`).join("");
  const lying = thrown.filter((die) => served.includes(die)).map((die) => LETTERS[die]);
  return lying.length > 0 ? `${dice}/${lying.join("")}` : dice;
}
