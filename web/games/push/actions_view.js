/**
 * What to do now, in words and as buttons, and the order in which the rows go round the table.
 *
 * @import { Translate } from "../contract.js"
 * @import { PushCtrl } from "./ctrl.js"
 * @import { AtRisk } from "./types.js"
 */
import { html, nothing } from "lit-html";

import { seatName } from "../../app/seat_names.js";
import { faceSign } from "./cards.js";
import * as icons from "./icons.js";
import { faceKey } from "./symbols.js";

/** @param {PushCtrl} ctrl @param {string | undefined} code */
function pointer(ctrl, code) {
  return code !== undefined && ctrl.pointed.value === code ? html`<span class="push-best" aria-hidden="true">${icons.bulb}</span>` : nothing;
}

/** Who takes a row after whom, and who has which. @param {PushCtrl} ctrl @param {Translate} t */
export function walkView(ctrl, t) {
  const { takers, rows, seat, direction, phase } = ctrl.view.value;
  const { seats } = ctrl.session.snapshot.value;
  if (phase !== "share" && phase !== "roll") return nothing;
  // Each takes one row, so no more of them than rows were laid.
  const laid = rows.filter(({ cards, taken_by: taken }) => cards.length > 0 || taken !== null).length;
  return html`
    <ol class="push-walk push-walk-${direction}" aria-label=${t(`push-walk-${direction}`)}>
      ${takers.slice(0, laid).map((taker) => {
        const row = rows.findIndex((one) => one.taken_by === taker);
        const state = row >= 0 ? "has" : taker === seat && phase === "share" ? "now" : "waits";
        return html`
          <li class="push-walk-seat push-walk-${state}" aria-current=${state === "now" ? "step" : nothing}>
            ${state === "has" ? icons.check : nothing}<span class="push-walk-name">${seatName(seats, taker)}</span>
            ${state === "has" ? html`<span class="push-walk-row">${t("push-walk-row", { row: row + 1 })}</span>` : nothing}
          </li>
        `;
      })}
    </ol>
  `;
}

/** What each face of the die would cost. @param {readonly AtRisk[]} stakes @param {string} label @param {Translate} t */
function stakesList(stakes, label, t) {
  return html`
    <ul class="push-stakes" aria-label=${label}>
      ${stakes.map(
        ({ face, points }) => html`
          <li class="push-stake ${points > 0 ? "push-stake-dear" : ""}">
            ${faceSign(face)}<span class="visually-hidden">${t(faceKey(face))}</span>
            <span>${points > 0 ? `−${points}` : "0"}</span>
          </li>
        `,
      )}
    </ul>
  `;
}

/** Before the die is thrown. @param {PushCtrl} ctrl @param {Translate} t */
export function stakesView(ctrl, t) {
  const { roll } = ctrl.view.value;
  if (!roll) return nothing;
  return html`
    <div>
      <p class="push-stakes-title" aria-hidden="true">${t("push-stakes-title")}</p>
      ${stakesList(roll.at_risk, t("push-stakes"), t)}
    </div>
  `;
}

/** Before a row is taken: what the die in it may cost whoever takes it. @param {PushCtrl} ctrl @param {Translate} t */
export function dangersView(ctrl, t) {
  const takes = ctrl.session.snapshot.value.moves.filter(({ data }) => data.type === "take");
  if (takes.length === 0) return nothing;
  const dangers = takes.filter(({ data }) => data.dice);
  if (dangers.length === 0) return html`<p class="push-calm">${t("push-no-dangers")}</p>`;
  return dangers.map(({ data }) => {
    const row = t("push-danger", { row: data.row + 1 });
    return html`<div class="push-danger"><span>${row}</span>${stakesList(data.at_risk, `${row} ${t("push-stakes")}`, t)}</div>`;
  });
}

/** @param {PushCtrl} ctrl @param {Translate} t */
function buttons(ctrl, t) {
  const { banking, canDraw, canRollDie, stopMove, drawMove, view } = ctrl;
  const colour = banking.value;
  if (colour) {
    const points = ctrl.bankMove(colour)?.data.points ?? 0;
    return html`
      <button type="button" class="button button-quiet push-action" @click=${ctrl.cancelBank}>${t("push-bank-no")}</button>
      <button type="button" class="button button-primary push-action push-bank-yes" @click=${() => void ctrl.confirmBank()}>
        ${icons.lock}<span>${t("push-bank-yes", { colour: t(faceKey(colour)), points })}</span>
      </button>
    `;
  }
  if (canRollDie.value) {
    return html`
      <button type="button" class="button button-primary push-action push-roll" aria-keyshortcuts="D" @click=${() => void ctrl.rollDie()}>
        ${t("push-roll")}
      </button>
    `;
  }
  return html`
    ${canDraw.value
      ? html`<button type="button" class="button button-primary push-action push-draw" aria-keyshortcuts="D" @click=${() => void ctrl.draw()}>
          ${t(view.value.turn_started ? "push-draw-more" : "push-draw")} ${pointer(ctrl, drawMove.value?.code)}
        </button>`
      : nothing}
    ${stopMove.value
      ? html`<button type="button" class="button push-action push-stop" aria-keyshortcuts="S" @click=${() => void ctrl.stop()}>
          ${icons.hand}<span>${t("push-stop")}</span> ${pointer(ctrl, stopMove.value.code)}
        </button>`
      : nothing}
  `;
}

/** @param {PushCtrl} ctrl @param {Translate} t */
export function actionsView(ctrl, t) {
  return html`<div class="push-actions">${buttons(ctrl, t)}</div>`;
}

/** @param {PushCtrl} ctrl @param {Translate} t */
export function promptView(ctrl, t) {
  const { key, args } = ctrl.prompt.value;
  return html`<p class="push-prompt">${t(key, args)}</p>`;
}
