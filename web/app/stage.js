/**
 * What a presenter of every game does: shows things on top of the old snapshot, and waits only when motion is wanted.
 */
import { wait } from "../clock/now.js";

/** @import { Signal } from "@preact/signals-core" */
/** @import { CtrlHost } from "../games/contract.js" */

/** What is called out over the table. @typedef {{ key: string, args: Record<string, string | number> }} BannerText */

/**
 * Waits, unless no motion is wanted or the screen is gone.
 * @param {Pick<CtrlHost, "still">} host
 */
export function createPace({ still }) {
  let stopped = false;
  return {
    /** @param {number} milliseconds */
    async pause(milliseconds) {
      if (!still.value && !stopped) await wait(milliseconds);
    },
    /** The screen is gone: whatever is still to be shown is not waited for. */
    stop() {
      stopped = true;
    },
  };
}

/**
 * @template {{ banner?: BannerText | null }} Shown
 * @param {Pick<CtrlHost, "t" | "announce" | "still">} host
 * @param {Signal<Shown | null>} stage
 */
export function createStage({ t, announce, still }, stage) {
  const { pause, stop } = createPace({ still });

  /** @param {Partial<Shown>} change */
  function show(change) {
    if (stage.value) stage.value = { ...stage.value, ...change };
  }

  /** @param {NonNullable<Shown["banner"]>} banner @param {number} milliseconds */
  async function cheer(banner, milliseconds) {
    show(/** @type {Partial<Shown>} */ ({ banner }));
    announce(t(banner.key, banner.args));
    await pause(milliseconds);
    show(/** @type {Partial<Shown>} */ ({ banner: null }));
  }

  return { pause, show, cheer, stop };
}
