"""Push on the built site, by clicking: whole games, a reload in the middle of sharing out, no network, every look."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

import push_changes
import worp
from push_player import PushPlayer
from site_server import SiteServer
from test_accessibility import LOOKS, small_targets, too_wide, violations
from worp import _core

# Which cards fly is noted as they set off: whoever looks for them in the air could come too late.
NOTE_FLIGHTS = """() => {
  const { animate } = Element.prototype;
  window.pushFlights = [];
  Element.prototype.animate = function (...given) {
    const from = [".push-row-going", ".push-colour-losing"].find((place) => this.closest(place));
    if (from) window.pushFlights.push(from);
    return animate.apply(this, given);
  };
}"""


@pytest.fixture
def player(page: Page, site: SiteServer) -> Iterator[PushPlayer]:
    player = PushPlayer(page, site.url)
    player.choose_setting("pace", "instant")
    yield player
    assert player.complaints == []


def check_result(player: PushPlayer) -> None:
    """What the page shows is what the rules say about the very same record."""
    snapshot = player.saved_match()
    replayed = worp.load_match(snapshot["text"])
    assert replayed.is_over
    assert snapshot["scores"] == replayed.scores()
    assert snapshot["winners"] == replayed.winners()
    for score in replayed.scores():
        expect(player.result).to_contain_text(str(score["total"]))


def test_the_screen_is_tested_with_what_the_engine_says() -> None:
    assert json.loads(push_changes.FILE.read_text(encoding="utf-8")) == push_changes.changes()


def test_a_whole_game_against_two_bots_with_hints(player: PushPlayer) -> None:
    player.start_push(bots=2, seed=5)
    player.open_hints()
    assert player.play_on(with_hints=True) > 10
    assert [seat["bot"] is None for seat in player.saved_match()["seats"]] == [True, False, False]
    check_result(player)


def test_six_people_on_a_phone_see_every_sum_and_the_whole_result(player: PushPlayer) -> None:
    player.page.set_viewport_size({"width": 390, "height": 844})
    player.open_saved(towards_the_end([f"Speler {seat}" for seat in range(1, 7)]))
    for _ in range(40):
        player.wait_for_moment()
        if player.result.count():
            break
        # Rows are spoken of by their numbers, and sums of two figures stay in their places.
        expect(player.page.locator(".push-row-number")).to_have_count(3)
        assert cut_off(player, ".push-row-number, .push-colour, .push-player-head, .push-row, .push-foot button") == []
        player.step()
    expect(player.result.locator("tbody tr")).to_have_count(6)
    assert cut_off(player, ".result-scroll") == []
    check_result(player)


def towards_the_end(names: list[str]) -> str:
    """A save of a match in which people begin one of the last turns."""
    match = worp.new_match("push", names, 7)
    expert = _core.Expert("push", {})
    while match.view()["pile"] > 12 or match.view()["phase"] != "turn" or match.view()["turn_started"]:
        if match.turn.kind == "chance":
            match.roll()
        else:
            match.play(expert.choose("threshold6_bank30", match.state, 7, 0))
    return match.to_text()


def cut_off(player: PushPlayer, parts: str) -> list[str]:
    """Those parts that do not show all of their breadth."""
    found: list[str] = player.page.evaluate(
        """(parts) => [...document.querySelectorAll(parts)]
          .filter((one) => one.scrollWidth > one.clientWidth + 1)
          .map((one) => one.className)""",
        parts,
    )
    return found


def test_a_pass_and_play_game_with_the_risk_variant(player: PushPlayer) -> None:
    player.start_push(bots=0, people=3, variant="risk", seed=3)
    assert player.play_on() > 100
    assert player.saved_match()["options"]["variant"] == "risk"
    check_result(player)


def test_a_reload_in_the_middle_of_sharing_out_resumes_there(player: PushPlayer) -> None:
    player.start_push(bots=0, people=3, seed=5)
    while True:
        player.step_until("share")
        before = player.saved_match()
        if any(row["taken_by"] is not None for row in before["view"]["rows"]):
            break
        player.step()
    rows = [row["cards"] for row in before["view"]["rows"]]
    player.page.reload()
    player.lit_rows.first.wait_for()
    after = player.saved_match()
    assert (after["hash"], after["ply"]) == (before["hash"], before["ply"])
    # The walk round the table shows who has a row and whose choice it is.
    expect(player.page.locator(".push-walk-has")).to_have_count(1)
    expect(player.page.locator(".push-walk-now")).to_have_count(1)
    assert player.lit_rows.count() == sum(1 for cards in rows if cards)
    player.tap(player.lit_rows.first)
    assert player.ply > before["ply"]


def test_cards_travel_to_whoever_takes_them(player: PushPlayer) -> None:
    player.start_push(bots=0, people=3, seed=5)
    player.step_until("share")
    # Before the choice one sees what a die would cost, or that there is none.
    expect(player.page.locator(".push-foot-share")).not_to_be_empty()
    row = player.saved_match()["moves"][0]["data"]
    want_motion(player)
    player.tap(player.lit_rows.first)
    assert player.page.evaluate("() => window.pushFlights") == [".push-row-going"] * len(row["cards"])
    expect(player.page.locator(".push-row-going")).to_have_count(0)


def test_cards_lost_to_the_die_fly_off_the_table(player: PushPlayer) -> None:
    player.start_push(bots=0, people=2, seed=5)
    lost: list[Any] = []
    while not lost:
        player.step_until("roll")
        # The die falls by the seed, so what it is going to cost is known, and what happens after that.
        events = worp.load_match(player.saved_match()["text"]).roll()
        lost = [event for event in events if event["type"] == "lost"]
        if not lost:
            player.step()
    before = player.saved_match()["view"]
    want_motion(player)
    player.step()
    after = player.saved_match()["view"]
    flights = [flight for event in events for flight in flights_of(event)]
    assert ".push-colour-losing" in flights
    assert player.page.evaluate("() => window.pushFlights") == flights
    assert after["discard"]["count"] >= before["discard"]["count"] + len(lost[0]["cards"])
    owner = lost[0]["seat"]
    assert after["players"][owner]["total"] == before["players"][owner]["total"] - lost[0]["points"]
    expect(player.page.locator(".push-colour-losing")).to_have_count(0)


def flights_of(event: dict[str, Any]) -> list[str]:
    """From where cards set off when this happens, one by one."""
    if event["type"] == "lost":
        return [".push-colour-losing"] * len(event["cards"])
    if event["type"] == "rows_discarded":
        return [".push-row-going" for row in event["rows"] for _ in row["cards"]]
    return [".push-row-going"] * len(event["cards"]) if event["type"] == "taken" else []


def want_motion(player: PushPlayer) -> None:
    """From here on things move, and what flies is noted."""
    player.page.evaluate(NOTE_FLIGHTS)
    player.page.emulate_media(reduced_motion="no-preference")
    expect(player.page.locator(":root")).to_have_attribute("data-motion", "full")


def test_a_colour_is_banked_only_after_a_second_tap(player: PushPlayer) -> None:
    player.start_push(bots=0, people=2, seed=5)
    while not player.lit_colours.count():
        player.step()
    ply = player.ply
    seat = player.saved_match()["view"]["seat"]
    player.lit_colours.first.click()
    expect(player.page.locator(".push-bank-yes")).to_be_visible()
    assert player.ply == ply
    player.page.keyboard.press("Escape")
    expect(player.page.locator(".push-bank-yes")).to_have_count(0)
    player.bank(player.lit_colours.first)
    owner = player.saved_match()["view"]["players"][seat]
    assert owner["banked_total"] > 0


def test_the_risk_that_is_shown_is_the_exact_one(player: PushPlayer) -> None:
    player.start_push(bots=0, people=2, seed=5)
    player.page.locator(".push-risk-toggle").click()
    shown = False
    while not shown:
        player.step()
        view = player.saved_match()["view"]
        shown = view["phase"] == "turn" and view["bust"]["cards"] > 0
    words = player.page.locator(".push-risk-words")
    expect(words).to_contain_text(str(view["bust"]["cards"]))
    expect(words).to_contain_text(str(view["bust"]["of"]))


def test_a_placing_that_is_taken_back_is_offered_again(player: PushPlayer) -> None:
    player.start_push(bots=0, people=2, seed=5)
    player.step_until("place")
    before = player.saved_match()
    player.tap(player.lit_rows.last)
    after = player.saved_match()
    player.page.get_by_role("button", name="Take back", exact=True).click()
    expect(player.lit_rows).to_have_count(len(before["moves"]))
    assert player.saved_match()["hash"] == before["hash"]
    player.tap(player.lit_rows.last)
    # The cards lie in the order of the seed: taking back shows no other card.
    assert player.saved_match()["view"]["rows"] == after["view"]["rows"]


def test_every_row_tells_the_risk_of_placing_there(player: PushPlayer) -> None:
    player.start_push(bots=0, people=2, seed=5)
    player.page.locator(".push-risk-toggle").click()
    player.step_until("place")
    places = player.saved_match()["moves"]
    expect(player.page.locator(".push-row-risk")).to_have_count(len(places))
    for place in places:
        share = place["data"]["bust_chance"]
        figure = f"{share:.1%}" if 0 < share < 0.1 else f"{share:.0%}"
        expect(player.lit_rows.nth(place["data"]["row"])).to_contain_text(figure.replace(".0%", "%").replace("%", " %"))


def test_a_turn_by_keyboard_alone(player: PushPlayer) -> None:
    player.start_push(bots=0, people=2, seed=5)
    keyboard = player.page.keyboard
    ply = player.ply
    keyboard.press("d")
    player.wait_until_past(ply + 1)
    while player.phase != "share":
        ply = player.ply
        phase = player.phase
        choices = player.saved_match()["moves"]
        stops = phase == "turn" and any(move["code"] == "stop" for move in choices)
        keyboard.press(str(choices[0]["data"]["row"] + 1) if phase == "place" else "s" if stops else "d")
        player.wait_until_past(ply if phase == "place" or stops else ply + 1)
        if stops:
            break
    assert player.page.locator("[role=log] p").count() >= 3


def test_offline_a_game_goes_on(chromium: Browser, site: SiteServer) -> None:
    with chromium.new_context() as context:
        player = PushPlayer(context.new_page(), site.url)
        player.choose_setting("pace", "instant")
        player.page.evaluate("() => navigator.serviceWorker.ready.then(() => true)")
        player.start_push(bots=1, seed=5)
        player.step()
        context.set_offline(True)
        player.page.reload()
        player.wait_for_moment()
        ply = player.ply
        for _ in range(6):
            player.wait_for_moment()
            player.step()
        assert player.ply > ply


def new_match(player: PushPlayer) -> None:
    player.open("#/new/push")
    player.page.locator(".new-match-form").wait_for()


def rules(player: PushPlayer) -> None:
    player.open("#/rules/push")
    player.page.locator("main h2").first.wait_for()


def placing(player: PushPlayer) -> None:
    player.start_push(bots=0, people=3, seed=5)
    player.step_until("place")


def sharing(player: PushPlayer) -> None:
    player.start_push(bots=0, people=6, seed=7)
    player.step_until("share")


def rolling(player: PushPlayer) -> None:
    player.start_push(bots=0, people=6, variant="risk", seed=7)
    player.step_until("roll")


def banking(player: PushPlayer) -> None:
    player.start_push(bots=0, people=2, seed=5)
    while not player.lit_colours.count():
        player.step()
    player.lit_colours.first.click()


def hints(player: PushPlayer) -> None:
    placing(player)
    player.open_hints()
    player.page.locator(".hint-panel li").first.wait_for()


SCREENS: list[Callable[[PushPlayer], None]] = [new_match, rules, placing, sharing, rolling, banking, hints]


@pytest.mark.parametrize("look", LOOKS, ids=lambda look: f"{look[0]}-{look[1]}-{look[2][0]}x{look[2][1]}")
def test_axe_finds_nothing(look: tuple[str, str, tuple[int, int]], chromium: Browser, site: SiteServer) -> None:
    language, theme, (width, height) = look
    with chromium.new_context(
        locale=language,
        color_scheme=theme,  # type: ignore[arg-type]
        viewport={"width": width, "height": height},
        service_workers="block",
    ) as context:
        player = PushPlayer(context.new_page(), site.url)
        player.choose_setting("pace", "instant")
        for screen in SCREENS:
            screen(player)
            name = screen.__name__
            assert violations(player.page) == [], name
            assert small_targets(player.page) == [], name
            assert not too_wide(player.page), name
            if player.stored("matches"):
                remove_match(player)
        assert player.complaints == []


def remove_match(player: PushPlayer) -> None:
    """A fresh shelf, so that `saved_match` means the next one."""
    player.open("#/")
    player.page.locator(".match-card-remove").first.click()
    player.page.locator("dialog[open] .button-primary, dialog[open] .button-danger").first.click()
    expect(player.page.locator(".match-card")).to_have_count(0)


@pytest.mark.parametrize("size", [(1024, 768), (800, 1280)], ids=str)
def test_a_turn_needs_no_scrolling_on_a_tablet(size: tuple[int, int], chromium: Browser, site: SiteServer) -> None:
    for screen in (placing, sharing, rolling, hints):
        with chromium.new_context(viewport={"width": size[0], "height": size[1]}, service_workers="block") as context:
            player = PushPlayer(context.new_page(), site.url)
            screen(player)
            outside = player.page.evaluate(
                """(parts) => [...document.querySelectorAll(parts)]
                  .filter((one) => {
                    const { height, top, bottom, right } = one.getBoundingClientRect();
                    return height > 0 && (top < -0.5 || bottom > innerHeight + 0.5 || right > innerWidth + 0.5);
                  })
                  .map((one) => one.className)""",
                ".game-bar, .push-felt, .push-row, .push-foot button, .push-player, .push-pile",
            )
            assert outside == [], screen.__name__
            assert player.page.evaluate("() => document.documentElement.scrollHeight <= innerHeight + 1")
