/**
 * What the hints of one seat come down to: the choices worth reading, what each costs, and why. No DOM.
 *
 * @import { Translate } from "../contract.js"
 * @import { AdviceOption } from "../../engine/messages.js"
 */

/** Options shown. */
const SHOWN = 6;
/** A loss from which an option's bar is empty, in points. */
const DEAR = 6;
/** Losses below this are rounding, not a worse choice. */
const NOTHING = 0.005;

/**
 * One reason as a sentence. A kind of reason this release does not know is left out.
 * @param {{ type: string } & Record<string, any>} reason
 * @param {Translate} t
 * @returns {string | null}
 */
export function reasonText(reason, t) {
  const kind = typeof reason.kind === "string" ? t(`dobbelstorm-kind-${reason.kind}`) : "";
  switch (reason.type) {
    case "fits":
      return t("reason-fits", { kind });
    case "part_of_plan":
      return t("reason-part-of-plan", { dice: reason.dice, total: reason.total });
    case "not_needed":
      return t("reason-not-needed", { loss: reason.loss });
    case "stop_clean":
      return t("reason-stop-clean");
    case "stop_misses":
      return t("reason-stop-misses", { dice: reason.dice });
    case "least_harm":
      return t("reason-least-harm", { kind });
    default:
      return null;
  }
}

/**
 * The best choices of a seat. Advice is for everybody at the table; what a choice costs is measured against the best one
 * of its own seat.
 * @param {readonly AdviceOption[]} options  best first
 * @param {number} seat
 */
export function hintLines(options, seat) {
  const own = options.filter(({ data }) => data.seat === seat);
  const top = own[0]?.value ?? 0;
  return own.slice(0, SHOWN).map((option) => {
    const loss = top - option.value;
    return { option, loss, best: loss < NOTHING, share: Math.max(0, 1 - loss / DEAR) };
  });
}
