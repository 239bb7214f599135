"""The referee against the oracle: random cards with random dice on them, small tables by brute force, full ones too.

On small tables (a few dice left) the score of every card, the best score still possible and the dice missed at STOP are
compared; on full ones the best of a single card and of three cards that share forty dice, and what a STOP would miss.

More on demand: `WORP_ORACLE_POSITIONS=200000 pytest --timeout=0 tests/python/test_oracle_dobbelstorm.py`;
`WORP_ORACLE_SEED` makes other positions. A failure names the position.
"""

from __future__ import annotations

import json
import os
from collections import Counter
from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

import worp
from oracle import dobbelstorm as oracle
from oracle.dobbelstorm import Card, Die, Laid
from worp import _core

# The variable counts steps of a game elsewhere; a position here is worth ten of them.
POSITIONS = int(os.environ.get("WORP_ORACLE_POSITIONS", "100000")) // 10
FULL_POSITIONS = POSITIONS // 100
SEED = int(os.environ.get("WORP_ORACLE_SEED", "1"))

COLOURS = ("red", "orange", "yellow", "green", "blue", "purple", "pink", "brown", "grey", "black")
KINDS = ("target", "tower", "row", "chain", "duo", "confusion")
STACKS = {kind: range(12 * at, 12 * at + (24 if kind == "confusion" else 12)) for at, kind in enumerate(KINDS)}
LETTERS = {"single": "s", "bottom": "b", "top": "t", "parked": "k"}

MUST_MEET = {
    "missed nothing": 500,
    "missed one": 500,
    "missed more": 500,
    "best above now": 1000,
    "parked": 200,
    "dice shared by cards": 500,
    "two cards": 300,
    "three cards": 200,
    **{f"{kind} scores": 500 for kind in KINDS},
    **{f"{kind} missed": 100 for kind in KINDS},
}


class Position:
    """A table for two at which the first player has three cards with dice, and what is gone lies by the second."""

    def __init__(self, rng: Random, table_size: int) -> None:
        self.rng = rng
        kinds = sorted(rng.sample(range(6), 3))
        self.cards = [rng.choice(list(STACKS[KINDS[kind]])) for kind in kinds]
        others = [card for card in range(84) if card not in self.cards]
        spare = [next(card for card in others if card in STACKS[KINDS[kind]]) for kind in kinds]
        self.parity = rng.choice(["even", "odd"])
        faces = [sorted(rng.randint(1, 6) for _ in range(4)) for _ in COLOURS]
        self.dice: list[Die] = [(colour, face) for colour, four in zip(COLOURS, faces, strict=True) for face in four]
        self.head = (
            f"rules=full,de_en_fr,none phase=play hands={'.'.join(map(str, self.cards))}/{'.'.join(map(str, spare))} "
            f"drawn={sum(1 << card for card in self.cards + spare):x} parity={self.parity} "
            f"dice={'.'.join(''.join(map(str, four)) for four in faces)}"
        )
        self.places = ["b1.0"] * 40
        self.specs = self._specs()
        self.laid: list[list[Laid]] = [[], [], []]
        self.table: list[int] = []
        if table_size == 40:
            self.places = ["t"] * 40
            self.table = list(range(40))
            return
        free = list(range(40))
        rng.shuffle(free)
        for _ in range(rng.choice([0, 4, 9, 18, 30, 45])):
            self._lay(free)
        self._choose_table(free, table_size)

    def _specs(self) -> list[Card]:
        view = json.loads(_core.State.parse("dobbelstorm", self.text()).view())
        specs: list[Card] = view["seats"][0]["cards"]
        return specs

    def text(self) -> str:
        return f"{self.head} places={','.join(self.places)} clock=0:0:0,0 end=- history=-"

    def _lay(self, free: list[int]) -> None:
        """Lays one more die on a random card: mostly right, sometimes wrong, now and then beside or parked."""
        slot = self.rng.randrange(3)
        card, dice = self.specs[slot], self.laid[slot]
        is_tower = card["kind"] == "tower"
        if self.rng.random() < 0.04:
            self._put(free, free[0], slot, Laid(self.dice[free[0]], -1, "beside"))
            return
        field = self.rng.randrange(len(card["fields"]))
        layers = [laid.layer for laid in dice if laid.field == field]
        if not is_tower:
            layer = "single"
        elif "parked" in layers or "bottom" in layers:
            layer = "bottom" if "bottom" not in layers else "top"
        else:
            can_park = not any(laid.layer == "parked" for laid in dice)
            layer = "parked" if can_park and self.rng.random() < 0.3 else "bottom"
        if layer in layers or (layer == "bottom" and "parked" in layers):
            return
        candidates = [die for die in free if oracle.is_right(card, self.parity, Laid(self.dice[die], field, layer))]
        if self.rng.random() < 0.06:
            candidates = free
        if candidates:
            self._put(free, candidates[0], slot, Laid(self.dice[candidates[0]], field, layer))

    def _put(self, free: list[int], die: int, slot: int, laid: Laid) -> None:
        free.remove(die)
        self.laid[slot].append(laid)
        on_field = f"f0.{slot}.{laid.field}{LETTERS.get(laid.layer, '')}"
        self.places[die] = f"b0.{slot}" if laid.layer == "beside" else on_field

    def _choose_table(self, free: list[int], size: int) -> None:
        """Leaves a few dice on the table, most of them such that they fit somewhere."""

        def homes(die: int) -> int:
            cards = zip(self.specs, self.laid, strict=True)
            return sum(1 for card, dice in cards for _ in oracle.homes(card, self.parity, dice, self.dice[die]))

        homes_of = {die: homes(die) for die in free}
        useful = [die for die in free if homes_of[die]]
        ways = 1
        for die in (useful + [die for die in free if die not in useful])[: size + 2]:
            # Brute force has its limits: so many futures are tried and no more.
            if len(self.table) == size or ways * (1 + homes_of[die]) > 100:
                continue
            ways *= 1 + homes_of[die]
            self.table.append(die)
            self.places[die] = "t"


def best_still_possible(state: _core.State) -> float:
    """The best the first player can have, as the hints tell it: the two points for STOP are part of that."""
    study = _core.Expert("dobbelstorm").study(state, 0)
    study.think(1_000_000)
    found: list[Mapping[str, Any]] = json.loads(study.findings())
    best: float = max(finding["value"] for finding in found if finding["facts"]["seat"] == 0)
    return best - 2


def scored(state: _core.State) -> Mapping[str, Any]:
    _, events = state.copy().play("0s")
    report: Mapping[str, Any] = json.loads(events)[-1]["seats"][0]
    return report


def meet(position: Position, report: Mapping[str, Any], now: int, best: int, met: Counter[str]) -> None:
    met["missed " + ["nothing", "one", "more"][min(2, len(report["missed"]))]] += 1
    met["best above now"] += best > now
    met["parked"] += any(laid.layer == "parked" for dice in position.laid for laid in dice)
    met[{2: "two cards", 3: "three cards"}.get(report["bonus"], "no bonus")] += 1
    for slot, card in enumerate(position.specs):
        met[f"{card['kind']} scores"] += any(die["points"] > 0 for die in report["cards"][slot]["dice"])
        met[f"{card['kind']} missed"] += any(errand["card"] == slot for errand in report["missed"])
    cards = list(zip(position.specs, position.laid, strict=True))
    for die in position.table:
        wanted = [any(oracle.homes(card, position.parity, dice, position.dice[die])) for card, dice in cards]
        if sum(wanted) > 1:
            met["dice shared by cards"] += 1
            break


def check_plan(position: Position, plan: Sequence[Mapping[str, Any]], expected: int) -> None:
    """A plan names dice of the table, each once, and leads to what it promises."""
    assert len({errand["die"] for errand in plan}) == len(plan)
    dice = [list(laid) for laid in position.laid]
    for errand in plan:
        assert errand["die"] in position.table
        new = Laid(position.dice[errand["die"]], errand["field"], errand["layer"], is_new=True)
        assert oracle.is_right(position.specs[errand["card"]], position.parity, new)
        dice[errand["card"]].append(new)
    ends = [oracle.settled(some) or [] for some in dice]
    assert oracle.total(position.specs, position.parity, ends) == expected


def test_small_tables_agree_with_brute_force() -> None:
    met: Counter[str] = Counter()
    for number in range(POSITIONS):
        position = Position(Random(f"{SEED} {number}"), Random(number).randrange(8))
        state = _core.State.parse("dobbelstorm", position.text())
        report = scored(state)
        said = position.text()
        for slot, card in enumerate(position.specs):
            points, bonus = oracle.card_points(card, position.parity, position.laid[slot])
            assert (report["cards"][slot]["net"], report["cards"][slot]["bonus"]) == (points + bonus, bonus), said
            on_dice = sum(die["points"] for die in report["cards"][slot]["dice"])
            assert on_dice == points, said
        now = oracle.total(position.specs, position.parity, position.laid)
        assert report["points"] + report["card_bonus"] + report["bonus"] == now, said
        table = [position.dice[die] for die in position.table]
        ends = list(oracle.futures(position.specs, position.parity, position.laid, table))
        missed = oracle.missed(position.specs, position.parity, position.laid, ends)
        assert len(report["missed"]) == missed, said
        assert report["stop"] == (-missed if missed else 2), said
        best = oracle.best_total(position.specs, position.parity, ends)
        assert best_still_possible(state) == best, said
        meet(position, report, now, best, met)
    if POSITIONS >= 10_000:
        assert {name: met[name] for name, least in MUST_MEET.items() if met[name] < least} == {}


def test_hints_lead_where_they_promise() -> None:
    for number in range(POSITIONS // 20):
        position = Position(Random(f"hint {SEED} {number}"), 6)
        state = _core.State.parse("dobbelstorm", position.text())
        study = _core.Expert("dobbelstorm").study(state, 0)
        study.think(1_000_000)
        for finding in json.loads(study.findings()):
            if finding["facts"]["seat"] != 0 or finding["data"]["type"] != "grab":
                continue
            after = state.copy()
            after.play(finding["code"])
            seen = _core.Expert("dobbelstorm").study(after, 0)
            seen.think(1_000_000)
            values = [f["value"] for f in json.loads(seen.findings()) if f["facts"]["seat"] == 0]
            assert max(values) == finding["value"], position.text()
            # A die that is only taken to be parked, or worse, has no plan that ends with it in place.
            plan = finding["facts"]["plan"]
            is_placed = plan and plan[0]["die"] == finding["data"]["die"]
            if is_placed and all(errand["layer"] != "parked" for errand in plan):
                check_plan(position, plan, int(finding["value"]) - 2)


def test_full_tables_agree() -> None:
    for number in range(FULL_POSITIONS):
        position = Position(Random(f"full {SEED} {number}"), 40)
        report = scored(_core.State.parse("dobbelstorm", position.text()))
        table = list(position.dice)
        for slot, card in enumerate(position.specs):
            alone = oracle.best_of_empty([card], position.parity, table)
            assert report["cards"][slot]["best"] == alone, position.text()
        best = oracle.best_of_empty(position.specs, position.parity, table)
        assert report["best"]["total"] == best + 2, position.text()
        check_plan(position, report["best"]["plan"], best)
        missed = oracle.missed_of_empty(position.specs, position.parity, table)
        assert len(report["missed"]) == missed, position.text()


def test_the_balance_of_the_kinds() -> None:
    # The mean best score of a card alone with all forty dice, as the rules page states it.
    expected = {"target": 3.9, "tower": 4.6, "row": 4.7, "chain": 4.3, "duo": 5.5, "confusion": 4.7}
    sums: Counter[str] = Counter()
    counts: Counter[str] = Counter()
    for seed in range(300):
        match = worp.new_match("dobbelstorm", ["Ann", "Ben", "Cem", "Dee"], seed)
        match.roll_on()
        match.play("0start")
        (scoring,) = [event for event in match.play("0s") if event["type"] == "scored"]
        for seat in scoring["seats"]:
            for card in seat["cards"]:
                sums[card["kind"]] += card["best"]
                counts[card["kind"]] += 1
    means = {kind: sums[kind] / counts[kind] for kind in KINDS}
    # About 600 cards a kind with a standard deviation of 1.6: three standard errors and the choice of cards.
    assert {kind: round(mean, 2) for kind, mean in means.items() if abs(mean - expected[kind]) > 0.3} == {}
