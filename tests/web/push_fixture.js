/** Changes of Push as the engine made them, and a session that records what a ctrl asks of it. */
import { readFileSync } from "node:fs";

import { addTexts, language } from "../../web/i18n/index.js";

export { fakeHost, fakeSession, signal, t } from "./yahtzee_fixture.js";

const I18N = new URL("../../web/i18n/", import.meta.url);

/** @param {"en" | "nl"} name */
export function speak(name) {
  addTexts(name, [readFileSync(new URL(`${name}/push.ftl`, I18N), "utf8")]);
  language.value = name;
}

/** One of each kind: `{ kinds, before, events, after }`. */
export const changes = JSON.parse(readFileSync(new URL("../data/screens/push.json", import.meta.url), "utf8"));

/** The first position before a change that a test describes. @param {(snapshot: any) => boolean} fits */
export function positionWhere(fits) {
  const found = changes.flatMap(({ before, after }) => [before, after]).find(fits);
  if (!found) throw new Error("no such position among the changes");
  return found;
}
