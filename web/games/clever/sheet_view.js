/**
 * The sheet as a drawing: what is printed, what is written, what a chain would write.
 *
 * The drawing is decoration for the eye; the buttons laid over it (cell_buttons.js) and the words beside it say the same.
 *
 * @import { Bonus, Layout, Sheet, SheetMarks } from "./types.js"
 */
import { html, nothing, svg } from "lit-html";

import {
  DIAGONAL_END,
  PANELS,
  SHEET,
  aboveCell,
  bluePoints,
  cellBox,
  columnEnd,
  middle,
  pointsPlace,
  roundBox,
  rowEnd,
  trackHead,
  trackPlace,
  underCell,
} from "./geometry.js";
import { again, bonusShape, fox, symbolShape } from "./symbols.js";
import { ROWS, cellKey } from "./areas.js";

/** Sizes of bonuses: at the end of a row of a grid, under a column of it, and under a cell. */
const AT_END = 1.9;
const UNDER_COLUMN = 1.7;
const UNDER = 1.36;

/** @param {{ x: number, y: number }} place @param {unknown} drawing @param {number} [scale] */
function at({ x, y }, drawing, scale = 1) {
  return svg`<g transform="translate(${x} ${y}) scale(${scale})">${drawing}</g>`;
}

/** @param {{ x: number, y: number }} place @param {unknown} words @param {string} kind */
function text({ x, y }, words, kind) {
  return svg`<text class="clever-text clever-text-${kind}" x=${x} y=${y} text-anchor="middle" dominant-baseline="central">${words}</text>`;
}

/** A bonus where it is printed; once it is earned, it is ticked off. @param {{ x: number, y: number }} place @param {Bonus} bonus @param {number} scale @param {boolean} isEarned */
function printedBonus(place, bonus, scale, isEarned) {
  const tick = isEarned ? svg`<g class="clever-earned" transform="translate(7.4 -7.4)"><circle r="5.2" /><path d="M-2.5.2-.7 2.2 2.6-2" /></g>` : nothing;
  return at(place, svg`${bonusShape(bonus)}${tick}`, scale);
}

/** A star round points, as the paper has it. @param {{ x: number, y: number }} place @param {number} points @param {boolean} isWon @param {number} [scale] */
function star(place, points, isWon, scale = 1) {
  return at(
    place,
    svg`
      <path class="clever-star ${isWon ? "clever-star-won" : ""}" d="M0-17 4.6-12.4 11-13.2 11.4-6.6 17-3 13.6 2.8 16 9 9.8 11.2 6.6 17 0 14.4-6.6 17-9.8 11.2-16 9-13.6 2.8-17-3-11.4-6.6-11-13.2-4.6-12.4z" />
      <text class="clever-text clever-text-star ${isWon ? "clever-text-star-won" : ""}" y="0.5" text-anchor="middle" dominant-baseline="central">${points}</text>
    `,
    scale,
  );
}

/** A cross by hand: two strokes that are drawn one after the other. @param {string} area @param {number} cell @param {string} kind */
function crossed(area, cell, kind) {
  const { x, y, width, height } = cellBox(area, cell);
  const w = Math.min(width, height) * 0.3;
  const { x: cx, y: cy } = middle({ x, y, width, height });
  // No two crosses of a hand are alike: the strokes lean a little with the cell.
  const lean = ((cell * 7) % 5) - 2;
  return svg`
    <g class="clever-cross clever-cross-${kind}">
      <path pathLength="1" d="M${cx - w + lean} ${cy - w}L${cx + w} ${cy + w - lean}" />
      <path pathLength="1" d="M${cx + w} ${cy - w - lean}L${cx - w - lean} ${cy + w}" />
    </g>
  `;
}

/** @param {string} area @param {number} cell @param {string} number @param {string} kind  a number by hand */
function written(area, cell, number, kind) {
  const { x, y } = middle(cellBox(area, cell));
  return svg`<text class="clever-text clever-written clever-written-${kind}" x=${x} y=${y} text-anchor="middle" dominant-baseline="central">${number}</text>`;
}

/**
 * One cell: its paper, what is printed, and what has been or would be marked.
 * @param {string} area
 * @param {number} cell
 * @param {unknown} printed
 * @param {{ isMarked: boolean, value: number | null }} state
 * @param {SheetMarks} marks
 */
function cellDrawing(area, cell, printed, { isMarked, value }, marks) {
  const { x, y, width, height } = cellBox(area, cell);
  const key = cellKey(area, cell);
  const ghost = marks.ghosts.get(key);
  const fresh = marks.fresh.get(key);
  const kind = fresh ? "fresh" : ghost ? "ghost" : "done";
  const shown = fresh ?? ghost ?? (isMarked ? { value, step: 0 } : null);
  const mark = !shown
    ? nothing
    : shown.value === null || shown.value === undefined
      ? crossed(area, cell, kind)
      : written(area, cell, String(shown.value), kind);
  return svg`
    <g class="clever-cell clever-cell-${kind}">
      <rect class="clever-cell-paper" x=${x} y=${y} width=${width} height=${height} rx="9" />
      ${printed} ${mark}
    </g>
  `;
}

/** @param {string} area */
function panel(area) {
  const { x, y, width, height } = /** @type {import("./geometry.js").Box} */ (PANELS[area]);
  return svg`<rect class="clever-panel" x=${x} y=${y} width=${width} height=${height} rx="14" />`;
}

/** Symbol and running points of an area. @param {string} area @param {number} points */
function areaHead(area, points) {
  const { x, y } = pointsPlace(area);
  const isRow = ROWS.includes(area);
  const sign = isRow ? { x: x - 1, y: y - 17 } : { x: x - 14, y };
  const figure = isRow ? { x: x - 1, y: y + 13 } : { x: x + 14, y: y + 1 };
  return svg`
    <g class="clever-head">
      ${at(sign, svg`<g class="clever-head-symbol">${symbolShape(area)}</g>`, isRow ? 1.5 : 1.25)}
      ${text(figure, points, "points")}
      ${isRow ? svg`<path class="clever-arrow" d="M${x + 19} ${y - 8}l9 8-9 8z" />` : nothing}
    </g>
  `;
}

/** A thin line from the last cell of a line to what it gives. @param {string} d */
function lead(d) {
  return svg`<path class="clever-lead" d=${d} />`;
}

/** @param {Layout} layout @param {Sheet} sheet @param {SheetMarks} marks */
function yellow({ yellow: printed }, sheet, marks) {
  return svg`
    <g class="clever-area clever-area-yellow">
      ${panel("yellow")} ${areaHead("yellow", sheet.points.yellow)}
      ${printed.row_bonus.map((_, row) => {
        const { x, y } = rowEnd("yellow", row);
        return lead(`M${x - 58} ${y}H${x - 20}`);
      })}
      ${lead(`M${DIAGONAL_END.x - 62} ${DIAGONAL_END.y - 54}L${DIAGONAL_END.x - 14} ${DIAGONAL_END.y - 12}`)}
      ${printed.numbers.map((number, cell) =>
        cellDrawing(
          "yellow",
          cell,
          number === null ? crossed("yellow", cell, "printed") : text(middle(cellBox("yellow", cell)), number, "cell"),
          { isMarked: number !== null && Boolean(sheet.yellow[cell]), value: null },
          marks,
        ),
      )}
      ${printed.row_bonus.map((bonus, row) => printedBonus(rowEnd("yellow", row), bonus, AT_END, sheet.rows.yellow[row] ?? false))}
      ${printed.column_points.map((points, column) => star(columnEnd("yellow", column), points, sheet.columns.yellow[column] ?? false, 1.05))}
      ${printedBonus(DIAGONAL_END, printed.diagonal.bonus, UNDER_COLUMN, sheet.diagonal)}
    </g>
  `;
}

/** @param {Layout} layout @param {Sheet} sheet @param {SheetMarks} marks */
function blue({ blue: printed }, sheet, marks) {
  const crosses = sheet.blue.filter(Boolean).length;
  const corner = middle(cellBox("blue", 0));
  return svg`
    <g class="clever-area clever-area-blue">
      ${panel("blue")} ${areaHead("blue", sheet.points.blue)}
      <rect class="clever-table" x="422" y="122" width="282" height="60" rx="8" />
      ${printed.points.map((points, index) => {
        const place = bluePoints(index + 1);
        const isNow = crosses === index + 1;
        return svg`
          ${isNow ? svg`<rect class="clever-table-now" x=${place.x - 12.4} y="125" width="24.8" height="54" rx="6" />` : nothing}
          <text class="clever-text clever-text-count ${isNow ? "clever-text-now" : ""}" x=${place.x} y=${place.y - 15} text-anchor="middle" dominant-baseline="central">${index + 1}</text>
          <text class="clever-text clever-text-worth ${isNow ? "clever-text-now" : ""}" x=${place.x} y=${place.y + 9} text-anchor="middle" dominant-baseline="central">${points}</text>
        `;
      })}
      ${printed.row_bonus.map((_, row) => {
        const { x, y } = rowEnd("blue", row);
        return lead(`M${x - 58} ${y}H${x - 20}`);
      })}
      ${printed.column_bonus.map((_, column) => {
        const { x, y } = columnEnd("blue", column);
        return lead(`M${x} ${y - 32}V${y - 16}`);
      })}
      ${printed.numbers.map((number, cell) =>
        number === null
          ? svg`<g class="clever-sum" transform="translate(${corner.x} ${corner.y})">
              <g transform="translate(-13 0) scale(1.1)">${symbolShape("blue")}</g>
              <text class="clever-text clever-text-plus" y="0.5" text-anchor="middle" dominant-baseline="central">+</text>
              <g class="clever-sum-white" transform="translate(13 0) scale(1.1)">${symbolShape("white")}</g>
            </g>`
          : cellDrawing("blue", cell, text(middle(cellBox("blue", cell)), number, "cell"), { isMarked: Boolean(sheet.blue[cell]), value: null }, marks),
      )}
      ${printed.row_bonus.map((bonus, row) => printedBonus(rowEnd("blue", row), bonus, AT_END, sheet.rows.blue[row] ?? false))}
      ${printed.column_bonus.map((bonus, column) => printedBonus(columnEnd("blue", column), bonus, UNDER_COLUMN, sheet.columns.blue[column] ?? false))}
    </g>
  `;
}

/** @param {Layout} layout @param {Sheet} sheet @param {SheetMarks} marks */
function green({ green: printed }, sheet, marks) {
  return svg`
    <g class="clever-area clever-area-green">
      ${panel("green")} ${areaHead("green", sheet.points.green)}
      ${printed.needs.map((need, cell) =>
        cellDrawing(
          "green",
          cell,
          svg`<text class="clever-text clever-text-cell clever-text-need" x=${middle(cellBox("green", cell)).x} y=${middle(cellBox("green", cell)).y} text-anchor="middle" dominant-baseline="central"><tspan class="clever-text-least">≥</tspan>${need}</text>`,
          { isMarked: cell < sheet.green, value: null },
          marks,
        ),
      )}
      ${printed.points.map((points, cell) => star(aboveCell(cell), points, cell === sheet.green - 1, 0.9))}
      ${under("green", printed.bonus, sheet.green)}
    </g>
  `;
}

/** The bonuses of a row. @param {string} area @param {(Bonus | null)[]} bonuses @param {number} filled  fields */
function under(area, bonuses, filled) {
  return bonuses.map((bonus, cell) => (bonus ? printedBonus(underCell(area, cell), bonus, UNDER, cell < filled) : nothing));
}

/** @param {Layout} layout @param {Sheet} sheet @param {SheetMarks} marks */
function orange({ orange: printed }, sheet, marks) {
  return svg`
    <g class="clever-area clever-area-orange">
      ${panel("orange")} ${areaHead("orange", sheet.points.orange)}
      ${printed.factors.map((factor, cell) => {
        const value = sheet.orange[cell] ?? null;
        return cellDrawing(
          "orange",
          cell,
          factor > 1 && value === null && !marks.ghosts.has(cellKey("orange", cell)) ? text(middle(cellBox("orange", cell)), `×${factor}`, "factor") : nothing,
          { isMarked: value !== null, value },
          marks,
        );
      })}
      ${under("orange", printed.bonus, sheet.orange.length)}
    </g>
  `;
}

/** @param {Layout} layout @param {Sheet} sheet @param {SheetMarks} marks */
function purple({ purple: printed }, sheet, marks) {
  return svg`
    <g class="clever-area clever-area-purple">
      ${panel("purple")} ${areaHead("purple", sheet.points.purple)}
      ${printed.bonus.map((_, cell) => {
        const value = sheet.purple[cell] ?? null;
        const box = cellBox("purple", cell);
        return svg`
          ${cellDrawing("purple", cell, nothing, { isMarked: value !== null, value }, marks)}
          ${cell > 0 ? at({ x: box.x - 3, y: box.y + box.height / 2 }, svg`<rect class="clever-less" x="-6.5" y="-9" width="13" height="18" rx="5" /><path class="clever-less-sign" d="M2.4-4.6-2.4 0 2.4 4.6" />`) : nothing}
        `;
      })}
      ${under("purple", printed.bonus, sheet.purple.length)}
    </g>
  `;
}

/** Rounds, with what each brings. @param {Layout} layout @param {number} rounds @param {number} round */
function roundTrack(layout, rounds, round) {
  return layout.rounds.map(({ round: number, bonuses }) => {
    const box = roundBox(number);
    const { x } = middle(box);
    const state = number > rounds ? "absent" : number < round ? "past" : number === round ? "now" : "later";
    return svg`
      <g class="clever-round clever-round-${state}">
        <rect class="clever-round-paper" x=${box.x} y=${box.y} width=${box.width} height=${box.height} rx="9" />
        ${text({ x, y: box.y + 23 }, number, "round")}
        ${number <= round && number <= rounds
          ? svg`<g class="clever-round-cross"><path pathLength="1" d="M${x - 12} ${box.y + 11}L${x + 12} ${box.y + 35}" /><path pathLength="1" d="M${x + 12} ${box.y + 11}L${x - 12} ${box.y + 35}" /></g>`
          : nothing}
        ${bonuses.length > 1
          ? bonuses.map((bonus, index) => at({ x, y: box.y + 55 + index * 25 }, bonusShape(bonus), 1.2))
          : bonuses.map((bonus) => at({ x, y: box.y + 66 }, bonusShape(bonus), 1.7))}
      </g>
    `;
  });
}

/**
 * Seven circles: empty, earned (ringed), used (crossed out).
 * @param {"reroll" | "extra"} track
 * @param {number} length
 * @param {{ earned: number, used: number }} state
 */
function track(track, length, { earned, used }) {
  const head = trackHead(track);
  return svg`
    <g class="clever-track clever-track-${track}">
      <rect class="clever-track-ground" x=${head.x - 26} y=${head.y - 22} width="394" height="44" rx="22" />
      ${at(head, track === "reroll" ? svg`<g class="clever-track-sign">${again}</g>` : svg`<text class="clever-text clever-text-extra" y="0.4" text-anchor="middle" dominant-baseline="central">+1</text>`, 1.6)}
      ${Array.from({ length }, (_, place) => {
        const { x, y } = trackPlace(track, place);
        const state = place < used ? "used" : place < earned ? "free" : "empty";
        return svg`
          <g class="clever-place clever-place-${state}">
            <circle cx=${x} cy=${y} r="16" />
            ${state === "used" ? svg`<path d="M${x - 8} ${y - 8}L${x + 8} ${y + 8}M${x + 8} ${y - 8}L${x - 8} ${y + 8}" />` : nothing}
            ${state === "free" ? at({ x, y }, track === "reroll" ? again : svg`<text class="clever-text clever-text-place" y="0.4" text-anchor="middle" dominant-baseline="central">+1</text>`, 0.95) : nothing}
          </g>
        `;
      })}
    </g>
  `;
}

/**
 * @param {object} drawing
 * @param {Layout} drawing.layout
 * @param {Sheet} drawing.sheet
 * @param {number} drawing.round
 * @param {number} drawing.rounds
 * @param {SheetMarks} drawing.marks
 */
export function sheetDrawing({ layout, sheet, round, rounds, marks }) {
  return html`
    <svg class="clever-sheet" viewBox="0 0 ${SHEET.width} ${SHEET.height}" aria-hidden="true">
      <rect class="clever-ground" width=${SHEET.width} height=${SHEET.height} rx="22" />
      ${roundTrack(layout, rounds, round)}
      ${track("reroll", layout.track, sheet.rerolls)} ${track("extra", layout.track, sheet.extras)}
      ${yellow(layout, sheet, marks)} ${blue(layout, sheet, marks)} ${green(layout, sheet, marks)} ${orange(layout, sheet, marks)} ${purple(layout, sheet, marks)}
      ${marks.sources.map((place) => at(place, svg`<circle class="clever-source" r="21" />`))}
    </svg>
  `;
}

/** Which field of a chain comes when, drawn over the buttons, whose frames would hide it. @param {SheetMarks} marks */
export function chainSteps({ ghosts, fresh }) {
  if (ghosts.size < 2) return nothing;
  const coming = [...ghosts].filter(([key]) => !fresh.has(key));
  return html`
    <svg class="clever-steps" viewBox="0 0 ${SHEET.width} ${SHEET.height}" aria-hidden="true">
      ${coming.map(([key, { step }]) => {
        const [area = "", cell] = key.split("-");
        const { x, y, width } = cellBox(area, Number(cell));
        const number = svg`<text class="clever-text clever-text-step" text-anchor="middle" dominant-baseline="central">${step}</text>`;
        return at({ x: x + width - 4, y: y + 5 }, svg`<circle class="clever-step" r="12" />${number}`);
      })}
    </svg>
  `;
}

/** A fox beside its number, in a sentence. */
export function foxIcon() {
  return html`<svg class="clever-bonus-icon" viewBox="-10 -10 20 20" aria-hidden="true">${fox}</svg>`;
}
