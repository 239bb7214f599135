/**
 * The ten colours of the dice and what goes with each: ink that reads on it, and a mark of its own.
 *
 * The mark takes the place of the pips, and stands on the fields of the cards, so that nobody needs to tell colours
 * apart. Dice lie turned in any direction: no mark becomes another one by turning it.
 */
import { svg } from "lit-html";

/** @typedef {"red" | "orange" | "yellow" | "green" | "blue" | "purple" | "pink" | "brown" | "grey" | "black"} Colour */

/** Drawn within a circle of radius 10 round the origin. @type {Record<string, string>} */
const MARKS = {
  // Heart.
  red: "M0 9.5C-9-1-10-4.5-8.5-7.2C-6.5-10.2-1.6-9.6 0-5.5C1.6-9.6 6.5-10.2 8.5-7.2C10-4.5 9-1 0 9.5Z",
  // Triangle.
  orange: "M0-9.8L9.4 7.2H-9.4Z",
  // Star.
  yellow: "M0-10.5L2.9-3.6L10-3L4.6 1.6L6.3 8.6L0 4.9L-6.3 8.6L-4.6 1.6L-10-3L-2.9-3.6Z",
  // Cross.
  green: "M-3.2-9.5H3.2V-3.2H9.5V3.2H3.2V9.5H-3.2V3.2H-9.5V-3.2H-3.2Z",
  // Square.
  blue: "M-7.8-7.8H7.8V7.8H-7.8Z",
  // Ring.
  purple: "M0-9.5A9.5 9.5 0 1 1 0 9.5A9.5 9.5 0 1 1 0-9.5ZM0-4.4A4.4 4.4 0 1 0 0 4.4A4.4 4.4 0 1 0 0-4.4Z",
  // Disc.
  pink: "M0-8.5A8.5 8.5 0 1 1 0 8.5A8.5 8.5 0 1 1 0-8.5Z",
  // Bar.
  brown: "M-10-3.4H10V3.4H-10Z",
  // Crescent.
  grey: "M4.5-9A10 10 0 1 0 4.5 9A8.2 8.2 0 0 1 4.5-9Z",
  // Hourglass.
  black: "M-8.5-9.5H8.5L1.7 0L8.5 9.5H-8.5L-1.7 0Z",
};

/** Where pips sit, in units of a face that reaches from -50 to 50. */
const FAR = 25;

/** @type {Record<number, ReadonlyArray<readonly [number, number]>>} */
const PIPS = {
  1: [[0, 0]],
  2: [[-FAR, FAR], [FAR, -FAR]],
  3: [[-FAR, FAR], [0, 0], [FAR, -FAR]],
  4: [[-FAR, -FAR], [FAR, -FAR], [-FAR, FAR], [FAR, FAR]],
  5: [[-FAR, -FAR], [FAR, -FAR], [0, 0], [-FAR, FAR], [FAR, FAR]],
  6: [[-FAR, -FAR], [FAR, -FAR], [-FAR, 0], [FAR, 0], [-FAR, FAR], [FAR, FAR]],
};

/** The mark of a colour, for within an svg. @param {string} colour @param {number} x @param {number} y @param {number} scale */
export function mark(colour, x, y, scale) {
  return svg`<path class="dobbelstorm-ink-${colour}" transform="translate(${x} ${y}) scale(${scale})" d=${MARKS[colour] ?? ""} />`;
}

/**
 * A die as a group of -50 to 50 in both directions; whoever draws it names it.
 * @param {string} colour
 * @param {number} value
 */
export function dieGroup(colour, value) {
  return svg`
    <rect class="dobbelstorm-die-edge" x="-48" y="-46" width="96" height="96" rx="20" />
    <rect class="dobbelstorm-fill-${colour}" x="-47" y="-48" width="94" height="93" rx="19" />
    <rect class="dobbelstorm-die-shine" x="-41" y="-43" width="82" height="82" rx="15" />
    ${(PIPS[value] ?? []).map(([x, y]) => mark(colour, x, y - 1.5, value === 1 ? 1.7 : 1.12))}
  `;
}

/**
 * A die as a picture of its own.
 * @param {string} colour
 * @param {number} value
 */
export function dieSvg(colour, value) {
  return svg`<svg class="dobbelstorm-die-face" viewBox="-50 -50 100 102" aria-hidden="true">${dieGroup(colour, value)}</svg>`;
}
