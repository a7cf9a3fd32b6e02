"""The page in another browser engine than Chromium's: a whole game against bots, with the network cut."""

import random
from contextlib import suppress
from pathlib import Path

from web.firefox import Firefox, MarionetteException, launch_firefox
from web.plain_host import hosting
from web.player import PICK
from web.sites import BASE, CONTROLLED
from web.texts import say

MOST = 400  # decisions of one game, more than any has
SETTINGS = '{"speed": "instant", "sound": false}'
WRITE = """const script = document.createElement("script");
  script.textContent = "console.error('said'); console.log('quiet'); throw Error('thrown')";
  document.documentElement.append(script);"""
IS_OVER = "() => document.querySelector('section.end h2') !== null"


def test_a_whole_game_is_played_in_firefox_with_the_network_cut(root: Path, tmp_path: Path) -> None:
    with launch_firefox(tmp_path) as firefox:
        with hosting(root) as address:
            firefox.driver.navigate(f"{address}{BASE}")
            firefox.run("(settings) => void localStorage.setItem('vesicle.settings', settings)", SETTINGS)
            firefox.wait_for(f"() => {CONTROLLED}")
        firefox.cut_network()
        firefox.driver.navigate(f"{address}{BASE}new/?game=virus-and-co")
        firefox.choose(say("new-players"), "3")
        firefox.choose(say("new-rounds"), "1")
        firefox.click("button[type=submit]", say("new-start"))
        decisions = play(firefox, seed=1)
        firefox.driver.navigate(firefox.driver.get_url())  # what was played is kept
        firefox.wait_for(IS_OVER)
        assert decisions > 5
        assert firefox.console.complaints() == []


def play(firefox: Firefox, seed: int) -> int:
    """Whatever glows or is offered, at random, until the game is over; how many decisions that were."""
    chance = random.Random(seed)
    firefox.wait_for("() => document.querySelector('section.surface') !== null")
    for made in range(MOST):
        picked = firefox.run(f"(values) => ({PICK})(values)", [chance.random(), chance.random(), 10_000])
        if picked is None:
            assert firefox.run(IS_OVER)
            return made
        with suppress(MarionetteException):  # what was offered went away before it was clicked
            picked.click()
    raise AssertionError("the game does not end")


def test_whatever_a_page_writes_to_the_console_of_firefox_is_heard(tmp_path: Path) -> None:
    with launch_firefox(tmp_path) as firefox:
        firefox.driver.navigate("about:blank")
        firefox.run(f"() => {{ {WRITE} }}")
        assert sorted(firefox.console.complaints()) == ["error: Error: thrown", "error: said"]
