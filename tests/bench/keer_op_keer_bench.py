"""How long Keer op Keer takes to draw a board that keeps the pattern of the printed ones, in WebAssembly."""

from __future__ import annotations

import json
from pathlib import Path

from engines import NodeEngine

SOURCE = """
import json, time
import worp

def measure(boards):
    times = []
    for number in range(boards):
        match = worp.new_match("keer_op_keer", ["Ann"], number, {"board": "random"})
        begun = time.perf_counter()
        match.roll()
        times.append(time.perf_counter() - begun)
    return json.dumps(sorted(times)[int(len(times) * 0.95)])

measure(%d)
"""


def board_drawn(dist: Path, boards: int = 100) -> float:
    """The 95th percentile in seconds, under Node."""
    engine = NodeEngine(next(dist.glob("runtime-*")))
    try:
        seconds: float = json.loads(engine.run(SOURCE % boards))
    finally:
        engine.close()
    return seconds
