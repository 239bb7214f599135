/** The service worker in a sandbox: a worker-like global, caches in memory, a server that counts. */
import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import vm from "node:vm";

const SOURCE = readFileSync(new URL("../../web/service-worker.js", import.meta.url), "utf8");
const SCOPE = "https://host.example/sub/path/";

/** @param {string} text */
const hashOf = (text) => createHash("sha256").update(text).digest("hex");

/** @param {Record<string, string>} files */
const precacheOf = (files) => Object.entries(files).map(([url, text]) => ({ url, hash: hashOf(text), size: text.length }));

/** Caches that outlive the workers, as in a browser. */
function createCaches() {
  /** @type {Map<string, Map<string, Response>>} */
  const all = new Map();
  return {
    all,
    open: async (/** @type {string} */ name) => {
      const entries = all.get(name) ?? new Map();
      all.set(name, entries);
      return {
        match: async (/** @type {string} */ url) => entries.get(url)?.clone(),
        put: async (/** @type {string} */ url, /** @type {Response} */ response) => void entries.set(url, response),
      };
    },
    keys: async () => [...all.keys()],
    delete: async (/** @type {string} */ name) => all.delete(name),
  };
}

/**
 * @param {object} given
 * @param {string} given.release
 * @param {Record<string, string>} given.files      what the release lists
 * @param {Record<string, string>} [given.server]   what the server has, if something else
 * @param {ReturnType<typeof createCaches>} given.caches
 */
function startWorker({ release, files, server = files, caches }) {
  const source = SOURCE.replace("{{release}}", release).replace(
    '"{{precache}}"',
    JSON.stringify(JSON.stringify(precacheOf(files))),
  );
  /** @type {Record<string, (event: any) => void>} */
  const listeners = {};
  /** @type {string[]} */
  const fetched = [];
  /** @type {any[]} */
  const told = [];
  let skipped = 0;
  const self = {
    registration: { scope: SCOPE },
    location: new URL(`${SCOPE}service-worker.js`),
    addEventListener: (/** @type {string} */ type, /** @type {any} */ listener) => {
      listeners[type] = listener;
    },
    skipWaiting: async () => {
      skipped += 1;
    },
    clients: { claim: async () => {}, matchAll: async () => [{ postMessage: (/** @type {any} */ message) => told.push(message) }] },
  };
  /** @param {string | { url: string }} request @param {{ integrity?: string }} [options] */
  const fetch = async (request, options = {}) => {
    const url = typeof request === "string" ? request : request.url;
    fetched.push(url.replace(SCOPE, ""));
    const text = server[url.replace(SCOPE, "")];
    if (text === undefined) return new Response("", { status: 404 });
    const digest = `sha256-${createHash("sha256").update(text).digest("base64")}`;
    if (options.integrity && options.integrity !== digest) throw new TypeError("integrity");
    return new Response(text);
  };
  vm.runInNewContext(source, { self, caches, fetch, URL, Response, btoa, JSON, Promise, Map });
  /** @param {string} type */
  const run = async (type) => {
    /** @type {Promise<unknown>} */
    let work = Promise.resolve();
    listeners[type]?.({ waitUntil: (/** @type {Promise<unknown>} */ promise) => (work = promise) });
    await work;
  };
  /** @param {string} url @param {object} [request] */
  const get = async (url, request = {}) => {
    /** @type {Promise<Response> | null} */
    let answer = null;
    listeners.fetch?.({
      request: { url: new URL(url, SCOPE).href, method: "GET", mode: "cors", ...request },
      respondWith: (/** @type {Promise<Response>} */ response) => (answer = response),
    });
    const response = /** @type {Response | null} */ (await answer);
    return response && response.text();
  };
  return { run, get, fetched, told, listeners, skips: () => skipped };
}

const FIRST = { "index.html": "one", "app-1/main.js": "code one", "runtime-1/py.wasm": "python" };
const SECOND = { "index.html": "two", "app-2/main.js": "code two", "runtime-1/py.wasm": "python" };

test("after installing, everything comes from the cache, and any page is the start page", async () => {
  const worker = startWorker({ release: "1", files: FIRST, caches: createCaches() });
  await worker.run("install");
  await worker.run("activate");
  worker.fetched.length = 0;
  assert.equal(await worker.get("app-1/main.js"), "code one");
  assert.equal(await worker.get("app-1/main.js?x=1"), "code one");
  assert.equal(await worker.get("", { mode: "navigate" }), "one");
  assert.equal(await worker.get("anything", { mode: "navigate" }), "one");
  assert.deepEqual(worker.fetched, []);
  const { type, done, total } = worker.told.at(-1);
  assert.deepEqual([type, done, total], ["precache", 17, 17]);
});

test("other origins, other paths and other methods are left to the browser", async () => {
  const worker = startWorker({ release: "1", files: FIRST, caches: createCaches() });
  await worker.run("install");
  assert.equal(await worker.get("https://elsewhere.example/x"), null);
  assert.equal(await worker.get("https://host.example/other/"), null);
  assert.equal(await worker.get("index.html", { method: "POST" }), null);
});

test("a new release takes over what did not change and waits to be asked", async () => {
  const caches = createCaches();
  const first = startWorker({ release: "1", files: FIRST, caches });
  await first.run("install");
  await first.run("activate");
  const second = startWorker({ release: "2", files: SECOND, caches });
  await second.run("install");
  assert.deepEqual(second.fetched.sort(), ["app-2/main.js", "index.html"]);
  assert.equal(second.skips(), 0);
  assert.equal(await first.get("", { mode: "navigate" }), "one", "the old release serves until then");
  second.listeners.message?.({ data: "skip_waiting" });
  assert.equal(second.skips(), 1);
  await second.run("activate");
  assert.deepEqual(await caches.keys(), ["worp /sub/path/ 2"]);
  assert.equal(await second.get("runtime-1/py.wasm"), "python");
});

test("a file that is not what the release says stops the installation and harms nothing", async () => {
  const caches = createCaches();
  const first = startWorker({ release: "1", files: FIRST, caches });
  await first.run("install");
  await first.run("activate");
  const broken = startWorker({ release: "2", files: SECOND, server: { ...SECOND, "app-2/main.js": "tampered" }, caches });
  await assert.rejects(broken.run("install"));
  const missing = startWorker({ release: "3", files: SECOND, server: FIRST, caches });
  await assert.rejects(missing.run("install"));
  assert.equal(await first.get("app-1/main.js"), "code one");
});

test("a copy of the site under another path keeps its caches", async () => {
  const caches = createCaches();
  await caches.open("worp /other/ 9");
  await caches.open("somebody else's");
  const worker = startWorker({ release: "1", files: FIRST, caches });
  await worker.run("install");
  await worker.run("activate");
  assert.deepEqual((await caches.keys()).sort(), ["somebody else's", "worp /other/ 9", "worp /sub/path/ 1"]);
});
