/** Positions of Clever as the engine sends them (test_clever_positions.py holds them to it), and a table to play at. */
import { readFileSync } from "node:fs";

import { createCtrl } from "../../web/games/clever/ctrl.js";
import { addTexts, language } from "../../web/i18n/index.js";
import { fakeHost, fakeSession } from "./yahtzee_fixture.js";

export { t } from "./yahtzee_fixture.js";

const KEPT = JSON.parse(readFileSync(new URL("../data/clever_positions.json", import.meta.url), "utf8"));
export const { layout } = KEPT;

/** A fresh copy of a change: what happened, and the position it led to. @param {string} name */
export function change(name) {
  const { events, snapshot } = structuredClone(KEPT.positions[name]);
  return { events, snapshot: { ...snapshot, view: { ...snapshot.view, layout } } };
}

/** @param {string} name @param {object} [other]  what is to be different */
export function position(name, other = {}) {
  return { ...change(name).snapshot, ...other };
}

/** @param {"en" | "nl"} name */
export function speak(name) {
  addTexts(name, [readFileSync(new URL(`../../web/i18n/${name}/clever.ftl`, import.meta.url), "utf8")]);
  language.value = name;
}

/** A ctrl at a table where everything asked, said and sounded is kept. @param {object} snapshot */
export function open(snapshot) {
  const session = fakeSession(snapshot);
  const host = fakeHost(session);
  const ctrl = createCtrl(host);
  session.attach(ctrl);
  return { session, host, ctrl };
}
