"""The search tree of information-set Monte Carlo search. It knows no game: actions and seats are numbers.

A node is an action after the actions above it. Which actions are legal differs from deal to deal, so a child is
compared with its siblings by how often it was *available*, not by how often its parent was seen (Cowling, Powley,
Whitehouse 2012). Every seat has a value of its own in every node, and each chooses for itself (max^n).
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from vesicle.core.jit import rule

ROOT: Final = 0
NO_NODE: Final = -1
MAX_SEATS: Final = 6
MAX_DEPTH: Final = 512  # more decisions than a line of the tree can have

# What `counts` holds.
USED: Final = 0  # nodes in use
DONE: Final = 1  # iterations so far
DEPTH: Final = 2  # nodes on the path of the iteration at hand
N_COUNTS: Final = 3


class Tree(NamedTuple):
    """Columns of nodes, one entry each, and the path from the root of the iteration at hand."""

    action: NDArray[np.int16]
    seat: NDArray[np.int8]  # who chose it
    child: NDArray[np.int32]  # the first one; the others hang on its siblings
    sibling: NDArray[np.int32]
    visits: NDArray[np.int32]
    available: NDArray[np.int32]  # how often it was legal when its parent was left
    prior: NDArray[np.float32]  # how good it looked before any visit, 0 to 1
    sums: NDArray[np.float64]  # values summed, by seat
    path: NDArray[np.int32]
    counts: NDArray[np.int64]


def new_tree(nodes: int) -> Tree:
    """A tree with room for so many nodes, cleared."""
    tree = Tree(
        action=np.zeros(nodes, np.int16),
        seat=np.zeros(nodes, np.int8),
        child=np.zeros(nodes, np.int32),
        sibling=np.zeros(nodes, np.int32),
        visits=np.zeros(nodes, np.int32),
        available=np.zeros(nodes, np.int32),
        prior=np.zeros(nodes, np.float32),
        sums=np.zeros((nodes, MAX_SEATS), np.float64),
        path=np.zeros(MAX_DEPTH, np.int32),
        counts=np.zeros(N_COUNTS, np.int64),
    )
    clear_tree(tree)
    return tree


@rule
def clear_tree(tree: Tree) -> None:
    """Forget everything but the root."""
    tree.counts[USED] = 0
    tree.counts[DONE] = 0
    add_node(tree, -1, -1, 1.0)
    begin_path(tree)


@rule
def add_node(tree: Tree, action: int, seat: int, prior: float) -> int:
    """A fresh node that hangs nowhere yet, or NO_NODE when the tree is full."""
    node = int(tree.counts[USED])
    if node == tree.action.shape[0]:
        return NO_NODE
    tree.counts[USED] = node + 1
    tree.action[node] = action
    tree.seat[node] = seat
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
        for node in _children(tree, ROOT):
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
        children = [child for child in _children(tree, node) if tree.visits[child]]
        if not children:
            return tuple(line)
        node = max(children, key=lambda child: tree.visits[child])


def _children(tree: Tree, node: int) -> list[int]:
    found = []
    child = int(tree.child[node])
    while child != NO_NODE:
        found.append(child)
        child = int(tree.sibling[child])
    return found
