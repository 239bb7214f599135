/**
 * The dice: those just thrown, the three fields of the active player, and the silver platter.
 *
 * @import { Translate } from "../contract.js"
 * @import { CleverCtrl } from "./ctrl.js"
 * @import { Bonus, Die } from "./types.js"
 */
import { html, nothing } from "lit-html";
import { ref } from "lit-html/directives/ref.js";
import { repeat } from "lit-html/directives/repeat.js";

import { seatName } from "../../app/seat_names.js";
import { die, dieFace } from "../../components/die/index.js";
import { bonusKey } from "./choice.js";
import { bonusName } from "./chain_model.js";
import { watchDice } from "./flight.js";
import { bonusIcon, symbol } from "./symbols.js";

/** Places on which the active player lays the chosen dice. */
const FIELDS = Object.freeze([0, 1, 2]);

/** A small die in a sentence or a hint. @param {string} id @param {number | null} face */
export function smallDie(id, face) {
  return html`<span class="clever-die clever-die-${id} clever-die-small" aria-hidden="true"><span class="die die-small">${dieFace(face)}</span>${symbol(id)}</span>`;
}

/** @param {CleverCtrl} ctrl @param {Die} one @param {Translate} t @param {{ best: string | null }} hint */
function dieView(ctrl, one, t, { best }) {
  const index = ctrl.dice.value.findIndex(({ id }) => id === one.id);
  const isTyping = ctrl.isTyping.value && ctrl.view.value.throw.includes(one.id);
  const face = isTyping ? (ctrl.faces.value[one.id] ?? null) : one.face;
  const canTap = ctrl.sources.value.has(one.id);
  const isLit = ctrl.litSources.value.has(one.id);
  const isChosen = ctrl.choice.value.source === one.id;
  const isNear = ctrl.nearest.value.includes(one.id);
  const { sure = [], equal = [], open = 0 } = ctrl.serving.value ?? {};
  const isSure = sure.includes(one.id);
  // Equal dice are lit as long as one of them is still to be told apart.
  const isOpen = equal.includes(one.id) && !isNear && ctrl.nearest.value.length < open;
  const isLeaving = ctrl.leaving.value.has(one.id);
  const name = t(`clever-die-${one.id}`);
  const shows = face === null ? t("clever-die-blank", { die: name }) : t("clever-die-shows", { die: name, face });
  const label = isLeaving ? t("clever-die-leaving", { die: shows }) : shows;
  const body = html`${die({ face, tumbling: ctrl.stage.value?.tumbling?.[index] ?? false })}${symbol(one.id)}${best === one.id
    ? html`<span class="clever-best" aria-hidden="true">★</span>`
    : nothing}${isLeaving ? html`<span class="clever-leaving" aria-hidden="true">↓</span>` : nothing}`;
  const classes = [
    "clever-die",
    `clever-die-${one.id}`,
    isLit || isOpen ? "clever-die-lit" : "",
    isChosen || isNear ? "clever-die-chosen" : "",
    isSure ? "clever-die-sure" : "",
    isLeaving ? "clever-die-leaving" : "",
    one.spent ? "clever-die-spent" : "",
    ctrl.canChoose.value && !isLit ? "clever-die-idle" : "",
    isTyping && ctrl.asked.value === one.id ? "clever-die-asked" : "",
  ].join(" ");
  if (canTap) {
    return html`<button type="button" class=${classes} data-die=${one.id} data-place=${one.place} aria-label=${label} aria-pressed=${String(isChosen)} @click=${() => ctrl.tapSource(one.id)}>${body}</button>`;
  }
  if (isTyping) {
    return html`<button type="button" class=${classes} data-die=${one.id} data-place=${one.place} aria-label=${label} aria-pressed=${String(isNear)} @click=${() => ctrl.tapTyped(one.id)}>${body}</button>`;
  }
  return html`<span class=${classes} data-die=${one.id} data-place=${one.place} role="img" aria-label=${one.spent ? t("clever-die-spent", { die: label }) : label}>${body}</span>`;
}

/** Bonuses that wait to be used, as tokens: tapped like dice. @param {CleverCtrl} ctrl @param {Translate} t */
function waitingBonuses(ctrl, t) {
  const { pending, asks } = ctrl.view.value;
  if (asks !== "bonus" || ctrl.stage.value?.dice) return nothing;
  return html`
    <div class="clever-tokens" role="group" aria-label=${t("clever-tokens")}>
      ${pending.map((bonus) => token(ctrl, bonus, t))}
    </div>
  `;
}

/** @param {CleverCtrl} ctrl @param {Bonus & { count: number }} bonus @param {Translate} t */
function token(ctrl, bonus, t) {
  const key = bonusKey({ area: bonus.area ?? null, value: bonus.value ?? null });
  const isChosen = ctrl.choice.value.source === key;
  const label = bonusName(bonus, t);
  const body = html`${bonusIcon(bonus)}<span class="clever-token-name">${label}</span>${bonus.count > 1 ? html`<span class="clever-token-count">×${bonus.count}</span>` : nothing}`;
  return ctrl.sources.value.has(key)
    ? html`<button type="button" class="clever-token ${ctrl.litSources.value.has(key) ? "clever-token-lit" : ""} ${isChosen ? "clever-token-chosen" : ""}" aria-pressed=${String(isChosen)} @click=${() => ctrl.tapSource(key)}>${body}</button>`
    : html`<span class="clever-token">${body}</span>`;
}

/**
 * Which of the three zones have something to show: what lies empty makes room for the dice that count.
 * @param {readonly Die[]} inTray @param {readonly Die[]} aside @param {boolean} bonusWaits
 */
function arrangement(inTray, aside, bonusWaits) {
  if (inTray.length > 0 || bonusWaits) return "";
  return aside.length > 0 ? "clever-dice-alone" : "clever-dice-lying";
}

/** @param {CleverCtrl} ctrl @param {Translate} t @param {{ best: string | null }} hint */
export function diceTable(ctrl, t, hint) {
  const { active, phase, fallback, throw: thrown } = ctrl.view.value;
  const { seats } = ctrl.session.snapshot.value;
  const dice = ctrl.dice.value;
  const isStaged = ctrl.stage.value?.dice !== undefined;
  // Dice about to be thrown lie in the tray, whatever they did before.
  const inTray = dice.filter((one) => (isStaged ? one.place === "tray" : one.place === "tray" || thrown.includes(one.id)));
  const at = (/** @type {string} */ place) => dice.filter((one) => one.place === place && !inTray.includes(one));
  const aside = at("aside");
  const bonuses = waitingBonuses(ctrl, t);
  const several = (/** @type {readonly Die[]} */ some) => repeat(some, ({ id }) => id, (one) => dieView(ctrl, one, t, hint));
  return html`
    <div class="clever-dice ${arrangement(inTray, aside, bonuses !== nothing)}" ${ref(watchDice())}>
      <div class="clever-tray" role="group" aria-label=${t("clever-tray")}>
        ${bonuses}
        <div class="clever-tray-dice">${several([...inTray, ...aside])}</div>
      </div>
      <div class="clever-fields ${fallback ? "clever-offered" : ""}" role="group" aria-label=${t("clever-fields", { name: seatName(seats, active) })}>
        <span class="clever-zone-name" aria-hidden="true">${seats.length > 1 ? seatName(seats, active) : t("clever-fields-short")}</span>
        ${FIELDS.map((field) => {
          const one = at("field").find((other) => other.field === field);
          return html`<span class="clever-field">${one ? dieView(ctrl, one, t, hint) : html`<span class="clever-field-number" aria-hidden="true">${field + 1}</span>`}</span>`;
        })}
      </div>
      <div class="clever-platter ${phase === "passive" && !fallback ? "clever-offered" : ""}" role="group" aria-label=${t("clever-platter")}>
        <span class="clever-zone-name" aria-hidden="true">${t("clever-platter-short")}</span>
        <span class="clever-platter-dice">${several(at("platter"))}</span>
      </div>
    </div>
  `;
}
