/**
 * What the shelf and the page for a new match need to know about Push.
 *
 * @import { GameMeta } from "../contract.js"
 * @import { PushView } from "./types.js"
 */
import { cover } from "./cover.js";

/** @type {GameMeta} */
export const meta = {
  id: "push",
  order: 40,
  accent: "orange",
  mainOptions: ["variant"],
  recordOptions: ["variant", "switch_cards"],
  cover,
  rules: () => import("./rules_view.js"),
  progress(snapshot) {
    const view = /** @type {PushView} */ (snapshot.view);
    return view.phase === "over" ? 1 : 1 - view.pile / view.layout.cards;
  },
};
