/** The frame of every page that is not a game: a bar to go back, one heading, one main landmark. */
import { html, nothing } from "lit-html";
import { t } from "../i18n/index.js";
import { icons } from "./icons.js";
import { exportAll } from "./save_files.js";

/** @import { TemplateResult } from "lit-html" */
/** @import { App } from "./shell.js" */

/**
 * @param {object} page
 * @param {string} page.title
 * @param {TemplateResult | typeof nothing} page.content
 * @param {string} [page.back]       address to go back to
 * @param {string} [page.className]
 */
export function pageFrame({ title, content, back = "#/", className = "" }) {
  return html`
    <header class="page-bar">
      <a class="button button-quiet button-back" href=${back}>${icons.back}<span>${t("back")}</span></a>
    </header>
    <main id="main" tabindex="-1" class="page ${className}">
      <h1 class="page-title">${title}</h1>
      ${content}
    </main>
  `;
}

export function missingView() {
  return pageFrame({
    title: t("missing-title"),
    content: html`<p>${t("missing-body")}</p>
      <p><a class="button button-primary" href="#/">${t("to-home")}</a></p>`,
  });
}

/** When a page cannot be drawn: the way out, and a copy of everything that is saved. @param {App} app */
export function brokenView(app) {
  return pageFrame({
    title: t("broken-title"),
    content: html`<p>${t("broken-body")}</p>
      <div class="button-row">
        <button type="button" class="button button-primary" @click=${() => location.reload()}>${t("reload")}</button>
        <button type="button" class="button" @click=${() => exportAll(app)}>${t("export-all")}</button>
      </div>`,
  });
}

/** @param {string} [text] */
export function loadingView(text = t("loading")) {
  return html`<p class="loading"><span class="loading-die" aria-hidden="true"></span>${text}</p>`;
}
