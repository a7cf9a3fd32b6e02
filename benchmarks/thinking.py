"""Frames a second of the page in Chromium while bots think in the browser, beside those while nobody thinks.

python benchmarks/thinking.py             both, and their ratio
python benchmarks/thinking.py --turns 8   more turns of three laureates, who think a second each

The page's own thread moves a dot with every frame and notes when: one that a bot kept busy would leave frames out.
"""

import argparse
import random
import re
import statistics
import sys
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Page

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tests"))

from vesicle.site import Site
from web.plain_host import hosting
from web.player import click_something, pick
from web.screen import PATIENCE, launch_chromium, open_screen
from web.sites import BASE, write
from web.texts import say

REST = 3_000  # milliseconds of a look at the page while nobody thinks
THINKING = 1.0  # seconds; what others decide in less is not counted
LATE = 25  # a frame left out at 60 a second

MOVE_DOT = """() => {
  const dot = document.createElement("div");
  Object.assign(dot.style, { position: "fixed", width: "4px", height: "4px", background: "red", zIndex: "99" });
  document.body.append(dot);
  window.moved = [];
  const move = (now) => {
    window.moved.push(now);
    dot.style.left = `${Math.round(now / 10) % 400}px`;
    requestAnimationFrame(move);
  };
  requestAnimationFrame(move);
}"""


def main() -> None:
    """Measure, and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--turns", type=int, default=4, help="turns of all bots")
    parser.add_argument("--game", default="cytosis")
    asked = parser.parse_args()
    resting: list[float] = []
    thinking: list[float] = []
    turns, chance = 0, random.Random(1)
    with TemporaryDirectory() as folder, launch_chromium() as browser:
        write(Site(Path(folder) / BASE.strip("/"), BASE))
        with hosting(Path(folder)) as address, open_screen(browser, address, BASE) as screen:
            begin(screen.page, asked.game)
            while turns < asked.turns:
                decided = watch(screen.page, lambda page: click_something(page, chance, PATIENCE))
                if sum(decided) > 1000 * THINKING:
                    thinking += decided
                    resting += watch(screen.page, lambda page: page.wait_for_timeout(REST))
                    turns += 1
    print(f"nobody thinks   {tell(resting)}")
    print(f"bots think      {tell(thinking)}")
    print(f"ratio           {pace(thinking) / pace(resting):.2f}")


def begin(page: Page, game: str) -> None:
    """Into a game against three laureates; with the first decision the dot begins to move."""
    page.get_by_role("button", name=say("lobby-play.label", game=game)).click()
    page.get_by_role("button", name=re.compile(f"^{say('level-laureate')}")).click()
    pick(page, random.Random(1), PATIENCE)
    page.evaluate(MOVE_DOT)


def watch(page: Page, happens: Callable[[Page], object]) -> list[float]:
    """Milliseconds between the frames from when something happens until it is one's turn."""
    page.evaluate("() => void (window.moved = [])")
    happens(page)
    pick(page, random.Random(1), PATIENCE)
    return [later - earlier for earlier, later in pairwise(page.evaluate("window.moved"))]


def pace(between: list[float]) -> float:
    """Frames a second."""
    return 1000 / statistics.fmean(between)


def tell(between: list[float]) -> str:
    """The same with how many were late, and the longest wait for one."""
    late, longest = sum(gap > LATE for gap in between) / len(between), max(between)
    return f"{pace(between):5.1f} frames/s, {100 * late:.1f} % late, longest gap {longest:.0f} ms ({len(between)})"


if __name__ == "__main__":
    main()
