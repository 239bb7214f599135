"""How strong the players of Clever are; with seats and levels of one's choice by `./build.sh worp simulate`."""

from __future__ import annotations

from itertools import pairwise
from math import sqrt

import worp
from worp.tournament import TournamentResult, simulate

# As many games as docs/benchmarks.md tells of: a mean of 282.6 with a spread of 24.4 points, so that 0.24 is one error.
GAMES = 10_000
LEAST = 281.5
# No 24 regular dice bring more than this.
MOST_POINTS = 334


def play(bots: list[str], games: int) -> TournamentResult:
    return simulate("clever", bots, games, seed=1)


def test_the_solver_is_far_above_the_bar_and_quick() -> None:
    result = play(["solver"], GAMES)
    assert result.seats[0].mean > LEAST
    assert result.seats[0].max <= MOST_POINTS
    # A game takes less than a millisecond on a machine of its own.
    assert result.ms_per_game < 10


def test_the_levels_are_in_order_and_score_what_is_said_of_them() -> None:
    told = {bot.id: bot.typical_score for game in worp.games() if game.id == "clever" for bot in game.bots}
    scores = [play([bot], 1000).seats[0] for bot in told]
    assert all(higher.mean - lower.mean > 15 for lower, higher in pairwise(scores))
    for score, average in zip(scores, told.values(), strict=True):
        # Four standard errors of a thousand games.
        assert abs(score.mean - average) < 4 * score.sd / sqrt(1000)


def test_it_wins_at_tables_of_every_size() -> None:
    for others in (["planner"], ["planner", "greedy"], ["planner", "learner", "greedy"]):
        solver, *rest = play(["solver", *others], 60).seats
        assert solver.wins > max(seat.wins for seat in rest)
        assert solver.mean > max(seat.mean for seat in rest) + 10
