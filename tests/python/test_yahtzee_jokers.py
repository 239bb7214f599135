"""The rulebook's YAHTZEE BONUS and YAHTZEE JOKERS, and the switches that change them.

As in test_yahtzee_rulebook.py, each test runs on the engine and on the oracle.
"""

from __future__ import annotations

import pytest

from oracle.yahtzee import UPPER
from oracle.yahtzee_pad import (
    PLAIN_LOWER,
    SCORED_YAHTZEE,
    ZERO_YAHTZEE,
    Deal,
    EngineBackend,
    OracleBackend,
    dealer,
    plain,
)


@pytest.fixture(params=[EngineBackend, OracleBackend], ids=["engine", "oracle"])
def deal(request: pytest.FixtureRequest) -> Deal:
    return dealer(request.param)


class TestYahtzeeBonus:
    """YAHTZEE BONUS."""

    def test_the_first_yahtzee_brings_50_and_no_bonus(self, deal: Deal) -> None:
        pad = deal().throw("44444")
        assert pad.extras() == {0}
        sheet = pad.write("yahtzee").sheet()
        assert (sheet["total"], sheet["yahtzee_bonus"]) == (50, 0)

    def test_every_later_yahtzee_brings_100(self, deal: Deal) -> None:
        pad = deal().fill(yahtzee="66666")
        later = [("fours", "44444"), ("sixes", "66666"), ("chance", "44444")]
        for extra, (box, faces) in enumerate(later, start=1):
            assert pad.throw(faces).extras() == {100}
            assert pad.write(box).sheet()["yahtzee_bonus"] == 100 * extra
        assert pad.sheet()["total"] == 50 + 20 + 30 + 20 + 300

    def test_no_bonus_when_the_yahtzee_box_holds_zero(self, deal: Deal) -> None:
        pad = deal().fill(yahtzee="12345").throw("44444")
        assert pad.extras() == {0}
        assert pad.write("fours").sheet()["yahtzee_bonus"] == 0

    def test_no_bonus_when_the_first_yahtzee_went_elsewhere(self, deal: Deal) -> None:
        pad = deal().fill(fours="44444").throw("66666")
        assert pad.extras() == {0}
        assert pad.write("yahtzee").sheet()["yahtzee_bonus"] == 0

    def test_a_bonus_belongs_to_the_one_who_threw(self, deal: Deal) -> None:
        pad = deal(2, start="first").throw("66666").write("yahtzee").throw("44444").write("fours")
        assert pad.sheet(1)["yahtzee_bonus"] == 0
        pad.throw("55555").write("fives").throw("33333")
        assert pad.extras() == {0}
        assert [pad.sheet(seat)["yahtzee_bonus"] for seat in (0, 1)] == [100, 0]

    @pytest.mark.parametrize("joker", ["dutch", "forced", "none"])
    def test_the_switch_turns_the_bonus_off(self, deal: Deal, joker: str) -> None:
        pad = deal(yahtzee_bonus="off", joker=joker).fill(**SCORED_YAHTZEE, **plain("fours")).throw("44444")
        assert pad.extras() == {0}
        assert pad.write("chance").sheet()["yahtzee_bonus"] == 0


JOKER_TABLE = {
    "three_of_a_kind": 20,
    "four_of_a_kind": 20,
    "full_house": 25,
    "small_straight": 30,
    "large_straight": 40,
    "chance": 20,
}
NO_JOKER_TABLE = JOKER_TABLE | {"full_house": 0, "small_straight": 0, "large_straight": 0}
OTHER_UPPER_ZERO = {box: 0 for box in UPPER if box != "fours"}
either_yahtzee = pytest.mark.parametrize(
    ("yahtzee", "extra"), [(SCORED_YAHTZEE, 100), (ZERO_YAHTZEE, 0)], ids=["50", "0"]
)


class TestDutchJokers:
    """YAHTZEE JOKERS, as the rulebook has them."""

    @either_yahtzee
    def test_five_fours_with_the_fours_filled_are_a_joker(
        self, deal: Deal, yahtzee: dict[str, str], extra: int
    ) -> None:
        pad = deal().fill(**yahtzee, **plain("fours")).throw("44444")
        assert pad.offers() == OTHER_UPPER_ZERO | JOKER_TABLE
        assert pad.jokers() == set(JOKER_TABLE)
        assert pad.extras() == {extra}

    @either_yahtzee
    @pytest.mark.parametrize(("box", "points"), list(JOKER_TABLE.items()))
    def test_each_row_of_the_table(
        self, deal: Deal, box: str, points: int, yahtzee: dict[str, str], extra: int
    ) -> None:
        pad = deal().fill(**yahtzee, **plain("fours"))
        before = pad.sheet()["total"]
        pad.throw("44444").write(box)
        assert pad.sheet()["boxes"][box] == points
        assert pad.sheet()["total"] == before + points + extra

    @either_yahtzee
    def test_a_zero_in_the_upper_box_counts_as_filled(self, deal: Deal, yahtzee: dict[str, str], extra: int) -> None:
        pad = deal().fill(**yahtzee, fours="12356").throw("44444")
        assert pad.offers()["large_straight"] == 40
        assert pad.extras() == {extra}

    @either_yahtzee
    def test_with_the_upper_box_open_it_is_an_ordinary_throw(
        self, deal: Deal, yahtzee: dict[str, str], extra: int
    ) -> None:
        pad = deal().fill(**yahtzee).throw("44444")
        assert pad.offers() == OTHER_UPPER_ZERO | NO_JOKER_TABLE | {"fours": 20}
        assert pad.jokers() == set()
        assert pad.extras() == {extra}
        assert pad.write("fours").sheet()["yahtzee_bonus"] == extra

    def test_with_the_yahtzee_box_open_it_is_an_ordinary_throw(self, deal: Deal) -> None:
        pad = deal().fill(**plain("fours")).throw("44444")
        assert pad.offers() == OTHER_UPPER_ZERO | NO_JOKER_TABLE | {"yahtzee": 50}
        assert (pad.jokers(), pad.extras()) == (set(), {0})

    @either_yahtzee
    def test_with_all_lower_boxes_filled_any_open_upper_box_gets_zero(
        self, deal: Deal, yahtzee: dict[str, str], extra: int
    ) -> None:
        pad = deal().fill(**yahtzee, **PLAIN_LOWER, **plain("fours")).throw("44444")
        assert pad.offers() == OTHER_UPPER_ZERO
        assert (pad.jokers(), pad.extras()) == (set(), {extra})
        pad.write("ones")
        assert pad.sheet()["boxes"]["ones"] == 0
        assert pad.sheet()["yahtzee_bonus"] == extra

    def test_a_joker_may_be_thrown_away_in_the_upper_half(self, deal: Deal) -> None:
        pad = deal().fill(**SCORED_YAHTZEE, **plain("fours")).throw("44444").write("ones")
        assert (pad.sheet()["boxes"]["ones"], pad.sheet()["yahtzee_bonus"]) == (0, 100)

    def test_a_throw_that_is_no_yahtzee_is_never_a_joker(self, deal: Deal) -> None:
        pad = deal().fill(**SCORED_YAHTZEE, **plain("fours", "fives")).throw("44445")
        assert (pad.jokers(), pad.extras()) == (set(), {0})
        assert pad.offers()["large_straight"] == 0

    def test_a_joker_can_come_with_any_throw_of_the_turn(self, deal: Deal) -> None:
        pad = deal().fill(**SCORED_YAHTZEE, **plain("fours")).throw("44123").hold("12")
        assert pad.throw("446").jokers() == set()
        assert pad.hold("1234").throw("4").jokers() == set(JOKER_TABLE)


class TestSwitches:
    """The switches at the joker rule; the tables are those of docs/rules/yahtzee.md."""

    @either_yahtzee
    def test_without_zeros_by_choice_a_joker_goes_to_the_lower_half(
        self, deal: Deal, yahtzee: dict[str, str], extra: int
    ) -> None:
        pad = deal(voluntary_zero="no").fill(**yahtzee, **plain("fours")).throw("44444")
        assert pad.offers() == JOKER_TABLE
        assert set(pad.boxes()) == set(JOKER_TABLE)
        assert pad.extras() == {extra}

    def test_without_zeros_by_choice_other_throws_are_free(self, deal: Deal) -> None:
        pad = deal(voluntary_zero="no").fill(**SCORED_YAHTZEE, **plain("fours"))
        assert pad.throw("44445").offers() == OTHER_UPPER_ZERO | NO_JOKER_TABLE | {
            "fives": 5,
            "three_of_a_kind": 21,
            "four_of_a_kind": 21,
            "chance": 21,
        }

    def test_without_zeros_by_choice_a_forced_zero_remains(self, deal: Deal) -> None:
        pad = deal(voluntary_zero="no").fill(**SCORED_YAHTZEE, **PLAIN_LOWER, **plain("fours"))
        assert pad.throw("44444").offers() == OTHER_UPPER_ZERO
        assert pad.extras() == {100}

    @either_yahtzee
    def test_forced_takes_the_open_upper_box(self, deal: Deal, yahtzee: dict[str, str], extra: int) -> None:
        pad = deal(joker="forced").fill(**yahtzee).throw("44444")
        assert pad.offers() == {"fours": 20}
        assert pad.boxes() == ["fours"]
        assert (pad.jokers(), pad.extras()) == (set(), {extra})

    @either_yahtzee
    def test_forced_then_takes_a_lower_box(self, deal: Deal, yahtzee: dict[str, str], extra: int) -> None:
        pad = deal(joker="forced").fill(**yahtzee, **plain("fours")).throw("44444")
        assert pad.offers() == JOKER_TABLE
        assert (pad.jokers(), pad.extras()) == (set(JOKER_TABLE), {extra})

    @either_yahtzee
    def test_forced_writes_a_zero_when_the_lower_half_is_full(
        self, deal: Deal, yahtzee: dict[str, str], extra: int
    ) -> None:
        pad = deal(joker="forced").fill(**yahtzee, **PLAIN_LOWER, **plain("fours")).throw("44444")
        assert pad.offers() == OTHER_UPPER_ZERO
        assert pad.extras() == {extra}

    def test_forced_leaves_the_first_yahtzee_free(self, deal: Deal) -> None:
        pad = deal(joker="forced").throw("44444")
        assert pad.offers() == OTHER_UPPER_ZERO | NO_JOKER_TABLE | {"fours": 20, "yahtzee": 50}

    def test_forced_still_allows_to_throw_on(self, deal: Deal) -> None:
        assert len(deal(joker="forced").fill(**SCORED_YAHTZEE).throw("44444").holds()) == 31

    @either_yahtzee
    def test_without_jokers_a_later_yahtzee_is_an_ordinary_throw(
        self, deal: Deal, yahtzee: dict[str, str], extra: int
    ) -> None:
        pad = deal(joker="none", voluntary_zero="no").fill(**yahtzee, **plain("fours")).throw("44444")
        assert pad.offers() == OTHER_UPPER_ZERO | NO_JOKER_TABLE
        assert (pad.jokers(), pad.extras()) == (set(), {extra})

    @pytest.mark.parametrize("joker", ["dutch", "forced", "none"])
    def test_five_of_a_kind_as_a_natural_full_house(self, deal: Deal, joker: str) -> None:
        pad = deal(natural_full_house="yes", joker=joker).throw("44444")
        assert pad.offers()["full_house"] == 25
        assert pad.jokers() == set()
        assert deal(joker=joker).throw("44444").offers()["full_house"] == 0

    def test_a_natural_full_house_needs_no_joker(self, deal: Deal) -> None:
        pad = deal(natural_full_house="yes").fill(**SCORED_YAHTZEE).throw("44444")
        assert pad.offers()["full_house"] == 25
        assert pad.offers()["small_straight"] == 0
