/**
 * What the shelf and the page for a new match need to know about Keer op Keer.
 *
 * @import { GameMeta } from "../contract.js"
 * @import { KeerView } from "./types.js"
 */
import { cover } from "./cover.js";
import { boardPicture } from "./printed.js";

/** @type {GameMeta} */
export const meta = {
  id: "keer_op_keer",
  order: 30,
  accent: "green",
  mainOptions: ["dice", "board"],
  recordOptions: ["board"],
  cover,
  optionPicture: (option, value) => (option === "board" ? boardPicture(value) : null),
  rules: () => import("./rules_view.js"),
  verdict(snapshot) {
    const { rating } = /** @type {KeerView} */ (snapshot.view);
    if (rating !== null) return `keer_op_keer-rating-${rating}`;
    const most = Math.max(...snapshot.scores.map(({ total }) => total));
    if (snapshot.scores.filter(({ total }) => total === most).length < 2) return null;
    return `keer_op_keer-verdict-${snapshot.winners.length > 1 ? "shared" : "jokers"}`;
  },
  progress(snapshot) {
    const view = /** @type {KeerView} */ (snapshot.view);
    if (view.phase === "over") return 1;
    const { layout } = view;
    if (view.roll === 0) return 0;
    if (view.solo) return view.roll / layout.solo_rolls;
    // A number of full colours ends the game: whoever is nearest to that sets the pace.
    const nearest = view.sheets.map(({ colours }) => {
      const goal = (layout.ending_colours * layout.cells.length) / colours.length;
      const left = colours.map((colour) => colour.left).sort((a, b) => a - b);
      return 1 - left.slice(0, layout.ending_colours).reduce((sum, count) => sum + count, 0) / goal;
    });
    return Math.max(...nearest);
  },
};
