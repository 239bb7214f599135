/**
 * Beside the rows: the pile, the card just turned over or the die, switch cards, discarded cards, and the risk.
 *
 * @import { Translate } from "../contract.js"
 * @import { PushCtrl } from "./ctrl.js"
 */
import { html, nothing } from "lit-html";
import { keyed } from "lit-html/directives/keyed.js";
import { ref } from "lit-html/directives/ref.js";

import { cardFace, cardName } from "./cards.js";
import { colourDie } from "./colour_die.js";
import { tooMany } from "./flight.js";
import { heatOf } from "./heat.js";
import { percent } from "./hint_model.js";
import * as icons from "./icons.js";
import { faceKey } from "./symbols.js";

/** Backs drawn under the top card, so that one sees how the pile shrinks: one for each so many cards. */
const CARDS_A_BACK = 24;

/** @param {PushCtrl} ctrl @param {Translate} t */
function pile(ctrl, t) {
  const { pile: count } = ctrl.view.value;
  const backs = Array.from({ length: Math.ceil(count / CARDS_A_BACK) }, () => cardFace(null));
  const stack = html`
    <span class="push-pile-stack">${backs.length > 0 ? backs : html`<span class="push-pile-empty"></span>`}</span>
    <span class="push-pile-count" aria-hidden="true">${count}</span>
  `;
  if (!ctrl.canDraw.value) return html`<div class="push-pile" role="img" aria-label=${t("push-pile", { count })}>${stack}</div>`;
  return html`
    <button type="button" class="push-pile push-pile-lit" aria-label=${t("push-pile-draw", { count })} @click=${() => void ctrl.draw()}>
      ${stack}
    </button>
  `;
}

/** @param {PushCtrl} ctrl @param {Translate} t */
function dieSpot(ctrl, t) {
  const { die } = ctrl.view.value;
  const state = ctrl.stage.value?.die;
  const face = state ? die : null;
  const label = face === null ? t("push-die-waits") : t(faceKey(face));
  const drawing = colourDie({ face, tumbling: state === "tumbling" });
  if (!ctrl.canRollDie.value) return html`<div class="push-spot push-spot-die" role="img" aria-label=${label}>${drawing}</div>`;
  return html`
    <button type="button" class="push-spot push-spot-die push-spot-lit" aria-label=${t("push-roll")} @click=${() => void ctrl.rollDie()}>
      ${drawing}
    </button>
  `;
}

/** The card in hand, or the die when it is the die's moment. @param {PushCtrl} ctrl @param {Translate} t */
function spot(ctrl, t) {
  const { drawn, phase, pile: count } = ctrl.view.value;
  const stage = ctrl.stage.value;
  if (stage?.die || phase === "roll") return dieSpot(ctrl, t);
  if (!drawn) return html`<div class="push-spot push-spot-empty"></div>`;
  // It comes face down from the pile and is turned over: slowly when much is at stake.
  const card = html`
    <span class="push-flip ${stage?.tense ? "push-flip-tense" : ""}">
      <span class="push-flip-front" ${ref(stage?.bust ? tooMany : undefined)}>${cardFace(drawn)}</span>${cardFace(null, "push-flip-back")}
    </span>
  `;
  return html`
    <div class="push-spot ${stage?.bust ? "push-spot-bust" : ""}" role="img" aria-label=${t("push-drawn", { card: cardName(drawn, t) })}>
      ${keyed(count, card)}
    </div>
  `;
}

/** Switch cards of this turn and what they do; and what is out of the game. @param {PushCtrl} ctrl @param {Translate} t */
function beside(ctrl, t) {
  const { switches, direction, discard } = ctrl.view.value;
  const order = t(`push-switches-${direction}`, { count: switches });
  return html`
    <div class="push-beside">
      ${switches > 0
        ? html`<span class="push-switches" role="img" aria-label=${order}>
            ${Array.from({ length: switches }, () => cardFace({ kind: "switch" }))}
          </span>`
        : nothing}
      <span class="push-discard" role="img" aria-label=${t("push-discard", { count: discard.count })}>
        <span class="push-discard-heap" aria-hidden="true">${discard.count > 0 ? cardFace(null) : nothing}</span>
        <span class="push-discard-count" aria-hidden="true">${discard.count}</span>
      </span>
    </div>
  `;
}

/** The chance that the next card fits nowhere, for those who want to know. @param {PushCtrl} ctrl @param {Translate} t */
export function riskView(ctrl, t) {
  const isShown = ctrl.riskShown.value;
  const { bust } = ctrl.view.value;
  return html`
    <div class="push-risk ${isShown && bust ? `push-risk-${heatOf(bust.chance)}` : ""}">
      <button
        type="button"
        class="button button-quiet push-risk-toggle"
        aria-pressed=${String(isShown)}
        aria-keyshortcuts="K"
        @click=${ctrl.toggleRisk}
      >
        ${icons.gauge}
        ${isShown && bust
          ? html`
              <span class="visually-hidden">${t("push-risk-label")}</span>
              <span class="push-risk-figure">${t("push-risk-percent", { percent: percent(bust.chance) })}</span>
              <span class="push-risk-words">${t("push-risk-words", { cards: bust.cards, of: bust.of })}</span>
            `
          : html`<span>${t(isShown ? "push-risk-on" : "push-risk-toggle")}</span>`}
      </button>
      ${isShown && bust ? html`<meter class="push-risk-bar" min="0" max="0.4" .value=${bust.chance} aria-hidden="true"></meter>` : nothing}
    </div>
  `;
}

/** @param {PushCtrl} ctrl @param {Translate} t */
export function deckView(ctrl, t) {
  return html`<div class="push-deck">${pile(ctrl, t)} ${spot(ctrl, t)} ${beside(ctrl, t)}</div>`;
}
