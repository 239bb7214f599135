/**
 * The matches of this device: the shelf and the finished ones.
 *
 * Writes are awaited by the session before it shows a change. When the database cannot be opened at all, the store
 * works in memory and says so with every write, so that the screen can offer an export.
 */
import { signal } from "@preact/signals-core";
import { EngineError } from "../engine/messages.js";
import { isStorageFull } from "./database.js";
import { isDrawable, isOver, newRecord, resultOf } from "./match_record.js";

/** @import { ErrorData, Snapshot } from "../engine/messages.js" */
/** @import { Database } from "./database.js" */
/** @import { MatchRecord, ResultRecord } from "./match_record.js" */

/** @typedef {ReturnType<typeof createMatchStore>} MatchStore */

/**
 * @param {object} host
 * @param {Promise<Database>} host.database
 * @param {() => number} host.now
 * @param {() => string} host.newId
 * @param {string} host.release                    written beside each snapshot
 * @param {(id: string) => void} host.tellOthers   other tabs follow a match by its id
 */
export function createMatchStore({ database, now, newId, release, tellOthers }) {
  const matches = signal(/** @type {MatchRecord[]} */ ([]));
  const results = signal(/** @type {ResultRecord[]} */ ([]));
  /** Whether the shelf has been read; until then it is not known to be empty. */
  const isLoaded = signal(false);

  async function load() {
    try {
      const opened = await database;
      const [storedMatches, storedResults] = await Promise.all([opened.getAll("matches"), opened.getAll("results")]);
      matches.value = storedMatches.map(checked);
      results.value = storedResults;
    } finally {
      isLoaded.value = true;
    }
  }

  /**
   * @param {MatchRecord} record
   * @returns {Promise<void>} rejects with code "storage_full" or "storage_unavailable"; memory has it all the same
   */
  async function write(record) {
    const result = isOver(record) ? resultOf(record) : null;
    matches.value = [...matches.value.filter((other) => other.id !== record.id), record];
    // A finished match that was taken back counts as unfinished again.
    const otherResults = results.value.filter((other) => other.id !== record.id);
    results.value = result ? [...otherResults, result] : otherResults;
    try {
      const transaction = (await database).transaction(["matches", "results"], "readwrite", { durability: "strict" });
      await Promise.all([
        transaction.objectStore("matches").put(record),
        result ? transaction.objectStore("results").put(result) : transaction.objectStore("results").delete(record.id),
        transaction.done,
      ]);
    } catch (thrown) {
      throw storageError(thrown);
    }
    tellOthers(record.id);
  }

  return {
    matches,
    results,
    isLoaded,
    load,

    /**
     * A match that has just begun.
     * @param {Snapshot} snapshot
     * @returns {Promise<{ record: MatchRecord, unsaved: ErrorData | null }>}
     */
    async add(snapshot) {
      const record = newRecord(newId(), snapshot, now(), release);
      try {
        await write(record);
        return { record, unsaved: null };
      } catch (thrown) {
        const { code, detail } = storageError(thrown);
        return { record, unsaved: { code, detail } };
      }
    },

    /**
     * @param {MatchRecord} record
     * @param {Snapshot} snapshot
     */
    save: (record, snapshot) => write({ ...record, snapshot, release, changedAt: now(), damage: null }),

    /**
     * Takes in a match from an import, with the snapshot that the engine has just made of it.
     * @param {{ id: string, createdAt: number, changedAt: number }} saved
     * @param {Snapshot} snapshot
     */
    put: ({ id, createdAt, changedAt }, snapshot) =>
      write({ ...newRecord(id, snapshot, createdAt, release), changedAt }),

    /**
     * Takes in a result as it is, from an import.
     * @param {ResultRecord} result
     */
    async putResult(result) {
      results.value = [...results.value.filter((other) => other.id !== result.id), result];
      try {
        await (await database).put("results", result);
      } catch (thrown) {
        throw storageError(thrown);
      }
    },

    /**
     * The engine refused this save: kept as it is, marked, so that it can be exported or deleted.
     * @param {MatchRecord} record
     * @param {ErrorData} damage
     */
    async markDamaged(record, damage) {
      const marked = { ...record, damage };
      matches.value = matches.value.map((other) => (other.id === record.id ? marked : other));
      await (await database).put("matches", marked);
    },

    /** @param {string} id */
    find: (id) => matches.value.find((record) => record.id === id),

    /**
     * The record as it is on the disk now, whichever tab wrote it.
     * @param {string} id
     */
    async reread(id) {
      const record = await (await database).get("matches", id);
      if (record) matches.value = matches.value.map((other) => (other.id === id ? record : other));
      return record;
    },

    /** @param {string} id */
    async remove(id) {
      matches.value = matches.value.filter((record) => record.id !== id);
      await (await database).delete("matches", id);
    },

    /** Empties the shelf and the statistics. */
    async clear() {
      matches.value = [];
      results.value = [];
      const opened = await database;
      await Promise.all([opened.clear("matches"), opened.clear("results")]);
    },
  };
}

/**
 * A record that cannot even be drawn is set apart, so that the rest of the shelf works.
 * @param {MatchRecord} record
 * @returns {MatchRecord}
 */
function checked(record) {
  if (record.damage || isDrawable(record)) return record;
  return { ...record, damage: { code: "save_unreadable", detail: "" } };
}

/**
 * @param {unknown} thrown
 * @returns {EngineError}
 */
function storageError(thrown) {
  if (thrown instanceof EngineError) return thrown;
  const detail = thrown instanceof Error ? thrown.message : String(thrown);
  return new EngineError(isStorageFull(thrown) ? "storage_full" : "storage_unavailable", detail);
}
