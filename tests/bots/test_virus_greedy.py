"""Greedy play of Virus & Co.: weights in named terms, and sensible answers in small positions."""

import numpy as np
import pytest

import vesicle
from positions import decisions, twin_of
from vesicle.bots.brains import brain_for
from vesicle.bots.greedy import GreedyBot
from vesicle.bots.interface import situation_of
from vesicle.core.playouts import MAX_ACTIONS
from vesicle.core.record import copy_of
from virus_given import Table, given

BRAIN = brain_for("virus-and-co")


def choose(table: Table) -> str:
    return GreedyBot("virus-and-co").choose(situation_of(table.match, 1))


def weigh(match: vesicle.Match) -> list[float]:
    situation = situation_of(match, 1)
    weights = np.zeros(MAX_ACTIONS)
    count = BRAIN.weigh_first(situation.games, situation.rules.boxes, BRAIN.new_desk(), weights)
    return weights[:count].tolist()


@pytest.mark.parametrize(
    ("players", "edition", "etiquette"), [(3, "later", False), (4, "first-print", True), (6, "later", False)]
)
def test_the_terms_of_an_action_add_up_to_its_weight(players: int, edition: str, etiquette: bool) -> None:
    match = vesicle.new("virus-and-co", players=players, edition=edition, etiquette=etiquette, seed=2)
    for number in range(24):
        weights, situation = weigh(match), situation_of(match, 1)
        for action, weight in zip(situation.legal, weights, strict=True):
            assert sum(BRAIN.explain(situation, action).terms.values()) == pytest.approx(weight)
        match.play(match.legal[number % len(match.legal)])


def test_weighing_leaves_the_game_as_it_is() -> None:
    situation = situation_of(vesicle.new("virus-and-co", seed=2), 1)
    before = copy_of(situation.games[0])
    BRAIN.weigh_first(situation.games, situation.rules.boxes, BRAIN.new_desk(), np.zeros(MAX_ACTIONS))
    assert situation.games[0] == before


def test_what_a_seat_cannot_see_does_not_change_its_weights() -> None:
    for match in decisions("virus-and-co", 7):
        assert weigh(match) == weigh(twin_of(match, seed=77))


def test_a_virus_that_means_intensive_care_is_refused() -> None:
    table = given(rows={1: ["zika", "west-nile"]}, offers=["yellow-fever", "rhinovirus"]).play("circulate 1")
    assert choose(table).startswith("pay")


def test_a_virus_is_taken_when_the_price_is_worse() -> None:
    table = given(offers=["rhinovirus", "ebola"], pills={1: (1, 0, 0)}).play("circulate 1", "pay 0y-0r", "pay 1y-0r")
    assert choose(table) == "accept"


def test_nobody_keeps_a_third_injection() -> None:
    laid = [("injection-1", None), ("injection-2", None)]
    table = given(injections={0: laid}, offers=["injection-3", "injection-4"])
    assert choose(table).startswith("circulate")


def test_an_injection_goes_on_the_virus_that_it_helps_most() -> None:
    table = given(rows={0: ["norovirus", "dengue", "mumps"]}, offers=["injection-1", "zika"]).play("keep 1")
    assert choose(table) == "inject dengue"


def test_a_sneeze_hits_the_one_who_is_nearly_in_intensive_care() -> None:
    rows = {0: ["zika"], 2: ["dengue", "ebola"], 3: ["mumps"]}
    table = given(rows=rows, hands={0: ["sneeze-1"]}).play("risk sneeze-1", "pass 1", "accept")
    assert choose(table) == "name 2"


@pytest.mark.parametrize(("card", "named"), [("diagnosis", "name 2"), ("nurse", "name 3")])
def test_bets_are_on_the_sickest_and_against_the_healthiest(card: str, named: str) -> None:
    rows = {0: ["zika"], 2: ["dengue", "ebola"]}
    pills = {2: (0, 0, 0), 3: (3, 2, 2), 0: (1, 1, 1)}
    table = given(rows=rows, hands={0: [card]}, pills=pills).play(f"risk {card}", "pass 1", "accept")
    assert choose(table) == named


def test_a_pill_of_own_choice_is_the_cheapest() -> None:
    table = given(rows={0: ["zika"]}, hands={0: ["co-payment"]}).play("risk co-payment", "pass 1", "accept")
    assert choose(table) == "pill blue"


def test_manners_cost_nothing() -> None:
    lasting: dict[int, list[tuple[str, int | None]]] = {1: [("senior-doctor", None)]}
    table = given(etiquette=True, lasting=lasting, offers=["zika", "dengue"], turn_card=3, pending=["turn-card"])
    assert choose(table) == "took"
    assert choose(table.play("took", "circulate 1")) == "doctor"
