/**
 * Advice in words: the ranked options, each with its figures and its reasons.
 *
 * @import { Translate } from "../contract.js"
 * @import { Advice, AdviceOption } from "../../engine/messages.js"
 */
import { faceKey } from "./symbols.js";

/** A loss from which an option's bar is empty: about the points of a good row. */
const DEAR = 12;
/** Losses below this are rounding, not a worse choice. */
const NOTHING = 0.005;
/** Losses below this are told in hundredths: "0.0" would say that there is none. */
const FINE = 0.1;

/** Kinds of reasons that have a sentence; one this release does not know is left out. */
const REASONS = new Set([
  "no_bust_possible",
  "bust_chance",
  "better_rows",
  "bust_cost",
  "takes_row",
  "avoids_bust",
  "leaves_row",
  "secures",
  "spends_turn",
  "bank_can_wait",
  "keeps_bust_low",
  "raises_bust",
  "builds_row",
  "feeds_row",
  "idle_row",
  "poisons_row",
  "spoils_row",
  "opens_row",
  "row_points",
  "die_risk",
  "no_die",
  "denies",
  "even",
]);

/** @param {number} value @param {number} digits */
function round(value, digits) {
  return Number(value.toFixed(digits));
}

/** @param {number} share one decimal below ten percent, where it matters */
export function percent(share) {
  return share < 0.1 ? Math.round(share * 1000) / 10 : Math.round(share * 100);
}

/**
 * One reason as a sentence.
 * @param {{ type: string } & Record<string, any>} reason
 * @param {Translate} t
 * @param {readonly string[]} names
 * @returns {string | null}
 */
export function reasonText({ type, ...given }, t, names) {
  if (!REASONS.has(type)) return null;
  return t(`push-reason-${type.replaceAll("_", "-")}`, {
    chance: percent(given.chance ?? 0),
    instead: percent(given.instead ?? 0),
    points: given.points ?? 0,
    row: given.row ?? 0,
    left: given.left ?? 0,
    loss: given.loss ?? 0,
    name: typeof given.seat === "number" ? names[given.seat] ?? "" : "",
    colour: typeof given.colour === "string" ? t(faceKey(given.colour)) : "",
  });
}

/** @param {AdviceOption} option @param {Translate} t */
function titleOf({ data }, t) {
  switch (data.type) {
    case "bank":
      return t("push-hint-bank", { colour: t(faceKey(data.colour)), points: data.points });
    case "place":
      return t(data.new ? "push-hint-place-new" : "push-hint-place", { row: data.row + 1 });
    case "take":
      return t("push-hint-take", { row: data.row + 1, points: data.points });
    case "stop":
      return t("push-hint-stop");
    default:
      return t("push-hint-draw");
  }
}

/** @typedef {{ seat: number, expected: number }} Worth what a row brings to a seat, the die reckoned with */

/** Of those who may get a row, in the order in which they choose. @param {unknown} seats @param {readonly Worth[]} worth @returns {Worth[]} */
function toThose(seats, worth) {
  return /** @type {number[]} */ (seats).flatMap((seat) => worth.find((one) => one.seat === seat) ?? []);
}

/** What a row is worth to whom. @param {readonly Worth[]} worth @param {Translate} t @param {readonly string[]} names */
function worthOf(worth, t, names) {
  const points = worth.map(({ expected }) => round(expected, 1));
  if (new Set(points).size === 1) return t("push-hint-worth-all", { points: points[0] ?? 0 });
  return t("push-hint-worth", {
    list: worth.map(({ seat }, at) => t("push-hint-worth-one", { name: names[seat] ?? "", points: points[at] ?? 0 })).join(" · "),
  });
}

/** What the move itself says in figures. @param {AdviceOption} option @param {Translate} t @param {readonly string[]} names @returns {string[]} */
function factsOf({ data, facts }, t, names) {
  if (typeof data.bust_chance === "number") {
    return [t(data.type === "draw" ? "push-hint-bust" : "push-hint-bust-next", { chance: percent(data.bust_chance) })];
  }
  if (data.type === "take") return [worthOf(toThose(facts.takers, data.worth), t, names)];
  if (data.type === "stop") {
    const rows = /** @type {(Worth[] | null)[]} */ (data.worth);
    const taking = data.takers.slice(0, rows.filter((worth) => worth !== null).length);
    return rows.flatMap((worth, row) =>
      worth ? t("push-hint-row", { row: row + 1, worth: worthOf(toThose(taking, worth), t, names) }) : [],
    );
  }
  return [];
}

/**
 * @typedef {object} HintLine
 * @property {AdviceOption} option
 * @property {string} title
 * @property {string} value
 * @property {string} price
 * @property {number} share
 * @property {boolean} best
 * @property {string[]} facts
 * @property {string[]} reasons
 */

/**
 * @param {AdviceOption} option
 * @param {Translate} t
 * @param {readonly string[]} names
 * @returns {HintLine}
 */
export function hintLine(option, t, names) {
  const { value, error, loss } = option;
  const best = loss < NOTHING;
  return {
    option,
    title: titleOf(option, t),
    // Rounded up: an estimate that says "± 0.0" would claim to be exact.
    value: t(value < 0 ? "push-hint-behind" : "push-hint-ahead", {
      value: Math.abs(value),
      error: Math.ceil((error ?? 0) * 10) / 10,
      others: names.length - 1,
    }),
    price: best ? t("push-hint-best") : t("push-hint-loss", { loss: loss < FINE ? round(loss, 2) : round(loss, 1) }),
    share: Math.max(0, 1 - loss / DEAR),
    best,
    facts: factsOf(option, t, names),
    reasons: option.reasons.flatMap((reason) => reasonText(reason, t, names) ?? []),
  };
}

/**
 * All of them: to draw and five colours to bank are the most there can be.
 * @param {Advice} advice
 * @param {Translate} t
 * @param {readonly string[]} names
 */
export function hintLines({ options }, t, names) {
  return options.map((option) => hintLine(option, t, names));
}
