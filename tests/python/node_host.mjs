// Runs the shipped engine under Node: the Pyodide, standard library and wheel of a built site, started as the worker
// starts them. Usage: node node_host.mjs RUNTIME_FOLDER
//
// Reads one JSON request a line, {"call": name, "arguments": [...]}, and answers each with one line: {"result": ...} or
// {"failure": text}. Calls are the functions of worp.web_api, and `run`, which evaluates Python source.
import { readFileSync, readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { createInterface } from "node:readline";
import { pathToFileURL } from "node:url";

const [runtime] = process.argv.slice(2);
if (!runtime) throw new Error("usage: node node_host.mjs RUNTIME_FOLDER");
const folder = resolve(runtime);
const wheel = readdirSync(folder).find((name) => name.endsWith(".whl"));
if (!wheel) throw new Error(`no wheel in ${folder}`);
/** @type {typeof import("../../web/node_modules/pyodide/pyodide.js")} */
const { loadPyodide } = await import(pathToFileURL(join(folder, "pyodide.mjs")).href);
const pyodide = await loadPyodide({
  indexURL: `${folder}/`,
  stdLibURL: join(folder, "python_stdlib.zip"),
  lockFileContents: JSON.stringify({
    info: { abi_version: "2026_0", arch: "wasm32", platform: "emscripten_5_0_3", python: "3.14.2" },
    packages: {},
  }),
  enableRunUntilComplete: false,
  // The answers own the standard output.
  stdout: (/** @type {string} */ line) => console.error(line),
  stderr: (/** @type {string} */ line) => console.error(line),
});
pyodide.unpackArchive(new Uint8Array(readFileSync(join(folder, wheel))), "wheel");
const api = pyodide.pyimport("worp.web_api");
/** @type {Record<string, (...parts: any[]) => unknown>} */
const calls = {
  handle: api.handle,
  think: api.think,
  think_step: api.think_step,
  think_stop: api.think_stop,
  run: (source) => pyodide.runPython(source),
};

/** @param {string} line */
function answer(line) {
  try {
    const request = JSON.parse(line);
    const call = calls[request.call];
    if (!call) throw new Error(`no call named ${request.call}`);
    return { result: call(...request.arguments) ?? null };
  } catch (error) {
    return { failure: String(error) };
  }
}

process.stdout.write(`${JSON.stringify({ result: "ready" })}\n`);
for await (const line of createInterface({ input: process.stdin })) {
  process.stdout.write(`${JSON.stringify(answer(line))}\n`);
}
