// A die: the flat face that lies on the table, and the cube that tumbles to it.
//
// At rest a die is one flat drawing, which every screen renders crisply. Only while it tumbles is it a cube of six
// faces turned by style.css; the cube's front lies in the plane of the flat face, so nothing jumps when they swap.

import { html, nothing, svg } from "lit-html";

/** Where pips sit on each face, in the hundredths of the drawing. */
const LOW = 27;
const MID = 50;
const HIGH = 73;

/** @type {Record<number, ReadonlyArray<readonly [number, number]>>} */
const PIPS = {
  1: [[MID, MID]],
  2: [[LOW, HIGH], [HIGH, LOW]],
  3: [[LOW, HIGH], [MID, MID], [HIGH, LOW]],
  4: [[LOW, LOW], [HIGH, LOW], [LOW, HIGH], [HIGH, HIGH]],
  5: [[LOW, LOW], [HIGH, LOW], [MID, MID], [LOW, HIGH], [HIGH, HIGH]],
  6: [[LOW, LOW], [HIGH, LOW], [LOW, MID], [HIGH, MID], [LOW, HIGH], [HIGH, HIGH]],
};

const FACES = [1, 2, 3, 4, 5, 6];

/** A pip is a dimple: a dark disc with a thin light edge below it. @param {readonly [number, number]} at */
function pip([x, y]) {
  return svg`<circle class="die-dimple" cx=${x} cy=${y + 1.4} r="9.6" /><circle class="die-pip" cx=${x} cy=${y} r="9" />`;
}

/**
 * The drawing of one face; decorative, so whoever shows it names it.
 * @param {number | null} face 1 to 6, or null for a die that has not been thrown
 */
export function dieFace(face) {
  return html`
    <svg class="die-face ${face === null ? "die-face-blank" : ""}" viewBox="0 0 100 100" aria-hidden="true">
      <rect class="die-edge" x="3" y="4" width="94" height="94" rx="20" />
      <rect class="die-body" x="3" y="2" width="94" height="92" rx="20" />
      <rect class="die-shine" x="9" y="6" width="82" height="82" rx="16" />
      ${face === null ? nothing : PIPS[face]?.map(pip)}
    </svg>
  `;
}

/**
 * A die on the table.
 * @param {{ face: number | null, tumbling?: boolean }} die
 */
export function die({ face, tumbling = false }) {
  if (!tumbling || face === null) return html`<span class="die">${dieFace(face)}</span>`;
  return html`
    <span class="die die-tumbling">
      <span class="die-cube" data-face=${face}>
        ${FACES.map((side) => html`<span class="die-side" data-side=${side}>${dieFace(side)}</span>`)}
      </span>
    </span>
  `;
}

/**
 * Dice in a row, small, as in a sentence: "keep these".
 * @param {readonly number[]} faces
 * @param {string} label what a screen reader says
 */
export function diceRow(faces, label) {
  return html`
    <span class="die-row" role="img" aria-label=${label}>
      ${faces.map((face) => html`<span class="die die-small">${dieFace(face)}</span>`)}
    </span>
  `;
}
