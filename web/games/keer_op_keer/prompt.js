/**
 * The one sentence that says what happens now and what to do next.
 *
 * @import { Snapshot } from "../../engine/messages.js"
 * @import { Cross, KeerView, Phrase, Pick } from "./types.js"
 */
import { seatName } from "../../app/seat_names.js";

/**
 * @typedef {object} PromptState
 * @property {Snapshot} snapshot
 * @property {Phrase | null} note      what another player has just done
 * @property {"roll" | "cross" | "pass" | null} acting   what a person here has just done and is being shown
 * @property {boolean} readOnly
 * @property {Phrase | null} refused   why a cell that was touched does not fit
 * @property {boolean} passing         a pass waits for a yes
 * @property {boolean} hasCross        something can be crossed
 * @property {number} cells            chosen so far
 * @property {number[]} countsLeft     how many may still follow
 * @property {Cross | null} ready      what could be confirmed
 * @property {Pick} faces              dice in use
 * @property {boolean} complete        all typed dice are there
 */

/**
 * @param {string} key
 * @param {Phrase["args"]} [args]
 * @returns {Phrase}
 */
function phrase(key, args = {}) {
  return { key: `keer_op_keer-prompt-${key}`, args };
}

/** @param {PromptState} state @returns {Phrase} */
export function promptFor(state) {
  const { snapshot, acting } = state;
  const view = /** @type {KeerView} */ (snapshot.view);
  const { turn, seats } = snapshot;
  if (turn.type === "over") return phrase("over");
  if (state.note) return state.note;
  if (acting) return phrase(acting === "roll" ? "rolling" : acting === "pass" ? "passed" : "crossed");
  const seat = view.seat ?? view.active ?? 0;
  const name = seatName(seats, seat);
  if (state.readOnly) return phrase("watching", { name });
  if (snapshot.automatic) return phrase("bot", { name });
  return turn.type === "chance" ? chancePrompt(state, view, seat, name) : choicePrompt(state, view, name);
}

/** @param {PromptState} state @param {KeerView} view @param {number} seat @param {string} name @returns {Phrase} */
function chancePrompt({ snapshot, complete }, view, seat, name) {
  const { seats, options } = snapshot;
  const own = options.dice === "own";
  if (view.phase === "board") return phrase(own ? "board-own" : "board");
  if (view.phase === "start") return phrase(own ? "start-own" : "start");
  if (!own) return phrase(seats.length > 1 ? "roll-named" : "roll-solo", { name });
  if (complete) return phrase("type-done");
  const { colours, numbers } = view.layout.dice;
  // A bot has no hands: at a real table somebody throws for it.
  return phrase(seats[seat]?.bot === null ? "type" : "type-bot", { name, colours, numbers });
}

/** @param {PromptState} state @param {KeerView} view @param {string} name @returns {Phrase} */
function choicePrompt({ snapshot, refused, passing, hasCross, cells, countsLeft, ready, faces }, view, name) {
  if (refused) return refused;
  if (passing) return phrase("pass");
  // Alone there is nobody to tell apart, so the name would be noise.
  const who = snapshot.seats.length > 1 ? "named" : "solo";
  if (!hasCross) return phrase(`stuck-${who}`, { name });
  const fewest = countsLeft.find((count) => count > 0) ?? 0;
  const most = countsLeft.at(-1) ?? 0;
  if (ready) return phrase(most > 0 ? "ready-or-more" : "ready", { count: cells });
  if (cells > 0) return phrase(fewest === most ? "more" : "more-range", { fewest, most });
  if (faces.colour !== null && faces.number !== null) {
    return phrase(fewest === most ? "cells" : "cells-range", { fewest, most });
  }
  if (faces.colour !== null) return phrase("now-number");
  if (faces.number !== null) return phrase("now-colour");
  const kind = view.solo ? "solo" : view.seat === view.active ? "active" : "other";
  return phrase(`choose-${kind}`, { name });
}
