"""What is told of a review: each seat's chances on the way, what they came from, and the moments that swung them."""

from collections.abc import Sequence
from typing import Any

from vesicle.bots.brains import brain_for
from vesicle.bots.interface import situation_of
from vesicle.core.match import Match
from vesicle.core.sights import Sight
from vesicle.review.swings import Decision, Stretch, sum_up

WORTH_A_WORD = 0.03  # a smaller swing is not told
TOLD = 6  # swings, half of them of each kind if there are as many
DIGITS = 4


def write_verdict(match: Match, positions: Sequence[Any], stretches: Sequence[Stretch]) -> dict[str, Any]:
    """All that is told, JSON-ready; a seat that had nothing to decide has no chances and no sum."""
    seats = range(match.rules.players)
    by_seat = [[stretch for stretch in stretches if stretch.seat == seat] for seat in seats]
    return {
        "chances": [_track(own) for own in by_seat],
        "sums": [_rounded(sum_up(own)) if own else None for own in by_seat],
        "swings": [_tell(match, positions, kind, stretch) for kind, stretch in choose(stretches)],
    }


def choose(stretches: Sequence[Stretch]) -> list[tuple[str, Stretch]]:
    """The largest slips and strokes of luck that are no noise, in the order of the game."""
    slips = [("slip", stretch) for stretch in stretches if stretch.decision.loss >= WORTH_A_WORD]
    lucky = [("luck", stretch) for stretch in stretches if stretch.is_sure and abs(stretch.luck) >= WORTH_A_WORD]
    for found in (slips, lucky):
        found.sort(key=lambda swing: -_size(*swing))
    half = TOLD // 2
    chosen = slips[: max(half, TOLD - len(lucky))] + lucky[: max(half, TOLD - len(slips))]
    return sorted(chosen, key=lambda swing: (swing[1].decision.played, swing[0]))


def _size(kind: str, stretch: Stretch) -> float:
    return abs(stretch.luck) if kind == "luck" else stretch.decision.loss


def _tell(match: Match, positions: Sequence[Any], kind: str, stretch: Stretch) -> dict[str, Any]:
    """One swing: whose, when, what was played, and from which chance to which."""
    decision = stretch.decision
    told = {
        "kind": kind,
        "seat": stretch.seat,
        "played": decision.played,
        "until": stretch.until,
        "action": decision.action,
    }
    if kind == "slip":
        sizes = {"before": stretch.before, "after": stretch.before + stretch.own, "noise": decision.noise}
        better = {"better": decision.best, "reason": _reason(match, positions[decision.played], decision)}
        return {**told, **better, **_rounded(sizes), "why": None, "happened": []}
    sizes = {"before": stretch.after - stretch.luck, "after": stretch.after, "noise": stretch.doubt or 0.0}
    return {**told, "better": None, "reason": None, **_rounded(sizes), **_what_happened(match, positions, stretch)}


def _reason(match: Match, games: Any, decision: Decision) -> dict[str, Any]:
    """Why the best choice was good: a sentence as a Fluent id with its values, as bots explain themselves."""
    situation = situation_of(Match(match.rules, games, None), 0, decision.played)
    explanation = brain_for(match.rules.game).explain(situation, decision.best)
    return {"id": explanation.sentence, "values": dict(explanation.values)}


def _what_happened(match: Match, positions: Sequence[Any], stretch: Stretch) -> dict[str, Any]:
    """The log, as the seat saw it, of those actions of a stretch that drew, rolled or showed something.

    Where no action did, others have done what the seat did not expect: what they scored is told, or all they did.
    """
    steps = range(stretch.decision.played, stretch.until)
    chance = [played for played in steps if _is_chance(match, *positions[played : played + 2])]
    others = [played for played in steps if int(positions[played]["seat"].item(0)) != stretch.seat]
    scored = [played for played in others if _has_scored(match, *positions[played : played + 2])]
    return {
        "why": "chance" if chance else "others",
        "happened": [
            {"played": played + 1, "log": _log(match, positions, played, stretch.seat)}
            for played in chance or scored or others
        ],
    }


def _is_chance(match: Match, old: Any, new: Any) -> bool:
    """Whether anything that is hidden has changed."""
    before, after = old.tobytes(), new.tobytes()
    return any(before[start:stop] != after[start:stop] for start, stop in match.rules.layout.hidden)


def _has_scored(match: Match, old: Any, new: Any) -> bool:
    return match.rules.scores(old[0]) != match.rules.scores(new[0])


def _log(match: Match, positions: Sequence[Any], played: int, seat: int) -> list[dict[str, Any]]:
    """What one action did, as a seat saw it."""
    before, after = (Sight(match.rules, games, seat) for games in positions[played : played + 2])
    return after.tell(match._actions[played], before)


def _track(stretches: Sequence[Stretch]) -> list[dict[str, float]]:
    """A seat's chances: before each of its decisions, and in the end."""
    points = [(stretch.decision.played, stretch.before) for stretch in stretches]
    points += [(stretch.until, stretch.after) for stretch in stretches[-1:]]
    return [{"played": played, "chance": round(chance, DIGITS)} for played, chance in points]


def _rounded(numbers: dict[str, float]) -> dict[str, float]:
    return {name: round(number, DIGITS) for name, number in numbers.items()}
