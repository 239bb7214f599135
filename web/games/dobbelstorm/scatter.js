/**
 * Where forty dice come to lie: scattered, all within the pool, none touching another. Pure, and the same for the same
 * seed, so that a reload finds every die where it lay.
 *
 * It starts from one die in the middle of each cell of a grid, which is legal whatever happens next, and then pushes
 * dice about at random. A push is kept only when it is legal too, so the result always is.
 */

/** @typedef {{ x: number, y: number, angle: number }} Spot centre and turn in degrees */

/** Room a die takes in widths of itself: a square tilted by up to TILT reaches this far to both sides, and a gap. */
const TILT = 20;
const REACH = Math.cos((TILT * Math.PI) / 180) + Math.sin((TILT * Math.PI) / 180);
/** Two tilted squares cannot touch when their centres are this many widths apart. */
export const APART = Math.SQRT2 * 1.02;
/** Pushes a die: beyond some twenty the picture no longer gets any wilder. */
const ROUNDS = 24;

/**
 * Numbers from 0 up to 1, from a seed (Mulberry32, public domain, Tommy Ettinger).
 * @param {number} seed
 */
export function stream(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/**
 * One seed from several numbers: the match, the round, the turn.
 * @param {...number} parts
 */
export function seedOf(...parts) {
  // FNV-1a over the low 32 bits of each part.
  return parts.reduce((hash, part) => Math.imul(hash ^ (part >>> 0), 0x01000193) >>> 0, 0x811c9dc5);
}

/**
 * The grid with the roomiest cells for so many dice.
 * @param {number} count
 * @param {number} width
 * @param {number} height
 */
function gridFor(count, width, height) {
  const grids = Array.from({ length: count }, (_, at) => ({ columns: at + 1, rows: Math.ceil(count / (at + 1)) }));
  return grids
    .map((grid) => ({ ...grid, cell: Math.min(width / grid.columns, height / grid.rows) }))
    .reduce((best, grid) => (grid.cell > best.cell ? grid : best));
}

/**
 * The largest dice that so many of can be scattered in a pool without crowding it.
 * @param {number} count
 * @param {number} width
 * @param {number} height
 */
export function roomyDie(count, width, height) {
  return gridFor(count, width, height).cell / APART;
}

/**
 * @param {object} pool
 * @param {number} pool.seed
 * @param {number} pool.count
 * @param {number} pool.width
 * @param {number} pool.height
 * @param {number} pool.size   edge of a die
 * @returns {Spot[]}
 */
export function scatter({ seed, count, width, height, size }) {
  const random = stream(seed);
  const { columns, rows } = gridFor(count, width, height);
  const cells = shuffled(columns * rows, random).slice(0, count);
  const spots = cells.map((cell) => ({
    x: (((cell % columns) + 0.5) * width) / columns,
    y: ((Math.floor(cell / columns) + 0.5) * height) / rows,
    angle: Math.floor(random() * 4) * 90 + (random() * 2 - 1) * TILT,
  }));
  const margin = (size * REACH) / 2;
  const reach = Math.max(width / columns, height / rows);
  for (let push = 0; push < ROUNDS * count; push += 1) {
    const die = push % count;
    const spot = /** @type {Spot} */ (spots[die]);
    const x = clamp(spot.x + (random() * 2 - 1) * reach, margin, width - margin);
    const y = clamp(spot.y + (random() * 2 - 1) * reach, margin, height - margin);
    const isFree = spots.every((other, at) => at === die || Math.hypot(other.x - x, other.y - y) >= size * APART);
    if (isFree) spots[die] = { ...spot, x, y };
  }
  return spots;
}

/** @param {number} value @param {number} low @param {number} high */
function clamp(value, low, high) {
  return Math.min(Math.max(value, low), Math.max(low, high));
}

/** @param {number} count @param {() => number} random @returns {number[]} */
function shuffled(count, random) {
  const order = Array.from({ length: count }, (_, at) => at);
  for (let last = count - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    [order[last], order[other]] = [/** @type {number} */ (order[other]), /** @type {number} */ (order[last])];
  }
  return order;
}
