/** The words of the app: Fluent files per language and domain, switchable while it runs. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { signal } from "@preact/signals-core";

/** @import { TextArguments } from "../games/contract.js" */

export const LANGUAGES = /** @type {const} */ (["en", "nl"]);
/** @typedef {typeof LANGUAGES[number]} Language */

const SHARED_DOMAINS = ["common", "errors"];

/** @type {Map<Language, FluentBundle>} */
const bundles = new Map();

/** The language on the screen; everything that calls `t` in an effect follows it. */
export const language = signal(/** @type {Language} */ ("en"));

/**
 * The text for a key. A missing one shows its key: the tests see to it that this does not happen.
 * @param {string} key
 * @param {TextArguments} [args]
 * @returns {string}
 */
export function t(key, args) {
  const bundle = bundles.get(language.value);
  const pattern = bundle?.getMessage(key)?.value;
  return bundle && pattern ? bundle.formatPattern(pattern, args ?? null, []) : key;
}

/** @param {string} key */
export function hasText(key) {
  return bundles.get(language.value)?.hasMessage(key) ?? false;
}

/**
 * The text for an error code, with a general one for codes this page does not know.
 * @param {string} code
 */
export function errorText(code) {
  const key = `error-${code.replaceAll("_", "-")}`;
  return t(hasText(key) ? key : "error-unknown");
}

/**
 * @param {number} time  milliseconds since the epoch
 * @returns {string} a day and an hour in the words of the language
 */
export function dateText(time) {
  return new Intl.DateTimeFormat(language.value, { dateStyle: "medium", timeStyle: "short" }).format(time);
}

/**
 * @param {number} value
 * @param {number} [digits]
 */
export function numberText(value, digits = 0) {
  return formatted(value, { maximumFractionDigits: digits, minimumFractionDigits: digits });
}

/** A number with its sign; nothing has none. @param {number} value @param {number} digits */
export function signedText(value, digits) {
  return formatted(value, { maximumFractionDigits: digits, minimumFractionDigits: digits, signDisplay: "exceptZero" });
}

/** With a minus as wide as a plus, as everywhere on the sheets. @param {number} value @param {Intl.NumberFormatOptions} how */
function formatted(value, how) {
  return new Intl.NumberFormat(language.value, how).format(value).replace("-", "\u2212");
}

/**
 * The first language of the browser that we speak.
 * @param {readonly string[]} wanted  as `navigator.languages`
 * @returns {Language}
 */
export function detectLanguage(wanted) {
  const primary = wanted.map((tag) => tag.toLowerCase().split("-")[0]);
  return primary.map((tag) => LANGUAGES.find((known) => known === tag)).find(Boolean) ?? "en";
}

/**
 * Fetches what is missing, then switches.
 * @param {Language} next
 * @param {string[]} games  ids: each brings a file of its own
 */
export async function loadLanguage(next, games) {
  if (!bundles.has(next)) {
    const domains = [...SHARED_DOMAINS, ...games];
    const texts = await Promise.all(
      domains.map(async (domain) => {
        const response = await fetch(new URL(`./${next}/${domain}.ftl`, import.meta.url));
        if (!response.ok) throw new Error(`${response.status} ${response.url}`);
        return response.text();
      }),
    );
    addTexts(next, texts);
  }
  language.value = next;
}

/**
 * @param {Language} of
 * @param {string[]} texts  Fluent sources
 */
export function addTexts(of, texts) {
  // Isolation marks are for mixed writing directions, which these languages do not have.
  const bundle = new FluentBundle(of, { useIsolating: false });
  for (const text of texts) {
    const problems = bundle.addResource(new FluentResource(text));
    if (problems.length > 0) throw problems[0];
  }
  bundles.set(of, bundle);
}
