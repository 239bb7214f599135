/**
 * What travels between the page and the engine worker, in both directions.
 *
 * State crosses as JSON text: strings pass `postMessage` almost for free, and parsing them is several times cheaper
 * than walking proxies. Every request is answered exactly once; the answer to a stream is its final item.
 */

/** Version of this protocol; both sides refuse anything else. */
export const PROTOCOL = 1;

/** Requests that open a stream of items instead of one answer. */
export const STREAMS = Object.freeze(["prepare", "advise", "review"]);

/**
 * Page to worker. `payload` is JSON text; for "cancel" it is the text of the id to cancel.
 * @typedef {{ v: number, id: number, type: string, payload: string }} RequestMessage
 */

/**
 * Worker to page: the one answer to a request; `payload` is the JSON text of `Answer`.
 * @typedef {{ v: number, id: number, type: "answer", payload: string }} AnswerMessage
 */

/**
 * Worker to page: one item of a stream; `payload` is the JSON text of the item ("null" when there is none).
 * @typedef {{ v: number, id: number, type: "item", seq: number, payload: string, final: boolean }} ItemMessage
 */

/**
 * Worker to page, about itself: Python answers from now on.
 * @typedef {{ v: number, id: 0, type: "ready", payload: string }} ReadyMessage
 */

/**
 * Worker to page, about itself: Python will never answer again; `payload` is the JSON text of `ErrorData`.
 * @typedef {{ v: number, id: 0, type: "fatal", payload: string }} FatalMessage
 */

/** @typedef {AnswerMessage | ItemMessage | ReadyMessage | FatalMessage} WorkerMessage */

/** @typedef {{ ok: unknown } | { error: ErrorData }} Answer */
/** @typedef {{ code: string, detail: string }} ErrorData */

/** An error with a stable code; the words for it are looked up in `i18n/<language>/errors.ftl`. */
export class EngineError extends Error {
  /**
   * @param {string} code
   * @param {string} [detail]
   */
  constructor(code, detail = "") {
    super(detail ? `${code}: ${detail}` : code);
    this.name = "EngineError";
    this.code = code;
    this.detail = detail;
  }
}

/**
 * Any thrown thing as data with a code.
 * @param {unknown} thrown
 * @returns {ErrorData}
 */
export function errorData(thrown) {
  if (thrown instanceof EngineError) return { code: thrown.code, detail: thrown.detail };
  return { code: "unknown", detail: thrown instanceof Error ? thrown.message : String(thrown) };
}

// The data of the games, as `worp.web_api` makes it.

/** @typedef {string} OptionValue Options are given as text, whatever they mean. */
/** @typedef {{ id: string, values: OptionValue[], default: OptionValue }} GameOption */
/** @typedef {{ id: string, needs_expert: boolean, typical_score: number }} BotInfo */
/**
 * @typedef {{ id: string, min_seats: number, max_seats: number, options: GameOption[], bots: BotInfo[] }} GameInfo
 */

/** @typedef {{ name: string, bot: string | null }} SeatInfo */
/** @typedef {{ type: "player", seat: number } | { type: "chance", seat: number } | { type: "anyone" } | { type: "over" }} Turn */
/** @typedef {{ code: string, data: { type: string } & Record<string, any> }} Move */
/** @typedef {{ type: string } & Record<string, any>} GameEvent */
/** @typedef {{ seat: number, total: number, parts: { id: string, points: number }[] }} SeatScore */

/**
 * Everything a screen draws. `match` is the handle inside the running engine and changes when the match is loaded again.
 * @typedef {object} Snapshot
 * @property {number} match
 * @property {string} game
 * @property {SeatInfo[]} seats
 * @property {Record<string, OptionValue>} options
 * @property {number} seed
 * @property {Turn} turn
 * @property {boolean} automatic    a bot acts next: the session asks for its step
 * @property {{ seat: number, at: number } | null} [upcoming]  when a bot acts next in a turn in which anyone may act
 * @property {any} view             what the game's own screen draws
 * @property {Move[]} moves         the legal moves, all of them
 * @property {SeatScore[]} scores
 * @property {number[]} winners
 * @property {boolean} can_undo
 * @property {boolean} undo_is_free no revealed chance is taken back
 * @property {boolean} can_redo
 * @property {boolean} practice     revealed chance was taken back: no records
 * @property {string} hash          16 hex digits; advice carries the hash it was made for
 * @property {number} ply
 * @property {string} text          the save
 */

/** @typedef {{ events: GameEvent[], snapshot: Snapshot }} Change */
/** @typedef {{ code: string, reason: string }} Refused */

/** @typedef {{ type: "progress", done: number, ready: boolean }} Progress */
/**
 * @typedef {object} AdviceOption
 * @property {string} code
 * @property {{ type: string } & Record<string, any>} data
 * @property {number} value
 * @property {number | null} error
 * @property {number} loss
 * @property {Record<string, number | null>} facts
 * @property {({ type: string } & Record<string, any>)[]} reasons
 */
/**
 * How the score of a seat came about: expected + luck - lost.
 * @typedef {object} SeatReview
 * @property {number} seat
 * @property {number} expected       what perfect play scores on average
 * @property {number} luck           what the throws brought beyond that
 * @property {number} lost           what the choices fell short of the best
 * @property {number} choices
 * @property {number} best_choices
 */
/** @typedef {{ type: "review", seats: SeatReview[] }} Review */
/** @typedef {{ type: "advice", hash: string, exact: boolean, options: AdviceOption[] }} Advice */
