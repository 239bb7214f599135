"""Take the pictures of web/screenshots/ that the manifest shows before installing; kept in git.

Needs a built site (./build.sh web). Usage: screenshot_maker.py SITE [--chromium PATH]
"""

import argparse
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

from site_server import SiteServer

SCREENSHOTS = Path(__file__).resolve().parents[1] / "screenshots"
SIZES = (("wide.png", 1280, 800), ("narrow.png", 800, 1280))
# A friendly seed: the pictures show the same dice each time.
START = "#/new/clever?seed=2026"
# Far enough into a game that all areas are begun.
CHOICES = 21
PATIENCE_MS = 20_000
# Hints become surer for a while.
SETTLE_MS = 3000


def follow_hints(page: Page) -> None:
    """Play by the first hint, a number of times; then stop where there is something to choose."""
    table = page.locator(".game-table")
    roll, hints, accept = (
        page.locator(".clever-roll"),
        page.locator(".hint-panel li button"),
        page.locator(".clever-confirm, .clever-action-marked"),
    )
    made = 0
    while made < CHOICES or roll.count():
        ply = table.get_attribute("data-ply")
        if roll.count():
            roll.click()
        else:
            hints.first.click()
            accept.click()
            made += 1
        page.wait_for_function(
            """(ply) => {
              const table = document.querySelector(".game-table");
              return table.dataset.ply !== ply && table.getAttribute("aria-busy") === "false";
            }""",
            arg=ply,
        )
    hints.first.wait_for()


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
            page.set_default_timeout(PATIENCE_MS)
            page.goto(f"{server.url}{START}")
            page.locator(".seat-name").fill("Ann")
            page.locator("button[type=submit]").click()
            page.locator(".game-table").wait_for()
            page.locator(".button-toggle").click()
            follow_hints(page)
            page.wait_for_timeout(SETTLE_MS)
            page.screenshot(path=SCREENSHOTS / name)
            context.close()
        browser.close()


if __name__ == "__main__":
    main()
