/**
 * The state and the actions of the Yahtzee screen; no DOM, no rule.
 *
 * What may be done is read from `snapshot.moves`. What a player has laid ready but not yet done (dice to keep, a zero
 * to confirm, typed faces) lives here and is gone when the position changes.
 *
 * @import { CtrlHost } from "../contract.js"
 * @import { GameEvent, Snapshot } from "../../engine/messages.js"
 * @import { Stage, YahtzeeView } from "./types.js"
 */
import { batch, computed, signal } from "@preact/signals-core";

import { watchAdvice } from "../../app/hints.js";
import { boxKey } from "./box_names.js";
import { createPresenter } from "./presenter.js";
import { promptFor } from "./prompt.js";

/** @typedef {ReturnType<typeof createCtrl>} YahtzeeCtrl */

/** @param {boolean[]} flags @returns {number[]} the positions that are true */
function positionsOf(flags) {
  return flags.flatMap((flag, position) => (flag ? [position] : []));
}

/** @param {readonly number[]} a @param {readonly number[]} b */
function isSame(a, b) {
  return a.length === b.length && a.every((value, index) => value === b[index]);
}

/** @param {CtrlHost} host */
export function createCtrl(host) {
  const { session, t, hintsOpen } = host;
  const { snapshot } = session;

  const view = computed(() => /** @type {YahtzeeView} */ (snapshot.value.view));
  const picked = signal(/** @type {boolean[]} */ ([false, false, false, false, false]));
  const asking = signal(/** @type {string | null} */ (null));
  const marked = signal(/** @type {string | null} */ (null));
  const typed = signal(/** @type {number[]} */ ([]));
  const acting = signal(/** @type {"roll" | "write" | null} */ (null));
  const wholeSheet = signal(false);
  const stageSignal = signal(/** @type {Stage | null} */ (null));

  /** The stage counts only on top of the snapshot it was made for. */
  const stage = computed(() => (stageSignal.value?.before === snapshot.value.hash ? stageSignal.value : null));
  const isOwnDice = computed(() => snapshot.value.options.dice === "own");
  const canAct = computed(() => session.canAct.value && acting.value === null);
  const hints = watchAdvice(host, canAct);
  const isChance = computed(() => snapshot.value.turn.type === "chance");
  const canToggle = computed(
    () => canAct.value && snapshot.value.turn.type === "player" && snapshot.value.moves.some((move) => move.data.type === "hold"),
  );

  /** Dice that lie in the rail: what a bot or a sent move holds, else what the player has picked. */
  const held = computed(() => {
    if (stage.value?.held) return stage.value.held;
    const { held: sent, rolls_left: left } = view.value;
    if (isChance.value && sent.some(Boolean)) return sent;
    return left > 0 && view.value.dice && !snapshot.value.automatic ? picked.value : picked.value.map(() => false);
  });

  /** The faces on the table: thrown, or still being typed in, where null is a die to come. */
  const dice = computed(() => {
    if (stage.value?.dice !== undefined) return stage.value.dice;
    return isTyping.value ? freshPositions.value.reduce(layTyped, emptyTray()) : view.value.dice;
  });

  /** The move that keeps exactly the picked dice, if it is legal. */
  const holdMove = computed(() => {
    const positions = positionsOf(picked.value);
    return snapshot.value.moves.find((move) => move.data.type === "hold" && isSame(move.data.dice, positions)) ?? null;
  });

  const canRoll = computed(
    () => canAct.value && !isTyping.value && (isChance.value || (snapshot.value.turn.type === "player" && holdMove.value !== null)),
  );

  /** Faces are being typed in: for the opening one, else one for each die that does not lie still. */
  const isTyping = computed(() => isOwnDice.value && isChance.value && canAct.value);
  /** Positions of the dice that are thrown next. */
  const freshPositions = computed(() => positionsOf(view.value.held.map((still) => !still)));
  const typedGoal = computed(() => (view.value.phase === "opening" ? 1 : freshPositions.value.length));

  /** @returns {(number | null)[]} the dice that lie still, and room for the others */
  function emptyTray() {
    return view.value.held.map((still, position) => (still ? (view.value.dice?.[position] ?? null) : null));
  }

  /** @param {(number | null)[]} tray @param {number} position @param {number} index */
  function layTyped(tray, position, index) {
    return tray.with(position, typed.value[index] ?? null);
  }

  const prompt = computed(() =>
    promptFor({
      snapshot: snapshot.value,
      acting: acting.value,
      readOnly: session.readOnly.value && session.phase.value !== "starting",
      heldCount: positionsOf(picked.value).length,
      asking: asking.value === null ? null : t(boxKey(asking.value)),
      complete: typed.value.length === typedGoal.value,
    }),
  );

  function forgetChoices() {
    batch(() => {
      asking.value = null;
      marked.value = null;
      typed.value = [];
    });
  }

  const presenter = createPresenter(host, stageSignal);

  /** @param {GameEvent[]} events @param {Snapshot} next */
  async function present(events, next) {
    forgetChoices();
    const nextView = /** @type {YahtzeeView} */ (next.view);
    if (events.length === 0) {
      stageSignal.value = null;
      picked.value = nextView.held;
      return;
    }
    await presenter.present(events, snapshot.value, next);
    // Kept dice stay kept through a throw, and are free again in the next turn.
    if (nextView.dice === null || nextView.rolls_left === 0) picked.value = nextView.held.map(() => false);
  }

  /** @param {number} position */
  function toggleDie(position) {
    if (!canToggle.value) return;
    picked.value = picked.value.map((flag, index) => (index === position ? !flag : flag));
    asking.value = null;
    host.sound("tick");
  }

  /**
   * Two requests may follow each other; the screen counts them as one action.
   * @param {"roll" | "write"} kind
   * @param {() => Promise<unknown>} action
   */
  async function asOne(kind, action) {
    acting.value = kind;
    try {
      await action();
    } finally {
      acting.value = null;
    }
  }

  async function roll() {
    if (!canRoll.value) return;
    const hold = isChance.value ? null : holdMove.value;
    await asOne("roll", async () => {
      if (hold && !(await session.play(hold.code))) return;
      if (!isOwnDice.value) await session.roll();
    });
  }

  /** A box was tapped: points are written at once, a zero asks first. @param {string} box */
  async function pickBox(box) {
    if (!canAct.value) return;
    const move = snapshot.value.moves.find((one) => one.data.type === "score" && one.data.box === box);
    if (!move) return;
    if (move.data.points === 0 && asking.value !== box) {
      asking.value = box;
      host.announce(t("yahtzee-prompt-zero", { box: t(boxKey(box)) }));
      return;
    }
    await asOne("write", () => session.play(move.code));
  }

  function cancelZero() {
    asking.value = null;
  }

  /** @param {number} face */
  function typeFace(face) {
    if (!isTyping.value || typed.value.length >= typedGoal.value) return;
    typed.value = [...typed.value, face];
    host.sound("tick");
  }

  function untypeLast() {
    typed.value = typed.value.slice(0, -1);
  }

  /** Takes back the face typed for the die at this position. @param {number} position */
  function untypeDie(position) {
    const index = freshPositions.value.indexOf(position);
    typed.value = typed.value.filter((_, at) => at !== index);
  }

  async function confirmTyped() {
    if (!isTyping.value || typed.value.length !== typedGoal.value) return;
    const code = `d${typed.value.join("")}`;
    await asOne("roll", () => session.roll(code));
  }

  /** Lays ready what an option of the hint says. @param {{ type: string } & Record<string, any>} data */
  function applyHint(data) {
    if (!canAct.value) return;
    if (data.type === "hold") {
      const positions = /** @type {number[]} */ (data.dice);
      batch(() => {
        picked.value = picked.value.map((_, position) => positions.includes(position));
        marked.value = null;
        asking.value = null;
      });
    } else {
      marked.value = marked.value === data.box ? null : data.box;
    }
  }

  /**
   * 1 to 5 for the dice, R to roll, digits for typed dice.
   * @param {string} key of the keyboard; true when it meant something here
   */
  function pressKey(key) {
    if (isTyping.value) {
      if (/^[1-6]$/.test(key)) typeFace(Number(key));
      else if (key === "Backspace") untypeLast();
      else if (key === "Enter" || key.toLowerCase() === "r") void confirmTyped();
      else return false;
      return true;
    }
    if (/^[1-5]$/.test(key) && canToggle.value) toggleDie(Number(key) - 1);
    else if (key.toLowerCase() === "r" && canRoll.value) void roll();
    else if (key === "Escape" && asking.value) cancelZero();
    else return false;
    return true;
  }

  return {
    session,
    view,
    dice,
    held,
    picked,
    stage,
    asking,
    marked,
    typed,
    typedGoal,
    wholeSheet,
    hints,
    hintsOpen,
    prompt,
    canAct,
    canToggle,
    canRoll,
    isChance,
    isTyping,
    isOwnDice,
    present,
    toggleDie,
    roll,
    pickBox,
    cancelZero,
    typeFace,
    untypeLast,
    untypeDie,
    confirmTyped,
    applyHint,
    pressKey,
    dispose() {
      hints.stop();
      presenter.stop();
    },
  };
}
