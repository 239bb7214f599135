/** How hot it gets: told by colours, by the length of a bar, and by how long a card lies face down. */

/** @param {number} chance of a bust, 0 to 1 @returns {"cool" | "warm" | "hot"} */
export function heatOf(chance) {
  // Bounds: to stop at 6 % and at less is about equal, from 15 % on it clearly loses.
  return chance < 0.06 ? "cool" : chance < 0.15 ? "warm" : "hot";
}
