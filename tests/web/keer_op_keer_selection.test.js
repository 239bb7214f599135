import assert from "node:assert/strict";
import { test } from "node:test";

import { valueStates } from "../../web/games/keer_op_keer/board_view.js";
import { NO_DICE, cellsOf, commonDice, countsOf, exactly, extending, grown, refusal, withDice } from "../../web/games/keer_op_keer/selection.js";
import { cell, cells, position } from "./keer_op_keer_fixture.js";

const crosses = (name) => position(name).moves.filter(({ data }) => data.type === "cross");

test("dice narrow the placements, cells narrow them further", () => {
  const moves = crosses("jokers");
  assert.equal(withDice(moves, NO_DICE).length, moves.length);
  const blue = withDice(moves, { colour: "blue", number: 0 });
  assert.deepEqual(countsOf(blue), [1, 2, 3, 4]);
  assert.deepEqual([...cellsOf(blue)].sort((a, b) => a - b), cells("G4 G5 H4 H5"));
  assert.deepEqual(countsOf(extending(blue, cells("G4 H5"))), [3, 4]);
  assert.deepEqual(commonDice(extending(moves, cells("G4 H5"))).number, 0);
});

test("a set grows only while some placement contains it", () => {
  const moves = crosses("three");
  assert.deepEqual(grown(moves, cells("H4"), cell("H5"), false), cells("H4 H5"));
  assert.equal(grown(moves, cells("H4"), cell("H3"), false), null);
  assert.deepEqual(grown(moves, cells("H4"), cell("H3"), true), cells("H3"), "a tap elsewhere begins anew");
  assert.equal(exactly(moves, cells("G4 H4 H5")).code, "b3:G4H4H5");
  assert.equal(exactly(moves, cells("G4")), null);
});

/** Why a cell is refused. @param {string} name @param {string} target @param {string} [chosen] @param {object} [dice] */
function why(name, target, chosen = "", dice = NO_DICE) {
  const { view } = position(name);
  const moves = crosses(name);
  const hand = { view, moves, allowed: withDice(moves, dice), cells: chosen ? cells(chosen) : [], crossed: view.sheets[0].crossed };
  return refusal(hand, cell(target)).key.replace("keer_op_keer-why-", "");
}

test("each refusal has its own reason", () => {
  assert.equal(why("jokers", "H6"), "crossed");
  assert.equal(why("thrown", "A1", "H6"), "other-colour");
  assert.equal(why("thrown", "D1", "H6"), "other-block");
  assert.equal(why("thrown", "J7", "H6 H7", { colour: "yellow", number: 2 }), "enough");
  assert.equal(why("thrown", "H3"), "no-colour");
  assert.equal(why("three", "H3", "", { colour: "blue", number: null }), "dice-colour");
  assert.equal(why("thrown", "I7", "H6", { colour: "yellow", number: 2 }), "apart");
  assert.equal(why("thrown", "J7", "", { colour: "yellow", number: 2 }), "dice-number");
  assert.equal(why("thrown", "D1"), "not-first");
  assert.equal(why("jokers", "A4"), "no-touch");
});

test("values are open, circled or struck out as on paper", () => {
  const value = { left: 1, points: 3 };
  assert.deepEqual(valueStates({ ...value, first: true, full: false }, false), { upper: "open", lower: "open" });
  assert.deepEqual(valueStates({ ...value, first: true, full: true }, false), { upper: "got", lower: "gone" });
  assert.deepEqual(valueStates({ ...value, first: false, full: false }, false), { upper: "gone", lower: "open" });
  assert.deepEqual(valueStates({ ...value, first: false, full: true }, false), { upper: "gone", lower: "got" });
  assert.deepEqual(valueStates({ ...value, first: true, full: false }, true), { upper: "open", lower: "gone" });
});
