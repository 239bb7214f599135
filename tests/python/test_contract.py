"""The contract that every registered game fulfils. Nothing in here knows a particular game."""

from __future__ import annotations

import json
import os
import random
from collections.abc import Iterator

import pytest

import worp
from worp import _core

GAMES = [info.id for info in worp.games()]
# Full fuzzing is on demand: WORP_FUZZ=10 plays and mutates ten times as much.
EFFORT = int(os.environ.get("WORP_FUZZ", "1"))


def random_tables(game: str, count: int, seed: int) -> Iterator[tuple[random.Random, int, dict[str, str]]]:
    """Seat counts and options of all kinds, each with a random source of its own."""
    info = worp.find_game(game)
    source = random.Random(f"{game} {seed}")
    for number in range(count * EFFORT):
        rng = random.Random(f"{game} {seed} {number}")
        seats = source.randint(info.min_seats, min(info.max_seats, info.min_seats + 5))
        yield rng, seats, {option.id: source.choice(option.values) for option in info.options}


def walk(
    rng: random.Random, game: str, seats: int, options: dict[str, str], limit: int = 10_000
) -> Iterator[_core.State]:
    """Every position of one random game, from the first to the last."""
    state = _core.State.set_up(game, seats, options)
    yield state.copy()
    for _ in range(limit):
        kind, _seat = state.turn()
        if kind == "over":
            return
        if kind == "chance":
            # Drawn, not listed: six dice of different colours fall in 46,656 ways.
            state.settle(state.draw(rng.getrandbits(53)) or "")
        else:
            state.play(rng.choice(state.codes()))
        yield state.copy()
    pytest.fail("a game that does not end")


@pytest.mark.parametrize("game", GAMES)
def test_a_move_is_legal_exactly_when_it_is_listed(game: str) -> None:
    pool: set[str] = set()
    positions: list[_core.State] = []
    for rng, seats, options in random_tables(game, 20, 1):
        for state in walk(rng, game, seats, options):
            codes = state.codes()
            assert len(codes) == len(set(codes)), "a move is listed twice"
            assert [move["code"] for move in json.loads(state.moves())] == codes
            pool.update(codes)
            if rng.random() < 0.1:
                positions.append(state)
    for state in positions:
        listed = set(state.codes())
        before = state.text()
        # Millions of pairs: refusals are caught by hand, which costs a tenth of `pytest.raises`.
        for code in pool:
            try:
                state.check(code)
                legal = True
            except worp.IllegalMove:
                legal = False
            assert legal == (code in listed), f"{code} in {before}"
            if legal:
                continue
            try:
                state.play(code)
            except worp.IllegalMove:
                assert state.text() == before
            else:
                pytest.fail(f"{code} was played in {before}")


@pytest.mark.parametrize("game", GAMES)
def test_there_is_a_move_or_an_outcome_until_the_game_is_over(game: str) -> None:
    for rng, seats, options in random_tables(game, 40, 2):
        for state in walk(rng, game, seats, options):
            kind, seat = state.turn()
            assert (seat is not None) == (kind in ("player", "chance"))
            assert bool(state.codes()) == (kind in ("player", "anyone"))
            assert bool(state.chances()) == (kind == "chance")
            assert bool(state.winners()) == (kind == "over")
            assert (state.draw(1) is not None) == (kind == "chance")


@pytest.mark.parametrize("game", GAMES)
def test_chance_weights_add_up_and_every_outcome_can_happen(game: str) -> None:
    for rng, seats, options in random_tables(game, 10, 3):
        for state in walk(rng, game, seats, options):
            if state.turn()[0] != "chance" or rng.random() > 0.2:
                continue
            outcomes = state.chances()
            assert all(weight > 0 for _, weight in outcomes)
            assert len({code for code, _ in outcomes}) == len(outcomes)
            followers = set()
            outcomes = rng.sample(outcomes, min(len(outcomes), 2000))
            for code, _ in outcomes:
                after = state.copy()
                after.settle(code)
                followers.add(after.text())
            assert len(followers) == len(outcomes), "two outcomes with the same consequences"


@pytest.mark.parametrize("game", GAMES)
def test_drawn_outcomes_follow_the_weights(game: str) -> None:
    state = next(s for s in walk(random.Random(4), game, worp.find_game(game).min_seats, {}) if s.chances())
    whole = sum(weight for _, weight in state.chances())
    throws = 3000
    seen: dict[str, int] = {}
    for seed in range(throws):
        after = state.copy()
        code, _ = after.settle(state.draw(seed) or "")
        seen[code] = seen.get(code, 0) + 1
    # Outcomes that differ only in the order of equal dice are drawn in any order: compare the sorted code.
    expected: dict[str, float] = {}
    for code, weight in state.chances():
        key = "".join(sorted(code))
        expected[key] = expected.get(key, 0.0) + weight * throws / whole
    drawn: dict[str, int] = {}
    for code, times in seen.items():
        key = "".join(sorted(code))
        drawn[key] = drawn.get(key, 0) + times
    assert set(drawn) <= set(expected)
    chi_square = sum((drawn.get(key, 0) - mean) ** 2 / mean for key, mean in expected.items())
    # Mean k, variance 2k: eight standard deviations above are beyond any honest bad luck.
    degrees = len(expected) - 1
    assert chi_square < degrees + 8 * (2 * degrees) ** 0.5


@pytest.mark.parametrize("game", GAMES)
def test_text_of_positions_round_trips(game: str) -> None:
    for rng, seats, options in random_tables(game, 20, 5):
        for state in walk(rng, game, seats, options):
            again = _core.State.parse(game, state.text())
            assert again.text() == state.text()
            assert again.view() == state.view()
            assert again.codes() == state.codes()
            assert again.fingerprint() == state.fingerprint()


@pytest.mark.parametrize("game", GAMES)
def test_scores_add_up(game: str) -> None:
    for rng, seats, options in random_tables(game, 10, 6):
        for state in walk(rng, game, seats, options):
            scores = json.loads(state.scores())
            assert [score["seat"] for score in scores] == list(range(seats))
            for score in scores:
                assert score["total"] == sum(part["points"] for part in score["parts"])


def bot_match(game: str, seed: int, seats: int, options: dict[str, str] | None = None) -> worp.Match:
    match = worp.new_match(game, ["bot:random"] * seats, seed, options or {})
    match.play_bots()
    return match


@pytest.mark.parametrize("game", GAMES)
def test_same_seed_same_game(game: str) -> None:
    info = worp.find_game(game)
    for seed in range(5):
        first, again = (bot_match(game, seed, info.min_seats) for _ in range(2))
        assert first.is_over
        assert first.to_text() == again.to_text()
    assert bot_match(game, 1, info.min_seats).codes != bot_match(game, 2, info.min_seats).codes


def play_person(match: worp.Match, rng: random.Random) -> None:
    """Does one thing that a person or a bot at this table may do."""
    if match.automatic:
        match.step()
    elif match.turn.kind != "chance":
        match.play(rng.choice(match.moves()).code)
    elif match.has_own_dice:
        match.roll(match.state.draw(rng.getrandbits(53)) or "")
    else:
        match.roll()


def mixed_match(game: str, rng: random.Random, options: dict[str, str], seats: int) -> worp.Match:
    """A table with at least one person; the others may be bots that need no preparation."""
    others = [rng.choice(["Ben", "bot:random"]) for _ in range(seats - 1)]
    return worp.new_match(game, ["Ann", *others], rng.randrange(1000), options)


@pytest.mark.parametrize("game", GAMES)
def test_undo_restores_the_very_same_state(game: str) -> None:
    for rng, seats, options in random_tables(game, 10, 7):
        match = mixed_match(game, rng, options, seats)
        before: list[tuple[str, list[str]]] = []
        while not match.is_over:
            person = not match.automatic and (match.turn.kind != "chance" or match.has_own_dice)
            if person:
                before.append((match.state.text(), match.codes))
            play_person(match, rng)
            if rng.random() < 0.1 and match.can_undo:
                after = (match.state.text(), match.codes, match.practice)
                free = match.undo_is_free
                match.undo()
                assert (match.state.text(), match.codes) == before[-1]
                assert match.can_redo
                match.redo()
                assert (match.state.text(), match.codes) == after[:2]
                assert match.practice == (after[2] or not free)
                if rng.random() < 0.5:
                    match.undo()
                    before.pop()
        while match.can_undo:
            match.undo()
            assert (match.state.text(), match.codes) == before.pop()
        assert not before


@pytest.mark.parametrize("game", GAMES)
def test_bad_codes_are_refused_and_leave_the_match_untouched(game: str) -> None:
    alphabet = "abchdx0123456789 _-+:;<>&\"'\\\0é☃"
    for rng, seats, options in random_tables(game, 4, 8):
        match = mixed_match(game, rng, options, seats)
        while not match.is_over:
            if rng.random() < 0.3:
                text = match.to_text()
                bad = "".join(rng.choice(alphabet) for _ in range(rng.randrange(12)))
                if bad not in [move.code for move in match.moves()]:
                    with pytest.raises((worp.IllegalMove, worp.BadNotation)):
                        match.play(bad)
                if match.turn.kind != "chance":
                    with pytest.raises((worp.IllegalMove, worp.BadNotation)):
                        match.roll(bad)
                assert match.to_text() == text
            play_person(match, rng)


def mutated(rng: random.Random, text: str) -> str:
    """The text with something wrong: letters, words or whole parts changed, doubled, dropped or swapped."""
    pieces = list(text) if rng.random() < 0.5 else text.split(" ")
    for _ in range(rng.choice([1, 1, 1, 2, 5])):
        at, other = rng.randrange(len(pieces)), rng.randrange(len(pieces))
        kind = rng.randrange(5)
        if kind == 0:
            pieces[at] = rng.choice(["", "0", "-1", "9" * 30, "é", "\0", "{", '"', "null", "1e999", "h", "d"])
        elif kind == 1:
            pieces.insert(at, pieces[other])
        elif kind == 2 and len(pieces) > 1:
            del pieces[at]
        elif kind == 3:
            pieces[at], pieces[other] = pieces[other], pieces[at]
        else:
            del pieces[at + 1 :]
    return ("" if len(pieces) and len(pieces[0]) == 1 else " ").join(pieces)


@pytest.mark.parametrize("game", GAMES)
def test_mutated_saves_are_refused_with_a_reason_or_load_to_a_valid_match(game: str) -> None:
    saves = []
    for rng, seats, options in random_tables(game, 10, 9):
        match = mixed_match(game, rng, options, seats)
        for _ in range(rng.randrange(200)):
            if match.is_over:
                break
            play_person(match, rng)
        saves.append(match.to_text())
    rng = random.Random(game)
    refused = loaded = 0
    for _ in range(10_000 * EFFORT):
        text = rng.choice(saves)
        if rng.random() < 0.5:
            text = mutated(rng, text)
        else:
            # Still a save in form, so that the record itself is put to the test.
            save = json.loads(text)
            text = json.dumps(save | {"record": mutated(rng, save["record"])})
        try:
            match = worp.load_match(text)
        except worp.BadSave as error:
            assert error.code
            refused += 1
            continue
        loaded += 1
        again = worp.load_match(match.to_text())
        assert again.state.text() == match.state.text()
        assert _core.State.parse(game, match.state.text()).text() == match.state.text()
    assert refused > 1000 and loaded > 10, "the mutations are too weak or too strong"


@pytest.mark.parametrize("game", GAMES)
def test_mutated_positions_are_refused_or_valid(game: str) -> None:
    texts = [
        state.text()
        for rng, seats, options in random_tables(game, 10, 10)
        for state in walk(rng, game, seats, options)
        if rng.random() < 0.05
    ]
    rng = random.Random(game)
    for _ in range(5_000 * EFFORT):
        text = mutated(rng, rng.choice(texts))
        try:
            state = _core.State.parse(game, text)
        except worp.BadNotation as error:
            assert error.code
            continue
        assert state.text() == text
        for _ in walk_on(rng, state):
            pass


def walk_on(rng: random.Random, state: _core.State) -> Iterator[None]:
    """Plays a position to its end."""
    while state.turn()[0] != "over":
        outcome = state.draw(rng.getrandbits(53))
        outcomes = [outcome] if outcome is not None else state.codes()
        assert outcomes, state.text()
        state.advance(rng.choice(outcomes))
        yield


@pytest.mark.parametrize("game", GAMES)
def test_every_bot_plays_legal_moves_to_the_end(game: str) -> None:
    info = worp.find_game(game)
    for bot in info.bots:
        seats = [f"bot:{bot.id}"] * info.min_seats
        match = worp.new_match(game, seats, 3)
        match.play_bots()
        assert match.is_over


@pytest.mark.parametrize("game", GAMES)
def test_advice_ranks_legal_moves_of_the_position_asked_about(game: str) -> None:
    match = worp.new_match(game, ["Ann"] * worp.find_game(game).min_seats, 11)
    while match.turn.kind == "chance":
        match.roll()
    advice = list(match.advise())[-1]
    legal = {move.code for move in match.moves()}
    assert advice.hash == match.hash
    assert {option.code for option in advice.options} <= legal
    values = [option.value for option in advice.options]
    assert values == sorted(values, reverse=True)
    assert all(abs(option.loss - (values[0] - option.value)) < 1e-12 for option in advice.options)
    assert all(reason["type"] for option in advice.options for reason in option.reasons)
