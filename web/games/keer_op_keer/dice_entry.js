/**
 * What a real table decided, typed in: the dice of a roll, the number of a board, who starts.
 *
 * @import { Translate } from "../contract.js"
 * @import { KeerCtrl } from "./ctrl.js"
 * @import { ColourFace, NumberFace } from "./types.js"
 */
import { html } from "lit-html";

import { seatName } from "../../app/seat_names.js";
import { dieDrawing } from "./dice_view.js";
import { colourKey, numberName } from "./names.js";

/**
 * The typed dice of one kind, where tapping takes them back, and the faces to tap.
 * @param {KeerCtrl} ctrl
 * @param {Translate} t
 * @param {"colours" | "numbers"} kind
 */
function pad(ctrl, t, kind) {
  const { layout } = ctrl.view.value;
  const typed = /** @type {(ColourFace | NumberFace)[]} */ (ctrl.typed.value[kind]);
  const goal = ctrl.typedGoal.value[kind];
  const faces = kind === "colours" ? layout.colour_faces : layout.number_faces;
  /** @param {ColourFace | NumberFace} face */
  const nameOf = (face) =>
    kind === "colours" ? t(colourKey(String(face))) : t("keer_op_keer-die-number", { number: numberName(Number(face)) });
  return html`<div class="keer_op_keer-entry-kind" role="group" aria-label=${t(`keer_op_keer-dice-${kind}`)}>
    <div class="keer_op_keer-entry-typed">
      ${Array.from({ length: goal }, (_, place) => {
        const face = typed[place];
        if (face === undefined) return html`<span class="keer_op_keer-die">${dieDrawing(null)}</span>`;
        return html`<button
          type="button"
          class="keer_op_keer-die"
          aria-label=${t("keer_op_keer-entry-take-back", { face: nameOf(face) })}
          @click=${() => ctrl.untype(kind, place)}
        >
          ${dieDrawing(face)}
        </button>`;
      })}
    </div>
    <div class="keer_op_keer-entry-pad">
      ${faces.map(
        ({ id }) => html`<button
          type="button"
          class="keer_op_keer-entry-face"
          ?disabled=${typed.length === goal}
          aria-label=${nameOf(id)}
          @click=${() => ctrl.typeFace(kind === "colours" ? { colour: /** @type {ColourFace} */ (id) } : { number: Number(id) })}
        >
          ${dieDrawing(id)}
        </button>`,
      )}
    </div>
  </div>`;
}

/** @param {KeerCtrl} ctrl @param {Translate} t */
export function diceEntry(ctrl, t) {
  const { colours, numbers } = ctrl.typed.value;
  const goal = ctrl.typedGoal.value.colours + ctrl.typedGoal.value.numbers;
  const isFull = ctrl.isTypedFull.value;
  return html`<div class="keer_op_keer-entry" role="group" aria-label=${t("keer_op_keer-entry-label")}>
    ${pad(ctrl, t, "colours")} ${pad(ctrl, t, "numbers")}
    <button
      type="button"
      class="button button-primary keer_op_keer-entry-confirm ${isFull ? "keer_op_keer-invites" : ""}"
      aria-disabled=${String(!isFull)}
      @click=${() => void ctrl.confirmTyped()}
    >
      ${isFull ? t("keer_op_keer-entry-confirm") : t("keer_op_keer-entry-count", { typed: colours.length + numbers.length, goal })}
    </button>
  </div>`;
}

/** @param {KeerCtrl} ctrl @param {Translate} t */
export function starterEntry(ctrl, t) {
  const { seats } = ctrl.session.snapshot.value;
  return html`<div class="keer_op_keer-settle" role="group" aria-label=${t("keer_op_keer-prompt-start-own")}>
    ${seats.map(
      (_, seat) => html`<button type="button" class="button button-large" @click=${() => void ctrl.settle(`s${seat}`)}>${seatName(seats, seat)}</button>`,
    )}
  </div>`;
}

/** @param {KeerCtrl} ctrl @param {Translate} t */
export function boardEntry(ctrl, t) {
  const { random_boards: boards } = ctrl.view.value.layout;
  /** @param {SubmitEvent} event */
  function submit(event) {
    event.preventDefault();
    const field = /** @type {HTMLFormElement} */ (event.currentTarget).elements.namedItem("board");
    if (field instanceof HTMLInputElement) void ctrl.settle(`b${field.valueAsNumber}`);
  }
  return html`<form class="keer_op_keer-settle" @submit=${submit}>
    <label class="keer_op_keer-settle-label">
      ${t("keer_op_keer-board-number")}
      <input class="input" name="board" type="number" inputmode="numeric" required min="0" max=${boards - 1} step="1" value=${ctrl.session.snapshot.value.seed % boards} />
    </label>
    <button type="submit" class="button button-primary">${t("keer_op_keer-board-take")}</button>
  </form>`;
}
