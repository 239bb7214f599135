/**
 * What each card asks, told before START: in a few words at every edge, turned to whoever sits there, and in whole
 * sentences in the middle for a player alone.
 *
 * @import { Translate } from "../contract.js"
 * @import { StormCtrl } from "./ctrl.js"
 * @import { Box } from "./table_layout.js"
 * @import { Card } from "./types.js"
 */
import { html, nothing } from "lit-html";

import { boxStyle } from "./styled.js";

/** Room of fewer pixels is enough for the kind of the card only. */
const LEAST_TASK = 40;

/** What counts is part of the task on a confusion card. @param {Card} card @param {string | null} parity */
function kindKey({ kind }, parity) {
  return kind === "confusion" ? `confusion-${parity ?? "even"}` : kind;
}

/** The kind of a card and its task in a few words, in the room beside it. @param {Card} card @param {string | null} parity @param {Box} box @param {Translate} t */
export function shortTask(card, parity, box, t) {
  const kind = t(`dobbelstorm-kind-${card.kind}`);
  if (box.height < LEAST_TASK) return html`<p class="dobbelstorm-task dobbelstorm-task-kind" ${boxStyle(box)}><b>${kind}</b></p>`;
  return html`<p class="dobbelstorm-task" ${boxStyle(box)}>
    <b>${kind}</b> ${t(`dobbelstorm-short-${kindKey(card, parity)}`, { target: card.target ?? 0 })}
  </p>`;
}

/** The words of a card that has foreign ones, each with what it means. @param {Card} card @param {Translate} t */
function glossary({ fields }, t) {
  const pairs = fields.flatMap(({ word, word_colour: colour }) => (word && colour ? [[word, t(`dobbelstorm-colour-${colour}`)]] : []));
  const foreign = pairs.filter(([word, meaning]) => word !== meaning);
  return foreign.length === 0 ? nothing : html` <span class="dobbelstorm-glossary">${foreign.map(([word, meaning]) => `${word} = ${meaning}`).join(" · ")}</span>`;
}

/** The tasks of the cards of one seat, in their order. @param {StormCtrl} ctrl @param {number} seat @param {Translate} t */
export function tasksView(ctrl, seat, t) {
  const { seats, parity } = ctrl.view.value;
  return html`<ul class="dobbelstorm-tasks">
    ${seats[seat]?.cards.map(
      (card) => html`<li>
        <b>${t(`dobbelstorm-kind-${card.kind}`)}</b>
        <span>${t(`dobbelstorm-task-${kindKey(card, parity)}`, { target: card.target ?? 0 })}${parity === "odd" ? glossary(card, t) : nothing}</span>
      </li>`,
    )}
  </ul>`;
}
