"""Why a choice is good or bad in Dobbelstorm.

Reasons are tagged data; the words are in the language files (`reason-<type>`). Every figure in them is exact as long as
the others stand still: what a move leads to at best, and what a STOP would miss.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from worp.advice import AdvisedMove

Reason = dict[str, Any]

# More places than this nobody reads before the die is gone.
MOST_PLACES = 2


def explain(view: Mapping[str, Any], options: Sequence[AdvisedMove]) -> list[list[Reason]]:
    """The reasons for every option, in the order given (best first over all seats)."""
    best: dict[int, float] = {}
    for option in options:
        best.setdefault(option.facts["seat"], option.value)
    return [_reasons(view, option, best[option.facts["seat"]]) for option in options]


def _kind(view: Mapping[str, Any], seat: int, card: int) -> str:
    kind: str = view["seats"][seat]["cards"][card]["kind"]
    return kind


def _reasons(view: Mapping[str, Any], option: AdvisedMove, best: float) -> list[Reason]:
    facts, data = option.facts, option.data
    seat = facts["seat"]
    loss = best - option.value
    if data["type"] == "stop":
        missed = len(facts["missed"])
        return [{"type": "stop_misses", "dice": missed} if missed else {"type": "stop_clean"}]
    if data["type"] in ("start", "next"):
        return []
    if data["type"] == "beside":
        reasons: list[Reason] = [{"type": "least_harm", "card": data["card"], "kind": _kind(view, seat, data["card"])}]
        return reasons if loss == 0 else [{"type": "not_needed", "loss": loss}]
    # Where the die belongs in the plan comes first, then where else it would be right.
    planned = [(errand["card"], errand["field"]) for errand in facts["plan"] if errand["die"] == data["die"]]
    places = sorted(facts["fits"], key=lambda place: (place["card"], place["field"]) not in planned)
    if data["type"] in ("place", "park"):
        places = [{"card": data["card"], "field": data["field"]}]
    reasons = [
        {
            "type": "fits",
            "card": place["card"],
            "field": place["field"],
            "kind": _kind(view, seat, place["card"]),
        }
        for place in places[:MOST_PLACES]
    ]
    if loss > 0:
        reasons.append({"type": "not_needed", "loss": loss})
    elif facts["plan"]:
        later = sum(errand["die"] != data["die"] for errand in facts["plan"])
        reasons.append({"type": "part_of_plan", "dice": later, "total": option.value})
    return reasons
