"""A site under a path of a plain web host: it works with the network cut after one visit, and offers newer versions."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from vesicle.lessons import attempt
from web.plain_host import hosting
from web.screen import Screen, open_screen
from web.sites import BASE, CONTROLLED, cut_off_screen, look_for_update, replaced_site, wait_until
from web.test_lessons import FIRST_TASK, STEPS, a_wrong_action, click_action, go_to, learn
from web.texts import say

WAITING = "navigator.serviceWorker.ready.then((kept) => kept.waiting !== null)"


@pytest.fixture
def cut_off(request: pytest.FixtureRequest, browser: Browser, root: Path) -> Iterator[Screen]:
    """A screen of a size and language that has visited the site once; its host is gone now."""
    with cut_off_screen(browser, root, *request.param) as screen:
        yield screen


def heading(page: Page, text: str) -> None:
    expect(page.get_by_role("heading", level=1)).to_have_text(text)


@pytest.mark.parametrize("cut_off", [("en", "laptop"), ("it", "phone")], indirect=True, ids=["en-laptop", "it-phone"])
def test_everything_to_read_works_with_the_network_cut(cut_off: Screen) -> None:
    page = cut_off.page
    language = page.evaluate("document.documentElement.lang")
    page.reload()
    heading(page, say("lobby-title", language))
    page.get_by_role("link", name=say("nav-rules", language), exact=True).click()
    page.locator("a.book").first.click()
    expect(page.locator("li[id='C-NAME-01']")).to_be_visible()
    assert page.url.endswith(f"{BASE}rules/cytosis")
    page.reload()
    expect(page.locator("li[id='C-NAME-01']")).to_be_visible()
    page.get_by_role("link", name=say("nav-atlas", language), exact=True).click()
    heading(page, say("atlas-title", language, game="cytosis"))
    page.goto(f"{BASE}atlas/virus-and-co")
    heading(page, say("atlas-title", language, game="virus-and-co"))
    page.get_by_role("link", name="Zika").click()
    heading(page, "Zika")
    page.go_back()
    heading(page, say("atlas-title", language, game="virus-and-co"))
    page.get_by_role("link", name=say("nav-learn", language), exact=True).click()
    heading(page, say("lessons-title", language))
    page.goto(f"{BASE}nowhere/at/all")
    heading(page, say("notice-nowhere", language))


@pytest.mark.parametrize("cut_off", [("en", "laptop")], indirect=True, ids=["en-laptop"])
def test_a_whole_lesson_is_learnt_with_the_network_cut(cut_off: Screen) -> None:
    page = cut_off.page
    page.get_by_role("link", name=say("lessons-invite")).click()
    learn(page, click_action, lambda page: page.locator("aside .main").click(), "en")
    expect(page.get_by_role("heading", name=say("lesson-learnt"))).to_be_visible()


@pytest.mark.parametrize("cut_off", [("it", "phone")], indirect=True, ids=["it-phone"])
def test_a_wrong_move_is_answered_with_the_network_cut(cut_off: Screen) -> None:
    page, step = cut_off.page, STEPS[FIRST_TASK]
    page.goto(f"{BASE}learn/cell")
    go_to(page, FIRST_TASK, "it")
    action = a_wrong_action(step)
    click_action(page, action, "it")
    answer = attempt("cell", step.id, (action,)).answer
    assert answer is not None
    expect(page.get_by_role("alert").filter(has_text=answer.texts["it"])).to_have_count(1)


def test_it_can_be_installed_as_an_app(browser: Browser, root: Path) -> None:
    with hosting(root) as address, open_screen(browser, address, BASE) as screen:
        page = screen.page
        wait_until(page, CONTROLLED)
        asked = page.context.new_cdp_session(page)
        manifest = asked.send("Page.getAppManifest")
        assert manifest["errors"] == [] and manifest["url"].endswith(f"{BASE}manifest.webmanifest")
        errors = {error["errorId"] for error in asked.send("Page.getInstallabilityErrors")["installabilityErrors"]}
        assert errors <= {"in-incognito"}  # as every browser of a test is


def test_a_first_visit_finds_every_kind_of_place_on_a_host_without_rewriting(browser: Browser, root: Path) -> None:
    with hosting(root) as address, open_screen(browser, address, f"{BASE}rules/virus-and-co") as screen:
        heading(screen.page, say("rules-title-of", game="Virus & Co."))
        assert screen.page.url.endswith(f"{BASE}rules/virus-and-co/")  # the host has put the slash


def test_a_link_opens_in_a_new_tab_under_the_path_too(browser: Browser, root: Path) -> None:
    with hosting(root) as address, open_screen(browser, address, BASE) as screen:
        page = screen.page
        with page.context.expect_page() as opened:
            page.get_by_role("link", name=say("nav-rules"), exact=True).click(modifiers=["ControlOrMeta"])
        heading(opened.value, say("rules-title"))


def test_without_a_server_the_lobby_promises_nobody(browser: Browser, root: Path) -> None:
    with hosting(root) as address, open_screen(browser, address, BASE) as screen:
        expect(screen.page.locator(".posters")).to_be_visible()
        expect(screen.page.get_by_role("heading", name=say("lobby-open"))).to_have_count(0)


def test_a_newer_version_is_offered_outside_a_game_and_taken_when_wanted(browser: Browser, tmp_path: Path) -> None:
    with replaced_site(browser, tmp_path) as (screen, site):
        page = screen.page
        old = version_of(page)
        icon = site.page / "icon.svg"
        icon.write_text(icon.read_text() + "\n")
        site.write()
        page.goto(f"{BASE}learn/cell")
        look_for_update(page)
        wait_until(page, WAITING)
        notice = page.get_by_text(say("update-ready"))
        expect(notice).to_have_count(0)  # in the midst of a lesson
        page.goto(BASE)
        expect(notice).to_be_visible()
        assert version_of(page) == old
        page.get_by_role("button", name=say("update-take")).click()
        expect(notice).to_have_count(0)
        heading(page, say("lobby-title"))
        assert version_of(page) != old


def version_of(page: Page) -> str:
    said = page.locator("meta[name='vesicle-site']").get_attribute("content") or ""
    found = re.search(r'"version": "(\w+)"', said)
    assert found is not None
    return found[1]
