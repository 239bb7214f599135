/**
 * The page's door to the engine, and the one file that knows `postMessage`.
 *
 * A request resolves or rejects exactly once. When the worker is lost, everything pending is rejected with the code
 * "engine_lost" and a new worker starts; sessions load their matches again. Streams go through the same worker in
 * slices; a second worker for long thinking would be chosen in `stream` below, unseen by the games.
 */
import { signal } from "@preact/signals-core";
import { EngineError, PROTOCOL } from "./messages.js";

/** @import { Answer, AnswerMessage, ErrorData, ItemMessage, WorkerMessage } from "./messages.js" */

/**
 * A worker, or what a test puts in its place.
 * @typedef {object} WorkerLike
 * @property {(message: any) => void} postMessage
 * @property {() => void} terminate
 * @property {((event: any) => void) | null} onmessage
 * @property {((event: any) => void) | null} onerror
 */

/**
 * "starting": Python is loading. "ready": it answers. "failed": it does not come up; `restart` tries again.
 * @typedef {"starting" | "ready" | "failed"} EngineStatus
 */

/** @typedef {{ done: Promise<void>, cancel: () => void }} Stream */

/**
 * @typedef {object} Pending
 * @property {(value: any) => void} resolve
 * @property {(error: EngineError) => void} reject
 * @property {((item: unknown) => void) | null} onItem  null for a plain request
 * @property {number} seq
 */

/** @typedef {ReturnType<typeof createBridge>} Bridge */

/** Workers that die this often without ever having been ready are not started again by themselves. */
const ATTEMPTS = 3;

/**
 * @param {WorkerLike} firstWorker  already started: the page does that before anything else
 * @param {() => WorkerLike} startWorker
 */
export function createBridge(firstWorker, startWorker) {
  const status = signal(/** @type {EngineStatus} */ ("starting"));
  const failure = signal(/** @type {ErrorData | null} */ (null));
  /** @type {Map<number, Pending>} */
  const pending = new Map();
  /** @type {Set<() => void>} */
  const lostListeners = new Set();
  let worker = firstWorker;
  let lastId = 0;
  let failedStarts = 0;

  listen();

  function listen() {
    const current = worker;
    current.onmessage = (event) => {
      if (current === worker) receive(event.data);
    };
    current.onerror = (event) => {
      event.preventDefault?.();
      if (current === worker) lose({ code: "engine_lost", detail: event.message ?? "" });
    };
  }

  /** @param {WorkerMessage} message */
  function receive(message) {
    if (message.v !== PROTOCOL) return;
    if (message.type === "ready") {
      failedStarts = 0;
      failure.value = null;
      status.value = "ready";
    } else if (message.type === "fatal") {
      lose(JSON.parse(message.payload));
    } else {
      settle(message);
    }
  }

  /** @param {AnswerMessage | ItemMessage} message */
  function settle(message) {
    const waiting = pending.get(message.id);
    if (!waiting) return; // Cancelled, or answered before the engine was lost.
    if (message.type === "answer") {
      pending.delete(message.id);
      /** @type {Answer} */
      const answer = JSON.parse(message.payload);
      if ("error" in answer) waiting.reject(new EngineError(answer.error.code, answer.error.detail));
      else waiting.resolve(answer.ok);
      return;
    }
    const isInOrder = message.seq === waiting.seq;
    waiting.seq += 1;
    const item = JSON.parse(message.payload);
    if (item !== null && isInOrder) waiting.onItem?.(item);
    if (message.final || !isInOrder) {
      pending.delete(message.id);
      if (isInOrder) waiting.resolve(undefined);
      else waiting.reject(new EngineError("internal", `item ${message.seq} out of order`));
    }
  }

  /** @param {ErrorData} reason */
  function lose(reason) {
    worker.terminate();
    if (status.value !== "ready") failedStarts += 1;
    const rejected = [...pending.values()];
    pending.clear();
    if (failedStarts < ATTEMPTS) {
      restart();
    } else {
      failure.value = { code: "engine_failed", detail: reason.detail };
      status.value = "failed";
    }
    for (const { reject } of rejected) reject(new EngineError("engine_lost", reason.detail));
    for (const listener of [...lostListeners]) listener();
  }

  function restart() {
    failure.value = null;
    status.value = "starting";
    worker = startWorker();
    listen();
  }

  /**
   * @param {string} type
   * @param {unknown} payload
   * @param {((item: unknown) => void) | null} onItem
   * @returns {{ id: number, settled: Promise<any> }}
   */
  function post(type, payload, onItem) {
    lastId += 1;
    const id = lastId;
    if (status.peek() === "failed") {
      return { id, settled: Promise.reject(new EngineError("engine_failed", failure.peek()?.detail)) };
    }
    const settled = new Promise((resolve, reject) => {
      pending.set(id, { resolve, reject, onItem, seq: 0 });
    });
    worker.postMessage({ v: PROTOCOL, id, type, payload: JSON.stringify(payload) });
    return { id, settled };
  }

  return {
    status,
    /** Why the engine does not come up, null while there is hope. */
    failure,

    /**
     * One question, one answer; rejects with an `EngineError`.
     * @param {string} type
     * @param {unknown} [payload]
     * @returns {Promise<unknown>}
     */
    request: (type, payload = {}) => post(type, payload, null).settled,

    /**
     * A question with a stream of answers. `done` resolves after the final item and after cancelling.
     * @param {string} type
     * @param {unknown} payload
     * @param {(item: unknown) => void} onItem
     * @returns {Stream}
     */
    stream: (type, payload, onItem) => {
      const { id, settled } = post(type, payload, onItem);
      return {
        done: settled,
        cancel: () => {
          const waiting = pending.get(id);
          if (!waiting) return;
          // What is still on its way must not be seen any more; the worker's last item settles `done`.
          waiting.onItem = null;
          worker.postMessage({ v: PROTOCOL, id: 0, type: "cancel", payload: String(id) });
        },
      };
    },

    /**
     * Calls back after the engine was lost, once the new one is starting.
     * @param {() => void} listener
     * @returns {() => void} stop listening
     */
    onLost: (listener) => {
      lostListeners.add(listener);
      return () => {
        lostListeners.delete(listener);
      };
    },

    /** Tries again after "failed". */
    retry: () => {
      if (status.value !== "failed") return;
      failedStarts = 0;
      restart();
      for (const listener of [...lostListeners]) listener();
    },
  };
}
