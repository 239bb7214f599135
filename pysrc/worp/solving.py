"""Games that can be solved: what perfect solo play is worth."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from importlib import import_module
from importlib.util import find_spec
from time import perf_counter
from typing import Any

from worp import _core
from worp.errors import BadSetup
from worp.experts import Expert
from worp.games import games


def _rule_sets() -> dict[str, Mapping[str, Mapping[str, str]]]:
    """The named rule sets of every game that has a module for them; the first of each is the default."""
    modules = {info.id: f"worp.games.{info.id}.rule_sets" for info in games()}
    return {game: import_module(name).RULE_SETS for game, name in modules.items() if find_spec(name)}


RULE_SETS = _rule_sets()


@dataclass(frozen=True)
class Solution:
    """The value of a whole game under one rule set, and what it took to find it."""

    game: str
    rules: str
    value: float
    states: int
    seconds: float

    def to_data(self) -> dict[str, Any]:
        """The same as plain data."""
        return asdict(self)


def solve(game: str, rules: str | None = None) -> Solution:
    """Solves a game from scratch under one of its named rule sets."""
    sets = RULE_SETS.get(game, {})
    name = next(iter(sets), "") if rules is None else rules
    if name not in sets:
        raise BadSetup("unknown_rules", f"{game} {name}")
    begun = perf_counter()
    expert = Expert(game, sets[name])
    # No page waits for an answer here, so a slice may be longer than one would like on a tablet.
    while not expert.is_ready:
        expert.core.prepare(1_000)
    seconds = perf_counter() - begun
    solution = expert.core.solution(_core.State.set_up(game, 1, dict(sets[name])), 0)
    if solution is None:
        raise BadSetup("not_solvable", game)
    value, states = solution
    return Solution(game, name, value, states, seconds)
