"""Push as the rulebook tells it: a plain, independent second opinion on the engine.

Every card is a word in some list: the pile, a row, somebody's open or banked cards, the discard pile. Section names in
capitals are the rulebook's own. Where it is silent, `docs/rules/push.md` lists the ruling followed here.

Texts are those of the engine: a card is `red3`, `dice` or `switch`, a roll `die_red` or `die_star`; a move is `draw`,
`stop`, `bank_red`, `place2` or `take2`.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any

Facts = dict[str, Any]

COLOURS = ("red", "blue", "green", "yellow", "purple")
FACES = (*COLOURS, "star")
NUMBERS = (1, 2, 3, 4, 5, 6)


def box(*, with_switches: bool) -> list[str]:
    """SPELMATERIAAL: three of each number in each colour, 18 dice cards, 12 switch cards."""
    cards = [f"{colour}{number}" for colour in COLOURS for number in NUMBERS for _ in range(3)]
    return cards + ["dice"] * 18 + ["switch"] * (12 if with_switches else 0)


def colour_of(card: str) -> str | None:
    """The colour of a number card."""
    return card[:-1] if card[-1].isdigit() else None


def points_of(card: str) -> int:
    """The number of a number card; the others count nothing."""
    return int(card[-1]) if card[-1].isdigit() else 0


def total(cards: list[str]) -> int:
    """The numbers of these cards added up."""
    return sum(points_of(card) for card in cards)


def sort_out(cards: list[str]) -> list[str]:
    """Cards by colour, then by number, as they lie before a player."""
    return sorted(cards, key=lambda card: (COLOURS.index(colour_of(card) or ""), points_of(card)))


def card_facts(card: str) -> Facts:
    """A card as the screen is told of it."""
    if colour_of(card) is None:
        return {"kind": card, "code": card}
    return {"kind": "number", "colour": colour_of(card), "number": points_of(card), "code": card}


def fits(card: str, row: list[str]) -> bool:
    """No number twice, no colour twice, no dice card twice."""
    if card == "dice":
        return "dice" not in row
    return all(colour_of(card) != colour_of(laid) and points_of(card) != points_of(laid) for laid in row)


@dataclass
class Player:
    """What lies before one player."""

    open: list[str] = field(default_factory=list)
    banked: list[str] = field(default_factory=list)

    @property
    def score(self) -> int:
        """EINDE VAN HET SPEL: the numbers of all cards, open and banked."""
        return total(self.open) + total(self.banked)

    @property
    def rank(self) -> tuple[int, int]:
        """Points, and cards if these are equal."""
        return self.score, len(self.open) + len(self.banked)


class Table:
    """Everything on the table, and what has to happen next."""

    def __init__(self, seats: int, *, risk: bool, with_switches: bool) -> None:
        self.risk = risk
        self.seats = seats
        self.with_switches = with_switches
        self.pile = Counter(box(with_switches=with_switches))
        self.discard: list[str] = []
        self.players = [Player() for _ in range(seats)]
        self.active = 0
        self.phase = "turn"
        self.drawn: str | None = None
        self.rolls = 0
        self.die: str | None = None
        self._clear_turn()
        self._events: list[Facts] = []

    def _clear_turn(self) -> None:
        self.rows: list[list[str]] = []
        self.taken_by: list[int | None] = []
        self.switches = 0
        self.busted = False
        # The seats that still have to choose a row, in their order; nobody before the rows are shared out.
        self.queue: list[int] = []

    # What can be asked.

    @property
    def turn(self) -> tuple[str, int | None]:
        """Who has to do something now: a player, or a player on whose behalf chance decides."""
        if self.phase == "over":
            return "over", None
        if self.phase == "share":
            return "player", self.queue[0]
        if self.phase == "roll":
            return "chance", self.roller
        return ("chance" if self.phase == "draw" else "player"), self.active

    def codes(self) -> list[str]:
        """The legal moves."""
        if self.phase == "place":
            assert self.drawn is not None
            return [f"place{row + 1}" for row in self.places(self.drawn)]
        if self.phase == "share":
            return [f"take{row + 1}" for row in self.rows_left()]
        if self.phase != "turn":
            return []
        codes = ["draw"]
        if self.rows:
            codes.append("stop")
        if not self.rows and not self.switches:
            mine = {colour_of(card) for card in self.players[self.active].open}
            codes += [f"bank_{colour}" for colour in COLOURS if colour in mine]
        return codes

    def chances(self) -> dict[str, int]:
        """What may be turned over or rolled, and how likely each is."""
        if self.phase == "draw":
            return {card: count for card, count in self.pile.items() if count}
        return {f"die_{face}": 1 for face in FACES} if self.phase == "roll" else {}

    def places(self, card: str) -> list[int]:
        """Where a card may go: to each row it fits, or to a new one while there are fewer than three."""
        rows = [number for number, row in enumerate(self.rows) if fits(card, row)]
        return [*rows, len(self.rows)] if len(self.rows) < 3 else rows

    def rows_left(self) -> list[int]:
        """The rows that nobody has taken."""
        return [number for number, taker in enumerate(self.taken_by) if taker is None]

    def order(self, *, with_active: bool) -> list[int]:
        """Who takes a row before whom."""
        step = -1 if self.switches in (1, 3, 5, 7, 9, 11) else 1
        others = [(self.active + step * place) % self.seats for place in range(1, self.seats)]
        return [self.active, *others] if with_active else others

    def bust_chance(self) -> Fraction:
        """How likely the next card fits nowhere: counted over the pile."""
        bad = [count for card, count in self.pile.items() if card != "switch" and not self.places(card)]
        return Fraction(sum(bad), self.pile.total())

    def cards_everywhere(self) -> Counter[str]:
        """All cards, wherever they are."""
        cards = self.pile + Counter(self.discard) + Counter({"switch": self.switches})
        for row, taker in zip(self.rows, self.taken_by, strict=True):
            cards += Counter(row if taker is None else [])
        for player in self.players:
            cards += Counter(player.open) + Counter(player.banked)
        return cards + Counter([self.drawn] if self.drawn else [])

    def winners(self) -> list[int]:
        """EINDE VAN HET SPEL: most points, then most cards, then together."""
        if self.phase != "over":
            return []
        best = max(player.rank for player in self.players)
        return [seat for seat, player in enumerate(self.players) if player.rank == best]

    # What can happen.

    def play(self, code: str) -> list[Facts]:
        """A player's move; tells what came of it."""
        self._events = []
        if code == "draw":
            self.phase = "draw"
        elif code == "stop":
            self._stop("choice")
        elif code.startswith("bank_"):
            self._bank(code.removeprefix("bank_"))
        elif code.startswith("place"):
            self._place(int(code[-1]) - 1, forced=False)
        else:
            self._take(int(code[-1]) - 1, forced=False)
        return self._events

    def settle(self, code: str) -> list[Facts]:
        """A card is turned over or the die falls; tells what came of it."""
        self._events = []
        if code.startswith("die_"):
            self._roll(code.removeprefix("die_"))
        else:
            self._turn_over(code)
        return self._events

    def _tell(self, what: str, **facts: object) -> None:
        self._events.append({"type": what, **facts})

    def _turn_over(self, card: str) -> None:
        """KAARTEN OMDRAAIEN: a card goes to a row; a switch card lies beside the pile; what fits nowhere busts."""
        self.pile -= Counter([card])
        self._tell("drawn", seat=self.active, card=card_facts(card), pile=self.pile.total())
        if card == "switch":
            self.switches += 1
            direction = "left" if self.switches % 2 == 0 else "right"
            self._tell("switched", seat=self.active, count=self.switches, direction=direction)
            self._after_card()
            return
        self.drawn = card
        places = self.places(card)
        if len(places) > 1:
            self.phase = "place"
        elif places:
            self._place(places[0], forced=True)
        else:
            # TE VEEL RISICO GENOMEN: the card is laid aside, and the die is rolled before anybody takes a row.
            self.drawn = None
            self.discard.append(card)
            self.busted = True
            self.phase, self.roller, self.roll_reason = "roll", self.active, "bust"
            self._tell("bust", seat=self.active, card=card_facts(card))

    def _place(self, number: int, *, forced: bool) -> None:
        assert self.drawn is not None
        card, self.drawn = self.drawn, None
        new = number == len(self.rows)
        if new:
            self.rows.append([])
            self.taken_by.append(None)
        self.rows[number].append(card)
        self._tell("placed", seat=self.active, card=card_facts(card), row=number, new=new, forced=forced)
        self._after_card()

    def _after_card(self) -> None:
        self.phase = "turn"
        if not self.pile.total():
            self._stop("pile_empty")

    def _stop(self, reason: str) -> None:
        """VRIJWILLIG OPHOUDEN: whoever stops takes first."""
        self._tell("stopped", seat=self.active, reason=reason)
        self._share()

    def _share(self) -> None:
        self.queue = self.order(with_active=not self.busted)
        if self.rows:
            direction = "left" if self.switches % 2 == 0 else "right"
            self._tell("sharing", seat=self.active, takers=list(self.queue), direction=direction)
        self._next_taker()

    def _next_taker(self) -> None:
        left = self.rows_left()
        if not left or not self.queue:
            self._end_turn()
        elif len(left) == 1:
            self._take(left[0], forced=True)
        else:
            self.phase = "share"

    def _take(self, number: int, *, forced: bool) -> None:
        """Everybody takes exactly one row while there are any; DOBBELSTEENKAARTEN: numbers first, then the die."""
        seat = self.queue.pop(0)
        row = self.rows[number]
        self.taken_by[number] = seat
        self.players[seat].open += [card for card in row if card != "dice"]
        dice = "dice" in row
        cards = [card_facts(card) for card in row]
        self._tell("taken", seat=seat, row=number, cards=cards, points=total(row), dice=dice, forced=forced)
        if dice:
            self.discard.append("dice")
            self.phase, self.roller, self.roll_reason = "roll", seat, "row"
        else:
            self._next_taker()

    def lost_to(self, face: str, cards: list[str]) -> list[str]:
        """What a face costs: the colour; a star nothing, and everything in the RISICO-VARIANT."""
        if face == "star":
            return list(cards) if self.risk else []
        return [card for card in cards if colour_of(card) == face]

    def _roll(self, face: str) -> None:
        seat, reason = self.roller, self.roll_reason
        self.rolls += 1
        self.die = face
        self._tell("rolled", seat=seat, face=face, reason=reason)
        player = self.players[seat]
        lost = self.lost_to(face, player.open)
        if lost:
            player.open = [card for card in player.open if card not in lost]
            self.discard += lost
            cards = [card_facts(card) for card in sort_out(lost)]
            self._tell("lost", seat=seat, cards=cards, points=total(lost), face=face)
        if reason == "bust":
            self._share()
        else:
            self._next_taker()

    def _bank(self, colour: str) -> None:
        """KAARTEN VEILIGSTELLEN: all open cards of one colour, instead of turning cards over."""
        player = self.players[self.active]
        cards = sort_out([card for card in player.open if colour_of(card) == colour])
        player.open = [card for card in player.open if card not in cards]
        player.banked += cards
        numbers = [points_of(card) for card in cards]
        self._tell("banked", seat=self.active, colour=colour, numbers=numbers, points=sum(numbers))
        self._next_turn()

    def _end_turn(self) -> None:
        left = [
            {"row": number, "cards": [card_facts(card) for card in self.rows[number]]} for number in self.rows_left()
        ]
        if left:
            self.discard += [card for number in self.rows_left() for card in self.rows[number]]
            self._tell("rows_discarded", rows=left)
        if self.switches:
            self.discard += ["switch"] * self.switches
            self._tell("switches_discarded", count=self.switches)
        self._clear_turn()
        self._next_turn()

    def _next_turn(self) -> None:
        self.active = (self.active + 1) % self.seats
        if self.pile.total():
            self.phase = "turn"
            self._tell("turn", seat=self.active)
        else:
            self.phase = "over"
            self._tell("game_over", totals=[player.score for player in self.players], winners=self.winners())
