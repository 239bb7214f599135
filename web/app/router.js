/** Where we are, told by the part of the address after "#", so that any static host will do. */
import { signal } from "@preact/signals-core";

/**
 * @typedef {{ name: "home" | "continue" | "settings" | "stats" | "about" | "missing", params: Record<string, string> }
 *   | { name: "new" | "rules", game: string, params: Record<string, string> }
 *   | { name: "play", id: string, params: Record<string, string> }} Route
 */

/**
 * @param {string} hash  such as "#/new/yahtzee?seed=7"
 * @returns {Route}
 */
export function parseRoute(hash) {
  const [path = "", search = ""] = hash.replace(/^#/, "").split("?", 2);
  const params = Object.fromEntries(new URLSearchParams(search));
  const [name = "", argument = "", ...rest] = path.replace(/^\//, "").split("/").map(decode);
  if (rest.length > 0) return { name: "missing", params };
  if (argument) {
    if (name === "new" || name === "rules") return { name, game: argument, params };
    if (name === "play") return { name, id: argument, params };
    return { name: "missing", params };
  }
  if (name === "") return { name: "home", params };
  if (name === "continue" || name === "settings" || name === "stats" || name === "about") return { name, params };
  return { name: "missing", params };
}

/** @param {string} part  malformed escapes are left as they are */
function decode(part) {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/**
 * The address of a new match with these choices: what "same dice as a friend" shares.
 * @param {string} game
 * @param {number} seed
 * @param {Record<string, string>} options
 */
export function challengeHash(game, seed, options) {
  return `#/new/${game}?${new URLSearchParams({ seed: String(seed), ...options })}`;
}

/** @typedef {ReturnType<typeof createRouter>} Router */

export function createRouter() {
  const route = signal(parseRoute(location.hash));
  addEventListener("hashchange", () => {
    route.value = parseRoute(location.hash);
  });
  return {
    route,
    /** @param {string} hash */
    go: (hash) => {
      location.hash = hash;
    },
    /** Goes there without leaving a step to come back to. @param {string} hash */
    replace: (hash) => {
      history.replaceState(null, "", hash);
      route.value = parseRoute(hash);
    },
  };
}
