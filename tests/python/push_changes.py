"""Changes of real Push matches, one of each kind, for the tests of the screen.

Run it to write ``tests/data/screens/push.json`` anew; a test says when that file no longer is what the engine says.
"""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import worp
from worp.match import Match

FILE = Path(__file__).resolve().parents[1] / "data/screens/push.json"
SEATS = ["Ann", "Ben", "Cleo"]
MATCHES = 6


def snapshot(match: Match) -> dict[str, Any]:
    """As the page gets it, without what the Push screen never reads."""
    turn = {"type": match.turn.kind} if match.turn.seat is None else {"type": match.turn.kind, "seat": match.turn.seat}
    return {
        "seats": [{"name": seat.name, "bot": seat.bot} for seat in match.seats],
        "turn": turn,
        "automatic": match.automatic,
        "winners": match.winners(),
        "view": match.view(),
        "moves": [{"code": move.code, "data": move.data} for move in match.moves()],
        "hash": match.hash,
    }


def changes() -> list[dict[str, Any]]:
    """The first change of every sequence of events that random play meets."""
    found: dict[str, dict[str, Any]] = {}
    for seed in range(MATCHES):
        choose = random.Random(seed)
        match = worp.new_match("push", SEATS, seed, {"variant": "risk" if seed % 2 else "normal"})
        while not match.is_over:
            before = snapshot(match)
            events = match.roll() if match.turn.kind == "chance" else match.play(choose.choice(match.moves()).code)
            kinds = " ".join(event["type"] for event in events)
            if kinds not in found:
                found[kinds] = {"kinds": kinds, "before": before, "events": events, "after": snapshot(match)}
    return sorted(found.values(), key=lambda change: str(change["kinds"]))


if __name__ == "__main__":
    FILE.parent.mkdir(exist_ok=True)
    FILE.write_text(json.dumps(changes(), sort_keys=True, separators=(",", ":")) + "\n", encoding="utf-8")
