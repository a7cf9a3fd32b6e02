"""What people write is text: markup and control characters in names, titles, chat and boxes run and draw nothing."""

import random
from typing import Any

import httpx
import pytest
from playwright.sync_api import Page, expect

import vesicle
from server.live import Server
from web.conftest import OpenScreen
from web.texts import say

NAMES = ("<img src=x onerror=ran=1>", '"><script>ran=1</script>', "<b id=injected>Ada</b>{@html ran}")
TITLE = "<svg onload=ran=1>'\"&amp;</title>"
CHAT = ("<iframe srcdoc='<script>parent.ran=1</script>'>", "javascript:ran=1 <a href=javascript:ran=1>here</a>")
STEERING = "red \x1b[31m\x00 back\u202e\u2066 \x08 end"
CARD = "<b id=injected onclick=ran=1>"


def ask(server: Server, path: str, body: Any, token: str | None = None) -> Any:
    headers = {} if token is None else {"Authorization": f"Bearer {token}"}
    method = "PUT" if "/seats/" in path else "POST"
    answer = httpx.request(
        method, f"{server.address}/api{path}", json=body, headers=headers, timeout=30, trust_env=False
    )
    assert answer.is_success, answer.text
    return answer.json()


def own_box() -> dict[str, Any]:
    """A box in which every card is called by markup."""
    cards = vesicle.new("cytosis", seed=0).rules.labels["card"]
    return {"cards": {card: {"name": f"{CARD}{number}"} for number, card in enumerate(cards)}}


def nothing_came_of_it(page: Page) -> None:
    """No script has run, and no element is there that a text describes."""
    assert page.evaluate("window.ran") is None
    for made in ("#injected", "img[src=x]", "iframe", "[onerror]", "[onload]", "[onclick]", "a[href^=javascript]"):
        assert page.locator(made).count() == 0, made


def played_table(server: Server) -> dict[str, Any]:
    """A table with markup wherever somebody can write it, begun, with talk."""
    seats = [{"kind": "me", "name": name} for name in NAMES]
    options = {"players": len(seats), "box": own_box()}
    wish = {"game": "cytosis", "options": options, "title": TITLE, "public": True, "seats": seats, "start": True}
    place: dict[str, Any] = ask(server, "/tables", wish)
    for words in (*CHAT, STEERING):
        ask(server, f"/tables/{place['table']}/chat", {"text": words}, place["token"])
    return place


@pytest.mark.parametrize("size", ["laptop", "phone"])
def test_at_a_table_markup_is_shown_as_text(screen: OpenScreen, table_server: Server, size: str) -> None:
    place = played_table(table_server)
    page = screen(f"/t/{place['table']}", size=size).page
    expect(page.get_by_text(NAMES[0]).first).to_be_attached()
    nothing_came_of_it(page)
    if size == "phone":
        page.get_by_role("button", name=say("table-aside")).click()
    page.get_by_role("tab", name=say("table-tab-chat")).click()
    for words in CHAT:
        expect(page.get_by_text(words).first).to_be_visible()
    expect(page.get_by_text("red [31m back end")).to_be_visible()
    nothing_came_of_it(page)


def test_in_the_lobby_and_the_waiting_room_markup_is_shown_as_text(screen: OpenScreen, table_server: Server) -> None:
    seats = [{"kind": "me", "name": NAMES[0]}, {"kind": "open"}]
    wish = {"game": "cytosis", "options": {"players": 2}, "title": TITLE, "public": True, "join": "anyone"}
    place = ask(table_server, "/tables", {**wish, "seats": seats})
    lobby = screen("/").page
    expect(lobby.get_by_text(TITLE).first).to_be_visible()
    nothing_came_of_it(lobby)
    waiting = screen(f"/t/{place['table']}").page
    expect(waiting.get_by_role("heading", name=TITLE)).to_be_visible()
    expect(waiting.get_by_text(NAMES[0]).first).to_be_visible()
    nothing_came_of_it(waiting)


@pytest.mark.parametrize("part", ["", "/replay", "/review"])
def test_a_game_that_was_brought_shows_its_markup_as_text(screen: OpenScreen, table_server: Server, part: str) -> None:
    match, chance = vesicle.new("virus-and-co", seed=6, players=3, rounds=1), random.Random(1)
    match.seats = [{"name": name, "bot": None} for name in NAMES]
    while match.winner is None:
        match.play(chance.choice(match.legal))
    place = ask(table_server, "/tables/import", {"record": match.record(), "title": TITLE})
    page = screen(f"/t/{place['table']}{part}").page
    expect(page.get_by_text(NAMES[0]).first).to_be_attached()
    nothing_came_of_it(page)
