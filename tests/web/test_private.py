"""A browser that keeps nothing: the page says so in words, and games are played all the same."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from web.plain_host import hosting
from web.player import click_something, play_on
from web.screen import Screen, looks, ways_to_launch
from web.sites import BASE, begin_here
from web.texts import say

NOTHING_KEPT = {
    "profile": {"default_content_setting_values": {"cookies": 2}}
}  # no store of any kind, as its user wants
STORAGE = "(() => { try { return localStorage.length } catch { return null } })()"


@contextmanager
def forgetful_screen(browser: Browser, profile: Path, language: str, size: str) -> Iterator[Screen]:
    """A screen of a browser whose user has forbidden all pages to keep anything."""
    (profile / "Default").mkdir(parents=True)
    (profile / "Default" / "Preferences").write_text(json.dumps(NOTHING_KEPT))
    ways = {**ways_to_launch(), **looks(size), "locale": language}
    context = browser.browser_type.launch_persistent_context(profile, **ways)
    try:
        screen = Screen(context.pages[0])
        yield screen
        assert not screen.complaints, "\n".join(screen.complaints)
    finally:
        context.close()


@pytest.mark.parametrize(("language", "size"), [("en-GB", "laptop"), ("it-IT", "phone")], ids=["en", "it"])
def test_where_nothing_is_kept_the_page_says_so_and_a_game_is_played(
    browser: Browser, root: Path, tmp_path: Path, language: str, size: str
) -> None:
    tongue = language[:2]
    with hosting(root) as address, forgetful_screen(browser, tmp_path / "profile", language, size) as screen:
        page = screen.page
        page.goto(f"{address}{BASE}")
        assert page.evaluate(STORAGE) is None
        expect(page.locator(".posters")).to_be_visible()
        begin_here(page, address, language=tongue)
        said = page.get_by_role("status").filter(has_text=say("table-fleeting", tongue))
        expect(said).to_be_visible()
        said.get_by_role("button", name=say("table-fleeting.close", tongue)).click()
        expect(said).to_have_count(0)
        assert play_on(screen, click_something, decisions=2) == 2
