import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

import { hintLine, hintLines, optionForFaces, reasonText } from "../../web/games/yahtzee/hint_model.js";
import { speak, t } from "./yahtzee_fixture.js";

beforeEach(() => speak("en"));

const REASONS = [
  [{ type: "bonus_chance", chance: 0.7149, instead: 0.54 }, "keeps 63 in reach: 71 % instead of 54 %"],
  [{ type: "bonus_chance_lost", chance: 0.5, instead: 0.6 }, "costs chances of the bonus: 50 % instead of 60 %"],
  [{ type: "bonus_secured" }, "the upper bonus is yours"],
  [{ type: "points_now", points: 1 }, "brings 1 point now"],
  [{ type: "points_now", points: 25 }, "brings 25 points now"],
  [{ type: "aims_for", box: "large_straight", chance: 0.31 }, "fills Large straight this turn: 31 %"],
  [{ type: "saves_box", box: "chance" }, "keeps Chance open for later"],
  [{ type: "gives_up", box: "ones" }, "gives up Ones"],
  [{ type: "cheapest_zero", box: "ones" }, "the cheapest zero: Ones is worth least to you"],
  [{ type: "joker", box: "full_house" }, "a joker: counts as Full house"],
  [{ type: "yahtzee_bonus", points: 100 }, "earns 100 Yahtzee bonus"],
  [{ type: "even", loss: 0.02 }, "practically equal to the best: only 0.02 less"],
  [{ type: "lower_risk", sd: 49.7, instead: 58.2 }, "less risk: ± 50 instead of ± 58"],
  [{ type: "us_rule_differs", box: "sixes" }, "the US rule would force Sixes"],
];

test("every kind of reason is a sentence in English and in Dutch", () => {
  for (const [reason, sentence] of REASONS) assert.equal(reasonText(reason, t), sentence);
  speak("nl");
  for (const [reason, sentence] of REASONS) {
    const dutch = reasonText(reason, t);
    assert.notEqual(dutch, sentence);
    assert.doesNotMatch(dutch, /^reason-|\{/);
  }
  assert.equal(reasonText({ type: "even", loss: 0.02 }, t), "zo goed als de beste: scheelt maar 0,02");
});

test("a kind of reason from a newer engine is left out", () => {
  assert.equal(reasonText({ type: "moon_phase" }, t), null);
});

const hold = (faces, loss, more = {}) => ({
  code: `h${faces.length}`,
  data: { type: "hold", dice: faces.map((_, position) => position), faces },
  value: 250 - loss,
  error: null,
  loss,
  facts: { sd: null, bonus_chance: null },
  reasons: [],
  ...more,
});

const score = (box, points, loss) => ({ ...hold([], loss), code: box, data: { type: "score", box, points } });

test("the best option is praised, the others tell their price", () => {
  assert.equal(hintLine(hold([5, 5], 0), t).price, "best");
  assert.equal(hintLine(hold([5, 5], 1.5), t).price, "−1.50");
  assert.equal(hintLine(hold([5, 5], 1.5), t).value, "leads to 248.5 on average");
  assert.equal(hintLine(hold([5, 5], 40), t).share, 0);
});

test("options are named by what is done", () => {
  assert.equal(hintLine(hold([5], 0), t).title, "Keep this die");
  assert.equal(hintLine(hold([5, 5, 5], 0), t).title, "Keep these 3");
  assert.equal(hintLine(hold([], 0), t).title, "Roll all dice again");
  assert.equal(hintLine(score("full_house", 25, 0), t).title, "Full house: 25");
});

test("facts appear once they are known", () => {
  assert.deepEqual(hintLine(hold([5], 0), t).facts, []);
  const known = hold([5], 0, { facts: { sd: 57.6, bonus_chance: 0.712 } });
  assert.deepEqual(hintLine(known, t).facts, ["bonus 71 %", "spread ± 58"]);
});

test("five options are shown first, all on demand", () => {
  const advice = { type: "advice", hash: "x", exact: true, options: [1, 2, 3, 4, 5, 6, 1].map((face, index) => hold([face], index)) };
  assert.deepEqual([hintLines(advice, false, t).lines.length, hintLines(advice, false, t).rest], [5, 2]);
  assert.deepEqual([hintLines(advice, true, t).lines.length, hintLines(advice, true, t).rest], [7, 0]);
});

test("the player's own hold is found whatever the positions of its faces", () => {
  const advice = { type: "advice", hash: "x", exact: true, options: [score("ones", 1, 0), hold([5, 5, 6], 1), hold([6, 5], 2)] };
  assert.equal(optionForFaces(advice, [6, 5, 5]), advice.options[1]);
  assert.equal(optionForFaces(advice, [5, 6]), advice.options[2]);
  assert.equal(optionForFaces(advice, [1, 2]), null);
});
