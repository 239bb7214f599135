/** The picture on the shelf: a corner of the black board half crossed off, three dice and a felt pen. */
import { html, svg } from "lit-html";

import { asterisk, cross, shape, star } from "./symbols.js";

/** @import { Colour } from "./types.js" */

/** The corner of the board that is seen: colours by their first letter, upper case for a star, x behind a crossed cell. */
const CORNER = ["g gxgxy y yxyxGxbx", "ogxYxgxYxyxoxoxrx", "BgxrxgxgxgxGxr r ", "b r r gxoxO b b g "];
/** @type {Record<string, Colour>} */
const NAMES = { y: "yellow", g: "green", b: "blue", r: "red", o: "orange" };

/** @param {string} row @returns {{ colour: Colour, star: boolean, crossed: boolean }[]} */
function cellsOf(row) {
  return [...row.matchAll(/([a-zA-Z])([x ]?)/g)].map(([, letter = "", mark]) => ({
    colour: NAMES[letter.toLowerCase()] ?? "green",
    star: letter !== letter.toLowerCase(),
    crossed: mark === "x",
  }));
}

const board = svg`
  <g transform="translate(16 -8) rotate(-4)">
    <rect class="keer_op_keer-cover-board" x="-14" y="-12" width="330" height="164" rx="12" />
    ${CORNER.map((row, y) =>
      cellsOf(row).map(
        (cell, x) => svg`
          <g transform="translate(${x * 34} ${y * 34 + 6})">
            <rect class="keer_op_keer-fill keer_op_keer-${cell.colour} ${cell.crossed ? "keer_op_keer-cover-done" : ""}" width="31" height="31" rx="5" />
            <g transform="translate(3.5 3.5)">
              ${cell.star ? star("keer_op_keer-star") : cell.crossed ? "" : svg`<g transform="translate(4 4) scale(.66)">${shape(cell.colour)}</g>`}
              ${cell.crossed ? cross() : ""}
            </g>
          </g>
        `,
      ),
    )}
  </g>
`;

/** @param {number} x @param {number} y @param {number} turn @param {string} kind @param {unknown} face */
function coverDie(x, y, turn, kind, face) {
  return svg`
    <g transform="translate(${x} ${y}) rotate(${turn})">
      <rect class="keer_op_keer-cover-shade" x="-27" y="-21" width="58" height="56" rx="13" />
      <rect class="keer_op_keer-cover-edge" x="-29" y="-26" width="58" height="58" rx="13" />
      <rect class="keer_op_keer-cover-die ${kind}" x="-29" y="-29" width="58" height="57" rx="13" />
      ${face}
    </g>
  `;
}

const pen = svg`
  <g transform="translate(272 92) rotate(38)">
    <rect class="keer_op_keer-cover-pen" x="-9" y="-92" width="18" height="96" rx="7" />
    <rect class="keer_op_keer-cover-cap" x="-9" y="-40" width="18" height="12" />
    <path class="keer_op_keer-cover-nib" d="M-6 4h12l-3 14h-6z" />
  </g>
`;

/** Decorative: the shelf names the game beside it. */
export function cover() {
  return html`
    <svg class="keer_op_keer-cover" viewBox="0 0 320 200" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect class="keer_op_keer-cover-felt" width="320" height="200" />
      ${board} ${pen}
      ${coverDie(76, 158, -12, "keer_op_keer-fill keer_op_keer-blue", svg`<g transform="translate(-18 -18) scale(1.5)">${shape("blue")}</g>`)}
      ${coverDie(152, 162, 9, "", svg`<text class="keer_op_keer-cover-text" y="14" text-anchor="middle">4</text>`)}
      ${coverDie(228, 156, -6, "keer_op_keer-cover-joker", svg`<g transform="translate(-17 -17) scale(1.4)">${asterisk()}</g>`)}
    </svg>
  `;
}
