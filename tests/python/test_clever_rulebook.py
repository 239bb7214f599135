"""Every worked example of the Clever rulebook and every ruling of docs/rules/clever.md, on the engine.

The oracle plays by the same rules in test_oracle_clever.py; here each rule has a position of its own.
"""

from __future__ import annotations

import json
from typing import Any

import pytest

import worp
from worp import _core

# What is printed under the fields of the rows, field by field.
GREEN = (None, None, None, "extra", None, "cross blue", "fox", None, "number purple 6", "reroll", None)
ORANGE = (None, None, "reroll", None, "cross yellow", "extra", None, "fox", None, "number purple 6", None)
PURPLE = (
    *(None, None, "reroll", "cross blue", "extra", "cross yellow", "fox", "reroll", "cross green"),
    *("number orange 6", "extra"),
)
FRESH = "---*--*--*--*---,*-----------,0,-,-"
BLUE = "*-----------"


def sheet(
    yellow: str = "---*--*--*--*---", blue: str = BLUE, green: int = 0, orange: str = "-", purple: str = "-"
) -> str:
    return f"{yellow},{blue},{green},{orange},{purple}"


def position(
    *sheets: str,
    turn: str = "active:0:0",
    roll: str = "1:0:choose",
    dice: str = "------",
    tray: str = "-",
    platter: str = "-",
    fields: str = "-",
    spent: str = "",
    pool: str = "-",
    round_: int = 1,
    rules: str = "off",
) -> _core.State:
    """A position; a sheet is its areas, free rerolls and free extra dice."""
    spent = spent or "/".join("-" for _ in sheets)
    return _core.State.parse(
        "clever",
        f"rules={rules} round={round_} sheets={'/'.join(sheets)} turn={turn} roll={roll} dice={dice} tray={tray} "
        f"platter={platter} fields={fields} spent={spent} pool={pool}",
    )


def rolled(own: str, dice: str, tray: str = "wybgop", **more: Any) -> _core.State:
    """Somebody alone has rolled and is to choose."""
    return position(own, dice=dice, tray=tray, **more)


def game(seats: int = 1, **options: str) -> _core.State:
    return _core.State.set_up("clever", seats, options)


def view(state: _core.State) -> dict[str, Any]:
    seen: dict[str, Any] = json.loads(state.view())
    return seen


def own_sheet(state: _core.State, seat: int = 0) -> dict[str, Any]:
    found: dict[str, Any] = view(state)["sheets"][seat]
    return found


def places(state: _core.State) -> dict[str, str]:
    return {die["id"][0]: die["place"] for die in view(state)["dice"]}


def lying(state: _core.State, place: str) -> str:
    return "".join(die for die, lies in places(state).items() if lies == place)


def told(state: _core.State, code: str, kind: str) -> list[dict[str, Any]]:
    return [event for event in json.loads(state.advance(code)[1]) if event["type"] == kind]


def refused(state: _core.State, code: str) -> str:
    with pytest.raises(worp.IllegalMove) as refusal:
        state.play(code)
    return refusal.value.code


class TestTheActivePlayer:
    def test_erik_plays_his_turn(self) -> None:
        state = game()
        state.settle("w5y2b4g3o6p3")
        state.play("p.p1")
        assert (lying(state, "field"), lying(state, "platter"), lying(state, "tray")) == ("p", "y", "wbgo")
        state.settle("w4b1g2o5")
        state.play("w.p2")
        assert (lying(state, "platter"), lying(state, "tray")) == ("ybg", "o")
        state.settle("o3")
        state.play("o.o1")
        assert own_sheet(state)["purple"] == [3, 4] and own_sheet(state)["orange"] == [3]

    def test_equal_dice_stay_and_the_lowest_die_sends_none_away(self) -> None:
        state = game()
        state.settle("w3y3b3g5o6p3")
        state.play("p.p1")
        assert lying(state, "platter") == "" and lying(state, "tray") == "wybgo"

    def test_a_high_die_can_end_the_turn_at_once(self) -> None:
        state = game(2)
        state.settle("w1y2b3g6o5p4")
        state.play("g.g1")
        assert tuple(state.turn()) == ("player", 1) and view(state)["phase"] == "passive"
        assert lying(state, "platter") == "wybop"

    def test_after_three_rolls_all_other_dice_are_served(self) -> None:
        state = game(2)
        state.settle("w6y6b6g1o6p6")
        state.play("g.g1")
        state.settle("w6y6b6o1p6")
        state.play("o.o1")
        state.settle("w6y6b6p1")
        state.play("p.p1")
        assert (lying(state, "field"), lying(state, "platter")) == ("gop", "wyb")

    def test_a_roll_in_which_nothing_fits_is_spent_and_the_dice_are_rolled_again(self) -> None:
        state = rolled(sheet(purple="5") + ",0,0", "353214", "p", roll="2:0:choose", platter="ybgo", fields="w")
        assert state.codes() == ["pass"]
        assert told(state, "pass", "passed")[0]["reason"] == "roll_spent"
        assert state.turn()[0] == "chance" and lying(state, "tray") == "p" and view(state)["roll"] == 3
        state.settle("p2")
        state.play("pass")
        assert view(state)["phase"] == "passive"

    def test_a_reroll_may_save_a_roll_in_which_nothing_fits(self) -> None:
        state = rolled(sheet(purple="5") + ",1,0", "353214", "p", roll="3:0:choose", platter="ybgo", fields="w")
        assert sorted(state.codes()) == ["pass", "reroll"]

    def test_nobody_passes_while_a_die_fits_nor_takes_one_without_use(self) -> None:
        state = rolled(sheet(green=4) + ",0,0", "111111")
        assert refused(state, "pass") == "a_die_fits"
        assert refused(state, "g.g5") == "does_not_fit"

    def test_a_reroll_throws_the_dice_of_this_roll_and_no_others(self) -> None:
        own = FRESH + ",2,0"
        state = rolled(own, "353214", "bg", roll="2:0:choose", platter="yop", fields="w", round_=3)
        assert [event["what"] for event in told(state, "reroll", "spent")] == ["reroll"]
        assert (view(state)["throw"], view(state)["roll"]) == (["blue", "green"], 2)
        state.settle("b6g5")
        # As often as there are actions, each of which is crossed out.
        state.play("reroll")
        state.settle("b1g1")
        assert (lying(state, "tray"), lying(state, "platter"), lying(state, "field")) == ("bg", "yop", "w")
        assert own_sheet(state)["rerolls"] == {"earned": 2, "used": 2, "free": 0}
        assert refused(state, "reroll") == "no_reroll_left"

    def test_a_turn_of_fewer_than_three_dice_still_ends_with_extra_dice(self) -> None:
        state = rolled(FRESH + ",0,1", "123654", round_=2)
        state.play("g.g1")
        assert (view(state)["phase"], lying(state, "field"), lying(state, "platter")) == ("extra", "g", "wybop")
        state.play("+g.g2")
        assert own_sheet(state)["green"] == 2


class TestTheAreas:
    @pytest.mark.parametrize(("field", "factor"), [(4, 2), (7, 2), (9, 2), (11, 3), (1, 1), (10, 1)])
    def test_orange_fields_multiply_as_printed(self, field: int, factor: int) -> None:
        state = rolled(sheet(orange="1" * (field - 1) or "-") + ",0,0", "111151")
        state.play(f"o.o{field}")
        assert own_sheet(state)["orange"][field - 1] == 5 * factor

    @pytest.mark.parametrize(("field", "needs"), list(enumerate((1, 2, 3, 4, 5, 1, 2, 3, 4, 5, 6), 1)))
    def test_green_fields_need_what_is_printed(self, field: int, needs: int) -> None:
        for face in range(1, 7):
            codes = rolled(sheet(green=field - 1) + ",0,0", f"111{face}11").codes()
            assert (f"g.g{field}" in codes) == (face >= needs)

    def test_yellow_offers_both_cells_of_a_number(self) -> None:
        state = rolled(FRESH + ",0,0", "555555")
        assert {"y.y3", "y.y8", "w.y3", "w.y8"} <= set(state.codes())

    def test_blue_is_always_the_sum_with_white_wherever_it_lies(self) -> None:
        state = rolled(FRESH + ",0,0", "423111", "b", roll="2:0:choose", platter="ygop", fields="w")
        assert state.codes() == ["b.b7"]
        assert refused(state, "b.b3") == "does_not_fit"

    def test_blue_and_white_may_both_be_chosen_in_one_turn(self) -> None:
        state = game()
        state.settle("w1y6b1g6o6p6")
        state.play("w.b2")
        state.settle("y6b3g6o6p6")
        state.play("b.b4")
        assert [cell for cell, crossed in enumerate(own_sheet(state)["blue"]) if crossed] == [1, 3]

    @pytest.mark.parametrize(("crosses", "points"), [(4, 7), (9, 37), (11, 56)])
    def test_blue_crosses_score_by_the_table(self, crosses: int, points: int) -> None:
        blue = "*" + "x" * crosses + "-" * (11 - crosses)
        assert own_sheet(rolled(sheet(blue=blue) + ",0,0", "111111"))["points"]["blue"] == points

    def test_five_green_crosses_score_15_and_a_low_die_does_not_fit(self) -> None:
        state = rolled(sheet(green=4) + ",0,0", "111411")
        assert "g.g5" not in state.codes()
        state = rolled(sheet(green=4) + ",0,0", "111511")
        state.play("g.g5")
        assert own_sheet(state)["points"]["green"] == 15

    def test_orange_multiplies_in_its_special_fields(self) -> None:
        state = rolled(sheet(orange="523") + ",0,0", "111161")
        state.play("o.o4")
        assert own_sheet(state)["orange"] == [5, 2, 3, 12]
        assert own_sheet(state)["points"]["orange"] == 22

    def test_purple_rises_and_begins_again_after_a_six(self) -> None:
        assert "p.p2" not in rolled(sheet(purple="2") + ",0,0", "111112").codes()
        assert "p.p2" in rolled(sheet(purple="2") + ",0,0", "111113").codes()
        state = rolled(sheet(purple="256") + ",0,0", "111113")
        state.play("p.p4")
        assert own_sheet(state)["points"]["purple"] == 16

    def test_yellow_columns_score_when_they_are_complete(self) -> None:
        state = rolled(sheet("x--*x-*-" + "-*--*---") + ",0,0", "111111")
        (column,) = told(state, "y.y9", "column")
        assert (column["index"], column["points"]) == (0, 10)


class TestThePassivePlayers:
    def served(self, purple: str = "-", green: int = 0, dice: str = "111111", fields: str = "wyb") -> _core.State:
        left = "".join(die for die in "wybgop" if die not in fields)
        other = sheet(green=green, orange="1" * 11, purple=purple)
        return position(
            FRESH + ",0,0",
            other + ",0,0",
            turn="passive:0:1",
            roll="3:0:choose",
            dice=dice,
            platter=left,
            fields=fields,
        )

    def test_everybody_chooses_one_served_die_and_it_stays(self) -> None:
        state = game(3)
        state.settle("w1y2b3g6o5p4")
        state.play("g.g1")
        for seat in (1, 2):
            assert tuple(state.turn()) == ("player", seat)
            state.play("o.o1")
        assert tuple(state.turn()) == ("chance", 1)

    def test_a_served_die_that_fits_must_be_taken(self) -> None:
        state = self.served()
        assert refused(state, "pass") == "a_die_fits"
        assert refused(state, "y.y6") == "platter_die_fits"

    def test_if_none_fits_a_die_of_the_active_player_may_be_taken(self) -> None:
        state = self.served(purple="4", green=4)
        assert set(state.codes()) == {"w.y6", "w.y9", "w.b2", "y.y6", "y.y9", "b.b2", "pass"}
        assert view(state)["fallback"]
        assert told(state, "pass", "passed")[0]["reason"] == "declined"

    def test_rerolls_are_for_the_active_player(self) -> None:
        state = game(2)
        state.settle("w1y2b3g6o5p4")
        state.play("g.g1")
        assert refused(state, "reroll") == "only_active_rerolls"


class TestAlone:
    def alone(self, own: str, code: str, rules: str = "off") -> _core.State:
        state = position(own, turn="passive:0:0", roll="1:0:throw", tray="wybgop", rules=rules)
        state.settle(code)
        return state

    def test_the_three_lowest_are_served_and_ties_are_settled_by_luck(self) -> None:
        # Blue 1 and purple 2 are lowest; of three threes the orange one lies nearest.
        state = self.alone(FRESH + ",0,0", "w3y3b1g5o3p2/bop")
        assert lying(state, "platter") == "bop" and lying(state, "aside") == "wyg"
        state = position(FRESH + ",0,0", turn="passive:0:0", roll="1:0:throw", tray="wybgop")
        with pytest.raises(worp.IllegalMove) as refusal:
            state.settle("w3y3b1g5o3p2")
        assert refusal.value.code == "tie_not_settled"

    def test_no_rerolls_in_a_turn_of_being_served(self) -> None:
        state = self.alone(FRESH + ",1,0", "w6y6b6g1o1p1")
        assert refused(state, "reroll") == "only_active_rerolls"

    def test_every_tied_die_is_drawn(self) -> None:
        state = position(FRESH + ",0,0", turn="passive:0:0", roll="1:0:throw", tray="wybgop")
        weights: dict[str, int] = {}
        for code, weight in state.chances():
            if code.startswith("w3y3b1g5o3p2"):
                weights[code.partition("/")[2]] = weight
        assert weights == {"wbp": 20, "ybp": 20, "bop": 20}

    def test_the_higher_dice_are_nobodys_unless_the_table_says_so(self) -> None:
        own = sheet(green=4, orange="1" * 11, purple="5") + ",0,0"
        code = "w6y6b6g1o1p1"
        assert self.alone(own, code).codes() == ["pass"]
        assert set(self.alone(own, code, rules="on").codes()) >= {"w.y2", "y.y2", "b.b12", "w.g5", "w.p2", "pass"}

    def test_six_active_and_six_passive_turns(self) -> None:
        state, turns = game(), []
        while state.turn()[0] != "over":
            code = state.draw(7)
            if code is not None and view(state)["roll"] == 1 and not view(state)["rerolled"]:
                turns.append(view(state)["phase"])
            state.advance(code or next(code for code in state.codes() if code != "reroll"))
        assert turns == ["active", "passive"] * 6

    @pytest.mark.parametrize(("seats", "rounds"), [(1, 6), (2, 6), (3, 5), (4, 4)])
    def test_the_number_of_rounds(self, seats: int, rounds: int) -> None:
        assert view(game(seats))["rounds"] == rounds


# Every bonus of the sheet: the sheet just before it, the dice, the field that earns it, and what it is.
PRINTED = [
    (sheet("xx-*--*--*--*---"), "151111", "y.y3", "cross blue"),
    (sheet("---*xx*--*--*---"), "151111", "y.y8", "number orange 4"),
    (sheet("---*--*-x*x-*---"), "141111", "y.y12", "cross green"),
    (sheet("---*--*--*--*xx-"), "161111", "y.y16", "fox"),
    (sheet("x--*-x*--*x-*---"), "161111", "y.y16", "extra"),
    (sheet(blue="*xx---------"), "113111", "b.b4", "number orange 5"),
    (sheet(blue="*---xxx-----"), "216111", "b.b8", "cross yellow"),
    (sheet(blue="*-------xxx-"), "616111", "b.b12", "fox"),
    (sheet(blue="*---x-------"), "316111", "b.b9", "reroll"),
    (sheet(blue="*x---x------"), "416111", "b.b10", "cross green"),
    (sheet(blue="*-x---x-----"), "516111", "b.b11", "number purple 6"),
    (sheet(blue="*--x---x----"), "616111", "b.b12", "extra"),
    *((sheet(green=field - 1), "111611", f"g.g{field}", bonus) for field, bonus in enumerate(GREEN, 1)),
    *(
        (sheet(orange="1" * (field - 1) or "-"), "111111", f"o.o{field}", bonus)
        for field, bonus in enumerate(ORANGE, 1)
    ),
    *(
        (sheet(purple="6" * (field - 1) or "-"), "111111", f"p.p{field}", bonus)
        for field, bonus in enumerate(PURPLE, 1)
    ),
]


class TestBonuses:
    @pytest.mark.parametrize(("own", "dice", "code", "bonus"), PRINTED)
    def test_every_printed_bonus_is_earned_where_it_is_printed(
        self, own: str, dice: str, code: str, bonus: str | None
    ) -> None:
        earned = told(rolled(own + ",0,0", dice), code, "earned")
        words = [(event["what"], event["area"], event["value"]) for event in earned]
        assert [" ".join(str(word) for word in one if word is not None) for one in words] == ([bonus] if bonus else [])

    def test_the_third_purple_field_opens_a_circle(self) -> None:
        state = rolled(sheet(purple="12") + ",0,0", "111113")
        state.play("p.p3")
        assert own_sheet(state)["rerolls"]["free"] == 1

    def test_a_green_cross_goes_to_the_next_field_whatever_it_needs(self) -> None:
        state = rolled(sheet("---*--*-x*x-*---", green=4) + ",0,0", "141111")
        state.play("y.y12")
        assert own_sheet(state)["green"] == 5

    def test_a_cross_of_choice_waits_and_nothing_else_may_be_done(self) -> None:
        state = rolled(sheet(orange="1111") + ",0,0", "111111")
        state.play("o.o5")
        assert len(state.codes()) == 12 and all(code.startswith("x.y") for code in state.codes())
        assert refused(state, "w.p1") == "bonus_first"
        assert view(state)["asks"] == "bonus"

    def test_a_bonus_number_is_multiplied_by_the_field_it_lands_in(self) -> None:
        state = rolled(sheet("---*xx*--*--*---", orange="111") + ",0,0", "151111")
        state.play("y.y8")
        assert own_sheet(state)["orange"] == [1, 1, 1, 8]

    def test_a_bonus_of_a_full_area_is_lost(self) -> None:
        state = rolled(sheet("x-x*--*--*--*---", blue="*xxxxxxxxxxx") + ",0,0", "161111")
        (lost,) = told(state, "y.y2", "lost")
        assert (lost["what"], lost["area"]) == ("cross", "blue")

    def test_chains_run_on(self) -> None:
        # The yellow row brings a blue cross of choice, and the 9 completes the column of the reroll.
        state = rolled(sheet("x-x*--*--*--*---", blue="*---x-------") + ",0,0", "161111")
        state.play("y.y2")
        state.play("x.b9")
        assert own_sheet(state)["rerolls"]["free"] == 1 and not view(state)["pending"]

    def test_the_order_of_two_bonuses_is_the_players(self) -> None:
        # The blue 6 completes its row (a yellow cross) and its column (a green cross).
        state = rolled(sheet(blue="*x--x-xx-x--") + ",0,0", "511111")
        state.play("b.b6")
        assert "x.g1" in state.codes() and "x.y1" in state.codes()
        state.play("x.g1")
        assert "x.y1" in state.codes() and "x.g2" not in state.codes()

    def test_nobody_is_asked_for_an_order_that_changes_nothing(self) -> None:
        state = rolled(sheet(blue="*x-x--x---x-") + ",0,0", "112111")
        state.play("b.b3")
        assert (own_sheet(state)["orange"], own_sheet(state)["purple"]) == ([5], [6])

    def test_every_round_brings_everybody_what_is_printed_under_it(self) -> None:
        state, brought = game(2), []
        assert [own_sheet(state, seat)["rerolls"]["free"] for seat in (0, 1)] == [1, 1]
        while state.turn()[0] != "over":
            code = state.draw(3) or next(code for code in ["end", "pass", *state.codes()] if code in state.codes())
            events = [event for event in json.loads(state.advance(code)[1]) if event["type"] == "earned"]
            brought += [
                (event["source"]["index"], event["seat"], event["what"])
                for event in events
                if event["source"]["kind"] == "round"
            ]
        rounds = ((2, "extra"), (3, "reroll"), (4, "choice"))
        assert brought == [(round_, seat, what) for round_, what in rounds for seat in (0, 1)]

    def test_the_fourth_round_is_a_choice_of_all_five_areas(self) -> None:
        state = position(FRESH + ",2,1", FRESH + ",2,1", turn="round:0:0", tray="wybgop", pool="black", round_=4)
        assert len(state.codes()) == 26 and {"x.g1", "6.o1", "6.p1"} <= set(state.codes())
        state.play("6.p1")
        assert tuple(state.turn()) == ("player", 1)
        state.play("x.b7")
        assert tuple(state.turn()) == ("chance", 0)


class TestFoxesAndTheEnd:
    def over(self, *sheets: str) -> _core.State:
        # Seat 1 of two is the last active player; both have had their windows.
        return position(
            *sheets, turn="over:1:1", roll="3:0:choose", dice="111111", platter="wyb", fields="gop", round_=6
        )

    def test_every_fox_is_worth_the_lowest_area(self) -> None:
        fox = sheet("xxx*xx*xx*xx*xxx", blue="*xxxxxxxxxxx", green=7, orange="5", purple="123456") + ",0,0"
        seen = own_sheet(position(fox, FRESH + ",0,0", turn="active:0:0", roll="1:0:throw", tray="wybgop"))
        assert (seen["foxes"], seen["fox_worth"], seen["lowest"]) == (3, 5, ["orange"])
        assert seen["points"]["foxes"] == 15

    def test_an_area_without_points_makes_foxes_worthless(self) -> None:
        fox = sheet("xxx*xx*xx*xx*xxx", green=7) + ",0,0"
        seen = own_sheet(position(fox, FRESH + ",0,0", turn="active:0:0", roll="1:0:throw", tray="wybgop"))
        assert (seen["foxes"], seen["points"]["foxes"]) == (2, 0)

    def test_ties_go_to_the_highest_area_and_else_are_shared(self) -> None:
        flat = sheet(green=4, orange="55", purple="46") + ",0,0"
        peak = sheet(green=5, orange="53", purple="16") + ",0,0"
        assert self.over(flat, peak).winners() == [1]
        assert self.over(peak, peak).winners() == [0, 1]


class TestExtraDice:
    def window(self, own: str, **more: Any) -> _core.State:
        found: dict[str, Any] = {"turn": "active_extra:0:0", "roll": "3:0:choose", "dice": "423111", "round_": 2}
        return position(own, platter="ybg", fields="wop", **(found | more))

    def test_the_example_of_the_rulebook(self) -> None:
        # White 4 as a yellow 4; not again as green; blue 3 with white 4 makes 7.
        state = self.window(sheet(green=4) + ",0,2")
        state.play("+w.y12")
        assert refused(state, "+w.o1") == "die_spent"
        state.play("+b.b7")
        assert own_sheet(state)["extras"]["used"] == 2

    def test_any_die_may_be_used_also_one_on_the_platter_or_used_before(self) -> None:
        codes = self.window(FRESH + ",0,1").codes()
        assert {code[1] for code in codes if code.startswith("+")} == set("wybgop")
        assert "end" in codes

    def test_only_at_the_end_of_the_turn(self) -> None:
        state = rolled(FRESH + ",0,1", "111111", round_=2)
        assert refused(state, "+w.y6") == "extra_at_the_end"

    def test_one_earned_in_the_window_may_be_spent_in_it(self) -> None:
        state = self.window(sheet(purple="1234") + ",0,1", dice="421115")
        state.play("+p.p5")
        assert view(state)["phase"] == "extra" and own_sheet(state)["extras"]["free"] == 1

    def test_blue_and_white_are_two_tries_at_the_same_sum(self) -> None:
        state = self.window(sheet(green=4) + ",0,2")
        assert {"+w.b7", "+b.b7"} <= set(state.codes())
        state.play("+w.b7")
        assert not [code for code in state.codes() if ".b" in code]

    def test_passive_players_may_use_them_too(self) -> None:
        state = position(
            FRESH + ",0,0",
            FRESH + ",0,1",
            turn="passive:0:1",
            roll="3:0:choose",
            dice="111111",
            platter="wyb",
            fields="gop",
            round_=2,
        )
        state.play("y.y6")
        assert (view(state)["phase"], view(state)["seat"]) == ("extra", 1)
        assert "+g.g1" in state.codes()

    def test_after_the_last_turn_everybody_is_asked_once_more_with_the_dice_not_yet_used(self) -> None:
        state = position(
            FRESH + ",0,0",
            sheet(green=4) + ",1,1",
            turn="passive:1:0",
            roll="3:0:choose",
            dice="111111",
            platter="wyb",
            fields="gop",
            spent="-/w",
            round_=6,
        )
        state.play("y.y6")
        assert (view(state)["phase"], view(state)["seat"]) == ("last", 1)
        assert not [code for code in state.codes() if code.startswith("+w")]
        assert refused(state, "reroll") == "only_active_rerolls"
        state.play("end")
        assert state.turn()[0] == "over"

    def test_a_window_that_nobody_can_use_does_not_open(self) -> None:
        state = rolled(sheet() + ",0,0", "111111", "p", roll="3:0:choose", platter="ybgo", fields="w")
        state.play("p.p1")
        assert view(state)["phase"] == "passive"


def test_no_simulated_game_exceeds_what_the_sheet_allows() -> None:
    for seed in range(300):
        match = worp.new_match("clever", ["bot:greedy"], seed)
        match.play_bots()
        assert 0 < match.scores()[0]["total"] <= 334
