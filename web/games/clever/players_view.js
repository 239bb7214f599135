/**
 * Who plays and stands where: a small sheet for each of the others, which opens when it is tapped.
 *
 * @import { Translate } from "../contract.js"
 * @import { CleverCtrl } from "./ctrl.js"
 * @import { SheetMarks } from "./types.js"
 */
import { html, nothing } from "lit-html";
import { ref } from "lit-html/directives/ref.js";

import { seatName } from "../../app/seat_names.js";
import { AREAS } from "./areas.js";
import { foxIcon, sheetDrawing } from "./sheet_view.js";
import { symbol } from "./symbols.js";

/** Fields that are being filled on this seat's sheet. @param {CleverCtrl} ctrl @param {number} seat @returns {SheetMarks} */
export function stageMarks(ctrl, seat) {
  const stage = ctrl.stage.value;
  const isHere = stage?.seat === seat;
  return { ghosts: new Map(), fresh: (isHere && stage.fresh) || new Map(), sources: (isHere && stage.sources) || [] };
}

/** @param {CleverCtrl} ctrl @param {number} seat @param {SheetMarks} marks */
export function drawSheet(ctrl, seat, marks) {
  const { layout, round, rounds } = ctrl.view.value;
  const sheet = ctrl.sheets.value[seat];
  return sheet ? sheetDrawing({ layout, sheet, round, rounds, marks }) : nothing;
}

/** Points by area, foxes and total, in words and figures; and whose they are, unless that is said beside it. @param {CleverCtrl} ctrl @param {number} seat @param {Translate} t @param {string | null} [name] */
export function pointsLine(ctrl, seat, t, name = null) {
  const sheet = ctrl.sheets.value[seat];
  if (!sheet) return nothing;
  const { points, foxes, fox_worth: worth } = sheet;
  return html`
    <p class="clever-points">
      ${name ? html`<span class="clever-points-name">${name}</span>` : nothing}
      ${AREAS.map(
        (area) => html`<span class="clever-points-part">${symbol(area)}<span class="visually-hidden">${t(`clever-area-${area}`)}</span> ${points[/** @type {"yellow"} */ (area)]}</span>`,
      )}
      <span class="clever-points-part">${foxIcon()}<span class="visually-hidden">${t("clever-part-foxes")}</span> ${t("clever-foxes", { foxes, worth })}</span>
      <strong class="clever-points-total"><span class="visually-hidden">${t("total")}</span> ${points.total}</strong>
    </p>
  `;
}

/** The others, in the order of the turns. @param {CleverCtrl} ctrl @param {Translate} t */
export function others(ctrl, t) {
  const { seats, turn } = ctrl.session.snapshot.value;
  const { seat: current } = ctrl.view.value;
  const main = ctrl.mainSeat.value;
  if (seats.length === 1) return nothing;
  const inTurn = seats.map((_, step) => (main + step) % seats.length).filter((seat) => seat !== main);
  return html`
    <div class="clever-others" role="group" aria-label=${t("clever-others")}>
      ${inTurn.map((seat) => {
        const name = seatName(seats, seat);
        const total = ctrl.sheets.value[seat]?.points.total ?? 0;
        return html`
          <button
            type="button"
            class="clever-other ${turn.type !== "over" && seat === current ? "clever-other-current" : ""}"
            aria-label=${t("clever-other-open", { name, points: total })}
            @click=${() => {
              ctrl.openSheet.value = seat;
            }}
          >
            ${drawSheet(ctrl, seat, stageMarks(ctrl, seat))}
            <span class="clever-other-line"><span class="clever-other-name">${name}</span><strong>${total}</strong></span>
          </button>
        `;
      })}
    </div>
  `;
}

/** @param {Element | undefined} element  a dialog becomes modal once it is in the document */
function openModal(element) {
  queueMicrotask(() => {
    if (element instanceof HTMLDialogElement && element.isConnected && !element.open) element.showModal();
  });
}

/** Somebody's sheet, large, over the table. @param {CleverCtrl} ctrl @param {Translate} t */
export function openedSheet(ctrl, t) {
  const seat = ctrl.openSheet.value;
  if (seat === null) return nothing;
  const name = seatName(ctrl.session.snapshot.value.seats, seat);
  const close = () => {
    ctrl.openSheet.value = null;
  };
  return html`
    <dialog class="clever-opened" aria-label=${t("clever-sheet-of", { name })} ${ref(openModal)} @close=${close}>
      <h2 class="clever-opened-title">${name}</h2>
      ${pointsLine(ctrl, seat, t)} ${drawSheet(ctrl, seat, stageMarks(ctrl, seat))}
      <button type="button" class="button button-primary" @click=${close}>${t("clever-opened-close")}</button>
    </dialog>
  `;
}
