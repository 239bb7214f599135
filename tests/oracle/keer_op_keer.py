"""Keer op Keer as the rulebook (999 Games, after Schmidt Spiele 2016) tells it: a plain second opinion on the engine.

Cells are names (`A1` top left, `O7` bottom right), sets of cells are frozensets, and everything is found by looking:
no placement is worked out beforehand. Section names in capitals are the rulebook's own. Where it is silent,
`docs/rules/keer_op_keer.md` lists the ruling followed here.

Texts are those of the engine: a move is `pass` or `r3:A1A2B2`; an outcome is `b42` (a generated board), `s1` (who
starts) or `drgx13?` (dice, `x` and `?` the jokers).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import cache, cached_property
from typing import Any

Cells = frozenset[str]
Facts = dict[str, Any]

LETTERS = "ABCDEFGHIJKLMNO"
UPPER_VALUES = dict(zip(LETTERS, (5, 3, 3, 3, 2, 2, 2, 1, 2, 2, 2, 3, 3, 3, 5), strict=True))
LOWER_VALUES = dict(zip(LETTERS, (3, 2, 2, 2, 1, 1, 1, 0, 1, 1, 1, 2, 2, 2, 3), strict=True))
COLOURS = {"y": "yellow", "g": "green", "b": "blue", "r": "red", "o": "orange"}
NUMBERS = {"1": 1, "2": 2, "3": 3, "4": 4, "5": 5}
# In the order of the table: more than 40 points is its first line, below 0 its last.
RATING_LINES = [(41, 99), (37, 40), (33, 36), (29, 32), (25, 28), (21, 24), (17, 20), (13, 16), (9, 12), (5, 8), (1, 4)]
RATING_LINES += [(0, 0), (-99, -1)]

BOARDS = {
    "black": """
        gggyyyyGbbbOyyy
        ogYgYyoorBboogg
        BgrgggGrrryyogg
        brrgoObbggyyoRb
        roooorbbooorrrr
        rBbRrrryYoRbbbO
        yybbbbryyyggGoo""",
    "red": """
        gGooOrrrYbbbbbr
        rooygGbyyyGooOr
        BbbRggByrrrogoo
        bbrrrggOoRygggg
        brrbbbobboyyyyB
        oyggboogbooYRry
        yyYgyyygggorrry""",
    "blue": """
        rrggyyYggrrrroo
        OrrBbGyggRgYroo
        bOobgggroggggGy
        bbooogrrooooBby
        gbbrrrbBbbObyyG
        ggYyrbbyyybboyb
        yyyyRoooRyyborr""",
    "green": """
        OgbbrrrgggYyyrr
        ggggrygRggryyry
        bboGyyGbrrrrooy
        booooggbbbboRoo
        bROrboooBYoorYO
        rrrrbbbyyyoBggg
        yyyyGByyooggbbb""",
    "orange": """
        OoYorrRgoRggggg
        boooGrggYrrGbyy
        ybbggrgyyyrrbyO
        yYbyyyyBbyyrooo
        rygBbGyobbbbobb
        gggrbbboggOyyBb
        grrrooorroooRrr""",
    "purple": """
        yyOooGbbbyyrrgg
        obbbrrrRryYbrRo
        oobbYrOooBbbrbB
        oGyyyyogobbObbr
        gggRyoggYooooor
        Bgrggogygrryyyr
        rrrgbbyyggggGyy""",
    "yellow": """
        rggYyyyorrgggbY
        rgrrryyorrggbbb
        bRrbbGggggRbOBr
        oooobbbBgYybrrr
        ybboorrrbbbRroo
        yyBggoOyyobyyyo
        GyygGooyOoooygg""",
}


@dataclass(frozen=True)
class Board:
    """What is printed: the letter of every cell, upper case where there is a star."""

    letters: dict[str, str]

    @classmethod
    def from_rows(cls, rows: Sequence[str]) -> Board:
        return cls({f"{LETTERS[x]}{y + 1}": letter for y, row in enumerate(rows) for x, letter in enumerate(row)})

    @classmethod
    def printed(cls, name: str) -> Board:
        return cls.from_rows(BOARDS[name].split())

    def colour(self, cell: str) -> str:
        return self.letters[cell].lower()

    @cached_property
    def colours(self) -> dict[str, Cells]:
        return {colour: frozenset(cell for cell in self.letters if self.colour(cell) == colour) for colour in COLOURS}

    @cached_property
    def columns(self) -> dict[str, Cells]:
        return {letter: frozenset(cell for cell in self.letters if cell[0] == letter) for letter in LETTERS}

    @cached_property
    def stars(self) -> Cells:
        return frozenset(cell for cell, letter in self.letters.items() if letter.isupper())


@cache
def beside(cell: str) -> Cells:
    """The cells that share an edge with this one; a corner does not count."""
    x, y = LETTERS.index(cell[0]), int(cell[1])
    places = ((x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1))
    return frozenset(f"{LETTERS[a]}{b}" for a, b in places if 0 <= a < 15 and 1 <= b <= 7)


def blocks(board: Board) -> list[tuple[str, Cells]]:
    """Every block with its colour: start anywhere, take in every neighbour of the same colour."""
    found, seen = [], set()
    for cell in board.letters:
        if cell in seen:
            continue
        block, fringe = {cell}, [cell]
        while fringe:
            for other in beside(fringe.pop()):
                if other not in block and board.colour(other) == board.colour(cell):
                    block.add(other)
                    fringe.append(other)
        seen |= block
        found.append((board.colour(cell), frozenset(block)))
    return found


@dataclass
class Sheet:
    """One player's board."""

    board: Board
    crossed: set[str] = field(default_factory=set)
    jokers: int = 8
    circled_columns: dict[str, int] = field(default_factory=dict)
    circled_colours: dict[str, int] = field(default_factory=dict)
    # What was filled in the present roll and is circled after it.
    called_columns: list[str] = field(default_factory=list)
    called_colours: list[str] = field(default_factory=list)

    def may_begin_at(self, cell: str) -> bool:
        """In the start column, or beside another cross."""
        return cell[0] == "H" or any(other in self.crossed for other in beside(cell))

    def placements(self, colour: str, count: int) -> set[Cells]:
        """All ways to cross so many cells of a colour: from a cell where one may begin, one neighbour at a time."""
        open_cells = [cell for cell in self.board.colours[colour] if cell not in self.crossed]
        found = {frozenset([cell]) for cell in open_cells if self.may_begin_at(cell)}
        for _ in range(count - 1):
            found = {
                cells | {other}
                for cells in found
                for cell in cells
                for other in beside(cell)
                if other not in cells and other not in self.crossed and self.board.colour(other) == colour
            }
        return found

    def cross(self, cells: Cells) -> None:
        self.crossed |= cells
        for letter in LETTERS:
            if letter not in self.circled_columns and self.board.columns[letter] <= self.crossed:
                self.called_columns.append(letter)
        for colour in COLOURS:
            if colour not in self.circled_colours and self.board.colours[colour] <= self.crossed:
                self.called_colours.append(colour)


class Table:
    """A game from the first roll to the last."""

    def __init__(self, seats: int, board: Board | None, start: str = "lot") -> None:
        self.seats = seats
        self.board = board
        self.sheets = [Sheet(board or Board({})) for _ in range(seats)]
        self.upper_columns = set(LETTERS)
        self.upper_colours = set(COLOURS)
        self.active = 0 if seats == 1 or start == "first" else None
        self.roll = 0
        self.colour_dice: list[str] = []
        self.number_dice: list[str] = []
        self.away: tuple[int, int] | None = None
        self.to_choose: list[int] = []
        self.is_over = False

    # Where the game stands.

    @property
    def phase(self) -> str:
        if self.board is None:
            return "board"
        if self.active is None:
            return "start"
        if self.is_over:
            return "over"
        return "choose" if self.to_choose else "roll"

    @property
    def turn(self) -> tuple[str, int | None]:
        phase = self.phase
        if phase == "over":
            return "over", None
        return ("player", self.to_choose[0]) if phase == "choose" else ("chance", self.active or 0)

    @property
    def dice_are_for_all(self) -> bool:
        """UITZONDERING: in the first three rolls everybody may choose from all six dice; alone one always does."""
        return self.seats == 1 or self.roll <= 3

    def free_dice(self) -> tuple[list[str], list[str]]:
        """The dice that lie before the one who chooses."""
        colours, numbers = list(self.colour_dice), list(self.number_dice)
        if self.away is not None:
            del colours[self.away[0]], numbers[self.away[1]]
        return colours, numbers

    def moves(self) -> Iterator[tuple[str, str, Cells]]:
        """COMBINATIE KIEZEN: a colour die, a number die, the cells they may be used for."""
        if self.phase != "choose":
            return
        sheet = self.sheets[self.to_choose[0]]
        colours, numbers = self.free_dice()
        known: dict[tuple[str, int], set[Cells]] = {}
        for die in set(colours):
            for number in set(numbers):
                if (die == "x") + (number == "?") > sheet.jokers:
                    continue
                for colour in COLOURS if die == "x" else [die]:
                    for count in NUMBERS.values() if number == "?" else [NUMBERS[number]]:
                        if (colour, count) not in known:
                            known[colour, count] = sheet.placements(colour, count)
                        for cells in known[colour, count]:
                            yield die, number, cells

    def codes(self) -> list[str]:
        if self.phase != "choose":
            return []
        return ["pass", *(f"{die}{number}:{''.join(sorted(cells))}" for die, number, cells in self.moves())]

    # What happens.

    def settle(self, code: str, board: Board | None = None) -> list[Facts]:
        """Chance: a board (which the oracle cannot make itself), the starter, or the dice."""
        if code[0] == "b":
            self.board = board
            for sheet in self.sheets:
                sheet.board = board or Board({})
            return [{"type": "board", "board": code}]
        if code[0] == "s":
            self.active = int(code[1:])
            return [{"type": "starter", "seat": self.active}]
        half = (len(code) - 1) // 2
        self.colour_dice, self.number_dice = list(code[1 : 1 + half]), list(code[1 + half :])
        self.roll += 1
        assert self.active is not None
        self.to_choose = [(self.active + steps) % self.seats for steps in range(self.seats)]
        colours = [COLOURS.get(die, "joker") for die in self.colour_dice]
        numbers = [NUMBERS.get(die, 0) for die in self.number_dice]
        told = {"type": "rolled", "seat": self.active, "roll": self.roll}
        return [{**told, "colours": colours, "numbers": numbers}]

    def play(self, code: str) -> list[Facts]:
        seat = self.to_choose.pop(0)
        if code == "pass":
            events: list[Facts] = [{"type": "passed", "seat": seat}]
        else:
            events = self._cross(seat, code)
        if not self.to_choose:
            events += self._finish_roll()
        return events

    def _cross(self, seat: int, code: str) -> list[Facts]:
        dice, names = code.split(":")
        cells = frozenset(names[at : at + 2] for at in range(0, len(names), 2))
        sheet = self.sheets[seat]
        # The dice lie in a row, and of equal ones the first that is not away is taken.
        places = []
        for row, die, away in zip((self.colour_dice, self.number_dice), dice, self.away or (-1, -1), strict=True):
            places.append(next(at for at, face in enumerate(row) if face == die and at != away))
        spent = dice.count("x") + dice.count("?")
        sheet.jokers -= spent
        sheet.cross(cells)
        takes = seat == self.active and not self.dice_are_for_all
        if takes:
            self.away = (places[0], places[1])
        events: list[Facts] = [
            {
                "type": "crossed",
                "seat": seat,
                "colour": COLOURS.get(dice[0], "joker"),
                "number": NUMBERS.get(dice[1], 0),
                "dice": places,
                "cells": sorted(map(index, cells)),
                "cost": spent,
                "takes": takes,
            }
        ]
        # Who is later than the first need not call: the lower value is circled at once.
        for letter in [letter for letter in sheet.called_columns if letter not in self.upper_columns]:
            sheet.called_columns.remove(letter)
            events.append(self._circle_column(seat, letter))
        for colour in [colour for colour in sheet.called_colours if colour not in self.upper_colours]:
            sheet.called_colours.remove(colour)
            events.append(self._circle_colour(seat, colour))
        return events

    def _circle_column(self, seat: int, letter: str) -> Facts:
        first = letter in self.upper_columns
        points = (UPPER_VALUES if first else LOWER_VALUES)[letter]
        self.sheets[seat].circled_columns[letter] = points
        return {"type": "column", "seat": seat, "column": LETTERS.index(letter), "points": points, "first": first}

    def _circle_colour(self, seat: int, colour: str) -> Facts:
        first = colour in self.upper_colours
        points = 5 if first else 3
        self.sheets[seat].circled_colours[colour] = points
        return {"type": "colour", "seat": seat, "colour": COLOURS[colour], "points": points, "first": first}

    def _finish_roll(self) -> list[Facts]:
        """KOLOMMEN TELLEN, BONUSPUNTEN: after all have crossed, those who called circle; then the others strike out."""
        events: list[Facts] = []
        for seat, sheet in enumerate(self.sheets):
            events += [self._circle_column(seat, letter) for letter in sheet.called_columns]
            events += [self._circle_colour(seat, colour) for colour in sheet.called_colours]
        for sheet in self.sheets:
            self.upper_columns -= set(sheet.called_columns)
            self.upper_colours -= set(sheet.called_colours)
            sheet.called_columns, sheet.called_colours = [], []
        self.colour_dice, self.number_dice, self.away = [], [], None
        if self.seats == 1:
            self.is_over = self.roll == 30
        else:
            self.is_over = any(len(sheet.circled_colours) >= 2 for sheet in self.sheets)
        if self.is_over:
            ending = {"type": "over", "winners": self.winners}
            return [*events, {"type": "roll_over", "roll": self.roll, "next": None}, ending]
        assert self.active is not None
        self.active = (self.active + 1) % self.seats
        return [*events, {"type": "roll_over", "roll": self.roll, "next": self.active}]

    # EINDE VAN HET SPEL: what it is worth.

    def score_parts(self, seat: int) -> dict[str, int]:
        """The lines of the print. What was called in the present roll will be circled for its upper value."""
        sheet = self.sheets[seat]
        columns = sum(sheet.circled_columns.values()) + sum(UPPER_VALUES[letter] for letter in sheet.called_columns)
        colours = sum(sheet.circled_colours.values()) + 5 * len(sheet.called_colours)
        stars = sheet.board.stars - sheet.crossed
        return {"bonus": colours, "columns": columns, "jokers": sheet.jokers, "stars": -2 * len(stars)}

    def score(self, seat: int) -> int:
        return sum(self.score_parts(seat).values())

    @property
    def winners(self) -> list[int]:
        if not self.is_over:
            return []
        points = max(self.score(seat) for seat in range(self.seats))
        best = [seat for seat in range(self.seats) if self.score(seat) == points]
        jokers = max(self.sheets[seat].jokers for seat in best)
        return [seat for seat in best if self.sheets[seat].jokers == jokers]

    @property
    def rating(self) -> int | None:
        """SOLITAIR SPEL: the line of the table."""
        if self.seats > 1 or not self.is_over:
            return None
        return next(at for at, (least, most) in enumerate(RATING_LINES) if least <= self.score(0) <= most)

    def facts(self) -> Facts:
        """Everything that the engine shows as well."""
        phase, (kind, seat) = self.phase, self.turn
        anchors = []
        if kind == "player" and seat is not None:
            sheet = self.sheets[seat]
            cells = [cell for cell in sheet.board.letters if cell not in sheet.crossed]
            anchors = sorted(index(cell) for cell in cells if sheet.may_begin_at(cell))
        strokes = [0] * 15
        for roll in range(self.roll):
            strokes[roll % 15] += 1
        return {
            "phase": phase,
            "solo": self.seats == 1,
            "roll": self.roll,
            "seat": seat,
            "active": self.active,
            "open": self.dice_are_for_all,
            "dice": self._dice_facts() if phase == "choose" else None,
            "waiting": self.to_choose,
            "anchors": anchors,
            "sheets": [self._sheet_facts(seat) for seat in range(self.seats)],
            "strokes": strokes if self.seats == 1 else None,
            "rating": self.rating,
            "winners": self.winners,
        }

    def _dice_facts(self) -> Facts:
        colour_away, number_away = self.away or (-1, -1)
        return {
            "colours": [
                {"face": COLOURS.get(die, "joker"), "free": at != colour_away}
                for at, die in enumerate(self.colour_dice)
            ],
            "numbers": [
                {"face": NUMBERS.get(die, 0), "free": at != number_away} for at, die in enumerate(self.number_dice)
            ],
        }

    def _sheet_facts(self, seat: int) -> Facts:
        sheet = self.sheets[seat]
        columns = []
        crosses = Counter(cell[0] for cell in sheet.crossed)
        for letter in LETTERS:
            left = 7 - crosses[letter]
            points = sheet.circled_columns.get(letter)
            if points is None:
                points = (UPPER_VALUES if letter in self.upper_columns else LOWER_VALUES)[letter]
            first = points == UPPER_VALUES[letter]
            columns.append({"left": left, "full": left == 0, "first": first, "points": points})
        colours = []
        for colour, name in COLOURS.items():
            left = len(sheet.board.colours[colour] - sheet.crossed)
            points = sheet.circled_colours.get(colour, 5 if colour in self.upper_colours else 3)
            full = left == 0 and self.board is not None
            colours.append({"colour": name, "left": left, "full": full, "first": points == 5, "points": points})
        return {
            "crossed": sorted(map(index, sheet.crossed)),
            "jokers": sheet.jokers,
            "open_stars": len(sheet.board.stars - sheet.crossed),
            "score": self.score(seat),
            "columns": columns,
            "colours": colours,
        }


@cache
def index(cell: str) -> int:
    """The number that the engine gives to a cell: down the columns."""
    return LETTERS.index(cell[0]) * 7 + int(cell[1]) - 1
