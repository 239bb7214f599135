"""Keer op Keer in plain text."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any


def _face(face: object) -> str:
    return "?" if face == 0 else str(face)


def _board(view: Mapping[str, Any], sheet: Mapping[str, Any]) -> list[str]:
    """A sheet: letters for open cells, upper case for stars, X for crosses."""
    layout = view["layout"]
    names = layout["column_names"]
    lines = ["   " + " ".join(names)]
    for row in range(layout["rows"]):
        cells = []
        for column in range(len(names)):
            cell = column * layout["rows"] + row
            letter = layout["cells"][cell][0]
            cells.append("X" if cell in sheet["crossed"] else letter.upper() if cell in layout["stars"] else letter)
        lines.append(f"{row + 1}  " + " ".join(cells))
    points = [str(column["points"]) if column["full"] or column["first"] else "-" for column in sheet["columns"]]
    return [*lines, "   " + " ".join(points)]


def render(view: Mapping[str, Any], names: Sequence[str]) -> str:
    """The sheet of whoever is to act, what the others have, and the dice."""
    lines = [""]
    if view["layout"]["cells"]:
        seat = view["seat"] if view["seat"] is not None else 0
        lines += [names[seat], *_board(view, view["sheets"][seat])]
    for name, sheet in zip(names, view["sheets"], strict=True):
        colours = ", ".join(colour["colour"] for colour in sheet["colours"] if colour["full"]) or "none"
        lines.append(
            f"{name:<14} score {sheet['score']:>3}, jokers {sheet['jokers']}, "
            f"open stars {sheet['open_stars']}, full colours {colours}"
        )
    if view["dice"]:
        dice = [_face(die["face"]) for kind in ("colours", "numbers") for die in view["dice"][kind] if die["free"]]
        lines.append(f"roll {view['roll']}: {' '.join(dice)}")
    return "\n".join(lines)


def event_line(event: Mapping[str, Any], names: Sequence[str]) -> str:
    """One event in one line."""
    kind = str(event["type"]).replace("_", " ")
    who = names[event["seat"]] + " " if "seat" in event else ""
    rest = ", ".join(f"{key} {value}" for key, value in event.items() if key not in ("type", "seat"))
    return f"{who}{kind}{': ' + rest if rest else ''}"
