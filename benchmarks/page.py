"""How quick the page is in Chromium, against a server on loopback.

python benchmarks/page.py               a table of figures
python benchmarks/page.py --json        the same for programs
python benchmarks/page.py --moves 60    more moves

`click to move` is the time from an own click to the first frame that shows the move; the server has written it to its
store by then. `frames a second` are counted on the board while pieces of others' moves travel. `first load` is what the
first screen brings over the wire, compressed.
"""

import argparse
import json
import random
import statistics
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from playwright.sync_api import Browser, Page

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tests"))

from server.live import running
from web.player import click_something, is_over
from web.screen import PATIENCE, RANDOM, launch_chromium, lay_table, open_screen

MOVING: Any = {"reduced_motion": "no-preference"}

# Notes for every click how long it takes until the log tells of the own move and a frame has shown it.
WATCH_CLICKS = """() => {
  window.waited = [];
  let clicked = null;
  addEventListener("click", (event) => {
    if (event.target.closest("section.surface :is(.usable, .legal), [data-choice]")) clicked = event.timeStamp;
  }, true);
  new MutationObserver((changes) => {
    const told = changes.some((change) => [...change.addedNodes].some(
      (node) => node.nodeType === 1 && (node.matches("[data-line], .turn, li") || node.querySelector("[data-line]"))));
    if (!told || clicked === null) return;
    const since = clicked;
    clicked = null;
    requestAnimationFrame(() => setTimeout(() => window.waited.push(performance.now() - since)));
  }).observe(document.querySelector("[role=log]"), { childList: true, subtree: true });
}"""

# Notes the time between two frames while a piece is on its way.
WATCH_FRAMES = """() => {
  window.frames_between = [];
  let last = null;
  const look = (now) => {
    const flying = document.querySelector(".overlay .ghost") !== null;
    if (flying && last !== null) window.frames_between.push(now - last);
    last = flying ? now : null;
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}"""


def main() -> None:
    """Measure, and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--moves", type=int, default=40, help="own moves that are timed")
    parser.add_argument("--json", action="store_true", help="one JSON object instead of a table")
    asked = parser.parse_args()
    with (
        TemporaryDirectory() as folder,
        running(Path(folder), f"sqlite:///{folder}/tables.sqlite") as server,
        launch_chromium() as browser,
    ):
        figures = {
            "click_to_move_ms": time_clicks(browser, server.address, asked.moves),
            "frames": time_frames(browser, server.address, asked.moves // 2),
            "first_load_bytes": count_bytes(browser, server.address),
        }
    print(json.dumps(figures) if asked.json else as_table(figures))


def time_clicks(browser: Browser, address: str, moves: int) -> dict[str, float]:
    """Own moves against bots whose moves are not shown."""
    with open_screen(browser, address, **lay_table(address, others=[RANDOM]), **MOVING) as screen:
        play(screen.page, WATCH_CLICKS, moves)
        waited: list[float] = screen.page.evaluate("waited")
    cuts = statistics.quantiles(waited, n=20)
    return {"moves": len(waited), "median": statistics.median(waited), "p95": cuts[-1], "most": max(waited)}


def time_frames(browser: Browser, address: str, moves: int) -> dict[str, float]:
    """Others' moves at the usual speed."""
    usual: Any = {"speed": "normal"}
    with open_screen(browser, address, **lay_table(address, others=[RANDOM] * 3), settings=usual, **MOVING) as screen:
        play(screen.page, WATCH_FRAMES, moves)
        between: list[float] = screen.page.evaluate("frames_between")
    late = sum(gap > 25 for gap in between) / len(between)  # a frame left out at 60 a second
    return {"frames": len(between), "a_second": 1000 / statistics.fmean(between), "late_share": late}


def play(page: Page, watch: str, moves: int) -> None:
    """Watch a page while somebody plays on it."""
    page.locator("[role=log]").first.wait_for()
    page.evaluate(watch)
    chance = random.Random(1)
    for _ in range(moves):
        if not click_something(page, chance, PATIENCE) and is_over(page):
            return


def count_bytes(browser: Browser, address: str) -> dict[str, int]:
    """What the browser fetched for the first screen and for a table, as sent."""
    with open_screen(browser, address, "/") as screen:
        session = screen.page.context.new_cdp_session(screen.page)
        session.send("Network.enable")
        session.send("Network.setCacheDisabled", {"cacheDisabled": True})
        sizes: list[int] = []
        session.on("Network.loadingFinished", lambda event: sizes.append(int(event["encodedDataLength"])))
        screen.page.reload(wait_until="networkidle")
        return {"files": len(sizes), "bytes": sum(sizes)}


def as_table(figures: dict[str, dict[str, float]]) -> str:
    """The figures for people."""
    clicks, frames, load = figures["click_to_move_ms"], figures["frames"], figures["first_load_bytes"]
    return "\n".join(
        (
            f"click to move     median {clicks['median']:.0f} ms, 95 % {clicks['p95']:.0f} ms,"
            f" most {clicks['most']:.0f} ms ({clicks['moves']} moves)",
            f"frames a second   {frames['a_second']:.1f} while pieces travel, {100 * frames['late_share']:.1f} % late"
            f" ({frames['frames']} frames)",
            f"first load        {load['bytes'] / 1000:.0f} kB in {load['files']} requests",
        )
    )


if __name__ == "__main__":
    main()
