/**
 * The small drawings of the game: a symbol beside every colour, and what a bonus gives.
 *
 * All are drawn round the origin within a circle of radius 10, so that a place and a scale are all a caller gives.
 *
 * @import { Bonus } from "./types.js"
 */
import { html, nothing, svg } from "lit-html";

/** Rays of the sun, every 45 degrees. */
const RAYS = [0, 45, 90, 135, 180, 225, 270, 315];

/** A symbol for each die: nobody needs to tell the colours apart. @type {Record<string, unknown>} */
const SHAPES = {
  yellow: svg`<circle r="4.4" />${RAYS.map((turn) => svg`<path d="M-1.3-6.2 0-9.6 1.3-6.2z" transform="rotate(${turn})" />`)}`,
  blue: svg`<path d="M0-9.2C3.4-4.6 6.2-1.2 6.2 2.6A6.2 6.2 0 0 1-6.2 2.6C-6.2-1.2-3.4-4.6 0-9.2z" />`,
  green: svg`<path d="M-8 7.6C-9-3.4-2.4-8.4 8.4-8.4 8.6 2.4 4.2 8.4-4 7.2L-6.2 9-8.6 9.2zM-4.6 4.8 3.6-3.6-2.8 5.4z" />`,
  orange: svg`<path d="M0-9.2 7.6 0 0 9.2-7.6 0z" />`,
  purple: svg`<path d="M2.4-9A9 9 0 1 0 8.8 4.6 7.4 7.4 0 0 1 2.4-9z" />`,
  white: svg`<path d="M0-9.6 2.3-2.3 9.6 0 2.3 2.3 0 9.6-2.3 2.3-9.6 0-2.3-2.3z" />`,
};

/** @param {string} colour  as part of a drawing */
export function symbolShape(colour) {
  return SHAPES[colour];
}

/** A symbol that stands by itself. @param {string} colour */
export function symbol(colour) {
  return html`<svg class="clever-symbol clever-tint-${colour}" viewBox="-10 -10 20 20" aria-hidden="true">${SHAPES[colour]}</svg>`;
}

/** A fox's head: ears, face, muzzle, eyes. */
export const fox = svg`
  <path class="clever-fox-fur" d="M-9-8.6-3.4-4.6H3.4L9-8.6 8.4.4 4.4 5.4 0 8.8-4.4 5.4-8.4.4z" />
  <path class="clever-fox-pale" d="M-8.2.8-2.6 1.6 0 8.8-4.4 5.4zM8.2.8 2.6 1.6 0 8.8 4.4 5.4z" />
  <circle class="clever-fox-eye" cx="-3.4" cy="-.6" r="1.1" /><circle class="clever-fox-eye" cx="3.4" cy="-.6" r="1.1" />
  <circle class="clever-fox-eye" cx="0" cy="7.4" r="1.5" />
`;

/** An arrow that goes round: throw once more. */
export const again = svg`
  <path class="clever-line" d="M6.4-2.4A6.8 6.8 0 1 0 6.4 2.9" />
  <path class="clever-solid" d="M8.6-8.2 8.2-.6 1.6-3.8z" />
`;

/** The cross of an area, as on the sheet. */
const cross = svg`<path class="clever-cross-line" d="M-4.6-4.6 4.6 4.6M4.6-4.6-4.6 4.6" />`;

/** @param {string} words @param {number} [size] */
function words(words, size = 11) {
  return svg`<text class="clever-bonus-text" y=${size * 0.36} font-size=${size} text-anchor="middle">${words}</text>`;
}

/** What is drawn in the middle of a bonus. @param {Bonus} bonus */
function bonusMark(bonus) {
  switch (bonus.what) {
    case "fox":
      return fox;
    case "reroll":
      return again;
    case "extra":
      return words("+1");
    case "cross":
      return cross;
    case "choice":
      return words("?", 13);
    default:
      return words(String(bonus.value), 13);
  }
}

/** The colour a bonus is printed in. @param {Bonus} bonus */
function bonusTint(bonus) {
  if (bonus.what === "cross" || bonus.what === "number") return bonus.area ?? "black";
  return bonus.what === "choice" ? "black" : bonus.what;
}

/** A bonus as part of a drawing: a disc in its colour. @param {Bonus} bonus */
export function bonusShape(bonus) {
  const ground =
    bonus.what === "fox"
      ? nothing
      : bonus.what === "number"
        ? svg`<rect class="clever-bonus-ground" x="-9.4" y="-9.4" width="18.8" height="18.8" rx="4" />`
        : svg`<circle class="clever-bonus-ground" r="9.8" />`;
  return svg`
    <g class="clever-bonus clever-bonus-${bonusTint(bonus)}">
      ${ground} ${bonusMark(bonus)}
    </g>
  `;
}

/** A bonus that stands by itself. @param {Bonus} bonus */
export function bonusIcon(bonus) {
  return html`<svg class="clever-bonus-icon" viewBox="-10.5 -10.5 21 21" aria-hidden="true">${bonusShape(bonus)}</svg>`;
}
