"""How strong the players of Clever are: quickly here, in full with `./build.sh worp simulate`."""

from __future__ import annotations

from itertools import pairwise

from worp.tournament import TournamentResult, simulate

# The mean is 284 with a spread of 24 points (docs/benchmarks.md): three standard errors of 400 games below it.
GAMES = 400
LEAST = 280.0
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


def test_the_levels_are_in_order() -> None:
    levels = ("random", "greedy", "learner", "planner", "solver")
    scores = [play([bot], 200).seats[0].mean for bot in levels]
    assert all(higher - lower > 15 for lower, higher in pairwise(scores))


def test_it_wins_at_tables_of_every_size() -> None:
    for others in (["planner"], ["planner", "greedy"], ["planner", "learner", "greedy"]):
        solver, *rest = play(["solver", *others], 60).seats
        assert solver.wins > max(seat.wins for seat in rest)
        assert solver.mean > max(seat.mean for seat in rest) + 10
