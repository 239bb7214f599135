"""The shelf of the built site in Chromium: what somebody sees who opens the page."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

import worp
from site_player import Player
from site_server import SiteServer

SIZES = [(1024, 768), (1280, 800), (800, 1280), (390, 844)]


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_all_games_stand_on_it_without_scrolling(width: int, height: int, page: Page, site: SiteServer) -> None:
    page.set_viewport_size({"width": width, "height": height})
    player = Player(page, site.url)
    player.open()
    cards = page.locator(".game-card")
    expect(cards).to_have_count(len(worp.games()))
    for card in cards.all():
        box = card.bounding_box()
        assert box and box["y"] + box["height"] <= height and box["x"] + box["width"] <= width
        # Nothing in it is cut off either.
        assert card.evaluate("(one) => one.scrollWidth <= one.clientWidth && one.scrollHeight <= one.clientHeight")
    assert player.complaints == []


def test_a_card_leads_to_its_game_and_to_its_rules(page: Page, site: SiteServer) -> None:
    player = Player(page, site.url)
    for game in worp.games():
        player.open()
        page.locator(f'.game-card a.button-primary[href="#/new/{game.id}"]').click()
        expect(page.locator(".new-match-form")).to_be_visible()
        player.open()
        page.locator(f'.game-card a[href="#/rules/{game.id}"]').click()
        expect(page.locator("main h2").first).to_be_visible()
    assert player.complaints == []
