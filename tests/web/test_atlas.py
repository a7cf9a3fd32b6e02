"""The atlas by clicks and by keys, in both languages; and "What is this?" at a table, where nothing is played."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from server.live import Server
from vesicle.notes import Note, notes_of
from web.conftest import OpenScreen
from web.screen import lay_table
from web.test_accessible import look
from web.texts import say

GLOWING = "section.surface :is(.usable, .legal, .take, .pay)"


def note(family: str, name: str, game: str = "cytosis") -> Note:
    return notes_of(game)[family][name]


def title(page: Page) -> Locator:
    return page.get_by_role("heading", level=1)


def expect_page_of(page: Page, name: str, wanted: Note, language: str = "en") -> None:
    """The page of a thing tells all its note: sentence, paragraph, the game, and every reference as it is cited."""
    expect(title(page)).to_have_text(name)
    for text in wanted.texts[language].values():
        expect(page.get_by_text(text, exact=True)).to_be_visible()
    for reference in wanted.references:
        cited = page.get_by_role("listitem").filter(has_text=reference.title)
        expect(cited).to_have_text(f"{reference.authors}: {reference.title}. {reference.published}, {reference.year}.")


def test_by_clicks_from_the_cell_to_a_thing_and_on(screen: OpenScreen) -> None:
    page = screen("/").page
    page.get_by_role("link", name=say("nav-atlas")).click()
    cell = page.get_by_role("group", name=say("atlas-map"))
    cell.get_by_role("link", name=say("area-golgi")).hover()
    expect(page.get_by_role("figure")).to_contain_text(note("area", "golgi").texts["en"]["brief"])
    cell.get_by_role("link", name=say("area-golgi")).click()
    expect_page_of(page, say("area-golgi"), note("area", "golgi"))
    page.get_by_role("region", name=say("atlas-related")).get_by_role("link", name=say("area-rough")).click()
    expect_page_of(page, say("area-rough"), note("area", "rough"))
    page.get_by_role("button", name="IT,").click()
    expect_page_of(page, say("area-rough", "it"), note("area", "rough"), "it")
    page.locator("[rel=next]").click()
    expect(title(page)).to_have_text(say("area-golgi", "it"))


def test_by_keys_from_the_cell_to_a_thing(screen: OpenScreen) -> None:
    page = screen("/atlas").page
    nucleus = page.get_by_role("group", name=say("atlas-map")).get_by_role("link", name=say("area-nucleus"))
    page.get_by_role("searchbox").focus()
    for _ in range(12):
        page.keyboard.press("Tab")
        if nucleus.evaluate("one => one === document.activeElement"):
            break
    expect(page.get_by_role("figure")).to_contain_text(note("area", "nucleus").texts["en"]["brief"])
    page.keyboard.press("Enter")
    expect_page_of(page, say("area-nucleus"), note("area", "nucleus"))
    expect(title(page)).to_be_focused()


def test_search_finds_a_thing_by_its_name_in_the_other_language(screen: OpenScreen, axe: str) -> None:
    page = screen("/atlas", settings={"language": "it"}).page
    page.get_by_role("searchbox").fill("recettore insu")
    expect(page.get_by_role("status")).to_have_text(say("atlas-found", "it", count=1))
    look(page, axe)  # with the map, but not with the whole index, of which each picture takes its time
    page.get_by_role("link", name=say("card-insulin-receptor", "it")).press("Enter")
    expect_page_of(page, say("card-insulin-receptor", "it"), note("card", "insulin-receptor"), "it")
    look(page, axe)


def test_the_viruses_on_a_phone(screen: OpenScreen) -> None:
    page = screen("/atlas/virus-and-co", size="phone").page
    page.get_by_role("link", name=say("clinic-card-ebola"), exact=True).click()
    expect_page_of(page, say("clinic-card-ebola"), note("card", "ebola", "virus-and-co"))
    page.get_by_role("link", name=say("game-cytosis")).click()
    expect_page_of(page, say("strain-ebola"), note("strain", "ebola"))
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_what_is_not_in_the_atlas_is_said_so(screen: OpenScreen) -> None:
    page = screen("/atlas/cytosis/area/vacuole").page
    expect(title(page)).to_have_text(say("atlas-nowhere"))


def standing(page: Page) -> tuple[Any, ...]:
    """What is asked, what can be done, and what has happened."""
    happened = page.get_by_role("log", name=say("table-tab-log")).inner_text()
    return page.locator("#question").inner_text(), page.locator(GLOWING).count(), happened


@pytest.mark.parametrize("game", ["cytosis", "virus-and-co"])
def test_asked_at_a_table_nothing_is_played(game: str, screen: OpenScreen, axe: str, table_server: Server) -> None:
    page = screen(**lay_table(table_server.address, game, others=[{"kind": "bot", "bot": "random"}] * 2)).page
    card = page.locator(".usable[data-at^='card:'], [data-at^='pile:'] button[data-at]").first
    card.wait_for()
    page.locator(GLOWING).first.wait_for()  # it is one's own turn: nothing happens by itself
    before, told = standing(page), page.get_by_role("dialog")
    card.focus()
    page.keyboard.press("Shift")  # now the keyboard has the focus, not the mouse
    page.keyboard.press("i")
    family, name = thing_of(card, game)
    expect(told).to_contain_text(note(family, name, game).texts["en"]["brief"])
    told.get_by_text(say("atlas-more")).click()
    expect(told).to_contain_text(note(family, name, game).references[0].title)
    if game == "virus-and-co":  # the tester is slow where there is much to look at
        look(page, axe)
    page.keyboard.press("e")  # the dialog has the keys
    page.keyboard.press("Escape")
    page.get_by_role("button", name=say("atlas-ask")).click()
    card.click()
    expect(told).to_contain_text(note(family, name, game).texts["en"]["brief"])
    page.keyboard.press("Escape")
    expect(told).to_be_hidden()
    assert standing(page) == before


def thing_of(card: Locator, game: str) -> tuple[str, str]:
    """The family and the name of what lies at an anchor."""
    name = str(card.get_attribute("data-at")).removeprefix("card:")
    known = notes_of(game)
    kind = re.sub(r"-\d+$", "", name)  # of ten injections all are told alike
    return next((family, one) for one in (name, kind) for family in ("card", "risk") if one in known.get(family, {}))


def test_the_next_click_asks_about_an_organelle_and_escape_leaves(screen: OpenScreen, table_server: Server) -> None:
    page = screen(**lay_table(table_server.address), settings={"language": "it"}).page
    spot = page.locator("[data-at='spot:nucleus-3']")
    spot.wait_for()
    ask = page.get_by_role("button", name=say("atlas-ask", "it"))
    ask.click()
    expect(page.get_by_text(say("atlas-ask-hint", "it"))).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_text(say("atlas-ask-hint", "it"))).to_be_hidden()
    ask.click()
    page.locator("[data-at='deck']").click()
    expect(page.get_by_text(say("atlas-ask-missed", "it"))).to_be_visible()
    spot.click(force=True)  # what cannot be used can be asked about
    expect(page.get_by_role("dialog", name=say("area-nucleus", "it"))).to_contain_text(
        note("area", "nucleus").texts["it"]["brief"]
    )
