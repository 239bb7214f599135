"""The engine against the oracle: random games at every size of table, compared at every step.

A position is compared in full: whose turn, the legal moves, what chance may bring, every card wherever it lies, the
chance of a bust, scores, winners, and the events that led there. Cards are typed in and loaded, and players stop and
bank often or hardly ever, so that full rows, busts and empty piles are all common.

More on demand: `WORP_ORACLE_POSITIONS=2000000 pytest --timeout=0 tests/python/test_oracle_push.py`;
`WORP_ORACLE_SEED` plays other games. A failure names the seats, the options and the codes that lead to it.
"""

from __future__ import annotations

import json
import os
from collections import Counter
from collections.abc import Iterator
from itertools import product
from random import Random
from typing import Any

import pytest

import worp
from oracle.push import COLOURS, FACES, NUMBERS, Facts, Table, box, card_facts, points_of, sort_out, total
from worp import _core

POSITIONS = int(os.environ.get("WORP_ORACLE_POSITIONS", "100000"))
SEED = int(os.environ.get("WORP_ORACLE_SEED", "1"))
GAME = "push"

OPTIONS = [
    {"variant": variant, "switch_cards": switch_cards}
    for variant, switch_cards in product(("normal", "risk"), ("out", "in"))
]
MOVES = [
    "draw",
    "stop",
    *(f"bank_{colour}" for colour in COLOURS),
    *(f"{do}{row}" for do in ("place", "take") for row in (1, 2, 3)),
]

# What the games must have met at least this often to prove anything about it.
MUST_MEET = {
    "bust": 1000,
    "bust with nothing open": 20,
    "bust after an odd number of switch cards": 100,
    "bust with the last card": 3,
    "pile empty in a turn": 50,
    "no stopping after switch cards alone": 100,
    "sharing to the right": 300,
    "sharing to the left after switch cards": 100,
    "somebody without a row": 500,
    "rows discarded": 300,
    "cards lost to the die": 1000,
    "cards just taken lost": 300,
    "everything lost to a star": 100,
    "star without loss": 300,
    "banked again in a colour": 100,
    "row of six": 5,
    "dice card nowhere": 20,
    "shared win": 1,
    "win by cards": 1,
}


def holding(cards: list[str]) -> dict[str, list[int]]:
    """The numbers of each colour, in order."""
    return {colour: [points_of(card) for card in sort_out(cards) if card[:-1] == colour] for colour in COLOURS}


def counted(cards: Counter[str]) -> Facts:
    """How many of each card."""
    numbers = {colour: [cards[f"{colour}{number}"] for number in NUMBERS] for colour in COLOURS}
    return {"numbers": numbers, "dice": cards["dice"], "switch": cards["switch"]}


def expected_view(table: Table) -> Facts:
    """What the engine must show of this table."""
    rows = []
    for row, taker in zip(table.rows, table.taken_by, strict=True):
        cards = row if taker is None else []
        facts = [card_facts(card) for card in cards]
        rows.append({"cards": facts, "points": total(cards), "dice": "dice" in cards, "taken_by": taker})
    while len(rows) < 3:
        rows.append({"cards": [], "points": 0, "dice": False, "taken_by": None})
    players = [
        {
            "seat": seat,
            "open": holding(player.open),
            "banked": holding(player.banked),
            "open_total": total(player.open),
            "banked_total": total(player.banked),
            "total": player.score,
            "cards": player.rank[1],
        }
        for seat, player in enumerate(table.players)
    ]
    return {
        "rules": {"variant": "risk" if table.risk else "normal", "switch_cards": table.with_switches},
        "phase": table.phase,
        "active": table.active,
        "pile": table.pile.total(),
        "discard": {**counted(Counter(table.discard)), "count": len(table.discard)},
        "turn_started": bool(table.rows or table.switches),
        "drawn": card_facts(table.drawn) if table.drawn else None,
        "rows": rows,
        "switches": table.switches,
        "direction": "right" if table.switches % 2 else "left",
        "busted": table.busted,
        "takers": table.order(with_active=not table.busted),
        "takers_after_bust": table.order(with_active=False),
        "players": players,
        "unseen": counted(table.pile),
        "die": table.die,
        "rolls": table.rolls,
    }


class Game:
    """One match played on the engine and on the oracle at once."""

    def __init__(self, seats: int, options: dict[str, str], rng: Random) -> None:
        self.options = options
        self.rng = rng
        self.codes: list[str] = []
        self.engine = _core.State.set_up(GAME, seats, options)
        with_switches = seats > 2 or options["switch_cards"] == "in"
        self.table = Table(seats, risk=options["variant"] == "risk", with_switches=with_switches)
        self.cards = Counter(box(with_switches=with_switches))
        # How these players are today: how readily they stop, bank, and meet cards that fit nowhere.
        self.stopping = rng.choice([0.02, 0.1, 0.3])
        self.banking = rng.choice([0.0, 0.2, 0.6])
        self.loading = rng.choice([0.0, 0.0, 0.5])

    def story(self) -> str:
        """How to come here again."""
        return f"{self.table.seats} seats, {self.options}, after {' '.join(self.codes)}"

    def step(self) -> list[Facts]:
        """Lets one thing happen on both sides, and compares what each of them tells of it."""
        if self.table.turn[0] == "chance":
            code = self._outcome()
            (_, told), expected = self.engine.settle(code), self.table.settle(code)
        else:
            code = self._choice()
            (_, told), expected = self.engine.play(code), self.table.play(code)
        self.codes.append(code)
        assert json.loads(told) == expected, self.story()
        return expected

    def compare(self) -> None:
        """Everything that can be seen at this position."""
        engine, table = self.engine, self.table
        assert tuple(engine.turn()) == table.turn, self.story()
        assert engine.codes() == table.codes(), self.story()
        assert dict(engine.chances()) == table.chances(), self.story()
        assert table.cards_everywhere() == self.cards, self.story()
        view, expected = json.loads(engine.view()), expected_view(table)
        for player in view["players"]:
            del player["open_points"], player["banked_points"]
        assert {fact: view[fact] for fact in expected} == expected, self.story()
        if table.phase != "over":
            assert view["seat"] == table.turn[1], self.story()
        if table.phase in ("turn", "draw"):
            assert view["bust"]["chance"] == float(table.bust_chance()), self.story()
        else:
            assert view["bust"] is None, self.story()
        assert [score["total"] for score in json.loads(engine.scores())] == [player.score for player in table.players]
        assert engine.winners() == table.winners(), self.story()

    def _outcome(self) -> str:
        chances = self.table.chances()
        if self.table.phase == "draw" and self.rng.random() < self.loading:
            bad = [card for card in chances if not self.table.places(card) or card == "switch"]
            if bad:
                return self.rng.choice(bad)
        return self.rng.choices(list(chances), list(chances.values()))[0]

    def _choice(self) -> str:
        codes, rng = self.table.codes(), self.rng
        if self.table.phase != "turn":
            return rng.choice(codes)
        banks = [code for code in codes if code.startswith("bank_")]
        if banks and rng.random() < self.banking:
            return rng.choice(banks)
        return "stop" if "stop" in codes and rng.random() < self.stopping else "draw"


def situations(table: Table, events: list[Facts], before: dict[str, Any]) -> Iterator[str]:
    """What is remarkable about what just happened."""
    for event in events:
        yield from _situations_of(table, event, before)
    if table.phase == "turn" and table.switches and not table.rows:
        yield "no stopping after switch cards alone"
    if any(len(row) == 6 for row in table.rows):
        yield "row of six"
    if table.phase == "over":
        best = [player for player in table.players if player.score == max(player.score for player in table.players)]
        if len(table.winners()) > 1:
            yield "shared win"
        elif len(best) > 1:
            yield "win by cards"


def _situations_of(table: Table, event: Facts, before: dict[str, Any]) -> Iterator[str]:
    match event["type"]:
        case "bust":
            yield "bust"
            if not table.players[table.active].open:
                yield "bust with nothing open"
            if table.switches % 2:
                yield "bust after an odd number of switch cards"
            if not table.pile:
                yield "bust with the last card"
            if event["card"]["kind"] == "dice":
                yield "dice card nowhere"
        case "stopped" if event["reason"] == "pile_empty":
            yield "pile empty in a turn"
        case "sharing":
            if event["direction"] == "right":
                yield "sharing to the right"
            elif before["switches"]:
                yield "sharing to the left after switch cards"
            if len(event["takers"]) > before["rows"]:
                yield "somebody without a row"
        case "rows_discarded":
            yield "rows discarded"
        case "rolled" if event["face"] == "star" and not table.risk:
            yield "star without loss"
        case "lost":
            yield "everything lost to a star" if event["face"] == "star" else "cards lost to the die"
            if before["taken"] & {card["code"] for card in event["cards"]}:
                yield "cards just taken lost"
        case "banked" if before["banked"][event["colour"]]:
            yield "banked again in a colour"


def noted(table: Table, events: list[Facts]) -> dict[str, Any]:
    """What has to be known of a position to judge what happens next."""
    taken = [card["code"] for event in events if event["type"] == "taken" for card in event["cards"]]
    return {
        "switches": table.switches,
        "rows": len(table.rows),
        "taken": set(taken),
        "banked": holding(table.players[table.active].banked),
    }


def matches(rng: Random) -> Iterator[tuple[int, dict[str, str]]]:
    """Every combination of switches at every size of table, then whatever comes."""
    for options, seats in product(OPTIONS, range(2, 7)):
        yield seats, options
    while True:
        yield rng.choice([2, 2, 3, 3, 4, 5, 6]), rng.choice(OPTIONS)


PLANNED_MATCHES = len(OPTIONS) * 5


def test_engine_and_oracle_agree_at_every_position() -> None:
    rng = Random(SEED)
    positions = 0
    met: Counter[str] = Counter()
    for number, (seats, options) in enumerate(matches(rng)):
        if number >= PLANNED_MATCHES and positions >= POSITIONS:
            break
        game = Game(seats, options, rng)
        game.compare()
        events: list[Facts] = []
        while game.table.phase != "over":
            before = noted(game.table, events)
            events = game.step()
            game.compare()
            positions += 1
            met.update(situations(game.table, events, before))
    assert positions >= POSITIONS
    assert {what: (met[what], least) for what, least in MUST_MEET.items() if met[what] < least} == {}


@pytest.mark.parametrize("seats", [2, 5])
def test_engine_refuses_what_the_oracle_does_not_list(seats: int) -> None:
    game = Game(seats, OPTIONS[0], Random(SEED))
    cards = sorted(set(box(with_switches=True)))
    outcomes = [*cards, *(f"die_{face}" for face in FACES), "", "red7", "white1", "die_white"]
    refused = 0
    while game.table.phase != "over":
        before = game.engine.text()
        for code in {*MOVES, "", "place0", "place4", "take4", "bank_star"} - set(game.table.codes()):
            with pytest.raises(worp.WorpError):
                game.engine.play(code)
            refused += 1
        for code in set(outcomes) - set(game.table.chances()):
            with pytest.raises(worp.WorpError):
                game.engine.settle(code)
            refused += 1
        assert game.engine.text() == before, game.story()
        game.step()
    assert refused > 2000


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_matches_with_a_seeded_shuffle_follow_the_oracle(seats: int) -> None:
    """The public interface: cards and die come from the seed, the oracle is told what came."""
    names = [f"Player {number}" for number in range(1, seats + 1)]
    rng = Random(SEED)
    for seed in range(10):
        match = worp.new_match(GAME, seats=names, seed=seed)
        table = Table(seats, risk=False, with_switches=seats > 2)
        while table.phase != "over":
            assert (match.turn.kind, match.turn.seat) == table.turn
            if match.turn.kind == "chance":
                told = match.roll()
                code = f"die_{told[0]['face']}" if told[0]["type"] == "rolled" else told[0]["card"]["code"]
                assert told == table.settle(code)
            else:
                code = rng.choice(table.codes())
                assert match.play(code) == table.play(code)
        assert match.turn.kind == "over"
        assert [score["total"] for score in match.scores()] == [player.score for player in table.players]
        assert match.winners() == table.winners()
