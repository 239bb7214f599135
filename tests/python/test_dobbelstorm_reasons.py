"""Hints in Dobbelstorm say which dice fit where, what the best plan is, and what a STOP would miss."""

from __future__ import annotations

import json
from typing import Any

import worp
from oracle.dobbelstorm_table import Scene
from worp import _core
from worp.advice import AdvisedMove
from worp.games.dobbelstorm.reasons import explain


def hints(scene: Scene, state: _core.State | None = None) -> dict[str, tuple[AdvisedMove, list[dict[str, Any]]]]:
    """Every hint for the first player by the code of its move, with its reasons."""
    state = state or scene.state()
    study = _core.Expert("dobbelstorm").study(state, 0)
    study.think(1_000_000)
    found = json.loads(study.findings())
    options = [AdvisedMove(loss=found[0]["value"] - one["value"], **one) for one in found]
    explained = explain(json.loads(state.view()), options)
    pairs = zip(options, explained, strict=True)
    return {option.code: (option, why) for option, why in pairs if option.facts["seat"] == 0}


def test_a_die_that_fits_says_where_and_what_it_leads_to() -> None:
    scene = Scene("confusion", "tower", "row")
    die = scene.wish(4)
    scene.table(die)
    option, why = hints(scene)[f"0g{scene.die(die)}"]
    assert {"type": "fits", "card": scene.slot, "field": 4, "kind": "confusion"} in why
    assert {"type": "part_of_plan", "dice": 0, "total": 3} in why, "no other die is needed"
    assert option.value == 3, "a point, and two for STOP"
    assert option.facts["plan"] == [{"die": scene.die(die), "card": scene.slot, "field": 4, "layer": "single"}]


def test_dice_that_fit_nowhere_are_not_proposed() -> None:
    scene = Scene("confusion", "tower", "row").lay_all(*range(9)).table(("black", 6))
    grabs = [code for code in hints(scene) if "g" in code]
    fitting = [code for code in grabs if hints(scene)[code][0].facts["fits"]]
    assert grabs == fitting


def test_a_die_that_costs_more_than_it_brings_is_marked() -> None:
    scene = Scene("row", "chain", "duo")
    die = scene.wish(0)
    scene.table(die)
    option, why = hints(scene)[f"0g{scene.die(die)}"]
    assert {"type": "not_needed", "loss": 1} in why
    assert option.value == 1


def test_stop_tells_what_it_would_miss() -> None:
    scene = Scene("confusion", "tower", "row")
    assert hints(scene)["0s"][1] == [{"type": "stop_clean"}]
    die = scene.wish(4)
    scene.table(die)
    option, why = hints(scene)["0s"]
    assert why == [{"type": "stop_misses", "dice": 1}]
    assert option.value == -1
    assert [errand["die"] for errand in option.facts["missed"]] == [scene.die(die)]


def test_a_die_in_hand_goes_home_or_where_it_harms_least() -> None:
    scene = Scene("confusion", "tower", "row").lay_all(0, 1, 2)
    scene.put(("black", 6), "h0")
    found = hints(scene)
    beside = [(option, why) for code, (option, why) in found.items() if code.startswith("0b")]
    assert len(beside) == 3
    best = max(option.value for option, _ in found.values())
    for option, why in beside:
        expected = "least_harm" if option.value == best else "not_needed"
        assert [reason["type"] for reason in why] == [expected]


def test_advice_comes_for_everybody_and_names_the_seat() -> None:
    match = worp.new_match("dobbelstorm", ["Ann", "Ben"], 2)
    match.roll_on()
    match.play("1start")
    advice = list(match.advise())[-1]
    assert {option.facts["seat"] for option in advice.options} == {0, 1}
    assert advice.exact
    assert match.review() is None, "how quick somebody is cannot be looked up"
