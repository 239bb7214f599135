/**
 * The state and the actions of the Dobbelstorm screen; no DOM, no rule.
 *
 * Everybody plays at once, so nothing here waits for the engine: what a finger does is shown at once, stamped with the
 * time of the turn, and sent. The engine puts things in order; what it refuses (somebody was faster) goes back.
 *
 * @import { CtrlHost } from "../contract.js"
 * @import { Advice, GameEvent, Snapshot } from "../../engine/messages.js"
 * @import { Zone } from "./table_layout.js"
 * @import { Pending, Place, PlannedDie, StormView } from "./types.js"
 */
import { batch, computed, effect, signal } from "@preact/signals-core";

import { elapsed } from "../../clock/now.js";
import { createClock } from "./game_clock.js";
import { fieldAtCell, layerFor, withPending } from "./placing.js";
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
/** Milliseconds each step of the scoring is given. */
const STEP_TIME = 620;

/** @param {CtrlHost} host @param {() => number} [time]  a clock that never jumps */
export function createCtrl(host, time = elapsed) {
  const { session, t, announce, hintsOpen } = host;
  const { snapshot } = session;
  const clock = createClock(time);

  const view = computed(() => /** @type {StormView} */ (snapshot.value.view));
  const room = signal({ width: 1024, height: 700 });
  const pending = signal(/** @type {Pending[]} */ ([]));
  /** Dice under a finger whose owner is not known yet, where several people play. */
  const lifted = signal(/** @type {ReadonlySet<number>} */ (new Set()));
  /** The seat that wants to wait with a tower's upper die, and on which card. */
  const parking = signal(/** @type {ReadonlyMap<number, number>} */ (new Map()));
  const refused = signal(/** @type {{ die: number, times: number } | null} */ (null));
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
  /** Beside the dice where there is room, under them where there is not. */
  const hintBox = computed(() => {
    const { pool, middle } = layout.value;
    if (room.value.width >= WIDE) return { x: pool.x + pool.width, y: pool.y, width: HINT_WIDTH, height: pool.height };
    const bottom = middle.y + middle.height;
    return { x: pool.x, y: pool.y + pool.height, width: pool.width, height: bottom - pool.y - pool.height };
  });
  const hasConfusion = computed(() => view.value.seats.some(({ cards }) => cards.some(({ kind }) => kind === "confusion")));
  const dice = computed(() => withPending(view.value.dice, pending.value));
  const isOpen = computed(() => view.value.phase === "play" && !paused.value && !session.readOnly.value);
  const isCovered = computed(() => !["play", "hands", "scored", "over"].includes(view.value.phase) || (view.value.phase === "play" && paused.value));
  const canPlace = computed(() => (isOpen.value || view.value.phase === "hands") && !session.readOnly.value);
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

  /** @param {number} seat */
  const handOf = (seat) => dice.value.find(({ place }) => place.type === "hand" && place.seat === seat)?.id ?? null;

  /** The cards of a seat that are on the table by now. @param {number} seat */
  function shownCards(seat) {
    const { dealt, next } = stage.value ?? {};
    const coming = dealt?.get(seat);
    return (coming === undefined ? view.value.seats[seat]?.cards : next?.seats[seat]?.cards.slice(0, coming)) ?? [];
  }

  /** The best plan for what a seat's cards still need, while hints are shown. @param {number} seat @returns {PlannedDie[]} */
  function plan(seat) {
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

  /** @param {string} code @param {number} die @param {Place} place */
  function send(code, die, place) {
    const move = { code: `${code}@${stamp()}`, die, place };
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
      const lost = refusals?.find(({ reason }) => reason === "die_is_taken");
      if (lost) nope(sent.find(({ code }) => code === lost.code)?.die ?? 0, "dobbelstorm-log-taken");
    });
    if (refusals?.length && clock.isRunning()) void session.passTime(stamp());
  }

  /** @param {number} die @param {string} key */
  function nope(die, key) {
    refused.value = { die, times: (refused.value?.times ?? 0) + 1 };
    announce(t(key));
  }

  // Hands and fields.

  /** @param {number} id @param {number} seat @returns {boolean} whether the die is in that hand now */
  function take(id, seat) {
    const held = handOf(seat);
    if (held === id) return true;
    const die = dice.value.find((one) => one.id === id);
    if (!isOpen.value || die?.place.type !== "table") return false;
    if (held !== null) {
      nope(id, "dobbelstorm-log-one-die");
      return false;
    }
    host.sound("tick");
    send(`${seat}g${id}`, id, { type: "hand", seat });
    return true;
  }

  /** A finger comes down on a die. Returns whether it can be dragged. @param {number} id */
  function pressDie(id) {
    const die = dice.value.find((one) => one.id === id);
    if (!die || !canPlace.value) return false;
    if (die.place.type === "hand") return people.value[die.place.seat] ?? false;
    if (die.place.type !== "table" || !isOpen.value) return false;
    if (lone.value !== null) return take(id, lone.value);
    lifted.value = new Set([...lifted.value, id]);
    return true;
  }

  /** A die that was pressed is let go somewhere. @param {number} id @param {Zone} zone @param {boolean} moved */
  function releaseDie(id, zone, moved) {
    const isLifted = lifted.value.has(id);
    if (zone.type === "pool") {
      // A tap keeps the die lifted, and no other: the next field that is tapped gets it.
      if (isLifted) lifted.value = moved ? without(lifted.value, id) : new Set([id, ...[...lifted.value].filter((die) => drags.has(die))]);
      return;
    }
    const owner = dice.value.find((one) => one.id === id)?.place;
    if (owner?.type === "hand" && owner.seat !== zone.seat) return;
    if (isLifted) lifted.value = without(lifted.value, id);
    if (moved || isLifted) put(id, zone);
  }

  /** A place was tapped: what that seat has in hand goes there. @param {Zone} zone */
  function tapZone(zone) {
    if (zone.type === "pool" || !canPlace.value) return;
    const held = handOf(zone.seat);
    const [only] = lifted.value;
    if (held !== null) put(held, zone);
    else if (only !== undefined && people.value[zone.seat]) {
      lifted.value = new Set();
      put(only, zone);
    }
  }

  /** @param {number} id @param {Zone} zone */
  function put(id, zone) {
    if (zone.type === "pool" || !people.value[zone.seat] || !take(id, zone.seat)) return;
    const { seat } = zone;
    if (zone.type === "strip") return;
    const card = view.value.seats[seat]?.cards[zone.card];
    if (!card) return;
    if (zone.type === "beside") {
      if (zone.later && card.kind === "tower") parking.value = new Map([...parking.value, [seat, zone.card]]);
      else lay(`${seat}b${zone.card}`, id, { type: "beside", seat, card: zone.card });
      return;
    }
    const field = fieldAtCell(card, zone.cell)?.field;
    if (field === undefined) return;
    const at = { seat, card: zone.card, field };
    const layer = layerFor(dice.value, card, at);
    if (layer === null) nope(id, "dobbelstorm-log-full");
    else if (layer === "bottom" && parking.value.get(seat) === zone.card) lay(`${seat}k${zone.card}.${field}`, id, { type: "parked", ...at });
    else lay(`${seat}p${zone.card}.${field}`, id, { type: "field", ...at, layer });
  }

  /** @param {string} code @param {number} id @param {Place & { seat: number }} place */
  function lay(code, id, place) {
    parking.value = new Map([...parking.value].filter(([seat]) => seat !== place.seat));
    host.sound("tick");
    send(code, id, place);
  }

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

  /** @param {number} seat */
  function stop(seat) {
    if (!isOpen.value || !people.value[seat]) return;
    send(`${seat}s`, -1, { type: "table" });
  }

  function pause() {
    if (view.value.phase !== "play" || paused.value) return;
    clock.halt();
    lifted.value = new Set();
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
        lifted.value = new Set();
        parking.value = new Map();
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
      if (phase !== "play") lifted.value = new Set();
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
      if (item.type !== "advice") return;
      batch(() => {
        advice.value = item;
        advised.value = ply;
      });
    });
  });

  ticker = setInterval(() => {
    seconds.value = Math.floor(clock.now() / 1000);
  }, 250);

  /** @param {string} key of the keyboard; true when it meant something here */
  function pressKey(key) {
    const { phase } = view.value;
    if (key.toLowerCase() === "p" && phase === "play") (paused.value ? resume : pause)();
    else if (key === "Escape" && phase === "play" && !paused.value) pause();
    else if (key.toLowerCase() === "s" && isOpen.value && lone.value !== null) stop(lone.value);
    else return false;
    return true;
  }

  return {
    session, view, layout, hintBox, hasConfusion, spots, dice, drags, lifted, parking, refused, paused, seconds, stage, step, steps, advice, isAdviceOld,
    people, persons, lone, isOpen, isCovered, canPlace, isWalking, showsHints, hintsOpen, present, countedTotal, handOf, shownCards, plan, missed,
    pressDie, releaseDie, tapZone, deal, start, next, stop, pause, resume, pressKey,
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
      if (type === "grab") take(die, seat);
      else if (type === "stop") stop(seat);
      else if (type === "beside") tapZone({ type: "beside", seat, card, later: false });
      else {
        if (type === "park") parking.value = new Map([...parking.value, [seat, card]]);
        tapZone({ type: "field", seat, card, cell });
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
      clearInterval(ticker);
      stopFollowing();
      stopWalking();
      stopAdvice();
      presenter.stop();
    },
  };
}

/** @param {ReadonlySet<number>} set @param {number} gone */
function without(set, gone) {
  return new Set([...set].filter((one) => one !== gone));
}
