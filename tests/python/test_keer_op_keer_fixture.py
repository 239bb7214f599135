"""The positions that the screen's own tests stand on are what the engine says, to the letter.

Run as a script it writes them anew.
"""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

import worp
from worp.match import Match

GAME = next(info for info in worp.games() if info.id == "keer_op_keer")
FIXTURE = Path(__file__).parents[1] / "web/keer_op_keer_positions.json"
# Name, players, and everything that was thrown and chosen; each step's events belong to the position it leads to.
GAMES: tuple[tuple[str, list[str], list[str]], ...] = (
    ("before", ["Ann"], []),
    ("thrown", ["Ann"], ["dyg25"]),
    ("crossed", ["Ann"], ["dyg25", "y2:H6H7"]),
    ("jokers", ["Ann"], ["dyg25", "y2:H6H7", "dxb1?"]),
    ("passed", ["Ann"], ["dyg25", "pass"]),
    ("three", ["Ann", "Bob", "bot:greedy"], ["drgb123"]),
    ("second", ["Ann", "Bob", "bot:greedy"], ["drgb123", "b2:H4H5"]),
)


def picture(match: Match, events: list[dict[str, Any]]) -> dict[str, Any]:
    turn = match.turn
    return {
        "game": match.game,
        "seats": [{"name": seat.name, "bot": seat.bot} for seat in match.seats],
        "options": match.options,
        "seed": match.seed,
        "turn": {"type": turn.kind} if turn.seat is None else {"type": turn.kind, "seat": turn.seat},
        "automatic": match.automatic,
        "view": match.view(),
        "moves": [{"code": move.code, "data": move.data} for move in match.moves()],
        "scores": match.scores(),
        "winners": match.winners(),
        "hash": match.hash,
        "events": events,
    }


def play(seats: list[str], codes: list[str]) -> dict[str, Any]:
    match = worp.new_match("keer_op_keer", seats=seats, seed=1, options={"dice": "own", "start": "first"})
    events: list[dict[str, Any]] = []
    for code in codes:
        events = list(match.roll(code) if match.turn.kind == "chance" else match.play(code))
    return picture(match, events)


@pytest.mark.parametrize(("name", "seats", "codes"), GAMES)
def test_the_fixture_is_what_the_engine_says(name: str, seats: list[str], codes: list[str]) -> None:
    written = json.loads(FIXTURE.read_text(encoding="utf-8"))
    assert sorted(written) == sorted(one for one, *_ in GAMES)
    assert written[name] == play(seats, codes)


def test_the_boards_in_pictures_are_the_boards_of_the_engine() -> None:
    source = (Path(__file__).parents[2] / "web/games/keer_op_keer/printed.js").read_text(encoding="utf-8")
    pictures = {name: rows.split() for name, rows in re.findall(r'^  (\w+): "([a-zA-Z ]+)",$', source, re.MULTILINE)}
    (boards,) = (option.values for option in GAME.options if option.id == "board")
    assert [*pictures, "random"] == list(boards)
    for name, rows in pictures.items():
        layout = worp.new_match("keer_op_keer", ["Ann"], 1, {"board": name}).view()["layout"]
        letters = [
            colour[0].upper() if cell in layout["stars"] else colour[0] for cell, colour in enumerate(layout["cells"])
        ]
        assert ["".join(letters[row :: layout["rows"]]) for row in range(layout["rows"])] == rows, name


if __name__ == "__main__":
    positions = {name: play(seats, codes) for name, seats, codes in GAMES}
    lines = [f"{json.dumps(name)}: {json.dumps(one, separators=(',', ':'))}" for name, one in positions.items()]
    FIXTURE.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")
