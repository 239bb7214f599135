"""What hints are made of, held against a plain look at the board: all of it is so, and nothing is left out."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from oracle.keer_op_keer import COLOURS, LETTERS, Board, Cells, beside, blocks
from oracle.keer_op_keer_pad import EnginePad, but
from worp import _core

GAME = "keer_op_keer"
ALL = LETTERS
# Cells that keep red, orange and blue from being full.
REST = "A5O7B6"
# Left out where there is nothing to tell.
SHAPE = ("columns", "colours", "near")
# A sheet has no more crosses than its rolls can have brought.
LATE = 60
EXPERT = _core.Expert(GAME)


def findings(state: _core.State) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads(EXPERT.study(state, 1).findings())
    return found


def single_cells(board: Board, crossed: Cells, colour: str) -> int:
    """Open cells of a colour without an open neighbour of that colour: they wait for a 1."""
    left = board.colours[colour] - crossed
    return sum(1 for cell in left if not beside(cell) & left)


def reached(board: Board, crossed: Cells) -> set[Cells]:
    """Blocks in which something is crossed, or could be."""
    touched = crossed | board.columns["H"] | {near for cell in crossed for near in beside(cell)}
    return {cells for _, cells in blocks(board) if cells & touched}


def expected_facts(board: Board, crossed: Cells, cells: Cells, sheet: dict[str, Any]) -> dict[str, Any]:
    after = crossed | cells
    colour = board.colour(min(cells))
    block = next(own for _, own in blocks(board) if cells <= own)
    filled = [column for column in LETTERS if board.columns[column] <= after and not board.columns[column] <= crossed]
    near = [
        {"column": LETTERS.index(column), "left": len(board.columns[column] - after)}
        for column in LETTERS
        if board.columns[column] & cells and 1 <= len(board.columns[column] - after) <= 2
    ]
    opened = reached(board, after) - reached(board, crossed)
    facts: dict[str, Any] = {
        "colour": COLOURS[colour],
        "columns": [{"column": at, "points": sheet["columns"][at]["points"]} for at in map(LETTERS.index, filled)],
        "near": near,
        "stars": len(board.stars & cells),
        "singles": max(0, single_cells(board, after, colour) - single_cells(board, crossed, colour)),
        "closes": len(block) if block <= after else None,
        "opens": sorted((COLOURS[board.colour(min(own))], len(own)) for own in opened),
    }
    if board.colours[colour] <= after:
        points = next(one["points"] for one in sheet["colours"] if one["colour"] == COLOURS[colour])
        facts["colours"] = [{"colour": COLOURS[colour], "points": points}]
    return {name: fact for name, fact in facts.items() if fact != [] or name == "opens"}


def cells_of(code: str) -> Cells:
    names = code.split(":")[1]
    return frozenset(names[at : at + 2] for at in range(0, len(names), 2))


@pytest.mark.parametrize(("seats", "name"), [(1, "black"), (3, "black"), (1, "purple"), (2, "green")])
def test_every_fact_of_a_choice_is_seen_on_the_board(seats: int, name: str) -> None:
    board, rng = Board.printed(name), Random(seats)
    state = _core.State.set_up(GAME, seats, {"board": name, "start": "first"})
    told = 0
    seen: set[str] = set()
    while state.turn()[0] != "over":
        if state.turn()[0] == "chance":
            numbers = "12345?" if rng.random() < 0.4 else "1122?"
            count = 2 if seats == 1 else 3
            state.settle("d" + "".join(rng.choices("ygbrox", k=count)) + "".join(rng.choices(numbers, k=count)))
            continue
        choices = findings(state)
        view = json.loads(state.view())
        sheet = view["sheets"][view["seat"]]
        crossed = frozenset(f"{LETTERS[cell // 7]}{cell % 7 + 1}" for cell in sheet["crossed"])
        for choice in choices:
            facts = choice["facts"]
            if choice["code"] == "pass" or not facts:
                continue
            expected = expected_facts(board, crossed, cells_of(choice["code"]), sheet)
            facts["opens"] = sorted((one["colour"], one["size"]) for one in facts.get("opens", []))
            shown = {
                fact: value
                for fact, value in facts.items()
                if fact in expected or fact in ("columns", "colours", "near")
            }
            assert shown == expected, (state.text(), choice["code"])
            assert facts["cost"] == choice["code"][:2].count("x") + choice["code"][:2].count("?")
            assert facts["jokers"] == sheet["jokers"] - facts["cost"]
            told += 1
            seen |= {fact for fact, value in facts.items() if value}
        # Mostly the best, so that columns and colours fill; sometimes anything, so that odd positions come.
        state.play(choices[0]["code"] if rng.random() < 0.9 else rng.choice(choices)["code"])
    assert told > 300
    assert seen >= {"columns", "near", "stars", "singles", "closes", "opens", "cost"}


def facts_of(state: _core.State, code: str) -> dict[str, Any]:
    (facts,) = (choice["facts"] for choice in findings(state) if choice["code"] == code)
    found: dict[str, Any] = facts
    return found


def test_a_race_is_one_that_somebody_else_can_win_with_the_next_placement() -> None:
    ready, firsts = but(ALL, REST + "H1"), [ALL + "y", ""]
    facts = facts_of(EnginePad([ready, ready], "ggo111", LATE, [8, 8], firsts).state, "g1:H1")
    assert facts["races"] == [{"column": 7, "points": 1}]
    assert facts["colour_races"] == [{"colour": "green", "points": 2}]
    # With two green cells apart still to cross, the other needs a second placement for the colour.
    behind = but(ALL, REST + "H1D2")
    facts = facts_of(EnginePad([ready, behind], "ggo111", LATE, [8, 8], firsts).state, "g1:H1")
    assert facts["races"] == [{"column": 7, "points": 1}] and "colour_races" not in facts
    # Nobody races for what another had before; the column is still to be had.
    before = but(ALL, REST + "H6")
    facts = facts_of(EnginePad([ready, before], "ggo111", LATE, [8, 8], [ALL + "y", "g"]).state, "g1:H1")
    assert facts["colours"] == [{"colour": "green", "points": 3}]
    assert facts["races"] == [{"column": 7, "points": 1}] and "colour_races" not in facts
