/**
 * The pad for dice that were thrown on a real table: a face for the die that is lit in the tray, then the next.
 *
 * @import { Translate } from "../contract.js"
 * @import { CleverCtrl } from "./ctrl.js"
 */
import { html } from "lit-html";

import { dieFace } from "../../components/die/index.js";

const FACES = Object.freeze([1, 2, 3, 4, 5, 6]);

/** @param {CleverCtrl} ctrl @param {Translate} t */
export function diceEntry(ctrl, t) {
  const asked = ctrl.asked.value;
  const { throw: thrown } = ctrl.view.value;
  const typed = thrown.filter((die) => ctrl.faces.value[die] !== undefined).length;
  const name = asked ? t(`clever-die-${asked}`) : "";
  return html`
    <div class="clever-entry" role="group" aria-label=${t("clever-entry-label")}>
      <div class="clever-entry-pad clever-die-${asked ?? "none"}">
        ${FACES.map(
          (face) => html`
            <button
              type="button"
              class="clever-entry-face"
              ?disabled=${asked === null}
              aria-label=${t("clever-entry-face", { die: name, face })}
              @click=${() => ctrl.typeFace(face)}
            >
              ${dieFace(face)}
            </button>
          `,
        )}
      </div>
      <div class="clever-entry-actions">
        <button type="button" class="button button-quiet" ?disabled=${typed === 0} @click=${ctrl.untypeLast}>${t("clever-entry-back")}</button>
        <button
          type="button"
          class="button button-primary clever-entry-confirm ${ctrl.isTyped.value ? "clever-invites" : ""}"
          aria-disabled=${String(!ctrl.isTyped.value)}
          @click=${() => void ctrl.confirmTyped()}
        >
          ${ctrl.isTyped.value ? t("clever-entry-confirm") : t("clever-entry-count", { typed, goal: thrown.length })}
        </button>
      </div>
    </div>
  `;
}
