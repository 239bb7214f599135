/**
 * Advice in words: the ranked options, each with its figures and its reasons.
 *
 * @import { Translate } from "../contract.js"
 * @import { Advice, AdviceOption } from "../../engine/messages.js"
 */
import { boxKey } from "./box_names.js";

/** Options shown before "show all". */
const FIRST_OPTIONS = 5;
/** A loss from which an option's bar is empty. */
const DEAR = 20;
/** Losses below this are rounding, not a worse choice. */
const NOTHING = 0.005;

/** @param {number} share */
function percent(share) {
  return Math.round(share * 100);
}

/**
 * One reason as a sentence. A kind of reason this release does not know is left out.
 * @param {{ type: string } & Record<string, any>} reason
 * @param {Translate} t
 * @returns {string | null}
 */
export function reasonText(reason, t) {
  const box = typeof reason.box === "string" ? t(boxKey(reason.box)) : "";
  switch (reason.type) {
    case "bonus_chance":
      return t("reason-bonus-chance", { chance: percent(reason.chance), instead: percent(reason.instead) });
    case "bonus_chance_lost":
      return t("reason-bonus-chance-lost", { chance: percent(reason.chance), instead: percent(reason.instead) });
    case "bonus_secured":
      return t("reason-bonus-secured");
    case "points_now":
      return t("reason-points-now", { points: reason.points });
    case "aims_for":
      return t("reason-aims-for", { box, chance: percent(reason.chance) });
    case "saves_box":
      return t("reason-saves-box", { box });
    case "gives_up":
      return t("reason-gives-up", { box });
    case "cheapest_zero":
      return t("reason-cheapest-zero", { box });
    case "joker":
      return t("reason-joker", { box });
    case "yahtzee_bonus":
      return t("reason-yahtzee-bonus", { points: reason.points });
    case "even":
      return t("reason-even", { loss: reason.loss });
    case "lower_risk":
      return t("reason-lower-risk", { sd: reason.sd, instead: reason.instead });
    case "us_rule_differs":
      return t("reason-us-rule-differs", { box });
    default:
      return null;
  }
}

/** @param {AdviceOption} option @param {Translate} t */
function titleOf({ data }, t) {
  if (data.type === "score") return t("yahtzee-hint-write", { box: t(boxKey(data.box)), points: data.points });
  return t(data.faces.length === 0 ? "yahtzee-hint-roll-all" : "yahtzee-hint-keep", { count: data.faces.length });
}

/** @param {AdviceOption} option @param {Translate} t @returns {string[]} */
function factsOf({ facts }, t) {
  const lines = [];
  if (typeof facts.bonus_chance === "number") {
    lines.push(t("yahtzee-hint-bonus-chance", { chance: percent(facts.bonus_chance) }));
  }
  if (typeof facts.sd === "number") lines.push(t("yahtzee-hint-sd", { sd: facts.sd }));
  return lines;
}

/** @param {readonly number[]} faces */
function facesKey(faces) {
  return [...faces].sort().join("");
}

/**
 * The option that keeps the same faces as these; equal holds are listed once.
 * @param {Advice} advice
 * @param {readonly number[]} faces
 */
export function optionForFaces(advice, faces) {
  const key = facesKey(faces);
  return advice.options.find(({ data }) => data.type === "hold" && facesKey(data.faces) === key) ?? null;
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
 * @returns {HintLine}
 */
export function hintLine(option, t) {
  const best = option.loss < NOTHING;
  return {
    option,
    title: titleOf(option, t),
    value: t("yahtzee-hint-value", { value: option.value }),
    price: best ? t("yahtzee-hint-best") : t("yahtzee-hint-loss", { loss: option.loss }),
    share: Math.max(0, 1 - option.loss / DEAR),
    best,
    facts: factsOf(option, t),
    reasons: option.reasons.flatMap((reason) => reasonText(reason, t) ?? []),
  };
}

/**
 * @param {Advice} advice
 * @param {boolean} all
 * @param {Translate} t
 * @returns {{ lines: HintLine[], rest: number }}
 */
export function hintLines(advice, all, t) {
  const shown = all ? advice.options : advice.options.slice(0, FIRST_OPTIONS);
  return { lines: shown.map((option) => hintLine(option, t)), rest: advice.options.length - shown.length };
}
