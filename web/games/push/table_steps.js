/**
 * What each event changes on the table, so that the screen can follow a change step by step. It decides nothing: the
 * engine has decided, and its snapshot is shown in the end.
 *
 * @import { GameEvent } from "../../engine/messages.js"
 * @import { Card, Collection, PushView, Row } from "./types.js"
 */

/** @param {readonly number[]} numbers */
function sum(numbers) {
  return numbers.reduce((total, number) => total + number, 0);
}

/** @param {Record<string, number[]>} piles @returns {Record<string, number>} */
function pointsOf(piles) {
  return Object.fromEntries(Object.entries(piles).map(([colour, numbers]) => [colour, sum(numbers)]));
}

/** @param {Collection} player @param {Record<string, number[]>} open @param {Record<string, number[]>} banked @returns {Collection} */
function collection(player, open, banked) {
  const [openPoints, bankedPoints] = [pointsOf(open), pointsOf(banked)];
  const [openTotal, bankedTotal] = [sum(Object.values(openPoints)), sum(Object.values(bankedPoints))];
  return {
    ...player,
    open,
    banked,
    open_points: openPoints,
    banked_points: bankedPoints,
    open_total: openTotal,
    banked_total: bankedTotal,
    total: openTotal + bankedTotal,
    cards: [...Object.values(open), ...Object.values(banked)].flat().length,
  };
}

/** @param {readonly Card[]} cards @param {string} colour @returns {number[]} */
function numbersOf(cards, colour) {
  return cards.flatMap((card) => (card.kind === "number" && card.colour === colour ? [card.number] : []));
}

/** @param {readonly number[]} numbers @param {readonly number[]} gone each taken away once @returns {number[]} */
function without(numbers, gone) {
  const left = [...numbers];
  for (const number of gone) {
    const at = left.indexOf(number);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

/** @param {PushView} view @param {number} seat @param {(player: Collection) => Collection} change @returns {PushView} */
function withPlayer(view, seat, change) {
  return { ...view, players: view.players.map((player) => (player.seat === seat ? change(player) : player)) };
}

/** @param {PushView} view @param {number} row @param {(row: Row) => Row} change @returns {PushView} */
function withRow(view, row, change) {
  return { ...view, rows: view.rows.map((one, place) => (place === row ? change(one) : one)) };
}

/** @param {PushView} view @param {number} count @returns {PushView} */
function discarding(view, count) {
  return { ...view, discard: { ...view.discard, count: view.discard.count + count } };
}

/** @param {Collection} player @param {readonly Card[]} cards @returns {Collection} */
function gains(player, cards) {
  const open = Object.fromEntries(
    Object.entries(player.open).map(([colour, numbers]) => [colour, [...numbers, ...numbersOf(cards, colour)].sort((a, b) => a - b)]),
  );
  return collection(player, open, player.banked);
}

/** @param {Collection} player @param {readonly Card[]} cards @returns {Collection} */
function loses(player, cards) {
  const open = Object.fromEntries(
    Object.entries(player.open).map(([colour, numbers]) => [colour, without(numbers, numbersOf(cards, colour))]),
  );
  return collection(player, open, player.banked);
}

/** @param {Collection} player @param {string} colour @returns {Collection} */
function banks(player, colour) {
  const { open, banked } = player;
  const safe = [...(banked[colour] ?? []), ...(open[colour] ?? [])].sort((a, b) => a - b);
  return collection(player, { ...open, [colour]: [] }, { ...banked, [colour]: safe });
}

/** @type {Row} */
const NO_ROW = { cards: [], points: 0, dice: false, taken_by: null };

/**
 * The table after one event.
 * @param {PushView} view
 * @param {GameEvent} event
 * @returns {PushView}
 */
export function step(view, event) {
  switch (event.type) {
    case "drawn":
      return { ...view, drawn: event.card, pile: event.pile, turn_started: true, bust: null };
    case "switched":
      return { ...view, drawn: null, switches: event.count, direction: event.direction };
    case "placed":
      return withRow({ ...view, drawn: null }, event.row, ({ cards, points, dice }) => ({
        cards: [...cards, event.card],
        points: points + (event.card.number ?? 0),
        dice: dice || event.card.kind === "dice",
        taken_by: null,
      }));
    case "bust":
      return { ...discarding(view, 1), drawn: event.card, busted: true, bust: null };
    case "stopped":
      return { ...view, bust: null };
    case "sharing":
      return { ...view, drawn: null, phase: "share", takers: event.takers };
    case "taken": {
      const taken = withRow(view, event.row, () => ({ ...NO_ROW, taken_by: event.seat }));
      const shared = event.dice ? discarding(taken, 1) : taken;
      return withPlayer({ ...shared, phase: "share", seat: event.seat }, event.seat, (player) => gains(player, event.cards));
    }
    case "rolled":
      return { ...view, die: event.face, roll: null, seat: event.seat };
    case "lost":
      return withPlayer(discarding(view, event.cards.length), event.seat, (player) => loses(player, event.cards));
    case "rows_discarded": {
      const gone = /** @type {{ row: number, cards: Card[] }[]} */ (event.rows);
      const cleared = gone.reduce((left, { row }) => withRow(left, row, () => NO_ROW), view);
      return discarding(cleared, sum(gone.map(({ cards }) => cards.length)));
    }
    case "switches_discarded":
      return { ...discarding(view, event.count), switches: 0 };
    case "banked":
      return withPlayer(view, event.seat, (player) => banks(player, event.colour));
    case "turn":
      return {
        ...view,
        phase: "turn",
        active: event.seat,
        seat: event.seat,
        turn_started: false,
        busted: false,
        drawn: null,
        switches: 0,
        direction: "left",
        rows: view.rows.map(() => NO_ROW),
      };
    case "game_over":
      return { ...view, phase: "over", rows: view.rows.map(() => NO_ROW) };
    default:
      return view;
  }
}
