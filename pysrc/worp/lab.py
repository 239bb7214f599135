"""Train the weights of a game: `./build.sh lab GAME --out FILE`.

What is learned, and how, is told where it happens: `solver/` in the game's folder of the engine. The weights that ship
lie there too, with the command that made them and how strong they play.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from time import perf_counter
from typing import Protocol, cast

from worp import _core


class Training(Protocol):
    """A run that learns; it is a function of its seed and its length alone."""

    def go_on(self) -> None:
        """Plays and learns a stretch further."""

    def done(self) -> float:
        """The part that is done: 1 when the run has ended."""

    def figures(self) -> list[tuple[str, float]]:
        """How it goes, by name."""

    def weights(self) -> bytes:
        """The weights as they would ship now."""


class LabCore(Protocol):
    """The engine as it is built with the feature `lab`; the one that ships has no training."""

    def Training(self, game: str, seed: int, length: int | None) -> Training:  # noqa: N802
        """A new run; without a length, one as long as that which made the weights that ship."""


def main() -> None:
    """Trains and writes the weights; after every stretch a line is printed and the weights so far are written."""
    parser = argparse.ArgumentParser(prog="lab", description="Train the weights of a game by self-play.")
    parser.add_argument("game")
    parser.add_argument("--out", type=Path, required=True, help="where the weights go")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--length", type=int, help="in the game's own measure; as shipped unless told")
    arguments = parser.parse_args()
    begun = perf_counter()
    try:
        training = cast(LabCore, _core).Training(arguments.game, arguments.seed, arguments.length)
    except ValueError as error:
        parser.error(str(error))
    while training.done() < 1:
        training.go_on()
        arguments.out.write_bytes(training.weights())
        figures = "".join(f"  {name} {value:.4g}" for name, value in training.figures())
        print(f"{training.done():6.1%}  {perf_counter() - begun:6.0f} s{figures}", flush=True)


if __name__ == "__main__":
    main()
