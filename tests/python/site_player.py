"""A person at the site: what tests do on the page, by clicking, in the words of a player."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from playwright.sync_api import Locator, Page, expect

# Seconds that a test waits for the page. Long, because a busy machine must not fail what does not measure time.
PATIENCE = 60


class Player:
    """Drives one page of the site."""

    def __init__(self, page: Page, url: str) -> None:
        self.page = page
        self.url = url
        self.complaints: list[str] = []
        page.set_default_timeout(PATIENCE * 1000)
        # Everything moves at once, so that a test waits for the engine and not for a show.
        page.emulate_media(reduced_motion="reduce")
        # What a test evaluates in the page has no address: the probes of axe-core are none of the page's complaints.
        page.on(
            "console",
            lambda message: self._note(message.text) if message.type == "error" and message.location["url"] else None,
        )
        page.on("pageerror", lambda error: self._note(str(error)))

    def _note(self, complaint: str) -> None:
        self.complaints.append(complaint)

    def open(self, fragment: str = "#/") -> None:
        self.page.goto(self.url + fragment)

    def choose_setting(self, name: str, value: str) -> None:
        self.open("#/settings")
        self.page.locator(f'.settings input[name="{name}"][value="{value}"]').check(force=True)
        # A setting takes effect at once and is written a moment later; whoever reloads must have let it be written.
        while value not in self.stored("preferences"):
            self.page.wait_for_timeout(20)
        if name == "language":
            # Its texts arrive later still, and move what would be clicked next.
            self.page.wait_for_function("(value) => document.documentElement.lang === value", arg=value)

    # Before the match.

    def start(self, bots: int = 0, people: int = 1, dice: str = "app", games: str = "1") -> None:
        """From the shelf to the first throw of a Yahtzee match."""
        self.begin("yahtzee", bots, people, {"dice": dice, "games": games})

    def begin(self, game: str, bots: int, people: int, options: Mapping[str, str], seed: int | None = None) -> None:
        """From the shelf, or from a link that names the seed, to the table of a game."""
        if seed is None:
            self.open()
            self.page.locator(f'.game-card a.button-primary[href="#/new/{game}"]').click()
        else:
            self.open(f"#/new/{game}?seed={seed}")
        self.page.locator(".new-match-form").wait_for()
        self.leave_one_seat()
        rows = self.page.locator(".seat-row")
        # A game for two or more keeps a second seat until another one is there.
        surplus = rows.count() - 1
        for place in [0] * (people - 1) + [1] * bots:
            self.page.locator(".seat-add button").nth(place).click()
            if surplus:
                rows.nth(1).locator("button").last.click()
                surplus -= 1
        for option, value in options.items():
            radio = self.page.locator(f'input[name="option-{option}"][value="{value}"]')
            # Away from the edge, where the start button floats over a long form.
            radio.evaluate("(one) => one.scrollIntoView({ block: 'center' })")
            radio.check(force=True)
        self.page.locator(".start-bar button").click()
        self.page.locator(f".game-table .{game}").wait_for()

    def leave_one_seat(self) -> None:
        """Takes seats away as long as the game allows it, down to one."""
        rows = self.page.locator(".seat-row")
        while rows.count() > 1 and rows.last.locator("button").last.is_enabled():
            rows.last.locator("button").last.click()

    # During the match.

    @property
    def roll_button(self) -> Locator:
        return self.page.locator(".yahtzee-roll")

    @property
    def picks(self) -> Locator:
        return self.page.locator(".yahtzee-paper .score-sheet-pick")

    @property
    def dice(self) -> Locator:
        return self.page.locator("button.dice-tray-slot")

    @property
    def result(self) -> Locator:
        return self.page.locator(".result-dialog")

    @property
    def ply(self) -> int:
        """How many moves and outcomes the page shows."""
        return int(self.page.locator(".game-table").get_attribute("data-ply") or -1)

    def wait_until_past(self, ply: int) -> None:
        """Until the page shows more than so many moves and it is a person's turn, or the match is over."""
        self.page.wait_for_function(
            """(ply) => {
              const table = document.querySelector(".game-table");
              return Number(table?.dataset.ply) > ply && table.getAttribute("aria-busy") === "false";
            }""",
            arg=ply,
        )

    def roll(self) -> None:
        """Throws, and waits until the dice lie."""
        ply = self.ply
        expect(self.roll_button).to_be_enabled()
        # Between two throws of a turn, holding the dice is a move of its own.
        moves = 1 if self.picks.count() else 0
        self.roll_button.click()
        self.wait_until_past(ply + moves)

    def wait_for_choice(self) -> None:
        """Until the dice lie and a box can be chosen."""
        self.picks.first.wait_for()

    def write(self) -> None:
        """Writes the last open box, says yes when it is a zero, and waits until the others have played."""
        ply = self.ply
        self.picks.last.click()
        sure = self.page.locator(".yahtzee-prompt-asking .button-primary")
        if sure.count():
            sure.click()
        self.wait_until_past(ply)

    def play_turn(self) -> None:
        """One turn as a hasty person plays it: a throw, two dice held, another throw, a box."""
        self.roll()
        self.dice.nth(0).click()
        self.dice.nth(3).click()
        self.roll()
        self.write()

    def play_to_the_end(self) -> int:
        """Plays until the result is shown; how many boxes this person wrote."""
        boxes = 0
        self.page.locator('.game-table[aria-busy="false"]').wait_for()
        expect(self.page.locator(".yahtzee-roll:enabled, .score-sheet-pick, .result-dialog").first).to_be_visible()
        while not self.result.count():
            if self.picks.count():
                self.write()
                boxes += 1
            else:
                self.roll()
        return boxes

    # What the page holds.

    def stored(self, store: str) -> list[Any]:
        """Every record of one object store of the site's database."""
        script = """async (store) => {
          const [{ name }] = await indexedDB.databases();
          const database = await new Promise((resolve, reject) => {
            const opening = indexedDB.open(name);
            opening.onsuccess = () => resolve(opening.result);
            opening.onerror = () => reject(opening.error);
          });
          const records = await new Promise((resolve, reject) => {
            const reading = database.transaction(store).objectStore(store).getAll();
            reading.onsuccess = () => resolve(reading.result);
            reading.onerror = () => reject(reading.error);
          });
          database.close();
          return JSON.stringify(records);
        }"""
        records: list[Any] = json.loads(self.page.evaluate(script, store))
        return records

    def saved_match(self) -> Any:
        """The snapshot of the only match there is."""
        (record,) = self.stored("matches")
        return record["snapshot"]
