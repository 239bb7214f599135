/**
 * Keeps one release complete on the device, so that the app opens and plays without a network.
 *
 * Every file of a release is stored under its own cache before the release may serve. An older release goes on serving
 * until the page asks for the new one, and the two never mix: each worker answers from its own cache only.
 */

/** @typedef {{ url: string, hash: string, size: number }} PrecacheEntry */

const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));

const RELEASE = "{{release}}";
/** @type {PrecacheEntry[]} */
const PRECACHE = JSON.parse("{{precache}}");

// Several copies of the site may live on one origin, each under its own path.
const PREFIX = `worp ${new URL(worker.registration.scope).pathname} `;
const CACHE = PREFIX + RELEASE;
/** Under this name a cache keeps the list of what is in it, so that the next release can reuse it. */
const LIST = "precache-list.json";
const START_PAGE = "index.html";
const PARALLEL = 6;

worker.addEventListener("install", (event) => event.waitUntil(install()));
worker.addEventListener("activate", (event) => event.waitUntil(activate()));
worker.addEventListener("fetch", (event) => {
  const answer = respond(event.request);
  if (answer) event.respondWith(answer);
});
worker.addEventListener("message", (event) => {
  // The page asks for this when the player agreed to the new version, never in the middle of a turn.
  if (event.data === "skip_waiting") void worker.skipWaiting();
});

async function install() {
  const cache = await caches.open(CACHE);
  const known = await earlierFiles();
  const total = PRECACHE.reduce((sum, entry) => sum + entry.size, 0);
  let done = 0;
  const queue = [...PRECACHE];
  const fill = async () => {
    for (let entry = queue.shift(); entry; entry = queue.shift()) {
      const url = resolve(entry.url);
      const reused = await known(entry.hash);
      await cache.put(url, reused ?? (await download(entry)));
      done += entry.size;
      await tellPages({ type: "precache", done, total });
    }
  };
  await Promise.all(Array.from({ length: PARALLEL }, fill));
  await cache.put(resolve(LIST), new Response(JSON.stringify(PRECACHE)));
}

async function activate() {
  const isComplete = (await (await caches.open(CACHE)).match(resolve(LIST))) !== undefined;
  if (isComplete) {
    const names = await caches.keys();
    const old = names.filter((name) => name.startsWith(PREFIX) && name !== CACHE);
    await Promise.all(old.map((name) => caches.delete(name)));
  }
  // The very first visit becomes offline-ready without a reload.
  await worker.clients.claim();
}

/**
 * @param {Request} request
 * @returns {Promise<Response> | null} null leaves it to the browser
 */
function respond(request) {
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== worker.location.origin) return null;
  if (!url.href.startsWith(worker.registration.scope)) return null;
  if (request.mode === "navigate") return fromCache(resolve(START_PAGE), request);
  url.search = "";
  url.hash = "";
  return fromCache(url.href, request);
}

/**
 * @param {string} url
 * @param {Request} request
 */
async function fromCache(url, request) {
  const cache = await caches.open(CACHE);
  return (await cache.match(url)) ?? fetch(request);
}

/**
 * Fetches a file and has the browser check its contents against the hash of the release.
 * @param {PrecacheEntry} entry
 */
async function download(entry) {
  const isHashed = /^(app|runtime)-/.test(entry.url);
  const response = await fetch(resolve(entry.url), {
    integrity: `sha256-${base64(entry.hash)}`,
    // Names with a hash never change their contents, so the copy the page just fetched will do.
    cache: isHashed ? "default" : "no-cache",
  });
  if (!response.ok) throw new Error(`${response.status} ${response.url}`);
  return response;
}

/** @returns {Promise<(hash: string) => Promise<Response | undefined>>} finds a file of an older release by its hash */
async function earlierFiles() {
  /** @type {Map<string, { cache: Cache, url: string }>} */
  const places = new Map();
  for (const name of await caches.keys()) {
    if (!name.startsWith(PREFIX) || name === CACHE) continue;
    const cache = await caches.open(name);
    const list = await cache.match(resolve(LIST));
    if (!list) continue;
    /** @type {PrecacheEntry[]} */
    const entries = await list.json();
    for (const entry of entries) places.set(entry.hash, { cache, url: resolve(entry.url) });
  }
  return async (hash) => {
    const place = places.get(hash);
    return place && place.cache.match(place.url);
  };
}

/** @param {unknown} message */
async function tellPages(message) {
  const pages = await worker.clients.matchAll({ includeUncontrolled: true, type: "window" });
  for (const page of pages) page.postMessage(message);
}

/** @param {string} relative */
function resolve(relative) {
  return new URL(relative, worker.registration.scope).href;
}

/** @param {string} hex */
function base64(hex) {
  const bytes = hex.match(/../g)?.map((pair) => Number.parseInt(pair, 16)) ?? [];
  return btoa(String.fromCharCode(...bytes));
}
