"""Every statement and every example of the rulebook of Keer op Keer (999 Games), and every ruling, section by section.

Each test runs twice: on the engine and on the oracle, so that the second opinion is held to the same examples. Where
the rulebook leaves something open, the ruling is in docs/rules/keer_op_keer.md. Boards are black, and read:

```text
   ABCDEFGHIJKLMNO            ABCDEFGHIJKLMNO
1  gggyyyyGbbbOyyy         5  roooorbbooorrrr
2  ogYgYyoorBboogg         6  rBbRrrryYoRbbbO
3  BgrgggGrrryyogg         7  yybbbbryyyggGoo
4  brrgoObbggyyoRb
```
"""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

import worp
from oracle.keer_op_keer import BOARDS, LOWER_VALUES, UPPER_VALUES, Table
from oracle.keer_op_keer_pad import BLACK, EnginePad, Lay, OraclePad, but, layer
from worp import _core

# Inka's five yellow cells, the first of the game.
YELLOW_FIVE = "H6H7I6I7J7"
# Late in a game: a sheet has no more crosses than its rolls can have brought.
LATE = 30
RULES_PAGE = Path(__file__).parents[2] / "web/games/keer_op_keer/rules_view.js"
# The whole board, and a cell of red, orange and blue that stays open so that these colours are not full.
ALL = "ABCDEFGHIJKLMNO"
REST = "A5O7B6"


@pytest.fixture(params=[EnginePad, OraclePad], ids=["engine", "oracle"])
def lay(request: pytest.FixtureRequest) -> Lay:
    return layer(request.param)


def told(events: list[dict[str, Any]], kind: str) -> list[tuple[Any, ...]]:
    """Seat, what was filled, points and whether it was first."""
    return [(event["seat"], event[kind], event["points"], event["first"]) for event in events if event["type"] == kind]


class TestPreparation:
    """VOORBEREIDING, and the first sentence of SPELVERLOOP."""

    def test_everybody_has_an_empty_board_and_eight_marks(self, lay: Lay) -> None:
        sheets = lay([""] * 6).view()["sheets"]
        assert [(sheet["crossed"], sheet["jokers"]) for sheet in sheets] == [([], 8)] * 6

    @pytest.mark.parametrize("starter", [0, 1, 2])
    def test_lots_are_drawn_for_the_start_and_the_left_neighbour_follows(self, starter: int) -> None:
        state, table = _core.State.set_up("keer_op_keer", 3, {"start": "lot"}), Table(3, BLACK, "lot")
        for drawn in (state, table):
            assert drawn.settle(f"s{starter}")
            drawn.settle("dyob521")
        order = [starter, (starter + 1) % 3, (starter + 2) % 3]
        for view in (json.loads(state.view()), table.facts()):
            assert (view["active"], view["waiting"]) == (starter, order)

    def test_alone_there_is_nothing_to_draw(self) -> None:
        for drawn in (_core.State.set_up("keer_op_keer", 1, {"start": "lot"}), Table(1, BLACK, "lot")):
            drawn.settle("dyo52")


class TestTheCourseOfTheGame:
    """SPELVERLOOP."""

    def test_six_dice_fall_and_everybody_chooses_in_order(self, lay: Lay) -> None:
        pad = lay(["", "", ""], dice="yob552", roll=1)
        assert pad.view()["waiting"] == [0, 1, 2]
        assert len(pad.view()["dice"]["colours"]) == len(pad.view()["dice"]["numbers"]) == 3
        pad.play("y5:H6H7I6I7J7")
        assert pad.view()["waiting"] == [1, 2]

    @pytest.mark.parametrize("roll", [1, 2, 3])
    def test_in_the_first_three_rolls_of_the_game_all_dice_stay(self, lay: Lay, roll: int) -> None:
        pad = lay(["", ""], dice="yob552", roll=roll)
        pad.play("y5:H6H7I6I7J7")
        assert pad.allows("y5:H6H7I6I7J7")

    def test_from_the_fourth_on_the_two_dice_are_taken_away(self, lay: Lay) -> None:
        pad = lay(["", ""], dice="yob521", roll=4)
        pad.play("y5:H6H7I6I7J7")
        assert not pad.allows("y2:H6H7")
        assert not pad.allows("y5:H6H7I6I7J7")
        assert pad.allows("o2:G2H2")

    def test_of_equal_dice_only_one_is_taken(self, lay: Lay) -> None:
        pad = lay(["", ""], dice="yyb551", roll=4)
        pad.play("y5:H6H7I6I7J7")
        assert pad.allows("y5:H6H7I6I7J7")

    def test_several_may_choose_what_is_left(self, lay: Lay) -> None:
        pad = lay(["", "", ""], dice="yob521", roll=4)
        pad.play("y5:H6H7I6I7J7")
        pad.play("o2:G2H2")
        assert pad.allows("o2:G2H2")

    def test_the_others_take_nothing_away(self, lay: Lay) -> None:
        pad = lay(["", "", ""], dice="yob521", roll=4)
        pad.play("pass")
        (crossed,) = pad.play("y5:H6H7I6I7J7")
        assert (crossed["seat"], crossed["takes"]) == (1, False)
        assert pad.allows("y5:H6H7I6I7J7")

    def test_when_the_active_player_passes_all_six_dice_lie_there(self, lay: Lay) -> None:
        pad = lay(["", ""], dice="yob521", roll=4)
        assert pad.play("pass") == [{"type": "passed", "seat": 0}]
        assert all(die["free"] for kind in ("colours", "numbers") for die in pad.view()["dice"][kind])
        assert pad.allows("y5:H6H7I6I7J7")
        assert pad.allows("o2:G2H2")

    def test_anybody_may_pass_at_any_time(self, lay: Lay) -> None:
        pad = lay(["", ""], dice="yob521", roll=4)
        assert pad.allows("pass")
        pad.play("pass")
        assert pad.allows("pass")

    def test_the_dice_go_to_the_left(self, lay: Lay) -> None:
        pad = lay(["", "", ""], dice="yob521", roll=4)
        for _ in range(3):
            pad.play("pass")
        assert (pad.view()["phase"], pad.view()["active"]) == ("roll", 1)

    def test_the_example_of_the_first_roll(self, lay: Lay) -> None:
        pad = lay(["", ""], dice="yob552", roll=1)
        pad.play(f"y5:{YELLOW_FIVE}")
        assert pad.allows(f"y5:{YELLOW_FIVE}"), "the others may take the same"
        assert pad.allows("o2:G2H2")
        assert pad.allows("b2:G4H4")
        assert not pad.allows("b4:G4G5H4H5"), "no 4 was thrown"
        assert not pad.allows("b5:G4G5H4H5"), "a number is used in full"

    def test_the_same_example_in_a_later_roll(self, lay: Lay) -> None:
        pad = lay(["", ""], dice="yob542", roll=4)
        pad.play(f"y5:{YELLOW_FIVE}")
        free = [[die["face"] for die in pad.view()["dice"][kind] if die["free"]] for kind in ("colours", "numbers")]
        assert free == [["orange", "blue"], [4, 2]]
        assert not pad.allows(f"y5:{YELLOW_FIVE}")
        assert pad.allows("o2:G2H2") and pad.allows("b2:G4H4")

    def test_the_rest_of_the_blue_four_needs_a_two_or_two_ones(self, lay: Lay) -> None:
        pad = lay(["G4H4"], dice="bb12", roll=5)
        assert pad.allows("b2:G5H5")
        assert pad.allows("b1:G5")
        assert pad.allows("b1:H5")
        pad = lay(["G4H4"], dice="bb34", roll=5)
        assert pad.codes() == ["pass"], "no higher number, split over several blocks"


class TestCrossing:
    """COMBINATIE KIEZEN EN VAKJES AANKRUISEN."""

    def test_the_first_cross_lies_in_the_start_column(self, lay: Lay) -> None:
        pad = lay(dice="gr14", roll=1)
        assert pad.allows("r4:H3I2I3J3") and pad.allows("g1:H1")
        assert not pad.allows("g1:A1") and not pad.allows("r4:L5M5N5O5")

    def test_the_start_column_stays_a_place_to_begin(self, lay: Lay) -> None:
        assert lay(["H1"], dice="yy11", roll=9).allows("y1:H7")

    def test_yellow_and_four_are_four_adjoining_yellow_cells(self, lay: Lay) -> None:
        pad = lay(dice="yy44", roll=1)
        assert set(pad.codes()) - {"pass"} == {"y4:H6H7I6I7", "y4:H6H7I7J7", "y4:H6I6I7J7", "y4:H7I6I7J7"}

    def test_no_fewer_and_no_more_than_the_number(self, lay: Lay) -> None:
        pad = lay(dice="yy33", roll=1)
        assert not pad.allows("y3:H6H7") and not pad.allows("y3:H6H7I6I7")

    def test_a_block_need_not_be_filled_at_once(self, lay: Lay) -> None:
        assert lay(dice="yy22", roll=1).allows("y2:H6H7")

    def test_never_more_than_five_cells(self, lay: Lay) -> None:
        pad = lay(["G2H2"], dice="yx?5", roll=5)
        cells = [code.split(":")[1] for code in pad.codes() if code != "pass"]
        assert max(map(len, cells)) == 2 * 5
        assert not pad.allows("y?:D1E1E2F1F2G1"), "six yellow cells beside G2"

    def test_a_number_is_not_split_over_blocks(self, lay: Lay) -> None:
        # A blue two in one block and another within reach in the next: I1 and J1 beside H1, G4 and H4.
        pad = lay(["H1"], dice="bb44", roll=5)
        assert not pad.allows("b4:G4H4I1J1")

    def test_a_block_that_crosses_have_cut_in_two_is_two_places(self, lay: Lay) -> None:
        # Of the green D2 D3 D4 E3 F3 G3, the middle is crossed.
        pad = lay(["D1E1E2F1F2G1G2H2E3"], dice="gg23", roll=9)
        assert pad.allows("g2:D2D3") and pad.allows("g2:F3G3")
        assert not pad.allows("g2:D3F3"), "E3 between them holds an older cross"
        assert not pad.allows("g3:D3F3G3")

    def test_correct_green_beside_the_crossed_yellow(self, lay: Lay) -> None:
        yellow = "D1E1E2F1F2G1G2H2"
        assert lay([yellow], dice="gg44", roll=9).allows("g4:D2D3D4E3")

    def test_correct_though_two_single_cells_stay_behind(self, lay: Lay) -> None:
        yellow = "D1E1E2F1F2G1G2H2"
        pad = lay([yellow], dice="gg44", roll=9)
        pad.play("g4:D3E3F3G3")
        pad.throw("dgg12")
        assert pad.allows("g1:D2") and pad.allows("g1:D4")
        assert not pad.allows("g2:D2D4"), "a single cell takes a 1, never a 2"

    def test_incorrect_five_crosses_that_do_not_adjoin(self, lay: Lay) -> None:
        yellow = "D1E1E2F1F2G1G2H2"
        pad = lay([yellow], dice="gg55", roll=9)
        assert not pad.allows("g5:D2D4E3F3G3"), "one block, in three pieces"
        assert not pad.allows("g5:D2D3D4H1I4"), "three blocks"

    def test_incorrect_three_crosses_that_touch_another_only_at_a_corner(self, lay: Lay) -> None:
        pad = lay(["H4I4"], dice="oo33", roll=9)
        assert not pad.allows("o3:J5J6K5"), "J5 and I4 share a corner"
        assert pad.allows("o3:I5J5J6"), "I5 and I4 share an edge"

    def test_incorrect_a_corner_is_not_enough_for_one_cross_either(self, lay: Lay) -> None:
        pad = lay([YELLOW_FIVE], dice="rr11", roll=9)
        assert not pad.allows("r1:K6"), "K6 and J7 share a corner"
        assert pad.allows("r1:G7"), "G7 and H7 share an edge"


class TestJokers:
    """JOKERS."""

    def test_a_black_one_is_any_colour_for_one_mark(self, lay: Lay) -> None:
        pad = lay(dice="xx11", roll=1)
        assert len(pad.codes()) == 1 + 7, "each cell of H, or none"
        pad.play("x1:H2")
        assert pad.view()["sheets"][0]["jokers"] == 7

    def test_a_question_mark_is_any_number_up_to_five_for_one_mark(self, lay: Lay) -> None:
        pad = lay(dice="yy??", roll=1)
        assert {len(code.split(":")[1]) // 2 for code in pad.codes() if code != "pass"} == {1, 2, 3, 4, 5}
        pad.play("y?:H6H7I6I7J7")
        assert pad.view()["sheets"][0]["jokers"] == 7

    def test_a_joker_costs_its_mark_though_the_same_number_lies_there(self, lay: Lay) -> None:
        pad = lay(dice="yy?5", roll=1)
        assert pad.allows("y5:H6H7I6I7J7")
        pad.play("y?:H6H7I6I7J7")
        assert pad.view()["sheets"][0]["jokers"] == 7

    def test_a_black_one_costs_its_mark_though_the_same_colour_lies_there(self, lay: Lay) -> None:
        pad = lay(dice="xy11", roll=1)
        assert pad.allows("y1:H6")
        pad.play("x1:H6")
        assert pad.view()["sheets"][0]["jokers"] == 7

    def test_two_jokers_cost_two_marks(self, lay: Lay) -> None:
        pad = lay(dice="xy?1", roll=1)
        pad.play("x?:G2H2")
        assert pad.view()["sheets"][0]["jokers"] == 6

    @pytest.mark.parametrize(("marks", "one", "two"), [(0, False, False), (1, True, False), (2, True, True)])
    def test_without_marks_no_jokers(self, lay: Lay, marks: int, one: bool, two: bool) -> None:
        pad = lay(["H1"], dice="xy?1", roll=9, jokers=[marks])
        assert pad.allows("x1:H2") is one
        assert pad.allows("y?:H6H7") is one
        assert pad.allows("x?:G2H2") is two
        assert pad.allows("y1:H6")


# The first player lacks the three blue cells D7 E7 F7 and with them column E, as Inka does.
INKA = but("DEFGH", "D7E7F7")


class TestColumns:
    """KOLOMMEN TELLEN."""

    def test_inka_fills_column_e_and_the_others_strike_the_upper_value_out(self, lay: Lay) -> None:
        pad = lay([but(INKA, "D1F1"), "H"], dice="bbo311", roll=LATE, upper=["GH", ""])
        pad.play("b3:D7E7F7")
        assert told(pad.play("pass"), "column") == [(0, 4, 2, True)]
        own, other = (pad.view()["sheets"][seat]["columns"][4] for seat in (0, 1))
        assert (own["points"], own["full"]) == (2, True)
        assert (other["points"], other["full"], other["first"]) == (1, False, False)

    def test_points_are_circled_after_everybody_has_crossed(self, lay: Lay) -> None:
        pad = lay([but(INKA, "D1F1"), "H"], dice="bbo311", roll=LATE, upper=["GH", ""])
        assert told(pad.play("b3:D7E7F7"), "column") == []

    def test_all_who_fill_a_column_first_in_the_same_roll_get_the_upper_value(self, lay: Lay) -> None:
        pad = lay([but("H", "H1")] * 3, dice="ggg111", roll=2 * LATE)
        pad.play("g1:H1")
        pad.play("g1:H1")
        assert told(pad.play("pass"), "column") == [(0, 7, 1, True), (1, 7, 1, True)]
        assert pad.view()["sheets"][2]["columns"][7]["points"] == 0

    def test_later_ones_always_get_the_lower_value(self, lay: Lay) -> None:
        pad = lay(["GH", but("GH", "G5G4"), but("GH", "G5G4")], dice="bbb222", roll=LATE, upper=["GH", "", ""])
        pad.play("pass")
        assert told(pad.play("b2:G4G5"), "column") == [(1, 6, 1, False)]
        assert told(pad.play("b2:G4G5"), "column") == [(2, 6, 1, False)]

    def test_several_columns_in_one_roll(self, lay: Lay) -> None:
        pad = lay([INKA, ""], dice="bbo311", roll=LATE, upper=["GH", ""])
        pad.play("b3:D7E7F7")
        assert told(pad.play("pass"), "column") == [(0, 3, 3, True), (0, 4, 2, True), (0, 5, 2, True)]

    def test_the_values_under_the_columns(self, lay: Lay) -> None:
        columns = lay(["", ""]).view()["sheets"][0]["columns"]
        assert [column["points"] for column in columns] == [5, 3, 3, 3, 2, 2, 2, 1, 2, 2, 2, 3, 3, 3, 5]
        everything = "ABCDEFGHIJKLMNO"
        later = lay([everything, ""], roll=LATE, upper=[everything + "ygbro", ""]).view()["sheets"][1]["columns"]
        assert [column["points"] for column in later] == [3, 2, 2, 2, 1, 1, 1, 0, 1, 1, 1, 2, 2, 2, 3]


class TestBonus:
    """BONUSPUNTEN, STERREN."""

    def test_the_first_to_fill_a_colour_gets_five_the_others_three(self, lay: Lay) -> None:
        pad = lay([but(ALL, REST + "H6K7")] * 2, dice="yyy111", roll=LATE, upper=[ALL, ALL])
        pad.play("y1:H6")
        assert told(pad.play("pass"), "colour") == [(0, "yellow", 5, True)]
        pad.throw("dyyy111")
        assert told(pad.play("y1:H6"), "colour") == [(1, "yellow", 3, False)]

    def test_the_three_points_are_there_for_all_the_others(self, lay: Lay) -> None:
        ready = but(ALL, REST + "H6K7")
        pad = lay([but(ALL, REST + "K7"), ready, ready], dice="yyy111", roll=LATE, upper=[ALL + "y", ALL, ALL])
        pad.play("pass")
        assert told(pad.play("y1:H6"), "colour") == [(1, "yellow", 3, False)]
        assert told(pad.play("y1:H6"), "colour") == [(2, "yellow", 3, False)]

    def test_all_who_fill_it_in_the_same_roll_get_five(self, lay: Lay) -> None:
        pad = lay([but(ALL, REST + "H6K7")] * 2, dice="yyy111", roll=LATE, upper=[ALL, ALL])
        pad.play("y1:H6")
        assert told(pad.play("y1:H6"), "colour") == [(0, "yellow", 5, True), (1, "yellow", 5, True)]

    def test_every_open_star_costs_two(self, lay: Lay) -> None:
        assert lay([""]).parts(0)["stars"] == -30
        assert lay(["H1"], roll=1).parts(0)["stars"] == -28


class TestTheEnd:
    """EINDE VAN HET SPEL."""

    def test_it_ends_after_the_roll_in_which_somebody_circles_a_second_colour(self, lay: Lay) -> None:
        pad = lay([but(ALL, REST + "H1"), ""], dice="ggo111", roll=LATE, upper=[ALL + "y", ""])
        pad.play("g1:H1")
        assert pad.view()["phase"] == "choose", "everybody completes the roll"
        assert [event["type"] for event in pad.play("o1:H2")][-1] == "over"
        assert pad.view()["winners"] == [0]

    def test_in_the_last_roll_the_others_still_fill_columns_and_colours(self, lay: Lay) -> None:
        ready = but(ALL, REST + "H1")
        pad = lay([ready, ready], dice="ggo111", roll=LATE, upper=[ALL + "y"] * 2)
        pad.play("g1:H1")
        events = pad.play("g1:H1")
        assert told(events, "column") == [(0, 7, 1, True), (1, 7, 1, True)]
        assert told(events, "colour") == [(0, "green", 5, True), (1, "green", 5, True)]
        assert events[-1]["type"] == "over"

    def test_the_value_of_the_second_colour_does_not_matter(self, lay: Lay) -> None:
        pad = lay(
            [but(ALL, REST + "H1"), but(ALL, REST + "H6")], dice="ggo111", roll=LATE, upper=[ALL + "y", ALL + "g"]
        )
        pad.play("g1:H1")
        pad.play("pass")
        assert pad.view()["phase"] == "over"

    def test_one_full_colour_does_not_end_it(self, lay: Lay) -> None:
        pad = lay([but(ALL, REST + "H1H6"), but(ALL, REST + "H1")], dice="ggo111", roll=LATE, upper=[ALL, ALL + "y"])
        pad.play("g1:H1")
        pad.play("pass")
        assert pad.view()["phase"] == "roll", "two colours, but on two sheets"

    def test_the_four_lines_of_the_total(self, lay: Lay) -> None:
        but_c = ALL.replace("C", "")
        pad = lay([but(ALL, REST + "K7")] * 2, roll=LATE, jokers=[5, 8], upper=["yC", but_c])
        # Yellow and column C as the first; D to J, L, M and N for the lower values; the star of B6 stays open.
        assert pad.parts(0) == {
            "bonus": 5,
            "columns": 3 + 2 + 1 + 1 + 1 + 0 + 1 + 1 + 2 + 2 + 2,
            "jokers": 5,
            "stars": -2,
        }

    @pytest.mark.parametrize(
        ("jokers", "open_star", "winners"),
        [((5, 5), "", [0, 1]), ((5, 7), "A3", [1]), ((6, 5), "", [0])],
        ids=["shared", "more marks", "more points"],
    )
    def test_ties_go_to_more_marks_and_are_shared_then(
        self, lay: Lay, jokers: tuple[int, int], open_star: str, winners: list[int]
    ) -> None:
        # An open star costs as much as the two marks are worth.
        ready = [but(ALL, REST + "H1"), but(ALL, REST + "H1" + open_star)]
        pad = lay(ready, dice="ggg111", roll=LATE, jokers=jokers, upper=[ALL + "y"] * 2)
        pad.play("g1:H1")
        pad.play("g1:H1")
        scores = [sum(pad.parts(seat).values()) for seat in (0, 1)]
        assert scores[0] - scores[1] == (1 if jokers == (6, 5) else 0)
        assert pad.view()["winners"] == winners


class TestAlone:
    """SOLITAIR SPEL."""

    def test_two_and_two_dice(self, lay: Lay) -> None:
        pad = lay(dice="yg12", roll=1)
        assert len(pad.view()["dice"]["colours"]) == len(pad.view()["dice"]["numbers"]) == 2

    def test_the_letter_fields_after_eleven_rolls(self, lay: Lay) -> None:
        assert lay([""], roll=11).view()["strokes"] == [1] * 11 + [0] * 4
        assert lay([""], roll=17).view()["strokes"] == [2] * 2 + [1] * 13

    def test_it_ends_after_thirty_rolls(self, lay: Lay) -> None:
        pad = lay(dice="yg12", roll=29)
        pad.play("pass")
        assert pad.view()["phase"] == "roll"
        pad.throw("dyg12")
        pad.play("pass")
        assert (pad.view()["phase"], pad.view()["strokes"]) == ("over", [2] * 15)

    def test_two_full_colours_do_not_end_it_and_bring_five_each(self, lay: Lay) -> None:
        pad = lay([but(ALL, REST + "H1")], dice="gg11", roll=29, upper=[ALL + "y"])
        pad.play("g1:H1")
        assert pad.view()["phase"] == "roll"
        assert pad.parts(0)["bonus"] == 10

    @pytest.mark.parametrize(
        ("columns", "jokers", "score", "line"),
        [
            ("ABCDEFGHIJKLMN", 7, 41, 0),
            ("ABCDEFGHIJKLMN", 6, 40, 1),
            ("ABCDEFGHIJKLMN", 3, 37, 1),
            ("ABCDEFGHIJKLMN", 2, 36, 2),
            ("BCDEFGHIJKLMN", 6, 33, 2),
            ("BCDEFGHIJKLMN", 5, 32, 3),
            ("BCDEFGHIJKLMN", 2, 29, 3),
            ("BCDEFGHIJKLMN", 1, 28, 4),
            ("CDEFGHIJKLMN", 3, 25, 4),
            ("CDEFGHIJKLMN", 2, 24, 5),
            ("CDEFGHIJKLM", 4, 21, 5),
            ("CDEFGHIJKLM", 3, 20, 6),
            ("CDEFGHIJKLM", 0, 17, 6),
            ("DEFGHIJKLM", 4, 16, 7),
            ("DEFGHIJKLM", 1, 13, 7),
            ("DEFGHIJKLM", 0, 12, 8),
            ("DEFGHIJKL", 2, 9, 8),
            ("DEFGHIJKL", 1, 8, 9),
            ("EFGHIJKL", 3, 5, 9),
            ("EFGHIJKL", 2, 4, 10),
            ("EFGHIJK", 4, 1, 10),
            ("EFGHIJK", 3, 0, 11),
            ("EFGHIJK", 2, -1, 12),
            ("", 8, -22, 12),
        ],
    )
    def test_every_line_of_the_table_begins_and_ends_where_it_is_printed(
        self, lay: Lay, columns: str, jokers: int, score: int, line: int
    ) -> None:
        pad = lay([columns], dice="gg11", roll=30, jokers=[jokers], upper=[columns])
        pad.play("pass")
        assert (sum(pad.parts(0).values()), pad.view()["rating"]) == (score, line)

    def test_dice_stay_and_upper_values_count(self, lay: Lay) -> None:
        pad = lay([but("GH", "G4G5")], dice="bb22", roll=20, upper=["H"])
        assert told(pad.play("b2:G4G5"), "column") == [(0, 6, 2, True)]


RATINGS: list[tuple[int | None, int | None]] = [
    (41, None),
    (37, 40),
    (33, 36),
    (29, 32),
    (25, 28),
    (21, 24),
    (17, 20),
    (13, 16),
    (9, 12),
    (5, 8),
    (1, 4),
]
RATINGS += [(0, 0), (None, -1)]


def test_the_table_of_ratings() -> None:
    layout = worp.new_match("keer_op_keer", ["Ann"], 1).view()["layout"]
    assert [(row["from"], row["to"]) for row in layout["ratings"]] == RATINGS


def test_the_examples_in_the_rules_are_right_and_wrong_as_they_say() -> None:
    source = RULES_PAGE.read_text(encoding="utf-8")
    (yellow,) = re.findall(r'YELLOW_DONE = "([A-O1-7 ]+)"', source)
    examples = re.findall(r'right: (true|false), .* older: (?:YELLOW_DONE|"([^"]+)"), now: "([^"]+)"', source)
    assert sorted(right for right, *_ in examples) == ["false", "false", "true", "true"]
    for right, older, now in examples:
        cells = "".join(now.split())
        colour, count = BLACK.colour(cells[:2]), len(now.split())
        crossed = "".join((older or yellow).split())
        pad = EnginePad([crossed], f"{colour}{colour}{count}{count}", 9, [8], [""])
        assert pad.allows(f"{colour}{count}:{cells}") is (right == "true"), now


@pytest.mark.parametrize("board", BOARDS)
def test_every_board_has_the_points_of_the_black_one(board: str) -> None:
    layout = worp.new_match("keer_op_keer", ["Ann"], 1, {"board": board}).view()["layout"]
    assert layout["board"] == board
    assert layout["first"] == list(UPPER_VALUES.values()) and layout["later"] == list(LOWER_VALUES.values())


@pytest.mark.parametrize("board", BOARDS)
def test_every_printed_board_can_be_played(board: str) -> None:
    match = worp.new_match("keer_op_keer", ["bot:greedy"] * 2, 3, {"board": board})
    match.play_bots()
    assert match.turn.kind == "over"


REFUSALS = [
    ("r1:H3", "die_not_there"),
    ("y5:H6H7I6I7J7", "die_not_there"),
    ("y2:H6", "wrong_count"),
    ("y2:H1H2", "wrong_colour"),
    ("y2:E1F1", "first_cross_in_h"),
    ("y2:H6I7", "not_one_block"),
]


@pytest.mark.parametrize(("code", "refusal"), REFUSALS)
def test_a_refusal_says_why(code: str, refusal: str) -> None:
    pad = EnginePad([""], "yg12", 1, [8], [""])
    assert pad.refusal(code) == refusal


def test_refusals_later_in_a_game_say_why() -> None:
    pad = EnginePad(["H6"], "yx12", 5, [0], [""])
    assert pad.refusal("x1:H1") == "no_jokers_left"
    assert pad.refusal("y1:H6") == "cell_crossed"
    assert pad.refusal("y1:A7") == "no_anchor"
    taken = EnginePad(["", ""], "yob521", 4, [8, 8], ["", ""])
    taken.play("y5:H6H7I6I7J7")
    assert taken.refusal("y2:H6H7") == "die_taken"
