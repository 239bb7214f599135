/** Lines across the top of any page: a new release, an engine that does not start. */
import { html, nothing } from "lit-html";
import { t } from "../i18n/index.js";
import { icons } from "./icons.js";

/** @import { TemplateResult } from "lit-html" */
/** @import { App } from "./shell.js" */

/** @param {App} app */
export function bannersView(app) {
  return html`${engineBanner(app)} ${updateBanner(app)}`;
}

/**
 * @param {object} banner
 * @param {"info" | "warn" | "bad"} banner.tone
 * @param {TemplateResult} banner.icon
 * @param {string} banner.text
 * @param {TemplateResult | typeof nothing} [banner.actions]
 */
export function banner({ tone, icon, text, actions = nothing }) {
  return html`<div class="banner banner-${tone}" role="status">
    ${icon}
    <p class="banner-text">${text}</p>
    <div class="banner-actions">${actions}</div>
  </div>`;
}

/** @param {App} app */
function engineBanner(app) {
  const failure = app.bridge.failure.value;
  if (!failure) return nothing;
  return banner({
    tone: "bad",
    icon: icons.warning,
    text: t("error-engine-failed"),
    actions: html`<button type="button" class="button" @click=${app.bridge.retry}>${t("try-again")}</button>`,
  });
}

/** Never in the middle of a match: there it would come between a player and the dice. @param {App} app */
function updateBanner(app) {
  if (!app.updates.isWaiting.value) return nothing;
  const opened = app.open.current.value;
  const isPlaying =
    app.router.route.value.name === "play" &&
    opened !== "missing" &&
    opened?.session.snapshot.value.turn.type !== "over";
  if (isPlaying) return nothing;
  return banner({
    tone: "info",
    icon: icons.install,
    text: t("update-ready"),
    actions: html`<button type="button" class="button button-primary" @click=${app.updates.apply}>
      ${t("update-apply")}
    </button>`,
  });
}
