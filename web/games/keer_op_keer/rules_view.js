/**
 * The rules page: which sections there are, and the corners of boards that illustrate them.
 *
 * @import { RulesSection, Translate } from "../contract.js"
 * @import { Colour } from "./types.js"
 */
import { html, nothing, svg } from "lit-html";

import { dicePair } from "./dice_view.js";
import { scoreRange } from "./names.js";
import { PRINTED, RATINGS, boardPicture } from "./printed.js";
import { cross, shape } from "./symbols.js";

/** @type {Record<string, Colour>} */
const NAMES = { y: "yellow", g: "green", b: "blue", r: "red", o: "orange" };

/**
 * A corner of a board: a letter is an open cell, `+` behind it an older cross, `*` one of this turn.
 * @param {string[]} rows
 * @param {string} label
 */
function corner(rows, label) {
  return html`<svg class="keer_op_keer-rules-corner" viewBox="-1 -1 ${rows[0] ? rows[0].length * 13 + 2 : 0} ${rows.length * 26 + 2}" role="img" aria-label=${label}>
    ${rows.map((row, y) =>
      [...row.matchAll(/([ygbro])([ +*])/g)].map(([, letter = "y", mark], x) => {
        const colour = NAMES[letter] ?? "yellow";
        return svg`<g transform="translate(${x * 26} ${y * 26})">
          <rect class="keer_op_keer-fill keer_op_keer-${colour} ${mark === "+" ? "keer_op_keer-mini-done" : ""}" width="24" height="24" rx="4" />
          ${mark === " " ? svg`<g class="keer_op_keer-middle">${shape(colour)}</g>` : cross()}
          ${mark === "*" ? svg`<rect class="keer_op_keer-rules-new" x="1" y="1" width="22" height="22" rx="3" />` : nothing}
        </g>`;
      }),
    )}
  </svg>`;
}

const RIGHT = ["g g y+y+y+", "g g*g*g*y+", "b g*o o r "];
const WRONG = ["y+y+o o g ", "y+y+b b g ", "b r r*r*r*"];

/** @param {Translate} t */
function crossing(t) {
  const right = t("keer_op_keer-rules-correct");
  const wrong = t("keer_op_keer-rules-wrong");
  return html`<div class="keer_op_keer-rules-pictures">
    <figure>${corner(RIGHT, right)}<figcaption><span aria-hidden="true">✓</span> ${right}</figcaption></figure>
    <figure>${corner(WRONG, wrong)}<figcaption><span aria-hidden="true">✗</span> ${wrong}</figcaption></figure>
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
