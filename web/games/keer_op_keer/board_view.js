/**
 * A board: letters, 105 cells, the points of the columns under them, and numbers at the rows, so that a hint can name a cell.
 *
 * Fields follow each other column by column: letter, cells, points. board.css lets them flow down the columns of a lying
 * board and along the rows of a standing one, so no field needs to be told its place. Each cell is a button with a
 * drawing of its own, so that it is crisp at any size and can be reached by any hand.
 *
 * @import { Translate } from "../contract.js"
 * @import { Colour, KeerView, Layout, Sheet, Value } from "./types.js"
 */
import { html, nothing, svg } from "lit-html";
import { ref } from "lit-html/directives/ref.js";

import { cellName, colourKey } from "./names.js";
import { cross, shape, star } from "./symbols.js";

/**
 * What a player does on the board; a board without hands only shows.
 * @typedef {object} BoardHands
 * @property {ReadonlySet<number>} lit       cells that can take part
 * @property {ReadonlySet<number>} touchable cells where a tap is of use
 * @property {readonly number[]} chosen
 * @property {ReadonlySet<number>} hinted    what the hint would cross
 * @property {number | null} refused         a cell that was just touched in vain
 * @property {boolean} choosing              cells are being chosen now
 * @property {number} cursor                 the one cell that the Tab key reaches
 * @property {(element: Element | undefined) => void} attach
 */

/**
 * @typedef {object} BoardProps
 * @property {KeerView} view
 * @property {Sheet} sheet
 * @property {readonly number[]} fresh       crosses that are being drawn
 * @property {string} label
 * @property {BoardHands | null} hands
 */

/** What is drawn in a cell of 24 units. @param {Colour} colour @param {boolean} starred @param {boolean} crossed */
export function cellMarks(colour, starred, crossed) {
  return svg`
    ${starred ? star("keer_op_keer-star") : nothing}
    <g class=${starred ? "keer_op_keer-corner" : "keer_op_keer-middle"}>${shape(colour)}</g>
    ${crossed ? cross() : nothing}
  `;
}

/** @param {Colour} colour @param {boolean} starred @param {boolean} crossed */
function drawing(colour, starred, crossed) {
  return html`<svg class="keer_op_keer-cell-drawing" viewBox="0 0 24 24" aria-hidden="true">${cellMarks(colour, starred, crossed)}</svg>`;
}

/** @param {BoardProps} board @param {number} index @param {Translate} t */
function cellView(board, index, t) {
  const { view, sheet, hands, fresh } = board;
  const { layout } = view;
  const colour = layout.cells[index];
  // A board that is still to be drawn has fields without a colour.
  if (!colour) return html`<span class="keer_op_keer-cell keer_op_keer-blank"></span>`;
  const isStar = layout.stars.includes(index);
  const isFresh = fresh.includes(index);
  const isCrossed = isFresh || sheet.crossed.includes(index);
  const isChosen = hands?.chosen.includes(index) ?? false;
  const isLit = hands?.lit.has(index) ?? false;
  const classes = ["keer_op_keer-cell", "keer_op_keer-fill", `keer_op_keer-${colour}`];
  if (isCrossed) classes.push("keer_op_keer-crossed");
  if (isFresh) classes.push("keer_op_keer-fresh");
  if (isChosen) classes.push("keer_op_keer-chosen");
  else if (isLit) classes.push("keer_op_keer-lit");
  if (hands?.hinted.has(index)) classes.push("keer_op_keer-hinted");
  if (hands?.refused === index) classes.push("keer_op_keer-refused");
  if (!hands) return html`<span class=${classes.join(" ")}>${drawing(colour, isStar, isCrossed)}</span>`;
  const state = isCrossed ? "crossed" : isChosen ? "chosen" : isLit ? "lit" : "open";
  return html`<button
    type="button"
    class=${classes.join(" ")}
    data-cell=${index}
    ?data-pointed=${isChosen}
    tabindex=${hands.cursor === index ? "0" : "-1"}
    aria-pressed=${isLit || isChosen ? String(isChosen) : nothing}
    aria-disabled=${String(!hands.touchable.has(index))}
    aria-label=${t(`keer_op_keer-cell-${state}`, {
      cell: cellName(layout, index),
      colour: t(colourKey(colour)),
      star: isStar ? "yes" : "no",
    })}
  >
    ${drawing(colour, isStar, isCrossed || isChosen)}
  </button>`;
}

/** The strokes of a solo game: two in every letter, one a roll. @param {number} strokes */
function tally(strokes) {
  if (strokes === 0) return nothing;
  return html`<svg class="keer_op_keer-tally" viewBox="0 0 24 24" aria-hidden="true">
    ${svg`<path d="M4.5 20 19.5 4" />`} ${strokes > 1 ? svg`<path d="M4.5 4 19.5 20" />` : nothing}
  </svg>`;
}

/**
 * What became of the two printed values of a column or a colour: circled, struck out, or still to be had.
 * @param {Value} value
 * @param {boolean} solo  alone only the upper values count
 * @returns {{ upper: "got" | "open" | "gone", lower: "got" | "open" | "gone" }}
 */
export function valueStates({ first, full }, solo) {
  const own = full ? "got" : "open";
  if (first) return { upper: own, lower: full || solo ? "gone" : "open" };
  return { upper: "gone", lower: own };
}

/** @param {BoardProps} board @param {number} column @param {Translate} t */
function columnPoints({ view, sheet }, column, t) {
  const { layout } = view;
  const value = sheet.columns[column];
  if (!value) return nothing;
  const { upper, lower } = valueStates(value, view.solo);
  const state = value.full ? "full" : "open";
  return html`
    <span class="keer_op_keer-points keer_op_keer-points-first keer_op_keer-value-${upper}" aria-hidden="true">
      ${layout.first[column]}
    </span>
    <span class="keer_op_keer-points keer_op_keer-points-later keer_op_keer-value-${lower}" aria-hidden="true">
      ${layout.later[column]}
    </span>
    <span class="visually-hidden">
      ${t(`keer_op_keer-column-${state}`, { column: layout.column_names[column] ?? "", points: value.points, left: value.left })}
    </span>
  `;
}

/** @param {BoardProps} board @param {Translate} t */
export function boardView(board, t) {
  const { layout, strokes } = board.view;
  const { hands } = board;
  return html`
    <div
      class="keer_op_keer-board keer_op_keer-board-${layout.board} ${hands?.choosing ? "keer_op_keer-choosing" : ""}"
      role=${hands ? "group" : "img"}
      aria-label=${board.label}
      ${ref(hands?.attach ?? ignore)}
    >
      ${layout.column_names.map(
        (letter, column) => html`
          <span class="keer_op_keer-letter ${column === layout.start_column ? "keer_op_keer-letter-start" : ""}" aria-hidden="true">
            ${letter}${tally(strokes?.[column] ?? 0)}
          </span>
          ${Array.from({ length: layout.rows }, (_, row) => cellView(board, column * layout.rows + row, t))}
          ${columnPoints(board, column, t)}
        `,
      )}
      <div class="keer_op_keer-rows" aria-hidden="true">${Array.from({ length: layout.rows }, (_, row) => html`<span>${row + 1}</span>`)}</div>
    </div>
  `;
}

function ignore() {}

/**
 * The board as a small picture: where the crosses are, and which stars are missing.
 * @param {Layout} layout
 * @param {Sheet} sheet
 * @param {readonly number[]} fresh
 */
export function miniBoard(layout, sheet, fresh) {
  const width = layout.column_names.length;
  return html`<svg class="keer_op_keer-mini" viewBox="0 0 ${width * 10} ${layout.rows * 10}" aria-hidden="true">
    ${layout.cells.map((colour, index) => {
      const x = Math.floor(index / layout.rows) * 10;
      const y = (index % layout.rows) * 10;
      const isFresh = fresh.includes(index);
      const isCrossed = isFresh || sheet.crossed.includes(index);
      const classes = ["keer_op_keer-fill", `keer_op_keer-${colour}`, isCrossed ? "keer_op_keer-mini-done" : "", isFresh ? "keer_op_keer-mini-fresh" : ""];
      return svg`
        <rect class=${classes.join(" ")} x=${x + 0.5} y=${y + 0.5} width="9" height="9" rx="1.5" />
        ${
          isCrossed
            ? svg`<path class="keer_op_keer-mini-pen" d="M${x + 2.5} ${y + 2.5}l5 5m0-5l-5 5" />`
            : layout.stars.includes(index)
              ? svg`<circle class="keer_op_keer-mini-star" cx=${x + 5} cy=${y + 5} r="2" />`
              : nothing
        }
      `;
    })}
  </svg>`;
}
