"""Coach and review in the browser alone: the network is cut, and no server was ever there."""

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from vesicle import Match, rules_for
from vesicle.playouts import random_match
from web.sites import cut_off_screen
from web.test_review import GAMES, REVIEWED, read_table, written
from web.texts import say

# What a browser has kept for a page of before there were reviews in it: tables and their entries, none so far.
KEPT_BEFORE = """() => new Promise((done) => {
  const opening = indexedDB.open("vesicle", 1);
  opening.onupgradeneeded = () => {
    opening.result.createObjectStore("tables", { keyPath: "id" });
    opening.result.createObjectStore("entries", { keyPath: ["table", "number"] });
  };
  opening.onsuccess = () => { opening.result.close(); done(); };
})"""
SCREENS = [("cytosis", "en", "laptop"), ("virus-and-co", "it", "phone")]


@pytest.mark.parametrize(("game", "language", "size"), SCREENS, ids=["cytosis", "virus-and-co"])
def test_a_hint_is_given_and_played_with_the_network_cut(
    browser: Browser, root: Path, game: str, language: str, size: str
) -> None:
    with cut_off_screen(browser, root, language, size) as player:
        page = player.page
        page.get_by_role("button", name=say("lobby-play.label", language, game=game)).click()
        page.get_by_role("button", name=re.compile(f"^{say('level-freshman', language)}")).click()
        hint = page.get_by_role("button", name=say("coach-hint", language), exact=True)
        hint.click()
        shown = page.get_by_role("region", name=say("coach-title", language))
        choices = shown.locator("li")
        expect(choices.first).to_be_visible()
        assert 1 <= choices.count() <= 3
        for choice in choices.all():
            assert "%" in choice.inner_text() and len(choice.locator(".why").inner_text()) > 5
        choices.first.get_by_role("button").click()
        expect(shown).to_have_count(0)


@pytest.mark.parametrize(("game", "language", "size"), SCREENS, ids=["cytosis", "virus-and-co"])
def test_a_whole_game_is_reviewed_with_the_network_cut_and_only_once(
    browser: Browser, root: Path, tmp_path: Path, game: str, language: str, size: str
) -> None:
    match = random_match(rules_for(game, GAMES[game]), seed=3)
    saved = tmp_path / "game.json"
    saved.write_text(json.dumps(match.record()), encoding="utf-8")
    with cut_off_screen(browser, root, language, size) as player:
        page = player.page
        page.evaluate(KEPT_BEFORE)
        with page.expect_file_chooser() as chooser:
            page.get_by_role("button", name=say("bring-choose", language)).click()
        chooser.value.set_files(saved)
        page.wait_for_url(re.compile("/replay"))
        page.goto(page.url.split("#")[0].replace("/replay", "/review"))
        expect(page.get_by_role("progressbar")).to_be_visible()
        moments = page.get_by_role("article")
        moments.first.wait_for(timeout=REVIEWED)
        examined = say("review-swings.about", language, decisions=count_choices(match))
        expect(page.get_by_text(examined)).to_be_visible()
        points = read_table(page, say("review-points", language), language)
        assert points[-1][1:] == [written(score["total"]) for score in match.scores()]
        told = moments.all_inner_texts()
        page.reload()
        expect(moments).to_have_count(len(told))
        assert moments.all_inner_texts() == told
        assert page.get_by_role("progressbar").count() == 0
        moments.first.get_by_role("link", name=say("review-see-moment", language)).click()
        expect(page.get_by_role("slider")).to_be_visible()


def count_choices(match: Match) -> int:
    """The decisions of a game where there was something to choose."""
    again = Match.deal(match.rules, match.seed or 0)
    count = 0
    for action in match.record()["actions"]:
        count += len(again.legal) > 1
        again.play(action)
    return count
