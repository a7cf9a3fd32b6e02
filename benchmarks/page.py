"""How quick the page is in Chromium, against a server on loopback.

python benchmarks/page.py               a table of figures
python benchmarks/page.py --json        the same for programs
python benchmarks/page.py --moves 60    more moves

`click to move` is the time from an own click to the frame on the screen that shows the move, with where that time goes;
the server has written the move to its store by then. `frames a second` are those that reached the screen while pieces
of others' moves travel. Both are read from Chromium's trace (`frames.py`). `first load` is what the first screen brings
over the wire, compressed.
"""

import argparse
import json
import random
import statistics
import sys
from contextlib import suppress
from itertools import pairwise
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from playwright.sync_api import Browser, Error, Page

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tests"))

from frames import A_SECOND, Trace, shown_after, traced

from server.live import running
from web.player import CLICK, click_something, is_over, pick
from web.screen import PATIENCE, RANDOM, launch_chromium, lay_table, open_screen

MOVING: Any = {"reduced_motion": "no-preference"}
REST = 250  # milliseconds that a hand rests on what it is about to click
STAGES = ("clicked", "sent", "heard", "changed")

# Marks a click, the wish that it sends, the event that comes back, and the change of the table that it makes.
WATCH_MOVES = """
  let next = null;
  const reach = (stage, options) => {
    if (stage !== "clicked" && stage !== next) return;
    performance.mark(stage, options);
    next = { clicked: "sent", sent: "heard", heard: "changed" }[stage] ?? null;
  };
  const typeOf = (data) => JSON.parse(typeof data === "string" ? data : new TextDecoder().decode(data)).type;
  window.WebSocket = class extends WebSocket {
    constructor(...wishes) {
      super(...wishes);
      this.addEventListener("message", ({ data }) => typeOf(data) === "event" && reach("heard"));
    }
    send(data) {
      if (typeOf(data) === "act") reach("sent");
      super.send(data);
    }
  };
  addEventListener("click", (event) => reach("clicked", { startTime: event.timeStamp }), true);
  const onTable = ({ target }) => (target.nodeType === 1 ? target : target.parentElement)?.closest("main");
  const watch = new MutationObserver((changes) => changes.some(onTable) && reach("changed"));
  watch.observe(document, { attributes: true, characterData: true, childList: true, subtree: true });
"""

# Marks when pieces begin to move, and when the last of them has landed.
WATCH_PIECES = """
  let flying = false;
  const look = () => {
    const piece = document.querySelector(".overlay .ghost");
    if (flying && !piece) performance.mark("landed");
    if (!flying && piece) void piece.getAnimations()[0]?.ready.then(() => performance.mark("left"));
    flying = piece !== null;
  };
  new MutationObserver(look).observe(document, { childList: true, subtree: true });
"""


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


def time_clicks(browser: Browser, address: str, moves: int) -> dict[str, Any]:
    """Own moves against a bot whose moves are not shown one by one."""
    with open_screen(browser, address, **lay_table(address, others=[RANDOM]), **MOVING) as screen:
        trace = play(screen.page, WATCH_MOVES, moves)
    waits = list(move_times(trace))
    shown = [wait["shown"] for wait in waits]
    return {
        "moves": len(waits),
        "median": statistics.median(shown),
        "p95": statistics.quantiles(shown, n=20)[-1],
        "most": max(shown),
        "stages": {stage: statistics.median(wait[stage] for wait in waits) for stage in (*STAGES[1:], "shown")},
    }


def move_times(trace: Trace) -> list[dict[str, float]]:
    """For each own move: milliseconds from the click until each stage, the last of them the frame on the screen."""
    frames, found = trace.frames(), []
    stages: dict[str, int] = {}
    for name, at in trace.marks(*STAGES):
        stages = {name: at} if name == "clicked" else {**stages, name: at}
        shown = shown_after(frames, at) if name == "changed" and len(stages) == len(STAGES) else None
        if shown is not None:
            found.append(
                {stage: (when - stages["clicked"]) / 1000 for stage, when in {**stages, "shown": shown}.items()}
            )
    return found


def time_frames(browser: Browser, address: str, moves: int) -> dict[str, float]:
    """Others' moves at the usual speed."""
    usual: Any = {"speed": "normal"}
    with open_screen(browser, address, **lay_table(address, others=[RANDOM] * 3), settings=usual, **MOVING) as screen:
        trace = play(screen.page, WATCH_PIECES, moves)
    shown = sorted({frame.shown for frame in trace.frames() if frame.shown})
    between: list[int] = []
    for (name, left), (then, landed) in pairwise(trace.marks("left", "landed")):
        if (name, then) == ("left", "landed"):
            seen = [at for at in shown if left <= at <= landed]
            between += [later - earlier for earlier, later in pairwise(seen)]
    late = sum(gap > 0.025 * A_SECOND for gap in between) / len(between)  # a frame left out at 60 a second
    return {"frames": len(between), "a_second": A_SECOND / statistics.fmean(between), "late_share": late}


def play(page: Page, watch: str, moves: int) -> Trace:
    """Trace a page while somebody plays on it, who rests a moment before every click as a hand does."""
    page.add_init_script(watch)
    page.reload()
    page.locator("[role=log]").first.wait_for()
    chance = random.Random(1)
    with traced(page) as trace:
        for _ in range(moves):
            if is_over(page):
                break
            with suppress(Error):  # what was offered went away before it was reached
                rest_on(page, random.Random(chance.random()))
            click_something(page, chance, PATIENCE)
    return trace


def rest_on(page: Page, chance: random.Random) -> None:
    """Move to something that can be clicked."""
    picked = pick(page, chance, PATIENCE)
    if picked is not None:
        picked.hover(timeout=CLICK)
        page.wait_for_timeout(REST)


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


def as_table(figures: dict[str, dict[str, Any]]) -> str:
    """The figures for people."""
    clicks, frames, load = figures["click_to_move_ms"], figures["frames"], figures["first_load_bytes"]
    return "\n".join(
        (
            f"click to move     median {clicks['median']:.0f} ms, 95 % {clicks['p95']:.0f} ms,"
            f" most {clicks['most']:.0f} ms ({clicks['moves']} moves)",
            "    medians       "
            + ", ".join(f"{stage} after {wait:.0f} ms" for stage, wait in clicks["stages"].items()),
            f"frames a second   {frames['a_second']:.1f} while pieces travel, {100 * frames['late_share']:.1f} % late"
            f" ({frames['frames']} frames)",
            f"first load        {load['bytes'] / 1000:.0f} kB in {load['files']} requests",
        )
    )


if __name__ == "__main__":
    main()
