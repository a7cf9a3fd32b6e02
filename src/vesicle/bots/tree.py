"""The search tree of information-set Monte Carlo search. It knows no game: actions and seats are numbers.

A node is an action after the actions above it. Which actions are legal differs from deal to deal, so a child is
compared with its siblings by how often it was *available*, not by how often its parent was seen (Cowling, Powley,
Whitehouse 2012). Every seat has a value of its own in every node, and each chooses for itself (max^n).
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from vesicle.core.jit import rule
from vesicle.core.playouts import MAX_ACTIONS
from vesicle.core.record import IntArray

ROOT: Final = 0
NO_NODE: Final = -1
MAX_SEATS: Final = 6
MAX_DEPTH: Final = 512  # more decisions than a line of the tree can have

# What `counts` holds.
USED: Final = 0  # nodes in use
DONE: Final = 1  # iterations so far
DEPTH: Final = 2  # nodes on the path of the iteration at hand
ASKED: Final = 3  # questions so far, each with its own list of legal actions
N_COUNTS: Final = 4


Numbers = NDArray[Any]


class Tree(NamedTuple):
    """Columns of nodes, one entry each, and the path from the root of the iteration at hand."""

    action: NDArray[np.int16]
    child: NDArray[np.int32]  # the first one; the others hang on its siblings
    sibling: NDArray[np.int32]
    visits: NDArray[np.int32]
    available: NDArray[np.int32]  # how often it was legal when its parent was left
    prior: NDArray[np.float32]  # how good it looked before any visit, 0 to 1
    sums: NDArray[np.float64]  # values summed, by seat
    path: NDArray[np.int32]
    mark: NDArray[np.int64]  # by action: the last question for which it was legal
    counts: NDArray[np.int64]


def new_tree(nodes: int) -> Tree:
    """A tree with room for so many nodes, cleared."""
    tree = Tree(
        action=np.zeros(nodes, np.int16),
        child=np.zeros(nodes, np.int32),
        sibling=np.zeros(nodes, np.int32),
        visits=np.zeros(nodes, np.int32),
        available=np.zeros(nodes, np.int32),
        prior=np.zeros(nodes, np.float32),
        sums=np.zeros((nodes, MAX_SEATS), np.float64),
        path=np.zeros(MAX_DEPTH, np.int32),
        mark=np.zeros(MAX_ACTIONS, np.int64),
        counts=np.zeros(N_COUNTS, np.int64),
    )
    clear_tree(tree)
    return tree


@rule
def clear_tree(tree: Tree) -> None:
    """Forget everything but the root."""
    tree.counts[USED] = 0
    tree.counts[DONE] = 0
    add_node(tree, -1, 1.0)
    begin_path(tree)


@rule
def add_node(tree: Tree, action: int, prior: float) -> int:
    """A fresh node that hangs nowhere yet, or NO_NODE when the tree is full."""
    node = int(tree.counts[USED])
    if node == tree.action.shape[0]:
        return NO_NODE
    tree.counts[USED] = node + 1
    tree.action[node] = action
    tree.child[node] = NO_NODE
    tree.sibling[node] = NO_NODE
    tree.visits[node] = 0
    tree.available[node] = 0
    tree.prior[node] = prior
    for one in range(MAX_SEATS):
        tree.sums[node, one] = 0.0
    return node


@rule
def begin_path(tree: Tree) -> None:
    """An iteration starts at the root."""
    tree.path[0] = ROOT
    tree.counts[DEPTH] = 1


@rule
def find_known(tree: Tree, node: int, legal: IntArray, count: int) -> int:
    """How many of the legal actions have a node already; marks the legal ones for the functions below."""
    question = tree.counts[ASKED] + 1
    tree.counts[ASKED] = question
    for number in range(count):
        tree.mark[legal[number]] = question
    known = 0
    child = tree.child[node]
    while child != NO_NODE:
        if tree.mark[tree.action[child]] == question:
            known += 1
        child = tree.sibling[child]
    return known


@rule
def grow(tree: Tree, node: int, legal: IntArray, priors: Numbers, count: int) -> None:
    """Give every legal action a child with its prior; ones that are there already keep theirs."""
    question = tree.counts[ASKED]
    child = tree.child[node]
    while child != NO_NODE:
        tree.mark[tree.action[child]] = 0
        child = tree.sibling[child]
    for number in range(count):
        action = int(legal[number])
        if tree.mark[action] == question:
            child = add_node(tree, action, priors[number])
            if child == NO_NODE:
                break
            tree.sibling[child] = tree.child[node]
            tree.child[node] = child
    for number in range(count):
        tree.mark[legal[number]] = question


@rule
def select(tree: Tree, node: int, seat: int, exploration: float, caution: float) -> int:
    """The legal child that promises the seat most: its mean value, and the more for a good prior and few visits.

    A child that nobody has visited is taken to be worth what its siblings were on average, less some caution.
    All legal children have been available once more. NO_NODE when no legal action has a node.
    """
    question = tree.counts[ASKED]
    unseen = mean_seen(tree, node, seat) - caution
    best = NO_NODE
    best_score = 0.0
    child = tree.child[node]
    while child != NO_NODE:
        if tree.mark[tree.action[child]] == question:
            tree.available[child] += 1
            visits = tree.visits[child]
            value = tree.sums[child, seat] / visits if visits > 0 else unseen
            score = value + exploration * tree.prior[child] * math.sqrt(tree.available[child]) / (1.0 + visits)
            if best == NO_NODE or score > best_score:
                best = int(child)
                best_score = score
        child = tree.sibling[child]
    return best


@rule
def mean_seen(tree: Tree, node: int, seat: int) -> float:
    """The mean value for a seat of all visits to legal children; one half before the first."""
    question = tree.counts[ASKED]
    total = 0.0
    visits = 0
    child = tree.child[node]
    while child != NO_NODE:
        if tree.mark[tree.action[child]] == question:
            total += tree.sums[child, seat]
            visits += tree.visits[child]
        child = tree.sibling[child]
    return total / visits if visits > 0 else 0.5


@rule
def go_down(tree: Tree, node: int) -> None:
    """The path goes on to a node."""
    depth = tree.counts[DEPTH]
    if depth < tree.path.shape[0]:
        tree.path[depth] = node
        tree.counts[DEPTH] = depth + 1


@rule
def back_up(tree: Tree, values: Numbers, seats: int) -> None:
    """Every node of the path learns what the iteration was worth to every seat."""
    for depth in range(tree.counts[DEPTH]):
        node = tree.path[depth]
        tree.visits[node] += 1
        for seat in range(seats):
            tree.sums[node, seat] += values[seat]
    tree.counts[DONE] += 1


@dataclass(frozen=True)
class Move:
    """What a search found out about one action at the root."""

    action: int
    visits: int
    values: tuple[float, ...]  # mean by seat, 0 to 1: the higher, the likelier to win
    line: tuple[int, ...]  # the actions that follow it most often, itself first


def root_moves(trees: Sequence[Tree]) -> list[Move]:
    """The actions at the root of one or several trees for the same decision, most visited first."""
    found: dict[int, list[tuple[Tree, int]]] = {}
    for tree in trees:
        for node in children_of(tree, ROOT):
            found.setdefault(int(tree.action[node]), []).append((tree, node))
    moves = [_merged(nodes) for nodes in found.values()]
    return sorted(moves, key=lambda move: (-move.visits, move.action))


def _merged(nodes: list[tuple[Tree, int]]) -> Move:
    visits = sum(int(tree.visits[node]) for tree, node in nodes)
    sums = sum(tree.sums[node] for tree, node in nodes)
    tree, node = max(nodes, key=lambda one: one[0].visits[one[1]])
    values = tuple((np.asarray(sums) / max(visits, 1)).tolist())
    return Move(int(tree.action[node]), visits, values, _line(tree, node))


def _line(tree: Tree, node: int) -> tuple[int, ...]:
    line = []
    while True:
        line.append(int(tree.action[node]))
        children = [child for child in children_of(tree, node) if tree.visits[child]]
        if not children:
            return tuple(line)
        node = max(children, key=lambda child: tree.visits[child])


def children_of(tree: Tree, node: int) -> list[int]:
    """The nodes below one."""
    found = []
    child = int(tree.child[node])
    while child != NO_NODE:
        found.append(child)
        child = int(tree.sibling[child])
    return found


def mean_values(tree: Tree, node: int) -> tuple[float, ...]:
    """The mean value of a node's visits, by seat."""
    return tuple((tree.sums[node] / max(int(tree.visits[node]), 1)).tolist())
