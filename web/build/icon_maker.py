"""Draw the PNG icons of web/icons/ from icon.svg, after the drawing changed; the results are kept in git.

Usage: icon_maker.py [--chromium PATH]
"""

import argparse
from pathlib import Path

from playwright.sync_api import sync_playwright

ICONS = Path(__file__).resolve().parents[1] / "icons"
GROUND = 'rx="112"'

# Name, size, and whether the ground fills the square: masks and home screens cut the corners themselves.
VARIANTS = (
    ("icon-192.png", 192, False),
    ("icon-512.png", 512, False),
    ("icon-maskable-512.png", 512, True),
    ("apple-touch-icon.png", 180, True),
)
# A mask may leave only a circle of 80 % of the width, so the dice shrink towards the middle.
SAFE_SCALE = 0.95


def full_bleed(drawing: str) -> str:
    """The drawing on a square ground, everything but the ground scaled into the safe circle."""
    head, ground, rest = drawing.partition('<rect id="ground"')
    ground_end = rest.index("/>") + 2
    square = ground + rest[:ground_end].replace(GROUND, "")
    shift = 256 * (1 - SAFE_SCALE)
    dice = rest[ground_end:].replace("</svg>", "")
    return f'{head}{square}<g transform="translate({shift} {shift}) scale({SAFE_SCALE})">{dice}</g></svg>'


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--chromium", default="/usr/bin/chromium")
    arguments = parser.parse_args()
    drawing = (ICONS / "icon.svg").read_text()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=arguments.chromium, args=["--no-sandbox", "--disable-gpu"])
        for name, size, is_full in VARIANTS:
            page = browser.new_page(viewport={"width": size, "height": size})
            picture = full_bleed(drawing) if is_full else drawing
            page.set_content(f"<style>body{{margin:0}}svg{{display:block;width:{size}px}}</style>{picture}")
            page.screenshot(path=ICONS / name, omit_background=True)
            page.close()
        browser.close()


if __name__ == "__main__":
    main()
