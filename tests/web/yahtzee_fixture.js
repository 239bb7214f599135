/** Positions of Yahtzee as the engine sends them, and a session that records what a ctrl asks of it. */
import { readFileSync } from "node:fs";

import { addTexts, language, t } from "../../web/i18n/index.js";
// The very module that web/ resolves the bare name to: signals of two copies do not see each other.
import { signal } from "../../web/node_modules/@preact/signals-core/dist/signals-core.mjs";

export { signal, t };

const I18N = new URL("../../web/i18n/", import.meta.url);

/** @param {"en" | "nl"} name */
export function speak(name) {
  addTexts(name, [readFileSync(new URL(`${name}/yahtzee.ftl`, I18N), "utf8")]);
  language.value = name;
}

const UPPER = ["ones", "twos", "threes", "fours", "fives", "sixes"];
const FIXED = { full_house: 25, small_straight: 30, large_straight: 40, yahtzee: 50 };
const LOWER = ["three_of_a_kind", "four_of_a_kind", ...Object.keys(FIXED), "chance"];
export const BOXES = [...UPPER, ...LOWER];

export const layout = {
  boxes: [
    ...UPPER.map((id, index) => ({ id, half: "upper", face: index + 1, fixed: null })),
    ...LOWER.map((id) => ({ id, half: "lower", face: null, fixed: FIXED[id] ?? null })),
  ],
  dice: 5,
  rolls: 3,
  upper_goal: 63,
  upper_bonus: 35,
  yahtzee_bonus: 100,
};

/** @param {Record<string, number>} written */
export function sheet(written = {}) {
  const boxes = Object.fromEntries(BOXES.map((id) => [id, written[id] ?? null]));
  const sum = (ids) => ids.reduce((total, id) => total + (boxes[id] ?? 0), 0);
  const upper = sum(UPPER);
  const bonus = upper >= 63 ? 35 : 0;
  return {
    boxes,
    upper_total: upper,
    upper_bonus: bonus,
    yahtzee_bonus: 0,
    lower_total: sum(LOWER),
    total: upper + bonus + sum(LOWER),
  };
}

/** All 31 holds of these dice. @param {number[]} dice */
function holds(dice) {
  return Array.from({ length: 31 }, (_, mask) => {
    const positions = dice.flatMap((_face, position) => ((mask >> position) & 1 ? [position] : []));
    const code = `h${positions.map((position) => position + 1).join("")}`;
    return { code, data: { type: "hold", dice: positions, faces: positions.map((position) => dice[position]) } };
  });
}

let hashes = 0;

/**
 * A snapshot; `turn` follows from the dice unless it is given.
 * @param {{ view?: object, seats?: object[], options?: object, turn?: object, automatic?: boolean }} change
 */
export function position({ view = {}, seats = [{ name: "Ann", bot: null }], options = {}, turn, automatic = false } = {}) {
  const full = {
    layout,
    phase: "play",
    game: 1,
    games: 1,
    round: 1,
    seat: 0,
    starter: 0,
    opening: null,
    dice: null,
    held: [false, false, false, false, false],
    rolls_left: 3,
    sheets: seats.map(() => sheet()),
    earlier: [],
    offers: [],
    ...view,
  };
  const scores = full.offers.map((offer) => ({ code: offer.box, data: { type: "score", ...offer } }));
  hashes += 1;
  return {
    match: 1,
    game: "yahtzee",
    seats,
    options: { dice: "app", games: "1", yahtzee_bonus: "on", ...options },
    turn: turn ?? { type: full.dice ? "player" : "chance", seat: full.seat },
    automatic,
    view: full,
    moves: full.dice && !turn ? [...(full.rolls_left > 0 ? holds(full.dice) : []), ...scores] : [],
    scores: seats.map((_, seat) => ({ seat, total: full.sheets[seat].total, parts: [] })),
    winners: [],
    hash: String(hashes).padStart(16, "0"),
  };
}

/** @param {string} box @param {number} points @param {object} [more] */
export function offer(box, points, more = {}) {
  return { box, points, joker: false, yahtzee_bonus: 0, ...more };
}

/** A session whose requests are recorded in `asked`; `answers` are the changes it brings about, in order. */
export function fakeSession(first) {
  const asked = [];
  const answers = [];
  const advisers = [];
  let ctrl = null;
  const snapshot = signal(first);
  const canAct = signal(true);
  async function act(request) {
    asked.push(request);
    const change = answers.shift();
    if (change) {
      await ctrl.present(change.events, change.snapshot);
      snapshot.value = change.snapshot;
    }
    return true;
  }
  return {
    asked,
    answers,
    advisers,
    attach: (next) => {
      ctrl = next;
    },
    snapshot,
    canAct,
    busy: signal(false),
    readOnly: signal(false),
    phase: signal("active"),
    thinking: signal(null),
    play: (code) => act(`play ${code}`),
    roll: (code) => act(code === undefined ? "roll" : `roll ${code}`),
    advise: (onAdvice) => {
      const adviser = { onAdvice, isOn: true };
      advisers.push(adviser);
      return () => {
        adviser.isOn = false;
      };
    },
  };
}

/** What the shell hands to a ctrl; everything said and sounded is kept. */
export function fakeHost(session) {
  const said = [];
  const sounds = [];
  return {
    said,
    sounds,
    session,
    t,
    announce: (text) => said.push(text),
    sound: (name) => sounds.push(name),
    still: signal(true),
    hintsOpen: signal(false),
  };
}
