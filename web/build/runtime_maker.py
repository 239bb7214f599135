"""The part of runtime.mjs that runs inside Pyodide: choose modules, compile them, write the archives."""

import importlib
import importlib.util
import marshal
import sys
import zipfile
from collections.abc import Iterable
from types import CodeType

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


def one_line_each(code: CodeType) -> CodeType:
    """Every function with the line that it begins on, and no other.

    The table of lines is an eighth of a compiled file, and only a traceback asks for it; file and function say enough
    of a module that is not ours. The format is CPython's Objects/locations.md: two bytes hold for eight units.
    """
    no_columns, same_line, units = 13, 0, len(code.co_code) // 2
    lengths = [min(8, units - start) for start in range(0, units, 8)]
    lines = b"".join(bytes([0x80 | no_columns << 3 | length - 1, same_line]) for length in lengths)
    consts = tuple(one_line_each(const) if isinstance(const, CodeType) else const for const in code.co_consts)
    return code.replace(co_linetable=lines, co_consts=consts)


def compiled(source: bytes, name: str, is_ours: bool) -> bytes:
    """A .pyc that is never checked against its source, which is not there."""
    # Without docstrings and asserts: nobody reads the help of the standard library on a tablet.
    code = compile(source, name, "exec", dont_inherit=True, optimize=1 if is_ours else 2)
    if not is_ours:
        code = one_line_each(code)
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
        return write_archive(
            "/tmp/python_stdlib.zip",
            [(f"{file}c", compiled(archive.read(file), file, is_ours=False)) for file in files if file],
        )


def make_app(wheel: str) -> int:
    with zipfile.ZipFile(wheel) as archive:
        files = [(name, archive.read(name)) for name in archive.namelist() if ".dist-info/" not in name]
    return write_archive(
        "/tmp/worp.whl",
        [(f"{n}c", compiled(data, n, is_ours=True)) if n.endswith(".py") else (n, data) for n, data in files],
    )


def make(at_start: Iterable[str], wheel: str) -> str:
    """Write both archives to /tmp; `at_start` names what a started Python has imported."""
    stdlib_files = make_stdlib({*at_start, *import_all(wheel)})
    return f"standard library: {stdlib_files} modules; worp: {make_app(wheel)} files"
