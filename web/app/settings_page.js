/** The settings page behind its view: the state of the storage, and saves in and out of files. */
import { signal } from "@preact/signals-core";
import { errorData } from "../engine/messages.js";
import { storageState } from "../store/device.js";
import { LARGEST_FILE, importFile, parseSaveFile } from "../store/transfer.js";

/** @import { ErrorData } from "../engine/messages.js" */
/** @import { StorageState } from "../store/device.js" */
/** @import { ImportReport } from "../store/transfer.js" */
/** @import { App } from "./shell.js" */

/** @typedef {ReturnType<typeof createSettingsPage>} SettingsPage */

/** @param {App} app */
export function createSettingsPage(app) {
  const storage = signal(/** @type {StorageState | null} */ (null));
  const report = signal(/** @type {ImportReport | null} */ (null));
  const failure = signal(/** @type {ErrorData | null} */ (null));
  const isImporting = signal(false);

  async function open() {
    report.value = null;
    failure.value = null;
    storage.value = await storageState();
  }

  return {
    storage,
    report,
    failure,
    isImporting,
    open,

    /** @param {File} file */
    async takeIn(file) {
      report.value = null;
      failure.value = null;
      isImporting.value = true;
      try {
        const parsed =
          file.size > LARGEST_FILE ? { code: "import_too_large", detail: "" } : parseSaveFile(await file.text());
        if ("code" in parsed) failure.value = parsed;
        else report.value = await importFile(parsed, app);
        storage.value = await storageState();
      } catch (thrown) {
        failure.value = errorData(thrown);
      } finally {
        isImporting.value = false;
      }
    },
  };
}
