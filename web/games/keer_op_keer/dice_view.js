/**
 * The six dice: three with colours, three with numbers; solo two of each.
 *
 * @import { Translate } from "../contract.js"
 * @import { KeerCtrl } from "./ctrl.js"
 * @import { Colour, ColourFace, Dice, NumberFace, Pick } from "./types.js"
 */
import { html, nothing, svg } from "lit-html";

import { colourKey, numberName } from "./names.js";
import { asterisk, shape } from "./symbols.js";

/** @param {string} kind classes of the body @param {unknown} mark */
function body(kind, mark) {
  return html`<svg class="keer_op_keer-die-face" viewBox="0 0 48 48" aria-hidden="true">
    <rect class="keer_op_keer-die-edge" x="1.5" y="2.5" width="45" height="45" rx="10" />
    <rect class="keer_op_keer-die-body ${kind}" x="1.5" y="1" width="45" height="44" rx="10" />
    ${mark}
  </svg>`;
}

/** What one die shows; decorative, so whoever shows it names it. @param {ColourFace | NumberFace | null} face */
export function dieDrawing(face) {
  if (face === null) return body("keer_op_keer-die-blank", nothing);
  if (face === "joker") return body("keer_op_keer-die-joker", svg`<g transform="translate(9.6 8.6) scale(1.2)">${asterisk()}</g>`);
  if (typeof face === "number") {
    return body(face === 0 ? "keer_op_keer-die-joker" : "", svg`<text class="keer_op_keer-die-text ${face === 0 ? "keer_op_keer-die-text-joker" : ""}" x="24" y="34.5" text-anchor="middle">${numberName(face)}</text>`);
  }
  return body(`keer_op_keer-fill keer_op_keer-${face}`, svg`<g transform="translate(9.6 8.6) scale(1.2)">${shape(/** @type {Colour} */ (face))}</g>`);
}

/** Two small dice in a line of text. @param {ColourFace} colour @param {NumberFace} number */
export function dicePair(colour, number) {
  return html`<span class="keer_op_keer-pair" aria-hidden="true">${dieDrawing(colour)}${dieDrawing(number)}</span>`;
}

/** Which of the dice is the one in use: the first free one with that face. @param {{ face: unknown, free: boolean }[]} dice @param {unknown} face */
function placeOf(dice, face) {
  return face === null ? -1 : dice.findIndex((die) => die.free && die.face === face);
}

/**
 * @param {KeerCtrl} ctrl
 * @param {Translate} t
 * @param {Dice} dice
 * @param {"colours" | "numbers"} kind
 */
function group(ctrl, t, dice, kind) {
  const stage = ctrl.stage.value;
  const shown = stage?.chosen ?? ctrl.faces.value;
  const face = kind === "colours" ? shown.colour : shown.number;
  const used = placeOf(dice[kind], face);
  return html`<div class="keer_op_keer-dice-group" role="group" aria-label=${t(`keer_op_keer-dice-${kind}`)}>
    ${dice[kind].map((die, place) => {
      const pick = /** @type {Partial<Pick>} */ (kind === "colours" ? { colour: die.face } : { number: die.face });
      const isUseful = die.free && ctrl.isUseful(pick);
      const classes = ["keer_op_keer-die"];
      if (place === used) classes.push("keer_op_keer-die-used");
      if (!die.free) classes.push("keer_op_keer-die-taken");
      else if (ctrl.canChoose.value && !isUseful) classes.push("keer_op_keer-die-idle");
      if (stage?.tumbling) classes.push("keer_op_keer-die-tumbling");
      const name = t(kind === "colours" ? colourKey(String(die.face)) : "keer_op_keer-die-number", { number: numberName(Number(die.face)) });
      const state = !die.free ? "taken" : ctrl.canChoose.value && !isUseful ? "idle" : "free";
      const label = t(`keer_op_keer-die-${state}`, { face: name });
      if (!ctrl.canChoose.value) {
        return html`<span class=${classes.join(" ")} role="img" aria-label=${label}>${dieDrawing(die.face)}</span>`;
      }
      return html`<button
        type="button"
        class=${classes.join(" ")}
        aria-pressed=${die.free ? String(place === used) : nothing}
        aria-disabled=${String(!isUseful)}
        aria-label=${label}
        @click=${() => (die.free ? ctrl.pick(pick) : ctrl.missTaken())}
      >
        ${dieDrawing(die.face)}
      </button>`;
    })}
  </div>`;
}

/** @param {KeerCtrl} ctrl @param {Translate} t */
export function diceView(ctrl, t) {
  const { layout } = ctrl.view.value;
  const stage = ctrl.stage.value;
  const dice = stage?.dice !== undefined ? stage.dice : ctrl.view.value.dice;
  if (dice) return html`<div class="keer_op_keer-dice">${group(ctrl, t, dice, "colours")} ${group(ctrl, t, dice, "numbers")}</div>`;
  return html`<div class="keer_op_keer-dice" aria-hidden="true">
    ${[layout.dice.colours, layout.dice.numbers].map(
      (count) => html`<div class="keer_op_keer-dice-group">
        ${Array.from({ length: count }, () => html`<span class="keer_op_keer-die">${dieDrawing(null)}</span>`)}
      </div>`,
    )}
  </div>`;
}
