"""Three browsers: one leaves, the table goes on and takes them back; the host leaves, and it goes on, too."""

from playwright.sync_api import Locator, expect

from server.live import Server
from web.conftest import OpenScreen
from web.screen import Screen, lay_table
from web.texts import say

LEFT = "/"  # the first screen: no window looks at the table any more


def button(at: Screen, text: str) -> Locator:
    return at.page.get_by_role("button", name=say(text))


def test_one_leaves_and_the_table_goes_on_and_takes_them_back(screen: OpenScreen, table_server: Server) -> None:
    open_seats = [{"kind": "open"}, {"kind": "open"}]
    table = lay_table(table_server.address, "virus-and-co", others=open_seats, rounds=1, first_seat=2)
    ada = screen(**table)
    link = ada.page.get_by_label(say("invite-link")).input_value()
    guests = []
    for name in ("Ben", "Cleo"):
        guests.append(screen(link))
        guests[-1].page.get_by_label(say("sit-name")).fill(name)
        button(guests[-1], "sit-do").click()
        expect(guests[-1].page.get_by_label(say("table-say"))).to_be_visible()
    ben, cleo = guests
    ben.page.get_by_label(say("table-say")).fill("Hello, everybody")
    button(ben, "table-send").click()
    expect(cleo.page.get_by_text("Hello, everybody")).to_be_visible()
    button(ada, "room-start").click()
    expect(cleo.page.get_by_role("log", name=say("table-tab-log"))).to_be_visible()
    address = cleo.page.url

    cleo.page.goto(f"{table_server.address}{LEFT}")
    expect(button(ben, "table-ask-bot").first).to_be_visible()
    button(ada, "table-let-bot").first.click()
    expect(ada.page.get_by_text(say("table-away-now", player="Cleo"))).to_have_count(0)
    cleo.page.goto(address)
    button(cleo, "table-take-back").click()
    expect(button(cleo, "table-take-back")).to_have_count(0)

    ada.page.goto(f"{table_server.address}{LEFT}")
    for player in (ben, cleo):
        player.page.get_by_role("tab", name=say("table-tab-people")).click()
        button(player, "table-ask-bot").last.click()
    expect(ben.page.get_by_text(say("table-bot-stands-in"))).to_be_visible()
    button(ben, "table-become-host").click()
    expect(button(ben, "table-make-host")).to_have_count(2)
