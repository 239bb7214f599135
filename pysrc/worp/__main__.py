"""The command line, for people who measure: ``simulate``, ``solve`` and ``play``."""

from __future__ import annotations

import argparse
import json
import secrets
import sys
from collections.abc import Callable, Sequence

from worp.errors import WorpError
from worp.games import games
from worp.match import SEED_LIMIT
from worp.solving import RULE_SETS, solve
from worp.terminal import play_in_terminal
from worp.tournament import TournamentResult, simulate


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="worp", description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)
    ids = [info.id for info in games()]

    simulation = commands.add_parser("simulate", help="let bots play many games and tell how they did")
    simulation.add_argument("game", choices=ids)
    simulation.add_argument("--bot", required=True, help="the bot in each seat, separated by commas")
    simulation.add_argument("--games", type=int, default=1000)
    simulation.add_argument("--seed", type=int, default=1)
    simulation.add_argument("--option", action="append", default=[], metavar="ID=VALUE")
    simulation.add_argument("--rotate", action="store_true", help="move every bot on by one seat after each game")
    simulation.add_argument("--json", action="store_true", help="one JSON object instead of a table")
    simulation.set_defaults(run=_simulate)

    solution = commands.add_parser("solve", help="the value of perfect solo play, where a game can be solved")
    solution.add_argument("game", choices=sorted(RULE_SETS))
    solution.add_argument("--rules", default=None, help="which rule set; all of them: " + _rule_set_names())
    solution.add_argument("--json", action="store_true", help="one JSON object instead of words")
    solution.set_defaults(run=_solve)

    match = commands.add_parser("play", help="play in the terminal")
    match.add_argument("game", choices=ids)
    match.add_argument("--seats", default="You,bot:solver", help="names or bot:ID, separated by commas")
    match.add_argument("--seed", type=int, default=None)
    match.add_argument("--option", action="append", default=[], metavar="ID=VALUE")
    match.set_defaults(run=_play)
    return parser


def _rule_set_names() -> str:
    return "; ".join(f"{game}: {', '.join(sets)}" for game, sets in RULE_SETS.items())


def _options(pairs: Sequence[str]) -> dict[str, str]:
    return {key: value for key, _, value in (pair.partition("=") for pair in pairs)}


def _progress_bar(total: int) -> Callable[[int], None]:
    """Draws on standard error, and only where somebody watches."""
    width = 40
    if not sys.stderr.isatty():
        return lambda played: None

    def show(played: int) -> None:
        if played * width // total != (played - 1) * width // total or played == total:
            bar = "#" * (played * width // total)
            end = "\n" if played == total else ""
            print(f"\r[{bar:<{width}}] {played}/{total}", end=end, file=sys.stderr, flush=True)

    return show


def _simulate(arguments: argparse.Namespace) -> None:
    result = simulate(
        arguments.game,
        arguments.bot.split(","),
        arguments.games,
        arguments.seed,
        _options(arguments.option),
        _progress_bar(max(1, arguments.games)),
        rotate=arguments.rotate,
    )
    print(json.dumps(result.to_data()) if arguments.json else _table(result))


def _table(result: TournamentResult) -> str:
    # The half-width of a 95 % interval for a mean is 1.96 standard errors.
    lines = [
        f"{result.game}: {result.games} games, seed {result.seed}, {result.ms_per_game:.3f} ms a game",
        f"{'seat':<14}{'mean':>9}{'+-':>7}{'sd':>8}{'min':>6}{'p10':>7}{'median':>8}{'p90':>7}{'max':>6}{'wins':>9}",
    ]
    for seat in result.seats:
        error = 1.96 * seat.sd / result.games**0.5
        lines.append(
            f"{seat.bot:<14}{seat.mean:>9.2f}{error:>7.2f}{seat.sd:>8.2f}{seat.min:>6}{seat.p10:>7.0f}"
            f"{seat.median:>8.0f}{seat.p90:>7.0f}{seat.max:>6}{seat.wins:>9.1f}"
        )
    return "\n".join(lines)


def _solve(arguments: argparse.Namespace) -> None:
    solution = solve(arguments.game, arguments.rules)
    if arguments.json:
        print(json.dumps(solution.to_data()))
    else:
        print(f"{solution.value:.10f} points by perfect play ({solution.game}, {solution.rules})")
        print(f"{solution.states} states in {solution.seconds:.3f} s")


def _play(arguments: argparse.Namespace) -> None:
    seed = secrets.randbelow(SEED_LIMIT) if arguments.seed is None else arguments.seed
    play_in_terminal(arguments.game, arguments.seats.split(","), seed, _options(arguments.option))


def main() -> int:
    """Runs the command line; errors of ours become one line on standard error."""
    arguments = _parser().parse_args()
    try:
        arguments.run(arguments)
    except WorpError as error:
        print(f"worp: {error}", file=sys.stderr)
        return 2
    except (KeyboardInterrupt, EOFError):
        return 130
    return 0


if __name__ == "__main__":
    sys.exit(main())
