"""A match: who sits where, what has happened, and what may happen next."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from worp import _core
from worp.advice import Advice, advise
from worp.errors import BadNotation, BadSave, BadSetup, IllegalMove
from worp.experts import expert_for
from worp.games import find_game
from worp.review import Review, review

BOT_PREFIX = "bot:"
LONGEST_NAME = 40
# Seeds must survive JavaScript, whose whole numbers are exact below 2^53.
SEED_LIMIT = 2**53
SAVE_VERSION = 1
# After every move of the same millisecond.
LAST_RANK = 2**31
# The longest game there is takes some 100 kB; a larger save is not one of ours.
LONGEST_SAVE = 1_000_000


@dataclass(frozen=True)
class Turn:
    """Whose move it is: ``kind`` is player, chance, anyone or over."""

    kind: str
    seat: int | None = None


@dataclass(frozen=True)
class Move:
    """A legal move: its one-line code, and the same spelled out as tagged data."""

    code: str
    data: dict[str, Any]


@dataclass(frozen=True)
class Seat:
    """A place at the table, taken by a person or by a bot."""

    name: str
    bot: str | None = None

    @classmethod
    def from_text(cls, text: str) -> Seat:
        """A bot if the text says so (``bot:solver``), else a person of that name."""
        return cls(text, text.removeprefix(BOT_PREFIX) if text.startswith(BOT_PREFIX) else None)


@dataclass(frozen=True)
class _Step:
    """A position, and how it was reached."""

    state: _core.State
    code: str = ""
    by_person: bool = False
    is_revealed: bool = False


class Match:
    """One match from the first throw to the last box. Made by ``new_match`` and ``load_match``."""

    def __init__(self, game: str, seats: Sequence[str], seed: int, options: Mapping[str, str]) -> None:
        info = find_game(game)
        self.game = game
        self.seats = tuple(Seat.from_text(_checked_name(name)) for name in seats)
        for seat in self.seats:
            if seat.bot is not None:
                info.bot(seat.bot)
        if not 0 <= seed < SEED_LIMIT:
            raise BadSetup("bad_seed", str(seed))
        self.seed = seed
        self.options: dict[str, str] = dict(_core.settings(game, dict(options)))
        self.practice = False
        self._steps = [_Step(_core.State.set_up(game, len(self.seats), self.options))]
        self._undone: list[list[_Step]] = []

    # What there is to see.

    @property
    def state(self) -> _core.State:
        """The present position. To be read only: moves go through the match."""
        return self._steps[-1].state

    @property
    def states(self) -> list[_core.State]:
        """Every position from the first to the present one. To be read only."""
        return [step.state for step in self._steps]

    @property
    def turn(self) -> Turn:
        """Whose move it is."""
        return Turn(*self.state.turn())

    @property
    def is_over(self) -> bool:
        """Whether nothing more can happen."""
        return self.turn.kind == "over"

    @property
    def ply(self) -> int:
        """How many moves and outcomes there have been."""
        return len(self._steps) - 1

    @property
    def codes(self) -> list[str]:
        """Every move and outcome so far."""
        return [step.code for step in self._steps[1:]]

    @property
    def hash(self) -> str:
        """The fingerprint of the position."""
        return self.state.fingerprint()

    @property
    def has_own_dice(self) -> bool:
        """Whether every roll is typed in."""
        return self.options.get("dice") == "own"

    @property
    def has_people(self) -> bool:
        """Whether not all seats are taken by bots."""
        return any(seat.bot is None for seat in self.seats)

    @property
    def automatic(self) -> bool:
        """Whether only bots can bring the match on, and ``step`` does so."""
        turn = self.turn
        if turn.kind == "anyone":
            return all(self.seats[seat].bot is not None for seat in self.state.actors())
        if turn.seat is None or self.seats[turn.seat].bot is None:
            return False
        return turn.kind == "player" or not self.has_own_dice

    def view(self) -> dict[str, Any]:
        """Everything a screen draws."""
        view: dict[str, Any] = json.loads(self.state.view())
        return view

    @property
    def upcoming(self) -> tuple[int | None, int] | None:
        """In a turn of anyone: which seat's bot acts next and at which millisecond, if nobody acts before."""
        code = self._planned(self.state)
        return None if code is None else (self.state.actor(code), self.state.moment(code)[0])

    def moves(self) -> list[Move]:
        """Every legal move; in a turn of anyone, those of the people at the table."""
        moves = [Move(**move) for move in json.loads(self.state.moves())]
        if self.turn.kind != "anyone" or not self.has_people:
            return moves
        planned = self._planned(self.state)
        last = None if planned is None else self.state.moment(planned)[0]
        return [move for move in moves if self._is_open(move.code, last)]

    def scores(self) -> list[dict[str, Any]]:
        """For every seat its total and the parts that the sheet prints."""
        scores: list[dict[str, Any]] = json.loads(self.state.scores())
        return scores

    def winners(self) -> list[int]:
        """The seats that have won; empty until the end."""
        return self.state.winners()

    # What can be done.

    def play(self, code: str) -> list[dict[str, Any]]:
        """Makes a person's move; what followed from it. In a turn of anyone, what bots do before it comes first."""
        turn = self.turn
        if turn.kind == "anyone":
            return self._play_in_time(code)
        if turn.kind == "player" and turn.seat is not None and self.seats[turn.seat].bot is not None:
            raise IllegalMove("bots_turn")
        return self._play(code, by_person=True)

    def roll(self, code: str | None = None) -> list[dict[str, Any]]:
        """Lets the dice fall: from the seed, or as typed in where the table has its own dice."""
        if self.turn.kind != "chance":
            raise IllegalMove("not_a_chance_now")
        if self.has_own_dice:
            if code is None:
                raise IllegalMove("own_dice_needed")
            return self._settle(code, by_person=True)
        if code is not None:
            raise IllegalMove("dice_are_thrown_here")
        return self._settle(self._drawn(), by_person=False)

    def roll_on(self) -> list[dict[str, Any]]:
        """Lets everything fall that falls by chance before the next choice."""
        events = self.roll()
        while self.turn.kind == "chance":
            events += self.roll()
        return events

    def play_all(self, codes: Sequence[str]) -> tuple[list[dict[str, Any]], list[dict[str, str]]]:
        """Makes moves in the order of their times; what followed, and what was refused and why."""
        events: list[dict[str, Any]] = []
        refusals: list[dict[str, str]] = []
        stamped: list[tuple[tuple[int, int], int, str]] = []
        for number, code in enumerate(codes):
            try:
                stamped.append((self.state.moment(code), number, code))
            except BadNotation as error:
                refusals.append({"code": code, "reason": error.code})
        for _, _, code in sorted(stamped):
            try:
                events += self.play(code)
            except (IllegalMove, BadNotation) as error:
                refusals.append({"code": code, "reason": error.code})
        return events, refusals

    def pass_time(self, at: int) -> list[dict[str, Any]]:
        """In a turn of anyone: lets bots do what they do up to this millisecond."""
        if self.turn.kind != "anyone":
            raise IllegalMove("not_a_move_now")
        events: list[dict[str, Any]] = []
        for step, text in self._bots_steps((at, LAST_RANK)):
            events += self._add(step, text)
        return events

    def step(self) -> list[dict[str, Any]]:
        """Does the next thing a bot does: its roll or its move."""
        turn = self.turn
        if not self.automatic:
            raise IllegalMove("not_a_bots_turn")
        if turn.kind == "anyone":
            return self._play(self._planned(self.state) or "", by_person=False)
        if turn.seat is None:
            raise IllegalMove("not_a_bots_turn")
        if turn.kind == "chance":
            return self._settle(self._drawn(), by_person=False)
        expert = expert_for(self.game, self.options)
        bot = self.seats[turn.seat].bot or ""
        return self._play(expert.core.choose(bot, self.state, self.seed, self.ply), by_person=False)

    def play_bots(self) -> list[dict[str, Any]]:
        """Lets bots play until a person is to act or the match is over."""
        events: list[dict[str, Any]] = []
        while self.automatic:
            expert_for(self.game, self.options).prepare()
            events += self.step()
        return events

    def advise(self) -> Iterator[Advice]:
        """Advice on the present position, each better than the one before."""
        if self.turn.kind not in ("player", "anyone"):
            raise IllegalMove("nothing_to_advise")
        return advise(self)

    def review(self) -> Review | None:
        """What was luck and what was lost so far, where the game has exact values."""
        return review(self)

    # Taking back.

    def _undo_length(self) -> int:
        """How many positions the last person's move and all that followed it take up; 0 if there is none."""
        for length, step in enumerate(reversed(self._steps), start=1):
            if step.by_person:
                return length
        return 0

    @property
    def can_undo(self) -> bool:
        """Whether a person has done anything yet."""
        return self._undo_length() > 0

    @property
    def undo_is_free(self) -> bool:
        """Whether taking back hides no dice that were already seen."""
        length = self._undo_length()
        return length > 0 and not any(step.is_revealed for step in self._steps[-length:])

    @property
    def can_redo(self) -> bool:
        """Whether something was taken back and nothing else done since."""
        return bool(self._undone)

    def undo(self) -> None:
        """Takes back the last person's move; beyond dice that were seen, the match becomes practice."""
        length = self._undo_length()
        if length == 0:
            raise IllegalMove("nothing_to_undo")
        if not self.undo_is_free:
            self.practice = True
        self._undone.append(self._steps[-length:])
        del self._steps[-length:]

    def redo(self) -> None:
        """Does again what was taken back last."""
        if not self._undone:
            raise IllegalMove("nothing_to_redo")
        self._steps += self._undone.pop()

    # Keeping.

    @property
    def record(self) -> str:
        """The match in one line, without names."""
        options = ",".join(f"{key}={value}" for key, value in sorted(self.options.items()))
        head = f"{self.game} {len(self.seats)} {self.seed} {options or '-'} :"
        return " ".join([head, *self.codes])

    def to_text(self) -> str:
        """The whole match as text, for ``load_match``."""
        save = {
            "worp": SAVE_VERSION,
            "seats": [seat.name for seat in self.seats],
            "practice": self.practice,
            "record": self.record,
        }
        return json.dumps(save, ensure_ascii=False)

    # How a step is made.

    def _drawn(self) -> str:
        outcome = self.state.draw(self.seed)
        if outcome is None:
            raise IllegalMove("not_a_chance_now")
        return outcome

    def _is_bots(self, seat: int | None) -> bool:
        return seat is not None and self.seats[seat].bot is not None

    def _is_open(self, code: str, last: int | None) -> bool:
        """Whether it is a move for people, and no bot acts before it."""
        in_time = last is None or self.state.moment(code)[0] <= last
        return in_time and not self._is_bots(self.state.actor(code))

    def _planned(self, state: _core.State) -> str | None:
        """What the bots do next in a turn of anyone, with its time."""
        if state.turn()[0] != "anyone" or all(seat.bot is None for seat in self.seats):
            return None
        expert = expert_for(self.game, self.options)
        return expert.core.plan([seat.bot or "" for seat in self.seats], state, self.seed)

    def _bots_steps(self, limit: tuple[int, int]) -> list[tuple[_Step, str]]:
        """What bots do until this moment, with the events of each step; nothing is added to the match yet."""
        steps: list[tuple[_Step, str]] = []
        state = self.state
        while (planned := self._planned(state)) is not None and state.moment(planned) <= limit:
            by_person = state.actor(planned) is None
            state = state.copy()
            code, events = state.play(planned)
            steps.append((_Step(state, code, by_person, is_revealed=True), events))
        return steps

    def _play_in_time(self, code: str) -> list[dict[str, Any]]:
        if self._is_bots(self.state.actor(code)):
            raise IllegalMove("bots_turn")
        steps = self._bots_steps(self.state.moment(code))
        # The move is tried on a copy first: if it is refused, nothing has happened.
        state = (steps[-1][0].state if steps else self.state).copy()
        code, text = state.play(code)
        steps.append((_Step(state, code, by_person=True, is_revealed=True), text))
        return [event for step, text in steps for event in self._add(step, text)]

    def _play(self, code: str, *, by_person: bool) -> list[dict[str, Any]]:
        is_revealed = self.turn.kind == "anyone"
        state = self.state.copy()
        code, events = state.play(code)
        return self._add(_Step(state, code, by_person, is_revealed), events)

    def _settle(self, code: str, *, by_person: bool) -> list[dict[str, Any]]:
        state = self.state.copy()
        code, events = state.settle(code)
        return self._add(_Step(state, code, by_person, is_revealed=not by_person), events)

    def _add(self, step: _Step, events_text: str) -> list[dict[str, Any]]:
        self._steps.append(step)
        self._undone.clear()
        events: list[dict[str, Any]] = json.loads(events_text)
        return events

    def _restore(self, codes: Sequence[str], states: Sequence[_core.State], *, practice: bool) -> None:
        """Takes over the positions of a replayed record; who made each step follows from the turn before it."""
        self.practice = practice
        for before, code, state in zip(states, codes, states[1:], strict=False):
            kind, seat = before.turn()
            if kind == "anyone":
                seat = before.actor(code)
            by_person = self.has_own_dice if kind == "chance" else not self._is_bots(seat)
            is_revealed = kind == "anyone" or (kind == "chance" and not self.has_own_dice)
            self._steps.append(_Step(state, code, by_person, is_revealed))


def _checked_name(name: str) -> str:
    if not (isinstance(name, str) and 0 < len(name) <= LONGEST_NAME and name.isprintable() and name.strip()):
        raise BadSetup("bad_name", repr(name)[:80])
    return name


def new_match(game: str, seats: Sequence[str], seed: int, options: Mapping[str, str] | None = None) -> Match:
    """Begins a match. A seat is a person's name or ``bot:`` with the id of a bot."""
    return Match(game, seats, seed, options or {})


def load_match(text: str) -> Match:
    """Continues a match from ``to_text``, replaying and checking every step of it."""
    if len(text) > LONGEST_SAVE:
        raise BadSave("too_long")
    try:
        save = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadSave("not_a_save", str(error)) from None
    if not isinstance(save, dict) or "worp" not in save:
        raise BadSave("not_a_save")
    if save["worp"] != SAVE_VERSION:
        raise BadSave("unknown_version", repr(save["worp"])[:80])
    seats, practice, record = save.get("seats"), save.get("practice"), save.get("record")
    if not (isinstance(seats, list) and isinstance(practice, bool) and isinstance(record, str)):
        raise BadSave("not_a_save")
    try:
        (game, count, seed, options, codes), states = _core.replay(record)
        if count != len(seats):
            raise BadSave("bad_seat_count", str(len(seats)))
        match = Match(game, seats, seed, dict(options))
    except (BadSetup, BadNotation) as error:
        raise BadSave(error.code, error.detail) from None
    match._restore(codes, states, practice=practice)
    return match
