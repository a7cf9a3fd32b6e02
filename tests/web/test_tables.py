"""Tables in the browser: online, on a shared screen, taken back, in Italian, on a phone, with every box."""

import pytest
from playwright.sync_api import expect

from server.live import Server
from web.conftest import OpenScreen
from web.player import click_something, is_over, play_in_turns, play_on
from web.screen import RANDOM, lay_table
from web.texts import say


def test_two_browsers_play_online_and_one_is_reloaded_in_the_middle(screen: OpenScreen, table_server: Server) -> None:
    table = lay_table(table_server.address, others=[{"kind": "open"}])
    host = screen(**table)
    link = host.page.get_by_label(say("invite-link")).input_value()
    guest = screen(link)
    guest.page.get_by_label(say("sit-name")).fill("Ben")
    guest.page.get_by_role("button", name=say("sit-do")).click()
    host.page.get_by_role("button", name=say("room-start")).click()
    assert play_in_turns([host, guest], decisions=40) == 40
    guest.page.reload()
    play_in_turns([host, guest])
    assert is_over(host.page) and is_over(guest.page)


def test_a_shared_screen_hides_the_hands_between_turns(screen: OpenScreen, table_server: Server) -> None:
    shared = screen(**lay_table(table_server.address, others=[{"kind": "me", "name": "Ben"}]))
    first = shared.page.get_by_role("heading", name="Ada").or_(shared.page.get_by_role("heading", name="Ben"))
    expect(first.first).to_be_visible()
    assert play_on(shared, click_something, decisions=40) == 40


def test_a_turn_can_be_taken_back(screen: OpenScreen, table_server: Server) -> None:
    player = screen(**lay_table(table_server.address), settings={"endTurnsAlone": False})
    undo = player.page.get_by_role("button", name=say("table-undo"))
    play_on(player, click_something, decisions=6)
    for _ in range(20):
        if undo.count():
            break
        play_on(player, click_something, decisions=1)
    undo.click()
    expect(undo).to_have_count(0)
    expect(player.page.get_by_text(say("table-log-undone")).first).to_be_visible()


def test_the_page_speaks_italian(screen: OpenScreen, table_server: Server) -> None:
    """The browser's language decides; every text that is missing would be a complaint."""
    player = screen(**lay_table(table_server.address), locale="it-IT")
    expect(player.page.locator("html")).to_have_attribute("lang", "it")
    play_on(player, click_something, decisions=30)


def test_a_phone_shows_everything_without_scrolling_sideways(screen: OpenScreen, table_server: Server) -> None:
    player = screen(**lay_table(table_server.address), size="phone")
    play_on(player, click_something, decisions=30)
    assert player.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("cytosis", {"edition": "first", "virus": True, "epigenetic": True}),
        ("cytosis", {"edition": "preview"}),
        ("virus-and-co", {"rounds": 1}),
    ],
    ids=["virus-epigenetic", "preview", "virus-and-co"],
)
def test_every_box_is_played_to_its_end(
    game: str, options: dict[str, object], screen: OpenScreen, table_server: Server
) -> None:
    player = screen(**lay_table(table_server.address, game, others=[RANDOM, RANDOM], **options))
    assert play_on(player, click_something) > 5
