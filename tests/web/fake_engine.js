/**
 * An engine for tests of the page: a worker-like object that plays "count", a game in which each seat adds one until
 * ten. It speaks the real protocol, counts what it is asked, and can be told to die.
 */
import { PROTOCOL } from "../../web/engine/messages.js";

export const GOAL = 10;

/** Lets every pending promise and every posted message run. */
export async function settle() {
  for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

/** @param {{ seats?: string[], count?: number, practice?: boolean }} [save] */
export function saveText({ seats = ["Ann"], count = 0, practice = false } = {}) {
  return JSON.stringify({ seats, count, practice });
}

/** @param {string} text @param {number} match */
export function snapshotOf(text, match = 1) {
  const { seats, count, practice } = JSON.parse(text);
  const places = seats.map((/** @type {string} */ name) => ({ name, bot: name.startsWith("bot:") ? name.slice(4) : null }));
  const seat = count % places.length;
  const isOver = count >= GOAL;
  return {
    match,
    game: "count",
    seats: places,
    options: { dice: "app" },
    seed: 7,
    turn: isOver ? { type: "over" } : { type: "player", seat },
    automatic: !isOver && places[seat].bot !== null,
    view: { count },
    moves: isOver ? [] : [{ code: "one", data: { type: "one" } }],
    scores: places.map((_, place) => ({ seat: place, total: count, parts: [] })),
    winners: isOver ? [0] : [],
    can_undo: count > 0,
    undo_is_free: count < 5,
    can_redo: false,
    practice,
    hash: String(count).padStart(16, "0"),
    ply: count,
    text,
  };
}

export class FakeWorker {
  /** @type {((event: any) => void) | null} */
  onmessage = null;
  /** @type {((event: any) => void) | null} */
  onerror = null;
  isTerminated = false;
  /** @type {string[]} Types of the requests, in order. */
  asked = [];
  /** @type {Map<number, string>} */
  matches = new Map();
  lastMatch = 0;
  /** @type {Set<number>} */
  streams = new Set();
  /** Streams stay open until cancelled when this is set. */
  holdStreams = false;
  /** The solver is not ready before `finishPreparing` when this is set. */
  isPreparing = false;

  /** @param {any} message */
  postMessage(message) {
    setImmediate(() => {
      if (!this.isTerminated) this.receive(message);
    });
  }

  terminate() {
    this.isTerminated = true;
  }

  ready() {
    this.say({ v: PROTOCOL, id: 0, type: "ready", payload: "null" });
  }

  die() {
    this.onerror?.({ message: "died", preventDefault() {} });
  }

  finishPreparing() {}

  /** @param {any} data */
  say(data) {
    this.onmessage?.({ data });
  }

  /** @param {any} message */
  receive({ id, type, payload }) {
    this.asked.push(type);
    if (type === "cancel") return this.endStream(Number(payload));
    if (type === "prepare" || type === "advise") return this.openStream(id, type, JSON.parse(payload));
    let answer;
    try {
      answer = { ok: this.answer(type, JSON.parse(payload)) };
    } catch (thrown) {
      answer = { error: { code: /** @type {Error} */ (thrown).message, detail: "" } };
    }
    this.say({ v: PROTOCOL, id, type: "answer", payload: JSON.stringify(answer) });
  }

  /** @param {number} id @param {string} type @param {any} payload */
  openStream(id, type, payload) {
    this.streams.add(id);
    if (type === "prepare" && this.isPreparing) {
      const slow = JSON.stringify({ type: "progress", done: 0.1, ready: false });
      this.say({ v: PROTOCOL, id, type: "item", seq: 0, payload: slow, final: false });
      this.finishPreparing = () => {
        this.isPreparing = false;
        const done = JSON.stringify({ type: "progress", done: 1, ready: true });
        this.say({ v: PROTOCOL, id, type: "item", seq: 1, payload: done, final: true });
      };
      return;
    }
    const hash = type === "advise" ? snapshotOf(/** @type {string} */ (this.matches.get(payload.match))).hash : "";
    const item =
      type === "prepare" ? { type: "progress", done: 1, ready: true } : { type: "advice", hash, exact: true, options: [] };
    this.say({ v: PROTOCOL, id, type: "item", seq: 0, payload: JSON.stringify(item), final: !this.holdStreams });
    if (!this.holdStreams) this.streams.delete(id);
  }

  /** @param {number} id */
  endStream(id) {
    if (!this.streams.delete(id)) return;
    this.say({ v: PROTOCOL, id, type: "item", seq: 1, payload: "null", final: true });
  }

  /** @param {string} type @param {any} payload */
  answer(type, payload) {
    if (type === "load_match") {
      if (!payload.text.startsWith("{")) throw new Error("not_a_save");
      this.lastMatch += 1;
      this.matches.set(this.lastMatch, payload.text);
      return snapshotOf(payload.text, this.lastMatch);
    }
    if (type === "close_match") return void this.matches.delete(payload.match) ?? null;
    if (type === "games") return [];
    const text = this.matches.get(payload.match);
    if (text === undefined) throw new Error("unknown_match");
    const save = JSON.parse(text);
    if (type === "step" && this.isPreparing) throw new Error("expert_not_ready");
    if (type === "play" && payload.code !== "one") throw new Error("not_a_move_now");
    if (type === "undo" && save.count >= 5) save.practice = true;
    save.count += type === "undo" ? -1 : 1;
    this.matches.set(payload.match, JSON.stringify(save));
    return { events: type === "undo" ? [] : [{ type: "counted" }], snapshot: snapshotOf(JSON.stringify(save), payload.match) };
  }
}
