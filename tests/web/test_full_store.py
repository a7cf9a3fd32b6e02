"""A browser with no room left: the page says so in words, nothing played is lost, and with room again it goes on.

Chromium's quota cannot be made small in a test, so what it does then is done in its place, in the worker that keeps the
games: whatever is written is undone, and the transaction says why.
"""

import random
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from web.plain_host import hosting
from web.player import click_something, play_on
from web.screen import open_screen
from web.sites import BASE, begin_here
from web.texts import say

FILL = """() => {
  const begin = IDBDatabase.prototype.transaction;
  self.makeRoom = () => (IDBDatabase.prototype.transaction = begin);
  IDBDatabase.prototype.transaction = function (...given) {
    const made = begin.apply(this, given);
    if (made.mode !== "readwrite") return made;
    Object.defineProperty(made, "error", { value: new DOMException("no room", "QuotaExceededError") });
    setTimeout(() => made.abort());
    return made;
  };
}"""


def in_the_workers(page: Page, script: str) -> None:
    """Run something in every worker of the page: one keeps the games, the others have no use for it."""
    for worker in page.workers:
        worker.evaluate(script)


def lines_of_log(page: Page) -> list[str]:
    """What the log says once nothing more comes: the others have played, too."""
    lines: list[str] = []
    while lines != (now := page.locator("[role=log] li").all_inner_texts()):
        lines = now
        page.wait_for_timeout(500)
    return lines


@pytest.mark.parametrize(("language", "size"), [("en", "laptop"), ("it", "phone")])
def test_where_there_is_no_room_left_the_page_says_so_and_no_move_is_lost(
    browser: Browser, root: Path, language: str, size: str
) -> None:
    chosen = {"language": language}
    with hosting(root) as address, open_screen(browser, address, BASE, size=size, settings=chosen) as screen:
        page = screen.page
        begin_here(page, address, language=language)
        assert play_on(screen, click_something, decisions=2) == 2
        before = lines_of_log(page)
        in_the_workers(page, FILL)
        click_something(page, random.Random(3), 2000)  # where it is a bot's turn, what it plays cannot be kept either
        expect(page.get_by_text(say("refused-full", language)).first).to_be_visible()
        assert lines_of_log(page) == before  # what is not kept is not shown as played
        assert before or size == "phone"  # where the log is behind a tab
        in_the_workers(page, "() => self.makeRoom?.()")
        assert play_on(screen, click_something, decisions=2) == 2
        page.reload()
        expect(page.get_by_role("region", name=say("table-surface", language))).to_be_visible()
        assert lines_of_log(page)[: len(before)] == before
        assert play_on(screen, click_something, decisions=1) == 1
