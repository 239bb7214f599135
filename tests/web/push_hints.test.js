import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { beforeEach, test } from "node:test";

import { hintLine, hintLines, percent, reasonText } from "../../web/games/push/hint_model.js";
import { speak, t } from "./push_fixture.js";

beforeEach(() => speak("en"));

const names = ["Ann", "Ben", "Cleo"];
const EVERYTHING = { chance: 0.061, instead: 0.15, points: 8.25, row: 2, left: 1, loss: 0.04, seat: 1, colour: "red" };
const source = readFileSync(new URL("../../pysrc/worp/games/push/reasons.py", import.meta.url), "utf8");
const TYPES = [
  ...new Set([
    ...[...source.matchAll(/"type": "(\w+)"/g)].map(([, type]) => type),
    ...["keeps_bust_low", "raises_bust", "feeds_row"],
  ]),
];

test("every kind of reason the engine gives is a sentence in English and in Dutch", () => {
  assert.ok(TYPES.length >= 20);
  for (const type of TYPES) {
    speak("en");
    const english = reasonText({ type, ...EVERYTHING }, t, names);
    speak("nl");
    const dutch = reasonText({ type, ...EVERYTHING }, t, names);
    for (const sentence of [english, dutch]) assert.doesNotMatch(sentence ?? "push-", /push-|\{/, type);
    assert.notEqual(english, dutch);
  }
});

test("a kind of reason from a newer engine is left out", () => {
  assert.equal(reasonText({ type: "moon_phase" }, t, names), null);
});

test("small chances keep a decimal", () => {
  assert.equal(percent(0.0612), 6.1);
  assert.equal(percent(0.153), 15);
  assert.equal(percent(0), 0);
});

const draw = (loss) => ({
  code: "draw",
  data: { type: "draw", bust_chance: 0.06, bust_cards: 3, of: 50 },
  value: -1.5 - loss,
  error: 0.2,
  loss,
  facts: {},
  reasons: [{ type: "bust_chance", chance: 0.06 }],
});

test("an option says what it does to the lead, and what it costs", () => {
  const best = hintLine(draw(0), t, names);
  assert.equal(best.best, true);
  assert.equal(best.value, "ends 1.5 points behind the rest (± 0.2)");
  assert.equal(hintLine(draw(0), t, names.slice(0, 2)).value, "ends 1.5 points behind (± 0.2)");
  assert.match(hintLine({ ...draw(0), error: 0.001 }, t, names).value, /± 0\.1/);
  const worse = hintLine(draw(6), t, names);
  assert.equal(worse.best, false);
  assert.equal(worse.share, 0.5);
  assert.match(worse.price, /6\.0/);
  assert.equal(worse.reasons.length, 1);
});

test("what a row is worth is told of those who may still get it", () => {
  const worth = [3.25, -1, 4].map((expected, seat) => ({ seat, points: 6, expected }));
  const take = { ...draw(0), code: "take1", data: { type: "take", row: 0, points: 6, dice: true, worth }, facts: { takers: [1, 0] } };
  assert.deepEqual(hintLine(take, t, names).facts, ["worth to Ben: -1 · Ann: 3.3"]);
  const alike = { ...take, data: { ...take.data, worth: worth.map((one) => ({ ...one, expected: 6 })) } };
  assert.deepEqual(hintLine(alike, t, names).facts, ["worth 6 to everybody"]);
});

test("every option is shown, in the order of the advice", () => {
  const losses = [0, 1, 2, 3, 4, 5];
  assert.deepEqual(hintLines({ options: losses.map(draw) }, t, names).map(({ option }) => option.loss), losses);
});
