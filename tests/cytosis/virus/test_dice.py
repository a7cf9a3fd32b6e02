"""Dice and responses: how many by the zone of the Health Marker, in which order, and what they add up to."""

import numpy as np
import pytest

import vesicle
from given import attack, faces, given, key_for, outbreak
from vesicle.core.chance import draw_below

ZONES = [(0, 1), (9, 1), (10, 2), (14, 2), (29, 2), (30, 3), (200, 3)]


@pytest.mark.clause("C-VIR-14", "C-VIR-15")
@pytest.mark.parametrize(("health", "dice"), ZONES)
def test_the_zone_of_the_health_marker_gives_the_dice(health: int, dice: int) -> None:
    assert [len(rolled) for rolled in outbreak(points={1: health}).virus()["dice"]] == [1, dice, 1, 0, 0]


@pytest.mark.clause("A-47", "A-66")
@pytest.mark.parametrize("health", [-1, -30])
def test_health_below_nothing_is_the_lowest_zone(health: int) -> None:
    game = outbreak(points={1: health})
    assert game.health(1) == health
    assert game.virus()["dice"][1] == [1]


@pytest.mark.clause("C-VIR-14")
def test_health_of_every_source_counts() -> None:
    start = given(edition="first", virus=True, flasks=0, pending=("after",), events=["ebola-outbreak"]).match
    position = start.position()
    position["players"][0]["points"] |= {"cards": 6, "receptors": 2, "claims": 3, "virus": -1}
    game = vesicle.from_position(position)
    game.play("done")
    assert len([die for die in game.position()["dice"][0] if die]) == 2


@pytest.mark.clause("C-VIR-15")
def test_zones_are_values_of_the_box() -> None:
    box = {"virus": {"zone_from": [0, 5, 8], "zone_dice": [1, 1, 2]}}
    dice = outbreak(box=box, points={0: 4, 1: 5, 2: 8}).virus()["dice"]
    assert [len(rolled) for rolled in dice[:3]] == [1, 1, 2]


@pytest.mark.clause("C-VIR-16")
def test_the_response_is_dice_and_antibodies_of_that_strain_together() -> None:
    owned = {0: {"influenza": 4, "ebola": 12}, 1: {"influenza": 2}, 2: {"rhinovirus": 8}}
    game = outbreak(box=faces(5), points={1: 30}, antibodies=owned)
    assert game.virus()["response"][:3] == [5 + 4, 15 + 2, 5]


@pytest.mark.vector("T-14")
def test_a_roll_of_four_and_two_ebola_antibodies_make_six() -> None:
    assert outbreak("ebola", box=faces(4), antibodies={0: {"ebola": 2}}).virus()["response"][0] == 6


@pytest.mark.clause("A-85")
@pytest.mark.parametrize("marker", [0, 1, 2])
def test_dice_are_rolled_clockwise_from_the_holder_of_the_marker(marker: int) -> None:
    game = outbreak(box=None, marker=marker, points={0: 30, 1: 10, 2: 0}, rng=key_for([1, 2, 3, 4, 5, 6]))
    wanted = {0: [[1, 2, 3], [4, 5], [6]], 1: [[4, 5, 6], [1, 2], [3]], 2: [[2, 3, 4], [5, 6], [1]]}
    assert game.virus()["dice"][:3] == wanted[marker]


@pytest.mark.clause("A-85", "C-VIR-34")
@pytest.mark.parametrize(("marker", "rolled"), [(0, [[1, 2], [3], [4]]), (1, [[2, 3], [1], [4]])])
def test_the_dummy_rolls_last(marker: int, rolled: list[list[int]]) -> None:
    game = outbreak(box=None, players=2, marker=marker, points={0: 10}, rng=key_for([1, 2, 3, 4]))
    assert game.virus()["dice"][:3] == rolled


@pytest.mark.clause("C-VIR-14")
def test_every_face_of_a_die_comes_up() -> None:
    rolled = set()
    for number in range(12):
        game = outbreak(box=None, points={0: 30, 1: 30, 2: 30}, rng=[number, 0, 0])
        rolled |= {die for dice in game.virus()["dice"] for die in dice}
    assert rolled == {1, 2, 3, 4, 5, 6}


@pytest.mark.clause("A-85")
def test_nothing_else_is_left_to_chance_in_a_virus() -> None:
    game = outbreak(points={0: 30}, rng=[7, 0, 0], stocks={1: {"atp": 3}})
    rng = np.array([7, 0, 0], np.int64)
    for _ in range(3 + 1 + 1):
        draw_below(rng, 6)
    assert game.truth["rng"] == rng.tolist()
    assert game.play("take atp", "take mrna").truth["rng"] == rng.tolist()


@pytest.mark.clause("C-VIR-14", "C-VIR-24")
def test_each_virus_counts_the_dice_anew() -> None:
    game = attack("ebola", points={1: 31}, market=["ebola-attack-1", "influenza-attack-1"], stocks={2: {"atp": 1}})
    assert game.virus()["dice"] == [[1], [1, 1, 1], [1], [], []]
    game.weather().play("place nucleus-3", "place card-2")
    assert game.virus()["dice"] == [[1], [1, 1], [1], [], []]
    assert game.truth["outbreaks"] == 2


@pytest.mark.clause("C-VIR-24", "A-54")
def test_the_dice_against_an_attack_are_counted_after_the_loss() -> None:
    game = attack(points={0: 10, 1: 10, 2: 11})
    assert [len(rolled) for rolled in game.virus()["dice"][:3]] == [2, 1, 2]


@pytest.mark.vector("D-53")
@pytest.mark.clause("C-VIR-22", "A-47")
def test_without_health_points_an_attack_leads_below_nothing_and_one_die_is_rolled() -> None:
    game = attack()
    assert game.health(1) == -1
    assert game.virus()["dice"][1] == [1]


@pytest.mark.vector("T-17")
def test_fourteen_health_points_roll_two_dice_and_four_antibodies_join_them() -> None:
    game = attack(box=None, points={0: 14}, antibodies={0: {"influenza": 4}}, rng=key_for([4, 3]))
    assert game.virus()["dice"][0] == [4, 3]
    assert game.virus()["response"][0] == 11
