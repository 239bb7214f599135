"""Yahtzee in plain text."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any


def render(view: Mapping[str, Any], names: Sequence[str]) -> str:
    """The sheet of everybody, and the dice."""
    width = 16
    lines = ["", " " * width + "".join(f"{name[:12]:>14}" for name in names)]
    offers = {offer["box"]: offer["points"] + offer["yahtzee_bonus"] for offer in view["offers"]}
    for box in view["layout"]["boxes"]:
        cells = []
        for seat, sheet in enumerate(view["sheets"]):
            points = sheet["boxes"][box["id"]]
            if points is None and seat == view["seat"] and box["id"] in offers:
                cells.append(f"({offers[box['id']]})")
            else:
                cells.append("." if points is None else str(points))
        lines.append(f"{box['id']:<{width}}" + "".join(f"{cell:>14}" for cell in cells))
    for key in ("upper_total", "upper_bonus", "yahtzee_bonus", "total"):
        lines.append(f"{key:<{width}}" + "".join(f"{sheet[key]:>14}" for sheet in view["sheets"]))
    lines.append("")
    if view["phase"] == "opening":
        lines.append(f"{names[view['seat']]} throws one die for the start")
    elif view["phase"] == "play":
        dice = " ".join(str(face) for face in view["dice"] or []) or "-"
        lines.append(f"{names[view['seat']]}: dice {dice}, {view['rolls_left']} throws left")
    return "\n".join(lines)


def event_line(event: Mapping[str, Any], names: Sequence[str]) -> str:
    """One event in one line."""
    kind = str(event["type"]).replace("_", " ")
    who = names[event["seat"]] + " " if "seat" in event else ""
    rest = ", ".join(f"{key} {value}" for key, value in event.items() if key not in ("type", "seat"))
    return f"{who}{kind}{': ' + rest if rest else ''}"
