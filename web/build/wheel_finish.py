"""Finish the wheel for Pyodide that maturin made: smaller code, only what is shipped, a known interface.

Usage: wheel_finish.py RAW.whl OUT_FOLDER

A symbol that Pyodide lacks shows only when the module is loaded, on the player's tablet. So the imports of
the finished extension are compared here with `core_rs/wasm/imports.allow`, and a new one stops the build.
"""

import argparse
import base64
import hashlib
import json
import subprocess
import tempfile
import zipfile
from collections.abc import Iterable
from fnmatch import fnmatchcase
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[2]
ALLOW_LIST = ROOT / "core_rs/wasm/imports.allow"
INTERFACE_SCRIPT = ROOT / "core_rs/wasm/interface.mjs"
WASM_OPT = ROOT / "web/node_modules/binaryen/bin/wasm-opt"
EXPORTS = frozenset({"PyInit__core", "__wasm_apply_data_relocs", "__wasm_call_ctors"})

# Listed one by one: --all-features also switches on an encoding of imports that today's browsers refuse.
WASM_FEATURES = (
    "bulk-memory",
    "bulk-memory-opt",
    "call-indirect-overlong",
    "exception-handling",
    "multivalue",
    "mutable-globals",
    "nontrapping-float-to-int",
    "reference-types",
    "sign-ext",
    "simd",
)

# For developers, not for a tablet: numpy statistics, training, the command line, types for checkers, bills of material.
NOT_SHIPPED = (
    "*-linux-gnu.so",
    "*.cyclonedx.json",
    "*.pyi",
    "*/entry_points.txt",
    "worp/__main__.py",
    "worp/games/*/terminal.py",
    "worp/lab.py",
    "worp/py.typed",
    "worp/solving.py",
    "worp/terminal.py",
    "worp/tournament.py",
)

# One moment for every entry, so that equal contents give an equal file.
ZIP_DATE = (1980, 1, 1, 0, 0, 0)


class Interface(NamedTuple):
    """What a WebAssembly module asks of its host, as `module.name`, and what it offers."""

    imports: frozenset[str]
    exports: frozenset[str]


def read_interface(extension: Path) -> Interface:
    command = ["node", str(INTERFACE_SCRIPT), str(extension)]
    answer = json.loads(subprocess.run(command, check=True, capture_output=True, text=True).stdout)
    return Interface(frozenset(answer["imports"]), frozenset(answer["exports"]))


def read_allow_list(path: Path = ALLOW_LIST) -> frozenset[str]:
    """Names in the file, one to a line; what follows a `#` is a remark."""
    lines = (line.split("#")[0].strip() for line in path.read_text(encoding="utf-8").splitlines())
    return frozenset(line for line in lines if line)


def interface_faults(interface: Interface, allowed: frozenset[str]) -> list[str]:
    """What is wrong with the interface, in words; empty when all is well."""
    faults = [f"import {name} is not in {ALLOW_LIST.name}" for name in sorted(interface.imports - allowed)]
    faults += [f"unexpected export {name}" for name in sorted(interface.exports - EXPORTS)]
    faults += [f"export {name} is missing" for name in sorted(EXPORTS - interface.exports)]
    return faults


def is_shipped(name: str) -> bool:
    return not any(fnmatchcase(name, pattern) for pattern in NOT_SHIPPED)


def optimise(extension: bytes) -> bytes:
    """The same code, about 15 % smaller; raises SystemExit when its interface is not the known one."""
    with tempfile.TemporaryDirectory() as folder:
        before, after = Path(folder, "before.so"), Path(folder, "after.so")
        before.write_bytes(extension)
        features = [f"--enable-{feature}" for feature in WASM_FEATURES]
        subprocess.run(["node", str(WASM_OPT), "-O3", *features, str(before), "-o", str(after)], check=True)
        faults = interface_faults(read_interface(after), read_allow_list())
        if faults:
            raise SystemExit("wheel_finish: " + "\n  ".join(faults))
        return after.read_bytes()


def record_line(name: str, content: bytes) -> str:
    digest = base64.urlsafe_b64encode(hashlib.sha256(content).digest()).rstrip(b"=").decode()
    return f"{name},sha256={digest},{len(content)}"


def write_archive(target: Path, files: Iterable[tuple[str, bytes]]) -> None:
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for name, content in files:
            entry = zipfile.ZipInfo(name, ZIP_DATE)
            entry.compress_type = zipfile.ZIP_DEFLATED
            archive.writestr(entry, content)


def finish(raw: Path, folder: Path) -> Path:
    """Write the finished wheel, named like the raw one, and return its path."""
    with zipfile.ZipFile(raw) as archive:
        files = {name: archive.read(name) for name in sorted(archive.namelist()) if is_shipped(name)}
    record = next(name for name in files if name.endswith(".dist-info/RECORD"))
    del files[record]
    files = {name: optimise(data) if name.endswith(".so") else data for name, data in files.items()}
    lines = [record_line(name, content) for name, content in files.items()]
    files[record] = "".join(f"{line}\n" for line in [*lines, f"{record},,"]).encode()
    folder.mkdir(parents=True, exist_ok=True)
    target = folder / raw.name
    write_archive(target, files.items())
    return target


def main() -> None:
    parser = argparse.ArgumentParser(description="Finish the wheel for Pyodide")
    parser.add_argument("raw", type=Path)
    parser.add_argument("folder", type=Path)
    arguments = parser.parse_args()
    print(finish(arguments.raw, arguments.folder))


if __name__ == "__main__":
    main()
