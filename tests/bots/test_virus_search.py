"""The search of Virus & Co.: it keeps its word about seeds, sees what greed overlooks, and stays within the round."""

import vesicle
from positions import decisions
from vesicle.bots.brains import brain_for
from vesicle.bots.interface import Budget, situation_of
from vesicle.bots.search import SearchBot
from vesicle.bots.tree import Move, clear_tree, root_moves
from virus_given import Table, given

BRAIN = brain_for("virus-and-co")


def think(table: Table, iterations: int = 2000) -> str:
    return SearchBot("virus-and-co", Budget(iterations=iterations)).choose(situation_of(table.match, 1))


def found(match: vesicle.Match, batches: list[int], seed: int = 7) -> list[Move]:
    """What a search in so many batches finds out."""
    situation = situation_of(match, 1)
    desk, tree = BRAIN.new_desk(), BRAIN.new_tree(20_000)
    clear_tree(tree)
    for iterations in batches:
        BRAIN.search_first(situation.games, situation.rules.boxes, desk, tree, iterations, seed)
    return root_moves([tree])


def test_the_same_seed_finds_the_same() -> None:
    match = next(decisions("virus-and-co", 30))
    assert found(match, [300]) == found(match, [300])
    assert found(match, [300]) != found(match, [300], seed=8)


def test_batches_do_what_one_long_search_does() -> None:
    match = next(decisions("virus-and-co", 30))
    assert found(match, [300]) == found(match, [100, 1, 199])


def test_chances_to_win_add_up_to_one() -> None:
    for move in found(next(decisions("virus-and-co", 25)), [300]):
        assert move.visits == 0 or abs(sum(move.values) - 1) < 1e-9


def test_every_iteration_but_the_first_visits_an_action_of_the_root() -> None:
    for match in decisions("virus-and-co", 60):
        assert sum(move.visits for move in found(match, [100])) == 99


def test_a_full_tree_goes_on_searching() -> None:
    situation = situation_of(next(decisions("virus-and-co", 30)), 1)
    desk, tree = BRAIN.new_desk(), BRAIN.new_tree(20)
    BRAIN.search_first(situation.games, situation.rules.boxes, desk, tree, 100, 1)
    assert sum(move.visits for move in root_moves([tree])) == 99


def test_intensive_care_is_paid_off() -> None:
    table = given(rows={1: ["zika", "west-nile"]}, offers=["yellow-fever", "rhinovirus"]).play("circulate 1")
    assert think(table).startswith("pay")


def test_nobody_keeps_a_third_injection() -> None:
    laid = [("injection-1", None), ("injection-2", None)]
    table = given(injections={0: laid}, offers=["injection-3", "injection-4"])
    assert think(table).startswith("circulate")


def test_who_is_ahead_ends_the_last_round_by_a_sneeze_at_the_second() -> None:
    rows = {0: ["zika"], 2: ["dengue", "mumps"], 3: ["west-nile", "ebola"]}
    totals = {0: [5, 5], 1: [15, 15], 2: [0, 0], 3: [14, 14]}
    table = given(rows=rows, hands={0: ["sneeze-1"]}, scores=totals, round_number=3)
    assert think(table.play("risk sneeze-1", "pass 1", "accept")) == "name 3"


def test_who_is_far_behind_does_not_end_the_last_round() -> None:
    rows = {0: ["zika"], 2: ["dengue", "measles"], 3: ["west-nile", "ebola"]}
    totals = {0: [17, 17], 1: [10, 10], 2: [0, 0], 3: [0, 0]}
    table = given(rows=rows, hands={0: ["sneeze-1"]}, scores=totals, round_number=3)
    assert think(table.play("risk sneeze-1", "pass 1", "accept")) == "name 0"
