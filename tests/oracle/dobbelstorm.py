"""Dobbelstorm as the rulebook tells it: a plain, brute-force second opinion on scores, best plans and missed dice.

A card is the plain data of the engine's view: kind, target, direction, fields. A die is (colour, value). What lies on
a card is a list of `Laid`. Nothing is clever here: sets of dice are tried one by one. Where the rulebook is silent,
`docs/rules/dobbelstorm.md` lists the ruling followed here.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations
from typing import Any, NamedTuple

Card = Mapping[str, Any]
Die = tuple[str, int]

# Rows, columns and diagonals of a square of nine fields.
LINES = ((0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6))


class Laid(NamedTuple):
    """A die on a card: layer is single, bottom, top, parked or beside (then without a field)."""

    die: Die
    field: int
    layer: str
    is_new: bool = False


def is_right(card: Card, parity: str, laid: Laid) -> bool:
    """Whether a die is what its field asks for."""
    if laid.layer == "beside":
        return False
    field = card["fields"][laid.field]
    colour, value = laid.die
    if laid.layer == "bottom":
        return bool(field["bottom"] == colour)
    asked = field["word_colour"] if card["kind"] == "confusion" and parity == "odd" else field["colour"]
    return (field["joker"] or asked == colour) and value in field["values"]


# Scoring. "Puntentelling" and the description of each kind.


def scoring_sets(card: Card, parity: str, dice: Sequence[Laid]) -> list[frozenset[Laid]]:
    """Which dice score; several answers where equal dice or equal chains may stand for each other."""
    right = [laid for laid in dice if is_right(card, parity, laid)]
    kind = card["kind"]
    if kind == "confusion":
        return [frozenset(right)]
    if kind == "target":
        # The fewest largest dice go until the target is not exceeded.
        for gone in range(len(right) + 1):
            kept = [
                frozenset(right) - frozenset(removed)
                for removed in combinations(right, gone)
                if sorted((laid.die[1] for laid in removed), reverse=True)
                == sorted((laid.die[1] for laid in right), reverse=True)[:gone]
            ]
            kept = [some for some in kept if sum(laid.die[1] for laid in some) <= card["target"]]
            if kept:
                return kept
    if kind == "tower":
        scored: set[Laid] = set()
        for field in range(9):
            pair = [laid for laid in right if laid.field == field and laid.layer in ("bottom", "top")]
            if len(pair) == 2:
                scored |= set(pair)
        return [frozenset(scored)]
    if kind == "row":
        by_field = {laid.field: laid for laid in right}
        full = [line for line in LINES if all(field in by_field for field in line)]
        return [frozenset(by_field[field] for line in full for field in line)]
    if kind == "duo":
        scored = set()
        for line in range(3):
            fields = [line * 3 + at if card["direction"] == "horizontal" else at * 3 + line for at in range(3)]
            there = [laid for laid in right if laid.field in fields]
            if len(there) >= 2 and any(laid.field == fields[1] for laid in there):
                scored |= set(there)
        return [frozenset(scored)]
    # Ketting: every run of consecutive values that is as long as the longest, with one die a value.
    values = {laid.die[1] for laid in right}
    runs = [
        range(low, high + 1) for low in range(1, 7) for high in range(low + 1, 7) if values >= set(range(low, high + 1))
    ]
    longest = max((len(run) for run in runs), default=0)
    answers: list[frozenset[Laid]] = [frozenset()] if not runs else []
    for run in runs:
        if len(run) == longest:
            choices: list[frozenset[Laid]] = [frozenset()]
            for value in run:
                # "Geen enkele waarde mag twee maal voorkomen": a die that lay there before counts, a second one never.
                dice_of = [laid for laid in right if laid.die[1] == value]
                dice_of = [laid for laid in dice_of if not laid.is_new] or dice_of
                choices = [some | {laid} for some in choices for laid in dice_of]
            answers += choices
    return answers


def card_points(card: Card, parity: str, dice: Sequence[Laid]) -> tuple[int, int]:
    """Plus and minus points of a card together, and its bonus point."""
    scored = scoring_sets(card, parity, dice)[0]
    if card["kind"] == "tower":
        plus, minus = len(scored) // 2, 0
        for field in range(9):
            pile = [laid for laid in dice if laid.field == field and laid.layer in ("bottom", "top")]
            wrong = sum(not is_right(card, parity, laid) for laid in pile)
            minus += 1 if len(pile) == 1 else wrong
        minus += sum(laid.layer in ("parked", "beside") for laid in dice)
        complete = plus == 9
    else:
        plus, minus = len(scored), len(dice) - len(scored)
        values = sorted(laid.die[1] for laid in scored)
        complete = {
            "target": sum(values) == card["target"],
            "chain": values == [1, 2, 3, 4, 5, 6],
        }.get(card["kind"], plus == 9)
    return plus - minus, int(complete and minus == 0)


def total(cards: Sequence[Card], parity: str, dice: Sequence[Sequence[Laid]]) -> int:
    """The points of three cards with all bonuses but that for STOP."""
    nets = [sum(card_points(card, parity, laid)) for card, laid in zip(cards, dice, strict=True)]
    return sum(nets) + {2: 2, 3: 3}.get(sum(net >= 1 for net in nets), 0)


# Brute force over everything that can still be laid down.


def homes(card: Card, parity: str, dice: Sequence[Laid], die: Die) -> Iterator[Laid]:
    """Every place on a card where a die would be right, as part of what may lie there at the end."""
    is_tower = card["kind"] == "tower"
    for field in range(len(card["fields"])):
        for layer in ("bottom", "top") if is_tower else ("single",):
            laid = Laid(die, field, layer, is_new=True)
            if is_right(card, parity, laid) and not any(
                other.field == field and other.layer == layer for other in dice
            ):
                yield laid


def settled(dice: Sequence[Laid]) -> list[Laid] | None:
    """The dice of a tower card as they lie in the end: parked tops go on their bottoms. None if impossible."""
    result = []
    for laid in dice:
        has_bottom = any(other.field == laid.field and other.layer == "bottom" for other in dice)
        if laid.layer == "parked" and has_bottom:
            if any(other.field == laid.field and other.layer == "top" for other in dice):
                return None
            result.append(Laid(laid.die, laid.field, "top", laid.is_new))
        elif laid.layer == "top" and not has_bottom:
            # A top without a bottom brings nothing; leaving the die on the table is never worse.
            return None
        else:
            result.append(laid)
    return result


def futures(
    cards: Sequence[Card], parity: str, dice: Sequence[Sequence[Laid]], table: Sequence[Die]
) -> Iterator[list[list[Laid]]]:
    """Every way in which dice of the table can still be laid down right."""
    if not table:
        ends = [settled(laid) for laid in dice]
        if all(end is not None for end in ends):
            yield [end or [] for end in ends]
        return
    yield from futures(cards, parity, dice, table[1:])
    for at, card in enumerate(cards):
        for laid in homes(card, parity, dice[at], table[0]):
            more = [[*some, laid] if slot == at else list(some) for slot, some in enumerate(dice)]
            yield from futures(cards, parity, more, table[1:])


def best_total(cards: Sequence[Card], parity: str, ends: Sequence[list[list[Laid]]]) -> int:
    """The best that can still be made of the cards, of all their futures."""
    return max(total(cards, parity, end) for end in ends)


def only_gains(card: Card, parity: str, before: Sequence[Laid], after: Sequence[Laid]) -> bool:
    """Whether every added die scores and none that scored has stopped."""
    added = {laid for laid in after if laid.is_new}

    def same(laid: Laid) -> tuple[Die, int]:
        # A parked top that found its bottom is still the same die.
        return laid.die, laid.field

    for old in scoring_sets(card, parity, before):
        for new in scoring_sets(card, parity, after):
            kept = {same(laid) for laid in old} <= {same(laid) for laid in new}
            if kept and added <= new:
                return True
    return False


def missed(cards: Sequence[Card], parity: str, dice: Sequence[Sequence[Laid]], ends: Sequence[list[list[Laid]]]) -> int:
    """How many dice the stopper could still have laid down, of all futures."""
    most = 0
    for end in ends:
        count = sum(laid.is_new for some in end for laid in some)
        if count > most and all(
            only_gains(card, parity, before, after) for card, before, after in zip(cards, dice, end, strict=True)
        ):
            most = count
    return most


# Full tables: fields are chosen first, then dice are looked for.


def wishes(card: Card, parity: str, field: int) -> list[tuple[str | None, tuple[int, ...]]]:
    """The colour (or none) and values that an empty field asks for, die by die."""
    spec = card["fields"][field]
    asked = spec["word_colour"] if card["kind"] == "confusion" and parity == "odd" else spec["colour"]
    top = (None if spec["joker"] else asked, tuple(spec["values"]))
    return [(spec["bottom"], (1, 2, 3, 4, 5, 6)), top] if card["kind"] == "tower" else [top]


def can_serve(wanted: list[tuple[str | None, tuple[int, ...]]], table: list[Die]) -> bool:
    """Whether the table has a die for every wish, by trying them in turn, the choosiest first."""
    if not wanted:
        return True
    first, *others = sorted(wanted, key=lambda wish: sum(fits(wish, die) for die in table))
    for die in sorted({die for die in table if fits(first, die)}):
        rest = list(table)
        rest.remove(die)
        if can_serve(others, rest):
            return True
    return False


def fits(wish: tuple[str | None, tuple[int, ...]], die: Die) -> bool:
    return wish[0] in (None, die[0]) and die[1] in wish[1]


def filled(card: Card, parity: str, fields: Sequence[int]) -> list[Laid]:
    """An empty card with right dice on some of its fields."""
    dice = []
    for field in fields:
        for at, (colour, values) in enumerate(wishes(card, parity, field)):
            layer = ("bottom", "top")[at] if card["kind"] == "tower" else "single"
            dice.append(Laid((colour or "red", values[0]), field, layer, is_new=True))
    return dice


def best_of_empty(cards: Sequence[Card], parity: str, table: list[Die]) -> int:
    """The best that some empty cards can have with all the dice on the table."""
    offers: list[list[tuple[int, tuple[int, ...]]]] = []
    for card in cards:
        near = [f for f in range(len(card["fields"])) if can_serve(wishes(card, parity, f), table)]
        sets = [some for size in range(len(near) + 1) for some in combinations(near, size)]
        valued = [(sum(card_points(card, parity, filled(card, parity, some))), some) for some in sets]
        # A set that is worth no more than a smaller part of it needs no look.
        worth = {some: net for net, some in valued}
        useful = [
            (net, some)
            for net, some in valued
            if all(worth[some[:at] + some[at + 1 :]] < net for at in range(len(some)))
        ]
        offers.append(sorted(useful, reverse=True))
    best = 0
    for choice in choices(offers):
        nets = [net for net, _ in choice]
        points = sum(nets) + {2: 2, 3: 3}.get(sum(net >= 1 for net in nets), 0)
        if points > best:
            wanted = [
                wish
                for card, (_, some) in zip(cards, choice, strict=True)
                for field in some
                for wish in wishes(card, parity, field)
            ]
            if can_serve(wanted, table):
                best = points
    return best


def missed_of_empty(cards: Sequence[Card], parity: str, table: list[Die]) -> int:
    """The most dice of a full table that some empty cards could take so that every one of them scores."""
    offers: list[list[tuple[int, list[tuple[str | None, tuple[int, ...]]]]]] = []
    for card in cards:
        near = [f for f in range(len(card["fields"])) if can_serve(wishes(card, parity, f), table)]
        sets = [some for size in range(len(near) + 1) for some in combinations(near, size)]
        gainful = [some for some in sets if only_gains(card, parity, [], filled(card, parity, some))]
        wanted = [[wish for field in some for wish in wishes(card, parity, field)] for some in gainful]
        offers.append(sorted(((len(dice), dice) for dice in wanted), key=lambda offer: -offer[0]))
    most = 0

    def add(at: int, count: int, taken: list[tuple[str | None, tuple[int, ...]]]) -> None:
        nonlocal most
        if at == len(offers):
            if count > most and can_serve(taken, table):
                most = count
            return
        hope = sum(later[0][0] for later in offers[at + 1 :])
        for dice, wanted in offers[at]:
            if count + dice + hope <= most:
                return
            add(at + 1, count + dice, taken + wanted)

    add(0, 0, [])
    return most


def choices(offers: Sequence[list[tuple[int, tuple[int, ...]]]]) -> Iterator[list[tuple[int, tuple[int, ...]]]]:
    if not offers:
        yield []
        return
    for first in offers[0]:
        for rest in choices(offers[1:]):
            yield [first, *rest]
