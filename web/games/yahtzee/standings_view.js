/**
 * Who stands where: the strip of totals, and the games of a contest.
 *
 * @import { Translate } from "../contract.js"
 * @import { YahtzeeCtrl } from "./ctrl.js"
 */
import { html, nothing } from "lit-html";

import { seatName } from "../../app/seat_names.js";

/** More rows than this may not fit: then the keyboard must be able to scroll them. */
const SCROLLS_FROM = 4;

/** The seats from the best to the last, by all their points. @param {YahtzeeCtrl} ctrl */
function ranked(ctrl) {
  const { seats, scores, turn } = ctrl.session.snapshot.value;
  const { seat } = ctrl.view.value;
  return scores
    .map((score) => ({ ...score, name: seatName(seats, score.seat), current: turn.type !== "over" && score.seat === seat }))
    .sort((a, b) => b.total - a.total || a.seat - b.seat);
}

/**
 * One chip a seat, from the current one on in the order of the turns; it opens the whole sheet.
 * @param {YahtzeeCtrl} ctrl
 * @param {Translate} t
 */
export function totalsStrip(ctrl, t) {
  const { seats, scores, turn } = ctrl.session.snapshot.value;
  const { seat: current } = ctrl.view.value;
  const inTurn = [...scores.slice(current), ...scores.slice(0, current)];
  return html`
    <button
      type="button"
      class="yahtzee-strip"
      @click=${() => {
        ctrl.wholeSheet.value = true;
      }}
    >
      <span class="yahtzee-strip-seats">
        ${inTurn.map(
          (score) => html`
            <span class="yahtzee-strip-seat ${turn.type !== "over" && score.seat === current ? "yahtzee-strip-current" : ""}">
              <span class="yahtzee-strip-name">${seatName(seats, score.seat)}</span>
              <span class="yahtzee-strip-total">${score.total}</span>
            </span>
          `,
        )}
      </span>
      <span class="visually-hidden">${t("yahtzee-whole-open")}</span>
      <svg class="yahtzee-strip-more" viewBox="0 0 24 24" aria-hidden="true">
        <path d="M4 5h16M4 12h16M4 19h16M10 5v14" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" />
      </svg>
    </button>
  `;
}

/** The table of a contest: earlier games, this one, all together. @param {YahtzeeCtrl} ctrl @param {Translate} t */
function contestTable(ctrl, t) {
  const { earlier, sheets, games } = ctrl.view.value;
  const columns = Array.from({ length: games }, (_, game) => game);
  return html`
    <div class="yahtzee-contest" tabindex="0" role="group" aria-label=${t("yahtzee-contest-title")}>
      <table>
        <caption class="visually-hidden">
          ${t("yahtzee-contest-title")}
        </caption>
        <thead>
          <tr>
            <th scope="col">${t("yahtzee-contest-player")}</th>
            ${columns.map((game) => html`<th scope="col">${t("yahtzee-contest-game", { game: game + 1 })}</th>`)}
            <th scope="col">${t("yahtzee-contest-all")}</th>
          </tr>
        </thead>
        <tbody>
          ${ranked(ctrl).map(
            (row) => html`
              <tr class=${row.current ? "yahtzee-contest-current" : ""}>
                <th scope="row">${row.name}</th>
                ${columns.map((game) => {
                  if (game < earlier.length) return html`<td>${earlier[game]?.[row.seat]}</td>`;
                  return game === earlier.length
                    ? html`<td class="yahtzee-contest-now">${sheets[row.seat]?.total}</td>`
                    : html`<td>·</td>`;
                })}
                <td class="yahtzee-contest-total">${row.total}</td>
              </tr>
            `,
          )}
        </tbody>
      </table>
    </div>
  `;
}

/** What fills the room beside the sheet while no hint is asked for. @param {YahtzeeCtrl} ctrl @param {Translate} t */
export function standings(ctrl, t) {
  const { games, game, phase } = ctrl.view.value;
  const rows = ranked(ctrl);
  // Alone there is nobody to compare with until the total is final.
  if (games === 1 && rows.length === 1 && phase !== "over") return nothing;
  const most = Math.max(1, rows[0]?.total ?? 0);
  return html`
    <section class="yahtzee-standings card">
      <h2 class="yahtzee-standings-title">
        ${games > 1 ? t("yahtzee-contest-of", { game, games }) : t("yahtzee-standings-title")}
      </h2>
      ${games > 1
        ? contestTable(ctrl, t)
        : html`<ol class="yahtzee-standings-list" tabindex=${rows.length > SCROLLS_FROM ? "0" : nothing} aria-label=${t("yahtzee-standings-title")}>
            ${rows.map(
              (row) => html`
                <li class="yahtzee-standings-row ${row.current ? "yahtzee-standings-current" : ""}">
                  <span class="yahtzee-standings-name">${row.name}</span>
                  <svg class="yahtzee-standings-bar" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
                    <rect width=${(100 * row.total) / most} height="10" />
                  </svg>
                  <span class="yahtzee-standings-total">${row.total}</span>
                </li>
              `,
            )}
          </ol>`}
    </section>
  `;
}
