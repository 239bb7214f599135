"""Cut the interpreter of Pyodide down to what Worp can reach. Usage: interpreter_cut.py OUT_FOLDER

Pyodide exports every function and variable of Python's C interface, for packages that might ask for it: 8,560 names in
the WebAssembly, which keep as much code alive, and a script with an assignment for each. Only one package is ever
loaded here, and what it asks for is in the allow-list of its imports. So an export stays when that list or a script of
Pyodide names it; what nothing leads to any more is then dropped by binaryen. No instruction is changed.
"""

import argparse
import json
import re
import subprocess
import tempfile
from pathlib import Path

from site_files import NODE_MODULES
from wheel_finish import WASM_FEATURES, read_allow_list, read_interface

PYODIDE = NODE_MODULES / "pyodide"
WASM_METADCE = NODE_MODULES / "binaryen/bin/wasm-metadce"

# The script declares a variable for every export, then fills all of them in one function:
#   var _a,_b,wasmTable;function assignWasmExports(wasmExports){_a=Module["_a"]=wasmExports["a"];...}
EXPORTS_BLOCK = re.compile(
    r"var (?P<variables>[\w$,]+);function assignWasmExports\(wasmExports\)\{(?P<assignments>[^{}]+)\}"
)
ASSIGNMENT = re.compile(r'(?P<variable>[\w$]+)=.*?wasmExports\["(?P<export>[\w$]+)"\]')
WORD = re.compile(r"[A-Za-z_$][\w$]*")


def asked_for(script: str, block: re.Match[str]) -> frozenset[str]:
    """The names that the package and the two scripts use. A variable of a script is an export with a `_` before it."""
    package = {name.rpartition(".")[2] for name in read_allow_list()}
    loader = (PYODIDE / "pyodide.mjs").read_text(encoding="utf-8")
    words = {word for text in (script[: block.start()], script[block.end() :], loader) for word in WORD.findall(text)}
    return frozenset(package | words | {word.removeprefix("_") for word in words})


def cut_script(script: str, block: re.Match[str], kept: frozenset[str]) -> str:
    """The script without the variables of exports that are gone."""
    assignments = block["assignments"].split(";")
    found = [(text, ASSIGNMENT.match(text)) for text in assignments]
    gone = {match["variable"] for _, match in found if match and match["export"] not in kept}
    variables = ",".join(name for name in block["variables"].split(",") if name not in gone)
    staying = ";".join(text for text, match in found if not match or match["export"] in kept)
    cut = f"var {variables};function assignWasmExports(wasmExports){{{staying}}}"
    return script[: block.start()] + cut + script[block.end() :]


def cut_wasm(source: Path, target: Path, kept: frozenset[str]) -> None:
    """Drop all other exports, and all that only they led to."""
    with tempfile.TemporaryDirectory() as folder:
        graph = Path(folder, "graph.json")
        graph.write_text(json.dumps([{"name": name, "root": True, "export": name} for name in sorted(kept)]))
        features = [f"--enable-{feature}" for feature in WASM_FEATURES]
        command = ["node", str(WASM_METADCE), *features, "--graph-file", str(graph), str(source), "-o", str(target)]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL)


def cut_interpreter(out: Path) -> str:
    """Write both files; what became of them, in words."""
    script = (PYODIDE / "pyodide.asm.mjs").read_text(encoding="utf-8")
    block = EXPORTS_BLOCK.search(script)
    if block is None:
        raise SystemExit("interpreter_cut: pyodide.asm.mjs does not assign its exports in the known way")
    exports = read_interface(PYODIDE / "pyodide.asm.wasm").exports
    kept = exports & asked_for(script, block)
    out.mkdir(parents=True, exist_ok=True)
    (out / "pyodide.asm.mjs").write_text(cut_script(script, block, kept), encoding="utf-8")
    cut_wasm(PYODIDE / "pyodide.asm.wasm", out / "pyodide.asm.wasm", kept)
    return f"interpreter: {len(kept)} of {len(exports)} exports kept"


def main() -> None:
    parser = argparse.ArgumentParser(description="Cut the interpreter down to what Worp can reach")
    parser.add_argument("out", type=Path)
    print(cut_interpreter(parser.parse_args().out))


if __name__ == "__main__":
    main()
