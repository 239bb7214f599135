/** The invitation to install: by the browser's prompt where there is one, by a picture of the way where there is not. */
import { html, svg } from "lit-html";
import { t } from "../i18n/index.js";
import { icons } from "./icons.js";

/** @import { App } from "./shell.js" */

/** @param {App} app */
export function installHint(app) {
  const isPrompt = app.install.way.value === "prompt";
  return html`<section class="install-hint card" aria-labelledby="install-title">
    ${isPrompt ? icons.install : shareSheetPicture()}
    <div class="install-hint-body">
      <h2 id="install-title" class="section-title">${t("install-title")}</h2>
      <p>${isPrompt ? t("install-body") : t("install-apple")}</p>
      <div class="install-hint-actions">
        ${isPrompt
          ? html`<button type="button" class="button button-primary" @click=${() => void app.install.prompt()}>
              ${t("install-yes")}
            </button>`
          : ""}
        <button type="button" class="button button-quiet" @click=${() => void app.install.dismiss()}>
          ${t("install-no")}
        </button>
      </div>
    </div>
  </section>`;
}

/** The share sign, then the line with a plus in a square: what the finger meets on iPadOS. */
function shareSheetPicture() {
  return html`<svg class="install-picture" viewBox="0 0 120 72" aria-hidden="true" focusable="false">
    ${svg`
      <rect class="picture-card" x="2" y="8" width="44" height="56" rx="9" />
      <path class="picture-line" d="M24 40V20m-7 6 7-7 7 7M16 33h-3v20h22V33h-3" />
      <path class="picture-line" d="M54 36h12m-5-5 5 5-5 5" />
      <rect class="picture-card" x="74" y="8" width="44" height="56" rx="9" />
      <rect class="picture-line" x="84" y="24" width="24" height="24" rx="6" />
      <path class="picture-line" d="M96 30v12m-6-6h12" />
    `}
  </svg>`;
}
