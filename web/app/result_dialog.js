/** The end of a match: who won, with what, whether it is a record, and what to do next. */
import { html, nothing } from "lit-html";
import { now } from "../clock/now.js";
import { errorData } from "../engine/messages.js";
import { errorText, numberText, signedText, t } from "../i18n/index.js";
import { countsForRecord, resultOf } from "../store/match_record.js";
import { earlierBest, soloTotal } from "../store/statistics.js";
import { modal } from "./dialogs.js";
import { icons } from "./icons.js";
import { rematchRequest, startMatch } from "./match_starter.js";
import { drawSeed } from "./new_match_form.js";
import { randomFraction } from "./new_match_page.js";
import { challengeHash } from "./router.js";
import { seatName } from "./seat_names.js";

/** @import { Review, SeatReview, Snapshot } from "../engine/messages.js" */
/** @import { OpenMatch } from "./open_match.js" */
/** @import { App } from "./shell.js" */

const NOTICE_TIME = 4000;

/** @param {App} app @param {OpenMatch} opened */
export function resultDialog(app, opened) {
  const { session, meta } = opened;
  const snapshot = session.snapshot.value;
  const verdict = meta.verdict?.(snapshot) ?? null;
  const close = () => {
    app.open.resultOpen.value = false;
  };
  return modal({
    label: "result-title",
    className: `result-dialog accent-${meta.accent}`,
    close,
    content: html`
      <p class="result-trophy">${icons.trophy}</p>
      <h2 id="result-title" class="dialog-title">${headline(snapshot)}</h2>
      ${verdict === null ? nothing : html`<p class="result-verdict">${t(verdict)}</p>`}
      ${recordLine(app, opened)}
      ${breakdown(snapshot, meta.id)} ${luckAndChoices(snapshot, opened.review.value)}
      <div class="dialog-actions result-actions">
        <button type="button" class="button button-primary button-large" @click=${() => void rematch(app, snapshot)}>
          ${t("rematch")}
        </button>
        <button type="button" class="button" @click=${() => void share(app, snapshot)}>
          ${icons.share}<span>${t("share-dice")}</span>
        </button>
        <button type="button" class="button button-quiet" @click=${close}>${t("result-look")}</button>
        <a class="button button-quiet" href="#/">${t("to-home")}</a>
      </div>
    `,
  });
}

/** @param {Snapshot} snapshot */
function headline({ seats, winners, scores }) {
  if (seats.length === 1) return t("result-solo", { points: scores[0]?.total ?? 0 });
  const names = winners.map((seat) => seatName(seats, seat)).join(", ");
  return winners.length > 1 ? t("result-shared", { names }) : t("result-won", { name: names });
}

/** @param {App} app @param {OpenMatch} opened */
function recordLine(app, { session, meta, record }) {
  const snapshot = session.snapshot.value;
  const stored = app.store.results.value.find((one) => one.id === record.id);
  const result = stored ?? resultOf({ ...record, snapshot, changedAt: now() });
  if (snapshot.practice) return html`<p class="result-record">${t("record-practice")}</p>`;
  if (!countsForRecord(result)) return nothing;
  const best = earlierBest(app.store.results.value, result, meta.recordOptions);
  const points = soloTotal(result);
  if (best === null) return html`<p class="result-record result-record-new">${t("record-first")}</p>`;
  if (points > best) return html`<p class="result-record result-record-new">${t("record-new", { best })}</p>`;
  return html`<p class="result-record">${t("record-old", { best })}</p>`;
}

/** The most points first; of equal ones, those who won all the same. @param {Pick<Snapshot, "scores" | "winners">} snapshot */
function byRank({ scores, winners }) {
  const rank = (/** @type {number} */ seat) => Number(winners.includes(seat));
  return [...scores].sort((a, b) => b.total - a.total || rank(b.seat) - rank(a.seat));
}

/** Seats across and parts down, or the other way round: whichever needs fewer columns. @param {Snapshot} snapshot @param {string} game */
function breakdown({ seats, scores, winners }, game) {
  const ranked = byRank({ scores, winners });
  const parts = (ranked[0]?.parts ?? []).map(({ id }) => id);
  const table = { seats, winners, ranked, parts, game };
  return html`<div class="result-scroll" tabindex="0" role="region" aria-label=${t("result-table")}>
    <table class="result-table">
      ${seats.length > parts.length + 1 ? seatsDown(table) : seatsAcross(table)}
    </table>
  </div>`;
}

/** @typedef {{ seats: Snapshot["seats"], winners: number[], ranked: Snapshot["scores"], parts: string[], game: string }} Breakdown */

/** @param {Snapshot["scores"][number]} score @param {string} part */
function pointsOf(score, part) {
  return numberText(score.parts.find(({ id }) => id === part)?.points ?? 0);
}

/** @param {Breakdown} table */
function seatsDown({ seats, winners, ranked, parts, game }) {
  return html`
    <thead>
      <tr>
        <td></td>
        ${parts.map((part) => html`<th scope="col">${t(`${game}-part-${part}`)}</th>`)}
        <th scope="col">${t("total")}</th>
      </tr>
    </thead>
    <tbody>
      ${ranked.map(
        (score) => html`<tr>
          <th scope="row" class=${winners.includes(score.seat) ? "is-winner" : ""}>${seatName(seats, score.seat)}</th>
          ${parts.map((part) => html`<td>${pointsOf(score, part)}</td>`)}
          <td class="result-sum">${numberText(score.total)}</td>
        </tr>`,
      )}
    </tbody>
  `;
}

/** @param {Breakdown} table */
function seatsAcross({ seats, winners, ranked, parts, game }) {
  return html`
    <thead>
      <tr>
        <td></td>
        ${ranked.map(
          ({ seat }) => html`<th scope="col" class=${winners.includes(seat) ? "is-winner" : ""}>${seatName(seats, seat)}</th>`,
        )}
      </tr>
    </thead>
    <tbody>
      ${parts.map(
        (part) => html`<tr>
          <th scope="row">${t(`${game}-part-${part}`)}</th>
          ${ranked.map((score) => html`<td>${pointsOf(score, part)}</td>`)}
        </tr>`,
      )}
      <tr class="result-total">
        <th scope="row">${t("total")}</th>
        ${ranked.map((score) => html`<td class="result-sum">${numberText(score.total)}</td>`)}
      </tr>
    </tbody>
  `;
}

/** Where the points came from: perfect play, the dice, the choices. @param {Snapshot} snapshot @param {Review | null} review */
function luckAndChoices({ seats, scores, winners }, review) {
  if (!review) return nothing;
  const ranked = byRank({ scores, winners })
    .flatMap(({ seat }) => review.seats.filter((one) => one.seat === seat));
  const row = (/** @type {string} */ key, /** @type {(one: SeatReview) => string} */ text) => html`<tr>
    <th scope="row">${t(key)}</th>
    ${ranked.map((one) => html`<td>${text(one)}</td>`)}
  </tr>`;
  return html`<details class="fold result-review">
    <summary>${t("review-title")}</summary>
    <div class="result-scroll" tabindex="0" role="region" aria-label=${t("review-title")}>
      <table class="result-table">
        <thead>
          <tr>
            <td></td>
            ${ranked.map(({ seat }) => html`<th scope="col">${seatName(seats, seat)}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${row("review-expected", (one) => numberText(one.expected, 1))}
          ${row("review-luck", (one) => signedText(one.luck, 1))} ${row("review-lost", (one) => signedText(-one.lost, 1))}
          ${row("review-best", (one) => t("review-best-of", { best: one.best_choices, choices: one.choices }))}
        </tbody>
      </table>
    </div>
    <p class="field-help">${t("review-help")}</p>
  </details>`;
}

/** @param {App} app @param {Snapshot} snapshot */
async function rematch(app, snapshot) {
  try {
    await startMatch(app, rematchRequest(snapshot, drawSeed(randomFraction)));
  } catch (thrown) {
    notify(app, errorText(errorData(thrown).code));
  }
}

/** An address that opens the same game with the same dice. @param {App} app @param {Snapshot} snapshot */
async function share(app, { game, seed, options }) {
  const url = new URL(challengeHash(game, seed, options), location.href).href;
  const data = { title: "Worp", text: t("share-text", { game: t(`${game}-name`) }), url };
  try {
    if (navigator.canShare?.(data)) {
      await navigator.share(data);
    } else {
      await navigator.clipboard.writeText(url);
      notify(app, t("share-copied"));
    }
  } catch (thrown) {
    const isGivenUp = thrown instanceof DOMException && thrown.name === "AbortError";
    if (!isGivenUp) notify(app, t("share-by-hand", { seed: String(seed) }));
  }
}

/** @param {App} app @param {string} text */
function notify(app, text) {
  app.notice.value = text;
  setTimeout(() => {
    if (app.notice.peek() === text) app.notice.value = "";
  }, NOTICE_TIME);
}
