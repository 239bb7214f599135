/** Small drawings for the boxes of the sheet; the upper boxes show the face they count. */
import { html, svg } from "lit-html";

import { dieFace } from "../../components/die/index.js";

/** @param {number} x @param {number} y @param {number} size */
function block(x, y, size) {
  return svg`<rect class="yahtzee-icon-fill" x=${x} y=${y} width=${size} height=${size} rx=${size * 0.24} />`;
}

/** @param {string} word */
function letters(word) {
  return svg`<text class="yahtzee-icon-text" x="16" y="22.5" text-anchor="middle">${word}</text>`;
}

/** A row of steps going up. @param {number} count */
function stairs(count) {
  const width = 26 / count;
  return Array.from({ length: count }, (_, step) => {
    const height = 6 + (step * 18) / (count - 1);
    return svg`<rect class="yahtzee-icon-fill" x=${3 + step * width} y=${28 - height} width=${width - 1.4} height=${height} rx="1.4" />`;
  });
}

const house = svg`
  <path class="yahtzee-icon-fill" d="M16 3.5 29 15h-3.6v12.5h-7V20h-4.8v7.5h-7V15H3z" />
`;

const star = svg`
  <path class="yahtzee-icon-fill" d="m16 2.5 4 8.6 9.4 1.1-7 6.4 1.9 9.3L16 23.2l-8.3 4.7 1.9-9.3-7-6.4 9.4-1.1z" />
`;

/** @type {Record<string, unknown>} */
const DRAWINGS = {
  three_of_a_kind: letters("3×"),
  four_of_a_kind: letters("4×"),
  full_house: house,
  small_straight: stairs(4),
  large_straight: stairs(5),
  yahtzee: star,
  chance: [block(4, 4, 24), svg`<text class="yahtzee-icon-cut" x="16" y="23" text-anchor="middle">?</text>`],
};

/** @param {{ id: string, face: number | null }} box */
export function boxIcon(box) {
  if (box.face !== null) return html`<span class="die yahtzee-icon-die">${dieFace(box.face)}</span>`;
  return html`<svg class="yahtzee-icon" viewBox="0 0 32 32" aria-hidden="true">${DRAWINGS[box.id]}</svg>`;
}
