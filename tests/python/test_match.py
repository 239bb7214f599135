"""A match as a whole: seeds, seats, taking back, saves. What holds for one position is in the contract suite."""

from __future__ import annotations

import json

import pytest

import worp

MASK = 2**64 - 1


def scattered(word: int) -> int:
    """The output function of SplitMix64, written anew from its paper."""
    word = ((word ^ (word >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    word = ((word ^ (word >> 27)) * 0x94D049BB133111EB) & MASK
    return word ^ (word >> 31)


def face(seed: int, throw: int, die: int) -> int:
    """The documented generator: a face is a pure function of seed, throw and die."""
    gamma = 0x9E3779B97F4A7C15
    word = scattered((seed + gamma) & MASK)
    word = scattered((word + gamma * (throw + 1)) & MASK)
    word = scattered((word + gamma * (die + 1)) & MASK)
    return (word * 6 >> 64) + 1


def solo(seed: int = 7, **options: str) -> worp.Match:
    return worp.new_match("yahtzee", ["Ann"], seed, options)


def test_dice_come_from_the_documented_generator() -> None:
    match = solo(2026)
    match.roll()
    assert match.view()["dice"] == [face(2026, 0, die) for die in range(5)]
    match.play("h24")
    match.roll()
    assert [match.view()["dice"][die] for die in (0, 2, 4)] == [face(2026, 1, die) for die in (0, 2, 4)]


def test_the_same_seed_brings_the_same_dice_whatever_was_chosen() -> None:
    hasty, patient = solo(), solo()
    hasty.roll()
    hasty.play("chance")
    patient.roll()
    patient.play("h12345"[:4])
    patient.roll()
    patient.play("h")
    patient.roll()
    patient.play("ones")
    hasty.roll()
    patient.roll()
    assert hasty.view()["dice"] == patient.view()["dice"]


def test_two_seats_of_one_match_have_different_dice() -> None:
    match = worp.new_match("yahtzee", ["Ann", "Ben"], 5, {"start": "first"})
    match.roll()
    first = match.view()["dice"]
    match.play("chance")
    match.roll()
    assert match.view()["dice"] != first


def test_undo_is_free_until_dice_are_seen() -> None:
    match = solo()
    assert not match.can_undo
    with pytest.raises(worp.IllegalMove, match="nothing_to_undo"):
        match.undo()
    match.roll()
    match.play("chance")
    assert match.undo_is_free
    match.undo()
    assert not match.practice
    match.play("ones")
    match.roll()
    assert match.can_undo and not match.undo_is_free
    match.undo()
    assert match.practice
    match.redo()
    assert match.practice, "what was seen stays seen"


def test_undo_goes_back_to_the_person_over_the_bots_turn() -> None:
    match = worp.new_match("yahtzee", ["Ann", "bot:random"], 3, {"start": "first"})
    match.roll()
    before = match.state.text()
    match.play("chance")
    match.play_bots()
    assert match.turn == worp.Turn("chance", 0)
    match.undo()
    assert match.state.text() == before
    assert match.practice


def test_typed_dice_can_be_corrected_freely() -> None:
    match = solo(dice="own")
    with pytest.raises(worp.IllegalMove, match="own_dice_needed"):
        match.roll()
    match.roll("d11223")
    assert match.undo_is_free
    match.undo()
    match.roll("d11224")
    assert match.view()["dice"] == [1, 1, 2, 2, 4]
    assert not match.practice


def test_dice_cannot_be_typed_where_they_are_thrown() -> None:
    match = solo()
    with pytest.raises(worp.IllegalMove, match="dice_are_thrown_here"):
        match.roll("d66666")


def test_people_play_for_themselves_and_bots_for_theirs() -> None:
    match = worp.new_match("yahtzee", ["bot:random", "Ann"], 1, {"start": "first"})
    match.step()
    with pytest.raises(worp.IllegalMove, match="bots_turn"):
        match.play("chance")
    match.play_bots()
    assert match.turn == worp.Turn("chance", 1)
    with pytest.raises(worp.IllegalMove, match="not_a_bots_turn"):
        match.step()


def test_a_new_move_forgets_what_was_undone() -> None:
    match = solo()
    match.roll()
    match.play("chance")
    match.undo()
    assert match.can_redo
    match.play("ones")
    assert not match.can_redo
    with pytest.raises(worp.IllegalMove, match="nothing_to_redo"):
        match.redo()


def test_a_save_keeps_everything_that_matters() -> None:
    match = worp.new_match("yahtzee", ["Zoë & <Ann>", "bot:random"], 9, {"joker": "forced", "start": "first"})
    match.roll()
    match.play("h1")
    match.roll()
    match.undo()
    again = worp.load_match(match.to_text())
    assert again.to_text() == match.to_text()
    assert (again.seats, again.options, again.seed, again.practice) == (
        match.seats,
        match.options,
        match.seed,
        True,
    )
    assert again.can_undo == match.can_undo
    again.roll() if again.turn.kind == "chance" else again.play("chance")


def test_a_loaded_match_goes_on_like_the_saved_one() -> None:
    match = solo()
    for code in ("chance", "ones", "twos"):
        match.roll()
        match.play(code)
    again = worp.load_match(match.to_text())
    for one in (match, again):
        one.roll()
        one.undo()
    assert again.to_text() == match.to_text()


SAVE = {"worp": 1, "seats": ["Ann"], "practice": False, "record": "yahtzee 1 7 - : d33355 full_house"}


@pytest.mark.parametrize(
    ("save", "code"),
    [
        ("", "not_a_save"),
        ("null", "not_a_save"),
        ("[" * 100_000, "not_a_save"),
        (" " * 1_000_001, "too_long"),
        (SAVE | {"worp": 2}, "unknown_version"),
        (SAVE | {"practice": "no"}, "not_a_save"),
        (SAVE | {"seats": ["Ann", "Ben"]}, "bad_seat_count"),
        (SAVE | {"seats": [7]}, "bad_name"),
        (SAVE | {"seats": ["bot:nobody"]}, "unknown_bot"),
        (SAVE | {"seats": ["A\nB"]}, "bad_name"),
        (SAVE | {"record": "chess 1 7 - :"}, "unknown_game"),
        (SAVE | {"record": "yahtzee 0 7 - :"}, "bad_seat_count"),
        (SAVE | {"record": "yahtzee 1 7 colour=red :"}, "unknown_option"),
        (SAVE | {"record": "yahtzee 1 7 joker=maybe :"}, "bad_option_value"),
        (SAVE | {"record": "yahtzee 1 99999999999999999999 - :"}, "bad_notation"),
        (SAVE | {"record": "yahtzee 1 9999999999999999 - :"}, "bad_seed"),
        (SAVE | {"record": "yahtzee 1 7 - : d33355 d33355"}, "bad_notation"),
        (SAVE | {"record": "yahtzee 1 7 - : d3335"}, "wrong_dice_count"),
        (SAVE | {"record": "yahtzee 1 7 - : d33357"}, "bad_face"),
        (SAVE | {"record": "yahtzee 1 7 - : d33355 full_house d11111 full_house"}, "box_filled"),
        (SAVE | {"record": "yahtzee 1 7 - :" + " d33355" * 30_000}, "too_long"),
    ],
)
def test_a_bad_save_is_refused_with_its_reason(save: str | dict[str, object], code: str) -> None:
    text = save if isinstance(save, str) else json.dumps(save)
    with pytest.raises(worp.BadSave) as caught:
        worp.load_match(text)
    assert caught.value.code == code


@pytest.mark.parametrize(
    ("game", "seats", "seed", "options", "code"),
    [
        ("chess", ["Ann"], 1, {}, "unknown_game"),
        ("yahtzee", [], 1, {}, "bad_seat_count"),
        ("yahtzee", ["Ann"] * 21, 1, {}, "bad_seat_count"),
        ("yahtzee", [""], 1, {}, "bad_name"),
        ("yahtzee", ["x" * 41], 1, {}, "bad_name"),
        ("yahtzee", ["bot:chess"], 1, {}, "unknown_bot"),
        ("yahtzee", ["Ann"], -1, {}, "bad_seed"),
        ("yahtzee", ["Ann"], 2**53, {}, "bad_seed"),
        ("yahtzee", ["Ann"], 1, {"joker": "maybe"}, "bad_option_value"),
    ],
)
def test_a_bad_setup_is_refused(game: str, seats: list[str], seed: int, options: dict[str, str], code: str) -> None:
    with pytest.raises(worp.BadSetup) as caught:
        worp.new_match(game, seats, seed, options)
    assert caught.value.code == code


def test_twenty_people_can_play() -> None:
    match = worp.new_match("yahtzee", [f"Player {n}" for n in range(20)], 4)
    while match.view()["phase"] == "opening":
        match.roll()
    assert match.turn.seat == match.view()["starter"]
