"""When keeping goes wrong: a damaged save, a full disk, two tabs on one match. Nothing that was shown is lost."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from site_player import Player
from site_server import SiteServer

DAMAGE = """async (part) => {
  const [{ name }] = await indexedDB.databases();
  const database = await new Promise((resolve) => {
    const opening = indexedDB.open(name);
    opening.onsuccess = () => resolve(opening.result);
  });
  const store = database.transaction("matches", "readwrite").objectStore("matches");
  const records = await new Promise((resolve) => {
    const reading = store.getAll();
    reading.onsuccess = () => resolve(reading.result);
  });
  const damaged = records[0];
  if (part === "text") damaged.snapshot.text = damaged.snapshot.text.replace("d", "x");
  else damaged.snapshot.view = null;
  await new Promise((resolve) => {
    store.put(damaged).onsuccess = resolve;
  });
  database.close();
}"""

# Every write fails the way a full disk makes it fail.
FULL_DISK = """() => {
  const put = IDBObjectStore.prototype.put;
  window.diskIsFull = true;
  IDBObjectStore.prototype.put = function (...parts) {
    if (window.diskIsFull) throw new DOMException("no room", "QuotaExceededError");
    return put.apply(this, parts);
  };
}"""


@pytest.fixture
def context(chromium: Browser) -> Iterator[BrowserContext]:
    with chromium.new_context(service_workers="block") as context:
        yield context


@pytest.mark.parametrize("part", ["text", "view"])
def test_a_damaged_save_is_set_apart_and_the_shelf_works(page: Page, site: SiteServer, part: str) -> None:
    player = Player(page, site.url)
    player.start()
    player.play_turn()
    address = page.url
    player.open("#/")
    page.evaluate(DAMAGE, part)
    page.goto("about:blank")
    page.goto(address)
    if part == "text":
        expect(page.locator(".banner-bad")).to_be_visible()
    page.goto("about:blank")
    player.open("#/")
    damaged = page.locator(".damaged-card, .match-card-damaged")
    damaged.first.wait_for()
    assert len(player.stored("matches")) == 1, "the save is kept"
    with page.expect_download() as download:
        damaged.first.locator("button").first.click()
    assert download.value.path().stat().st_size > 0
    player.start()
    player.play_turn()
    assert len(player.stored("matches")) == 2


def test_a_full_disk_is_told_and_the_match_goes_on(page: Page, site: SiteServer) -> None:
    player = Player(page, site.url)
    player.start()
    player.play_turn()
    saved = player.saved_match()["ply"]
    page.evaluate(FULL_DISK)
    player.play_turn()
    banner = page.locator(".banner-warn")
    expect(banner).to_be_visible()
    assert player.ply > saved == player.saved_match()["ply"]
    with page.expect_download() as download:
        banner.locator("button").last.click()
    assert download.value.path().stat().st_size > 0
    page.evaluate("() => { window.diskIsFull = false; }")
    banner.locator("button").first.click()
    expect(banner).to_have_count(0)
    assert player.saved_match()["ply"] == player.ply


def test_the_second_tab_looks_on_and_can_take_over(context: BrowserContext, site: SiteServer) -> None:
    first = Player(context.new_page(), site.url)
    first.start()
    first.play_turn()
    second = Player(context.new_page(), site.url)
    second.page.goto(first.page.url)
    expect(second.page.locator(".banner-info")).to_be_visible()
    expect(second.roll_button).to_be_disabled()
    first.play_turn()
    second.page.wait_for_function(
        "(ply) => Number(document.querySelector('.game-table').dataset.ply) === ply", arg=first.ply
    )
    first.page.close()
    second.page.locator(".banner-info .button-primary").click()
    second.play_turn()
    assert second.saved_match()["ply"] == second.ply


def test_every_move_is_saved_before_it_is_shown(page: Page, site: SiteServer) -> None:
    player = Player(page, site.url)
    player.start()
    # Whenever the page shows a position, the database must hold it or a later one already.
    page.evaluate(
        """() => {
          window.worpSaved = 0;
          window.worpShownTooEarly = [];
          // Our listener must be the first on a transaction: what awaits its end runs right after the site's own.
          const transaction = IDBDatabase.prototype.transaction;
          IDBDatabase.prototype.transaction = function (...parts) {
            const opened = transaction.apply(this, parts);
            opened.addEventListener("complete", () => { window.worpSaved = opened.worpPly ?? window.worpSaved; });
            return opened;
          };
          const put = IDBObjectStore.prototype.put;
          IDBObjectStore.prototype.put = function (record, ...rest) {
            this.transaction.worpPly = record?.snapshot?.ply;
            return put.call(this, record, ...rest);
          };
          const table = document.querySelector(".game-table");
          new MutationObserver(() => {
            if (Number(table.dataset.ply) > window.worpSaved) window.worpShownTooEarly.push(table.dataset.ply);
          }).observe(table, { attributes: true, attributeFilter: ["data-ply"] });
        }"""
    )
    for _ in range(3):
        player.play_turn()
    assert page.evaluate("() => window.worpSaved") == player.ply
    assert page.evaluate("() => window.worpShownTooEarly") == []
