"""The review of a finished game: a quick look at every decision, a second look at what stood out, and the verdict."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np

from vesicle.bots.interface import Situation, situation_of
from vesicle.bots.swings import compare_looks, find_strokes, find_suspected, follow, new_sheet, note_decision, settle
from vesicle.bots.tree import MAX_SEATS, Numbers
from vesicle.core.jit import COMPILED
from vesicle.core.match import Match
from vesicle.core.record import copy_of
from vesicle.review.thinker import Chances, Thinker
from vesicle.review.verdict import Reviewed, write_verdict

SEED = 7  # of the search's own chance: the same game is always judged alike


@dataclass(frozen=True)
class Effort:
    """How long to think: iterations of the search, and how many moments are looked at twice."""

    quick: int = 500  # for every decision
    hardly: int = 100  # for a choice that the search itself hardly tried
    again: int = 500  # for each look of a second look
    looks: int = 5  # of a second look: from their spread the noise is known
    slips: int = 18  # decisions that are looked at twice, three of each seat if there are as many
    strokes: int = 8  # strokes of luck that are looked at twice


LEAST = Effort(quick=2, hardly=1, again=1, looks=2, slips=1, strokes=1)


def effort_for(iterations: int) -> Effort:
    """So many iterations a look; where the rules are interpreted even one takes long, and there are the fewest."""
    if not COMPILED:
        return LEAST
    return Effort(quick=max(2, iterations), hardly=max(1, iterations // 5), again=max(1, iterations))


@dataclass(frozen=True)
class Progress:
    """How far a review is; the last one has the result."""

    done: int
    of: int
    result: dict[str, Any] | None = None


class LookBack:
    """One finished game under review."""

    def __init__(self, match: Match, effort: Effort) -> None:
        """ValueError for a game that is not over."""
        if match.winner is None:
            raise ValueError("a game is reviewed when it is over")
        self._match, self._effort = match, effort
        self._thinker = Thinker(match.rules.game)
        self._positions = list(_positions(match))
        self._choices = [played for played, games in enumerate(self._positions) if self._is_choice(games)]
        self._sheet = new_sheet(len(self._choices))
        self._best: list[int] = []  # actions, by row
        self._write_ending()

    def work(self) -> Iterator[Progress]:
        """Do it step by step, and say before each how far it is."""
        rows, effort = len(self._choices), self._effort
        steps = rows + effort.slips + effort.strokes
        for row in range(rows):
            yield Progress(row, steps)
            self._look(row)
        for done, row in enumerate(self._find(find_suspected, effort.slips), start=rows):
            yield Progress(done, steps)
            self._look_again(row)
        self._follow()
        for done, row in enumerate(self._find(find_strokes, effort.strokes), start=steps - effort.strokes):
            yield Progress(done, steps)
            self._doubt(row)
        self._follow()
        reviewed = Reviewed(self._match, self._positions, self._sheet, tuple(self._best))
        yield Progress(steps, steps, {"decisions": rows, **write_verdict(reviewed)})

    def _is_choice(self, games: Any) -> bool:
        """Whether there was anything to choose from; a finished game asks nothing."""
        return games["winner"].item(0) < 0 and len(self._match.rules.legal_actions(games)) > 1

    def _find(self, rule: Any, most: int) -> list[int]:
        """The rows that a rule finds."""
        found = np.zeros(most, np.int64)
        count = rule(self._sheet, len(self._choices), most, found)
        rows: list[int] = found[:count].tolist()
        return rows

    def _situation(self, row: int) -> Situation:
        """A decision as the seat knew it."""
        played = self._choices[row]
        return situation_of(Match(self._match.rules, self._positions[played], None), SEED, played)

    def _look(self, row: int) -> None:
        """A quick look at a decision: what it was worth, and whether the choice may have been a slip."""
        situation, played = self._situation(row), self._choices[row]
        thought = self._thinker.think(situation, self._effort.quick)
        action = self._match._actions[played]
        after = thought.after.get(action) or self._thinker.weigh(situation, action, self._effort.hardly, 0)
        self._best.append(thought.best)
        note_decision(self._sheet, row, played, situation.seat, np.array(thought.before), np.array(after))

    def _look_again(self, row: int) -> None:
        """Compare what was played with the best, both with the same chance."""
        best, chosen = self._best[row], self._match._actions[self._choices[row]]
        looks = [self._weigh_often(row, action) for action in (best, chosen)]
        compare_looks(self._sheet, row, *looks)

    def _weigh_often(self, row: int, action: int) -> Numbers:
        situation, effort = self._situation(row), self._effort
        return np.array([self._thinker.weigh(situation, action, effort.again, turn) for turn in range(effort.looks)])

    def _doubt(self, row: int) -> None:
        """Think several times more about both ends of a stretch, to know how much of its luck is noise."""
        for played in (self._choices[row], int(self._sheet.until[row])):
            if played in self._choices and self._sheet.doubt[self._choices.index(played)] < 0:
                self._settle(self._choices.index(played))

    def _settle(self, row: int) -> None:
        situation, iterations = self._situation(row), max(self._effort.quick, self._effort.again)
        thoughts = [self._thinker.think(situation, iterations, turn).before for turn in range(self._effort.looks)]
        settle(self._sheet, row, np.array(thoughts))

    def _follow(self) -> None:
        follow(self._sheet, len(self._choices), len(self._match._actions))

    def _write_ending(self) -> None:
        """How the game ended; a brain that looks at more than the victory is off by that, which is no luck."""
        shares = np.array(share_victory(self._match))
        self._sheet.shares[:] = shares
        self._sheet.mistaken[:] = np.abs(shares - np.array(self._thinker.appraise(self._match)))


def share_victory(match: Match) -> Chances:
    """What each seat has of the victory in the end: the winners share one."""
    winners = match.winners
    return tuple(1 / len(winners) if seat in winners else 0.0 for seat in range(MAX_SEATS))


def _positions(match: Match) -> Iterator[Any]:
    """The game before its first action and after each, every one in an array of its own."""
    games = copy_of(match._start).base
    yield copy_of(games[0]).base
    for action in match._actions:
        match.rules.step(games, match.rules.boxes, action)
        yield copy_of(games[0]).base
