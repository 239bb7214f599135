/**
 * The rules page: which sections there are, and the cards that illustrate them.
 *
 * @import { RulesSection, Translate } from "../contract.js"
 * @import { Card } from "./types.js"
 */
import { html, nothing } from "lit-html";

import { cardFace, cardNames } from "./cards.js";
import { colourDie } from "./colour_die.js";
import { faceKey } from "./symbols.js";

/** @param {string} colour @param {number} number @returns {Card} */
function number(colour, number) {
  return { kind: "number", colour, number };
}

/** @type {Card} */
const DICE = { kind: "dice" };
/** @type {Card} */
const SWITCH = { kind: "switch" };

/** Cards side by side, named as one picture. @param {readonly Card[]} cards @param {Translate} t @param {string} [more] */
function cards(cards, t, more = "") {
  return html`
    <span class="push-rules-cards ${more}" role="img" aria-label=${cardNames(cards, t)}>${cards.map((card) => cardFace(card))}</span>
  `;
}

/** One card of each kind. @param {Translate} t */
function kindsPicture(t) {
  return cards([number("red", 1), number("blue", 2), number("green", 3), number("yellow", 5), number("purple", 6), DICE, SWITCH], t);
}

/** The example of the rulebook: the yellow 2 fits only one of three rows. @param {Translate} t */
function fitPicture(t) {
  const rows = [
    { row: [number("blue", 2), number("green", 5)], note: "push-rules-fit-number" },
    { row: [number("yellow", 6), number("red", 3)], note: "push-rules-fit-colour" },
    { row: [number("purple", 4), DICE], note: null },
  ];
  return html`
    <ul class="push-rules-rows">
      ${rows.map(
        ({ row, note }) => html`
          <li class="push-rules-row ${note ? "" : "push-rules-good"}">
            ${cards(row, t)} ${cards([number("yellow", 2)], t, note ? "push-rules-no" : "push-rules-yes")}
            <span class="push-rules-note">${t(note ?? "push-rules-fit-yes")}</span>
          </li>
        `,
      )}
    </ul>
  `;
}

/** A row with a dice card, the die, and what is lost. @param {Translate} t */
function dicePicture(t) {
  const open = [number("red", 5), number("red", 2), number("blue", 6), number("green", 4)];
  return html`
    <div class="push-rules-rows">
      <div class="push-rules-row">
        ${cards(open, t)}
        <span role="img" aria-label=${t(faceKey("red"))}>${colourDie({ face: "red" })}</span>
        ${cards(open.slice(0, 2), t, "push-rules-no")}
        <span class="push-rules-note">${t("push-rules-dice-lost")}</span>
      </div>
    </div>
  `;
}

/** The order in which rows are taken, with and without a switch card. @param {Translate} t */
function orderPicture(t) {
  const orders = [
    { cards: [], order: [1, 2, 3] },
    { cards: [SWITCH], order: [1, 3, 2] },
  ];
  return html`
    <ul class="push-rules-rows">
      ${orders.map(
        ({ cards: switches, order }) => html`
          <li class="push-rules-row">
            ${switches.length > 0 ? cards(switches, t) : nothing}
            <span class="push-rules-order" role="img" aria-label=${t("push-rules-order", { order: order.join(" → ") })}>
              ${order.map((place) => html`<span class="push-rules-seat" aria-hidden="true">${place}</span>`)}
            </span>
            <span class="push-rules-note">${t(switches.length > 0 ? "push-rules-order-turned" : "push-rules-order-usual")}</span>
          </li>
        `,
      )}
    </ul>
  `;
}

/** @type {RulesSection[]} */
export const rules = [
  { id: "goal", paragraphs: 2 },
  { id: "cards", paragraphs: 4, picture: kindsPicture },
  { id: "turn", paragraphs: 1 },
  { id: "draw", paragraphs: 3 },
  { id: "fit", paragraphs: 2, picture: fitPicture },
  { id: "stop", paragraphs: 2 },
  { id: "share", paragraphs: 3 },
  { id: "switch", paragraphs: 2, picture: orderPicture },
  { id: "dice", paragraphs: 3, picture: dicePicture },
  { id: "bust", paragraphs: 3 },
  { id: "bank", paragraphs: 3 },
  { id: "end", paragraphs: 3 },
  { id: "two", paragraphs: 2 },
  { id: "risk", paragraphs: 2 },
  { id: "app", paragraphs: 3 },
  { id: "tips", paragraphs: 5 },
];
