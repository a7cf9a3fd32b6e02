"""Draw the app's icons from web/public/icon.svg anew: `python scripts/make_icons.py`. A test says if they are current.

Phones cut a maskable icon to a shape of their own, and put an opaque ground behind one for their first screen.
"""

import sys
from pathlib import Path

from playwright.sync_api import Browser

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "tests"))

from web.screen import launch_chromium  # noqa: E402

PUBLIC = ROOT / "web" / "public"
GROUND = "#f5f0e6"  # the paper of the page
ICONS = {  # by name: width, how much of it the drawing takes, and what lies behind it
    "192.png": (192, 1.0, "transparent"),
    "512.png": (512, 1.0, "transparent"),
    "maskable-512.png": (512, 0.7, GROUND),
    "apple-180.png": (180, 0.84, GROUND),
}


def draw(browser: Browser, size: int, share: float, ground: str) -> bytes:
    """One icon as a PNG."""
    page = browser.new_page(viewport={"width": size, "height": size})
    drawing = (PUBLIC / "icon.svg").read_text(encoding="utf-8")
    inside = size * share
    style = f"html {{ background: {ground} }} body {{ margin: {(size - inside) / 2}px }} svg {{ display: block }}"
    page.set_content(f"<style>{style} svg {{ width: {inside}px }}</style>{drawing}")
    picture = page.screenshot(omit_background=True)
    page.close()
    return picture


def main() -> None:
    """Write all of them."""
    (PUBLIC / "icons").mkdir(exist_ok=True)
    with launch_chromium() as browser:
        for name, (size, share, ground) in ICONS.items():
            (PUBLIC / "icons" / name).write_bytes(draw(browser, size, share, ground))


if __name__ == "__main__":
    main()
