"""What happens at the table of Dobbelstorm: cards, the drop, START, grabbing in time, STOP, rounds and the end.

Scoring has its own file, test_dobbelstorm_rulebook.py.
"""

from __future__ import annotations

import json
from itertools import permutations
from typing import Any

import pytest

import worp
from oracle.dobbelstorm_table import KINDS, Scene
from worp import _core
from worp.terminal import play_in_terminal
from worp.tournament import simulate


def table(seats: int = 2, seed: int = 3, **options: str) -> worp.Match:
    """People at a table, all dice dropped, START called."""
    match = worp.new_match("dobbelstorm", ["Ann", "Ben", "Cem", "Dee"][:seats], seed, options)
    match.roll_on()
    match.play("0start")
    return match


def refused(match: worp.Match, code: str) -> str:
    with pytest.raises(worp.IllegalMove) as caught:
        match.play(code)
    return caught.value.code


def place_of(match: worp.Match, die: int) -> dict[str, Any]:
    place: dict[str, Any] = match.view()["dice"][die]["place"]
    return place


def kinds_of(match: worp.Match) -> list[list[str]]:
    return [[card["kind"] for card in seat["cards"]] for seat in match.view()["seats"]]


def ids_of(match: worp.Match) -> list[list[int]]:
    return [[card["id"] for card in seat["cards"]] for seat in match.view()["seats"]]


class TestPreparation:
    """Spelvoorbereiding."""

    def test_otto_takes_cards_from_the_stacks_he_threw(self) -> None:
        # "Otto ... neemt een kaart van opdrachtenstapel twee, drie en zes."
        state = _core.State.set_up("dobbelstorm", 2, {})
        state.settle("k236")
        stacks = []
        for _ in range(3):
            stacks.append([int(code[1:]) for code, _ in state.chances()])
            state.settle(state.chances()[0][0])
        assert stacks == [list(range(12, 24)), list(range(24, 36)), list(range(60, 84))]

    def test_three_different_kinds(self) -> None:
        state = _core.State.set_up("dobbelstorm", 2, {})
        assert len(state.chances()) == 20
        for code in ("k122", "k321", "k111"):
            with pytest.raises(worp.IllegalMove, match="bad_kinds"):
                state.settle(code)

    def test_a_card_is_drawn_once_in_a_game(self) -> None:
        match = worp.new_match("dobbelstorm", ["bot:random"] * 4, 5)
        match.play_bots()
        cards = [code for code in match.codes if code.startswith("c")]
        assert len(cards) == len(set(cards)) == 36

    def test_learning_rounds_have_the_same_kinds_for_everybody(self) -> None:
        match = table(3, game="learning")
        assert kinds_of(match) == [["target", "tower", "confusion"]] * 3
        for _ in range(3):
            match.play("0s")
            match.play("0next")
            match.roll_on()
            match.play("0start")
        assert kinds_of(match) == [["row", "chain", "confusion"]] * 3
        assert match.view()["rounds"] == 2

    @pytest.mark.parametrize(
        ("languages", "cards"), [("de_en_fr", 24), ("de_en", 18), ("de_fr", 18), ("en_fr", 12), ("de", 12)]
    )
    def test_languages_may_be_left_in_the_box(self, languages: str, cards: int) -> None:
        state = _core.State.set_up("dobbelstorm", 2, {"languages": languages})
        for code in ("k126", "c0", "c12"):
            state.settle(code)
        assert len(state.chances()) == cards
        match = table(4, languages=languages)
        confusing = [card for seat in match.view()["seats"] for card in seat["cards"] if card["language"]]
        assert all(card["language"] in languages for card in confusing)

    def test_four_dice_of_each_of_ten_colours_fall(self) -> None:
        dice = table().view()["dice"]
        assert len(dice) == 40
        assert len({die["colour"] for die in dice}) == 10
        assert all(die["place"] == {"type": "table"} and 1 <= die["value"] <= 6 for die in dice)

    def test_even_or_odd_is_thrown_before_the_drop(self) -> None:
        match = worp.new_match("dobbelstorm", ["Ann", "Ben"], 3)
        while match.view()["phase"] == "cards":
            match.roll()
        assert match.view()["phase"] == "parity"
        match.roll()
        assert match.view()["parity"] in ("even", "odd")
        assert match.view()["dice"] == []

    def test_nobody_takes_a_die_before_start(self) -> None:
        match = worp.new_match("dobbelstorm", ["Ann", "Ben"], 3)
        match.roll_on()
        assert refused(match, "0g1") == "not_started"
        match.play("1start")
        match.play("0g1@10")


class TestGrabbing:
    """Spelverloop."""

    def test_one_die_at_a_time_and_none_goes_back(self) -> None:
        match = table()
        match.play("0g1@100")
        assert refused(match, "0g2@200") == "hand_is_full"
        codes = {move.code for move in match.moves() if move.data.get("seat") == 0 and move.data["type"] != "stop"}
        assert all(code[1] in "pkb" for code in codes), "a die in hand is laid down and nothing else"

    def test_the_first_grab_wins(self) -> None:
        match = table()
        match.play("1g7@500")
        assert refused(match, "0g7@501") == "die_is_taken"

    def test_a_die_that_lies_does_not_move_any_more(self) -> None:
        match = table()
        match.play("0g1@100")
        match.play("0p0.0@200")
        assert refused(match, "0g1@300") == "die_is_taken"
        assert refused(match, "0p0.1@300") == "hand_is_empty"
        match.play("0g2@300")
        card = match.view()["seats"][0]["cards"][0]
        if card["kind"] != "tower":
            assert refused(match, "0p0.0@400") == "field_is_full"

    def test_a_wrong_die_may_be_laid_down(self) -> None:
        match = table()
        free = match.view()["seats"][0]["free"]
        match.play("0g0@1")
        places = {move.code for move in match.moves() if move.data["type"] == "place"}
        assert places == {f"0p{place['card']}.{place['field']}" for place in free}

    def test_beside_any_own_card(self) -> None:
        for card in range(3):
            match = table()
            match.play("0g0@1")
            match.play(f"0b{card}@2")
            assert place_of(match, 0) == {"type": "beside", "seat": 0, "card": card}

    def test_time_does_not_run_backwards(self) -> None:
        match = table()
        match.play("0g1@1000")
        assert refused(match, "1g2@999") == "too_early"
        match.play("1g2@1000")
        assert match.view()["clock"] == 1000

    def test_a_move_without_a_time_happens_with_the_last_one(self) -> None:
        match = table()
        match.play("0g1@1234")
        (event,) = match.play("0b0")
        assert event["at"] == 1234

    @pytest.mark.parametrize("at", range(1000, 1004))
    def test_two_at_the_same_millisecond_whoever_is_heard_first(self, at: int) -> None:
        winners = set()
        for order in permutations(range(4)):
            match = table(4)
            events, refusals = match.play_all([f"{seat}g7@{at}" for seat in order])
            (grabbed,) = events
            winners.add(grabbed["seat"])
            assert sorted(refusal["reason"] for refusal in refusals) == ["die_is_taken"] * 3
        # The privilege goes round: (seat + time) mod seats, the smallest first.
        assert winners == {-at % 4}

    def test_earlier_times_go_first_in_whatever_order_they_come(self) -> None:
        for order in permutations(["0g7@300", "1g7@200", "2g8@250", "1b0@400"]):
            match = table(3)
            events, refusals = match.play_all(order)
            assert [(event["type"], event["seat"]) for event in events] == [
                ("grabbed", 1),
                ("grabbed", 2),
                ("beside", 1),
            ]
            assert refusals == [{"code": "0g7@300", "reason": "die_is_taken"}]

    def test_what_is_no_move_at_all_is_refused_alone(self) -> None:
        match = table()
        events, refusals = match.play_all(["0g7@10", "nonsense"])
        assert len(events) == 1
        assert refusals == [{"code": "nonsense", "reason": "bad_notation"}]


class TestParking:
    """Uitzondering: Toren van twee."""

    def scene(self) -> Scene:
        return Scene("tower", "row", "duo")

    def test_a_top_waits_and_goes_onto_its_bottom(self) -> None:
        scene = self.scene()
        top, bottom = scene.wish(3, "top"), scene.wish(3, "bottom")
        scene.table(top, bottom)
        state, slot = scene.state(), scene.slot
        state.play(f"0g{scene.die(top)}@10")
        state.play(f"0k{slot}.3@20")
        state.play(f"0g{scene.die(bottom)}@30")
        _, events = state.play(f"0p{slot}.3@40")
        assert [event["type"] for event in json.loads(events)] == ["placed", "topped"]
        _, events = state.play("0s")
        report = json.loads(events)[-1]["seats"][0]
        assert (report["cards"][slot]["net"], report["stop"]) == (1, 2)

    def test_only_one_die_is_parked_and_only_for_an_empty_tower(self) -> None:
        scene = self.scene()
        dice = [("black", 6), ("black", 5)]
        scene.lay(0, "bottom").table(*dice)
        state, slot = scene.state(), scene.slot
        state.play(f"0g{scene.die(dice[0])}@10")
        for code, reason in ((f"0k{slot}.0", "tower_has_begun"), ("0k1.3" if slot != 1 else "0k0.3", "not_a_tower")):
            with pytest.raises(worp.IllegalMove, match=reason):
                state.play(code)
        state.play(f"0k{slot}.4@20")
        state.play(f"0g{scene.die(dice[1])}@30")
        with pytest.raises(worp.IllegalMove, match="already_parked"):
            state.play(f"0k{slot}.5@40")


class TestStop:
    """Einde van een ronde."""

    def test_after_stop_nobody_takes_a_die_but_hands_are_emptied(self) -> None:
        match = table(3)
        match.play("0g1@100")
        match.play("2g2@120")
        match.play("1s@150")
        assert match.view()["phase"] == "hands"
        assert refused(match, "1g5@160") == "turn_has_ended"
        assert refused(match, "1s@160") == "turn_has_ended"
        match.play("2b0@170")
        assert match.view()["phase"] == "hands"
        match.play("0p0.0@180")
        assert match.view()["phase"] == "scored"

    def test_the_stopper_may_hold_a_die_too(self) -> None:
        match = table()
        match.play("0g1@100")
        match.play("0s@110")
        match.play("0b0@120")
        assert match.view()["stopper"] == 0

    def test_scoring_begins_with_the_stopper(self) -> None:
        match = table(4)
        scoring = match.play("2s@10")[-1]
        assert scoring["order"] == [2, 0, 1, 3]
        assert [seat["stop"] == 0 for seat in scoring["seats"]] == [True, True, False, True]

    def test_a_turn_ends_by_itself_after_a_minute_without_a_grab(self) -> None:
        match = table()
        assert match.view()["ends_at"] == 60_000
        match.play("0g1@5000")
        match.play("0b0@9000")
        assert match.view()["ends_at"] == 65_000
        assert refused(match, "w@64999") == "time_is_not_up"
        assert refused(match, "1g2@65000") == "time_is_up"
        events = match.play("w@65010")
        assert events[0] == {"type": "ran_out", "reason": "idle", "at": 65_000}
        assert [seat["stop"] for seat in events[-1]["seats"]] == [0, 0]

    def test_a_limit_ends_a_turn_whatever_is_grabbed(self) -> None:
        match = table(1, limit="90")
        match.play("0g1@59000")
        assert match.view()["ends_at"] == 90_000
        assert refused(match, "0s@90000") == "time_is_up"
        events = match.play("w@90000")
        assert events[0]["reason"] == "limit"
        assert match.view()["phase"] == "hands", "the die in hand may still be laid down"
        match.play("0b0@90500")
        assert match.view()["ended"] == "limit"


class TestTurnsAndRounds:
    """Beurt en ronde, einde van het spel."""

    def next_turn(self, match: worp.Match) -> None:
        match.play("0s")
        match.play("0next")
        if not match.is_over:
            match.roll_on()
            match.play("0start")

    @pytest.mark.parametrize("seats", [2, 3, 4])
    def test_cards_go_to_the_left_and_a_round_has_as_many_turns_as_players(self, seats: int) -> None:
        match = table(seats)
        for round_number in range(1, 4):
            first = ids_of(match)
            for turn in range(seats):
                view = match.view()
                assert (view["round"], view["turn"]) == (round_number, turn + 1)
                assert ids_of(match) == first[-turn:] + first[:-turn] if turn else ids_of(match) == first
                self.next_turn(match)
        assert match.is_over

    def test_all_dice_fall_anew_in_every_turn(self) -> None:
        match = table()
        match.play("0g1@10")
        match.play("0b0@20")
        before = [die["value"] for die in match.view()["dice"]]
        self.next_turn(match)
        dice = match.view()["dice"]
        assert all(die["place"] == {"type": "table"} for die in dice)
        assert [die["value"] for die in dice] != before
        assert (match.view()["clock"], match.view()["ends_at"]) == (0, 60_000)

    def test_the_same_dice_whatever_was_done(self) -> None:
        idle, busy = table(), table()
        for die in range(8):
            busy.play(f"{die % 2}g{die}@{die * 10}")
            busy.play(f"{die % 2}b0@{die * 10 + 5}")
        for match in (idle, busy):
            self.next_turn(match)
        assert [die["value"] for die in idle.view()["dice"]] == [die["value"] for die in busy.view()["dice"]]

    def test_totals_may_be_negative_and_a_tie_is_shared(self) -> None:
        match = table()
        while not match.is_over:
            for seat in (0, 1):
                match.play(f"{seat}g{seat}@1")
            for seat in (0, 1):
                match.play(f"{seat}b0@2")
            match.play("w")
            match.play("0next")
            if not match.is_over:
                match.roll_on()
                match.play("0start")
        assert [score["total"] for score in match.scores()] == [-6, -6]
        assert match.winners() == [0, 1]

    def test_alone_there_are_three_turns_beside_the_best_possible(self) -> None:
        match = table(1)
        turns = 0
        while not match.is_over:
            report = match.play("0s")[-1]["seats"][0]
            assert report["total"] <= report["best"]["total"]
            assert len(report["best"]["plan"]) >= sum(net > 0 for net in report["best"]["cards"])
            turns += 1
            match.play("0next")
            if not match.is_over:
                match.roll_on()
                match.play("0start")
        assert turns == 3


class TestBotsInTime:
    """Bots know what they do next and when; people may be quicker."""

    def table(self, seed: int = 4) -> worp.Match:
        match = worp.new_match("dobbelstorm", ["Ann", "bot:planner", "bot:solver"], seed)
        match.roll_on()
        match.play("0start")
        return match

    def test_bots_leave_start_and_next_to_people(self) -> None:
        match = worp.new_match("dobbelstorm", ["Ann", "bot:solver"], 4)
        match.roll_on()
        assert match.upcoming is None
        assert not match.automatic

    def test_time_passes_only_when_told(self) -> None:
        match = self.table()
        assert match.upcoming is not None
        seat, at = match.upcoming
        assert match.pass_time(at - 1) == []
        assert match.upcoming == (seat, at)
        (event,) = [event for event in match.pass_time(at) if event["at"] == at]
        assert (event["type"], event["seat"]) == ("grabbed", seat)

    def test_small_steps_and_one_large_step_lead_to_the_same(self) -> None:
        once, often = self.table(), self.table()
        once.pass_time(20_000)
        for at in range(0, 20_001, 37):
            often.pass_time(at)
        often.pass_time(20_000)
        assert once.to_text() == often.to_text()

    def test_bots_act_before_a_later_move_of_a_person(self) -> None:
        match = self.table()
        upcoming = match.upcoming
        assert upcoming is not None
        taken = next(move.code for move in match.moves() if move.data["type"] == "grab")
        events = match.play(f"{taken}@{upcoming[1] + 1}")
        assert [event["seat"] for event in events] == [upcoming[0], 0]

    def test_a_die_that_a_bot_took_first_is_refused_and_nothing_happens(self) -> None:
        match = self.table()
        ahead = worp.load_match(match.to_text())
        upcoming = match.upcoming
        assert upcoming is not None
        (event,) = ahead.pass_time(upcoming[1])
        before = match.to_text()
        assert refused(match, f"0g{event['die']}@{upcoming[1] + 1}") == "die_is_taken"
        assert match.to_text() == before
        match.play(f"0g{event['die']}@{upcoming[1] - 1}")
        assert place_of(match, event["die"]) == {"type": "hand", "seat": 0}

    def test_nobody_plays_for_a_bot(self) -> None:
        match = self.table()
        assert refused(match, "1g5@1") == "bots_turn"
        assert all(move.data.get("seat", 0) == 0 for move in match.moves())

    def test_a_match_with_people_ends_its_turn_without_them(self) -> None:
        match = self.table()
        events = match.pass_time(10 * 60_000)
        assert events[-1]["type"] == "scored"
        assert match.view()["phase"] == "scored"

    def test_a_replay_gives_the_same_scores(self) -> None:
        match = worp.new_match("dobbelstorm", ["bot:solver", "bot:planner", "bot:greedy", "bot:random"], 9)
        match.play_bots()
        again = worp.load_match(match.to_text())
        assert again.scores() == match.scores()
        assert again.state.text() == match.state.text()
        assert again.winners() == match.winners()

    @pytest.mark.parametrize(
        ("bot", "seconds_a_die", "clean_stops"), [("greedy", 7.4, 0.78), ("planner", 4.6, 0.91), ("solver", 2.8, 0.99)]
    )
    def test_the_pace_of_the_levels_is_as_told(self, bot: str, seconds_a_die: float, clean_stops: float) -> None:
        dice, time, lengths, stops = 0, 0, [], []
        for seed in range(40):
            last: dict[int, int] = {}
            for event in worp.new_match("dobbelstorm", [f"bot:{bot}"] * 3, seed).play_bots():
                if event["type"] in ("placed", "parked", "beside"):
                    dice += 1
                    last[event["seat"]] = event["at"]
                elif event["type"] == "scored":
                    time += sum(last.values())
                    last.clear()
                    lengths.append(event["at"] / 1000)
                    if event["stopper"] is not None:
                        stops.append(event["seats"][event["stopper"]]["stop"] == 2)
        assert abs(time / dice / 1000 - seconds_a_die) < 0.2
        assert abs(sum(stops) / len(stops) - clean_stops) < 0.04
        if bot == "planner":
            # The rulebook's 25 minutes leave three players about a minute for a turn.
            assert 45 < sum(lengths) / len(lengths) < 60
            assert 8.5 < dice / len(lengths) / 3 < 9.5

    def test_levels_differ_as_they_should(self) -> None:
        result = simulate("dobbelstorm", ["greedy", "planner", "solver"], 40, 1)
        greedy, planner, solver = result.seats
        assert greedy.mean + 10 < planner.mean < solver.mean - 10


def test_a_turn_in_the_terminal() -> None:
    said: list[str] = []
    answers = iter(["all", "0start", "@4000", "0g39@4100", "0b0@4200", "hint", "0s@4300", "0next", "quit"])
    match = play_in_terminal("dobbelstorm", ["Ann", "bot:planner"], 3, {}, lambda _: next(answers), said.append)
    text = "\n".join(said)
    assert match.view()["turn"] == 2
    assert "not possible" not in text
    assert "Ann stopped: at 4300" in text
    assert "scored: Ann" in text
    assert "beside: bk" in text, "the cards show what lies by them"


def test_every_kind_comes_up() -> None:
    seen = {kind for seed in range(10) for kinds in kinds_of(table(4, seed)) for kind in kinds}
    assert seen == set(KINDS)
