"""Hints on Push positions whose best choice is plain, and the reasons given for them."""

from __future__ import annotations

import json
from typing import Any

import pytest

import worp
from worp import _core


def match_at(codes: str, seats: int = 2, **options: str) -> worp.Match:
    """A match in which all this has happened, opened from a save that says so."""
    names = [f"Player {seat}" for seat in range(1, seats + 1)]
    save = json.loads(worp.new_match("push", names, 1, options).to_text())
    return worp.load_match(json.dumps({**save, "record": f"{save['record'].rstrip()} {codes.strip()}"}))


def advice_on(codes: str, seats: int = 2, **options: str) -> worp.Advice:
    """Final advice in this position."""
    return list(match_at(codes, seats, **options).advise())[-1]


def reasons(option: worp.AdvisedMove) -> dict[str, dict[str, Any]]:
    return {reason["type"]: reason for reason in option.reasons}


def option(advice: worp.Advice, code: str) -> worp.AdvisedMove:
    return next(option for option in advice.options if option.code == code)


# Three rows of the same four colours and of the numbers 2 to 5: only a red 1, a red 6 and dice cards fit.
FULL = (
    "draw blue2 draw blue3 draw blue4 draw green3 place1 draw green4 draw green5 "
    "draw yellow4 draw yellow5 draw yellow2 draw purple5 draw purple2 draw purple3 "
)


def test_one_card_on_the_table_is_no_reason_to_stop() -> None:
    advice = advice_on("draw red1")
    assert advice.best.code == "draw"
    assert "no_bust_possible" in reasons(advice.best)
    assert reasons(advice.best)["better_rows"]["points"] > 0
    assert reasons(option(advice, "stop"))["takes_row"] == {"type": "takes_row", "row": 1, "points": 1}


def test_three_full_rows_are_one() -> None:
    advice = advice_on(FULL)
    assert advice.best.code == "stop"
    draw = reasons(option(advice, "draw"))
    assert draw["bust_chance"] == {"type": "bust_chance", "chance": 72 / 96}
    assert draw["bust_cost"]["points"] > 0
    assert reasons(advice.best)["avoids_bust"] == {"type": "avoids_bust", "chance": 72 / 96}
    assert reasons(advice.best)["leaves_row"]["seat"] == 1


def test_the_chance_of_a_bust_is_the_same_wherever_it_is_told() -> None:
    match = match_at(FULL)
    advice = list(match.advise())[-1]
    assert match.view()["bust"]["chance"] == option(advice, "draw").data["bust_chance"] == 72 / 96


def test_a_clean_row_is_taken_rather_than_one_with_a_dice_card() -> None:
    # Much of it lies open already, so the die would cost more than the row brings.
    start = "draw red6 draw blue5 place1 draw green4 place1 stop draw purple1 stop "
    advice = advice_on(start + "draw red1 draw yellow6 place1 draw red2 draw yellow4 place2 draw dice place1 stop")
    assert advice.best.code == "take2"
    assert "no_die" in reasons(advice.best)
    dice = option(advice, "take1")
    # Of 6 faces red costs 7, blue 5, green 4, yellow 6, the others nothing.
    assert reasons(dice)["die_risk"]["points"] == pytest.approx(22 / 6)
    assert reasons(dice)["row_points"] == {"type": "row_points", "points": 7}


def test_what_each_row_is_worth_to_whom() -> None:
    start = "draw red6 draw blue5 place1 stop draw purple1 stop "
    advice = advice_on(start + "draw red1 draw dice place1 draw red2 stop")
    worth = {worth["seat"]: worth for worth in option(advice, "take1").data["worth"]}
    # Seat 0 then risks red 7 and blue 5; seat 1 red 1 and purple 1.
    assert worth[0]["expected"] == pytest.approx(1 - 12 / 6)
    assert worth[1]["expected"] == pytest.approx(1 - 2 / 6)


def test_only_those_are_reckoned_with_who_may_still_get_a_row() -> None:
    advice = advice_on("draw red3 draw red4 stop", seats=6)
    for take in advice.options:
        assert take.facts["takers"] == [0, 1]
        assert {reason["seat"] for reason in take.reasons if "seat" in reason} <= {1}


def test_a_dice_card_goes_where_it_spoils_nothing() -> None:
    advice = advice_on("draw red1 draw red6 draw yellow5 place2 draw dice", seats=3)
    assert advice.best.code != "place2"
    assert reasons(option(advice, "place2"))["spoils_row"] == {"type": "spoils_row", "row": 2}


def test_places_differ_by_the_chance_of_a_bust() -> None:
    advice = advice_on("draw red3 draw red4 draw red5 draw blue6")
    chances = {option.code: option.data["bust_chance"] for option in advice.options}
    assert len(chances) == 3
    for place in advice.options:
        for reason in place.reasons:
            if reason["type"] in ("keeps_bust_low", "raises_bust"):
                assert reason["chance"] == chances[place.code]
    opening = advice_on("draw red3 draw blue4")
    assert reasons(option(opening, "place2"))["opens_row"] == {"type": "opens_row", "left": 1}


RICH = (
    "draw red6 draw blue1 place1 stop draw green1 stop draw red6 draw blue2 place1 stop draw green2 stop "
    "draw red6 draw blue3 place1 stop draw green3 stop draw red5 draw blue4 place1 stop draw green4 stop "
    "draw red5 draw blue6 place1 stop draw green5 stop "
)


def test_banking_secures_and_says_what_it_costs() -> None:
    advice = advice_on(RICH, variant="risk")
    bank = option(advice, "bank_red")
    assert reasons(bank)["secures"] == {"type": "secures", "colour": "red", "points": 28}
    # The larger colour is the better one to bank.
    assert bank.value > option(advice, "bank_blue").value
    draw = option(advice, "draw")
    if advice.best is draw:
        assert reasons(draw)["bank_can_wait"] == {"type": "bank_can_wait", "colour": "red", "points": 28}
        assert reasons(bank)["spends_turn"]["points"] == pytest.approx(bank.loss)


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_every_choice_of_a_game_is_advised_on_with_an_error(seats: int) -> None:
    expert = _core.Expert("push", {})
    match = worp.new_match("push", [f"Player {seat}" for seat in range(seats)], 3)
    kinds: set[str] = set()
    for moment in range(150):
        if match.turn.kind == "over":
            break
        if match.turn.kind == "chance":
            match.roll()
            continue
        if moment % 5 == 0:
            advice = next(iter(match.advise()))
            assert sorted(option.code for option in advice.options) == sorted(match.state.codes())
            assert all(option.error > 0 and option.reasons for option in advice.options)
            assert not advice.exact
            kinds |= {option.data["type"] for option in advice.options}
        match.play(expert.choose("solver", match.state, 3, moment))
    assert {"draw", "stop", "place"} <= kinds


def test_advice_is_the_same_every_time_and_better_with_time() -> None:
    state = match_at(FULL[: FULL.index("draw yellow4")], seats=3).state
    expert = _core.Expert("push", {})

    def findings(*slices: int) -> str:
        study = expert.study(state, 7)
        for iterations in slices:
            study.think(iterations)
        return study.findings()

    assert findings(300) == findings(100, 200) == findings(1, 299)
    assert findings(10) != findings(300)
