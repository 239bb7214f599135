"""Keer op Keer on the built site in Chromium: drawn with a finger, tapped, with bots, interrupted, offline."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

import worp
from conftest import SUB_PATH
from keer_op_keer_player import KeerPlayer, stroke_over
from site_server import SiteServer
from test_accessibility import small_targets, too_wide, violations


@pytest.fixture
def player(page: Page, site: SiteServer) -> Iterator[KeerPlayer]:
    player = KeerPlayer(page, site.url)
    yield player
    assert player.complaints == []


@pytest.fixture
def tablet(chromium: Browser) -> Iterator[Page]:
    """A page under fingers."""
    size: ViewportSize = {"width": 1024, "height": 768}
    with chromium.new_context(has_touch=True, viewport=size, service_workers="block") as context:
        yield context.new_page()


@pytest.fixture
def finger(tablet: Page, site: SiteServer) -> Iterator[KeerPlayer]:
    """A player who draws with a finger."""
    player = KeerPlayer(tablet, site.url, hand="draws")
    yield player
    assert player.complaints == []


# Of each line of the solo table, how many stars are filled.
STARS = (5, 4, 4, 4, 4, 3, 2, 2, 2, 1, 0, 0, 0)


def assert_solo_game_is_told_right(player: KeerPlayer) -> None:
    snapshot = player.saved_match()
    assert snapshot["turn"] == {"type": "over"}
    assert snapshot["view"]["roll"] == 30
    assert snapshot["view"]["strokes"] == [2] * 15
    # What the page shows is what the rules say about the very same record.
    replayed = worp.load_match(snapshot["text"])
    assert snapshot["scores"] == replayed.scores()
    assert str(abs(replayed.scores()[0]["total"])) in player.result.inner_text()
    expect(player.page.locator(".keer_op_keer-rating")).not_to_be_empty()
    reached = player.page.locator(".keer_op_keer-ladder li").nth(snapshot["view"]["rating"])
    expect(reached).to_have_attribute("aria-current", "true")
    expect(player.page.locator(".keer_op_keer-ladder [aria-current]")).to_have_count(1)
    stars = STARS[snapshot["view"]["rating"]]
    expect(player.result.locator(".result-verdict")).to_contain_text("★" * stars + "☆" * (5 - stars))


def test_a_whole_solo_game_by_drawing(finger: KeerPlayer) -> None:
    finger.sit_down()
    finger.play_on()
    assert_solo_game_is_told_right(finger)


def test_a_whole_solo_game_by_tapping(tablet: Page, site: SiteServer) -> None:
    player = KeerPlayer(tablet, site.url, hand="taps")
    player.sit_down()
    player.play_on()
    assert_solo_game_is_told_right(player)
    assert player.complaints == []


# With one minus or another before it.
BELOW_NOTHING = re.compile(r"^\S22 points$")


def test_a_score_below_nothing_is_told_as_it_is(player: KeerPlayer) -> None:
    match = worp.new_match("keer_op_keer", ["Ann"], 1)
    while not match.is_over:
        if match.turn.kind == "chance":
            match.roll()
        else:
            match.play("pass")
    player.take_in(match.to_text())
    expect(player.result.locator("#result-title")).to_have_text(BELOW_NOTHING)
    player.open("#/")
    expect(player.page.locator(".match-card-state")).to_have_text(BELOW_NOTHING)


@pytest.mark.kept_offline
def test_four_players_three_of_them_bots_and_half_of_it_offline(player: KeerPlayer) -> None:
    player.choose_setting("pace", "instant")
    player.keep_offline()
    player.sit_down(bots=3)
    player.play_on(until_roll=4)
    before = player.saved_match()
    player.page.context.set_offline(True)
    player.page.reload()
    player.page.locator('.game-table[aria-busy="false"] .keer_op_keer').wait_for()
    assert player.saved_match()["hash"] == before["hash"]
    expect(player.page.locator(".keer_op_keer-thumb")).to_have_count(3)
    player.page.locator(".keer_op_keer-thumb").first.click()
    opened = player.page.locator(".keer_op_keer-opened[open]")
    expect(opened.locator(".keer_op_keer-crossed")).to_have_count(
        len(player.saved_match()["view"]["sheets"][1]["crossed"])
    )
    opened.locator("button").click()
    player.play_on()
    snapshot = player.saved_match()
    replayed = worp.load_match(snapshot["text"])
    assert replayed.is_over and snapshot["winners"] == replayed.winners()
    assert max(sum(colour["full"] for colour in sheet["colours"]) for sheet in snapshot["view"]["sheets"]) >= 2


# Two people who crossed the same cells, each with one green cell to go for the second colour.
MIRRORED = """drrr444 r4:H3I2I3J3 dggg555 g5:D2D3E3F3G3 dyyy555 y5:H6H7I6I7J7 dyyy444 y4:K3K4L3L4
    dyyy555 y5:D1E1E2F1G1 dggg555 g5:A1B1B2B3C1 dooo555 o5:L1L2M2M3M4 dggg444 g4:N2N3O2O3 dggg333 g3:K7L7M7
    dooo555 o5:B5C5D5E4E5 dyyy333 y3:M1N1O1 dbbb555 b5:B6C6C7D7E7 dyyy222 y2:A7B7 dggg222 g2:I4J4 dyyy111 y1:C2
    dyyy111 y1:F2 dggg111 g1:D4"""


@pytest.mark.parametrize(
    ("more", "winners", "headline", "verdict"),
    [
        ("", [0, 1], "Ann, Bob", "and in jokers"),
        # Ann's star for two jokers brings as much as it costs.
        ("dxxx??? pass x?:F4", [1], "Bob", "the jokers that are left decide"),
    ],
    ids=["shared", "by jokers"],
)
def test_a_tie_at_the_end_says_what_decided_it(
    player: KeerPlayer, more: str, winners: list[int], headline: str, verdict: str
) -> None:
    match = worp.new_match("keer_op_keer", ["Ann", "Bob"], 1, {"dice": "own", "start": "first"})
    codes = [code for code in MIRRORED.split() for _ in range(1 if code[0] == "d" else 2)]
    for code in [*codes, *more.split(), "dggg111", "g1:H1"]:
        (match.roll if match.turn.kind == "chance" else match.play)(code)
    player.take_in(match.to_text())
    player.choose()
    snapshot = player.saved_match()
    assert snapshot["winners"] == winners
    assert len({score["total"] for score in snapshot["scores"]}) == 1
    expect(player.result.locator("#result-title")).to_contain_text(headline)
    expect(player.result.locator(".result-verdict")).to_contain_text(verdict)
    # Of equal totals, the winner's column comes first.
    expect(player.result.locator("thead th").first).to_have_text("Ann" if 0 in winners else "Bob")


def test_two_people_and_two_bots_share_a_tablet(player: KeerPlayer) -> None:
    player.choose_setting("pace", "instant")
    player.sit_down(people=2, bots=2)
    acted = set()
    while (match := player.saved_match())["view"]["roll"] < 6:
        view = match["view"]
        seat = view["seat"]
        # The board of the person who acts lies large, whoever threw; the three others are small.
        expect(player.page.locator(".keer_op_keer-margin-name")).to_have_text(f"Player {seat + 1}")
        crossed = player.page.locator(".keer_op_keer-paper .keer_op_keer-crossed")
        expect(crossed).to_have_count(len(view["sheets"][seat]["crossed"]))
        expect(player.page.locator(".keer_op_keer-thumb")).to_have_count(3)
        acted.add((view["phase"], seat, view["active"]))
        player.step(match)
    assert {("choose", 0, 0), ("choose", 1, 1), ("choose", 1, 0), ("choose", 0, 3), ("choose", 1, 2)} <= acted


def test_dice_that_the_active_player_took_are_shown_and_say_who_has_them(player: KeerPlayer) -> None:
    match = worp.new_match("keer_op_keer", ["Ann", "Bob"], 1, {"dice": "own", "start": "first"})
    for code in [*["drrr555", "pass", "pass"] * 3, "dyob521", "pass", "y5:H6H7I6I7J7"]:
        (match.roll if match.turn.kind == "chance" else match.play)(code)
    # Bob threw and passed, so nothing is gone; now Ann throws and takes.
    for code in ["dyob521", "o2:G2H2"]:
        (match.roll if match.turn.kind == "chance" else match.play)(code)
    player.take_in(match.to_text())
    taken = player.page.locator(".keer_op_keer-die-taken")
    expect(taken).to_have_count(2)
    # It cannot be used, but answers.
    taken.first.click(force=True)
    expect(player.prompt).to_contain_text("Ann took that die away")
    assert player.crosses() and all(move["colour"] != "orange" and move["number"] != 2 for move in player.crosses())


@pytest.mark.kept_offline
def test_a_reload_in_the_middle_and_on_when_the_server_is_gone(page: Page, dist: Path) -> None:
    with SiteServer(dist, base=SUB_PATH) as own_site:
        player = KeerPlayer(page, own_site.url)
        player.keep_offline()
        player.sit_down()
        player.play_on(until_roll=3)
        before = player.saved_match()
        assert before["view"]["phase"] == "choose"
        own_site.stop()
    page.reload()
    page.locator(".keer_op_keer-choosing").wait_for()
    after = player.saved_match()
    assert (after["hash"], after["ply"]) == (before["hash"], before["ply"])
    crossed = before["view"]["sheets"][0]["crossed"]
    expect(page.locator(".keer_op_keer-paper .keer_op_keer-crossed")).to_have_count(len(crossed))
    player.play_on(until_roll=6)


def test_dice_light_their_cells_and_an_illegal_set_is_refused_with_a_reason(player: KeerPlayer) -> None:
    player.sit_down(dice="own")
    type_dice(player, ["yellow", "green"], [2, 5])
    moves = player.crosses()
    # On the black board the start column crosses yellow and a single green cell.
    player.tap_dice(next(move for move in moves if (move["colour"], move["number"]) == ("yellow", 2)))
    lit = {cell for move in moves if (move["colour"], move["number"]) == ("yellow", 2) for cell in move["cells"]}
    shown = player.page.locator(".keer_op_keer-lit").evaluate_all(
        "cells => cells.map((cell) => Number(cell.dataset.cell))"
    )
    assert set(shown) == lit
    player.cell(min(lit)).click()
    expect(player.confirm_button).to_have_attribute("aria-disabled", "true")
    player.confirm_button.click(force=True)
    assert player.saved_match()["view"]["phase"] == "choose"
    expect(player.prompt).to_have_text("Not yet: one more cell.")
    player.cell(0).click(force=True)  # Far off, and green.
    expect(player.prompt).to_contain_text("you are crossing yellow")
    expect(player.chosen).to_have_count(1)
    player.page.keyboard.press("Escape")
    expect(player.chosen).to_have_count(0)


def type_dice(player: KeerPlayer, colours: list[str], numbers: list[int]) -> None:
    faces = player.saved_match()["view"]["layout"]
    for kind, wanted, listed in ((0, colours, faces["colour_faces"]), (1, numbers, faces["number_faces"])):
        pad = player.page.locator(".keer_op_keer-entry-pad").nth(kind).locator("button")
        for face in wanted:
            pad.nth([one["id"] for one in listed].index(face)).click()
    ply = player.ply
    player.page.locator(".keer_op_keer-entry-confirm").click()
    player.wait_until_past(ply)


def test_a_turn_with_keys_alone(player: KeerPlayer) -> None:
    player.sit_down()
    keyboard = player.page.keyboard
    ply = player.ply
    expect(player.roll_button).to_have_attribute("aria-disabled", "false")
    keyboard.press("r")
    player.wait_until_past(ply)
    moves = player.crosses()
    if not moves:
        keyboard.press("p")
        player.wait_until_past(ply + 1)
        return
    move = max(moves, key=lambda move: len(move["cells"]))
    for place in (move["dice"][0] + 1, 2 + move["dice"][1] + 1):
        keyboard.press(str(place))
    walk = stroke_over(move["cells"])
    player.cell(walk[0]).focus()
    for before, cell in pairwise([walk[0], *walk]):
        arrow = {-7: "ArrowLeft", 7: "ArrowRight", -1: "ArrowUp", 1: "ArrowDown"}.get(cell - before)
        if arrow:
            keyboard.press(arrow)
        if player.cell(cell).get_attribute("aria-pressed") != "true":
            keyboard.press("Space")
    expect(player.chosen).to_have_count(len(move["cells"]))
    expect(player.confirm_button).to_have_attribute("aria-disabled", "false")
    keyboard.press("Enter")
    player.wait_until_past(ply + 1)
    assert sorted(player.saved_match()["view"]["sheets"][0]["crossed"]) == sorted(move["cells"])


def test_own_dice_are_typed_in_with_jokers(player: KeerPlayer) -> None:
    player.sit_down(dice="own")
    type_dice(player, ["joker", "blue"], [0, 3])
    dice = player.saved_match()["view"]["dice"]
    assert sorted(die["face"] for die in dice["colours"]) == ["blue", "joker"]
    assert sorted(die["face"] for die in dice["numbers"]) == [0, 3]
    costly = next(move for move in player.crosses() if move["cost"] == 2 and len(move["cells"]) == 2)
    player.lay_ready(costly)
    player.confirm_button.click()
    expect(player.page.locator(".keer_op_keer-below .keer_op_keer-joker-used")).to_have_count(2)


def test_a_hint_can_be_followed(player: KeerPlayer) -> None:
    player.sit_down()
    player.play_on(until_roll=2)
    player.page.locator(".button-toggle").click()
    option = player.page.locator(".hint-panel li button").first
    option.click()
    expect(option).to_have_attribute("aria-pressed", "true")
    if player.chosen.count():
        expect(player.confirm_button).to_have_attribute("aria-disabled", "false")


def test_chosen_cells_are_left_by_tapping_elsewhere(player: KeerPlayer) -> None:
    player.sit_down(dice="own")
    type_dice(player, ["yellow", "orange"], [2, 1])
    yellow = next(move for move in player.crosses() if (move["colour"], move["number"]) == ("yellow", 2))
    orange = next(move for move in player.crosses() if (move["colour"], move["number"]) == ("orange", 1))
    for cell in yellow["cells"]:
        player.cell(cell).click()
    expect(player.confirm_button).to_have_attribute("aria-disabled", "false")
    # Not by force: a cell that answers a tap must not say that it is disabled.
    player.cell(orange["cells"][0]).click()
    expect(player.chosen).to_have_count(1)
    player.confirm_button.click()
    expect(player.page.locator(".keer_op_keer-paper .keer_op_keer-crossed")).to_have_count(1)


def test_a_cross_can_be_taken_back_and_done_again(player: KeerPlayer) -> None:
    player.sit_down()
    player.play_on(until_roll=2)
    before = player.saved_match()
    player.choose()
    after = player.saved_match()
    undo, redo = (player.page.locator(".game-bar-tools button").nth(place) for place in (0, 1))
    undo.click()
    crossed = player.page.locator(".keer_op_keer-paper .keer_op_keer-crossed")
    expect(crossed).to_have_count(len(before["view"]["sheets"][0]["crossed"]))
    assert player.saved_match()["hash"] == before["hash"]
    redo.click()
    expect(crossed).to_have_count(len(after["view"]["sheets"][0]["crossed"]))
    assert (player.saved_match()["hash"], player.saved_match()["practice"]) == (after["hash"], False)


def test_a_new_board_and_who_starts_are_drawn(player: KeerPlayer) -> None:
    player.choose_setting("pace", "instant")
    player.sit_down(bots=1, board="random", start="lot")
    expect(player.page.locator(".keer_op_keer-blank")).to_have_count(105)
    expect(player.page.locator(".keer_op_keer-thumb, .keer_op_keer-die")).to_have_count(0)
    player.roll()
    expect(player.page.locator(".keer_op_keer-paper .keer_op_keer-cell .keer_op_keer-star")).to_have_count(15)
    assert player.saved_match()["view"]["phase"] == "start"
    player.play_on(until_roll=2)
    # The match is saved with the board that was drawn for it.
    board = player.saved_match()["view"]["layout"]["board"]
    player.page.reload()
    player.page.locator(".keer_op_keer-paper .keer_op_keer-star").first.wait_for()
    assert player.saved_match()["view"]["layout"]["board"] == board != "random"


def test_a_board_is_typed_in_beside_own_dice(player: KeerPlayer) -> None:
    player.sit_down(people=2, dice="own", board="random", start="lot")
    player.page.locator('.keer_op_keer-settle input[name="board"]').fill("41")
    player.page.locator(".keer_op_keer-settle button").click()
    starters = player.page.locator(".keer_op_keer-settle button")
    expect(starters).to_have_count(2)
    assert player.saved_match()["view"]["layout"]["board"] == "b41"
    starters.nth(1).click()
    player.page.locator(".keer_op_keer-entry-pad").first.wait_for()
    assert player.saved_match()["view"]["active"] == 1


@pytest.fixture
def reader(page: Page, site: SiteServer) -> KeerPlayer:
    """A player whose page axe-core looks at; its probes of styles are complaints of the policy, not of the page."""
    return KeerPlayer(page, site.url)


@pytest.mark.parametrize("language", ["en", "nl"])
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing(reader: KeerPlayer, language: str, theme: str) -> None:
    reader.choose_setting("language", language)
    reader.choose_setting("theme", theme)
    reader.open("#/rules/keer_op_keer")
    reader.page.locator("main h2").first.wait_for()
    assert violations(reader.page) == []
    reader.sit_down(bots=3)
    reader.play_on(until_roll=1)
    # Not every roll fits the column in the middle.
    while not reader.crosses():
        reader.step()
    reader.cell(reader.crosses()[0]["cells"][0]).click()
    assert violations(reader.page) + small_targets(reader.page) == []
    reader.page.locator(".button-toggle").click()
    reader.page.locator(".hint-panel li").first.wait_for()
    assert violations(reader.page) + small_targets(reader.page) == []
    assert not too_wide(reader.page)
    reader.page.locator(".button-toggle").click()
    reader.page.locator(".keer_op_keer-thumb").first.click()
    assert violations(reader.page) == []


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_where_dice_are_typed(reader: KeerPlayer, theme: str) -> None:
    reader.choose_setting("theme", theme)
    reader.sit_down(bots=1, dice="own")
    assert violations(reader.page) + small_targets(reader.page) == []


@pytest.mark.parametrize("size", [(1024, 768), (1280, 800), (800, 1280)])
@pytest.mark.parametrize("dice", ["app", "own"])
def test_a_turn_needs_no_scrolling_on_a_tablet(
    chromium: Browser, site: SiteServer, size: tuple[int, int], dice: str
) -> None:
    with chromium.new_context(viewport={"width": size[0], "height": size[1]}, service_workers="block") as context:
        player = KeerPlayer(context.new_page(), site.url)
        player.sit_down(bots=5, dice=dice)
        if dice == "app":
            player.play_on(until_roll=1)
        outside = player.page.evaluate(
            """(parts) => [...document.querySelectorAll(parts)]
              .filter((one) => {
                const box = one.getBoundingClientRect();
                const isIn = box.top > -0.5 && box.bottom < innerHeight + 0.5 && box.right < innerWidth + 0.5;
                return box.height > 0 && !isIn;
              })
              .map((one) => one.className)""",
            ".game-bar, .keer_op_keer-play *, .keer_op_keer-cell, .keer_op_keer-joker, .keer_op_keer-thumb",
        )
        assert outside == []
        assert player.page.locator(".game-table").evaluate("(table) => table.scrollHeight <= table.clientHeight + 1")
        player.page.locator(".button-toggle").click()
        assert small_targets(player.page) == []


@pytest.mark.parametrize("size", [(1024, 768), (800, 1280), (390, 844)])
def test_the_board_lies_still_under_the_finger(chromium: Browser, site: SiteServer, size: tuple[int, int]) -> None:
    with chromium.new_context(viewport={"width": size[0], "height": size[1]}, service_workers="block") as context:
        player = KeerPlayer(context.new_page(), site.url)
        player.choose_setting("language", "nl")
        player.sit_down(dice="own")
        type_dice(player, ["joker", "blue"], [0, 3])
        places = [player.cell(52).bounding_box()]
        costly = max(player.crosses(), key=lambda move: (move["cost"], len(move["cells"])))
        player.lay_ready(costly)
        places.append(player.cell(52).bounding_box())
        player.cell(0).click(force=True)
        expect(player.page.locator(".keer_op_keer-prompt-asking")).to_be_visible()
        places.append(player.cell(52).bounding_box())
        player.page.keyboard.press("Escape")
        player.cell(0).click(force=True)
        places.append(player.cell(52).bounding_box())
        assert places == places[:1] * 4
        # A phone shows jokers, stars and sum beside the prompt, where the margin of the sheet is out of sight.
        expect(player.page.locator(".keer_op_keer-standing:visible")).to_have_count(3 if size[0] < 600 else 0)


# How far down the table is, once it has come to rest.
SCROLLED = """async () => {
  const table = document.querySelector(".game-table");
  for (let seen = NaN; seen !== table.scrollTop; ) {
    seen = table.scrollTop;
    await new Promise((done) => setTimeout(done, 300));
  }
  return table.scrollTop;
}"""


@pytest.mark.parametrize("size", [(390, 640), (844, 390)], ids=["upright", "lying"])
def test_a_phone_scrolls_where_nothing_can_be_drawn(finger: KeerPlayer, size: tuple[int, int]) -> None:
    finger.page.set_viewport_size({"width": size[0], "height": size[1]})
    finger.sit_down(dice="own")
    type_dice(finger, ["yellow", "green"], [2, 5])
    begun = finger.prompt.inner_text()
    finger.swipe_up_from(21, 200)  # D1 is out of reach.
    assert finger.page.evaluate(SCROLLED) > 100
    # A finger that scrolls asks for nothing, so nothing is refused.
    expect(finger.prompt).to_have_text(begun)
    expect(finger.page.locator(".keer_op_keer-refused")).to_have_count(0)
    # Over the lit cells H6, H7 and I7; a finger that scrolled would choose the first of them at most.
    finger.draw([54, 55, 62])
    expect(finger.chosen).to_have_count(3)


def test_a_hint_on_a_phone_gives_way_to_the_cells_it_means(player: KeerPlayer) -> None:
    player.page.set_viewport_size({"width": 390, "height": 640})
    player.begin("keer_op_keer", 0, 1, {}, seed=7)
    player.page.locator('.game-table[aria-busy="false"]').wait_for()
    player.play_on(until_roll=16)
    player.page.locator(".button-toggle").click()
    options = player.page.locator(".hint-panel li button")
    options.first.wait_for()
    more = player.page.locator(".hint-panel-more")
    if more.count():
        more.click()
    # The lowest cells of all, which lie below the edge of a small phone.
    letters = [re.findall(r"\b([A-O])[1-7]\b", title) for title in options.all_inner_texts()]
    at = max(range(len(letters)), key=lambda option: max(letters[option], default=""))
    assert max(letters[at]) > "I"
    options.nth(at).click()
    expect(options.first).to_be_hidden()
    expect(player.page.locator(".hint-panel-yours")).to_be_visible()
    # What a finger on each chosen cell meets is the cell.
    hidden = player.page.evaluate(
        """() => [...document.querySelectorAll(".keer_op_keer-chosen")].filter((one) => {
          const box = one.getBoundingClientRect();
          return !one.contains(document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2));
        }).length"""
    )
    assert (player.chosen.count() > 0, hidden) == (True, 0)
    fold = player.page.locator(".hint-panel-fold")
    expect(fold).to_have_attribute("aria-expanded", "false")
    fold.click()
    expect(options.first).to_be_visible()
    assert violations(player.page) == []
    assert [target for target in small_targets(player.page) if "hint-panel" in target] == []
