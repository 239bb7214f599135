/**
 * The scoring as a walk: die by die over each card, then what the cards bring together, then what the stopper missed.
 *
 * @import { ScoredSeat, Scoring } from "./types.js"
 */

/**
 * @typedef {object} WalkStep
 * @property {number} seat
 * @property {"die" | "card" | "bonus" | "stop"} type
 * @property {number} card      the card on show, 0 to 2
 * @property {number} shown     how many of its dice are counted by now
 * @property {number} points    what this step brings
 * @property {number} sum       what the seat has by now
 */

/** @param {ScoredSeat} scored @returns {WalkStep[]} */
function seatSteps({ seat, cards, bonus, stop }) {
  /** @type {WalkStep[]} */
  const steps = [];
  let sum = 0;
  for (const { card, dice, bonus: extra } of cards) {
    dice.forEach(({ points }, at) => {
      sum += points;
      steps.push({ seat, type: "die", card, shown: at + 1, points, sum });
    });
    sum += extra;
    steps.push({ seat, type: "card", card, shown: dice.length, points: extra, sum });
  }
  if (bonus !== 0) {
    sum += bonus;
    steps.push({ seat, type: "bonus", card: 2, shown: 99, points: bonus, sum });
  }
  if (stop !== 0) {
    sum += stop;
    steps.push({ seat, type: "stop", card: 2, shown: 99, points: stop, sum });
  }
  return steps;
}

/** @param {Scoring} scoring */
export function walkSteps(scoring) {
  return scoring.order.flatMap((seat) => {
    const scored = scoring.seats.find((one) => one.seat === seat);
    return scored ? seatSteps(scored) : [];
  });
}

/** Minutes and seconds. @param {number} seconds */
export function clockText(seconds) {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** @param {number} points */
export function signed(points) {
  return points > 0 ? `+${points}` : points < 0 ? `−${-points}` : "0";
}
