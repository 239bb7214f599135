"""Push in plain text."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any


def _row(row: Mapping[str, Any], names: Sequence[str]) -> str:
    if row["taken_by"] is not None:
        return f"taken by {names[row['taken_by']]}"
    return " ".join(card["code"] for card in row["cards"]) or "-"


def _cards(by_colour: Mapping[str, Sequence[int]]) -> str:
    return " ".join(f"{colour}:{'+'.join(map(str, cards))}" for colour, cards in by_colour.items() if cards) or "-"


def render(view: Mapping[str, Any], names: Sequence[str]) -> str:
    """Everybody's cards, the rows and the pile."""
    lines = [""]
    for player, name in zip(view["players"], names, strict=True):
        lines.append(
            f"{name[:12]:<13}{player['total']:>4}  open {_cards(player['open'])}  banked {_cards(player['banked'])}"
        )
    lines += [f"row {number}: {_row(row, names)}" for number, row in enumerate(view["rows"], start=1)]
    bust = f", next card busts with {view['bust']['chance']:.1%}" if view["bust"] else ""
    lines.append(f"pile {view['pile']}, sharing out to the {view['direction']}{bust}")
    if view["phase"] != "over":
        drawn = f" {view['drawn']['code']}" if view["drawn"] else ""
        lines.append(f"{names[view['seat']]}: {view['phase']}{drawn}")
    return "\n".join(lines)


def _plain(value: object) -> str:
    if isinstance(value, Mapping):
        return str(value.get("code", value))
    if isinstance(value, list):
        return " ".join(_plain(item) for item in value)
    return str(value)


def event_line(event: Mapping[str, Any], names: Sequence[str]) -> str:
    """One event in one line."""
    kind = str(event["type"]).replace("_", " ")
    who = names[event["seat"]] + " " if "seat" in event else ""
    rest = ", ".join(f"{key} {_plain(value)}" for key, value in event.items() if key not in ("type", "seat"))
    return f"{who}{kind}{': ' + rest if rest else ''}"
