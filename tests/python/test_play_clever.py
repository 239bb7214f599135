"""Clever on the built site in Chromium, by clicking: alone with hints, against bots, with own dice, interrupted."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import Any, Literal

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

import worp
from clever_player import SEED, CleverPlayer
from site_server import SiteServer
from test_accessibility import small_targets, too_wide, violations
from test_offline import WORKER_READY
from worp.experts import expert_for
from worp.match import Match


@pytest.fixture
def player(page: Page, site: SiteServer) -> Iterator[CleverPlayer]:
    player = CleverPlayer(page, site.url)
    yield player
    assert player.complaints == []


def play_to_a_chain(player: CleverPlayer) -> None:
    """Own dice that complete yellow's first row: its blue cross waits for a field of the player's choice."""
    player.start(dice="own")
    player.throw([3, 4, 4, 4, 4, 4])
    player.mark("white", "yellow-0")
    player.throw([5, 5, 5, 5, 5])
    player.mark("yellow", "yellow-2")
    player.throw([4, 4, 4, 4])
    player.mark("green", "green-0")
    # All six alike: which three lie nearest to the platter, only the player can tell.
    player.type_dice([6] * 6)
    equal = player.page.locator("button.clever-die-lit")
    expect(equal).to_have_count(6)
    for color in ("white", "yellow", "purple"):
        player.page.locator(f"button.clever-die-{color}").click()
    expect(equal).to_have_count(0)
    player.do(player.page.locator(".clever-entry-confirm"))
    player.mark("yellow", "yellow-1")


def test_a_whole_solo_game_with_every_hint_taken(player: CleverPlayer) -> None:
    player.start()
    player.open_hints()
    taken = 0
    while not player.result.count():
        if player.roll_button.count():
            player.do(player.roll_button)
        else:
            player.take_hint()
            taken += 1
    # Four fields a round, and whatever was passed, thrown again or taken as an extra die.
    assert taken >= 20
    snapshot = player.saved_match()
    replayed = worp.load_match(snapshot["text"])
    assert replayed.is_over and snapshot["scores"] == replayed.scores()
    total = replayed.scores()[0]["total"]
    assert str(total) in player.result.inner_text()
    expect(player.result.locator(".result-verdict")).not_to_be_empty()
    assert total <= 334
    # Dice can ruin a game, so what was taken is judged and not what it brought. Hints that were thought over cost up to
    # 10 points a game by the engine's first word; chance would cost more than 200.
    assert lost_by_choices(replayed) < 25


def lost_by_choices(played: Match) -> float:
    """What the choices of a match with one player cost against the best ones, by the engine's first word on each."""
    again = worp.new_match("clever", ["Ann"], played.seed, played.options)
    lost = 0.0
    for code in played.codes:
        if again.turn.kind == "chance":
            again.roll()
        else:
            first = next(iter(again.advise()))
            lost += next(option.loss for option in first.options if option.code == code)
            again.play(code)
    return lost


def test_a_game_against_two_bots(player: CleverPlayer) -> None:
    player.choose_setting("pace", "instant")
    player.start(bots=2)
    # With several sheets on the table it is said whose lies large.
    expect(player.page.locator(".clever-side .clever-points-name")).not_to_be_empty()
    dice = random.Random(SEED)
    while not player.result.count():
        player.play_any(dice)
    snapshot = player.saved_match()
    assert [seat["bot"] for seat in snapshot["seats"]] == [None, "solver", "solver"]
    replayed = worp.load_match(snapshot["text"])
    assert replayed.is_over and snapshot["winners"] == replayed.winners()
    assert snapshot["view"]["round"] == snapshot["view"]["rounds"] == 5
    # The bots in the browser chose what the native solver would have chosen in their places.
    again = worp.new_match("clever", ["Ann", "bot:solver", "bot:solver"], replayed.seed, replayed.options)
    expert_for("clever", replayed.options).prepare()
    for expected in replayed.codes:
        if again.automatic:
            again.step()
        elif again.turn.kind == "chance":
            again.roll()
        else:
            again.play(expected)
        assert again.codes[-1] == expected
    assert again.is_over


def test_a_reload_in_the_middle_of_a_chain_resumes_in_the_middle_of_it(player: CleverPlayer) -> None:
    play_to_a_chain(player)
    before = player.saved_match()
    assert before["view"]["asks"] == "bonus"
    assert [(bonus["what"], bonus["area"]) for bonus in before["view"]["pending"]] == [("cross", "blue")]
    cells = [cell.get_attribute("data-cell") for cell in player.picks.all()]
    assert len(cells) == 11

    player.page.reload()
    player.picks.first.wait_for()
    assert [cell.get_attribute("data-cell") for cell in player.picks.all()] == cells
    expect(player.page.locator(".clever-token")).to_be_visible()
    player.cell("blue-7").click()
    expect(player.links).to_have_count(1)
    player.do(player.confirm)
    after = player.saved_match()
    assert after["view"]["sheets"][0]["blue"][7] and after["view"]["asks"] != "bonus"
    assert worp.load_match(after["text"]).view() == after["view"]


def long_chain() -> tuple[str, dict[str, Any]]:
    """A position in which one move fills four fields, and that move."""
    match = worp.new_match("clever", ["bot:solver"], 9)
    while not match.is_over:
        if match.turn.kind != "chance":
            for move in match.moves():
                if len([event for event in move.data.get("chain", ()) if event["type"] == "marked"]) >= 4:
                    text: dict[str, Any] = json.loads(match.to_text())
                    return json.dumps(text | {"seats": ["Ann"]}), move.data
        match.step()
    pytest.fail("no long chain came up")


def test_a_chain_is_numbered_beforehand_and_then_plays_field_by_field(player: CleverPlayer) -> None:
    text, move = long_chain()
    player.open_saved(text)
    player.page.emulate_media(reduced_motion="no-preference")
    marks = [f"{event['area']}-{event['cell']}" for event in move["chain"] if event["type"] == "marked"]
    player.lay_ready(move["die"], marks[0])
    expect(player.page.locator(".clever-cell-ghost")).to_have_count(len(marks))
    steps = [str(step) for step in range(1, len(marks) + 1)]
    assert player.page.locator(".clever-steps text").all_text_contents() == steps
    before = player.ply
    # How many fields are filled at each change of the drawing, and when; the position is still the old one.
    player.page.evaluate(
        """(fields) => {
          window.filled = [];
          window.lacking = 0;
          const look = () => {
            const fresh = document.querySelectorAll(".clever-paper .clever-cell-fresh").length;
            if (fresh > (window.filled.at(-1)?.fresh ?? 0)) window.filled.push({ fresh, at: performance.now() });
            // From the tap on, the strip stays that says what comes, and so do the fields that are still to come.
            const ghosts = document.querySelectorAll(".clever-paper .clever-cell-ghost").length;
            if (!document.querySelector(".clever-chain") || fresh + ghosts !== fields) window.lacking += 1;
            if (fresh === fields) observer.disconnect();
          };
          const observer = new MutationObserver(look);
          observer.observe(document.querySelector(".clever"), {
            subtree: true, childList: true, attributes: true,
          });
        }""",
        len(marks),
    )
    player.confirm.click()
    player.page.wait_for_function("(count) => window.filled.at(-1)?.fresh === count", arg=len(marks))
    filled, lacking = player.page.evaluate("() => [window.filled, window.lacking]")
    assert lacking == 0
    assert [change["fresh"] for change in filled] == list(range(1, len(marks) + 1))
    # One after the other, and slowly enough to follow: half a second each, less what a busy machine draws late.
    assert filled[-1]["at"] - filled[0]["at"] > 400 * (len(marks) - 1), filled
    # The move was saved before any of it was shown: whoever reloads in the middle of the show has lost nothing.
    player.page.reload()
    player.wait_until_past(before)
    assert player.ply == before + 1
    area, _, cell = marks[-1].partition("-")
    sheet = player.saved_match()["view"]["sheets"][0]
    assert sheet[area][int(cell)] if area in ("yellow", "blue") else sheet[area]


def test_dice_glide_to_where_they_go_unless_nothing_is_to_move(player: CleverPlayer) -> None:
    player.start(dice="own")
    player.page.evaluate(
        """() => {
          window.flown = [];
          const { animate } = Element.prototype;
          Element.prototype.animate = function (...how) {
            if (this.dataset.die) window.flown.push(this.dataset.die);
            return animate.apply(this, how);
          };
        }"""
    )
    player.throw([2, 1, 6, 6, 6, 6])
    player.mark("white", "orange-0")
    assert player.page.evaluate("() => window.flown") == []
    player.throw([5, 4, 6, 6])
    player.page.emulate_media(reduced_motion="no-preference")
    player.mark("blue", "blue-6")
    # The blue die to its field, the green one to the platter; the others move up.
    assert {"blue", "green"} <= set(player.page.evaluate("() => window.flown"))


def test_a_field_shows_its_chain_before_anything_is_done(player: CleverPlayer) -> None:
    player.start(dice="own")
    player.throw([1, 6, 6, 6, 6, 6])
    # One die lights its own fields only: white is a joker, so two yellow ones, blue's sum, green, orange and purple.
    player.die("white").click()
    lit = {cell.get_attribute("data-cell") for cell in player.picks.all()}
    assert lit == {"yellow-5", "yellow-8", "blue-6", "green-0", "orange-0", "purple-0"}
    player.cell("orange-0").click()
    expect(player.links).to_have_count(1)
    expect(player.page.locator(".clever-cell-ghost")).to_have_count(1)
    assert player.saved_match()["view"]["sheets"][0]["orange"] == []
    # Tapping elsewhere changes one's mind; putting back leaves everything as it was.
    player.cell("purple-0").click()
    player.page.locator(".clever-preview-actions .button-quiet").click()
    expect(player.links).to_have_count(0)
    player.mark("white", "green-0")
    assert player.saved_match()["view"]["sheets"][0]["green"] == 1


@pytest.mark.kept_offline
def test_the_game_goes_on_without_a_network(player: CleverPlayer) -> None:
    player.open()
    player.page.evaluate("() => navigator.serviceWorker.ready.then(() => null)")
    player.page.reload()
    assert player.page.evaluate(WORKER_READY)
    player.start(bots=1)
    dice = random.Random(SEED)
    player.page.context.set_offline(True)
    for _ in range(3):
        player.play_any(dice)
    ply = player.ply
    player.page.reload()
    player.page.locator(".game-table .clever").wait_for()
    player.wait_until_past(ply - 1)
    assert player.ply == ply
    for _ in range(3):
        player.play_any(dice)


def test_a_turn_by_keyboard_alone(player: CleverPlayer) -> None:
    player.start()
    ply = player.ply
    player.page.keyboard.press("r")
    player.wait_until_past(ply)
    player.page.keyboard.press("1")
    assert player.page.locator(".clever-die-chosen").count() == 1
    player.picks.first.focus()
    player.page.keyboard.press("Enter")
    expect(player.confirm).to_be_visible()
    player.page.keyboard.press("Escape")
    expect(player.confirm).to_have_count(0)
    # Two equal dice could fill a field: the die says which one is meant.
    player.page.keyboard.press("1")
    player.picks.first.focus()
    player.page.keyboard.press("Enter")
    player.page.keyboard.press("Enter")
    player.wait_until_past(ply + 1)
    assert player.page.locator("[role=log] p").count() >= 3


def choosing(player: CleverPlayer) -> None:
    player.start()
    player.do(player.roll_button)
    player.dice.first.click()
    player.picks.first.click()


def advised(player: CleverPlayer) -> None:
    choosing(player)
    player.open_hints()
    player.page.locator(".hint-panel li").first.wait_for()


def four_players(player: CleverPlayer) -> None:
    player.start(people=4)
    player.do(player.roll_button)
    player.page.locator(".clever-other").first.click()
    player.page.locator("dialog[open].clever-opened").wait_for()


def own_dice(player: CleverPlayer) -> None:
    player.start(dice="own")
    player.type_dice([3, 1])


SCREENS = [choosing, advised, four_players, own_dice, play_to_a_chain]


@pytest.mark.parametrize(("theme", "size"), [("light", (1024, 768)), ("dark", (800, 1280))], ids=["lying", "standing"])
def test_a_turn_on_a_tablet_needs_no_scrolling_and_axe_finds_nothing(
    theme: Literal["light", "dark"], size: tuple[int, int], chromium: Browser, site: SiteServer
) -> None:
    window: ViewportSize = {"width": size[0], "height": size[1]}
    with chromium.new_context(color_scheme=theme, viewport=window, service_workers="block") as context:
        player = CleverPlayer(context.new_page(), site.url)
        for screen in SCREENS:
            screen(player)
            # Whatever must be tapped or read in a turn lies within the window, and nothing lies over anything else.
            outside = player.page.evaluate(
                """(parts) => [...document.querySelectorAll(parts)]
                  .filter((one) => {
                    const box = one.getBoundingClientRect();
                    const right = innerWidth + 0.5;
                    return box.height > 0 && (box.top < -0.5 || box.bottom > innerHeight + 0.5 || box.right > right);
                  })
                  .map((one) => one.className)""",
                ".game-bar, .clever-paper-frame, .clever-now, .clever-tray, .clever-fields, .clever-platter,"
                " .clever-actions, .clever-pick, .clever-play .clever-die, .clever-points, .clever-other,"
                " .clever-entry",
            )
            assert outside == [], screen.__name__
            assert player.page.evaluate("() => document.documentElement.scrollHeight <= innerHeight + 1")
            fits = player.page.eval_on_selector(".game-table", "(one) => one.scrollHeight <= one.clientHeight + 1")
            assert fits, screen.__name__
            assert violations(player.page) == [], screen.__name__
            assert small_targets(player.page) == [], screen.__name__
            assert not too_wide(player.page), screen.__name__
            player.page.keyboard.press("Escape")


@pytest.mark.parametrize("language", ["nl", "en"])
def test_dice_and_buttons_stay_where_they_are_whatever_is_laid_ready(
    language: str, chromium: Browser, site: SiteServer
) -> None:
    parts = ".clever-tray, .clever-fields, .clever-platter, .clever-actions"
    with chromium.new_context(viewport={"width": 1024, "height": 768}, service_workers="block") as context:
        player = CleverPlayer(context.new_page(), site.url)
        player.choose_setting("language", language)
        player.start()
        player.do(player.roll_button)
        for hinted in (False, True):
            if hinted:
                player.open_hints()
            before = [part.bounding_box() for part in player.page.locator(parts).all()]
            player.lay_ready("white", "yellow-5")
            assert [part.bounding_box() for part in player.page.locator(parts).all()] == before, hinted
            player.page.keyboard.press("Escape")
        assert player.complaints == []


def test_a_phone_lights_the_fields_as_drawn_and_keeps_the_sheet_still(chromium: Browser, site: SiteServer) -> None:
    with chromium.new_context(viewport={"width": 390, "height": 844}, service_workers="block") as context:
        player = CleverPlayer(context.new_page(), site.url)
        for language in ("nl", "en"):
            player.choose_setting("language", language)
            player.start(dice="own")
            player.throw([6, 1, 1, 1, 1, 1])
            sheet = player.page.locator(".clever-paper-frame")
            before = sheet.bounding_box()
            # The longest there is to say: five dice go to the platter.
            player.lay_ready("white", "blue-6")
            # Whoever taps the same field again must find it where it was.
            assert sheet.bounding_box() == before, language
        play_to_a_chain(player)
        frames = [frame.bounding_box() for frame in player.page.locator(".clever-pick-frame").all()]
        assert len(frames) == 11
        # Targets are larger than the fields on a small sheet; the light around a field is not.
        assert all(frame and frame["width"] < 32 and frame["height"] < 32 for frame in frames)
        names = player.page.locator(".clever-zone-name")
        assert all(name.evaluate("(one) => one.scrollWidth <= one.clientWidth") for name in names.all())
        assert not too_wide(player.page)
        assert player.complaints == []
