import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { beforeEach, test } from "node:test";

import { chainLinks, chainMarks } from "../../web/games/clever/chain_model.js";
import { DIAGONAL_END, columnEnd, middle, roundBox, rowEnd, sourcePlace, underCell } from "../../web/games/clever/geometry.js";
import { hintLine, hintLines, reasonText } from "../../web/games/clever/hint_model.js";
import { layout, position, speak, t } from "./clever_fixture.js";

beforeEach(() => speak("en"));

const EVERYTHING = { marks: [{ area: "blue", value: null }, { area: "orange", value: 12 }], what: "number", area: "purple", value: 6, missing: 2, points: 4, dice: 2, left: 3, from: 3, to: 5, foxes: 2, gain: 1.5, loss: 2.5 };
const source = readFileSync(new URL("../../pysrc/worp/games/clever/reasons.py", import.meta.url), "utf8");
const CIRCLES = ["spend", "cost", "keep"].flatMap((what) => [`${what}_reroll`, `${what}_extra`]);
const TYPES = [...new Set([...source.matchAll(/"type": "(\w+)"/g)].map(([, type]) => type)), ...CIRCLES];

test("every kind of reason the engine gives is a sentence in English and in Dutch", () => {
  assert.ok(TYPES.length >= 15, TYPES.join(" "));
  for (const kind of ["spend", "cost", "keep"]) assert.match(source, new RegExp(`"type": f"${kind}_\\{track\\}"`));
  for (const type of TYPES) {
    const [english, dutch] = /** @type {const} */ (["en", "nl"]).map((name) => {
      speak(name);
      return reasonText({ type, ...EVERYTHING }, t);
    });
    for (const sentence of [english, dutch]) assert.doesNotMatch(sentence ?? "reason-", /reason-|clever-|\{|undefined/, type);
    assert.notEqual(english, dutch);
  }
});

test("a kind of reason from a newer engine is left out", () => {
  assert.equal(reasonText({ type: "moon_phase" }, t), null);
});

const optionOf = (move, loss) => ({ ...move, value: 260 - loss, error: 0.4, loss, facts: {}, reasons: [] });

test("an option says what it does, what it leads to and what it costs", () => {
  const [move] = position("pick").moves;
  const best = hintLine(layout, optionOf(move, 0), t);
  assert.equal(best.best, true);
  assert.match(best.title, /white.*yellow 3/);
  assert.match(best.value, /260\.0 ± 0\.4/);
  const worse = hintLine(layout, optionOf(move, 7.5), t);
  assert.equal(worse.best, false);
  assert.equal(worse.share, 0.5);
  assert.match(worse.price, /7\.5/);
  assert.doesNotMatch(hintLine(layout, { ...optionOf(move, 0), error: 0 }, t).value, /±/);
});

test("a loss that reads as nothing is called none", () => {
  const [move] = position("pick").moves;
  const equal = hintLine(layout, optionOf(move, 0.04), t);
  assert.equal(equal.best, true);
  assert.doesNotMatch(equal.price, /\d/);
  assert.equal(reasonText({ type: "even", loss: 0.04 }, t), "as good as the best");
  assert.match(reasonText({ type: "even", loss: 0.06 }, t), /0\.1 less/);
});

test("a pick that leaves nothing to roll says so", () => {
  assert.match(reasonText({ type: "platter", dice: 2, left: 0 }, t), /2 dice.*leaves none to roll/);
  assert.match(reasonText({ type: "platter", dice: 1, left: 3 }, t), /a die.*3 left to roll/);
});

test("every move of a position has words of its own", () => {
  const { moves } = position("pick");
  const titles = moves.map((move) => hintLine(layout, optionOf(move, 1), t).title);
  assert.equal(new Set(titles).size, moves.length);
  for (const title of titles) assert.doesNotMatch(title, /clever-/);
});

test("five options come first, the rest when asked for", () => {
  const options = position("pick").moves.map((move, loss) => optionOf(move, loss));
  const advice = { options, exact: false };
  assert.deepEqual([hintLines(layout, advice, false, t).lines.length, hintLines(layout, advice, false, t).rest], [5, options.length - 5]);
  assert.deepEqual([hintLines(layout, advice, true, t).lines.length, hintLines(layout, advice, true, t).rest], [options.length, 0]);
});

test("a bonus and the field it fills are one link of a chain, what is left over is one of its own", () => {
  const marked = (area, cell, value = null) => ({ type: "marked", area, cell, value });
  const earned = (what, area = null, value = null) => ({ type: "earned", what, area, value });
  const chain = [marked("green", 5), earned("cross", "blue"), marked("blue", 2), earned("number", "orange", 5), earned("number", "purple", 6), marked("orange", 3, 10), marked("purple", 4, 6), earned("extra"), earned("cross", "yellow")];
  const links = chainLinks(layout, chain, t);
  assert.deepEqual(
    links.map(({ bonus, text }) => [bonus?.what ?? null, text]),
    [[null, "green, field 6"], ["cross", "blue 3"], ["number", "10 in orange"], ["number", "6 in purple"], ["extra", "an extra die (+1)"], ["cross", "choose: a cross in yellow"]],
  );
  assert.equal(links[2].bonus.value, 5);
});

test("every bonus lights up where it is printed", () => {
  const place = (source) => sourcePlace({ area: null, index: 0, ...source });
  for (const round of layout.rounds.keys()) {
    const { x } = place({ kind: "round", index: round + 1 });
    assert.equal(x, middle(roundBox(round + 1)).x);
  }
  assert.deepEqual(place({ kind: "row", area: "blue", index: 2 }), rowEnd("blue", 2));
  assert.deepEqual(place({ kind: "column", area: "blue", index: 3 }), columnEnd("blue", 3));
  assert.deepEqual(place({ kind: "diagonal", area: "yellow" }), DIAGONAL_END);
  assert.deepEqual(place({ kind: "field", area: "purple", index: 6 }), underCell("purple", 6));
});

test("a chain is shown before it is done: the field, then the bonus it earns", () => {
  const { chain } = position("served").moves.find(({ code }) => code === "y.y2").data;
  const links = chainLinks(layout, chain, t);
  assert.deepEqual(links.map(({ area, bonus }) => area ?? bonus.what), ["yellow", "cross"]);
  assert.match(links[1].text, /blue/);
  const { ghosts, sources } = chainMarks(chain);
  assert.deepEqual([...ghosts], [["yellow-1", { value: null, step: 1 }]]);
  assert.equal(sources.length, 1);
});
