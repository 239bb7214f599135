/** The new-match page behind its view: opens the form when the engine's facts are known, and starts the match. */
import { signal } from "@preact/signals-core";
import { errorData } from "../engine/messages.js";
import { t } from "../i18n/index.js";
import { startMatch } from "./match_starter.js";
import { createNewMatchForm } from "./new_match_form.js";

/** @import { ErrorData } from "../engine/messages.js" */
/** @import { NewMatchForm } from "./new_match_form.js" */
/** @import { App } from "./shell.js" */

/** @typedef {ReturnType<typeof createNewMatchPage>} NewMatchPage */

/** @param {App} app */
export function createNewMatchPage(app) {
  const form = signal(/** @type {NewMatchForm | null} */ (null));
  const isStarting = signal(false);
  const failure = signal(/** @type {ErrorData | null} */ (null));

  return {
    form,
    isStarting,
    failure,

    /**
     * @param {string} game
     * @param {Record<string, string>} params
     */
    async open(game, params) {
      form.value = null;
      failure.value = null;
      const meta = app.catalogue.meta(game);
      if (!meta) return;
      try {
        const info = app.catalogue.knownInfo(game) ?? (await app.catalogue.info(game));
        form.value = createNewMatchForm({
          info,
          last: app.preferences.lastSetups.peek()[game],
          first: meta.first,
          params,
          nameOf: (number) => t("player-default", { number }),
        });
      } catch (thrown) {
        failure.value = errorData(thrown);
      }
    },

    async start() {
      const chosen = form.value;
      if (!chosen || isStarting.value || !chosen.seedIsGood.value) return;
      isStarting.value = true;
      failure.value = null;
      try {
        const request = chosen.request(randomFraction);
        const last = app.preferences.lastSetups.peek();
        await app.preferences.set("lastSetups", { ...last, [chosen.info.id]: chosen.setup() });
        await startMatch(app, request);
      } catch (thrown) {
        failure.value = errorData(thrown);
      } finally {
        isStarting.value = false;
      }
    },
  };
}

/** A fair draw from 0 up to 1. */
export function randomFraction() {
  const [word = 0] = crypto.getRandomValues(new Uint32Array(1));
  return word / 2 ** 32;
}
