"""The score sheet of a game as it filled: points by source after every round, and who led when.

Nothing is estimated here: the game is played once more, and `scores()` is read on the way.
"""

from typing import Any

from vesicle.core.match import Match
from vesicle.core.record import copy_of

Scores = list[dict[str, Any]]


def score_history(match: Match) -> dict[str, Any]:
    """The game so far, JSON-ready.

    `rows` has the scores at the start and after each round; the last row is the game as it stands, so that of a
    finished game is `scores()`. `leads` says from which number of actions on which seats had the most points.
    """
    rules, games = match.rules, copy_of(match._start).base
    round_number = int(games["round_number"].item(0))
    scores = rules.scores(games[0])
    rows = [_row(max(0, round_number - 1), 0, scores)]
    leads = [{"played": 0, "seats": leaders(scores)}]
    for played, action in enumerate(match._actions, start=1):
        rules.step(games, rules.boxes, action)
        scores = rules.scores(games[0])
        seats = leaders(scores)
        if seats != leads[-1]["seats"]:
            leads.append({"played": played, "seats": seats})
        now = int(games["round_number"].item(0))
        if now != round_number or played == len(match._actions):
            _write(rows, _row(round_number, played, scores))
            round_number = now
    return {"played": len(match._actions), "rows": rows, "leads": leads}


def leaders(scores: Scores) -> list[int]:
    """The seats with the most points; nobody leads while all have the same."""
    totals = [int(score["total"]) for score in scores]
    best = max(totals)
    return [] if min(totals) == best else [seat for seat, total in enumerate(totals) if total == best]


def _row(round_number: int, played: int, scores: Scores) -> dict[str, Any]:
    """How the points stand after a round, which is the actions up to a number."""
    return {"round": round_number, "played": played, "scores": scores}


def _write(rows: list[dict[str, Any]], row: dict[str, Any]) -> None:
    """Add the row of a round; before the first round nobody scores, and only the last moment of that counts."""
    if row["round"] == rows[-1]["round"]:
        rows[-1] = row
    else:
        rows.append(row)
