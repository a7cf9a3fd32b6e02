"""Bots as company, cards that explain themselves, a log that can be sifted, and the table for a whole room."""

import pytest
from playwright.sync_api import Page, expect

from server.live import Server
from vesicle.bots.company import company
from web.conftest import OpenScreen
from web.screen import lay_table
from web.texts import say

FRESHMEN = [one.name for one in company() if one.level == "freshman"]
BOTS = [{"kind": "bot", "bot": "freshman"}] * 3


def sit(screen: OpenScreen, server: Server, game: str = "cytosis", **options: object) -> Page:
    table = lay_table(server.address, game, others=BOTS)
    page = screen(table["path"], places=table["places"], **options).page
    page.locator("section.surface").wait_for()
    return page


@pytest.mark.parametrize("game", ["cytosis", "virus-and-co"])
def test_three_bots_are_three_characters_with_their_level(screen: OpenScreen, table_server: Server, game: str) -> None:
    page = sit(screen, table_server, game)
    surface = page.locator("section.surface")
    for name in FRESHMEN:
        expect(surface.get_by_text(name, exact=True).first).to_be_attached()
    expect(surface.get_by_text(say("level-freshman"), exact=True)).to_have_count(3)


def test_the_browsers_own_table_has_the_same_company(screen: OpenScreen) -> None:
    page = screen().page
    page.get_by_role("button", name=say("lobby-play.label", game="cytosis")).click()
    page.locator("dialog button[data-first]").click()
    surface = page.locator("section.surface")
    surface.wait_for()
    for name in FRESHMEN:
        expect(surface.get_by_text(name, exact=True).first).to_be_attached()


def test_a_card_in_hand_says_what_it_takes_what_there_is_and_where_it_goes(
    screen: OpenScreen, table_server: Server
) -> None:
    page = sit(screen, table_server)
    hand = page.locator("section.hand button")
    hand.first.click()  # in setup one card goes back
    expect(hand).to_have_count(2)
    cards = page.locator("section.hand .face:not([data-kind=instant])")
    cards.first.click()
    note = page.locator(".note[role=alert]")
    expect(note.locator("strong")).to_contain_text("; you have ")
    expect(note.get_by_role("link").first).to_contain_text("C-")


def test_the_log_is_sifted(screen: OpenScreen, table_server: Server) -> None:
    page = sit(screen, table_server)
    page.locator("section.hand button").first.click()
    log = page.get_by_role("log", name=say("table-tab-log"))
    expect(log.get_by_text(say("table-game", game="cytosis"))).to_have_count(0)
    everything = log.locator("[data-line]").count()
    page.get_by_text(say("table-log-mine"), exact=True).click()
    expect(log.locator("[data-line]").first).to_be_attached()
    assert 0 < log.locator("[data-line]").count() < everything
    page.get_by_text(say("table-log-points"), exact=True).click()
    expect(log.get_by_text(say("table-log-nothing"))).to_be_visible()
    page.get_by_text(say("table-log-all"), exact=True).click()


def test_a_forecast_of_the_points_can_be_shown(screen: OpenScreen, table_server: Server) -> None:
    page = sit(screen, table_server)
    expect(page.get_by_text("→ 0", exact=True)).to_have_count(0)
    page = sit(screen, table_server, settings={"forecast": True})
    expect(page.get_by_text("→ 0", exact=True)).to_have_count(4)


def test_for_a_projector_there_is_the_table_and_the_last_move_in_large_letters(
    screen: OpenScreen, table_server: Server
) -> None:
    page = sit(screen, table_server)
    letters = page.evaluate("parseFloat(getComputedStyle(document.documentElement).fontSize)")
    page.get_by_role("button", name=say("projector"), exact=True).click()
    shown = page.get_by_role("region", name=say("projector"))
    expect(shown.locator("p")).not_to_be_empty()
    expect(page.get_by_role("log", name=say("table-tab-log"))).to_have_count(0)
    assert page.evaluate("parseFloat(getComputedStyle(document.documentElement).fontSize)") > letters
    last = shown.locator("p").inner_text()
    shown.get_by_role("button", name=say("projector-back")).click()
    expect(shown.locator("p")).not_to_have_text(last)
    page.keyboard.press("Escape")
    expect(shown).to_have_count(0)
