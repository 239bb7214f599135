"""The part of runtime.mjs that runs inside Pyodide: choose modules, compile them, write the archives."""

import importlib
import importlib.util
import marshal
import sys
import zipfile
from collections.abc import Iterable

# Not seen at start-up, but asked for later; each with its reason. The start-up set itself is observed.
LATER = {
    "encodings.cp437": "names in archives that are not marked as UTF-8",
    "tarfile": "shutil asks for it before it unpacks any archive",
}

ZIP_DATE = (1980, 1, 1, 0, 0, 0)


def stdlib_archive() -> str:
    return next(path for path in sys.path if path.endswith(".zip"))


def module_file(name: str, members: set[str]) -> str | None:
    """The file of a module within the archive; none if built into the interpreter or frozen in it."""
    spec = getattr(sys.modules.get(name), "__spec__", None)
    if spec is not None and spec.origin in ("built-in", "frozen"):
        return None
    path = name.replace(".", "/")
    return next((file for file in (f"{path}/__init__.py", f"{path}.py") if file in members), None)


def with_parents(names: Iterable[str]) -> set[str]:
    """The names and those of the packages they lie in: a.b.c brings a.b and a."""
    split = [name.split(".") for name in names]
    return {".".join(parts[:end]) for parts in split for end in range(1, len(parts) + 1)}


def compiled(source: bytes, name: str, optimize: int) -> bytes:
    """A .pyc that is never checked against its source, which is not there."""
    code = compile(source, name, "exec", dont_inherit=True, optimize=optimize)
    header = importlib.util.MAGIC_NUMBER + (0b01).to_bytes(4, "little") + importlib.util.source_hash(source)
    return header + marshal.dumps(code)


def write_archive(target: str, files: Iterable[tuple[str, bytes]]) -> int:
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for name, content in sorted(files):
            entry = zipfile.ZipInfo(name, ZIP_DATE)
            entry.compress_type = zipfile.ZIP_DEFLATED
            archive.writestr(entry, content)
        return len(archive.namelist())


def import_all(wheel: str) -> set[str]:
    """Import every module of ours, those of single games too; the names of all that this brought in."""
    before = set(sys.modules)
    with zipfile.ZipFile(wheel) as archive:
        files = [name for name in archive.namelist() if name.endswith(".py")]
    for file in files:
        importlib.import_module(file.removesuffix(".py").removesuffix("/__init__").replace("/", "."))
    return set(sys.modules) - before


def make_stdlib(imported: Iterable[str]) -> int:
    with zipfile.ZipFile(stdlib_archive()) as archive:
        members = set(archive.namelist())
        files = {module_file(name, members) for name in with_parents([*imported, *LATER])} - {None}
        # Without docstrings and asserts: nobody reads the help of the standard library on a tablet.
        return write_archive(
            "/tmp/python_stdlib.zip",
            [(f"{file}c", compiled(archive.read(file), file, optimize=2)) for file in files if file],
        )


def make_app(wheel: str) -> int:
    with zipfile.ZipFile(wheel) as archive:
        files = [(name, archive.read(name)) for name in archive.namelist() if ".dist-info/" not in name]
    return write_archive(
        "/tmp/worp.whl",
        [(f"{n}c", compiled(data, n, optimize=1)) if n.endswith(".py") else (n, data) for n, data in files],
    )


def make(at_start: Iterable[str], wheel: str) -> str:
    """Write both archives to /tmp; `at_start` names what a started Python has imported."""
    stdlib_files = make_stdlib({*at_start, *import_all(wheel)})
    return f"standard library: {stdlib_files} modules; worp: {make_app(wheel)} files"
