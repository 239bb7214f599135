/**
 * The rules page: which sections there are, and the corners of boards that illustrate them.
 *
 * @import { RulesSection, Translate } from "../contract.js"
 */
import { html, nothing, svg } from "lit-html";

import { cellMarks } from "./board_view.js";
import { dicePair } from "./dice_view.js";
import { scoreRange } from "./names.js";
import { PRINTED, RATINGS, boardPicture, printedCell } from "./printed.js";

/** Cells of a picture are this far apart. */
const PITCH = 26;

/**
 * A corner of the black board, as the examples of the rulebook have it.
 * @typedef {object} Example
 * @property {string} text        what is said of it, behind `keer_op_keer-rules-`
 * @property {boolean} right
 * @property {string} columns
 * @property {string} rows
 * @property {string} older       cells with an older cross
 * @property {string} now         cells crossed in this turn
 * @property {string} [left]      cells that stay behind by themselves
 */

const YELLOW_DONE = "D1 E1 E2 F1 F2 G1 G2 H2";

/** @type {readonly Example[]} */
const EXAMPLES = [
  { text: "correct", right: true, columns: "DEFGH", rows: "1234", older: YELLOW_DONE, now: "D2 D3 D4 E3" },
  { text: "correct-singles", right: true, columns: "DEFGH", rows: "1234", older: YELLOW_DONE, now: "D3 E3 F3 G3", left: "D2 D4" },
  { text: "wrong-apart", right: false, columns: "DEFGH", rows: "1234", older: YELLOW_DONE, now: "D2 D4 E3 F3 G3" },
  { text: "wrong-corner", right: false, columns: "GHIJK", rows: "3456", older: "H4 I4", now: "J5 J6 K5" },
];

/** @param {Example} example @param {string} label */
function corner({ columns, rows, older, now, left = "" }, label) {
  return html`<svg
    class="keer_op_keer-rules-corner"
    viewBox="-2 -2 ${columns.length * PITCH + 2} ${rows.length * PITCH + 2}"
    role="img"
    aria-label=${label}
  >
    ${[...rows].map((row, y) =>
      [...columns].map((column, x) => {
        const name = column + row;
        const { colour, star } = printedCell("black", name);
        const isNow = now.includes(name);
        const isOlder = older.includes(name);
        return svg`<g transform="translate(${x * PITCH} ${y * PITCH})" class=${isOlder ? "keer_op_keer-crossed" : ""}>
          <rect class="keer_op_keer-fill keer_op_keer-${colour} ${isOlder ? "keer_op_keer-mini-done" : ""}" width="24" height="24" rx="4" />
          ${cellMarks(colour, star, isNow || isOlder)}
          ${isNow ? svg`<rect class="keer_op_keer-rules-now" x="1" y="1" width="22" height="22" rx="3" />` : nothing}
          ${left.includes(name) ? svg`<rect class="keer_op_keer-rules-left" x="2" y="2" width="20" height="20" rx="3" />` : nothing}
        </g>`;
      }),
    )}
  </svg>`;
}

/** @param {Translate} t */
function crossing(t) {
  return html`<div class="keer_op_keer-rules-pictures">
    ${EXAMPLES.map((example) => {
      const label = t(`keer_op_keer-rules-${example.text}`);
      return html`<figure>
        ${corner(example, label)}
        <figcaption><span class="keer_op_keer-rules-${example.right ? "right" : "wrong"}" aria-hidden="true">${example.right ? "✓" : "✗"}</span> ${label}</figcaption>
      </figure>`;
    })}
  </div>`;
}

/** @param {Translate} t */
function jokers(t) {
  return html`<div class="keer_op_keer-rules-jokers" role="img" aria-label=${t("keer_op_keer-rules-jokers-picture")}>
    ${dicePair("joker", 0)} <span aria-hidden="true">=</span>
    <span class="keer_op_keer-joker keer_op_keer-joker-used">!</span><span class="keer_op_keer-joker keer_op_keer-joker-used">!</span>
  </div>`;
}

/** What the rulebook says of a solo score, best first. @param {Translate} t */
function ratings(t) {
  return html`<table class="keer_op_keer-rules-ratings">
    <caption class="visually-hidden">${t("keer_op_keer-ladder")}</caption>
    <tbody>
      ${RATINGS.map((row, place) => html`<tr><th scope="row">${scoreRange(row)}</th><td>${t(`keer_op_keer-rating-${place}`)}</td></tr>`)}
    </tbody>
  </table>`;
}

/** @param {Translate} t */
function boards(t) {
  return html`<ul class="keer_op_keer-rules-boards">
    ${Object.keys(PRINTED).map((board) => html`<li>${boardPicture(board)} ${t(`keer_op_keer-option-board-${board}`)}</li>`)}
  </ul>`;
}

/** @type {RulesSection[]} */
export const rules = [
  { id: "goal", paragraphs: 2 },
  { id: "roll", paragraphs: 4 },
  { id: "crossing", paragraphs: 3, picture: crossing },
  { id: "jokers", paragraphs: 2, picture: jokers },
  { id: "columns", paragraphs: 2 },
  { id: "colours", paragraphs: 1 },
  { id: "stars", paragraphs: 1 },
  { id: "end", paragraphs: 2 },
  { id: "solo", paragraphs: 3, picture: ratings },
  { id: "boards", paragraphs: 2, picture: boards },
  { id: "app", paragraphs: 3 },
  { id: "tips", paragraphs: 3 },
];
