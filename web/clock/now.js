/** The one place where the page learns what time it is. */

/** Milliseconds since the epoch, for dates that are kept. */
export function now() {
  return Date.now();
}

/** Milliseconds on a clock that never jumps, for durations. */
export function elapsed() {
  return performance.now();
}

/**
 * Resolves after that many milliseconds.
 * @param {number} milliseconds
 * @returns {Promise<void>}
 */
export function wait(milliseconds) {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}
