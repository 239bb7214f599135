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
import dobbelstorm_bench
import engine_bench
import keer_op_keer_bench

import paces

ROOT = Path(__file__).resolve().parents[2]

# A whole game of the strongest bots, so that strength can be measured over thousands of games.
MOST_MILLISECONDS = {"yahtzee": 5, "clever": 3, "keer_op_keer": 50, "push": 20}


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
    lines = [
        Line("Yahtzee solved natively, one thread", f"{native * 1000:.0f} ms"),
        Line("the same by yatzy-solver, threads added up", f"{median(peer) * 1000:.0f} ms"),
        Line("times faster", f"{factor:.1f}", "at least 10", factor >= 10),
    ]
    for game in paces.GAMES:
        engine, oracle = paces.engine_pace(game), paces.oracle_pace(game)
        lines.append(Line(f"{game}: positions per second, engine", f"{engine:,.0f}"))
        lines.append(Line("the same, Python oracle", f"{oracle:,.0f}"))
        held = game in paces.HELD_TO_A_HUNDRED
        met = not held or engine >= 100 * oracle
        lines.append(Line("times faster", f"{engine / oracle:.0f}", "at least 100" if held else "", met))
    for game, most in MOST_MILLISECONDS.items():
        took = engine_bench.milliseconds_per_game(game, ["solver"] * paces.GAMES[game][0])
        lines.append(Line(f"{game}: a game of solvers", f"{took:.2f} ms", f"at most {most}", took <= most))
    return lines, native


def browser_lines(dist: Path, repeats: int, native_solve: float) -> list[Line]:
    games = [*paces.GAMES, "dobbelstorm"]
    figures = browser_bench.measure(dist, ROOT / "web/node_modules/pyodide", repeats, games)
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
        *(
            Line(f"{game}: first advice", f"{seconds * 1000:.0f} ms", "at most 100", seconds <= 0.1)
            for game, seconds in figures.first_advice.items()
        ),
        Line("cancel answered after", f"{figures.cancel * 1000:.0f} ms", "at most 50", figures.cancel <= 0.05),
    ]


def referee_lines(dist: Path) -> list[Line]:
    native, shipped = dobbelstorm_bench.native(), dobbelstorm_bench.in_the_browser(dist)
    return [
        Line("Dobbelstorm: a turn scored natively, p99", f"{native['scoring'] * 1000:.1f} ms"),
        Line(
            "the same in the browser, p99",
            f"{shipped['scoring'] * 1000:.1f} ms",
            "at most 50",
            shipped["scoring"] <= 0.05,
        ),
        Line("Dobbelstorm: one hint natively, p99", f"{native['question'] * 1000:.1f} ms"),
        Line(
            "the same in the browser, p99",
            f"{shipped['question'] * 1000:.1f} ms",
            "at most 50",
            shipped["question"] <= 0.05,
        ),
    ]


def board_lines(dist: Path) -> list[Line]:
    seconds = keer_op_keer_bench.board_drawn(dist)
    name = "Keer op Keer: a board drawn in WebAssembly, p95"
    return [Line(name, f"{seconds * 1000:.0f} ms", "at most 1000", seconds <= 1)]


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
    lines += referee_lines(dist)
    lines += board_lines(dist)
    if arguments.json:
        print(json.dumps([line.__dict__ for line in lines]))
    else:
        print(f"{date.today()}, {machine()}\n")
        print(f"| {'what':<47} | {'measured':>12} | {'bar':<12} |  |")
        print(f"|{'-' * 49}|{'-' * 13}:|{'-' * 14}|--|")
        for line in lines:
            print(f"| {line.name:<47} | {line.figure:>12} | {line.bar:<12} | {'' if line.met else 'MISSED'} |")
    return 0 if all(line.met for line in lines) else 1


if __name__ == "__main__":
    sys.exit(main())
