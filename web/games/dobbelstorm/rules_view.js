/**
 * The rules page: which sections there are, and the cards and dice that illustrate them.
 *
 * @import { TemplateResult } from "lit-html"
 * @import { RulesSection, Translate } from "../contract.js"
 * @import { LaidDie } from "./card_view.js"
 * @import { Card, Field, Kind } from "./types.js"
 */
import { html } from "lit-html";

import { cardSvg } from "./card_view.js";
import { dieSvg } from "./colours.js";

const COLOURS = ["red", "orange", "yellow", "green", "blue", "purple", "pink", "brown", "grey", "black"];

/** @param {number} at @param {Partial<Field>} printed @returns {Field} */
function field(at, printed) {
  return {
    field: at, row: Math.floor(at / 3), col: at % 3, colour: null, values: [], joker: false, bottom: null, word: null,
    word_colour: null, numeral: "arabic", ...printed,
  };
}

/** @param {Kind} kind @param {Field[]} fields @param {Partial<Card>} [printed] @returns {Card} */
function card(kind, fields, printed) {
  return { id: -1, kind, target: null, language: null, direction: null, fields, ...printed };
}

/** Examples of our own, made like the cards of the game. */
const VALUES = [4, 1, 6, 2, 5, 3, 6, 1, 4];
const NINE = COLOURS.slice(0, 9);
const TARGET = card("target", NINE.flatMap((colour, at) => (at === 4 ? [] : [field(at, { colour, values: [VALUES[at] ?? 1] })])), { target: 11 });
const TOWER = card("tower", NINE.map((colour, at) => field(at, { colour, bottom: COLOURS[(at + 3) % 10] ?? null, values: [VALUES[at] ?? 1] })));
const ROW = card("row", NINE.map((colour, at) => field(at, { colour, values: at % 2 === 0 ? [VALUES[at] ?? 1, (VALUES[at] ?? 1) % 6 + 1] : [VALUES[at] ?? 1] })));
const CHAIN = card("chain", NINE.map((colour, at) => field(at, at === 3 || at === 5 ? { joker: true, values: [VALUES[at] ?? 1] } : { colour, values: [VALUES[at] ?? 1] })));
const DUO = card(
  "duo",
  Array.from({ length: 9 }, (_, at) => {
    const values = [[2, 5, 3][Math.floor(at / 3)] ?? 1];
    const numeral = at % 2 === 0 ? /** @type {const} */ ("roman") : /** @type {const} */ ("arabic");
    return field(at, at % 3 === 1 ? { joker: true, values, numeral } : { colour: COLOURS[at] ?? "red", values, numeral });
  }),
  { direction: "horizontal" },
);
/** The words of the cards for the colours above, as `layout.rs` of the engine prints them. */
const WORDS = {
  de: ["rot", "orange", "gelb", "grün", "blau", "lila", "rosa", "braun", "grau", "schwarz"],
  en: ["red", "orange", "yellow", "green", "blue", "purple", "pink", "brown", "grey", "black"],
  fr: ["rouge", "orange", "jaune", "vert", "bleu", "violet", "rose", "brun", "gris", "noir"],
};
const CONFUSION = card("confusion", NINE.map((colour, at) => field(at, { colour, word: WORDS.de[(at + 4) % 10] ?? "", values: [VALUES[at] ?? 1] })), { language: "de" });

/** @param {Card} printed @param {LaidDie[]} [dice] @returns {(t: Translate) => TemplateResult} */
function example(printed, dice = []) {
  return (t) => html`<div class="dobbelstorm-rules-card" role="img" aria-label=${t(`dobbelstorm-rules-picture-${printed.kind}`)}>${cardSvg(printed, dice)}</div>`;
}

/** A right die on a field of a card, with the point it brings. @param {Card} printed @param {number} at @returns {LaidDie} */
function right(printed, at) {
  const { colour, values } = printed.fields.find((one) => one.field === at) ?? field(at, {});
  return { field: at, layer: "single", colour: colour ?? "blue", value: values[0] ?? 1, badge: { text: "+1", good: true } };
}

/** @param {Translate} t */
function palette(t) {
  return html`<ul class="dobbelstorm-rules-palette">
    ${COLOURS.map((colour, at) => html`<li><span class="dobbelstorm-small-die">${dieSvg(colour, (at % 6) + 1)}</span> ${t(`dobbelstorm-colour-${colour}`)}</li>`)}
  </ul>`;
}

/** What the words on the cards mean. @param {Translate} t */
function dictionary(t) {
  const languages = /** @type {(keyof typeof WORDS)[]} */ (Object.keys(WORDS));
  const names = languages.map((one) => t(`dobbelstorm-language-${one}`));
  return html`${example(CONFUSION)(t)}
    <table class="dobbelstorm-dictionary">
      <thead><tr><td></td>${names.map((name) => html`<th scope="col">${name}</th>`)}</tr></thead>
      <tbody>
        ${COLOURS.map((colour, at) => html`<tr>
          <th scope="row"><span class="dobbelstorm-small-die">${dieSvg(colour, 1)}</span> ${t(`dobbelstorm-colour-${colour}`)}</th>
          ${languages.map((one) => html`<td lang=${one}>${WORDS[one][at]}</td>`)}
        </tr>`)}
      </tbody>
    </table>`;
}

/** @type {RulesSection[]} */
export const rules = [
  { id: "goal", paragraphs: 2 },
  { id: "dice", paragraphs: 2, picture: palette },
  { id: "start", paragraphs: 3 },
  { id: "play", paragraphs: 5 },
  { id: "stop", paragraphs: 4 },
  { id: "points", paragraphs: 4 },
  { id: "target", paragraphs: 2, picture: example(TARGET, [0, 1, 6].map((at) => right(TARGET, at))) },
  { id: "tower", paragraphs: 3, picture: example(TOWER) },
  { id: "row", paragraphs: 2, picture: example(ROW, [3, 4, 5].map((at) => right(ROW, at))) },
  { id: "chain", paragraphs: 2, picture: example(CHAIN, [3, 5, 8].map((at) => right(CHAIN, at))) },
  { id: "duo", paragraphs: 2, picture: example(DUO, [0, 1, 4, 5].map((at) => right(DUO, at))) },
  { id: "confusion", paragraphs: 3, picture: dictionary },
  { id: "rounds", paragraphs: 3 },
  { id: "solo", paragraphs: 2 },
  { id: "table", paragraphs: 3 },
  { id: "own", paragraphs: 2 },
];
