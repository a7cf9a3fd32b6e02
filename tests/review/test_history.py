"""The history of points: it ends where `scores()` ends, and says who led when."""

from typing import Any

import pytest

import vesicle
from cases import CASES
from vesicle.api import rules_for
from vesicle.playouts import random_match
from vesicle.review.history import leaders, score_history

# Each edition with each module and the house rules, at tables of one size; the other game.
SOME = {name: case for name, case in CASES.items() if case[0] != "cytosis" or case[1]["players"] == 2}


def scores(*totals: int) -> list[dict[str, Any]]:
    return [{"seat": seat, "total": total, "sources": {}} for seat, total in enumerate(totals)]


@pytest.mark.parametrize("name", SOME)
def test_the_last_row_is_the_final_score(name: str) -> None:
    game, options = SOME[name]
    match = random_match(rules_for(game, options), seed=5)
    history = score_history(match)
    assert history["rows"][-1]["scores"] == match.scores()
    assert history["rows"][-1]["played"] == history["played"] == len(match.actions)


def test_every_round_has_one_row() -> None:
    match = random_match(rules_for("cytosis", {"players": 2, "edition": "second"}), seed=1)
    rows = score_history(match)["rows"]
    assert [row["round"] for row in rows] == list(range(match.view(None)["round_number"] + 1))
    assert [row["played"] for row in rows] == sorted({row["played"] for row in rows})


def test_a_row_is_the_score_when_its_round_ended() -> None:
    match = random_match(rules_for("virus-and-co", {"players": 3, "rounds": 2}), seed=1)
    first = score_history(match)["rows"][1]
    again = vesicle.new("virus-and-co", players=3, rounds=2, seed=1)
    for action in match.actions[: first["played"]]:
        again.play(action)
    assert (first["round"], first["scores"]) == (1, again.scores())


def test_those_with_the_most_points_lead_and_equal_points_lead_nobody() -> None:
    assert leaders(scores(4, 9, 9)) == [1, 2]
    assert leaders(scores(3, 3)) == []


def test_the_last_leaders_have_the_most_points_at_the_end() -> None:
    match = random_match(rules_for("cytosis", {"players": 4}), seed=2)
    leads = score_history(match)["leads"]
    assert leads[0] == {"played": 0, "seats": []}
    assert leads[-1]["seats"] == leaders(match.scores())
