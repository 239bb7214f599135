/** What the shelf shows of the stored matches. */
import { isOver } from "../store/match_record.js";

/** @import { MatchRecord } from "../store/match_record.js" */

/**
 * @param {MatchRecord[]} matches
 * @returns {{ unfinished: MatchRecord[], finished: MatchRecord[], damaged: MatchRecord[] }} newest first
 */
export function sortShelf(matches) {
  const newestFirst = [...matches].sort((a, b) => b.changedAt - a.changedAt);
  const sound = newestFirst.filter((record) => !record.damage);
  return {
    unfinished: sound.filter((record) => !isOver(record)),
    finished: sound.filter(isOver),
    damaged: newestFirst.filter((record) => record.damage),
  };
}

/** @param {MatchRecord[]} matches */
export function latestUnfinished(matches) {
  return sortShelf(matches).unfinished[0];
}
