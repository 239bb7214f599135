/** The state of the new-match page: who plays, by which rules, with which dice. No DOM. */
import { computed, signal } from "@preact/signals-core";

/** @import { GameInfo } from "../engine/messages.js" */
/** @import { GameMeta } from "../games/contract.js" */
/** @import { LastSetup, SeatChoice } from "../store/preferences.js" */

/** @typedef {{ key: number, name: string, bot: string | null }} SeatRow */
/** @typedef {ReturnType<typeof createNewMatchForm>} NewMatchForm */

export const LONGEST_NAME = 20;
/** Seeds that are drawn stay short enough to read out; a typed one may be any whole number the engine takes. */
const DRAWN_SEEDS = 1_000_000_000;

/**
 * @param {object} start
 * @param {GameInfo} start.info
 * @param {LastSetup | undefined} start.last          what was played last
 * @param {GameMeta["first"]} [start.first]            what the game offers who never played it
 * @param {Record<string, string>} start.params       from a shared address: seed and options
 * @param {(number: number) => string} start.nameOf   the name of a person who typed none
 */
export function createNewMatchForm({ info, last, first, params, nameOf }) {
  let lastKey = 0;
  /** @param {SeatChoice} choice @returns {SeatRow} */
  const row = ({ name, bot }) => {
    lastKey += 1;
    return { key: lastKey, name: name.slice(0, LONGEST_NAME), bot };
  };

  // Unless the game says otherwise: the last of the list, which is the strongest.
  const usualBot = first?.bot ?? info.bots.at(-1)?.id ?? null;
  const rows = signal(rememberedSeats(info, last, usualBot).map(row));
  const options = signal(startOptions(info, last, first?.options ?? {}, params));
  const seedText = signal(parseSeed(params.seed ?? "") === null ? "" : (params.seed ?? "").trim());

  const canAdd = computed(() => rows.value.length < info.max_seats);
  const canRemove = computed(() => rows.value.length > info.min_seats);
  const seedIsGood = computed(() => seedText.value.trim() === "" || parseSeed(seedText.value) !== null);

  /** @param {(row: SeatRow) => SeatRow} change @param {number} key */
  function changeRow(key, change) {
    rows.value = rows.value.map((one) => (one.key === key ? change(one) : one));
  }

  return {
    info,
    usualBot,
    rows,
    options,
    seedText,
    canAdd,
    canRemove,
    seedIsGood,

    /** @param {string | null} bot  null adds a person */
    add(bot) {
      if (canAdd.value) rows.value = [...rows.value, row({ name: "", bot })];
    },
    /** @param {number} key */
    remove(key) {
      if (canRemove.value) rows.value = rows.value.filter((one) => one.key !== key);
    },
    /** @param {number} key @param {string} name */
    rename: (key, name) => changeRow(key, (one) => ({ ...one, name: name.slice(0, LONGEST_NAME) })),
    /** @param {number} key @param {string | null} bot */
    setBot: (key, bot) => changeRow(key, (one) => ({ ...one, bot })),
    /** @param {string} id @param {string} value */
    setOption(id, value) {
      options.value = { ...options.value, [id]: value };
    },
    /** What to remember for next time. @returns {LastSetup} */
    setup: () => ({ seats: rows.value.map(({ name, bot }) => ({ name, bot })), options: options.value }),

    /**
     * What the engine is asked for.
     * @param {() => number} random  0 up to 1
     */
    request: (random) => ({
      game: info.id,
      seats: seatCodes(rows.value, nameOf),
      seed: parseSeed(seedText.value) ?? drawSeed(random),
      options: options.value,
    }),
  };
}

/** @param {() => number} random  0 up to 1 */
export function drawSeed(random) {
  return Math.floor(random() * DRAWN_SEEDS);
}

/**
 * @param {string} text
 * @returns {number | null} null when it is no seed
 */
export function parseSeed(text) {
  const digits = text.replaceAll(/[\s.,]/g, "");
  if (!/^\d{1,16}$/.test(digits)) return null;
  const seed = Number(digits);
  return Number.isSafeInteger(seed) ? seed : null;
}

/**
 * @param {SeatChoice[]} rows
 * @param {(number: number) => string} nameOf
 */
export function seatCodes(rows, nameOf) {
  return rows.map(({ name, bot }, place) => {
    if (bot !== null) return `bot:${bot}`;
    // A person cannot pass for a bot: that word with a colon belongs to the engine.
    return name.trim().replace(/^bot:/i, "bot ").trim() || nameOf(place + 1);
  });
}

/**
 * @param {GameInfo} info
 * @param {LastSetup | undefined} last
 * @param {string | null} usualBot
 * @returns {SeatChoice[]}
 */
function rememberedSeats(info, last, usualBot) {
  const bots = new Set(info.bots.map((bot) => bot.id));
  const seats = (last?.seats ?? []).filter((seat) => seat.bot === null || bots.has(seat.bot)).slice(0, info.max_seats);
  const missing = Math.max(0, Math.max(info.min_seats, 1) - seats.length);
  return [...seats, ...Array.from({ length: missing }, (_, place) => newcomer(seats.length + place, usualBot))];
}

/**
 * Who sits down unasked: a person first, then company for a game that nobody plays alone.
 * @param {number} place
 * @param {string | null} usualBot
 * @returns {SeatChoice}
 */
function newcomer(place, usualBot) {
  return { name: "", bot: place === 0 ? null : usualBot };
}

/**
 * A shared address wins over what was played last, which wins over the defaults; unknown values are left out. What is
 * offered for a first match has then done its work: it is not remembered as the way this table plays.
 * @param {GameInfo} info
 * @param {LastSetup | undefined} last
 * @param {Record<string, string>} first
 * @param {Record<string, string>} params
 * @returns {Record<string, string>}
 */
function startOptions(info, last, first, params) {
  const isShared = "seed" in params;
  return Object.fromEntries(
    info.options.map(({ id, values, default: fallback }) => {
      const remembered = last?.options[id] === first[id] ? undefined : last?.options[id];
      const wanted = params[id] ?? (isShared ? undefined : last ? remembered : first[id]);
      return [id, wanted !== undefined && values.includes(wanted) ? wanted : fallback];
    }),
  );
}
