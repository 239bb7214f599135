/**
 * The shape of `snapshot.view` in Push, as the engine makes it.
 *
 * @typedef {{ kind: "number", colour: string, number: number } | { kind: "dice" } | { kind: "switch" }} Card
 */

/** @typedef {{ colours: string[], rows: number, cards: number, faces: string[] }} Layout */

/** "turn": draw, stop or bank. "draw": a card is being turned over. "roll": the die is. @typedef {"turn" | "draw" | "place" | "share" | "roll" | "over"} Phase */

/** A row on the table; one that was taken has no cards any more. @typedef {{ cards: Card[], points: number, dice: boolean, taken_by: number | null }} Row */

/**
 * What lies before a player.
 * @typedef {object} Collection
 * @property {number} seat
 * @property {Record<string, number[]>} open
 * @property {Record<string, number[]>} banked
 * @property {Record<string, number>} open_points
 * @property {Record<string, number>} banked_points
 * @property {number} open_total
 * @property {number} banked_total
 * @property {number} total
 * @property {number} cards
 */

/** What a face of the die would cost. @typedef {{ face: string, cards: number, points: number }} AtRisk */

/**
 * @typedef {object} PushView
 * @property {Layout} layout
 * @property {{ variant: "normal" | "risk", switch_cards: boolean }} rules
 * @property {Phase} phase
 * @property {number} active        whose turn it is
 * @property {number} seat          who acts now
 * @property {number} pile          cards still to come
 * @property {{ count: number }} discard
 * @property {boolean} turn_started a card was turned over in this turn
 * @property {Card | null} drawn    turned over and still to be laid down
 * @property {Row[]} rows
 * @property {number} switches      switch cards of this turn
 * @property {"left" | "right"} direction  who takes first after the active player
 * @property {boolean} busted
 * @property {number[]} takers      in the order in which they take
 * @property {Collection[]} players
 * @property {{ chance: number, cards: number, of: number } | null} bust  of the next card, exact
 * @property {string | null} die    what was rolled last
 * @property {{ reason: "row" | "bust", at_risk: AtRisk[] } | null} roll  while the die is to be rolled
 */

/**
 * What the screen shows while events are presented, on top of the snapshot from before them.
 * @typedef {object} Stage
 * @property {string} before                hash of the snapshot this lies on
 * @property {PushView} view                the table as far as the events have come
 * @property {boolean} [tense]              much is at stake with the card that is being turned over
 * @property {{ row: number, card: number } | null} [landed]         the card that was laid down last
 * @property {{ row: number, seat: number, points: number } | null} [taking]  a row on its way to a player
 * @property {"tumbling" | "lying" | null} [die]                     the die in the air, then on the table
 * @property {{ seat: number, colours: string[], points: number } | null} [losing]  colours that are leaving
 * @property {{ seat: number, colour: string } | null} [saving]      a colour that is being banked
 * @property {boolean} [bust]               the drawn card fits nowhere
 * @property {number[] | null} [leaving]    rows that nobody takes
 * @property {Banner | null} [banner]
 */

/** @typedef {{ key: string, args: Record<string, string | number>, tone: "joy" | "bad" | "plain" }} Banner */

/** A sentence still to be translated. @typedef {{ key: string, args: Record<string, string | number> }} Phrase */

export {};
