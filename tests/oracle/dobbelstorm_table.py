"""Tables of Dobbelstorm laid out by hand: which cards, which dice, what lies where."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any

from oracle.dobbelstorm import Card, Die, Laid, card_points, wishes
from worp import _core

COLOURS = ("red", "orange", "yellow", "green", "blue", "purple", "pink", "brown", "grey", "black")
KINDS = ("target", "tower", "row", "chain", "duo", "confusion")
STACKS = {kind: range(12 * at, 12 * at + (24 if kind == "confusion" else 12)) for at, kind in enumerate(KINDS)}
LETTERS = {"single": "s", "bottom": "b", "top": "t", "parked": "k"}


def text_of(
    hands: Sequence[Sequence[int]], parity: str, faces: Sequence[Sequence[int]], places: Sequence[str], **rules: str
) -> str:
    """The position right after START, with dice where `places` says."""
    chosen = ",".join((rules.get("game", "full"), rules.get("languages", "de_en_fr"), rules.get("limit", "none")))
    cards = "/".join(".".join(map(str, hand)) for hand in hands)
    drawn = sum(1 << card for hand in hands for card in hand)
    dice = ".".join("".join(map(str, sorted(four))) for four in faces)
    times = ",".join("0" for _ in hands)
    return (
        f"rules={chosen} phase=play hands={cards} drawn={drawn:x} parity={parity} dice={dice} "
        f"places={','.join(places)} clock=0:0:{times} end=- history=-"
    )


class Scene:
    """Two players; the first has a card of a kind under test, and the dice that a story needs.

    Dice are asked for by what they show; those that nobody asks for lie beside the second player's first card.
    """

    def __init__(self, *kinds: str, parity: str = "even", number: int = 0, **rules: str) -> None:
        others = [kind for kind in KINDS if kind not in kinds]
        self.kinds = sorted([*kinds, *others][:3], key=KINDS.index)
        self.slot = self.kinds.index(kinds[0])
        self.parity = parity
        self.rules = rules
        self.hands = [[STACKS[kind][number + seat] for kind in self.kinds] for seat in range(2)]
        blank = text_of(self.hands, parity, [[1] * 4] * 10, ["t"] * 40, **rules)
        self.cards: list[Card] = json.loads(_core.State.parse("dobbelstorm", blank).view())["seats"][0]["cards"]
        self.asked: list[tuple[Die, str]] = []
        self.laid: list[list[Laid]] = [[], [], []]

    @property
    def card(self) -> Card:
        return self.cards[self.slot]

    def wish(self, field: int, layer: str = "single", slot: int | None = None) -> Die:
        """A die that is right at this place; the first value where there is a choice, red where any colour will do."""
        card = self.cards[self.slot if slot is None else slot]
        asked = wishes(card, self.parity, field)
        colour, values = asked[1] if layer in ("top", "parked") else asked[0]
        return colour or "red", values[0]

    def put(self, die: Die, place: str) -> Scene:
        """A die at a place in the notation of positions: `t`, `h0`, `b0.1`, `f0.2.4s`."""
        self.asked.append((die, place))
        return self

    def lay(self, field: int, layer: str = "single", die: Die | None = None, slot: int | None = None) -> Scene:
        """A die on a field of the first player, the right one unless another is given."""
        slot = self.slot if slot is None else slot
        die = die or self.wish(field, layer, slot)
        self.laid[slot].append(Laid(die, field, layer))
        return self.put(die, f"f0.{slot}.{field}{LETTERS[layer]}")

    def lay_all(self, *fields: int) -> Scene:
        for field in fields:
            for layer in ("bottom", "top") if self.card["kind"] == "tower" else ("single",):
                self.lay(field, layer)
        return self

    def wrong(self, field: int, layer: str = "single") -> Scene:
        """A die of the right colour that shows another value (under a tower: of another colour)."""
        colour, value = self.wish(field, layer)
        values = self.card["fields"][field]["values"]
        other = next(face for face in range(1, 7) if face not in values)
        if layer == "bottom":
            return self.lay(field, layer, (next(name for name in COLOURS if name != colour), value))
        return self.lay(field, layer, (colour, other))

    def beside(self, slot: int | None = None) -> Scene:
        slot = self.slot if slot is None else slot
        self.laid[slot].append(Laid(("black", 1), -1, "beside"))
        return self.put(("black", 1), f"b0.{slot}")

    def table(self, *dice: Die) -> Scene:
        for die in dice:
            self.put(die, "t")
        return self

    def state(self) -> _core.State:
        faces: dict[str, list[tuple[int, str]]] = {colour: [] for colour in COLOURS}
        for (colour, value), place in self.asked:
            faces[colour].append((value, place))
        for four in faces.values():
            assert len(four) <= 4, "a colour has four dice"
            four += [(1, "b1.0")] * (4 - len(four))
            four.sort()
        places = [place for four in faces.values() for _, place in four]
        values = [[value for value, _ in four] for four in faces.values()]
        text = text_of(self.hands, self.parity, values, places, **self.rules)
        return _core.State.parse("dobbelstorm", text)

    def die(self, die: Die) -> int:
        """The number of a die on the table that looks like this."""
        view = json.loads(self.state().view())
        return next(
            int(some["id"])
            for some in view["dice"]
            if (some["colour"], some["value"]) == die and some["place"] == {"type": "table"}
        )

    def report(self, code: str = "1s") -> Mapping[str, Any]:
        """What the first player gets when the turn ends, by default with the other's STOP."""
        _, events = self.state().play(code)
        report: Mapping[str, Any] = json.loads(events)[-1]["seats"][0]
        return report

    def points(self) -> tuple[int, int]:
        """Points and bonus of the card under test, on which engine and oracle must agree."""
        card = self.report()["cards"][self.slot]
        points = (card["net"] - card["bonus"], card["bonus"])
        assert points == card_points(self.card, self.parity, self.laid[self.slot])
        return points

    def verdicts(self) -> list[str]:
        return [die["verdict"] for die in self.report()["cards"][self.slot]["dice"]]

    def missed(self) -> int:
        """How many dice the first player has missed with a STOP."""
        report = self.report("0s")
        assert report["stop"] == (-len(report["missed"]) or 2)
        return len(report["missed"])
