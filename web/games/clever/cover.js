/** The picture on the shelf: six coloured dice tumbling over the dark sheet, and a fox that looks on. */
import { html, svg } from "lit-html";

import { fox, symbolShape } from "./symbols.js";

/** @type {Record<number, number[][]>} */
const PIPS = {
  1: [[0, 0]],
  2: [[-12, 12], [12, -12]],
  3: [[-12, 12], [0, 0], [12, -12]],
  4: [[-12, -12], [12, -12], [-12, 12], [12, 12]],
  5: [[-12, -12], [12, -12], [0, 0], [-12, 12], [12, 12]],
  6: [[-12, -14], [12, -14], [-12, 0], [12, 0], [-12, 14], [12, 14]],
};

/** @param {string} colour @param {number} face @param {number} x @param {number} y @param {number} turn @param {number} scale */
function coverDie(colour, face, x, y, turn, scale) {
  return svg`
    <g class="clever-cover-die clever-die-${colour}" transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})">
      <rect class="clever-cover-shade" x="-24" y="-18" width="52" height="50" rx="12" />
      <rect class="clever-cover-edge" x="-26" y="-24" width="52" height="52" rx="12" />
      <rect class="clever-cover-body" x="-26" y="-26" width="52" height="51" rx="12" />
      ${PIPS[face]?.map(([cx, cy]) => svg`<circle class="clever-cover-pip" cx=${cx} cy=${cy} r="5" />`)}
    </g>
  `;
}

/** Rows of the sheet behind the dice, each with its symbol. */
const ROWS = Object.freeze(["green", "orange", "purple"]);

const paper = svg`
  <g transform="translate(22 22) rotate(-5)">
    <rect class="clever-cover-sheet" width="236" height="176" rx="14" />
    <rect class="clever-cover-yellow" x="10" y="10" width="104" height="84" rx="8" />
    <rect class="clever-cover-blue" x="122" y="10" width="104" height="84" rx="8" />
    ${[0, 1, 2, 3].flatMap((column) =>
      [0, 1, 2].map(
        (row) => svg`
          <rect class="clever-cover-cell" x=${17 + column * 24} y=${17 + row * 25} width="19" height="20" rx="4" />
          <rect class="clever-cover-cell" x=${129 + column * 24} y=${17 + row * 25} width="19" height="20" rx="4" />
        `,
      ),
    )}
    <path class="clever-cover-pen" d="M20 20l13 14m0-14-13 14M44 45l13 14m0-14-13 14M156 20l13 14m0-14-13 14" />
    ${ROWS.map(
      (colour, row) => svg`
        <rect class="clever-cover-${colour}" x="10" y=${102 + row * 25} width="216" height="21" rx="6" />
        <g class="clever-cover-sign" transform="translate(22 ${112.5 + row * 25}) scale(0.62)">${symbolShape(colour)}</g>
        ${Array.from({ length: 8 }, (_, cell) => svg`<rect class="clever-cover-cell" x=${36 + cell * 23} y=${105 + row * 25} width="18" height="15" rx="3" />`)}
      `,
    )}
  </g>
`;

/** Decorative: the shelf names the game beside it. */
export function cover() {
  return html`
    <svg class="clever-cover" viewBox="0 0 320 200" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect class="clever-cover-table" width="320" height="200" />
      <circle class="clever-cover-light" cx="230" cy="90" r="150" />
      ${paper}
      <g transform="translate(268 50) rotate(8) scale(3.6)">${fox}</g>
      ${coverDie("yellow", 5, 188, 66, -16, 0.82)} ${coverDie("blue", 3, 230, 112, 12, 0.92)} ${coverDie("green", 6, 172, 130, 22, 0.9)}
      ${coverDie("orange", 2, 286, 128, -10, 0.9)} ${coverDie("purple", 4, 222, 166, -8, 0.95)} ${coverDie("white", 1, 282, 176, 16, 0.85)}
    </svg>
  `;
}
