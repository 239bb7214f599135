"""Fixtures for all that is tested from Python: the engine in its three homes, the site, the browser."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserType, Page, Playwright, expect, sync_playwright

from engines import BrowserEngine, NativeEngine, NodeEngine
from site_player import PATIENCE
from site_server import SiteServer

ROOT = Path(__file__).resolve().parents[1]
CHROMIUM = Path(os.environ.get("WORP_CHROMIUM", "/usr/bin/chromium"))
CHROMIUM_ARGUMENTS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)

# As patient as `Player` is with the page.
expect.set_options(timeout=PATIENCE * 1000)

# Not the root of the host: the site must work wherever it is put.
SUB_PATH = "/some/sub-path/"


@pytest.fixture(scope="session")
def build_folder() -> Path:
    return Path(os.environ.get("WORP_BUILD_DIR", ROOT / ".build"))


@pytest.fixture(scope="session")
def dist() -> Path:
    """The built site."""
    folder = Path(os.environ.get("WORP_DIST_DIR", ROOT / "dist"))
    if not (folder / "index.html").exists():
        pytest.fail("there is no site: run ./build.sh web first")
    return folder


@pytest.fixture(scope="session")
def app_folder(dist: Path) -> Path:
    return next(dist.glob("app-*"))


@pytest.fixture(scope="session")
def runtime_folder(dist: Path) -> Path:
    return next(dist.glob("runtime-*"))


@pytest.fixture(scope="session")
def wasm_wheel(build_folder: Path) -> Path:
    return next((build_folder / "wasm").glob("*.whl"))


@pytest.fixture(scope="session")
def native_engine() -> NativeEngine:
    return NativeEngine()


@pytest.fixture(scope="session")
def node_engine(runtime_folder: Path) -> Iterator[NodeEngine]:
    engine = NodeEngine(runtime_folder)
    yield engine
    engine.close()


@pytest.fixture(scope="session")
def site(dist: Path) -> Iterator[SiteServer]:
    """The built site, served under a sub-path to the last test. A test that stops it opens its own."""
    with SiteServer(dist, base=SUB_PATH) as server:
        yield server


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as driver:
        yield driver


@pytest.fixture(scope="session")
def chromium_type(playwright: Playwright) -> BrowserType:
    """For tests that launch a browser of their own, such as one with a profile on disk."""
    return playwright.chromium


@pytest.fixture(scope="session")
def chromium_options() -> dict[str, object]:
    return {"executable_path": str(CHROMIUM), "args": list(CHROMIUM_ARGUMENTS)}


@pytest.fixture(scope="session")
def chromium(playwright: Playwright) -> Iterator[Browser]:
    browser = playwright.chromium.launch(executable_path=CHROMIUM, args=list(CHROMIUM_ARGUMENTS))
    yield browser
    browser.close()


@pytest.fixture
def page(request: pytest.FixtureRequest, chromium: Browser) -> Iterator[Page]:
    """A page in a context of its own: nothing stored, and kept for playing offline only where a test asks for it."""
    is_kept = request.node.get_closest_marker("kept_offline") is not None
    with chromium.new_context(service_workers="allow" if is_kept else "block") as context:
        yield context.new_page()


@pytest.fixture(scope="session")
def chromium_engine(chromium: Browser, site: SiteServer, app_folder: Path) -> Iterator[BrowserEngine]:
    """The site's own worker, under the site's own security policy."""
    with chromium.new_context(service_workers="block") as context:
        page = context.new_page()
        page.goto(site.url)
        engine = BrowserEngine(page, f"./{app_folder.name}/engine/worker.js")
        yield engine
        engine.close()
