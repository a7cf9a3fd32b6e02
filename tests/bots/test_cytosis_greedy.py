"""The greedy bot of Cytosis: what it weighs, and what it prefers in small positions."""

from typing import Any

import numpy as np
import pytest

import vesicle
from cases import CYTOSIS, HOUSE_RULES
from given import Table, given
from positions import decisions
from vesicle.bots.brains import brain_for
from vesicle.bots.greedy import GreedyBot
from vesicle.bots.interface import Situation, situation_of
from vesicle.bots.random_bot import RandomBot

BRAIN = brain_for("cytosis")


def greedy(table: Table) -> str:
    return GreedyBot("cytosis").choose(situation_of(table.match, 1))


def weights(situation: Situation) -> dict[str, float]:
    return dict(zip(situation.legal, GreedyBot("cytosis").weigh(situation), strict=True))


def test_the_terms_of_an_action_add_up_to_its_weight() -> None:
    for match in decisions("cytosis", 15):
        situation = situation_of(match, 5)
        for action, weight in weights(situation).items():
            assert sum(BRAIN.explain(situation, action).terms.values()) == pytest.approx(weight), action


@pytest.mark.parametrize("case", [*CYTOSIS, *HOUSE_RULES])
def test_every_question_of_every_table_is_weighed(case: str) -> None:
    game, options = {**CYTOSIS, **HOUSE_RULES}[case]
    match, bots = vesicle.new(game, seed=4, **options), (GreedyBot(game), RandomBot())
    while match.to_act is not None:
        situation = situation_of(match, 2)
        assert np.isfinite(bots[0].weigh(situation)).all()
        match.play(bots[match.to_act % 2].choose(situation))


def test_weighing_leaves_the_game_alone() -> None:
    situation = situation_of(next(decisions("cytosis", 30)), 3)
    before = situation.games.tobytes()
    weights(situation)
    assert situation.games.tobytes() == before


CLAIMED = {"detox": [0], "enzymes": [0]}  # seat 0 has no Goal Marker left
READY: dict[str, Any] = {"hand": ["insulin"], "disks": {(0, 0): ("golgi", {"protein": 2, "carb": 1})}}


def test_a_vesicle_that_is_ready_is_released_while_there_is_time() -> None:
    assert greedy(given(players=4, round_number=12, flasks=1, atp=2, **READY)).startswith("place exocytosis")


def test_missing_atp_comes_before_the_exocytosis() -> None:
    table = given(players=4, round_number=11, occupied={"mitochondria-3": 1}, goal_seats=CLAIMED, **READY)
    assert greedy(table) == "place mitochondria-2"


def test_the_dearer_of_two_cards_is_completed() -> None:
    table = given(players=4, hand=["glucagon", "prolactin"], atp=3, disks=READY["disks"], round_number=12)
    assert greedy(table.play("place exocytosis-1")) == "complete prolactin"


def test_a_vesicle_is_loaded_with_what_its_card_needs() -> None:
    table = given(players=4, hand=["insulin"], mrna=4, carb=1, atp=2).play("place rough-1")
    assert greedy(table) == "load 2"


def test_the_golgi_adds_what_the_card_asks_for() -> None:
    table = given(
        players=4, hand=["androgen-receptor"], carb=1, lipid=1, atp=2, disks={(0, 0): ("rough", {"protein": 3})}
    )
    assert greedy(table.play("place golgi-1")) == "add lipid"


def test_an_enzyme_that_makes_a_set_is_completed_before_another_that_does_not() -> None:
    table = given(
        players=4,
        hand=["hexokinase", "lactate-dehydrogenase"],
        completed={0: ["pyruvate-kinase"]},
        protein=2,
        atp=2,
        round_number=12,
        flasks=1,
    )
    assert greedy(table.play("place cytoplasm")) == "complete lactate-dehydrogenase"


def test_a_goal_that_counts_completed_cards_is_claimed_before_others() -> None:
    completed = {0: ["insulin", "glucagon", "oxytocin"]}
    table = given(players=4, completed=completed, goals=["protein-hormones", "detox", "enzymes"], round_number=8)
    assert greedy(table.play("place laureates")) == "goal protein-hormones"


def test_the_others_receptors_count_against_a_hormone() -> None:
    hand, stock = ["insulin", "progesterone"], {"atp": 2}
    disks = {(0, 0): ("golgi", {"protein": 2, "carb": 1}), (0, 1): ("golgi", {"lipid": 2, "carb": 1})}
    rest: dict[str, Any] = {"players": 2, "hand": hand, "disks": disks, "round_number": 11, "flasks": {0: 1}}
    receptors = ["insulin-receptor", "glucagon-receptor", "oxytocin-receptor"]
    feared = given(completed={1: receptors}, **rest, **stock).play("place exocytosis-1")
    assert greedy(feared) == "complete progesterone"


def test_spare_carbohydrates_are_points_in_the_last_round() -> None:
    table = given(players=4, round_number=12, flasks={0: 1}, atp=2, goal_seats=CLAIMED)
    assert greedy(table) == "place glucose-2"


def test_greedy_beats_three_random_players_nearly_always() -> None:
    wins, bot, other = 0, GreedyBot("cytosis"), RandomBot()
    for seed in range(8):
        match = vesicle.new("cytosis", players=4, seed=seed)
        while match.to_act is not None:
            situation = situation_of(match, seed)
            match.play((bot if match.to_act == seed % 4 else other).choose(situation))
        wins += match.winner == seed % 4
    assert wins >= 7
