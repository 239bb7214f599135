/** The shelf: matches to go on with, and the games there are. */
import { html, nothing } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { dateText, errorText, numberText, t } from "../i18n/index.js";
import { icons, logo } from "./icons.js";
import { installHint } from "./install_view.js";
import { exportMatch } from "./save_files.js";
import { seatName, seatNames } from "./seat_names.js";
import { sortShelf } from "./shelf.js";

/** @import { Snapshot } from "../engine/messages.js" */
/** @import { GameMeta } from "../games/contract.js" */
/** @import { MatchRecord } from "../store/match_record.js" */
/** @import { App } from "./shell.js" */

const FINISHED_SHOWN = 4;

/** @param {App} app */
export function homeView(app) {
  const { unfinished, finished, damaged } = sortShelf(app.store.matches.value);
  return html`
    <header class="home-bar">
      <p class="brand">${logo}<span class="wordmark">Worp</span></p>
      <nav class="home-nav" aria-label=${t("nav-label")}>
        <a class="button button-quiet" href="#/stats">${icons.stats}<span>${t("stats-title")}</span></a>
        <a class="button button-quiet" href="#/settings">${icons.settings}<span>${t("settings-title")}</span></a>
        <a class="button button-quiet" href="#/about">${icons.about}<span>${t("about-title")}</span></a>
      </nav>
    </header>
    <main id="main" tabindex="-1" class="home">
      <h1 class="home-title">${t("home-title")}</h1>
      ${unfinished.length > 0
        ? html`<section class="home-section" aria-labelledby="continue-title">
            <h2 id="continue-title" class="section-title">${t("continue-title")}</h2>
            <ul class="match-list">
              ${repeat(unfinished, (record) => record.id, (record) => matchCard(app, record))}
            </ul>
          </section>`
        : nothing}
      <section class="home-section" aria-labelledby="games-title">
        <h2 id="games-title" class=${unfinished.length > 0 ? "section-title" : "visually-hidden"}>${t("games-title")}</h2>
        <ul class="shelf">
          ${repeat(app.catalogue.metas.value, (meta) => meta.id, (meta) => gameCard(meta))}
        </ul>
      </section>
      ${damaged.length > 0 ? damagedSection(app, damaged) : nothing}
      ${finished.length > 0
        ? html`<section class="home-section" aria-labelledby="finished-title">
            <h2 id="finished-title" class="section-title">${t("finished-title")}</h2>
            <ul class="match-list">
              ${repeat(finished.slice(0, FINISHED_SHOWN), (record) => record.id, (record) => matchCard(app, record))}
            </ul>
          </section>`
        : nothing}
      ${app.install.isDue.value ? installHint(app) : nothing}
    </main>
    <footer class="home-foot">${offlineLine(app)}</footer>
  `;
}

/** @param {GameMeta} meta */
function gameCard(meta) {
  const name = t(`${meta.id}-name`);
  return html`<li class="game-card accent-${meta.accent}">
    <a class="game-card-cover" href="#/new/${meta.id}" tabindex="-1" aria-hidden="true">${meta.cover(t)}</a>
    <div class="game-card-body">
      <h3 class="game-card-name">${name}</h3>
      <p class="game-card-tagline">${t(`${meta.id}-tagline`)}</p>
      <div class="game-card-actions">
        <a class="button button-primary" href="#/new/${meta.id}" aria-label=${t("play-game", { game: name })}>${t("play")}</a>
        <a class="button button-quiet" href="#/rules/${meta.id}" aria-label=${t("rules-of", { game: name })}>
          ${icons.rules}<span class="game-card-rules">${t("rules-link")}</span>
        </a>
      </div>
    </div>
  </li>`;
}

/** @param {App} app @param {MatchRecord} record */
function matchCard(app, record) {
  const { snapshot } = record;
  const meta = app.catalogue.meta(snapshot.game);
  if (!meta) return nothing; // A game that this release does not have: kept, not shown.
  const isOver = snapshot.turn.type === "over";
  const names = seatNames(snapshot.seats).join(", ");
  const game = t(`${meta.id}-name`);
  return html`<li class="match-card accent-${meta.accent}">
    <a class="match-card-link" href="#/play/${record.id}">
      <span class="match-card-game">${game}${snapshot.practice ? html` <span class="chip">${t("practice")}</span>` : nothing}</span>
      <span class="match-card-names">${isOver ? names : scoredNames(record)}</span>
      ${isOver ? html`<span class="match-card-state">${resultLine(record)}</span>` : progressBar(progressOf(meta, snapshot))}
      <span class="match-card-when">${dateText(record.changedAt)}</span>
    </a>
    <button
      type="button"
      class="button button-quiet button-icon match-card-remove"
      aria-label=${t("delete-match", { game, names })}
      @click=${() => void removeMatch(app, record, names)}
    >
      ${icons.trash}
    </button>
  </li>`;
}

/** Each name with what it has so far. @param {MatchRecord} record */
function scoredNames({ snapshot }) {
  return seatNames(snapshot.seats).map((name, seat) => {
    const total = snapshot.scores.find((score) => score.seat === seat)?.total ?? 0;
    return html`${seat > 0 ? ", " : nothing}${name} <span class="match-card-score">${numberText(total)}</span>`;
  });
}

/** @param {GameMeta} meta @param {Snapshot} snapshot  perhaps of an older release, whose views had another shape */
function progressOf(meta, snapshot) {
  try {
    return meta.progress(snapshot);
  } catch {
    return 0;
  }
}

/** @param {number} done */
function progressBar(done) {
  const percent = Math.round(Math.min(1, Math.max(0, done)) * 100);
  return html`<span class="progress-line">
    <progress class="progress" max="100" value=${percent} aria-label=${t("progress-label")}></progress>
    <span class="progress-text">${t("progress-percent", { percent })}</span>
  </span>`;
}

/** @param {MatchRecord} record */
function resultLine({ snapshot }) {
  const best = Math.max(...snapshot.scores.map((score) => score.total));
  if (snapshot.seats.length === 1) return t("result-solo", { points: best });
  const winners = snapshot.winners.map((seat) => seatName(snapshot.seats, seat)).join(", ");
  return t("result-winners", { names: winners, count: snapshot.winners.length, points: best });
}

/** @param {App} app @param {MatchRecord} record @param {string} names */
async function removeMatch(app, record, names) {
  const isSure = await app.dialogs.confirm({
    title: t("delete-title"),
    body: t("delete-body", { names }),
    yes: t("delete-yes"),
    no: t("cancel"),
    isDangerous: true,
  });
  if (isSure) await app.store.remove(record.id);
}

/** @param {App} app @param {MatchRecord[]} damaged */
function damagedSection(app, damaged) {
  return html`<section class="home-section" aria-labelledby="damaged-title">
    <h2 id="damaged-title" class="section-title">${t("damaged-title")}</h2>
    <p class="section-text">${t("damaged-body")}</p>
    <ul class="match-list">
      ${repeat(
        damaged,
        (record) => record.id,
        (record) => html`<li class="match-card match-card-damaged">
          <div class="match-card-link">
            <span class="match-card-game">${icons.warning}${t("damaged-match")}</span>
            <span class="match-card-names">${errorText(record.damage?.code ?? "")}</span>
            <span class="match-card-when">${Number.isFinite(record.changedAt) ? dateText(record.changedAt) : nothing}</span>
          </div>
          <div class="match-card-actions">
            <button type="button" class="button" @click=${() => exportMatch(record)}>${icons.save}<span>${t("export-one")}</span></button>
            <button type="button" class="button button-danger-quiet" @click=${() => void removeMatch(app, record, t("damaged-match"))}>
              ${icons.trash}<span>${t("delete-yes")}</span>
            </button>
          </div>
        </li>`,
      )}
    </ul>
  </section>`;
}

/** @param {App} app */
function offlineLine(app) {
  const state = app.updates.offline.value;
  if (state === "ready") return html`<p class="offline-line">${icons.check}<span>${t("offline-ready")}</span></p>`;
  if (state === "none") return nothing;
  const percent = Math.round(app.updates.saved.value * 100);
  return html`<p class="offline-line">${t("offline-saving", { percent })}</p>`;
}
