"""Texts whose keys are built from what the engine says: every game has them in every language."""

import re
from pathlib import Path

import pytest

import worp

TEXTS = Path(__file__).parents[2] / "web" / "i18n"
LANGUAGES = sorted(folder.name for folder in TEXTS.iterdir() if folder.is_dir())


def keys_of(language: str) -> set[str]:
    files = (TEXTS / language).glob("*.ftl")
    return {key for file in files for key in re.findall(r"^([a-zA-Z][\w-]*) *=", file.read_text(), re.MULTILINE)}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("info", worp.games(), ids=lambda info: info.id)
def test_every_word_the_page_builds_from_data_exists(info: worp.GameInfo, language: str) -> None:
    keys = keys_of(language)
    match = worp.new_match(info.id, seats=["Ann"] * info.min_seats, seed=1)
    parts = {part["id"] for score in match.scores() for part in score["parts"]}
    wanted = {f"{info.id}-name", f"{info.id}-tagline"}
    wanted |= {f"{info.id}-option-{option.id}" for option in info.options}
    wanted |= {f"{info.id}-option-{option.id}-{value}" for option in info.options for value in option.values}
    wanted |= {f"bot-{bot.id}" for bot in info.bots} | {f"{info.id}-bot-{bot.id}" for bot in info.bots}
    wanted |= {f"{info.id}-part-{part}" for part in parts}
    assert wanted - keys == set()


def test_both_languages_are_looked_at() -> None:
    assert LANGUAGES == ["en", "nl"]
