import assert from "node:assert/strict";
import { before, test } from "node:test";

import { promptFor } from "../../web/games/yahtzee/prompt.js";
import { sheetModel, upperPace } from "../../web/games/yahtzee/sheet_model.js";
import { layout, offer, position, sheet, speak, t } from "./yahtzee_fixture.js";

const FOURS = [4, 4, 4, 4, 4];

before(() => speak("en"));

function model(snapshot, more = {}) {
  const picked = [];
  const state = { snapshot, stage: null, canPick: true, asking: null, marked: null, onPick: (box) => picked.push(box), icon: () => "" };
  const { columns, parts } = sheetModel({ ...state, ...more }, t);
  const rows = Object.fromEntries(parts.flatMap((part) => part.rows).map((row) => [row.id, row]));
  return { columns, parts, rows, picked };
}

test("the sheet has thirteen boxes in two halves, and no key is left untranslated", () => {
  const { parts } = model(position({ view: { dice: FOURS, rolls_left: 0, offers: [offer("fours", 20), offer("ones", 0)] } }));
  assert.deepEqual(parts.map((part) => part.rows.filter((row) => row.kind === "box").length), [6, 7]);
  const words = parts.flatMap((part) => [part.title, ...part.rows.flatMap((row) => [row.name, row.note, ...row.cells.map((cell) => cell.label)])]);
  for (const word of words.filter(Boolean)) assert.doesNotMatch(word, /^(yahtzee|reason)-/);
});

test("an open box shows what it would bring, and picking it names the box", () => {
  const { rows, picked } = model(position({ view: { dice: FOURS, rolls_left: 1, offers: [offer("fours", 20), offer("ones", 0)] } }));
  const [cell] = rows.fours.cells;
  assert.equal(cell.state, "offer");
  assert.equal(cell.content, "20");
  assert.equal(cell.label, "Write 20 points in Fours");
  cell.onPick();
  assert.deepEqual(picked, ["fours"]);
  assert.equal(rows.ones.cells[0].state, "offer-zero");
  assert.equal(rows.ones.cells[0].label, "Cross out Ones with a zero");
});

test("jokers and the bonus are marked", () => {
  const offers = [offer("full_house", 25, { joker: true, yahtzee_bonus: 100 })];
  const { rows } = model(position({ view: { dice: FOURS, rolls_left: 0, sheets: [sheet({ yahtzee: 50, fours: 12 })], offers } }));
  const [cell] = rows.full_house.cells;
  assert.equal(cell.extra, "joker +100");
  assert.match(cell.label, /as a joker, plus 100 Yahtzee bonus$/);
});

test("an open box that is not offered says why", () => {
  const seen = (offers) => model(position({ view: { dice: FOURS, rolls_left: 0, sheets: [sheet({ yahtzee: 50 })], offers } })).rows;
  assert.equal(seen([offer("fours", 20)]).ones.note, "Joker: must go to Fours");
  assert.equal(seen([offer("fours", 20)]).ones.cells[0].state, "blocked");
  assert.equal(seen([offer("chance", 20), offer("full_house", 25)]).ones.note, "Joker: choose a lower box");
  assert.equal(seen([offer("chance", 20)]).chance.cells[0].state, "offer");
});

test("nothing can be picked in the columns of others, nor by somebody who may not act", () => {
  const seats = [{ name: "Ann", bot: null }, { name: "Bob", bot: null }];
  const snapshot = position({ view: { dice: FOURS, seat: 1, rolls_left: 1, offers: [offer("fours", 20)] }, seats });
  const { rows, columns } = model(snapshot);
  assert.deepEqual(columns.map((column) => column.current), [false, true]);
  assert.deepEqual(rows.fours.cells.map((cell) => cell.state), ["empty", "offer"]);
  assert.equal(rows.fours.cells[0].onPick, undefined);
  assert.equal(model(snapshot, { canPick: false }).rows.fours.cells[1].onPick, null);
});

test("written boxes show their points, zeros are crossed out", () => {
  const { rows } = model(position({ view: { sheets: [sheet({ sixes: 18, yahtzee: 0 })] } }));
  assert.equal(rows.sixes.cells[0].content, "18");
  assert.equal(rows.sixes.cells[0].state, "written");
  assert.equal(rows.yahtzee.cells[0].state, "zero");
});

test("what is being written is shown before its snapshot is there", () => {
  const snapshot = position({ view: { dice: FOURS, rolls_left: 1, offers: [offer("fours", 20), offer("ones", 0)] } });
  const { rows } = model(snapshot, { stage: { before: snapshot.hash, written: { seat: 0, box: "fours", points: 20 } } });
  assert.deepEqual([rows.fours.cells[0].state, rows.fours.cells[0].fresh], ["written", true]);
  assert.equal(rows.ones.cells[0].state, "empty");
});

test("the pace of the upper half is counted against three of each", () => {
  assert.deepEqual(upperPace(layout, sheet()), { filled: false, pace: 0 });
  assert.equal(upperPace(layout, sheet({ sixes: 24, ones: 2 })).pace, 6 - 1);
  assert.equal(upperPace(layout, sheet({ fives: 0 })).pace, -15);
  const cell = (written) => model(position({ view: { sheets: [sheet(written)] } })).rows["upper-bonus"].cells[0];
  assert.deepEqual([cell({ sixes: 24 }).content, cell({ sixes: 24 }).extra], ["24/63", "+6 ahead"]);
  assert.equal(cell({ fives: 10 }).label, "10 of 63, 5 behind three of each");
  const all = { ones: 3, twos: 6, threes: 9, fours: 12, fives: 15, sixes: 18 };
  assert.equal(cell(all).content, "+35");
});

test("without the Yahtzee bonus its row is not printed", () => {
  assert.ok(model(position()).rows["yahtzee-bonus"]);
  assert.equal(model(position({ options: { yahtzee_bonus: "off" } })).rows["yahtzee-bonus"], undefined);
});

test("the prompt is a translated sentence in both languages for every situation", () => {
  const two = [{ name: "Ann", bot: null }, { name: "Bob", bot: null }];
  const withBot = [{ name: "Ann", bot: null }, { name: "bot:solver", bot: "solver" }];
  const opening = { phase: "opening", opening: { throws: [null, null], contenders: [0, 1], next: 1 } };
  const chance = { type: "chance", seat: 0 };
  const dice = { dice: FOURS, rolls_left: 2 };
  const situations = [
    [position(), {}, "first-solo"],
    [position({ seats: two }), {}, "first-named"],
    [position({ view: dice }), {}, "keep-solo"],
    [position({ view: dice, seats: two }), {}, "keep-named"],
    [position({ view: dice }), { heldCount: 2 }, "roll-or-choose"],
    [position({ view: dice }), { heldCount: 5 }, "all-held"],
    [position({ view: dice }), { asking: "Ones" }, "zero"],
    [position({ view: dice }), { acting: "write" }, "written"],
    [position({ view: dice, turn: chance }), { acting: "roll" }, "rolling"],
    [position({ view: { ...dice, rolls_left: 0 } }), {}, "choose-solo"],
    [position({ view: { ...dice, rolls_left: 0 }, seats: two }), {}, "choose-named"],
    [position({ view: dice, turn: chance }), {}, "throw-again"],
    [position({ view: opening, seats: two, turn: chance }), {}, "opening"],
    [position({ view: opening, seats: two, turn: chance, automatic: true }), {}, "bot-opening"],
    [position({ view: opening, seats: two, turn: chance, options: { dice: "own" } }), {}, "type-opening"],
    [position({ options: { dice: "own" } }), {}, "type-first"],
    [position({ view: dice, turn: chance, options: { dice: "own" } }), {}, "type-again"],
    [position({ options: { dice: "own" } }), { complete: true }, "type-done"],
    [position({ view: opening, seats: withBot, turn: chance, options: { dice: "own" } }), {}, "type-opening-bot"],
    [position({ view: { seat: 1 }, seats: withBot, options: { dice: "own" } }), {}, "type-first-bot"],
    [position({ view: { ...dice, seat: 1 }, seats: withBot, turn: chance, options: { dice: "own" } }), {}, "type-again-bot"],
    [position({ automatic: true }), {}, "bot"],
    [position(), { readOnly: true }, "watching"],
    [position({ view: { phase: "over" }, turn: { type: "over" } }), {}, "over"],
  ];
  for (const language of ["nl", "en"]) {
    speak(language);
    for (const [snapshot, more, key] of situations) {
      const state = { snapshot, acting: null, readOnly: false, heldCount: 0, asking: null, complete: false, ...more };
      const phrase = promptFor(state);
      assert.equal(phrase.key, `yahtzee-prompt-${key}`);
      assert.doesNotMatch(t(phrase.key, phrase.args), /^yahtzee-|\{|undefined/);
    }
  }
});
