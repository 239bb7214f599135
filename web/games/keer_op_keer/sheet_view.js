/**
 * The margin of a sheet: what the colours bring, the jokers, and the running score.
 *
 * @import { Translate } from "../contract.js"
 * @import { SeatScore } from "../../engine/messages.js"
 * @import { KeerView, Sheet } from "./types.js"
 */
import { html, nothing, svg } from "lit-html";

import { valueStates } from "./board_view.js";
import { colourKey, scoreRange } from "./names.js";
import { shape, star } from "./symbols.js";

/** The exclamation marks: crossed out from the left as they are spent. @param {KeerView} view @param {Sheet} sheet @param {Translate} t */
export function jokerRow({ layout }, sheet, t) {
  const used = layout.jokers - sheet.jokers;
  return html`<div class="keer_op_keer-jokers" role="img" aria-label=${t("keer_op_keer-jokers", { left: sheet.jokers, all: layout.jokers })}>
    ${Array.from(
      { length: layout.jokers },
      (_, place) => html`<span class="keer_op_keer-joker ${place < used ? "keer_op_keer-joker-used" : ""}">!</span>`,
    )}
  </div>`;
}

/** How many stars are still open. @param {Sheet} sheet */
export function openStars(sheet) {
  return html`<span class="keer_op_keer-part-stars" aria-hidden="true"><svg viewBox="0 0 24 24">${star("keer_op_keer-part-star")}</svg> × ${sheet.open_stars}</span>`;
}

/** The five colours: how many cells are open, and the two values. @param {KeerView} view @param {Sheet} sheet @param {Translate} t */
export function colourTable({ layout, solo }, sheet, t) {
  return html`<ul class="keer_op_keer-colours" aria-label=${t("keer_op_keer-colours")}>
    ${sheet.colours.map((value) => {
      const { upper, lower } = valueStates(value, solo);
      const state = value.full ? "full" : "open";
      return html`<li class="keer_op_keer-colour">
        <span class="keer_op_keer-colour-chip keer_op_keer-fill keer_op_keer-${value.colour}" aria-hidden="true">
          <svg viewBox="0 0 24 24">${shape(value.colour)}</svg>
        </span>
        <span class="keer_op_keer-colour-left" aria-hidden="true">${value.full ? "✓" : value.left}</span>
        <span class="keer_op_keer-value keer_op_keer-value-${upper}" aria-hidden="true">${layout.colour_first}</span>
        ${solo ? nothing : html`<span class="keer_op_keer-value keer_op_keer-value-${lower}" aria-hidden="true">${layout.colour_later}</span>`}
        <span class="visually-hidden">
          ${t(`keer_op_keer-colour-state-${state}`, { colour: t(colourKey(value.colour)), left: value.left, points: value.points })}
        </span>
      </li>`;
    })}
  </ul>`;
}

/** How each part of the score is made. @param {string} id @param {KeerView} view @param {Sheet} sheet */
function partMark(id, view, sheet) {
  if (id === "jokers") return html`<span aria-hidden="true">! × ${sheet.jokers}</span>`;
  if (id === "stars") return openStars(sheet);
  if (id === "columns") return html`<span aria-hidden="true">${view.layout.column_names[0]}–${view.layout.column_names.at(-1)}</span>`;
  return html`<span class="keer_op_keer-part-colours" aria-hidden="true">
    ${view.layout.colour_faces.filter(({ id: face }) => face !== "joker").map(({ id: face }) => html`<svg class="keer_op_keer-dot keer_op_keer-fill keer_op_keer-${face}" viewBox="0 0 10 10">${svg`<circle cx="5" cy="5" r="5" />`}</svg>`)}
  </span>`;
}

/** The lines of the printed sum, in its order. @param {KeerView} view @param {Sheet} sheet @param {SeatScore} score @param {Translate} t */
export function scoreTable(view, sheet, score, t) {
  return html`<table class="keer_op_keer-score">
    <caption class="visually-hidden">
      ${t("keer_op_keer-score")}
    </caption>
    <tbody>
      ${score.parts.map(
        (part) => html`<tr>
          <th scope="row">${partMark(part.id, view, sheet)}<span class="visually-hidden">${t(`keer_op_keer-part-${part.id}`)}</span></th>
          <td>${signed(part.points)}</td>
        </tr>`,
      )}
      <tr class="keer_op_keer-score-total">
        <th scope="row">${t("total")}</th>
        <td>${totalText(score.total)}</td>
      </tr>
    </tbody>
  </table>`;
}

/** What the rulebook says of a solo score, and where this one stands. @param {KeerView} view @param {number} total @param {Translate} t */
export function ratingLadder({ layout }, total, t) {
  const reached = layout.ratings.findIndex(({ from }) => from === null || total >= from);
  return html`<section class="keer_op_keer-ladder card" aria-label=${t("keer_op_keer-ladder")}>
    <ol>
      ${layout.ratings.map(
        (line, place) => html`<li aria-current=${place === reached ? "true" : nothing}>
          <span>${scoreRange(line)}</span> <span class="keer_op_keer-ladder-stars" aria-hidden="true">${t(`keer_op_keer-stars-${place}`)}</span>
          <span class="keer_op_keer-ladder-words">${t(`keer_op_keer-rating-${place}`)}</span>
        </li>`,
      )}
    </ol>
  </section>`;
}

/** A sum, which needs no plus. @param {number} points */
export function totalText(points) {
  return points < 0 ? signed(points) : String(points);
}

/** With a real minus sign. @param {number} points */
function signed(points) {
  return points < 0 ? `−${-points}` : points > 0 ? `+${points}` : "0";
}
