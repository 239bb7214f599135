"""Dobbelstorm in plain text: the table, and the cards of everybody. Time stands still while one types."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

# Two letters a colour, so that black, blue and brown differ.
LETTERS = {
    "red": "rd",
    "orange": "or",
    "yellow": "ye",
    "green": "gn",
    "blue": "bu",
    "purple": "pu",
    "pink": "pi",
    "brown": "bn",
    "grey": "gy",
    "black": "bk",
}


def render(view: Mapping[str, Any], names: Sequence[str]) -> str:
    """The table, the cards of every seat with what lies on them, and the points so far."""
    lines = ["", f"round {view['round']} of {view['rounds']}, turn {view['turn']} of {view['turns']}: {view['phase']}"]
    if view["parity"]:
        counts = "the colour" if view["parity"] == "even" else "the word"
        lines.append(f"{view['parity']}: on confusion cards {counts} counts")
    table = [die for die in view["dice"] if die["place"]["type"] == "table"]
    lines += [" ".join(f"{die['id']:>2}={_die(die)}" for die in table[at : at + 10]) for at in range(0, len(table), 10)]
    for seat in view["seats"]:
        total = sum(turn[seat["seat"]]["total"] for turn in view["history"])
        hand = "" if seat["hand"] is None else f", holds {_die(view['dice'][seat['hand']])}"
        lines.append(f"{seat['seat']} {names[seat['seat']]}: {total} points{hand}")
        lines += [line for slot, card in enumerate(seat["cards"]) for line in _card(view, seat["seat"], slot, card)]
    return "\n".join(lines)


def _die(die: Mapping[str, Any]) -> str:
    return f"{LETTERS[die['colour']]}{die['value']}"


def _card(view: Mapping[str, Any], seat: int, slot: int, card: Mapping[str, Any]) -> list[str]:
    target = "" if card["target"] is None else f" {card['target']}"
    lying: dict[int | None, list[str]] = {}
    for die in view["dice"]:
        place = die["place"]
        if place.get("seat") == seat and place.get("card") == slot:
            mark = "?" if place["type"] == "parked" else ""
            lying.setdefault(place.get("field"), []).append(_die(die) + mark)
    beside = f" (beside: {' '.join(lying[None])})" if None in lying else ""
    rows: dict[int, list[str]] = {}
    for field in card["fields"]:
        dice = "+".join(lying.get(field["field"], []))
        rows.setdefault(field["row"], []).append(
            f"{field['field']}:{_field(field)}{'[' + dice + ']' if dice else '':<12}"
        )
    return [f"   card {slot}: {card['kind']}{target}{beside}", *("     " + "  ".join(row) for row in rows.values())]


def _field(field: Mapping[str, Any]) -> str:
    colour = "**" if field["joker"] else LETTERS[field["colour"]]
    bottom = "" if field["bottom"] is None else f" on {LETTERS[field['bottom']]}"
    word = "" if field["word"] is None else f" {field['word']!r}"
    return f"{colour}{'/'.join(map(str, field['values']))}{bottom}{word}"


def event_line(event: Mapping[str, Any], names: Sequence[str]) -> str:
    """One event in one line."""
    if event["type"] == "scored":
        return "scored: " + ", ".join(f"{names[seat['seat']]} {seat['total']:+d}" for seat in event["seats"])
    kind = str(event["type"]).replace("_", " ")
    who = names[event["seat"]] + " " if "seat" in event else ""
    rest = ", ".join(f"{key} {value}" for key, value in event.items() if key not in ("type", "seat"))
    return f"{who}{kind}{': ' + rest if rest else ''}"
