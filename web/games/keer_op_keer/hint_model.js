/**
 * Advice in words: the ranked placements, each with its figures and its reasons.
 *
 * @import { Translate } from "../contract.js"
 * @import { Advice, AdviceOption } from "../../engine/messages.js"
 * @import { Colour, Cross, CrossMove, Layout } from "./types.js"
 */
import { cellName, colourOf, colourWords } from "./names.js";

/** Options shown before "show more", and after it. */
const FIRST_OPTIONS = 5;
const MORE_OPTIONS = 30;
/** A loss from which an option's bar is empty. */
const DEAR = 4;
/** Losses below this are rounding, not a worse choice. */
const NOTHING = 0.005;

/**
 * One reason as a sentence. A kind of reason this release does not know is left out.
 * @param {{ type: string } & Record<string, any>} reason
 * @param {Translate} t
 * @returns {string | null}
 */
export function reasonText(reason, t) {
  const colour = typeof reason.colour === "string" ? colourWords(/** @type {Colour} */ (reason.colour), t) : {};
  const about = reason.about ? "yes" : "no";
  switch (reason.type) {
    case "finishes_column":
      return t("keer_op_keer-reason-finishes-column", { column: reason.column, points: reason.points });
    case "finishes_colour":
      return t("keer_op_keer-reason-finishes-colour", { ...colour, points: reason.points });
    case "first_of_column":
      return t("keer_op_keer-reason-first-of-column", { column: reason.column, points: reason.points });
    case "first_of_colour":
      return t("keer_op_keer-reason-first-of-colour", { ...colour, points: reason.points });
    case "crosses_stars":
      return t("keer_op_keer-reason-crosses-stars", { count: reason.count, points: reason.points });
    case "near_column":
      return t("keer_op_keer-reason-near-column", { column: reason.column, left: reason.left });
    case "opens_block":
      return t("keer_op_keer-reason-opens-block", { ...colour, size: reason.size });
    case "opens_columns":
      return t("keer_op_keer-reason-opens-columns", { count: reason.columns.length, columns: reason.columns.join(", ") });
    case "closes_block":
      return t("keer_op_keer-reason-closes-block", { ...colour, size: reason.size });
    case "leaves_single":
      return t("keer_op_keer-reason-leaves-single", { ...colour, count: reason.count });
    case "spends_jokers":
      return t("keer_op_keer-reason-spends-jokers", { count: reason.count, left: reason.left, rolls: reason.rolls, about });
    case "keeps_jokers":
      return t("keer_op_keer-reason-keeps-jokers", { left: reason.left, rolls: reason.rolls, about });
    case "takes_from_others":
      return t("keer_op_keer-reason-takes-from-others", { loss: reason.loss });
    case "pass_saves":
      return t("keer_op_keer-reason-pass-saves");
    case "even":
      return t("keer_op_keer-reason-even", { loss: reason.loss });
    default:
      return null;
  }
}

/** @param {Cross} data @param {Layout} layout @param {Translate} t */
export function crossTitle(data, layout, t) {
  const words = colourWords(colourOf(layout, data.cells), t);
  return t("keer_op_keer-hint-cross", { ...words, count: data.cells.length, cells: data.cells.map((cell) => cellName(layout, cell)).join(" ") });
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
 * @param {Layout} layout
 * @param {Translate} t
 * @returns {HintLine}
 */
export function hintLine(option, layout, t) {
  const best = option.loss < NOTHING;
  const { data, value, error } = option;
  return {
    option,
    title: data.type === "cross" ? crossTitle(/** @type {Cross} */ (/** @type {unknown} */ (data)), layout, t) : t("keer_op_keer-hint-pass"),
    value: error === null ? t("keer_op_keer-hint-value", { value }) : t("keer_op_keer-hint-value-error", { value, error }),
    price: best ? t("keer_op_keer-hint-best") : t("keer_op_keer-hint-loss", { loss: option.loss }),
    share: Math.max(0, 1 - option.loss / DEAR),
    best,
    facts: [],
    reasons: option.reasons.flatMap((reason) => reasonText(reason, t) ?? []),
  };
}

/** Of options that cross the same cells with other dice, only the best. @param {readonly AdviceOption[]} options */
function different(options) {
  /** @type {Map<string, AdviceOption>} */
  const first = new Map();
  for (const option of options) {
    const cells = String(option.data.cells ?? "");
    if (!first.has(cells)) first.set(cells, option);
  }
  return [...first.values()];
}

/**
 * @param {Advice} advice
 * @param {boolean} all
 * @param {Layout} layout
 * @param {Translate} t
 * @returns {{ lines: HintLine[], rest: number }}
 */
export function hintLines(advice, all, layout, t) {
  const options = different(advice.options).slice(0, MORE_OPTIONS);
  const shown = all ? options : options.slice(0, FIRST_OPTIONS);
  const rest = options.length - shown.length;
  return { lines: shown.map((option) => hintLine(option, layout, t)), rest };
}

/** The option that is what the player has laid ready. @param {Advice} advice @param {CrossMove | null} ready */
export function optionFor(advice, ready) {
  return ready ? (advice.options.find(({ code }) => code === ready.code) ?? null) : null;
}
