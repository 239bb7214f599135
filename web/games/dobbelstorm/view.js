/**
 * The Dobbelstorm table: forty dice in the middle, the seats round it, and what is asked between two turns.
 *
 * @import { Translate } from "../contract.js"
 * @import { StormCtrl } from "./ctrl.js"
 * @import { Die } from "./types.js"
 */
import { html, nothing } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";

import { dieSvg } from "./colours.js";
import { hintView } from "./hint_view.js";
import { poseOf } from "./placing.js";
import { attachTable } from "./pointers.js";
import { seatView } from "./seat_view.js";
import { clockText } from "./scoring_model.js";
import { scoringView } from "./scoring_view.js";
import { boxStyle, styled } from "./styled.js";
import { toTable } from "./table_layout.js";
import { tasksView } from "./task_view.js";

/** A middle of fewer pixels has room for the number of the round only. */
const SHORT_HEAD = 520;
/** The middle of a remark lies so many pixels above the edge that it is for. */
const REMARK_ABOVE = 26;
const MOST_REMARK = 340;
/** Less than this leaves no room for the number of the round beside the clock. */
const LEAST_HEAD = 400;

/** @param {StormCtrl} ctrl @param {Die} die @param {Set<number>} planned @param {Translate} t */
function dieView(ctrl, die, planned, t) {
  const layout = ctrl.layout.value;
  const pose = poseOf(die, { layout, spots: ctrl.spots.value, view: ctrl.view.value, dice: ctrl.dice.value });
  const drag = ctrl.drags.get(die.id);
  const { x, y } = drag ?? pose;
  const isLoose = die.place.type === "table" || die.place.type === "hand";
  const { dice: refused, times } = ctrl.refused.value;
  const classes = [
    "dobbelstorm-die",
    ctrl.lifted.value.has(die.id) || die.place.type === "hand" ? "dobbelstorm-die-lifted" : "",
    drag ? "dobbelstorm-dragged" : "",
    planned.has(die.id) ? "dobbelstorm-die-planned" : "",
    refused.includes(die.id) ? `dobbelstorm-die-refused-${times % 2}` : "",
  ];
  const label = t("dobbelstorm-die", { colour: t(`dobbelstorm-colour-${die.colour}`), value: die.value });
  return html`<button
    type="button"
    class=${classes.join(" ")}
    data-die=${die.id}
    data-place=${die.place.type}
    tabindex=${isLoose && ctrl.canPlace.value ? 0 : -1}
    aria-hidden=${isLoose ? "false" : "true"}
    aria-label=${label}
    ${styled({
      translate: `${x}px ${y}px`,
      rotate: `${pose.angle}deg`,
      scale: String(pose.size / layout.die),
      width: `${layout.die}px`,
      height: `${layout.die}px`,
      margin: `${-layout.die / 2}px`,
      "z-index": String(pose.layer),
    })}
  >
    ${dieSvg(die.colour, die.value)}
  </button>`;
}

/** All dice, wherever they lie: each is one element for the whole turn, so that it can be seen to move. @param {StormCtrl} ctrl @param {Translate} t */
function diceLayer(ctrl, t) {
  const { phase } = ctrl.view.value;
  if (ctrl.isCovered.value || phase === "over") return nothing;
  const planned = new Set(ctrl.persons.value.flatMap((seat) => ctrl.plan(seat).map(({ die }) => die)));
  const shown = phase === "scored" ? ctrl.dice.value.filter(({ place }) => place.type !== "table") : ctrl.dice.value;
  return html`<div class="dobbelstorm-dice" role="group" aria-label=${t("dobbelstorm-dice")}>
    ${repeat(shown, ({ id }) => id, (die) => dieView(ctrl, die, planned, t))}
  </div>`;
}

/** What counts on confusion cards in this turn. @param {StormCtrl} ctrl @param {Translate} t @param {boolean} [isShort] */
function parityChip(ctrl, t, isShort = false) {
  const parity = ctrl.stage.value?.parity ?? ctrl.view.value.parity;
  if (!parity || !ctrl.hasConfusion.value) return nothing;
  const key = isShort ? `dobbelstorm-counts-${parity}` : `dobbelstorm-parity-${parity}`;
  return html`<span class="chip dobbelstorm-parity">${t(key)}</span>`;
}

/** The line over the dice: which turn, the time, what counts, and the pause. @param {StormCtrl} ctrl @param {Translate} t */
function poolHead(ctrl, t) {
  const { phase, round, rounds, turn, turns, rules } = ctrl.view.value;
  const limit = rules.limit_ms === null ? null : rules.limit_ms / 1000;
  const seconds = limit === null ? ctrl.seconds.value : Math.max(0, limit - ctrl.seconds.value);
  const ending = ctrl.secondsLeft.value;
  const { middle: box, narrow } = ctrl.layout.value;
  const isShort = box.width < SHORT_HEAD;
  const roundText = isShort ? t("dobbelstorm-deal-title", { round }) : t("dobbelstorm-round", { round, rounds });
  const turnText = turns > 1 && !isShort ? ` · ${t("dobbelstorm-turn", { turn, turns })}` : "";
  return html`
    <div class="dobbelstorm-head ${narrow ? "dobbelstorm-head-narrow" : ""}">
      ${narrow || (phase === "play" && box.width < LEAST_HEAD) ? nothing : html`<span class="chip">${roundText}${turnText}</span>`}
      ${phase === "play"
        ? html`<span class="chip dobbelstorm-clock ${ending === null ? "" : "dobbelstorm-ending"}" role="timer" aria-live="off"
            >${ending === null ? clockText(seconds) : t("dobbelstorm-ending", { seconds: ending })}</span
          >`
        : nothing}
      ${parityChip(ctrl, t, true)}
      ${phase === "play"
        ? html`<button
            type="button"
            class="button dobbelstorm-pause"
            aria-keyshortcuts="P"
            ?disabled=${ctrl.paused.value}
            @click=${ctrl.pause}
            @pointerup=${ctrl.pause}
          >
            ${t("dobbelstorm-pause")}
          </button>`
        : nothing}
    </div>
  `;
}

/** What stands in the middle while no dice are on the table. @param {StormCtrl} ctrl @param {Translate} t */
function middle(ctrl, t) {
  const { phase, round } = ctrl.view.value;
  const canAct = ctrl.session.canAct.value;
  if (phase === "play" && ctrl.paused.value) {
    return html`<div class="dobbelstorm-panel dobbelstorm-lid">
      <h2 class="dobbelstorm-panel-title">${t("dobbelstorm-paused")}</h2>
      <p>${t("dobbelstorm-paused-text")}</p>
      <button type="button" class="button button-primary dobbelstorm-resume" ?disabled=${ctrl.session.phase.value !== "active"} @click=${ctrl.resume}>
        ${t("dobbelstorm-resume")}
      </button>
    </div>`;
  }
  if (phase === "play" || phase === "hands") return nothing;
  if (phase === "scored" || phase === "over") return scoringView(ctrl, t);
  if (phase === "ready") {
    const me = ctrl.lone.value;
    return html`<div class="dobbelstorm-panel dobbelstorm-lid dobbelstorm-ready">
      <h2 class="dobbelstorm-panel-title">${t("dobbelstorm-ready")}</h2>
      <div class="dobbelstorm-read" tabindex="0" role="group" aria-label=${t("dobbelstorm-ready")}>
        ${me === null ? html`<p>${t("dobbelstorm-ready-several")}</p>` : html`<p>${t("dobbelstorm-ready-one")}</p>${tasksView(ctrl, me, t)}`}
      </div>
      <button type="button" class="button button-primary dobbelstorm-start" ?disabled=${!canAct} @click=${() => void ctrl.start()}>
        ${t("dobbelstorm-start")}
      </button>
    </div>`;
  }
  const isDealing = ctrl.session.busy.value || ctrl.session.snapshot.value.automatic;
  return html`<div class="dobbelstorm-panel dobbelstorm-lid">
    <h2 class="dobbelstorm-panel-title">${t("dobbelstorm-deal-title", { round })}</h2>
    <p>${t(isDealing ? "dobbelstorm-dealing" : "dobbelstorm-deal-text")}</p>
    ${parityChip(ctrl, t)}
    ${isDealing
      ? nothing
      : html`<button type="button" class="button button-primary dobbelstorm-deal" ?disabled=${!canAct} @click=${() => void ctrl.deal()}>
          ${t("dobbelstorm-deal")}
        </button>`}
  </div>`;
}

/** What is told over the dice: that STOP was called, or why a die was refused, at the edge of whoever reached for it. @param {StormCtrl} ctrl @param {Translate} t */
function remarkView(ctrl, t) {
  if (!ctrl.canPlace.value) return nothing;
  const { strips, middle: box } = ctrl.layout.value;
  const centre = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const isStopped = ctrl.view.value.phase === "hands" || ctrl.stopping.value !== null;
  const said = ctrl.remark.value;
  const strip = strips.find(({ seat }) => seat === said?.seat);
  const { x, y } = strip ? toTable(strip, strip.length / 2, -REMARK_ABOVE) : centre;
  const width = `${Math.min(MOST_REMARK, box.width)}px`;
  return html`
    ${isStopped ? html`<p class="dobbelstorm-remark dobbelstorm-notice" ${styled({ left: `${centre.x}px`, top: `${centre.y}px`, "max-width": width })}>${t("dobbelstorm-hands")}</p>` : nothing}
    ${said
      ? html`<p class="dobbelstorm-remark" aria-hidden="true" ${styled({ left: `${x}px`, top: `${y}px`, rotate: `${strip?.turn ?? 0}deg`, "max-width": width })}>
          ${t(said.key)}
        </p>`
      : nothing}
  `;
}

/** @param {StormCtrl} ctrl @param {Translate} t */
export function view(ctrl, t) {
  const layout = ctrl.layout.value;
  // Read so that a die that was dragged and let go is drawn anew.
  const drawn = ctrl.drawings.value;
  // Where the middle is narrow the points are read over the edges: nobody lays down anything any more.
  const isOver = layout.narrow && ctrl.view.value.scoring !== null;
  const box = isOver ? { ...layout.middle, x: layout.margin, width: layout.width - 2 * layout.margin } : layout.middle;
  const isCrowd = ctrl.persons.value.length > 1 && layout.strips.length > 2;
  return html`
    <div class="dobbelstorm ${layout.compact ? "dobbelstorm-compact" : ""} ${isCrowd ? "dobbelstorm-crowd" : ""}" data-drawn=${drawn} data-phase=${ctrl.view.value.phase} ${attachTable(ctrl)}>
      <div class="dobbelstorm-pool ${isOver ? "dobbelstorm-pool-over" : ""}" ${boxStyle(box)}>${poolHead(ctrl, t)} ${middle(ctrl, t)}</div>
      ${layout.strips.map((strip) => seatView(ctrl, strip, t))} ${diceLayer(ctrl, t)} ${remarkView(ctrl, t)}
      ${ctrl.showsHints.value && !ctrl.paused.value ? html`<aside class="dobbelstorm-hints" aria-busy=${String(ctrl.isAdviceOld.value)} ${boxStyle(ctrl.hintBox.value)}>${hintView(ctrl, t)}</aside>` : nothing}
    </div>
  `;
}
