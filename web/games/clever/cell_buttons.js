/**
 * The fields that can be filled now, as buttons over the drawn sheet. They are as large as the field, and never smaller
 * than a finger.
 *
 * @import { Move } from "../../engine/messages.js"
 * @import { Translate } from "../contract.js"
 * @import { CleverCtrl } from "./ctrl.js"
 */
import { html, nothing } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";

import { cellKey } from "./areas.js";
import { cellName, chainLinks } from "./chain_model.js";
import { asShares, cellBox } from "./geometry.js";

/** @param {readonly Move[]} moves  one field may be reached in several ways */
function byCell(moves) {
  /** @type {Map<string, Move[]>} */
  const cells = new Map();
  for (const move of moves) {
    const key = cellKey(move.data.area, move.data.cell);
    cells.set(key, [...(cells.get(key) ?? []), move]);
  }
  return [...cells];
}

/** What a screen reader says about a field: its name, and the chain when it is plain which one. @param {CleverCtrl} ctrl @param {Move[]} moves @param {Translate} t */
function labelOf(ctrl, moves, t) {
  const { layout } = ctrl.view.value;
  const { area, cell, chain } = /** @type {Move} */ (moves[0]).data;
  const name = cellName(layout, area, cell, t);
  const follows = chainLinks(layout, chain, t).slice(1);
  if (follows.length === 0) return name;
  return t("clever-cell-follows", { cell: name, chain: follows.map(({ text }) => text).join(", ") });
}

/** @param {CleverCtrl} ctrl @param {Translate} t @param {string | null} best  key of the field that the hint advises */
export function cellButtons(ctrl, t, best) {
  const { area: chosenArea, cell: chosenCell } = ctrl.chosen.value?.data ?? ctrl.choice.value;
  return repeat(
    byCell(ctrl.litMoves.value),
    ([key]) => key,
    ([key, moves]) => {
      const { area, cell } = /** @type {Move} */ (moves[0]).data;
      const isChosen = area === chosenArea && cell === chosenCell;
      const isFew = ctrl.choice.value.source !== null || ctrl.view.value.asks === "bonus";
      return html`
        <button
          type="button"
          class="clever-pick clever-pick-${area} ${isFew ? "clever-pick-bright" : ""} ${isChosen ? "clever-pick-chosen" : ""}"
          .style=${asShares(cellBox(area, cell))}
          data-cell=${key}
          ?data-pointed=${isChosen}
          aria-label=${labelOf(ctrl, moves, t)}
          aria-pressed=${String(isChosen)}
          @click=${() => void ctrl.tapCell(area, cell)}
        >
          <span class="clever-pick-frame">${best === key ? html`<span class="clever-best" aria-hidden="true">★</span>` : nothing}</span>
        </button>
      `;
    },
  );
}
