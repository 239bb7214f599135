/** What is kept of a match, and what the shelf and the statistics read from it. */

/** @import { ErrorData, OptionValue, SeatInfo, Snapshot } from "../engine/messages.js" */

/** Version of the stored shapes; `database.js` migrates older ones. */
export const RECORD_VERSION = 1;

/**
 * A match on the shelf. The text is the match; the snapshot is there to draw it before the engine is up.
 * @typedef {object} MatchRecord
 * @property {string} id
 * @property {number} version
 * @property {Snapshot} snapshot
 * @property {string} release             that made the snapshot: another one may draw views of another shape
 * @property {number} createdAt
 * @property {number} changedAt
 * @property {ErrorData | null} damage   why the engine refused it, null while it is sound
 */

/**
 * A finished match in the statistics; stays when the match itself is deleted.
 * @typedef {object} ResultRecord
 * @property {string} id            of the match
 * @property {number} version
 * @property {string} game
 * @property {Record<string, OptionValue>} options
 * @property {SeatInfo[]} seats
 * @property {number[]} totals      per seat
 * @property {number[]} winners
 * @property {boolean} practice
 * @property {number} seed
 * @property {number} finishedAt
 */

/**
 * @param {string} id
 * @param {Snapshot} snapshot
 * @param {number} time
 * @param {string} release
 * @returns {MatchRecord}
 */
export function newRecord(id, snapshot, time, release) {
  return { id, version: RECORD_VERSION, snapshot, release, createdAt: time, changedAt: time, damage: null };
}

/**
 * Whether the shelf can draw it; the store may hold anything after a crash of the browser.
 * @param {MatchRecord} record
 */
export function isDrawable({ snapshot, changedAt }) {
  return (
    typeof snapshot === "object" &&
    snapshot !== null &&
    typeof snapshot.game === "string" &&
    typeof snapshot.text === "string" &&
    typeof snapshot.view === "object" &&
    snapshot.view !== null &&
    Array.isArray(snapshot.moves) &&
    Array.isArray(snapshot.seats) &&
    Array.isArray(snapshot.scores) &&
    Array.isArray(snapshot.winners) &&
    typeof snapshot.turn === "object" &&
    snapshot.turn !== null &&
    Number.isFinite(changedAt)
  );
}

/** @param {MatchRecord} record */
export function isOver(record) {
  return record.snapshot.turn.type === "over";
}

/**
 * @param {MatchRecord} record  of a match that is over
 * @returns {ResultRecord}
 */
export function resultOf(record) {
  const { snapshot } = record;
  const totals = snapshot.seats.map((_, seat) => snapshot.scores.find((score) => score.seat === seat)?.total ?? 0);
  return {
    id: record.id,
    version: RECORD_VERSION,
    game: snapshot.game,
    options: snapshot.options,
    seats: snapshot.seats,
    totals,
    winners: snapshot.winners,
    practice: snapshot.practice,
    seed: snapshot.seed,
    finishedAt: record.changedAt,
  };
}

/**
 * The options that make a rule set of its own, as one comparable text.
 * @param {Record<string, OptionValue>} options
 * @param {string[]} recordOptions
 */
export function ruleSetKey(options, recordOptions) {
  return recordOptions
    .map((id) => `${id}=${options[id] ?? ""}`)
    .sort()
    .join(" ");
}

/**
 * A person alone against the record; practice does not count.
 * @param {ResultRecord} result
 */
export function countsForRecord(result) {
  return result.seats.length === 1 && result.seats[0]?.bot === null && !result.practice;
}
