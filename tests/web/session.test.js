import assert from "node:assert/strict";
import { test } from "node:test";
import { createSession } from "../../web/app/session.js";
import { createBridge } from "../../web/engine/bridge.js";
import { EngineError } from "../../web/engine/messages.js";
import { newRecord } from "../../web/store/match_record.js";
import { FakeWorker, saveText, settle, snapshotOf } from "./fake_engine.js";

/**
 * @param {object} [given]
 * @param {string} [given.text]
 * @param {"held" | "busy"} [given.lock]
 * @param {(log: string[]) => Promise<void>} [given.save]
 * @param {number} [given.pace]
 */
function setUp({ text = saveText(), lock = "held", save = async () => {}, pace = 0 } = {}) {
  /** @type {string[]} */
  const log = [];
  /** @type {FakeWorker[]} */
  const workers = [new FakeWorker()];
  const bridge = createBridge(/** @type {FakeWorker} */ (workers[0]), () => {
    const next = new FakeWorker();
    workers.push(next);
    return next;
  });
  const calls = { freed: () => {}, changed: () => {}, released: 0 };
  const record = newRecord("m1", /** @type {any} */ (snapshotOf(text, 0)), 1, "r1");
  const stored = { record };
  const session = createSession({
    bridge,
    record,
    gameInfo: async () => ({
      id: "count",
      min_seats: 1,
      max_seats: 4,
      options: [],
      bots: [{ id: "solver", needs_expert: true, typical_score: 1 }],
    }),
    save: async (snapshot) => {
      log.push(`save ${snapshot.view.count}`);
      await save(log);
      stored.record = { ...record, snapshot };
    },
    reread: async () => stored.record,
    claim: (held, busy, freed) => {
      queueMicrotask(lock === "held" ? held : busy);
      calls.freed = freed;
      return () => {
        calls.released += 1;
      };
    },
    follow: (changed) => {
      calls.changed = changed;
      return () => {};
    },
    pace: () => pace,
    wait: async () => {},
  });
  session.onPresent(async (events, next) => {
    log.push(`present ${events.length} ${session.snapshot.value.view.count}>${next.view.count}`);
  });
  return { session, workers, bridge, log, calls, stored, first: /** @type {FakeWorker} */ (workers[0]) };
}

test("the stored screen is there at once; the match can be played when the engine has loaded it", async () => {
  const { session, first } = setUp({ text: saveText({ count: 3 }) });
  assert.equal(session.snapshot.value.view.count, 3);
  assert.equal(session.phase.value, "starting");
  assert.equal(session.canAct.value, false);
  first.ready();
  await settle();
  assert.equal(session.phase.value, "active");
  assert.equal(session.canAct.value, true);
  assert.equal(session.snapshot.value.match, 1);
});

test("a change is saved, then presented over the old snapshot, then in place", async () => {
  const { session, log } = setUp();
  await settle();
  assert.equal(await session.play("one"), true);
  assert.deepEqual(log, ["save 1", "present 1 0>1"]);
  assert.equal(session.snapshot.value.view.count, 1);
  assert.equal(session.busy.value, false);
});

test("a refused move leaves everything as it was and says why", async () => {
  const { session, log } = setUp();
  await settle();
  assert.equal(await session.play("nonsense"), false);
  assert.equal(session.failure.value?.code, "not_a_move_now");
  assert.deepEqual(log, []);
  assert.equal(await session.play("one"), true);
  assert.equal(session.failure.value, null);
});

test("two actions at once happen one after the other", async () => {
  const { session, log } = setUp();
  await settle();
  await Promise.all([session.play("one"), session.play("one")]);
  assert.deepEqual(log, ["save 1", "present 1 0>1", "save 2", "present 1 1>2"]);
});

test("a strong bot waits until the solver is ready; the screen sees how far it is", async () => {
  const { session, first } = setUp({ text: saveText({ seats: ["bot:solver", "Ann"] }) });
  first.isPreparing = true;
  await settle();
  assert.equal(session.snapshot.value.view.count, 0);
  assert.equal(session.thinking.value?.done, 0.1);
  assert.ok(!first.asked.includes("step"));
  first.finishPreparing();
  await settle();
  assert.equal(session.thinking.value, null);
  assert.equal(session.snapshot.value.view.count, 1);
  assert.equal(session.failure.value, null);
});

test("bots play on by themselves until a person is to move, after the solver is ready", async () => {
  const { session, first } = setUp({ text: saveText({ seats: ["Ann", "bot:solver", "bot:solver"] }) });
  await settle();
  await session.play("one");
  await settle();
  assert.equal(session.snapshot.value.view.count, 3);
  assert.ok(first.asked.indexOf("prepare") < first.asked.indexOf("step"));
  assert.equal(first.asked.filter((type) => type === "step").length, 2);
});

test("only what bots do is shown in haste, and only where they play at once", async () => {
  for (const pace of [0, 220]) {
    const { session, first } = setUp({ text: saveText({ seats: ["Ann", "bot:solver", "bot:solver"] }), pace });
    /** @type {[number, boolean][]} */
    const shown = [];
    session.onPresent(async (events, next) => {
      shown.push([next.view.count, session.hasty.value]);
    });
    first.ready();
    await settle();
    await session.play("one");
    await settle();
    const isHasty = pace === 0;
    assert.deepEqual(shown, [[1, false], [2, isHasty], [3, isHasty]]);
    assert.equal(session.hasty.value, false);
  }
});

test("bots alone play to the end", async () => {
  const { session } = setUp({ text: saveText({ seats: ["bot:solver"] }) });
  await settle();
  await settle();
  await settle();
  assert.equal(session.snapshot.value.turn.type, "over");
  assert.equal(session.canAct.value, false);
});

test("taking back free moves asks nothing; beyond seen dice it asks, and no means no", async () => {
  const { session } = setUp({ text: saveText({ count: 4 }) });
  await settle();
  let asked = 0;
  const no = async () => {
    asked += 1;
    return false;
  };
  assert.equal(await session.undo(no), true);
  assert.equal(asked, 0);
  await session.play("one");
  await session.play("one");
  assert.equal(await session.undo(no), false);
  assert.equal(asked, 1);
  assert.equal(session.snapshot.value.view.count, 5);
  assert.equal(await session.undo(async () => true), true);
  assert.equal(session.snapshot.value.practice, true);
  assert.equal(session.snapshot.value.view.count, 4);
});

test("a full disk does not stop the match; retrying saves what is shown", async () => {
  let isFull = true;
  const { session, stored } = setUp({
    save: async () => {
      if (isFull) throw new EngineError("storage_full");
    },
  });
  await settle();
  assert.equal(await session.play("one"), true);
  assert.equal(session.snapshot.value.view.count, 1);
  assert.equal(session.unsaved.value?.code, "storage_full");
  await session.retrySave();
  assert.equal(session.unsaved.value?.code, "storage_full");
  isFull = false;
  await session.retrySave();
  assert.equal(session.unsaved.value, null);
  assert.equal(stored.record.snapshot.view.count, 1);
});

test("a lost engine is replaced and the match goes on where it was", async () => {
  const { session, workers, first } = setUp();
  await settle();
  await session.play("one");
  first.die();
  assert.equal(session.phase.value, "starting");
  await settle();
  assert.equal(workers.length, 2);
  assert.equal(session.phase.value, "active");
  assert.equal(await session.play("one"), true);
  assert.equal(session.snapshot.value.view.count, 2);
});

test("an engine lost in the middle of a move: the move is not made, its maker hears of it", async () => {
  const { session, first } = setUp();
  await settle();
  const playing = session.play("one");
  await Promise.resolve();
  first.die();
  assert.equal(await playing, false);
  assert.equal(session.failure.value?.code, "engine_lost");
  await settle();
  assert.equal(session.phase.value, "active");
  assert.equal(session.snapshot.value.view.count, 0);
});

test("an engine lost while the match was loading is survived too", async () => {
  const { session, first } = setUp();
  await Promise.resolve();
  first.die();
  await settle();
  assert.equal(session.phase.value, "active");
});

test("a damaged save is refused with its reason", async () => {
  const broken = { ...snapshotOf(saveText()), text: "garbage" };
  const { session } = setUp();
  session.close();
  const other = setUp();
  other.session.snapshot.value = /** @type {any} */ (broken);
  await settle();
  assert.equal(other.session.phase.value, "refused");
  assert.equal(other.session.failure.value?.code, "not_a_save");
  assert.equal(await other.session.play("one"), false);
});

test("a second tab looks on, follows, and takes over when the first lets go", async () => {
  const { session, calls, stored } = setUp({ lock: "busy" });
  await settle();
  assert.equal(session.phase.value, "read_only");
  assert.equal(await session.play("one"), false);
  stored.record = newRecord("m1", /** @type {any} */ (snapshotOf(saveText({ count: 6 }), 0)), 2, "r1");
  calls.changed();
  await settle();
  assert.equal(session.snapshot.value.view.count, 6);
  calls.freed();
  assert.equal(session.phase.value, "free");
  stored.record = newRecord("m1", /** @type {any} */ (snapshotOf(saveText({ count: 7 }), 0)), 3, "r1");
  await session.takeOver();
  await settle();
  assert.equal(session.phase.value, "active");
  assert.equal(session.snapshot.value.view.count, 7);
  assert.equal(await session.play("one"), true);
});

test("advice is for the position shown; a change of position ends it", async () => {
  const { session, first } = setUp();
  await settle();
  first.holdStreams = true;
  /** @type {any[]} */
  const heard = [];
  session.advise((item) => heard.push(item));
  await settle();
  assert.equal(heard.length, 1);
  await session.play("one");
  await settle();
  assert.equal(first.streams.size, 0, "the stream was cancelled");
  assert.equal(heard.length, 1);
});

test("closing lets go of the lock and of the match in the engine", async () => {
  const { session, calls, first } = setUp();
  await settle();
  session.close();
  session.close();
  await settle();
  assert.equal(calls.released, 1);
  assert.equal(first.matches.size, 0);
  assert.equal(await session.play("one"), false);
});
