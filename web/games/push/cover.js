/** The picture on the shelf: two good rows, and the card that may be one too many. */
import { html, svg } from "lit-html";

import { shape } from "./symbols.js";

/**
 * @param {number} x
 * @param {number} y
 * @param {number} turn in degrees
 * @param {string} colour
 * @param {number} number
 * @param {number} [scale]
 */
function card(x, y, turn, colour, number, scale = 0.86) {
  return svg`
    <g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})">
      <rect class="push-cover-shade" x="-28" y="-38" width="60" height="84" rx="7" />
      <rect class="push-card-paper" x="-30" y="-42" width="60" height="84" rx="7" />
      <rect class="push-fill-${colour}" x="-27" y="-39" width="54" height="78" rx="5" />
      <g class="push-cover-ghost">${shape(colour, "translate(-21 -21) scale(1.75)")}</g>
      <text class="push-cover-number push-text-${colour}" y="15" text-anchor="middle">${number}</text>
    </g>
  `;
}

const back = svg`
  ${[0, 1, 2, 3].map(
    (depth) => svg`
      <g transform="translate(${54 - depth * 2.4} ${60 - depth * 2.6}) rotate(-5)">
        <rect class="push-cover-shade" x="-28" y="-40" width="60" height="84" rx="7" />
        <rect class="push-card-paper" x="-30" y="-42" width="60" height="84" rx="7" />
        <rect class="push-cover-back" x="-27" y="-39" width="54" height="78" rx="5" />
      </g>
    `,
  )}
  <path class="push-cover-arrow" d="M47 63V40m-9 8 9-9 9 9" />
`;

const die = svg`
  <g transform="translate(274 152) rotate(14)">
    <rect class="push-cover-shade" x="-25" y="-20" width="54" height="52" rx="12" />
    <rect class="push-cover-die-edge" x="-27" y="-24" width="54" height="54" rx="12" />
    <rect class="push-cover-die" x="-27" y="-27" width="54" height="53" rx="12" />
    <g class="push-cover-star">${shape("star", "translate(-17.4 -18.6) scale(1.45)")}</g>
  </g>
`;

/** Decorative: the shelf names the game beside it. */
export function cover() {
  return html`
    <svg class="push-cover" viewBox="0 0 320 200" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect class="push-cover-felt" width="320" height="200" />
      <ellipse class="push-cover-light" cx="170" cy="90" rx="190" ry="120" />
      ${back}
      ${card(128, 58, -3, "blue", 5)} ${card(184, 56, 2, "yellow", 6)} ${card(240, 58, -2, "green", 3)}
      ${card(48, 156, 3, "purple", 4)} ${card(104, 158, -2, "red", 6)} ${card(160, 155, 2, "blue", 2)}
      ${card(222, 132, 17, "red", 5, 0.98)} ${die}
    </svg>
  `;
}
