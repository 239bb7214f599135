/** The picture on the shelf: a whirl of coloured dice over a card. */
import { html, svg } from "lit-html";

import { dieGroup } from "./colours.js";

/** Colour, face, place, turn and size of each die, from the eye of the storm outwards. @type {[string, number, number, number, number, number][]} */
const WHIRL = [
  ["yellow", 3, 166, 92, 14, 0.4],
  ["red", 5, 118, 70, -22, 0.44],
  ["blue", 6, 214, 64, 28, 0.46],
  ["green", 2, 208, 124, -12, 0.5],
  ["purple", 4, 142, 140, 34, 0.52],
  ["pink", 1, 84, 118, 12, 0.48],
  ["orange", 6, 66, 52, 40, 0.42],
  ["black", 5, 262, 108, 18, 0.5],
  ["grey", 3, 158, 30, -30, 0.4],
  ["brown", 2, 256, 40, -18, 0.42],
  ["red", 1, 250, 168, 36, 0.5],
  ["blue", 4, 92, 172, -16, 0.5],
  ["yellow", 6, 32, 100, -28, 0.42],
  ["green", 5, 296, 74, 8, 0.4],
  ["purple", 2, 30, 164, 22, 0.46],
  ["pink", 3, 190, 178, 10, 0.46],
];

/** Decorative: the shelf names the game beside it. */
export function cover() {
  return html`
    <svg class="dobbelstorm-cover" viewBox="0 0 320 200" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect class="dobbelstorm-cover-cloth" width="320" height="200" />
      <path class="dobbelstorm-cover-wind" d="M20 132C60 30 190 6 250 62C292 104 240 158 176 150C120 142 118 92 160 86" />
      <path class="dobbelstorm-cover-wind" d="M4 92C34 12 200-22 288 40C340 96 276 196 168 184" />
      ${WHIRL.map(([colour, value, x, y, turn, scale]) => svg`<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})">${dieGroup(colour, value)}</g>`)}
    </svg>
  `;
}
