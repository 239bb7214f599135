"""The exact split of a score: expected + luck - lost, to the last digit."""

from __future__ import annotations

import random

import pytest

import worp

EXACT = 1e-8


def played(seats: list[str], seed: int, **options: str) -> worp.Match:
    """A match in which people choose at random."""
    match = worp.new_match("yahtzee", seats, seed, options)
    rng = random.Random(seed)
    while not match.is_over:
        if match.automatic:
            match.play_bots()
        elif match.turn.kind == "chance":
            match.roll()
        else:
            match.play(rng.choice(match.moves()).code)
    return match


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (["Ann"], {}),
        (["Ann", "bot:solver", "bot:greedy"], {}),
        (["Ann", "bot:greedy"], {"games": "5"}),
        (["bot:greedy"], {"joker": "forced", "start": "first"}),
        (["bot:solver"], {"joker": "none", "yahtzee_bonus": "off"}),
    ],
)
def test_expected_plus_luck_minus_lost_is_the_score(seats: list[str], options: dict[str, str]) -> None:
    for seed in range(3):
        match = played(seats, seed, **options)
        review = match.review()
        assert review is not None
        for score, seat in zip(match.scores(), review.seats, strict=True):
            assert abs(seat.expected + seat.luck - seat.lost - score["total"]) < EXACT
            assert seat.lost > -EXACT
            assert 0 < seat.best_choices <= seat.choices


def test_the_start_is_worth_what_is_published() -> None:
    review = worp.new_match("yahtzee", ["Ann"], 1).review()
    assert review is not None
    assert abs(review.seats[0].expected - 254.5896094820) < 1e-9
    assert review.seats[0].choices == 0


def test_perfect_play_loses_nothing_and_chance_play_much() -> None:
    review = played(["bot:solver", "Ann"], 4).review()
    assert review is not None
    solver, person = review.seats
    assert abs(solver.lost) < EXACT
    assert solver.best_choices == solver.choices
    assert solver.dearest_ply is None
    assert person.lost > 100


def test_the_dearest_choice_is_the_one_that_advice_says_it_is() -> None:
    match = played(["Ann"], 6)
    review = match.review()
    assert review is not None
    ply = review.seats[0].dearest_ply
    assert ply is not None
    record = worp.load_match(match.to_text())
    chosen = record.codes[ply]
    while record.ply > ply:
        record.undo()
    losses = {tuple(sorted(o.data.get("faces", [o.code]))): o.loss for o in list(record.advise())[-1].options}
    move = next(move for move in record.moves() if move.code == chosen)
    assert abs(losses[tuple(sorted(move.data.get("faces", [chosen])))] - review.seats[0].dearest_loss) < EXACT
