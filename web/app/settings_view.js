/** Language, look, motion, sound, pace, and what is kept on this device. */
import { html, nothing } from "lit-html";
import { errorText, numberText, t } from "../i18n/index.js";
import { CHOICES } from "../store/preferences.js";
import { choiceGroup } from "./choice_group.js";
import { icons } from "./icons.js";
import { installHint } from "./install_view.js";
import { pageFrame } from "./page_frame.js";
import { exportAll } from "./save_files.js";

/** @import { ChoiceName } from "../store/preferences.js" */
/** @import { SettingsPage } from "./settings_page.js" */
/** @import { App } from "./shell.js" */

const MEGABYTE = 1_000_000;

/** @param {App} app @param {SettingsPage} page */
export function settingsView(app, page) {
  return pageFrame({
    title: t("settings-title"),
    className: "settings",
    content: html`
      <section class="card" aria-labelledby="look-title">
        <h2 id="look-title" class="section-title">${t("settings-look")}</h2>
        ${preference(app, "language")} ${preference(app, "theme")} ${preference(app, "motion")}
      </section>
      <section class="card" aria-labelledby="play-title">
        <h2 id="play-title" class="section-title">${t("settings-play")}</h2>
        ${preference(app, "pace")} ${preference(app, "sound")}
      </section>
      ${savesSection(app, page)} ${app.install.way.value === "none" ? nothing : installHint(app)}
    `,
  });
}

/** @param {App} app @param {ChoiceName} name */
function preference(app, name) {
  return choiceGroup({
    name,
    legend: t(`setting-${name}`),
    values: CHOICES[name],
    chosen: app.preferences[name].value,
    labelOf: (value) => t(`setting-${name}-${value}`),
    choose: (value) => {
      void app.preferences.set(name, /** @type {any} */ (value));
      if (name === "sound") app.sound("tick");
    },
  });
}

/** @param {App} app @param {SettingsPage} page */
function savesSection(app, page) {
  const storage = page.storage.value;
  return html`<section class="card" aria-labelledby="saves-title">
    <h2 id="saves-title" class="section-title">${t("settings-saves")}</h2>
    <p>${t("saves-text")}</p>
    ${storage
      ? html`<p class="field-help">
          ${t("storage-used", { used: numberText(storage.used / MEGABYTE, 1) })}
          ${storage.isPersistent ? t("storage-persistent") : t("storage-may-go")}
        </p>`
      : nothing}
    <div class="button-row">
      <button type="button" class="button" @click=${() => exportAll(app)}>${icons.save}<span>${t("export-all")}</span></button>
      <label class="button file-button">
        ${icons.load}<span>${t("import")}</span>
        <input
          type="file"
          class="visually-hidden"
          accept="application/json,.json"
          ?disabled=${page.isImporting.value}
          @change=${(/** @type {Event} */ event) => void takeIn(page, event)}
        />
      </label>
      <button type="button" class="button button-danger-quiet" @click=${() => void clearAll(app)}>
        ${icons.trash}<span>${t("clear-all")}</span>
      </button>
    </div>
    <div role="status">${importResult(page)}</div>
  </section>`;
}

/** @param {SettingsPage} page */
function importResult(page) {
  const failure = page.failure.value;
  const report = page.report.value;
  if (page.isImporting.value) return html`<p>${t("importing")}</p>`;
  if (failure) return html`<p class="form-error">${errorText(failure.code)}</p>`;
  if (!report) return nothing;
  return html`
    <p>${t("import-done", { added: report.added, older: report.older, results: report.results })}</p>
    ${report.refused.length > 0
      ? html`<p class="form-error">${t("import-refused", { count: report.refused.length })}</p>
          <ul class="form-error">
            ${[...new Set(report.refused.map((error) => error.code))].map((code) => html`<li>${errorText(code)}</li>`)}
          </ul>`
      : nothing}
  `;
}

/** @param {SettingsPage} page @param {Event} event */
async function takeIn(page, event) {
  const input = /** @type {HTMLInputElement} */ (event.target);
  const file = input.files?.[0];
  input.value = ""; // The same file may be chosen again.
  if (file) await page.takeIn(file);
}

/** @param {App} app */
async function clearAll(app) {
  const isSure = await app.dialogs.confirm({
    title: t("clear-title"),
    body: t("clear-body"),
    yes: t("clear-yes"),
    no: t("cancel"),
    isDangerous: true,
  });
  if (isSure) await app.store.clear();
}
