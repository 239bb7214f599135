"""The engine against the oracle: random games on every board and at every size of table, compared at every step.

A position is compared in full: whose turn, the legal moves, dice, sheets, scores, winners, and the events that led
there. Dice are typed in and loaded towards what can be used, and players often take the largest placement, so that
columns and colours fill, players tie for them within a roll, and games end.

More on demand: `WORP_ORACLE_POSITIONS=2000000 pytest --timeout=0 tests/python/test_oracle_keer_op_keer.py`;
`WORP_ORACLE_SEED` plays other games. A failure names the seats, the options and the codes that lead to it.
"""

from __future__ import annotations

import json
import os
from collections import Counter
from collections.abc import Iterator
from random import Random
from time import process_time

import pytest

import worp
from oracle.keer_op_keer import BOARDS, COLOURS, LETTERS, Board, Table, blocks
from worp import _core

POSITIONS = int(os.environ.get("WORP_ORACLE_POSITIONS", "100000"))
SEED = int(os.environ.get("WORP_ORACLE_SEED", "1"))
GAME = "keer_op_keer"

# What the games must have met at least this often to prove anything about it.
MUST_MEET = {
    "column first": 500,
    "column later": 500,
    "column shared": 50,
    "colour first": 100,
    "colour later": 20,
    "colour shared": 5,
    "two jokers": 100,
    "no joker left": 1000,
    "dice taken": 1000,
    "active player passed": 1000,
    "two columns in a roll": 10,
    "second colour ends it": 50,
    "solo ends": 50,
}


def drawn_board(state: _core.State) -> Board:
    """The generated board as the engine shows it, cell by cell."""
    layout = json.loads(state.view())["layout"]
    letters = {}
    for number, colour in enumerate(layout["cells"]):
        letter = colour[0].upper() if number in layout["stars"] else colour[0]
        letters[f"{LETTERS[number // 7]}{number % 7 + 1}"] = letter
    return Board(letters)


class Game:
    """One match played on the engine and on the oracle at once."""

    def __init__(self, seats: int, options: dict[str, str], rng: Random) -> None:
        self.seats, self.options, self.rng = seats, options, rng
        self.codes: list[str] = []
        self.engine = _core.State.set_up(GAME, seats, options)
        board = None if options["board"] == "random" else Board.printed(options["board"])
        self.table = Table(seats, board, options["start"])
        # How eager these players are: the eager ones bring games to their end.
        self.eagerness = rng.choice([0.2, 0.9, 0.97])
        self.thrift = rng.random()

    def story(self) -> str:
        """How to come here again."""
        return f"{self.seats} seats, {self.options}, after {' '.join(self.codes)}"

    def step(self, legal: list[str]) -> list[dict[str, object]]:
        """Lets one thing happen on both sides, and compares what each of them tells of it."""
        if self.table.turn[0] == "chance":
            code = self._outcome()
            _, told = self.engine.settle(code)
            board = drawn_board(self.engine) if code[0] == "b" else None
            expected = self.table.settle(code, board)
        else:
            code = self._choice(legal)
            (_, told), expected = self.engine.play(code), self.table.play(code)
        self.codes.append(code)
        assert json.loads(told) == expected, self.story()
        return expected

    def compare(self) -> list[str]:
        """Everything that can be seen at this position; the legal moves."""
        engine, table = self.engine, self.table
        assert tuple(engine.turn()) == table.turn, self.story()
        # Sorted, so that the next choice does not hang on the order of sets, which differs from run to run.
        legal = sorted(table.codes())
        assert sorted(engine.codes()) == legal, self.story()
        view, facts = json.loads(engine.view()), table.facts()
        assert {fact: view[fact] for fact in facts} == facts, self.story()
        for seat, score in enumerate(json.loads(engine.scores())):
            parts = {part["id"]: part["points"] for part in score["parts"]}
            expected = table.score_parts(seat)
            assert (score["seat"], score["total"], parts) == (seat, sum(expected.values()), expected), self.story()
        assert engine.winners() == table.winners, self.story()
        return legal

    def _outcome(self) -> str:
        rng, table = self.rng, self.table
        if table.phase == "board":
            return f"b{rng.randrange(1000)}"
        if table.phase == "start":
            return f"s{rng.randrange(table.seats)}"
        count = 2 if table.seats == 1 else 3
        # Late in the game the open cells are single ones: small numbers keep it moving.
        numbers = "12345?" if table.roll < 25 or rng.random() < 0.3 else "1122?"
        return "d" + "".join(rng.choices("ygbrox", k=count)) + "".join(rng.choices(numbers, k=count))

    def _choice(self, legal: list[str]) -> str:
        """Any legal move; eager players like many cells, thrifty ones no jokers."""
        rng = self.rng
        if rng.random() > self.eagerness:
            return rng.choice(legal) if rng.random() < 0.5 else "pass"
        chosen = rng.sample(legal, min(len(legal), 12))
        jokers = rng.random() < self.thrift
        return max(
            chosen, key=lambda code: (code != "pass", -(code[0] == "x") - (code[1] == "?") if jokers else 0, len(code))
        )


def situations(table: Table, events: list[dict[str, object]]) -> Iterator[str]:
    """What is remarkable about what just happened."""
    for kind in ("column", "colour"):
        told = [event for event in events if event["type"] == kind]
        yield from (f"{kind} first" if event["first"] else f"{kind} later" for event in told)
        filled = Counter(event[kind] for event in told)
        yield from (f"{kind} shared" for times in filled.values() if times > 1)
        if kind == "column" and max(Counter(event["seat"] for event in told).values(), default=0) > 1:
            yield "two columns in a roll"
    for event in events:
        if event["type"] == "crossed":
            if event["cost"] == 2:
                yield "two jokers"
            if event["takes"]:
                yield "dice taken"
        if event["type"] == "passed" and event["seat"] == table.active and table.to_choose and table.roll > 3:
            yield "active player passed"
        if event["type"] == "over":
            yield "solo ends" if table.seats == 1 else "second colour ends it"
    if table.to_choose and table.sheets[table.to_choose[0]].jokers == 0:
        yield "no joker left"


def matches(rng: Random) -> Iterator[tuple[int, dict[str, str]]]:
    """Every board at every size of table, then whatever comes."""
    boards = [*BOARDS, "random"]
    for seats in range(1, 7):
        for board in boards:
            yield seats, {"board": board, "start": "lot"}
    while True:
        yield rng.choice([1, 1, 2, 2, 3, 4, 5, 6]), {"board": rng.choice(boards), "start": rng.choice(["lot", "first"])}


PLANNED_MATCHES = 6 * (len(BOARDS) + 1)


def test_engine_and_oracle_agree_at_every_position() -> None:
    rng = Random(SEED)
    positions = 0
    met: Counter[str] = Counter()
    for number, (seats, options) in enumerate(matches(rng)):
        if number >= PLANNED_MATCHES and positions >= POSITIONS:
            break
        game = Game(seats, options, rng)
        legal = game.compare()
        while game.table.phase != "over":
            events = game.step(legal)
            legal = game.compare()
            positions += 1
            met.update(situations(game.table, events))
    assert positions >= POSITIONS
    assert {what: (met[what], least) for what, least in MUST_MEET.items() if met[what] < least} == {}


@pytest.mark.parametrize("name", BOARDS)
def test_the_printed_boards_are_the_same_here_and_there(name: str) -> None:
    assert drawn_board(_core.State.set_up(GAME, 1, {"board": name})) == Board.printed(name)


def check_board(board: Board) -> None:
    """What every official board has in common."""
    assert len(board.letters) == 105
    for colour in COLOURS:
        sizes = sorted(len(cells) for of_colour, cells in blocks(board) if of_colour == colour)
        assert sizes == [1, 2, 3, 4, 5, 6]
        assert len(board.colours[colour] & board.stars) == 3
    for letter in LETTERS:
        column = board.columns[letter]
        assert {board.colour(cell) for cell in column} == set(COLOURS)
        assert len(column & board.stars) == 1


@pytest.mark.parametrize("name", BOARDS)
def test_printed_boards_keep_the_pattern(name: str) -> None:
    check_board(Board.printed(name))


def test_generated_boards_keep_the_pattern() -> None:
    seen = set()
    slowest = 0.0
    for number in range(0, 1000, 5):
        state = _core.State.set_up(GAME, 1, {"board": "random"})
        begun = process_time()
        state.settle(f"b{number}")
        slowest = max(slowest, process_time() - begun)
        board = drawn_board(state)
        check_board(board)
        seen.add("".join(board.letters.values()))
    assert len(seen) == 200
    assert slowest < 0.2, "a board must come in under a second on a tablet too"


def test_the_drawn_board_belongs_to_the_seed() -> None:
    boards = [worp.new_match(GAME, ["Ann"], seed, {"board": "random"}) for seed in (7, 7, 8)]
    for match in boards:
        match.roll()
    first, again, other = (match.view()["layout"]["board"] for match in boards)
    assert first == again != other
    assert worp.load_match(boards[0].to_text()).view() == boards[0].view()


def test_engine_refuses_what_the_oracle_does_not_list() -> None:
    rng = Random(SEED)
    game = Game(3, {"board": "black", "start": "first"}, rng)
    outcomes = ["", "b1", "s0", "d", "dr1", "drg12", "drgb123", "drgb126", "d123rgb", "drgb12", "drgbo1234"]
    refused = 0
    for _ in range(60):
        legal = game.compare()
        before = game.engine.text()
        if game.table.turn[0] == "chance":
            wrong = [code for code in outcomes if code != "drgb123"]
        else:
            cells = rng.sample(sorted(game.table.sheets[0].board.letters), 3)
            wrong = [
                f"{die}{count}:{''.join(sorted(cells[:many]))}"
                for die in "rgx"
                for count in "12?"
                for many in (1, 2, 3)
            ]
        for code in set(wrong) - set(legal):
            with pytest.raises((worp.IllegalMove, worp.BadNotation)):
                game.engine.advance(code)
            refused += 1
        assert game.engine.text() == before
        game.step(legal)
    assert refused > 500
