/**
 * The clock of a turn: milliseconds since START, pauses not counted, never going back.
 */

/** @typedef {ReturnType<typeof createClock>} GameClock */

/** @param {() => number} elapsed  a clock that never jumps */
export function createClock(elapsed) {
  let counted = 0;
  /** @type {number | null} */
  let since = null;

  const now = () => Math.floor(since === null ? counted : counted + elapsed() - since);
  return {
    now,
    isRunning: () => since !== null,
    run() {
      since ??= elapsed();
    },
    halt() {
      counted = now();
      since = null;
    },
    /** @param {number} milliseconds  what the engine counts; the clock then stands still */
    set(milliseconds) {
      counted = milliseconds;
      since = null;
    },
  };
}
