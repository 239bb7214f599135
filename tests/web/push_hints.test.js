import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { beforeEach, test } from "node:test";

import { hintLine, hintLines, percent, reasonText } from "../../web/games/push/hint_model.js";
import { speak, t } from "./push_fixture.js";

beforeEach(() => speak("en"));

const nameOf = (seat) => ["Ann", "Ben", "Cleo"][seat];
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
    const english = reasonText({ type, ...EVERYTHING }, t, nameOf);
    speak("nl");
    const dutch = reasonText({ type, ...EVERYTHING }, t, nameOf);
    for (const sentence of [english, dutch]) assert.doesNotMatch(sentence ?? "push-", /push-|\{/, type);
    assert.notEqual(english, dutch);
  }
});

test("a kind of reason from a newer engine is left out", () => {
  assert.equal(reasonText({ type: "moon_phase" }, t, nameOf), null);
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
  const best = hintLine(draw(0), t, nameOf);
  assert.equal(best.best, true);
  assert.equal(best.value, "ends 1.5 points behind (± 0.2)");
  assert.match(hintLine({ ...draw(0), error: 0.001 }, t, nameOf).value, /± 0\.1/);
  const worse = hintLine(draw(6), t, nameOf);
  assert.equal(worse.best, false);
  assert.equal(worse.share, 0.5);
  assert.match(worse.price, /6\.0/);
  assert.equal(worse.reasons.length, 1);
});

test("every option is shown, in the order of the advice", () => {
  const losses = [0, 1, 2, 3, 4, 5];
  assert.deepEqual(hintLines({ options: losses.map(draw) }, t, nameOf).map(({ option }) => option.loss), losses);
});
