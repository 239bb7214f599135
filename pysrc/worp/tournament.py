"""Bots against bots, many times over, and what came of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass
from statistics import fmean, pstdev, quantiles
from time import process_time
from typing import Any

from worp import _core
from worp.errors import BadSetup
from worp.experts import expert_for
from worp.games import find_game


@dataclass(frozen=True)
class SeatResult:
    """How one seat did over all games."""

    bot: str
    mean: float
    sd: float
    min: int
    p10: float
    median: float
    p90: float
    max: int
    wins: float
    """Games won; a shared win counts for its share."""


@dataclass(frozen=True)
class TournamentResult:
    """How all seats did, and how long a game took."""

    game: str
    bots: tuple[str, ...]
    games: int
    seed: int
    ms_per_game: float
    seats: tuple[SeatResult, ...]

    def to_data(self) -> dict[str, Any]:
        """The same as plain data."""
        return asdict(self)


def simulate(
    game: str,
    bots: Sequence[str],
    games: int,
    seed: int,
    options: Mapping[str, str] | None = None,
    on_progress: Callable[[int], None] = lambda played: None,
    *,
    rotate: bool = False,
) -> TournamentResult:
    """Plays so many games between these bots, one in each seat. The expert's preparation is not part of the time.

    With ``rotate`` the bots move on by one seat after every game, and results are told by bot in the order given: what
    a seat is worth by itself falls out.
    """
    info = find_game(game)
    for bot in bots:
        info.bot(bot)
    if games < 1:
        raise BadSetup("bad_game_count", str(games))
    expert = expert_for(game, options or {})
    if any(info.bot(bot).needs_expert for bot in bots):
        expert.prepare()
    start = _core.State.set_up(game, len(bots), dict(options or {}))
    scores: list[list[int]] = [[] for _ in bots]
    wins = [0.0 for _ in bots]
    # Of the processor: a clock on the wall would also count what neighbours on a shared machine do.
    begun = process_time()
    for number in range(games):
        # Seeds of different tournaments do not overlap, and game n is the same however many are played.
        shift = number % len(bots) if rotate else 0
        # The bot in seat s is number (s - shift), counted round the table.
        seated = [(seat - shift) % len(bots) for seat in range(len(bots))]
        totals, winners = expert.core.play_out([bots[place] for place in seated], start, (seed << 32) + number)
        for place, total in zip(seated, totals, strict=True):
            scores[place].append(total)
        for seat in winners:
            wins[seated[seat]] += 1 / len(winners)
        on_progress(number + 1)
    milliseconds = (process_time() - begun) * 1000 / games
    results = (_summary(bot, totals, won) for bot, totals, won in zip(bots, scores, wins, strict=True))
    return TournamentResult(game, tuple(bots), games, seed, milliseconds, tuple(results))


def _summary(bot: str, scores: Sequence[int], wins: float) -> SeatResult:
    # Quantiles need two points; of a single game every quantile is its score.
    tenths = quantiles(scores, n=10, method="inclusive") if len(scores) > 1 else [float(scores[0])] * 9
    return SeatResult(
        bot=bot,
        mean=fmean(scores),
        sd=pstdev(scores),
        min=min(scores),
        p10=tenths[0],
        median=tenths[4],
        p90=tenths[8],
        max=max(scores),
        wins=wins,
    )
