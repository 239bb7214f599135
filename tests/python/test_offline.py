"""The installed app: offline in both ways, installable, updated without a surprise."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, BrowserType, Page, expect

from conftest import SUB_PATH
from site_player import Player
from site_server import SiteServer

WORKER_READY = "() => navigator.serviceWorker.ready.then(() => navigator.serviceWorker.controller !== null)"

pytestmark = pytest.mark.kept_offline


@pytest.fixture
def own_site(dist: Path) -> Iterator[SiteServer]:
    """A server that a test may stop."""
    with SiteServer(dist, base=SUB_PATH) as server:
        yield server


def installed(page: Page, url: str) -> Player:
    """A player whose browser has stored the whole site."""
    player = Player(page, url)
    player.open()
    page.evaluate("() => navigator.serviceWorker.ready.then(() => null)")
    page.reload()
    assert page.evaluate(WORKER_READY)
    return player


def test_the_game_goes_on_without_a_network(page: Page, site: SiteServer) -> None:
    player = installed(page, site.url)
    player.start()
    player.play_turn()
    page.context.set_offline(True)
    player.play_turn()
    page.reload()
    expect(player.roll_button).to_be_enabled()
    assert player.play_to_the_end() == 11
    player.start(bots=1)
    assert player.complaints == []


def test_the_game_goes_on_when_the_server_is_gone(page: Page, own_site: SiteServer) -> None:
    player = installed(page, own_site.url)
    player.start()
    player.play_turn()
    own_site.stop()
    page.reload()
    expect(player.roll_button).to_be_enabled()
    player.play_turn()
    player.open("#/rules/yahtzee")
    expect(page.locator("main h1")).to_be_visible()
    player.open("#/")
    page.locator(".match-card-link").first.click()
    assert player.play_to_the_end() == 11


@pytest.fixture
def profile(
    chromium_type: BrowserType, chromium_options: dict[str, object], tmp_path: Path
) -> Iterator[BrowserContext]:
    """A browser with a profile on disk: only there a site counts as installable."""
    context = chromium_type.launch_persistent_context(str(tmp_path), **chromium_options)  # type: ignore[arg-type]
    yield context
    context.close()


def test_nothing_stands_against_installing(profile: BrowserContext, site: SiteServer) -> None:
    page = profile.pages[0]
    installed(page, site.url)
    devtools = profile.new_cdp_session(page)
    manifest = devtools.send("Page.getAppManifest")
    assert manifest["errors"] == []
    assert devtools.send("Page.getInstallabilityErrors")["installabilityErrors"] == []


def test_a_broken_manifest_would_be_noticed(profile: BrowserContext, dist: Path, tmp_path: Path) -> None:
    copy = tmp_path / "site"
    shutil.copytree(dist, copy)
    shutil.rmtree(copy / "icons")
    with SiteServer(copy) as server:
        page = profile.pages[0]
        page.goto(server.url)
        errors = profile.new_cdp_session(page).send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert [error["errorId"] for error in errors] == ["no-acceptable-icon"]


def new_release(folder: Path) -> None:
    """The same site with one word changed, so that the browser sees another release."""
    worker = folder / "service-worker.js"
    text = worker.read_text(encoding="utf-8")
    release = text.split('const RELEASE = "', 1)[1][:16]
    worker.write_text(text.replace(release, "f" * 16), encoding="utf-8")


def test_a_new_release_waits_until_the_match_is_left(chromium: Browser, dist: Path, tmp_path: Path) -> None:
    copy = tmp_path / "site"
    shutil.copytree(dist, copy)
    with SiteServer(copy) as server, chromium.new_context() as context:
        page = context.new_page()
        player = installed(page, server.url)
        player.start()
        player.play_turn()
        new_release(copy)
        page.evaluate("() => navigator.serviceWorker.getRegistration().then((found) => found.update())")
        page.wait_for_function("() => navigator.serviceWorker.getRegistration().then((found) => found.waiting)")
        expect(page.locator(".banner")).to_have_count(0)
        player.play_turn()
        player.open("#/")
        update = page.locator(".banner .button-primary")
        update.click()
        page.wait_for_function(
            "() => caches.keys().then((names) => names.length === 1 && names[0].includes('f'.repeat(16)))"
        )
        page.locator(".match-card-link").first.click()
        assert player.play_to_the_end() == 11
        assert player.complaints == []
