"""A newcomer's path as a strip of pictures, with the clicks that it takes; and an expert's clicks in a turn.

    python benchmarks/newcomer.py FOLDER [--language en|it] [--size 1366x768] [--turns 400]

From the first screen through a lesson, a first game with the coach, its review and its replay to the next game, on a
site without a server. FOLDER gets a picture of every stop and `strip.png` of all. The clicks of an expert are counted
in games between greedy bots: with a click for every action, and with turns that end by themselves.
"""

import argparse
import base64
import re
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from statistics import mean, median

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "tests"))

from playwright.sync_api import Browser, Locator, Page  # noqa: E402

import vesicle  # noqa: E402
from vesicle.bots.greedy import GreedyBot  # noqa: E402
from vesicle.bots.interface import situation_of  # noqa: E402
from vesicle.site import Site, write_site  # noqa: E402
from web.plain_host import hosting  # noqa: E402
from web.player import click_something, play_on  # noqa: E402
from web.screen import Screen, launch_chromium  # noqa: E402
from web.texts import say  # noqa: E402

REVIEWED = 600_000  # milliseconds for a review in the browser, on a busy machine
DONE = "done"


class Walk:
    """Somebody who looks around: clicks are counted, and every stop is a picture."""

    def __init__(self, page: Page, folder: Path, language: str) -> None:
        """Begin nowhere."""
        self.page, self.folder, self.language = page, folder, language
        self.clicks = 0
        self.stops: list[tuple[str, int]] = []

    def say(self, text: str, **values: object) -> str:
        """A text in the language of the walk."""
        return say(text, self.language, **values)

    def click(self, what: Locator) -> None:
        """One click, counted."""
        what.click()
        self.clicks += 1

    def stop(self, name: str) -> None:
        """A picture, when nothing moves any more."""
        self.page.wait_for_timeout(600)
        self.page.screenshot(path=self.folder / f"{len(self.stops) + 1}-{name}.png")
        self.stops.append((name, self.clicks))


def walk(walker: Walk) -> None:
    """The whole path."""
    page, said = walker.page, walker.say
    page.goto("/")
    page.locator("main.settled").wait_for()
    walker.stop("lobby")
    walker.click(page.get_by_role("link", name=said("lessons-invite")))
    page.locator("section.surface, h1").first.wait_for()
    walker.stop("lesson")
    page.goto("/")
    walker.click(page.get_by_role("button", name=said("lobby-play.label", game="cytosis")))
    walker.click(page.get_by_role("button", name=re.compile(f"^{said('level-freshman')}")))
    page.locator("section.surface").wait_for()
    walker.click(page.get_by_role("button", name=said("coach-hint"), exact=True))
    page.locator("#coach-title").wait_for()
    page.locator("section[aria-labelledby=coach-title] li button").first.wait_for(timeout=REVIEWED)
    walker.stop("coach")
    page.keyboard.press("Escape")
    walker.clicks += play_on(Screen(page), click_something)
    page.get_by_role("button", name=said("table-rematch")).wait_for()
    walker.stop("end")
    walker.click(page.get_by_role("link", name=said("review-open")))
    page.get_by_role("article").first.wait_for(timeout=REVIEWED)
    walker.stop("review")
    walker.click(page.get_by_role("link", name=said("review-to-replay")))
    page.locator("section.surface").wait_for()
    walker.stop("replay")
    page.go_back()
    walker.click(page.get_by_role("link", name=said("review-to-table")).first)
    walker.click(page.get_by_role("button", name=said("table-rematch")))
    page.locator("section.hand, [data-choice]").first.wait_for()
    walker.stop("rematch")


def make_strip(browser: Browser, folder: Path, width: int) -> None:
    """All pictures in one, in their order."""
    pictures = sorted(folder.glob("[0-9]-*.png"))
    shown = (f'<img src="data:image/png;base64,{base64.b64encode(one.read_bytes()).decode()}">' for one in pictures)
    page = browser.new_page(viewport={"width": width, "height": 400})
    page.set_content(
        f"<style>body{{margin:0;display:flex;gap:12px;width:max-content}}img{{height:480px}}</style>{''.join(shown)}"
    )
    page.locator("body").screenshot(path=folder / "strip.png")
    page.close()


def count_clicks(turns: int) -> Iterator[tuple[int, int]]:
    """Actions of a turn of Cytosis between greedy bots: all of them, and without an end that comes by itself."""
    bot, seed = GreedyBot("cytosis"), 0
    while turns > 0:
        game = vesicle.new("cytosis", players=4, seed=seed)
        seed, every, needed, seat = seed + 1, 0, 0, game.to_act
        while game.to_act is not None and turns > 0:
            if game.to_act != seat and every:
                yield every, needed
                turns, every, needed = turns - 1, 0, 0
            seat = game.to_act
            alone = game.legal == (DONE,)
            game.play(bot.choose(situation_of(game, seed)))
            every, needed = every + 1, needed + (not alone)


def main() -> None:
    """Walk, count, and print both."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("folder", type=Path)
    parser.add_argument("--language", choices=("en", "it"), default="en")
    parser.add_argument("--size", default="1366x768")
    parser.add_argument("--turns", type=int, default=400)
    asked = parser.parse_args()
    asked.folder.mkdir(parents=True, exist_ok=True)
    width, height = map(int, asked.size.split("x"))
    with tempfile.TemporaryDirectory() as place:
        write_site(Site(Path(place)))
        with launch_chromium() as browser, hosting(Path(place)) as address:
            context = browser.new_context(
                base_url=address,
                viewport={"width": width, "height": height},
                locale={"en": "en-GB", "it": "it-IT"}[asked.language],
            )
            context.add_init_script(
                'localStorage.setItem("vesicle.settings", \'{"speed": "instant", "sound": false}\')'
            )
            walker = Walk(context.new_page(), asked.folder, asked.language)
            walk(walker)
            make_strip(browser, asked.folder, width)
    for name, clicks in walker.stops:
        print(f"{name:8} after {clicks} clicks")
    every, needed = zip(*count_clicks(asked.turns), strict=True)
    print(f"clicks in a turn, each action one: median {median(every)}, mean {mean(every):.2f}")
    print(f"with turns that end by themselves: median {median(needed)}, mean {mean(needed):.2f}")


if __name__ == "__main__":
    main()
