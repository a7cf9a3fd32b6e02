"""What a browser has to fetch: little before anything is seen, and of games and languages only those in use."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, Page, Request

from server.live import Server
from vesicle import games
from web.screen import lay_table
from web.texts import say

FIRST_VISIT = 200_000  # bytes, as they are transferred, with all that is asked for
EVERY_SCREEN = 245_000  # the same for other places; 44 kB of both are typefaces
ENGINE = re.compile(r"\.wasm$")


def visit(
    browser: Browser, server: Server, path: str, go_on: Callable[[Page], object] = lambda page: None, **options: str
) -> dict[str, int]:
    """What the first visit of a place takes: the bytes of each file and answer on their way, headers included."""
    context = browser.new_context(base_url=server.address, **{"locale": "en-GB", **options})
    page, taken = context.new_page(), list[Request]()
    context.on("requestfinished", lambda request: taken.append(request))
    page.goto(path)
    page.locator("h1, .posters, section.surface, main").first.wait_for()
    page.wait_for_load_state("networkidle")
    go_on(page)
    page.wait_for_load_state("networkidle")
    sizes = [(request.url, request.sizes()) for request in taken]
    found = {url: size["responseBodySize"] + size["responseHeadersSize"] for url, size in sizes}
    context.close()
    assert any(url.endswith(".js") for url in found)
    return found


def texts_in(files: dict[str, int]) -> set[str]:
    """The languages whose texts were fetched."""
    return {match[1] for url in files if (match := re.search(r"/assets/(en|it)-[\w-]+\.js$", url))}


def test_the_first_visit_takes_less_than_200_kb_and_no_engine(browser: Browser, table_server: Server) -> None:
    files = visit(browser, table_server, "/")
    assert sum(files.values()) < FIRST_VISIT, files
    assert not any(ENGINE.search(url) for url in files)


@pytest.mark.parametrize("path", ["/new", "/learn", "/learn/cell", "/rules/cytosis", "/atlas/cytosis", "/rules"])
def test_every_other_place_takes_no_more_beside_what_it_tells(
    browser: Browser, table_server: Server, path: str
) -> None:
    files = visit(browser, table_server, path)
    assert sum(size for url, size in files.items() if "/api/" not in url) < EVERY_SCREEN, files


def test_the_rules_behind_a_lesson_are_fetched_for_who_reads_them(browser: Browser, table_server: Server) -> None:
    unread = visit(browser, table_server, "/learn/cell")
    assert any("/api/lessons/" in url for url in unread) and not any(url.endswith("/rules") for url in unread)
    read = visit(browser, table_server, "/learn/cell", read_rules)
    assert any(url.endswith("/rules") for url in read)


def read_rules(page: Page) -> None:
    """Open the clauses of a step, and wait until they can be read."""
    page.locator("aside details summary").first.click()
    page.locator("aside details li").first.wait_for()


def switch_language(page: Page) -> None:
    page.get_by_role("button", name="IT,").click()
    page.locator("html[lang=it]").wait_for()


def test_only_the_language_that_is_spoken_is_fetched(browser: Browser, table_server: Server) -> None:
    assert texts_in(visit(browser, table_server, "/")) == {"en"}
    assert texts_in(visit(browser, table_server, "/", locale="it-IT")) == {"it"}
    switch = visit(browser, table_server, "/", switch_language)
    assert texts_in(switch) == {"en", "it"}


def start(page: Page) -> None:
    """Into a game in the browser, from the form for a new one."""
    page.get_by_role("button", name=say("new-start")).click()
    page.get_by_role("region", name=say("table-surface")).wait_for()


def test_only_the_game_that_is_played_is_fetched(browser: Browser, table_server: Server) -> None:
    table = lay_table(table_server.address, "virus-and-co", others=[{"kind": "bot", "bot": "random"}] * 2)
    far = visit(browser, table_server, table["path"])
    assert not any(ENGINE.search(url) for url in far)  # the server has one
    near = visit(browser, table_server, "/new?game=virus-and-co", start)
    engines = {game for game in games() for url in near if ENGINE.search(url) and f"/{game}-" in url}
    assert engines == {"virus-and-co"}
