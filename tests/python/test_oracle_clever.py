"""The engine against the oracle: random games of one to four players, compared at every step.

A position is compared in full: whose turn, the legal moves, dice and where they lie, sheets, tracks, scores, winners,
waiting bonuses, and step by step the chain that led there. Dice are typed in and loaded, so that sheets fill up.

More on demand: `WORP_ORACLE_POSITIONS=2000000 pytest --timeout=0 tests/python/test_oracle_clever.py`;
`WORP_ORACLE_SEED` plays other games. A failure names the seats, the options and the codes that lead to it.
"""

from __future__ import annotations

import json
import os
from collections import Counter
from itertools import cycle
from random import Random
from typing import Any

from oracle.clever import Choosing, Table, Throwing, servings
from oracle.clever_sheet import DICE, GREEN_NEEDS
from worp import _core

POSITIONS = int(os.environ.get("WORP_ORACLE_POSITIONS", "100000"))
SEED = int(os.environ.get("WORP_ORACLE_SEED", "1"))
TABLES = [(seats, fallback) for seats in (1, 2, 3, 4) for fallback in ("off", "on")]
CHAIN = ("marked", "column", "earned", "lost")
# The rulebook's own sheet bounds every score: no 24 regular dice (25 with three players) bring more than this.
MOST_POINTS = {1: 334, 2: 334, 3: 364, 4: 334}

# What the games must have met at least this often to prove anything about it.
MUST_MEET = {
    "choice in a chain": 2000,
    "two choices in a chain": 100,
    "choice of order": 15,
    "lost bonus": 15,
    "fox": 500,
    "roll spent": 100,
    "fallback": 50,
    "nothing fits": 5,
    "tie for the platter": 100,
    "several extra dice": 200,
    "asked after the last turn": 50,
}


def code_of(faces: dict[str, int]) -> str:
    """A throw as it is typed in."""
    return "".join(f"{die[0]}{faces[die]}" for die in DICE if die in faces)


class Game:
    """One match played on the engine and on the oracle at once."""

    def __init__(self, seats: int, fallback: str, rng: Random) -> None:
        self.options = {"solo_fallback": fallback}
        self.rng = rng
        self.codes: list[str] = []
        self.engine = _core.State.set_up("clever", seats, self.options)
        self.table = Table(seats, fallback == "on")
        self.luck = rng.choice([0.0, 0.9, 1.0])
        self.care = rng.choice([0.0, 0.9, 0.95])

    def story(self) -> str:
        """How to come here again."""
        return f"{self.table.seats} seats, {self.options}, after {' '.join(self.codes)}"

    def step(self) -> None:
        """Lets one thing happen on both sides, and compares the chains that each of them tells of."""
        now = self.table.now
        if isinstance(now, Throwing):
            faces = self._loaded_dice(now)
            code, served = code_of(faces), None
            if now.serves and len(choices := servings(faces)) > 1:
                served = self.rng.choice(choices)
                code += "/" + "".join(die[0] for die in served)
            (_, told), expected = self.engine.settle(code), self.table.throw(faces, served)
        else:
            assert isinstance(now, Choosing)
            code = self._choice(now)
            (_, told), expected = self.engine.play(code), self.table.play(code)
        self.codes.append(code)
        chain = [event for event in json.loads(told) if event["type"] in CHAIN]
        assert chain == expected, self.story()

    def compare(self) -> None:
        """Everything that can be seen at this position."""
        engine, table = self.engine, self.table
        assert tuple(engine.turn()) == table.turn, self.story()
        assert sorted(engine.codes()) == sorted(table.codes()), self.story()
        view = json.loads(engine.view())
        assert (view["phase"], view["round"], view["active"]) == (table.phase, table.round, table.active), self.story()
        if table.phase == "active":
            assert view["roll"] == table.roll, self.story()
        dice = {die["id"]: (die["face"], die["place"]) for die in view["dice"]}
        assert dice == {die: (table.faces.get(die), table.place(die)) for die in DICE}, self.story()
        on_fields = sorted((die["field"], die["id"]) for die in view["dice"] if die["place"] == "field")
        assert [die for _, die in on_fields] == table.fields, self.story()
        waiting = Counter((bonus["what"], bonus["area"], bonus["value"]) for bonus in view["pending"])
        expected = {(*bonus, None, None)[:3] for bonus in table.waiting}
        assert set(waiting) == expected, self.story()
        assert sum(bonus["count"] for bonus in view["pending"]) == len(table.waiting), self.story()
        for seen, score, sheet in zip(view["sheets"], json.loads(engine.scores()), table.sheets, strict=True):
            assert seen_sheet(seen) == oracle_sheet(sheet), self.story()
            parts = sheet.parts()
            assert seen["points"] == parts | {"total": sum(parts.values())}, self.story()
            assert sum(parts.values()) <= MOST_POINTS[table.seats]
            assert {part["id"]: part["points"] for part in score["parts"]} == parts, self.story()
        assert engine.winners() == table.winners(), self.story()

    def _loaded_dice(self, now: Throwing) -> dict[str, int]:
        """Dice that like to fit the sheet of the one who throws."""
        rng, sheet = self.rng, self.table.sheets[now.seat]
        faces = {die: rng.randint(1, 6) for die in now.dice}
        for die in now.dice:
            if rng.random() > self.luck:
                continue
            if die == "green" and sheet.green < 11:
                faces[die] = GREEN_NEEDS[sheet.green]
            elif die == "purple":
                faces[die] = (sheet.purple[-1] % 6) + 1 if sheet.purple else 1
            elif die == "yellow" and (cells := sheet.cells_for_bonus("yellow")):
                faces[die] = [3, 6, 5, 0, 2, 1, 0, 5, 1, 0, 2, 4, 0, 3, 4, 6][rng.choice(cells)]
            elif die == "blue" and (cells := sheet.cells_for_bonus("blue")):
                white = faces.get("white", self.table.faces.get("white", 1))
                faces[die] = min(6, max(1, rng.choice(cells) + 1 - white))
        return faces

    def _choice(self, now: Choosing) -> str:
        """Any move; a careful player throws little away and uses extra dice."""
        codes = sorted(now.options)
        dice = [code for code in codes if now.options[code] is not None]
        if self.rng.random() >= self.care or not dice:
            return self.rng.choice(codes)
        if self.table.phase == "active" and not self.table.waiting:
            lowest = min(self.table.faces[now.options[code][0]] for code in dice)
            dice = [code for code in dice if self.table.faces[now.options[code][0]] == lowest]
        return self.rng.choice(dice)


def seen_sheet(seen: dict[str, Any]) -> dict[str, Any]:
    """What the engine shows of a sheet, in the oracle's words."""
    printed = {3, 6, 9, 12}
    return {
        "yellow": {cell for cell, crossed in enumerate(seen["yellow"]) if crossed} - printed,
        "blue": {cell for cell, crossed in enumerate(seen["blue"]) if crossed},
        "tracks": [(seen[track]["earned"], seen[track]["used"]) for track in ("rerolls", "extras")],
        "rest": [seen[fact] for fact in ("green", "orange", "purple", "foxes")],
    }


def oracle_sheet(sheet: Any) -> dict[str, Any]:
    """The same of the oracle's sheet."""
    return {
        "yellow": {row * 4 + column for row, column in sheet.yellow},
        "blue": {row * 4 + column for row, column in sheet.blue},
        "tracks": [(sheet.circles[action], sheet.used[action]) for action in ("reroll", "extra")],
        "rest": [sheet.green, sheet.orange, sheet.purple, sheet.foxes],
    }


def test_the_engine_and_the_oracle_agree_on_every_position() -> None:
    positions = 0
    met: Counter[str] = Counter()
    for number, (seats, fallback) in enumerate(cycle(TABLES)):
        game = Game(seats, fallback, Random(f"{SEED} {number}"))
        game.compare()
        while game.table.now is not None:
            game.step()
            game.compare()
            positions += 1
            met.update(game.table.met)
            game.table.met.clear()
        if positions >= POSITIONS:
            break
    scale = min(1.0, POSITIONS / 100_000)
    missing = {what: met[what] for what, least in MUST_MEET.items() if met[what] < least * scale}
    assert not missing, f"hardly met: {missing}"
