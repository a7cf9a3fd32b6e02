"""A newcomer: from the first screen into a game in two clicks or keys, and to its end."""

import re

from playwright.sync_api import expect

from web.conftest import OpenScreen
from web.player import click_something, play_on, press_something
from web.texts import say

LEVEL = re.compile(f"^{say('level-freshman')}")


def test_a_newcomer_is_in_a_game_with_two_clicks(screen: OpenScreen) -> None:
    page = screen("/").page
    page.get_by_role("button", name=say("lobby-play.label", game="cytosis")).click()
    page.get_by_role("button", name=LEVEL).click()
    page.wait_for_url("**/t/*")
    expect(page.get_by_role("region", name=say("table-surface"))).to_be_visible()


def test_a_whole_game_by_clicks(screen: OpenScreen) -> None:
    """Three players; the options are chosen on the page of a new game."""
    player = screen("/new")
    page = player.page
    page.get_by_role("group", name=say("new-players")).get_by_text("3").click()
    for seat in (2, 3):
        page.get_by_label(say("new-seat", number=seat), exact=True).select_option(label=say("level-freshman"))
    page.get_by_role("button", name=say("new-start")).click()
    page.wait_for_url("**/t/*")
    assert play_on(player, click_something) > 30
    expect(page.get_by_role("button", name=say("table-rematch"))).to_be_visible()


def test_a_whole_game_by_keyboard(screen: OpenScreen) -> None:
    player = screen("/")
    page = player.page
    page.get_by_role("button", name=say("lobby-play.label", game="cytosis")).wait_for()
    for _ in range(12):
        page.keyboard.press("Tab")
        if page.locator(":focus").get_attribute("aria-label") == say("lobby-play.label", game="cytosis"):
            break
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name=LEVEL)).to_be_focused()
    page.keyboard.press("Enter")
    page.wait_for_url("**/t/*")
    assert play_on(player, press_something) > 30
