"""Hints: every choice ranked by what it is worth, with reasons, better the longer one waits."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import asdict, dataclass, replace
from importlib import import_module
from time import perf_counter
from typing import TYPE_CHECKING, Any

from worp.experts import SLICE_SECONDS, Expert, Pace, expert_for

if TYPE_CHECKING:
    from worp import _core
    from worp.match import Match

# Nobody reads faster: advice that improves more often than this only flickers.
SECONDS_BETWEEN_ADVICE = 0.15


@dataclass(frozen=True)
class AdvisedMove:
    """One legal choice: what it is worth and why."""

    code: str
    data: dict[str, Any]
    value: float
    """The expected final score of the player who asks."""
    error: float
    """The standard error of that value; 0 if it is exact."""
    loss: float
    """How much the best choice is worth more."""
    facts: dict[str, Any]
    reasons: tuple[dict[str, Any], ...] = ()


@dataclass(frozen=True)
class Advice:
    """All choices in one position, best first."""

    hash: str
    """The fingerprint of the position that was asked about."""
    exact: bool
    options: tuple[AdvisedMove, ...]

    @property
    def best(self) -> AdvisedMove:
        """The choice with the highest value."""
        return self.options[0]

    def to_data(self) -> dict[str, Any]:
        """The same as plain data."""
        return {"type": "advice", **asdict(self)}


@dataclass(frozen=True)
class Progress:
    """How far the expert's preparation is."""

    done: float
    ready: bool

    def to_data(self) -> dict[str, Any]:
        """The same as plain data."""
        return {"type": "progress", **asdict(self)}


class Preparation:
    """Prepares the expert of a table, slice by slice."""

    def __init__(self, expert: Expert) -> None:
        self._expert = expert

    @property
    def is_finished(self) -> bool:
        """Whether another slice brings nothing more."""
        return self._expert.is_complete

    def step(self) -> Progress:
        """Works for some milliseconds and tells how far it is."""
        self._expert.prepare_slice()
        return Progress(self._expert.done, self._expert.is_ready)


class Thinking:
    """Advice on one position in the making, slice by slice."""

    def __init__(self, match: Match) -> None:
        self._expert = expert_for(match.game, match.options)
        self._game = match.game
        self._state = match.state
        self._seed = match.seed
        self._study: _core.Study | None = None
        self._pace = Pace()
        self._study_is_last = False
        self._told_at = 0.0
        self.is_finished = False

    def step(self) -> Progress | Advice | None:
        """Works for some milliseconds and tells what there is to tell, if anything."""
        if self.is_finished:
            return None
        if self._study is None:
            # A position is studied as soon as that is possible, and again once the expert knows all it can know.
            if not self._expert.is_ready or (self._told_at and not self._expert.is_complete):
                return Preparation(self._expert).step()
            self._study = self._expert.core.study(self._state, self._seed)
            self._study_is_last = self._expert.is_complete
            # What fills a slice in one position can take a second in the next: each begins with little.
            self._pace = Pace(iterations=1)
        begun = perf_counter()
        while not (finished := self._study.is_finished()) and perf_counter() - begun < SLICE_SECONDS / 2:
            self._pace.run(self._study.think)
        if not finished and perf_counter() - self._told_at < SECONDS_BETWEEN_ADVICE:
            return None
        self._told_at = perf_counter()
        findings = json.loads(self._study.findings())
        if finished:
            self._study = None
            self.is_finished = self._study_is_last
        return self._explained(findings)

    def _explained(self, findings: list[dict[str, Any]]) -> Advice:
        best = findings[0]["value"]
        options = tuple(AdvisedMove(loss=best - found["value"], **found) for found in findings)
        reasons = import_module(f"worp.games.{self._game}.reasons")
        view = json.loads(self._state.view())
        explained = reasons.explain(view, options)
        return Advice(
            hash=self._state.fingerprint(),
            exact=all(option.error == 0 for option in options),
            options=tuple(replace(option, reasons=tuple(why)) for option, why in zip(options, explained, strict=True)),
        )


def advise(match: Match) -> Iterator[Advice]:
    """Advice on the position of a match, each better than the one before; the last one is final."""
    thinking = Thinking(match)
    while not thinking.is_finished:
        item = thinking.step()
        if isinstance(item, Advice):
            yield item
