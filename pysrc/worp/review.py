"""A look back at a match: what was luck, what was lost, and which choices cost most.

Where a game can be solved, every final score splits exactly: what perfect play expects at the start, plus the luck of
every throw, minus what every choice fell short of the best one.
"""

from __future__ import annotations

from dataclasses import asdict, dataclass, replace
from typing import TYPE_CHECKING, Any

from worp.advice import Preparation, Progress
from worp.experts import expert_for

if TYPE_CHECKING:
    from worp.match import Match

# Positions looked at in one slice; some ten milliseconds in the browser.
POSITIONS_AT_A_TIME = 150
# Losses below this are the rounding of sums of doubles, not choices.
ROUNDING = 1e-9


@dataclass(frozen=True)
class SeatReview:
    """How the score of one seat came about: ``expected + luck - lost``."""

    seat: int
    expected: float
    """What perfect play scores on average from the start."""
    luck: float = 0.0
    """What the throws brought beyond the average."""
    lost: float = 0.0
    """What the choices fell short of the best ones."""
    choices: int = 0
    best_choices: int = 0
    """How many choices there were, and how many of them no other would have beaten."""
    dearest_ply: int | None = None
    """Which choice cost most, if any cost something."""
    dearest_loss: float = 0.0


@dataclass(frozen=True)
class Review:
    """The look back at a match, by seat."""

    seats: tuple[SeatReview, ...]

    def to_data(self) -> dict[str, Any]:
        """The same as plain data."""
        return {"type": "review", **asdict(self)}


class Reviewing:
    """A review in the making, slice by slice."""

    def __init__(self, match: Match) -> None:
        self._expert = expert_for(match.game, match.options)
        self._states = match.states
        self._ply = 0
        self._seats: list[SeatReview] = []
        self._values: list[float] = []
        self.is_finished = False

    def step(self) -> Progress | Review | None:
        """Works for some milliseconds; the review is the last thing told. A game without exact values has none."""
        if not self._expert.is_ready:
            return Preparation(self._expert).step()
        if not self._values and not self._begin():
            self.is_finished = True
            return None
        last = min(self._ply + POSITIONS_AT_A_TIME, len(self._states) - 1)
        for ply in range(self._ply, last):
            self._account(ply)
        self._ply = last
        self.is_finished = last == len(self._states) - 1
        return Review(tuple(self._seats)) if self.is_finished else None

    def _value(self, ply: int, seat: int) -> float | None:
        solution = self._expert.core.solution(self._states[ply], seat)
        return None if solution is None else solution[0]

    def _begin(self) -> bool:
        """Values the start for everybody; whether that is possible."""
        for seat in range(self._states[0].seats()):
            value = self._value(0, seat)
            if value is None:
                return False
            self._values.append(value)
            self._seats.append(SeatReview(seat, expected=value))
        return True

    def _account(self, ply: int) -> None:
        """Books the step from this position to the next on the seat whose step it was."""
        kind, seat = self._states[ply].turn()
        value = None if seat is None else self._value(ply + 1, seat)
        if seat is None or value is None:
            return
        gain = value - self._values[seat]
        self._values[seat] = value
        before = self._seats[seat]
        if kind == "chance":
            self._seats[seat] = replace(before, luck=before.luck + gain)
            return
        is_best = -gain < ROUNDING
        after = replace(
            before,
            lost=before.lost - gain,
            choices=before.choices + 1,
            best_choices=before.best_choices + is_best,
        )
        if not is_best and -gain > before.dearest_loss:
            after = replace(after, dearest_ply=ply, dearest_loss=-gain)
        self._seats[seat] = after


def review(match: Match) -> Review | None:
    """Looks back at a match, finished or not; nothing where a game has no exact values."""
    reviewing = Reviewing(match)
    result: Review | None = None
    while not reviewing.is_finished:
        item = reviewing.step()
        if isinstance(item, Review):
            result = item
    return result
