/**
 * The others at the table: their boards as small pictures, which open.
 *
 * @import { Translate } from "../contract.js"
 * @import { KeerCtrl } from "./ctrl.js"
 */
import { html, nothing } from "lit-html";
import { ref } from "lit-html/directives/ref.js";

import { seatName } from "../../app/seat_names.js";
import { boardView, miniBoard } from "./board_view.js";
import { colourTable, jokerRow, scoreTable, totalText } from "./sheet_view.js";

/** So many others have room below each other, beside the board. */
const FEW = 2;

/** Crosses of a seat that are being drawn now. @param {KeerCtrl} ctrl @param {number} seat */
export function freshCells(ctrl, seat) {
  const written = ctrl.stage.value?.written;
  return written?.seat === seat ? written.cells : [];
}

/** @param {KeerCtrl} ctrl @param {number} seat @param {Translate} t */
function thumbnail(ctrl, seat, t) {
  const { seats, scores } = ctrl.session.snapshot.value;
  const { layout, sheets, seat: current, active, phase } = ctrl.view.value;
  const sheet = sheets[seat];
  if (!sheet) return nothing;
  const name = seatName(seats, seat);
  const total = scores[seat]?.total ?? 0;
  const isCurrent = phase !== "over" && seat === (current ?? active);
  return html`<li>
    <button
      type="button"
      class="keer_op_keer-thumb ${isCurrent ? "keer_op_keer-thumb-current" : ""}"
      aria-label=${t("keer_op_keer-thumb-open", { name, total })}
      @click=${() => {
        ctrl.opened.value = seat;
      }}
    >
      ${miniBoard(layout, sheet, freshCells(ctrl, seat))}
      <span class="keer_op_keer-thumb-line">
        <span class="keer_op_keer-thumb-name">${name}</span>
        <span class="keer_op_keer-thumb-total">${totalText(total)}</span>
      </span>
    </button>
  </li>`;
}

/** @param {KeerCtrl} ctrl @param {Translate} t */
export function thumbnails(ctrl, t) {
  const { seats } = ctrl.session.snapshot.value;
  const shown = ctrl.shownSeat.value;
  // From the shown player on, in the order of the turns.
  const others = seats.slice(1).map((_, place) => (shown + 1 + place) % seats.length);
  if (others.length === 0) return nothing;
  const isFew = others.length <= FEW;
  return html`<ul class="keer_op_keer-thumbs ${isFew ? "keer_op_keer-thumbs-few" : ""}" aria-label=${t("keer_op_keer-thumbs")}>
    ${others.map((seat) => thumbnail(ctrl, seat, t))}
  </ul>`;
}

/** @param {Element | undefined} element  a dialog becomes modal once it is in the document */
function openModal(element) {
  queueMicrotask(() => {
    if (element instanceof HTMLDialogElement && element.isConnected && !element.open) element.showModal();
  });
}

/** A board of somebody else, large; begins at the top where it is longer than the screen. @param {KeerCtrl} ctrl @param {number} seat @param {Translate} t */
export function openedBoard(ctrl, seat, t) {
  const { seats, scores } = ctrl.session.snapshot.value;
  const view = ctrl.view.value;
  const sheet = view.sheets[seat];
  const score = scores[seat];
  if (!sheet || !score) return nothing;
  const name = seatName(seats, seat);
  const close = () => {
    ctrl.opened.value = null;
  };
  const label = t("keer_op_keer-board-of", { name, crossed: sheet.crossed.length });
  return html`<dialog class="keer_op_keer-opened" aria-label=${label} ${ref(openModal)} @close=${close}>
    <h2 class="keer_op_keer-opened-title" tabindex="-1" autofocus>${name}</h2>
    <div class="keer_op_keer-opened-board">${boardView({ view, sheet, fresh: freshCells(ctrl, seat), label, hands: null }, t)}</div>
    <div class="keer_op_keer-margin">
      ${jokerRow(view, sheet, t)} ${colourTable(view, sheet, t)} ${scoreTable(view, sheet, score, t)}
    </div>
    <button type="button" class="button button-primary" @click=${close}>${t("keer_op_keer-opened-close")}</button>
  </dialog>`;
}
