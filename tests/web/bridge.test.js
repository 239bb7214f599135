import assert from "node:assert/strict";
import { test } from "node:test";
import { createBridge } from "../../web/engine/bridge.js";
import { PROTOCOL } from "../../web/engine/messages.js";
import { FakeWorker, saveText, settle } from "./fake_engine.js";

function setUp() {
  /** @type {FakeWorker[]} */
  const workers = [new FakeWorker()];
  const first = /** @type {FakeWorker} */ (workers[0]);
  const bridge = createBridge(first, () => {
    const next = new FakeWorker();
    workers.push(next);
    return next;
  });
  return { bridge, workers, first };
}

test("a request is answered once, with its own answer", async () => {
  const { bridge, first } = setUp();
  first.ready();
  const [one, two] = await Promise.all([
    bridge.request("load_match", { text: saveText({ count: 1 }) }),
    bridge.request("load_match", { text: saveText({ count: 2 }) }),
  ]);
  assert.equal(/** @type {any} */ (one).view.count, 1);
  assert.equal(/** @type {any} */ (two).view.count, 2);
});

test("an error keeps its code, and the next request works", async () => {
  const { bridge, first } = setUp();
  first.ready();
  await assert.rejects(bridge.request("load_match", { text: "x" }), { code: "not_a_save" });
  await bridge.request("load_match", { text: saveText() });
});

test("an answer to nobody, a second answer and a foreign protocol are ignored", async () => {
  const { bridge, first } = setUp();
  first.ready();
  const answer = bridge.request("games");
  first.say({ v: PROTOCOL + 1, id: 1, type: "answer", payload: '{"ok":"wrong protocol"}' });
  first.say({ v: PROTOCOL, id: 99, type: "answer", payload: '{"ok":"nobody"}' });
  assert.deepEqual(await answer, []);
  first.say({ v: PROTOCOL, id: 1, type: "answer", payload: '{"ok":"again"}' });
});

test("a stream hands on its items in order and ends with the final one", async () => {
  const { bridge, first } = setUp();
  first.ready();
  /** @type {any[]} */
  const items = [];
  await bridge.stream("prepare", { game: "count" }, (item) => items.push(item)).done;
  assert.deepEqual(items.map((item) => item.type), ["progress"]);
});

test("an item out of order ends the stream with an error", async () => {
  const { bridge, first } = setUp();
  first.ready();
  first.holdStreams = true;
  const stream = bridge.stream("prepare", {}, () => {});
  await settle();
  first.say({ v: PROTOCOL, id: 1, type: "item", seq: 5, payload: "null", final: false });
  await assert.rejects(stream.done, { code: "internal" });
});

test("nothing arrives after cancelling, and done settles", async () => {
  const { bridge, first } = setUp();
  first.ready();
  first.holdStreams = true;
  let count = 0;
  const stream = bridge.stream("prepare", {}, () => {
    count += 1;
  });
  await settle();
  assert.equal(count, 1);
  stream.cancel();
  first.say({ v: PROTOCOL, id: 1, type: "item", seq: 1, payload: '{"type":"late"}', final: false });
  assert.equal(count, 1);
  first.streams.delete(1);
  first.say({ v: PROTOCOL, id: 1, type: "item", seq: 2, payload: "null", final: true });
  await stream.done;
  stream.cancel(); // Twice does no harm.
});

test("a lost worker rejects what was pending and a new one takes over", async () => {
  const { bridge, workers, first } = setUp();
  first.ready();
  let lost = 0;
  const stop = bridge.onLost(() => {
    lost += 1;
  });
  const pending = bridge.request("games");
  first.die();
  await assert.rejects(pending, { code: "engine_lost" });
  assert.ok(first.isTerminated);
  assert.equal(lost, 1);
  assert.equal(bridge.status.value, "starting");
  workers[1]?.ready();
  assert.equal(bridge.status.value, "ready");
  assert.deepEqual(await bridge.request("games"), []);
  stop();
  workers[1]?.die();
  assert.equal(lost, 1);
});

test("an engine that never comes up is given up, and can be tried again", async () => {
  const { bridge, workers } = setUp();
  workers[0]?.die();
  workers[1]?.die();
  workers[2]?.die();
  assert.equal(workers.length, 3);
  assert.equal(bridge.status.value, "failed");
  await assert.rejects(bridge.request("games"), { code: "engine_failed" });
  bridge.retry();
  assert.equal(workers.length, 4);
  workers[3]?.ready();
  assert.equal(bridge.status.value, "ready");
});

test("a fatal message counts as a lost worker", async () => {
  const { bridge, workers, first } = setUp();
  first.ready();
  first.say({ v: PROTOCOL, id: 0, type: "fatal", payload: '{"code":"engine_lost","detail":"memory"}' });
  assert.equal(workers.length, 2);
  assert.equal(bridge.status.value, "starting");
});
