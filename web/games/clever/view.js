/**
 * The Clever table: the sheet, the dice with what to do about them, and a side for the others' sheets or for hints.
 *
 * @import { Translate } from "../contract.js"
 * @import { GameEvent } from "../../engine/messages.js"
 * @import { CleverCtrl } from "./ctrl.js"
 * @import { SheetMarks } from "./types.js"
 */
import { html, nothing } from "lit-html";

import { listenToKeys } from "../../app/shortcuts.js";
import { seatName } from "../../app/seat_names.js";
import { cellKey } from "./areas.js";
import { cellButtons } from "./cell_buttons.js";
import { chainLinks, chainMarks } from "./chain_model.js";
import { isMark } from "./choice.js";
import { diceEntry } from "./dice_entry.js";
import { diceTable } from "./dice_view.js";
import { hintView } from "./hint_view.js";
import { drawSheet, openedSheet, others, pointsLine, stageMarks } from "./players_view.js";
import { chainSteps } from "./sheet_view.js";
import { bonusIcon, symbol } from "./symbols.js";

/** @param {CleverCtrl} ctrl @param {Translate} t @param {string | null} best */
function mainSheet(ctrl, t, best) {
  const seat = ctrl.mainSeat.value;
  const { seats } = ctrl.session.snapshot.value;
  const chosen = ctrl.chosen.value;
  const played = ctrl.played.value;
  const onStage = stageMarks(ctrl, seat);
  // While a chain is played, the fields that it has not reached stay marked.
  /** @type {SheetMarks} */
  const marks = chosen ? { ...onStage, ...chainMarks(chosen.data.chain) } : played ? { ...onStage, ghosts: chainMarks(played.data.chain).ghosts } : onStage;
  return html`
    <section class="clever-paper" aria-label=${t("clever-sheet-of", { name: seatName(seats, seat) })}>
      <div class="clever-paper-frame">
        ${drawSheet(ctrl, seat, marks)}
        ${cellButtons(ctrl, t, best)} ${chainSteps(marks)}
      </div>
    </section>
  `;
}

/** What a move sets off, link by link. @param {CleverCtrl} ctrl @param {readonly GameEvent[]} chain @param {number} filled  fields of it that are filled already @param {Translate} t */
function chainStrip(ctrl, chain, filled, t) {
  return html`
    <ol class="clever-chain" aria-label=${t("clever-chain")}>
      ${chainLinks(ctrl.view.value.layout, chain, t).map(
        ({ bonus, area, text, lost, step }) => html`
          <li class="clever-link ${lost ? "clever-link-lost" : ""} ${step <= filled ? "clever-link-done" : ""}">
            ${bonus ? bonusIcon(bonus) : area ? symbol(area) : nothing}<span>${text}</span>
          </li>
        `,
      )}
    </ol>
  `;
}

/** A chain that is being played fills up; what a bot has done can be read until something else happens. @param {CleverCtrl} ctrl @param {Translate} t */
function playedChain(ctrl, t) {
  const { stage, played, told, session } = ctrl;
  const filled = stage.value?.fresh?.size ?? 0;
  if (played.value) return chainStrip(ctrl, played.value.data.chain, filled, t);
  if (!told.value?.chain.length) return nothing;
  const { seat, chain } = told.value;
  return html`
    <div class="clever-told">
      <span class="clever-told-name">${seatName(session.snapshot.value.seats, seat)}</span>
      ${chainStrip(ctrl, chain, stage.value ? filled : chain.length, t)}
    </div>
  `;
}

/** What a die sends to the platter, and whether that leaves any to throw. @param {CleverCtrl} ctrl @param {readonly string[]} platter @param {Translate} t */
function platterLine(ctrl, platter, t) {
  const { dice, phase, rolls_left: rolls } = ctrl.view.value;
  if (phase !== "active" || ctrl.view.value.asks !== "pick") return nothing;
  const left = rolls > 0 ? dice.filter(({ place }) => place === "tray").length - 1 - platter.length : 0;
  if (platter.length === 0 && left === 0) return nothing;
  return html`
    <p class="clever-preview-platter">
      ${t("clever-preview-platter", { count: platter.length })} <span class="visually-hidden">${platter.map((die) => t(`clever-die-${die}`)).join(", ")}</span>
      <strong>${t("clever-preview-left", { left })}</strong>
    </p>
  `;
}

/** What the chosen field sets off and costs, and the button that does it. @param {CleverCtrl} ctrl @param {Translate} t */
function preview(ctrl, t) {
  const move = ctrl.chosen.value;
  if (!move) return nothing;
  const { points, platter = [] } = move.data;
  return html`
    <div class="clever-preview">
      ${chainStrip(ctrl, move.data.chain, 0, t)} ${platterLine(ctrl, platter, t)}
      <div class="clever-preview-actions">
        <button type="button" class="button button-quiet" @click=${ctrl.forgetChoice}>${t("clever-cancel")}</button>
        <button type="button" class="button button-primary clever-confirm clever-invites" aria-keyshortcuts="Enter" @click=${() => void ctrl.confirm()}>
          ${t("clever-confirm", { points })}
        </button>
      </div>
    </div>
  `;
}

/** @param {CleverCtrl} ctrl @param {Translate} t */
function rollButton(ctrl, t) {
  const { throw: thrown, layout, roll, serves } = ctrl.view.value;
  return html`
    <button type="button" class="button button-primary clever-roll clever-invites" aria-keyshortcuts="R" @click=${() => void ctrl.roll()}>
      <span>${t("clever-roll", { count: thrown.length })}</span>
      ${serves
        ? nothing
        : html`<span class="clever-roll-dots" aria-hidden="true">
            ${Array.from({ length: layout.rolls }, (_, at) => html`<span class=${at + 1 < roll ? "clever-roll-used" : ""}></span>`)}
          </span>`}
    </button>
  `;
}

/** Passing rolls on while there is a roll left. @param {Record<string, any>} data  of the move @param {number} rolls */
function passKey({ reason, roll }, rolls) {
  if (reason === "roll_spent") return roll < rolls ? "roll-on" : "go-on";
  return reason === "declined" ? "decline" : "go-on";
}

/** Everything that can be done besides filling a field. @param {CleverCtrl} ctrl @param {Translate} t @param {string | null} best */
function actionButtons(ctrl, t, best) {
  const sheet = ctrl.sheets.value[ctrl.view.value.seat];
  const canMark = ctrl.litMoves.value.length > 0;
  return ctrl.actions.value.map((type) => {
    const move = ctrl.actionMove(type);
    const left = sheet?.rerolls.free ?? 0;
    const isMarked = ctrl.markedAction.value === type;
    const key = type === "pass" ? `pass-${passKey(move?.data ?? {}, ctrl.view.value.layout.rolls)}` : type;
    return html`
      <button
        type="button"
        class="button ${canMark || type === "reroll" ? "" : "button-primary"} clever-action clever-action-${type} ${isMarked ? "clever-action-marked" : ""}"
        @click=${() => void ctrl.act(type)}
      >
        ${type === "reroll" ? bonusIcon({ what: "reroll" }) : nothing}
        <span>${t(`clever-action-${key}`, { count: move?.data.dice?.length ?? 0, left })}</span>
        ${best === type ? html`<span class="clever-best" aria-hidden="true">★</span>` : nothing}
      </button>
    `;
  });
}

/** Round, roll, and what is free: always in the same place. @param {CleverCtrl} ctrl @param {Translate} t */
function status(ctrl, t) {
  const { round, rounds, roll, layout, phase, asks, seat } = ctrl.view.value;
  const sheet = ctrl.sheets.value[phase === "over" ? ctrl.mainSeat.value : seat];
  return html`
    <p class="clever-status">
      <span class="chip">${t("clever-round", { round, rounds })}</span>
      ${phase === "active" ? html`<span class="chip">${t("clever-roll-of", { roll: Math.max(1, roll), rolls: layout.rolls })}</span>` : nothing}
      ${phase === "passive" || asks === "extra" ? html`<span class="chip">${t(asks === "extra" ? "clever-phase-extra" : "clever-phase-passive")}</span>` : nothing}
      <span class="clever-frees">
        <span class="clever-free">${bonusIcon({ what: "reroll" })}<span class="visually-hidden">${t("clever-free-rerolls")}</span>${sheet?.rerolls.free ?? 0}</span>
        <span class="clever-free">${bonusIcon({ what: "extra" })}<span class="visually-hidden">${t("clever-free-extras")}</span>${sheet?.extras.free ?? 0}</span>
      </span>
    </p>
  `;
}

/** @param {CleverCtrl} ctrl @param {Translate} t */
function bannerView(ctrl, t) {
  const banner = ctrl.stage.value?.banner;
  if (!banner) return nothing;
  return html`
    <div class="clever-banner" aria-hidden="true">
      <span>${banner.bonus ? bonusIcon(banner.bonus) : nothing}${t(banner.key, banner.args)}</span>
    </div>
  `;
}

/** What the first of the hints marks on the table. @param {CleverCtrl} ctrl */
function bestMarks(ctrl) {
  const best = ctrl.hintsOpen.value ? (ctrl.hints.advice.value?.options[0] ?? null) : null;
  if (!best) return { die: null, cell: null, action: null };
  if (!isMark(best)) return { die: null, cell: null, action: best.data.type };
  return { die: best.data.die ?? null, cell: cellKey(best.data.area, best.data.cell), action: null };
}

/** @param {CleverCtrl} ctrl @param {Translate} t */
export function view(ctrl, t) {
  const { phase } = ctrl.view.value;
  const isOver = phase === "over";
  const hints = ctrl.hintsOpen.value && !isOver;
  const best = bestMarks(ctrl);
  const { key, args } = ctrl.prompt.value;
  const isSolo = ctrl.session.snapshot.value.seats.length === 1;
  return html`
    <div class="clever ${hints ? "clever-with-hints" : ""} ${isSolo ? "clever-solo" : ""} ${isOver ? "clever-over" : ""}" ${listenToKeys(ctrl)}>
      ${mainSheet(ctrl, t, best.cell)}
      <div class="clever-play">
        <div class="clever-now">
          ${status(ctrl, t)}
          ${ctrl.chosen.value ? preview(ctrl, t) : ctrl.played.value ? nothing : html`<p class="clever-prompt">${t(key, args)}</p>`} ${playedChain(ctrl, t)}
        </div>
        ${isOver ? nothing : diceTable(ctrl, t, { best: best.die })}
        <div class="clever-actions">
          ${ctrl.isTyping.value ? diceEntry(ctrl, t) : ctrl.canRoll.value ? rollButton(ctrl, t) : actionButtons(ctrl, t, best.action)}
        </div>
      </div>
      <div class="clever-side">
        ${hints ? hintView(ctrl, t) : nothing} ${others(ctrl, t)} ${hints ? nothing : pointsLine(ctrl, ctrl.mainSeat.value, t, isSolo ? null : seatName(ctrl.session.snapshot.value.seats, ctrl.mainSeat.value))}
        ${hints || isOver ? nothing : html`<p class="clever-keys">${t("clever-keys")}</p>`}
      </div>
      ${openedSheet(ctrl, t)} ${bannerView(ctrl, t)}
    </div>
  `;
}
