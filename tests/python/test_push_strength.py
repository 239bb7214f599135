"""The strongest bot of Push against the two named baselines, and the levels in their order.

The bars are held in full: over 10,000 games with seats rotated, .60 of the games of two, .42 of those of three, by more
than twice the standard error. What has no bar of its own is watched over fewer games.
"""

from __future__ import annotations

from math import sqrt

import pytest

import worp
from worp.tournament import simulate

GAMES = 10_000
FEWER_GAMES = 750
BASELINES = ("threshold6_nobank", "threshold6_bank30")
BARS = {2: 0.60, 3: 0.42}


@pytest.mark.parametrize("seats", BARS)
@pytest.mark.parametrize("baseline", BASELINES)
def test_the_solver_clears_its_bar(baseline: str, seats: int) -> None:
    result = simulate("push", ["solver", *[baseline] * (seats - 1)], GAMES, 1, rotate=True)
    share = result.seats[0].wins / GAMES
    assert share - 2 * sqrt(share * (1 - share) / GAMES) > BARS[seats]
    # At most 20 ms a game on a machine of its own; this one may be busy.
    assert result.ms_per_game < 20


@pytest.mark.parametrize("seats", [4, 5, 6])
def test_more_players_do_not_confuse_it(seats: int) -> None:
    result = simulate("push", ["solver", *["threshold6_nobank"] * (seats - 1)], FEWER_GAMES, 1, rotate=True)
    assert result.seats[0].wins / FEWER_GAMES > 1.15 / seats


@pytest.mark.parametrize("seats", [2, 3])
def test_the_risk_variant_has_weights_of_its_own(seats: int) -> None:
    bots = ["solver", *["threshold6_bank30"] * (seats - 1)]
    result = simulate("push", bots, FEWER_GAMES, 1, {"variant": "risk"}, rotate=True)
    assert result.seats[0].wins / FEWER_GAMES > BARS[seats]


def test_levels_are_listed_from_weak_to_strong_with_their_scores() -> None:
    bots = worp.find_game("push").bots
    assert bots[0].id == "random" and bots[-1].id == "solver"
    told = [bot.typical_score for bot in bots]
    assert told == sorted(told)
    for bot in bots:
        measured = simulate("push", [bot.id, "threshold6_nobank"], 400, 1, rotate=True).seats[0].mean
        # 400 games of a standard deviation of some 18 points: an error of 0.9.
        assert abs(measured - bot.typical_score) < 4, bot.id
