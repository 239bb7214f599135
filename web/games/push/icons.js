/** Small line drawings of the Push screen. */
import { html, svg } from "lit-html";

/** @param {unknown} drawing */
function icon(drawing) {
  return html`<svg class="push-icon" viewBox="0 0 24 24" aria-hidden="true">${drawing}</svg>`;
}

export const lock = icon(svg`
  <path class="push-icon-line" d="M8 11V8a4 4 0 0 1 8 0v3" /><rect class="push-icon-fill" x="5.5" y="11" width="13" height="9" rx="2.2" />
`);
export const hand = icon(svg`<path class="push-icon-fill" d="M7 2.8h10L21.2 7v10L17 21.2H7L2.8 17V7z" />`);
export const arrow = icon(svg`<path class="push-icon-line" d="M4 12h15m-6-6 6 6-6 6" />`);
export const check = icon(svg`<path class="push-icon-line" d="m5 12.5 4.6 4.7L19 7.5" />`);
export const gauge = icon(svg`
  <path class="push-icon-line" d="M4 18a9 9 0 1 1 16 0M12 15l4-6" /><circle class="push-icon-fill" cx="12" cy="15.4" r="1.8" />
`);
export const bulb = icon(svg`
  <path class="push-icon-line" d="M9 18h6m-5 3h4M12 3a6.2 6.2 0 0 0-3.6 11.2c.5.4.6.9.6 1.4h6c0-.5.1-1 .6-1.4A6.2 6.2 0 0 0 12 3z" />
`);
