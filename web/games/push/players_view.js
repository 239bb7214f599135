/**
 * What lies before each player: five colours, open cards fanned out, banked ones under a lock.
 *
 * @import { Translate } from "../contract.js"
 * @import { PushCtrl } from "./ctrl.js"
 * @import { Collection } from "./types.js"
 */
import { html, nothing } from "lit-html";
import { ref } from "lit-html/directives/ref.js";

import { seatName } from "../../app/seat_names.js";
import { faceSign } from "./cards.js";
import { discarded } from "./flight.js";
import * as icons from "./icons.js";
import { faceKey, shape } from "./symbols.js";

/** @param {string} colour @param {readonly number[]} numbers @param {boolean} isLost they go to the discard pile */
function fan(colour, numbers, isLost) {
  return html`
    <span class="push-fan" aria-hidden="true" ${ref(isLost ? discarded : undefined)}>
      ${numbers.map(
        (number) => html`
          <span class="push-mini"
            ><span class="push-mini-card push-paint-${colour}"
              >${number}<svg class="push-mini-shape" viewBox="0 0 24 24">${shape(colour)}</svg></span
            ></span
          >
        `,
      )}
    </span>
  `;
}

/** @param {Collection} player @param {string} colour @param {Translate} t */
function colourLabel(player, colour, t) {
  const open = player.open[colour] ?? [];
  return t("push-colour", {
    colour: t(faceKey(colour)),
    cards: open.length,
    open: player.open_points[colour] ?? 0,
    banked: player.banked_points[colour] ?? 0,
  });
}

/** @param {PushCtrl} ctrl @param {Collection} player @param {string} colour @param {Translate} t */
function colourView(ctrl, player, colour, t) {
  const stage = ctrl.stage.value;
  const open = player.open[colour] ?? [];
  const banked = player.banked_points[colour] ?? 0;
  const move = player.seat === ctrl.view.value.seat ? ctrl.bankMove(colour) : null;
  const isPicked = move !== null && ctrl.banking.value === colour;
  const isLost = stage?.losing?.seat === player.seat && stage.losing.colours.includes(colour);
  const classes = [
    "push-colour",
    open.length === 0 ? "push-colour-bare" : "",
    move ? "push-colour-lit" : "",
    move && ctrl.pointed.value === move.code ? "push-pointed" : "",
    isPicked ? "push-colour-picked" : "",
    isLost ? "push-colour-losing" : "",
    stage?.saving?.seat === player.seat && stage.saving.colour === colour ? "push-colour-saving" : "",
  ].join(" ");
  const body = html`
    <span class="push-colour-head" aria-hidden="true">
      ${faceSign(colour)}<span class="push-colour-open">${open.length > 0 ? (player.open_points[colour] ?? 0) : ""}</span>
    </span>
    ${fan(colour, open, isLost)}
    <span class="push-colour-banked ${banked > 0 ? "" : "push-colour-nothing"}" aria-hidden="true">${icons.lock}${banked > 0 ? banked : ""}</span>
  `;
  const label = colourLabel(player, colour, t);
  return html`
    <li class="push-colour-item" data-colour=${colour}>
      ${move
        ? html`<button
            type="button"
            class=${classes}
            aria-pressed=${String(isPicked)}
            ?data-pointed=${ctrl.pointed.value === move.code}
            @click=${() => ctrl.pickColour(colour)}
          >
            <span class="visually-hidden">${t("push-colour-bank", { content: label })}</span>${body}
          </button>`
        : html`<div class=${classes} role="img" aria-label=${label}>${body}</div>`}
    </li>
  `;
}

/** What comes and what goes, for as long as the cards are on their way. @param {PushCtrl} ctrl @param {number} seat */
function changeView(ctrl, seat) {
  const { taking, losing } = ctrl.stage.value ?? {};
  if (taking?.seat === seat) return html`<span class="push-player-change push-player-gain" aria-hidden="true">+${taking.points}</span>`;
  if (losing?.seat === seat) return html`<span class="push-player-change push-player-loss" aria-hidden="true">−${losing.points}</span>`;
  return nothing;
}

/** @param {PushCtrl} ctrl @param {Collection} player @param {Translate} t */
function playerView(ctrl, player, t) {
  const { layout, seat, active, phase } = ctrl.view.value;
  const { seats } = ctrl.session.snapshot.value;
  const stage = ctrl.stage.value;
  const isNow = phase !== "over" && player.seat === seat;
  const classes = [
    "push-player",
    isNow ? "push-player-now" : "",
    stage?.taking?.seat === player.seat ? "push-player-taking" : "",
    stage?.losing?.seat === player.seat ? "push-player-losing" : "",
  ].join(" ");
  return html`
    <li class=${classes} data-seat=${player.seat} aria-current=${isNow ? "true" : nothing}>
      <p class="push-player-head">
        <span class="push-player-name">${seatName(seats, player.seat)}</span>
        ${phase !== "over" && player.seat === active ? html`<span class="chip push-player-turn">${t("push-player-turn")}</span>` : nothing}
        ${changeView(ctrl, player.seat)}
        <span class="push-player-total">
          <span class="visually-hidden">${t("push-player-points", { points: player.total, cards: player.cards })}</span>
          <span aria-hidden="true">${player.total}</span>
        </span>
      </p>
      <ul class="push-colours">
        ${layout.colours.map((colour) => colourView(ctrl, player, colour, t))}
      </ul>
    </li>
  `;
}

/** @param {PushCtrl} ctrl @param {Translate} t */
export function playersView(ctrl, t) {
  const { players } = ctrl.view.value;
  return html`
    <ul class="push-players ${players.length > 4 ? "push-players-many" : players.length < 4 ? "push-players-few" : ""}" aria-label=${t("push-players")}>
      ${players.map((player) => playerView(ctrl, player, t))}
    </ul>
  `;
}
