"""A person at a board of Keer op Keer: what tests do on the page, by tapping and by drawing."""

from __future__ import annotations

import json
from typing import Any, Literal

from playwright.sync_api import Locator, Page, expect

from site_player import Player

ROWS = 7
# Of a page, as `x` and `y`.
Point = dict[str, float]


def stroke_over(cells: list[int]) -> list[int]:
    """A walk from neighbour to neighbour through all these cells, as a finger draws it."""
    walk: list[int] = []
    seen: set[int] = set()

    def visit(cell: int) -> None:
        seen.add(cell)
        walk.append(cell)
        for other in cells:
            apart = abs(other // ROWS - cell // ROWS) + abs(other % ROWS - cell % ROWS)
            if apart == 1 and other not in seen:
                visit(other)
                walk.append(cell)

    visit(cells[0])
    # Once all are crossed the way back is of no use.
    return walk[: max(walk.index(cell) for cell in cells) + 1]


class KeerPlayer(Player):
    """Plays Keer op Keer on one page: with a mouse, or with a finger that draws over cells or taps them."""

    def __init__(self, page: Page, url: str, hand: Literal["mouse", "draws", "taps"] = "mouse") -> None:
        super().__init__(page, url)
        self.hand = hand

    def sit_down(self, bots: int = 0, people: int = 1, **options: str) -> None:
        """From the page of a new match to the table."""
        self.open("#/new/keer_op_keer")
        self.page.locator(".new-match-form").wait_for()
        self.leave_one_seat()
        for place, count in ((0, people - 1), (1, bots)):
            for _ in range(count):
                self.page.locator(".seat-add button").nth(place).click()
        for fold in self.page.locator("details").all():
            if fold.get_attribute("open") is None:
                fold.locator("summary").click()
        for option, value in ({"start": "first"} | options).items():
            self.page.locator(f'input[name="option-{option}"][value="{value}"]').check(force=True)
        self.page.locator(".start-bar button").click()
        self.page.locator(".game-table .keer_op_keer").wait_for()

    def keep_offline(self) -> None:
        """Waits until the browser has stored the whole site and serves it itself."""
        self.open()
        self.page.evaluate("() => navigator.serviceWorker.ready.then(() => null)")
        self.page.reload()
        self.page.wait_for_function("() => navigator.serviceWorker.controller !== null")

    def take_in(self, text: str) -> None:
        """From a saved match, brought in as a file, to its table."""
        saved = {"id": "taken-in", "createdAt": 1, "changedAt": 1, "text": text}
        file = {"format": "worp-saves", "version": 1, "matches": [saved], "results": [], "preferences": {}}
        self.open("#/settings")
        self.page.locator('input[type="file"]').set_input_files(
            {"name": "save.json", "mimeType": "application/json", "buffer": json.dumps(file).encode()}
        )
        self.open("#/")
        self.page.locator(".match-card-link").click()
        self.page.locator(".game-table .keer_op_keer").wait_for()

    @property
    def roll_button(self) -> Locator:
        return self.page.locator(".keer_op_keer-roll")

    @property
    def confirm_button(self) -> Locator:
        return self.page.locator(".keer_op_keer-confirm")

    @property
    def prompt(self) -> Locator:
        return self.page.locator(".keer_op_keer-prompt")

    @property
    def chosen(self) -> Locator:
        return self.page.locator(".keer_op_keer-chosen")

    def cell(self, cell: int) -> Locator:
        return self.page.locator(f'[data-cell="{cell}"]')

    def crosses(self, match: Any = None) -> list[Any]:
        """The legal placements of the position, as saved."""
        moves = (match or self.saved_match())["moves"]
        return [move["data"] for move in moves if move["data"]["type"] == "cross"]

    def roll(self) -> None:
        ply = self.ply
        expect(self.roll_button).to_have_attribute("aria-disabled", "false")
        self.press(self.roll_button)
        self.wait_until_past(ply)

    def press(self, target: Locator) -> None:
        (target.tap if self.hand == "taps" else target.click)()

    def tap_dice(self, move: Any) -> None:
        for kind, place in enumerate(move["dice"]):
            die = self.page.locator(".keer_op_keer-dice-group").nth(kind).locator(".keer_op_keer-die").nth(place)
            # Taking up one die may have brought up the other by itself.
            if die.get_attribute("aria-pressed") != "true":
                self.press(die)

    def middle_of(self, cell: int) -> Point:
        box = self.cell(cell).bounding_box()
        assert box
        return {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}

    def draw(self, cells: list[int]) -> None:
        """One stroke of a finger over these cells."""
        self.move_finger([self.middle_of(cell) for cell in cells])

    def swipe_up_from(self, cell: int, distance: int) -> None:
        """As somebody scrolls: in small steps, and at rest before the finger is lifted, so that nothing slides on."""
        start, steps = self.middle_of(cell), 12
        self.move_finger(
            [{"x": start["x"], "y": start["y"] - distance * step / steps} for step in range(steps + 1)], rest=300
        )

    def move_finger(self, points: list[Point], rest: int = 0) -> None:
        finger = self.page.context.new_cdp_session(self.page)
        finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": points[:1]})
        for point in points[1:]:
            finger.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [point]})
        self.page.wait_for_timeout(rest)
        finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        finger.detach()

    def lay_ready(self, move: Any) -> None:
        if self.hand == "draws":
            self.draw(stroke_over(move["cells"]))
        else:
            self.tap_dice(move)
            for cell in move["cells"]:
                self.press(self.cell(cell))
        expect(self.chosen).to_have_count(len(move["cells"]))

    def choose(self, match: Any = None) -> None:
        """Crosses what pays most at once, many cells rather than few; passes when nothing fits."""
        ply = self.ply
        moves = self.crosses(match)
        if moves:
            self.lay_ready(max(moves, key=lambda move: (move["gain"], len(move["cells"]))))
            expect(self.confirm_button).to_have_attribute("aria-disabled", "false")
            self.press(self.confirm_button)
        else:
            self.press(self.page.locator(".keer_op_keer-pass"))
        self.wait_until_past(ply)

    def step(self, match: Any = None) -> None:
        """Rolls or chooses, whatever is asked."""
        match = match or self.saved_match()
        if match["turn"]["type"] == "chance":
            self.roll()
        else:
            self.choose(match)

    def play_on(self, until_roll: int = 1000) -> None:
        """Plays until the result is shown, or until so many rolls lie on the table."""
        self.page.locator('.game-table[aria-busy="false"]').wait_for()
        while not self.result.count():
            match = self.saved_match()
            if match["view"]["roll"] >= until_roll:
                return
            self.step(match)
