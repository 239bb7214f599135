"""Hints on Clever positions whose facts are plain, and the reasons given for them."""

from __future__ import annotations

import json
from typing import Any

import worp
from worp import _core
from worp.advice import AdvisedMove
from worp.games.clever import reasons as clever_reasons

FRESH = "---*--*--*--*---,*-----------,0,-,-"


def advice_on(text: str, iterations: int = 0) -> list[AdvisedMove]:
    """Advice on a position, explained."""
    state = _core.State.parse("clever", text)
    study = _core.Expert("clever", {}).study(state, 1)
    study.think(iterations)
    findings = json.loads(study.findings())
    options = [AdvisedMove(loss=findings[0]["value"] - found["value"], **found) for found in findings]
    explained = clever_reasons.explain(json.loads(state.view()), options)
    return [
        AdvisedMove(**{**vars(option), "reasons": tuple(why)}) for option, why in zip(options, explained, strict=True)
    ]


def position(sheet: str, dice: str, *, tracks: str = "0,0", round_: int = 2, turn: str = "active:0:0") -> str:
    """A position of somebody alone who chooses from the first roll."""
    return (
        f"rules=off round={round_} sheets={sheet},{tracks} turn={turn} roll=1:0:choose dice={dice} "
        "tray=wybgop platter=- fields=- spent=- pool=-"
    )


def option(options: list[AdvisedMove], code: str) -> AdvisedMove:
    return next(one for one in options if one.code == code)


def of_type(one: AdvisedMove, kind: str) -> list[dict[str, Any]]:
    return [reason for reason in one.reasons if reason["type"] == kind]


def test_a_pick_tells_what_it_sends_to_the_platter() -> None:
    options = advice_on(position(FRESH, "113456"))
    assert of_type(option(options, "p.p1"), "platter") == [{"type": "platter", "dice": 5, "left": 0}]
    assert of_type(option(options, "w.o1"), "platter") == [{"type": "platter", "dice": 0, "left": 5}]
    # Five dice thrown away for a six: nobody's best first pick.
    assert options[0].code != "p.p1"
    assert option(options, "p.p1").loss > 5


def test_a_chain_and_what_it_earns_are_told() -> None:
    # Orange has two fields: the third brings a reroll; purple has three: the fourth brings a cross in blue to choose.
    sheet = "---*--*--*--*---,*-----------,5,55,123"
    options = advice_on(position(sheet, "214625"))
    assert of_type(option(options, "o.o3"), "earns") == [
        {"type": "earns", "what": "reroll", "area": None, "value": None}
    ]
    earned = of_type(option(options, "p.p4"), "earns")
    assert earned == [{"type": "earns", "what": "cross", "area": "blue", "value": None}]
    # Green 5 is filled, 6 gives a cross in blue: one field away from the fox after it.
    near = of_type(option(options, "g.g6"), "nearer")
    assert {"type": "nearer", "what": "fox", "area": None, "value": None, "missing": 1} in near


def test_bonuses_that_need_no_choice_are_a_chain() -> None:
    # The second yellow row lacks its 5: it brings a 4 in orange, whose third field brings a reroll.
    sheet = "---*xx*--*--*---,*-----------,0,55,-"
    options = advice_on(position(sheet, "154321"))
    row = option(options, "y.y8")
    assert of_type(row, "chain") == [{"type": "chain", "marks": [{"area": "orange", "value": 4}]}]
    assert of_type(row, "earns") == [{"type": "earns", "what": "reroll", "area": None, "value": None}]


def test_the_lowest_area_and_the_foxes_are_told() -> None:
    # Purple is lowest with 6, yellow next with 10; green has its fox.
    sheet = "x--*x-*-x*--*---,*xxxxx------,7,555,6"
    one = option(advice_on(position(sheet, "164521")), "p.p2")
    assert of_type(one, "lowest_area") == [{"type": "lowest_area", "area": "purple", "from": 6, "to": 7}]
    assert of_type(one, "fox_worth") == [{"type": "fox_worth", "foxes": 1, "points": 7}]
    # Of five areas one alone is empty: that it gets its first points is worth telling, foxes or not.
    first = option(advice_on(position("x--*x-*-x*--*---,*xxxxx------,4,555,-", "164521")), "p.p1")
    assert of_type(first, "lowest_area") == [{"type": "lowest_area", "area": "purple", "from": 0, "to": 1}]
    # At the start all are empty, and none is lower than the others.
    assert not of_type(option(advice_on(position(FRESH, "164521")), "p.p1"), "lowest_area")


def test_a_yellow_column_that_comes_nearer_is_told() -> None:
    # Column 1 lacks only its 1, column 4 two of its three: marking the 5 leaves one.
    sheet = "x--*x--*-*--*---,*-----------,0,-,-".replace("x--*x--*", "x--*x-*-")
    options = advice_on(position(sheet, "152431", tracks="0,0"))
    near = of_type(option(options, "y.y8"), "nearer_column")
    assert near == [{"type": "nearer_column", "points": 20, "missing": 2}]
    near = of_type(option(options, "w.y9"), "nearer_column")
    assert near == []


def test_a_reroll_is_spent_on_a_bad_roll_and_kept_on_a_good_one() -> None:
    # Only sixes and an eight are still of use, and ones in orange are worth least: of six ones nothing comes.
    sheet = "xxx*xx*xx*xx*xx-,*xxxxxx-xxxx,10,55,5"
    bad = advice_on(position(sheet, "111111", tracks="1,0"))
    rerolled = option(bad, "reroll")
    assert bad[0].code == "reroll"
    assert of_type(rerolled, "spend_reroll")[0]["gain"] > 0
    good = advice_on(position(sheet, "266666", tracks="1,0"))
    assert good[0].code != "reroll"
    kept = option(good, "reroll")
    assert not of_type(kept, "spend_reroll")
    # What is gone with the circle is what keeping it is worth.
    assert of_type(kept, "cost_reroll") == [{"type": "cost_reroll", "loss": good[0].facts["reroll"]}]


def test_an_extra_die_is_spent_where_it_brings_more_than_it_keeps() -> None:
    window = (
        "rules=off round=6 sheets=---*--*--*--*---,*-----------,0,-,-,2,1 turn=passive_extra:0:0 "
        "roll=1:0:choose dice=123456 tray=- platter=wyb fields=- spent=- pool=-"
    )
    last = advice_on(window)
    assert last[0].error == 0
    assert of_type(last[0], "spend_extra") == [{"type": "spend_extra", "gain": 6.0}]
    early = advice_on(window.replace("round=6", "round=2").replace("-,2,1", "-,1,1").replace("123456", "111111"))
    assert early[0].code == "end"
    assert of_type(early[0], "keep_extra")[0]["loss"] > 0.5
    assert of_type(early[1], "cost_extra")[0]["loss"] == of_type(early[0], "keep_extra")[0]["loss"]


def test_what_no_die_can_fill_any_more_is_not_held_out() -> None:
    # The last served die: orange 1 leaves the field of its fox empty, and one extra die could still fill it.
    served = (
        "rules=off round=6 sheets=---*--*--*--*---,*-----------,0,111111,-,2,1 turn=passive:0:0 "
        "roll=1:0:choose dice=123416 tray=- platter=wyo fields=- spent=- pool=-"
    )
    with_extra = option(advice_on(served), "o.o7")
    assert with_extra.error == 0
    assert of_type(with_extra, "nearer") == [
        {"type": "nearer", "what": "fox", "area": None, "value": None, "missing": 1}
    ]
    without = option(advice_on(served.replace(",-,2,1 ", ",-,2,0 ")), "o.o7")
    assert without.error == 0 and not of_type(without, "nearer")
    # With turns to come two missing fields are near as well.
    early = option(advice_on(served.replace("round=6", "round=3").replace("-,2,1 ", "-,2,0 ")), "o.o7")
    assert of_type(early, "nearer")


def test_advice_is_the_same_whatever_the_slices_and_gets_surer() -> None:
    state = _core.State.parse("clever", position(FRESH, "213456", tracks="1,1"))
    expert = _core.Expert("clever", {})
    at_once, in_slices = expert.study(state, 5), expert.study(state, 5)
    first = json.loads(at_once.findings())
    at_once.think(3000)
    for _ in range(30):
        in_slices.think(100)
    assert at_once.findings() == in_slices.findings()
    assert json.loads(at_once.findings())[0]["error"] < first[0]["error"]


def test_a_whole_hinted_game_is_explained() -> None:
    match = worp.new_match("clever", ["Ann"], 3, {})
    kinds: set[str] = set()
    while not match.is_over:
        if match.turn.kind == "chance":
            match.roll()
            continue
        advice = next(iter(match.advise()))
        kinds |= {reason["type"] for one in advice.options for reason in one.reasons}
        match.play(advice.best.code)
    assert {"chain", "earns", "nearer", "platter", "points_now", "lowest_area", "fox_worth"} <= kinds
    assert {"spend_extra", "keep_reroll"} <= kinds
