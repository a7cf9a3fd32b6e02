"""The coach in the browser: hints in words for who plays alone, in both languages, and none between people."""

import httpx
import pytest
from playwright.sync_api import Locator, expect

from server.live import Server
from web.conftest import OpenScreen
from web.screen import Screen, lay_table
from web.test_accessible import look
from web.texts import say


def panel(player: Screen, language: str = "en") -> Locator:
    """What the coach has said."""
    shown = player.page.get_by_role("region", name=say("coach-title", language))
    expect(shown.locator("li").first).to_be_visible()
    return shown


def hint_button(player: Screen, language: str = "en") -> Locator:
    return player.page.get_by_role("button", name=say("coach-hint", language), exact=True)


def test_a_hint_is_a_legal_move_in_words_and_is_played_by_keys(
    screen: OpenScreen, axe: str, table_server: Server
) -> None:
    player = screen(**lay_table(table_server.address, coach=True, first_seat=0))
    page = player.page
    expect(hint_button(player)).to_be_visible()
    page.keyboard.press("l")
    offered = page.locator("#all-choices [data-choice]")
    expect(offered.first).to_be_focused()
    legal = [one.locator("span").first.inner_text() for one in offered.all()]
    page.keyboard.press("h")
    choices = panel(player).locator("li")
    assert 1 <= choices.count() <= 3 and page.locator("#all-choices").count() == 0
    for choice in choices.all():
        assert any(words in choice.locator(".words").inner_text() for words in legal)
        assert "%" in choice.inner_text() and len(choice.locator(".why").inner_text()) > 5
    look(page, axe)
    page.keyboard.press("Escape")
    expect(choices).to_have_count(0)
    expect(page.locator("#question")).to_be_focused()
    page.keyboard.press("h")
    best = panel(player).locator("li").first.get_by_role("button")
    log = page.get_by_role("log", name=say("table-tab-log")).locator("li")
    before = log.count()
    best.focus()
    page.keyboard.press("Enter")
    expect(choices).to_have_count(0)
    expect(log).not_to_have_count(before)


def test_the_coach_speaks_italian_on_a_phone(screen: OpenScreen, table_server: Server) -> None:
    player = screen(**lay_table(table_server.address, coach=True, first_seat=0), size="phone", locale="it-IT")
    hint_button(player, "it").click()
    shown = panel(player, "it")
    assert say("coach-about", "it") in shown.inner_text()
    assert player.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    shown.locator("li").first.get_by_role("button").click()
    expect(shown).to_have_count(0)


@pytest.mark.parametrize("coach", [True, False])
def test_nobody_has_a_coach_between_people_or_where_none_was_wished(
    coach: bool, screen: OpenScreen, table_server: Server
) -> None:
    table = lay_table(table_server.address, others=[{"kind": "open"}] if coach else None, coach=coach, first_seat=0)
    if coach:
        seat_ben(table_server.address, table)
    player = screen(**table)
    expect(player.page.get_by_role("button", name=say("table-all-choices", count=3))).to_be_visible()
    assert hint_button(player).count() == 0
    player.page.keyboard.press("h")
    assert player.page.get_by_role("region", name=say("coach-title")).count() == 0


def seat_ben(address: str, table: dict[str, object]) -> None:
    """Somebody else comes with the invitation, and the game begins."""
    places = table["places"]
    assert isinstance(places, dict)
    ((name, host),) = places.items()
    with httpx.Client(base_url=f"{address}/api/tables/{name}", timeout=30, trust_env=False) as client:
        guest = client.post("/join", json={"invite": host["invite"]}).json()
        client.put("/seats/1", json={"name": "Ben"}, headers={"Authorization": f"Bearer {guest['token']}"})
        assert client.post("/start", headers={"Authorization": f"Bearer {host['token']}"}).is_success
