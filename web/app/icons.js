/** The few signs of the shell, drawn by hand on a grid of 24; always beside a text or in a labelled button. */
import { html, svg } from "lit-html";

/** @import { TemplateResult } from "lit-html" */

/** @param {TemplateResult} shape */
function icon(shape) {
  return html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">${shape}</svg>`;
}

export const icons = Object.freeze({
  back: icon(svg`<path d="M15 4.5 7.5 12l7.5 7.5" />`),
  undo: icon(svg`<path d="M9 5 4.5 9.5 9 14M5 9.5h9a5 5 0 0 1 0 10H9" />`),
  redo: icon(svg`<path d="M15 5l4.5 4.5L15 14M19 9.5h-9a5 5 0 0 0 0 10h5" />`),
  hint: icon(svg`<path d="M9.5 18.5h5M10.5 21h3M12 3a6.5 6.5 0 0 0-3.8 11.8c.8.6 1.2 1.2 1.3 2h5c.1-.8.5-1.4 1.3-2A6.5 6.5 0 0 0 12 3Z" />`),
  rules: icon(svg`<path d="M12 6.5C10 5 7.5 4.5 4 4.5v13.5c3.5 0 6 .5 8 2 2-1.5 4.5-2 8-2V4.5c-3.5 0-6 .5-8 2Zm0 0V20" />`),
  settings: icon(svg`<path d="M4 7h9m5 0h2M4 17h2m5 0h9" /><circle cx="15.5" cy="7" r="2.5" /><circle cx="8.5" cy="17" r="2.5" />`),
  stats: icon(svg`<path d="M4 20V11m5.3 9V4m5.3 16v-7M20 20V8" />`),
  about: icon(svg`<circle cx="12" cy="12" r="8.5" /><path d="M12 11v5.5M12 7.5v.1" />`),
  add: icon(svg`<path d="M12 5v14M5 12h14" />`),
  remove: icon(svg`<path d="m6.5 6.5 11 11m0-11-11 11" />`),
  person: icon(svg`<circle cx="12" cy="8" r="3.8" /><path d="M4.5 20c.8-4 3.7-6 7.5-6s6.7 2 7.5 6" />`),
  bot: icon(svg`<rect x="5" y="8.5" width="14" height="11" rx="3" /><path d="M12 8.5V4.5M9.2 13.5v1m5.6-1v1" /><circle cx="12" cy="3.8" r="1" />`),
  trophy: icon(svg`<path d="M8 4h8v6a4 4 0 0 1-8 0V4Zm0 1.5H4.5c0 3.5 1.2 5 3.7 5.3M16 5.5h3.5c0 3.5-1.2 5-3.7 5.3M12 14v4m-4 2h8" />`),
  share: icon(svg`<path d="M12 15V4m-4 3.5L12 3.5l4 4M6.5 11H5v9.5h14V11h-1.5" />`),
  save: icon(svg`<path d="M12 4v11m-4-3.5 4 4 4-4M5 19.5h14" />`),
  load: icon(svg`<path d="M12 15.5V4.5m-4 4 4-4 4 4M5 19.5h14" />`),
  trash: icon(svg`<path d="M5 7h14M10 7V4.5h4V7m-7.5 0 .8 12.5h9.4L17.5 7M10.3 10.5v5.5m3.4-5.5v5.5" />`),
  lock: icon(svg`<rect x="5.5" y="10.5" width="13" height="9.5" rx="2" /><path d="M8.5 10.5V8a3.5 3.5 0 0 1 7 0v2.5" />`),
  warning: icon(svg`<path d="M12 4 3 19.5h18L12 4Zm0 6v4.5m0 2.5v.1" />`),
  install: icon(svg`<rect x="6" y="3" width="12" height="18" rx="2.5" /><path d="M12 7.5v6.5m-2.5-2.5 2.5 2.5 2.5-2.5" />`),
  check: icon(svg`<path d="m5 12.5 4.5 4.5L19 7" />`),
});

/** The mark of the app: two dice at rest. */
export const logo = html`<svg class="logo" viewBox="0 0 64 48" aria-hidden="true" focusable="false">
  <g transform="rotate(-9 20 26)">
    <rect class="logo-die" x="5" y="11" width="30" height="30" rx="7" />
    <circle class="logo-pip" cx="13" cy="19" r="3" />
    <circle class="logo-pip" cx="20" cy="26" r="3" />
    <circle class="logo-pip" cx="27" cy="33" r="3" />
  </g>
  <g transform="rotate(12 46 24)">
    <rect class="logo-die-second" x="33" y="11" width="26" height="26" rx="6" />
    <circle class="logo-pip-second" cx="40" cy="18" r="2.6" />
    <circle class="logo-pip-second" cx="52" cy="18" r="2.6" />
    <circle class="logo-pip-second" cx="46" cy="24" r="2.6" />
    <circle class="logo-pip-second" cx="40" cy="30" r="2.6" />
    <circle class="logo-pip-second" cx="52" cy="30" r="2.6" />
  </g>
</svg>`;
