/**
 * Cards that travel: out of the hand to their row, from a row to whoever takes it, and off to the discard pile, so that
 * everybody sees where each of them goes.
 *
 * Only the page knows where things lie, so this measures both ends. It changes nothing but the picture: cards that
 * leave are gone from the page once the presenter has waited.
 */

/** @typedef {(holder: Element | undefined) => void} Hook for `ref` on what holds the cards */

/** Milliseconds of one flight; and all cards of a heap set off within so long. Both less than the presenter gives. */
const FLIGHT = 520;
const SPREAD = 260;
/** About the size of a card before a player, against one on the table. */
const SMALL = 0.45;
const DISCARD = ".push-discard-heap";

/** One hook a seat, whatever the number of renders. @type {Map<number, Hook>} */
const hooks = new Map();

/** @param {Element} element */
function placeOf(element) {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

/** @param {Element} from @param {Element} to @param {number} scale */
function way(from, to, scale) {
  const [start, end] = [placeOf(from), placeOf(to)];
  return `translate(${end.x - start.x}px, ${end.y - start.y}px) scale(${scale})`;
}

/** Once the cards are in the page and not yet painted. @param {() => void} act */
function beforePaint(act) {
  if (document.documentElement.dataset.motion === "full") queueMicrotask(act);
}

/**
 * Sends every card on its way, one after the other.
 * @param {Element} holder
 * @param {(card: HTMLElement) => string} target  a selector
 * @param {number} delay
 */
function send(holder, target, delay) {
  beforePaint(() => {
    const cards = /** @type {HTMLElement[]} */ ([...holder.children]);
    cards.forEach((card, at) => {
      const to = document.querySelector(target(card));
      // A hook that several share is called again at every render; a card on its way stays there.
      if (!to || card.getAnimations().length > 0) return;
      const there = way(card, to, SMALL);
      card.animate(
        [{ transform: "none" }, { opacity: 1, transform: there, offset: 0.9 }, { opacity: 0, transform: there }],
        { delay: delay + (SPREAD * at) / cards.length, duration: FLIGHT, easing: "ease-in-out", fill: "forwards" },
      );
    });
  });
}

/** A row goes to its taker, every card to its colour. @param {number} seat @returns {Hook} */
export function flightTo(seat) {
  let hook = hooks.get(seat);
  if (!hook) {
    const player = `.push-player[data-seat="${seat}"]`;
    hook = (holder) => {
      // First one sees which row it is.
      if (holder) send(holder, ({ dataset: { kind } }) => (kind === "dice" ? DISCARD : `${player} [data-colour="${kind}"]`), 340);
    };
    hooks.set(seat, hook);
  }
  return hook;
}

/** Cards that are lost or left over. @type {Hook} */
export function discarded(holder) {
  if (holder) send(holder, () => DISCARD, 200);
}

/** The card that was one too many, after all have seen it. @type {Hook} */
export function tooMany(holder) {
  if (holder) send(holder, () => DISCARD, 1050);
}

/** The card that lands in this row comes out of the hand. @type {Hook} */
export function landing(row) {
  if (!row) return;
  beforePaint(() => {
    const [card, hand] = [row.querySelector(".push-landed"), document.querySelector(".push-spot")];
    if (card && hand) card.animate([{ transform: way(card, hand, 1.3) }, { transform: "none" }], { duration: 380, easing: "cubic-bezier(0.3, 1.2, 0.5, 1)" });
  });
}
