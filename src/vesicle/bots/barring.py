"""How a search is made to try one choice and no other."""

from collections.abc import Iterator
from contextlib import contextmanager

from vesicle.bots.tree import ROOT, Tree, children_of

BARRED = -1e6  # a value so low that the search turns away


@contextmanager
def barring_others(tree: Tree, action: int) -> Iterator[int]:
    """The node of an action at the root, while all other actions are barred; they are afterwards what they were."""
    nodes = children_of(tree, ROOT)
    node = next(node for node in nodes if tree.action[node] == action)
    others = [other for other in nodes if other != node]
    kept = tree.visits[others], tree.sums[others]
    tree.visits[others], tree.sums[others] = 1, BARRED
    tree.visits[node] += 1  # or else, if it was never visited, it would be taken to be worth what the barred are
    yield node
    tree.visits[node] -= 1
    tree.visits[others], tree.sums[others] = kept
