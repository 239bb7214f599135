/**
 * The three rows on the table. A row that can be tapped is a button, and says what the tap does.
 *
 * @import { Translate } from "../contract.js"
 * @import { Move } from "../../engine/messages.js"
 * @import { PushCtrl } from "./ctrl.js"
 * @import { Row } from "./types.js"
 */
import { html, nothing } from "lit-html";
import { ref } from "lit-html/directives/ref.js";

import { seatName } from "../../app/seat_names.js";
import { cardFace, cardName, cardNames } from "./cards.js";
import { discarded, flightTo, landing } from "./flight.js";
import { heatOf } from "./heat.js";
import { percent } from "./hint_model.js";
import * as icons from "./icons.js";

/** @param {PushCtrl} ctrl @param {Row} row @param {number} place @param {Translate} t */
function rowCards(ctrl, row, place, t) {
  const { landed, taking, leaving } = ctrl.stage.value ?? {};
  const { drawn } = ctrl.view.value;
  const isOffered = ctrl.rowMove(place)?.data.type === "place";
  const travels =
    taking?.row === place ? flightTo(taking.seat) : leaving?.includes(place) ? discarded : landed?.row === place ? landing : undefined;
  return html`
    <span class="push-row-cards push-row-of-${row.cards.length + (isOffered ? 1 : 0)}" ${ref(travels)}>
      ${row.cards.map((card, at) => cardFace(card, landed?.row === place && landed.card === at ? "push-landed" : ""))}
      ${isOffered && drawn
        ? html`<span class="push-slot">${cardFace(drawn, "push-slot-card")}<span class="push-slot-sign" aria-hidden="true">+</span></span>`
        : row.cards.length === 0
          ? html`<span class="push-row-empty">${emptyWord(ctrl, row, place, t)}</span>`
          : nothing}
    </span>
  `;
}

/** @param {PushCtrl} ctrl @param {Row} row @param {number} place @param {Translate} t */
function emptyWord(ctrl, row, place, t) {
  const { seats } = ctrl.session.snapshot.value;
  if (row.taken_by !== null) return t("push-row-taken", { name: seatName(seats, row.taken_by) });
  const { rows, phase } = ctrl.view.value;
  const isNext = rows.findIndex(({ cards, taken_by: taken }) => cards.length === 0 && taken === null) === place;
  return isNext && (phase === "turn" || phase === "draw" || phase === "place") ? t("push-row-free") : "";
}

/** What a reader says about a row, and about the tap on it. @param {PushCtrl} ctrl @param {Row} row @param {number} place @param {Translate} t */
function rowLabel(ctrl, row, place, t) {
  const content =
    row.cards.length > 0
      ? t("push-row", { row: place + 1, cards: cardNames(row.cards, t), points: row.points })
      : t("push-row-none", { row: place + 1 });
  const move = ctrl.rowMove(place);
  if (!move) return content;
  const { drawn } = ctrl.view.value;
  if (move.data.type === "take") return t("push-row-take", { content });
  const act = t("push-row-place", { content, card: drawn ? cardName(drawn, t) : "" });
  return ctrl.riskShown.value ? `${act}. ${t("push-hint-bust-next", { chance: percent(move.data.bust_chance) })}` : act;
}

/** The worth of a row, and the trouble in it. @param {Row} row @param {Translate} t */
function rowWorth(row, t) {
  if (row.cards.length === 0) return nothing;
  return html`
    <span class="push-row-worth" aria-hidden="true">
      <span class="push-row-points">${row.points}</span>
      <span class="push-row-unit">${t("push-points-word", { points: row.points })}</span>
    </span>
  `;
}

/** How likely the card after this one fits nowhere, if this one goes here. @param {PushCtrl} ctrl @param {Move | null} move @param {Translate} t */
function rowRisk(ctrl, move, t) {
  if (move?.data.type !== "place" || !ctrl.riskShown.value) return nothing;
  const chance = move.data.bust_chance;
  return html`
    <span class="push-row-risk push-risk-${heatOf(chance)}" aria-hidden="true">
      ${icons.gauge}${t("push-risk-percent", { percent: percent(chance) })}
    </span>
  `;
}

/** @param {PushCtrl} ctrl @param {Row} row @param {number} place @param {Translate} t */
function rowView(ctrl, row, place, t) {
  const stage = ctrl.stage.value;
  const { seats } = ctrl.session.snapshot.value;
  const move = ctrl.rowMove(place);
  const taking = stage?.taking?.row === place ? stage.taking : null;
  const classes = [
    "push-row",
    move ? `push-row-lit push-row-${move.data.type}` : "",
    move && ctrl.pointed.value === move.code ? "push-pointed" : "",
    taking || stage?.leaving?.includes(place) ? "push-row-going" : "",
    stage?.landed?.row === place ? "push-row-landing" : "",
    row.taken_by !== null ? "push-row-gone" : "",
    row.cards.length === 0 ? "push-row-bare" : "",
  ].join(" ");
  const body = html`
    <span class="push-row-number" aria-hidden="true">${place + 1}</span>
    ${rowCards(ctrl, row, place, t)} ${rowRisk(ctrl, move, t)} ${rowWorth(row, t)}
    ${taking
      ? html`<span class="push-row-tag" aria-hidden="true">${icons.arrow}${seatName(seats, taking.seat)}</span>`
      : move?.data.type === "take"
        ? html`<span class="push-row-tag push-row-tag-take" aria-hidden="true">${t("push-take")}</span>`
        : nothing}
    ${move && ctrl.pointed.value === move.code ? html`<span class="push-best" aria-hidden="true">${icons.bulb}</span>` : nothing}
  `;
  return html`
    <li class="push-row-item">
      ${move
        ? html`<button
            type="button"
            class=${classes}
            aria-keyshortcuts=${place + 1}
            ?data-pointed=${ctrl.pointed.value === move.code}
            @click=${() => void ctrl.tapRow(place)}
          >
            <span class="visually-hidden">${rowLabel(ctrl, row, place, t)}</span>${body}
          </button>`
        : html`<div class=${classes} role="img" aria-label=${rowLabel(ctrl, row, place, t)}>${body}</div>`}
    </li>
  `;
}

/** @param {PushCtrl} ctrl @param {Translate} t */
export function rowsView(ctrl, t) {
  return html`
    <ol class="push-rows" aria-label=${t("push-rows-label")}>
      ${ctrl.view.value.rows.map((row, place) => rowView(ctrl, row, place, t))}
    </ol>
  `;
}
