"""The rule reference: found by words, by edition and by link, two editions side by side, and from a line of the log."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from server.live import Server
from vesicle.clauses import clauses_of
from vesicle.core.clauses import differences, sentence
from web.conftest import OpenScreen
from web.screen import lay_table
from web.test_accessible import look
from web.texts import say

CYTOSIS = clauses_of("cytosis")


def clause(page: Page, name: str) -> Locator:
    """The place of a clause in the book."""
    return page.locator(f"li[id='{name}']")


def search(page: Page, words: str, language: str = "en") -> None:
    page.get_by_role("searchbox", name=say("rules-search", language)).fill(words)


def test_a_search_finds_marks_and_counts(screen: OpenScreen) -> None:
    page = screen("/rules/cytosis").page
    expect(clause(page, "C-NAME-01")).to_be_visible()
    page.keyboard.press("/")  # the key for searching
    page.keyboard.type("GOLGI lipid")
    expect(clause(page, "C-NAME-01")).to_be_hidden()
    found = clause(page, "C-GOL-03")
    expect(found.locator("mark")).to_have_text(["Golgi", "lipid"])
    shown = page.locator("ol > li:visible")
    expect(page.get_by_role("status").first).to_have_text(say("rules-found", count=shown.count()))
    page.wait_for_url(re.compile(r"#q=GOLGI"))
    page.reload()
    expect(shown.first).to_be_visible()
    expect(clause(page, "C-NAME-01")).to_be_hidden()
    search(page, "no such words")
    page.get_by_role("button", name=say("rules-clear")).click()
    expect(clause(page, "C-NAME-01")).to_be_visible()


def test_an_edition_and_a_module_show_only_their_own(screen: OpenScreen) -> None:
    page = screen("/rules/cytosis").page
    page.get_by_role("combobox", name=say("rules-edition"), exact=True).select_option("first")
    expect(clause(page, "C-EXH-01")).to_be_hidden()
    expect(clause(page, "C-COMP-04")).to_contain_text(sentence(CYTOSIS["C-COMP-04"], "first"))
    page.get_by_role("combobox", name=say("rules-module"), exact=True).select_option("virus")
    expect(clause(page, "C-COMP-04")).to_be_hidden()
    expect(clause(page, "C-VIR-01")).to_be_visible()


def test_two_editions_stand_side_by_side(screen: OpenScreen) -> None:
    page = screen("/rules/cytosis").page
    page.get_by_text(say("rules-view-compare"), exact=True).click()
    count = len(differences(CYTOSIS, "first", "second"))
    expect(page.get_by_text(say("rules-differ", count=count))).to_be_visible()
    goals = page.get_by_role("row").filter(has=page.get_by_role("rowheader", name="C-COMP-04"))
    expect(goals.locator("mark")).to_have_text(["five", "six"])
    exhaust = page.get_by_role("row").filter(has=page.get_by_role("rowheader", name="C-EXH-01"))
    expect(exhaust).to_contain_text(say("rules-only-in", edition=say("edition-cytosis-second")))


def test_a_link_leads_to_its_clause_in_italian(screen: OpenScreen) -> None:
    page = screen("/rules/cytosis#A-07", locale="it-IT", size="phone").page
    ruling = clause(page, "A-07")
    expect(ruling).to_be_in_viewport()
    expect(ruling).to_be_focused()
    expect(ruling).to_contain_text(CYTOSIS["A-07"].texts["it"])
    expect(ruling).to_contain_text(CYTOSIS["A-07"].why["it"])
    expect(ruling.locator("code")).to_have_text(["golgi_lipid=no", "golgi_lipid=yes"])
    ruling.get_by_role("link", name="C-GOL-03").click()
    expect(clause(page, "C-GOL-03")).to_be_focused()
    page.go_back()
    expect(ruling).to_be_focused()
    page.get_by_role("button", name=say("rules-contents", "it")).click()
    page.get_by_role("dialog").get_by_role("link", name=say("rules-subject-events", "it"), exact=True).click()
    expect(page.get_by_role("heading", name=say("rules-subject-events", "it"), exact=True)).to_be_in_viewport()


def test_every_view_is_accessible(screen: OpenScreen, axe: str) -> None:
    page = screen("/rules/virus-and-co#q=circulat&at=V-050").page
    expect(clause(page, "V-050")).to_be_focused()
    look(page, axe)
    page.get_by_text(say("rules-view-compare"), exact=True).click()
    expect(page.get_by_role("row").first).to_be_visible()
    look(page, axe)


def test_what_tables_choose_leads_to_a_new_game(screen: OpenScreen, axe: str) -> None:
    page = screen("/rules/virus-and-co#view=choices&q=pass").page
    page.get_by_role("heading", level=2).first.wait_for()
    look(page, axe)
    way = page.get_by_role("link", name=say("rules-play-so.label", answer=say("ruling-virus-and-co-passing.onward")))
    way.click()
    expect(page.get_by_text(say("new-rulings-changed", count=1))).to_be_attached()


def test_a_line_of_the_log_leads_to_its_clauses(screen: OpenScreen, table_server: Server) -> None:
    page = screen(**lay_table(table_server.address)).page
    log = page.get_by_role("log", name=say("table-tab-log"))
    log.get_by_text(re.compile("^You are dealt")).wait_for()
    log.focus()
    page.keyboard.press("ArrowUp")
    page.keyboard.press("ArrowUp")
    page.keyboard.press("Enter")
    dialog = page.get_by_role("dialog")
    with page.context.expect_page() as opened:
        dialog.get_by_role("link", name="C-SETUP-11").click()
    expect(clause(opened.value, "C-SETUP-11")).to_be_focused()


@pytest.mark.parametrize("language", ["en", "it"])
@pytest.mark.parametrize(
    ("game", "edition"),
    [("cytosis", "preview"), ("cytosis", "first"), ("cytosis", "second"), ("virus-and-co", "later")],
)
def test_the_rules_in_short_have_sentences_of_the_edition_and_fit_on_two_pages(
    screen: OpenScreen, game: str, edition: str, language: str
) -> None:
    locale = {"en": "en-GB", "it": "it-IT"}[language]
    page = screen(f"/rules/{game}#view=short&edition={edition}", locale=locale).page
    short = page.locator("article.short")
    short.wait_for()
    assert short.locator("p").count() > 30 or game != "cytosis"
    exhausting = short.get_by_text("C-EXH-01").or_(short.locator('a[href*="C-EXH-01"]'))
    assert exhausting.count() == (1 if edition == "second" else 0)
    assert page.pdf(format="A4", prefer_css_page_size=False).count(b"/Type /Page\n") <= 2
