"""The companion of a boxed game: a score sheet that is typed in comes to what the engine says of the same game."""

from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, expect

import vesicle
from vesicle.bots.interface import situation_of
from vesicle.bots.registry import make_bot
from web.conftest import OpenScreen
from web.sites import BASE, cut_off_screen
from web.test_accessible import look
from web.texts import say

EDITIONS = ("first", "second", "preview")
ON_THE_WAY = ("cards", "receptors", "claims", "virus")  # what the Health Track has before the end is scored
AT_THE_END = ("macromolecules", "detox", "sets", "goals")
CARGO = ("protein", "carb", "lipid")
MOLECULES = ("protein", "carb", "lipid", "mrna", "atp")


def played(edition: str) -> vesicle.Match:
    """A whole game of five with the Virus expansion, between bots that complete cards of all kinds."""
    match, bot = vesicle.new("cytosis", players=5, edition=edition, virus=True, seed=11), make_bot("greedy", "cytosis")
    while match.to_act is not None:
        match.play(bot.choose(situation_of(match, seed=11)))
    return match


def fill_side(page: Page, seat: int, side: dict[str, Any], track: int, language: str = "en") -> None:
    """What lies before a player, by keyboard alone once the first field has the focus."""
    whose = say("sheet-player", language, number=seat + 1)
    page.get_by_label(f"{say('sheet-track', language)}, {whose}", exact=True).focus()
    carried = (sum(disk[molecule] for disk in side["cargo"]) for molecule in CARGO)
    amounts = [track, *(side["stock"][one] for one in MOLECULES), *carried, *side["antibodies"].values()]
    for amount in amounts:
        page.keyboard.type(str(amount))
        page.keyboard.press("Tab")
    cards = page.get_by_label(f"{say('sheet-cards', language)}, {whose}", exact=True)
    expect(cards).to_be_focused()
    for card in (*side["completed"], *side["attacks"]):
        page.keyboard.insert_text(say(f"card-{card}", language))
        page.keyboard.press("Enter")
        expect(cards).to_have_value("")


def fill(page: Page, match: vesicle.Match) -> None:
    position, scores = match.position(), match.scores()
    for seat, side in enumerate(position["players"]):
        fill_side(page, seat, side, sum(scores[seat]["sources"].get(source, 0) for source in ON_THE_WAY))
    for goal, seats in position["goal_seats"].items():
        for place, seat in enumerate(seats):
            if seat is not None:
                label = f"{say(f'goal-{goal}')}: {say(f'sheet-marker-{place + 1}')}"
                page.get_by_label(label, exact=True).select_option(str(seat))
    page.get_by_label(say("sheet-first"), exact=True).last.select_option(str(position["marker"]))


def shown(page: Page, row: str) -> list[int]:
    """The numbers of a row of the result."""
    line = page.get_by_role("row").filter(has=page.get_by_role("rowheader", name=row))
    return [int(cell) for cell in line.get_by_role("cell").all_inner_texts()]


def test_a_sheet_of_five_with_viruses_is_scored_as_the_engine_scores_the_game(screen: OpenScreen, axe: str) -> None:
    page = screen("/companion").page
    page.get_by_text(say("sheet-virus")).click()
    page.get_by_label("5", exact=True).check(force=True)
    for edition in EDITIONS:
        page.get_by_label(say(f"edition-cytosis-{edition}"), exact=True).check(force=True)
        match = played(edition)
        fill(page, match)
        scores = match.scores()
        for source in AT_THE_END:
            assert shown(page, say(f"source-{source}")) == [score["sources"][source] for score in scores], source
        assert any(score["sources"]["sets"] for score in scores), "a game that shows something"
        totals = [score["total"] for score in scores]
        assert shown(page, say("table-total")) == totals
        winner = say("sheet-player", number=match.winner + 1)
        expect(page.locator(".winner")).to_contain_text(say("table-wins", who="other", player=winner))
        page.reload()
        expect(page.locator("tfoot td").first).to_have_text(str(totals[0]))
        assert shown(page, say("table-total")) == totals
        if edition == EDITIONS[0]:
            look(page, axe)
        page.get_by_role("button", name=say("sheet-clear")).click()
        assert shown(page, say("table-total")) == [0] * 5


def test_a_tie_is_said_and_a_card_that_is_not_clear_is_not_taken(screen: OpenScreen) -> None:
    page = screen("/companion", size="phone", settings={"language": "it"}).page
    expect(page.locator(".winner")).to_contain_text(say("sheet-tie", "it"))
    expect(page.get_by_label(say("nav", "it")).get_by_text(say("nav-companion", "it"))).to_be_visible()
    cards = page.get_by_label(f"{say('sheet-cards', 'it')}, {say('sheet-player', 'it', number=1)}", exact=True)
    cards.fill("insulin")  # the hormone and its receptor
    cards.press("Enter")
    expect(page.get_by_text(say("sheet-card-unclear", "it", typed="insulin"))).to_be_visible()
    wide = page.evaluate("document.documentElement.scrollWidth")
    assert wide <= page.viewport_size["width"]  # type: ignore[index]


def test_what_cannot_be_read_is_a_blank_sheet(screen: OpenScreen) -> None:
    page = screen("/companion").page
    for kept in ("{", "{}", '{"edition": "third"}', "[]", '{"edition": "first", "players": 3}'):
        page.evaluate("kept => localStorage.setItem('vesicle.score-sheet', kept)", kept)
        page.reload()
        expect(page.locator("tfoot td")).to_have_text(["0"] * 4)


def test_cargo_of_unfinished_vesicles_counts_where_the_edition_collects_it(screen: OpenScreen) -> None:
    page = screen("/companion").page
    whose = say("sheet-vesicles-of", whose=say("sheet-player", number=1))
    page.get_by_label(f"{say('sheet-lipid')}, {whose}", exact=True).fill("9")
    rate = vesicle.new("cytosis", players=4, seed=1).rules.rows["setup"]["macro_rate"]["lipid"]
    expect(page.locator("tfoot td").first).to_have_text(str(9 // rate))
    page.get_by_label(say("edition-cytosis-preview"), exact=True).check(force=True)
    expect(page.locator("tfoot td").first).to_have_text("0")


def test_the_sheet_opens_and_scores_with_the_network_cut(browser: Browser, root: Path) -> None:
    with cut_off_screen(browser, root, "it", "phone") as player:
        page = player.page
        page.get_by_label(say("nav", "it")).get_by_text(say("nav-companion", "it")).click()
        page.get_by_label(f"{say('sheet-track', 'it')}, {say('sheet-player', 'it', number=2)}", exact=True).fill("7")
        expect(page.locator("tfoot td")).to_have_text(["0", "7", "0", "0"])
        page.goto(page.url)
        assert page.url.endswith(f"{BASE}companion")
        expect(page.locator("tfoot td")).to_have_text(["0", "7", "0", "0"])
