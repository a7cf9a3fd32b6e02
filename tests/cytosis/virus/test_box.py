"""The numbers of the Virus expansion in an own box: each may be another, and what does not fit is refused."""

from typing import Any

import pytest

import vesicle
from given import given, outbreak


def refusal(box: dict[str, Any], players: int = 3) -> str:
    with pytest.raises(ValueError) as caught:
        vesicle.new("cytosis", edition="first", players=players, virus=True, seed=1, box=box)
    assert "\n" not in str(caught.value)
    return str(caught.value)


@pytest.mark.parametrize(
    ("values", "sentence"),
    [
        ({"gains": 3}, "virus.gains: a list of 4 lists is wanted, not 3"),
        ({"gains": [[3, 1, 0]]}, "virus.gains: a list of 4 lists is wanted"),
        ({"gains": [[3, 1, 0], [3, 1], [3, 2, 1, 0], [4, 3, 2, 1, 0]]}, "virus.gains: a list of 3 whole numbers"),
        ({"loss": [1, 1, 1]}, "virus.loss: a list of 4 whole numbers is wanted"),
        ({"events_out": 5}, "virus.events_out: a list of 4 whole numbers is wanted"),
        ({"die_faces": [1, 2, 3]}, "virus.die_faces: a list of 6 whole numbers is wanted"),
        ({"zone_from": [0, 10]}, "virus.zone_from: a list of 3 whole numbers is wanted"),
        ({"zone_dice": [1, 2, 4]}, "virus.zone_dice: at most 3 dice are rolled"),
        ({"antibody_step": 0}, "virus.antibody_step: at least 1 is wanted"),
        ({"antibody_top": -1}, "virus.antibody_top: -1 is not a whole number"),
        ({"strains": ["ebola", "ebola", "influenza"]}, "virus.strains: a list of 3 different names is wanted"),
        ({"strains": "ebola"}, "virus.strains: a list of 3 different names is wanted"),
        ({"strains": ["ebola", "influenza", "measles"]}, "cards.rhinovirus-attack-1.strain: "),
    ],
)
def test_a_number_that_does_not_fit_is_refused_by_name(values: dict[str, Any], sentence: str) -> None:
    assert refusal({"virus": values}).startswith(sentence)


@pytest.mark.clause("C-COMP-17")
@pytest.mark.parametrize(
    ("box", "sentence"),
    [
        ({"cards": {"insulin": {"strain": "ebola"}}}, "cards.insulin.strain: only a virus has a strain"),
        ({"events": {"toxicity": {"strain": "ebola"}}}, "events.toxicity.strain: only a virus has a strain"),
        ({"events": {"ebola-outbreak": {"copies": 2}}}, "events: a box holds 3 Virus Events, not 4"),
        ({"events": {"ebola-outbreak": {"strain": "plague"}}}, "events.ebola-outbreak.strain: "),
    ],
)
def test_the_cards_of_the_viruses_must_be_those_of_the_box(box: dict[str, Any], sentence: str) -> None:
    assert refusal(box).startswith(sentence)


@pytest.mark.clause("C-VIR-22")
def test_the_loss_of_an_attack_is_a_value_of_the_box() -> None:
    game = given(
        edition="first", virus=True, box={"virus": {"attack_loss": 3}}, market=["ebola-attack-1"], points={1: 5}
    )
    assert game.play("place card-1").health(1) == 2


@pytest.mark.clause("C-VIR-27", "C-VIR-31", "A-51")
def test_gains_and_losses_are_values_of_the_box() -> None:
    gains = [[2, 0, 0], [2, 0, 0], [2, 0, 0, 0], [2, 0, 0, 0, 0]]
    box = {"virus": {"gains": gains, "loss": [3, 3, 3, 3], "die_faces": [1] * 6}}
    game = outbreak(box=box, stocks={2: {"carb": 1}, 1: {"carb": 1}}).play("take mrna", "take mrna")
    assert (game.to_act, game.asked) == (2, "lose")
    game.play("lose carb")
    assert (game.health(2), game.stock(2), game.stock(1)) == (-2, {}, {"carb": 1})


@pytest.mark.clause("A-56")
def test_how_many_virus_goals_may_lie_together_is_a_value_of_the_box() -> None:
    rules = vesicle.rules_for(
        "cytosis",
        {"edition": "first", "players": 4, "virus": True, "box": {"virus": {"virus_goals": [0, 0, 0, 0]}}},
    )
    for seed in range(20):
        goals = vesicle.Match.deal(rules, seed).position()["goal_open"]
        assert not goals["virus-attack"]
        assert not goals["immune-response"]
        assert sum(goals.values()) == 5


def test_the_box_must_have_enough_goals() -> None:
    assert "goals" in refusal({"virus": {"goals_in_play": [7, 7, 7, 7]}})


@pytest.mark.clause("C-VIR-03")
@pytest.mark.parametrize("out", [13, 20])
def test_no_more_base_events_can_leave_than_there_are(out: int) -> None:
    assert "events" in refusal({"virus": {"events_out": [out] * 4}})
