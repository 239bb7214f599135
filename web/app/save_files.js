/** Saves as files: the one place that makes downloads. */
import { now } from "../clock/now.js";
import { exportText } from "../store/transfer.js";

/** @import { MatchRecord } from "../store/match_record.js" */
/** @import { App } from "./shell.js" */

/** Everything of this device. @param {App} app */
export function exportAll(app) {
  const { store, preferences } = app;
  download("worp", exportText(store.matches.peek(), store.results.peek(), preferences, now()));
}

/** @param {MatchRecord} record */
export function exportMatch(record) {
  download(`worp-${record.snapshot?.game ?? "match"}`, exportText([record], [], null, now()));
}

/**
 * @param {string} name
 * @param {string} text
 */
function download(name, text) {
  const day = new Date(now()).toISOString().slice(0, 10);
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  link.download = `${name}-${day}.json`;
  link.click();
  // The browser has taken its own reference by the next turn of the loop.
  setTimeout(() => URL.revokeObjectURL(link.href), 0);
}
