"""Whole games in the browser alone: the host of the files is gone, the network is cut, and no server was ever there."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from vesicle import games
from web.player import click_something, is_over, play_on
from web.sites import BASE, cut_off_screen
from web.texts import say

HALF_WAY = 8  # decisions before the page is loaded again
FEWEST = {"cytosis": 2, "virus-and-co": 3}  # players, so that a whole game is short


def begin(page: Page, game: str, language: str) -> None:
    """Into a game against as few bots as there can be, by the form for a new one."""
    page.goto(f"{BASE}new/?game={game}")
    players = page.get_by_role("group", name=say("new-players", language))
    players.get_by_text(str(FEWEST[game]), exact=True).click()
    for seat in range(2, FEWEST[game] + 1):
        page.get_by_label(say("new-seat", language, number=seat), exact=True).select_option("bot:postdoc")
    page.get_by_role("button", name=say("new-start", language)).click()
    expect(surface(page, language)).to_be_visible()


def surface(page: Page, language: str) -> Locator:
    return page.get_by_role("region", name=say("table-surface", language))


def lines_of_log(page: Page) -> list[str]:
    return page.locator("ol.lines li, [role=log] li").all_inner_texts()


@pytest.mark.parametrize(
    ("game", "language", "size"),
    [("cytosis", "en", "laptop"), ("virus-and-co", "it", "phone")],
    ids=["cytosis", "virus-and-co"],
)
def test_a_whole_game_with_the_network_cut_outlives_a_reload_and_is_looked_back_on(
    browser: Browser, root: Path, game: str, language: str, size: str
) -> None:
    with cut_off_screen(browser, root, language, size) as player:
        page = player.page
        begin(page, game, language)
        table = page.url
        play_on(player, click_something, decisions=HALF_WAY)
        expect(page.locator("section.surface[aria-busy=true]")).to_have_count(0)
        before = lines_of_log(page)
        assert before or size == "phone"  # where the log is behind a tab
        page.reload()
        expect(surface(page, language)).to_be_visible()
        assert lines_of_log(page)[: len(before)] == before
        play_on(player, click_something, seed=2)
        assert is_over(page)
        page.goto(BASE)
        mine = say("lobby-mine", language)
        row = page.locator("section", has=page.get_by_role("heading", name=mine)).get_by_role("listitem")
        expect(row).to_have_count(1)
        row.get_by_role("link", name=say("line-replay", language), exact=False).first.click()
        expect(page.get_by_role("slider")).to_be_visible()
        assert table.split("?")[1] in page.url


def test_every_game_is_played_with_the_network_cut() -> None:
    assert set(FEWEST) == set(games())
