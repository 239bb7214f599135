"""Reasons of Keer op Keer: what is told of a choice, and what is not."""

from __future__ import annotations

from typing import Any

import pytest

import worp
from worp.advice import AdvisedMove
from worp.games.keer_op_keer.reasons import MOST_REASONS, explain

VIEW: dict[str, Any] = {
    "seat": 0,
    "solo": True,
    "layout": {"column_names": list("ABCDEFGHIJKLMNO"), "rows": 7, "star_points": -2},
    "sheets": [{"crossed": [49, 50]}],
}


def option(loss: float = 0.0, cells: list[int] | None = None, **facts: Any) -> AdvisedMove:
    data = {"type": "pass"} if cells is None else {"type": "cross", "cells": cells}
    known = {"stars": 0, "cost": 0, "jokers": 8, "rolls": 10, "others": 0.0, **facts}
    return AdvisedMove(code="x", data=data, value=20.0 - loss, error=0.3, loss=loss, facts=known)


def first_reasons(*options: AdvisedMove) -> list[dict[str, Any]]:
    return explain(VIEW, options)[0]


def test_what_is_finished_comes_first() -> None:
    best = option(cells=[14], columns=[{"column": 2, "points": 3}], colours=[{"colour": "red", "points": 5}], stars=1)
    assert first_reasons(best)[:3] == [
        {"type": "finishes_colour", "colour": "red", "points": 5},
        {"type": "finishes_column", "column": "C", "points": 3},
        {"type": "crosses_stars", "count": 1, "points": 2},
    ]


def test_the_five_that_it_opens_and_the_single_that_it_leaves() -> None:
    best = option(
        cells=[51], colour="green", singles=1, opens=[{"colour": "red", "size": 1}, {"colour": "blue", "size": 5}]
    )
    assert first_reasons(best) == [
        {"type": "leaves_single", "colour": "green", "count": 1},
        {"type": "opens_block", "colour": "blue", "size": 5},
    ]


def test_jokers_spent_and_kept() -> None:
    dear = option(loss=0.5, cells=[51], cost=1, jokers=7)
    kept = {"type": "keeps_jokers", "count": 1, "left": 8, "rolls": 10, "about": False}
    assert first_reasons(option(cells=[52]), dear) == [kept]
    assert explain(VIEW, [option(cells=[52]), dear])[1] == [
        {"type": "spends_jokers", "count": 1, "left": 7, "rolls": 10, "about": False}
    ]
    # Among players nobody knows how many rolls are still to come.
    assert explain(VIEW | {"solo": False}, [option(cells=[52]), dear])[0] == [kept | {"about": True}]


def test_others_columns_and_passing() -> None:
    taking = option(cells=[7], others=-0.6, near=[{"column": 1, "left": 2}])
    assert first_reasons(taking) == [
        {"type": "takes_from_others", "loss": 0.6},
        {"type": "near_column", "column": "B", "left": 2},
        {"type": "opens_columns", "columns": ["B"]},
    ]
    assert first_reasons(option(cells=[7, 14, 21])) == [{"type": "opens_columns", "columns": ["B", "C", "D"]}]
    assert first_reasons(option()) == [{"type": "pass_saves"}]


def test_nearly_equal_choices_are_called_so_and_unknown_ones_need_no_reason() -> None:
    second = option(loss=0.04, cells=[51])
    third = AdvisedMove(code="y", data={"type": "cross", "cells": [52]}, value=1.0, error=0.6, loss=19.0, facts={})
    reasons = explain(VIEW, [option(cells=[52]), second, third])
    assert reasons[1][0] == {"type": "even", "loss": 0.04}
    assert reasons[2] == []


@pytest.mark.parametrize("seats", [1, 3])
def test_every_choice_of_a_game_is_ranked_and_explained(seats: int) -> None:
    match = worp.new_match("keer_op_keer", [f"P{seat}" for seat in range(seats)], 11, {"start": "first"})
    seen = set()
    for _ in range(14):
        if match.turn.kind == "chance":
            match.roll()
            continue
        advice = next(match.advise())
        assert sorted(option.code for option in advice.options) == sorted(match.state.codes())
        assert all(len(option.reasons) <= MOST_REASONS for option in advice.options)
        seen |= {reason["type"] for option in advice.options for reason in option.reasons}
        match.play(advice.best.code)
    assert seen >= {"crosses_stars", "leaves_single", "spends_jokers", "opens_block"}


def test_a_first_advice_comes_at_once_also_after_positions_that_need_no_thought() -> None:
    match = worp.new_match("keer_op_keer", ["Ann"], 1)
    while not match.is_over:
        if match.turn.kind == "chance":
            match.roll()
        else:
            match.play("pass")
            # The last rolls are looked up rather than played out; advice on them takes no time.
            if match.view()["roll"] > 28 and not match.is_over:
                match.roll()
                for _ in range(20):
                    list(match.advise())
    fresh = worp.new_match("keer_op_keer", ["Ann"], 1)
    fresh.roll()
    # Thirty rolls are played out hundreds of times, so there is something to tell long before the end.
    assert len(list(fresh.advise())) > 1
