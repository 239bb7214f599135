"""Every statement and every worked example of the Yahtzee rulebook (MB 2001), section by section.

Each test runs twice: on the engine, through the public `worp` interface with dice typed in, and on the
oracle, so that the second opinion is held to the same examples. Where the rulebook leaves something open, the
ruling is in docs/rules/yahtzee.md. Extra Yahtzees and jokers have their own file, test_yahtzee_jokers.py.
"""

from __future__ import annotations

import pytest

import worp
from oracle.yahtzee import BOXES, LOWER, UPPER
from oracle.yahtzee_pad import PLAIN_LOWER, SCORED_YAHTZEE, Deal, EngineBackend, OracleBackend, dealer, plain


@pytest.fixture(params=[EngineBackend, OracleBackend], ids=["engine", "oracle"])
def deal(request: pytest.FixtureRequest) -> Deal:
    return dealer(request.param)


class TestTheGameInShort:
    """HET SPEL IN HET KORT."""

    def test_a_sheet_has_six_upper_and_seven_lower_boxes(self, deal: Deal) -> None:
        assert set(deal().sheet()["boxes"]) == {*UPPER, *LOWER}
        assert (len(UPPER), len(LOWER)) == (6, 7)

    @pytest.mark.parametrize("box", BOXES)
    def test_boxes_may_be_filled_in_any_order(self, deal: Deal, box: str) -> None:
        assert deal().throw("11123").write(box).sheet()["boxes"][box] is not None

    def test_exactly_one_box_is_filled_each_turn(self, deal: Deal) -> None:
        pad = deal()
        for turns, box in enumerate(reversed(BOXES), start=1):
            pad.throw("12345").write(box)
            assert sum(points is not None for points in pad.sheet()["boxes"].values()) == turns
        assert pad.kind() == "over"

    @pytest.mark.parametrize("players", [1, 2, 8, 20])
    def test_any_number_can_play(self, deal: Deal, players: int) -> None:
        pad = deal(players, start="first").play_game(["12345"] * players)
        assert pad.kind() == "over"
        assert len(set(pad.backend.totals())) == 1

    def test_the_highest_grand_total_wins(self, deal: Deal) -> None:
        pad = deal(3, start="first").play_game(["11112", "66665", "44443"])
        assert pad.backend.totals()[1] == max(pad.backend.totals())
        assert pad.backend.winners() == [1]


class TestThrowing:
    """DOBBELSTENEN GOOIEN."""

    def test_everybody_throws_one_die_and_the_highest_begins(self, deal: Deal) -> None:
        pad = deal(3)
        assert pad.view()["phase"] == "opening"
        for seat, pips in enumerate("264"):
            assert (pad.kind(), pad.seat()) == ("chance", seat)
            pad.throw(pips)
        assert pad.view()["phase"] == "play"
        assert pad.view()["starter"] == pad.seat() == 1

    def test_those_who_tie_for_the_highest_throw_again(self, deal: Deal) -> None:
        pad = deal(4).throw("5").throw("2").throw("5").throw("5")
        assert pad.view()["opening"]["contenders"] == [0, 2, 3]
        for seat, pips in ((0, "4"), (2, "1"), (3, "4")):
            assert pad.seat() == seat
            pad.throw(pips)
        assert pad.view()["opening"]["contenders"] == [0, 3]
        pad.throw("3").throw("6")
        assert pad.view()["starter"] == pad.seat() == 3

    def test_a_tie_below_the_highest_changes_nothing(self, deal: Deal) -> None:
        assert deal(3).throw("2").throw("2").throw("3").view()["starter"] == 2

    def test_alone_there_is_nothing_to_throw_for(self, deal: Deal) -> None:
        assert deal().view()["phase"] == "play"

    def test_the_first_seat_begins_when_the_table_says_so(self, deal: Deal) -> None:
        pad = deal(3, start="first")
        assert (pad.view()["phase"], pad.view()["starter"], pad.seat()) == ("play", 0, 0)

    def test_turns_go_round_from_the_one_who_begins(self, deal: Deal) -> None:
        pad = deal(3).throw("1").throw("1").throw("6")
        order = []
        for box in ("chance", "chance", "chance", "ones"):
            order.append(pad.seat())
            pad.throw("12345").write(box)
        assert order == [2, 0, 1, 2]

    def test_three_throws_at_most(self, deal: Deal) -> None:
        pad = deal()
        assert pad.view()["rolls_left"] == 3
        pad.throw("12345").hold("")
        assert pad.kind() == "chance"
        pad.throw("12345").hold("").throw("12345")
        assert pad.view()["rolls_left"] == 0
        assert pad.holds() == []

    def test_one_may_stop_after_the_first_throw(self, deal: Deal) -> None:
        pad = deal().throw("66666")
        assert pad.view()["rolls_left"] == 2
        assert pad.write("yahtzee").sheet()["boxes"]["yahtzee"] == 50

    def test_one_may_stop_after_the_second_throw(self, deal: Deal) -> None:
        pad = deal().throw("66661").hold("1234").throw("6")
        assert pad.view()["rolls_left"] == 1
        assert pad.write("yahtzee").sheet()["boxes"]["yahtzee"] == 50

    def test_the_first_throw_is_with_all_dice(self, deal: Deal) -> None:
        pad = deal()
        assert pad.kind() == "chance"
        assert pad.view()["dice"] is None
        assert pad.throw("31425").view()["dice"] == [3, 1, 4, 2, 5]

    def test_some_dice_are_thrown_again_and_the_held_ones_lie_still(self, deal: Deal) -> None:
        pad = deal().throw("31425").hold("24")
        assert pad.view()["held"] == [False, True, False, True, False]
        assert pad.throw("666").view()["dice"] == [6, 1, 6, 2, 6]
        assert pad.view()["held"] == [False] * 5

    def test_all_dice_may_be_thrown_again(self, deal: Deal) -> None:
        assert deal().throw("31425").hold("").throw("22222").view()["dice"] == [2] * 5

    def test_a_die_held_once_may_be_thrown_the_next_time(self, deal: Deal) -> None:
        pad = deal().throw("31425").hold("1").throw("6666").hold("2345").throw("6")
        assert pad.view()["dice"] == [6] * 5

    def test_throwing_again_means_picking_up_a_die(self, deal: Deal) -> None:
        pad = deal().throw("31425")
        assert len(pad.holds()) == len(set(pad.holds())) == 31
        assert "h12345" not in pad.holds()

    def test_the_third_throw_settles_the_score(self, deal: Deal) -> None:
        pad = deal().throw("11111").hold("").throw("22222").hold("").throw("12345")
        assert pad.offers()["yahtzee"] == 0
        assert pad.offers()["large_straight"] == 40


class TestScoring:
    """PUNTEN SCOREN."""

    def test_two_threes_are_6_in_the_threes(self, deal: Deal) -> None:
        assert deal().throw("33126").write("threes").sheet()["boxes"]["threes"] == 6

    @pytest.mark.parametrize(("face", "box"), list(enumerate(UPPER, start=1)))
    @pytest.mark.parametrize("count", range(6))
    def test_an_upper_box_adds_its_own_face_only(self, deal: Deal, face: int, box: str, count: int) -> None:
        other = face % 6 + 1
        faces = str(face) * count + str(other) * (5 - count)
        assert deal().throw(faces).offers()[box] == face * count

    def test_three_threes_are_19_in_three_of_a_kind(self, deal: Deal) -> None:
        assert deal().throw("33364").write("three_of_a_kind").sheet()["boxes"]["three_of_a_kind"] == 19

    def test_four_fives_are_21_in_four_of_a_kind(self, deal: Deal) -> None:
        assert deal().throw("55551").write("four_of_a_kind").sheet()["boxes"]["four_of_a_kind"] == 21

    @pytest.mark.parametrize(
        ("faces", "three", "four"),
        [("33364", 19, 0), ("55551", 21, 21), ("22222", 10, 10), ("33544", 0, 0), ("22255", 16, 0)],
    )
    def test_more_of_a_kind_than_asked_is_enough(self, deal: Deal, faces: str, three: int, four: int) -> None:
        offers = deal().throw(faces).offers()
        assert (offers["three_of_a_kind"], offers["four_of_a_kind"]) == (three, four)

    def test_three_fives_and_two_fours_are_a_full_house_of_25(self, deal: Deal) -> None:
        assert deal().throw("55544").write("full_house").sheet()["boxes"]["full_house"] == 25

    @pytest.mark.parametrize(
        ("faces", "points"),
        [("11122", 25), ("65656", 25), ("11123", 0), ("11112", 0), ("11223", 0), ("44444", 0)],
    )
    def test_a_full_house_is_a_three_and_another_pair(self, deal: Deal, faces: str, points: int) -> None:
        assert deal().throw(faces).offers()["full_house"] == points

    @pytest.mark.parametrize("faces", ["23455", "23451", "12346", "12342", "34561", "34566", "43653"])
    def test_four_in_a_row_are_a_small_straight_of_30(self, deal: Deal, faces: str) -> None:
        assert deal().throw(faces).write("small_straight").sheet()["boxes"]["small_straight"] == 30

    @pytest.mark.parametrize("faces", ["12356", "12456", "11235", "66542", "11223"])
    def test_a_gap_makes_no_small_straight(self, deal: Deal, faces: str) -> None:
        assert deal().throw(faces).offers()["small_straight"] == 0

    @pytest.mark.parametrize("faces", ["12345", "23456", "54321", "36425"])
    def test_five_in_a_row_are_a_large_straight_of_40(self, deal: Deal, faces: str) -> None:
        assert deal().throw(faces).write("large_straight").sheet()["boxes"]["large_straight"] == 40

    @pytest.mark.parametrize("faces", ["12346", "23455", "13456", "12356"])
    def test_a_gap_or_a_pair_makes_no_large_straight(self, deal: Deal, faces: str) -> None:
        assert deal().throw(faces).offers()["large_straight"] == 0

    @pytest.mark.parametrize("faces", ["12345", "23456"])
    def test_a_large_straight_may_be_written_as_a_small_one(self, deal: Deal, faces: str) -> None:
        assert deal().throw(faces).write("small_straight").sheet()["boxes"]["small_straight"] == 30

    def test_five_threes_are_a_yahtzee_of_50(self, deal: Deal) -> None:
        assert deal().throw("33333").write("yahtzee").sheet()["boxes"]["yahtzee"] == 50

    @pytest.mark.parametrize("face", "123456")
    def test_five_of_any_face_are_a_yahtzee(self, deal: Deal, face: str) -> None:
        assert deal().throw(face * 5).offers()["yahtzee"] == 50

    def test_four_of_a_kind_are_no_yahtzee(self, deal: Deal) -> None:
        assert deal().throw("33332").offers()["yahtzee"] == 0

    @pytest.mark.parametrize(("faces", "points"), [("11111", 5), ("12345", 15), ("66666", 30), ("13526", 17)])
    def test_chance_is_the_sum_of_any_throw(self, deal: Deal, faces: str, points: int) -> None:
        assert deal().throw(faces).offers()["chance"] == points

    def test_the_sheet_tells_the_points_of_each_combination(self) -> None:
        layout = worp.new_match("yahtzee", seats=["Ann"], seed=1, options={}).view()["layout"]
        printed = {box["id"]: box["fixed"] for box in layout["boxes"] if box["fixed"] is not None}
        assert printed == {"full_house": 25, "small_straight": 30, "large_straight": 40, "yahtzee": 50}
        assert [box["id"] for box in layout["boxes"]] == list(BOXES)
        assert [box["face"] for box in layout["boxes"]] == [1, 2, 3, 4, 5, 6] + [None] * 7
        numbers = ("dice", "rolls", "upper_goal", "upper_bonus", "yahtzee_bonus")
        assert [layout[number] for number in numbers] == [5, 3, 63, 35, 100]


# The table of the example: A threes, B fives, C three of a kind, D full house, E chance.
EXAMPLE = {"threes": 9, "fives": 10, "three_of_a_kind": 19, "full_house": 25, "chance": 19}


class TestChoosing:
    """DE VERSCHILLENDE SCOREMOGELIJKHEDEN, CHANCE, NUL NOTEREN."""

    def test_the_example_offers_a_to_e_and_zero_elsewhere(self, deal: Deal) -> None:
        offers = deal().throw("33355").offers()
        assert {box: points for box, points in offers.items() if points} == EXAMPLE
        assert set(offers) == set(BOXES)

    @pytest.mark.parametrize(("box", "points"), list(EXAMPLE.items()))
    def test_each_choice_of_the_example_brings_its_points(self, deal: Deal, box: str, points: int) -> None:
        pad = deal().throw("33355").write(box)
        assert pad.sheet()["boxes"][box] == pad.sheet()["total"] == points

    def test_a_box_holds_one_score_only(self, deal: Deal) -> None:
        pad = deal().fill(chance="12345").throw("66666")
        assert "chance" not in pad.boxes()
        assert len(pad.boxes()) == 12

    def test_with_a_to_e_filled_a_zero_must_be_written_elsewhere(self, deal: Deal) -> None:
        pad = deal().fill(**plain(*EXAMPLE)).throw("33355")
        assert pad.offers() == {box: 0 for box in BOXES if box not in EXAMPLE}
        assert pad.write("ones").sheet()["boxes"]["ones"] == 0

    def test_chance_serves_when_the_combination_is_taken(self, deal: Deal) -> None:
        pad = deal().fill(**plain("full_house")).throw("33355")
        assert "full_house" not in pad.offers()
        assert pad.write("chance").sheet()["boxes"]["chance"] == 19

    def test_a_box_must_be_filled_even_when_only_zero_is_left(self, deal: Deal) -> None:
        pad = deal().fill(**{box: "12345" for box in BOXES if box != "yahtzee"}).throw("12345")
        pad.hold("").throw("12345").hold("").throw("12345")
        assert pad.backend.codes() == ["yahtzee"]
        assert pad.write("yahtzee").kind() == "over"

    def test_a_zero_may_be_written_by_choice(self, deal: Deal) -> None:
        assert deal().throw("55555").write("ones").sheet()["boxes"]["ones"] == 0


class TestUpperBonus:
    """35 BONUSPUNTEN."""

    def test_three_of_each_make_exactly_63_and_earn_35(self, deal: Deal) -> None:
        sheet = deal().fill(**plain(*UPPER)).sheet()
        assert (sheet["upper_total"], sheet["upper_bonus"], sheet["total"]) == (63, 35, 98)

    def test_62_earns_nothing(self, deal: Deal) -> None:
        sheet = deal().fill(**plain(*UPPER) | {"ones": "11234"}).sheet()
        assert (sheet["upper_total"], sheet["upper_bonus"], sheet["total"]) == (62, 0, 62)

    def test_more_than_63_earns_no_more_than_35(self, deal: Deal) -> None:
        boxes = {box: str(face) * 4 + str(face % 6 + 1) for face, box in enumerate(UPPER, start=1)}
        sheet = deal().fill(**boxes).sheet()
        assert (sheet["upper_total"], sheet["upper_bonus"], sheet["total"]) == (84, 35, 119)

    def test_lower_boxes_do_not_count_for_it(self, deal: Deal) -> None:
        sheet = deal().fill(**PLAIN_LOWER, **SCORED_YAHTZEE).sheet()
        assert (sheet["upper_total"], sheet["upper_bonus"]) == (0, 0)
        assert sheet["lower_total"] == 21 + 25 + 25 + 30 + 40 + 28 + 50 == sheet["total"]

    @pytest.mark.parametrize(("box", "four"), [("threes", "33331"), ("fours", "44441"), ("sixes", "66661")])
    def test_a_zero_in_the_ones_is_made_good_by_a_fourth(self, deal: Deal, box: str, four: str) -> None:
        sheet = deal().fill(**plain(*UPPER) | {"ones": "22345", box: four}).sheet()
        assert sheet["boxes"]["ones"] == 0
        assert sheet["upper_bonus"] == 35

    def test_a_zero_in_the_ones_is_not_made_good_by_a_fourth_two(self, deal: Deal) -> None:
        sheet = deal().fill(**plain(*UPPER) | {"ones": "22345", "twos": "22221"}).sheet()
        assert (sheet["upper_total"], sheet["upper_bonus"]) == (62, 0)


class TestAddingUp:
    """AL JE PUNTEN BIJ ELKAAR OPTELLEN."""

    def test_the_grand_total_is_the_sum_of_its_four_parts(self, deal: Deal) -> None:
        pad = deal().fill(**SCORED_YAHTZEE, **plain(*UPPER), **plain("three_of_a_kind", "four_of_a_kind"))
        pad.fill(full_house="44444", small_straight="12345", large_straight="33333", chance="22222")
        sheet = pad.sheet()
        assert sheet["upper_total"] == 63
        assert sheet["upper_bonus"] == 35
        assert sheet["yahtzee_bonus"] == 300
        assert sheet["lower_total"] == 50 + 21 + 25 + 25 + 30 + 40 + 10
        assert sheet["total"] == 63 + 35 + 300 + 201
        assert pad.backend.totals() == [599]
        assert pad.kind() == "over"

    def test_the_highest_score_there_is(self, deal: Deal) -> None:
        """13 Yahtzees: the first in its box, six above, the rest as jokers and twelve bonuses."""
        pad = deal().fill(yahtzee="66666", ones="11111", twos="22222", threes="33333")
        pad.fill(fours="44444", fives="55555", sixes="66666", three_of_a_kind="66666")
        pad.fill(four_of_a_kind="66666", full_house="66666", small_straight="66666")
        pad.fill(large_straight="66666", chance="66666")
        assert pad.backend.totals() == [1575]


class TestTheWinner:
    """DE WINNAAR."""

    # What 13 equal throws written from top to bottom bring.
    HIGH, LOW = "66665", "11112"
    HIGH_TOTAL, LOW_TOTAL = 5 + 24 + 29 + 29 + 29, 4 + 2 + 6 + 6 + 6

    def test_the_most_points_win(self, deal: Deal) -> None:
        pad = deal(2, start="first").play_game([self.LOW, self.HIGH])
        assert pad.backend.totals() == [self.LOW_TOTAL, self.HIGH_TOTAL]
        assert pad.backend.winners() == [1]

    def test_nobody_has_won_before_the_end(self, deal: Deal) -> None:
        assert deal(2, start="first").throw("66666").write("yahtzee").backend.winners() == []

    def test_equal_points_share_the_win(self, deal: Deal) -> None:
        assert deal(3, start="first").play_game([self.HIGH, self.LOW, self.HIGH]).backend.winners() == [0, 2]

    def test_alone_one_wins(self, deal: Deal) -> None:
        assert deal().play_game([self.HIGH]).backend.winners() == [0]

    def test_a_contest_adds_up_five_games(self, deal: Deal) -> None:
        pad = deal(2, start="first", games="5")
        for game in range(1, 6):
            assert (pad.kind(), pad.view()["game"]) == ("chance", game)
            pad.play_game([self.LOW, self.HIGH])
        assert pad.kind() == "over"
        assert pad.backend.totals() == [5 * self.LOW_TOTAL, 5 * self.HIGH_TOTAL]
        assert pad.backend.winners() == [1]

    def test_a_contest_goes_to_the_points_not_to_the_games(self, deal: Deal) -> None:
        pad = deal(2, start="first", games="5")
        for _ in range(4):
            pad.play_game(["33332", "33331"])
        pad.play_game([self.LOW, self.HIGH])
        assert pad.backend.winners() == [1]

    def test_each_game_of_a_contest_has_its_own_sheets(self, deal: Deal) -> None:
        pad = deal(games="5").play_game([self.HIGH])
        assert pad.view()["earlier"] == [[self.HIGH_TOTAL]]
        assert set(pad.sheet()["boxes"].values()) == {None}
        assert pad.backend.totals() == [self.HIGH_TOTAL]

    def test_the_next_game_of_a_contest_is_begun_by_the_next_seat(self, deal: Deal) -> None:
        pad = deal(3, games="5").throw("1").throw("6").throw("1")
        starters = []
        for _ in range(5):
            starters.append(pad.seat())
            pad.play_game([self.HIGH] * 3)
        assert starters == [1, 2, 0, 1, 2]

    def test_a_contest_ends_in_a_shared_win(self, deal: Deal) -> None:
        pad = deal(2, start="first", games="5")
        for _ in range(5):
            pad.play_game([self.HIGH, self.HIGH])
        assert pad.backend.winners() == [0, 1]
