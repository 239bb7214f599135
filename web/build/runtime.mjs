// Makes the two archives that Python runs from in the browser: the standard library, trimmed to what is imported and
// compiled, and our own package, compiled. Usage: node runtime.mjs WHEEL OUT_FOLDER
//
// Most of the start-up time of a stock Pyodide goes into compiling its standard library. Only Python of the very same
// version can do that beforehand, so it is done here, inside Pyodide itself. What is imported is not guessed but
// observed: this script starts Python in the way the worker does and looks what came in.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { loadPyodide } from "pyodide";

const [wheelPath, outFolder] = process.argv.slice(2);
if (!wheelPath || !outFolder) throw new Error("usage: node runtime.mjs WHEEL OUT_FOLDER");
const here = dirname(fileURLToPath(import.meta.url));
const wheel = new Uint8Array(readFileSync(wheelPath));

const pyodide = await loadPyodide({
  enableRunUntilComplete: false,
  // Columns of every instruction are a tenth of a compiled file, and only colour the traceback of a developer.
  args: ["-X", "no_debug_ranges"],
});
pyodide.unpackArchive(wheel, "wheel");
pyodide.pyimport("worp.web_api").destroy();

// The observation ends before the maker below brings imports of its own.
const sys = pyodide.pyimport("sys");
const imported = [...sys.modules.keys()];
sys.destroy();

pyodide.FS.writeFile("/tmp/app.whl", wheel);
pyodide.runPython(readFileSync(join(here, "runtime_maker.py"), "utf8"));
const make = pyodide.globals.get("make");
console.log(make(pyodide.toPy(imported), "/tmp/app.whl"));
make.destroy();

mkdirSync(outFolder, { recursive: true });
for (const name of ["python_stdlib.zip", "worp.whl"]) {
  writeFileSync(join(outFolder, name), pyodide.FS.readFile(`/tmp/${name}`));
}
