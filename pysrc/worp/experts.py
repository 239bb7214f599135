"""Experts that are kept for later, and how long to let them think at a time."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from time import perf_counter
from typing import TypeVar

from worp import _core

# A slice must be short enough that a cancel is answered within 50 ms and a request in between is not felt.
SLICE_SECONDS = 0.008

# Work that is done at once says nothing about the next, so the count must not run away.
MOST_ITERATIONS = 1_000_000

# A tablet has little memory: two rule sets at a time are enough to compare or to switch back.
MOST_EXPERTS = 2

Result = TypeVar("Result")


class Pace:
    """Finds how many iterations fill a slice, from the slices before."""

    def __init__(self, iterations: int = 64) -> None:
        self.iterations = iterations

    def run(self, work: Callable[[int], Result]) -> Result:
        """Does one slice of work."""
        begun = perf_counter()
        result = work(self.iterations)
        seconds = max(perf_counter() - begun, 1e-5)
        # At most double or halve at a time: one slow slice is usually the machine, not the work.
        factor = min(2.0, max(0.5, SLICE_SECONDS / seconds))
        self.iterations = min(MOST_ITERATIONS, max(1, int(self.iterations * factor)))
        return result


class Expert:
    """The strongest player of a game under one set of rules, prepared in slices."""

    def __init__(self, game: str, options: Mapping[str, str]) -> None:
        self.core = _core.Expert(game, dict(options))
        self.pace = Pace()

    @property
    def done(self) -> float:
        """The share of the preparation that is done."""
        return self.core.progress()[0]

    @property
    def is_ready(self) -> bool:
        """Whether it can choose and advise already."""
        return self.core.progress()[1]

    @property
    def is_complete(self) -> bool:
        """Whether nothing is left to prepare."""
        return self.done >= 1.0

    def prepare_slice(self) -> None:
        """Prepares for some milliseconds."""
        self.pace.run(self.core.prepare)

    def prepare(self) -> None:
        """Prepares until it can choose and advise."""
        while not self.is_ready:
            self.prepare_slice()


_experts: dict[tuple[str, str], Expert] = {}


def expert_for(game: str, options: Mapping[str, str]) -> Expert:
    """The expert for these rules: a new one, or the one that was used before."""
    key = (game, _core.expert_key(game, dict(options)))
    # Taken out and put back, so that the one used longest ago stands first.
    expert = _experts.pop(key, None) or Expert(game, options)
    _experts[key] = expert
    while len(_experts) > MOST_EXPERTS:
        del _experts[next(iter(_experts))]
    return expert
