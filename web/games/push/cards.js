/**
 * The cards, drawn by us: a number on the ground of its colour with the shape of that colour, the card with the die,
 * the card that turns the direction, and the back.
 *
 * Drawings are decorative; whoever shows one names it with `cardName`.
 *
 * @import { Translate } from "../contract.js"
 * @import { Card } from "./types.js"
 */
import { html, svg } from "lit-html";

import { faceKey, shape } from "./symbols.js";

/** What a reader says. @param {Card} card @param {Translate} t */
export function cardName(card, t) {
  return card.kind === "number"
    ? t("push-card-number", { colour: t(faceKey(card.colour)), number: card.number })
    : t(`push-card-${card.kind}`);
}

/** @param {readonly Card[]} cards @param {Translate} t */
export function cardNames(cards, t) {
  return cards.map((card) => cardName(card, t)).join(", ");
}

/** @param {Card} card */
function drawingOf(card) {
  if (card.kind === "dice") return diceDrawing;
  if (card.kind === "switch") return switchDrawing;
  return svg`
    <g class="push-card-ghost">${shape(card.colour, "translate(9 21) scale(1.75)")}</g>
    <text class="push-card-number" x="30" y="57" text-anchor="middle">${card.number}</text>
    ${corner(card)} <g transform="rotate(180 30 42)">${corner(card)}</g>
  `;
}

/** Number and shape in the corner, which stays visible when cards overlap. @param {{ colour: string, number: number }} card */
function corner({ colour, number }) {
  return svg`
    <text class="push-card-small" x="11" y="18" text-anchor="middle">${number}</text>
    ${shape(colour, "translate(6 20.5) scale(0.42)")}
  `;
}

const diceDrawing = svg`
  <g transform="translate(30 42) rotate(-12)">
    <rect class="push-card-die" x="-15" y="-15" width="30" height="30" rx="7" />
    <g class="push-card-die-shape">${shape("star", "translate(-9.6 -9.8) scale(0.8)")}</g>
  </g>
  <g class="push-card-trim">
    ${shape("red", "translate(6 7) scale(0.42)")} ${shape("blue", "translate(44 7) scale(0.42)")}
    ${shape("green", "translate(6 66.5) scale(0.42)")} ${shape("purple", "translate(44 66.5) scale(0.42)")}
  </g>
`;

const switchDrawing = svg`
  <g class="push-card-arrow">
    <path d="M14 33h24" /><path d="m32 24 11 9-11 9" /><path d="M46 55H22" /><path d="m28 46-11 9 11 9" />
  </g>
`;

const backDrawing = svg`
  <g class="push-card-weave">
    <path d="M6 32 30 8l24 24M6 52l24-24 24 24M6 72l24-24 24 24" />
  </g>
  <circle class="push-card-seal" cx="30" cy="42" r="13.5" />
  <path class="push-card-seal-arrow" d="M30 50V35m-6.5 5.5L30 34l6.5 6.5" />
`;

/**
 * @param {Card | null} card null shows the back
 * @param {string} [more] classes
 */
export function cardFace(card, more = "") {
  const kind = card === null ? "back" : card.kind === "number" ? card.colour : card.kind;
  return html`
    <svg class="push-card push-card-${kind} ${more}" data-kind=${kind} viewBox="0 0 60 84" aria-hidden="true">
      <rect class="push-card-paper" x="0.5" y="0.5" width="59" height="83" rx="7" />
      <rect class="push-card-ground" x="3" y="3" width="54" height="78" rx="5" />
      ${card === null ? backDrawing : drawingOf(card)}
    </svg>
  `;
}

/** A colour as a small sign, in a sentence or on a button. @param {string} face a colour or "star" */
export function faceSign(face) {
  return html`<svg class="push-sign push-ink-${face}" viewBox="0 0 24 24" aria-hidden="true">${shape(face)}</svg>`;
}
