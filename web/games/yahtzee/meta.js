/**
 * What the shelf and the page for a new match need to know about Yahtzee.
 *
 * @import { GameMeta } from "../contract.js"
 * @import { YahtzeeView } from "./types.js"
 */
import { cover } from "./cover.js";

/** @type {GameMeta} */
export const meta = {
  id: "yahtzee",
  order: 20,
  accent: "red",
  mainOptions: ["dice", "games", "start"],
  recordOptions: ["games", "joker", "yahtzee_bonus", "natural_full_house", "voluntary_zero"],
  cover,
  rules: () => import("./rules_view.js"),
  progress(snapshot) {
    const view = /** @type {YahtzeeView} */ (snapshot.view);
    if (view.phase === "over") return 1;
    const filled = view.sheets.flatMap((sheet) => Object.values(sheet.boxes)).filter((points) => points !== null).length;
    const boxes = view.sheets.length * view.layout.boxes.length;
    return (view.game - 1 + filled / boxes) / view.games;
  },
};
