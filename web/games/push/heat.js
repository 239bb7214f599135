/** How hot it gets: told by colours, by the length of a bar, by the glow of the table, and by how long a card lies face down. */

/** @param {number} chance of a bust, 0 to 1 @returns {"cool" | "warm" | "hot"} */
export function heatOf(chance) {
  // Bounds: to stop at 6 % and at less is about equal, from 15 % on it clearly loses.
  return chance < 0.06 ? "cool" : chance < 0.15 ? "warm" : "hot";
}

/**
 * How hot the table looks. It knows only what everybody sees, as the chance itself is told on request.
 * @param {number} cards in the rows
 * @returns {"cool" | "warm" | "hot"}
 */
export function glowOf(cards) {
  // With six cards the next one busts with some 7 %, with eight with 15 %: the bounds of `heatOf`.
  return cards < 6 ? "cool" : cards < 8 ? "warm" : "hot";
}
