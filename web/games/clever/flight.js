/**
 * Dice that travel: to their field, to the platter, back into the tray, so that everybody sees where each of them goes.
 *
 * Only the page knows where things lie, so this measures: after every render it looks where each die is now, and lets
 * those that changed their place glide there from where they lay. It changes nothing but the picture.
 */

/** Milliseconds of one flight: less than the presenter gives. */
const FLIGHT = 280;
/** Pixels below which a die has not moved. */
const STILL = 6;

/** Where a die was seen last: its zone, and its frame on the screen. @typedef {{ place: string | undefined, frame: DOMRect }} Lying */

/** Of every table in the page. @type {WeakMap<Element, Map<string, Lying>>} */
const seen = new WeakMap();

/** @param {DOMRect} from @param {DOMRect} to */
function way(from, to) {
  const [x, y] = [from.left + from.width / 2 - to.left - to.width / 2, from.top + from.height / 2 - to.top - to.height / 2];
  return Math.hypot(x, y) < STILL ? null : `translate(${x}px, ${y}px) scale(${from.width / to.width})`;
}

/** @param {Element} table */
function look(table) {
  if (document.documentElement.dataset.motion !== "full") {
    seen.delete(table);
    return;
  }
  const before = seen.get(table) ?? new Map();
  const dice = /** @type {HTMLElement[]} */ ([...table.querySelectorAll("[data-die]")]);
  const now = new Map(dice.map((die) => [die.dataset.die ?? "", { place: die.dataset.place, frame: die.getBoundingClientRect() }]));
  seen.set(table, now);
  const hasMoved = (/** @type {HTMLElement} */ { dataset: { die = "", place } }) => before.has(die) && before.get(die)?.place !== place;
  // Where no die changed its zone it was the page that moved, not the dice.
  if (!dice.some(hasMoved)) return;
  for (const die of dice) {
    const [from, to] = [before.get(die.dataset.die ?? ""), now.get(die.dataset.die ?? "")];
    const start = from && to ? way(from.frame, to.frame) : null;
    if (start) die.animate([{ transform: start }, { transform: "none" }], { duration: FLIGHT, easing: "cubic-bezier(0.25, 0.8, 0.4, 1)" });
  }
}

/** For `ref` on what holds all dice; a new one at every render, so that it is called at every render. */
export function watchDice() {
  return (/** @type {Element | undefined} */ table) => {
    // Once everything is in the page and not yet painted.
    if (table) queueMicrotask(() => look(table));
  };
}
