"""The native engine against its peers: the same work, done by each."""

from __future__ import annotations

from time import process_time

import yatzy_solver

from worp.solving import solve
from worp.tournament import simulate


def solve_yahtzee() -> None:
    solve("yahtzee", "dutch")


def solve_with_peer() -> None:
    yatzy_solver.Solver.build(yatzy_solver.Variant("american"))


def milliseconds_per_game(game: str, bots: list[str], games: int = 200) -> float:
    """In processor time: others on the machine do not count."""
    begun = process_time()
    simulate(game, bots, games, seed=1)
    return (process_time() - begun) / games * 1000
