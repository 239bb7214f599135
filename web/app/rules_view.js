/** The rules of a game in our own words, with the pictures that the game's folder brings. */
import { signal } from "@preact/signals-core";
import { html, nothing } from "lit-html";
import { t } from "../i18n/index.js";
import { loadingView, missingView, pageFrame } from "./page_frame.js";

/** @import { GameMeta, RulesSection } from "../games/contract.js" */
/** @import { App } from "./shell.js" */

/** @param {App} app */
export function createRulesPage(app) {
  const sections = signal(/** @type {RulesSection[] | null} */ (null));
  return {
    sections,
    /** @param {string} game */
    async open(game) {
      sections.value = null;
      const meta = app.catalogue.meta(game);
      if (meta) sections.value = (await meta.rules()).rules;
    },
  };
}

/** @param {App} app @param {ReturnType<typeof createRulesPage>} page */
export function rulesView(app, page) {
  const route = app.router.route.value;
  const meta = route.name === "rules" ? app.catalogue.meta(route.game) : undefined;
  if (!meta) return missingView();
  const sections = page.sections.value;
  const match = route.params.match;
  return pageFrame({
    title: t("rules-title", { game: t(`${meta.id}-name`) }),
    back: match ? `#/play/${encodeURIComponent(match)}` : "#/",
    className: `rules accent-${meta.accent}`,
    content: sections ? rulesBody(meta, sections, match === undefined) : loadingView(),
  });
}

/** @param {GameMeta} meta @param {RulesSection[]} sections @param {boolean} canStart */
function rulesBody(meta, sections, canStart) {
  return html`
    <nav class="rules-contents card" aria-label=${t("rules-contents")}>
      <ol>
        ${sections.map(
          ({ id }) => html`<li>
            <a href="#rules-${id}" @click=${jump}>${t(`${meta.id}-rules-${id}`)}</a>
          </li>`,
        )}
      </ol>
    </nav>
    <div class="rules-body card">
      ${sections.map(
        (section) => html`<section class="rules-section" aria-labelledby="rules-${section.id}">
          <h2 id="rules-${section.id}" tabindex="-1" class="section-title">${t(`${meta.id}-rules-${section.id}`)}</h2>
          ${Array.from(
            { length: section.paragraphs },
            (_, place) => html`<p>${t(`${meta.id}-rules-${section.id}-${place + 1}`)}</p>`,
          )}
          ${section.picture ? html`<div class="rules-picture">${section.picture(t)}</div>` : nothing}
        </section>`,
      )}
      ${canStart
        ? html`<p class="rules-start">
            <a class="button button-primary button-large" href="#/new/${meta.id}">${t("play-game", { game: t(`${meta.id}-name`) })}</a>
          </p>`
        : nothing}
    </div>
  `;
}

/** The address after "#" is the route: jumping within the page is done here. @param {Event} event */
function jump(event) {
  event.preventDefault();
  const id = /** @type {HTMLAnchorElement} */ (event.currentTarget).hash.slice(1);
  const heading = document.getElementById(id);
  heading?.scrollIntoView();
  heading?.focus({ preventScroll: true });
}
