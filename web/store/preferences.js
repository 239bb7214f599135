/** What the player chose for the whole app. Read once at the start, written at every change. */
import { batch, signal } from "@preact/signals-core";

/** @import { Signal } from "@preact/signals-core" */
/** @import { GameInfo } from "../engine/messages.js" */
/** @import { Database } from "./database.js" */

/** @typedef {{ name: string, bot: string | null }} SeatChoice */
/** @typedef {{ seats: SeatChoice[], options: Record<string, string> }} LastSetup */

/**
 * @typedef {object} PreferenceValues
 * @property {"auto" | "en" | "nl"} language
 * @property {"auto" | "light" | "dark"} theme
 * @property {"auto" | "off"} motion
 * @property {"off" | "on"} sound
 * @property {"calm" | "quick" | "instant"} pace
 * @property {Record<string, LastSetup>} lastSetups   per game
 * @property {"new" | "dismissed"} install   the hint to install
 * @property {GameInfo[]} catalogue   what the engine said last, so that pages need not wait for it
 */

/** @typedef {{ [Key in keyof PreferenceValues]: Signal<PreferenceValues[Key]> }} PreferenceSignals */
/** @typedef {ReturnType<typeof createPreferences>} Preferences */

/** @type {PreferenceValues} */
export const DEFAULTS = {
  language: "auto",
  theme: "auto",
  motion: "auto",
  sound: "off",
  pace: "calm",
  lastSetups: {},
  install: "new",
  catalogue: [],
};

/** The allowed values of the preferences that are a choice. */
export const CHOICES = Object.freeze({
  language: ["auto", "en", "nl"],
  theme: ["auto", "light", "dark"],
  motion: ["auto", "off"],
  sound: ["off", "on"],
  pace: ["calm", "quick", "instant"],
});

/** @typedef {keyof typeof CHOICES} ChoiceName */

/** Milliseconds between two steps of a bot. */
export const PACES = Object.freeze({ calm: 650, quick: 220, instant: 0 });

/** @param {{ database: Promise<Database> }} host */
export function createPreferences({ database }) {
  const signals = /** @type {PreferenceSignals} */ (
    Object.fromEntries(Object.entries(DEFAULTS).map(([name, value]) => [name, signal(value)]))
  );

  async function load() {
    const opened = await database;
    const names = /** @type {(keyof PreferenceValues)[]} */ (Object.keys(DEFAULTS));
    const values = await Promise.all(names.map((name) => opened.get("preferences", name)));
    batch(() => {
      names.forEach((name, place) => {
        const value = values[place];
        if (value !== undefined && isPossible(name, value)) /** @type {Signal<any>} */ (signals[name]).value = value;
      });
    });
  }

  /**
   * Takes effect at once; a preference that cannot be written is only lost when the app closes.
   * @template {keyof PreferenceValues} Name
   * @param {Name} name
   * @param {PreferenceValues[Name]} value
   */
  async function set(name, value) {
    /** @type {Signal<any>} */ (signals[name]).value = value;
    try {
      await (await database).put("preferences", value, name);
    } catch {
      // The screen already follows the choice, and the storage banner of a match tells about full disks.
    }
  }

  return { ...signals, load, set };
}

/**
 * Whether a stored or imported value fits its name.
 * @param {string} name
 * @param {unknown} value
 */
export function isPossible(name, value) {
  if (name in CHOICES) {
    const choices = /** @type {readonly unknown[]} */ (CHOICES[/** @type {ChoiceName} */ (name)]);
    return choices.includes(value);
  }
  const fallback = /** @type {Record<string, unknown>} */ (/** @type {unknown} */ (DEFAULTS))[name];
  if (fallback === undefined || value === null) return false;
  return typeof value === typeof fallback && Array.isArray(value) === Array.isArray(fallback);
}
