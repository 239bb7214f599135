"""Games as they were once played: the same seeds must bring the same games for ever, and old saves must open.

`tests/data/playthroughs/<game>.txt` holds matches between bots, one a line: the record, and behind a bar the position
it ends in. They are never made anew for a change of dice or rules; where a game is new, gets new options or its bots
choose differently, `python tests/python/test_playthroughs.py` writes them and the difference is read before it is kept.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

import worp

DATA = Path(__file__).resolve().parents[1] / "data"
GAMES = [info.id for info in worp.games()]
SEEDS = range(4)


def matches(game: str) -> Iterator[worp.Match]:
    """Bots of all kinds under the default rules, and under the last value of every option."""
    info = worp.find_game(game)
    others = {option.id: option.values[-1] for option in info.options if option.id != "dice"}
    seats = [f"bot:{bot.id}" for bot in info.bots][: info.max_seats]
    for seed in SEEDS:
        match = worp.new_match(game, seats, seed, others if seed % 2 else {})
        match.play_bots()
        yield match


def line(match: worp.Match) -> str:
    return f"{match.record} | {match.state.text()}"


def path(game: str) -> Path:
    return DATA / "playthroughs" / f"{game}.txt"


@pytest.mark.parametrize("game", GAMES)
def test_bots_play_the_recorded_games_again(game: str) -> None:
    recorded = path(game).read_text(encoding="utf-8").splitlines()
    assert [line(match) for match in matches(game)] == recorded


@pytest.mark.parametrize("game", GAMES)
def test_records_lead_where_they_led(game: str) -> None:
    for recorded in path(game).read_text(encoding="utf-8").splitlines():
        record, position = recorded.split(" | ")
        seats = ["Ann"] * int(record.split()[1])
        save = {"worp": 1, "seats": seats, "practice": False, "record": record}
        assert worp.load_match(json.dumps(save)).state.text() == position


@pytest.mark.parametrize("save", sorted((DATA / "saves").glob("*.json")), ids=lambda save: save.stem)
def test_saves_of_earlier_releases_open(save: Path) -> None:
    text = save.read_text(encoding="utf-8")
    match = worp.load_match(text)
    assert match.ply > 0
    assert json.loads(match.to_text()).keys() >= json.loads(text).keys()


if __name__ == "__main__":
    for game in GAMES:
        path(game).parent.mkdir(parents=True, exist_ok=True)
        path(game).write_text("".join(f"{line(match)}\n" for match in matches(game)), encoding="utf-8")
