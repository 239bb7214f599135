"""What the rulebook says about scoring, example by example, and the rulings where it is silent.

Each example is put to the engine and to the oracle (`Scene.points` compares them). What happens at the table, in time
and over a whole game, is in test_dobbelstorm_table.py. Rulings are listed in docs/rules/dobbelstorm.md.
"""

from __future__ import annotations

import json

import pytest

from oracle.dobbelstorm import Die
from oracle.dobbelstorm_table import Scene


def fields_by_value(scene: Scene) -> dict[int, list[int]]:
    """The fields of a card by the value they ask for."""
    found: dict[int, list[int]] = {}
    for field in scene.card["fields"]:
        found.setdefault(field["values"][0], []).append(field["field"])
    return found


class TestTarget:
    """Streefdoel."""

    def sums(self, scene: Scene, total: int) -> list[int]:
        """Fields that add up to a total, none if there is no such set."""
        values = [field["values"][0] for field in scene.card["fields"]]
        for mask in range(1, 256):
            chosen = [field for field in range(8) if mask >> field & 1]
            if sum(values[field] for field in chosen) == total:
                return chosen
        raise AssertionError(total)

    def test_every_die_is_a_point(self) -> None:
        assert Scene("target").lay_all(0).points() == (1, 0)
        assert Scene("target").lay_all(*self.sums(Scene("target"), 9)).points()[1] == 0

    @pytest.mark.parametrize("number", range(10))
    def test_the_target_itself_brings_a_bonus_point(self, number: int) -> None:
        scene = Scene("target", number=number)
        exact = self.sums(scene, scene.card["target"])
        assert scene.lay_all(*exact).points() == (len(exact), 1)

    def test_surplus_dice_cost_a_point_each_the_largest_first(self) -> None:
        scene = Scene("target").lay_all(*range(8))
        values = sorted((field["values"][0] for field in scene.card["fields"]), reverse=True)
        surplus = next(gone for gone in range(9) if sum(values[gone:]) <= scene.card["target"])
        assert scene.points() == (8 - 2 * surplus, 0)
        assert scene.verdicts().count("surplus") == surplus

    def test_wrong_dice_are_outside_the_sum_but_cost_the_bonus(self) -> None:
        scene = Scene("target")
        exact = self.sums(scene, scene.card["target"])
        free = next(field for field in range(8) if field not in exact)
        assert scene.lay_all(*exact).wrong(free).points() == (len(exact) - 1, 0)


class TestTower:
    """Toren van twee."""

    def test_a_tower_of_two_right_dice_is_one_point(self) -> None:
        scene = Scene("tower").lay_all(3)
        assert scene.points() == (1, 0)
        dice = scene.report()["cards"][scene.slot]["dice"]
        assert [(die["layer"], die["points"]) for die in dice] == [("bottom", 0), ("top", 1)]

    def test_only_the_top_has_a_value(self) -> None:
        scene = Scene("tower")
        colour, _ = scene.wish(3, "bottom")
        for value in range(1, 7):
            assert Scene("tower").lay(3, "bottom", (colour, value)).lay(3, "top").points() == (1, 0)
        assert Scene("tower").lay(3, "bottom").wrong(3, "top").points() == (-1, 0)

    def test_the_order_must_be_kept(self) -> None:
        scene = Scene("tower")
        bottom, top = scene.wish(3, "bottom"), scene.wish(3, "top")
        assert scene.lay(3, "bottom", top).lay(3, "top", bottom).points() == (-2, 0)

    def test_an_incomplete_tower_costs_a_point(self) -> None:
        assert Scene("tower").lay(3, "bottom").points() == (-1, 0)
        assert Scene("tower").wrong(3, "bottom").points() == (-1, 0)

    def test_of_two_dice_each_wrong_one_costs_a_point_and_the_right_one_nothing(self) -> None:
        assert Scene("tower").wrong(3, "bottom").lay(3, "top").points() == (-1, 0)
        assert Scene("tower").wrong(3, "bottom").wrong(3, "top").points() == (-2, 0)

    def test_a_parked_die_is_incomplete_at_the_end(self) -> None:
        scene = Scene("tower").lay(3, "parked")
        assert scene.points() == (-1, 0)
        assert scene.verdicts() == ["parked"]

    def test_nine_towers_are_ten_points(self) -> None:
        assert Scene("tower").lay_all(*range(9)).points() == (9, 1)


class TestRow:
    """Reeks van drie."""

    @pytest.mark.parametrize("line", [(0, 1, 2), (6, 7, 8), (0, 3, 6), (1, 4, 7), (0, 4, 8), (2, 4, 6)])
    def test_three_in_a_line_score(self, line: tuple[int, ...]) -> None:
        assert Scene("row").lay_all(*line).points() == (3, 0)

    def test_less_than_three_cost_a_point_each(self) -> None:
        assert Scene("row").lay_all(0, 1).points() == (-2, 0)
        assert Scene("row").lay_all(0, 1, 5).points() == (-3, 0)

    def test_a_die_in_two_rows_counts_once(self) -> None:
        assert Scene("row").lay_all(0, 1, 2, 4, 8).points() == (5, 0)

    def test_a_die_outside_every_row_costs_a_point(self) -> None:
        scene = Scene("row").lay_all(0, 1, 2, 5)
        assert scene.points() == (2, 0)
        assert scene.verdicts() == ["right", "right", "right", "no_line"]

    def test_where_there_are_two_numbers_either_will_do(self) -> None:
        for field in Scene("row").card["fields"]:
            for value in field["values"]:
                line = next(line for line in ((0, 1, 2), (3, 4, 5), (6, 7, 8)) if field["field"] in line)
                scene = Scene("row").lay_all(*(other for other in line if other != field["field"]))
                assert scene.lay(field["field"], die=(field["colour"], value)).points() == (3, 0)

    def test_a_wrong_die_breaks_a_row(self) -> None:
        assert Scene("row").lay_all(0, 1).wrong(2).points() == (-3, 0)

    def test_nine_dice_are_ten_points(self) -> None:
        assert Scene("row").lay_all(*range(9)).points() == (9, 1)


class TestChain:
    """Ketting."""

    def lay(self, *values: int) -> Scene:
        """A chain card with dice of these values; the second of equal ones goes on the second field."""
        scene = Scene("chain")
        fields = fields_by_value(scene)
        for value in values:
            scene.lay(fields[value].pop(0))
        return scene

    def test_six_dice_from_one_to_six_are_seven_points(self) -> None:
        assert self.lay(1, 2, 3, 4, 5, 6).points() == (6, 1)

    @pytest.mark.parametrize("values", [(1, 2), (3, 4, 5), (5, 4, 3), (2, 3, 4, 5)])
    def test_a_chain_has_at_least_two_dice(self, values: tuple[int, ...]) -> None:
        assert self.lay(*values).points() == (len(values), 0)

    def test_one_die_is_no_chain(self) -> None:
        assert self.lay(4).points() == (-1, 0)

    def test_a_second_chain_costs_points(self) -> None:
        scene = self.lay(1, 2, 3, 5, 6)
        assert scene.points() == (1, 0)
        assert scene.verdicts().count("broken") == 2

    def test_of_two_equally_long_chains_one_scores(self) -> None:
        assert self.lay(1, 2, 5, 6).points() == (0, 0)
        assert self.lay(1, 2, 4, 5).verdicts().count("broken") == 2

    def test_no_value_may_come_twice(self) -> None:
        double = next(value for value, fields in fields_by_value(Scene("chain")).items() if len(fields) == 2)
        chain = [value for value in range(1, 7) if value != double]
        assert self.lay(*chain, double, double).points() == (5, 0)

    def test_joker_fields_take_any_colour_but_one_value(self) -> None:
        scene = Scene("chain")
        joker = next(field for field in scene.card["fields"] if field["joker"])
        value = joker["values"][0]
        neighbour = fields_by_value(scene)[value + 1 if value < 6 else value - 1][0]
        for colour in ("red", "grey", "black"):
            scene = Scene("chain").lay(neighbour).lay(joker["field"], die=(colour, value))
            assert scene.points() == (2, 0)
        other = value % 6 + 1
        assert Scene("chain").lay(neighbour).lay(joker["field"], die=("grey", other)).points() == (-2, 0)


class TestDuo:
    """Duo's en trio's."""

    def line(self, number: int) -> list[int]:
        """The middle line: colour, joker, colour."""
        horizontal = Scene("duo", number=number).card["direction"] == "horizontal"
        return [3, 4, 5] if horizontal else [1, 4, 7]

    @pytest.mark.parametrize("number", [0, 6])
    def test_a_trio_is_three_points_and_a_duo_two(self, number: int) -> None:
        left, joker, right = self.line(number)
        assert Scene("duo", number=number).lay_all(left, joker, right).points() == (3, 0)
        assert Scene("duo", number=number).lay_all(left, joker).points() == (2, 0)
        assert Scene("duo", number=number).lay_all(joker, right).points() == (2, 0)

    @pytest.mark.parametrize("number", [0, 6])
    def test_without_the_joker_every_die_costs_a_point(self, number: int) -> None:
        left, joker, right = self.line(number)
        scene = Scene("duo", number=number).lay_all(left, right)
        assert scene.points() == (-2, 0)
        assert scene.verdicts() == ["no_joker", "no_joker"]
        assert Scene("duo", number=number).lay_all(joker).points() == (-1, 0)

    def test_the_joker_takes_any_colour_and_the_value_of_its_line(self) -> None:
        left, joker, _ = self.line(0)
        _, value = Scene("duo").wish(joker)
        assert Scene("duo").lay(left).lay(joker, die=("black", value)).points() == (2, 0)
        assert Scene("duo").lay(left).lay(joker, die=("black", value % 6 + 1)).points() == (-2, 0)

    def test_nine_dice_are_ten_points(self) -> None:
        assert Scene("duo").lay_all(*range(9)).points() == (9, 1)

    def test_both_kinds_of_numerals_are_printed(self) -> None:
        assert {field["numeral"] for field in Scene("duo").card["fields"]} == {"arabic", "roman"}


class TestConfusion:
    """Verwarring."""

    def test_even_is_the_colour_and_odd_the_word(self) -> None:
        field = Scene("confusion").card["fields"][0]
        by_colour: Die = (field["colour"], field["values"][0])
        by_word: Die = (field["word_colour"], field["values"][0])
        assert Scene("confusion", parity="even").lay(0, die=by_colour).points() == (1, 0)
        assert Scene("confusion", parity="even").lay(0, die=by_word).points() == (-1, 0)
        assert Scene("confusion", parity="odd").lay(0, die=by_word).points() == (1, 0)
        assert Scene("confusion", parity="odd").lay(0, die=by_colour).points() == (-1, 0)

    @pytest.mark.parametrize("parity", ["even", "odd"])
    def test_nine_dice_are_ten_points(self, parity: str) -> None:
        assert Scene("confusion", parity=parity).lay_all(*range(9)).points() == (9, 1)


class TestMinusAndBonus:
    """Pluspunten, minpunten, bonuspunten."""

    def test_a_wrong_die_costs_a_point(self) -> None:
        scene = Scene("confusion").lay_all(0, 1).wrong(2)
        assert scene.points() == (1, 0)
        assert scene.verdicts() == ["right", "right", "wrong"]

    def test_a_die_beside_a_card_costs_that_card_a_point(self) -> None:
        assert Scene("confusion").lay_all(0, 1).beside().points() == (1, 0)
        scene = Scene("confusion").lay_all(0, 1).beside(slot=0)
        assert scene.points() == (2, 0)
        assert scene.report()["cards"][0]["net"] == -1

    def test_nothing_wrong_may_lie_by_a_card_with_its_bonus(self) -> None:
        assert Scene("confusion").lay_all(*range(9)).beside().points() == (8, 0)

    def finished(self, *slots: int) -> Scene:
        """Confusion, row and target cards, some of them with points."""
        scene = Scene("target", "row", "confusion")
        dice = {0: (0,), 1: (0, 1, 2), 2: (0, 1)}
        for slot in slots:
            for field in dice[slot]:
                scene.lay(field, slot=slot)
        return scene

    def test_one_card_brings_no_bonus_two_bring_two_and_three_bring_three(self) -> None:
        assert self.finished(0).report()["bonus"] == 0
        assert self.finished(0, 1).report()["bonus"] == 2
        assert self.finished(0, 1, 2).report()["bonus"] == 3

    def test_a_card_counts_only_with_a_point_left_after_minus_points(self) -> None:
        assert self.finished(0, 1).beside(slot=0).report()["bonus"] == 0
        assert self.finished(0, 1, 2).beside(slot=0).report()["bonus"] == 2
        assert self.finished(0, 1, 2).beside(slot=2).report()["bonus"] == 3


class TestMissedDice:
    """Einde van een ronde: what the stopper could still have laid down."""

    def test_two_points_if_nothing_fits(self) -> None:
        assert Scene("confusion").lay_all(*range(9)).missed() == 0

    def test_a_point_less_for_every_die_that_fits(self) -> None:
        scene = Scene("confusion", "target", "row")
        assert scene.table(scene.wish(0), scene.wish(1), scene.wish(2)).missed() >= 3

    def test_the_hand_of_the_stopper_is_emptied_before_it_is_counted(self) -> None:
        scene = Scene("confusion", "tower", "duo")
        first, second = scene.wish(0), scene.wish(1)
        state = scene.put(first, "h0").table(second).state()
        state.play("0s")
        _, events = state.play(f"0p{scene.slot}.0")
        report = json.loads(events)[-1]["seats"][0]
        assert (report["cards"][scene.slot]["net"], report["stop"]) == (1, -1), "one was laid in time, one was left"

    def test_only_the_stopper_pays(self) -> None:
        scene = Scene("confusion")
        assert scene.table(scene.wish(0)).report("1s")["stop"] == 0

    def test_a_die_counts_once_even_if_two_cards_want_it(self) -> None:
        for number in range(10):
            scene = Scene("confusion", "target", "row", number=number)
            wanted = {scene.wish(field, slot=0) for field in range(8)} & {scene.wish(field) for field in range(9)}
            for die in wanted:
                assert Scene("confusion", "target", "row", number=number).table(die).missed() == 1

    def test_a_whole_tower_counts_two_and_half_a_tower_nothing(self) -> None:
        scene = Scene("tower", "row", "duo")
        bottom, top = scene.wish(3, "bottom"), scene.wish(3, "top")
        bottom = (bottom[0], 6 if bottom[1] != 6 else 5)
        assert Scene("tower", "row", "duo").table(bottom).missed() == 0
        assert Scene("tower", "row", "duo").table(top).missed() == 0
        assert Scene("tower", "row", "duo").table(bottom, top).missed() == 2

    def test_the_missing_half_of_a_tower_counts_one(self) -> None:
        scene = Scene("tower", "row", "duo")
        top = scene.wish(3, "top")
        assert scene.lay(3, "bottom").table(top).missed() == 1
        parked = Scene("tower", "row", "duo")
        assert parked.lay(3, "parked").table(parked.wish(3, "bottom")).missed() == 1

    def test_two_dice_of_a_row_are_not_missed_without_the_third(self) -> None:
        scene = Scene("row", "tower", "chain")
        assert Scene("row", "tower", "duo").table(scene.wish(0), scene.wish(1)).missed() == 0
        assert Scene("row", "tower", "duo").table(*(scene.wish(field) for field in (0, 1, 2))).missed() == 3
        assert Scene("row", "tower", "duo").lay_all(0, 1).table(scene.wish(2)).missed() == 1

    def test_a_die_that_would_exceed_the_target_is_not_missed(self) -> None:
        scene = Scene("target", "tower", "row")
        values = [field["values"][0] for field in scene.card["fields"]]
        exact = TestTarget().sums(scene, scene.card["target"])
        free = [field for field in range(8) if field not in exact]
        assert Scene("target", "tower", "row").lay_all(*exact).table(*(scene.wish(f) for f in free)).missed() == 0
        small = min(exact, key=lambda field: values[field])
        others = [field for field in exact if field != small]
        assert Scene("target", "tower", "row").lay_all(*others).table(scene.wish(small)).missed() == 1

    def test_a_second_die_of_a_value_is_not_missed_in_a_chain(self) -> None:
        fields = fields_by_value(Scene("chain"))
        double = next(value for value, some in fields.items() if len(some) == 2)
        first, second = fields[double]
        near = fields[double + 1 if double < 6 else double - 1][0]
        scene = Scene("chain", "tower", "row").lay_all(first, near)
        assert scene.table(scene.wish(second)).missed() == 0
        # Nor does it count while its like lies there alone: that one makes the chain.
        scene = Scene("chain", "tower", "row").lay_all(first)
        assert scene.table(scene.wish(second), scene.wish(near)).missed() == 1
