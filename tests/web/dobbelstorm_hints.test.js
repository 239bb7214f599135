/** Hints of Dobbelstorm: what is shown of advice that is meant for everybody at the table. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { hintLines, reasonText } from "../../web/games/dobbelstorm/hint_model.js";

/** @param {number} seat @param {number} value */
const option = (seat, value) => /** @type {any} */ ({ code: `${seat}g${value}`, data: { type: "grab", seat, die: value }, value, loss: 30 - value });

test("what a choice costs is measured against the best of its own seat, not against what somebody else could have", () => {
  const lines = hintLines([option(1, 30), option(0, 21), option(1, 20), option(0, 21), option(0, 18), option(0, 2)], 0);
  assert.deepEqual(lines.map(({ loss }) => loss), [0, 0, 3, 19]);
  assert.deepEqual(lines.map(({ best }) => best), [true, true, false, false]);
  assert.deepEqual(lines.map(({ share }) => share), [1, 1, 0.5, 0]);
  assert.ok(lines.every(({ option: { data } }) => data.seat === 0));
});

test("a player in a hurry reads six choices, not forty", () => {
  assert.equal(hintLines(Array.from({ length: 40 }, (_, at) => option(2, 40 - at)), 2).length, 6);
  assert.deepEqual(hintLines([], 0), []);
});

test("every kind of reason has words, and one that is not known is left out", () => {
  const t = (/** @type {string} */ key) => key;
  for (const type of ["fits", "part_of_plan", "not_needed", "stop_clean", "stop_misses", "least_harm"]) {
    assert.equal(reasonText({ type, kind: "row", dice: 2, loss: 1, total: 9 }, t), `reason-${type.replaceAll("_", "-")}`);
  }
  assert.equal(reasonText({ type: "moon_phase" }, t), null);
});
