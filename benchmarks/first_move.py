"""How long a newcomer waits: from an address in a fresh browser to the first own move, on a site without a server.

    python benchmarks/first_move.py [--rounds 5] [--json]

Chromium starts with an empty profile each time, and a plain file server on this machine has the files. Bots that begin
are waited for and shown one by one, as people see them. Times are of this machine; the last column, how many times as
long as the lobby alone the whole takes, may be compared with other machines.
"""

import argparse
import json
import re
import sys
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from statistics import median

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "tests"))

from playwright.sync_api import Browser  # noqa: E402

from vesicle import games  # noqa: E402
from vesicle.site import Site, write_site  # noqa: E402
from web.plain_host import hosting  # noqa: E402
from web.screen import PATIENCE, launch_chromium  # noqa: E402
from web.texts import say  # noqa: E402

GLOWING = "section.surface :is(.usable, .legal, .take, .pay), [data-choice]"
LEVEL = re.compile(f"^{say('level-graduate')}")


def visit(browser: Browser, address: str, game: str) -> dict[str, float]:
    """Milliseconds from the address to what is seen first, to the first choice, and to the answer to it."""
    context = browser.new_context(base_url=address, locale="en-GB")
    page = context.new_page()
    page.set_default_timeout(PATIENCE)
    began = time.perf_counter()
    page.goto("/")
    play = page.get_by_role("button", name=say("lobby-play.label", game=game))
    play.wait_for()
    lobby = time.perf_counter()
    play.click()
    page.get_by_role("button", name=LEVEL).click()
    page.locator(GLOWING).first.wait_for()
    table = time.perf_counter()
    page.locator(GLOWING).first.click()
    page.locator("section.surface[aria-busy=true]").wait_for(state="detached")
    moved = time.perf_counter()
    context.close()
    return {"lobby": 1000 * (lobby - began), "choice": 1000 * (table - began), "move": 1000 * (moved - began)}


def measure(rounds: int) -> list[dict[str, object]]:
    """The median of some visits for each game."""
    rows: list[dict[str, object]] = []
    with tempfile.TemporaryDirectory() as folder:
        with ThreadPoolExecutor(1) as pool:
            pool.submit(write_site, Site(Path(folder))).result()
        with hosting(Path(folder)) as address, launch_chromium() as browser:
            for game in games():
                visits = [visit(browser, address, game) for _ in range(rounds)]
                times = {name: round(median(one[name] for one in visits)) for name in visits[0]}
                rows.append({"game": game, **times, "times_lobby": round(times["move"] / times["lobby"], 1)})
    return rows


def main() -> None:
    """Measure and tell."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args()
    rows = measure(asked.rounds)
    if asked.json:
        print(json.dumps({"results": rows}))
        return
    print(f"{'game':14}{'lobby ms':>10}{'choice ms':>11}{'move ms':>9}{'× lobby':>9}")
    for row in rows:
        print(f"{row['game']:14}{row['lobby']:>10}{row['choice']:>11}{row['move']:>9}{row['times_lobby']:>9}")


if __name__ == "__main__":
    main()
