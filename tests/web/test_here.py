"""Whole games in the browser alone: a plain web host has the files, and no server is there to ask."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from vesicle import games
from vesicle.site import Site
from web.plain_host import hosting
from web.player import click_something, is_over, play_on
from web.screen import PATIENCE, open_screen
from web.test_site import write
from web.texts import say

BASE = "/vesicle/"
LEVEL = re.compile(f"^{say('level-postdoc')}")
HALF_WAY = 8  # decisions before the page is loaded again
expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a host that has nothing but the files of the site."""
    folder = tmp_path_factory.mktemp("host")
    write(Site(folder / BASE.strip("/"), BASE))
    with hosting(folder) as address:
        yield address


def begin(page: Page, game: str) -> None:
    """Into a game against three bots, with two clicks."""
    page.get_by_role("button", name=say("lobby-play.label", game=game)).click()
    page.get_by_role("button", name=LEVEL).click()
    expect(surface(page)).to_be_visible()


def surface(page: Page):  # type: ignore[no-untyped-def]
    return page.get_by_role("region", name=say("table-surface"))


def lines_of_log(page: Page) -> list[str]:
    return page.locator("ol.lines li, [role=log] li").all_inner_texts()


@pytest.mark.parametrize("game", games())
def test_a_whole_game_against_bots_outlives_a_reload_and_is_looked_back_on(
    browser: Browser, host: str, game: str
) -> None:
    with open_screen(browser, host, BASE) as player:
        page = player.page
        begin(page, game)
        table = page.url
        play_on(player, click_something, decisions=HALF_WAY)
        page.wait_for_timeout(500)
        before = lines_of_log(page)
        page.reload()
        expect(surface(page)).to_be_visible()
        assert lines_of_log(page)[: len(before)] == before
        play_on(player, click_something, seed=2)
        assert is_over(page)
        page.goto(BASE)
        expect(page.get_by_role("heading", name=say("lobby-mine"))).to_be_visible()
        row = page.locator("section", has=page.get_by_role("heading", name=say("lobby-mine"))).get_by_role("listitem")
        expect(row).to_have_count(1)
        row.get_by_role("link", name=say("line-replay"), exact=False).first.click()
        expect(page.get_by_role("slider")).to_be_visible()
        assert table.split("?")[1] in page.url
