"""Every statement and example of the Push rulebook, section by section, and every ruling of docs/rules/push.md.

A game is told as the codes that make it; they are played on the engine and on the oracle at once, and both must tell
the same events, so that the second opinion is held to the same examples. Cards are typed in.
"""

from __future__ import annotations

import json
from typing import Any

import pytest

import worp
from oracle.push import COLOURS, Table, box
from worp import _core

Facts = dict[str, Any]


class Told:
    """A game as it is told: `Told(3).tell("draw red3 stop")`."""

    def __init__(self, seats: int = 2, **options: str) -> None:
        self.engine = _core.State.set_up("push", seats, options)
        with_switches = seats > 2 or options.get("switch_cards") == "in"
        self.table = Table(seats, risk=options.get("variant") == "risk", with_switches=with_switches)
        self.events: list[Facts] = []

    def tell(self, codes: str) -> Told:
        """Lets all this happen; keeps the events of all of it."""
        self.events = []
        for code in codes.split():
            assert self.codes() == self.table.codes()
            told = json.loads(self.engine.advance(code)[1])
            happen = self.table.settle if self.table.turn[0] == "chance" else self.table.play
            assert told == happen(code), code
            self.events += told
        return self

    def codes(self) -> list[str]:
        """The legal moves."""
        return self.engine.codes()

    def view(self) -> Facts:
        """What the engine shows."""
        return dict(json.loads(self.engine.view()))

    def row(self, number: int) -> list[str]:
        """The cards of a row, counted from 1."""
        return [card["code"] for card in self.view()["rows"][number - 1]["cards"]]

    def open(self, seat: int) -> list[str]:
        """The open cards of a seat."""
        return self._held(seat, "open")

    def banked(self, seat: int) -> list[str]:
        """The banked cards of a seat."""
        return self._held(seat, "banked")

    def _held(self, seat: int, where: str) -> list[str]:
        held = self.view()["players"][seat][where]
        return [f"{colour}{number}" for colour in COLOURS for number in held[colour]]

    def happened(self, kind: str) -> list[Facts]:
        """The last events of this kind."""
        return [event for event in self.events if event["type"] == kind]

    def until(self, pile: int) -> Told:
        """Players without nerves take card after card until so many are left; numbers first, then dice cards."""
        while self.view()["pile"] > pile:
            assert self.view()["phase"] == "turn"
            card = next(card for card in box(with_switches=True) if self.table.pile[card])
            self.tell(f"draw {card}")
            if card == "switch":
                continue
            if self.view()["phase"] == "turn" and self.table.rows:
                self.tell("stop")
            if self.view()["phase"] == "roll":
                self.tell("die_star")
        return self

    def refuses(self, code: str) -> str:
        """The code of the refusal, which leaves everything as it was."""
        before = self.engine.text()
        with pytest.raises(worp.IllegalMove) as refusal:
            self.engine.advance(code)
        assert self.engine.text() == before
        return str(refusal.value)


# Three rows of the same four colours and of the numbers 2 to 5: only a red 1, a red 6 and dice cards fit.
FULL = (
    "draw blue2 draw blue3 draw blue4 draw green3 place1 draw green4 draw green5 "
    "draw yellow4 draw yellow5 draw yellow2 draw purple5 draw purple2 draw purple3 "
)


class TestMaterial:
    """SPELMATERIAAL."""

    def test_the_box_holds_120_cards_and_one_die(self) -> None:
        layout = Told(3).view()["layout"]
        assert (layout["cards"], layout["dice_cards"], layout["switch_cards"]) == (120, 18, 12)
        assert (layout["colours"], layout["numbers"], layout["copies"]) == (list(COLOURS), [1, 2, 3, 4, 5, 6], 3)
        assert layout["faces"] == [*COLOURS, "star"]
        assert len(box(with_switches=True)) == 120

    @pytest.mark.parametrize("seats", [2, 3, 6])
    def test_two_to_six_play(self, seats: int) -> None:
        assert len(Told(seats).view()["players"]) == seats

    @pytest.mark.parametrize("seats", [1, 7])
    def test_no_others(self, seats: int) -> None:
        with pytest.raises(worp.WorpError):
            _core.State.set_up("push", seats, {})


class TestTurningOver:
    """KAARTEN OMDRAAIEN EN PUNTEN VERZAMELEN."""

    def test_the_first_at_the_table_begins(self) -> None:
        assert Told(3).engine.turn() == ("player", 0)

    def test_the_first_card_begins_a_row(self) -> None:
        told = Told().tell("draw red3")
        assert told.row(1) == ["red3"]
        assert told.happened("placed")[0]["forced"]

    def test_a_card_goes_to_a_row_where_it_fits_or_to_a_new_one(self) -> None:
        told = Told().tell("draw red3 draw blue4")
        assert told.codes() == ["place1", "place2"]
        assert told.tell("place2").row(2) == ["blue4"]

    def test_three_rows_at_most(self) -> None:
        told = Told().tell("draw red3 draw blue4 place2 draw green5 place3 draw yellow6")
        assert told.codes() == ["place1", "place2", "place3"]

    def test_a_card_that_fits_must_be_placed(self) -> None:
        told = Told().tell("draw red3 draw blue4")
        assert told.refuses("stop") == "not_a_move_now"

    def test_marks_example_a_yellow_2_goes_to_the_third_row(self) -> None:
        """A 2 lies in the first row, a yellow card in the second; neither in the third."""
        told = Told().tell("draw red2 draw yellow5 place2 draw blue4 place3 draw yellow2")
        assert told.row(3) == ["blue4", "yellow2"]
        assert told.happened("placed")[-1] == {
            "type": "placed",
            "seat": 0,
            "card": {"kind": "number", "colour": "yellow", "number": 2, "code": "yellow2"},
            "row": 2,
            "new": False,
            "forced": True,
        }

    def test_no_number_and_no_colour_twice_in_a_row(self) -> None:
        told = Told().tell("draw red2")
        assert told.tell("draw blue2").row(2) == ["blue2"]
        assert told.tell("draw red4 place2 draw red5").row(3) == ["red5"]

    def test_one_dice_card_in_a_row_at_most(self) -> None:
        told = Told().tell("draw dice draw dice draw dice")
        assert [told.row(number) for number in (1, 2, 3)] == [["dice"]] * 3
        assert told.tell("draw dice").happened("bust")

    def test_a_row_holds_five_numbers_and_a_dice_card_at_most(self) -> None:
        told = Told().tell("draw red1 draw blue2 place1 draw green3 place1 draw yellow4 place1 draw purple5 place1")
        told.tell("draw dice place1")
        assert told.row(1) == ["red1", "blue2", "green3", "yellow4", "purple5", "dice"]
        assert told.tell("draw red6").row(2) == ["red6"]

    def test_the_chance_of_a_bust_is_exact(self) -> None:
        """Of the 96 cards left, 18 dice cards, three red 1s and three red 6s fit."""
        told = Told().tell(FULL)
        assert told.view()["bust"] == {"chance": 72 / 96, "cards": 72, "of": 96}


class TestStopping:
    """VRIJWILLIG OPHOUDEN, and how the others take."""

    def test_whoever_stops_takes_first_then_the_others_to_the_left(self) -> None:
        told = Told(4).tell("draw red3 draw red4 draw red5 stop")
        assert told.happened("sharing")[0]["takers"] == [0, 1, 2, 3]
        assert told.engine.turn() == ("player", 0)
        told.tell("take3")
        assert (told.open(0), told.engine.turn()) == (["red5"], ("player", 1))
        told.tell("take1")
        assert (told.open(1), told.open(2), told.open(3)) == (["red3"], ["red4"], [])
        assert told.view()["active"] == 1

    def test_everybody_takes_exactly_one_row_also_one_with_a_dice_card(self) -> None:
        told = Told(3).tell("draw red3 draw dice place2 draw blue4 place3 stop take1 take3")
        assert told.engine.turn() == ("chance", 2)
        assert told.happened("taken")[-1]["forced"]

    def test_with_two_players_the_rest_is_discarded(self) -> None:
        told = Told().tell("draw red3 draw red4 draw red5 stop take3 take2")
        assert told.happened("rows_discarded")[0]["rows"][0]["row"] == 0
        assert told.view()["discard"]["count"] == 1

    def test_stopping_needs_a_row(self) -> None:
        told = Told(3)
        assert told.refuses("stop") == "nothing_laid"
        assert told.tell("draw switch").codes() == ["draw"]
        assert told.refuses("stop") == "nothing_laid"

    def test_a_row_can_be_taken_once(self) -> None:
        told = Told(3).tell("draw red3 draw red4 draw red5 stop take3")
        assert told.refuses("take3") == "row_is_taken"

    def test_then_the_left_neighbour_has_his_turn(self) -> None:
        assert Told(3).tell("draw red3 stop").happened("turn") == [{"type": "turn", "seat": 1}]


class TestDiceCards:
    """DOBBELSTEENKAARTEN."""

    def test_numbers_are_added_first_so_cards_just_taken_can_be_lost(self) -> None:
        told = Told().tell("draw red3 draw dice place1 draw blue4 place1 stop")
        assert told.open(0) == ["red3", "blue4"]
        told.tell("die_red")
        assert told.open(0) == ["blue4"]
        assert told.happened("lost")[0]["points"] == 3

    def test_all_open_cards_of_the_colour_are_lost_the_dice_card_is_discarded(self) -> None:
        told = Told().tell("draw red3 stop draw blue1 stop draw red5 draw dice place1 stop die_red")
        assert told.open(0) == []
        assert told.view()["discard"]["dice"] == 1
        assert told.view()["discard"]["numbers"]["red"] == [0, 0, 1, 0, 1, 0]

    def test_a_star_costs_nothing(self) -> None:
        told = Told().tell("draw red3 draw dice place1 stop die_star")
        assert (told.open(0), told.happened("lost")) == (["red3"], [])

    def test_a_colour_that_is_not_there_costs_nothing(self) -> None:
        told = Told().tell("draw red3 draw dice place1 stop die_green")
        assert (told.open(0), told.happened("lost")) == (["red3"], [])

    def test_banked_cards_are_protected(self) -> None:
        told = Told().tell("draw red3 stop draw blue1 stop bank_red draw blue2 stop")
        told.tell("draw red5 draw dice place1 stop die_red")
        assert (told.open(0), told.banked(0)) == ([], ["red3"])

    def test_the_others_roll_when_they_take_a_dice_card_before_the_next_one_takes(self) -> None:
        told = Told(3).tell("draw red3 draw red4 draw red5 draw dice place2 stop take3 take2")
        assert told.engine.turn() == ("chance", 1)
        told.tell("die_red")
        assert (told.open(1), told.open(2)) == ([], ["red3"])

    def test_example_whoever_rolls_red_discards_all_red_cards(self) -> None:
        """VOORBEELD: open red cards go, banked ones and other colours stay."""
        told = Told().tell("draw red6 draw blue2 place1 stop draw green1 stop bank_red draw green2 stop")
        told.tell("draw red1 stop draw green3 stop draw red2 draw dice place1 stop die_red")
        assert (told.open(0), told.banked(0)) == (["blue2"], ["red6"])
        assert [card["code"] for card in told.happened("lost")[0]["cards"]] == ["red1", "red2"]


class TestSwitchCards:
    """VERANDER-VAN-RICHTING KAARTEN."""

    def test_one_lets_the_right_neighbour_take_first(self) -> None:
        told = Told(4).tell("draw switch draw red3 draw red4 draw red5 stop take3")
        assert told.engine.turn() == ("player", 3)

    def test_two_leave_it_as_it_is(self) -> None:
        told = Told(4).tell("draw switch draw red3 draw switch draw red4 draw red5 stop take3")
        assert told.engine.turn() == ("player", 1)

    def test_three_turn_it_again(self) -> None:
        told = Told(4).tell("draw switch draw switch draw switch draw red3 draw red4 draw red5 stop take3")
        assert told.engine.turn() == ("player", 3)

    def test_they_never_lie_in_a_row_and_are_discarded_with_the_turn(self) -> None:
        told = Told(3).tell("draw switch draw red3")
        assert (told.view()["switches"], told.row(1)) == (1, ["red3"])
        told.tell("stop")
        assert (told.view()["switches"], told.view()["discard"]["switch"]) == (0, 1)

    def test_they_do_not_change_the_order_of_play(self) -> None:
        assert Told(4).tell("draw switch draw red3 stop").view()["active"] == 1

    def test_the_next_turn_begins_to_the_left_again(self) -> None:
        told = Told(3).tell("draw switch draw red3 stop")
        assert told.view()["direction"] == "left"

    def test_two_players_leave_them_out_unless_they_want_them(self) -> None:
        assert Told().view()["layout"]["cards"] == 108
        assert Told(switch_cards="in").view()["layout"]["cards"] == 120
        assert Told(3, switch_cards="out").view()["layout"]["cards"] == 120


class TestTooMuchRisk:
    """TE VEEL RISICO GENOMEN?"""

    def test_a_card_that_fits_nowhere_is_discarded_and_the_die_rolled_at_once(self) -> None:
        told = Told().tell(FULL + "draw blue1")
        assert told.happened("bust")[0]["card"]["code"] == "blue1"
        assert told.engine.turn() == ("chance", 0)
        assert told.view()["roll"]["reason"] == "bust"
        assert told.view()["discard"]["numbers"]["blue"][0] == 1

    def test_no_row_for_him_and_the_rows_go_to_the_others(self) -> None:
        told = Told(3).tell(FULL + "draw blue1 die_star")
        assert told.happened("sharing")[0]["takers"] == [1, 2]
        told.tell("take1 take2")
        assert [len(told.open(seat)) for seat in range(3)] == [0, 4, 4]
        assert len(told.happened("rows_discarded")[0]["rows"]) == 1

    def test_he_loses_the_open_cards_of_the_colour_only(self) -> None:
        start = "draw red1 draw blue6 place1 stop draw green6 stop "
        told = Told().tell(start + FULL + "draw blue1 die_red")
        assert told.open(0) == ["blue6"]

    def test_banked_cards_are_safe(self) -> None:
        start = "draw red1 stop draw green6 stop bank_red draw green1 stop "
        told = Told().tell(start + FULL + "draw blue1 die_red")
        assert told.banked(0) == ["red1"]

    def test_with_nothing_open_he_still_rolls(self) -> None:
        told = Told().tell(FULL + "draw blue1")
        assert told.engine.turn() == ("chance", 0)
        assert told.tell("die_blue").happened("lost") == []

    def test_switch_cards_still_set_the_direction(self) -> None:
        told = Told(4).tell("draw switch " + FULL + "draw blue1 die_star")
        assert told.happened("sharing")[0]["takers"] == [3, 2, 1]

    def test_then_the_next_player_has_his_turn(self) -> None:
        told = Told().tell(FULL + "draw blue1 die_star take1")
        assert told.view()["active"] == 1


class TestBanking:
    """KAARTEN VEILIGSTELLEN EN PUNTEN BESCHERMEN."""

    START = "draw red3 draw blue4 place1 stop draw green1 stop "

    def test_all_open_cards_of_one_colour_instead_of_drawing(self) -> None:
        told = Told().tell(self.START)
        assert told.codes() == ["draw", "bank_red", "bank_blue"]
        told.tell("bank_red")
        assert (told.open(0), told.banked(0), told.view()["active"]) == (["blue4"], ["red3"], 1)

    def test_not_once_a_card_is_turned_over(self) -> None:
        told = Told().tell(self.START + "draw yellow1")
        assert told.refuses("bank_red") == "bank_only_first"
        assert (
            Told(3).tell("draw red3 stop draw red4 stop draw red5 stop draw switch").refuses("bank_red")
            == "bank_only_first"
        )

    def test_again_and_again_also_in_the_same_colour(self) -> None:
        told = Told().tell(self.START + "bank_red draw green2 stop draw red5 stop draw green3 stop bank_red")
        assert told.banked(0) == ["red3", "red5"]

    def test_not_with_nothing_open(self) -> None:
        assert Told().refuses("bank_red") == "nothing_open"
        assert Told().tell(self.START).refuses("bank_green") == "nothing_open"


class TestTheEnd:
    """EINDE VAN HET SPEL."""

    def test_the_last_card_is_a_stop_and_everything_is_shared_out(self) -> None:
        told = Told().until(1).tell("draw dice")
        assert told.happened("stopped") == [
            {"type": "stopped", "seat": told.happened("drawn")[0]["seat"], "reason": "pile_empty"}
        ]
        told.tell("die_star")
        assert told.engine.turn() == ("over", None)
        assert told.happened("game_over")

    def test_a_last_switch_card_alone_ends_the_game(self) -> None:
        told = Told(3).until(0)
        assert told.happened("stopped")[0]["reason"] == "pile_empty"
        assert (told.happened("sharing"), told.engine.turn()) == ([], ("over", None))

    def test_a_last_card_that_busts_is_a_bust(self) -> None:
        told = Told().until(4).tell("draw dice draw dice draw dice draw dice")
        assert told.happened("bust")
        assert told.engine.turn()[0] == "chance"
        told.tell("die_star take1")
        assert told.engine.turn() == ("chance", told.view()["seat"])
        told.tell("die_star")
        assert told.engine.turn() == ("over", None)

    def test_open_and_banked_cards_count(self) -> None:
        told = Told().tell("draw red3 draw blue4 place1 stop draw green1 stop bank_red")
        assert json.loads(told.engine.scores())[0] == {
            "seat": 0,
            "total": 7,
            "parts": [{"id": "open", "points": 4}, {"id": "banked", "points": 3}],
        }

    @pytest.mark.parametrize(
        ("held", "winners"),
        [
            (("red3", "red4"), [1]),
            (("red4", "red1.red3"), [1]),  # equal points: more cards
            (("red1.red3", "red4"), [0]),
            (("red4", "blue4"), [0, 1]),  # still equal: both
        ],
    )
    def test_most_points_then_most_cards_then_together(self, held: tuple[str, str], winners: list[int]) -> None:
        def counts(cards: list[str]) -> str:
            return ",".join(
                "".join(str(cards.count(f"{colour}{number}")) for number in range(1, 7)) for colour in COLOURS
            )

        open_cards = [hand.split(".") for hand in held]
        rest = [card for card in box(with_switches=False) if card != "dice"]
        for card in (card for cards in open_cards for card in cards):
            rest.remove(card)
        heaps = "/".join(counts(cards) for cards in open_cards)
        state = _core.State.parse(
            "push",
            "rules=normal,out turn=0:over switches=0 busted=no die=-:0 pile=-+0+0 "
            f"discard={counts(rest)}+18+0 rows=-/-/- open={heaps} banked=-/-",
        )
        assert state.winners() == winners


class TestRiskVariant:
    """RISICO-VARIANT."""

    START = "draw red3 draw blue4 place1 stop draw green1 stop bank_red draw green2 stop "

    def test_a_star_costs_all_open_cards_but_no_banked_ones(self) -> None:
        told = Told(variant="risk").tell(self.START + "draw yellow5 draw dice place1 stop die_star")
        assert (told.open(0), told.banked(0)) == ([], ["red3"])

    def test_also_after_a_bust(self) -> None:
        told = Told(variant="risk").tell(self.START + FULL + "draw blue1 die_star")
        assert (told.open(0), told.banked(0)) == ([], ["red3"])

    def test_a_colour_costs_that_colour(self) -> None:
        told = Told(variant="risk").tell(self.START + "draw yellow5 draw dice place1 stop die_blue")
        assert told.open(0) == ["yellow5"]


class TestConservation:
    """Cards are moved, never made or lost."""

    @pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
    @pytest.mark.parametrize("bot", ["random", "greedy", "solver"])
    def test_every_state_holds_the_whole_box(self, seats: int, bot: str) -> None:
        expert = _core.Expert("push", {})
        everything = {card: box(with_switches=seats > 2).count(card) for card in set(box(with_switches=seats > 2))}
        for seed in range(5):
            state = _core.State.set_up("push", seats, {})
            moment = 0
            while state.turn()[0] != "over":
                assert cards_of(json.loads(state.view())) == everything
                drawn = state.draw(seed)
                state.advance(drawn if drawn is not None else expert.choose(bot, state, seed, moment))
                moment += 1
            assert cards_of(json.loads(state.view())) == everything


def cards_of(view: Facts) -> dict[str, int]:
    """How often every card is anywhere."""
    cards: dict[str, int] = {}

    def add(code: str, count: int) -> None:
        if count:
            cards[code] = cards.get(code, 0) + count

    for heap in (view["unseen"], view["discard"]):
        for colour, counts in heap["numbers"].items():
            for number, count in enumerate(counts, start=1):
                add(f"{colour}{number}", count)
        add("dice", heap["dice"])
        add("switch", heap["switch"])
    add("switch", view["switches"])
    for row in view["rows"]:
        for card in row["cards"]:
            add(card["code"], 1)
    if view["drawn"]:
        add(view["drawn"]["code"], 1)
    for player in view["players"]:
        for where in ("open", "banked"):
            for colour, numbers in player[where].items():
                for number in numbers:
                    add(f"{colour}{number}", 1)
    return cards
