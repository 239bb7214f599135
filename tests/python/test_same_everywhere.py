"""Natively, in Node and in Chromium: the same seeds give the same games and the same advice, bit for bit."""

from __future__ import annotations

import json
import random
from functools import cache
from typing import Any

import pytest

import worp
from engines import Engine, NativeEngine, ask

# Both homes of a game are asked by one process, which plays the native games once for both.
GAMES = [pytest.param(info.id, marks=pytest.mark.xdist_group(f"same {info.id}")) for info in worp.games()]
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
            upcoming = snapshot["upcoming"]
            if upcoming and rng.random() < 0.7:
                # Where anybody may act at any moment, bots act when time passes.
                change = ask(engine, "pass_time", {"match": number, "at": upcoming["at"]})
            else:
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


@cache
def native_transcript(game: str, seed: int) -> list[Any]:
    """What both homes are held against."""
    return transcript(NativeEngine(), game, seed, tables(game)[seed])


@pytest.mark.parametrize("home", HOMES)
@pytest.mark.parametrize("game", GAMES)
def test_same_seeds_same_games_same_advice(game: str, home: str, request: pytest.FixtureRequest) -> None:
    engine: Engine = request.getfixturevalue(home)
    for seed, options in enumerate(tables(game)):
        native = native_transcript(game, seed)
        there = transcript(engine, game, seed, options)
        assert len(native) == len(there)
        for ours, theirs in zip(native, there, strict=True):
            # JSON prints every double exactly, so equal data means equal bits.
            assert ours == theirs
