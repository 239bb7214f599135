"""Why a choice is good or bad: the chance of a bust, what each row is worth to whom, what the die may cost.

Reasons are tagged data; the words are in the language files. Chances are exact, from the cards still unseen; points
come from the expert's rollouts or from the cards themselves. Rows are counted from 1, as people do.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from worp.advice import AdvisedMove

Reason = dict[str, Any]

# Below these a difference changes nobody's mind: 1 % of bust, half a point, and a loss that is all noise.
TELLING_CHANCE = 0.01
TELLING_POINTS = 0.5
TELLING_LOSS = 0.1


def explain(view: Mapping[str, Any], options: Sequence[AdvisedMove]) -> list[list[Reason]]:
    """The reasons for every option, in the order given (best first)."""
    best = options[0]
    rival = options[1] if len(options) > 1 else best
    return [
        _REASONS[option.data["type"]](view, option, rival if option is best else best, options)
        + _even(option, is_best=option is best)
        for option in options
    ]


def _even(option: AdvisedMove, *, is_best: bool) -> list[Reason]:
    """Hardly worse than the best, or not worse for all that is known."""
    within = option.loss < max(TELLING_LOSS, option.error)
    return [{"type": "even", "loss": option.loss}] if not is_best and within else []


def _draw(
    view: Mapping[str, Any], option: AdvisedMove, other: AdvisedMove, options: Sequence[AdvisedMove]
) -> list[Reason]:
    chance = option.data["bust_chance"]
    reasons: list[Reason] = [{"type": "bust_chance", "chance": chance} if chance > 0 else {"type": "no_bust_possible"}]
    if option.facts["better_rows"] is not None and option.facts["better_rows"] >= TELLING_POINTS:
        reasons.append({"type": "better_rows", "points": option.facts["better_rows"]})
    if chance > 0 and option.facts["bust_cost"] is not None:
        reasons.append({"type": "bust_cost", "points": option.facts["bust_cost"]})
    banks = [bank.data for bank in options if bank.data["type"] == "bank"]
    if banks and option is options[0]:
        largest = max(banks, key=lambda bank: int(bank["points"]))
        reasons.append({"type": "bank_can_wait", "colour": largest["colour"], "points": largest["points"]})
    return reasons


def _left_to_others(option: AdvisedMove) -> list[Reason]:
    """What the next one takes."""
    plan = option.facts["others"]
    return (
        [{"type": "leaves_row", "seat": plan[0]["seat"], "row": plan[0]["row"] + 1, "points": plan[0]["points"]}]
        if plan
        else []
    )


def _stop(
    view: Mapping[str, Any], option: AdvisedMove, other: AdvisedMove, options: Sequence[AdvisedMove]
) -> list[Reason]:
    own = option.facts["own"]
    reasons: list[Reason] = [{"type": "takes_row", "row": own["row"] + 1, "points": own["points"]}]
    if view["bust"]["chance"] > 0:
        reasons.append({"type": "avoids_bust", "chance": view["bust"]["chance"]})
    return reasons + _left_to_others(option)


def _bank(
    view: Mapping[str, Any], option: AdvisedMove, other: AdvisedMove, options: Sequence[AdvisedMove]
) -> list[Reason]:
    reasons: list[Reason] = [{"type": "secures", "colour": option.data["colour"], "points": option.data["points"]}]
    if option is not options[0] and other.data["type"] == "draw":
        reasons.append({"type": "spends_turn", "points": option.loss})
    return reasons


def _place(
    view: Mapping[str, Any], option: AdvisedMove, other: AdvisedMove, options: Sequence[AdvisedMove]
) -> list[Reason]:
    chance, instead = option.data["bust_chance"], other.data["bust_chance"]
    reasons: list[Reason] = []
    if abs(chance - instead) >= TELLING_CHANCE:
        kind = "keeps_bust_low" if chance < instead else "raises_bust"
        reasons.append({"type": kind, "chance": chance, "instead": instead})
    reasons.append(_row_of(option))
    if option.data["new"]:
        left = sum(1 for laid in view["rows"] if not laid["cards"]) - 1
        reasons.append({"type": "opens_row", "left": left})
    return reasons


def _row_of(option: AdvisedMove) -> Reason:
    """Who is going to take the row in which the card is laid: that makes it a good or a bad place for it."""
    is_dice = option.data["card"]["kind"] == "dice"
    row, points = option.data["row"], option.data["points"]
    if option.facts["own"]["row"] == row and is_dice:
        return {"type": "spoils_row", "row": row + 1}
    if option.facts["own"]["row"] == row:
        return {"type": "builds_row", "row": row + 1, "points": points}
    taker = next((other["seat"] for other in option.facts["others"] if other["row"] == row), None)
    if taker is None:
        return {"type": "idle_row", "row": row + 1}
    return {"type": "poisons_row" if is_dice else "feeds_row", "row": row + 1, "seat": taker, "points": points}


def _take(
    view: Mapping[str, Any], option: AdvisedMove, other: AdvisedMove, options: Sequence[AdvisedMove]
) -> list[Reason]:
    reasons: list[Reason] = [{"type": "row_points", "points": option.data["points"]}]
    worth = next(worth for worth in option.data["worth"] if worth["seat"] == view["seat"])
    if option.data["dice"]:
        reasons.append({"type": "die_risk", "points": worth["points"] - worth["expected"]})
    elif any(rival.data["dice"] for rival in options):
        reasons.append({"type": "no_die"})
    rivals = [worth for worth in option.data["worth"] if worth["seat"] in option.facts["takers"][1:]]
    keenest = max(rivals, key=lambda worth: float(worth["expected"]), default=None)
    if option is options[0] and keenest and keenest["expected"] > worth["expected"] + TELLING_POINTS:
        row = option.data["row"] + 1
        reasons.append({"type": "denies", "seat": keenest["seat"], "row": row, "points": keenest["expected"]})
    return reasons + _left_to_others(option)


_REASONS = {"draw": _draw, "stop": _stop, "bank": _bank, "place": _place, "take": _take}
