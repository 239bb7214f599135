/** The language files are complete, equal in shape, and hold nothing that nobody uses. */
import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { LANGUAGES, addTexts, detectLanguage, errorText, hasText, language, t } from "../../web/i18n/index.js";

const ROOT = new URL("../../", import.meta.url).pathname;
const TEXTS = join(ROOT, "web/i18n");

/** @param {string} folder @param {RegExp} name @returns {string[]} */
function filesIn(folder, name) {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" })
    .filter((file) => name.test(file) && !/(^|\/)(node_modules|target|build)\//.test(file))
    .map((file) => join(ROOT, folder, file));
}

/** @param {string} of @returns {Map<string, { file: string, variables: string[] }>} */
function messagesOf(of) {
  const messages = new Map();
  for (const file of readdirSync(join(TEXTS, of))) {
    let key = "";
    for (const line of readFileSync(join(TEXTS, of, file), "utf8").split("\n")) {
      const found = /^([a-zA-Z][\w-]*) *=/.exec(line);
      if (found?.[1]) {
        key = found[1];
        assert.ok(!messages.has(key), `${of}: ${key} stands twice`);
        messages.set(key, { file, variables: new Set() });
      }
      if (!line.startsWith("#")) for (const [, name] of line.matchAll(/\$(\w+)/g)) messages.get(key).variables.add(name);
    }
  }
  return new Map([...messages].map(([key, { file, variables }]) => [key, { file, variables: [...variables].sort() }]));
}

const english = messagesOf("en");
const dutch = messagesOf("nl");
const sources = filesIn("web", /\.js$/).map((file) => ({ file, code: readFileSync(file, "utf8") }));

test("both languages have the same files, keys and variables", () => {
  assert.deepEqual(readdirSync(join(TEXTS, "nl")).sort(), readdirSync(join(TEXTS, "en")).sort());
  assert.deepEqual([...dutch.keys()].sort(), [...english.keys()].sort());
  for (const [key, message] of english) assert.deepEqual(dutch.get(key), message, key);
});

test("every file parses, and every message formats without an error", () => {
  for (const of of LANGUAGES) {
    const texts = readdirSync(join(TEXTS, of)).map((file) => readFileSync(join(TEXTS, of, file), "utf8"));
    addTexts(of, texts);
    language.value = of;
    for (const [key, { variables }] of english) {
      const text = t(key, Object.fromEntries(variables.map((name) => [name, 3])));
      assert.ok(hasText(key) && text.trim() !== "", `${of}: ${key} has no text`);
      assert.doesNotMatch(text, /\{[$?]/, `${of}: ${key} has a hole: ${text}`);
    }
  }
});

test("every key that the code names exists", () => {
  for (const { file, code } of sources) {
    for (const [, key] of code.matchAll(/\bt\(\s*"([^"]+)"/g)) assert.ok(english.has(key ?? ""), `${file}: ${key}`);
    for (const pattern of builtKeys(code, /\bt\(\s*`([^`]+)`/g)) {
      assert.ok([...english.keys()].some((key) => pattern.test(key)), `${file}: nothing fits ${pattern}`);
    }
  }
});

test("every key is used: named in the code, or built from a pattern that is", () => {
  const named = new Set(sources.flatMap(({ code }) => [...code.matchAll(/["'`]([a-z][\w-]+)["'`]/g)].map(([, key]) => key)));
  const patterns = sources.flatMap(({ code }) => builtKeys(code, /`([^`\n]*\$\{[^`\n]*)`/g));
  for (const key of english.keys()) {
    if (key.startsWith("error-")) continue; // Held against the codes below.
    assert.ok(named.has(key) || patterns.some((pattern) => pattern.test(key)), `nobody uses ${key}`);
  }
});

test("every error code has a text, and every text an error code", () => {
  // Measuring from the command line speaks to developers, and its refusals never reach the page.
  const python = filesIn("pysrc", /\.py$/).filter((file) => !/\/(cli|__main__|solving|tournament)\.py$/.test(file));
  const places = [...python, ...filesIn("core_rs", /\.rs$/), ...sources.map(({ file }) => file)];
  const texts = places.map((file) => readFileSync(file, "utf8"));
  const raised = [
    /\b(?:WorpError|BadSetup|BadNotation|IllegalMove|BadSave|ExpertNotReady)\(\s*"([a-z_]+)"/g,
    /\bRefusal\("([a-z_]+)"\)/g,
    /\bEngineError\(\s*"([a-z_]+)"/g,
    /\bcode: "([a-z_]+)"/g,
    /\.error\("([a-z_]+)"/g,
  ];
  const codes = new Set(texts.flatMap((text) => raised.flatMap((form) => [...text.matchAll(form)].map(([, code]) => code ?? ""))));
  assert.ok(codes.size > 20, "the codes are found");
  for (const code of codes) assert.ok(english.has(`error-${code.replaceAll("_", "-")}`), `no text for ${code}`);
  for (const key of english.keys()) {
    if (!key.startsWith("error-") || key === "error-unknown") continue;
    const code = key.slice("error-".length).replaceAll("-", "_");
    assert.ok(texts.some((text) => text.includes(`"${code}"`)), `nobody raises ${code}`);
  }
});

test("an unknown code still has words", () => {
  language.value = "en";
  assert.equal(errorText("never_heard_of"), t("error-unknown"));
  assert.notEqual(errorText("storage_full"), t("error-unknown"));
});

test("the language of the browser is found, English otherwise", () => {
  assert.equal(detectLanguage(["nl-BE", "en"]), "nl");
  assert.equal(detectLanguage(["fr", "en-GB", "nl"]), "en");
  assert.equal(detectLanguage(["fr"]), "en");
  assert.equal(detectLanguage([]), "en");
});

/**
 * Template literals as patterns; those without a word of their own say nothing.
 * @param {string} code
 * @param {RegExp} form
 */
function builtKeys(code, form) {
  return [...code.matchAll(form)]
    .map(([, template]) => (template ?? "").split(/\$\{[^}]*\}/))
    .filter((parts) => parts.every((part) => /^[\w-]*$/.test(part)) && parts.join("").replaceAll("-", "").length >= 3)
    .map((parts) => new RegExp(`^${parts.join("[\\w-]+")}$`));
}
