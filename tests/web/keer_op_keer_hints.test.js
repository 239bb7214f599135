import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

import { hintLine, hintLines, optionFor, reasonText } from "../../web/games/keer_op_keer/hint_model.js";
import { position, speak, t } from "./keer_op_keer_fixture.js";

beforeEach(() => speak("en"));

const REASONS = [
  { type: "finishes_column", column: "C", points: 3 },
  { type: "finishes_colour", colour: "red", points: 5 },
  { type: "first_of_column", column: "A", points: 2 },
  { type: "first_of_colour", colour: "red", points: 2 },
  { type: "crosses_stars", count: 1, points: 2 },
  { type: "crosses_stars", count: 2, points: 4 },
  { type: "near_column", column: "O", left: 1 },
  { type: "near_column", column: "O", left: 2 },
  { type: "opens_block", colour: "blue", size: 5 },
  { type: "opens_columns", columns: ["B"] },
  { type: "opens_columns", columns: ["L", "M"] },
  { type: "closes_block", colour: "green", size: 4 },
  { type: "closes_block", colour: "green", size: 1 },
  { type: "leaves_single", colour: "green", count: 1 },
  { type: "leaves_single", colour: "green", count: 2 },
  { type: "spends_jokers", count: 1, left: 5, rolls: 24, about: false },
  { type: "spends_jokers", count: 2, left: 1, rolls: 3, about: true },
  { type: "keeps_jokers", count: 1, left: 2, rolls: 10, about: false },
  { type: "keeps_jokers", count: 1, left: 2, rolls: 10, about: true },
  { type: "takes_from_others", loss: 0.5 },
  { type: "pass_saves" },
  { type: "even", loss: 0.05 },
];

test("every kind of reason is a sentence of its own in English and in Dutch", () => {
  const english = REASONS.map((reason) => reasonText(reason, t));
  assert.equal(new Set(english).size, REASONS.length);
  speak("nl");
  REASONS.forEach((reason, place) => {
    const dutch = reasonText(reason, t);
    assert.ok(dutch && english[place]);
    assert.notEqual(dutch, english[place]);
    assert.doesNotMatch(dutch, /keer_op_keer-|\{|undefined/);
  });
  assert.equal(reasonText(REASONS[0], t), "maakt kolom C vol: +3");
  assert.equal(reasonText(REASONS[2], t), "is een ander net voor in kolom A: scheelt 2 punten");
  assert.equal(reasonText({ type: "opens_block", colour: "blue", size: 5 }, t), "opent het blauwe blok van 5");
  assert.equal(reasonText({ type: "leaves_single", colour: "green", count: 1 }, t), "laat een los groen vakje achter");
  assert.equal(reasonText({ type: "leaves_single", colour: "green", count: 2 }, t), "laat 2 losse groene vakjes achter");
});

test("jokers are spent and kept for rolls that are counted alone and guessed among players", () => {
  const spends = { type: "spends_jokers", count: 1, left: 5, about: false };
  const keeps = { type: "keeps_jokers", count: 1, left: 2, rolls: 10, about: false };
  assert.equal(reasonText({ ...spends, rolls: 24 }, t), "spends a joker: 5 left for 24 rolls");
  assert.equal(reasonText({ ...spends, rolls: 24, about: true }, t), "spends a joker: 5 left for about 24 rolls");
  assert.equal(reasonText({ ...spends, rolls: 1 }, t), "spends a joker: 5 left for one roll");
  assert.equal(reasonText({ ...spends, rolls: 0 }, t), "spends a joker: this is the last roll");
  assert.equal(reasonText(keeps, t), "keeps 2 jokers for the last 10 rolls");
  assert.equal(reasonText({ ...keeps, left: 1, rolls: 1 }, t), "keeps the last joker for the last roll");
  assert.equal(reasonText({ ...keeps, about: true }, t), "keeps 2 jokers for about 10 more rolls");
  speak("nl");
  assert.equal(reasonText({ ...spends, count: 2, rolls: 24, about: true }, t), "kost 2 jokers: nog 5 voor zo’n 24 worpen");
  assert.equal(reasonText(keeps, t), "bewaart 2 jokers voor de laatste 10 worpen");
  assert.equal(reasonText({ ...keeps, about: true }, t), "bewaart 2 jokers voor nog zo’n 10 worpen");
});

test("a kind of reason from a newer engine is left out", () => {
  assert.equal(reasonText({ type: "moon_phase" }, t), null);
});

const { moves, view } = position("jokers");
const options = moves.map((move, place) => ({ ...move, value: 20 - place / 10, error: 0.3, loss: place / 10, reasons: [] }));

test("an option names its cells, its value with the error, and what it costs", () => {
  const best = hintLine(options[0], view.layout, t);
  assert.equal(best.title, "1 blue: H4");
  assert.equal(best.best, true);
  assert.match(best.value, /20\.0 ± 0\.3/);
  const later = hintLine(options[3], view.layout, t);
  assert.equal(later.best, false);
  assert.match(later.price, /0\.3/);
  assert.ok(later.share < 1);
});

test("a joker's cells are named by their own colour", () => {
  const joker = options.find(({ code }) => code === "x1:I6");
  assert.match(hintLine(joker, view.layout, t).title, /yellow: I6$/);
});

test("five choices first, thirty at most, and the one laid ready is found", () => {
  assert.equal(hintLines({ options }, false, view.layout, t).lines.length, 5);
  assert.equal(hintLines({ options }, false, view.layout, t).rest, 25);
  assert.equal(hintLines({ options }, true, view.layout, t).lines.length, 30);
  assert.equal(optionFor({ options }, moves[2]).code, moves[2].code);
  assert.equal(optionFor({ options }, null), null);
});
