"""A site without a server of its own: the address of one elsewhere is typed in, tried and kept, and people meet."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from server.live import Server, running
from vesicle.site import Site
from vesicle.site.document import content_policy
from web.plain_host import hosting
from web.player import play_in_turns
from web.screen import open_screen
from web.sites import BASE, write
from web.texts import say


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a plain host with a site whose visitors may name a server."""
    folder = tmp_path_factory.mktemp("host")
    write(Site(folder / BASE.strip("/"), BASE, any_server=True))
    with hosting(folder, content_policy(None, any_server=True)) as address:
        yield address


@pytest.fixture(scope="module")
def friend(site: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that lets pages of the site in."""
    folder = tmp_path_factory.mktemp("friend")
    with running(folder, f"sqlite:///{folder / 'tables.sqlite'}", "--allow-origin", site) as server:
        yield server


def connect(page: Page, address: str) -> None:
    page.get_by_label(say("server-address")).fill(address)
    page.get_by_role("button", name=say("server-connect")).click()


def test_people_meet_at_a_server_that_was_typed_in(browser: Browser, site: str, friend: Server) -> None:
    with open_screen(browser, site, BASE) as ada, open_screen(browser, friend.address) as ben:
        page = ada.page
        expect(page.get_by_role("heading", name=say("lobby-open"))).to_have_count(0)
        connect(page, friend.address.removeprefix("http://"))
        expect(page.get_by_text(say("server-now", server=friend.address.removeprefix("http://")))).to_be_visible()
        expect(page.get_by_role("heading", name=say("lobby-open"))).to_be_visible()
        page.goto(f"{BASE}new/?game=virus-and-co")
        page.get_by_label(say("new-seat", number=2), exact=True).select_option("open")
        page.get_by_role("button", name=say("new-open")).click()
        link = page.get_by_role("textbox", name=say("invite-link")).input_value()
        assert link.startswith(f"{friend.address}/t/")
        ben.page.goto(link)
        ben.page.get_by_label(say("sit-name")).fill("Ben")
        ben.page.get_by_role("button", name=say("sit-do")).click()
        page.get_by_role("button", name=say("room-start")).click()
        assert play_in_turns([ada, ben], decisions=4) == 4
        page.reload()
        expect(page.get_by_role("log", name=say("table-tab-log"))).to_contain_text("Ben")
        page.goto(BASE)
        expect(page.get_by_role("heading", name=say("server-title"))).to_be_visible()
        page.get_by_role("button", name=say("server-leave")).click()
        expect(page.get_by_label(say("server-address"))).to_be_visible()
        assert "vesicle.server" not in page.evaluate("Object.keys(localStorage)")


@pytest.mark.parametrize(("typed", "fault"), [("my server", "address"), ("", "address"), ("127.0.0.1:9", "away")])
def test_what_is_no_server_is_said_in_a_sentence(browser: Browser, site: str, typed: str, fault: str) -> None:
    with open_screen(browser, site, BASE, settings={"language": "it"}) as screen:
        page = screen.page
        page.get_by_label(say("server-address", "it")).fill(typed)
        page.get_by_role("button", name=say("server-connect", "it")).click()
        expect(page.get_by_text(say(f"server-wrong-{fault}", "it"))).to_be_visible()
        screen.complaints.clear()  # that nobody answers stands in the console, too


def test_a_server_lets_in_only_the_pages_that_its_operator_named(browser: Browser, site: str, friend: Server) -> None:
    elsewhere = site.replace("127.0.0.1", "localhost")  # the same page, at another origin
    with open_screen(browser, elsewhere, BASE) as screen:
        connect(screen.page, friend.address)
        expect(screen.page.get_by_text(say("server-wrong-away"))).to_be_visible()
        screen.complaints.clear()


def test_a_server_of_another_version_is_refused(browser: Browser, site: str, friend: Server) -> None:
    with open_screen(browser, site, BASE) as screen:
        page = screen.page
        page.route("**/api/health", lambda route: route.fulfill(json={"protocol": 99}))
        connect(page, friend.address)
        expect(page.get_by_text(say("server-wrong-other"))).to_be_visible()
