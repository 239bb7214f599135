/**
 * The Push table: the pile and the rows, what to do now, everybody's cards, hints.
 *
 * @import { Translate } from "../contract.js"
 * @import { PushCtrl } from "./ctrl.js"
 */
import { html, nothing } from "lit-html";

import { listenToKeys } from "../../app/shortcuts.js";
import { actionsView, dangersView, promptView, stakesView, walkView } from "./actions_view.js";
import { deckView, riskView } from "./deck_view.js";
import { glowOf } from "./heat.js";
import { hintView } from "./hint_view.js";
import { playersView } from "./players_view.js";
import { rowsView } from "./rows_view.js";

/** @param {PushCtrl} ctrl @param {Translate} t */
function bannerView(ctrl, t) {
  const banner = ctrl.stage.value?.banner;
  if (!banner) return nothing;
  return html`<div class="push-banner push-banner-${banner.tone}" aria-hidden="true"><span>${t(banner.key, banner.args)}</span></div>`;
}

/** The buttons, and beside them what the die may cost or the chance of a bust, if a card may come; rows are taken by a tap on them. @param {PushCtrl} ctrl @param {Translate} t */
function footView(ctrl, t) {
  const { phase } = ctrl.view.value;
  if (phase === "share") return html`<div class="push-foot push-foot-share">${dangersView(ctrl, t)}</div>`;
  const beside = ctrl.banking.value ? nothing : phase === "roll" ? stakesView(ctrl, t) : riskView(ctrl, t);
  return html`<div class="push-foot">${actionsView(ctrl, t)} ${beside}</div>`;
}

/** @param {PushCtrl} ctrl @param {Translate} t */
export function view(ctrl, t) {
  const { phase, rows } = ctrl.view.value;
  const isOver = phase === "over";
  // Once the rows are shared out nothing can go wrong with a card any more.
  const isDaring = phase === "turn" || phase === "draw" || phase === "place";
  const glow = glowOf(isDaring ? rows.flatMap(({ cards }) => cards).length : 0);
  const hints = ctrl.hintsOpen.value && !isOver;
  return html`
    <div class="push ${hints ? "push-with-hints" : ""} ${isOver ? "push-is-over" : ""}" ${listenToKeys(ctrl)}>
      <section class="push-table" aria-label=${t("push-table")}>
        <div class="push-now">${promptView(ctrl, t)} ${walkView(ctrl, t)}</div>
        <div class="push-felt push-felt-${glow}">${deckView(ctrl, t)} ${rowsView(ctrl, t)} ${bannerView(ctrl, t)}</div>
        ${isOver ? nothing : footView(ctrl, t)}
        ${isOver || hints ? nothing : html`<p class="push-keys">${t("push-keys")}</p>`}
      </section>
      ${playersView(ctrl, t)} ${hints ? html`<div class="push-side">${hintView(ctrl, t)}</div>` : nothing}
    </div>
  `;
}
