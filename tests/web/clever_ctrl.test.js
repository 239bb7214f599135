import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

import { meta } from "../../web/games/clever/meta.js";
import { change, open, position, speak, t } from "./clever_fixture.js";

beforeEach(() => speak("en"));

const codes = (moves) => moves.map(({ code }) => code);
const promptOf = (ctrl) => ctrl.prompt.value.key.replace("clever-prompt-", "");

test("everything that may be done is lit, and a die narrows it down to its own fields", () => {
  const { ctrl } = open(position("pick"));
  assert.equal(ctrl.litMoves.value.length, 12);
  assert.deepEqual([...ctrl.litSources.value], ["white", "yellow", "blue", "green", "orange", "purple"]);
  assert.deepEqual(ctrl.actions.value, ["reroll"]);
  ctrl.tapSource("yellow");
  assert.deepEqual(codes(ctrl.litMoves.value), ["y.y12", "y.y15"]);
  assert.equal(promptOf(ctrl), "which-cell");
  ctrl.tapSource("yellow");
  assert.equal(ctrl.litMoves.value.length, 12);
});

test("a chosen die shows which dice would go to the platter, before any field is chosen", () => {
  const { ctrl } = open(position("pick"));
  assert.deepEqual([...ctrl.leaving.value], []);
  ctrl.tapSource("yellow");
  assert.deepEqual([...ctrl.leaving.value], ["white"]);
  ctrl.tapSource("white");
  assert.deepEqual([...ctrl.leaving.value], []);
});

test("a field that two dice could fill asks which one is meant", async () => {
  const { session, ctrl } = open(position("pick"));
  await ctrl.tapCell("blue", 6);
  assert.equal(ctrl.chosen.value, null);
  assert.equal(promptOf(ctrl), "which-die");
  assert.deepEqual([...ctrl.litSources.value], ["white", "blue"]);
  ctrl.tapSource("blue");
  assert.equal(ctrl.chosen.value.code, "b.b7");
  assert.deepEqual(session.asked, []);
  await ctrl.confirm();
  assert.deepEqual(session.asked, ["play b.b7"]);
});

test("the first tap on a field shows, the second does; Escape takes the first one back", async () => {
  const { session, ctrl } = open(position("pick"));
  ctrl.tapSource("white");
  await ctrl.tapCell("yellow", 0);
  assert.equal(ctrl.chosen.value.code, "w.y1");
  assert.equal(ctrl.pressKey("Escape"), true);
  assert.equal(ctrl.chosen.value, null);
  assert.equal(ctrl.pressKey("Escape"), false);
  ctrl.tapSource("white");
  await ctrl.tapCell("yellow", 0);
  await ctrl.tapCell("yellow", 0);
  assert.deepEqual(session.asked, ["play w.y1"]);
});

test("another die may be tapped while a field is laid ready: it fills that field, or starts anew", async () => {
  const { ctrl } = open(position("pick"));
  ctrl.tapSource("white");
  await ctrl.tapCell("blue", 6);
  ctrl.tapSource("blue");
  assert.equal(ctrl.chosen.value.code, "b.b7");
  assert.deepEqual([...ctrl.litSources.value], ["white", "blue"]);
  assert.ok(ctrl.sources.value.has("purple"));
  ctrl.tapSource("purple");
  // Purple has one field only, so that is laid ready at once.
  assert.deepEqual(ctrl.choice.value, { source: "purple", area: null, cell: null });
  assert.equal(ctrl.chosen.value.code, "p.p1");
});

test("a field that the chosen die cannot fill is asked for anew, one that no die can fill is deaf", async () => {
  const { ctrl } = open(position("pick"));
  ctrl.tapSource("yellow");
  await ctrl.tapCell("purple", 0);
  assert.equal(ctrl.choice.value.source, null);
  await ctrl.tapCell("purple", 5);
  assert.deepEqual(ctrl.choice.value, { source: null, area: "purple", cell: 0 });
});

test("a waiting bonus is chosen like a die, and its chain is played field by field", async () => {
  const { session, host, ctrl } = open(position("chain"));
  assert.equal(promptOf(ctrl), "bonus");
  assert.deepEqual([...ctrl.litSources.value], ["blue-x"]);
  await ctrl.tapCell("blue", 7);
  assert.equal(ctrl.chosen.value.code, "x.b8");
  const { events, snapshot } = change("after");
  session.answers.push({ events, snapshot });
  await ctrl.confirm();
  assert.equal(ctrl.chosen.value, null);
  assert.equal(ctrl.view.value.sheets[0].blue[7], true);
  assert.equal(host.said.length, 3);
  assert.match(host.said[0], /blue 8/);
  assert.deepEqual(host.sounds, ["tick", "score"]);
});

test("what a bot has just filled can be read until it goes on; a person's own move stands there from the tap on", async () => {
  const bot = { seats: [{ name: "solver", bot: "solver" }], automatic: true };
  const { ctrl } = open(position("served", bot));
  const { events, snapshot } = change("chain");
  // What the turn that follows brings is no work of this move.
  const later = [{ type: "turn", seat: 0, phase: "active" }, { type: "earned", seat: 0, what: "reroll", source: { kind: "round", area: null, index: 3 } }];
  await ctrl.present([...events, ...later], snapshot);
  assert.equal(ctrl.told.value.seat, 0);
  assert.deepEqual(ctrl.told.value.chain.map(({ type }) => type), ["marked", "earned"]);
  await ctrl.present([{ type: "rolled", seat: 0, dice: [1, 2, 3, 4, 5, 6], fresh: Array(6).fill(true) }], snapshot);
  assert.deepEqual(ctrl.told.value.chain, []);

  const { session, ctrl: own } = open(position("chain"));
  await own.tapCell("blue", 7);
  session.answers.push(change("after"));
  const done = own.confirm();
  assert.equal(own.played.value.code, "x.b8");
  await done;
  assert.deepEqual([own.played.value, own.told.value], [null, null]);
});

test("what is shown of a change before it is in place is what it leads to", async () => {
  for (const [before, name] of [["served", "chain"], ["chain", "after"]]) {
    const { ctrl } = open(position(before));
    const { events, snapshot } = change(name);
    await ctrl.present(events, snapshot);
    const [shown] = ctrl.sheets.value;
    const [real] = snapshot.view.sheets;
    for (const part of ["yellow", "blue", "green", "orange", "purple", "foxes", "rows", "columns", "diagonal"]) assert.deepEqual(shown[part], real[part]);
    for (const track of ["rerolls", "extras"]) assert.equal(shown[track].earned, real[track].earned);
  }
});

test("typed dice ask for one face after the other, and a slip can be mended", async () => {
  const { session, ctrl } = open(position("throw"));
  assert.equal(ctrl.asked.value, "white");
  for (const face of [3, 4, 6]) ctrl.typeFace(face);
  ctrl.pressKey("Backspace");
  assert.equal(ctrl.asked.value, "blue");
  for (const key of "4444") ctrl.pressKey(key);
  assert.equal(promptOf(ctrl), "type-done");
  ctrl.tapTyped("white");
  ctrl.typeFace(5);
  await ctrl.confirmTyped();
  assert.deepEqual(session.asked, ["roll w5y4b4g4o4p4"]);
});

test("half a throw is not confirmed", async () => {
  const { session, ctrl } = open(position("throw"));
  ctrl.typeFace(3);
  await ctrl.confirmTyped();
  assert.deepEqual(session.asked, []);
});

test("alone, equal dice are told apart by who sees them", async () => {
  const { session, ctrl } = open(position("serve"));
  for (const face of [1, 4, 4, 4, 6, 6]) ctrl.typeFace(face);
  assert.deepEqual(ctrl.serving.value, { sure: ["white"], equal: ["yellow", "blue", "green"], open: 2 });
  assert.equal(ctrl.isTyped.value, false);
  assert.equal(promptOf(ctrl), "type-nearest");
  for (const die of ["green", "yellow", "blue"]) ctrl.tapTyped(die);
  assert.deepEqual(ctrl.nearest.value, ["green", "yellow"]);
  await ctrl.confirmTyped();
  assert.deepEqual(session.asked, ["roll w1y4b4g4o6p6/wyg"]);
});

test("alone, three dice that are plainly lowest need no telling", async () => {
  const { session, ctrl } = open(position("serve"));
  for (const face of [1, 4, 2, 2, 6, 6]) ctrl.typeFace(face);
  await ctrl.confirmTyped();
  assert.deepEqual(session.asked, ["roll w1y4b2g2o6p6"]);
});

test("nothing can be tapped while somebody else plays", async () => {
  const { session, ctrl } = open(position("pick"));
  session.canAct.value = false;
  assert.equal(ctrl.litMoves.value.length, 0);
  ctrl.tapSource("white");
  await ctrl.tapCell("yellow", 0);
  await ctrl.act("reroll");
  assert.deepEqual(ctrl.choice.value, { source: null, area: null, cell: null });
  assert.deepEqual(session.asked, []);
});

test("advice is asked for while hints are open, and dropped with the position", async () => {
  const { session, host, ctrl } = open(position("served"));
  assert.equal(session.advisers.length, 0);
  host.hintsOpen.value = true;
  assert.equal(session.advisers.length, 1);
  const [option] = session.snapshot.value.moves;
  session.advisers[0].onAdvice({ type: "advice", options: [option], exact: false });
  ctrl.applyHint(option);
  assert.equal(ctrl.chosen.value.code, option.code);
  session.answers.push(change("chain"));
  await ctrl.confirm();
  assert.equal(session.advisers[0].isOn, false);
  assert.equal(session.advisers.at(-1).isOn, true);
  assert.equal(ctrl.hints.advice.value, null);
});

test("it is said who has the dice, who chooses and who may use a +1, but not who gets the bonus of a round", async () => {
  const seats = ["Ann", "Ben"].map((name) => ({ name, bot: null }));
  const { snapshot } = change("pick");
  const said = async (phase) => {
    const { host, ctrl } = open(position("pick", { seats }));
    await ctrl.present([{ type: "turn", seat: 1, phase }], snapshot);
    return host.said;
  };
  assert.deepEqual(await said("active"), ["Ben has the dice"]);
  assert.deepEqual(await said("passive"), ["Ben chooses from the platter"]);
  for (const phase of ["extra", "last"]) assert.deepEqual(await said(phase), ["Ben may use a +1"]);
  assert.deepEqual(await said("round"), []);
});

test("a prompt names the player only where there are several", () => {
  const seats = ["Ann", "Ben"].map((name) => ({ name, bot: null }));
  const texts = (changes, of = {}) => {
    const { view } = position("pick");
    return open(position("pick", { ...of, view: { ...view, ...changes } })).ctrl.prompt.value;
  };
  for (const [changes, key] of [[{ asks: "extra", phase: "extra" }, "extra"], [{ asks: "bonus", phase: "round" }, "round-bonus"], [{ phase: "passive" }, "passive"], [{ phase: "passive", fallback: true }, "fallback"]]) {
    assert.equal(texts(changes).key, `clever-prompt-${key}-solo`);
    assert.equal(texts(changes, { seats }).key, `clever-prompt-${key}-named`);
  }
  assert.equal(texts({ phase: "passive" }, { moves: [] }).key, "clever-prompt-nothing-served-solo");
  const [pass, reroll] = ["pass", "reroll"].map((type) => ({ code: type, data: { type } }));
  assert.equal(texts({}, { moves: [pass] }).key, "clever-prompt-nothing-fits");
  assert.equal(texts({}, { moves: [reroll, pass] }).key, "clever-prompt-nothing-fits-reroll");
});

test("the rating of a game alone stands with the result, and only then", () => {
  const { view } = position("pick");
  assert.equal(meta.verdict({ ...position("pick"), view: { ...view, rating: null } }), null);
  const words = Array.from({ length: view.layout.ratings.length + 1 }, (_, rating) => t(meta.verdict({ ...position("pick"), view: { ...view, rating } })));
  assert.equal(new Set(words).size, 9);
  for (const word of words) assert.doesNotMatch(word, /clever-/);
});

test("the large sheet is that of the person who is to move, or comes next", () => {
  const seats = ["solver", null, null].map((bot, seat) => ({ name: `P${seat}`, bot }));
  const at = (seat) => open(position("pick", { seats, view: { ...position("pick").view, seat } })).ctrl.mainSeat.value;
  assert.deepEqual([at(0), at(1), at(2)], [1, 1, 2]);
});
