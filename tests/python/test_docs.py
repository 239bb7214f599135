"""Documents that say true things: the README's example runs, and every path that is named exists."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

import worp

ROOT = Path(__file__).resolve().parents[2]
DOCUMENTS = [
    "README.md",
    "ARCHITECTURE.md",
    *(f"docs/adr/{file.name}" for file in (ROOT / "docs/adr").glob("*.md")),
]


def test_the_readme_example_runs() -> None:
    result = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert result.attempted >= 7
    assert result.failed == 0


def test_the_package_example_runs() -> None:
    result = doctest.testmod(worp)
    assert result.attempted >= 5
    assert result.failed == 0


@pytest.mark.parametrize("document", DOCUMENTS)
def test_every_path_that_is_named_exists(document: str) -> None:
    text = (ROOT / document).read_text(encoding="utf-8")
    quoted = re.findall(r"`([\w./-]+/[\w./-]*)`", text)
    linked = re.findall(r"\]\(([\w./-]+)\)", text)
    tops = {entry.name for entry in ROOT.iterdir()}
    named = [path for path in quoted if path.split("/")[0] in tops and not path.startswith("dist")] + linked
    missing = [path for path in named if not (ROOT / path).exists()]
    assert missing == []
    if document == "ARCHITECTURE.md":
        assert len(named) > 20


def test_the_map_knows_every_folder_of_code() -> None:
    text = (ROOT / "ARCHITECTURE.md").read_text(encoding="utf-8")
    folders = [
        f"{layer}/{entry.name}/"
        for layer in ("core_rs", "web", "tests")
        for entry in (ROOT / layer).iterdir()
        if entry.is_dir() and not entry.name.startswith((".", "__")) and entry.name not in ("node_modules", "target")
    ]
    unknown = [folder for folder in folders if folder not in text]
    assert unknown == []
