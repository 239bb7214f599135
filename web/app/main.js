/** The page's first statement starts the engine; everything else is loaded while Python boots. */

const startWorker = () => new Worker(new URL("../engine/worker.js", import.meta.url), { type: "module" });
const worker = isModern() ? startWorker() : null;

if (worker) {
  const { startShell } = await import("./shell.js");
  await startShell(worker, startWorker);
} else {
  document.getElementById("app")?.setAttribute("hidden", "");
  document.getElementById("too-old")?.removeAttribute("hidden");
}

/** What the app cannot do without, asked before anything that would fail halfway. */
function isModern() {
  return (
    typeof WebAssembly === "object" &&
    typeof BroadcastChannel === "function" &&
    typeof HTMLDialogElement === "function" &&
    typeof structuredClone === "function" &&
    "indexedDB" in globalThis &&
    "supports" in HTMLScriptElement &&
    HTMLScriptElement.supports("importmap")
  );
}
