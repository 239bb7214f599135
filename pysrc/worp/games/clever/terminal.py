"""Clever in plain text."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

# Short signs for what is printed beside fields and lines.
SIGNS = {"reroll": "re", "extra": "+1", "fox": "fox", "choice": "?"}


def sign(bonus: Mapping[str, Any] | None) -> str:
    """A bonus in two or three letters: `yX`, `o5`, `re`."""
    if bonus is None:
        return ""
    if bonus["what"] in SIGNS:
        return SIGNS[bonus["what"]]
    colour = (bonus["area"] or "any")[0]
    return colour + ("X" if bonus["value"] is None else str(bonus["value"]))


def grid(printed: Mapping[str, Any], crossed: Sequence[bool]) -> list[str]:
    """The yellow or the blue area, row by row."""
    lines = []
    for row, bonus in enumerate(printed["row_bonus"]):
        cells = []
        for column in range(4):
            cell = row * 4 + column
            number = printed["numbers"][cell]
            cells.append("X" if crossed[cell] else "#" if number is None else str(number))
        lines.append("".join(f"{cell:>4}" for cell in cells) + f"  {sign(bonus)}")
    return lines


def row(label: str, cells: Sequence[object]) -> str:
    """One line of eleven fields."""
    return f"{label:<8}" + "".join(f"{cell!s:>5}" for cell in cells)


def sheet_lines(layout: Mapping[str, Any], sheet: Mapping[str, Any]) -> list[str]:
    """One sheet."""
    yellow, blue = grid(layout["yellow"], sheet["yellow"]), grid(layout["blue"], sheet["blue"])
    columns = "".join(f"{points:>4}" for points in layout["yellow"]["column_points"])
    yellow.append(columns + f"  {sign(layout['yellow']['diagonal']['bonus'])}")
    blue.append("".join(f"{sign(bonus):>4}" for bonus in layout["blue"]["column_bonus"]))
    blue.append("")
    lines = ["yellow" + " " * 22 + "blue"]
    lines += [f"{left:<24}    {right}" for left, right in zip(yellow, blue, strict=True)]
    needs = layout["green"]["needs"]
    green = ["X" if field < sheet["green"] else f">={need}" for field, need in enumerate(needs)]
    factors = layout["orange"]["factors"]
    orange = [*sheet["orange"], *("." if factor == 1 else f"x{factor}" for factor in factors[len(sheet["orange"]) :])]
    purple = [*sheet["purple"], *["."] * (len(needs) - len(sheet["purple"]))]
    for area, cells in (("green", green), ("orange", orange), ("purple", purple)):
        lines.append(row(area, cells))
        lines.append(row("", [sign(bonus) for bonus in layout[area]["bonus"]]))
    tracks = ", ".join(
        f"{sheet[track]['free']} of {sheet[track]['earned']} {track} free" for track in ("rerolls", "extras")
    )
    points = sheet["points"]
    parts = ", ".join(f"{part} {points[part]}" for part in (*layout["areas"], "foxes"))
    lines.append(f"{tracks}; {sheet['foxes']} foxes")
    lines.append(f"{points['total']} points: {parts}")
    return lines


def render(view: Mapping[str, Any], names: Sequence[str]) -> str:
    """The sheet of everybody, and the dice with the place where each one lies."""
    lines = []
    for name, sheet in zip(names, view["sheets"], strict=True):
        lines += ["", name, *sheet_lines(view["layout"], sheet)]
    lines.append("")
    for place in ("tray", "field", "platter", "aside"):
        dice = [f"{die['id']} {die['face'] or '-'}" for die in view["dice"] if die["place"] == place]
        if dice:
            lines.append(f"{place}: {', '.join(dice)}")
    if view["pending"]:
        lines.append("to be used now: " + ", ".join(sign(bonus) for bonus in view["pending"]))
    if view["phase"] != "over":
        lines.append(
            f"round {view['round']} of {view['rounds']}, {names[view['seat']]}: {view['phase']}, roll {view['roll']}"
        )
    return "\n".join(lines)


def event_line(event: Mapping[str, Any], names: Sequence[str]) -> str:
    """One event in one line."""
    kind = str(event["type"]).replace("_", " ")
    who = names[event["seat"]] + " " if "seat" in event else ""
    if event["type"] in ("earned", "lost"):
        return f"{who}{kind}: {sign(event)}"
    rest = ", ".join(f"{key} {value}" for key, value in event.items() if key not in ("type", "seat"))
    return f"{who}{kind}{': ' + rest if rest else ''}"
