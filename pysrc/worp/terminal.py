"""A match in the terminal: plain text in, plain text out."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from typing import Any

from worp.errors import WorpError
from worp.experts import expert_for
from worp.match import Match, new_match

HELP = (
    "Type the code of a move; 'hint', 'undo', 'moves' or 'quit'. Just press Enter to roll, or type 'all' to roll until "
    "somebody is to choose. Where time counts, '@5000' lets it pass to that millisecond."
)


def play_in_terminal(
    game: str,
    seats: Sequence[str],
    seed: int,
    options: Mapping[str, str],
    ask: Callable[[str], str] = input,
    tell: Callable[[str], None] = print,
) -> Match:
    """Plays a match with whoever answers ``ask``; returns it as it was left."""
    match = new_match(game, seats, seed, options)
    board = import_module(f"worp.games.{game}.terminal")
    tell(HELP)
    while not match.is_over:
        if match.automatic:
            expert_for(match.game, match.options).prepare()
            for event in match.step():
                tell("  " + board.event_line(event, [seat.name for seat in match.seats]))
            continue
        tell(board.render(match.view(), [seat.name for seat in match.seats]))
        try:
            if not _obey(match, ask("> ").strip(), board.event_line, tell):
                return match
        except WorpError as error:
            tell(f"  not possible: {error}")
    tell(board.render(match.view(), [seat.name for seat in match.seats]))
    for score in match.scores():
        tell(f"{match.seats[score['seat']].name}: {score['total']}")
    return match


def _obey(
    match: Match,
    words: str,
    event_line: Callable[[Mapping[str, object], Sequence[str]], str],
    tell: Callable[[str], None],
) -> bool:
    """Does what was typed; whether the match goes on."""
    names = [seat.name for seat in match.seats]
    if words == "quit":
        return False
    if words == "undo":
        match.undo()
    elif words == "moves":
        tell("  " + " ".join(move.code for move in match.moves()))
    elif words == "hint":
        for advice in match.advise():
            final = advice
        for option in final.options[:5]:
            tell(f"  {option.code:<16} {option.value:8.2f}  loses {option.loss:.2f}")
    else:
        for event in _act(match, words):
            tell("  " + event_line(event, names))
    return True


def _act(match: Match, words: str) -> list[dict[str, Any]]:
    """Rolls, lets time pass or makes a move; what followed."""
    if match.turn.kind == "chance":
        return match.roll_on() if words == "all" else match.roll(words or None)
    if words.startswith("@") and words[1:].isdecimal():
        return match.pass_time(int(words[1:]))
    return match.play(words)
