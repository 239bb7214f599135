import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

import { cell, cells, change, open, position, speak, t } from "./keer_op_keer_fixture.js";

beforeEach(() => speak("en"));

const said = (ctrl) => t(ctrl.prompt.value.key, ctrl.prompt.value.args);
const sorted = (set) => [...set].sort((a, b) => a - b);

function draw(ctrl, names) {
  const [first, ...rest] = cells(names);
  ctrl.beginStroke(first);
  for (const one of rest) ctrl.extendStroke(one);
}

test("a choice of dice lights every cell that can take part, and no other", () => {
  const { ctrl } = open(position("thrown"));
  assert.deepEqual(sorted(ctrl.lit.value), cells("H6 H7 I6 I7 J7"));
  ctrl.pick({ number: 2 });
  assert.deepEqual(sorted(ctrl.lit.value), cells("H6 H7 I6 I7"));
  ctrl.beginStroke(cell("I6"));
  assert.deepEqual(sorted(ctrl.lit.value), cells("H6 I6"));
});

test("cells can be tapped one by one, and the count says how many are still to come", async () => {
  const { ctrl, session } = open(position("thrown"));
  ctrl.pick({ colour: "yellow" });
  ctrl.pick({ number: 5 });
  assert.deepEqual(ctrl.countsLeft.value, [5]);
  for (const one of cells("H6 H7 I7 J7")) ctrl.beginStroke(one);
  assert.deepEqual(ctrl.countsLeft.value, [1]);
  assert.equal(said(ctrl), "One more cell");
  await ctrl.confirm();
  assert.deepEqual(session.asked, [], "four of five cells cannot be confirmed");
  ctrl.beginStroke(cell("I6"));
  await ctrl.confirm();
  assert.deepEqual(session.asked, ["play y5:H6H7I6I7J7"]);
});

test("a stroke of a finger chooses cells, and the dice follow by themselves", async () => {
  const { ctrl, session } = open(position("thrown"));
  draw(ctrl, "H7 I7");
  assert.deepEqual(ctrl.faces.value, { colour: "yellow", number: 2 });
  assert.match(said(ctrl), /or add more$/);
  await ctrl.confirm();
  assert.deepEqual(session.asked, ["play y2:H7I7"]);
});

test("a stroke that begins on a chosen cell takes back what it passes", () => {
  const { ctrl } = open(position("thrown"));
  draw(ctrl, "H6 H7 I7 I6 J7");
  draw(ctrl, "J7 I7 I6");
  assert.deepEqual(sorted(ctrl.cells.value), cells("H6 H7"));
});

test("a stroke from a chosen cell to a new one goes on with the drawing", () => {
  const { ctrl } = open(position("thrown"));
  draw(ctrl, "H6 H7");
  draw(ctrl, "H7 G7 I7 J7");
  assert.deepEqual(sorted(ctrl.cells.value), cells("H6 H7 I7 J7"));
  draw(ctrl, "J7");
  assert.deepEqual(sorted(ctrl.cells.value), cells("H6 H7 I7"), "a tap still takes back");
  draw(ctrl, "I7 H7 J7");
  assert.deepEqual(sorted(ctrl.cells.value), cells("H6"), "once cells are taken back, the stroke adds none");
});

test("a tap outside says why, aloud; a stroke that goes astray is not read out", () => {
  const { ctrl, host } = open(position("thrown"));
  draw(ctrl, "H6 G6");
  assert.match(said(ctrl), /you are crossing yellow/);
  assert.deepEqual(host.said, []);
  ctrl.beginStroke(cell("A1"));
  assert.deepEqual(host.said, [said(ctrl)]);
  assert.deepEqual(ctrl.cells.value, [cell("H6")]);
  assert.equal(ctrl.refused.value.cell, cell("A1"));
});

test("what is not complete cannot be confirmed, and says what it lacks", async () => {
  const { ctrl, session, host } = open(position("thrown"));
  await ctrl.confirm();
  assert.equal(said(ctrl), "Mark the cells first, then cross them off.");
  ctrl.pick({ colour: "yellow" });
  ctrl.pick({ number: 5 });
  ctrl.beginStroke(cell("H6"));
  assert.equal(said(ctrl), "4 more cells");
  await ctrl.confirm();
  assert.equal(said(ctrl), "Not yet: 4 more cells.");
  assert.deepEqual(host.said, ["Mark the cells first, then cross them off.", "Not yet: 4 more cells."]);
  for (const one of cells("H7 I6 I7")) ctrl.beginStroke(one);
  assert.equal(ctrl.pressKey("Enter"), true);
  assert.equal(said(ctrl), "Not yet: one more cell.");
  assert.deepEqual(session.asked, []);
});

test("a stroke that strays is forgiven once the cells are complete, a tap is not", () => {
  const { ctrl } = open(position("thrown"));
  ctrl.pick({ number: 2 });
  draw(ctrl, "H6 H5");
  ctrl.endStroke();
  assert.match(said(ctrl), /you are crossing yellow/, "one of two cells: what went wrong still matters");
  ctrl.beginStroke(cell("H6"));
  draw(ctrl, "H6 H7 I7");
  assert.match(said(ctrl), /all you may cross/);
  ctrl.endStroke();
  assert.equal(said(ctrl), "2 cells: cross them off?");
  ctrl.beginStroke(cell("A1"));
  ctrl.endStroke();
  assert.match(said(ctrl), /you are crossing yellow/);
});

test("a finger that scrolls the page leaves no complaint behind", () => {
  const { ctrl } = open(position("thrown"));
  draw(ctrl, "H6");
  ctrl.beginStroke(cell("A1"));
  ctrl.dropStroke();
  assert.equal(ctrl.refused.value, null);
  assert.deepEqual(ctrl.cells.value, [cell("H6")]);
});

test("a die that is of no use says why", () => {
  const { ctrl } = open(position("thrown"));
  ctrl.pick({ colour: "green" });
  assert.equal(said(ctrl), "That die fits nowhere on your board now.");
  assert.deepEqual(ctrl.picked.value, { colour: null, number: null });
  const { moves, view } = position("jokers");
  const spent = { ...view, sheets: [{ ...view.sheets[0], jokers: 0 }] };
  const poor = open(position("jokers", { view: spent, moves: moves.filter(({ data }) => !data.cost) })).ctrl;
  poor.pick({ colour: "joker" });
  assert.match(said(poor), /exclamation marks are all used up/);
  poor.pick({ number: 0 });
  assert.match(said(poor), /exclamation marks are all used up/);
});

test("a die that was tapped twice is laid back, and with it the cells", () => {
  const { ctrl } = open(position("jokers"));
  ctrl.pick({ colour: "blue" });
  ctrl.beginStroke(cell("H4"));
  ctrl.pick({ colour: "blue" });
  assert.deepEqual(ctrl.picked.value, { colour: null, number: null });
  assert.deepEqual(ctrl.cells.value, []);
});

test("of several pairs of dice the cheapest is taken; a chosen joker is paid", async () => {
  const { ctrl, session } = open(position("jokers"));
  ctrl.beginStroke(cell("H4"));
  assert.equal(ctrl.ready.value.code, "b1:H4");
  ctrl.pick({ number: 0 });
  assert.equal(ctrl.ready.value.data.cost, 1);
  await ctrl.confirm();
  assert.deepEqual(session.asked, ["play b?:H4"]);
});

test("passing asks first while something fits", async () => {
  const { ctrl, session } = open(position("thrown"));
  await ctrl.pass();
  assert.deepEqual(session.asked, []);
  assert.match(said(ctrl), /Pass/);
  await ctrl.pass();
  assert.deepEqual(session.asked, ["play pass"]);
  const only = position("thrown");
  const stuck = open({ ...only, moves: only.moves.filter(({ code }) => code === "pass") });
  await stuck.ctrl.pass();
  assert.deepEqual(stuck.session.asked, ["play pass"]);
});

test("own dice are typed in any order, taken back, and sent as one throw", async () => {
  const { ctrl, session } = open(position("before"));
  assert.equal(ctrl.canRoll.value, false);
  for (const face of [{ number: 2 }, { colour: "red" }, { colour: "joker" }, { colour: "blue" }]) ctrl.typeFace(face);
  assert.deepEqual(ctrl.typed.value, { colours: ["red", "joker"], numbers: [2] }, "a third colour has no place");
  ctrl.untype("colours", 0);
  ctrl.typeFace({ colour: "green" });
  await ctrl.confirmTyped();
  assert.deepEqual(session.asked, [], "three of four dice are no throw");
  assert.equal(ctrl.pressKey("?"), true);
  assert.equal(ctrl.pressKey("Enter"), true);
  assert.deepEqual(session.asked, ["roll dxg2?"]);
});

test("the dice of the app are thrown with one key, and not twice", async () => {
  const before = position("before");
  const { ctrl, session } = open({ ...before, options: { ...before.options, dice: "app" } });
  ctrl.pressKey("r");
  ctrl.pressKey("R");
  assert.deepEqual(session.asked, ["roll"]);
});

test("keys take up dice as they lie, pass over useless ones, and clear", () => {
  const { ctrl } = open(position("thrown"));
  assert.equal(ctrl.pressKey("2"), false, "no green cell can be crossed with a 2 or a 5");
  assert.equal(ctrl.pressKey("1"), true);
  assert.equal(ctrl.pressKey("3"), true);
  assert.deepEqual(ctrl.picked.value, { colour: "yellow", number: 2 });
  assert.equal(ctrl.pressKey("Escape"), true);
  assert.deepEqual(ctrl.picked.value, { colour: null, number: null });
});

test("what happens is told once, and nothing laid ready outlives the position", async () => {
  const { ctrl, session, host } = open(position("thrown"));
  draw(ctrl, "H6 H7");
  session.answers.push(change("crossed"));
  await ctrl.confirm();
  assert.deepEqual(host.said, ["Ann crosses 2 yellow cells"]);
  assert.deepEqual(ctrl.cells.value, []);
  assert.equal(ctrl.stage.value, null, "the stage lay on the position before");
  session.answers.push(change("jokers"));
  for (const face of [{ colour: "joker" }, { colour: "blue" }, { number: 1 }, { number: 0 }]) ctrl.typeFace(face);
  await ctrl.confirmTyped();
  assert.match(host.said[1], /^Ann throws .*blue/);
});

test("undoing resets what was laid ready", async () => {
  const { ctrl } = open(position("thrown"));
  draw(ctrl, "H6 H7");
  await ctrl.present([], position("before"));
  assert.deepEqual(ctrl.cells.value, []);
});

test("the board of the person who acts lies large, and stays while a bot plays", async () => {
  const { ctrl, session } = open(position("three"));
  assert.equal(ctrl.shownSeat.value, 0);
  session.answers.push(change("second"));
  draw(ctrl, "H4 H5");
  await ctrl.confirm();
  assert.equal(ctrl.shownSeat.value, 1);
  const after = position("second");
  await ctrl.present([], after);
  session.snapshot.value = { ...after, view: { ...after.view, seat: 2 }, automatic: true };
  assert.equal(ctrl.shownSeat.value, 1);
});

test("what a bot does is told where the prompt stands, until the table is the next player's", async () => {
  const { ctrl, session } = open(position("three", { automatic: true }));
  const cross = { type: "crossed", seat: 2, colour: "blue", number: 2, dice: [2, 1], cells: cells("H4 H5"), cost: 0, takes: true };
  await ctrl.present([cross]);
  assert.equal(said(ctrl), `${t("bot-greedy")} crosses 2 blue cells`);
  await ctrl.present([{ type: "passed", seat: 2 }]);
  assert.equal(said(ctrl), `${t("bot-greedy")} passes`);
  session.snapshot.value = position("second");
  assert.match(said(ctrl), /^Now Bob/);
});

test("a column and a colour are called out with what they bring", async () => {
  const { ctrl, host } = open(position("thrown"));
  await ctrl.present([
    { type: "column", seat: 0, column: 2, points: 3, first: true },
    { type: "colour", seat: 0, colour: "red", points: 3, first: false },
    { type: "over", winners: [0] },
  ]);
  assert.equal(host.said.length, 2);
  assert.match(host.said[0], /column C.*3/i);
  assert.match(host.said[1], /red.*3/i);
  assert.deepEqual(host.sounds, ["score", "score", "win"]);
});

test("the best choice is marked on the board, and an option of the hint is laid ready", () => {
  const { ctrl, session, host } = open(position("thrown"));
  assert.equal(session.advisers.length, 0);
  host.hintsOpen.value = true;
  const [{ onAdvice }] = session.advisers;
  const [move] = position("thrown").moves;
  onAdvice({ type: "advice", options: [{ ...move, value: 1, error: 0.1, loss: 0, reasons: [] }] });
  assert.deepEqual(sorted(ctrl.hinted.value), cells("H6 H7"));
  ctrl.applyHint(move.data);
  assert.equal(ctrl.ready.value.code, "y2:H6H7");
  ctrl.applyHint({ type: "pass" });
  assert.equal(ctrl.passing.value, true);
  assert.deepEqual(ctrl.cells.value, []);
  host.hintsOpen.value = false;
  assert.equal(session.advisers[0].isOn, false);
});
