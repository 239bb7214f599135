/** The service worker as the page sees it: how far the offline copy is, and whether a new release is waiting. */
import { signal } from "@preact/signals-core";

/** @typedef {ReturnType<typeof createUpdates>} Updates */

const CHECK_EVERY = 3 * 60 * 60 * 1000;

/** @param {{ url: string }} host  address of the service worker, relative to the page */
export function createUpdates({ url }) {
  const isWaiting = signal(false);
  /** "none": nothing stored yet, or not possible here. */
  const offline = signal(/** @type {"none" | "saving" | "ready"} */ ("none"));
  const saved = signal(0);
  /** @type {ServiceWorkerRegistration | null} */
  let registration = null;
  let reloadWanted = false;

  async function start() {
    if (!("serviceWorker" in navigator)) return;
    const container = navigator.serviceWorker;
    container.addEventListener("message", ({ data }) => {
      if (data?.type !== "precache") return;
      offline.value = "saving";
      saved.value = data.total > 0 ? data.done / data.total : 1;
    });
    container.addEventListener("controllerchange", () => {
      if (reloadWanted) location.reload();
    });
    try {
      const registered = await container.register(url, { updateViaCache: "none" });
      registration = registered;
      watch(registered);
      registered.addEventListener("updatefound", () => watch(registered));
      setInterval(() => void registered.update().catch(() => {}), CHECK_EVERY);
      await container.ready;
      offline.value = "ready";
    } catch {
      // Not over HTTPS, or storage is switched off: the app works, only not without a network.
      offline.value = "none";
    }
  }

  /** @param {ServiceWorkerRegistration} registered */
  function watch(registered) {
    const notice = () => {
      isWaiting.value = registered.waiting !== null && navigator.serviceWorker.controller !== null;
      if (registered.active) offline.value = "ready";
    };
    registered.installing?.addEventListener("statechange", notice);
    notice();
  }

  return {
    isWaiting,
    offline,
    saved,
    start,
    /** The player agreed: the new release takes over and the page loads once more. */
    apply() {
      reloadWanted = true;
      registration?.waiting?.postMessage("skip_waiting");
    },
  };
}
