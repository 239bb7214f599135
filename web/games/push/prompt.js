/**
 * The one sentence that says what happens now and what to do next.
 *
 * @import { Snapshot } from "../../engine/messages.js"
 * @import { Translate } from "../contract.js"
 * @import { Phrase, PushView, Stage } from "./types.js"
 */
import { seatName } from "../../app/seat_names.js";
import { cardName } from "./cards.js";
import { faceKey } from "./symbols.js";

/**
 * @typedef {object} PromptState
 * @property {Snapshot} snapshot
 * @property {PushView} view          as it is shown
 * @property {Stage["taking"]} taking  a row that is on its way to somebody
 * @property {boolean} readOnly
 * @property {string | null} banking  the colour that waits for a yes
 * @property {Translate} t
 */

/** @param {string} key @param {Record<string, string | number>} [args] @returns {Phrase} */
function phrase(key, args = {}) {
  return { key: `push-prompt-${key}`, args };
}

/** @param {PromptState} state @returns {Phrase} */
export function promptFor({ snapshot, view, taking, readOnly, banking, t }) {
  const { seats, winners } = snapshot;
  if (snapshot.turn.type === "over") {
    return phrase("over", { count: winners.length, names: winners.map((seat) => seatName(seats, seat)).join(", ") });
  }
  if (taking) return phrase("taking", { name: seatName(seats, taking.seat), row: taking.row + 1, points: taking.points });
  const name = seatName(seats, view.seat);
  // The card that is one too many lies there before the engine asks for the die.
  const phase = view.phase === "draw" && view.busted ? "roll" : view.phase;
  if (readOnly) return phrase("watching", { name });
  if (snapshot.automatic) return phrase(phase === "share" ? "bot-share" : phase === "roll" ? "bot-roll" : "bot", { name });
  if (banking) return phrase("banking", { colour: t(faceKey(banking)) });
  switch (phase) {
    case "turn": {
      const canStop = snapshot.moves.some((move) => move.data.type === "stop");
      const canBank = snapshot.moves.some((move) => move.data.type === "bank");
      return phrase(canStop ? "more" : canBank ? "turn-bank" : view.turn_started ? "more-only" : "turn", { name });
    }
    case "draw":
      return phrase("draw", { name });
    case "place":
      return phrase("place", { name, card: view.drawn ? cardName(view.drawn, t) : "" });
    case "roll":
      // Whoever rolls before a row is taken drew a card too many; `view.roll` is gone while the die tumbles.
      return phrase(view.rows.every(({ taken_by: taken }) => taken === null) ? "roll-bust" : "roll", { name });
    default:
      return phrase(view.seat === view.active ? "take-first" : "take", { name });
  }
}
