"""What changed a seat's chance to win, with decision and luck kept apart. Here is only arithmetic.

Each seat is followed through its own decisions, with what it could know. Between two of them its chance changes by
    its own decision      the chance after its choice, less that after the best choice in the same situation
    others' decisions     the same for what others chose meanwhile, as far as the seat's own chance shows it: they judge
                          with their own eyes, and may have given away what the seat thought that it had already
    luck                  all the rest: cards, dice, events, and which of their good choices the others took
and these three always sum to the whole change.
"""

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from vesicle.review.thinker import Chances

SURE = 2.0  # so many standard errors are no noise


@dataclass
class Decision:
    """One choice among several, with each seat's chances before and after it by the estimate of the seat's own eyes."""

    played: int  # actions before it
    seat: int
    action: str
    best: str
    before: Chances  # if the best choice is played
    change: Chances  # what the choice played has changed of that; nothing where it is not surely worse
    noise: float = 0.0  # standard error of the seat's own change
    doubt: float | None = None  # standard error of `before` for the seat, once it was looked at again

    @property
    def loss(self) -> float:
        """What the seat lost by its choice; never below nothing."""
        return max(0.0, -self.change[self.seat])


@dataclass(frozen=True)
class Stretch:
    """From one decision of a seat to its next, or to the end: from which chance to which, and why."""

    seat: int
    decision: Decision
    until: int  # actions before the next decision
    before: float
    after: float
    own: float
    others: float
    doubt: float | None  # standard error of the luck; unknown until both ends were looked at again

    @property
    def luck(self) -> float:
        """What neither the seat's choice nor the others' account for."""
        return self.after - self.before - self.own - self.others

    @property
    def is_sure(self) -> bool:
        """Whether the luck is more than noise."""
        return self.doubt is not None and abs(self.luck) > SURE * self.doubt


@dataclass(frozen=True)
class Ending:
    """The end of a game after so many actions: each seat's share of the victory, and what the estimate is off by."""

    played: int
    shares: Chances
    doubts: Chances


def follow(decisions: Sequence[Decision], seat: int, ending: Ending) -> Iterator[Stretch]:
    """The stretches of one seat through a game."""
    own = [decision for decision in decisions if decision.seat == seat]
    for number, decision in enumerate(own):
        following = own[number + 1] if number + 1 < len(own) else None
        until = following.played if following else ending.played
        between = [one for one in decisions if decision.played < one.played < until]
        before, change = decision.before[seat], decision.change[seat]
        after = following.before[seat] if following else ending.shares[seat]
        yield Stretch(
            seat=seat,
            decision=decision,
            until=until,
            before=before,
            after=after,
            own=change,
            others=_share_of(after - before - change, sum(one.change[seat] for one in between)),
            doubt=_add_doubts(
                [decision, *between], decision.doubt, following.doubt if following else ending.doubts[seat]
            ),
        )


def _share_of(whole: float, given: float) -> float:
    """What a change that was not the seat's own doing owes to others: not more than there is, and not against it."""
    return max(0.0, min(whole, given)) if whole > 0 else min(0.0, max(whole, given))


def _add_doubts(decisions: Sequence[Decision], *ends: float | None) -> float | None:
    """The standard error of a sum of estimates; unknown if that of an end is."""
    known = [doubt for doubt in ends if doubt is not None]
    if len(known) < len(ends):
        return None
    return math.hypot(*known, *(decision.noise for decision in decisions))


def sum_up(stretches: Sequence[Stretch]) -> dict[str, float]:
    """A seat's whole game: where it began, what its own and others' decisions and luck added, where it ended."""
    return {
        "first": stretches[0].before,
        "own": sum(stretch.own for stretch in stretches),
        "others": sum(stretch.others for stretch in stretches),
        "luck": sum(stretch.luck for stretch in stretches),
        "last": stretches[-1].after,
    }
