/**
 * All saves in one file, and back. Nothing in a file is trusted: its shape is checked here, and every match must pass
 * through the engine, which replays it; the snapshot that is kept is the engine's, never the file's.
 */
import { errorData } from "../engine/messages.js";
import { DEFAULTS, isPossible } from "./preferences.js";
import { RECORD_VERSION } from "./match_record.js";

/** @import { ErrorData, Snapshot } from "../engine/messages.js" */
/** @import { Bridge } from "../engine/bridge.js" */
/** @import { MatchRecord, ResultRecord } from "./match_record.js" */
/** @import { MatchStore } from "./match_store.js" */
/** @import { Preferences, PreferenceValues } from "./preferences.js" */

const FORMAT = "worp-saves";
const FORMAT_VERSION = 1;

/** A file that is larger than this is no file of ours: a match is a few kilobytes. */
export const LARGEST_FILE = 32 * 1024 * 1024;

/** These describe the device or the engine, not the player. */
const STAYS_HERE = new Set(["catalogue", "install"]);

/** @typedef {{ id: string, createdAt: number, changedAt: number, text: string }} SavedMatch */
/** @typedef {{ matches: SavedMatch[], results: ResultRecord[], preferences: Partial<PreferenceValues> }} SaveFile */
/** @typedef {{ added: number, older: number, results: number, refused: ErrorData[] }} ImportReport */

/**
 * @param {MatchRecord[]} matches
 * @param {ResultRecord[]} results
 * @param {Preferences | null} preferences  null leaves them out
 * @param {number} time
 * @returns {string}
 */
export function exportText(matches, results, preferences, time) {
  const chosen = Object.keys(DEFAULTS).filter((name) => !STAYS_HERE.has(name));
  const values = chosen.map((name) => [name, preferences?.[/** @type {keyof PreferenceValues} */ (name)].peek()]);
  return JSON.stringify(
    {
      format: FORMAT,
      version: FORMAT_VERSION,
      exportedAt: time,
      matches: matches.map((record) => ({
        id: record.id,
        createdAt: record.createdAt,
        changedAt: record.changedAt,
        // Of a record that cannot be read, everything there is goes along: perhaps somebody can repair it.
        text: typeof record.snapshot?.text === "string" ? record.snapshot.text : JSON.stringify(record),
      })),
      results,
      preferences: preferences ? Object.fromEntries(values) : {},
    },
    null,
    1,
  );
}

/**
 * @param {string} text
 * @returns {SaveFile | ErrorData}
 */
export function parseSaveFile(text) {
  /** @type {any} */
  let data;
  try {
    data = JSON.parse(text);
  } catch (thrown) {
    return { code: "import_not_json", detail: errorData(thrown).detail };
  }
  if (!isObject(data) || data.format !== FORMAT) return { code: "import_not_worp", detail: "" };
  if (data.version !== FORMAT_VERSION) return { code: "import_version", detail: String(data.version) };
  if (!Array.isArray(data.matches) || !Array.isArray(data.results) || !isObject(data.preferences)) {
    return { code: "import_not_worp", detail: "" };
  }
  return {
    matches: data.matches.filter(isSavedMatch),
    results: data.results.filter(isResult),
    preferences: Object.fromEntries(
      Object.entries(data.preferences).filter(([name, value]) => !STAYS_HERE.has(name) && isPossible(name, value)),
    ),
  };
}

/**
 * Takes in a file that was parsed. A match that is already here stays when it is the newer one.
 * @param {SaveFile} file
 * @param {{ bridge: Bridge, store: MatchStore, preferences: Preferences }} app
 * @returns {Promise<ImportReport>}
 */
export async function importFile(file, { bridge, store, preferences }) {
  /** @type {ImportReport} */
  const report = { added: 0, older: 0, results: 0, refused: [] };
  for (const saved of file.matches) {
    const present = store.find(saved.id);
    if (present && present.changedAt >= saved.changedAt && !present.damage) {
      report.older += 1;
      continue;
    }
    try {
      const snapshot = /** @type {Snapshot} */ (await bridge.request("load_match", { text: saved.text }));
      await bridge.request("close_match", { match: snapshot.match });
      await store.put(saved, snapshot);
      report.added += 1;
    } catch (thrown) {
      report.refused.push(errorData(thrown));
    }
  }
  for (const result of file.results) {
    if (store.results.peek().some((other) => other.id === result.id)) continue;
    await store.putResult(result);
    report.results += 1;
  }
  for (const [name, value] of Object.entries(file.preferences)) {
    await preferences.set(/** @type {keyof PreferenceValues} */ (name), /** @type {any} */ (value));
  }
  return report;
}

/**
 * @param {unknown} value
 * @returns {value is Record<string, any>}
 */
function isObject(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** @param {unknown} value */
function isTime(value) {
  return typeof value === "number" && Number.isFinite(value) && value >= 0;
}

/** @param {unknown} value */
function isId(value) {
  return typeof value === "string" && /^[\w-]{1,64}$/.test(value);
}

/**
 * @param {unknown} value
 * @returns {value is SavedMatch}
 */
function isSavedMatch(value) {
  return (
    isObject(value) &&
    isId(value.id) &&
    isTime(value.createdAt) &&
    isTime(value.changedAt) &&
    typeof value.text === "string"
  );
}

/**
 * @param {unknown} value
 * @returns {value is ResultRecord}
 */
function isResult(value) {
  if (!isObject(value) || !isId(value.id) || !isId(value.game) || value.version !== RECORD_VERSION) return false;
  const { options, seats, totals, winners, practice, seed, finishedAt } = value;
  return (
    isObject(options) &&
    Object.values(options).every((option) => typeof option === "string") &&
    Array.isArray(seats) &&
    seats.length > 0 &&
    seats.every((seat) => isObject(seat) && typeof seat.name === "string" && (seat.bot === null || isId(seat.bot))) &&
    Array.isArray(totals) &&
    totals.length === seats.length &&
    totals.every(Number.isFinite) &&
    Array.isArray(winners) &&
    winners.every((seat) => Number.isInteger(seat) && seat >= 0 && seat < seats.length) &&
    typeof practice === "boolean" &&
    Number.isSafeInteger(seed) &&
    isTime(finishedAt)
  );
}
