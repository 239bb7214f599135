/**
 * The rules page: which sections there are, and the dice that illustrate them.
 *
 * @import { RulesSection, Translate } from "../contract.js"
 */
import { html } from "lit-html";

import { diceRow, dieFace } from "../../components/die/index.js";
import { boxKey } from "./box_names.js";

/** Dice that make an example for a box, and what they bring there. @typedef {{ box: string, dice: number[], points: number, counted?: number }} Example */

/** The examples of the rulebook where it has one. @type {Example[]} */
const UPPER = [
  { box: "ones", dice: [1, 1, 2, 4, 6], points: 2, counted: 1 },
  { box: "twos", dice: [2, 2, 2, 5, 6], points: 6, counted: 2 },
  { box: "threes", dice: [3, 3, 1, 4, 6], points: 6, counted: 3 },
  { box: "fours", dice: [4, 4, 4, 4, 2], points: 16, counted: 4 },
  { box: "fives", dice: [5, 5, 5, 1, 3], points: 15, counted: 5 },
  { box: "sixes", dice: [6, 6, 6, 2, 3], points: 18, counted: 6 },
];

/** @type {Example[]} */
const LOWER = [
  { box: "three_of_a_kind", dice: [3, 3, 3, 4, 6], points: 19 },
  { box: "four_of_a_kind", dice: [5, 5, 5, 5, 1], points: 21 },
  { box: "full_house", dice: [5, 5, 5, 4, 4], points: 25 },
  { box: "small_straight", dice: [2, 3, 4, 5, 5], points: 30 },
  { box: "large_straight", dice: [1, 2, 3, 4, 5], points: 40 },
  { box: "yahtzee", dice: [3, 3, 3, 3, 3], points: 50 },
  { box: "chance", dice: [1, 3, 4, 6, 6], points: 20 },
];

/** One hand, five boxes to choose from. @type {Example[]} */
const CHOICE = [
  { box: "threes", dice: [3, 3, 3, 5, 5], points: 9, counted: 3 },
  { box: "fives", dice: [3, 3, 3, 5, 5], points: 10, counted: 5 },
  { box: "three_of_a_kind", dice: [3, 3, 3, 5, 5], points: 19 },
  { box: "full_house", dice: [3, 3, 3, 5, 5], points: 25 },
  { box: "chance", dice: [3, 3, 3, 5, 5], points: 19 },
];

/** Five fours while the box of the fours is filled. @type {Example[]} */
const JOKER = [
  { box: "three_of_a_kind", dice: [4, 4, 4, 4, 4], points: 20 },
  { box: "four_of_a_kind", dice: [4, 4, 4, 4, 4], points: 20 },
  { box: "full_house", dice: [4, 4, 4, 4, 4], points: 25 },
  { box: "small_straight", dice: [4, 4, 4, 4, 4], points: 30 },
  { box: "large_straight", dice: [4, 4, 4, 4, 4], points: 40 },
  { box: "chance", dice: [4, 4, 4, 4, 4], points: 20 },
];

/** Three of each face: exactly the goal of the upper half. */
const THREE_OF_EACH = [1, 2, 3, 4, 5, 6].map((face) => [face, face, face]);

/** @param {number[]} dice @param {number} [counted] */
function hand(dice, counted) {
  return html`
    <span class="die-row" aria-hidden="true">
      ${dice.map(
        (face) => html`<span class="die die-small ${counted && face !== counted ? "yahtzee-rules-idle" : ""}">${dieFace(face)}</span>`,
      )}
    </span>
  `;
}

/** @param {Example[]} examples @returns {(t: Translate) => import("lit-html").TemplateResult} */
function examples(examples) {
  return (t) => html`
    <ul class="yahtzee-rules-examples">
      ${examples.map(
        ({ box, dice, points, counted }) => html`
          <li class="yahtzee-rules-example">
            <span class="yahtzee-rules-box">${t(boxKey(box))}</span>
            <span class="visually-hidden">${t("yahtzee-dice", { dice: dice.join(" ") })}</span>
            ${hand(dice, counted)}
            <span class="yahtzee-rules-points">${t("yahtzee-rules-points", { points })}</span>
          </li>
        `,
      )}
    </ul>
  `;
}

/** A turn in three throws: the dice that stay are drawn in the rail. @param {Translate} t */
function turnPicture(t) {
  const throws = [
    { thrown: [2, 5, 5, 1, 6], kept: [] },
    { thrown: [5, 3, 4], kept: [5, 5] },
    { thrown: [5, 2], kept: [5, 5, 5] },
  ];
  return html`
    <ol class="yahtzee-rules-turn">
      ${throws.map(
        ({ thrown, kept }, index) => html`
          <li>
            <span class="yahtzee-rules-box">${t("yahtzee-rules-throw", { number: index + 1 })}</span>
            ${diceRow(thrown, t("yahtzee-dice", { dice: thrown.join(" ") }))}
            ${kept.length > 0
              ? html`<span class="yahtzee-rules-kept">
                  ${t("yahtzee-rail")} ${diceRow(kept, t("yahtzee-dice", { dice: kept.join(" ") }))}
                </span>`
              : ""}
          </li>
        `,
      )}
    </ol>
  `;
}

/** @param {Translate} t */
function bonusPicture(t) {
  return html`
    <div class="yahtzee-rules-bonus" role="img" aria-label=${t("yahtzee-rules-bonus-picture")}>
      ${THREE_OF_EACH.map((dice) => hand(dice))}
    </div>
  `;
}

/** @type {RulesSection[]} */
export const rules = [
  { id: "goal", paragraphs: 2 },
  { id: "start", paragraphs: 2 },
  { id: "turn", paragraphs: 4, picture: turnPicture },
  { id: "upper", paragraphs: 1, picture: examples(UPPER) },
  { id: "lower", paragraphs: 2, picture: examples(LOWER) },
  { id: "choice", paragraphs: 2, picture: examples(CHOICE) },
  { id: "chance", paragraphs: 1 },
  { id: "zero", paragraphs: 2 },
  { id: "bonus", paragraphs: 2, picture: bonusPicture },
  { id: "yahtzee-bonus", paragraphs: 2 },
  { id: "joker", paragraphs: 4, picture: examples(JOKER) },
  { id: "switches", paragraphs: 4 },
  { id: "end", paragraphs: 2 },
  { id: "contest", paragraphs: 2 },
  { id: "own-dice", paragraphs: 2 },
  { id: "tips", paragraphs: 5 },
];
