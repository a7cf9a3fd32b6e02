"""How a search is made to try one choice and no other."""

from typing import Final

import numpy as np

from vesicle.bots.tree import MAX_SEATS, NO_NODE, ROOT, Numbers, Tree
from vesicle.core.jit import rule
from vesicle.core.playouts import MAX_ACTIONS

BARRED: Final = -1e6  # a value so low that the search turns away

# What is kept of a barred choice.
NODE: Final = 0
VISITS: Final = 1
SUMS: Final = 2  # by seat


def new_bars() -> Numbers:
    """Room for what barred choices were, up to the first that is none."""
    return np.zeros((MAX_ACTIONS + 1, SUMS + MAX_SEATS))


@rule
def bar_others(tree: Tree, action: int, bars: Numbers) -> int:
    """Bar all choices at the root but one, and say which node that is; `free_others` makes them what they were."""
    node = NO_NODE
    number = 0
    child = int(tree.child[ROOT])
    while child != NO_NODE:
        if tree.action[child] == action:
            node = child
            tree.visits[node] += 1  # or else, never visited, it would be taken to be worth what the barred are
        else:
            bars[number, NODE] = child
            bars[number, VISITS] = tree.visits[child]
            tree.visits[child] = 1
            for seat in range(MAX_SEATS):
                bars[number, SUMS + seat] = tree.sums[child, seat]
                tree.sums[child, seat] = BARRED
            number += 1
        child = int(tree.sibling[child])
    bars[number, NODE] = NO_NODE
    return node


@rule
def free_others(tree: Tree, node: int, bars: Numbers) -> None:
    """Let the search try all choices again."""
    tree.visits[node] -= 1
    number = 0
    while bars[number, NODE] != NO_NODE:
        child = int(bars[number, NODE])
        tree.visits[child] = int(bars[number, VISITS])
        for seat in range(MAX_SEATS):
            tree.sums[child, seat] = bars[number, SUMS + seat]
        number += 1
