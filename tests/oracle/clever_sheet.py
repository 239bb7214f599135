"""The sheet of Clever as the rulebook tells it: what is printed, what may be marked, what it brings, what it scores."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from copy import deepcopy
from dataclasses import dataclass, field
from typing import Any

DICE = ("white", "yellow", "blue", "green", "orange", "purple")
AREAS = ("yellow", "blue", "green", "orange", "purple")
LETTER = {name: name[0] for name in DICE}

# The printed sheet: None is a cross or a picture that is there from the start.
YELLOW: list[list[int | None]] = [[3, 6, 5, None], [2, 1, None, 5], [1, None, 2, 4], [None, 3, 4, 6]]
YELLOW_ROWS = [("cross", "blue"), ("number", "orange", 4), ("cross", "green"), ("fox",)]
YELLOW_COLUMNS = [10, 14, 16, 20]
BLUE: list[list[int | None]] = [[None, 2, 3, 4], [5, 6, 7, 8], [9, 10, 11, 12]]
BLUE_ROWS = [("number", "orange", 5), ("cross", "yellow"), ("fox",)]
BLUE_COLUMNS = [("reroll",), ("cross", "green"), ("number", "purple", 6), ("extra",)]
BLUE_POINTS = [0, 1, 2, 4, 7, 11, 16, 22, 29, 37, 46, 56]
GREEN_NEEDS = [1, 2, 3, 4, 5, 1, 2, 3, 4, 5, 6]
GREEN_POINTS = [0, 1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 66]
ORANGE_FACTORS = [1, 1, 1, 2, 1, 1, 2, 1, 2, 1, 3]
FIELD_BONUS: dict[str, dict[int, tuple[Any, ...]]] = {
    "green": {4: ("extra",), 6: ("cross", "blue"), 7: ("fox",), 9: ("number", "purple", 6), 10: ("reroll",)},
    "orange": {
        3: ("reroll",),
        5: ("cross", "yellow"),
        6: ("extra",),
        8: ("fox",),
        10: ("number", "purple", 6),
    },
    "purple": {
        3: ("reroll",),
        4: ("cross", "blue"),
        5: ("extra",),
        6: ("cross", "yellow"),
        7: ("fox",),
        8: ("reroll",),
        9: ("cross", "green"),
        10: ("number", "orange", 6),
        11: ("extra",),
    },
}

Bonus = tuple[Any, ...]
Event = dict[str, Any]
Cell = tuple[str, int]
Tell = Callable[[Event], None]


def described(bonus: Bonus) -> Event:
    """A bonus as the screens know it."""
    area = bonus[1] if len(bonus) > 1 else None
    value = bonus[2] if len(bonus) > 2 else None
    return {"what": bonus[0], "area": area, "value": value}


def rank(bonus: Bonus) -> tuple[int, int]:
    """Bonuses that wait are taken in the order of the areas where nobody chooses."""
    if bonus[0] == "choice":
        return (len(AREAS), 0)
    return (AREAS.index(bonus[1]), bonus[2] if len(bonus) > 2 else 0)


@dataclass
class Sheet:
    """One player's sheet, field by field."""

    yellow: set[tuple[int, int]] = field(default_factory=set)
    blue: set[tuple[int, int]] = field(default_factory=set)
    green: int = 0
    orange: list[int] = field(default_factory=list)
    purple: list[int] = field(default_factory=list)
    circles: dict[str, int] = field(default_factory=lambda: {"reroll": 0, "extra": 0})
    used: dict[str, int] = field(default_factory=lambda: {"reroll": 0, "extra": 0})
    foxes: int = 0

    def has(self, action: str) -> bool:
        """Whether a circle of this track is free."""
        return self.circles[action] > self.used[action]

    def cells_for(self, area: str, value: int) -> list[int]:
        """Where a die may be written; in blue the value is the sum."""
        if area == "yellow":
            return [cell for cell, printed in self._open(YELLOW, self.yellow) if printed == value]
        if area == "blue":
            return [cell for cell, printed in self._open(BLUE, self.blue) if printed == value]
        if area == "green":
            fits = self.green < 11 and value >= GREEN_NEEDS[self.green]
            return [self.green] if fits else []
        if area == "orange":
            return [len(self.orange)] if len(self.orange) < 11 else []
        last = self.purple[-1] if self.purple else 0
        fits = len(self.purple) < 11 and (last == 6 or value > last)
        return [len(self.purple)] if fits else []

    def cells_for_bonus(self, area: str) -> list[int]:
        """Where a cross or a number of a bonus may go."""
        if area == "yellow":
            return [cell for cell, _ in self._open(YELLOW, self.yellow)]
        if area == "blue":
            return [cell for cell, _ in self._open(BLUE, self.blue)]
        filled = {"green": self.green, "orange": len(self.orange), "purple": len(self.purple)}[area]
        return [filled] if filled < 11 else []

    @staticmethod
    def _open(printed: list[list[int | None]], crossed: set[tuple[int, int]]) -> list[tuple[int, int]]:
        found = []
        for row, numbers in enumerate(printed):
            for column, number in enumerate(numbers):
                if number is not None and (row, column) not in crossed:
                    found.append((row * 4 + column, number))
        return found

    def mark(self, area: str, cell: int, value: int | None, by: str, tell: Tell) -> list[Bonus]:
        """Marks a cell; answers the bonuses that have to be used now."""
        earned: list[tuple[Bonus, str, int]] = []
        columns: list[int] = []
        written = None
        row, column = divmod(cell, 4)
        if area == "yellow":
            self.yellow.add((row, column))
            if self._full(YELLOW, self.yellow, rows=[row], columns=range(4)):
                earned.append((YELLOW_ROWS[row], "row", row))
            if self._full(YELLOW, self.yellow, rows=range(4), columns=[column]):
                columns.append(column)
            if row == column and all((at, at) in self.yellow for at in range(4)):
                earned.append((("extra",), "diagonal", 0))
        elif area == "blue":
            self.blue.add((row, column))
            if self._full(BLUE, self.blue, rows=[row], columns=range(4)):
                earned.append((BLUE_ROWS[row], "row", row))
            if self._full(BLUE, self.blue, rows=range(3), columns=[column]):
                earned.append((BLUE_COLUMNS[column], "column", column))
        else:
            if area == "green":
                self.green += 1
            elif area == "orange":
                written = (value or 0) * ORANGE_FACTORS[cell]
                self.orange.append(written)
            else:
                written = value
                self.purple.append(value or 0)
            if cell + 1 in FIELD_BONUS[area]:
                earned.append((FIELD_BONUS[area][cell + 1], "field", cell))
        tell({"type": "marked", "area": area, "cell": cell, "value": written, "by": by})
        for index in columns:
            tell({"type": "column", "index": index, "points": YELLOW_COLUMNS[index]})
        waiting = []
        for bonus, kind, index in earned:
            waiting += self.earn(bonus, {"kind": kind, "area": area, "index": index}, tell)
        return waiting

    def earn(self, bonus: Bonus, source: Event, tell: Tell) -> list[Bonus]:
        """Circles and foxes are booked; everything else has to be used now."""
        tell({"type": "earned", "source": source} | described(bonus))
        if bonus[0] in self.circles:
            self.circles[bonus[0]] += 1
        elif bonus[0] == "fox":
            self.foxes += 1
        else:
            return [bonus]
        return []

    @staticmethod
    def _full(
        printed: list[list[int | None]],
        crossed: set[tuple[int, int]],
        rows: Iterable[int],
        columns: Iterable[int],
    ) -> bool:
        places = [(row, column) for row in rows for column in columns]
        return all(printed[row][column] is None or (row, column) in crossed for row, column in places)

    def points(self) -> dict[str, int]:
        """The points of every area."""
        full = [self._full(YELLOW, self.yellow, range(4), [column]) for column in range(4)]
        return {
            "yellow": sum(points for points, complete in zip(YELLOW_COLUMNS, full, strict=True) if complete),
            "blue": BLUE_POINTS[len(self.blue)],
            "green": GREEN_POINTS[self.green],
            "orange": sum(self.orange),
            "purple": sum(self.purple),
        }

    def parts(self) -> dict[str, int]:
        """The whole score, part by part."""
        points = self.points()
        return points | {"foxes": self.foxes * min(points.values())}


def uses(sheet: Sheet, bonus: Bonus) -> list[tuple[str, int, int | None]]:
    """Every (area, cell, number) that a bonus can be used for."""
    if bonus[0] == "choice":
        found = []
        for area in AREAS:
            number = 6 if area in ("orange", "purple") else None
            found += [(area, cell, number) for cell in sheet.cells_for_bonus(area)]
        return found
    number = bonus[2] if bonus[0] == "number" else None
    return [(bonus[1], cell, number) for cell in sheet.cells_for_bonus(bonus[1])]


def all_uses(sheet: Sheet, waiting: list[Bonus]) -> dict[str, tuple[Bonus, str, int, int | None]]:
    """Every use of every bonus that waits, by its code."""
    found = {}
    for bonus in waiting:
        for area, cell, number in uses(sheet, bonus):
            found[f"{number or 'x'}.{LETTER[area]}{cell + 1}"] = (bonus, area, cell, number)
    return found


def run_chain(sheet: Sheet, waiting: list[Bonus], tell: Tell) -> None:
    """Does whatever leaves no choice; what is left in `waiting` is for the player to decide."""
    while True:
        waiting.sort(key=rank)
        for bonus in list(waiting):
            if not uses(sheet, bonus):
                waiting.remove(bonus)
                tell({"type": "lost"} | described(bonus))
        found = list(all_uses(sheet, waiting).values())
        if not found or not all_the_same(sheet, waiting, found):
            return
        use(sheet, waiting, found[0], tell)


def all_the_same(sheet: Sheet, waiting: list[Bonus], found: list[tuple[Bonus, str, int, int | None]]) -> bool:
    """Whether every use leads to the same sheet with the same bonuses left to choose for."""
    first = None
    for option in found:
        if len(found) == 1:
            return True
        after, left = deepcopy(sheet), list(waiting)
        use(after, left, option, lambda _: None)
        run_chain(after, left, lambda _: None)
        if first is None:
            first = (after, left)
        elif first != (after, left):
            return False
    return True


def use(sheet: Sheet, waiting: list[Bonus], option: tuple[Bonus, str, int, int | None], tell: Tell) -> None:
    """Uses one bonus; what it brings waits with the others."""
    bonus, area, cell, number = option
    waiting.remove(bonus)
    waiting += sheet.mark(area, cell, number, "bonus", tell)
