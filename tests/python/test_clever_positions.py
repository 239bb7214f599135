"""The positions that the screen's own tests stand on are what the engine says, to the letter."""

from __future__ import annotations

import json

from clever_positions import FILE, positions


def test_the_kept_positions_are_what_the_engine_says() -> None:
    assert json.loads(FILE.read_text(encoding="utf-8")) == positions()
