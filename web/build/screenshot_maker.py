"""Take the pictures of web/screenshots/ that the manifest shows before installing; kept in git.

Needs a built site (./build.sh web). Usage: screenshot_maker.py SITE [--chromium PATH]
"""

import argparse
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

from site_server import SiteServer

SCREENSHOTS = Path(__file__).resolve().parents[1] / "screenshots"
SIZES = (("wide.png", 1280, 800), ("narrow.png", 800, 1280))
# A friendly seed: the picture shows the same dice each time.
START = "#/new/yahtzee?seed=2026&start=first"
TURNS = 5
# The second-stage tables of the solver bring the chances a moment after the values.
SETTLE_MS = 5000


def play_some_turns(page: Page) -> None:
    """Roll and take the box that brings most, a few times; then roll and stop in the middle of a turn."""
    roll = page.locator(".yahtzee-roll:not([disabled])")
    box = page.locator(".score-sheet-pick")
    for _ in range(TURNS):
        roll.click()
        box.first.wait_for()
        points = [int(text) for text in box.locator(".score-sheet-figure").all_inner_texts()]
        box.nth(points.index(max(points))).click()
        roll.wait_for()
    roll.click()
    box.first.wait_for()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("site", type=Path)
    parser.add_argument("--chromium", default="/usr/bin/chromium")
    arguments = parser.parse_args()
    SCREENSHOTS.mkdir(exist_ok=True)
    with SiteServer(arguments.site) as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=arguments.chromium, args=["--no-sandbox", "--disable-gpu"])
        for name, width, height in SIZES:
            context = browser.new_context(
                viewport={"width": width, "height": height}, locale="en-GB", reduced_motion="reduce"
            )
            page = context.new_page()
            page.goto(f"{server.url}{START}")
            page.locator(".seat-name").fill("Ann")
            page.locator("button[type=submit]").click()
            play_some_turns(page)
            page.locator(".button-toggle").click()
            page.locator(".hint-panel").wait_for()
            page.wait_for_timeout(SETTLE_MS)
            page.screenshot(path=SCREENSHOTS / name)
            context.close()
        browser.close()


if __name__ == "__main__":
    main()
