"""The native engine against its peers: the same work, done by each."""

from __future__ import annotations

import random
from time import perf_counter

import yatzy_solver

from oracle.yahtzee import Rules, Table
from worp import _core
from worp.solving import solve
from worp.tournament import simulate


def solve_yahtzee() -> None:
    solve("yahtzee", "dutch")


def solve_with_peer() -> None:
    yatzy_solver.Solver.build(yatzy_solver.Variant("american"))


def games_per_second(bot: str, games: int = 500) -> float:
    return 1000 / simulate("yahtzee", [bot], games, seed=1).ms_per_game


def positions_per_second() -> float:
    """Positions visited by perft: moves and outcomes listed, each of them played."""
    start = _core.State.set_up("yahtzee", 1, {})
    begun = perf_counter()
    positions = sum(start.perft(3))
    return positions / (perf_counter() - begun)


def oracle_positions_per_second(games: int = 20) -> float:
    """The same in plain Python: moves listed, one of them played."""
    rng = random.Random(1)
    positions = 0
    begun = perf_counter()
    for _ in range(games):
        table = Table(1, Rules())
        while (kind := table.turn[0]) != "over":
            positions += 1
            if kind == "chance":
                table.settle("d" + "".join(str(rng.randint(1, 6)) for _ in range(table.fresh_dice())))
            else:
                table.play(rng.choice(table.codes()))
    return positions / (perf_counter() - begun)
