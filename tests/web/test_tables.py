"""Tables in the browser: online, on a shared screen, taken back, in Italian, on a phone, with every box."""

import pytest
from playwright.sync_api import Locator, expect

from server.live import Server
from web.conftest import OpenScreen
from web.player import click_something, is_over, play_in_turns, play_on
from web.screen import RANDOM, lay_table
from web.texts import say


def test_two_browsers_play_online_and_one_is_reloaded_in_the_middle(screen: OpenScreen, table_server: Server) -> None:
    table = lay_table(table_server.address, "virus-and-co", others=[{"kind": "open"}, RANDOM], rounds=1)
    host = screen(**table)
    guest = screen(host.page.get_by_label(say("invite-link")).input_value())
    guest.page.get_by_label(say("sit-name")).fill("Ben")
    guest.page.get_by_role("button", name=say("sit-do")).click()
    host.page.get_by_role("button", name=say("room-start")).click()
    play_in_turns([host, guest], decisions=6)
    guest.page.reload()
    expect(guest.page.get_by_role("log", name=say("table-tab-log"))).to_contain_text("Ada")
    play_in_turns([host, guest])
    assert is_over(host.page) and is_over(guest.page)


def test_a_shared_screen_hides_the_hands_between_turns(screen: OpenScreen, table_server: Server) -> None:
    shared = screen(**lay_table(table_server.address, others=[{"kind": "me", "name": "Ben"}]))
    first, second = (shared.page.get_by_role("button", name=say("table-look", player=name)) for name in ("Ada", "Ben"))
    expect(first.or_(second)).to_be_focused()
    expect(shared.page.get_by_role("region", name=say("title-hand"))).to_have_count(0)
    assert play_on(shared, click_something, decisions=24) == 24


def test_a_turn_can_be_taken_back(screen: OpenScreen, table_server: Server) -> None:
    """The first turn after the set-up begins with an empty table: a flask on the Nucleus comes back."""
    player = screen(**lay_table(table_server.address, first_seat=0), settings={"endTurnsAlone": False})
    page = player.page
    nucleus = page.locator("[data-at='spot:nucleus-3'].usable")
    play_on(player, click_something, decisions=3)  # a card goes back, two resources are taken
    nucleus.click()
    page.get_by_role("button", name=say("table-undo-count", count=1)).click()
    expect(nucleus).to_be_visible()
    expect(page.get_by_text(say("table-log-undone")).first).to_be_attached()


def test_the_log_follows_what_happens_at_once_and_stays_where_somebody_reads(
    screen: OpenScreen, table_server: Server
) -> None:
    player = screen(**lay_table(table_server.address, others=[RANDOM, RANDOM, RANDOM], first_seat=0))
    page, log = player.page, player.page.get_by_role("log", name=say("table-tab-log"))
    for decisions in (4, 12, 12):
        play_on(player, click_something, decisions=decisions)
        wait_until(log, "log => log.scrollHeight - log.scrollTop - log.clientHeight < 10")
    log.hover()
    page.mouse.wheel(0, -5000)
    wait_until(log, "log => log.scrollTop === 0")
    play_on(player, click_something, decisions=4)
    assert log.evaluate("log => log.scrollTop < log.scrollHeight - 2 * log.clientHeight")


def wait_until(element: Locator, question: str) -> None:
    """Ask until the answer is yes."""
    for _ in range(200):
        if element.evaluate(question):
            return
        element.page.wait_for_timeout(50)
    pytest.fail(f"never: {question}")


def test_the_page_speaks_italian(screen: OpenScreen, table_server: Server) -> None:
    """The browser's language decides; every text that is missing would be a complaint."""
    player = screen(**lay_table(table_server.address), locale="it-IT")
    expect(player.page.locator("html")).to_have_attribute("lang", "it")
    play_on(player, click_something, decisions=20)


def test_a_phone_shows_everything_without_scrolling_sideways(screen: OpenScreen, table_server: Server) -> None:
    player = screen(**lay_table(table_server.address), size="phone")
    play_on(player, click_something, decisions=20)
    assert player.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize(
    ("game", "options"),
    [("cytosis", {"edition": "first", "virus": True, "epigenetic": True}), ("virus-and-co", {"rounds": 2})],
    ids=["virus-epigenetic", "virus-and-co"],
)
def test_a_whole_game_of_other_boxes(
    game: str, options: dict[str, object], screen: OpenScreen, table_server: Server
) -> None:
    player = screen(**lay_table(table_server.address, game, others=[RANDOM, RANDOM], **options))
    assert play_on(player, click_something) > 5


def test_workers_of_the_preview_edition(screen: OpenScreen, table_server: Server) -> None:
    player = screen(**lay_table(table_server.address, edition="preview"))
    assert play_on(player, click_something, decisions=20) == 20
