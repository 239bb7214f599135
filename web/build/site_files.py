"""Which files of web/ and of npm packages the site consists of, and where they go in it."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

WEB = Path(__file__).resolve().parents[1]
NODE_MODULES = WEB / "node_modules"

# Folders of web/ that are copied into the app folder of the site, and the kinds of file served from there.
APP_FOLDERS = ("app", "assets", "clock", "components", "engine", "games", "i18n", "store", "styles")
SERVED_SUFFIXES = frozenset({".js", ".css", ".ftl", ".svg", ".png", ".webp", ".json", ".mp3", ".woff2"})
UNSERVED_SUFFIXES = frozenset({".md", ".ts"})

# Copied to the top of the site under their own names.
FIXED_FILES = ("manifest.webmanifest",)
FIXED_FOLDERS = ("icons", "screenshots")

# Read by a browser or a system that installs the app, and by lawyers: never needed to play.
NOT_PRECACHED_FOLDERS = frozenset({"screenshots"})
NOT_PRECACHED_NAMES = frozenset(
    {"service-worker.js", "LICENSE", "apple-touch-icon.png", "icon-512.png", "icon-maskable-512.png"}
)

# Of Pyodide, fitted to Worp by interpreter_cut.py and runtime.mjs.
MADE_FILES = ("pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip")

# How our own modules write their imports: a statement at the start of a line, or a call with a plain text.
OWN_IMPORT = re.compile(
    r"""^(?:import|export|\})[^"'\n]*\bfrom\s+["']([^"']+)["']|^import\s+["']([^"']+)["']|\bimport\(["']([^"']+)["']\)""",
    re.MULTILINE,
)
# How a package's modules, which may be minified, import each other.
PACKAGE_IMPORT = re.compile(r"""\b(?:from|import)\s*["'](\.[^"']+)["']""")


@dataclass(frozen=True)
class Vendored:
    """A package from npm that the page may import by its bare name."""

    name: str
    folder: str
    entry: str
    has_paths: bool = False

    @property
    def source(self) -> Path:
        return NODE_MODULES / self.name / self.folder


VENDORED = (
    Vendored("lit-html", ".", "lit-html.js", has_paths=True),
    Vendored("@preact/signals-core", "dist", "signals-core.module.js"),
    Vendored("idb", "build", "index.js"),
    Vendored("@fluent/bundle", "esm", "index.js"),
)


def is_precached(path: str) -> bool:
    """Whether a file, by its path within the site, is kept on the device for playing without a network."""
    parts = path.split("/")
    return parts[0] not in NOT_PRECACHED_FOLDERS and parts[-1] not in NOT_PRECACHED_NAMES


def app_sources() -> Iterator[tuple[str, Path]]:
    """Our own modules, styles and texts: (path within the app folder, file)."""
    for folder in APP_FOLDERS:
        for file in sorted((WEB / folder).rglob("*")):
            if not file.is_file() or file.suffix in UNSERVED_SUFFIXES:
                continue
            if file.suffix not in SERVED_SUFFIXES:
                raise SystemExit(f"web/build: {file.relative_to(WEB)} has a suffix the site does not serve")
            yield file.relative_to(WEB).as_posix(), file


def fixed_sources() -> Iterator[tuple[str, Path]]:
    for name in FIXED_FILES:
        yield name, WEB / name
    for folder in FIXED_FOLDERS:
        for file in sorted((WEB / folder).rglob("*")):
            if file.is_file():
                yield file.relative_to(WEB).as_posix(), file


def imports_of(source: str) -> list[str]:
    """The names one of our modules imports; types that only stand in comments do not count."""
    code = [line for line in source.splitlines() if not line.lstrip().startswith(("*", "/*", "//"))]
    return ["".join(groups) for groups in OWN_IMPORT.findall("\n".join(code))]


def vendored_sources(bare_imports: set[str]) -> dict[str, Path]:
    """The files behind bare names, with everything those import: path within vendor/ -> file."""
    files: dict[str, Path] = {}
    for name in sorted(bare_imports):
        package, start = _resolve(name)
        licence = NODE_MODULES / package.name / "LICENSE"
        if licence.exists():
            files[f"{package.name}/LICENSE"] = licence
        waiting = [package.source / start]
        while waiting:
            file = waiting.pop().resolve()
            path = f"{package.name}/{file.relative_to(package.source.resolve()).as_posix()}"
            if path in files:
                continue
            files[path] = file
            source = file.read_text(encoding="utf-8")
            waiting += [file.parent / imported for imported in PACKAGE_IMPORT.findall(source)]
    return files


def _resolve(name: str) -> tuple[Vendored, str]:
    for package in VENDORED:
        if name == package.name:
            return package, package.entry
        if package.has_paths and name.startswith(f"{package.name}/"):
            return package, name.removeprefix(f"{package.name}/")
    raise SystemExit(f"web/build: a module imports {name!r}, which is not vendored")


def import_map(base: str) -> dict[str, str]:
    """Bare names to URLs below `base`, as a browser's import map has them."""
    entries = {}
    for package in VENDORED:
        entries[package.name] = f"{base}/{package.name}/{package.entry}"
        if package.has_paths:
            entries[f"{package.name}/"] = f"{base}/{package.name}/"
    return entries
