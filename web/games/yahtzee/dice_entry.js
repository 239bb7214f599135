/**
 * The pad for dice that were thrown on a real table: tap a face for each fresh die, correct, confirm.
 * The typed dice lie in the tray, where tapping takes them back.
 *
 * @import { Translate } from "../contract.js"
 * @import { YahtzeeCtrl } from "./ctrl.js"
 */
import { html } from "lit-html";

import { dieFace } from "../../components/die/index.js";

const FACES = [1, 2, 3, 4, 5, 6];

/** @param {YahtzeeCtrl} ctrl @param {Translate} t */
export function diceEntry(ctrl, t) {
  const typed = ctrl.typed.value;
  const goal = ctrl.typedGoal.value;
  const isFull = typed.length === goal;
  return html`
    <div class="yahtzee-entry" role="group" aria-label=${t("yahtzee-entry-label")}>
      <div class="yahtzee-entry-pad">
        ${FACES.map(
          (face) => html`
            <button
              type="button"
              class="yahtzee-entry-face"
              ?disabled=${isFull}
              aria-label=${t("yahtzee-entry-face", { face })}
              @click=${() => ctrl.typeFace(face)}
            >
              ${dieFace(face)}
            </button>
          `,
        )}
      </div>
      <div class="yahtzee-entry-actions">
        <button type="button" class="button button-quiet" ?disabled=${typed.length === 0} @click=${ctrl.untypeLast}>
          ${t("yahtzee-entry-back")}
        </button>
        <button
          type="button"
          class="button button-primary yahtzee-entry-confirm ${isFull ? "yahtzee-invites" : ""}"
          aria-disabled=${String(!isFull)}
          @click=${() => void ctrl.confirmTyped()}
        >
          ${isFull ? t("yahtzee-entry-confirm") : t("yahtzee-entry-count", { typed: typed.length, goal })}
        </button>
      </div>
    </div>
  `;
}
