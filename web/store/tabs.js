/** One tab plays a match; the others look on. Web Locks say who plays, a broadcast says that something changed. */

const CHANNEL = "worp-matches";

/** @returns {{ tell: (id: string) => void, follow: (id: string, changed: () => void) => () => void }} */
export function createTabs() {
  const channel = new BroadcastChannel(CHANNEL);
  return {
    tell: (id) => channel.postMessage(id),
    follow: (id, changed) => {
      const listener = (/** @type {MessageEvent<string>} */ event) => {
        if (event.data === id) changed();
      };
      channel.addEventListener("message", listener);
      return () => channel.removeEventListener("message", listener);
    },
  };
}

/**
 * Claims a match for this tab. Exactly one of `held` and `busy` is called first; after `busy`, `freed` follows when the
 * other tab lets go: the claim is then already ours, so nobody can slip in before the player takes over.
 * @param {LockManager | undefined} locks  browsers without them, or outside secure contexts, let every tab play
 * @param {string} id
 * @param {() => void} held
 * @param {() => void} busy
 * @param {() => void} freed
 * @returns {() => void} let go
 */
export function claimMatch(locks, id, held, busy, freed) {
  if (!locks) {
    queueMicrotask(held);
    return () => {};
  }
  const name = `worp-match-${id}`;
  const waiting = new AbortController();
  let letGo = () => {};
  const untilLetGo = new Promise((/** @type {(value: void) => void} */ resolve) => {
    letGo = resolve;
  });
  let isReleased = false;

  void locks.request(name, { ifAvailable: true }, (lock) => {
    if (isReleased) return undefined;
    if (lock) {
      held();
      return untilLetGo;
    }
    busy();
    locks
      .request(name, { signal: waiting.signal }, () => {
        if (isReleased) return undefined;
        freed();
        return untilLetGo;
      })
      .catch(() => {}); // Given up while waiting: the screen was left.
    return undefined;
  });

  return () => {
    isReleased = true;
    letGo();
    waiting.abort();
  };
}
