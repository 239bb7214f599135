/**
 * The one sentence that says what happens now and what to do next.
 *
 * @import { Move, Snapshot } from "../../engine/messages.js"
 * @import { Choice } from "./choice.js"
 * @import { CleverView, Phrase } from "./types.js"
 */
import { seatName } from "../../app/seat_names.js";
import { isMark } from "./choice.js";

/**
 * @typedef {object} PromptState
 * @property {Snapshot} snapshot
 * @property {boolean} acting        something a person here has just done is being shown
 * @property {boolean} readOnly
 * @property {Choice} choice
 * @property {boolean} isTyped       all typed dice are there
 * @property {number} nearestOpen    equal dice still to be told apart
 */

/**
 * @param {string} key
 * @param {Record<string, string | number>} [args]
 * @returns {Phrase}
 */
function phrase(key, args = {}) {
  return { key: `clever-prompt-${key}`, args };
}

/** @param {CleverView} view @param {string} who @param {string} name */
function throwPhrase(view, who, name) {
  if (view.serves) return phrase("serve");
  return view.roll <= 1 && view.throw.length === view.dice.length ? phrase(`first-${who}`, { name }) : phrase("again", { count: view.throw.length });
}

/** @param {PromptState} state @param {CleverView} view @param {string} who @param {string} name */
function typedPhrase({ snapshot, isTyped, nearestOpen }, view, who, name) {
  if (isTyped) return phrase("type-done");
  if (nearestOpen > 0) return phrase("type-nearest", { count: nearestOpen });
  const count = view.throw.length;
  // A bot has no hands: at a real table somebody throws for it.
  return phrase(`type-${snapshot.seats[view.seat]?.bot === null ? who : "bot"}`, { name, count });
}

/**
 * @param {CleverView} view
 * @param {readonly Move[]} moves
 * @param {string} who
 * @param {Record<string, string>} names
 */
function choicePhrase(view, moves, who, names) {
  const canMark = moves.some(isMark);
  const canReroll = moves.some(({ data }) => data.type === "reroll");
  switch (view.asks) {
    case "bonus":
      return phrase(view.phase === "round" ? `round-bonus-${who}` : "bonus", names);
    case "extra":
      return phrase(view.phase === "last" ? "last" : `extra-${who}`, names);
    default:
      if (!canMark && view.phase === "passive") return phrase(`nothing-served-${who}`, names);
      if (!canMark) return phrase(canReroll ? "nothing-fits-reroll" : "nothing-fits", names);
      if (view.phase === "passive") return phrase(`${view.fallback ? "fallback" : "passive"}-${who}`, names);
      return phrase(`pick-${who}`, names);
  }
}

/** @param {PromptState} state @returns {Phrase} */
export function promptFor(state) {
  const { snapshot, acting, readOnly, choice } = state;
  const view = /** @type {CleverView} */ (snapshot.view);
  const { turn, seats, options } = snapshot;
  if (turn.type === "over") return phrase("over");
  const name = seatName(seats, view.seat);
  if (acting) return phrase("acting");
  if (readOnly) return phrase("watching", { name });
  if (snapshot.automatic) return phrase("bot", { name });
  // Solo there is nobody to tell apart, so the name would be noise.
  const who = seats.length > 1 ? "named" : "solo";
  if (turn.type === "chance") return options.dice === "own" ? typedPhrase(state, view, who, name) : throwPhrase(view, who, name);
  if (choice.source !== null && choice.area === null) return phrase("which-cell");
  if (choice.area !== null && choice.source === null) return phrase("which-die");
  return choicePhrase(view, snapshot.moves, who, { name, active: seatName(seats, view.active) });
}
