/** A small table of Dobbelstorm, and a session whose engine answers only when a test says so. */
import { readFileSync } from "node:fs";

import { createCtrl } from "../../web/games/dobbelstorm/ctrl.js";
import { addTexts, language, t } from "../../web/i18n/index.js";
// The very module that web/ resolves the bare name to: signals of two copies do not see each other.
import { signal } from "../../web/node_modules/@preact/signals-core/dist/signals-core.mjs";

const TEXTS = new URL("../../web/i18n/en/dobbelstorm.ftl", import.meta.url);
const COLOURS = ["red", "orange", "yellow", "green", "blue", "purple"];

export function speak() {
  addTexts("en", [readFileSync(TEXTS, "utf8")]);
  language.value = "en";
}

/** A card that asks for the value 1 in nine colours; a tower for a red die under each. @param {string} kind */
function card(kind) {
  const fields = Array.from({ length: 9 }, (_, field) => ({
    field,
    row: Math.floor(field / 3),
    col: field % 3,
    colour: COLOURS[field % 6],
    values: [1],
    joker: false,
    bottom: kind === "tower" ? "red" : null,
    word: null,
    word_colour: null,
    numeral: "arabic",
  }));
  return { id: 0, kind, target: null, language: null, direction: null, fields };
}

let plies = 0;

/**
 * A position in the middle of a turn: six dice, and before every seat a row, a tower and a duo.
 * @param {object} [change]
 * @param {(string | null)[]} [change.bots]   for each seat its bot, null for a person
 * @param {Record<number, object>} [change.places]   where dice are that are not on the table
 * @param {object} [change.view]
 * @param {{ seat: number, at: number } | null} [change.upcoming]
 */
export function position({ bots = [null, null], places = {}, view = {}, upcoming = null } = {}) {
  plies += 1;
  const phase = view.phase ?? "play";
  return {
    match: 1,
    game: "dobbelstorm",
    seed: 7,
    ply: plies,
    seats: bots.map((bot, seat) => ({ name: bot ?? `P${seat}`, bot })),
    turn: { type: phase === "over" ? "over" : "anyone" },
    automatic: false,
    upcoming,
    moves: phase === "ready" ? [{ code: "0start", data: { type: "start", seat: 0 } }] : [],
    scores: bots.map((_, seat) => ({ seat, total: 0, parts: [] })),
    hash: String(plies),
    view: {
      layout: { dice: 6 },
      rules: { limit_ms: null },
      phase,
      round: 1,
      rounds: 3,
      turn: 1,
      turns: bots.length,
      parity: "even",
      clock: 0,
      ends_at: phase === "play" ? 60_000 : null,
      dice: COLOURS.map((colour, id) => ({ id, colour, value: 1, place: places[id] ?? { type: "table" } })),
      seats: bots.map((_, seat) => ({ seat, cards: ["row", "tower", "duo"].map(card), hand: null, free: [] })),
      stopper: null,
      scoring: null,
      history: [],
      ...view,
    },
  };
}

/**
 * An open table after START, with a clock that stands wherever the test puts it.
 * @param {Parameters<typeof position>[0]} [change]
 */
export async function table(change) {
  const snapshot = signal(position({ ...change, view: { ...change?.view, phase: "ready" } }));
  /** @type {{ codes: string[], answer: (next: any, refusals?: object[]) => Promise<void> }[]} */
  const sent = [];
  /** @type {number[]} */
  const passed = [];
  /** @type {string[]} */
  const said = [];
  const time = { now: 1000 };
  const session = {
    snapshot,
    phase: signal("active"),
    busy: signal(false),
    canAct: signal(true),
    readOnly: signal(false),
    play: async () => {
      const next = position(change);
      await ctrl.present([{ type: "started", seat: 0 }], next);
      snapshot.value = next;
      return true;
    },
    playAll: (/** @type {string[]} */ codes) =>
      new Promise((resolve) => {
        sent.push({
          codes,
          async answer(next, refusals = []) {
            if (next) snapshot.value = next;
            resolve(refusals);
            await settled();
          },
        });
      }),
    passTime: async (/** @type {number} */ at) => {
      passed.push(at);
      return false;
    },
    /** @type {((item: any) => void) | null} */
    adviser: null,
    advise(/** @type {(item: any) => void} */ onAdvice) {
      session.adviser = onAdvice;
      return () => {};
    },
  };
  const hintsOpen = signal(false);
  const host = { session, t, announce: (/** @type {string} */ text) => said.push(text), sound() {}, still: signal(true), hintsOpen };
  const ctrl = createCtrl(/** @type {any} */ (host), () => time.now);
  await ctrl.start();
  return { ctrl, session, sent, passed, said, time, hintsOpen };
}

/** Lets every promise that can go on go on. */
export async function settled() {
  for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}
