/** Carries language, theme and motion to the root element, where the stylesheets look. */
import { computed, effect, signal } from "@preact/signals-core";
import { detectLanguage, language, loadLanguage } from "../i18n/index.js";

/** @import { Preferences } from "../store/preferences.js" */

/**
 * @param {string} query
 * @returns {import("@preact/signals-core").ReadonlySignal<boolean>} follows the device
 */
function mediaSignal(query) {
  const media = matchMedia(query);
  const matches = signal(media.matches);
  media.addEventListener("change", () => {
    matches.value = media.matches;
  });
  return matches;
}

/**
 * @param {Preferences} preferences
 * @param {string[]} games
 * @returns {{ still: import("@preact/signals-core").ReadonlySignal<boolean> }}
 */
export function applyTheme(preferences, games) {
  const root = document.documentElement;
  const deviceIsDark = mediaSignal("(prefers-color-scheme: dark)");
  const deviceIsStill = mediaSignal("(prefers-reduced-motion: reduce)");
  const still = computed(() => preferences.motion.value === "off" || deviceIsStill.value);

  effect(() => {
    const wanted = preferences.theme.value;
    root.dataset.theme = wanted === "auto" ? (deviceIsDark.value ? "dark" : "light") : wanted;
    const ground = getComputedStyle(root).getPropertyValue("--felt").trim();
    if (ground) document.querySelector("meta[name=theme-color]")?.setAttribute("content", ground);
    try {
      localStorage.setItem("worp-theme", wanted);
    } catch {
      // Only the very first paint of the next visit depends on it.
    }
  });
  effect(() => {
    root.dataset.motion = still.value ? "none" : "full";
  });
  effect(() => {
    root.lang = language.value;
  });
  effect(() => {
    const wanted = preferences.language.value;
    const next = wanted === "auto" ? detectLanguage(navigator.languages) : wanted;
    if (next !== language.peek()) void loadLanguage(next, games);
  });
  return { still };
}
