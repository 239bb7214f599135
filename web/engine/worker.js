/**
 * The engine's thread, and the one file that knows Pyodide.
 *
 * It starts Python, hands requests to `worp.web_api` as JSON text, and sends back what comes out. Long work is cut into
 * slices of some milliseconds; between two slices the worker answers other requests and hears about cancelling.
 */
import { elapsed } from "../clock/now.js";
import { PROTOCOL, STREAMS } from "./messages.js";
import { release } from "./release.js";

/** @import { RequestMessage, WorkerMessage, ErrorData } from "./messages.js" */

/**
 * The functions of `worp.web_api`: long-lived proxies, the only ones that exist.
 * @typedef {object} PythonApi
 * @property {(type: string, payload: string) => string} handle
 * @property {(type: string, payload: string) => string} think
 * @property {(job: number) => string} think_step
 * @property {(job: number) => void} think_stop
 */

/**
 * @typedef {object} Job
 * @property {number} id          of the request
 * @property {number} job         Python's number for it
 * @property {number} seq         of the next item
 * @property {number} toldAt      when progress was last told
 * @property {boolean} wasReady   as it was last told
 */

/** Progress is told this often: every slice would have the page draw all the time. */
const PROGRESS_EVERY = 100;

/** @type {Job[]} Streams under way; the first one gets the next slice. */
const jobs = [];

// One reused channel: its messages queue up behind those of the page, so a request or a cancel is heard between two
// slices. `scheduler.yield()` would starve them, and a timer costs four milliseconds a slice.
const slices = new MessageChannel();
slices.port1.onmessage = nextSlice;
let isSliceDue = false;

const python = startPython();
python.then(
  () => send({ v: PROTOCOL, id: 0, type: "ready", payload: "null" }),
  (reason) => sendFatal("engine_failed", reason),
);

self.onmessage = (/** @type {MessageEvent<RequestMessage>} */ event) => {
  const request = event.data;
  if (request.type === "cancel") {
    cancel(Number(request.payload));
  } else {
    python.then(
      (api) => answer(api, request),
      (reason) => sendError(request.id, { code: "engine_failed", detail: String(reason) }),
    );
  }
};

/** Loads the interpreter and our wheel at the same time. */
async function startPython() {
  const wheel = fetch(release.wheel).then(async (response) => {
    if (!response.ok) throw new Error(`${response.status} ${response.url}`);
    return response.arrayBuffer();
  });
  // A failure of the download must surface below, not as an unhandled rejection while Pyodide loads.
  wheel.catch(() => {});
  const { loadPyodide } = await import(release.pyodide);
  const pyodide = await loadPyodide({
    indexURL: release.indexURL,
    stdLibURL: release.stdlib,
    lockFileContents: JSON.stringify(release.lock),
    enableRunUntilComplete: false,
  });
  pyodide.unpackArchive(await wheel, "wheel");
  const module = pyodide.pyimport("worp.web_api");
  // Copies: what is merely borrowed from the module's proxy would end with it.
  /** @type {PythonApi} */
  const api = {
    handle: module.handle.copy(),
    think: module.think.copy(),
    think_step: module.think_step.copy(),
    think_stop: module.think_stop.copy(),
  };
  module.destroy();
  return api;
}

/**
 * @param {PythonApi} api
 * @param {RequestMessage} request
 */
function answer(api, { v, id, type, payload }) {
  if (v !== PROTOCOL) return sendError(id, { code: "bad_request", detail: `protocol ${v}` });
  try {
    if (STREAMS.includes(type)) {
      const opened = api.think(type, payload);
      const { ok: job, error } = JSON.parse(opened);
      if (error) return sendError(id, error);
      jobs.push({ id, job, seq: 0, toldAt: -Infinity, wasReady: false });
      requestSlice();
    } else {
      send({ v: PROTOCOL, id, type: "answer", payload: api.handle(type, payload) });
    }
  } catch (reason) {
    sendFailure(id, reason);
  }
}

/** Does one slice of the oldest job, then lets messages in. Jobs take turns, so a hint need not wait for a solve. */
async function nextSlice() {
  isSliceDue = false;
  const job = jobs.shift();
  if (!job) return;
  const api = await python;
  try {
    const { item, final } = JSON.parse(api.think_step(job.job));
    if (final || (item !== null && isNews(job, item))) sendItem(job, item, final);
    if (final) api.think_stop(job.job);
    else jobs.push(job);
  } catch (reason) {
    sendFailure(job.id, reason);
  }
  requestSlice();
}

/**
 * Whether the page wants this item now.
 * @param {Job} job
 * @param {{ type: string, ready?: boolean }} item
 */
function isNews(job, item) {
  if (item.type !== "progress") return true;
  const isReady = item.ready === true;
  const time = elapsed();
  if (isReady === job.wasReady && time - job.toldAt < PROGRESS_EVERY) return false;
  job.toldAt = time;
  job.wasReady = isReady;
  return true;
}

function requestSlice() {
  if (isSliceDue || jobs.length === 0) return;
  isSliceDue = true;
  slices.port2.postMessage(null);
}

/** @param {number} id */
async function cancel(id) {
  const api = await python;
  const place = jobs.findIndex((job) => job.id === id);
  if (place < 0) return; // Already answered.
  const [job] = jobs.splice(place, 1);
  if (!job) return;
  api.think_stop(job.job);
  sendItem(job, null, true);
}

/** @param {WorkerMessage} message */
function send(message) {
  self.postMessage(message);
}

/**
 * @param {Job} job
 * @param {unknown} item
 * @param {boolean} final
 */
function sendItem(job, item, final) {
  send({ v: PROTOCOL, id: job.id, type: "item", seq: job.seq, payload: JSON.stringify(item), final });
  job.seq += 1;
}

/**
 * @param {number} id
 * @param {ErrorData} error
 */
function sendError(id, error) {
  send({ v: PROTOCOL, id, type: "answer", payload: JSON.stringify({ error }) });
}

/**
 * Something that `web_api` did not foresee. A Python exception leaves the interpreter alive; anything else has killed
 * it, and only a new worker helps.
 * @param {number} id
 * @param {unknown} reason
 */
function sendFailure(id, reason) {
  const isPython = reason instanceof Error && reason.name === "PythonError";
  sendError(id, { code: "internal", detail: String(reason) });
  if (!isPython) sendFatal("engine_lost", reason);
}

/**
 * @param {string} code
 * @param {unknown} reason
 */
function sendFatal(code, reason) {
  send({ v: PROTOCOL, id: 0, type: "fatal", payload: JSON.stringify({ code, detail: String(reason) }) });
}
