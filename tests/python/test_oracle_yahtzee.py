"""The engine against the oracle: random games under every combination of switches, compared at every step.

A position is compared in full: whose turn, the legal moves, dice, sheets, offers, scores, winners, and the
events that led there. Dice are typed in and loaded: five of a kind, jokers and extra Yahtzees are common.

More on demand: `WORP_ORACLE_POSITIONS=2000000 pytest --timeout=0 tests/python/test_oracle_yahtzee.py`;
`WORP_ORACLE_SEED` plays other games. A failure names the seats, the options and the codes that lead to it.
"""

from __future__ import annotations

import json
import os
from collections import Counter
from collections.abc import Iterator
from itertools import cycle, product
from random import Random

import pytest

import worp
from oracle.yahtzee import BOXES, UPPER, Rules, Table, is_later_yahtzee, is_yahtzee, upper_box_of
from worp import _core

POSITIONS = int(os.environ.get("WORP_ORACLE_POSITIONS", "100000"))
SEED = int(os.environ.get("WORP_ORACLE_SEED", "1"))

SWITCHES = {
    "start": ("throw", "first"),
    "joker": ("dutch", "forced", "none"),
    "yahtzee_bonus": ("on", "off"),
    "natural_full_house": ("no", "yes"),
    "voluntary_zero": ("yes", "no"),
}
COMBINATIONS = [dict(zip(SWITCHES, values, strict=True)) for values in product(*SWITCHES.values())]
STRAIGHTS = ("12345", "23456", "12346", "13456")

# What the games must have met at least this often to prove anything about it.
MUST_MEET = {
    "joker": 1000,
    "joker with the lower half full": 100,
    "joker kept out of the upper half": 100,
    "later yahtzee, upper box open": 1000,
    "later yahtzee after a zero": 1000,
    "one box forced": 100,
    "extra yahtzee": 1000,
    "full house of five": 100,
    "upper bonus": 100,
    "tie for the start": 50,
    "shared win": 1,
    "contest": 48,
}


class Game:
    """One match played on the engine and on the oracle at once."""

    def __init__(self, seats: int, options: dict[str, str], rng: Random) -> None:
        self.options = options
        self.rng = rng
        self.codes: list[str] = []
        self.engine = _core.State.set_up("yahtzee", seats, options)
        self.table = Table(seats, Rules.from_options(options))

    def story(self) -> str:
        """How to come here again."""
        return f"{self.table.seats} seats, {self.options}, after {' '.join(self.codes)}"

    def step(self) -> None:
        """Lets one thing happen on both sides, and compares what each of them tells of it."""
        if self.table.turn[0] == "chance":
            code = self._loaded_dice()
            (_, told), expected = self.engine.settle(code), self.table.settle(code)
        else:
            code = self._choice()
            (_, told), expected = self.engine.play(code), self.table.play(code)
        self.codes.append(code)
        assert json.loads(told) == expected, self.story()

    def compare(self) -> None:
        """Everything that can be seen at this position."""
        engine, table = self.engine, self.table
        assert tuple(engine.turn()) == table.turn, self.story()
        assert sorted(engine.codes()) == sorted(table.codes()), self.story()
        view, facts = json.loads(engine.view()), table.facts()
        seen = {fact: view[fact] for fact in facts}
        assert seen == facts, self.story()
        if table.phase == "play":
            assert view["seat"] == table.seat, self.story()
        for seat, score in enumerate(json.loads(engine.scores())):
            parts = {part["id"]: part["points"] for part in score["parts"]}
            expected = table.score_parts(seat)
            told = (score["seat"], score["total"], parts)
            assert told == (seat, sum(expected.values()), expected), self.story()
        assert engine.winners() == table.winners, self.story()

    def _loaded_dice(self) -> str:
        """Dice that like to be equal, to follow the held ones, or to make a straight."""
        count, rng = self.table.fresh_dice(), self.rng
        held = [self.table.dice[position] for position in self.table.kept]
        mood = rng.random()
        if mood < 0.45:
            faces = str(rng.choice(held) if held else rng.randint(1, 6)) * count
        elif mood < 0.6 and count == 5:
            faces = "".join(rng.sample(rng.choice(STRAIGHTS), 5))
        elif mood < 0.7 and count == 5:
            pair, three = rng.sample("123456", 2)
            faces = pair * 2 + three * 3
        else:
            faces = "".join(rng.choices("123456", k=count))
        return "d" + faces

    def _choice(self) -> str:
        """Any legal move; a Yahtzee is often written as one, so that extra ones follow."""
        table, rng = self.table, self.rng
        codes = table.codes()
        if "yahtzee" in codes and is_yahtzee(table.dice) and rng.random() < 0.5:
            return "yahtzee"
        holds, boxes = codes[: -len(table.offers())], codes[-len(table.offers()) :]
        return rng.choice(holds if holds and rng.random() < 0.3 else boxes)


def situations(table: Table) -> Iterator[str]:
    """What is remarkable about this position."""
    if table.phase == "opening" and len(table.contenders) < table.seats:
        yield "tie for the start"
    if table.phase == "over":
        if len(table.winners) > 1:
            yield "shared win"
        if table.rules.games > 1:
            yield "contest"
    offers = table.offers()
    if not offers:
        return
    sheet = table.sheets[table.seat]
    if sheet.upper_bonus:
        yield "upper bonus"
    if not is_yahtzee(table.dice):
        return
    if any(offer["box"] == "full_house" and offer["points"] and not offer["joker"] for offer in offers):
        yield "full house of five"
    if not is_later_yahtzee(sheet, table.dice):
        return
    open_upper = any(sheet.is_open(box) for box in UPPER)
    upper_offered = any(offer["box"] in UPPER for offer in offers)
    own_box_open = sheet.is_open(upper_box_of(table.dice))
    if own_box_open:
        yield "later yahtzee, upper box open"
        if len(offers) == 1 and len(sheet.filled) < len(BOXES) - 1:
            yield "one box forced"
    elif any(offer["joker"] for offer in offers):
        yield "joker"
        if open_upper and not upper_offered:
            yield "joker kept out of the upper half"
    elif table.rules.joker != "none":
        yield "joker with the lower half full"
    yield "extra yahtzee" if offers[0]["yahtzee_bonus"] else "later yahtzee without bonus"
    if sheet.filled["yahtzee"] == 0:
        yield "later yahtzee after a zero"


def matches(rng: Random) -> Iterator[tuple[int, dict[str, str]]]:
    """Every combination of switches at every size of table, then contests, then whatever comes."""
    for options, seats in product(COMBINATIONS, range(1, 9)):
        yield seats, {**options, "games": "1"}
    for options, seats in zip(COMBINATIONS, cycle(range(1, 9)), strict=False):
        yield seats, {**options, "games": "5"}
    while True:
        yield rng.randint(1, 20), {**rng.choice(COMBINATIONS), "games": rng.choice("15")}


PLANNED_MATCHES = len(COMBINATIONS) * 9


def test_engine_and_oracle_agree_at_every_position() -> None:
    rng = Random(SEED)
    positions = 0
    met: Counter[str] = Counter()
    for number, (seats, options) in enumerate(matches(rng)):
        if number >= PLANNED_MATCHES and positions >= POSITIONS:
            break
        game = Game(seats, options, rng)
        game.compare()
        while game.table.phase != "over":
            game.step()
            game.compare()
            positions += 1
            met.update(situations(game.table))
    assert positions >= POSITIONS
    assert {what: met[what] for what, least in MUST_MEET.items() if met[what] < least} == {}


@pytest.mark.parametrize("options", COMBINATIONS[::5], ids=lambda options: "-".join(options.values()))
def test_engine_refuses_what_the_oracle_does_not_list(options: dict[str, str]) -> None:
    rng = Random(SEED)
    game = Game(2, options, rng)
    moves = [*BOXES, "h", "h1", "h24", "h1234", "h12345", "h21", "h11", "h6", "", "pass"]
    outcomes = ["d", "d1", "d7", "d0", "d123", "d12345", "d123456", "d12347", "12345", "x12345"]
    while game.table.phase != "over":
        before = game.engine.text()
        for code in moves:
            if code not in game.table.codes():
                with pytest.raises(worp.WorpError):
                    game.engine.play(code)
        for code in outcomes:
            if not game.table.admits(code):
                with pytest.raises(worp.WorpError):
                    game.engine.settle(code)
        assert game.engine.text() == before, game.story()
        game.step()


@pytest.mark.parametrize("seats", [1, 3])
@pytest.mark.parametrize("joker", SWITCHES["joker"])
def test_matches_with_seeded_dice_follow_the_oracle(seats: int, joker: str) -> None:
    """The public interface: the dice come from the seed, the oracle is told what fell."""
    names = [f"Player {number}" for number in range(1, seats + 1)]
    rng = Random(SEED)
    for seed in range(10):
        match = worp.new_match("yahtzee", seats=names, seed=seed, options={"joker": joker})
        table = Table(seats, Rules(joker=joker))
        while table.phase != "over":
            assert (match.turn.kind, match.turn.seat) == table.turn
            if match.turn.kind == "chance":
                told = match.roll()
                fallen = told[0]
                if fallen["type"] == "opening_throw":
                    code = f"d{fallen['pips']}"
                else:
                    thrown = zip(fallen["dice"], fallen["fresh"], strict=True)
                    code = "d" + "".join(str(face) for face, fresh in thrown if fresh)
                assert told == table.settle(code)
            else:
                assert sorted(move.code for move in match.moves()) == sorted(table.codes())
                code = rng.choice(table.codes())
                assert match.play(code) == table.play(code)
            view, facts = match.view(), table.facts()
            assert {fact: view[fact] for fact in facts} == facts
        assert match.turn.kind == "over"
        assert [score["total"] for score in match.scores()] == [table.score(seat) for seat in range(seats)]
        assert match.winners() == table.winners
