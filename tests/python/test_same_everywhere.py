"""Natively, in Node and in Chromium: the same seeds give the same games and the same advice, bit for bit."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

import worp
from engines import Engine, NativeEngine, ask

GAMES = [info.id for info in worp.games()]
HOMES = ["node_engine", "chromium_engine"]


def transcript(engine: Engine, game: str, seed: int, options: dict[str, str]) -> list[Any]:
    """Everything an engine says in one match of a person against every bot, with advice along the way.

    The person's choices come from a random source of their own, so all engines are asked the same.
    """
    rng = random.Random(f"{game} {seed}")
    info = worp.find_game(game)
    seats = (["Ann"] + [f"bot:{bot.id}" for bot in info.bots])[: info.max_seats]
    engine.think("prepare", {"game": game, "options": options})
    opened = ask(engine, "new_match", {"game": game, "seats": seats, "seed": seed, "options": options})
    number = opened["match"]
    said: list[Any] = []
    snapshot = opened
    while snapshot["turn"]["type"] != "over":
        if snapshot["automatic"]:
            change = ask(engine, "step", {"match": number})
        elif snapshot["turn"]["type"] == "chance":
            change = ask(engine, "roll", {"match": number})
        else:
            if rng.random() < 0.2:
                said.append(json.loads(engine.think("advise", {"match": number})[-1]))
            code = rng.choice(snapshot["moves"])["code"]
            change = ask(engine, "play", {"match": number, "code": code})
        snapshot = change["snapshot"]
        # Matches are numbered as they come, which is not part of the game.
        said.append({"events": change["events"], "snapshot": snapshot | {"match": 0}})
    ask(engine, "close_match", {"match": number})
    return said


def tables(game: str) -> list[dict[str, str]]:
    """The default rules, and one table with the last value of every option that needs no typed dice."""
    info = worp.find_game(game)
    return [{}, {option.id: option.values[-1] for option in info.options if option.id != "dice"}]


@pytest.mark.parametrize("home", HOMES)
@pytest.mark.parametrize("game", GAMES)
def test_same_seeds_same_games_same_advice(game: str, home: str, request: pytest.FixtureRequest) -> None:
    engine: Engine = request.getfixturevalue(home)
    for seed, options in enumerate(tables(game)):
        native = transcript(NativeEngine(), game, seed, options)
        there = transcript(engine, game, seed, options)
        assert len(native) == len(there)
        for ours, theirs in zip(native, there, strict=True):
            # JSON prints every double exactly, so equal data means equal bits.
            assert ours == theirs
