/**
 * The rules page: which sections there are, and their pictures.
 *
 * @import { RulesSection, Translate } from "../contract.js"
 * @import { Bonus } from "./types.js"
 */
import { html, nothing } from "lit-html";

import { dieFace } from "../../components/die/index.js";
import { AREAS } from "./areas.js";
import { bonusIcon, symbol } from "./symbols.js";

/** @type {readonly Bonus[]} */
const CROSSES = Object.freeze([
  { what: "cross", area: "yellow" },
  { what: "cross", area: "blue" },
  { what: "cross", area: "green" },
]);
/** @type {readonly Bonus[]} */
const NUMBERS = Object.freeze([
  { what: "number", area: "orange", value: 5 },
  { what: "number", area: "purple", value: 6 },
]);

/** Bonuses that look alike, with what they do. @type {readonly { key: string, icons: readonly Bonus[] }[]} */
const BONUSES = Object.freeze([
  { key: "cross", icons: CROSSES },
  { key: "number", icons: NUMBERS },
  { key: "reroll", icons: [{ what: "reroll" }] },
  { key: "extra", icons: [{ what: "extra" }] },
  { key: "fox", icons: [{ what: "fox" }] },
]);

/** A field in a picture. @typedef {{ printed?: string, written?: string | null, isCrossed?: boolean, isNew?: boolean }} ExampleCell */

/**
 * The rulebook's own examples of the five areas: the dice, and the fields around the one they fill.
 * @type {Record<"yellow" | "blue" | "green" | "orange" | "purple", { dice: readonly (readonly [string, number])[], cells: readonly ExampleCell[] }>}
 */
const EXAMPLES = {
  yellow: { dice: [["yellow", 4]], cells: [{ printed: "2" }, { printed: "4", isCrossed: true, isNew: true }] },
  blue: { dice: [["blue", 3], ["white", 4]], cells: [{ printed: "5" }, { printed: "6" }, { printed: "7", isCrossed: true, isNew: true }, { printed: "8" }] },
  green: { dice: [["green", 5]], cells: [{ printed: "≥3", isCrossed: true }, { printed: "≥4", isCrossed: true }, { printed: "≥5", isCrossed: true, isNew: true }, { printed: "≥1" }] },
  orange: { dice: [["orange", 6]], cells: [{ written: "5" }, { written: "2" }, { written: "3" }, { written: "12", isNew: true }, {}] },
  purple: { dice: [["purple", 3]], cells: [{ written: "2" }, { written: "5" }, { written: "6" }, { written: "3", isNew: true }, {}] },
};

/** The rulebook's own example throw of a player alone. @type {readonly (readonly [string, number])[]} */
const SERVED = Object.freeze([
  ["blue", 1],
  ["purple", 2],
  ["orange", 3],
]);

/** @param {string} id @param {number} face */
function ruleDie(id, face) {
  return html`<span class="clever-die clever-die-${id}"><span class="die">${dieFace(face)}</span>${symbol(id)}</span>`;
}

/** @param {Translate} t */
function dicePicture(t) {
  return html`
    <div class="clever-rules-dice" role="img" aria-label=${t("clever-rules-dice-picture")}>
      ${["white", ...AREAS].map((id, index) => ruleDie(id, index + 1))}
    </div>
  `;
}

function servedPicture() {
  return html`<div class="clever-platter" aria-hidden="true">${SERVED.map(([id, face]) => ruleDie(id, face))}</div>`;
}

/** @param {ExampleCell} cell */
function exampleCell({ printed = "", written = null, isCrossed = false, isNew = false }) {
  return html`<span class="clever-example-cell ${isNew ? "clever-example-new" : ""}">
    ${written ? html`<span class="clever-example-written">${written}</span>` : printed}
    ${isCrossed ? html`<svg class="clever-example-cross" viewBox="-10 -10 20 20"><path d="M-6-7 6 7M6-6-7 6" /></svg>` : nothing}
  </span>`;
}

/** Some cells of an area. @param {string} area @param {readonly ExampleCell[]} cells */
function exampleCells(area, cells) {
  return html`<span class="clever-example-cells clever-area-${area}">${cells.map(exampleCell)}</span>`;
}

/** @param {Translate} t */
function areasPicture(t) {
  return html`
    <ul class="clever-rules-list">
      ${AREAS.map((area) => {
        const { dice, cells } = EXAMPLES[/** @type {keyof typeof EXAMPLES} */ (area)];
        return html`<li>
          ${symbol(area)}<span class="clever-rules-area">${t(`clever-part-${area}`)}</span>
          <span class="clever-example" aria-hidden="true">${dice.map(([id, face]) => ruleDie(id, face))}<span class="clever-example-arrow">→</span>${exampleCells(area, cells)}</span>
        </li>`;
      })}
    </ul>
  `;
}

/** A six completes yellow's first row; the cross in blue that it brings completes the column of the reroll. @param {Translate} t */
function chainPicture(t) {
  const arrow = html`<span class="clever-example-arrow">→</span>`;
  return html`
    <div class="clever-example clever-example-chain" role="img" aria-label=${t("clever-rules-chain-picture")}>
      ${ruleDie("yellow", 6)} ${arrow}
      ${exampleCells("yellow", [{ printed: "3", isCrossed: true }, { printed: "6", isCrossed: true, isNew: true }, { printed: "5", isCrossed: true }, { isCrossed: true }])}
      ${arrow} ${bonusIcon({ what: "cross", area: "blue" })} ${arrow}
      ${exampleCells("blue", [{ printed: "5", isCrossed: true }, { printed: "9", isCrossed: true, isNew: true }])}
      ${arrow} ${bonusIcon({ what: "reroll" })}
    </div>
  `;
}

/** @param {Translate} t */
function bonusPicture(t) {
  return html`
    ${chainPicture(t)}
    <ul class="clever-rules-list">
      ${BONUSES.map(({ key, icons }) => html`<li><span class="clever-rules-icons">${icons.map(bonusIcon)}</span><span>${t(`clever-rules-bonus-${key}`)}</span></li>`)}
    </ul>
  `;
}

/** @type {RulesSection[]} */
export const rules = [
  { id: "goal", paragraphs: 2 },
  { id: "turn", paragraphs: 4, picture: dicePicture },
  { id: "passive", paragraphs: 2, picture: servedPicture },
  { id: "white", paragraphs: 2 },
  { id: "areas", paragraphs: 5, picture: areasPicture },
  { id: "bonuses", paragraphs: 2, picture: bonusPicture },
  { id: "actions", paragraphs: 3 },
  { id: "rounds", paragraphs: 1 },
  { id: "foxes", paragraphs: 1 },
  { id: "end", paragraphs: 1 },
  { id: "solo", paragraphs: 2 },
  { id: "own-dice", paragraphs: 1 },
];
