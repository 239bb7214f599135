/** What the finished games say, per game: records under each rule set, the course of the scores, and the bots. */
import { html, nothing, svg } from "lit-html";
import { dateText, numberText, t } from "../i18n/index.js";
import { countsForRecord } from "../store/match_record.js";
import { soloTotal, statisticsOf } from "../store/statistics.js";
import { pageFrame } from "./page_frame.js";
import { seatNames } from "./seat_names.js";

/** @import { GameInfo } from "../engine/messages.js" */
/** @import { GameMeta } from "../games/contract.js" */
/** @import { ResultRecord } from "../store/match_record.js" */
/** @import { GameStatistics, SoloRecord } from "../store/statistics.js" */
/** @import { App } from "./shell.js" */

const RECENT_SHOWN = 10;
const COURSE_SHOWN = 30;

/** @param {App} app */
export function statsView(app) {
  const results = app.store.results.value;
  const played = app.catalogue.metas.value
    .map((meta) => ({ meta, statistics: statisticsOf(results, meta.id, meta.recordOptions) }))
    .filter(({ statistics }) => statistics.recent.length > 0);
  return pageFrame({
    title: t("stats-title"),
    className: "stats",
    content:
      played.length === 0
        ? html`<p class="card">${t("stats-empty")}</p>`
        : html`${played.map(({ meta, statistics }) => gameStatistics(meta, app.catalogue.knownInfo(meta.id), statistics))}`,
  });
}

/** @param {GameMeta} meta @param {GameInfo | undefined} info @param {GameStatistics} statistics */
function gameStatistics(meta, info, statistics) {
  const { finished, practice, records, againstBots, recent } = statistics;
  const course = recent.filter(countsForRecord).slice(0, COURSE_SHOWN).reverse();
  return html`<section class="card accent-${meta.accent}" aria-labelledby="stats-${meta.id}">
    <h2 id="stats-${meta.id}" class="section-title">${t(`${meta.id}-name`)}</h2>
    <p>${t("stats-finished", { count: finished })} ${practice > 0 ? t("stats-practice", { count: practice }) : nothing}</p>
    ${records.length > 0
      ? html`<h3 class="sub-title">${t("stats-records")}</h3>
          <ul class="record-list">
            ${records.map((record) => soloRecord(meta, info, record))}
          </ul>`
      : nothing}
    ${course.length > 1 ? scoreCourse(course) : nothing}
    ${againstBots.length > 0
      ? html`<h3 class="sub-title">${t("stats-bots")}</h3>
          <ul class="plain-list">
            ${againstBots.map(
              ({ bot, played, won }) => html`<li>${t("stats-bot-line", { bot: t(`bot-${bot}`), played, won })}</li>`,
            )}
          </ul>`
      : nothing}
    <h3 class="sub-title">${t("stats-recent")}</h3>
    <ul class="plain-list">
      ${recent.slice(0, RECENT_SHOWN).map(recentLine)}
    </ul>
  </section>`;
}

/** @param {GameMeta} meta @param {GameInfo | undefined} info @param {SoloRecord} record */
function soloRecord(meta, info, { options, games, best, mean }) {
  const changed = meta.recordOptions.filter((id) => {
    const known = info?.options.find((option) => option.id === id);
    return options[id] !== undefined && options[id] !== known?.default;
  });
  const rules = changed.map((id) => `${t(`${meta.id}-option-${id}`)}: ${t(`${meta.id}-option-${id}-${options[id]}`)}`);
  return html`<li class="record">
    <span class="record-points">${numberText(soloTotal(best))}</span>
    <span class="record-facts">
      <span>${t("stats-best", { date: dateText(best.finishedAt) })}</span>
      <span class="field-help">${t("stats-mean", { mean: numberText(mean, 1), count: games })}</span>
      <span class="field-help">${rules.length > 0 ? rules.join(" · ") : t("stats-standard-rules")}</span>
    </span>
  </li>`;
}

/** @param {ResultRecord} result */
function recentLine(result) {
  const names = seatNames(result.seats);
  const line = names.map((name, seat) => `${name} ${numberText(result.totals[seat] ?? 0)}`).join(" · ");
  return html`<li class="recent">
    <span>${line}${result.practice ? html` <span class="chip">${t("practice")}</span>` : nothing}</span>
    <span class="field-help">${dateText(result.finishedAt)}</span>
  </li>`;
}

/** One bar a game, oldest left; the list below it holds the same in words. @param {ResultRecord[]} course */
function scoreCourse(course) {
  const totals = course.map(soloTotal);
  const top = Math.max(1, ...totals);
  const width = 600 / COURSE_SHOWN;
  return html`<svg
    class="score-course"
    viewBox="0 0 600 120"
    role="img"
    aria-label=${t("stats-course", { count: course.length, low: Math.min(...totals), high: top })}
  >
    ${totals.map((total, place) => {
      const height = Math.max(2, (total / top) * 112);
      return svg`<rect class="score-bar" x=${place * width + 2} y=${120 - height} width=${width - 4} height=${height} rx="3" />`;
    })}
  </svg>`;
}
