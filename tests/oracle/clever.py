"""Clever as the rulebook tells it, in plain Python: slow and simple, and built quite unlike the engine.

The match is one generator that reads like the rulebook. It stops where somebody throws (`Throwing`) or chooses
(`Choosing`), and is sent what fell or what was chosen.
"""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass
from itertools import combinations
from typing import Any

from oracle.clever_sheet import AREAS, DICE, LETTER, Bonus, Event, Sheet, Tell, all_uses, run_chain, use

ROUND_BONUS: dict[int, tuple[Any, ...]] = {1: ("reroll",), 2: ("extra",), 3: ("reroll",), 4: ("choice",)}
ROUNDS = {1: 6, 2: 6, 3: 5, 4: 4}


@dataclass
class Throwing:
    """Somebody throws these dice."""

    seat: int
    dice: list[str]
    serves: bool = False


@dataclass
class Choosing:
    """Somebody chooses one of these codes."""

    seat: int
    options: dict[str, Any]


Steps = Generator[Throwing | Choosing, Any, Any]


class Table:
    """A match: what can be seen at any moment, and a generator that drives it."""

    def __init__(self, seats: int, solo_fallback: bool = False) -> None:
        self.seats = seats
        self.solo_fallback = solo_fallback
        self.sheets = [Sheet() for _ in range(seats)]
        self.round = 0
        self.active = 0
        self.roll = 1
        self.faces: dict[str, int] = {}
        self.hand: list[str] = []
        self.platter: list[str] = []
        self.fields: list[str] = []
        self.spent: list[set[str]] = [set() for _ in range(seats)]
        self.waiting: list[Bonus] = []
        self.phase = "round"
        self.told: list[Event] = []
        self.met: set[str] = set()
        self._match = self._play()
        self.now: Throwing | Choosing | None = next(self._match)
        self.told.clear()

    @property
    def turn(self) -> tuple[str, int | None]:
        """Who acts, as the engine says it."""
        if self.now is None:
            return ("over", None)
        return ("chance" if isinstance(self.now, Throwing) else "player", self.now.seat)

    def codes(self) -> list[str]:
        """Every legal move."""
        return list(self.now.options) if isinstance(self.now, Choosing) else []

    def throw(self, faces: dict[str, int], served: list[str] | None = None) -> list[Event]:
        """Lets dice fall; alone, `served` tells which equal dice lie nearest to the platter."""
        assert isinstance(self.now, Throwing) and sorted(faces) == sorted(self.now.dice)
        return self._send((faces, served))

    def play(self, code: str) -> list[Event]:
        """Makes a move; answers the steps of the chain it set off."""
        assert isinstance(self.now, Choosing)
        return self._send((code, self.now.options[code]))

    def _send(self, what: Any) -> list[Event]:
        self.told = []
        try:
            self.now = self._match.send(what)
        except StopIteration:
            self.now = None
            self.phase = "over"
        return self.told

    # The rulebook, from here on.

    def _play(self) -> Steps:
        rounds = ROUNDS[self.seats]
        for number in range(1, rounds + 1):
            self.phase, self.round, self.active = "round", number, 0
            self._gather_dice()
            for seat in range(self.seats):
                if self.round in ROUND_BONUS:
                    source = {"kind": "round", "area": None, "index": self.round}
                    bonus = ROUND_BONUS[self.round]
                    yield from self._chain(seat, self.sheets[seat].earn(bonus, source, self._teller(seat)))
            for active in range(self.seats):
                self.active = active
                yield from self._active_turn()
                if self.seats == 1:
                    yield from self._turn_alone()
                for place in range(1, self.seats):
                    yield from self._passive_turn((self.active + place) % self.seats)
        # Everybody once more; the one whose window has only just closed has had it.
        just_asked = (self.active - 1) % self.seats
        for seat in range(self.seats):
            if seat != just_asked:
                yield from self._extra_dice(seat, "last")

    def _gather_dice(self) -> None:
        self.faces, self.roll = {}, 1
        self.hand, self.platter, self.fields = list(DICE), [], []
        self.spent = [set() for _ in range(self.seats)]

    def _active_turn(self) -> Steps:
        seat, sheet = self.active, self.sheets[self.active]
        self._gather_dice()
        self.phase = "active"
        for self.roll in (1, 2, 3):
            if not self.hand:
                self.roll -= 1
                break
            code = "reroll"
            while code == "reroll":
                faces, _ = yield Throwing(seat, list(self.hand))
                self.faces.update(faces)
                options = self._options(seat, self.hand)
                if not options:
                    options["pass"] = None
                    self.met.add("roll spent")
                if sheet.has("reroll"):
                    options["reroll"] = None
                code, option = yield Choosing(seat, options)
                if code == "reroll":
                    sheet.used["reroll"] += 1
            if code == "pass":
                continue
            die = option[0]
            self.hand.remove(die)
            self.fields.append(die)
            lower = [other for other in self.hand if self.faces[other] < self.faces[die]]
            self.platter += lower
            self.hand = [other for other in self.hand if other not in lower]
            yield from self._write(seat, option)
        self.platter += self.hand
        self.hand = []
        yield from self._extra_dice(seat, "extra")

    def _passive_turn(self, seat: int) -> Steps:
        self.phase = "passive"
        options = self._options(seat, self.platter)
        if not options:
            beside = self.fields
            if self.seats == 1:
                beside = [die for die in DICE if die not in self.platter] if self.solo_fallback else []
            options = self._options(seat, beside)
            self.met.add("fallback" if options else "nothing fits")
            options["pass"] = None
        code, option = yield Choosing(seat, options)
        if code != "pass":
            yield from self._write(seat, option)
        yield from self._extra_dice(seat, "extra")

    def _turn_alone(self) -> Steps:
        self._gather_dice()
        self.phase = "passive"
        faces, served = yield Throwing(0, list(DICE), serves=True)
        self.faces.update(faces)
        self.hand = []
        choices = servings(faces)
        if len(choices) > 1:
            self.met.add("tie for the platter")
        self.platter = served or choices[0]
        assert sorted(self.platter) in [sorted(choice) for choice in choices]
        yield from self._passive_turn(0)

    def _extra_dice(self, seat: int, phase: str) -> Steps:
        self.phase = phase
        while self.sheets[seat].has("extra"):
            left = [die for die in DICE if die not in self.spent[seat]]
            options = {f"+{code}": option for code, option in self._options(seat, left).items()}
            if not options:
                return
            options["end"] = None
            if phase == "last":
                self.met.add("asked after the last turn")
            code, option = yield Choosing(seat, options)
            if code == "end":
                return
            self.sheets[seat].used["extra"] += 1
            self.spent[seat].add(option[0])
            if len(self.spent[seat]) > 1:
                self.met.add("several extra dice")
            yield from self._write(seat, option)

    def value(self, die: str, area: str) -> int:
        """Blue always counts both dice, wherever they lie."""
        return self.faces["blue"] + self.faces["white"] if area == "blue" else self.faces[die]

    def _options(self, seat: int, dice: list[str]) -> dict[str, Any]:
        found: dict[str, Any] = {}
        for die in dice:
            for area in AREAS if die == "white" else (die,):
                for cell in self.sheets[seat].cells_for(area, self.value(die, area)):
                    found[f"{LETTER[die]}.{LETTER[area]}{cell + 1}"] = (die, area, cell)
        return found

    def _write(self, seat: int, option: tuple[str, str, int]) -> Steps:
        die, area, cell = option
        value = self.value(die, area)
        yield from self._chain(seat, self.sheets[seat].mark(area, cell, value, "die", self._teller(seat)))

    def _chain(self, seat: int, waiting: list[Bonus]) -> Steps:
        sheet, tell = self.sheets[seat], self._teller(seat)
        marks = 0
        while True:
            run_chain(sheet, waiting, tell)
            if not waiting:
                self.waiting = []
                return
            self.waiting = waiting
            marks += 1
            self.met.add("choice in a chain")
            if marks > 1:
                self.met.add("two choices in a chain")
            if len(set(waiting)) > 1:
                self.met.add("choice of order")
            options = all_uses(sheet, waiting)
            _, option = yield Choosing(seat, dict(options))
            use(sheet, waiting, option, tell)

    def _teller(self, seat: int) -> Tell:
        def tell(event: Event) -> None:
            self.told.append(event | {"seat": seat})
            if event["type"] == "lost":
                self.met.add("lost bonus")
            if event["type"] == "earned" and event["what"] == "fox":
                self.met.add("fox")

        return tell

    # What can be seen.

    def place(self, die: str) -> str:
        """Where a die lies."""
        for place, dice in (("tray", self.hand), ("platter", self.platter), ("field", self.fields)):
            if die in dice:
                return place
        return "aside"

    def winners(self) -> list[int]:
        """The highest total; of equal ones the highest area; else shared."""
        if self.now is not None:
            return []
        ranks = [(sum(sheet.parts().values()), max(sheet.points().values())) for sheet in self.sheets]
        return [seat for seat, own in enumerate(ranks) if own == max(ranks)]


def servings(faces: dict[str, int]) -> list[list[str]]:
    """Every three dice of which none shows more than a die that stays behind."""
    found = []
    for three in combinations(DICE, 3):
        others = [die for die in DICE if die not in three]
        if max(faces[die] for die in three) <= min(faces[die] for die in others):
            found.append(list(three))
    return found
