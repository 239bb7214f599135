"""The command line, run as people run it."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator

import pytest

import worp
from worp.terminal import play_in_terminal
from worp.tournament import simulate


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "worp", *arguments], capture_output=True, text=True, timeout=600, check=False
    )


def test_simulate_prints_the_agreed_json() -> None:
    done = run("simulate", "yahtzee", "--bot", "greedy,random", "--games", "50", "--seed", "3", "--json")
    result = json.loads(done.stdout)
    assert set(result) == {"game", "bots", "games", "seed", "ms_per_game", "seats"}
    assert (result["game"], result["bots"], result["games"], result["seed"]) == (
        "yahtzee",
        ["greedy", "random"],
        50,
        3,
    )
    for seat in result["seats"]:
        assert set(seat) == {"bot", "mean", "sd", "min", "p10", "median", "p90", "max", "wins"}
        assert seat["min"] <= seat["p10"] <= seat["median"] <= seat["p90"] <= seat["max"]
    assert sum(seat["wins"] for seat in result["seats"]) == 50
    assert result["seats"][0]["wins"] > 45


def test_simulate_prints_a_table() -> None:
    done = run("simulate", "yahtzee", "--bot", "random", "--games", "20", "--option", "joker=forced")
    head, _, row = done.stdout.splitlines()
    assert head.startswith("yahtzee: 20 games, seed 1,")
    assert row.startswith("random")


def test_a_simulated_game_depends_on_its_seed_and_number_alone() -> None:
    few, many = (simulate("yahtzee", ["greedy"], games, seed=5).seats[0] for games in (1, 30))
    assert many.min <= few.mean <= many.max
    assert simulate("yahtzee", ["greedy"], 30, seed=5).seats[0] == many
    assert simulate("yahtzee", ["greedy"], 30, seed=6).seats[0] != many


def test_rotating_bots_are_told_in_the_order_given() -> None:
    game, bots = "push", ["random", "threshold6_nobank", "random"]
    still = simulate(game, bots, 30, seed=2)
    rotated = simulate(game, bots, 30, seed=2, rotate=True)
    assert [seat.bot for seat in rotated.seats] == bots
    assert sum(seat.wins for seat in rotated.seats) == pytest.approx(30)
    # The good one wins from every seat, and its games are other games than from the seat in the middle.
    assert rotated.seats[1].wins > 25
    assert rotated.seats[1] != still.seats[1]
    # Game 0 has nobody moved, game 1 everybody by one: its seats hold the last, the first and the second bot.
    first, second = (simulate(game, bots, games, seed=2, rotate=True) for games in (1, 2))
    assert [seat.mean for seat in first.seats] == [seat.mean for seat in simulate(game, bots, 1, seed=2).seats]
    turned = simulate(game, [bots[-1], *bots[:-1]], 2, seed=2).seats
    told = [2 * two.mean - one.mean for one, two in zip(first.seats, second.seats, strict=True)]
    assert told[1] in (turned[2].min, turned[2].max)


def test_rotate_is_a_flag_of_the_command() -> None:
    done = run("simulate", "push", "--bot", "greedy,random", "--games", "10", "--rotate", "--json")
    result = json.loads(done.stdout)
    assert set(result) == {"game", "bots", "games", "seed", "ms_per_game", "seats"}
    assert result["bots"] == ["greedy", "random"]


# What the game table says about its bots must be what they do; six standard errors of a thousand games.
@pytest.mark.parametrize("bot", worp.find_game("yahtzee").bots, ids=lambda bot: bot.id)
def test_typical_scores_are_those_measured(bot: worp.BotInfo) -> None:
    seat = simulate("yahtzee", [bot.id], 1000, seed=1).seats[0]
    assert abs(seat.mean - bot.typical_score) < 6 * seat.sd / 1000**0.5


@pytest.mark.parametrize(
    ("rules", "value"),
    [
        ("dutch", 254.5896094820),
        ("forced", 254.5877287345),
        ("bonus", 253.9702411898),
        ("plain", 245.8707745141),
    ],
)
def test_solve_finds_the_published_values(rules: str, value: float) -> None:
    result = json.loads(run("solve", "yahtzee", "--rules", rules, "--json").stdout)
    assert abs(result["value"] - value) < 1e-9
    assert result["states"] == 355_390
    assert result["seconds"] > 0


@pytest.mark.parametrize(
    "arguments",
    [
        ("simulate", "yahtzee", "--bot", "nobody"),
        ("simulate", "yahtzee", "--bot", "random", "--games", "0"),
        ("simulate", "yahtzee", "--bot", "random", "--option", "joker=maybe"),
        ("simulate", "chess", "--bot", "random"),
        ("solve", "yahtzee", "--rules", "house"),
        (),
    ],
)
def test_mistakes_are_told_in_one_line(arguments: tuple[str, ...]) -> None:
    done = run(*arguments)
    assert done.returncode == 2
    assert done.stderr.strip()
    assert "Traceback" not in done.stderr


def test_a_match_in_the_terminal() -> None:
    said: list[str] = []
    answers = answering(["hint", "", "nonsense", "moves", "hint", "h12", "", "undo", "chance", "quit"])
    match = play_in_terminal(
        "yahtzee", ["Ann", "bot:solver"], 7, {"start": "first"}, lambda _: next(answers), said.append
    )
    text = "\n".join(said)
    assert "not possible" in text and "loses 0.00" in text
    assert match.practice, "dice were seen and taken back"
    assert match.codes[-1] != "chance", "the bot has played"


def test_a_whole_match_in_the_terminal() -> None:
    said: list[str] = []
    boxes = [box["id"] for box in worp.new_match("yahtzee", ["Ann"], 1).view()["layout"]["boxes"]]
    answers = answering([answer for box in boxes for answer in ("", box)])
    match = play_in_terminal("yahtzee", ["Ann"], 1, {}, lambda _: next(answers), said.append)
    assert match.is_over
    assert said[-1] == f"Ann: {match.scores()[0]['total']}"


def answering(answers: list[str]) -> Iterator[str]:
    yield from answers
