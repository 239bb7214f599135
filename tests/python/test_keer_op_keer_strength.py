"""How strong the players of Keer op Keer are: quickly here, in full with `./build.sh worp simulate`."""

from __future__ import annotations

from functools import cache
from itertools import pairwise

import pytest

import worp
from worp.tournament import simulate

# Of the figures in docs/benchmarks.md, with three standard errors of 300 games (spread 6 points) below them.
GAMES = 300
LEAST = 26.0
BOTS = next(info.bots for info in worp.games() if info.id == "keer_op_keer")
# What these look at are the same games.
alone_on_the_black_board = pytest.mark.xdist_group("keer_op_keer_alone")


def mean(bots: list[str], games: int, **options: str) -> list[float]:
    result = simulate("keer_op_keer", bots, games, seed=1, options=options)
    return [seat.mean for seat in result.seats]


@cache
def alone(bot: str) -> float:
    return mean([bot], GAMES)[0]


@alone_on_the_black_board
def test_the_solver_is_far_above_the_bar() -> None:
    assert alone("solver") > LEAST


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
