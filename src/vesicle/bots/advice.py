"""What the search knows of a decision: its choices, best first, how likely each seat is to win, and why.

A *chance* is the mean of what the search's iterations found for a seat: between 0 and 1, and those of all seats add up
to one. In Cytosis it is the chance to win, as earlier games have taught it. In Virus & Co. a small part of it looks at
points rather than at the win, so that even who is sure to win stays a little below one.
"""

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from vesicle.bots.barring import bar_others, free_others, new_bars
from vesicle.bots.brains import brain_for
from vesicle.bots.interface import Budget, Situation, seed_of_decision
from vesicle.bots.search import NODES, spend_time
from vesicle.bots.tree import ROOT, Move, Tree, children_of, clear_tree, mean_values, root_moves

REASONS = 3  # choices that come with a reason
COACH_ITERATIONS = 4000  # of a hint at a table: a fifth of a second or so
COACH_SEED = 0  # the same everywhere, so that a hint tells nothing else
CLOSELY = 4  # an action that was asked about is visited once for so many iterations, if the search saw less in it

Search = Callable[[int], None]


@dataclass(frozen=True)
class Reason:
    """A sentence as a Fluent id with its values, of which one that begins with "@" is itself the id of a text."""

    id: str
    values: dict[str, str | int]


@dataclass(frozen=True)
class Option:
    """One choice: how often the search tried it, and each seat's chance to win if it is made."""

    action: str
    visits: int
    chances: tuple[float, ...]
    reason: Reason | None = None


@dataclass(frozen=True)
class Advice:
    """What there is to say of a decision to the seat that makes it."""

    seat: int
    iterations: int
    chances: tuple[float, ...]  # each seat's, if the best choice is made
    options: tuple[Option, ...]  # those that were tried, best first; never empty


def advise(situation: Situation, budget: Budget, about: Sequence[str] = (), reasons: int = REASONS) -> Advice:
    """What the search finds out within a budget; it knows no more than the seat, and with iterations it is repeatable.

    The legal actions in `about` are looked at more closely where the search would pass them over, which takes it up
    to a quarter longer for each; their place among the options stays what it would have been.
    """
    tree, search = _start(situation)
    done = _spend(search, tree, budget, len(situation.legal) > 1)
    ranking = {move.action: place for place, move in enumerate(_tried(situation, tree))}
    named = [situation.rules.numbers[action] for action in about if action in situation.legal]
    if len(situation.legal) > 1:
        least = -(-done // CLOSELY)
        done += sum(_look_closely(tree, action, least, search) for action in named)
    moves = sorted(_tried(situation, tree), key=lambda move: ranking.get(move.action, len(ranking)))
    options = tuple(
        _option(situation, move, place < reasons or (reasons > 0 and move.action in named))
        for place, move in enumerate(moves)
    )
    return Advice(situation.seat, done, options[0].chances, options)


def _start(situation: Situation) -> tuple[Tree, Search]:
    """An empty tree, and the search that fills it; compiled code is fetched by a first call, off every clock."""
    brain = brain_for(situation.rules.game)
    desk, tree = brain.new_desk(), brain.new_tree(NODES)
    seed = seed_of_decision(situation.seed, 0)  # that of the search bot

    def search(iterations: int) -> None:
        brain.search_first(situation.games, situation.rules.boxes, desk, tree, iterations, seed)

    search(1)
    clear_tree(tree)
    return tree, search


def _spend(search: Search, tree: Tree, budget: Budget, is_choice: bool) -> int:
    """Spend the budget, and if there is a choice go on until one was tried; how many iterations that were."""
    if budget.milliseconds is not None:
        done = spend_time(search, time.perf_counter() + budget.milliseconds / 1000, time.perf_counter)
    else:
        done = budget.iterations or 0
        search(done)
    while is_choice and not any(tree.visits[node] for node in children_of(tree, ROOT)):
        search(1)
        done += 1
    return done


def _look_closely(tree: Tree, action: int, least: int, search: Search) -> int:
    """Bring an action at the root to so many visits; how many iterations it took."""
    bars = new_bars()
    node = bar_others(tree, action, bars)
    missing = max(0, least + 1 - int(tree.visits[node]))
    search(missing)
    free_others(tree, node, bars)
    return missing


def _tried(situation: Situation, tree: Tree) -> list[Move]:
    """The legal actions that the search has tried, most visited first; all iterations went through a single one."""
    if len(situation.legal) == 1:
        only = situation.actions[0]
        return [Move(only, int(tree.visits[ROOT]), mean_values(tree, ROOT), (only,))]
    legal = set(situation.actions)
    return [move for move in root_moves([tree]) if move.visits and move.action in legal]


def _option(situation: Situation, move: Move, with_reason: bool) -> Option:
    action = situation.rules.texts[move.action]
    reason = None
    if with_reason:
        explanation = brain_for(situation.rules.game).explain(situation, action)
        reason = Reason(explanation.sentence, dict(explanation.values))
    chances = tuple(round(chance, 4) for chance in move.values[: situation.rules.players])
    return Option(action, move.visits, chances, reason)
