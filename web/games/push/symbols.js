/** The five colours as shapes, so that nobody needs to tell colours apart, and the star of the die. */
import { svg } from "lit-html";

/** Paths in a square of 24 units; printed on cards, die faces, chips and buttons. @type {Record<string, string>} */
const SHAPES = {
  red: "M12 2.6 22.6 21H1.4z",
  blue: "M12 1.4 21.4 12 12 22.6 2.6 12z",
  green: "M8.4 2.2h7.2v6.2h6.2v7.2h-6.2v6.2H8.4v-6.2H2.2V8.4h6.2z",
  yellow: "M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20z",
  purple: "M16.6 2.9a10 10 0 1 0 4.9 13A8.4 8.4 0 0 1 16.6 2.9z",
  star: "m12 1.6 3.2 6.7 7.3 1-5.3 5.1 1.3 7.3-6.5-3.5-6.5 3.5 1.3-7.3-5.3-5.1 7.3-1z",
};

/**
 * The shape alone, to be placed in a drawing.
 * @param {string} face a colour, or "star"
 * @param {string} [transform]
 */
export function shape(face, transform = "") {
  return svg`<path class="push-shape" d=${SHAPES[face] ?? ""} transform=${transform} />`;
}

/** The key of the name of a colour or the star. @param {string} face */
export function faceKey(face) {
  return `push-face-${face}`;
}
