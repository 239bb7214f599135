"""Every screen in both languages and themes: axe-core finds nothing, nothing overflows, targets are large enough."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from conftest import ROOT
from site_player import Player
from site_server import SiteServer

AXE = (ROOT / "web/node_modules/axe-core/axe.min.js").read_text(encoding="utf-8")
# WCAG 2.2 asks for 24 px; a tablet that is passed round a table gets 44.
SMALLEST_TARGET = 44


def violations(page: Page) -> list[str]:
    """What axe-core says about the page as it is, one line a finding."""
    # The policy of the site forbids foreign scripts, so this one comes in by the debugger's door.
    page.evaluate(AXE)
    # Of all rules only what they find wrong is worked out.
    script = "() => axe.run({ resultTypes: ['violations'] }).then((result) => JSON.stringify(result.violations))"
    found = json.loads(page.evaluate(script))
    return [f"{one['id']}: {node['html'][:160]}" for one in found for node in one["nodes"]]


def too_wide(page: Page) -> bool:
    return bool(page.evaluate("() => document.documentElement.scrollWidth > document.documentElement.clientWidth"))


def small_targets(page: Page) -> list[str]:
    """Buttons and links that a finger would miss; links within running text are as high as their line."""
    script = """(smallest) => [...document.querySelectorAll("button, a[href], label.choice-item, select, input.input")]
      .filter((one) => one.checkVisibility({ visibilityProperty: true }))
      .filter((one) => !one.closest("p, [aria-hidden=true]") && !one.matches(".skip-link"))
      .map((one) => [one, one.getBoundingClientRect()])
      .filter(([, box]) => box.width > 0 && Math.min(box.width, box.height) < smallest - 0.5)
      .map(([one, box]) => `${one.outerHTML.slice(0, 120)} ${box.width} x ${box.height}`)"""
    found: list[str] = page.evaluate(script, SMALLEST_TARGET)
    return found


def empty_shelf(player: Player) -> None:
    player.open()
    player.page.locator(".game-card").first.wait_for()


def new_match(player: Player) -> None:
    player.open("#/new/yahtzee")
    player.page.locator(".new-match-form").wait_for()
    for fold in player.page.locator("details").all():
        fold.locator("summary").click()


def rules(player: Player) -> None:
    player.open("#/rules/yahtzee")
    player.page.locator("main h2").first.wait_for()


def settings(player: Player) -> None:
    player.open("#/settings")
    player.page.locator(".settings .card").first.wait_for()


def about(player: Player) -> None:
    player.open("#/about")
    player.page.locator("main h1").wait_for()


def opening(player: Player) -> None:
    player.start(people=3)
    player.roll()


def choosing(player: Player) -> None:
    player.start()
    player.play_turn()
    player.roll()
    player.dice.nth(2).click()


def hints(player: Player) -> None:
    choosing(player)
    player.page.locator(".button-toggle").click()
    player.page.locator(".hint-panel li").first.wait_for()


def many_players(player: Player) -> None:
    player.start(people=8)
    while player.page.locator(".yahtzee-is-opening").count():
        player.roll()
    player.roll()


def own_dice(player: Player) -> None:
    player.start(dice="own")
    player.page.locator(".yahtzee-entry").wait_for()


def over(player: Player) -> None:
    player.start(bots=1)
    player.play_to_the_end()


def practice_question(player: Player) -> None:
    player.start()
    player.play_turn()
    player.roll()
    player.page.locator(".game-bar-tools button").first.click()
    player.page.locator("dialog[open]").wait_for()


def shelf_and_statistics(player: Player) -> None:
    over(player)
    player.open("#/stats")
    player.page.locator("main h1").wait_for()
    assert violations(player.page) == []
    player.open("#/")
    player.page.locator(".match-card").first.wait_for()


SCREENS: list[Callable[[Player], None]] = [
    empty_shelf,
    new_match,
    rules,
    settings,
    about,
    opening,
    choosing,
    hints,
    many_players,
    own_dice,
    practice_question,
    over,
    shelf_and_statistics,
]
# Every combination of language and theme, each at one of the sizes that people have.
LOOKS = [
    ("nl-NL", "light", (1024, 768)),
    ("nl-NL", "dark", (390, 844)),
    ("en-GB", "light", (390, 844)),
    ("en-GB", "dark", (800, 1280)),
]


def look_id(look: tuple[str, str, tuple[int, int]]) -> str:
    return f"{look[0]}-{look[1]}-{look[2][0]}x{look[2][1]}"


# One process walks through all screens of a look.
VISITS = [pytest.param(look, marks=pytest.mark.xdist_group(look_id(look)), id=look_id(look)) for look in LOOKS]


@pytest.fixture(scope="module", params=VISITS)
def visitor(request: pytest.FixtureRequest, chromium: Browser, site: SiteServer) -> Iterator[Player]:
    """Somebody who walks through all screens in one language, one theme and one size; the engine starts once."""
    language, theme, (width, height) = request.param
    with chromium.new_context(
        locale=language,
        color_scheme=theme,
        viewport={"width": width, "height": height},
        service_workers="block",
    ) as context:
        player = Player(context.new_page(), site.url)
        player.choose_setting("pace", "instant")
        assert player.page.evaluate("() => document.documentElement.lang") == language[:2]
        yield player


@pytest.mark.parametrize("screen", SCREENS, ids=lambda screen: screen.__name__)
def test_axe_finds_nothing(visitor: Player, screen: Callable[[Player], None]) -> None:
    screen(visitor)
    page = visitor.page
    assert violations(page) == []
    assert small_targets(page) == []
    assert not too_wide(page), "the page scrolls sideways"
    assert visitor.complaints == []
    # A question that is still open would stand in the way of the next screen.
    page.keyboard.press("Escape")


@pytest.mark.parametrize("size", [(1024, 768), (1280, 800), (800, 1280)])
@pytest.mark.parametrize("screen", [choosing, hints, many_players, own_dice], ids=lambda screen: screen.__name__)
def test_a_turn_needs_no_scrolling_on_a_tablet(
    chromium: Browser, site: SiteServer, screen: Callable[[Player], None], size: tuple[int, int]
) -> None:
    with chromium.new_context(viewport={"width": size[0], "height": size[1]}, service_workers="block") as context:
        player = Player(context.new_page(), site.url)
        screen(player)
        page = player.page
        # Whatever must be tapped in a turn lies within the window, and nothing of it is cut off.
        outside = page.evaluate(
            """(parts) => [...document.querySelectorAll(parts)]
              .filter((one) => {
                const box = one.getBoundingClientRect();
                return box.height > 0 && (box.top < -0.5 || box.bottom > innerHeight + 0.5);
              })
              .map((one) => one.className)""",
            ".game-bar, .yahtzee-play, .dice-tray-slot, .yahtzee-roll, .score-sheet-pick",
        )
        assert outside == []
        assert page.evaluate("() => document.documentElement.scrollHeight <= innerHeight + 1")


def test_at_double_zoom_everything_can_still_be_reached(chromium: Browser, site: SiteServer) -> None:
    # 200 % zoom on a tablet is half its width and height in CSS pixels.
    window: ViewportSize = {"width": 512, "height": 384}
    with chromium.new_context(viewport=window, device_scale_factor=2, service_workers="block") as context:
        player = Player(context.new_page(), site.url)
        choosing(player)
        assert not too_wide(player.page)
        player.roll_button.scroll_into_view_if_needed()
        player.write()


def test_a_turn_by_keyboard_alone(page: Page, site: SiteServer) -> None:
    player = Player(page, site.url)
    player.start()
    expect(player.roll_button).to_be_enabled()
    ply = player.ply
    page.keyboard.press("r")
    player.wait_until_past(ply)
    page.keyboard.press("1")
    page.keyboard.press("4")
    assert player.dice.nth(0).get_attribute("aria-pressed") == "true"
    page.keyboard.press("r")
    player.wait_until_past(ply + 2)
    player.picks.last.focus()
    page.keyboard.press("ArrowUp")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    if page.locator(".yahtzee-prompt-asking").count():
        page.locator(".yahtzee-prompt-asking .button-primary").press("Enter")
    player.wait_until_past(ply + 3)
    assert page.locator("[role=log] p").count() >= 3
