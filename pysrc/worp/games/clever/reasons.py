"""Why a choice is good or bad: what it sets off, what it brings nearer, what it costs, what it does to the foxes.

Reasons are tagged data; the words are in the language files (`reason-<type>`). What a move marks and earns comes with
the move itself; what circles and served dice are worth comes from the engine's net.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from worp.advice import AdvisedMove

Reason = dict[str, Any]

# Nobody keeps more in mind than this.
MOST_REASONS = 4
# A loss that only shows after many such choices.
TELLING_LOSS = 0.2
# Half a point for the others is the least that anybody would mind.
TELLING_SERVED = 0.5
# A circle that is worth less than this is not kept for its worth.
TELLING_CIRCLE = 0.5
# A bonus is near when two fields are missing; of several, the nearest are named.
NEAR = 2
MOST_NEARER = 2


def explain(view: Mapping[str, Any], options: Sequence[AdvisedMove]) -> list[list[Reason]]:
    """The reasons for every option, in the order given (best first)."""
    return [_reasons(view, option, options)[:MOST_REASONS] for option in options]


def _reasons(view: Mapping[str, Any], option: AdvisedMove, options: Sequence[AdvisedMove]) -> list[Reason]:
    reasons: list[Reason] = []
    if option is not options[0] and option.loss < TELLING_LOSS:
        reasons.append({"type": "even", "loss": option.loss})
    reasons += _spending(option, options)
    reasons += _chain(option) + _earnings(option)
    reasons += _foxes(view, option)
    reasons += _platter(view, option)
    if option.facts["served"] >= TELLING_SERVED:
        reasons.append({"type": "serves", "points": option.facts["served"]})
    reasons += _keeping(option, options)
    reasons += _nearer(view, option)
    if option.data.get("points", 0) > 0:
        reasons.append({"type": "points_now", "points": option.data["points"]})
    return reasons


def _marks(option: AdvisedMove) -> list[dict[str, Any]]:
    return [event for event in option.data.get("chain", []) if event["type"] == "marked"]


def _chain(option: AdvisedMove) -> list[Reason]:
    """The fields that bonuses fill without another choice."""
    marks = [{"area": mark["area"], "value": mark["value"]} for mark in _marks(option)[1:]]
    return [{"type": "chain", "marks": marks}] if marks else []


def _earnings(option: AdvisedMove) -> list[Reason]:
    """Circles, foxes, and bonuses that wait for a choice; those the chain has used are told as the chain."""
    used = [mark["area"] for mark in _marks(option)[1:]]
    reasons: list[Reason] = []
    for event in option.data.get("chain", []):
        if event["type"] != "earned":
            continue
        if event["area"] in used:
            used.remove(event["area"])
        else:
            reasons.append({"type": "earns", **{name: event[name] for name in ("what", "area", "value")}})
    return reasons


def _foxes(view: Mapping[str, Any], option: AdvisedMove) -> list[Reason]:
    """A lowest area that rises, and what the foxes are worth then."""
    before = view["sheets"][view["seat"]]["points"]
    after = dict(zip(view["layout"]["areas"], option.facts["areas"], strict=True))
    lowest = min(before[area] for area in after)
    # In the beginning several areas are empty, and that one of them is filled says nothing.
    telling = lowest > 0 or sum(before[area] == lowest for area in after) == 1
    reasons: list[Reason] = [
        {"type": "lowest_area", "area": area, "from": lowest, "to": points}
        for area, points in after.items()
        if telling and before[area] == lowest and points > lowest
    ]
    foxes, worth = option.facts["foxes"], min(after.values())
    if foxes and worth > lowest:
        reasons.append({"type": "fox_worth", "foxes": foxes, "points": worth})
    return reasons


def _platter(view: Mapping[str, Any], option: AdvisedMove) -> list[Reason]:
    """What a pick leaves for the next roll."""
    if option.data["type"] != "take" or view["phase"] != "active" or not view["rolls_left"]:
        return []
    sent = len(option.data["platter"])
    left = sum(die["place"] == "tray" for die in view["dice"]) - 1 - sent
    # With one die in the tray there was nothing to keep.
    return [{"type": "platter", "dice": sent, "left": left}] if sent or left else []


def _best_but(options: Sequence[AdvisedMove], kind: str) -> AdvisedMove | None:
    return next((option for option in options if option.data["type"] != kind), None)


def _spending(option: AdvisedMove, options: Sequence[AdvisedMove]) -> list[Reason]:
    """What a reroll or an extra die brings more than keeping it, or else what is gone with it."""
    track = option.data["type"]
    if track not in ("reroll", "extra"):
        return []
    kept = _best_but(options, track)
    if kept is None:
        return []
    gain, worth = option.value - kept.value, kept.facts[track]
    if gain > 0:
        return [{"type": f"spend_{track}", "gain": gain}]
    return [{"type": f"cost_{track}", "loss": worth}] if worth is not None and worth >= TELLING_CIRCLE else []


def _keeping(option: AdvisedMove, options: Sequence[AdvisedMove]) -> list[Reason]:
    """What the circle that is kept is worth, told where keeping it is best."""
    if option is not options[0]:
        return []
    reasons: list[Reason] = []
    can_reroll = any(other.data["type"] == "reroll" for other in options)
    for track, possible in (("reroll", can_reroll), ("extra", option.data["type"] == "end")):
        worth = option.facts[track]
        if possible and worth is not None and worth >= TELLING_CIRCLE:
            reasons.append({"type": f"keep_{track}", "loss": worth})
    return reasons


def _lines(layout: Mapping[str, Any]) -> Iterator[tuple[str, list[int], dict[str, Any] | None]]:
    """Every group of fields that brings something when it is full, with that bonus or those points."""
    yellow, blue = layout["yellow"], layout["blue"]
    for row, bonus in enumerate(yellow["row_bonus"]):
        yield "yellow", list(range(row * 4, row * 4 + 4)), bonus
    yield "yellow", yellow["diagonal"]["cells"], yellow["diagonal"]["bonus"]
    for column, points in enumerate(yellow["column_points"]):
        yield "yellow", list(range(column, 16, 4)), {"points": points}
    for row, bonus in enumerate(blue["row_bonus"]):
        yield "blue", [cell for cell in range(row * 4, row * 4 + 4) if blue["numbers"][cell] is not None], bonus
    for column, bonus in enumerate(blue["column_bonus"]):
        yield "blue", [cell for cell in range(column, 12, 4) if blue["numbers"][cell] is not None], bonus
    for area in ("green", "orange", "purple"):
        for field, bonus in enumerate(layout[area]["bonus"]):
            yield area, list(range(field + 1)), bonus


def _reach(sheet: Mapping[str, Any], option: AdvisedMove) -> int:
    """How many missing fields are near. Where the value is exact no dice fall any more: only extra dice are left."""
    if option.error:
        return NEAR
    used: bool = option.data["type"] == "extra"
    earned: int = sum(event["type"] == "earned" and event["what"] == "extra" for event in option.data.get("chain", []))
    free: int = sheet["extras"]["free"]
    return min(NEAR, free - used + earned)


def _nearer(view: Mapping[str, Any], option: AdvisedMove) -> list[Reason]:
    """The bonuses that the marked fields bring near."""
    sheet = view["sheets"][view["seat"]]
    marked: dict[str, set[int]] = {}
    for mark in _marks(option):
        marked.setdefault(mark["area"], set()).add(mark["cell"])
    full = {area: {cell for cell, crossed in enumerate(sheet[area]) if crossed} for area in ("yellow", "blue")}
    # Rows are filled from the left: green is told as a count, the others as what is written.
    full |= {"green": set(range(sheet["green"]))}
    full |= {area: set(range(len(sheet[area]))) for area in ("orange", "purple")}
    reach = _reach(sheet, option)
    near: list[tuple[int, Reason]] = []
    for area, cells, bonus in _lines(view["layout"]):
        touched = marked.get(area, set())
        missing = len(set(cells) - full[area] - touched)
        if bonus and touched & set(cells) and 0 < missing <= reach:
            if "points" in bonus:
                near.append((missing, {"type": "nearer_column", **bonus, "missing": missing}))
            else:
                about = {name: bonus[name] for name in ("what", "area", "value")}
                near.append((missing, {"type": "nearer", **about, "missing": missing}))
    near.sort(key=lambda found: found[0])
    return [reason for _, reason in near[:MOST_NEARER]]
