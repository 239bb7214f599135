/**
 * One open match: the object a game's ctrl talks to.
 *
 * The session asks the engine, saves every change before it is shown, lets the ctrl present the events, and only then
 * puts the new snapshot in place. It drives the bots, keeps the solver prepared, and reloads the match from its save
 * text when the engine was lost. It decides no rule and touches no DOM.
 */
import { computed, signal } from "@preact/signals-core";
import { errorData } from "../engine/messages.js";

/** @import { Advice, Change, ErrorData, GameEvent, GameInfo, Progress, Refused, Review, Snapshot } from "../engine/messages.js" */
/** @import { Bridge, Stream } from "../engine/bridge.js" */
/** @import { MatchRecord } from "../store/match_record.js" */

/**
 * "starting": the last saved screen is shown, the engine is not there yet. "active": the match can be played.
 * "read_only": another tab plays it. "free": that tab let go, this one may take over. "refused": the save is damaged.
 * "closed": the screen was left.
 * @typedef {"starting" | "active" | "read_only" | "free" | "refused" | "closed"} SessionPhase
 */

/**
 * What a session needs from the shell; tests hand in their own.
 * @typedef {object} SessionHost
 * @property {Bridge} bridge
 * @property {MatchRecord} record
 * @property {() => Promise<GameInfo>} gameInfo
 * @property {(snapshot: Snapshot) => Promise<void>} save   rejects when the storage is full or broken
 * @property {() => Promise<MatchRecord | undefined>} reread   the record as it is stored now
 * @property {(held: () => void, busy: () => void, freed: () => void) => () => void} claim   one tab per match
 * @property {(changed: () => void) => () => void} follow   hears changes saved by another tab
 * @property {() => number} pace   milliseconds between two steps of a bot
 * @property {(milliseconds: number) => Promise<void>} wait
 */

/** @typedef {(events: GameEvent[], next: Snapshot) => Promise<void> | void} Present */

/** @typedef {ReturnType<typeof createSession>} Session */

/** @param {SessionHost} host */
export function createSession(host) {
  const { bridge } = host;
  const snapshot = signal(host.record.snapshot);
  const phase = signal(/** @type {SessionPhase} */ ("starting"));
  const busy = signal(false);
  const thinking = signal(/** @type {Progress | null} */ (null));
  const failure = signal(/** @type {ErrorData | null} */ (null));
  const unsaved = signal(/** @type {ErrorData | null} */ (null));

  /** @type {Present} */
  let present = () => {};
  /** @type {Promise<unknown>} */
  let queue = Promise.resolve();
  /** @type {Stream | null} */
  let preparing = null;
  /** @type {Promise<void>} */
  let expertReady = Promise.resolve();
  /** @type {(() => void) | null} */
  let stopAdvice = null;
  const hasty = signal(false);
  let botsRunning = false;
  let connection = 0;

  const readOnly = computed(() => phase.value !== "active");
  const canAct = computed(
    () => phase.value === "active" && !busy.value && !snapshot.value.automatic && snapshot.value.turn.type !== "over",
  );

  const release = host.claim(
    () => void connect(),
    () => setPhase("read_only"),
    () => setPhase("free"),
  );
  const unfollow = host.follow(() => void showStored());
  const forgetRestart = bridge.onLost(() => {
    if (phase.value === "active" || phase.value === "starting") void connect();
  });

  /** @param {SessionPhase} next */
  function setPhase(next) {
    if (phase.value !== "closed") phase.value = next;
  }

  /** Hands the save text to the engine; everything shown so far came from the store. */
  async function connect() {
    connection += 1;
    const mine = connection;
    setPhase("starting");
    endThinking();
    try {
      const opened = /** @type {Snapshot} */ (await bridge.request("load_match", { text: snapshot.value.text }));
      if (isClosed() || mine !== connection) return void bridge.request("close_match", { match: opened.match }).catch(() => {});
      snapshot.value = opened;
      setPhase("active");
      prepare();
      void runBots();
    } catch (thrown) {
      const error = errorData(thrown);
      // The bridge starts anew, by itself or when asked to, and onLost connects again.
      if (error.code === "engine_lost" || error.code === "engine_failed") return;
      failure.value = error;
      setPhase("refused");
    }
  }

  /** A read-only screen follows what the other tab saves. */
  async function showStored() {
    if (phase.value !== "read_only" && phase.value !== "free") return;
    const record = await host.reread();
    if (record && (phase.value === "read_only" || phase.value === "free")) {
      await present([], record.snapshot);
      snapshot.value = record.snapshot;
    }
  }

  /** Starts solving, so that the first hint and the first strong bot need not wait. */
  function prepare() {
    const { game, options } = snapshot.value;
    let markReady = () => {};
    expertReady = new Promise((resolve) => {
      markReady = resolve;
    });
    const stream = bridge.stream("prepare", { game, options }, (item) => {
      const progress = /** @type {Progress} */ (item);
      if (preparing !== stream) return;
      thinking.value = progress;
      if (progress.ready) markReady();
    });
    preparing = stream;
    const ended = () => {
      if (preparing === stream) thinking.value = null;
      markReady();
    };
    stream.done.then(ended, ended);
  }

  function endThinking() {
    stopAdvice?.();
    preparing?.cancel();
    preparing = null;
    thinking.value = null;
  }

  /** @returns {boolean} read afresh: awaiting may have changed it */
  function isClosed() {
    return phase.peek() === "closed";
  }

  /**
   * One action at a time, in the order asked. Resolves to whether it happened; what went wrong is in `failure`.
   * @param {() => Promise<void>} action
   * @returns {Promise<boolean>}
   */
  function enqueue(action) {
    const turn = queue.then(async () => {
      if (phase.value !== "active") return false;
      busy.value = true;
      failure.value = null;
      try {
        await action();
        return true;
      } catch (thrown) {
        const error = errorData(thrown);
        if (!isClosed()) failure.value = error;
        return false;
      } finally {
        busy.value = false;
      }
    });
    queue = turn;
    return turn;
  }

  /**
   * Asks the engine for one change.
   * @param {string} type
   * @param {Record<string, unknown>} [extra]
   * @returns {Promise<Change>}
   */
  async function ask(type, extra = {}) {
    return /** @type {Change} */ (await bridge.request(type, { match: snapshot.value.match, ...extra }));
  }

  /**
   * Saved first, then presented, then in place.
   * @param {Change} change
   */
  async function show(change) {
    stopAdvice?.();
    try {
      await host.save(change.snapshot);
      unsaved.value = null;
    } catch (thrown) {
      unsaved.value = errorData(thrown); // The match goes on in memory; the shell offers to retry and to export.
    }
    if (isClosed()) return;
    await present(change.events, change.snapshot);
    snapshot.value = change.snapshot;
  }

  /**
   * @param {string} type
   * @param {Record<string, unknown>} [extra]
   */
  async function act(type, extra) {
    const happened = await enqueue(async () => show(await ask(type, extra)));
    if (happened) void runBots();
    return happened;
  }

  /**
   * Several moves of a turn in which anyone may act, each stamped with its time. What is legal happens, the rest is
   * told: somebody else being faster is no failure.
   * @param {string[]} codes
   * @returns {Promise<Refused[] | null>} null when nothing could be asked
   */
  async function playAll(codes) {
    /** @type {Refused[]} */
    let refusals = [];
    const happened = await enqueue(async () => {
      const change = /** @type {Change & { refusals: Refused[] }} */ (await ask("play_all", { codes }));
      refusals = change.refusals;
      await show(change);
    });
    if (happened) void runBots();
    return happened ? refusals : null;
  }

  async function runBots() {
    if (botsRunning) return;
    botsRunning = true;
    try {
      while (phase.value === "active" && snapshot.value.automatic) {
        await host.wait(host.pace());
        if (await isExpertNeeded()) await expertReady;
        const stepped = await enqueue(async () => {
          // An undo may have come in between.
          if (!snapshot.value.automatic) return;
          const change = await ask("step");
          hasty.value = host.pace() === 0;
          await show(change);
        });
        hasty.value = false;
        if (!stepped) break;
      }
    } finally {
      botsRunning = false;
    }
  }

  async function isExpertNeeded() {
    const { bots } = await host.gameInfo();
    return snapshot.value.seats.some((seat) => bots.some((bot) => bot.id === seat.bot && bot.needs_expert));
  }

  /**
   * Back to the last decision of a person. When that hides dice that were already seen, the match becomes practice;
   * `confirm` is asked first.
   * @param {() => Promise<boolean>} [confirm]
   */
  async function undo(confirm = async () => true) {
    const { can_undo: isPossible, undo_is_free: isFree, practice, hash } = snapshot.value;
    if (!isPossible || (!isFree && !practice && !(await confirm()))) return false;
    // A bot may have gone on while the question was open: what was agreed to is no longer what would happen.
    if (snapshot.value.hash !== hash) return false;
    return act("undo");
  }

  /**
   * Streams advice for the position shown, until it is final, cancelled or the position changes.
   * @param {(advice: Advice | Progress) => void} onAdvice
   * @returns {() => void} cancel
   */
  function advise(onAdvice) {
    stopAdvice?.();
    if (phase.value !== "active") return () => {};
    const { match, hash } = snapshot.value;
    let isCurrent = true;
    const stream = bridge.stream("advise", { match }, (item) => {
      const advice = /** @type {Advice | Progress} */ (item);
      const isStale = advice.type === "advice" && (advice.hash !== hash || snapshot.peek().hash !== hash);
      if (isCurrent && !isStale) onAdvice(advice);
    });
    stream.done.catch((thrown) => {
      if (isCurrent) failure.value = errorData(thrown);
    });
    const cancel = () => {
      isCurrent = false;
      stream.cancel();
      if (stopAdvice === cancel) stopAdvice = null;
    };
    stopAdvice = cancel;
    return cancel;
  }

  /**
   * Looks back at the match: what was luck, what was lost. Nothing comes where a game has no exact values.
   * @param {(review: Review) => void} onReview
   */
  function review(onReview) {
    if (phase.value !== "active") return;
    const { match, hash } = snapshot.value;
    const stream = bridge.stream("review", { match }, (item) => {
      const told = /** @type {Review | Progress} */ (item);
      if (told.type === "review" && snapshot.peek().hash === hash) onReview(told);
    });
    // A look back is an extra: without it the result is shown all the same.
    stream.done.catch(() => {});
  }

  /** The other tab let go: read what it left and play on here. */
  async function takeOver() {
    if (phase.value !== "free") return;
    await showStored();
    await connect();
  }

  /** Writes the match once more, after the storage was full. */
  async function retrySave() {
    try {
      await host.save(snapshot.value);
      unsaved.value = null;
    } catch (thrown) {
      unsaved.value = errorData(thrown);
    }
  }

  /** Goes on after a failure: bots that stopped start again. */
  function resume() {
    failure.value = null;
    void runBots();
  }

  function close() {
    if (isClosed()) return;
    endThinking();
    const wasActive = phase.value === "active";
    phase.value = "closed";
    release();
    unfollow();
    forgetRestart();
    if (wasActive) void bridge.request("close_match", { match: snapshot.value.match }).catch(() => {});
  }

  return {
    id: host.record.id,
    /** What is shown now. */
    snapshot,
    phase,
    /** A request or its presentation is under way. */
    busy,
    /** Nobody can play here at the moment; `phase` says why. */
    readOnly,
    /** A person may act here now. */
    canAct,
    /** What is shown now is a bot's doing, and bots are to play at once: nobody wants to watch it. */
    hasty,
    /** How far the solver is, null when it has nothing to do. */
    thinking,
    /** What went wrong last, null when all is well. */
    failure,
    /** Why the last change is in memory only, null when it is saved. */
    unsaved,
    /** @param {string} code */
    play: (code) => act("play", { code }),
    /** @param {string} [code]  the typed dice, with own dice only */
    roll: (code) => act("roll", code === undefined ? {} : { code }),
    /** Resolves chance until somebody has something to decide. */
    rollOn: () => act("roll_on"),
    playAll,
    /** In a turn in which anyone may act: bots whose moment has come act. @param {number} at  on the clock of the turn */
    passTime: (at) => act("pass_time", { at }),
    undo,
    /** Does again what was taken back last. */
    redo: () => act("redo"),
    advise,
    review,
    takeOver,
    retrySave,
    resume,
    close,
    /** @param {Present} hook  awaited for each change before its snapshot is in place */
    onPresent: (hook) => {
      present = hook;
    },
  };
}
