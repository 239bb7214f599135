/** What happened, line by line, for the log on the screen and for screen readers. */
import { signal } from "@preact/signals-core";

const KEPT = 40;

/** @typedef {ReturnType<typeof createAnnouncer>} Announcer */

export function createAnnouncer() {
  const lines = signal(/** @type {{ id: number, text: string }[]} */ ([]));
  let last = 0;
  return {
    lines,
    /** @param {string} text */
    announce: (text) => {
      last += 1;
      lines.value = [...lines.value, { id: last, text }].slice(-KEPT);
    },
    clear: () => {
      lines.value = [];
    },
  };
}
