"""The search of Cytosis: it finds plans, keeps its word about seeds, and knows the true result of a finished game."""

from typing import Any

import numpy as np
import pytest

import vesicle
from given import Table, given
from positions import decisions
from vesicle.bots.brains import brain_for
from vesicle.bots.cytosis.outlook import outlook_first
from vesicle.bots.interface import Budget, situation_of
from vesicle.bots.random_bot import RandomBot
from vesicle.bots.search import SearchBot
from vesicle.bots.tree import Move, clear_tree, root_moves

BRAIN = brain_for("cytosis")


def think(table: Table, iterations: int = 600) -> str:
    return SearchBot("cytosis", Budget(iterations=iterations)).choose(situation_of(table.match, 1))


def found(match: vesicle.Match, batches: list[int], seed: int = 7) -> list[Move]:
    """What a search in so many batches finds out."""
    situation = situation_of(match, 1)
    desk, tree = BRAIN.new_desk(), BRAIN.new_tree(50_000)
    clear_tree(tree)
    for iterations in batches:
        BRAIN.search_first(situation.games, situation.rules.boxes, desk, tree, iterations, seed)
    return root_moves([tree])


def test_the_same_seed_finds_the_same() -> None:
    match = next(decisions("cytosis", 40))
    assert found(match, [200]) == found(match, [200])
    assert found(match, [200]) != found(match, [200], seed=8)


def test_batches_do_what_one_long_search_does() -> None:
    match = next(decisions("cytosis", 40))
    assert found(match, [200]) == found(match, [50, 1, 149])


def test_a_full_tree_goes_on_searching() -> None:
    match = next(decisions("cytosis", 40))
    situation = situation_of(match, 1)
    desk, tree = BRAIN.new_desk(), BRAIN.new_tree(60)
    BRAIN.search_first(situation.games, situation.rules.boxes, desk, tree, 100, 1)
    assert sum(move.visits for move in root_moves([tree])) == 99  # the first iteration looks at the root alone


@pytest.mark.parametrize("players", [2, 5])
def test_the_outlook_of_a_finished_game_is_its_result(players: int) -> None:
    match, bot = vesicle.new("cytosis", players=players, seed=3), RandomBot()
    while match.to_act is not None:
        match.play(bot.choose(situation_of(match, 1)))
    outlook = np.zeros(players)
    outlook_first(match._games, match.rules.boxes, BRAIN.new_desk(), outlook)
    assert outlook.tolist() == [float(seat == match.winner) for seat in range(players)]


def test_chances_to_win_add_up_to_one() -> None:
    for match in decisions("cytosis", 25):
        outlook = np.zeros(3)
        outlook_first(match._games, match.rules.boxes, BRAIN.new_desk(), outlook)
        assert outlook.sum() == pytest.approx(1.0)
        assert (outlook > 0).all()


def chances(**table: Any) -> list[float]:
    match = given(players=2, edition="second", **table).match
    outlook = np.zeros(2)
    outlook_first(match._games, match.rules.boxes, BRAIN.new_desk(), outlook)
    return outlook.tolist()


def test_a_lead_counts_for_more_when_fewer_rounds_are_left() -> None:
    early, late = (chances(round_number=number, points={0: 8})[0] for number in (2, 10))
    assert 0.5 < early < late


CLAIMED = {"detox": [0], "enzymes": [0]}  # seat 0 has no Goal Marker left
LAST_ROUND: dict[str, Any] = {"players": 2, "edition": "second", "round_number": 11, "goal_seats": CLAIMED}


def test_two_last_flasks_are_used_in_the_order_that_completes_a_card() -> None:
    """The Golgi first and exocytosis after it; the other way round nothing is completed."""
    table = given(
        **LAST_ROUND,
        hand=["insulin"],
        disks={(0, 0): ("rough", {"protein": 2})},
        flasks={0: 2, 1: 1},
        points={1: 5},
        atp=2,
        carb=1,
    )
    assert think(table).startswith("place golgi")
    table.play("place golgi-1", "add carb", "done")
    table.play(table.legal[0])
    while table.to_act == 1:
        table.play(table.legal[0])
    assert think(table).startswith("place exocytosis")


def test_the_move_that_wins_at_once_is_played() -> None:
    table = given(
        **LAST_ROUND,
        hand=["hexokinase", "insulin"],
        protein=2,
        atp=2,
        flasks={0: 1, 1: 0},
        points={1: 2},
    )
    assert think(table) == "place cytoplasm"


def test_reports_say_how_likely_a_win_is() -> None:
    table = given(**LAST_ROUND, hand=["hexokinase"], protein=2, atp=2, flasks={0: 1, 1: 0}, points={1: 2})
    best = found(table.match, [100])[0]
    assert table.match.rules.texts[best.action] == "place cytoplasm"
    assert best.values[0] == pytest.approx(1.0)
