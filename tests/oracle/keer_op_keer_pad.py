"""A table of Keer op Keer set up in few words, on the engine or on the oracle.

```python
pad = lay(["H6H7I6I7J7"], dice="gb34", roll=2)
assert pad.allows("g3:K7L7M7")
```
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Sequence
from typing import Any, Protocol

from worp import IllegalMove, _core

from .keer_op_keer import COLOURS, LETTERS, LOWER_VALUES, UPPER_VALUES, Board, Facts, Table, index

BLACK = Board.printed("black")


def names(cells: str) -> list[str]:
    """`H6H7` as a list; a letter alone is its whole column, a small letter a whole colour of the black board."""
    found: list[str] = []
    at = 0
    while at < len(cells):
        letter = cells[at]
        if letter in COLOURS:
            found += sorted(BLACK.colours[letter])
            at += 1
        elif at + 1 < len(cells) and cells[at + 1].isdigit():
            found.append(cells[at : at + 2])
            at += 2
        else:
            found += sorted(BLACK.columns[letter])
            at += 1
    return found


def but(cells: str, left_open: str) -> str:
    """Some cells without others."""
    return "".join(sorted(set(names(cells)) - set(names(left_open))))


class Pad(Protocol):
    """What the engine and the oracle have in common."""

    def throw(self, code: str) -> list[Facts]: ...
    def play(self, code: str) -> list[Facts]: ...
    def codes(self) -> list[str]: ...
    def view(self) -> Facts: ...
    def parts(self, seat: int) -> dict[str, int]: ...
    def allows(self, code: str) -> bool: ...


Lay = Callable[..., Pad]


class EnginePad:
    """A position of the engine, from its notation."""

    def __init__(
        self, sheets: Sequence[str], dice: str, roll: int, jokers: Iterable[int], upper: Sequence[str]
    ) -> None:
        full = [_full(cells) for cells in sheets]
        taken = {letter for columns, colours in full for letter in columns + colours}
        texts = []
        for cells, left, own, (columns, colours) in zip(sheets, jokers, upper, full, strict=True):
            crosses = sum(1 << index(cell) for cell in set(names(cells)))
            firsts = [letter for letter in columns if letter in own], [letter for letter in colours if letter in own]
            texts.append(f"{crosses:027x}+{left}+{_or_dash(firsts[0])}+{_or_dash(firsts[1])}")
        gone = _or_dash(letter for letter in LETTERS if letter in taken)
        gone += "+" + _or_dash(letter for letter in COLOURS if letter in taken)
        text = f"board=black active=0 roll={roll} dice={dice or '-'} gone=- chosen=0"
        text += f" taken={gone} sheets={'/'.join(texts)}"
        self.state = _core.State.parse("keer_op_keer", text)

    def throw(self, code: str) -> list[Facts]:
        return _events(self.state.settle(code)[1])

    def play(self, code: str) -> list[Facts]:
        return _events(self.state.play(code)[1])

    def codes(self) -> list[str]:
        return self.state.codes()

    def view(self) -> Facts:
        view: Facts = json.loads(self.state.view())
        return view

    def parts(self, seat: int) -> dict[str, int]:
        score = json.loads(self.state.scores())[seat]
        return {part["id"]: part["points"] for part in score["parts"]}

    def allows(self, code: str) -> bool:
        """Asked by name, so that a refusal and the list of moves are held against each other."""
        try:
            self.state.check(code)
        except IllegalMove:
            assert code not in self.codes()
            return False
        assert code in self.codes()
        return True

    def refusal(self, code: str) -> str | None:
        try:
            self.state.check(code)
        except IllegalMove as refused:
            return refused.code
        return None


class OraclePad:
    """The same position on the oracle."""

    def __init__(
        self, sheets: Sequence[str], dice: str, roll: int, jokers: Iterable[int], upper: Sequence[str]
    ) -> None:
        self.table = Table(len(sheets), BLACK, "first")
        self.table.roll = roll - 1 if dice else roll
        for sheet, cells, left, own in zip(self.table.sheets, sheets, jokers, upper, strict=True):
            sheet.crossed, sheet.jokers = set(names(cells)), left
            columns, colours = _full(cells)
            values = {letter: UPPER_VALUES if letter in own else LOWER_VALUES for letter in columns}
            sheet.circled_columns = {letter: value[letter] for letter, value in values.items()}
            sheet.circled_colours = {letter: 5 if letter in own else 3 for letter in colours}
            self.table.upper_columns -= {*columns}
            self.table.upper_colours -= {*colours}
        if dice:
            self.table.settle(f"d{dice}")

    def throw(self, code: str) -> list[Facts]:
        return self.table.settle(code)

    def play(self, code: str) -> list[Facts]:
        return self.table.play(code)

    def codes(self) -> list[str]:
        return self.table.codes()

    def view(self) -> Facts:
        return self.table.facts()

    def parts(self, seat: int) -> dict[str, int]:
        return self.table.score_parts(seat)

    def allows(self, code: str) -> bool:
        return code in self.codes()


def layer(kind: type[EnginePad] | type[OraclePad]) -> Lay:
    """Sets tables up: sheets as cells, the upper values that each seat has (full without one: it came later)."""

    def lay(
        sheets: Sequence[str] = ("",),
        *,
        dice: str = "",
        roll: int = 0,
        jokers: Sequence[int] | None = None,
        upper: Sequence[str] | None = None,
    ) -> Pad:
        return kind(sheets, dice, roll, jokers or [8] * len(sheets), upper or [""] * len(sheets))

    return lay


def _full(cells: str) -> tuple[list[str], list[str]]:
    crossed = set(names(cells))
    columns = [letter for letter in LETTERS if BLACK.columns[letter] <= crossed]
    return columns, [letter for letter in COLOURS if BLACK.colours[letter] <= crossed]


def _or_dash(letters: Iterable[str]) -> str:
    return "".join(letters) or "-"


def _events(text: str) -> list[Facts]:
    events: list[dict[str, Any]] = json.loads(text)
    return events
