// A score sheet on paper: parts of rows, one column a player.
//
// It knows no game. Rows are flex lines whose cells have the same widths everywhere, so the parts line up when they
// stand below each other (tablet) and may as well stand side by side (phone), where only the current column is shown.

import { html, nothing } from "lit-html";

/**
 * @typedef {object} SheetColumn
 * @property {string} name
 * @property {boolean} current whose turn it is: this column is the wide one
 * @property {unknown} [badge] a small mark beside the name
 */

/**
 * @typedef {object} SheetCell
 * @property {"written" | "zero" | "empty" | "offer" | "offer-zero" | "blocked" | "sum"} state
 * @property {unknown} [content] what stands in the box
 * @property {string} [extra] a second, smaller figure, such as a bonus
 * @property {string} [label] what a screen reader says instead of the content
 * @property {boolean} [fresh] written just now
 * @property {boolean} [marked] suggested
 * @property {boolean} [asking] waits for a yes
 * @property {(() => void) | null} [onPick] the box can be chosen
 */

/**
 * @typedef {object} SheetRow
 * @property {string} id
 * @property {unknown} [icon]
 * @property {string} name
 * @property {string | null} note the short explanation below the name
 * @property {"box" | "sum" | "total"} kind
 * @property {readonly SheetCell[]} cells one a column
 */

/**
 * @typedef {object} SheetPart
 * @property {string} id
 * @property {string} title
 * @property {readonly SheetRow[]} rows
 */

/**
 * @typedef {object} SheetProps
 * @property {string} label
 * @property {readonly SheetColumn[]} columns
 * @property {readonly SheetPart[]} parts
 * @property {string} nameTitle heading of the column of names
 * @property {boolean} [whole] all columns, whatever the width of the screen
 */

/** @param {SheetCell} cell @param {boolean} current */
function cellTemplate(cell, current) {
  const classes = [
    "score-sheet-cell",
    `score-sheet-${cell.state}`,
    current ? "score-sheet-current" : "",
    cell.fresh ? "score-sheet-fresh" : "",
    cell.marked ? "score-sheet-marked" : "",
    cell.asking ? "score-sheet-asking" : "",
  ].join(" ");
  const figures = html`
    <span class="score-sheet-figure">${cell.content ?? nothing}</span>
    ${cell.extra ? html`<span class="score-sheet-extra">${cell.extra}</span>` : nothing}
  `;
  // The spoken form is text of its own: a cell has no name that an attribute could give it.
  const body = cell.label
    ? html`<span class="visually-hidden">${cell.label}</span><span class="score-sheet-seen" aria-hidden="true">${figures}</span>`
    : html`<span class="score-sheet-seen">${figures}</span>`;
  return html`
    <div class=${classes} role="cell" ?data-pointed=${cell.marked ?? false}>
      ${cell.onPick ? html`<button type="button" class="score-sheet-pick" @click=${cell.onPick}>${body}</button>` : body}
    </div>
  `;
}

/** @param {SheetRow} row @param {readonly SheetColumn[]} columns */
function rowTemplate(row, columns) {
  const pickable = row.cells.some((cell) => cell.onPick);
  return html`
    <div class="score-sheet-row score-sheet-row-${row.kind} ${pickable ? "score-sheet-row-open" : ""}" role="row">
      <div class="score-sheet-name" role="rowheader">
        ${row.icon ? html`<span class="score-sheet-icon" aria-hidden="true">${row.icon}</span>` : nothing}
        <span class="score-sheet-words">
          <span class="score-sheet-title">${row.name}</span>
          ${row.note ? html`<span class="score-sheet-note">${row.note}</span>` : nothing}
        </span>
      </div>
      ${row.cells.map((cell, index) => cellTemplate(cell, columns[index]?.current ?? false))}
    </div>
  `;
}

/** Arrow keys walk from box to box that can be chosen. @param {KeyboardEvent} event */
function walk(event) {
  const step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key];
  const sheet = /** @type {HTMLElement} */ (event.currentTarget);
  if (!step && event.key !== "Home" && event.key !== "End") return;
  const picks = /** @type {HTMLElement[]} */ ([...sheet.querySelectorAll(".score-sheet-pick")]);
  const here = picks.indexOf(/** @type {HTMLElement} */ (document.activeElement));
  if (picks.length === 0 || here < 0) return;
  event.preventDefault();
  const there = step ? (here + step + picks.length) % picks.length : event.key === "Home" ? 0 : picks.length - 1;
  picks[there]?.focus();
}

/** @param {SheetProps} sheet */
export function scoreSheet({ label, columns, parts, nameTitle, whole = false }) {
  const crowd = columns.length > 4 ? "score-sheet-crowd" : "";
  return html`
    <div
      class="score-sheet ${whole ? "score-sheet-whole" : ""} ${crowd}"
      role="group"
      tabindex=${columns.length > 8 || whole ? "0" : nothing}
      aria-label=${label}
      @keydown=${walk}
    >
      ${parts.map(
        (part) => html`
          <div class="score-sheet-part" role="table" aria-label=${part.title}>
            <div class="score-sheet-row score-sheet-row-head" role="row">
              <div class="score-sheet-name" role="columnheader">
                <span class="score-sheet-part-title">${part.title}</span>
                <span class="visually-hidden">${nameTitle}</span>
              </div>
              ${columns.map(
                (column) => html`
                  <div
                    class="score-sheet-cell score-sheet-player ${column.current ? "score-sheet-current" : ""}"
                    role="columnheader"
                    title=${column.name}
                  >
                    <span class="score-sheet-player-name">${column.name}</span>${column.badge ?? nothing}
                  </div>
                `,
              )}
            </div>
            ${part.rows.map((row) => rowTemplate(row, columns))}
          </div>
        `,
      )}
    </div>
  `;
}
