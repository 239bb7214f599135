/** What fingers do at a table of Dobbelstorm: shown at once, sent with its time, taken back when somebody was faster. */
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

import { position, settled, speak, table } from "./dobbelstorm_fixture.js";

beforeEach(speak);

const POOL = { type: "pool" };
/** @param {number} seat @param {number} card @param {number} cell */
const field = (seat, card, cell) => ({ type: "field", seat, card, cell });
/** @param {number} seat */
const topFirst = (seat) => ({ type: "beside", seat, card: 1, later: true });
const ALONE = { bots: [null, "planner"] };

/** A test table whose timers end with the test. @param {import("node:test").TestContext} context @param {object} [change] */
async function open(context, change) {
  const opened = await table(change);
  context.after(() => opened.ctrl.dispose());
  return opened;
}

/** @param {any} ctrl @param {number} id */
const placeOf = (ctrl, id) => ctrl.dice.value[id].place.type;

/** @param {any} ctrl @param {number} id */
function tap(ctrl, id) {
  if (ctrl.pressDie(id)) ctrl.releaseDie(id, POOL, false);
}

/** @param {any} ctrl @param {number} id @param {object} zone */
function drag(ctrl, id, zone) {
  if (ctrl.pressDie(id)) ctrl.releaseDie(id, zone, true);
}

test("a touch is shown at once, whatever the engine is busy with, and carries its time", async (context) => {
  const { ctrl, sent, time } = await open(context, ALONE);
  time.now += 350;
  ctrl.pressDie(2);
  assert.equal(placeOf(ctrl, 2), "hand");
  time.now += 500;
  ctrl.tapZone(field(0, 0, 2));
  assert.equal(placeOf(ctrl, 2), "field");
  // The engine has not answered yet; the second touch waits for its answer to the first.
  assert.deepEqual(sent.map(({ codes }) => codes), [["0g2@350"]]);
  await sent[0].answer(position({ ...ALONE, places: { 2: { type: "hand", seat: 0 } } }));
  assert.deepEqual(sent[1].codes, ["0p0.2@850"]);
  assert.equal(placeOf(ctrl, 2), "field");
});

test("somebody was faster: the die goes where it is, and the one who reached for it is told", async (context) => {
  const { ctrl, sent, said } = await open(context, ALONE);
  tap(ctrl, 3);
  ctrl.tapZone(field(0, 0, 3));
  await sent[0].answer(position({ ...ALONE, places: { 3: { type: "hand", seat: 1 } } }), [{ code: "0g3@0", reason: "die_is_taken" }]);
  await sent[1].answer(null, [{ code: "0p0.3@0", reason: "hand_is_empty" }]);
  assert.deepEqual(ctrl.dice.value[3].place, { type: "hand", seat: 1 });
  assert.deepEqual(ctrl.refused.value.dice, [3]);
  assert.deepEqual(ctrl.remark.value, { key: "dobbelstorm-log-taken", seat: 0 });
  assert.ok(said.includes("That die is gone: somebody was faster."));
});

test("one die at a time, and a field takes one", async (context) => {
  const { ctrl, sent } = await open(context, { ...ALONE, places: { 5: { type: "field", seat: 0, card: 0, field: 4, layer: "single" } } });
  tap(ctrl, 0);
  tap(ctrl, 1);
  assert.equal(placeOf(ctrl, 1), "table");
  assert.deepEqual(ctrl.remark.value, { key: "dobbelstorm-log-one-die", seat: 0 });
  ctrl.tapZone(field(0, 0, 4));
  assert.equal(placeOf(ctrl, 0), "hand");
  assert.deepEqual(ctrl.remark.value, { key: "dobbelstorm-log-full", seat: 0 });
  assert.equal(sent.length, 1);
});

test("where several play, a die belongs to whoever's card it comes to", async (context) => {
  const { ctrl, sent } = await open(context);
  drag(ctrl, 1, field(1, 0, 1));
  assert.deepEqual(ctrl.dice.value[1].place, { type: "field", seat: 1, card: 0, field: 1, layer: "single" });
  tap(ctrl, 2);
  assert.deepEqual([...ctrl.lifted.value], [2]);
  assert.equal(placeOf(ctrl, 2), "table", "nobody can tell yet whose it is");
  ctrl.tapZone(field(0, 0, 2));
  assert.equal(ctrl.dice.value[2].place.seat, 0);
  assert.deepEqual(sent[0].codes, ["1g1@0"]);
  // A second tap puts a die down again.
  tap(ctrl, 3);
  tap(ctrl, 3);
  assert.equal(ctrl.lifted.value.size, 0);
});

test("two dice that were tapped are nobody's: neither lands on the wrong card", async (context) => {
  const { ctrl, sent } = await open(context);
  tap(ctrl, 1);
  tap(ctrl, 2);
  ctrl.tapZone(field(0, 0, 1));
  assert.deepEqual(sent, []);
  assert.equal(ctrl.lifted.value.size, 0);
  assert.deepEqual(ctrl.refused.value.dice, [1, 2]);
  assert.deepEqual(ctrl.remark.value, { key: "dobbelstorm-log-whose", seat: null });
});

test("STOP closes the table at once, but a die under another's finger may still be laid down", async (context) => {
  const { ctrl, sent, time } = await open(context);
  time.now += 4000;
  ctrl.pressDie(1);
  tap(ctrl, 2);
  ctrl.tapZone({ type: "stop", seat: 1 });
  assert.equal(ctrl.isOpen.value, false);
  assert.deepEqual([...ctrl.lifted.value], [1], "a die that was only tapped was not taken");
  assert.equal(ctrl.pressDie(3), false, "nobody takes another one");
  assert.deepEqual(sent, []);
  // Time stands still until the hand is empty, and STOP comes after what it laid down.
  time.now += 2000;
  ctrl.releaseDie(1, field(0, 0, 1), true);
  assert.deepEqual(sent[0].codes, ["0g1@4000"]);
  await sent[0].answer(position({ places: { 1: { type: "hand", seat: 0 } }, view: { clock: 4000 } }));
  assert.deepEqual(sent[1].codes, ["0p0.1@4000", "1s@4001"]);
  await sent[1].answer(position({ view: { phase: "scored", stopper: 1 } }));
  assert.equal(ctrl.stopping.value, null);
});

test("STOP is sent once, and forgotten when the engine refuses it", async (context) => {
  const { ctrl, sent, time } = await open(context, ALONE);
  time.now += 500;
  for (let tapped = 0; tapped < 3; tapped += 1) ctrl.tapZone({ type: "stop", seat: 0 });
  assert.deepEqual(sent.map(({ codes }) => codes), [["0s@501"]]);
  await sent[0].answer(null, [{ code: "0s@501", reason: "time_is_up" }]);
  assert.equal(ctrl.stopping.value, null);
  assert.equal(ctrl.isOpen.value, true);
  time.now += 100;
  tap(ctrl, 1);
  assert.deepEqual(sent[1].codes, ["0g1@600"], "the clock goes on");
});

test("a pause stops the clock, covers the dice and hides the plan", async (context) => {
  const { ctrl, session, sent, time, hintsOpen } = await open(context, ALONE);
  hintsOpen.value = true;
  const plan = [{ die: 1, card: 0, field: 1, layer: "single" }];
  const told = (/** @type {boolean} */ complete) => ({ type: "advice", options: [{ data: { seat: 0 }, facts: { plan, complete } }] });
  session.adviser?.(told(false));
  assert.deepEqual(ctrl.plan(0), [], "some choices are no advice yet");
  session.adviser?.(told(true));
  assert.deepEqual(ctrl.plan(0), plan);
  time.now += 700;
  assert.equal(ctrl.pressKey("p"), true);
  assert.deepEqual([ctrl.isCovered.value, ctrl.isOpen.value, ctrl.pressDie(1)], [true, false, false]);
  assert.deepEqual(ctrl.plan(0), []);
  time.now += 90_000;
  assert.equal(ctrl.pressKey("p"), true);
  tap(ctrl, 1);
  assert.deepEqual(sent[0].codes, ["0g1@700"]);
});

test("a finger that is still down when the dice are covered lays nothing", async (context) => {
  const { ctrl, sent } = await open(context, ALONE);
  ctrl.pressDie(1);
  ctrl.pause();
  ctrl.releaseDie(1, field(0, 0, 1), true);
  assert.equal(placeOf(ctrl, 1), "hand");
  assert.equal(sent.length, 1);
});

test("the upper die of a tower waits when that was said before or after taking it, and a second tap takes it back", async (context) => {
  const { ctrl, sent } = await open(context, ALONE);
  ctrl.tapZone(topFirst(0));
  assert.equal(ctrl.parking.value.get(0), 1);
  ctrl.tapZone(topFirst(0));
  assert.equal(ctrl.parking.value.size, 0);
  tap(ctrl, 1);
  ctrl.tapZone(topFirst(0));
  ctrl.tapZone(field(0, 1, 1));
  assert.equal(placeOf(ctrl, 1), "parked");
  await sent[0].answer(position({ ...ALONE, places: { 1: { type: "hand", seat: 0 } } }));
  assert.deepEqual(sent[1].codes, ["0k1.1@0"]);
  assert.equal(ctrl.parking.value.size, 0);
});

test("a bot acts when its moment has come, and never while the clock stands", async (context) => {
  const { ctrl, passed, time } = await open(context, { ...ALONE, upcoming: { seat: 1, at: 30 } });
  await settled();
  assert.deepEqual(passed, []);
  ctrl.pause();
  time.now += 500;
  await new Promise((resolve) => setTimeout(resolve, 60));
  assert.deepEqual(passed, []);
  ctrl.resume();
  time.now += 500;
  await new Promise((resolve) => setTimeout(resolve, 60));
  assert.ok(passed.length > 0);
  assert.ok(passed.every((at) => at === 500));
});

test("the last seconds of a turn that ends by itself are told", async (context) => {
  const { ctrl, time } = await open(context, ALONE);
  assert.equal(ctrl.secondsLeft.value, null);
  time.now += 52_500;
  await new Promise((resolve) => setTimeout(resolve, 300));
  assert.equal(ctrl.secondsLeft.value, 8);
});
