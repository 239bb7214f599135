/** Whether and how the app can be installed here. The browser's own offer is kept until the player has seen a game end. */
import { computed, signal } from "@preact/signals-core";

/** @import { Preferences } from "../store/preferences.js" */

/** @typedef {Event & { prompt: () => Promise<void>, userChoice: Promise<{ outcome: string }> }} InstallPromptEvent */

/** @typedef {ReturnType<typeof createInstall>} Install */

/**
 * @param {Preferences} preferences
 * @param {() => boolean} hasFinishedGame
 */
export function createInstall(preferences, hasFinishedGame) {
  const offer = signal(/** @type {InstallPromptEvent | null} */ (null));
  const isInstalled = signal(matchMedia("(display-mode: standalone)").matches || "standalone" in navigator && navigator.standalone === true);

  addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    offer.value = /** @type {InstallPromptEvent} */ (event);
  });
  addEventListener("appinstalled", () => {
    isInstalled.value = true;
    offer.value = null;
  });

  /** How to install: by the browser's prompt, by hand over the share sheet, or not at all. */
  const way = computed(() => {
    if (isInstalled.value) return "none";
    if (offer.value) return "prompt";
    return isApple() ? "share_sheet" : "none";
  });

  return {
    way,
    /** Whether to bring it up unasked: once, after a finished game. */
    isDue: computed(() => way.value !== "none" && preferences.install.value !== "dismissed" && hasFinishedGame()),

    async prompt() {
      const event = offer.value;
      if (!event) return;
      offer.value = null; // A prompt can be used once.
      await event.prompt();
      const { outcome } = await event.userChoice;
      if (outcome !== "accepted") await preferences.set("install", "dismissed");
    },
    dismiss: () => preferences.set("install", "dismissed"),
  };
}

/** iPadOS calls itself a Mac; only its touch points give it away. */
function isApple() {
  const { userAgent, maxTouchPoints } = navigator;
  return /iPad|iPhone|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
}
