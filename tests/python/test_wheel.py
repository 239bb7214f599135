"""The extension as it is delivered: natively, and for Pyodide in Node and in Chromium."""

import ast
import re
import zipfile
from pathlib import Path

import pytest
from playwright.sync_api import Page, Request

import worp
from engines import BrowserEngine, EngineFailureError, NativeEngine, NodeEngine, ask
from site_server import SiteServer
from site_sizes import LIMIT, gzip_sizes
from wheel_finish import EXPORTS, Interface, interface_faults, read_allow_list, read_interface

ROOT = Path(__file__).resolve().parents[2]
FOREIGN_ADDRESS = re.compile(r"""\b(?:https?|wss?):\\?/\\?/(?!localhost\b)[\w.-]+""")
# Names, not addresses: nothing is ever fetched from them.
NAMESPACES = frozenset({"http://www.w3.org", "https://www.w3.org"})


@pytest.fixture(scope="module")
def extension(wasm_wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    with zipfile.ZipFile(wasm_wheel) as archive:
        name = next(name for name in archive.namelist() if name.endswith(".so"))
        return Path(archive.extract(name, tmp_path_factory.mktemp("wheel")))


def sources(wheel: Path) -> dict[str, str]:
    with zipfile.ZipFile(wheel) as archive:
        return {name: archive.read(name).decode() for name in archive.namelist() if name.endswith(".py")}


def imported_names(source: str) -> set[str]:
    """Top-level packages that a module imports, anywhere in it."""
    names: set[str] = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            names.update(alias.name.split(".")[0] for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            names.add(node.module.split(".")[0])
    return names


def test_native_wheel_is_installed_not_the_source_tree() -> None:
    assert worp.__file__ is not None
    assert "site-packages" in worp.__file__


def test_wasm_wheel_has_the_tag_of_pyodide(wasm_wheel: Path) -> None:
    assert wasm_wheel.name == "worp-0.1.0-cp314-cp314-pyemscripten_2026_0_wasm32.whl"


def test_imports_are_allowed_and_exports_are_the_three(extension: Path) -> None:
    interface = read_interface(extension)
    assert interface_faults(interface, read_allow_list()) == []
    assert interface.exports == EXPORTS


def test_a_panic_unwinds_instead_of_killing_the_interpreter(extension: Path) -> None:
    """Built with panic=abort it would import neither of these, and a fault would end the match."""
    assert {"env.__cpp_exception", "env._Unwind_RaiseException"} <= read_interface(extension).imports


def test_allow_list_has_no_name_too_many(extension: Path) -> None:
    """A list that only grows would stop saying anything; what PyO3 alone may pull in is small."""
    unused = read_allow_list() - read_interface(extension).imports
    assert len(unused) <= 12, sorted(unused)


def test_interface_faults_names_every_fault() -> None:
    interface = Interface(frozenset({"env.log", "env.malloc"}), (EXPORTS - {"PyInit__core"}) | {"stray"})
    faults = interface_faults(interface, frozenset({"env.malloc"}))
    assert faults == [
        "import env.log is not in imports.allow",
        "unexpected export stray",
        "export PyInit__core is missing",
    ]


def test_no_shipped_module_imports_numpy_or_the_lab(wasm_wheel: Path) -> None:
    modules = sources(wasm_wheel)
    assert "worp/web_api.py" in modules
    assert not [name for name in modules if name.startswith("worp/lab")]
    for name, source in modules.items():
        assert "numpy" not in imported_names(source), name
        assert "worp.lab" not in source, name


def test_trimmed_library_holds_all_that_is_imported(node_engine: NodeEngine, wasm_wheel: Path) -> None:
    """Imports inside functions count too: a module that the archive lacks must show here, not on a tablet."""
    modules = sources(wasm_wheel)
    own = [name.removesuffix(".py").removesuffix("/__init__").replace("/", ".") for name in modules]
    others = sorted({name for source in modules.values() for name in imported_names(source)} - {"worp"})
    script = f"import importlib\n[importlib.import_module(name) for name in {own + others}]\n'imported'"
    assert node_engine.run(script) == "imported"


def test_trimmed_library_lacks_what_nobody_imports(node_engine: NodeEngine) -> None:
    with pytest.raises(EngineFailureError, match="No module named 'unittest'"):
        node_engine.run("import unittest")


def test_a_traceback_still_names_files_and_functions(node_engine: NodeEngine) -> None:
    """Lines within the standard library are left out of it; what went wrong, and in which function, is told."""
    told = r'File "json/decoder\.py", line \d+, in raw_decode\njson\.decoder\.JSONDecodeError'
    with pytest.raises(EngineFailureError, match=told):
        node_engine.run("import json; json.loads('x')")


@pytest.mark.parametrize("home", ["native_engine", "node_engine", "chromium_engine"])
def test_engine_answers_in_every_home(home: str, request: pytest.FixtureRequest) -> None:
    engine: NativeEngine | NodeEngine | BrowserEngine = request.getfixturevalue(home)
    games = ask(NativeEngine(), "games", {})
    assert ask(engine, "games", {}) == games
    game = games[0]["id"]
    match = {"game": game, "seats": ["Ann", "bot:random"], "seed": 7, "options": {}}
    snapshot = ask(engine, "new_match", match)
    assert snapshot["game"] == game
    assert ask(engine, "close_match", {"match": snapshot["match"]}) is None


def test_python_error_leaves_the_interpreter_alive(node_engine: NodeEngine) -> None:
    with pytest.raises(EngineFailureError, match="ZeroDivisionError"):
        node_engine.run("1 / 0")
    assert node_engine.run("6 * 7") == 42


def test_first_download_is_within_its_limit(dist: Path) -> None:
    assert sum(gzip_sizes(dist).values()) <= LIMIT


def test_no_file_of_ours_names_a_foreign_address(app_folder: Path) -> None:
    checked = 0
    for file in sorted(app_folder.rglob("*")):
        is_ours = "vendor" not in file.relative_to(app_folder).parts
        if not is_ours or file.suffix not in {".js", ".css", ".ftl", ".svg", ".json"}:
            continue
        found = set(FOREIGN_ADDRESS.findall(file.read_text(encoding="utf-8"))) - NAMESPACES
        assert not found, f"{file.relative_to(app_folder)}: {found}"
        checked += 1
    assert checked > 10


@pytest.mark.kept_offline
def test_page_asks_no_foreign_origin_and_breaks_no_policy(page: Page, site: SiteServer) -> None:
    requests: list[str] = []
    complaints: list[str] = []

    def note_request(request: Request) -> None:
        requests.append(request.url)

    page.on("request", note_request)
    page.on("console", lambda message: complaints.append(message.text) if message.type == "error" else None)
    page.on("pageerror", lambda error: complaints.append(str(error)))
    page.goto(site.url)
    page.wait_for_load_state("networkidle")
    assert complaints == []
    foreign = [url for url in requests if not url.startswith((site.url, "data:", "blob:"))]
    assert foreign == []
    assert any(url.endswith("pyodide.asm.wasm") for url in requests)
