/**
 * The state and the actions of the Clever screen; no DOM, no rule.
 *
 * What may be done is read from `snapshot.moves`. What a player has laid ready but not yet done (a die, a field, typed
 * faces) lives here and is gone when the position changes.
 *
 * @import { CtrlHost } from "../contract.js"
 * @import { GameEvent, Move, Snapshot } from "../../engine/messages.js"
 * @import { Choice } from "./choice.js"
 * @import { CleverView, Stage } from "./types.js"
 * @import { Faces } from "./typing.js"
 */
import { batch, computed, signal } from "@preact/signals-core";

import { watchAdvice } from "../../app/hints.js";
import { chainOf } from "./chain_model.js";
import { NOTHING_CHOSEN, choiceOf, chosenMove, isMark, movesFor, sourceOf, withCell, withSource } from "./choice.js";
import { createPresenter } from "./presenter.js";
import { promptFor } from "./prompt.js";
import { lowest, nextBlank, throwCode } from "./typing.js";

/** @typedef {ReturnType<typeof createCtrl>} CleverCtrl */

/** Moves that are buttons of their own. */
const ACTIONS = Object.freeze(["reroll", "pass", "end"]);

/** @param {CtrlHost} host */
export function createCtrl(host) {
  const { session, hintsOpen } = host;
  const { snapshot } = session;

  const view = computed(() => /** @type {CleverView} */ (snapshot.value.view));
  const choice = signal(/** @type {Choice} */ ({ ...NOTHING_CHOSEN }));
  const faces = signal(/** @type {Faces} */ ({}));
  const typingAt = signal(/** @type {string | null} */ (null));
  const nearest = signal(/** @type {string[]} */ ([]));
  const markedAction = signal(/** @type {string | null} */ (null));
  const openSheet = signal(/** @type {number | null} */ (null));
  const acting = signal(false);
  /** The move that was confirmed, and the position it is made in. */
  const confirmed = signal(/** @type {{ move: Move, hash: string } | null} */ (null));
  /** What a bot has just filled, and which one. */
  const told = signal(/** @type {{ seat: number, chain: GameEvent[] } | null} */ (null));
  const stageSignal = signal(/** @type {Stage | null} */ (null));

  /** The stage counts only on top of the snapshot it was made for. */
  const stage = computed(() => (stageSignal.value?.before === snapshot.value.hash ? stageSignal.value : null));
  /** The move whose chain is being played: from the tap on, until the new position is in place. */
  const played = computed(() => (confirmed.value?.hash === snapshot.value.hash ? confirmed.value.move : null));
  const dice = computed(() => stage.value?.dice ?? view.value.dice);
  const sheets = computed(() => stage.value?.sheets ?? view.value.sheets);
  const isOwnDice = computed(() => snapshot.value.options.dice === "own");
  const isChance = computed(() => snapshot.value.turn.type === "chance");
  const canAct = computed(() => session.canAct.value && !acting.value);
  const hints = watchAdvice(host, canAct);
  const canChoose = computed(() => canAct.value && snapshot.value.turn.type === "player");
  const isTyping = computed(() => isOwnDice.value && isChance.value && canAct.value);
  const canRoll = computed(() => canAct.value && isChance.value && !isOwnDice.value);

  /** The moves that fill a field, while somebody here may choose. */
  const marks = computed(() => (canChoose.value ? snapshot.value.moves.filter(isMark) : []));
  /** Dice and bonuses that could fill some field: each may be tapped, whatever is laid ready. */
  const sources = computed(() => new Set(marks.value.map(sourceOf)));
  /** Fields that the chosen die or bonus could fill, or any die while none is chosen. */
  const litMoves = computed(() => movesFor(marks.value, { ...NOTHING_CHOSEN, source: choice.value.source }));
  /** Dice and bonuses that could fill the chosen field, or any field while none is chosen. */
  const litSources = computed(() => new Set(movesFor(marks.value, { ...choice.value, source: null }).map(sourceOf)));
  const chosen = computed(() => chosenMove(marks.value, choice.value));

  /** Dice that go to the platter with what is chosen: whatever field the die fills, they are the same. */
  const leaving = computed(() => {
    const move = chosen.value ?? (choice.value.source === null ? null : litMoves.value[0]);
    return new Set(/** @type {string[]} */ (move?.data.platter ?? []));
  });

  /** The sheet that lies large on the table: of the person who is to move, else of the person who comes next. */
  const mainSeat = computed(() => {
    const { seats } = snapshot.value;
    const { seat } = view.value;
    const inTurn = seats.map((_, step) => (seat + step) % seats.length);
    return inTurn.find((one) => seats[one]?.bot === null) ?? seat;
  });

  /** @param {string} type @returns {Move | null} */
  function actionMove(type) {
    return canChoose.value ? (snapshot.value.moves.find((move) => move.data.type === type) ?? null) : null;
  }

  /** What the throw of a player alone puts on the platter. */
  const serving = computed(() => {
    const { serves, throw: thrown } = view.value;
    const isFull = nextBlank(thrown, faces.value) === null;
    return isTyping.value && serves && isFull ? lowest(thrown, faces.value) : null;
  });
  const isTyped = computed(() => {
    if (!isTyping.value || nextBlank(view.value.throw, faces.value) !== null) return false;
    return serving.value === null || nearest.value.length === serving.value.open;
  });
  /** The die whose face is asked for. */
  const asked = computed(() => (isTyping.value ? (typingAt.value ?? nextBlank(view.value.throw, faces.value)) : null));

  const prompt = computed(() =>
    promptFor({
      snapshot: snapshot.value,
      acting: acting.value,
      readOnly: session.readOnly.value && session.phase.value !== "starting",
      choice: choice.value,
      isTyped: isTyped.value,
      nearestOpen: (serving.value?.open ?? 0) - nearest.value.length,
    }),
  );

  function forgetChoice() {
    choice.value = { ...NOTHING_CHOSEN };
  }

  function forgetAll() {
    batch(() => {
      forgetChoice();
      faces.value = {};
      typingAt.value = null;
      nearest.value = [];
      markedAction.value = null;
    });
  }

  const presenter = createPresenter(host, stageSignal);

  /** @param {GameEvent[]} events @param {Snapshot} next */
  async function present(events, next) {
    forgetAll();
    told.value = snapshot.value.automatic ? { seat: view.value.seat, chain: chainOf(events, view.value.seat) } : null;
    if (events.length === 0) stageSignal.value = null;
    else await presenter.present(events, snapshot.value);
    if (next.turn.type === "over") openSheet.value = null;
  }

  /** @param {() => Promise<unknown>} action */
  async function asOne(action) {
    acting.value = true;
    try {
      await action();
    } finally {
      acting.value = false;
    }
  }

  async function roll() {
    if (canRoll.value) await asOne(() => session.roll());
  }

  /** A die or a waiting bonus was tapped. @param {string} source */
  function tapSource(source) {
    if (!sources.value.has(source)) return;
    batch(() => {
      choice.value = withSource(marks.value, choice.value, source);
      markedAction.value = null;
    });
    host.sound("tick");
  }

  /** A field was tapped: its chain is shown, and a second tap does it. @param {string} area @param {number} cell */
  async function tapCell(area, cell) {
    const move = chosen.value;
    if (move && move.data.area === area && move.data.cell === cell) return confirm();
    if (movesFor(marks.value, { source: null, area, cell }).length === 0) return undefined;
    batch(() => {
      choice.value = withCell(marks.value, choice.value, area, cell);
      markedAction.value = null;
    });
    host.sound("tick");
    return undefined;
  }

  async function confirm() {
    const move = chosen.value;
    if (!move) return;
    confirmed.value = { move, hash: snapshot.value.hash };
    await asOne(() => session.play(move.code));
    confirmed.value = null;
  }

  /** @param {string} type */
  async function act(type) {
    const move = actionMove(type);
    if (move) await asOne(() => session.play(move.code));
  }

  /** @param {number} face */
  function typeFace(face) {
    const die = asked.value;
    if (!die) return;
    batch(() => {
      faces.value = { ...faces.value, [die]: face };
      typingAt.value = null;
      nearest.value = [];
    });
    host.sound("tick");
  }

  /** A typed die was tapped: among equal ones it lies nearest or not, else its face is typed anew. @param {string} die */
  function tapTyped(die) {
    if (!isTyping.value) return;
    const equal = serving.value?.equal ?? [];
    if (equal.includes(die)) {
      const others = nearest.value.filter((one) => one !== die);
      const isFull = others.length >= (serving.value?.open ?? 0);
      nearest.value = others.length < nearest.value.length || isFull ? others : [...others, die];
    } else {
      typingAt.value = die;
    }
  }

  function untypeLast() {
    const last = [...view.value.throw].reverse().find((die) => faces.value[die] !== undefined);
    if (!isTyping.value || !last) return;
    const { [last]: _, ...rest } = faces.value;
    batch(() => {
      faces.value = rest;
      typingAt.value = null;
      nearest.value = [];
    });
  }

  async function confirmTyped() {
    if (!isTyped.value) return;
    const served = serving.value && serving.value.open > 0 ? [...serving.value.sure, ...nearest.value] : [];
    const code = throwCode(view.value.throw, faces.value, served);
    await asOne(() => session.roll(code));
  }

  /** Lays ready what an option of the hint says. @param {{ code: string, data: Move["data"] }} option */
  function applyHint(option) {
    if (!canChoose.value) return;
    batch(() => {
      if (isMark(option)) {
        const isLaid = chosen.value?.code === option.code;
        choice.value = isLaid ? { ...NOTHING_CHOSEN } : choiceOf(option);
        markedAction.value = null;
      } else {
        forgetChoice();
        markedAction.value = markedAction.value === option.data.type ? null : option.data.type;
      }
    });
  }

  /**
   * 1 to 6 for the dice, Enter to confirm, R to roll, digits for typed dice.
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
    const die = /^[1-6]$/.test(key) ? view.value.dice[Number(key) - 1] : null;
    if (die && sources.value.has(die.id)) tapSource(die.id);
    else if (key.toLowerCase() === "r" && canRoll.value) void roll();
    else if (key === "Enter" && chosen.value) void confirm();
    else if (key === "Escape" && (choice.value.source || choice.value.area)) forgetChoice();
    else return false;
    return true;
  }

  return {
    session,
    view,
    dice,
    sheets,
    stage,
    choice,
    chosen,
    litMoves,
    sources,
    litSources,
    leaving,
    played,
    told,
    mainSeat,
    openSheet,
    faces,
    asked,
    nearest,
    serving,
    isTyped,
    markedAction,
    hints,
    hintsOpen,
    prompt,
    canAct,
    canChoose,
    canRoll,
    isChance,
    isTyping,
    /** The buttons that are there now. */
    actions: computed(() => ACTIONS.filter((type) => actionMove(type) !== null)),
    actionMove,
    present,
    roll,
    tapSource,
    tapCell,
    confirm,
    forgetChoice,
    act,
    typeFace,
    tapTyped,
    untypeLast,
    confirmTyped,
    applyHint,
    pressKey,
    dispose() {
      hints.stop();
      presenter.stop();
    },
  };
}
