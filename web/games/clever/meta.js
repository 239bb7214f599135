/**
 * What the shelf and the page for a new match need to know about Clever.
 *
 * @import { GameMeta } from "../contract.js"
 * @import { CleverView } from "./types.js"
 */
import { cover } from "./cover.js";

/** @type {GameMeta} */
export const meta = {
  id: "clever",
  order: 10,
  accent: "purple",
  mainOptions: ["dice"],
  recordOptions: ["solo_fallback"],
  cover,
  rules: () => import("./rules_view.js"),
  verdict(snapshot) {
    const { rating } = /** @type {CleverView} */ (snapshot.view);
    return rating === null ? null : `clever-rating-${rating}`;
  },
  progress(snapshot) {
    const { phase, round, rounds, active, sheets, roll } = /** @type {CleverView} */ (snapshot.view);
    if (phase === "over") return 1;
    // Within a round the turns go round the table; alone, a turn of one's own and one of being served make a round.
    const share = sheets.length === 1 ? (phase === "passive" ? 0.75 : roll / 6) : active / sheets.length;
    return Math.min(1, Math.max(0, (round - 1 + share) / rounds));
  },
};
