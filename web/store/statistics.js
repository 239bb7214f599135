/** What the finished matches say, computed afresh from the list: there is no second truth to keep in step. */
import { countsForRecord, ruleSetKey } from "./match_record.js";

/** @import { OptionValue } from "../engine/messages.js" */
/** @import { ResultRecord } from "./match_record.js" */

/**
 * The solo record under one rule set.
 * @typedef {{ key: string, options: Record<string, OptionValue>, games: number, best: ResultRecord, mean: number }} SoloRecord
 */

/**
 * @typedef {object} GameStatistics
 * @property {number} finished        matches that ended, practice left out
 * @property {number} practice
 * @property {SoloRecord[]} records   most played rule set first
 * @property {{ bot: string, played: number, won: number }[]} againstBots  matches of persons with this bot at the table
 * @property {ResultRecord[]} recent  newest first, practice included
 */

/**
 * @param {ResultRecord[]} results  of every game
 * @param {string} game
 * @param {string[]} recordOptions
 * @returns {GameStatistics}
 */
export function statisticsOf(results, game, recordOptions) {
  const recent = results.filter((result) => result.game === game).sort((a, b) => b.finishedAt - a.finishedAt);
  const counted = recent.filter((result) => !result.practice);
  return {
    finished: counted.length,
    practice: recent.length - counted.length,
    records: soloRecords(counted, recordOptions),
    againstBots: botMatches(counted),
    recent,
  };
}

/**
 * The best solo score under the same rules before this result, null for the first.
 * @param {ResultRecord[]} results
 * @param {ResultRecord} result
 * @param {string[]} recordOptions
 * @returns {number | null}
 */
export function earlierBest(results, result, recordOptions) {
  const key = ruleSetKey(result.options, recordOptions);
  const earlier = results.filter(
    (other) =>
      other.id !== result.id &&
      other.game === result.game &&
      other.finishedAt <= result.finishedAt &&
      countsForRecord(other) &&
      ruleSetKey(other.options, recordOptions) === key,
  );
  return earlier.length === 0 ? null : Math.max(...earlier.map(soloTotal));
}

/** @param {ResultRecord} result */
export function soloTotal(result) {
  return result.totals[0] ?? 0;
}

/**
 * @param {ResultRecord[]} results
 * @param {string[]} recordOptions
 * @returns {SoloRecord[]}
 */
function soloRecords(results, recordOptions) {
  /** @type {Map<string, ResultRecord[]>} */
  const groups = new Map();
  for (const result of results.filter(countsForRecord)) {
    const key = ruleSetKey(result.options, recordOptions);
    groups.set(key, [...(groups.get(key) ?? []), result]);
  }
  return [...groups]
    .map(([key, group]) => {
      const best = group.reduce((top, result) => (soloTotal(result) > soloTotal(top) ? result : top));
      const mean = group.reduce((sum, result) => sum + soloTotal(result), 0) / group.length;
      return { key, options: best.options, games: group.length, best, mean };
    })
    .sort((a, b) => b.games - a.games);
}

/** @param {ResultRecord[]} results */
function botMatches(results) {
  /** @type {Map<string, { bot: string, played: number, won: number }>} */
  const table = new Map();
  for (const { seats, winners } of results) {
    if (!seats.some((seat) => seat.bot === null)) continue;
    const personWon = winners.some((seat) => seats[seat]?.bot === null);
    const bots = new Set(seats.map((seat) => seat.bot).filter((bot) => bot !== null));
    for (const bot of bots) {
      const line = table.get(bot) ?? { bot, played: 0, won: 0 };
      line.played += 1;
      if (personWon) line.won += 1;
      table.set(bot, line);
    }
  }
  return [...table.values()].sort((a, b) => b.played - a.played);
}
