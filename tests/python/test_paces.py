"""The engine against the oracles in speed: only a ratio within one run means anything on a shared machine."""

from __future__ import annotations

from statistics import median

import pytest

import paces


@pytest.mark.parametrize("game", paces.HELD_TO_A_HUNDRED)
def test_random_games_are_played_a_hundred_times_faster_than_by_the_oracle(game: str) -> None:
    # Alternately and by the median: a machine that is shared changes its pace from one second to the next.
    ratios = [paces.engine_pace(game) / paces.oracle_pace(game) for _ in range(3)]
    assert median(ratios) > 100, ratios
