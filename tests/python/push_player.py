"""A person at the Push table of the site, who taps what lights up."""

from __future__ import annotations

import json

from playwright.sync_api import FilePayload, Locator

from site_player import Player

# After so many cards on the table a careful person stops.
ENOUGH_CARDS = 6


class PushPlayer(Player):
    """Drives one page with a Push match."""

    def start_push(
        self,
        bots: int = 1,
        people: int = 1,
        variant: str = "normal",
        switch_cards: str = "out",
        seed: int | None = None,
    ) -> None:
        self.begin("push", bots, people, {"variant": variant, "switch_cards": switch_cards}, seed)
        self.wait_until_past(-1)

    def open_saved(self, text: str) -> None:
        """Takes in a match from a file and sits down at it."""
        saved = {"id": "taken-in", "createdAt": 1, "changedAt": 1, "text": text}
        file = {"format": "worp-saves", "version": 1, "matches": [saved], "results": [], "preferences": {}}
        self.open("#/settings")
        self.page.locator('input[type="file"]').set_input_files(
            FilePayload(name="saves.json", mimeType="application/json", buffer=json.dumps(file).encode())
        )
        while not self.stored("matches"):
            self.page.wait_for_timeout(20)
        self.open("#/play/taken-in")
        self.wait_until_past(-1)

    @property
    def draw_button(self) -> Locator:
        return self.page.locator(".push-draw")

    @property
    def stop_button(self) -> Locator:
        return self.page.locator(".push-stop")

    @property
    def roll_button(self) -> Locator:
        return self.page.locator(".push-roll")

    @property
    def bank_button(self) -> Locator:
        return self.page.locator(".push-bank-yes")

    @property
    def lit_rows(self) -> Locator:
        return self.page.locator("button.push-row")

    @property
    def lit_colours(self) -> Locator:
        return self.page.locator("button.push-colour")

    @property
    def phase(self) -> str:
        return str(self.saved_match()["view"]["phase"])

    def open_hints(self) -> None:
        toggle = self.page.locator(".button-toggle")
        if toggle.get_attribute("aria-pressed") != "true":
            toggle.click()

    def draw(self) -> None:
        """Turns a card over: the choice and the card are two entries of the record."""
        ply = self.ply
        self.draw_button.click()
        self.wait_until_past(ply + 1)

    def tap(self, button: Locator) -> None:
        """Taps, and waits until the page is a person's again."""
        ply = self.ply
        button.click()
        self.wait_until_past(ply)

    def bank(self, colour: Locator) -> None:
        colour.click()
        self.tap(self.bank_button)

    def wait_for_moment(self) -> None:
        """Until a person may tap something, or the match is over."""
        # As long as the page is given for everything else: after a reload the engine starts first.
        self.page.locator(".push-draw, .push-roll, button.push-row, .result-dialog").first.wait_for()

    def step(self) -> None:
        """One tap of a careful person: the first lit row, and a stop when enough lies there."""
        if self.roll_button.count():
            self.tap(self.roll_button)
        elif self.lit_rows.count():
            self.tap(self.lit_rows.first)
        elif self.stop_button.count() and self.page.locator(".push-row-cards .push-card").count() >= ENOUGH_CARDS:
            self.tap(self.stop_button)
        else:
            self.draw()

    def follow_hint(self) -> None:
        """One tap of a person who does what the hint marks on the table."""
        if self.roll_button.count():
            self.tap(self.roll_button)
            return
        options = self.page.locator(".hint-panel li button")
        options.first.click()
        # What is pointed at stays marked, whatever the hint finds out while the hand is on its way.
        self.page.locator('.hint-panel li button[aria-pressed="true"]').wait_for()
        if self.bank_button.count():
            self.tap(self.bank_button)
        elif self.page.locator(".push-draw:has(.push-best)").count():
            self.draw()
        else:
            self.tap(self.page.locator("button.push-row.push-pointed, .push-stop:has(.push-best)"))

    def step_until(self, phase: str, steps: int = 400) -> None:
        """Plays on until a person stands before a choice of this kind."""
        for _ in range(steps):
            self.wait_for_moment()
            if self.phase == phase or self.result.count():
                break
            self.step()
        assert self.phase == phase

    def play_on(self, *, with_hints: bool = False) -> int:
        """Plays until the result is shown; how many taps it took."""
        taps = 0
        self.wait_for_moment()
        while not self.result.count():
            if with_hints:
                self.follow_hint()
            else:
                self.step()
            taps += 1
            self.wait_for_moment()
        return taps
