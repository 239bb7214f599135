// The tray dice are thrown into, with a rail of recesses below for the dice that are kept.
//
// Every die has a column of its own and never leaves it: tapping slides it down to the rail and up again. So the
// eye, the finger and the number keys find it in the same place all turn.

import { html, nothing, svg } from "lit-html";

import { die } from "../die/index.js";

/**
 * @typedef {object} TraySlot
 * @property {number | null} face 1 to 6, or null before the throw
 * @property {boolean} held lies in the rail
 * @property {boolean} tumbling is being thrown
 * @property {string} label what a screen reader says about this die
 * @property {(() => void) | null} onTap null while nothing can be done with it
 */

/**
 * @typedef {object} TrayProps
 * @property {readonly TraySlot[]} slots
 * @property {string} label name of the group
 * @property {string} railLabel word on the rail
 * @property {boolean} toggles tapping keeps a die and frees it again, rather than taking it away
 */

const padlock = svg`
  <path d="M8 11V8a4 4 0 0 1 8 0v3" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" />
  <rect x="5.5" y="11" width="13" height="9" rx="2.4" fill="currentColor" />
`;

/** @param {TraySlot} slot */
function slotBody(slot) {
  return html`
    <span class="dice-tray-recess" aria-hidden="true"><svg viewBox="0 0 24 24">${padlock}</svg></span>
    <span class="dice-tray-die">
      ${die({ face: slot.face, tumbling: slot.tumbling })}
      ${slot.held
        ? html`<span class="dice-tray-lock" aria-hidden="true"><svg viewBox="0 0 24 24">${padlock}</svg></span>`
        : nothing}
    </span>
  `;
}

/** @param {TrayProps} tray */
export function diceTray({ slots, label, railLabel, toggles }) {
  return html`
    <div class="dice-tray" role="group" aria-label=${label}>
      <div class="dice-tray-rail" aria-hidden="true"><div class="dice-tray-rail-label">${railLabel}</div></div>
      ${slots.map((slot) => {
        const classes = `dice-tray-slot ${slot.held ? "dice-tray-held" : ""}`;
        return slot.onTap
          ? html`<button
              type="button"
              class=${classes}
              aria-pressed=${toggles ? String(slot.held) : nothing}
              aria-label=${slot.label}
              @click=${slot.onTap}
            >
              ${slotBody(slot)}
            </button>`
          : html`<span class=${classes} role="img" aria-label=${slot.label}>${slotBody(slot)}</span>`;
      })}
    </div>
  `;
}
