"""The search tree, which knows no game: actions and seats are numbers."""

import numpy as np

from vesicle.bots.tree import (
    DEPTH,
    DONE,
    NO_NODE,
    ROOT,
    USED,
    Tree,
    back_up,
    begin_path,
    clear_tree,
    find_known,
    go_down,
    grow,
    new_tree,
    root_moves,
    select,
)
from vesicle.core.playouts import MAX_ACTIONS

EXPLORATION, CAUTION = 0.5, 0.0


def list_of(*actions: int) -> np.ndarray:
    legal = np.zeros(MAX_ACTIONS, np.int16)
    legal[: len(actions)] = actions
    return legal


def offer(tree: Tree, node: int, *actions: int, priors: tuple[float, ...] = (), seat: int = 0) -> int:
    """Let a seat choose among actions at a node; a new action gets a node, with its prior."""
    known = find_known(tree, node, list_of(*actions), len(actions))
    if known < len(actions):
        shares = np.zeros(MAX_ACTIONS)
        shares[: len(actions)] = priors or (1 / len(actions),) * len(actions)
        grow(tree, node, list_of(*actions), shares, len(actions))
    return select(tree, node, seat, EXPLORATION, CAUTION)


def play(tree: Tree, *nodes: int, values: tuple[float, ...]) -> None:
    """One iteration along these nodes, worth so much to each seat."""
    begin_path(tree)
    for node in nodes:
        go_down(tree, node)
    back_up(tree, np.array(values), len(values))


def test_before_any_visit_the_best_prior_is_chosen() -> None:
    tree = new_tree(10)
    node = offer(tree, ROOT, 7, 8, 9, priors=(0.2, 0.5, 0.3))
    assert tree.action[node] == 8


def test_what_has_done_best_is_chosen_again() -> None:
    tree = new_tree(10)
    for _ in range(20):
        node = offer(tree, ROOT, 7, 8, priors=(0.5, 0.5))
        play(tree, node, values=(1.0,) if tree.action[node] == 7 else (0.0,))
    best, other = root_moves([tree])
    assert (best.action, best.values[0]) == (7, 1.0)
    assert best.visits > other.visits


def test_every_seat_chooses_for_itself() -> None:
    tree = new_tree(20)
    mine = offer(tree, ROOT, 1)
    for _ in range(20):
        theirs = offer(tree, mine, 7, 8, seat=1)
        play(tree, mine, theirs, values=(1.0, 0.0) if tree.action[theirs] == 7 else (0.0, 1.0))
    assert root_moves([tree])[0].line == (1, 8)


def test_an_action_that_is_not_legal_now_is_not_chosen() -> None:
    tree = new_tree(10)
    play(tree, offer(tree, ROOT, 7, 8, priors=(0.9, 0.1)), values=(1.0,))
    assert tree.action[offer(tree, ROOT, 8)] == 8


def test_an_action_that_is_seldom_legal_is_measured_by_how_often_it_was() -> None:
    tree = new_tree(10)
    for number in range(40):
        actions = (7, 8) if number % 10 == 0 else (7,)
        play(tree, offer(tree, ROOT, *actions), values=(0.5,))
    available = {int(tree.action[node]): int(tree.available[node]) for node in (1, 2)}
    assert available == {7: 40, 8: 4}


def test_an_action_that_turns_up_later_gets_a_node_and_the_others_keep_theirs() -> None:
    tree = new_tree(10)
    play(tree, offer(tree, ROOT, 7), values=(1.0,))
    offer(tree, ROOT, 7, 9)
    assert [(move.action, move.visits) for move in root_moves([tree])] == [(7, 1), (9, 0)]


def test_a_full_tree_goes_on_without_growing() -> None:
    tree = new_tree(2)
    assert tree.action[offer(tree, ROOT, 7, 8)] == 7
    assert offer(tree, 1, 9) == NO_NODE
    assert tree.counts[USED] == 2


def test_every_node_of_the_path_learns_the_values() -> None:
    tree = new_tree(10)
    one = offer(tree, ROOT, 7)
    two = offer(tree, one, 8, seat=1)
    play(tree, one, two, values=(0.25, 0.75))
    assert tree.counts[DEPTH] == 3
    assert [tree.visits[node] for node in (ROOT, one, two)] == [1, 1, 1]
    assert tree.sums[one, :2].tolist() == [0.25, 0.75]


def test_clearing_forgets_everything() -> None:
    tree = new_tree(10)
    play(tree, offer(tree, ROOT, 7, 8), values=(1.0,))
    clear_tree(tree)
    assert root_moves([tree]) == []
    assert (tree.counts[USED], tree.counts[DONE], tree.visits[ROOT]) == (1, 0, 0)


def test_trees_of_one_decision_are_added_up() -> None:
    trees = [new_tree(10), new_tree(10)]
    for tree, value in zip(trees, (1.0, 0.0), strict=True):
        play(tree, offer(tree, ROOT, 7), values=(value,))
    (move,) = root_moves(trees)
    assert (move.action, move.visits, move.values[0]) == (7, 2, 0.5)
