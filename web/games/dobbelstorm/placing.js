/**
 * Where each die is drawn, and which field a finger means. Pure.
 *
 * @import { Box, Strip, TableLayout } from "./table_layout.js"
 * @import { Spot } from "./scatter.js"
 * @import { Card, Die, Pending, StormView } from "./types.js"
 */
import { cellCentre, toTable } from "./table_layout.js";

/** Shares of a field: a die on it, and one on top of another or waiting to be. */
const ON_FIELD = 0.84;
const ON_TOP = 0.56;
const TOP_SHIFT = 0.17;

/** @typedef {{ x: number, y: number, angle: number, size: number, layer: number }} Pose */

/**
 * The dice with what was done here but not yet confirmed.
 * @param {readonly Die[]} dice
 * @param {readonly Pending[]} pending
 * @returns {Die[]}
 */
export function withPending(dice, pending) {
  const latest = new Map(pending.map(({ die, place }) => [die, place]));
  return dice.map((die) => ({ ...die, place: latest.get(die.id) ?? die.place }));
}

/**
 * The field in one of the nine cells of a card; null for the middle of a target card.
 * @param {Card | undefined} card
 * @param {number} cell
 */
export function fieldAtCell(card, cell) {
  return card?.fields.find(({ row, col }) => row * 3 + col === cell) ?? null;
}

/**
 * How a die would lie on a field now, or null when the field is full.
 * @param {readonly Die[]} dice
 * @param {Card} card
 * @param {{ seat: number, card: number, field: number }} at
 * @returns {"single" | "bottom" | "top" | null}
 */
export function layerFor(dice, card, at) {
  const lying = dice.filter(({ place }) => place.type === "field" && isAt(place, at)).length;
  if (card.kind !== "tower") return lying === 0 ? "single" : null;
  if (lying === 0) return "bottom";
  return lying === 1 ? "top" : null;
}

/** @param {{ seat: number, card: number, field: number }} place @param {{ seat: number, card: number, field: number }} at */
function isAt(place, at) {
  return place.seat === at.seat && place.card === at.card && place.field === at.field;
}

/**
 * @param {Die} die
 * @param {object} table
 * @param {TableLayout} table.layout
 * @param {Spot[]} table.spots
 * @param {StormView} table.view
 * @param {readonly Die[]} table.dice     all of them, for dice that lie in a row
 * @returns {Pose}
 */
export function poseOf(die, { layout, spots, view, dice }) {
  const { place } = die;
  if (place.type === "table") {
    const spot = spots[die.id] ?? { x: 0, y: 0, angle: 0 };
    return { x: layout.pool.x + spot.x, y: layout.pool.y + spot.y, angle: spot.angle, size: layout.die, layer: 1 };
  }
  const strip = /** @type {Strip} */ (layout.strips.find(({ seat }) => seat === place.seat));
  const angle = strip.turn;
  if (place.type === "hand") {
    const { x, y, width, height } = strip.hand;
    return { ...toTable(strip, x + width / 2, y + height / 2), angle, size: Math.min(width, layout.die), layer: 3 };
  }
  if (place.type === "beside") {
    const row = dice.filter(({ place: other }) => other.type === "beside" && other.seat === place.seat && other.card === place.card);
    const box = /** @type {Box} */ (strip.besides[place.card]);
    const size = Math.min(box.height, strip.field) * ON_FIELD;
    const at = row.findIndex(({ id }) => id === die.id);
    const step = Math.min(size + 2, (box.width - size) / Math.max(1, row.length - 1));
    return { ...toTable(strip, box.x + size / 2 + at * step, box.y + box.height / 2), angle, size, layer: 2 };
  }
  const card = view.seats[place.seat]?.cards[place.card];
  const field = card?.fields.find((one) => one.field === place.field);
  const centre = cellCentre(strip, place.card, field ? field.row * 3 + field.col : 4);
  if (place.type === "field" && place.layer !== "top") return { ...centre, angle, size: strip.field * ON_FIELD, layer: 1 };
  const shift = turned(TOP_SHIFT * strip.field, -TOP_SHIFT * strip.field, strip.turn);
  return { x: centre.x + shift.x, y: centre.y + shift.y, angle, size: strip.field * ON_TOP, layer: 2 };
}

/** @param {number} x @param {number} y @param {number} turn */
function turned(x, y, turn) {
  const angle = (turn * Math.PI) / 180;
  return { x: x * Math.cos(angle) - y * Math.sin(angle), y: x * Math.sin(angle) + y * Math.cos(angle) };
}

