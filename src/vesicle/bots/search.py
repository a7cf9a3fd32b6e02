"""The bot that searches: batches of compiled iterations of its game's brain, until its budget is spent.

With several threads each has a tree and a stream of its own, and the trees are merged by their visits at the root.
"""

import math
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from vesicle.bots.brains import brain_for
from vesicle.bots.interface import Budget, Situation, seed_of_decision
from vesicle.bots.tree import Move, Tree, clear_tree, root_moves

NODES = 1 << 19  # room of a tree; memory that a search does not reach is never touched
SHARE = 4  # a batch takes this part of the time that is left
GROWTH = 2  # no batch is longer than so many times all before it, since the first iterations tell little of the pace
TOLERANCE = 0.1  # part of a time by which a search may miss it
TOP = 5  # moves in a report
LINE = 6  # actions of the principal line of each

Clock = Callable[[], float]


class SearchBot:
    """Plays the most visited action of an information-set Monte Carlo tree search."""

    def __init__(self, game: str, budget: Budget, threads: int = 1, clock: Clock = time.perf_counter) -> None:
        """Make room to think in, for one game."""
        self._brain = brain_for(game)
        self._budget, self._clock = budget, clock
        self._rooms: list[tuple[Any, Tree]] = [
            (self._brain.new_desk(), self._brain.new_tree(NODES)) for _ in range(threads)
        ]
        self._warm = False
        self._report: dict[str, Any] = {"iterations": 0, "seconds": 0.0, "moves": []}

    def choose(self, situation: Situation) -> str:
        """The action that the search visited most; a single legal one is answered at once."""
        if len(situation.legal) == 1:
            self._report = {"iterations": 0, "seconds": 0.0, "moves": []}
            return situation.legal[0]
        self._warm_up(situation)
        started = self._clock()
        with ThreadPoolExecutor(len(self._rooms)) as pool:
            counts = list(pool.map(lambda room: self._think(situation, room, started), range(len(self._rooms))))
        moves = root_moves([tree for _, tree in self._rooms])
        self._report = {
            "iterations": sum(counts),
            "seconds": self._clock() - started,
            "moves": [_describe(situation, move) for move in moves[:TOP]],
        }
        texts = (situation.rules.texts[move.action] for move in moves)
        return next((text for text in texts if text in situation.legal), situation.legal[0])

    def report(self) -> dict[str, Any]:
        """The last decision, JSON-ready: iterations, seconds, and visits, value and principal line of the top moves."""
        return self._report

    def _warm_up(self, situation: Situation) -> None:
        """Compiled code is fetched by a first call, which no budget pays for."""
        if not self._warm:
            for room in range(len(self._rooms)):
                self._search(situation, room, 1, situation.seed)
            self._warm = True

    def _search(self, situation: Situation, room: int, iterations: int, seed: int) -> None:
        """So many iterations more in one tree."""
        desk, tree = self._rooms[room]
        self._brain.search_first(situation.games, situation.rules.boxes, desk, tree, iterations, seed)

    def _think(self, situation: Situation, room: int, started: float) -> int:
        """Spend the budget, or this thread's part of it, in one tree; how many iterations that were."""
        clear_tree(self._rooms[room][1])
        seed = seed_of_decision(situation.seed, room)

        def search(iterations: int) -> None:
            self._search(situation, room, iterations, seed)

        if self._budget.milliseconds is not None:
            return spend_time(search, started + self._budget.milliseconds / 1000, self._clock)
        assert self._budget.iterations is not None
        iterations = share_of(self._budget.iterations, room, len(self._rooms))
        search(iterations)
        return iterations


def share_of(iterations: int, room: int, rooms: int) -> int:
    """A thread's part of so many iterations; at least one."""
    return max(1, iterations // rooms + (room < iterations % rooms))


def spend_time(search: Callable[[int], None], deadline: float, clock: Clock) -> int:
    """Search in batches that shrink with the time that is left, and end before a last iteration would be too late.

    On a busy machine a process is made to wait at any moment. So once enough of the time is spent, the search ends
    as soon as one more pause like the longest so far would make it late.
    """
    started = now = clock()
    slack = TOLERANCE * (deadline - started)
    done, size, pace, pause = 0, 1, math.inf, 0.0
    while True:
        expected = now + size * pace
        search(size)
        done += size
        now = clock()
        pace = (now - started) / done
        pause = max(pause, now - expected)
        left = deadline - now
        if left <= pace or (left <= slack and pause >= left + slack):
            return done
        size = max(1, min(GROWTH * done, int(left / SHARE / pace) if pace else done))


def _describe(situation: Situation, move: Move) -> dict[str, Any]:
    """One move of a report: the value is that for the seat that decides."""
    texts = situation.rules.texts
    return {
        "action": texts[move.action],
        "visits": move.visits,
        "value": round(move.values[situation.seat], 4),
        "line": [texts[action] for action in move.line[:LINE]],
    }
