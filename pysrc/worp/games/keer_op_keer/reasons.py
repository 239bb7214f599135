"""Why a choice is good or bad: what it finishes, what it opens, what it leaves behind, what it costs.

Reasons are tagged data; the words are in the language files (`reason-<type>`). The facts come from the engine, for the
best two dozen choices; what it tells nothing of needs no reason.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from worp.advice import AdvisedMove

Reason = dict[str, Any]

# Nobody keeps more in mind than this.
MOST_REASONS = 4
# A loss that only shows after many such choices.
TELLING_LOSS = 0.1
# What the others lose is worth telling from a fifth of a point on.
TELLING_SHARE = 0.2
# A block is worth opening by name from this size on; of several, the largest are named.
LARGE_BLOCK = 4
MOST_OPENED = 2
# Outside the middle, the first cell of a column that comes into reach is a step of its own.
MIDDLE = range(4, 11)


def explain(view: Mapping[str, Any], options: Sequence[AdvisedMove]) -> list[list[Reason]]:
    """The reasons for every option, in the order given (best first)."""
    best = options[0]
    return [_reasons(view, option, best, options)[:MOST_REASONS] for option in options]


def _reasons(
    view: Mapping[str, Any], option: AdvisedMove, best: AdvisedMove, options: Sequence[AdvisedMove]
) -> list[Reason]:
    if not option.facts:
        return []
    reasons = _points(view, option) + _jokers(view, option, best, options) + _others(option)
    reasons += _shape(view, option)
    if option.data["type"] == "pass" and option is best:
        reasons.append({"type": "pass_saves"})
    if option is not best and option.loss < TELLING_LOSS:
        reasons.insert(0, {"type": "even", "loss": option.loss})
    return reasons


def _points(view: Mapping[str, Any], option: AdvisedMove) -> list[Reason]:
    """What it brings at once."""
    facts, names = option.facts, view["layout"]["column_names"]
    reasons: list[Reason] = []
    for filled in facts.get("colours", []):
        reasons.append({"type": "finishes_colour", **filled})
    for raced in facts.get("colour_races", []):
        reasons.append({"type": "first_of_colour", **raced})
    for filled in facts.get("columns", []):
        reasons.append({"type": "finishes_column", "column": names[filled["column"]], "points": filled["points"]})
    for raced in facts.get("races", []):
        reasons.append({"type": "first_of_column", "column": names[raced["column"]], "points": raced["points"]})
    if facts["stars"]:
        points = -facts["stars"] * view["layout"]["star_points"]
        reasons.append({"type": "crosses_stars", "count": facts["stars"], "points": points})
    return reasons


def _jokers(
    view: Mapping[str, Any], option: AdvisedMove, best: AdvisedMove, options: Sequence[AdvisedMove]
) -> list[Reason]:
    """What it costs, or saves against the best choice that costs more."""
    facts = option.facts
    # Alone the rolls are counted; among players it is a guess how many are still to come.
    about = {"left": facts["jokers"], "rolls": facts["rolls"], "about": not view["solo"]}
    if facts["cost"]:
        return [{"type": "spends_jokers", "count": facts["cost"], **about}]
    dearer = next((other for other in options if other.facts.get("cost")), None)
    if option is best and dearer is not None and facts["rolls"]:
        return [{"type": "keeps_jokers", "count": dearer.facts["cost"], **about}]
    return []


def _others(option: AdvisedMove) -> list[Reason]:
    """What the others lose by the dice that are taken."""
    loss = -option.facts["others"]
    return [{"type": "takes_from_others", "loss": loss}] if loss >= TELLING_SHARE else []


def _shape(view: Mapping[str, Any], option: AdvisedMove) -> list[Reason]:
    """What it opens and what it leaves behind."""
    facts, names = option.facts, view["layout"]["column_names"]
    reasons: list[Reason] = []
    if facts.get("singles"):
        reasons.append({"type": "leaves_single", "colour": facts["colour"], "count": facts["singles"]})
    for near in facts.get("near", []):
        reasons.append({"type": "near_column", "column": names[near["column"]], "left": near["left"]})
    opened = sorted(facts.get("opens", []), key=lambda block: -int(block["size"]))
    for block in [block for block in opened if block["size"] >= LARGE_BLOCK][:MOST_OPENED]:
        reasons.append({"type": "opens_block", **block})
    if columns := _opened_columns(view, option):
        reasons.append({"type": "opens_columns", "columns": [names[column] for column in columns]})
    if facts.get("closes"):
        reasons.append({"type": "closes_block", "colour": facts["colour"], "size": facts["closes"]})
    return reasons


def _opened_columns(view: Mapping[str, Any], option: AdvisedMove) -> list[int]:
    """The outer columns that get their first cross."""
    rows = view["layout"]["rows"]
    crossed = {cell // rows for cell in view["sheets"][view["seat"]]["crossed"]}
    columns = {cell // rows for cell in option.data.get("cells", [])}
    return sorted(column for column in columns - crossed if column not in MIDDLE)
