/**
 * The Keer op Keer table: dice and prompt, the board, its margin, the others, hints.
 *
 * @import { Translate } from "../contract.js"
 * @import { KeerCtrl } from "./ctrl.js"
 */
import { html, nothing } from "lit-html";

import { handsOn } from "./board_hands.js";
import { boardView } from "./board_view.js";
import { boardEntry, diceEntry, starterEntry } from "./dice_entry.js";
import { diceView } from "./dice_view.js";
import { hintView } from "./hint_view.js";
import { colourOf, colourWords } from "./names.js";
import { freshCells, openedBoard, thumbnails } from "./players_view.js";
import { colourTable, jokerRow, openStars, ratingLadder, scoreTable, totalText } from "./sheet_view.js";
import { listenToKeys } from "../../app/shortcuts.js";
import { seatName } from "../../app/seat_names.js";

/** What to do now; after a solo game, what the rulebook says of it. @param {KeerCtrl} ctrl @param {Translate} t */
function promptLine(ctrl, t) {
  const { key, args } = ctrl.prompt.value;
  const isAsking = ctrl.passing.value || ctrl.refused.value !== null;
  const { rating } = ctrl.view.value;
  return html`<p class="keer_op_keer-prompt ${isAsking ? "keer_op_keer-prompt-asking" : ""}">${t(key, args)}</p>
    ${rating === null ? nothing : html`<p class="keer_op_keer-rating">${t(`keer_op_keer-rating-${rating}`)}</p>`}`;
}

/** Which roll it is, whose dice these are, and where a phone has no room for the sheet's margin, how one stands. @param {KeerCtrl} ctrl @param {Translate} t */
function rollLine(ctrl, t) {
  const { phase, roll, solo, layout, open, sheets } = ctrl.view.value;
  const seat = ctrl.shownSeat.value;
  const sheet = sheets[seat];
  if (!sheet || phase === "over" || phase === "board" || phase === "start") return nothing;
  const number = phase === "roll" ? roll + 1 : roll;
  return html`<p class="keer_op_keer-round">
    <span class="chip">${solo ? t("keer_op_keer-roll-of", { roll: number, rolls: layout.solo_rolls }) : t("keer_op_keer-roll-number", { roll: number })}</span>
    ${!solo && open ? html`<span class="chip keer_op_keer-roll-open">${t("keer_op_keer-roll-open")}</span>` : nothing}
    <span class="chip keer_op_keer-standing" aria-hidden="true">! × ${sheet.jokers}</span>
    <span class="chip keer_op_keer-standing">${openStars(sheet)}</span>
    <span class="chip keer_op_keer-standing" aria-hidden="true">${t("total")} ${totalText(ctrl.session.snapshot.value.scores[seat]?.total ?? 0)}</span>
  </p>`;
}

/** Cross, take back, pass. @param {KeerCtrl} ctrl @param {Translate} t */
function choiceButtons(ctrl, t) {
  const ready = ctrl.ready.value;
  const cells = ctrl.cells.value.length;
  if (ctrl.passing.value) {
    return html`<div class="keer_op_keer-actions">
      <button type="button" class="button button-quiet" @click=${ctrl.clear}>${t("keer_op_keer-pass-no")}</button>
      <button type="button" class="button button-primary keer_op_keer-pass-sure" @click=${() => void ctrl.pass()}>${t("keer_op_keer-pass-yes")}</button>
    </div>`;
  }
  if (ctrl.crosses.value.length === 0) {
    return html`<div class="keer_op_keer-actions">
      <button type="button" class="button button-primary keer_op_keer-pass keer_op_keer-invites" aria-keyshortcuts="P" @click=${() => void ctrl.pass()}>${t("keer_op_keer-pass")}</button>
    </div>`;
  }
  const label = ready
    ? t("keer_op_keer-confirm", { ...colourWords(colourOf(ctrl.view.value.layout, ready.data.cells), t), count: cells, cost: ready.data.cost })
    : t("keer_op_keer-confirm-not-yet");
  return html`<div class="keer_op_keer-actions">
    ${cells > 0 || ctrl.picked.value.colour !== null || ctrl.picked.value.number !== null
      ? html`<button type="button" class="button button-quiet" @click=${ctrl.clear}>${t("keer_op_keer-clear")}</button>`
      : html`<button type="button" class="button button-quiet keer_op_keer-pass" aria-keyshortcuts="P" @click=${() => void ctrl.pass()}>${t("keer_op_keer-pass")}</button>`}
    <button
      type="button"
      class="button button-primary keer_op_keer-confirm ${ready ? "keer_op_keer-invites" : ""}"
      aria-disabled=${String(!ready)}
      aria-keyshortcuts="Enter"
      @click=${() => void ctrl.confirm()}
    >
      ${label}
    </button>
  </div>`;
}

/** The count of a drawing in hand: a field for each cell to cross. @param {KeerCtrl} ctrl @param {Translate} t */
function countView(ctrl, t) {
  const done = ctrl.cells.value.length;
  const counts = ctrl.countsLeft.value;
  const isShown = ctrl.canChoose.value && counts.length > 0 && (done > 0 || ctrl.faces.value.number !== null);
  if (!isShown) return html`<div class="keer_op_keer-count" aria-hidden="true"></div>`;
  const most = done + (counts.at(-1) ?? 0);
  const fewest = done + (counts[0] ?? 0);
  return html`<div class="keer_op_keer-count" role="img" aria-label=${t("keer_op_keer-count", { done, fewest, most })}>
    ${Array.from({ length: most }, (_, place) => {
      const state = place < done ? "done" : place < fewest ? "due" : "free";
      return html`<span class="keer_op_keer-count-field keer_op_keer-count-${state}"></span>`;
    })}
  </div>`;
}

/** @param {KeerCtrl} ctrl @param {Translate} t */
function actions(ctrl, t) {
  const { phase } = ctrl.view.value;
  if (phase === "over") return nothing;
  if (ctrl.canChoose.value) return choiceButtons(ctrl, t);
  if (ctrl.isOwnDice.value && ctrl.isChance.value && ctrl.canAct.value) {
    if (phase === "board") return boardEntry(ctrl, t);
    if (phase === "start") return starterEntry(ctrl, t);
  }
  const label = t(`keer_op_keer-roll-${phase === "board" ? "board" : phase === "start" ? "start" : "dice"}`);
  return html`<div class="keer_op_keer-actions">
    <button
      type="button"
      class="button button-primary keer_op_keer-roll ${ctrl.canRoll.value ? "keer_op_keer-invites" : ""}"
      aria-disabled=${String(!ctrl.canRoll.value)}
      aria-keyshortcuts="R"
      @click=${() => void ctrl.roll()}
    >
      ${label}
    </button>
  </div>`;
}

/** The large board and its margin. @param {KeerCtrl} ctrl @param {Translate} t */
function ownBoard(ctrl, t) {
  const view = ctrl.view.value;
  const { seats } = ctrl.session.snapshot.value;
  const seat = ctrl.shownSeat.value;
  const sheet = view.sheets[seat];
  if (!sheet) return nothing;
  if (view.layout.cells.length === 0) {
    return boardView({ view, sheet, fresh: [], label: t("keer_op_keer-board-blank"), hands: null }, t);
  }
  const label = t("keer_op_keer-board-of", { name: seatName(seats, seat), crossed: sheet.crossed.length });
  return boardView(
    {
      view,
      sheet,
      fresh: freshCells(ctrl, seat),
      label,
      hands: {
        lit: ctrl.lit.value,
        touchable: ctrl.touchable.value,
        chosen: ctrl.cells.value,
        hinted: ctrl.hinted.value,
        refused: ctrl.refused.value?.cell ?? null,
        choosing: ctrl.canChoose.value,
        cursor: ctrl.cursor.value,
        attach: handsOn(ctrl),
      },
    },
    t,
  );
}

/** @param {KeerCtrl} ctrl @param {Translate} t */
function margin(ctrl, t) {
  const view = ctrl.view.value;
  const { seats, scores } = ctrl.session.snapshot.value;
  const seat = ctrl.shownSeat.value;
  const sheet = view.sheets[seat];
  const score = scores[seat];
  if (!sheet || !score) return nothing;
  return html`<section class="keer_op_keer-margin card" aria-label=${t("keer_op_keer-margin")}>
    ${seats.length > 1 ? html`<h2 class="keer_op_keer-margin-name">${seatName(seats, seat)}</h2>` : nothing}
    ${colourTable(view, sheet, t)} ${scoreTable(view, sheet, score, t)}
  </section>`;
}

/** Beside the own sheet: the others, or alone the table of the rulebook. @param {KeerCtrl} ctrl @param {Translate} t */
function besides(ctrl, t) {
  const { solo } = ctrl.view.value;
  const total = ctrl.session.snapshot.value.scores[0]?.total ?? 0;
  return solo ? ratingLadder(ctrl.view.value, total, t) : thumbnails(ctrl, t);
}

/** @param {KeerCtrl} ctrl @param {Translate} t */
function bannerView(ctrl, t) {
  const banner = ctrl.stage.value?.banner;
  if (!banner) return nothing;
  return html`<div class="keer_op_keer-banner ${banner.joy ? "keer_op_keer-banner-joy" : ""}" aria-hidden="true">
    <span>${t(banner.key, banner.args)}</span>
  </div>`;
}

/** @param {KeerCtrl} ctrl @param {Translate} t */
export function view(ctrl, t) {
  const { phase, sheets, layout } = ctrl.view.value;
  // Until there is a board nothing can be counted, and until somebody starts nothing is thrown.
  const isDrawn = layout.cells.length > 0;
  const isThrown = phase === "roll" || phase === "choose";
  const hints = ctrl.hintsOpen.value && isThrown;
  const shown = sheets[ctrl.shownSeat.value];
  const opened = ctrl.opened.value;
  const classes = ["keer_op_keer", hints ? "keer_op_keer-with-hints" : "", sheets.length > 1 ? "keer_op_keer-many" : ""];
  return html`
    <div class=${classes.join(" ")} ${listenToKeys(ctrl)}>
      <div class="keer_op_keer-play ${ctrl.isTyping.value ? "keer_op_keer-typing" : ""}">
        <div class="keer_op_keer-now">${rollLine(ctrl, t)} ${promptLine(ctrl, t)}</div>
        ${ctrl.isTyping.value
          ? diceEntry(ctrl, t)
          : html`${isThrown ? diceView(ctrl, t) : nothing}
              <div class="keer_op_keer-do">${countView(ctrl, t)} ${actions(ctrl, t)}</div>`}
      </div>
      <div class="keer_op_keer-paper">${ownBoard(ctrl, t)}</div>
      <div class="keer_op_keer-below">
        ${shown && isDrawn ? html`${jokerRow(ctrl.view.value, shown, t)} <span class="keer_op_keer-below-stars">${openStars(shown)}</span>` : nothing}
      </div>
      <div class="keer_op_keer-side">
        ${isDrawn ? html`${margin(ctrl, t)} ${hints ? hintView(ctrl, t) : besides(ctrl, t)}` : nothing}
      </div>
      ${opened === null ? nothing : openedBoard(ctrl, opened, t)} ${bannerView(ctrl, t)}
    </div>
  `;
}
