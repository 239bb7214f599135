/**
 * The shape of `snapshot.view` in Yahtzee, as the engine makes it.
 *
 * @typedef {{ id: string, half: "upper" | "lower", face: number | null, fixed: number | null }} BoxLayout
 */

/**
 * @typedef {object} Layout
 * @property {BoxLayout[]} boxes
 * @property {number} dice
 * @property {number} rolls
 * @property {number} upper_goal
 * @property {number} upper_bonus
 * @property {number} yahtzee_bonus
 */

/**
 * @typedef {object} Sheet
 * @property {Record<string, number | null>} boxes
 * @property {number} upper_total
 * @property {number} upper_bonus
 * @property {number} yahtzee_bonus
 * @property {number} lower_total
 * @property {number} total
 */

/** @typedef {{ throws: (number | null)[], contenders: number[], next: number }} Opening */
/** @typedef {{ box: string, points: number, joker: boolean, yahtzee_bonus: number }} Offer */

/**
 * @typedef {object} YahtzeeView
 * @property {Layout} layout
 * @property {"opening" | "play" | "over"} phase
 * @property {number} game         of the contest, from 1
 * @property {number} games        in the contest
 * @property {number} round
 * @property {number} seat         whose turn it is
 * @property {number | null} starter
 * @property {Opening | null} opening
 * @property {number[] | null} dice   null before the first throw of a turn
 * @property {boolean[]} held      dice that lie still in the coming throw
 * @property {number} rolls_left
 * @property {Sheet[]} sheets      one a seat
 * @property {number[][]} earlier  totals a seat, for each finished game of the contest
 * @property {Offer[]} offers      what each legal box would bring now
 */

/**
 * What the screen shows while events are presented, on top of the snapshot from before them.
 * @typedef {object} Stage
 * @property {string} before                hash of the snapshot this lies on
 * @property {number[] | null} [dice]
 * @property {boolean[]} [fresh]            dice in the air
 * @property {boolean[]} [held]
 * @property {{ seat: number, box: string, points: number } | null} [written]
 * @property {{ seat: number, pips: number, tumbling: boolean } | null} [opening]
 * @property {Banner | null} [banner]
 */

/** @typedef {{ key: string, args: Record<string, string | number>, joy: boolean }} Banner */

/** A sentence still to be translated. @typedef {{ key: string, args: Record<string, string | number> }} Phrase */

export {};
