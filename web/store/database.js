/** The one IndexedDB database: its tables, its versions, and what to do when it cannot be had. */
import { openDB } from "idb";

/** @import { DBSchema, IDBPDatabase } from "idb" */
/** @import { MatchRecord, ResultRecord } from "./match_record.js" */

/**
 * @typedef {object} Tables
 * @property {{ key: string, value: MatchRecord }} matches
 * @property {{ key: string, value: ResultRecord }} results
 * @property {{ key: string, value: unknown }} preferences
 */
/** @typedef {DBSchema & Tables} WorpSchema */
/** @typedef {IDBPDatabase<WorpSchema>} Database */

const NAME = "worp";
const VERSION = 1;

/**
 * Opens the database; rejects when the browser refuses (private windows of some, storage switched off).
 * @returns {Promise<Database>}
 */
export function openDatabase() {
  return openDB(NAME, VERSION, {
    upgrade(database, from) {
      // Each version adds its own step here, so that a save of any age reaches the present shape.
      if (from < 1) {
        database.createObjectStore("matches", { keyPath: "id" });
        database.createObjectStore("results", { keyPath: "id" });
        database.createObjectStore("preferences");
      }
    },
    blocking(_current, _next, event) {
      // A newer release in another tab wants to migrate: let it, this tab asks to be reloaded anyway.
      /** @type {IDBDatabase} */ (event.target).close();
    },
  });
}

/** @param {unknown} thrown  whether the device has no room left */
export function isStorageFull(thrown) {
  return thrown instanceof DOMException && (thrown.name === "QuotaExceededError" || thrown.code === 22);
}
