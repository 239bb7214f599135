"""`./build.sh bench`: speed and size, side by side in one run, with the bars they are held to.

Only ratios mean anything on a shared machine, so whatever is compared is measured alternately and by its median.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import sys
from collections.abc import Callable
from dataclasses import dataclass
from datetime import date
from pathlib import Path
from statistics import median
from time import process_time

import browser_bench
import engine_bench

ROOT = Path(__file__).resolve().parents[2]


@dataclass(frozen=True)
class Line:
    """One measured figure, and the bar it is held to, if there is one."""

    name: str
    figure: str
    bar: str = ""
    met: bool = True


def processor_seconds(work: Callable[[], object]) -> float:
    """Processor time, all threads added up: the peer uses every core, we use one."""
    begun = process_time()
    work()
    return process_time() - begun


def engine_lines(repeats: int) -> tuple[list[Line], float]:
    """The native figures, and the seconds that solving Yahtzee takes natively."""
    ours, peer = [], []
    for _ in range(repeats):
        ours.append(processor_seconds(engine_bench.solve_yahtzee))
        peer.append(processor_seconds(engine_bench.solve_with_peer))
    native = median(ours)
    factor = median(peer) / native
    positions = engine_bench.positions_per_second()
    oracle = engine_bench.oracle_positions_per_second()
    lines = [
        Line("Yahtzee solved natively, one thread", f"{native * 1000:.0f} ms"),
        Line("the same by yatzy-solver, threads added up", f"{median(peer) * 1000:.0f} ms"),
        Line("times faster", f"{factor:.1f}", "at least 10", factor >= 10),
        Line("positions per second, engine", f"{positions:,.0f}"),
        Line("positions per second, Python oracle", f"{oracle:,.0f}"),
        Line("times faster", f"{positions / oracle:.0f}"),
    ]
    for bot in ("random", "greedy", "solver"):
        lines.append(Line(f"Yahtzee games per second, {bot}", f"{engine_bench.games_per_second(bot):,.0f}"))
    return lines, native


def browser_lines(dist: Path, repeats: int, native_solve: float) -> list[Line]:
    figures = browser_bench.measure(dist, ROOT / "web/node_modules/pyodide", repeats)
    ready = figures.ready / figures.stock_ready
    cold = figures.solve_cold / native_solve
    warm = figures.solve_warm / native_solve
    return [
        Line("stock Pyodide ready in a worker", f"{figures.stock_ready * 1000:.0f} ms"),
        Line("our worker ready, engine loaded", f"{figures.ready * 1000:.0f} ms"),
        Line("ratio", f"{ready:.2f}", "at most 0.45", ready <= 0.45),
        Line(
            "first download, gzip",
            f"{figures.download / 1e6:.2f} MB",
            "at most 5.5",
            figures.download <= 5.5e6,
        ),
        Line("Yahtzee solved in the browser, cold", f"{figures.solve_cold * 1000:.0f} ms"),
        Line("ratio to native", f"{cold:.1f}", "at most 4", cold <= 4),
        Line("Yahtzee solved in the browser, warm", f"{figures.solve_warm * 1000:.0f} ms"),
        Line("ratio to native", f"{warm:.1f}", "at most 4", warm <= 4),
        Line(
            "first advice after asking",
            f"{figures.first_advice * 1000:.0f} ms",
            "at most 100",
            figures.first_advice <= 0.1,
        ),
        Line("cancel answered after", f"{figures.cancel * 1000:.0f} ms", "at most 50", figures.cancel <= 0.05),
    ]


def machine() -> str:
    names = [
        line.split(":", 1)[1].strip()
        for line in Path("/proc/cpuinfo").read_text().splitlines()
        if line.startswith("model name")
    ]
    return f"{names[0] if names else platform.machine()}, {os.cpu_count()} cores, Python {platform.python_version()}"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--repeats", type=int, default=5, help="how often each comparison is made")
    parser.add_argument("--json", action="store_true")
    arguments = parser.parse_args()
    dist = Path(os.environ.get("WORP_DIST_DIR", ROOT / "dist"))
    lines, native_solve = engine_lines(arguments.repeats)
    lines += browser_lines(dist, arguments.repeats, native_solve)
    if arguments.json:
        print(json.dumps([line.__dict__ for line in lines]))
    else:
        print(f"{date.today()}, {machine()}\n")
        print(f"| {'what':<42} | {'measured':>12} | {'bar':<12} |  |")
        print(f"|{'-' * 44}|{'-' * 13}:|{'-' * 14}|--|")
        for line in lines:
            print(f"| {line.name:<42} | {line.figure:>12} | {line.bar:<12} | {'' if line.met else 'MISSED'} |")
    return 0 if all(line.met for line in lines) else 1


if __name__ == "__main__":
    sys.exit(main())
