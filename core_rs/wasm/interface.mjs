// Prints what a WebAssembly module imports and exports, as JSON: {"imports": ["env.malloc"], "exports": ["PyInit__core"]}.
// Usage: node interface.mjs module.so
import { readFileSync } from "node:fs";

const [path] = process.argv.slice(2);
if (!path) throw new Error("usage: node interface.mjs module.so");
const module = new WebAssembly.Module(readFileSync(path));
const imports = WebAssembly.Module.imports(module).map((entry) => `${entry.module}.${entry.name}`);
const exports = WebAssembly.Module.exports(module).map((entry) => entry.name);
console.log(JSON.stringify({ imports: imports.sort(), exports: exports.sort() }));
