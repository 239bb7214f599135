"""Hints on Yahtzee positions whose best choice is known, and the reasons given for them."""

from __future__ import annotations

from typing import Any

import worp


def advice_on(dice: str, filled: dict[str, str], rolls: int = 3, **options: str) -> worp.Advice:
    """Final advice after `rolls` typed throws of the same dice, with boxes filled by typed throws before."""
    match = worp.new_match("yahtzee", ["Ann"], 1, {"dice": "own", **options})
    for box, throw in filled.items():
        match.roll(throw)
        match.play(box)
    match.roll(dice)
    for _ in range(rolls - 1):
        match.play("h1234")
        match.roll("d" + dice[-1])
    return list(match.advise())[-1]


def reasons(option: worp.AdvisedMove) -> dict[str, dict[str, Any]]:
    return {reason["type"]: reason for reason in option.reasons}


def option(advice: worp.Advice, code: str) -> worp.AdvisedMove:
    return next(option for option in advice.options if option.code == code)


def test_a_large_straight_is_written_at_once() -> None:
    advice = advice_on("d12345", {}, rolls=1)
    assert advice.exact
    assert advice.best.code == "large_straight"
    assert reasons(advice.best)["points_now"] == {"type": "points_now", "points": 40}


def test_holds_with_the_same_faces_are_listed_once() -> None:
    advice = advice_on("d33355", {}, rolls=1)
    holds = [tuple(o.data["faces"]) for o in advice.options if o.data["type"] == "hold"]
    assert len(holds) == len(set(holds)) == 4 * 3 - 1
    assert "h123" in [o.code for o in advice.options]


def test_a_hold_names_its_aims_with_chances() -> None:
    advice = advice_on("d44441", {}, rolls=1)
    hold = option(advice, "h1234")
    aims = [reason for reason in hold.reasons if reason["type"] == "aims_for"]
    # Two more throws for the fifth four: 1 - (5/6)^2 = 11/36, all of them Yahtzees.
    yahtzee = next(reason["chance"] for reason in aims if reason["box"] == "yahtzee")
    assert abs(yahtzee - 11 / 36) < 1e-12


UPPER_ALL_BUT_SIXES = {
    "ones": "d11123",
    "twos": "d22213",
    "threes": "d33312",
    "fours": "d44412",
    "fives": "d55512",
}


def test_the_bonus_is_the_reason_when_it_is() -> None:
    advice = advice_on("d66612", UPPER_ALL_BUT_SIXES)
    assert advice.best.code == "sixes"
    assert "bonus_secured" in reasons(advice.best)
    why = reasons(advice.best)["bonus_chance"]
    assert why["chance"] == 1.0 and why["instead"] < 1.0
    lost = reasons(option(advice, "chance"))["bonus_chance_lost"]
    assert lost["instead"] == 1.0 and 0 < lost["chance"] < 1


def test_a_zero_is_called_a_zero() -> None:
    late = {
        **UPPER_ALL_BUT_SIXES,
        "chance": "d66554",
        "three_of_a_kind": "d66612",
        "four_of_a_kind": "d66661",
        "full_house": "d66611",
        "small_straight": "d12346",
    }
    advice = advice_on("d11223", late)
    assert {o.code for o in advice.options} == {"sixes", "large_straight", "yahtzee"}
    assert "cheapest_zero" in reasons(advice.best)
    assert "gives_up" in reasons(advice.options[-1])


def test_a_further_yahtzee_earns_its_bonus_and_plays_the_joker() -> None:
    advice = advice_on("d66666", {"yahtzee": "d66666", "sixes": "d66612"})
    best = reasons(advice.best)
    assert best["yahtzee_bonus"]["points"] == 100
    straight = reasons(option(advice, "large_straight"))
    assert straight["joker"]["box"] == "large_straight"
    assert straight["points_now"]["points"] == 40


NO_BONUS_LEFT = {"ones": "d23456", "twos": "d13456", "threes": "d12456", "fours": "d12356", "fives": "d12346"}


def test_the_us_rule_is_mentioned_only_where_it_would_differ() -> None:
    # Without the upper bonus in reach, thirty points are dearer in four of a kind than in the sixes.
    position = {"yahtzee": "d66666", **NO_BONUS_LEFT}
    differing = advice_on("d66666", position)
    assert differing.best.code == "four_of_a_kind"
    assert reasons(differing.best)["us_rule_differs"] == {"type": "us_rule_differs", "box": "sixes"}
    forced = advice_on("d66666", position, joker="forced")
    assert [o.code for o in forced.options] == ["sixes"]
    assert "us_rule_differs" not in reasons(forced.best)
    same = advice_on("d66666", {"yahtzee": "d55555", "chance": "d66655"})
    assert same.best.code == "sixes"
    assert "us_rule_differs" not in reasons(same.best)


def test_spread_and_bonus_chance_come_with_the_last_advice() -> None:
    advice = advice_on("d13456", {}, rolls=1)
    for one in advice.options:
        assert 0 < one.facts["sd"] < 120
        assert 0 <= one.facts["bonus_chance"] <= 1
    # Published: perfect play averages 254.59 with a standard deviation of about 59.6 and 68 % upper bonuses.
    assert 50 < advice.best.facts["sd"] < 65
    assert 0.6 < advice.best.facts["bonus_chance"] < 0.75
