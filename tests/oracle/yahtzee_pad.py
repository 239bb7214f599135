"""A score pad with typed-in dice, on the engine or on the oracle: the way to reach a position in few words.

```python
pad = deal().fill(yahtzee="66666", fours="44412").throw("44444")
assert pad.offers()["large_straight"] == 40
```
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Protocol

import worp

from .yahtzee import BOXES, LOWER, Rules, Table


class Backend(Protocol):
    """What the engine and the oracle have in common."""

    def turn(self) -> tuple[str, int | None]: ...
    def codes(self) -> list[str]: ...
    def roll(self, code: str) -> None: ...
    def play(self, code: str) -> None: ...
    def view(self) -> dict[str, Any]: ...
    def totals(self) -> list[int]: ...
    def winners(self) -> list[int]: ...


class EngineBackend:
    """A match at a real table: every throw is typed in."""

    def __init__(self, players: int, options: dict[str, str]) -> None:
        names = [f"Player {number}" for number in range(1, players + 1)]
        self.match = worp.new_match("yahtzee", seats=names, seed=1, options={"dice": "own", **options})

    def turn(self) -> tuple[str, int | None]:
        return self.match.turn.kind, self.match.turn.seat

    def codes(self) -> list[str]:
        return [move.code for move in self.match.moves()]

    def roll(self, code: str) -> None:
        self.match.roll(code)

    def play(self, code: str) -> None:
        self.match.play(code)

    def view(self) -> dict[str, Any]:
        return self.match.view()

    def totals(self) -> list[int]:
        return [score["total"] for score in self.match.scores()]

    def winners(self) -> list[int]:
        return list(self.match.winners())


class OracleBackend:
    """The same table as the oracle sees it."""

    def __init__(self, players: int, options: dict[str, str]) -> None:
        self.table = Table(players, Rules.from_options(options))

    def turn(self) -> tuple[str, int | None]:
        return self.table.turn

    def codes(self) -> list[str]:
        return self.table.codes()

    def roll(self, code: str) -> None:
        self.table.settle(code)

    def play(self, code: str) -> None:
        self.table.play(code)

    def view(self) -> dict[str, Any]:
        return self.table.facts()

    def totals(self) -> list[int]:
        return [self.table.score(seat) for seat in range(self.table.seats)]

    def winners(self) -> list[int]:
        return self.table.winners


class Pad:
    """A score pad: type the dice, choose a box, look at the sheet."""

    def __init__(self, backend: Backend) -> None:
        self.backend = backend

    def throw(self, faces: str) -> Pad:
        """The dice that were thrown, by position."""
        self.backend.roll("d" + faces)
        return self

    def hold(self, positions: str) -> Pad:
        """Leaves the dice at these positions (1 to 5) on the table."""
        self.backend.play("h" + positions)
        return self

    def write(self, box: str) -> Pad:
        self.backend.play(box)
        return self

    def fill(self, **throws: str) -> Pad:
        """One turn for each box: the throw that is written there at once."""
        for box, faces in throws.items():
            self.throw(faces).write(box)
        return self

    def play_game(self, faces_by_seat: Sequence[str]) -> Pad:
        """One whole game: a seat throws the same dice each turn and fills its boxes in printed order."""
        for box in BOXES:
            for _ in faces_by_seat:
                seat = self.seat()
                self.throw(faces_by_seat[seat]).write(box)
        return self

    def kind(self) -> str:
        return self.backend.turn()[0]

    def seat(self) -> int:
        seat = self.backend.turn()[1]
        assert seat is not None
        return seat

    def view(self) -> dict[str, Any]:
        return self.backend.view()

    def offers(self) -> dict[str, int]:
        """What each box would bring now."""
        return {offer["box"]: offer["points"] for offer in self.view()["offers"]}

    def extras(self) -> set[int]:
        """The Yahtzee bonus that goes with the offers."""
        return {offer["yahtzee_bonus"] for offer in self.view()["offers"]}

    def jokers(self) -> set[str]:
        """The boxes in which the throw would count as a joker."""
        return {offer["box"] for offer in self.view()["offers"] if offer["joker"]}

    def holds(self) -> list[str]:
        return [code for code in self.backend.codes() if code.startswith("h")]

    def boxes(self) -> list[str]:
        """The boxes that may be chosen now."""
        return [code for code in self.backend.codes() if not code.startswith("h")]

    def sheet(self, seat: int = 0) -> dict[str, Any]:
        sheet: dict[str, Any] = self.view()["sheets"][seat]
        return sheet


Deal = Callable[..., Pad]


def dealer(backend: Callable[[int, dict[str, str]], Backend]) -> Deal:
    """Sets up tables: `deal()` for one player, `deal(3, joker="forced")` for more and with switches."""

    def deal(players: int = 1, **options: str) -> Pad:
        return Pad(backend(players, options))

    return deal


# A throw for each box that scores there and is no five of a kind.
PLAIN = {
    "ones": "11123",
    "twos": "22213",
    "threes": "33312",
    "fours": "44412",
    "fives": "55512",
    "sixes": "66612",
    "three_of_a_kind": "66612",
    "four_of_a_kind": "66661",
    "full_house": "66611",
    "small_straight": "12346",
    "large_straight": "12345",
    "chance": "66655",
}
ZERO_YAHTZEE = {"yahtzee": "12345"}
SCORED_YAHTZEE = {"yahtzee": "66666"}


def plain(*boxes: str) -> dict[str, str]:
    return {box: PLAIN[box] for box in boxes}


PLAIN_LOWER = plain(*(box for box in LOWER if box != "yahtzee"))
