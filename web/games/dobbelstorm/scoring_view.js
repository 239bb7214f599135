/**
 * The scoring, in the middle of the table: one card at a time, die by die, then everybody's points side by side.
 *
 * @import { Translate } from "../contract.js"
 * @import { StormCtrl } from "./ctrl.js"
 * @import { LaidDie } from "./card_view.js"
 * @import { Card, PlannedDie, ScoredCard, ScoredSeat, Scoring, StormView } from "./types.js"
 */
import { html, nothing } from "lit-html";

import { seatName } from "../../app/seat_names.js";
import { cardSvg } from "./card_view.js";
import { dieSvg } from "./colours.js";
import { clockText, signed } from "./scoring_model.js";

/** A middle of the table that is narrower, in pixels, gives the points of the players as columns. */
const NARROW = 520;
/** The points of more players than this fill a low middle by themselves. */
const MANY = 2;

/** @param {StormCtrl} ctrl @param {number} id */
function dieOf(ctrl, id) {
  return ctrl.view.value.dice[id] ?? { colour: "grey", value: 1 };
}

/** @param {StormCtrl} ctrl @param {number} id @param {Translate} t */
function smallDie(ctrl, id, t) {
  const { colour, value } = dieOf(ctrl, id);
  const label = t("dobbelstorm-die", { colour: t(`dobbelstorm-colour-${colour}`), value });
  return html`<span class="dobbelstorm-small-die" role="img" aria-label=${label}>${dieSvg(colour, value)}</span>`;
}

/** What lies on a card, and what could have. @param {StormCtrl} ctrl @param {ScoredCard} card @param {number} shown @param {readonly PlannedDie[]} missed @returns {LaidDie[]} */
function laidDice(ctrl, { card, dice }, shown, missed) {
  const lying = dice.flatMap(({ die, field, layer, points }, at) => {
    if (field === null) return [];
    const { colour, value } = dieOf(ctrl, die);
    const badge = at < shown && points !== 0 ? { text: signed(points), good: points > 0 } : null;
    return [{ field, layer, colour, value, badge }];
  });
  const here = missed.filter((one) => one.card === card);
  return [...lying, ...here.map(({ die, field, layer }) => ({ field, layer, ...dieOf(ctrl, die), missed: true }))];
}

/** A card with its dice, and those beside it. @param {StormCtrl} ctrl @param {Card} card @param {ScoredCard} scored @param {number} shown @param {readonly PlannedDie[]} missed @param {Translate} t */
function countedCard(ctrl, card, scored, shown, missed, t) {
  const besides = scored.dice.filter(({ field }) => field === null);
  const counted = scored.dice.slice(0, shown).filter(({ field }) => field === null).length;
  return html`
    <div class="dobbelstorm-counted">
      ${cardSvg(card, laidDice(ctrl, scored, shown, missed))}
      ${besides.length > 0 ? html`<p class="dobbelstorm-counted-beside">${besides.map(({ die }) => smallDie(ctrl, die, t))} ${counted > 0 ? signed(-counted) : ""}</p>` : nothing}
    </div>
  `;
}

/** What this step of the walk says. @param {StormCtrl} ctrl @param {Scoring} scoring @param {Translate} t */
function walkView(ctrl, scoring, t) {
  const step = ctrl.steps.value[ctrl.step.value];
  const scored = scoring.seats.find(({ seat }) => seat === step?.seat);
  const card = scored?.cards[step?.card ?? 0];
  const printed = ctrl.view.value.seats[step?.seat ?? 0]?.cards[step?.card ?? 0];
  if (!step || !scored || !card || !printed) return nothing;
  const die = card.dice[step.shown - 1];
  const { snapshot } = ctrl.session;
  return html`
    <div class="dobbelstorm-walk" data-step=${step.type}>
      <h2 class="dobbelstorm-panel-title">
        ${t("dobbelstorm-walk-title", { name: seatName(snapshot.value.seats, step.seat) })} <span class="dobbelstorm-ended">${endedText(ctrl, scoring, t)}</span>
      </h2>
      <div class="dobbelstorm-walk-body">
        ${step.type === "stop" ? allCards(ctrl, scored, t) : countedCard(ctrl, printed, card, step.shown, [], t)}
        <div class="dobbelstorm-walk-words">
          ${step.type === "die" || step.type === "card" ? html`<p class="dobbelstorm-walk-kind">${t(`dobbelstorm-kind-${card.kind}`)}</p>` : nothing}
          <p class="dobbelstorm-walk-now ${step.points < 0 ? "dobbelstorm-minus" : step.points > 0 ? "dobbelstorm-plus" : ""}">
            ${step.type === "die" && die
              ? html`${smallDie(ctrl, die.die, t)} ${t(verdictKey(die.verdict))} <b>${signed(step.points)}</b>`
              : html`${t(stepKey(step.type, step.points, scored))} <b>${signed(step.type === "card" && step.points === 0 ? card.net : step.points)}</b>`}
          </p>
          <p class="dobbelstorm-walk-sum">${t("dobbelstorm-walk-sum", { points: signed(step.sum) })}</p>
          <button type="button" class="button dobbelstorm-skip" @click=${ctrl.skipWalk}>${t("dobbelstorm-skip")}</button>
        </div>
      </div>
    </div>
  `;
}

/** @param {string} verdict */
function verdictKey(verdict) {
  const words = verdict.replaceAll("_", "-");
  return `dobbelstorm-verdict-${words}`;
}

/** @param {string} type @param {number} points @param {ScoredSeat} scored */
function stepKey(type, points, scored) {
  if (type === "card") return points > 0 ? "dobbelstorm-walk-card-full" : "dobbelstorm-walk-card";
  if (type === "bonus") return points > 2 ? "dobbelstorm-walk-three" : "dobbelstorm-walk-two";
  return scored.missed.length === 0 ? "dobbelstorm-walk-clean" : "dobbelstorm-walk-missed";
}

/** The three cards of a seat after the count, with what could still have been laid on them. @param {StormCtrl} ctrl @param {ScoredSeat} scored @param {Translate} t */
function allCards(ctrl, { seat, cards }, t) {
  return html`<div class="dobbelstorm-after">
    ${cards.map((card) => {
      const printed = ctrl.view.value.seats[seat]?.cards[card.card];
      return printed
        ? html`<figure class="dobbelstorm-after-card">
            <figcaption>${t(`dobbelstorm-kind-${card.kind}`)}<br />${signed(card.net)}</figcaption>
            ${countedCard(ctrl, printed, card, Number.MAX_SAFE_INTEGER, ctrl.missed(seat), t)}
          </figure>`
        : nothing;
    })}
  </div>`;
}

/** The dice that the stopper could still have laid, each with its place. @param {StormCtrl} ctrl @param {ScoredSeat} scored @param {Translate} t */
function missedView(ctrl, { seat, missed }, t) {
  const name = seatName(ctrl.session.snapshot.value.seats, seat);
  if (missed.length === 0) return html`<p class="dobbelstorm-missed">${t("dobbelstorm-missed-none", { name })}</p>`;
  const cards = ctrl.view.value.seats[seat]?.cards ?? [];
  return html`
    <div class="dobbelstorm-missed">
      <p>${t("dobbelstorm-missed", { name, count: missed.length })}</p>
      <ul class="dobbelstorm-missed-list">
        ${missed.map(({ die, card: slot, field }) => {
          const card = cards[slot];
          const at = card?.fields.find((one) => one.field === field);
          const kind = t(`dobbelstorm-kind-${card?.kind ?? "row"}`);
          const place = t("dobbelstorm-missed-place", { number: at ? at.row * 3 + at.col + 1 : 0, kind });
          return html`<li>${smallDie(ctrl, die, t)}<span class="visually-hidden"> ${place}</span></li>`;
        })}
      </ul>
    </div>
  `;
}

/** How the turn came to its end, and how long it took. @param {StormCtrl} ctrl @param {Scoring} scoring @param {Translate} t */
function endedText(ctrl, { stopper, ended, at }, t) {
  if (stopper === null) return t(`dobbelstorm-log-ran-out-${ended}`);
  const time = clockText(Math.floor(at / 1000));
  return t("dobbelstorm-ended-stop", { name: seatName(ctrl.session.snapshot.value.seats, stopper), time });
}

/** Everybody's points of this turn: a line for each player, or a column where the table is narrow. @param {StormCtrl} ctrl @param {Scoring} scoring @param {Translate} t */
function totalsTable(ctrl, scoring, t) {
  const { seats, scores } = ctrl.session.snapshot.value;
  const players = scoring.order.map((seat) => /** @type {ScoredSeat} */ (scoring.seats.find((one) => one.seat === seat)));
  const names = players.map(({ seat }) => seatName(seats, seat));
  /** @type {{ key: string, style: string, points: (scored: ScoredSeat) => number }[]} */
  const parts = [
    { key: "dobbelstorm-part-cards", style: "", points: ({ points }) => points },
    { key: "dobbelstorm-part-card_bonus", style: "", points: ({ card_bonus: points }) => points },
    { key: "dobbelstorm-part-bonus", style: "", points: ({ bonus }) => bonus },
    { key: "dobbelstorm-part-stop", style: "", points: ({ stop }) => stop },
    { key: "dobbelstorm-totals-turn", style: "dobbelstorm-totals-turn", points: ({ total }) => total },
    ...(players.length > 1 ? [{ key: "dobbelstorm-totals-match", style: "", points: (/** @type {ScoredSeat} */ { seat }) => scores[seat]?.total ?? 0 }] : []),
    { key: "dobbelstorm-totals-best", style: "dobbelstorm-totals-best", points: ({ best }) => best.total },
  ];
  const isNarrow = ctrl.layout.value.middle.width < NARROW;
  const heads = isNarrow ? names : parts.map(({ key }) => t(key));
  const lines = isNarrow
    ? parts.map(({ key, style, points }) => ({ head: t(key), cells: players.map((scored) => ({ style, points: points(scored) })) }))
    : players.map((scored, at) => ({ head: names[at], cells: parts.map(({ style, points }) => ({ style, points: points(scored) })) }));
  return html`
    <div class="dobbelstorm-totals-scroll" tabindex="0" role="group" aria-label=${t("dobbelstorm-totals")}>
      <table class="dobbelstorm-totals">
        <caption class="visually-hidden">${t("dobbelstorm-totals")}</caption>
        <thead>
          <tr>
            <td></td>
            ${heads.map((head) => html`<th scope="col">${head}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${lines.map(({ head, cells }) => html`<tr>
            <th scope="row">${head}</th>
            ${cells.map(({ style, points }) => html`<td class=${style}>${signed(points)}</td>`)}
          </tr>`)}
        </tbody>
      </table>
    </div>
  `;
}

/** What follows on this turn. @param {StormView} view */
function nextKey({ turn, turns, round, rounds }) {
  if (turn < turns) return "dobbelstorm-next";
  return round < rounds ? "dobbelstorm-next-round" : "dobbelstorm-next-result";
}

/** @param {StormCtrl} ctrl @param {Translate} t */
export function scoringView(ctrl, t) {
  const { scoring, phase } = ctrl.view.value;
  if (!scoring) return nothing;
  if (ctrl.isWalking.value) return html`<div class="dobbelstorm-panel dobbelstorm-scoring">${walkView(ctrl, scoring, t)}</div>`;
  const { seats } = ctrl.session.snapshot.value;
  const stopped = scoring.seats.find(({ seat }) => seat === scoring.stopper);
  const isLooker = stopped !== undefined && !ctrl.people.value[stopped.seat];
  // People who sit round the tablet have their cards before them; bots' cards are too small to see what they missed.
  const looked = scoring.seats.filter((one) => one.seat === ctrl.lone.value || (isLooker && one === stopped));
  return html`
    <div class="dobbelstorm-panel dobbelstorm-scoring">
      <div class="dobbelstorm-scored-head">
        <h2 class="dobbelstorm-panel-title">${endedText(ctrl, scoring, t)}</h2>
        <div class="dobbelstorm-panel-actions">
          <button type="button" class="button" @click=${ctrl.walkAgain}>${t("dobbelstorm-walk-again")}</button>
          ${phase === "scored"
            ? html`<button type="button" class="button button-primary dobbelstorm-next" ?disabled=${!ctrl.session.canAct.value} @click=${() => void ctrl.next()}>
                ${t(nextKey(ctrl.view.value))}
              </button>`
            : nothing}
        </div>
      </div>
      <div class="dobbelstorm-scored-body ${seats.length > MANY ? "dobbelstorm-scored-many" : ""}">
        <div class="dobbelstorm-scored-sums">
          ${totalsTable(ctrl, scoring, t)}
          ${stopped ? missedView(ctrl, stopped, t) : nothing}
        </div>
        <div class="dobbelstorm-scored-cards">
          ${looked.map((one) => html`
            ${looked.length > 1 ? html`<h3 class="dobbelstorm-looked">${t("dobbelstorm-walk-title", { name: seatName(seats, one.seat) })}</h3>` : nothing}
            ${allCards(ctrl, one, t)}
          `)}
        </div>
      </div>
    </div>
  `;
}
