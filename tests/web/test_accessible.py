"""What an accessibility tester finds on every screen, light and dark."""

from typing import Any, Literal

import pytest
from playwright.sync_api import Page

from server.live import Server
from web.conftest import OpenScreen
from web.player import click_something, play_on
from web.screen import RANDOM, SIZES, lay_table
from web.texts import say

LOOK = """async (rules) => {
  const found = await axe.run(document, { resultTypes: ["violations"], ...(rules && { runOnly: rules }) });
  return found.violations
    .filter((one) => one.impact === "serious" || one.impact === "critical")
    .map((one) => [one.id, one.help, ...one.nodes.slice(0, 3).map((node) => node.html.slice(0, 200))].join(": "));
}"""

LOOKS, SETTLES = 6, 300  # colours change over in some hundred milliseconds
COLOURS = ["color-contrast", "link-in-text-block"]  # all that can be another in another light
THEMES: dict[Literal["light", "dark"], list[str] | None] = {"light": None, "dark": COLOURS}


def look(page: Page, axe: str) -> None:
    """No serious or critical violation on what is shown now, in either light."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(axe)
    page.mouse.move(0, 0)
    for theme, rules in THEMES.items():
        page.emulate_media(color_scheme=theme)
        for _ in range(LOOKS):
            page.wait_for_timeout(SETTLES)
            found: list[str] = page.evaluate(LOOK, rules)
            if not found:
                break
        assert not found, "\n".join((theme, *found))


def test_the_screens_before_a_game(screen: OpenScreen, axe: str) -> None:
    page = screen("/").page
    page.get_by_role("heading", level=1).wait_for()
    look(page, axe)
    page.get_by_role("button", name=say("lobby-play.label", game="cytosis")).click()
    look(page, axe)
    page.keyboard.press("Escape")
    page.get_by_role("button", name=say("settings")).click()
    look(page, axe)
    page.goto("/new")
    page.get_by_role("button", name=say("new-start")).wait_for()
    page.evaluate("for (const folded of document.querySelectorAll('details')) folded.open = true")
    look(page, axe)


def test_the_waiting_room(screen: OpenScreen, axe: str, table_server: Server) -> None:
    table = lay_table(table_server.address, others=[{"kind": "open"}])
    host = screen(**table)
    look(host.page, axe)
    guest = screen(host.page.get_by_label(say("invite-link")).input_value())
    guest.page.get_by_role("button", name=say("sit-do")).wait_for()
    look(guest.page, axe)


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("cytosis", {}),
        ("cytosis", {"edition": "first", "virus": True, "epigenetic": True}),
        ("virus-and-co", {"rounds": 1}),
    ],
    ids=["cytosis", "virus-epigenetic", "virus-and-co"],
)
def test_a_game_in_play(game: str, options: dict[str, Any], screen: OpenScreen, axe: str, table_server: Server) -> None:
    table = lay_table(table_server.address, game, others=[RANDOM, RANDOM], **options)
    player = screen(**table)
    play_on(player, click_something, decisions=12)
    look(player.page, axe)


def test_large_letters_leave_the_cell_in_sight(screen: OpenScreen, table_server: Server) -> None:
    page = screen(**lay_table(table_server.address, others=[RANDOM, RANDOM], first_seat=0)).page
    letters = {"standard": 32, "fixed": 32}  # twice the usual size
    page.context.new_cdp_session(page).send("Page.setFontSizes", {"fontSizes": letters})
    the_cell = page.locator("div.cell")
    cell, room = the_cell.bounding_box(), page.locator("main section.surface").bounding_box()
    assert cell is not None and room is not None
    assert cell["y"] >= room["y"] and cell["y"] + cell["height"] <= room["y"] + room["height"]
    assert cell["height"] > SIZES["laptop"][1] / 2
    page.locator("ul.goals").scroll_into_view_if_needed()  # far below
    assert the_cell.bounding_box() == cell


def test_on_paper_it_is_always_day(screen: OpenScreen) -> None:
    page = screen("/rules/cytosis", settings={"theme": "dark"}).page
    shown = "getComputedStyle(document.documentElement).colorScheme"
    page.wait_for_function(f"{shown} === 'dark'")
    page.emulate_media(media="print")
    assert page.evaluate(shown) == "light"
