import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

import { createCtrl } from "../../web/games/push/ctrl.js";
import { glowOf } from "../../web/games/push/heat.js";
import { changes, fakeHost, fakeSession, positionWhere, speak } from "./push_fixture.js";

beforeEach(() => speak("en"));

function open(snapshot) {
  const session = fakeSession(snapshot);
  const host = fakeHost(session);
  const ctrl = createCtrl(host);
  session.attach(ctrl);
  return { session, host, ctrl };
}

const has = (type) => (snapshot) => snapshot.moves.some((move) => move.data.type === type);

test("one tap on the pile dares and turns over", async () => {
  const { session, ctrl } = open(positionWhere(has("draw")));
  const drawing = changes.find(({ before, after }) => has("draw")(before) && after.view.phase === "draw");
  session.answers.push({ events: drawing.events, snapshot: drawing.after });
  await ctrl.draw();
  assert.deepEqual(session.asked, ["play draw", "roll"]);
});

test("stop is offered only when the engine offers it", async () => {
  const first = positionWhere((one) => has("draw")(one) && !has("stop")(one));
  assert.equal(open(first).ctrl.stopMove.value, null);
  const { session, ctrl } = open(positionWhere(has("stop")));
  await ctrl.stop();
  assert.deepEqual(session.asked, ["play stop"]);
});

test("a drawn card goes where a lit row is tapped, and nowhere else", async () => {
  const snapshot = positionWhere(has("place"));
  const { session, ctrl } = open(snapshot);
  const rows = snapshot.moves.map((move) => move.data.row);
  for (const row of [0, 1, 2]) assert.equal(ctrl.rowMove(row) !== null, rows.includes(row));
  await ctrl.tapRow(rows[1]);
  assert.deepEqual(session.asked, [`play place${rows[1] + 1}`]);
});

test("a row is taken by its key", () => {
  const snapshot = positionWhere(has("take"));
  const { session, ctrl } = open(snapshot);
  const [{ code, data }] = snapshot.moves;
  assert.equal(ctrl.pressKey(String(data.row + 1)), true);
  assert.deepEqual(session.asked, [`play ${code}`]);
});

test("banking needs a second tap, and Escape takes the first one back", async () => {
  const snapshot = positionWhere(has("bank"));
  const { session, ctrl } = open(snapshot);
  const { colour } = snapshot.moves.find((move) => move.data.type === "bank").data;
  ctrl.pickColour(colour);
  assert.equal(ctrl.banking.value, colour);
  assert.equal(ctrl.prompt.value.key, "push-prompt-banking");
  ctrl.pressKey("Escape");
  assert.equal(ctrl.banking.value, null);
  await ctrl.confirmBank();
  assert.deepEqual(session.asked, []);
  ctrl.pickColour(colour);
  await ctrl.confirmBank();
  assert.deepEqual(session.asked, [`play bank_${colour}`]);
});

test("nothing can be tapped while a bot plays", () => {
  const { session, ctrl } = open(positionWhere(has("stop")));
  session.canAct.value = false;
  assert.equal(ctrl.canDraw.value, false);
  assert.equal(ctrl.stopMove.value, null);
  assert.equal(ctrl.pressKey("d"), false);
});

test("what happens is said once, and every change has words", async () => {
  for (const { kinds, before, events, after } of changes) {
    const { host, ctrl } = open(before);
    await ctrl.present(events, after);
    for (const line of host.said) assert.doesNotMatch(line, /push-|\{|undefined/, kinds);
    if (/drawn|taken|rolled|banked/.test(kinds)) assert.ok(host.said.length > 0, kinds);
    assert.equal(new Set(host.said).size, host.said.length, kinds);
  }
});

test("whoever rolls hears what it costs, or that it costs nothing", async () => {
  const rolls = changes.filter(({ kinds }) => kinds.includes("rolled"));
  for (const { kinds, before, events, after } of rolls) {
    const { host, ctrl } = open(before);
    await ctrl.present(events, after);
    const said = host.said.join("\n");
    const [{ seat }] = events;
    const { name } = before.seats[seat];
    if (kinds.includes("lost")) assert.match(said, new RegExp(`${name} loses (one|all|the|\\d)`), kinds);
    else assert.match(said, new RegExp(`${name} loses nothing`), kinds);
  }
  assert.ok(rolls.some(({ kinds }) => kinds.includes("lost")) && rolls.some(({ kinds }) => !kinds.includes("lost")));
});

test("a card lies face down the longer, the more is at stake", async () => {
  const { before, events, after } = changes.find(({ kinds }) => kinds.startsWith("drawn"));
  for (const [chance, tense] of [[0, false], [0.2, true]]) {
    const { ctrl } = open({ ...before, view: { ...before.view, bust: { chance, cards: 1, of: 5 } } });
    await ctrl.present(events, after);
    assert.equal(ctrl.stage.value.tense, tense);
  }
});

test("a card too many asks for the die from the moment it is seen", async () => {
  const { before, events, after } = changes.find(({ kinds }) => kinds.includes("bust"));
  const { ctrl } = open({ ...before, automatic: false });
  await ctrl.present(events, after);
  assert.equal(ctrl.prompt.value.key, "push-prompt-roll-bust");
  // While the die tumbles the sentence stays what it was.
  const rolls = changes.filter(({ kinds, before: { view } }) => kinds.startsWith("rolled") && view.roll.reason === "bust");
  for (const roll of rolls) {
    const rolling = open(roll.before);
    await rolling.ctrl.present(roll.events.slice(0, 1), roll.after);
    assert.equal(rolling.ctrl.prompt.value.key, "push-prompt-roll-bust");
  }
  assert.ok(rolls.length > 0);
});

test("every position has a prompt that is a sentence, in both languages", () => {
  for (const name of ["en", "nl"]) {
    speak(name);
    for (const { before } of changes) {
      const { host, ctrl } = open(before);
      const { key, args } = ctrl.prompt.value;
      assert.doesNotMatch(host.t(key, args), /push-|\{|undefined/);
    }
  }
});

test("advice is asked for while hints are open and a person must choose", () => {
  const { session, host, ctrl } = open(positionWhere(has("stop")));
  host.hintsOpen.value = true;
  assert.equal(session.advisers.length, 1);
  session.advisers[0].onAdvice({ type: "advice", options: [{ code: "stop" }] });
  assert.equal(ctrl.pointed.value, "stop");
  host.hintsOpen.value = false;
  assert.equal(session.advisers[0].isOn, false);
});

test("while a row is on its way, the sentence tells who takes what", async () => {
  const { before, events, after } = changes.find(({ kinds }) => kinds.startsWith("taken"));
  const { host, ctrl } = open(before);
  const { prompt } = ctrl;
  const seen = [];
  const stopWatching = prompt.subscribe(({ key, args }) => seen.push(host.t(key, args)));
  await ctrl.present(events, after);
  stopWatching();
  const [{ seat, row, points }] = events;
  assert.ok(seen.some((line) => line.startsWith(`${before.seats[seat].name} takes row ${row + 1}: ${points} point`)), seen.join("\n"));
});

test("the end names the winner, or all of them", () => {
  const { after } = changes.find(({ after: { turn } }) => turn.type === "over");
  for (const [winners, words] of [[[1], /Ben wins!/], [[0, 2], /Ann, Cleo win together!/]]) {
    const { host, ctrl } = open({ ...after, winners });
    const { key, args } = ctrl.prompt.value;
    assert.match(host.t(key, args), words);
  }
});

test("the table glows the more, the more cards lie on it", () => {
  assert.deepEqual([0, 5, 6, 7, 8, 15].map(glowOf), ["cool", "cool", "warm", "warm", "hot", "hot"]);
});
