/** The games there are: what the page knows of them (meta) joined with what the engine says (info). */
import { signal } from "@preact/signals-core";

/** @import { GameInfo } from "../engine/messages.js" */
/** @import { Bridge } from "../engine/bridge.js" */
/** @import { GameMeta, GameModule } from "../games/contract.js" */
/** @import { Preferences } from "../store/preferences.js" */

/**
 * One line of the generated list in `games/index.js`.
 * @typedef {object} GameEntry
 * @property {string} id
 * @property {() => Promise<any>} meta
 * @property {() => Promise<any>} ctrl
 * @property {() => Promise<any>} view
 */

/** @typedef {ReturnType<typeof createCatalogue>} Catalogue */

/**
 * @param {readonly GameEntry[]} entries
 * @param {Bridge} bridge
 * @param {Preferences} preferences  keep what the engine said last, so that pages need not wait for it
 */
export function createCatalogue(entries, bridge, preferences) {
  const metas = signal(/** @type {GameMeta[]} */ ([]));
  /** @type {Promise<GameInfo[]> | null} */
  let asked = null;

  /** @returns {Promise<GameInfo[]>} */
  function askEngine() {
    const answer = /** @type {Promise<GameInfo[]>} */ (bridge.request("games"));
    asked = answer.then(
      (infos) => {
        void preferences.set("catalogue", infos);
        return infos;
      },
      (thrown) => {
        asked = null; // The next one who needs it asks again.
        throw thrown;
      },
    );
    return asked;
  }

  return {
    ids: entries.map((entry) => entry.id),
    metas,

    /** Small modules with the covers; the screens of the games are loaded when they are opened. */
    async load() {
      const modules = await Promise.all(entries.map((entry) => entry.meta()));
      metas.value = modules.map((module) => /** @type {GameMeta} */ (module.meta)).sort((a, b) => a.order - b.order);
    },

    /** @param {string} id */
    meta: (id) => metas.value.find((meta) => meta.id === id),

    /** What is known now: the engine's answer of this visit or of an earlier one. @param {string} id */
    knownInfo: (id) => preferences.catalogue.value.find((info) => info.id === id),

    refresh: () => (asked ?? askEngine()).then(() => {}),

    /**
     * @param {string} id
     * @returns {Promise<GameInfo>}
     */
    async info(id) {
      const infos = await (asked ?? askEngine());
      const info = infos.find((one) => one.id === id);
      if (!info) throw new Error(`no game ${id}`);
      return info;
    },

    /**
     * @param {string} id
     * @returns {Promise<GameModule>}
     */
    async module(id) {
      const entry = entries.find((one) => one.id === id);
      if (!entry) throw new Error(`no game ${id}`);
      const [{ createCtrl }, { view }] = await Promise.all([entry.ctrl(), entry.view()]);
      return { createCtrl, view };
    },
  };
}
