"""Whole matches on the built site in Chromium, by clicking: alone, with a bot, with own dice, interrupted."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

import worp
from site_player import Player
from site_server import SiteServer
from worp.experts import expert_for


@pytest.fixture
def player(page: Page, site: SiteServer) -> Iterator[Player]:
    player = Player(page, site.url)
    yield player
    assert player.complaints == []


def test_a_whole_solo_game(player: Player) -> None:
    player.start()
    player.play_turn()
    assert player.play_to_the_end() == 12
    expect(player.result).to_be_visible()
    snapshot = player.saved_match()
    assert snapshot["turn"] == {"type": "over"}
    # What the page shows is what the rules say about the very same record.
    replayed = worp.load_match(snapshot["text"])
    assert replayed.is_over
    total = replayed.scores()[0]["total"]
    assert str(total) in player.result.inner_text()
    assert snapshot["scores"] == replayed.scores()
    # And what was luck is told to the last digit that is shown.
    review = replayed.review()
    assert review is not None
    details = player.page.locator(".result-review")
    details.locator("summary").click()
    expect(details).to_contain_text(f"{abs(review.seats[0].luck):.1f}")
    expect(details).to_contain_text(f"{review.seats[0].lost:.1f}")


def test_a_game_with_a_solver_bot(player: Player) -> None:
    player.choose_setting("pace", "instant")
    player.start(bots=1)
    player.play_to_the_end()
    snapshot = player.saved_match()
    assert [seat["bot"] for seat in snapshot["seats"]] == [None, "solver"]
    replayed = worp.load_match(snapshot["text"])
    assert replayed.is_over and snapshot["winners"] == replayed.winners()
    # The bot in the browser chose what the native solver would have chosen in its place.
    again = worp.new_match("yahtzee", ["Ann", "bot:solver"], replayed.seed, replayed.options)
    codes = iter(replayed.codes)
    while not again.is_over:
        expected = next(codes)
        if again.automatic:
            expert_for("yahtzee", replayed.options).prepare()
            again.step()
        elif again.turn.kind == "chance":
            again.roll()
        else:
            again.play(expected)
        assert again.codes[-1] == expected


def test_a_contest_of_five_games(player: Player) -> None:
    player.start(games="5")
    assert player.play_to_the_end() == 5 * 13
    snapshot = player.saved_match()
    assert len(snapshot["view"]["earlier"]) == 4
    total = sum(totals[0] for totals in snapshot["view"]["earlier"]) + snapshot["view"]["sheets"][0]["total"]
    assert snapshot["scores"][0]["total"] == total
    expect(player.result).to_contain_text(str(total))


def test_a_reload_in_the_middle_resumes_the_match(player: Player) -> None:
    player.start()
    player.play_turn()
    player.roll()
    player.dice.nth(1).click()
    player.roll()
    before = player.saved_match()
    player.page.reload()
    player.wait_for_choice()
    faces = player.dice.evaluate_all("dice => dice.map((die) => die.getAttribute('aria-label'))")
    assert [int(label.split(": ")[1][0]) for label in faces] == before["view"]["dice"]
    after = player.saved_match()
    assert (after["hash"], after["ply"]) == (before["hash"], before["ply"])
    player.write()
    assert player.play_to_the_end() == 11


def test_the_shelf_offers_to_continue(player: Player) -> None:
    player.start()
    player.play_turn()
    player.open("#/")
    player.page.locator(".match-card-link").first.click()
    expect(player.roll_button).to_be_enabled()


def test_undo_is_free_before_the_next_throw_and_practice_after(player: Player) -> None:
    player.start()
    player.play_turn()
    expect(player.roll_button).to_be_enabled()
    undo = player.page.locator(".game-bar-tools button").first
    undo.click()
    player.wait_for_choice()
    assert not player.saved_match()["practice"]
    player.write()
    player.roll()
    undo.click()
    player.page.locator("dialog[open] .button-primary").click()
    expect(player.page.locator(".game-bar-title .chip")).to_be_visible()
    assert player.saved_match()["practice"]


def test_own_dice_are_typed_in(player: Player) -> None:
    player.start(dice="own")
    player.page.locator(".yahtzee-entry").wait_for()
    for face in "33355":
        player.page.keyboard.press(face)
    player.page.keyboard.press("Enter")
    player.wait_for_choice()
    assert player.saved_match()["view"]["dice"] == [3, 3, 3, 5, 5]
    full_house = player.page.locator(".score-sheet-row", has_text="25").locator(".score-sheet-pick")
    ply = player.ply
    full_house.first.click()
    player.wait_until_past(ply)
    assert player.saved_match()["view"]["sheets"][0]["boxes"]["full_house"] == 25


def test_the_page_shows_that_the_engine_solves(player: Player) -> None:
    player.start()
    progress = player.page.locator(".hint-progress")
    expect(progress).to_be_visible()
    expect(progress).to_have_count(0)


def test_hints_come_at_once_and_can_be_followed(player: Player) -> None:
    player.start()
    player.roll()
    player.page.locator(".button-toggle").click()
    option = player.page.locator(".hint-panel li").first
    option.wait_for()
    advised = list(worp.load_match(player.saved_match()["text"]).advise())[-1]
    expect(player.page.locator(".hint-panel")).to_contain_text(f"{advised.best.value:.1f}")
    assert advised.exact


def test_five_people_throw_for_the_start(player: Player) -> None:
    player.start(people=5)
    while player.saved_match()["view"]["phase"] == "opening":
        player.roll()
    view = player.saved_match()["view"]
    assert view["starter"] == view["seat"]


def test_a_friend_meets_the_same_dice(player: Player, chromium: Browser, site: SiteServer) -> None:
    player.start()
    player.roll()
    ours = player.saved_match()
    with chromium.new_context() as elsewhere:
        friend = Player(elsewhere.new_page(), site.url)
        friend.open(f"#/new/yahtzee?seed={ours['seed']}")
        friend.page.locator(".new-match-form").wait_for()
        friend.leave_one_seat()
        friend.page.locator(".start-bar button").click()
        friend.roll()
        assert friend.saved_match()["view"]["dice"] == ours["view"]["dice"]


def test_a_match_can_be_exported_and_imported(player: Player, chromium: Browser, site: SiteServer) -> None:
    player.start()
    player.play_turn()
    text = player.saved_match()["text"]
    player.open("#/settings")
    with player.page.expect_download() as download:
        player.page.locator(".button-row button").first.click()
    with chromium.new_context() as elsewhere:
        other = Player(elsewhere.new_page(), site.url)
        other.open("#/settings")
        other.page.locator('input[type="file"]').set_input_files(download.value.path())
        expect(other.page.locator(".settings [role=status]")).not_to_be_empty()
        other.open("#/")
        other.page.locator(".match-card-link").first.wait_for()
        assert other.saved_match()["text"] == text
