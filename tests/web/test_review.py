"""After the game: charts whose numbers are the scores, moments named in both languages, a card that can be saved."""

import struct
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import httpx
import pytest
from playwright.sync_api import Page, expect

import vesicle
from server.live import Server
from vesicle.api import rules_for
from vesicle.playouts import random_match
from vesicle.review.history import score_history
from web.conftest import OpenScreen
from web.player import click_something, play_on
from web.screen import RANDOM, lay_table
from web.test_accessible import look
from web.texts import say

NAMES = ("Ada", "<b>Bo</b> & 'Co'", "Chiara")
GAMES: dict[str, dict[str, Any]] = {
    "cytosis": {"players": 3, "edition": "first", "virus": True},
    "virus-and-co": {"players": 3, "rounds": 1},
}
REVIEWED = 60_000  # milliseconds for a review on a busy machine


@pytest.fixture(scope="module")
def matches() -> dict[str, vesicle.Match]:
    seats = [{"name": name, "bot": None} for name in NAMES]
    return {game: random_match(rules_for(game, options), seed=3, seats=seats) for game, options in GAMES.items()}


@pytest.fixture(scope="module")
def tables(matches: dict[str, vesicle.Match], table_server: Server) -> dict[str, str]:
    """Both games, over and brought to the server: the paths of their tables."""
    paths = {}
    for game, match in matches.items():
        wish = {"record": match.record()}
        answer = httpx.post(f"{table_server.address}/api/tables/import", json=wish, timeout=60, trust_env=False)
        assert answer.is_success, answer.text
        paths[game] = f"/t/{answer.json()['table']}"
    return paths


def read_table(page: Page, title: str, language: str = "en") -> list[list[str]]:
    """The rows of a chart as a table, the head first."""
    chart = page.locator("figure").filter(has=page.get_by_role("heading", name=title, exact=True))
    chart.get_by_role("button", name=say("review-as-table", language)).click()
    rows = chart.get_by_role("row").all()
    return [[cell.strip() for cell in row.locator("th, td").all_inner_texts()] for row in rows]


def written(number: int) -> str:
    return str(number).replace("-", "−")


@pytest.mark.parametrize("game", GAMES)
def test_the_charts_show_the_scores(
    game: str, screen: OpenScreen, tables: dict[str, str], matches: dict[str, vesicle.Match]
) -> None:
    page, match = screen(f"{tables[game]}/review").page, matches[game]
    page.get_by_role("heading", name=say("review-points")).wait_for()
    rows = score_history(match)["rows"]
    points = read_table(page, say("review-points"))
    assert points[0][1:] == list(NAMES)
    assert [row[1:] for row in points[1:]] == [[written(score["total"]) for score in row["scores"]] for row in rows]
    assert points[-1][1:] == [written(score["total"]) for score in match.scores()]
    *sources, totals = read_table(page, say("review-sources"))[1:]
    assert totals[1:] == [written(score["total"]) for score in match.scores()]
    by_source = zip(*(score["sources"].values() for score in match.scores()), strict=True)
    assert [row[1:] for row in sources] == [[written(points) for points in row] for row in by_source]


def test_a_chart_is_read_by_keys(screen: OpenScreen, tables: dict[str, str], matches: dict[str, vesicle.Match]) -> None:
    page = screen(f"{tables['cytosis']}/review", size="phone").page
    chart = page.get_by_role("slider", name=say("review-points"))
    chart.focus()
    assert f"Ada {written(matches['cytosis'].scores()[0]['total'])}" in (chart.get_attribute("aria-valuetext") or "")
    page.keyboard.press("Home")
    assert (chart.get_attribute("aria-valuetext") or "").startswith(say("review-at-start"))


def test_the_end_of_a_game_leads_to_moments_that_are_named_in_both_languages(
    screen: OpenScreen, tables: dict[str, str], axe: str
) -> None:
    page = screen(tables["virus-and-co"]).page
    page.get_by_role("link", name=say("review-open")).click()
    moments = page.get_by_role("article")
    moments.first.wait_for(timeout=REVIEWED)
    assert moments.filter(has_text=say("review-kind-slip")).filter(has_text="percentage point").count()
    link = moments.first.get_by_role("link", name=say("review-see-moment"))
    assert (link.get_attribute("href") or "").startswith(f"{tables['virus-and-co']}/replay#at=")
    chances = read_table(page, say("review-chances"))
    assert sorted(chances[-1][1:]) == ["0%", "0%", "100%"]
    look(page, axe)
    page.get_by_role("button", name="IT, ").click()
    expect(moments.filter(has_text=say("review-kind-slip", "it")).filter(has_text="percentual")).not_to_have_count(0)


def test_the_card_is_saved_as_svg_and_as_png(screen: OpenScreen, tables: dict[str, str], tmp_path: Path) -> None:
    page = screen(f"{tables['cytosis']}/review").page
    for kind in ("svg", "png"):
        with page.expect_download() as saved:
            page.get_by_role("button", name=say(f"review-save-{kind}")).click()
        saved.value.save_as(tmp_path / f"card.{kind}")
    drawn = ElementTree.parse(tmp_path / "card.svg").getroot()
    texts = [text.text for text in drawn.iter("{http://www.w3.org/2000/svg}text")]
    assert drawn.get("viewBox") == "0 0 1200 630"
    assert set(NAMES) <= set(texts)
    png = (tmp_path / "card.png").read_bytes()
    assert png[:8] == b"\x89PNG\r\n\x1a\n"
    assert struct.unpack("!II", png[16:24]) == (2400, 1260)


def test_a_game_that_still_runs_is_not_reviewed(screen: OpenScreen, table_server: Server) -> None:
    table = lay_table(table_server.address)
    page = screen(f"{table['path']}/review", places=table["places"]).page
    assert say("review-not-yet") in page.get_by_role("alert").inner_text()


def test_who_has_played_reads_of_the_own_moments_first(screen: OpenScreen, table_server: Server, axe: str) -> None:
    table = lay_table(table_server.address, "virus-and-co", others=[RANDOM, RANDOM], rounds=1)
    player = screen(**table)
    play_on(player, click_something)
    page = player.page
    page.goto(f"{table['path']}/review")
    page.get_by_role("heading", name=say("review-sums")).wait_for(timeout=REVIEWED)
    first = page.get_by_role("heading", level=2).first.inner_text()
    own = page.locator("section[aria-labelledby=own-moments]")
    assert first == say("review-own", count=own.get_by_role("article").count())
    for moment in own.get_by_role("article").all():
        assert say("review-instead") in moment.inner_text()
    look(page, axe)
