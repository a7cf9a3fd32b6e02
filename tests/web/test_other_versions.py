"""Pages of other versions, files of others and tabs beside each other: one sentence, and nothing is lost."""

import json
import random
import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from web.plain_host import hosting
from web.player import click_something, play_on
from web.screen import PATIENCE, Screen, open_screen
from web.sites import BASE, begin_here, look_for_update, replaced_site
from web.texts import say

# A database of a later format, with something in it.
NEWER = """new Promise((done, failed) => {
  const opening = indexedDB.open("vesicle", 99);
  opening.onupgradeneeded = () => opening.result.createObjectStore("treasure").put("kept", 1);
  opening.onerror = () => failed(opening.error);
  opening.onsuccess = () => { opening.result.close(); done(null); };
})"""
KEPT = """new Promise((done) => {
  const opening = indexedDB.open("vesicle");
  opening.onsuccess = () => {
    const { result } = opening;
    result.transaction("treasure").objectStore("treasure").get(1).onsuccess = (event) => done(event.target.result);
  };
})"""


def test_games_that_a_newer_version_keeps_are_left_alone(browser: Browser, root: Path) -> None:
    with hosting(root) as address, open_screen(browser, address, f"{BASE}rules/") as screen:
        page = screen.page
        page.evaluate(NEWER)
        page.evaluate("localStorage.setItem('vesicle.here', 'yes')")
        page.goto(BASE)
        expect(page.get_by_role("alert").filter(has_text=say("refused-newer"))).to_be_visible()
        expect(page.locator(".posters")).to_be_visible()
        page.goto(f"{BASE}t/?local23456789abcdefg")
        expect(page.get_by_role("heading", name=say("refused-newer"))).to_be_visible()
        assert page.evaluate(KEPT) == "kept"


def test_a_tab_whose_games_a_newer_one_has_taken_over_says_so_and_loses_no_move(browser: Browser, root: Path) -> None:
    with hosting(root) as address, open_screen(browser, address, BASE) as screen:
        page = screen.page
        begin_here(page)
        play_on(screen, click_something, decisions=2)
        other = page.context.new_page()
        other.goto(f"{address}{BASE}rules/")
        other.evaluate(NEWER)
        click_something(page, random.Random(1), PATIENCE)
        expect(page.get_by_text(say("refused-newer")).first).to_be_visible()


def test_an_old_tab_goes_on_while_another_one_takes_a_newer_version(browser: Browser, tmp_path: Path) -> None:
    with replaced_site(browser, tmp_path) as (screen, site):
        old = screen.page
        give_new_names(site.page)
        site.write()
        other = Screen(old.context.new_page())
        other.page.goto(BASE)
        look_for_update(other.page)
        other.page.get_by_role("button", name=say("update-take")).click()
        expect(other.page.get_by_text(say("update-ready"))).to_have_count(0)
        old.get_by_role("link", name=say("nav-rules"), exact=True).click()  # parts that were not loaded yet
        old.locator("a.book").first.click()
        expect(old.locator("li[id='C-NAME-01']")).to_be_visible()
        old.get_by_role("link", name="Vesicle").first.click()
        old.get_by_role("button", name=say("lobby-play.label", game="virus-and-co")).click()
        old.get_by_role("button", name=re.compile(f"^{say('level-graduate')}")).click()
        expect(old.get_by_role("region", name=say("table-surface"))).to_be_visible()
        assert play_on(screen, click_something, decisions=2) == 2
        begin_here(other.page)
        assert not other.complaints


def give_new_names(built: Path) -> None:
    """Parts of the page that are loaded later have other names in the next version."""
    assets = [path for path in (built / "assets").iterdir() if path.suffix in (".js", ".css")]
    later = [path for path in assets if re.match(r"(Rules|worker|thinker|page|cytosis|virus-and-co)-", path.name)]
    assert len(later) > 5
    for path in later:
        path.rename(path.with_name(f"new-{path.name}"))
    for path in (*(built / "assets").glob("*.js"), built / "index.html"):
        text = path.read_text(encoding="utf-8")
        for old in later:
            text = text.replace(old.name, f"new-{old.name}")
        path.write_text(text, encoding="utf-8")


def test_two_tabs_do_not_play_one_game_and_the_second_follows(browser: Browser, root: Path) -> None:
    with hosting(root) as address, open_screen(browser, address, BASE) as screen:
        first = screen.page
        begin_here(first)
        second = Screen(first.context.new_page())
        second.page.goto(first.url)
        expect(second.page.get_by_text(say("refused-elsewhere"))).to_be_visible()
        first.close()
        expect(second.page.get_by_role("region", name=say("table-surface"))).to_be_visible()
        assert not second.complaints


@pytest.mark.parametrize(
    "saved",
    [
        "no game at all",
        '{"format": "vesicle-game/9"}',
        '{"format": "vesicle-game/1", "game": "chess", "rules_version": "1", "options": {}, "seats": []}',
        json.dumps(
            {
                "format": "vesicle-game/1",
                "game": "virus-and-co",
                "rules_version": "1",
                "options": {"players": 3},
                "seed": 1,
                "seats": [{"name": name, "bot": None} for name in "ABC"],
                "actions": ["pass go"],
                "digests": {},
                "result": None,
            }
        ),
    ],
    ids=["no-json", "format", "game", "action"],
)
def test_an_altered_file_is_refused_in_a_sentence(browser: Browser, root: Path, tmp_path: Path, saved: str) -> None:
    file = tmp_path / "saved.json"
    file.write_text(saved)
    with hosting(root) as address, open_screen(browser, address, BASE) as screen:
        page = screen.page
        page.locator("input[type=file]").set_input_files(file)
        expect(page.get_by_role("alert")).to_have_count(1)
        assert len(page.get_by_role("alert").inner_text().strip()) > 20
        page.reload()
        expect(page.locator(".posters")).to_be_visible()
        expect(page.get_by_role("heading", name=say("lobby-mine"))).to_have_count(0)
