/**
 * The cards: six kinds, each field drawn in a square of 60 units. Pictures only; who shows them names them.
 *
 * @import { Translate } from "../contract.js"
 * @import { Card, Field } from "./types.js"
 */
import { html, nothing, svg } from "lit-html";

import { dieGroup, mark } from "./colours.js";

/** Words of more letters are set smaller. */
const LONG_WORD = 5;
const ROMAN = ["", "I", "II", "III", "IV", "V", "VI"];

/** @param {Field} field */
export function numeral({ values, numeral: style }) {
  return values.map((value) => (style === "roman" ? ROMAN[value] : String(value))).join("/");
}

/** @param {string} colour @param {string} text @param {number} x @param {number} y @param {string} [size] */
function words(colour, text, x, y, size = "") {
  return svg`<text class="dobbelstorm-text ${size} dobbelstorm-ink-${colour}" x=${x} y=${y}>${text}</text>`;
}

/** @param {Field} field  the lower colour as a frame, the upper die in it */
function towerField({ bottom, colour, values }) {
  return svg`
    <rect class="dobbelstorm-fill-${bottom}" x="2" y="2" width="56" height="56" rx="9" />
    ${mark(bottom ?? "", 10.5, 49.5, 0.62)}
    <rect class="dobbelstorm-gap-line dobbelstorm-fill-${colour}" x="17" y="5" width="38" height="38" rx="8" />
    ${words(colour ?? "", String(values[0]), 32, 33, "dobbelstorm-text-middle")}
    ${mark(colour ?? "", 47, 35.5, 0.5)}
  `;
}

/** @param {Field} field  a word in a colour that it does not name */
function confusionField({ colour, values, word }) {
  return svg`
    <rect class="dobbelstorm-fill-${colour}" x="2" y="2" width="56" height="56" rx="9" />
    ${words(colour ?? "", String(values[0]), 30, 29, "dobbelstorm-text-middle")}
    ${words(colour ?? "", word ?? "", 30, 49, (word ?? "").length > LONG_WORD ? "dobbelstorm-text-long" : "dobbelstorm-text-word")}
    ${mark(colour ?? "", 11, 12, 0.5)}
  `;
}

/** @param {Field} field  any colour will do */
function jokerField(field) {
  return svg`
    <rect class="dobbelstorm-joker" x="3.5" y="3.5" width="53" height="53" rx="8" />
    <text class="dobbelstorm-text dobbelstorm-joker-ink" x="30" y="41">${numeral(field)}</text>
    <path class="dobbelstorm-joker-star" transform="translate(49 12) scale(.62)" d="M0-10L2.5-2.5L10 0L2.5 2.5L0 10L-2.5 2.5L-10 0L-2.5-2.5Z" />
  `;
}

/** @param {Field} field */
function plainField(field) {
  const text = numeral(field);
  return svg`
    <rect class="dobbelstorm-fill-${field.colour}" x="2" y="2" width="56" height="56" rx="9" />
    ${words(field.colour ?? "", text, 30, 43, text.length > 2 ? "dobbelstorm-text-middle" : "")}
    ${mark(field.colour ?? "", 48.5, 12, 0.62)}
  `;
}

/** @param {Field} field */
function fieldGroup(field) {
  if (field.bottom !== null) return towerField(field);
  if (field.word !== null) return confusionField(field);
  return field.joker ? jokerField(field) : plainField(field);
}

/** @param {Card} card  lines between fields that belong together */
function lines({ kind, direction }) {
  if (kind !== "duo") return nothing;
  return [30, 90, 150].map((at) =>
    direction === "vertical"
      ? svg`<path class="dobbelstorm-card-line" d="M${at} 22V158" />`
      : svg`<path class="dobbelstorm-card-line" d="M22 ${at}H158" />`,
  );
}

/** @param {Card} card  the number in the middle of a target card */
function goal({ target }) {
  if (target === null) return nothing;
  return svg`
    <circle class="dobbelstorm-goal" cx="90" cy="90" r="26" />
    <text class="dobbelstorm-text dobbelstorm-goal-ink" x="90" y="102">${target}</text>
  `;
}

/** Dice that lie on a drawn card. @typedef {{ field: number, layer: string, colour: string, value: number, badge?: { text: string, good: boolean } | null, missed?: boolean }} LaidDie */

/** @param {Card} card @param {LaidDie} die */
function laid(card, die) {
  const at = card.fields.find(({ field }) => field === die.field);
  if (!at) return nothing;
  const isTop = die.layer === "top" || die.layer === "parked";
  const x = at.col * 60 + 30 + (isTop ? 6 : 0);
  const y = at.row * 60 + 30 - (isTop ? 6 : 0);
  return svg`
    <g transform="translate(${x} ${y}) scale(${isTop ? 0.36 : 0.5})">
      ${dieGroup(die.colour, die.value)}
      ${die.missed ? svg`<rect class="dobbelstorm-missed-ring" x="-52" y="-52" width="104" height="104" rx="24" />` : nothing}
    </g>
    ${die.badge
      ? svg`<g transform="translate(${at.col * 60 + 47} ${at.row * 60 + 47})">
          <circle class=${die.badge.good ? "dobbelstorm-badge-good" : "dobbelstorm-badge-bad"} r="12" />
          <text class="dobbelstorm-text dobbelstorm-badge-ink" y="5">${die.badge.text}</text>
        </g>`
      : nothing}
  `;
}

/**
 * A whole card.
 * @param {Card} card
 * @param {readonly LaidDie[]} [dice]
 */
export function cardSvg(card, dice = []) {
  return html`
    <svg class="dobbelstorm-card" viewBox="-4 -4 188 188" aria-hidden="true">
      <rect class="dobbelstorm-card-paper" x="-3" y="-3" width="186" height="186" rx="14" />
      ${lines(card)} ${goal(card)}
      ${card.fields.map((field) => svg`<g transform="translate(${field.col * 60} ${field.row * 60})">${fieldGroup(field)}</g>`)}
      ${dice.map((die) => laid(card, die))}
    </svg>
  `;
}

/**
 * The words for a field: what it asks for. A confusion field tells what is printed, never which of the two counts.
 * @param {Field} field
 * @param {Translate} t
 */
export function fieldText(field, t) {
  const values = field.values.join("/");
  if (field.bottom !== null) {
    return t("dobbelstorm-field-tower", { bottom: t(`dobbelstorm-colour-${field.bottom}`), top: t(`dobbelstorm-colour-${field.colour}`), values });
  }
  if (field.word !== null) {
    return t("dobbelstorm-field-confusion", { colour: t(`dobbelstorm-colour-${field.colour}`), word: field.word, values });
  }
  if (field.joker) return t("dobbelstorm-field-joker", { values });
  return t("dobbelstorm-field-plain", { colour: t(`dobbelstorm-colour-${field.colour}`), values });
}
