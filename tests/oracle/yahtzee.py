"""Yahtzee as the rulebook (MB 2001) tells it: a plain, independent second opinion on the engine.

The first half states what a throw is worth, the second half what happens at the table. Section names in
capitals are the rulebook's own. Where it is silent, `docs/rules/yahtzee.md` lists the ruling followed here.

Texts are those of the engine: a move is `h135` (hold the dice at these positions, throw the others) or the
name of a box; an outcome is `d` with the faces of the dice just thrown.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from itertools import combinations
from typing import Any

Dice = tuple[int, ...]
Facts = dict[str, Any]

UPPER_FACE = {"ones": 1, "twos": 2, "threes": 3, "fours": 4, "fives": 5, "sixes": 6}
UPPER = tuple(UPPER_FACE)
LOWER = (
    "three_of_a_kind",
    "four_of_a_kind",
    "full_house",
    "small_straight",
    "large_straight",
    "yahtzee",
    "chance",
)
BOXES = UPPER + LOWER
SMALL_STRAIGHTS = ({1, 2, 3, 4}, {2, 3, 4, 5}, {3, 4, 5, 6})
LARGE_STRAIGHTS = ({1, 2, 3, 4, 5}, {2, 3, 4, 5, 6})
# Any dice may be picked up again, one at least: holding all five would be no throw.
HOLDS = tuple(kept for size in range(5) for kept in combinations(range(5), size))
HOLD_OF_CODE = {"h" + "".join(str(position + 1) for position in kept): kept for kept in HOLDS}


@dataclass(frozen=True)
class Rules:
    """The switches; the defaults are the Dutch rulebook."""

    games: int = 1
    start: str = "throw"
    joker: str = "dutch"
    yahtzee_bonus: bool = True
    natural_full_house: bool = False
    voluntary_zero: bool = True

    @classmethod
    def from_options(cls, options: Mapping[str, str]) -> Rules:
        """Reads the options of a match; those left out keep their default."""
        return cls(
            games=int(options.get("games", "1")),
            start=options.get("start", "throw"),
            joker=options.get("joker", "dutch"),
            yahtzee_bonus=options.get("yahtzee_bonus", "on") == "on",
            natural_full_house=options.get("natural_full_house", "no") == "yes",
            voluntary_zero=options.get("voluntary_zero", "yes") == "yes",
        )


@dataclass
class Sheet:
    """One player's sheet for one game: the boxes filled so far and the extra Yahtzees."""

    filled: dict[str, int] = field(default_factory=dict)
    yahtzee_bonus: int = 0

    @property
    def upper_total(self) -> int:
        return sum([self.filled.get(box, 0) for box in UPPER])

    @property
    def upper_bonus(self) -> int:
        """35 BONUSPUNTEN: for 63 points or more in the upper half."""
        return 35 if self.upper_total >= 63 else 0

    @property
    def lower_total(self) -> int:
        return sum([self.filled.get(box, 0) for box in LOWER])

    @property
    def total(self) -> int:
        """AL JE PUNTEN BIJ ELKAAR OPTELLEN: the four parts of the grand total."""
        return self.upper_total + self.upper_bonus + self.yahtzee_bonus + self.lower_total

    def is_open(self, box: str) -> bool:
        return box not in self.filled

    def facts(self) -> Facts:
        return {
            "boxes": {box: self.filled.get(box) for box in BOXES},
            "upper_total": self.upper_total,
            "upper_bonus": self.upper_bonus,
            "yahtzee_bonus": self.yahtzee_bonus,
            "lower_total": self.lower_total,
            "total": self.total,
        }


# What a throw is worth.


def is_yahtzee(dice: Dice) -> bool:
    return len(set(dice)) == 1


def ordinary_points(box: str, dice: Dice, rules: Rules) -> int:
    """PUNTEN SCOREN: what these dice bring in this box when nothing special is going on."""
    if box in UPPER:
        face = UPPER_FACE[box]
        return face * dice.count(face)
    most = max(dice.count(face) for face in dice)
    if box == "three_of_a_kind":
        return sum(dice) if most >= 3 else 0
    if box == "four_of_a_kind":
        return sum(dice) if most >= 4 else 0
    if box == "full_house":
        three_and_two = sorted(dice.count(face) for face in set(dice)) == [2, 3]
        return 25 if three_and_two or (rules.natural_full_house and is_yahtzee(dice)) else 0
    if box == "small_straight":
        return 30 if any(run <= set(dice) for run in SMALL_STRAIGHTS) else 0
    if box == "large_straight":
        return 40 if set(dice) in LARGE_STRAIGHTS else 0
    if box == "yahtzee":
        return 50 if is_yahtzee(dice) else 0
    return sum(dice)  # chance


def joker_points(box: str, dice: Dice) -> int:
    """YAHTZEE JOKERS: the table of what a joker brings in the lower half."""
    fixed = {"full_house": 25, "small_straight": 30, "large_straight": 40}
    return fixed.get(box, sum(dice))


def upper_box_of(dice: Dice) -> str:
    """The box in the upper half that belongs to a five of a kind."""
    return UPPER[dice[0] - 1]


def is_later_yahtzee(sheet: Sheet, dice: Dice) -> bool:
    """A Yahtzee thrown when its box already holds 50 or 0."""
    return is_yahtzee(dice) and not sheet.is_open("yahtzee")


def is_joker(sheet: Sheet, dice: Dice, rules: Rules) -> bool:
    """A later Yahtzee is a joker once its own upper box is filled too."""
    if rules.joker == "none":
        return False
    return is_later_yahtzee(sheet, dice) and not sheet.is_open(upper_box_of(dice))


def choosable_boxes(sheet: Sheet, dice: Dice, rules: Rules) -> list[str]:
    """Every open box, unless a joker rule says where the points must go."""
    open_boxes = [box for box in BOXES if sheet.is_open(box)]
    open_lower = [box for box in open_boxes if box in LOWER]
    if is_joker(sheet, dice, rules):
        must_go_low = rules.joker == "forced" or not rules.voluntary_zero
        return open_lower if must_go_low and open_lower else open_boxes
    if rules.joker == "forced" and is_later_yahtzee(sheet, dice):
        return [upper_box_of(dice)]
    return open_boxes


def extra_yahtzee_points(sheet: Sheet, dice: Dice, rules: Rules) -> int:
    """YAHTZEE BONUS: 100 for every Yahtzee after one that was scored, wherever the new one is written."""
    earned = rules.yahtzee_bonus and is_yahtzee(dice) and sheet.filled.get("yahtzee") == 50
    return 100 if earned else 0


def offers(sheet: Sheet, dice: Dice, rules: Rules) -> list[Facts]:
    """What each box that may be chosen would bring, in the order of the print."""
    joker = is_joker(sheet, dice, rules)
    extra = extra_yahtzee_points(sheet, dice, rules)
    listed = []
    for box in choosable_boxes(sheet, dice, rules):
        as_joker = joker and box in LOWER
        points = joker_points(box, dice) if as_joker else ordinary_points(box, dice, rules)
        listed.append({"box": box, "points": points, "joker": as_joker, "yahtzee_bonus": extra})
    return listed


# What happens at the table.


class Table:
    """A whole match: who throws, who chooses, what is written, who wins."""

    def __init__(self, seats: int, rules: Rules) -> None:
        self.seats = seats
        self.rules = rules
        self.game = 1
        self.phase = "opening"
        self.starter: int | None = None
        self.contenders = list(range(seats))
        self.throws: dict[int, int] = {}
        self.sheets = [Sheet() for _ in range(seats)]
        self.earlier: list[list[int]] = []
        self.winners: list[int] = []
        self.seat = 0
        self.dice: Dice = ()
        self.kept: tuple[int, ...] = ()
        self._pick_up_all_dice()
        if seats == 1 or rules.start == "first":
            self._begin_game(0)

    # Questions.

    @property
    def turn(self) -> tuple[str, int | None]:
        """Who is next: a player's choice, a throw on behalf of a player, or nobody."""
        if self.phase == "over":
            return "over", None
        if self.phase == "opening":
            return "chance", self._next_contender()
        return ("chance" if self.throw_is_due else "player"), self.seat

    def offers(self) -> list[Facts]:
        """What each box would bring now; nothing while dice are still to fall."""
        if self.turn[0] != "player":
            return []
        return offers(self.sheets[self.seat], self.dice, self.rules)

    def codes(self) -> list[str]:
        """Every legal move. After the third throw one can only write."""
        if self.turn[0] != "player":
            return []
        holds = list(HOLD_OF_CODE) if self.rolls_left > 0 else []
        return holds + choosable_boxes(self.sheets[self.seat], self.dice, self.rules)

    def fresh_dice(self) -> int:
        """How many dice the coming throw has."""
        return 1 if self.phase == "opening" else 5 - len(self.kept)

    def admits(self, code: str) -> bool:
        """Whether this outcome can happen now."""
        faces = code[1:]
        right_size = len(faces) == self.fresh_dice()
        return self.turn[0] == "chance" and code[:1] == "d" and right_size and set(faces) <= set("123456")

    def score_parts(self, seat: int) -> dict[str, int]:
        """The grand total of a seat in its parts; in a contest the earlier games count too."""
        sheet = self.sheets[seat]
        parts = {
            "upper": sheet.upper_total,
            "upper_bonus": sheet.upper_bonus,
            "yahtzee_bonus": sheet.yahtzee_bonus,
            "lower": sheet.lower_total,
        }
        if self.rules.games > 1:
            parts["earlier_games"] = sum(totals[seat] for totals in self.earlier)
        return parts

    def score(self, seat: int) -> int:
        return sum(self.score_parts(seat).values())

    def facts(self) -> Facts:
        """What a screen shows, in the words of the engine's view."""
        opening = None
        if self.phase == "opening":
            opening = {
                "throws": [self.throws.get(seat) for seat in range(self.seats)],
                "contenders": list(self.contenders),
                "next": self._next_contender(),
            }
        return {
            "phase": self.phase,
            "game": self.game,
            "games": self.rules.games,
            "round": self._round(),
            "starter": self.starter,
            "opening": opening,
            "dice": list(self.dice) or None,
            "held": [self.throw_is_due and position in self.kept for position in range(5)],
            "rolls_left": self.rolls_left if self.phase == "play" else 0,
            "sheets": [sheet.facts() for sheet in self.sheets],
            "earlier": [list(totals) for totals in self.earlier],
            "offers": self.offers(),
        }

    # Deeds. Each answers with the events that a screen would show.

    def settle(self, code: str) -> list[Facts]:
        """Dice fall."""
        assert self.admits(code), code
        faces = [int(face) for face in code[1:]]
        return self._opening_throw(faces[0]) if self.phase == "opening" else self._throw(faces)

    def play(self, code: str) -> list[Facts]:
        """A player holds dice or writes a score."""
        assert code in self.codes(), code
        if code in HOLD_OF_CODE:
            self.kept = HOLD_OF_CODE[code]
            self.throw_is_due = True
            return [{"type": "held", "seat": self.seat, "dice": list(self.kept)}]
        return self._write(code)

    # DOBBELSTENEN GOOIEN 1: everybody throws one die, the highest begins; those who tie for it throw again.

    def _next_contender(self) -> int:
        return next(seat for seat in self.contenders if seat not in self.throws)

    def _opening_throw(self, pips: int) -> list[Facts]:
        seat = self._next_contender()
        self.throws[seat] = pips
        events: list[Facts] = [{"type": "opening_throw", "seat": seat, "pips": pips}]
        if any(seat not in self.throws for seat in self.contenders):
            return events
        highest = max(self.throws[seat] for seat in self.contenders)
        self.contenders = [seat for seat in self.contenders if self.throws[seat] == highest]
        # Who is out of it leaves the die on the table; the others pick theirs up.
        self.throws = {seat: pips for seat, pips in self.throws.items() if seat not in self.contenders}
        if len(self.contenders) == 1:
            events.append({"type": "starter", "seat": self.contenders[0]})
            events += self._begin_game(self.contenders[0])
        return events

    # DOBBELSTENEN GOOIEN 2 to 5: at most three throws, the first with all dice, the next with any of them.

    def _pick_up_all_dice(self) -> None:
        self.dice = ()
        self.kept = ()
        self.rolls_left = 3
        self.throw_is_due = True

    def _throw(self, faces: list[int]) -> list[Facts]:
        falling = iter(faces)
        self.dice = tuple(self.dice[at] if at in self.kept else next(falling) for at in range(5))
        fresh = [position not in self.kept for position in range(5)]
        self.kept = ()
        self.rolls_left -= 1
        self.throw_is_due = False
        return [{"type": "rolled", "seat": self.seat, "dice": list(self.dice), "fresh": fresh}]

    def _write(self, box: str) -> list[Facts]:
        """Fills one box, which ends the turn."""
        seat, sheet = self.seat, self.sheets[self.seat]
        offer = next(offer for offer in self.offers() if offer["box"] == box)
        bonus_before = sheet.upper_bonus
        sheet.filled[box] = offer["points"]
        sheet.yahtzee_bonus += offer["yahtzee_bonus"]
        scored = {"type": "scored", "seat": seat, "box": box}
        events: list[Facts] = [scored | {"points": offer["points"], "joker": offer["joker"]}]
        if offer["yahtzee_bonus"]:
            events.append({"type": "yahtzee_bonus", "seat": seat, "points": offer["yahtzee_bonus"]})
        if sheet.upper_bonus > bonus_before:
            events.append({"type": "upper_bonus", "seat": seat, "points": sheet.upper_bonus})
        if all(len(sheet.filled) == len(BOXES) for sheet in self.sheets):
            return events + self._end_game()
        self._begin_turn((seat + 1) % self.seats)
        return [*events, {"type": "turn", "seat": self.seat}]

    # Games and turns.

    def _round(self) -> int:
        """Which of its 13 turns the seat is in; the last one when all is written."""
        return min(len(self.sheets[self.seat].filled) + 1, len(BOXES))

    def _begin_turn(self, seat: int) -> None:
        self.seat = seat
        self._pick_up_all_dice()

    def _begin_game(self, starter: int) -> list[Facts]:
        self.phase = "play"
        self.starter = starter
        self._begin_turn(starter)
        return [{"type": "turn", "seat": starter}]

    def _end_game(self) -> list[Facts]:
        """DE WINNAAR: the highest grand total, or the highest sum of five in a contest; a tie is shared."""
        totals = [sheet.total for sheet in self.sheets]
        events: list[Facts] = [{"type": "game_over", "game": self.game, "totals": totals}]
        if self.game < self.rules.games:
            assert self.starter is not None
            self.earlier.append(totals)
            self.sheets = [Sheet() for _ in range(self.seats)]
            self.game += 1
            return events + self._begin_game((self.starter + 1) % self.seats)
        self.phase = "over"
        self.dice, self.kept, self.rolls_left, self.throw_is_due = (), (), 0, False
        best = max(self.score(seat) for seat in range(self.seats))
        self.winners = [seat for seat in range(self.seats) if self.score(seat) == best]
        return [*events, {"type": "match_over", "winners": self.winners}]
