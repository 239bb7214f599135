/**
 * The one sentence that says what happens now and what to do next.
 *
 * @import { Snapshot } from "../../engine/messages.js"
 * @import { Phrase, YahtzeeView } from "./types.js"
 */
import { seatName } from "../../app/seat_names.js";

/**
 * @typedef {object} PromptState
 * @property {Snapshot} snapshot
 * @property {"roll" | "write" | null} acting   what a person here has just done and is being shown
 * @property {boolean} readOnly
 * @property {number} heldCount
 * @property {string | null} asking    name of the box that waits for a yes to its zero
 * @property {boolean} complete        all typed dice are there
 */

/**
 * @param {string} key
 * @param {Record<string, string | number>} [args]
 * @returns {Phrase}
 */
function phrase(key, args = {}) {
  return { key: `yahtzee-prompt-${key}`, args };
}

/** @param {PromptState} state @returns {Phrase} */
export function promptFor({ snapshot, acting, readOnly, heldCount, asking, complete }) {
  const view = /** @type {YahtzeeView} */ (snapshot.view);
  const { turn, seats, options } = snapshot;
  if (turn.type === "over") return phrase("over");
  const seat = view.phase === "opening" && view.opening ? view.opening.next : view.seat;
  const name = seatName(seats, seat);
  if (acting) return phrase(acting === "roll" ? "rolling" : "written");
  if (readOnly) return phrase("watching", { name });
  if (snapshot.automatic) return phrase(view.phase === "opening" ? "bot-opening" : "bot", { name });
  // Solo there is nobody to tell apart, so the name would be noise.
  const who = seats.length > 1 ? "named" : "solo";
  const own = options.dice === "own";
  if (own && turn.type === "chance") {
    if (complete) return phrase("type-done");
    const what = view.phase === "opening" ? "opening" : view.dice ? "again" : "first";
    // A bot has no hands: at a real table somebody throws for it.
    return phrase(seats[seat]?.bot === null ? `type-${what}` : `type-${what}-bot`, { name });
  }
  if (view.phase === "opening") return phrase("opening", { name });
  if (turn.type === "chance") {
    return phrase(view.dice ? "throw-again" : `first-${who}`, { name });
  }
  if (asking) return phrase("zero", { box: asking });
  if (view.rolls_left === 0) return phrase(`choose-${who}`, { name });
  if (heldCount === 0) return phrase(`keep-${who}`, { name });
  if (heldCount === view.layout.dice) return phrase("all-held");
  return phrase("roll-or-choose", { count: view.layout.dice - heldCount });
}
