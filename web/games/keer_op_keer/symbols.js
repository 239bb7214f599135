/**
 * A shape for each colour, so that nobody needs to tell colours apart, and the signs that are printed on dice and boards.
 * All are drawn in a square of 24 units.
 */
import { svg } from "lit-html";

/** @import { Colour } from "./types.js" */

/** The five colours in the order of the sheet. @type {readonly Colour[]} */
export const COLOURS = Object.freeze(["yellow", "green", "blue", "red", "orange"]);

/** Sun, leaf, drop, heart, diamond. @type {Record<Colour, string>} */
const SHAPES = {
  yellow: "M12 6.2a5.8 5.8 0 1 0 0 11.6 5.8 5.8 0 0 0 0-11.6zM11 .8h2v3.4h-2zM11 19.8h2v3.4h-2zM.8 11h3.4v2H.8zM19.8 11h3.4v2h-3.4zM3.4 4.8l1.4-1.4 2.4 2.4-1.4 1.4zM16.8 18.2l1.4-1.4 2.4 2.4-1.4 1.4zM3.4 19.2l2.4-2.4 1.4 1.4-2.4 2.4zM16.8 5.8l2.4-2.4 1.4 1.4-2.4 2.4z",
  green: "M21.5 2.5C11 2 3.5 7 4 15.2c.1 1.4.5 2.6 1.1 3.6L2.6 21.4l1.6 1.6 2.6-2.6c1 .6 2.2 1 3.6 1.1C18.6 22 22 13 21.5 2.5z",
  blue: "M12 1.5c4.2 5.2 7.5 8.9 7.5 13.2a7.5 7.5 0 0 1-15 0c0-4.3 3.3-8 7.5-13.2z",
  red: "M12 21.8C5.6 16.8 1.5 13 1.5 8.3 1.5 5 4 2.5 7.1 2.5c2 0 3.8 1 4.9 2.7 1.1-1.7 2.9-2.7 4.9-2.7 3.1 0 5.6 2.5 5.6 5.8 0 4.7-4.1 8.5-10.5 13.5z",
  orange: "M12 1 22 12 12 23 2 12z",
};

const STAR = "m12 1.6 3.2 6.7 7.3 1-5.3 5.1 1.3 7.3-6.5-3.5-6.5 3.5 1.3-7.3L1.5 9.3l7.3-1z";
const CROSS = ["M5 5.4 19.2 18.8", "M18.9 4.9 5.2 19.1"];
/** The joker among the colours: a cross with a bar, drawn with a thick pen. */
const ASTERISK = "M12 3v18M4.2 7.5l15.6 9M19.8 7.5l-15.6 9";

/** @param {Colour} colour */
export function shape(colour) {
  return svg`<path class="keer_op_keer-shape" d=${SHAPES[colour]} />`;
}

/** @param {string} className */
export function star(className) {
  return svg`<path class=${className} d=${STAR} />`;
}

/** Two strokes of a pen; style.css draws the second one after the first. */
export function cross() {
  return svg`<path class="keer_op_keer-pen" pathLength="1" d=${CROSS[0]} /><path class="keer_op_keer-pen keer_op_keer-pen-second" pathLength="1" d=${CROSS[1]} />`;
}

export function asterisk() {
  return svg`<path class="keer_op_keer-asterisk" d=${ASTERISK} />`;
}
