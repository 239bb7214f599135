/**
 * A chain of events as the screen shows it: which fields it fills, which bonuses light up, and in words.
 *
 * @import { GameEvent } from "../../engine/messages.js"
 * @import { Translate } from "../contract.js"
 * @import { Bonus, Layout, Mark } from "./types.js"
 */
import { ROWS, cellKey } from "./areas.js";
import { sourcePlace } from "./geometry.js";

/**
 * A link of a chain: a field that is filled, or a bonus that is earned or lost. `step` is how many fields are filled by then.
 * @typedef {{ bonus: Bonus | null, area: string | null, text: string, lost: boolean, step: number }} Link
 */

/** What a chain is made of. */
const LINKS = Object.freeze(["marked", "column", "earned", "lost"]);

/**
 * The chain that a change tells of: what this player marks and earns before the turn goes on.
 * @param {readonly GameEvent[]} events
 * @param {number} seat
 */
export function chainOf(events, seat) {
  const end = events.findIndex(({ type }) => type === "turn" || type === "round");
  return events.slice(0, end < 0 ? events.length : end).filter((event) => LINKS.includes(event.type) && event.seat === seat);
}

/** @param {GameEvent} event @returns {Bonus} */
export function bonusOf({ what, area = null, value = null }) {
  return /** @type {Bonus} */ ({ what, area, value });
}

/** What a bonus is called. @param {Bonus} bonus @param {Translate} t */
export function bonusName(bonus, t) {
  if (bonus.what !== "cross" && bonus.what !== "number") return t(`clever-bonus-${bonus.what}`);
  if (bonus.area === null) return t(`clever-bonus-black-${bonus.what}`, { value: bonus.value ?? 0 });
  return t(`clever-bonus-${bonus.what}`, { area: t(`clever-area-${bonus.area}`), value: bonus.value ?? 0 });
}

/**
 * What a field is called: its number in the grids, its place in the rows.
 * @param {Layout} layout
 * @param {string} area
 * @param {number} cell
 * @param {Translate} t
 */
export function cellName(layout, area, cell, t) {
  const name = t(`clever-area-${area}`);
  if (ROWS.includes(area)) return t("clever-cell-place", { area: name, place: cell + 1 });
  const number = (area === "yellow" ? layout.yellow : layout.blue).numbers[cell] ?? 0;
  // Every yellow number stands twice; its row tells which one is meant.
  if (area === "yellow") return t("clever-cell-yellow", { area: name, number, row: Math.floor(cell / 4) + 1 });
  return t("clever-cell-number", { area: name, number });
}

/** A filled field in words: its name, and the number where one is written. @param {Layout} layout @param {GameEvent} event @param {Translate} t */
export function markName(layout, { area, cell, value }, t) {
  const name = cellName(layout, area, cell, t);
  return typeof value === "number" ? t("clever-mark-number", { cell: name, value }) : t("clever-mark-cross", { cell: name });
}

/**
 * Fields and bonuses of a chain, numbered in the order in which they come.
 * @param {readonly GameEvent[]} chain
 */
export function chainMarks(chain) {
  /** @type {Map<string, Mark>} */
  const ghosts = new Map();
  /** @type {{ x: number, y: number }[]} */
  const sources = [];
  for (const event of chain) {
    if (event.type === "marked") ghosts.set(cellKey(event.area, event.cell), { value: event.value, step: ghosts.size + 1 });
    if (event.type === "earned" || event.type === "lost") {
      const place = event.source ? sourcePlace(event.source) : null;
      if (place) sources.push(place);
    }
  }
  return { ghosts, sources };
}

/**
 * The links of a chain in words, for the strip that says what a choice sets off. A bonus that the chain uses is one link
 * with the field it fills; what is left is kept or waits for a choice.
 * @param {Layout} layout
 * @param {readonly GameEvent[]} chain
 * @param {Translate} t
 * @returns {Link[]}
 */
export function chainLinks(layout, chain, t) {
  /** @type {Map<GameEvent, GameEvent>} */
  const usedBy = new Map();
  for (const [place, mark] of chain.entries()) {
    if (mark.type !== "marked" || place === 0) continue;
    const earned = chain.slice(0, place).find((event) => event.type === "earned" && event.area === mark.area && !usedBy.has(event));
    if (earned) usedBy.set(earned, mark);
  }
  const used = new Map([...usedBy].map(([earned, mark]) => [mark, bonusOf(earned)]));
  let step = 0;
  return chain.flatMap((event) => {
    if (event.type === "marked") step += 1;
    return usedBy.has(event) ? [] : linksOf(layout, event, used.get(event) ?? null, t).map((link) => ({ ...link, step }));
  });
}

/** @param {Layout} layout @param {GameEvent} event @param {Bonus | null} bonus  that filled the field @param {Translate} t @returns {Omit<Link, "step">[]} */
function linksOf(layout, event, bonus, t) {
  switch (event.type) {
    case "marked": {
      const { area, cell, value } = event;
      // The strip is narrow: a number needs no field, for its row has only one next field.
      const text = typeof value === "number" ? t("clever-mark-number", { value, cell: t(`clever-area-${area}`) }) : cellName(layout, area, cell, t);
      return [{ bonus, area, text, lost: false }];
    }
    case "earned": {
      const earned = bonusOf(event);
      const name = bonusName(earned, t);
      // The chain stops here: where this cross or number goes, the player says next.
      const waits = earned.what === "cross" || earned.what === "number";
      return [{ bonus: earned, area: null, text: waits ? t("clever-link-choice", { bonus: name }) : name, lost: false }];
    }
    case "lost":
      return [{ bonus: null, area: null, text: t("clever-lost", { bonus: bonusName(bonusOf(event), t) }), lost: true }];
    case "column":
      return [{ bonus: null, area: "yellow", text: t("clever-column", { points: event.points }), lost: false }];
    default:
      return [];
  }
}
