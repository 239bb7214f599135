/**
 * The Yahtzee table: tray and prompt, score sheet, hints or standings.
 *
 * @import { Translate } from "../contract.js"
 * @import { YahtzeeCtrl } from "./ctrl.js"
 */
import { html, nothing } from "lit-html";
import { ref } from "lit-html/directives/ref.js";

import { listenToKeys } from "../../app/shortcuts.js";
import { diceTray } from "../../components/dice_tray/index.js";
import { scoreSheet } from "../../components/score_sheet/index.js";
import { boxKey } from "./box_names.js";
import { diceEntry } from "./dice_entry.js";
import { hintView } from "./hint_view.js";
import { boxIcon } from "./icons.js";
import { openingView } from "./opening_view.js";
import { sheetModel } from "./sheet_model.js";
import { standings, totalsStrip } from "./standings_view.js";

/** @param {YahtzeeCtrl} ctrl @param {Translate} t */
function tray(ctrl, t) {
  const { layout } = ctrl.view.value;
  const dice = ctrl.dice.value;
  const held = ctrl.held.value;
  const fresh = ctrl.stage.value?.fresh ?? [];
  const isTyping = ctrl.isTyping.value;
  return diceTray({
    label: t("yahtzee-tray"),
    railLabel: t("yahtzee-rail"),
    toggles: ctrl.canToggle.value,
    slots: Array.from({ length: layout.dice }, (_, position) => {
      const face = dice?.[position] ?? null;
      const isHeld = held[position] ?? false;
      const isTyped = isTyping && face !== null && !isHeld;
      const key = face === null ? "blank" : isTyped ? "typed" : isHeld ? "held" : "loose";
      return {
        face,
        held: isHeld,
        tumbling: fresh[position] ?? false,
        label: t(`yahtzee-die-${key}`, { number: position + 1, face: face ?? 0 }),
        onTap: ctrl.canToggle.value
          ? () => ctrl.toggleDie(position)
          : isTyped
            ? () => ctrl.untypeDie(position)
            : null,
      };
    }),
  });
}

/** The sentence that says what to do, with the question about a zero in its place. @param {YahtzeeCtrl} ctrl @param {Translate} t */
function promptLine(ctrl, t) {
  const { key, args } = ctrl.prompt.value;
  const { asking } = ctrl;
  return html`
    <div class="yahtzee-prompt ${asking.value ? "yahtzee-prompt-asking" : ""}">
      <p class="yahtzee-prompt-words">${t(key, args)}</p>
      ${asking.value
        ? html`<span class="yahtzee-prompt-actions">
            <button type="button" class="button button-quiet" @click=${ctrl.cancelZero}>${t("yahtzee-zero-no")}</button>
            <button type="button" class="button button-primary" @click=${() => asking.value && void ctrl.pickBox(asking.value)}>
              ${t("yahtzee-zero-yes", { box: t(boxKey(asking.value)) })}
            </button>
          </span>`
        : nothing}
    </div>
  `;
}

/** How many throws are used, as dots. @param {YahtzeeCtrl} ctrl */
function rollDots(ctrl) {
  const { layout, rolls_left: left } = ctrl.view.value;
  return html`
    <span class="yahtzee-roll-dots" aria-hidden="true">
      ${Array.from({ length: layout.rolls }, (_, roll) => html`<span class=${roll < left ? "" : "yahtzee-roll-used"}></span>`)}
    </span>
  `;
}

/** @param {YahtzeeCtrl} ctrl @param {Translate} t */
function rollButton(ctrl, t) {
  const { rolls_left: left, dice, phase } = ctrl.view.value;
  const isFirst = phase === "opening" || dice === null;
  const label = phase === "opening" ? t("yahtzee-roll-one") : left === 0 ? t("yahtzee-roll-none") : t("yahtzee-roll", { left });
  return html`
    <button
      type="button"
      class="button button-primary yahtzee-roll ${isFirst && ctrl.canRoll.value ? "yahtzee-invites" : ""}"
      aria-disabled=${String(!ctrl.canRoll.value)}
      aria-keyshortcuts="R"
      @click=${() => void ctrl.roll()}
    >
      <span>${label}</span>
      ${phase === "opening" ? nothing : rollDots(ctrl)}
    </button>
  `;
}

/** @param {YahtzeeCtrl} ctrl @param {Translate} t @param {boolean} whole */
function sheet(ctrl, t, whole) {
  const model = sheetModel(
    {
      snapshot: ctrl.session.snapshot.value,
      stage: ctrl.stage.value,
      canPick: ctrl.canAct.value && !ctrl.isChance.value && !whole,
      asking: ctrl.asking.value,
      marked: ctrl.marked.value,
      onPick: (box) => void ctrl.pickBox(box),
      icon: boxIcon,
    },
    t,
  );
  return scoreSheet({ ...model, label: t("yahtzee-sheet"), nameTitle: t("yahtzee-sheet-box"), whole });
}

/** @param {Element | undefined} element  a dialog becomes modal once it is in the document */
function openModal(element) {
  queueMicrotask(() => {
    if (element instanceof HTMLDialogElement && element.isConnected && !element.open) element.showModal();
  });
}

/** The sheet of all players, over the table, where the screen is too narrow for it. @param {YahtzeeCtrl} ctrl @param {Translate} t */
function wholeSheet(ctrl, t) {
  const close = () => {
    ctrl.wholeSheet.value = false;
  };
  return html`
    <dialog class="yahtzee-whole" aria-label=${t("yahtzee-sheet")} ${ref(openModal)} @close=${close}>
      ${sheet(ctrl, t, true)} ${standings(ctrl, t)}
      <button type="button" class="button button-primary yahtzee-whole-close" @click=${close}>${t("yahtzee-whole-close")}</button>
    </dialog>
  `;
}

/** @param {YahtzeeCtrl} ctrl @param {Translate} t */
function bannerView(ctrl, t) {
  const banner = ctrl.stage.value?.banner;
  if (!banner) return nothing;
  return html`
    <div class="yahtzee-banner ${banner.joy ? "yahtzee-banner-joy" : ""}" aria-hidden="true">
      <span>${t(banner.key, banner.args)}</span>
    </div>
  `;
}

/** @param {YahtzeeCtrl} ctrl @param {Translate} t */
export function view(ctrl, t) {
  const { phase, games, game, round, layout } = ctrl.view.value;
  const isOpening = phase === "opening";
  const hints = ctrl.hintsOpen.value && !isOpening && phase !== "over";
  const classes = [
    "yahtzee",
    hints ? "yahtzee-with-hints" : "",
    isOpening ? "yahtzee-is-opening" : "",
    ctrl.view.value.sheets.length < 3 ? "yahtzee-few" : "",
  ];
  return html`
    <div class=${classes.join(" ")} ${listenToKeys(ctrl)}>
      <div class="yahtzee-play">
        <div class="yahtzee-now">
          ${phase === "play" && !ctrl.asking.value
            ? html`<p class="yahtzee-round">
                ${games > 1 ? html`<span class="chip">${t("yahtzee-contest-of", { game, games })}</span>` : nothing}
                <span class="chip">${t("yahtzee-round", { round, rounds: layout.boxes.length })}</span>
              </p>`
            : nothing}
          ${promptLine(ctrl, t)}
        </div>
        ${isOpening ? openingView(ctrl, t) : phase === "over" ? nothing : tray(ctrl, t)}
        ${ctrl.isTyping.value ? diceEntry(ctrl, t) : phase === "over" ? nothing : rollButton(ctrl, t)}
      </div>
      ${isOpening
        ? nothing
        : html`
            <div class="yahtzee-paper">${totalsStrip(ctrl, t)} ${sheet(ctrl, t, false)}</div>
            <div class="yahtzee-side">
              ${hints ? hintView(ctrl, t) : standings(ctrl, t)}
              ${hints || phase === "over" ? nothing : html`<p class="yahtzee-keys">${t("yahtzee-keys")}</p>`}
            </div>
          `}
      ${ctrl.wholeSheet.value ? wholeSheet(ctrl, t) : nothing} ${bannerView(ctrl, t)}
    </div>
  `;
}
