"""Bots against bots, many times over, and what came of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass
from statistics import fmean, pstdev, quantiles
from time import perf_counter
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
) -> TournamentResult:
    """Plays so many games between these bots, one in each seat. The expert's preparation is not part of the time."""
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
    begun = perf_counter()
    for number in range(games):
        # Seeds of different tournaments do not overlap, and game n is the same however many are played.
        totals, winners = expert.core.play_out(list(bots), start, (seed << 32) + number)
        for seat, total in enumerate(totals):
            scores[seat].append(total)
        for seat in winners:
            wins[seat] += 1 / len(winners)
        on_progress(number + 1)
    milliseconds = (perf_counter() - begun) * 1000 / games
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
