"""Somebody's own box on a site without a server: it is played with, and what is wrong with it is said."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from web.plain_host import hosting
from web.player import click_something, is_over, play_on
from web.screen import open_screen
from web.sites import BASE
from web.texts import say

GOOD = """
[cards.zika]
name = "Zika of 1947"
points = 5

[setup]
sickness_limit = 6
"""
WRONG = GOOD.replace("points = 5", "points = 50")


def open_editor(page: Page, language: str) -> None:
    """The form for a new game, at the place for an own box."""
    page.goto(f"{BASE}new/?game=virus-and-co")
    page.locator("summary", has_text=say("new-box", language)).click()


def write_box(page: Page, text: str, language: str) -> None:
    """Into the form, and begin."""
    open_editor(page, language)
    page.get_by_label(say("box-label", language)).fill(text)
    page.get_by_role("button", name=say("new-start", language)).click()


def test_a_game_with_an_own_box_is_played_without_a_server(browser: Browser, root: Path) -> None:
    with hosting(root) as address, open_screen(browser, address, BASE) as screen:
        page = screen.page
        write_box(page, GOOD, "en")
        expect(page.get_by_role("region", name=say("table-surface"))).to_be_visible()
        assert "/t/?local" in page.url
        play_on(screen, click_something, decisions=6)
        page.reload()
        expect(page.get_by_role("region", name=say("table-surface"))).to_be_visible()
        play_on(screen, click_something)
        assert is_over(page)


def test_a_mistake_in_an_own_box_is_said_with_its_line_and_key(browser: Browser, root: Path) -> None:
    with hosting(root) as address, open_screen(browser, address, BASE, settings={"language": "it"}) as screen:
        write_box(screen.page, WRONG, "it")
        complaint = screen.page.get_by_role("alert").filter(has_text="cards.zika.points")
        expect(complaint).to_be_visible()
        expect(complaint).to_contain_text(say("box-at", "it", has_file="no", file="", line=4, said="")[:6])
        assert "/new" in screen.page.url


@pytest.mark.parametrize("language", ["en", "it"])
def test_a_mistake_in_the_writing_of_a_file_is_said_in_our_words(
    browser: Browser, root: Path, tmp_path: Path, language: str
) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(GOOD.replace('"Zika of 1947"', "Zika"))
    said = say("box-syntax", language, kind="word", word="Zika")
    with hosting(root) as address, open_screen(browser, address, BASE, settings={"language": language}) as screen:
        page = screen.page
        open_editor(page, language)
        page.locator("input[type=file]").set_input_files(file)
        placed = say("box-at", language, has_file="yes", file="mine.toml", line=3, said=said)
        expect(page.get_by_role("status").filter(has_text=placed)).to_be_visible()
