/**
 * The state and the actions of the Dobbelstorm screen; no DOM, no rule.
 *
 * Everybody plays at once, so nothing here waits for the engine: what a finger does is shown at once, stamped with the
 * time of the turn, and sent. The engine puts things in order; what it refuses (somebody was faster) goes back.
 *
 * @import { CtrlHost } from "../contract.js"
 * @import { Advice, GameEvent, Snapshot } from "../../engine/messages.js"
 * @import { Pending, Place, PlannedDie, StormView } from "./types.js"
 */
import { batch, computed, effect, signal } from "@preact/signals-core";

import { elapsed } from "../../clock/now.js";
import { createClock } from "./game_clock.js";
import { createHands } from "./hands.js";
import { withPending } from "./placing.js";
import { createPresenter } from "./presenter.js";
import { scatter, seedOf } from "./scatter.js";
import { walkSteps } from "./scoring_model.js";
import { tableLayout } from "./table_layout.js";

/** @typedef {ReturnType<typeof createCtrl>} StormCtrl */
/** What is on show while cards are dealt. @typedef {{ dealt: Map<number, number>, next: StormView, parity: "even" | "odd" | null }} Stage */

/** Width of the panel with hints, beside the dice. */
const HINT_WIDTH = 300;
/** The share of the middle that it takes under the dice, on a table that is not wide. */
const HINT_SHARE = 0.36;
/** A table that is wide enough for that panel. */
const WIDE = 700;
/** Milliseconds each step of the scoring is given, and each remark to be read. */
const STEP_TIME = 620;
const REMARK_TIME = 3500;
/** STOP moves no die. */
const NO_DIE = -1;
/** A turn that ends by itself says so this many seconds before. */
const LAST_SECONDS = 10;

/** @param {CtrlHost} host @param {() => number} [time]  a clock that never jumps */
export function createCtrl(host, time = elapsed) {
  const { session, t, announce, hintsOpen } = host;
  const { snapshot } = session;
  const clock = createClock(time);

  const view = computed(() => /** @type {StormView} */ (snapshot.value.view));
  const room = signal({ width: 1024, height: 700 });
  const pending = signal(/** @type {Pending[]} */ ([]));
  /** Dice that cannot do what was wanted, and how often that has been shown. */
  const refused = signal({ dice: /** @type {number[]} */ ([]), times: 0 });
  /** What is told in sight, and to which seat; to everybody where nobody can tell whose finger it was. */
  const remark = signal(/** @type {{ key: string, seat: number | null } | null} */ (null));
  const paused = signal(/** @type {StormView} */ (snapshot.peek().view).phase === "play");
  const seconds = signal(0);
  const stage = signal(/** @type {Stage | null} */ (null));
  const step = signal(Number.MAX_SAFE_INTEGER);
  const advice = signal(/** @type {Advice | null} */ (null));
  /** The number of moves and outcomes that the advice is about. */
  const advised = signal(-1);
  /** The last advice stays in sight until the next one is there, but is about dice that have moved since. */
  const isAdviceOld = computed(() => advised.value !== snapshot.value.ply);
  /** Counts what was moved without drawing. */
  const drawings = signal(0);
  /** What a finger drags, and where it is; read while drawing, written without drawing. @type {Map<number, { x: number, y: number }>} */
  const drags = new Map();

  const people = computed(() => snapshot.value.seats.map(({ bot }) => bot === null));
  const persons = computed(() => people.value.flatMap((isPerson, seat) => (isPerson ? [seat] : [])));
  /** The one person at the table, if it is one. */
  const lone = computed(() => (persons.value.length === 1 ? (persons.value[0] ?? null) : null));
  const showsHints = computed(() => hintsOpen.value && view.value.phase === "play" && persons.value.length > 0);
  const layout = computed(() => {
    const { width, height } = room.value;
    const isWide = width >= WIDE;
    const reserved = showsHints.value && isWide ? HINT_WIDTH : 0;
    const below = showsHints.value && !isWide ? HINT_SHARE : 0;
    return tableLayout({ width, height, people: people.value, reserved, below });
  });
  const spots = computed(() => {
    const { pool, die } = layout.value;
    const { round, turn, layout: printed } = view.value;
    const seed = seedOf(snapshot.value.seed, round, turn);
    return scatter({ seed, count: printed.dice, width: pool.width, height: pool.height, size: die });
  });
  /** Under the cards where there is room to spare, else beside the dice, or under them where the table is not wide. */
  const hintBox = computed(() => {
    const { pool, middle, spare } = layout.value;
    if (spare) return spare;
    if (room.value.width >= WIDE) return { x: pool.x + pool.width, y: middle.y, width: HINT_WIDTH, height: middle.height };
    const bottom = middle.y + middle.height;
    return { x: pool.x, y: pool.y + pool.height, width: pool.width, height: bottom - pool.y - pool.height };
  });
  const hasConfusion = computed(() => view.value.seats.some(({ cards }) => cards.some(({ kind }) => kind === "confusion")));
  const dice = computed(() => withPending(view.value.dice, pending.value));
  const isRunning = computed(() => view.value.phase === "play" && !paused.value && !session.readOnly.value);
  const isCovered = computed(() => !["play", "hands", "scored", "over"].includes(view.value.phase) || (view.value.phase === "play" && paused.value));
  const canPlace = computed(() => (isRunning.value || view.value.phase === "hands") && !session.readOnly.value);
  /** Seconds until the turn ends by itself, once there are only a few. */
  const secondsLeft = computed(() => {
    const { ends_at: end } = view.value;
    const left = end === null ? Infinity : Math.ceil(end / 1000) - seconds.value;
    return isRunning.value && left <= LAST_SECONDS ? Math.max(0, left) : null;
  });
  const steps = computed(() => (view.value.scoring ? walkSteps(view.value.scoring) : []));
  const isWalking = computed(() => view.value.scoring !== null && step.value < steps.value.length);

  /** Points of a seat as far as they have been counted on the screen. @param {number} seat */
  function countedTotal(seat) {
    const total = snapshot.value.scores[seat]?.total ?? 0;
    const scored = view.value.scoring?.seats.find((one) => one.seat === seat);
    if (!isWalking.value || !scored) return total;
    const counted = steps.value.slice(0, step.value + 1).findLast((one) => one.seat === seat);
    return total - scored.total + (counted?.sum ?? 0);
  }

  /** The cards of a seat that are on the table by now. @param {number} seat */
  function shownCards(seat) {
    const { dealt, next } = stage.value ?? {};
    const coming = dealt?.get(seat);
    return (coming === undefined ? view.value.seats[seat]?.cards : next?.seats[seat]?.cards.slice(0, coming)) ?? [];
  }

  /** The best plan for what a seat's cards still need, while hints are shown. @param {number} seat @returns {PlannedDie[]} */
  function plan(seat) {
    if (paused.value) return [];
    const best = advice.value?.options.find(({ data }) => data.seat === seat);
    return /** @type {any} */ (best?.facts.plan) ?? [];
  }

  /** What a seat that called STOP could still have laid, from the step of the scoring on that tells it. @param {number} seat @returns {PlannedDie[]} */
  function missed(seat) {
    const isTold = !isWalking.value || steps.value[step.value]?.type === "stop";
    return (isTold && view.value.scoring?.seats.find((one) => one.seat === seat)?.missed) || [];
  }

  // Sending.

  /** @type {Pending[]} */
  let outbox = [];
  let isPumping = false;
  let isDisposed = false;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  /** @type {ReturnType<typeof setInterval> | undefined} */
  let ticker;

  const stamp = () => Math.max(clock.now(), view.value.clock);

  /** @param {string} code @param {number} die @param {Place} place @param {number} [at] */
  function send(code, die, place, at = stamp()) {
    const move = { code: `${code}@${at}`, die, place };
    outbox.push(move);
    pending.value = [...pending.value, move];
    void pump();
  }

  /** The moment at which something happens by itself, on the clock of the turn. */
  function nextMoment() {
    if (!clock.isRunning()) return null;
    const { phase, ends_at: end } = view.value;
    const moments = [snapshot.value.upcoming?.at, phase === "play" ? end : null].filter((at) => typeof at === "number");
    return moments.length > 0 ? Math.min(...moments) : null;
  }

  async function pump() {
    if (isPumping || isDisposed) return;
    isPumping = true;
    try {
      for (;;) {
        if (outbox.length > 0) {
          const sent = outbox;
          outbox = [];
          settle(sent, await session.playAll(sent.map(({ code }) => code)));
        } else if (isDue()) {
          const { phase, ends_at: end } = view.value;
          const isEnd = phase === "play" && end !== null && end <= clock.now() && (snapshot.value.upcoming?.at ?? Infinity) > end;
          if (!(await (isEnd ? session.playAll([`w@${stamp()}`]) : session.passTime(stamp())))) break;
        } else break;
        if (session.phase.value !== "active") break;
      }
    } finally {
      isPumping = false;
      schedule();
    }
  }

  function isDue() {
    const moment = nextMoment();
    return moment !== null && moment <= clock.now();
  }

  function schedule() {
    clearTimeout(timer);
    const moment = nextMoment();
    if (moment === null || isDisposed || session.phase.value !== "active") return;
    timer = setTimeout(() => void pump(), Math.max(0, moment - clock.now()));
  }

  /** @param {Pending[]} sent @param {{ code: string, reason: string }[] | null} refusals */
  function settle(sent, refusals) {
    const codes = new Set(sent.map(({ code }) => code));
    batch(() => {
      pending.value = pending.value.filter(({ code }) => !codes.has(code));
      for (const { code, reason } of refusals ?? []) {
        const { die = 0, place } = sent.find((one) => one.code === code) ?? {};
        if (reason === "die_is_taken" && place?.type === "hand") refuse([die], "dobbelstorm-log-taken", place.seat);
      }
      // A STOP that changed nothing is forgotten: the turn goes on.
      if (sent.some(({ die }) => die === NO_DIE) && isRunning.value) {
        hands.letGo();
        clock.run();
      }
    });
    if (refusals?.length && clock.isRunning()) void session.passTime(stamp());
  }

  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let remarkTimer;

  /** @param {number[]} dice @param {string} key @param {number | null} seat */
  function refuse(dice, key, seat) {
    refused.value = { dice, times: refused.value.times + 1 };
    remark.value = { key, seat };
    announce(t(key));
    clearTimeout(remarkTimer);
    remarkTimer = setTimeout(() => {
      remark.value = null;
    }, REMARK_TIME);
  }

  const hands = createHands({
    dice,
    people,
    lone,
    isRunning,
    canPlace,
    refuse,
    cardOf: (seat, slot) => view.value.seats[seat]?.cards[slot],
    move(code, die, place) {
      host.sound("tick");
      send(code, die, place);
    },
    halt: clock.halt,
    // After whatever was laid down at this very moment.
    stop: (seat) => send(`${seat}s`, NO_DIE, { type: "table" }, stamp() + 1),
  });

  // The turn.

  /** @param {string} type @param {number} [seat] */
  const moveOf = (type, seat) => snapshot.value.moves.find(({ data }) => data.type === type && (seat === undefined || data.seat === seat));

  async function deal() {
    if (session.canAct.value && snapshot.value.turn.type === "chance") await session.rollOn();
  }

  async function start() {
    const move = moveOf("start");
    if (move && session.canAct.value) await session.play(move.code);
  }

  async function next() {
    const move = moveOf("next");
    if (!move || !session.canAct.value) return;
    if (await session.play(move.code)) await deal();
  }

  function pause() {
    if (!hands.isOpen.value) return;
    clock.halt();
    hands.letGo();
    paused.value = true;
    announce(t("dobbelstorm-log-paused"));
    schedule();
  }

  function resume() {
    if (view.value.phase !== "play" || session.phase.value !== "active") return;
    paused.value = false;
    clock.run();
    schedule();
  }

  const presenter = createPresenter(host, stage);
  let isStarting = false;

  /** @param {GameEvent[]} events @param {Snapshot} next */
  async function present(events, next) {
    if (events.length === 0) {
      outbox = [];
      batch(() => {
        pending.value = [];
        hands.forget();
        stage.value = null;
        paused.value = next.view.phase === "play";
        step.value = Number.MAX_SAFE_INTEGER;
      });
      clock.set(next.view.clock);
      return;
    }
    if (events.some(({ type }) => type === "started")) isStarting = true;
    if (events.some(({ type }) => type === "scored")) step.value = host.still.value ? Number.MAX_SAFE_INTEGER : 0;
    await presenter.present(events, snapshot.value, next);
  }

  /** @type {string} */
  let lastPhase = "";
  const stopFollowing = effect(() => {
    const { phase, clock: counted } = view.value;
    const isActive = session.phase.value === "active";
    if (phase !== lastPhase) {
      if (phase === "play") {
        clock.set(counted);
        paused.value = !isStarting;
        if (isStarting) clock.run();
      } else if (phase === "hands") clock.run();
      else clock.halt();
      if (phase === "hands") hands.letGo();
      else hands.forget();
      isStarting = false;
      lastPhase = phase;
    }
    if (isActive && snapshot.value && !isPumping) schedule();
  });

  const stopWalking = effect(() => {
    if (!isWalking.value) return undefined;
    const at = step.value;
    const pacer = setTimeout(() => {
      step.value = at + 1;
      if (steps.peek()[at]?.points) host.sound("tick");
    }, STEP_TIME);
    return () => clearTimeout(pacer);
  });

  const stopAdvice = effect(() => {
    const isWanted = showsHints.value && session.phase.value === "active" && snapshot.value.turn.type === "anyone";
    if (!isWanted) {
      advice.value = null;
      return undefined;
    }
    const { ply } = snapshot.value;
    return session.advise((item) => {
      // The best of only some choices may be a bad one.
      if (item.type !== "advice" || !item.options[0]?.facts.complete) return;
      batch(() => {
        advice.value = item;
        advised.value = ply;
      });
    });
  });

  ticker = setInterval(() => {
    seconds.value = Math.floor(stamp() / 1000);
  }, 250);

  /** @param {string} key of the keyboard; true when it meant something here */
  function pressKey(key) {
    const { phase } = view.value;
    if (key.toLowerCase() === "p" && phase === "play") (paused.value ? resume : pause)();
    else if (key === "Escape" && phase === "play" && !paused.value) pause();
    else if (key.toLowerCase() === "s" && hands.isOpen.value && lone.value !== null) hands.tapZone({ type: "stop", seat: lone.value });
    else return false;
    return true;
  }

  return {
    ...hands,
    session, view, layout, hintBox, hasConfusion, spots, dice, drags, refused, remark, paused, seconds, secondsLeft, stage, step, steps, advice,
    isAdviceOld, people, persons, lone, isCovered, canPlace, isWalking, showsHints, hintsOpen, present, countedTotal, shownCards, plan, missed,
    deal, start, next, pause, resume, pressKey,
    /** @param {number} width @param {number} height */
    resize(width, height) {
      const { width: before, height: too } = room.peek();
      if (width > 0 && height > 0 && (Math.abs(width - before) >= 1 || Math.abs(height - too) >= 1)) room.value = { width, height };
    },
    drawings,
    redraw() {
      drawings.value += 1;
    },
    /** Does what a hint says. @param {{ type: string } & Record<string, any>} data */
    followHint({ type, seat, die, card, field }) {
      if (isAdviceOld.value) return;
      const printed = view.value.seats[seat]?.cards[card]?.fields.find((/** @type {{ field: number }} */ one) => one.field === field);
      const cell = printed ? printed.row * 3 + printed.col : 4;
      if (type === "grab") hands.take(die, seat);
      else if (type === "stop") hands.tapZone({ type: "stop", seat });
      else if (type === "beside") hands.tapZone({ type: "beside", seat, card, later: false });
      else {
        if (type === "park") hands.setParking(seat, card, false);
        hands.tapZone({ type: "field", seat, card, cell });
      }
    },
    walkAgain() {
      step.value = 0;
    },
    skipWalk() {
      step.value = Number.MAX_SAFE_INTEGER;
    },
    dispose() {
      isDisposed = true;
      clearTimeout(timer);
      clearTimeout(remarkTimer);
      clearInterval(ticker);
      stopFollowing();
      stopWalking();
      stopAdvice();
      presenter.stop();
    },
  };
}
