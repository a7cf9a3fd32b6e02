"""The two Goals of the expansion, and what bought Virus Attack cards are worth at the end."""

from typing import Any

import pytest

from given import Table, given

ATTACKS = {0: ["ebola-attack-1", "rhinovirus-attack-2"], 1: ["influenza-attack-1"]}
FIRST: dict[str, Any] = {"edition": "first", "virus": True}


def over(**things: Any) -> Table:
    """The game ends; nobody owns anything but what is named."""
    return given(**{**FIRST, "round_number": 11, "flasks": 0, "pending": ("after",), **things}).play("done")


@pytest.mark.clause("C-VIR-38", "C-GOAL-04", "C-GOAL-05")
@pytest.mark.parametrize("goal", ["virus-attack", "immune-response"])
def test_a_virus_goal_is_claimed_like_any_other(goal: str) -> None:
    game = given(**FIRST, goals=[goal], marker=1).play("place laureates", f"goal {goal}")
    assert game.scored(0, "claims") == 3
    second = given(**FIRST, goals=[goal], goal_seats={goal: [1]}, marker=1).play("place laureates", f"goal {goal}")
    assert (second.scored(0, "claims"), second.truth["goal_seats"][goal]) == (0, [1, 0])
    full = given(**FIRST, goals=[goal], goal_seats={goal: [1, 2]}, marker=1).play("place laureates")
    assert full.why_not(f"goal {goal}") == "C-GOAL-02"


@pytest.mark.clause("C-VIR-38", "A-49")
def test_the_virus_attack_goal_counts_attack_cards_bought() -> None:
    game = over(goal_seats={"virus-attack": [1, 0]}, attacks={**ATTACKS, 2: ["ebola-attack-2"]})
    assert [game.scored(seat, "goals") for seat in range(3)] == [6, 3, 0]


@pytest.mark.clause("C-VIR-38", "C-VIR-39")
@pytest.mark.parametrize(("owned", "points"), [((0, 0, 0), 0), ((2, 0, 0), 0), ((2, 2, 2), 1), ((12, 2, 2), 4)])
def test_the_immune_response_goal_counts_antibodies_of_all_strains_together(
    owned: tuple[int, int, int], points: int
) -> None:
    columns = dict(zip(("ebola", "influenza", "rhinovirus"), owned, strict=True))
    game = over(goal_seats={"immune-response": [2]}, antibodies={2: columns, 1: {"ebola": 12}})
    assert [game.scored(seat, "goals") for seat in range(3)] == [0, 0, points]


@pytest.mark.clause("A-92", "A-49")
def test_the_diversity_goal_never_counts_attack_cards() -> None:
    things: dict[str, Any] = {"edition": "second", "goal_seats": {"diversity": [0]}, "completed": {0: ["insulin"]}}
    assert over(**things).scored(0, "goals") == over(**things, attacks=ATTACKS).scored(0, "goals") > 0


@pytest.mark.clause("A-49")
def test_without_its_goal_an_attack_card_is_worth_nothing() -> None:
    assert over(attacks=ATTACKS, goals=["detox"]).match.scores()[0]["total"] == 0


@pytest.mark.clause("A-49", "C-TIE-02")
def test_attack_cards_break_no_tie() -> None:
    """The marker lies with seat 0, so the last seat is farthest from it."""
    assert over(attacks=ATTACKS).winner == 2


@pytest.mark.clause("A-49")
def test_unless_the_table_counts_them() -> None:
    assert over(attacks=ATTACKS, rulings={"attacks_in_tie": "yes"}).winner == 0
    completed = {2: ["insulin", "hexokinase", "cortisol"]}
    assert over(attacks=ATTACKS, completed=completed, rulings={"attacks_in_tie": "yes"}).winner == 2


@pytest.mark.clause("A-66")
def test_points_lost_to_viruses_are_a_source_of_their_own() -> None:
    game = given(**FIRST, market=["ebola-attack-1"], points={1: 4}).play("place card-1")
    assert game.match.scores()[1]["sources"] == {
        **{"cards": 4, "receptors": 0, "claims": 0, "macromolecules": 0},
        **{"detox": 0, "sets": 0, "goals": 0, "virus": -1},
    }
