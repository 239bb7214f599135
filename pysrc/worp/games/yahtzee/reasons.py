"""Why a choice is good or bad, from what differs between it and the best other one.

Reasons are tagged data; the words are in the language files (`reason-<type>`). Every figure in them comes from the
exact solver: chances and spreads hold under perfect play from here on.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from worp.advice import AdvisedMove

Reason = dict[str, Any]

# Below these, a difference would not change anybody's mind: 2 % in the bonus, 1.5 points of spread, and a loss that
# only shows after fifty such choices.
TELLING_CHANCE = 0.02
TELLING_SPREAD = 1.5
TELLING_LOSS = 0.02
# A choice that costs more than this is not worth taking for being steadier.
STEADY_AT_MOST = 1.0
# An aim is worth naming from one in ten on, and two aims are all that anybody keeps in mind.
LEAST_AIM = 0.1
MOST_AIMS = 2


def explain(view: Mapping[str, Any], options: Sequence[AdvisedMove]) -> list[list[Reason]]:
    """The reasons for every option, in the order given (best first)."""
    best = options[0]
    # The best is compared with what else one might do, everything else with the best.
    rival = options[1] if len(options) > 1 else best
    return [
        _scoring(view, option, is_best=option is best)
        + _aims(option)
        + _compared(option, rival if option is best else best, is_best=option is best)
        + (_rule_note(view, option) if option is best else [])
        for option in options
    ]


def _scoring(view: Mapping[str, Any], option: AdvisedMove, *, is_best: bool) -> list[Reason]:
    """What writing a box brings at once."""
    if option.data["type"] != "score":
        return []
    box, points = option.data["box"], option.data["points"]
    reasons: list[Reason] = []
    if points > 0:
        reasons.append({"type": "points_now", "points": points})
    elif is_best:
        reasons.append({"type": "cheapest_zero", "box": box})
    else:
        reasons.append({"type": "gives_up", "box": box})
    if option.data["joker"]:
        reasons.append({"type": "joker", "box": box})
    if option.data["yahtzee_bonus"]:
        reasons.append({"type": "yahtzee_bonus", "points": option.data["yahtzee_bonus"]})
    layout, sheet = view["layout"], view["sheets"][view["seat"]]
    is_upper = any(spec["id"] == box and spec["half"] == "upper" for spec in layout["boxes"])
    if is_upper and sheet["upper_total"] < layout["upper_goal"] <= sheet["upper_total"] + points:
        reasons.append({"type": "bonus_secured"})
    return reasons


def _aims(option: AdvisedMove) -> list[Reason]:
    """Where a turn that goes on is likely to end for points."""
    endings = [ending for ending in option.facts.get("endings") or [] if ending["chance"] >= LEAST_AIM]
    worth = sorted(endings, key=lambda ending: ending["chance"] * ending["points"], reverse=True)
    return [
        {"type": "aims_for", "box": ending["box"], "chance": ending["chance"]}
        for ending in worth[:MOST_AIMS]
        if ending["points"] > 0
    ]


def _compared(option: AdvisedMove, other: AdvisedMove, *, is_best: bool) -> list[Reason]:
    """What differs from the other choice."""
    if option is other:
        return []
    reasons: list[Reason] = []
    chance, instead = option.facts["bonus_chance"], other.facts["bonus_chance"]
    if chance is not None and abs(chance - instead) >= TELLING_CHANCE:
        kind = "bonus_chance" if chance > instead else "bonus_chance_lost"
        reasons.append({"type": kind, "chance": chance, "instead": instead})
    both_score = option.data["type"] == other.data["type"] == "score"
    if is_best and both_score and other.data["points"] >= option.data["points"]:
        reasons.append({"type": "saves_box", "box": other.data["box"]})
    spread, wider = option.facts["sd"], other.facts["sd"]
    if spread is not None and wider - spread >= TELLING_SPREAD and option.loss <= STEADY_AT_MOST:
        reasons.append({"type": "lower_risk", "sd": spread, "instead": wider})
    if not is_best and option.loss < TELLING_LOSS:
        reasons.append({"type": "even", "loss": option.loss})
    return reasons


def _rule_note(view: Mapping[str, Any], best: AdvisedMove) -> list[Reason]:
    """Where the US rule would have forced another box upon a further Yahtzee."""
    dice, sheet = view["dice"], view["sheets"][view["seat"]]["boxes"]
    if view["rules"]["joker"] != "dutch" or len(set(dice)) > 1 or sheet["yahtzee"] is None:
        return []
    forced = next(spec["id"] for spec in view["layout"]["boxes"] if spec["face"] == dice[0])
    differs = sheet[forced] is None and best.data.get("box") != forced
    return [{"type": "us_rule_differs", "box": forced}] if differs else []
