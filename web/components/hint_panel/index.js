// The hint panel: ranked options, best first, each with its price and its reasons.
//
// It knows no game: the caller draws each option (dice to keep, a box to fill) and words its figures.

import { html, nothing } from "lit-html";

/**
 * @typedef {object} HintOption
 * @property {string} id
 * @property {unknown} picture dice or an icon
 * @property {string} title
 * @property {string} value the expected outcome in words
 * @property {string} price the loss against the best, or the praise of the best
 * @property {number} share 0 to 1, how far the bar is filled
 * @property {boolean} best
 * @property {boolean} chosen is what the player has laid ready
 * @property {readonly string[]} facts short figures
 * @property {readonly string[]} reasons sentences
 * @property {() => void} onPick
 */

/**
 * @typedef {object} HintProps
 * @property {string} title
 * @property {string | null} quality "exact", or how sure
 * @property {{ done: number, label: string } | null} progress while thinking
 * @property {string | null} message instead of options
 * @property {readonly HintOption[]} options
 * @property {{ label: string, picture: unknown, price: string, best: boolean } | null} yours what the player has laid ready
 * @property {{ label: string, onPress: () => void } | null} more
 * @property {{ label: string, isFolded: boolean, onPress: () => void } | null} fold where the panel lies over the table, on a phone
 */

/** @param {HintOption} option @param {number} rank */
function optionBody(option, rank) {
  return html`
    <span class="hint-panel-line">
      <span class="hint-panel-rank" aria-hidden="true">${rank}</span>
      <span class="hint-panel-picture">${option.picture}</span>
      <span class="hint-panel-title">${option.title}</span>
      <span class="hint-panel-price ${option.best ? "hint-panel-price-best" : ""}">${option.price}</span>
    </span>
    <progress class="hint-panel-bar" max="1" .value=${option.share} aria-hidden="true"></progress>
    <span class="hint-panel-facts">
      <span class="hint-panel-value">${option.value}</span>
      ${option.facts.map((fact) => html`<span class="hint-panel-fact">${fact}</span>`)}
    </span>
    ${option.reasons.length > 0
      ? html`<span class="hint-panel-reasons">
          ${option.reasons.map((reason) => html`<span class="hint-panel-reason">${reason}</span>`)}
        </span>`
      : nothing}
  `;
}

/** @param {HintOption} option @param {number} rank */
function optionTemplate(option, rank) {
  const classes = `hint-panel-option${option.best ? " hint-panel-best" : ""}${option.chosen ? " hint-panel-chosen" : ""}`;
  return html`
    <button type="button" class=${classes} aria-pressed=${option.chosen ? "true" : "false"} @click=${option.onPick}>
      ${optionBody(option, rank)}
    </button>
  `;
}

/** @param {NonNullable<HintProps["fold"]>} fold */
function foldButton({ label, isFolded, onPress }) {
  return html`<button type="button" class="hint-panel-fold" aria-label=${label} aria-expanded=${String(!isFolded)} @click=${onPress}>
    <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false"><path d="m5 8.5 7 7 7-7" /></svg>
  </button>`;
}

/** @param {HintProps} panel */
export function hintPanel(panel) {
  return html`
    <section class="hint-panel ${panel.fold?.isFolded ? "hint-panel-folded" : ""}" aria-label=${panel.title}>
      <div class="hint-panel-head">
        <h2 class="hint-panel-heading">${panel.title}</h2>
        ${panel.quality ? html`<span class="hint-panel-quality">${panel.quality}</span>` : nothing}
        ${panel.fold ? foldButton(panel.fold) : nothing}
      </div>
      <div class="hint-panel-scroll" tabindex="0" role="group" aria-label=${panel.title}>
        ${panel.progress
          ? html`<div class="hint-panel-thinking">
              <span>${panel.progress.label}</span>
              <progress max="1" .value=${panel.progress.done} aria-label=${panel.progress.label}></progress>
            </div>`
          : nothing}
        ${panel.message ? html`<p class="hint-panel-message">${panel.message}</p>` : nothing}
        ${panel.yours
          ? html`<p class="hint-panel-yours">
              <span class="hint-panel-yours-label">${panel.yours.label}</span>
              <span class="hint-panel-picture">${panel.yours.picture}</span>
              <span class="hint-panel-price ${panel.yours.best ? "hint-panel-price-best" : ""}">${panel.yours.price}</span>
            </p>`
          : nothing}
        <ol class="hint-panel-options">
          ${panel.options.map((option, index) => html`<li>${optionTemplate(option, index + 1)}</li>`)}
        </ol>
        ${panel.more
          ? html`<button type="button" class="hint-panel-more" @click=${panel.more.onPress}>${panel.more.label}</button>`
          : nothing}
      </div>
    </section>
  `;
}
