"""A person at a table of Dobbelstorm: what tests do on the page, with fingers and a clock of their own."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import CDPSession, Locator, Page, expect

from site_player import PATIENCE, Player

Spot = tuple[float, float]
# Seconds; no machine is so slow that a test gets there by itself.
FAR_OFF = 86_400


class StormPlayer(Player):
    """Drives one table; fingers go through the browser's own touch events."""

    def __init__(self, page: Page, url: str) -> None:
        super().__init__(page, url)
        self._cdp: CDPSession | None = None

    def sit_down(self, people: int = 1, bots: int = 0, seed: int = 7, **options: str) -> None:
        """From a link that names the seed to the table, no card dealt yet."""
        self.begin("dobbelstorm", bots, people, options, seed)

    def clear_the_shelf(self) -> None:
        """Throws away what was played, so that the saved match is the next one."""
        self.open("#/")
        self.page.locator(".game-card").first.wait_for()
        cards = self.page.locator(".match-card")
        for left in reversed(range(len(self.stored("matches")))):
            self.page.locator(".match-card-remove").first.click()
            self.page.locator("dialog[open] .button-primary, dialog[open] .button-danger").first.click()
            expect(cards).to_have_count(left)

    def deal(self) -> None:
        self.page.locator(".dobbelstorm-deal").click()
        self.page.locator(".dobbelstorm-start:enabled").wait_for()

    def call_start(self) -> None:
        self.page.locator(".dobbelstorm-start").click()
        self.page.locator(".dobbelstorm-die").nth(39).wait_for()

    def sit_and_start(self, people: int = 1, bots: int = 0, seed: int = 7, **options: str) -> None:
        self.sit_down(people, bots, seed, **options)
        self.deal()
        self.call_start()

    @property
    def phase(self) -> str:
        return self.page.locator(".dobbelstorm").get_attribute("data-phase") or ""

    def wait_for_phase(self, *phases: str) -> None:
        wanted = ", ".join(f'.dobbelstorm[data-phase="{phase}"]' for phase in phases)
        self.page.locator(wanted).wait_for()

    @property
    def view(self) -> Any:
        """What the engine said last."""
        return self.saved_match()["view"]

    # Dice and fields.

    def die(self, die: int) -> Locator:
        return self.page.locator(f'.dobbelstorm-die[data-die="{die}"]')

    def field(self, seat: int, card: int, field: int) -> Locator:
        """The button of a field; a target card has none in the middle."""
        return self._seat(seat).locator("[role=group]").nth(card).locator(".dobbelstorm-field").nth(field)

    def beside(self, seat: int, card: int) -> Locator:
        return self._seat(seat).locator(f'[data-zone*=\'"card":{card},"later":false\']')

    def top_first(self, seat: int) -> Locator:
        return self._seat(seat).locator(".dobbelstorm-later")

    def stop_button(self, seat: int) -> Locator:
        return self._seat(seat).locator(".dobbelstorm-stop")

    def _seat(self, seat: int) -> Locator:
        return self.page.locator(f'.dobbelstorm-seat[data-seat="{seat}"]')

    def place_of(self, die: int) -> str:
        return self.die(die).get_attribute("data-place") or ""

    def wait_until_confirmed(self, die: int, place: str) -> None:
        """Until the engine, and not only the screen, says that a die is there."""
        self._wait(lambda: self.view["dice"][die]["place"]["type"] == place)

    def _wait(self, is_so: Callable[[], bool]) -> None:
        """For what only the saved match tells."""
        end = time.monotonic() + PATIENCE
        while not is_so():
            assert time.monotonic() < end
            self.page.wait_for_timeout(20)

    def right_dice(self, seat: int, taken: set[int]) -> list[tuple[int, int, int]]:
        """Dice that match a free field in colour and value: die, card, field; no die and no field twice."""
        view = self.view
        found: list[tuple[int, int, int]] = []
        used = set(taken)
        free = {(one["card"], one["field"]) for one in view["seats"][seat]["free"]}
        for slot, card in enumerate(view["seats"][seat]["cards"]):
            for field in card["fields"]:
                if card["kind"] in ("tower", "confusion") or (slot, field["field"]) not in free:
                    continue
                for die in view["dice"]:
                    fits = die["value"] in field["values"] and field["colour"] in (None, die["colour"])
                    if fits and die["place"]["type"] == "table" and die["id"] not in used:
                        used.add(die["id"])
                        found.append((die["id"], slot, field["field"]))
                        break
        return found

    def tap_die_to_field(self, die: int, seat: int, card: int, field: int) -> None:
        self.die(die).click()
        self.field(seat, card, field).click()
        expect(self.die(die)).to_have_attribute("data-place", "field")

    def lay_one(self, seat: int = 0) -> int:
        """Takes a die that is right somewhere and lays it there, although bots may be faster; which die it was."""
        for die, card, field in self.right_dice(seat, set()):
            # As a screen reader presses it: a die that flies off to somebody else is no target for a mouse.
            self.die(die).dispatch_event("click")
            self._wait(lambda die=die: self.place_of(die) == self.view["dice"][die]["place"]["type"])  # type: ignore[misc]
            if self.view["dice"][die]["place"] == {"type": "hand", "seat": seat}:
                self.field(seat, card, field).click()
                self.wait_until_confirmed(die, "field")
                return die
        raise AssertionError("the bots took every die")

    # Fingers.

    def touch(self, kind: str, fingers: dict[int, Spot]) -> None:
        """One touch event with all the fingers that are down after it; a touchEnd has those that go, or lifts all."""
        if self._cdp is None:
            self._cdp = self.page.context.new_cdp_session(self.page)
        points: list[dict[str, Any]] = [{"x": x, "y": y, "id": finger} for finger, (x, y) in fingers.items()]
        self._cdp.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    def drag_at_once(self, ways: list[tuple[Locator, Locator]]) -> None:
        """One finger for each way, all of them down and moving together."""
        starts = {finger: middle(way[0]) for finger, way in enumerate(ways)}
        ends = {finger: middle(way[1]) for finger, way in enumerate(ways)}
        self.touch("touchStart", starts)
        for share in (0.3, 0.7, 1.0):
            between = {
                finger: (x + (ends[finger][0] - x) * share, y + (ends[finger][1] - y) * share)
                for finger, (x, y) in starts.items()
            }
            self.touch("touchMove", between)
        self.touch("touchEnd", {})

    # The engine.

    @contextmanager
    def engine_held(self) -> Iterator[None]:
        """What the page asks of the engine waits at its door until the end."""
        self.page.evaluate(
            """() => {
              const send = Worker.prototype.postMessage;
              const held = [];
              Worker.prototype.postMessage = function (...message) { held.push([this, message]); };
              window.letEngineHear = () => {
                Worker.prototype.postMessage = send;
                for (const [worker, message] of held) send.apply(worker, message);
              };
            }"""
        )
        yield
        self.page.evaluate("() => window.letEngineHear()")

    # Time.

    def stop_the_clock(self) -> None:
        """From here on time passes only when it is let, however slow the machine; the clock must be installed."""
        self.page.clock.pause_at(FAR_OFF)

    def let_time_pass(self, milliseconds: int, step: int = 1000) -> None:
        """A clock that runs ahead of the wall's; the engine answers after every step."""
        for _ in range(0, milliseconds, step):
            self.page.clock.run_for(step)
            if self.phase != "play":
                return


def middle(target: Locator) -> Spot:
    box = target.bounding_box()
    assert box, target
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
