"""A game that was begun alone in the browser is shared: it moves to the server, and another person plays on in it."""

import re

from playwright.sync_api import Page, expect

from vesicle.bots.company import company
from web.conftest import OpenScreen
from web.player import click_something, play_in_turns, play_on
from web.texts import say


def lines_of_log(page: Page) -> list[str]:
    return page.locator("[role=log] [data-line]").all_inner_texts()


def undo_offered(page: Page) -> int:
    """How many actions could be taken back."""
    offered = (page.get_by_role("button", name=say("table-undo-count", count=count)) for count in range(1, 9))
    return next((count for count, button in enumerate(offered, start=1) if button.count()), 0)


def test_a_solo_table_moves_to_the_server_and_goes_on_with_another_person(screen: OpenScreen) -> None:
    ada = screen("/new?game=cytosis", settings={"name": "Ada", "endTurnsAlone": False})
    page = ada.page
    page.get_by_role("group", name=say("new-players")).get_by_text("2", exact=True).click()
    page.get_by_role("button", name=say("new-start")).click()
    expect(page.get_by_role("region", name=say("table-surface"))).to_be_visible()
    assert "/t/local" in page.url
    play_on(ada, click_something, decisions=6)
    expect(page.locator("section.surface[aria-busy=true]")).to_have_count(0)
    while not undo_offered(page):  # as at the beginning of a turn
        play_on(ada, click_something, decisions=1)
        expect(page.locator("section.surface[aria-busy=true]")).to_have_count(0)
    before, undoable, old = lines_of_log(page), undo_offered(page), page.url
    page.get_by_role("tab", name=say("table-tab-people")).click()
    page.get_by_role("button", name=say("share-do")).click()
    link = page.get_by_role("textbox", name=say("invite-link")).input_value()
    page.get_by_role("button", name=re.compile(say("room-free"))).click()
    ben = screen(link)
    ben.page.get_by_label(say("sit-name")).fill("Ben")
    ben.page.get_by_role("button", name=say("sit-do")).click()
    page.get_by_role("button", name=say("room-start")).click()
    expect(page.get_by_role("region", name=say("table-surface"))).to_be_visible()
    assert "/t/local" not in page.url
    expect(page.locator("[role=log] [data-line]").first).to_be_visible()
    graduate = next(one.name for one in company() if one.level == "graduate")
    told = [line.replace(graduate, "Ben") for line in before]  # a line names who sits there now
    assert lines_of_log(page)[: len(before)] == told and len(before) > 3
    assert undo_offered(page) == undoable > 0
    assert play_in_turns([ada, ben], decisions=4) == 4
    page.goto(old)
    expect(page.get_by_role("heading", name=say("share-moved"))).to_be_visible()
    page.get_by_role("link", name=say("share-moved.go")).click()
    expect(page.get_by_role("region", name=say("table-surface"))).to_be_visible()
    page.goto("/")
    expect(page.get_by_text(say("line-moved"))).to_be_visible()
