"""What is told of a review: each seat's chances on the way, what they came from, and the moments that swung them."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from vesicle.bots.brains import brain_for
from vesicle.bots.interface import situation_of
from vesicle.bots.swings import KINDS, MOST_TOLD, SUMS, Sheet, choose_swings, sum_up
from vesicle.core.match import Match
from vesicle.core.sights import Sight

DIGITS = 4


@dataclass(frozen=True)
class Reviewed:
    """A finished game with its positions, what is known of its decisions, and the best choice of each."""

    match: Match
    positions: Sequence[Any]
    sheet: Sheet
    best: tuple[int, ...]


def write_verdict(reviewed: Reviewed) -> dict[str, Any]:
    """All that is told, JSON-ready; a seat that had nothing to decide has no chances and no sum."""
    seats, found = range(reviewed.match.rules.players), np.zeros(MOST_TOLD, np.int64)
    count = choose_swings(reviewed.sheet, len(reviewed.best), found)
    swings = [divmod(swing, len(KINDS)) for swing in found[:count].tolist()]
    return {
        "chances": [_track(reviewed.sheet, seat) for seat in seats],
        "sums": [_sum(reviewed.sheet, seat) for seat in seats],
        "swings": [_tell(reviewed, KINDS[kind], row) for row, kind in swings],
    }


def _tell(reviewed: Reviewed, kind: str, row: int) -> dict[str, Any]:
    """One swing: whose, when, what was played, and from which chance to which."""
    sheet, texts = reviewed.sheet, reviewed.match.rules.texts
    seat, played, until = int(sheet.seat[row]), int(sheet.played[row]), int(sheet.until[row])
    action = texts[reviewed.match._actions[played]]
    told = {"kind": kind, "seat": seat, "played": played, "until": until, "action": action}
    if kind == "slip":
        before = sheet.before[row, seat]
        sizes = {"before": before, "after": before + sheet.change[row, seat], "noise": sheet.noise[row]}
        better = {"better": texts[reviewed.best[row]], "reason": _reason(reviewed, row)}
        return {**told, **better, **_rounded(sizes), "why": None, "happened": []}
    after = sheet.after[row]
    sizes = {"before": after - sheet.luck[row], "after": after, "noise": sheet.unsure[row]}
    return {**told, "better": None, "reason": None, **_rounded(sizes), **_what_happened(reviewed, row)}


def _reason(reviewed: Reviewed, row: int) -> dict[str, Any]:
    """Why the best choice was good: a sentence as a Fluent id with its values, as bots explain themselves."""
    rules, played = reviewed.match.rules, int(reviewed.sheet.played[row])
    situation = situation_of(Match(rules, reviewed.positions[played], None), 0, played)
    explanation = brain_for(rules.game).explain(situation, rules.texts[reviewed.best[row]])
    return {"id": explanation.sentence, "values": dict(explanation.values)}


def _what_happened(reviewed: Reviewed, row: int) -> dict[str, Any]:
    """The log, as the seat saw it, of those actions of a stretch that drew, rolled or showed something.

    Where no action did, others have done what the seat did not expect: what they scored is told, or all they did.
    """
    match, positions, sheet = reviewed.match, reviewed.positions, reviewed.sheet
    seat, steps = int(sheet.seat[row]), range(int(sheet.played[row]), int(sheet.until[row]))
    chance = [played for played in steps if _is_chance(match, *positions[played : played + 2])]
    others = [played for played in steps if int(positions[played]["seat"].item(0)) != seat]
    scored = [played for played in others if _has_scored(match, *positions[played : played + 2])]
    return {
        "why": "chance" if chance else "others",
        "happened": [
            {"played": played + 1, "log": _log(match, positions, played, seat)} for played in chance or scored or others
        ],
    }


def _is_chance(match: Match, old: Any, new: Any) -> bool:
    """Whether anything that is hidden has changed."""
    see_hidden = match.rules.layout.see_hidden
    return bool(see_hidden(old.tobytes()) != see_hidden(new.tobytes()))


def _has_scored(match: Match, old: Any, new: Any) -> bool:
    return match.rules.scores(old[0]) != match.rules.scores(new[0])


def _log(match: Match, positions: Sequence[Any], played: int, seat: int) -> list[dict[str, Any]]:
    """What one action did, as a seat saw it."""
    before, after = (Sight(match.rules, games, seat) for games in positions[played : played + 2])
    return after.tell(match._actions[played], before)


def _track(sheet: Sheet, seat: int) -> list[dict[str, float]]:
    """A seat's chances: before each of its decisions, and in the end."""
    rows = [row for row, other in enumerate(sheet.seat.tolist()) if other == seat]
    points = [(sheet.played[row], sheet.before[row, seat]) for row in rows]
    points += [(sheet.until[row], sheet.after[row]) for row in rows[-1:]]
    return [{"played": int(played), "chance": round(float(chance), DIGITS)} for played, chance in points]


def _sum(sheet: Sheet, seat: int) -> dict[str, float] | None:
    sums = np.zeros(len(SUMS))
    count = sum_up(sheet, len(sheet.seat), seat, sums)
    return _rounded(dict(zip(SUMS, sums, strict=True))) if count else None


def _rounded(numbers: dict[str, Any]) -> dict[str, float]:
    return {name: round(float(number), DIGITS) for name, number in numbers.items()}
