/**
 * The rules page: which sections there are, and their pictures.
 *
 * @import { RulesSection, Translate } from "../contract.js"
 * @import { Bonus } from "./types.js"
 */
import { html } from "lit-html";

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

/** @param {Translate} t */
function areasPicture(t) {
  return html`
    <ul class="clever-rules-list">
      ${AREAS.map((area) => html`<li>${symbol(area)}<span>${t(`clever-part-${area}`)}</span></li>`)}
    </ul>
  `;
}

/** @param {Translate} t */
function bonusPicture(t) {
  return html`
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
