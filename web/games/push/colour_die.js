/**
 * The die with five colours and a star. It tumbles as every die here does; only its faces are its own.
 */
import { html } from "lit-html";

import { shape } from "./symbols.js";

/** The faces in the order of the sides of the cube in components/die/style.css. */
export const FACES = ["red", "blue", "green", "yellow", "purple", "star"];

/** @param {string | null} face null for a die that has not been thrown */
function dieSide(face) {
  return html`
    <svg class="die-face push-die-face ${face === null ? "die-face-blank" : `push-ink-${face}`}" viewBox="0 0 100 100" aria-hidden="true">
      <rect class="die-edge" x="3" y="4" width="94" height="94" rx="20" />
      <rect class="die-body" x="3" y="2" width="94" height="92" rx="20" />
      <rect class="die-shine" x="9" y="6" width="82" height="82" rx="16" />
      ${shape(face ?? "star", "translate(16 14) scale(2.8)")}
    </svg>
  `;
}

/** @param {{ face: string | null, tumbling?: boolean }} die */
export function colourDie({ face, tumbling = false }) {
  if (!tumbling || face === null) return html`<span class="die">${dieSide(face)}</span>`;
  return html`
    <span class="die die-tumbling">
      <span class="die-cube" data-face=${FACES.indexOf(face) + 1}>
        ${FACES.map((side, place) => html`<span class="die-side" data-side=${place + 1}>${dieSide(side)}</span>`)}
      </span>
    </span>
  `;
}
