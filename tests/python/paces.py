"""How many positions a second the engine and the oracles play through in random games: moves listed, one made."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from time import process_time

import worp
from oracle import clever, keer_op_keer, push, yahtzee
from worp.tournament import simulate

# Matches that tell how many positions a random game has.
COUNTED = 50


def yahtzee_game(rng: Random) -> Iterator[None]:
    """One random game alone; stops at every position."""
    table = yahtzee.Table(1, yahtzee.Rules())
    while (kind := table.turn[0]) != "over":
        if kind == "chance":
            table.settle("d" + "".join(str(rng.randint(1, 6)) for _ in range(table.fresh_dice())))
        else:
            table.play(rng.choice(table.codes()))
        yield


def clever_game(rng: Random) -> Iterator[None]:
    """One random game alone; stops at every position."""
    table = clever.Table(1)
    while isinstance(table.now, clever.Throwing | clever.Choosing):
        if isinstance(table.now, clever.Choosing):
            table.play(rng.choice(table.codes()))
        else:
            faces = {die: rng.randint(1, 6) for die in table.now.dice}
            table.throw(faces, clever.servings(faces)[0] if table.now.serves else None)
        yield


def keer_op_keer_game(rng: Random) -> Iterator[None]:
    """One random game alone on the black board; stops at every position."""
    table = keer_op_keer.Table(1, keer_op_keer.Board.printed("black"))
    while (kind := table.turn[0]) != "over":
        if kind == "player":
            table.play(rng.choice(table.codes()))
        elif table.phase == "start":
            table.settle("s0")
        else:
            table.settle("d" + "".join(rng.choices("ygbrox", k=2)) + "".join(rng.choices("12345?", k=2)))
        yield


def push_game(rng: Random) -> Iterator[None]:
    """One random game of two; stops at every position."""
    table = push.Table(2, risk=False, with_switches=True)
    while (kind := table.turn[0]) != "over":
        if kind == "chance":
            chances = table.chances()
            table.settle(rng.choices(list(chances), list(chances.values()))[0])
        else:
            table.play(rng.choice(table.codes()))
        yield


# Of every game with an oracle for whole games: seats, and how the oracle plays one.
GAMES: dict[str, tuple[int, Callable[[Random], Iterator[None]]]] = {
    "yahtzee": (1, yahtzee_game),
    "clever": (1, clever_game),
    "keer_op_keer": (1, keer_op_keer_game),
    "push": (2, push_game),
}
# Games whose moves take long to list and to play must be a hundred times as fast as plain Python; in the others so
# little happens at a position that most of the time goes into drawing random numbers.
HELD_TO_A_HUNDRED = ("clever", "keer_op_keer")


def oracle_pace(game: str, seconds: float = 1.0) -> float:
    """Positions a second of the oracle."""
    rng, positions, begun = Random(1), 0, process_time()
    while process_time() - begun < seconds:
        positions += sum(1 for _ in GAMES[game][1](rng))
    return positions / (process_time() - begun)


def engine_pace(game: str, seconds: float = 1.0) -> float:
    """The same of the engine."""
    bots = ["random"] * GAMES[game][0]
    matches = [worp.new_match(game, [f"bot:{bot}" for bot in bots], seed) for seed in range(COUNTED)]
    for match in matches:
        match.play_bots()
    a_game = sum(len(match.codes) for match in matches) / COUNTED
    games, begun = 0, process_time()
    while process_time() - begun < seconds:
        simulate(game, bots, 1000, seed=games)
        games += 1000
    return games * a_game / (process_time() - begun)
