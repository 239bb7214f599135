/** Positions of Keer op Keer, written by the engine (test_keer_op_keer_fixture.py holds it to them). */
import { readFileSync } from "node:fs";

import { createCtrl } from "../../web/games/keer_op_keer/ctrl.js";
import { addTexts, language } from "../../web/i18n/index.js";
import { fakeHost, fakeSession } from "./yahtzee_fixture.js";

const POSITIONS = JSON.parse(readFileSync(new URL("keer_op_keer_positions.json", import.meta.url), "utf8"));

/** A fresh copy, so that one test cannot disturb the next. @param {string} name @param {object} [change] */
export function position(name, change = {}) {
  return { ...structuredClone(POSITIONS[name]), ...change };
}

/** The change that leads to a position. @param {string} name */
export function change(name) {
  return { events: position(name).events, snapshot: position(name) };
}

/** The index of a cell by its printed name. @param {string} name */
export function cell(name) {
  return (name.charCodeAt(0) - 65) * 7 + Number(name[1]) - 1;
}

/** @param {string} names */
export function cells(names) {
  return names.split(" ").map(cell);
}

/** @param {"en" | "nl"} name */
export function speak(name) {
  addTexts(name, [readFileSync(new URL(`../../web/i18n/${name}/keer_op_keer.ftl`, import.meta.url), "utf8")]);
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

export { t } from "./yahtzee_fixture.js";
