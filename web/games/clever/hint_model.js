/**
 * Advice in words: the ranked options, each with its figures and its reasons.
 *
 * @import { Translate } from "../contract.js"
 * @import { Advice, AdviceOption } from "../../engine/messages.js"
 * @import { Layout } from "./types.js"
 */
import { bonusName, cellName } from "./chain_model.js";

/** Options shown before "show all". */
const FIRST_OPTIONS = 5;
/** A loss from which an option's bar is empty. */
const DEAR = 15;
/** A loss that reads as 0.0 is none. */
const NOTHING = 0.05;

/** Fields that bonuses fill, as those bonuses. @param {readonly { area: string, value: number | null }[]} marks @param {Translate} t */
function markNames(marks, t) {
  return marks.map(({ area, value }) => bonusName(value === null ? { what: "cross", area } : { what: "number", area, value }, t)).join(", ");
}

/**
 * One reason as a sentence. A kind of reason this release does not know is left out.
 * @param {{ type: string } & Record<string, any>} reason
 * @param {Translate} t
 * @returns {string | null}
 */
export function reasonText(reason, t) {
  const area = typeof reason.area === "string" ? t(`clever-area-${reason.area}`) : "";
  const bonus = typeof reason.what === "string" ? bonusName(/** @type {any} */ ({ area: null, value: null, ...reason }), t) : "";
  switch (reason.type) {
    case "chain":
      return t("reason-chain", { links: markNames(reason.marks, t) });
    case "earns":
      return t("reason-earns", { bonus });
    case "nearer":
      return t("reason-nearer", { bonus, missing: reason.missing });
    case "nearer_column":
      return t("reason-nearer-column", { points: reason.points, missing: reason.missing });
    case "points_now":
      return t("reason-clever-points", { points: reason.points });
    case "platter":
      return reason.dice === 0 ? t("reason-platter-none") : t("reason-platter", { dice: reason.dice, left: reason.left });
    case "lowest_area":
      return t("reason-lowest-area", { area, from: reason.from, to: reason.to });
    case "fox_worth":
      return t("reason-fox-worth", { foxes: reason.foxes, points: reason.points });
    case "spend_reroll":
      return t("reason-spend-reroll", { gain: reason.gain });
    case "keep_reroll":
      return t("reason-keep-reroll", { loss: reason.loss });
    case "cost_reroll":
      return t("reason-cost-reroll", { loss: reason.loss });
    case "spend_extra":
      return t("reason-spend-extra", { gain: reason.gain });
    case "keep_extra":
      return t("reason-keep-extra", { loss: reason.loss });
    case "cost_extra":
      return t("reason-cost-extra", { loss: reason.loss });
    case "serves":
      return t("reason-serves", { points: reason.points });
    case "even":
      return reason.loss < NOTHING ? t("reason-clever-equal") : t("reason-clever-even", { loss: reason.loss });
    default:
      return null;
  }
}

/** What an option does, in words. @param {Layout} layout @param {AdviceOption} option @param {Translate} t */
export function optionTitle(layout, { data }, t) {
  switch (data.type) {
    case "take":
    case "extra":
    case "bonus": {
      const cell = cellName(layout, data.area, data.cell, t);
      if (data.type === "bonus") return cell;
      return t(data.type === "extra" ? "clever-hint-extra" : "clever-hint-take", { die: t(`clever-die-${data.die}`), cell });
    }
    case "pass":
      return t("clever-hint-pass");
    case "reroll":
      return t("clever-hint-reroll", { count: data.dice.length });
    default:
      return t("clever-hint-end");
  }
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
 * @param {Layout} layout
 * @param {AdviceOption} option
 * @param {Translate} t
 * @returns {HintLine}
 */
export function hintLine(layout, option, t) {
  const best = option.loss < NOTHING;
  const isSure = option.error === null || option.error === 0;
  return {
    option,
    title: optionTitle(layout, option, t),
    value: isSure
      ? t("clever-hint-value", { value: option.value })
      : t("clever-hint-value-error", { value: option.value, error: option.error ?? 0 }),
    price: best ? t("clever-hint-best") : t("clever-hint-loss", { loss: option.loss }),
    share: Math.max(0, 1 - option.loss / DEAR),
    best,
    facts: [],
    reasons: option.reasons.flatMap((reason) => reasonText(reason, t) ?? []),
  };
}

/**
 * @param {Layout} layout
 * @param {Advice} advice
 * @param {boolean} all
 * @param {Translate} t
 * @returns {{ lines: HintLine[], rest: number }}
 */
export function hintLines(layout, advice, all, t) {
  const shown = all ? advice.options : advice.options.slice(0, FIRST_OPTIONS);
  return { lines: shown.map((option) => hintLine(layout, option, t)), rest: advice.options.length - shown.length };
}
