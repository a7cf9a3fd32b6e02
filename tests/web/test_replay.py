"""Looking back in the browser: to a moment by its link, through every seat's eyes, and on from there to another end."""

import json
import random
from functools import cache
from pathlib import Path
from typing import Any

import httpx
import pytest
from playwright.sync_api import Page, expect

import vesicle
from server.live import Server
from web.conftest import OpenScreen
from web.player import click_something, is_over, play_on
from web.screen import RANDOM, lay_table
from web.test_accessible import look
from web.texts import say

NAMES = ["Ada", "Ben", "Cleo"]


@cache
def saved(game: str = "cytosis") -> dict[str, Any]:
    """A finished game of three."""
    options: dict[str, Any] = {"rounds": 1} if game == "virus-and-co" else {}
    match, chance = vesicle.new(game, seed=8, players=3, **options), random.Random(4)
    while match.winner is None:
        match.play(chance.choice(match.legal))
    record = {**match.record(), "seats": [{"name": name, "bot": None} for name in NAMES]}
    return dict(json.loads(json.dumps(record)))


def bring(server: Server, game: str = "cytosis") -> str:
    """The path of the replay of a saved game that was brought along."""
    record = {"record": saved(game)}
    answer = httpx.post(f"{server.address}/api/tables/import", json=record, timeout=60, trust_env=False)
    assert answer.status_code == 201, answer.text
    return f"/t/{answer.json()['table']}/replay"


def scrubber(page: Page) -> Any:
    return page.get_by_role("slider")


def expect_at(page: Page, moment: int) -> None:
    expect(scrubber(page)).to_have_value(str(moment))


def test_a_link_leads_to_a_moment_that_keys_lines_and_the_address_follow(
    screen: OpenScreen, table_server: Server
) -> None:
    page = screen(f"{bring(table_server)}#at=40&seat=1").page
    last = len(saved()["actions"])
    expect_at(page, 40)
    assert (scrubber(page).get_attribute("aria-valuetext") or "").startswith(f"Move 40 of {last}, round ")
    expect(page.get_by_role("button", name="Ben", exact=True)).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("ArrowRight")
    expect_at(page, 41)
    page.wait_for_url("**#at=41&seat=1")
    page.keyboard.press("Home")
    expect_at(page, 0)
    page.keyboard.press("PageDown")
    page.keyboard.press("Shift+ArrowLeft")
    page.keyboard.press("0")
    page.wait_for_url("**&seat=none")
    page.keyboard.press("End")
    expect_at(page, last)
    lines = page.get_by_role("log").locator("[data-chapter]")
    lines.nth(3).click()
    expect(lines.nth(3)).to_have_attribute("aria-current", "step")
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name=say("replay-keys"))).to_be_visible()


def test_every_hand_is_open_after_the_end(screen: OpenScreen, table_server: Server) -> None:
    """At the start each seat sees three other cards; a spectator sees no hand."""
    page = screen(f"{bring(table_server)}#at=0&seat=0").page
    hand = page.get_by_role("region", name=say("title-hand"))
    hands = []
    for name in NAMES:
        page.get_by_role("button", name=name, exact=True).click()
        expect(page.get_by_role("button", name=name, exact=True)).to_have_attribute("aria-pressed", "true")
        hands.append(hand.inner_text())
    assert len(set(hands)) == len(NAMES)
    page.get_by_role("button", name=say("replay-eyes-spectator")).click()
    expect(hand).to_have_count(0)


def test_it_plays_by_itself(screen: OpenScreen, table_server: Server) -> None:
    last = len(saved("virus-and-co")["actions"])
    page = screen(f"{bring(table_server, 'virus-and-co')}#at={last - 4}&seat=none").page
    page.get_by_label(say("replay-speed")).select_option("fastest")
    page.keyboard.press("Space")
    expect_at(page, last)
    expect(page.get_by_role("button", name=say("replay-play"), exact=True)).to_be_visible()


def test_a_game_goes_on_from_a_moment_to_another_end(screen: OpenScreen, table_server: Server) -> None:
    game = "virus-and-co"
    moment = len(saved(game)["actions"]) - 6
    player = screen(f"{bring(table_server, game)}#at={moment}&seat=1")
    page = player.page
    page.get_by_role("button", name=say("replay-on")).click()
    dialog = page.get_by_role("dialog")
    for name in ("Ada", "Cleo"):
        dialog.get_by_label(name, exact=True).select_option("freshman")
    dialog.get_by_role("button", name=say("replay-on-start")).click()
    page.wait_for_url(lambda url: "/replay" not in url)
    play_on(player, click_something)
    assert is_over(page)
    page.get_by_role("link", name=say("replay-look-back")).first.click()
    expect(page.get_by_role("link", name=say("replay-origin", at=moment))).to_be_visible()


def test_the_shuffle_is_checked_step_by_step_and_the_game_is_a_file(
    screen: OpenScreen, table_server: Server, tmp_path: Path
) -> None:
    """What is downloaded can be opened again, and leads to a replay of its own."""
    path = bring(table_server, "virus-and-co")
    page = screen(path).page
    page.get_by_role("button", name=say("replay-proof")).click()
    dialog = page.get_by_role("dialog", name=say("replay-proof"))
    expect(dialog.get_by_text(say("replay-proof-matches"))).to_be_visible()
    actions = len(saved("virus-and-co")["actions"])
    expect(dialog.get_by_text(say("replay-proof-sound", actions=actions))).to_be_visible()
    page.keyboard.press("Escape")
    with page.expect_download() as found:
        page.get_by_role("button", name=say("table-download")).click()
    found.value.save_as(tmp_path / "game.json")
    with page.expect_file_chooser() as chooser:
        page.get_by_role("button", name=say("replay-bring")).click()
    chooser.value.set_files(tmp_path / "game.json")
    page.wait_for_url(lambda url: "/replay" in url and path not in url)
    expect(page.get_by_role("button", name="Cleo", exact=True)).to_be_visible()


def test_a_running_game_is_looked_back_on_through_own_eyes(screen: OpenScreen, table_server: Server) -> None:
    table = lay_table(table_server.address, others=[RANDOM])
    page = screen(f"{table['path']}/replay#seat=1", places=table["places"]).page
    expect(page.get_by_role("button", name="Ada", exact=True)).to_have_attribute("aria-pressed", "true")
    expect(page.get_by_text(say("replay-eyes-running"))).to_be_visible()
    expect(page.get_by_role("button", name=say("replay-on"))).to_have_count(0)


@pytest.mark.parametrize(("size", "game"), [("laptop", "cytosis"), ("phone", "virus-and-co")])
def test_the_replay_is_accessible_and_speaks_italian(
    size: str, game: str, screen: OpenScreen, table_server: Server, axe: str
) -> None:
    page = screen(f"{bring(table_server, game)}#at=30&seat=2", locale="it-IT", size=size).page
    expect(page.get_by_role("button", name=say("replay-play", "it"), exact=True)).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    if size == "phone":
        page.get_by_role("button", name=say("replay-log", "it")).click()
    look(page, axe)
