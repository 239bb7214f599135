"""What is known of every game before it begins."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from functools import cache
from typing import Any

from worp import _core
from worp.errors import BadSetup


@dataclass(frozen=True)
class GameOption:
    """One switch of a game."""

    id: str
    values: tuple[str, ...]
    default: str


@dataclass(frozen=True)
class BotInfo:
    """One computer player and what it scores on average alone at the table."""

    id: str
    needs_expert: bool
    typical_score: float


@dataclass(frozen=True)
class GameInfo:
    """One game: how many can play, what can be chosen, which bots there are (weakest first)."""

    id: str
    min_seats: int
    max_seats: int
    options: tuple[GameOption, ...]
    bots: tuple[BotInfo, ...]

    def bot(self, bot_id: str) -> BotInfo:
        """The bot of this id."""
        for bot in self.bots:
            if bot.id == bot_id:
                return bot
        raise BadSetup("unknown_bot", bot_id)

    def to_data(self) -> dict[str, Any]:
        """The same as plain data."""
        return asdict(self)


@cache
def games() -> tuple[GameInfo, ...]:
    """Every game there is."""
    return tuple(
        GameInfo(
            id=facts["id"],
            min_seats=facts["min_seats"],
            max_seats=facts["max_seats"],
            options=tuple(GameOption(spec["id"], tuple(spec["values"]), spec["default"]) for spec in facts["options"]),
            bots=tuple(BotInfo(**spec) for spec in facts["bots"]),
        )
        for facts in json.loads(_core.games())
    )


def find_game(game_id: str) -> GameInfo:
    """The game of this id."""
    for info in games():
        if info.id == game_id:
            return info
    raise BadSetup("unknown_game", game_id)
