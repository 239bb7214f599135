/** The match on the screen: its session, the game's own ctrl and view, and what the frame round them needs to know. */
import { computed, effect, signal } from "@preact/signals-core";
import { errorData } from "../engine/messages.js";
import { t } from "../i18n/index.js";
import { claimMatch } from "../store/tabs.js";
import { PACES } from "../store/preferences.js";
import { wait } from "../clock/now.js";
import { createSession } from "./session.js";
import { keyListener } from "./shortcuts.js";

/** @import { Snapshot } from "../engine/messages.js" */
/** @import { ReadonlySignal } from "@preact/signals-core" */
/** @import { Review } from "../engine/messages.js" */
/** @import { GameCtrl, GameMeta, GameModule } from "../games/contract.js" */
/** @import { MatchRecord } from "../store/match_record.js" */
/** @import { Session } from "./session.js" */
/** @import { App } from "./shell.js" */

/**
 * @typedef {object} OpenMatch
 * @property {MatchRecord} record    as it was opened
 * @property {GameMeta} meta
 * @property {Session} session
 * @property {GameModule} module
 * @property {GameCtrl} ctrl
 * @property {ReadonlySignal<Review | null>} review   once the match is over
 */

/** @typedef {ReturnType<typeof createOpenMatch>} Opener */

/** @param {Omit<App, "open">} app */
export function createOpenMatch(app) {
  /** null while loading, "missing" when there is no such match or no such game. */
  const current = signal(/** @type {OpenMatch | "missing" | null} */ (null));
  const hintsOpen = signal(false);
  const resultOpen = signal(false);
  /** @type {(() => void)[]} */
  let cleanups = [];
  let opening = 0;

  /** @param {string} id */
  async function open(id) {
    close();
    opening += 1;
    const mine = opening;
    const stored = app.store.find(id);
    const meta = stored && !stored.damage ? app.catalogue.meta(stored.snapshot.game) : undefined;
    const [module, record] = meta ? await Promise.all([app.catalogue.module(meta.id), drawable(stored)]) : [];
    if (mine !== opening) return; // Somebody went elsewhere meanwhile.
    if (!meta || !module || !record) {
      current.value = "missing";
      return;
    }

    const session = createSession({
      bridge: app.bridge,
      record,
      gameInfo: () => app.catalogue.info(meta.id),
      save: (snapshot) => app.store.save(record, snapshot),
      reread: () => app.store.reread(id),
      claim: (held, busy, freed) => claimMatch(app.locks, id, held, busy, freed),
      follow: (changed) => app.tabs.follow(id, changed),
      pace: () => PACES[app.preferences.pace.peek()],
      wait,
    });
    const ctrl = module.createCtrl({
      session,
      t,
      announce: app.announcer.announce,
      sound: app.sound,
      still: computed(() => app.still.value || session.hasty.value),
      hintsOpen,
    });
    const review = signal(/** @type {Review | null} */ (null));
    const onKey = keyListener((key) => {
      if (key.toLowerCase() !== "h") return false;
      hintsOpen.value = !hintsOpen.value;
      return true;
    });
    document.addEventListener("keydown", onKey);
    session.onPresent((events, next) => ctrl.present(events, next));
    cleanups = [
      () => session.close(),
      () => ctrl.dispose(),
      () => document.removeEventListener("keydown", onKey),
      // The save was refused by the engine: it stays on the shelf, marked.
      effect(() => {
        const damage = session.phase.value === "refused" ? session.failure.value : null;
        if (damage) void app.store.markDamaged(record, damage).catch(() => {});
      }),
      effect(() => {
        review.value = null;
        if (session.phase.value !== "active" || session.snapshot.value.turn.type !== "over") return;
        session.review((told) => {
          review.value = told;
        });
      }),
      effect(() => {
        resultOpen.value = session.snapshot.value.turn.type === "over";
      }),
    ];
    current.value = { record, meta, session, module, ctrl, review };
  }

  /**
   * The record with a snapshot of the shape that this release draws. One of this release can be drawn at once; for an
   * older one the engine has to be waited for.
   * @param {MatchRecord | undefined} record
   * @returns {Promise<MatchRecord | undefined>}
   */
  async function drawable(record) {
    if (!record || record.release === app.release.id) return record;
    try {
      const snapshot = /** @type {Snapshot} */ (await app.bridge.request("load_match", { text: record.snapshot.text }));
      await app.bridge.request("close_match", { match: snapshot.match });
      return { ...record, snapshot };
    } catch (thrown) {
      const error = errorData(thrown);
      // An engine that is gone says nothing about the save.
      if (!error.code.startsWith("engine_")) await app.store.markDamaged(record, error).catch(() => {});
      return undefined;
    }
  }

  function close() {
    opening += 1;
    current.value = null;
    for (const cleanup of cleanups) cleanup();
    cleanups = [];
    resultOpen.value = false;
    app.announcer.clear();
  }

  return { current, hintsOpen, resultOpen, open, close };
}
