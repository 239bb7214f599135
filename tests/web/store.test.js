import assert from "node:assert/strict";
import { test } from "node:test";
import { latestUnfinished, sortShelf } from "../../web/app/shelf.js";
import { createBridge } from "../../web/engine/bridge.js";
import { createMatchStore } from "../../web/store/match_store.js";
import { isDrawable, newRecord, resultOf, ruleSetKey } from "../../web/store/match_record.js";
import { DEFAULTS, createPreferences, isPossible } from "../../web/store/preferences.js";
import { earlierBest, statisticsOf } from "../../web/store/statistics.js";
import { exportText, importFile, parseSaveFile } from "../../web/store/transfer.js";
import { claimMatch } from "../../web/store/tabs.js";
import { FakeWorker, saveText, settle, snapshotOf } from "./fake_engine.js";

/** As much of the database as the stores use. */
function fakeDatabase() {
  /** @type {Record<string, Map<string, any>>} */
  const tables = { matches: new Map(), results: new Map(), preferences: new Map() };
  const state = { failure: /** @type {unknown} */ (null) };
  /** @param {string} name */
  const table = (name) => /** @type {Map<string, any>} */ (tables[name]);
  const put = async (/** @type {string} */ name, /** @type {any} */ value, /** @type {string | undefined} */ key) => {
    if (state.failure) throw state.failure;
    table(name).set(key ?? value.id, value);
  };
  const database = {
    getAll: async (/** @type {string} */ name) => [...table(name).values()],
    get: async (/** @type {string} */ name, /** @type {string} */ key) => table(name).get(key),
    put,
    delete: async (/** @type {string} */ name, /** @type {string} */ key) => void table(name).delete(key),
    clear: async (/** @type {string} */ name) => table(name).clear(),
    transaction: () => ({
      objectStore: (/** @type {string} */ name) => ({
        put: (/** @type {any} */ value) => put(name, value, undefined),
        delete: async (/** @type {string} */ key) => void table(name).delete(key),
      }),
      done: Promise.resolve(),
    }),
  };
  return { database: Promise.resolve(/** @type {any} */ (database)), tables, state };
}

function setUp() {
  const fake = fakeDatabase();
  let time = 100;
  let id = 0;
  /** @type {string[]} */
  const told = [];
  const store = createMatchStore({
    database: fake.database,
    now: () => (time += 1),
    newId: () => `m${(id += 1)}`,
    release: "r1",
    tellOthers: (changed) => told.push(changed),
  });
  return { store, told, ...fake };
}

/** @param {Parameters<typeof saveText>[0]} [save] @returns {any} */
const snapshot = (save) => snapshotOf(saveText(save));

test("a match is written, found again, told to other tabs, and removed", async () => {
  const { store, told, tables } = setUp();
  const { record, unsaved } = await store.add(snapshot());
  assert.equal(unsaved, null);
  await store.save(record, snapshot({ count: 2 }));
  assert.equal(tables.matches?.get("m1").snapshot.view.count, 2);
  assert.equal(store.find("m1")?.createdAt, record.createdAt);
  assert.equal(store.find("m1")?.release, "r1");
  assert.deepEqual(told, ["m1", "m1"]);
  await store.remove("m1");
  assert.equal(store.find("m1"), undefined);
  assert.equal(tables.matches?.size, 0);
});

test("a finished match enters the statistics, leaves them when taken back, and stays when deleted", async () => {
  const { store, tables } = setUp();
  const { record } = await store.add(snapshot());
  await store.save(record, snapshot({ count: 10 }));
  assert.equal(store.results.value.length, 1);
  await store.save(record, snapshot({ count: 9, practice: true }));
  assert.equal(store.results.value.length, 0);
  assert.equal(tables.results?.size, 0);
  await store.save(record, snapshot({ count: 10, practice: true }));
  await store.remove(record.id);
  assert.equal(store.results.value.length, 1);
  assert.equal(tables.results?.size, 1);
});

test("a full disk is told by its code, and the match is kept in memory", async () => {
  const { store, state } = setUp();
  state.failure = new DOMException("no room", "QuotaExceededError");
  const { record, unsaved } = await store.add(snapshot());
  assert.equal(unsaved?.code, "storage_full");
  assert.ok(store.find(record.id));
  state.failure = new Error("broken");
  await assert.rejects(store.save(record, snapshot({ count: 1 })), { code: "storage_unavailable" });
  state.failure = null;
  await store.save(record, snapshot({ count: 1 }));
});

test("a database that cannot be opened leaves an empty, loaded shelf", async () => {
  const broken = Promise.reject(new Error("blocked"));
  broken.catch(() => {});
  const store = createMatchStore({ database: broken, now: () => 0, newId: () => "m", release: "r1", tellOthers: () => {} });
  await assert.rejects(store.load());
  assert.equal(store.isLoaded.value, true);
  assert.equal((await store.add(snapshot())).unsaved?.code, "storage_unavailable");
});

test("one unreadable record does not spoil the shelf", async () => {
  const { store, tables } = setUp();
  const good = newRecord("good", snapshot(), 1, "r1");
  tables.matches?.set("good", good);
  tables.matches?.set("bad", { id: "bad", snapshot: null, changedAt: 5 });
  tables.matches?.set("marked", { ...good, id: "marked", damage: { code: "not_a_save", detail: "" } });
  await store.load();
  const shelf = sortShelf(store.matches.value);
  assert.deepEqual(shelf.unfinished.map((record) => record.id), ["good"]);
  assert.deepEqual(shelf.damaged.map((record) => record.id).sort(), ["bad", "marked"]);
  assert.equal(store.find("bad")?.damage?.code, "save_unreadable");
  assert.equal(latestUnfinished(store.matches.value)?.id, "good");
  assert.ok(!isDrawable(/** @type {any} */ ({})));
});

test("statistics: records by rule set, practice and company left out", () => {
  /** @param {string} id @param {number} total @param {object} [rest] */
  const result = (id, total, rest = {}) => ({
    ...resultOf(newRecord(id, snapshot({ count: 10 }), 1, "r1")),
    totals: [total],
    options: { dice: "app", joker: "dutch" },
    ...rest,
  });
  const results = [
    result("a", 200, { finishedAt: 1 }),
    result("b", 260, { finishedAt: 2 }),
    result("c", 300, { finishedAt: 3, practice: true }),
    result("d", 320, { finishedAt: 4, options: { dice: "app", joker: "forced" } }),
    result("e", 400, {
      finishedAt: 5,
      seats: [{ name: "Ann", bot: null }, { name: "bot:solver", bot: "solver" }],
      totals: [400, 100],
      winners: [0],
    }),
    result("f", 500, { finishedAt: 6, game: "other" }),
  ];
  const { finished, practice, records, againstBots, recent } = statisticsOf(results, "count", ["joker"]);
  assert.deepEqual([finished, practice], [4, 1]);
  assert.deepEqual(records.map(({ key, games, mean, best }) => [key, games, mean, best.id]), [
    ["joker=dutch", 2, 230, "b"],
    ["joker=forced", 1, 320, "d"],
  ]);
  assert.deepEqual(againstBots, [{ bot: "solver", played: 1, won: 1 }]);
  assert.equal(recent[0]?.id, "e");
  const [first, second] = results;
  assert.equal(earlierBest(results, /** @type {any} */ (first), ["joker"]), null);
  assert.equal(earlierBest(results, /** @type {any} */ (second), ["joker"]), 200);
  assert.equal(ruleSetKey({ b: "2", a: "1" }, ["b", "a"]), "a=1 b=2");
});

test("export and import: everything comes back through the engine; rubbish does not", async () => {
  const { store, database } = setUp();
  const preferences = createPreferences({ database });
  await preferences.set("theme", "dark");
  await preferences.set("install", "dismissed");
  const { record } = await store.add(snapshot({ count: 3 }));
  await store.add(snapshot({ count: 10 }));
  const text = exportText(store.matches.value, store.results.value, preferences, 1);

  const parsed = parseSaveFile(text);
  assert.ok("matches" in parsed);
  assert.ok(!("install" in parsed.preferences), "what belongs to the device stays there");
  parsed.matches.push({ id: "evil", createdAt: 1, changedAt: 1, text: "garbage" });

  const other = setUp();
  const worker = new FakeWorker();
  const bridge = createBridge(worker, () => new FakeWorker());
  const otherPreferences = createPreferences({ database: other.database });
  const app = { bridge, store: other.store, preferences: otherPreferences };
  const report = await importFile(parsed, app);
  assert.deepEqual([report.added, report.older, report.refused.map(({ code }) => code)], [2, 0, ["not_a_save"]]);
  assert.equal(other.store.find(record.id)?.snapshot.view.count, 3);
  assert.equal(other.store.results.value.length, 1);
  assert.equal(otherPreferences.theme.value, "dark");
  assert.equal(worker.matches.size, 0, "nothing stays open in the engine");
  assert.equal((await importFile(parsed, app)).older, 2);
});

test("a file of something else is refused with a reason", () => {
  const code = (/** @type {string} */ text) => {
    const parsed = parseSaveFile(text);
    return "code" in parsed ? parsed.code : "fine";
  };
  assert.equal(code("{"), "import_not_json");
  assert.equal(code("null"), "import_not_worp");
  assert.equal(code("[]"), "import_not_worp");
  assert.equal(code('{"format":"worp-saves","version":99,"matches":[],"results":[],"preferences":{}}'), "import_version");
  assert.equal(code('{"format":"worp-saves","version":1,"matches":{},"results":[],"preferences":{}}'), "import_not_worp");
});

test("entries of the wrong shape are left out of an import", () => {
  const parsed = parseSaveFile(
    JSON.stringify({
      format: "worp-saves",
      version: 1,
      matches: [null, 1, { id: "../x", createdAt: 1, changedAt: 1, text: "" }, { id: "ok", createdAt: 1, changedAt: 1, text: "" }],
      results: [{ id: "r", game: "count", version: 1, options: {}, seats: [], totals: [], winners: [], practice: false, seed: 1, finishedAt: 1 }],
      preferences: { theme: "pink", language: "nl", __proto__: { x: 1 }, lastSetups: [] },
    }),
  );
  assert.ok("matches" in parsed);
  assert.deepEqual(parsed.matches.map(({ id }) => id), ["ok"]);
  assert.deepEqual(parsed.results, []);
  assert.deepEqual(parsed.preferences, { language: "nl" });
});

test("preferences: only possible values are taken over from the disk", async () => {
  const { database, tables } = fakeDatabase();
  tables.preferences?.set("theme", "pink");
  tables.preferences?.set("pace", "instant");
  const preferences = createPreferences({ database });
  await preferences.load();
  assert.equal(preferences.theme.value, DEFAULTS.theme);
  assert.equal(preferences.pace.value, "instant");
  assert.ok(isPossible("sound", "on"));
  assert.ok(!isPossible("sound", true));
  assert.ok(!isPossible("nonsense", 1));
});

test("two tabs: the second waits for the lock and has it before anybody is told", async () => {
  /** @type {{ name: string, run: (lock: object | null) => unknown, signal?: AbortSignal }[]} */
  const waiting = [];
  let isTaken = false;
  const locks = /** @type {any} */ ({
    request: async (/** @type {string} */ name, /** @type {any} */ options, /** @type {any} */ run) => {
      if (options.ifAvailable && isTaken) return run(null);
      if (isTaken) return void waiting.push({ name, run, ...options });
      isTaken = true;
      await run({});
      isTaken = false;
      const next = waiting.shift();
      if (next && !next.signal?.aborted) {
        isTaken = true;
        await next.run({});
      }
    },
  });
  /** @type {string[]} */
  const log = [];
  const tab = (/** @type {string} */ name) =>
    claimMatch(locks, "m", () => log.push(`${name} held`), () => log.push(`${name} busy`), () => log.push(`${name} freed`));
  const release = tab("first");
  await settle();
  tab("second");
  await settle();
  assert.deepEqual(log, ["first held", "second busy"]);
  release();
  await settle();
  assert.deepEqual(log, ["first held", "second busy", "second freed"]);
  assert.ok(isTaken);
});
