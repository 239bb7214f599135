"""A person at the Clever table: dice, fields and buttons, by clicking."""

from __future__ import annotations

import json
import random
from collections.abc import Sequence

from playwright.sync_api import FilePayload, Locator, expect

from site_player import Player

SEED = 20180101


class CleverPlayer(Player):
    """Drives one page on which Clever is played."""

    def start(self, bots: int = 0, people: int = 1, dice: str = "app", games: str = "1") -> None:
        """From the page of a new match to its first throw."""
        # The dice of a seed: what a test meets does not depend on luck.
        self.open(f"#/new/clever?seed={SEED}")
        self.page.locator(".new-match-form").wait_for()
        self.leave_one_seat()
        add_person, add_bot = (self.page.locator(".seat-add button").nth(place) for place in (0, 1))
        for _ in range(people - 1):
            add_person.click()
        for _ in range(bots):
            add_bot.click()
        self.page.locator(f'input[name="option-dice"][value="{dice}"]').check(force=True)
        self.page.locator(".start-bar button").click()
        self.page.locator(".game-table .clever").wait_for()
        self.wait_until_past(-1)

    def open_saved(self, text: str) -> None:
        """Takes in a match from a file and sits down at it."""
        saved = {"id": "taken-in", "createdAt": 1, "changedAt": 1, "text": text}
        file = {"format": "worp-saves", "version": 1, "matches": [saved], "results": [], "preferences": {}}
        self.open("#/settings")
        self.page.locator("input[type=file]").set_input_files(
            FilePayload(name="saves.json", mimeType="application/json", buffer=json.dumps(file).encode())
        )
        while not self.stored("matches"):
            self.page.wait_for_timeout(20)
        self.open("#/play/taken-in")
        self.wait_until_past(-1)

    @property
    def roll_button(self) -> Locator:
        return self.page.locator(".clever-roll")

    @property
    def picks(self) -> Locator:
        return self.page.locator(".clever-pick")

    @property
    def dice(self) -> Locator:
        """Dice and waiting bonuses that can be tapped."""
        return self.page.locator("button.clever-die-lit, button.clever-token-lit")

    @property
    def confirm(self) -> Locator:
        return self.page.locator(".clever-confirm")

    @property
    def links(self) -> Locator:
        """The chain that the chosen field would set off."""
        return self.page.locator(".clever-link")

    def cell(self, key: str) -> Locator:
        return self.page.locator(f'.clever-pick[data-cell="{key}"]')

    def die(self, color: str) -> Locator:
        return self.page.locator(f"button.clever-die-{color}.clever-die-lit")

    def do(self, button: Locator) -> None:
        """Taps what changes the position, and waits until the others have played too."""
        ply = self.ply
        button.click()
        self.wait_until_past(ply)

    def lay_ready(self, color: str, key: str) -> None:
        """A die and a field, and not yet yes."""
        self.die(color).click()
        if self.confirm.count() == 0:
            self.cell(key).click()
        expect(self.cell(key)).to_have_attribute("aria-pressed", "true")

    def mark(self, color: str, key: str) -> None:
        """A die, a field, and yes."""
        self.lay_ready(color, key)
        self.do(self.confirm)

    def type_dice(self, faces: Sequence[int]) -> None:
        """Types what lies on a real table, die by die."""
        for face in faces:
            self.page.locator(".clever-entry-face").nth(face - 1).click()

    def throw(self, faces: Sequence[int]) -> None:
        self.type_dice(faces)
        self.do(self.page.locator(".clever-entry-confirm"))

    def open_hints(self) -> None:
        self.page.locator(".button-toggle").click()

    def take_hint(self) -> None:
        """Lays ready what the first hint says, and does it."""
        first = self.page.locator(".hint-panel li button").first
        first.click()
        self.do(self.page.locator(".clever-confirm, .clever-action-marked"))

    def play_any(self, dice: random.Random) -> None:
        """One move, as somebody plays who looks at nothing."""
        # After a reload the table lies there before the engine is awake.
        self.page.locator(".clever-roll, .clever-pick, .clever-action").first.wait_for()
        if self.roll_button.count():
            self.do(self.roll_button)
        elif self.picks.count():
            self.picks.nth(dice.randrange(self.picks.count())).click()
            if self.confirm.count() == 0:
                self.dice.first.click()
            self.do(self.confirm)
        else:
            self.do(self.page.locator(".clever-action-pass, .clever-action-end").first)
