"""What bots and hints may know, and whether the baselines are what they are said to be.

A bot at this table knows what everybody has seen, and so how many cards of each kind are left; never their order. The
two named baselines are told anew here from their description, so that who beats them has beaten no weaker ones.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest

import worp
from oracle.push import COLOURS, fits
from worp import _core
from worp.match import Match

Facts = dict[str, Any]

EXPERT = _core.Expert("push", {})
LEVELS = [bot.id for bot in worp.find_game("push").bots]


def decisions(seats: int, seed: int, bot: str, **options: str) -> Iterator[_core.State]:
    """Every position of one game of such bots in which a player has to choose."""
    state = _core.State.set_up("push", seats, options)
    moment = 0
    while state.turn()[0] != "over":
        drawn = state.draw(seed)
        if drawn is None:
            yield state
            state.advance(EXPERT.choose(bot, state, seed, moment))
        else:
            state.advance(drawn)
        moment += 1


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_a_position_is_all_that_a_bot_knows(seats: int) -> None:
    """A position in one line tells how many cards of each kind are left; read anew, it has no past and no seed."""
    met = 0
    for seed in (1, 2):
        for state in decisions(seats, seed, "solver"):
            stranger = _core.State.parse("push", state.text())
            for bot in LEVELS:
                # What chance gives a bot depends on the moment alone.
                assert EXPERT.choose(bot, state, 5, 9) == EXPERT.choose(bot, stranger, 5, 9)
            # But for the bot that plays at random, not even on that.
            for bot in LEVELS[1:]:
                assert EXPERT.choose(bot, state, seed, 0) == EXPERT.choose(bot, stranger, seed + 1000, 77)
            met += 1
    assert met > 60


def match_at(codes: str, seed: int) -> Match:
    """A match of this seed in which all this has happened, opened from a save that says so."""
    save = json.loads(worp.new_match("push", ["Ann", "Ben"], seed).to_text())
    return worp.load_match(json.dumps({**save, "record": f"{save['record'].rstrip()} {codes}"}))


def test_the_same_position_gets_the_same_choice_whatever_lies_on_top_of_the_pile() -> None:
    """Matches of which all that was seen is the same, and what is to come is not."""
    choices, cards = set(), set()
    for seed in range(20):
        match = match_at("draw red6 draw blue4 place1 draw dice place2 draw red5", seed)
        choices.add(EXPERT.choose("solver", match.state, match.seed, seed))
        match.play(match.moves()[0].code)
        match.play("draw")
        cards.add(match.roll()[0]["card"]["code"])
    assert len(choices) == 1
    assert len(cards) > 8


def bust_cards(rows: list[list[str]], left: dict[str, int]) -> int:
    """How many of the cards left fit nowhere; a place for a new row takes any card."""
    if len(rows) < 3:
        return 0
    return sum(count for card, count in left.items() if card != "switch" and not any(fits(card, row) for row in rows))


def left_of(view: Facts) -> dict[str, int]:
    """How many of each card nobody has seen."""
    left = {
        f"{colour}{number}": count
        for colour, counts in view["unseen"]["numbers"].items()
        for number, count in enumerate(counts, start=1)
    }
    return {**left, "dice": view["unseen"]["dice"], "switch": view["unseen"]["switch"]}


def points(row: list[str]) -> int:
    """The numbers of a row."""
    return sum(int(card[-1]) for card in row if card[-1].isdigit())


def placed(view: Facts, rows: list[list[str]]) -> str:
    """Where the next card is least likely to bust; else a number to the richest row, a dice card to the poorest."""
    card, left = view["drawn"]["code"], left_of(view)

    def rank(place: int) -> tuple[int, int]:
        after = [[*row, card] if at == place else row for at, row in enumerate([*rows, []])]
        mine = points(after[place]) - points([card])
        return bust_cards([row for row in after if row], left), mine if card == "dice" else -mine

    places = [at for at in range(min(len(rows) + 1, 3)) if at == len(rows) or fits(card, rows[at])]
    return f"place{min(places, key=rank) + 1}"


def taken(view: Facts, rows: list[list[str]], seat: int) -> str:
    """The row with the most points, less a sixth of all open points where a die has to be rolled."""
    open_points = view["players"][seat]["open_total"]

    def worth(row: list[str]) -> float:
        return points(row) - ((open_points + points(row)) / 6 if "dice" in row else 0)

    lying = [at for at, row in enumerate(rows) if row]
    return f"take{max(lying, key=lambda at: round(worth(rows[at]), 9)) + 1}"


def baseline(state: _core.State, bank_from: int | None) -> str:
    """Stops at a chance of 6 % or more of a bust; banks a colour of so many points, the largest first."""
    view = json.loads(state.view())
    seat = view["seat"]
    rows = [[card["code"] for card in row["cards"]] for row in view["rows"]]
    if view["phase"] == "share":
        return taken(view, rows, seat)
    lying = [row for row in rows if row]
    if view["phase"] == "place":
        return placed(view, lying)
    sums = view["players"][seat]["open_points"]
    largest = max(COLOURS, key=lambda colour: int(sums[colour]))
    if not view["turn_started"]:
        return f"bank_{largest}" if bank_from is not None and sums[largest] >= bank_from else "draw"
    return "stop" if lying and 100 * bust_cards(lying, left_of(view)) >= 6 * view["pile"] else "draw"


@pytest.mark.parametrize("seats", [2, 3, 4, 6])
@pytest.mark.parametrize(("bot", "bank_from"), [("threshold6_bank30", 30), ("threshold6_nobank", None)])
def test_the_baselines_do_what_they_are_said_to_do(bot: str, bank_from: int | None, seats: int) -> None:
    kinds: dict[str, int] = {}
    for seed in range(12):
        for state in decisions(seats, seed, bot):
            expected = baseline(state, bank_from)
            assert EXPERT.choose(bot, state, seed, 0) == expected, state.text()
            kind = expected.rstrip("123").split("_")[0]
            kinds[kind] = kinds.get(kind, 0) + 1
    assert min(kinds[kind] for kind in ("draw", "stop", "place", "take")) > 50
    if bank_from is None:
        assert "bank" not in kinds
    elif seats < 4:
        # More players hardly ever hold so much of a colour.
        assert kinds["bank"] > 0
