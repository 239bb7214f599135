/**
 * What the engine says about a match of Dobbelstorm, and what the screen keeps beside it.
 *
 * @typedef {"target" | "tower" | "row" | "chain" | "duo" | "confusion"} Kind
 * @typedef {"single" | "bottom" | "top"} Layer
 */

/**
 * @typedef {object} Field
 * @property {number} field
 * @property {number} row
 * @property {number} col
 * @property {string | null} colour      null for a joker; of a tower the top
 * @property {number[]} values
 * @property {boolean} joker
 * @property {string | null} bottom      colour of the lower die of a tower
 * @property {string | null} word
 * @property {string | null} word_colour
 * @property {"arabic" | "roman"} numeral
 */

/**
 * @typedef {object} Card
 * @property {number} id
 * @property {Kind} kind
 * @property {number | null} target
 * @property {"de" | "en" | "fr" | null} language
 * @property {"horizontal" | "vertical" | null} direction
 * @property {Field[]} fields
 */

/**
 * @typedef {{ type: "table" } | { type: "hand", seat: number }
 *   | { type: "field", seat: number, card: number, field: number, layer: Layer }
 *   | { type: "parked", seat: number, card: number, field: number }
 *   | { type: "beside", seat: number, card: number }} Place
 */

/** @typedef {{ id: number, colour: string, value: number, place: Place }} Die */
/** @typedef {{ die: number, card: number, field: number, layer: Layer }} PlannedDie */

/**
 * @typedef {object} SeatView
 * @property {number} seat
 * @property {Card[]} cards
 * @property {number | null} hand
 * @property {{ card: number, field: number }[]} free
 */

/** @typedef {{ die: number, field: number | null, layer: Layer | "parked" | "beside", verdict: string, points: number }} ScoredDie */
/**
 * @typedef {{ card: number, id: number, kind: Kind, dice: ScoredDie[], plus: number, minus: number, bonus: number,
 *   net: number, best: number }} ScoredCard
 */

/**
 * @typedef {object} ScoredSeat
 * @property {number} seat
 * @property {ScoredCard[]} cards
 * @property {number} points       plus and minus of the three cards
 * @property {number} card_bonus
 * @property {number} bonus
 * @property {number} stop
 * @property {PlannedDie[]} missed
 * @property {number} total
 * @property {{ total: number, cards: number[], plan: PlannedDie[] }} best
 */

/** @typedef {{ stopper: number | null, ended: "stop" | "idle" | "limit", at: number, order: number[], seats: ScoredSeat[] }} Scoring */

/**
 * @typedef {object} StormView
 * @property {{ colours: string[], kinds: Kind[], dice: number, dice_per_colour: number, idle_ms: number,
 *   points: { stop: number, missed: number, card_bonus: number, two_cards: number, three_cards: number } }} layout
 * @property {{ game: "full" | "learning", languages: string[], limit_ms: number | null }} rules
 * @property {"cards" | "parity" | "drop" | "ready" | "play" | "hands" | "scored" | "over"} phase
 * @property {number} round
 * @property {number} rounds
 * @property {number} turn
 * @property {number} turns
 * @property {"even" | "odd" | null} parity
 * @property {number} clock
 * @property {number | null} ends_at
 * @property {Die[]} dice
 * @property {SeatView[]} seats
 * @property {number | null} stopper
 * @property {Scoring | null} scoring
 * @property {{ cards: number, card_bonus: number, bonus: number, stop: number, total: number }[][]} history
 */

/** A code that was sent and is not yet answered, with what it does to a die on the screen. */
/** @typedef {{ code: string, die: number, place: Place }} Pending */

export {};
