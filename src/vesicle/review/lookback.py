"""The review of a finished game: a quick look at every decision, a second look at what stood out, and the verdict."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from vesicle.bots.interface import Situation, situation_of
from vesicle.core.jit import COMPILED
from vesicle.core.match import Match
from vesicle.core.record import copy_of
from vesicle.review.swings import SURE, Decision, Ending, Stretch, follow
from vesicle.review.thinker import Chances, Thinker, several
from vesicle.review.verdict import write_verdict

SEED = 7  # of the search's own chance: the same game is always judged alike
WORTH_A_LOOK = 0.02  # a loss that a quick look must suspect


@dataclass(frozen=True)
class Effort:
    """How long to think: iterations of the search, and how many moments are looked at twice."""

    quick: int = 500  # for every decision
    hardly: int = 100  # for a choice that the search itself hardly tried
    again: int = 500  # for each look of a second look
    looks: int = 5  # of a second look: from their spread the noise is known
    slips: int = 12  # decisions that are looked at twice
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
        self._decisions: dict[int, Decision] = {}  # by the number of actions before
        self._suspected: dict[int, float] = {}  # losses in the quick look, likewise

    def work(self) -> Iterator[Progress]:
        """Do it step by step, and say before each how far it is."""
        choices = [played for played, games in enumerate(self._positions) if self._is_choice(games)]
        steps = len(choices) + self._effort.slips + self._effort.strokes
        for done, played in enumerate(choices):
            yield Progress(done, steps)
            self._look(played)
        for done, played in enumerate(self._most_suspected(), start=len(choices)):
            yield Progress(done, steps)
            self._look_again(self._decisions[played])
        strokes = sorted(self._stretches(), key=lambda stretch: -abs(stretch.luck))[: self._effort.strokes]
        for done, stretch in enumerate(strokes, start=steps - self._effort.strokes):
            yield Progress(done, steps)
            self._doubt(stretch)
        result = write_verdict(self._match, self._positions, self._stretches())
        yield Progress(steps, steps, {"decisions": len(choices), **result})

    def _is_choice(self, games: Any) -> bool:
        """Whether there was anything to choose from; a finished game asks nothing."""
        return games["winner"].item(0) < 0 and len(self._match.rules.legal_actions(games)) > 1

    def _situation(self, played: int) -> Situation:
        """A decision as the seat knew it."""
        return situation_of(Match(self._match.rules, self._positions[played], None), SEED, played)

    def _look(self, played: int) -> None:
        """A quick look at a decision: what it was worth, and whether the choice may have been a slip."""
        situation = self._situation(played)
        thought = self._thinker.think(situation, self._effort.quick)
        action = situation.rules.texts[self._match._actions[played]]
        after = thought.after.get(action) or self._thinker.weigh(situation, action, self._effort.hardly, 0)
        self._suspected[played] = thought.before[situation.seat] - after[situation.seat]
        nothing = (0.0,) * situation.rules.players
        self._decisions[played] = Decision(played, situation.seat, action, thought.best, thought.before, nothing)

    def _most_suspected(self) -> list[int]:
        found = [played for played, loss in self._suspected.items() if loss >= WORTH_A_LOOK]
        return sorted(found, key=lambda played: -self._suspected[played])[: self._effort.slips]

    def _look_again(self, decision: Decision) -> None:
        """Compare what was played with the best, both with the same chance; only what is surely worse counts."""
        situation, effort, seat = self._situation(decision.played), self._effort, decision.seat

        def compare(turn: int) -> Chances:
            best = self._thinker.weigh(situation, decision.best, effort.again, turn)
            played = self._thinker.weigh(situation, decision.action, effort.again, turn)
            return (*best, *(after - before for before, after in zip(best, played, strict=True)))

        found, players = several(effort.looks, compare), situation.rules.players
        change, noise = found.mean[players:], found.noise[players:]
        if change[seat] < -SURE * noise[seat]:
            decision.before, decision.doubt = found.mean[:players], found.noise[seat]
            decision.change, decision.noise = change, noise[seat]

    def _doubt(self, stretch: Stretch) -> None:
        """Think several times more about both ends of a stretch, to know how much of its luck is noise."""
        for played in (stretch.decision.played, stretch.until):
            if played in self._decisions and self._decisions[played].doubt is None:
                self._settle(self._decisions[played])

    def _settle(self, decision: Decision) -> None:
        situation = self._situation(decision.played)
        iterations = max(self._effort.quick, self._effort.again)
        found = several(self._effort.looks, lambda turn: self._thinker.think(situation, iterations, turn).before)
        decision.before, decision.doubt = found.mean, found.noise[decision.seat]

    def _stretches(self) -> list[Stretch]:
        """Every seat's, one seat after the other."""
        decisions = list(self._decisions.values())
        return [
            stretch for seat in range(self._match.rules.players) for stretch in follow(decisions, seat, self._ending)
        ]

    @cached_property
    def _ending(self) -> Ending:
        """How the game ended; a brain that looks at more than the victory is off by that, which is no luck."""
        shares, appraised = share_victory(self._match), self._thinker.appraise(self._match)
        doubts = tuple(abs(share - value) for share, value in zip(shares, appraised, strict=True))
        return Ending(len(self._match._actions), shares, doubts)


def share_victory(match: Match) -> Chances:
    """What each seat has of the victory in the end: the winners share one."""
    winners = [score["seat"] for score in match.scores() if score.get("won", score["seat"] == match.winner)]
    return tuple(1 / len(winners) if seat in winners else 0.0 for seat in range(match.rules.players))


def _positions(match: Match) -> Iterator[Any]:
    """The game before its first action and after each, every one in an array of its own."""
    games = copy_of(match._start).base
    yield copy_of(games[0]).base
    for action in match._actions:
        match.rules.step(games, match.rules.boxes, action)
        yield copy_of(games[0]).base
