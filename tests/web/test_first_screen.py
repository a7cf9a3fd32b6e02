"""The first screen: the games' own art, and every way into a game at one look."""

import pytest
from playwright.sync_api import Page

from server.live import Server
from web.conftest import OpenScreen
from web.screen import lay_table
from web.texts import say

GAMES = ("cytosis", "virus-and-co")
SIZES = {"laptop": {"width": 1366, "height": 768}, "phone": {"width": 390, "height": 844}}
MOVING = "() => document.getAnimations().filter((one) => one.playState === 'running').length"


def ways(page: Page, language: str) -> dict[str, str]:
    """What the screen offers, each with the part of it that is beyond the window, if any."""
    names = [say("lobby-play.label", language, game=game) for game in GAMES]
    found = {name: page.get_by_role("button", name=name) for name in names}
    found |= {text: page.get_by_role("link", name=say(text, language)) for text in ("lessons-invite", "lobby-join")}
    boxes = {name: one.bounding_box() for name, one in found.items()}
    window = page.viewport_size
    assert window is not None
    return {
        name: f"{box}"
        for name, box in boxes.items()
        if box is None or box["y"] + box["height"] > window["height"] or box["x"] + box["width"] > window["width"]
    }


@pytest.mark.parametrize("language", ["en", "it"])
@pytest.mark.parametrize("size", SIZES)
def test_play_learn_and_join_are_seen_at_one_look(screen: OpenScreen, size: str, language: str) -> None:
    locale = {"en": "en-GB", "it": "it-IT"}[language]
    page = screen(size=size, locale=locale, viewport=SIZES[size]).page
    page.locator("main.settled").wait_for()
    assert ways(page, language) == {}


@pytest.mark.parametrize("size", SIZES)
def test_a_game_that_goes_on_is_seen_above_everything_else(screen: OpenScreen, table_server: Server, size: str) -> None:
    table = lay_table(table_server.address)
    page = screen(size=size, places=table["places"], viewport=SIZES[size]).page
    going = page.get_by_role("region", name=say("lobby-continue"))
    going.wait_for()
    box, window = going.bounding_box(), page.viewport_size
    assert box is not None and window is not None and box["y"] + box["height"] < window["height"] / 2
    missing = ways(page, "en")
    assert set(missing) <= ({say("lobby-play.label", game=GAMES[1])} if size == "phone" else set())


def test_the_art_is_alive_and_still_where_people_want_it_still(screen: OpenScreen) -> None:
    calm = screen().page
    calm.locator("main.settled").wait_for()
    assert calm.evaluate(MOVING) == 0
    alive = screen(reduced_motion="no-preference").page
    alive.locator("main.settled").wait_for()
    assert alive.evaluate(MOVING) > 0
