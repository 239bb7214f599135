import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

import { createCtrl } from "../../web/games/yahtzee/ctrl.js";
import { fakeHost, fakeSession, offer, position, speak } from "./yahtzee_fixture.js";

const DICE = [5, 5, 2, 5, 1];
const OFFERS = [offer("ones", 1), offer("fours", 0), offer("fives", 15)];

beforeEach(() => speak("en"));

function open(snapshot) {
  const session = fakeSession(snapshot);
  const host = fakeHost(session);
  const ctrl = createCtrl(host);
  session.attach(ctrl);
  return { session, host, ctrl };
}

const thrown = (more = {}) => position({ view: { dice: DICE, rolls_left: 2, offers: OFFERS, ...more } });

test("the first throw of a turn is a plain roll", async () => {
  const { session, ctrl } = open(position());
  assert.equal(ctrl.canRoll.value, true);
  assert.equal(ctrl.canToggle.value, false);
  session.answers.push({ events: [{ type: "rolled", seat: 0, dice: DICE, fresh: DICE.map(() => true) }], snapshot: thrown() });
  await ctrl.roll();
  assert.deepEqual(session.asked, ["roll"]);
  assert.deepEqual(ctrl.dice.value, DICE);
});

test("rolling again sends the hold of exactly the picked dice, then the roll", async () => {
  const { session, ctrl } = open(thrown());
  for (const die of [0, 1, 3, 4, 4]) ctrl.toggleDie(die); // The fifth is picked and freed again.
  assert.deepEqual(ctrl.held.value, [true, true, false, true, false]);
  await ctrl.roll();
  assert.deepEqual(session.asked, ["play h124", "roll"]);
});

test("kept dice stay kept through a throw and are free in the next turn", async () => {
  const { session, ctrl } = open(thrown());
  for (const die of [0, 1, 3]) ctrl.toggleDie(die);
  const held = [true, true, false, true, false];
  const chance = position({ view: { dice: DICE, rolls_left: 2, held }, turn: { type: "chance", seat: 0 } });
  const after = position({ view: { dice: [5, 5, 6, 5, 6], rolls_left: 1, offers: OFFERS } });
  session.answers.push(
    { events: [{ type: "held", seat: 0, dice: [0, 1, 3] }], snapshot: chance },
    { events: [{ type: "rolled", seat: 0, dice: [5, 5, 6, 5, 6], fresh: [false, false, true, false, true] }], snapshot: after },
    { events: [{ type: "scored", seat: 0, box: "fives", points: 15, joker: false }], snapshot: position() },
  );
  await ctrl.roll();
  assert.deepEqual(ctrl.held.value, held);
  await ctrl.pickBox("fives");
  assert.deepEqual(ctrl.picked.value, [false, false, false, false, false]);
});

test("with all dice kept there is nothing to roll, and the prompt says so", async () => {
  const { session, ctrl } = open(thrown());
  for (const die of [0, 1, 2, 3, 4]) ctrl.toggleDie(die);
  assert.equal(ctrl.canRoll.value, false);
  assert.equal(ctrl.prompt.value.key, "yahtzee-prompt-all-held");
  await ctrl.roll();
  assert.deepEqual(session.asked, []);
});

test("points are written at once, a zero only after a second tap", async () => {
  const { session, host, ctrl } = open(thrown());
  await ctrl.pickBox("fours");
  assert.deepEqual(session.asked, []);
  assert.equal(ctrl.asking.value, "fours");
  assert.deepEqual(host.said, ["Write a zero in Fours?"]);
  ctrl.cancelZero();
  await ctrl.pickBox("fours");
  await ctrl.pickBox("fours");
  await ctrl.pickBox("fives");
  assert.deepEqual(session.asked, ["play fours", "play fives"]);
});

test("a box that is not among the moves cannot be picked", async () => {
  const { session, ctrl } = open(thrown());
  await ctrl.pickBox("chance");
  assert.deepEqual(session.asked, []);
  assert.equal(ctrl.asking.value, null);
});

test("nothing happens while nobody may act", async () => {
  const { session, ctrl } = open(thrown());
  session.canAct.value = false;
  ctrl.toggleDie(0);
  await ctrl.roll();
  await ctrl.pickBox("fives");
  assert.equal(ctrl.pressKey("1"), false);
  assert.deepEqual(session.asked, []);
  assert.deepEqual(ctrl.picked.value, [false, false, false, false, false]);
});

test("undo forgets what was laid ready", async () => {
  const { session, ctrl } = open(thrown());
  ctrl.toggleDie(2);
  await ctrl.pickBox("fours");
  await ctrl.present([], position());
  session.snapshot.value = position();
  assert.equal(ctrl.asking.value, null);
  assert.deepEqual(ctrl.picked.value, [false, false, false, false, false]);
});

test("own dice: the hold is sent alone, and the typed faces go by position", async () => {
  const options = { dice: "own" };
  const { session, ctrl } = open(position({ view: { dice: DICE, rolls_left: 2, offers: OFFERS }, options }));
  for (const die of [0, 1, 3]) ctrl.toggleDie(die);
  const held = [true, true, false, true, false];
  session.answers.push({
    events: [{ type: "held", seat: 0, dice: [0, 1, 3] }],
    snapshot: position({ view: { dice: DICE, rolls_left: 2, held }, options, turn: { type: "chance", seat: 0 } }),
  });
  await ctrl.roll();
  assert.deepEqual(session.asked, ["play h124"]);
  assert.equal(ctrl.isTyping.value, true);
  assert.deepEqual(ctrl.dice.value, [5, 5, null, 5, null]);
  ctrl.pressKey("3");
  await ctrl.confirmTyped();
  assert.equal(session.asked.length, 1, "one of two dice is not enough");
  for (const key of ["6", "4"]) ctrl.pressKey(key); // The third face has no die to go to.
  assert.deepEqual(ctrl.dice.value, [5, 5, 3, 5, 6]);
  ctrl.untypeDie(2);
  assert.deepEqual(ctrl.typed.value, [6]);
  ctrl.pressKey("1");
  await ctrl.confirmTyped();
  assert.deepEqual(session.asked, ["play h124", "roll d61"]);
});

test("own dice: an opening throw is one face", async () => {
  const seats = [{ name: "Ann", bot: null }, { name: "Bob", bot: null }];
  const opening = { throws: [null, null], contenders: [0, 1], next: 0 };
  const { session, ctrl } = open(
    position({ view: { phase: "opening", opening, rolls_left: 0 }, seats, options: { dice: "own" }, turn: { type: "chance", seat: 0 } }),
  );
  assert.equal(ctrl.prompt.value.key, "yahtzee-prompt-type-opening");
  for (const key of ["4", "Backspace", "6", "2"]) ctrl.pressKey(key);
  await ctrl.confirmTyped();
  assert.deepEqual(session.asked, ["roll d6"]);
});

test("keys: digits keep dice, R rolls, Escape takes back the question", async () => {
  const { session, ctrl } = open(thrown());
  assert.equal(ctrl.pressKey("1"), true);
  assert.equal(ctrl.pressKey("6"), false);
  await ctrl.pickBox("fours");
  assert.equal(ctrl.pressKey("Escape"), true);
  assert.equal(ctrl.asking.value, null);
  assert.equal(ctrl.pressKey("r"), true);
  await Promise.resolve();
  assert.equal(session.asked[0], "play h1");
});

test("advice is asked for while hints are open and a person decides, and dropped when the position changes", () => {
  const { session, host, ctrl } = open(thrown());
  host.hintsOpen.value = true;
  assert.equal(session.advisers.length, 1);
  session.advisers[0].onAdvice({ type: "progress", done: 0.5, ready: false });
  assert.equal(ctrl.hints.progress.value, 0.5);
  session.advisers[0].onAdvice({ type: "advice", hash: "x", exact: true, options: [] });
  assert.equal(ctrl.hints.advice.value.exact, true);
  session.snapshot.value = position();
  assert.equal(session.advisers[0].isOn, false);
  assert.equal(ctrl.hints.advice.value, null);
  assert.equal(session.advisers.length, 1, "there is nothing to decide before the throw");
  session.snapshot.value = thrown();
  host.hintsOpen.value = false;
  assert.equal(session.advisers[1].isOn, false);
});

test("an option of the hint lays its dice ready or marks its box", () => {
  const { ctrl } = open(thrown());
  ctrl.applyHint({ type: "hold", dice: [0, 1, 3], faces: [5, 5, 5] });
  assert.deepEqual(ctrl.held.value, [true, true, false, true, false]);
  ctrl.applyHint({ type: "score", box: "fives", points: 15 });
  assert.equal(ctrl.marked.value, "fives");
});

test("a bot's hold is shown and said, a person's is not repeated", async () => {
  const seats = [{ name: "Ann", bot: null }, { name: "bot:solver", bot: "solver" }];
  const before = position({ view: { dice: DICE, rolls_left: 2, seat: 1, offers: OFFERS }, seats, automatic: true });
  const { host, ctrl } = open(before);
  const next = position({ view: { dice: DICE, seat: 1, held: [true, true, false, true, false] }, seats, turn: { type: "chance", seat: 1 } });
  await ctrl.present([{ type: "held", seat: 1, dice: [0, 1, 3] }], next);
  assert.deepEqual(ctrl.held.value, [true, true, false, true, false]);
  assert.match(host.said[0], /keeps 5 5 5$/);
  host.said.length = 0;
  await ctrl.present([{ type: "held", seat: 0, dice: [0] }], next);
  assert.deepEqual(host.said, []);
});

test("a written box is on the stage until the new snapshot is there", async () => {
  const before = thrown();
  const { session, host, ctrl } = open(before);
  const next = position();
  await ctrl.present([{ type: "scored", seat: 0, box: "fives", points: 15, joker: false }, { type: "turn", seat: 0 }], next);
  assert.deepEqual(ctrl.stage.value.written, { seat: 0, box: "fives", points: 15 });
  assert.deepEqual(host.said, ["Ann writes 15 in Fives"]);
  session.snapshot.value = next;
  assert.equal(ctrl.stage.value, null);
});

test("a tie in the throw for the start is announced", async () => {
  const seats = [{ name: "Ann", bot: null }, { name: "Bob", bot: null }];
  const view = { phase: "opening", opening: { throws: [6, null], contenders: [0, 1], next: 1 } };
  const { host, ctrl } = open(position({ view, seats, turn: { type: "chance", seat: 1 } }));
  const tied = { phase: "opening", opening: { throws: [null, null], contenders: [0, 1], next: 0 } };
  await ctrl.present([{ type: "opening_throw", seat: 1, pips: 6 }], position({ view: tied, seats }));
  assert.deepEqual(host.said, ["Bob throws 6", "A tie: throw again!"]);
});
