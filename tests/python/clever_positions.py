"""Positions of Clever as the page receives them, for the tests of the page that run without an engine.

Run as a program it writes ``tests/data/clever_positions.json``; a test compares that file with the engine.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from worp import web_api

FILE = Path(__file__).parents[1] / "data" / "clever_positions.json"
# Own dice that complete yellow's first row, whose blue cross waits for a field of the player's choice.
LINE = (
    ("throw", "roll", None),
    ("pick", "roll", "w3y4b4g4o4p4"),
    ("", "play", "w.y1"),
    ("", "roll", "y5b5g5o5p5"),
    ("", "play", "y.y3"),
    ("", "roll", "b4g4o4p4"),
    ("serve", "play", "g.g1"),
    ("served", "roll", "w6y6b6g6o6p6/wyp"),
    ("chain", "play", "y.y2"),
    ("after", "play", "x.b8"),
)


def _ask(kind: str, **payload: Any) -> Any:
    answer = json.loads(web_api.handle(kind, json.dumps(payload)))
    return answer["ok"]


def positions() -> dict[str, Any]:
    """Snapshots by name, each with the events that led to it."""
    first = _ask("new_match", game="clever", seats=["Ann"], seed=7, options={"dice": "own"})
    number = first["match"]
    kept: dict[str, Any] = {}
    change = {"events": [], "snapshot": first}
    for name, kind, code in LINE:
        if code is not None:
            change = _ask(kind, match=number, code=code)
        if name:
            kept[name] = change
    _ask("close_match", match=number)
    layout = kept["throw"]["snapshot"]["view"]["layout"]
    for each in kept.values():
        # The printed sheet is the same in all of them, and the number of the match is nobody's business.
        each["snapshot"]["view"].pop("layout", None)
        each["snapshot"].pop("match")
    return {"layout": layout, "positions": kept}


if __name__ == "__main__":
    FILE.write_text(json.dumps(positions(), separators=(",", ":"), sort_keys=True) + "\n", encoding="utf-8")
