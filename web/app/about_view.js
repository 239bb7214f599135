/** What this is, whose the games are, and which release runs here. */
import { html } from "lit-html";
import { t } from "../i18n/index.js";
import { logo } from "./icons.js";
import { pageFrame } from "./page_frame.js";

/** @import { App } from "./shell.js" */

/** @param {App} app */
export function aboutView(app) {
  return pageFrame({
    title: t("about-title"),
    className: "about",
    content: html`
      <section class="card">
        <p class="brand">${logo}<span class="wordmark">Worp</span></p>
        <p>${t("about-what")}</p>
        <p>${t("about-privacy")}</p>
      </section>
      <section class="card" aria-labelledby="names-title">
        <h2 id="names-title" class="section-title">${t("about-names-title")}</h2>
        <p>${t("about-names")}</p>
      </section>
      <section class="card" aria-labelledby="dice-title">
        <h2 id="dice-title" class="section-title">${t("about-dice-title")}</h2>
        <p>${t("about-dice")}</p>
      </section>
      <section class="card" aria-labelledby="licence-title">
        <h2 id="licence-title" class="section-title">${t("about-licence-title")}</h2>
        <p>${t("about-licence")}</p>
        <p class="field-help">${t("about-release", { release: app.release.id })}</p>
      </section>
    `,
  });
}
