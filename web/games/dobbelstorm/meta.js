/**
 * What the shelf and the page for a new match need to know about Dobbelstorm.
 *
 * @import { GameMeta } from "../contract.js"
 * @import { StormView } from "./types.js"
 */
import { cover } from "./cover.js";

/** @type {GameMeta} */
export const meta = {
  id: "dobbelstorm",
  order: 50,
  accent: "blue",
  // Learning rounds, as the rulebook recommends, and the bot at the pace of people who know the game.
  first: { options: { game: "learning" }, bot: "planner" },
  mainOptions: ["game", "limit"],
  recordOptions: ["game", "limit"],
  cover,
  rules: () => import("./rules_view.js"),
  progress(snapshot) {
    const { phase, round, rounds, turn, turns } = /** @type {StormView} */ (snapshot.view);
    if (phase === "over") return 1;
    const done = phase === "scored" ? 1 : phase === "play" || phase === "hands" ? 0.5 : 0;
    return ((round - 1) * turns + turn - 1 + done) / (rounds * turns);
  },
};
