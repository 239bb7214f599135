/**
 * Who sits where, and where everything on the table is. Pure geometry in pixels of the table.
 *
 * Seats go round the table clockwise, so that "pass to the left" is to the next seat. A lone person has the whole lower
 * edge and sees the bots in a row above; with more people everybody has an edge, turned to them. Along an edge lie,
 * seen from its player, a panel (name, hand, STOP) and three cards, with room beside each card on the player's side.
 * Edges meet as in a pinwheel: each begins where the one before it ends, so no corner is fought over.
 *
 * A phone that lies on its side is too low for that: a lone person has the right-hand half of it, two sit at its ends.
 */
import { roomyDie } from "./scatter.js";

/** @typedef {0 | 90 | 180 | 270} Turn */
/** @typedef {{ x: number, y: number, width: number, height: number }} Box */

/**
 * The room of one seat. Its own coordinates start at its left upper corner as its player sees it.
 * @typedef {object} Strip
 * @property {number} seat
 * @property {boolean} person
 * @property {Turn} turn          degrees, clockwise
 * @property {Turn} edge          of the table that it lies along: the one of a player who is turned so far
 * @property {Box} box            on the table, as it lies there
 * @property {number} length      along the edge
 * @property {number} depth       away from the edge
 * @property {number} field       edge of one field of a card
 * @property {Box} panel          in the strip's own coordinates, as are the following
 * @property {Box[]} cards        three times three fields each
 * @property {Box[]} besides      room for dice that fit nowhere, one a card
 * @property {Box} hand           where a die in the hand is shown
 * @property {Box} stop
 */

/**
 * @typedef {{ width: number, height: number, middle: Box, pool: Box, die: number, strips: Strip[], compact: boolean, narrow: boolean,
 *   margin: number, spare: Box | null }} TableLayout
 * `spare` is room under a lone person's cards that nothing else needs.
 */

/** @typedef {{ type: "field", seat: number, card: number, cell: number } | { type: "beside", seat: number, card: number, later: boolean } | { type: "stop", seat: number } | { type: "strip", seat: number } | { type: "pool" }} Zone */

/** Gaps and the sizes that fingers need, in pixels. */
const GAP = 6;
const TARGET = 44;
/** STOP, and the lines for a name and its points. */
const STOP = 60;
const NAME = 34;
/** The line with the time and the pause, over the dice. */
const HEAD = 46;
/** It takes two lines where the middle is narrower than this. */
const NARROW_MIDDLE = 300;
/** A die never gets larger than this, a field neither. */
const LARGEST_DIE = 58;
const LARGEST_FIELD = 62;
const SMALLEST_FIELD = 20;
/** The share of the free room that a scattered die takes, so that the heap keeps looking like one. */
const LOOSE = 0.86;
/** Where room is scarce a die that a finger can hit matters more. */
const TIGHT = 0.97;
/** Fields of cards that are only looked at, and on a phone that lies on its side. */
const LOOK = 19;
const LOOK_LYING = 12;
const PANEL = 92;
/** Where people sit at the sides too, what the panel gives up makes their fields as large as a finger asks for. */
const SLIM_PANEL = 86;
const NARROW = 560;
/** On a phone round which several sit, and the room beside their cards: what both give up makes dice larger. */
const PHONE_PANEL = 60;
const PHONE_BESIDE = 30;
/** A table lies on its side when it is so many times as wide as high, and not so narrow that halves of it are useless. */
const LYING = 1.2;
const LEAST_LYING = 480;
/** The share of such a table that a lone person's cards take. */
const SIDE = 0.46;

/** Edges in the order of the seats, clockwise from the lower one. @type {Turn[][]} */
const TURNS = [[], [0], [0, 180], [0, 90, 180], [0, 90, 180, 270]];
/** The same where the table lies on its side: as few as possible sit at its long edges. @type {Turn[][]} */
const TURNS_LYING = [[], [0], [90, 270], [0, 90, 270], [0, 90, 180, 270]];

/**
 * @param {object} table
 * @param {number} table.width
 * @param {number} table.height
 * @param {boolean[]} table.people   for each seat, whether a person sits there
 * @param {number} [table.reserved]  pixels on the right of the pool that are taken, unless there is room to spare
 * @param {number} [table.below]     the share of the middle that is taken under the pool, likewise
 * @param {number} [table.dice]
 * @returns {TableLayout}
 */
export function tableLayout({ width, height, people, reserved = 0, below = 0, dice = 40 }) {
  const persons = people.filter(Boolean).length;
  const compact = Math.min(width, height) < NARROW;
  const lying = compact && width >= LEAST_LYING && width > height * LYING;
  const strips = persons > 1 ? around(width, height, people, compact, lying) : lying ? aside(width, height, people) : alone(width, height, people, compact);
  const spare = lying && persons === 1 ? under(/** @type {Strip} */ (strips.find(({ person }) => person))) : null;
  const inner = strips.reduce(
    ({ left, top, right, bottom }, { edge, box }) => {
      if (edge === 0) return { left, top, right, bottom: Math.min(bottom, box.y) };
      if (edge === 180) return { left, top: Math.max(top, box.y + box.height), right, bottom };
      if (edge === 90) return { left: Math.max(left, box.x + box.width), top, right, bottom };
      return { left, top, right: Math.min(right, box.x), bottom };
    },
    { left: 0, top: 0, right: width, bottom: height },
  );
  const middle = {
    x: inner.left + GAP,
    y: inner.top + GAP,
    width: Math.max(80, inner.right - inner.left - 2 * GAP - (spare ? 0 : reserved)),
    height: Math.max(80, inner.bottom - inner.top - 2 * GAP),
  };
  const narrow = middle.width < NARROW_MIDDLE;
  const head = narrow ? 2 * HEAD : HEAD;
  const pool = { ...middle, y: middle.y + head, height: middle.height * (1 - (spare ? 0 : below)) - head };
  const roomy = roomyDie(dice, pool.width, pool.height);
  const die = Math.min(LARGEST_DIE, Math.max(roomy * LOOSE, Math.min(TARGET, roomy * TIGHT)));
  return { width, height, middle, pool, die, strips, compact, narrow, margin: GAP, spare };
}

/** @param {Strip} strip  an upright one @returns {Box} */
function under({ box, besides }) {
  const top = box.y + Math.max(...besides.map(({ y, height }) => y + height)) + GAP;
  return { x: box.x, y: top, width: box.width, height: box.y + box.height - top };
}

/**
 * The bots in a row above, upright.
 * @param {number} width   of the row
 * @param {boolean[]} people
 * @param {number} most    the largest field
 * @returns {Strip[]}
 */
function rowOfBots(width, people, most) {
  const me = people.indexOf(true);
  const others = people.flatMap((_, seat) => (seat === me ? [] : [seat]));
  const ordered = me < 0 ? others : [...others.filter((seat) => seat > me), ...others.filter((seat) => seat < me)];
  const share = width / Math.max(1, ordered.length);
  const look = Math.min(most, (share - 5 * GAP) / 9);
  return ordered.map((seat, at) => ({ ...looker(seat, 0, { x: at * share, y: 0, width: share, height: lookDepth(look) }, look), edge: 180 }));
}

/**
 * One person below, bots in a row above, all upright.
 * @param {number} width
 * @param {number} height
 * @param {boolean[]} people
 * @param {boolean} compact
 * @returns {Strip[]}
 */
function alone(width, height, people, compact) {
  const rows = rowOfBots(width, people, LOOK);
  const me = people.indexOf(true);
  if (me < 0) return rows;
  const panel = compact ? 0 : PANEL;
  const field = clampField(Math.min((width - panel - 5 * GAP) / 9, height * 0.34 / 4));
  const depth = 3 * field + TARGET + 3 * GAP + (compact ? TARGET + GAP : 0);
  return [player(me, 0, { x: 0, y: height - depth, width, height: depth }, field, { stacked: compact }), ...rows];
}

/**
 * One person on the right, upright too, with the dice and the bots on the left.
 * @param {number} width
 * @param {number} height
 * @param {boolean[]} people
 * @returns {Strip[]}
 */
function aside(width, height, people) {
  const me = people.indexOf(true);
  if (me < 0) return rowOfBots(width, people, LOOK_LYING);
  const field = clampField(Math.min((width * SIDE - 4 * GAP) / 9, (height - 2 * TARGET - 5 * GAP) / 3));
  const side = 9 * field + 4 * GAP;
  const box = { x: width - side, y: 0, width: side, height };
  return [{ ...player(me, 0, box, field, { stacked: true }), edge: 270 }, ...rowOfBots(width - side, people, LOOK_LYING)];
}

/**
 * Everybody at an edge of their own.
 * @param {number} width
 * @param {number} height
 * @param {boolean[]} people
 * @param {boolean} compact
 * @param {boolean} lying
 * @returns {Strip[]}
 */
function around(width, height, people, compact, lying) {
  const turns = /** @type {Turn[]} */ ((lying ? TURNS_LYING : TURNS)[people.length]);
  const sides = turns.includes(90) || turns.includes(270);
  const corners = sides && turns.includes(0);
  const panel = compact ? PHONE_PANEL : sides ? SLIM_PANEL : PANEL;
  const beside = compact && corners ? PHONE_BESIDE : TARGET;
  // The short edges decide: three cards and a panel must fit into what the neighbour's depth leaves of them.
  const shortest = sides ? Math.min(width, height) : width;
  const fit = corners ? (shortest - panel - beside - 8 * GAP) / 12 : (shortest - panel - 5 * GAP) / 9;
  // And the dice keep the half of the way from one edge to the one across.
  const across = lying && !corners ? width : Math.min(width, height);
  const field = clampField(Math.min(fit, across * 0.25 / 4 + 4, LARGEST_FIELD));
  const depthOf = (/** @type {number} */ seat) => (people[seat] ? 3 * field + beside + 3 * GAP : lookDepth(LOOK));
  const depths = turns.map((_, seat) => depthOf(seat));
  /** @param {Turn} turn the depth at that edge, nothing when nobody sits there */
  const at = (turn) => depths[turns.indexOf(turn)] ?? 0;
  return people.map((person, seat) => {
    const turn = /** @type {Turn} */ (turns[seat]);
    const depth = /** @type {number} */ (depths[seat]);
    // Each edge leaves its right-hand corner (as its player sees it) to the neighbour there.
    const box = {
      0: { x: 0, y: height - depth, width: width - at(270), height: depth },
      90: { x: 0, y: 0, width: depth, height: height - at(0) },
      180: { x: at(90), y: 0, width: width - at(90), height: depth },
      270: { x: width - depth, y: at(180), width: depth, height: height - at(180) },
    }[turn];
    return person ? player(seat, turn, box, field, { panelSize: panel, beside }) : looker(seat, turn, box, LOOK);
  });
}

/** @param {number} field */
function clampField(field) {
  return Math.floor(Math.min(LARGEST_FIELD, Math.max(SMALLEST_FIELD, field)));
}

/** @param {number} look */
function lookDepth(look) {
  return 3 * look + 3 * GAP + 20;
}

/**
 * A strip to play on.
 * @param {number} seat
 * @param {Turn} turn
 * @param {Box} box
 * @param {number} field
 * @param {object} [room]
 * @param {boolean} [room.stacked]     the panel lies above the cards instead of beside them
 * @param {number} [room.panelSize]
 * @param {number} [room.beside]       depth of the room beside a card
 * @returns {Strip}
 */
function player(seat, turn, box, field, { stacked = false, panelSize = PANEL, beside = TARGET } = {}) {
  const [length, depth] = turn % 180 === 0 ? [box.width, box.height] : [box.height, box.width];
  const card = 3 * field;
  const top = stacked ? TARGET + 2 * GAP : GAP;
  const room = length - (stacked ? 0 : panelSize + GAP);
  const gap = Math.min(28, (room - 3 * card) / 4);
  const start = (stacked ? 0 : panelSize + GAP) + (room - 3 * card - 2 * gap) / 2;
  const cards = [0, 1, 2].map((slot) => ({ x: start + slot * (card + gap), y: top, width: card, height: card }));
  const panel = stacked
    ? { x: GAP, y: GAP, width: length - 2 * GAP, height: TARGET }
    : { x: GAP, y: GAP, width: panelSize - GAP, height: depth - 2 * GAP };
  // Where the edge is not deep, name, hand and STOP share it as well as they can.
  const low = Math.min(STOP, Math.max(TARGET, panel.height - TARGET - NAME));
  const held = Math.min(TARGET, panel.height - low - NAME);
  const stop = stacked
    ? { x: length - GAP - 104, y: GAP, width: 104, height: TARGET }
    : { x: panel.x, y: panel.y + panel.height - low, width: panel.width, height: low };
  const hand = stacked
    ? { x: length - GAP - 104 - TARGET - GAP, y: GAP, width: TARGET, height: TARGET }
    : { x: panel.x + (panel.width - held) / 2, y: panel.y + NAME + (panel.height - low - NAME - held) / 2, width: held, height: held };
  return {
    seat, person: true, turn, edge: turn, box, length, depth, field, panel, cards, hand, stop,
    besides: cards.map(({ x, y }) => ({ x, y: y + card + GAP, width: card, height: beside })),
  };
}

/**
 * A strip to look at.
 * @param {number} seat
 * @param {Turn} turn
 * @param {Box} box
 * @param {number} field
 * @returns {Strip}
 */
function looker(seat, turn, box, field) {
  const [length, depth] = turn % 180 === 0 ? [box.width, box.height] : [box.height, box.width];
  const card = 3 * field;
  const wide = length > 3 * card + PANEL + 5 * GAP;
  const panel = wide
    ? { x: GAP, y: GAP, width: PANEL, height: depth - 2 * GAP }
    : { x: GAP, y: GAP, width: length - 2 * GAP, height: 18 };
  const from = wide ? PANEL + GAP : 0;
  const gap = Math.min(16, (length - from - 3 * card) / 4);
  const start = from + (length - from - 3 * card - 2 * gap) / 2;
  const top = wide ? (depth - card - 12) / 2 : 22;
  const cards = [0, 1, 2].map((slot) => ({ x: start + slot * (card + gap), y: top, width: card, height: card }));
  const hand = wide
    ? { x: PANEL - 24, y: depth - 34, width: 26, height: 26 }
    : { x: length - 26, y: 1, width: 20, height: 20 };
  return {
    seat, person: false, turn, edge: turn, box, length, depth, field, panel, cards, hand,
    stop: { x: 0, y: 0, width: 0, height: 0 },
    besides: cards.map(({ x, y }) => ({ x, y: y + card + 1, width: card, height: 12 })),
  };
}

/**
 * From a strip's own coordinates to those of the table.
 * @param {Strip} strip
 * @param {number} x
 * @param {number} y
 */
export function toTable({ turn, box }, x, y) {
  switch (turn) {
    case 90:
      return { x: box.x + box.width - y, y: box.y + x };
    case 180:
      return { x: box.x + box.width - x, y: box.y + box.height - y };
    case 270:
      return { x: box.x + y, y: box.y + box.height - x };
    default:
      return { x: box.x + x, y: box.y + y };
  }
}

/**
 * The inverse of `toTable`.
 * @param {Strip} strip
 * @param {number} x
 * @param {number} y
 */
export function toStrip({ turn, box }, x, y) {
  switch (turn) {
    case 90:
      return { x: y - box.y, y: box.x + box.width - x };
    case 180:
      return { x: box.x + box.width - x, y: box.y + box.height - y };
    case 270:
      return { x: box.y + box.height - y, y: x - box.x };
    default:
      return { x: x - box.x, y: y - box.y };
  }
}

/** @param {Box} box @param {number} x @param {number} y @param {number} [slack] */
function holds(box, x, y, slack = 0) {
  return x >= box.x - slack && x < box.x + box.width + slack && y >= box.y - slack && y < box.y + box.height + slack;
}

/**
 * What lies under a finger. Only strips of people take dice. The right half of the room beside a card is where the upper
 * die of a tower waits (`later`).
 * @param {TableLayout} layout
 * @param {number} x
 * @param {number} y
 * @returns {Zone}
 */
export function zoneAt(layout, x, y) {
  const strip = layout.strips.find(({ person, box }) => person && holds(box, x, y));
  if (!strip) return { type: "pool" };
  const { seat } = strip;
  const own = toStrip(strip, x, y);
  if (holds(strip.stop, own.x, own.y)) return { type: "stop", seat };
  const card = strip.cards.findIndex((box) => holds(box, own.x, own.y));
  const box = strip.cards[card];
  if (box) {
    const column = Math.floor((own.x - box.x) / strip.field);
    const row = Math.floor((own.y - box.y) / strip.field);
    return { type: "field", seat, card, cell: Math.min(2, row) * 3 + Math.min(2, column) };
  }
  const beside = strip.besides.findIndex((room) => holds(room, own.x, own.y, GAP / 2));
  const room = strip.besides[beside];
  return room ? { type: "beside", seat, card: beside, later: own.x >= room.x + room.width / 2 } : { type: "strip", seat };
}

/**
 * The middle of one of the nine cells of a card, on the table.
 * @param {Strip} strip
 * @param {number} card
 * @param {number} cell   0 to 8
 */
export function cellCentre(strip, card, cell) {
  const box = /** @type {Box} */ (strip.cards[card]);
  return toTable(strip, box.x + ((cell % 3) + 0.5) * strip.field, box.y + (Math.floor(cell / 3) + 0.5) * strip.field);
}
