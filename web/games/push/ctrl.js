/**
 * The state and the actions of the Push screen; no DOM, no rule.
 *
 * What may be done is read from `snapshot.moves`. A colour that is laid ready for banking, and an option of the hint
 * that is pointed at, live here and are gone when the position changes.
 *
 * @import { CtrlHost } from "../contract.js"
 * @import { GameEvent, Move } from "../../engine/messages.js"
 * @import { PushView, Stage } from "./types.js"
 */
import { batch, computed, signal } from "@preact/signals-core";

import { watchAdvice } from "../../app/hints.js";
import { createPresenter } from "./presenter.js";
import { promptFor } from "./prompt.js";
import { riskShown, toggleRisk } from "./risk_choice.js";
import { faceKey } from "./symbols.js";

/** @typedef {ReturnType<typeof createCtrl>} PushCtrl */

/** @param {CtrlHost} host */
export function createCtrl(host) {
  const { session, t, hintsOpen } = host;
  const { snapshot } = session;

  const banking = signal(/** @type {string | null} */ (null));
  const marked = signal(/** @type {string | null} */ (null));
  const acting = signal(false);
  const stageSignal = signal(/** @type {Stage | null} */ (null));

  /** The stage counts only on top of the snapshot it was made for. */
  const stage = computed(() => (stageSignal.value?.before === snapshot.value.hash ? stageSignal.value : null));
  /** What lies on the table now, in the middle of a change too. */
  const view = computed(() => stage.value?.view ?? /** @type {PushView} */ (snapshot.value.view));
  const canAct = computed(() => session.canAct.value && !acting.value);
  const hints = watchAdvice(host, canAct);
  const isChance = computed(() => snapshot.value.turn.type === "chance");

  /** @param {string} type @param {(data: Record<string, any>) => boolean} [fits] @returns {Move | null} */
  function moveOf(type, fits = () => true) {
    if (!canAct.value || isChance.value) return null;
    return snapshot.value.moves.find((move) => move.data.type === type && fits(move.data)) ?? null;
  }

  const drawMove = computed(() => moveOf("draw"));
  const stopMove = computed(() => moveOf("stop"));
  const canDraw = computed(() => drawMove.value !== null || (canAct.value && isChance.value && view.value.phase === "draw"));
  const canRollDie = computed(() => canAct.value && isChance.value && view.value.phase === "roll");

  /** What a tap on this row does now: lay the drawn card there, or take the row. @param {number} row */
  function rowMove(row) {
    return moveOf("place", (data) => data.row === row) ?? moveOf("take", (data) => data.row === row);
  }

  /** @param {string} colour */
  function bankMove(colour) {
    return moveOf("bank", (data) => data.colour === colour);
  }

  /** The move the hint points at: the one that was tapped there, else the best. */
  const pointed = computed(() => marked.value ?? hints.advice.value?.options[0]?.code ?? null);

  const prompt = computed(() =>
    promptFor({
      snapshot: snapshot.value,
      view: view.value,
      taking: stage.value?.taking,
      readOnly: session.readOnly.value && session.phase.value !== "starting",
      banking: banking.value,
      t,
    }),
  );

  function forgetChoices() {
    batch(() => {
      banking.value = null;
      marked.value = null;
    });
  }

  const presenter = createPresenter(host, stageSignal);

  /** @param {GameEvent[]} events */
  async function present(events) {
    forgetChoices();
    if (events.length === 0) stageSignal.value = null;
    else await presenter.present(events, snapshot.value);
  }

  /**
   * Two requests may follow each other; the screen counts them as one action.
   * @param {() => Promise<unknown>} action
   */
  async function asOne(action) {
    acting.value = true;
    try {
      await action();
    } finally {
      acting.value = false;
    }
  }

  /** To dare one more card is a choice; which one comes is chance. Both are one tap. */
  async function draw() {
    if (!canDraw.value) return;
    const chosen = drawMove.value;
    await asOne(async () => {
      if (chosen && !(await session.play(chosen.code))) return;
      if (isChance.value) await session.roll();
    });
  }

  async function rollDie() {
    if (canRollDie.value) await asOne(() => session.roll());
  }

  /** @param {Move | null} move */
  async function play(move) {
    if (move) await asOne(() => session.play(move.code));
  }

  /** Banking is a whole turn, so the first tap only lays the colour ready. @param {string} colour */
  function pickColour(colour) {
    if (!bankMove(colour)) return;
    banking.value = banking.value === colour ? null : colour;
    host.sound("tick");
    if (banking.value) host.announce(t("push-prompt-banking", { colour: t(faceKey(colour)) }));
  }

  function cancelBank() {
    banking.value = null;
  }

  /** Points at what an option of the hint says. @param {{ code: string, data: { type: string } & Record<string, any> }} option */
  function applyHint({ code, data }) {
    if (!canAct.value) return;
    batch(() => {
      marked.value = marked.value === code ? null : code;
      banking.value = data.type === "bank" && marked.value ? data.colour : null;
    });
  }

  /**
   * D to draw or roll, S to stop, 1 to 3 for the rows, K for the risk.
   * @param {string} key of the keyboard; true when it meant something here
   */
  function pressKey(key) {
    const letter = key.toLowerCase();
    const row = /^[1-3]$/.test(key) ? rowMove(Number(key) - 1) : null;
    if (letter === "d" && canDraw.value) void draw();
    else if ((letter === "d" || letter === "r") && canRollDie.value) void rollDie();
    else if (letter === "s" && stopMove.value) void play(stopMove.value);
    else if (row) void play(row);
    else if (letter === "k") toggleRisk();
    else if (key === "Escape" && banking.value) cancelBank();
    else return false;
    return true;
  }

  return {
    session,
    view,
    stage,
    banking,
    hints,
    marked,
    pointed,
    hintsOpen,
    riskShown,
    toggleRisk,
    prompt,
    canAct,
    canDraw,
    canRollDie,
    isChance,
    drawMove,
    stopMove,
    rowMove,
    bankMove,
    present,
    draw,
    rollDie,
    stop: () => play(stopMove.value),
    /** @param {number} row */
    tapRow: (row) => play(rowMove(row)),
    pickColour,
    cancelBank,
    confirmBank: () => play(banking.value === null ? null : bankMove(banking.value)),
    applyHint,
    pressKey,
    dispose() {
      hints.stop();
      presenter.stop();
    },
  };
}
