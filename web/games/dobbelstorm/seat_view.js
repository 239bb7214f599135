/**
 * The edge of one seat: name, hand, STOP, and three cards with room beside each.
 *
 * @import { Translate } from "../contract.js"
 * @import { StormCtrl } from "./ctrl.js"
 * @import { Box, Strip } from "./table_layout.js"
 * @import { Card, PlannedDie } from "./types.js"
 */
import { html, nothing } from "lit-html";

import { seatName } from "../../app/seat_names.js";
import { cardSvg, fieldText } from "./card_view.js";
import { dieSvg } from "./colours.js";
import { layerFor } from "./placing.js";
import { signed } from "./scoring_model.js";
import { boxStyle, styled } from "./styled.js";
import { shortTask } from "./task_view.js";

/** A STOP button of fewer pixels has room for small letters only. */
const SLIM_STOP = 64;

/** A place beside a card of fewer pixels has room for a sign only, in either direction; a little more, for small letters. */
const SIGN_WIDTH = 52;
const SIGN_HEIGHT = 40;
const SMALL_WIDTH = 72;

/** A panel of fewer pixels has room for one line only. */
const ONE_LINE = 30;

/** An upper die that waits for its lower one. */
const LATER_SIGN = html`<svg class="dobbelstorm-later-sign" viewBox="0 0 24 24" aria-hidden="true">
  <rect class="dobbelstorm-later-sign-lower" x="2" y="9" width="14" height="13" rx="3" />
  <rect x="11" y="2" width="11" height="11" rx="3" />
</svg>`;

/** A strip is drawn as its player sees it, and then turned. @param {Strip} strip */
function stripStyle({ box, turn, length, depth }) {
  return styled({
    left: `${box.x + box.width / 2 - length / 2}px`,
    top: `${box.y + box.height / 2 - depth / 2}px`,
    width: `${length}px`,
    height: `${depth}px`,
    rotate: `${turn}deg`,
  });
}

/** The field as a button: what it asks for, and what lies there. @param {StormCtrl} ctrl @param {Strip} strip @param {number} slot @param {Card} card @param {Translate} t */
function fieldButtons(ctrl, strip, slot, card, t) {
  const { seat, field: size } = strip;
  const isHolding = ctrl.canPlace.value && ctrl.handOf(seat) !== null;
  const planned = [...ctrl.plan(seat), ...ctrl.missed(seat)].filter((one) => one.card === slot);
  return card.fields.map((field) => {
    const cell = field.row * 3 + field.col;
    const here = ctrl.dice.value.filter(
      ({ place }) => (place.type === "field" || place.type === "parked") && place.seat === seat && place.card === slot && place.field === field.field,
    );
    const isFree = layerFor(ctrl.dice.value, card, { seat, card: slot, field: field.field }) !== null;
    const lying = here.map(({ colour, value }) => t("dobbelstorm-die", { colour: t(`dobbelstorm-colour-${colour}`), value })).join(", ");
    const label = t("dobbelstorm-field", { number: cell + 1, asks: fieldText(field, t) });
    return html`<button
      type="button"
      class="dobbelstorm-field ${isHolding && isFree ? "dobbelstorm-field-free" : ""}"
      data-zone=${JSON.stringify({ type: "field", seat, card: slot, cell })}
      aria-label=${lying ? t("dobbelstorm-field-lying", { field: label, dice: lying }) : label}
      ${boxStyle({ x: field.col * size, y: field.row * size, width: size, height: size })}
    >
      ${ghosts(ctrl, planned.filter((one) => one.field === field.field))}
    </button>`;
  });
}

/** The dice that the plan of the hints puts here, or that could have lain here; the lower one of a tower on the left. @param {StormCtrl} ctrl @param {PlannedDie[]} planned */
function ghosts(ctrl, planned) {
  return planned.map(({ die: id, layer }) => {
    const die = ctrl.dice.value[id];
    if (die?.place.type !== "table") return nothing;
    return html`<span class="dobbelstorm-ghost ${layer === "bottom" ? "dobbelstorm-ghost-bottom" : ""}">${dieSvg(die.colour, die.value)}</span>`;
  });
}

/** @param {StormCtrl} ctrl @param {Strip} strip @param {number} slot @param {Card} card @param {Translate} t */
function besideButtons(ctrl, strip, slot, card, t) {
  const { seat } = strip;
  const box = /** @type {Box} */ (strip.besides[slot]);
  const { phase, parity } = ctrl.view.value;
  if (phase === "ready") return shortTask(card, parity, box, t);
  const isTower = card.kind === "tower";
  const isHolding = ctrl.canPlace.value && ctrl.handOf(seat) !== null;
  const isParking = ctrl.parking.value.get(seat) === slot;
  const isTaken = ctrl.dice.value.some(({ place }) => place.type === "beside" && place.seat === seat && place.card === slot);
  const kind = t(`dobbelstorm-kind-${card.kind}`);
  const half = isTower ? box.width / 2 : box.width;
  const hasWords = half >= SIGN_WIDTH && box.height >= SIGN_HEIGHT;
  const style = `dobbelstorm-beside ${half < SMALL_WIDTH ? "dobbelstorm-beside-small" : ""} ${isHolding ? "dobbelstorm-beside-free" : ""}`;
  return html`
    <button
      type="button"
      class=${style}
      data-zone=${JSON.stringify({ type: "beside", seat, card: slot, later: false })}
      aria-label=${t("dobbelstorm-beside-label", { kind })}
      ${boxStyle({ ...box, width: half - 2 })}
    >
      ${isTaken ? nothing : t(hasWords ? "dobbelstorm-beside" : "dobbelstorm-beside-sign")}
    </button>
    ${isTower
      ? html`<button
          type="button"
          class="${style} dobbelstorm-later ${isParking ? "dobbelstorm-later-on" : ""}"
          data-zone=${JSON.stringify({ type: "beside", seat, card: slot, later: true })}
          aria-label=${t("dobbelstorm-later-label")}
          aria-pressed=${String(isParking)}
          ${boxStyle({ ...box, x: box.x + half + 2, width: half - 2 })}
        >
          ${hasWords ? t("dobbelstorm-later") : LATER_SIGN}
        </button>`
      : nothing}
  `;
}

/** @param {StormCtrl} ctrl @param {Strip} strip @param {Translate} t */
export function seatView(ctrl, strip, t) {
  const { seat, person } = strip;
  const { seats } = ctrl.session.snapshot.value;
  const name = seatName(seats, seat);
  const total = ctrl.countedTotal(seat);
  const isDealing = (ctrl.stage.value?.dealt.size ?? 0) > 0;
  const cards = ctrl.shownCards(seat);
  const isStopper = ctrl.view.value.stopper === seat;
  return html`
    <section class="dobbelstorm-seat ${person ? "" : "dobbelstorm-seat-bot"}" data-seat=${seat} aria-label=${t("dobbelstorm-seat", { name })} ${stripStyle(strip)}>
      <div class="dobbelstorm-seat-panel ${strip.panel.height < ONE_LINE ? "dobbelstorm-seat-line" : ""}" ${boxStyle(strip.panel)}>
        <span class="dobbelstorm-seat-name">${name}</span>
        <span class="dobbelstorm-seat-points">
          <span class="dobbelstorm-seat-total">${signed(total)}<span class="visually-hidden"> ${t("dobbelstorm-points-word")}</span></span>
          ${isStopper && !person ? html`<span class="chip dobbelstorm-stopped">${t("dobbelstorm-stop")}</span>` : nothing}
        </span>
      </div>
      ${strip.cards.map((box, slot) => {
        const card = cards[slot];
        if (!card) return html`<div class="dobbelstorm-card-back" aria-hidden="true" ${boxStyle(box)}></div>`;
        const title = t(`dobbelstorm-kind-${card.kind}`);
        return html`
          <div
            class="dobbelstorm-card-box ${isDealing ? "dobbelstorm-card-dealt" : ""}"
            role="group"
            aria-label=${card.target === null ? title : t("dobbelstorm-kind-target-of", { target: card.target })}
            ${boxStyle(box)}
          >
            ${cardSvg(card)} ${person ? fieldButtons(ctrl, strip, slot, card, t) : nothing}
          </div>
          ${person ? besideButtons(ctrl, strip, slot, card, t) : nothing}
        `;
      })}
      ${person
        ? html`
            <div class="dobbelstorm-hand" aria-hidden="true" ${boxStyle(strip.hand)}></div>
            <button
              type="button"
              class="dobbelstorm-stop ${isStopper || ctrl.stopping.value === seat ? "dobbelstorm-stop-called" : ""} ${strip.stop.width < SLIM_STOP ? "dobbelstorm-stop-slim" : ""}"
              data-zone=${JSON.stringify({ type: "stop", seat })}
              aria-label=${t("dobbelstorm-stop-label", { name })}
              ?disabled=${!ctrl.isOpen.value}
              ${boxStyle(strip.stop)}
            >
              ${t("dobbelstorm-stop")}
            </button>
          `
        : nothing}
    </section>
  `;
}
