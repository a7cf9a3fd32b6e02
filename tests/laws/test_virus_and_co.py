"""What holds in every game of Virus & Co., on random games of three to six players."""

import random
from collections.abc import Iterator
from typing import Any

import pytest

import vesicle
from vesicle import Match

OPTIONS: list[dict[str, Any]] = [{}, {"etiquette": True}, {"edition": "first-print"}]
GAMES = [(players, options, seed) for players in (3, 4, 5, 6) for options in OPTIONS for seed in (1, 2)]
EACH_ONCE = GAMES[::2]
MOST_REFUSALS = {3: 18, 4: 22, 5: 27, 6: 31}


def played(players: int, options: dict[str, Any], seed: int) -> Iterator[Match]:
    """A random game of one round, decision by decision."""
    match = vesicle.new("virus-and-co", players=players, rounds=1, seed=seed, **options)
    chance = random.Random(seed)
    while match.to_act is not None:
        yield match
        match.play(chance.choice(match.legal))
    yield match


def total(stocks: list[dict[str, int]]) -> list[int]:
    return [sum(stock[pill] for stock in stocks) for pill in ("blue", "yellow", "red")]


def cards_of(truth: dict[str, Any]) -> list[str]:
    piles = [truth[name] for name in ("pile_1", "pile_2", "moving", "discard", "out")]
    for me in truth["players"]:
        piles += [me[name] for name in ("hand", "row", "injections", "lasting")]
    return [card for pile in piles for card in pile] + [card for card in truth["offers"].values() if card]


@pytest.mark.parametrize(("players", "options", "seed"), GAMES)
def test_pieces_are_conserved_and_everything_ends(players: int, options: dict[str, Any], seed: int) -> None:
    """INV-01, INV-02, INV-03, INV-04, INV-05, INV-06, INV-07, INV-08, INV-10."""
    turns, before = 1, None
    for match in played(players, options, seed):
        truth = match.position()
        stocks = [truth["pharmacy"], *(me[name] for me in truth["players"] for name in ("pills", "staged"))]
        start = match.rules.box.start.tolist()
        assert total(stocks) == [(players + 1) * pill for pill in start]
        assert sorted(cards_of(truth)) == sorted(truth["known"])
        question = truth["pending"][-1] if truth["pending"] else None
        if question == "receive":
            assert "accept" in match.legal
            risk = list(truth["known"]).index(truth["moving"][0]) >= 38
            paid = truth["players"][truth["seat"]]["staged"]
            assert risk or paid["blue"] + 2 * paid["yellow"] + 3 * paid["red"] < truth["passes"]
            assert risk or options.get("edition") or truth["passes"] <= MOST_REFUSALS[players] + 1
        if question == "turn":
            assert any(action.startswith("keep") for action in match.legal)
        if before is not None and truth["active"] != before:
            turns += 1
        before = truth["active"]
        assert players > 4 or truth["pile_1"] or truth["pile_2"]
    assert turns <= 38 + 20
    assert sum(me["visits"] for me in truth["players"]) == (truth["icu"] is not None)


@pytest.mark.parametrize(("players", "options", "seed"), EACH_ONCE)
def test_what_is_listed_is_what_is_legal(players: int, options: dict[str, Any], seed: int) -> None:
    for match in played(players, options, seed):
        rules, games = match.rules, match._games
        scanned = [action for action in range(rules.actions.size) if rules.why_not(games, rules.boxes, action) == 0]
        assert rules.legal_actions(games) == scanned
        assert bool(scanned) == (match.to_act is not None)


@pytest.mark.parametrize(("players", "options", "seed"), EACH_ONCE)
def test_views_keep_their_secrets(players: int, options: dict[str, Any], seed: int) -> None:
    """INV-09, and a redealt game looks the same to its viewer."""
    for number, match in enumerate(played(players, options, seed)):
        viewer = number % players
        truth, seen = match.position(), match.view(viewer)
        assert match.redealt(viewer, number).view(viewer) == seen
        hidden = [*truth["pile_1"], *truth["pile_2"]]
        hidden += [card for seat, me in enumerate(truth["players"]) if seat != viewer for card in me["hand"]]
        if truth["pending"] and truth["pending"][0] in ("turn", "receive") and truth["active"] != viewer:
            hidden += [card for card in truth["moving"] if card in list(truth["known"])[38:]]
        assert not {f"'{card}'" for card in hidden} & set(str(seen).replace(",", " ").replace("]", " ").split())
        choices = [me["choice"] for seat, me in enumerate(seen["players"]) if seat != viewer]
        assert choices == [None] * (players - 1)
        assert "rng" not in seen and "known" not in seen


@pytest.mark.parametrize(("players", "options", "seed"), EACH_ONCE)
def test_positions_clones_and_records_say_the_same(players: int, options: dict[str, Any], seed: int) -> None:
    for number, match in enumerate(played(players, options, seed)):
        if number % 5 == 0 or match.to_act is None:
            truth = match.position()
            assert vesicle.from_position(truth).position() == truth == match.clone().position()
    assert vesicle.replay(match.record()).position() == match.position()
    assert match.log("all") and match.log(None)


def test_two_options_make_the_same_game_for_the_same_seed() -> None:
    one, other = (vesicle.new("virus-and-co", seed=9, rulings=rulings) for rulings in ({}, {"payment": "free"}))
    assert one.position()["pile_1"] == other.position()["pile_1"]
