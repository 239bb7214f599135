"""How strong the players of Keer op Keer are; with seats and boards of one's choice by `./build.sh worp simulate`."""

from __future__ import annotations

from functools import cache
from itertools import pairwise

import pytest

import worp
from worp.tournament import TournamentResult, simulate

# The solver plays as many games as docs/benchmarks.md tells of: a mean of 29.35 with a spread of 5.8 points, so that
# 0.08 is one error.
SOLVER_GAMES = 5_000
LEAST = 29.0
# The others' spread is 6.4 at the most, so that 0.4 is one error.
GAMES = 300
# What a game alone may take. On the machine that made docs/benchmarks.md it takes a sixth of that.
MOST_MILLISECONDS = 50
BOTS = next(info.bots for info in worp.games() if info.id == "keer_op_keer")
# What these look at are the same games.
alone_on_the_black_board = pytest.mark.xdist_group("keer_op_keer_alone")


def play(bots: list[str], games: int, **options: str) -> TournamentResult:
    return simulate("keer_op_keer", bots, games, seed=1, options=options)


def mean(bots: list[str], games: int, **options: str) -> list[float]:
    return [seat.mean for seat in play(bots, games, **options).seats]


@cache
def played_alone(bot: str) -> TournamentResult:
    return play([bot], SOLVER_GAMES if bot == "solver" else GAMES)


def alone(bot: str) -> float:
    return played_alone(bot).seats[0].mean


@alone_on_the_black_board
def test_the_solver_is_far_above_the_bar_and_quick() -> None:
    assert alone("solver") > LEAST
    assert played_alone("solver").ms_per_game < MOST_MILLISECONDS


@pytest.mark.parametrize("board", ["red", "blue", "green", "orange", "purple", "yellow", "random"])
def test_it_plays_every_board(board: str) -> None:
    assert mean(["planner"], 100, board=board)[0] > 22


@alone_on_the_black_board
def test_the_levels_are_in_order() -> None:
    scores = [alone(bot) for bot in ("random", "greedy", "learner", "planner")]
    assert scores == sorted(scores)
    assert all(higher - lower > 3 for lower, higher in pairwise(scores))


def test_it_beats_the_levels_below_it_at_a_table() -> None:
    solver, greedy, learner = mean(["solver", "greedy", "learner"], 60)
    assert solver > max(greedy, learner)


@alone_on_the_black_board
@pytest.mark.parametrize("bot", BOTS, ids=lambda bot: bot.id)
def test_players_are_told_what_a_level_reaches(bot: worp.BotInfo) -> None:
    assert abs(alone(bot.id) - bot.typical_score) < 2
