/** The picture on the shelf: five sixes rolling out of a cup, over a corner of the score sheet. */
import { html, svg } from "lit-html";

const SIX = [[-13, -16], [13, -16], [-13, 0], [13, 0], [-13, 16], [13, 16]];

/**
 * @param {number} x
 * @param {number} y
 * @param {number} turn in degrees
 * @param {number} scale
 */
function six(x, y, turn, scale) {
  return svg`
    <g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})">
      <rect class="yahtzee-cover-shade" x="-28" y="-22" width="58" height="56" rx="13" />
      <rect class="yahtzee-cover-edge" x="-29" y="-27" width="58" height="58" rx="13" />
      <rect class="yahtzee-cover-die" x="-29" y="-29" width="58" height="57" rx="13" />
      ${SIX.map(([cx, cy]) => svg`<circle class="yahtzee-cover-pip" cx=${cx} cy=${cy} r="5.6" />`)}
    </g>
  `;
}

const cup = svg`
  <g transform="translate(64 92) rotate(64)">
    <path class="yahtzee-cover-cup" d="M-42-46h84l-11 94a8 8 0 0 1-8 7h-46a8 8 0 0 1-8-7z" />
    <path class="yahtzee-cover-band" d="M-39.4-24h78.8l-2.2 17h-74.4z" />
    <ellipse class="yahtzee-cover-mouth" cx="0" cy="-46" rx="42" ry="13" />
    <ellipse class="yahtzee-cover-hole" cx="0" cy="-46" rx="34" ry="9" />
  </g>
`;

const paper = svg`
  <g transform="translate(238 18) rotate(8)">
    <rect class="yahtzee-cover-paper" width="92" height="190" rx="6" />
    ${Array.from({ length: 8 }, (_, row) => svg`<path class="yahtzee-cover-line" d="M8 ${22 + row * 21}h76" />`)}
    <path class="yahtzee-cover-line" d="M58 4v182" />
    <path class="yahtzee-cover-pen" d="M64 36l5 5 10-13M65 57l5 5 10-13M64 99l5 5 10-13" />
  </g>
`;

/** Decorative: the shelf names the game beside it. */
export function cover() {
  return html`
    <svg class="yahtzee-cover" viewBox="0 0 320 200" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect class="yahtzee-cover-felt" width="320" height="200" />
      <ellipse class="yahtzee-cover-light" cx="180" cy="110" rx="170" ry="110" />
      ${paper} ${cup}
      ${six(142, 62, -14, 0.86)} ${six(206, 66, 18, 0.92)} ${six(128, 142, 24, 0.95)} ${six(192, 146, -8, 1.05)} ${six(258, 132, 12, 0.98)}
    </svg>
  `;
}
