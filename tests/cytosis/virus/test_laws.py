"""Laws of a virus, looked for in random games in which viruses come thick and fast."""

import random
from functools import cache
from typing import Any, NamedTuple

import pytest

import vesicle
from given import given

MOLECULES = ("mrna", "protein", "carb", "lipid", "atp")
QUESTIONS = ("vaccinate", "gain", "lose", "antibody")
MARKET = ["ebola-attack-1", "influenza-attack-1", "rhinovirus-attack-1", "ebola-attack-2"]
EVENTS = ["ebola-outbreak", "influenza-outbreak", "rhinovirus-outbreak"]
STEPS = 130

CASES: dict[str, dict[str, Any]] = {
    "two": {"players": 2, "edition": "first"},
    "three": {"players": 3, "edition": "first", "traits": {}},
    "four": {"players": 4, "edition": "preview"},
    "five": {"players": 5, "edition": "first", "traits": {0: "open-chromatin", 1: "poised-promoter"}},
    "unlimited": {"players": 3, "edition": "second"},
}

every_case = pytest.mark.parametrize("case", CASES)


class Step(NamedTuple):
    """One decision: who, what, and the table before and after it."""

    before: dict[str, Any]
    action: str
    after: dict[str, Any]


@cache
def steps(case: str) -> list[Step]:
    """A random game that buys every Virus Attack card it can; three Virus Events come first."""
    things = CASES[case]
    dice = random.Random(case)
    stocks = {seat: {"atp": 4, "mrna": 2, "lipid": 2} for seat in range(things["players"])}
    game = given(**things, virus=True, market=MARKET, events=EVENTS, stocks=stocks)
    made = []
    before = game.truth
    for _ in range(STEPS):
        wanted = [action for action in game.legal if action.startswith(("place card", "grey card", "choose"))]
        action = dice.choice(wanted or game.legal)
        game.play(action)
        after = game.truth
        made.append(Step(before, action, after))
        before = after
    return made


def asked(table: dict[str, Any]) -> str:
    pending: list[str] = table["pending"]
    return pending[-1]


@every_case
def test_the_games_have_viruses_of_both_kinds_and_every_question(case: str) -> None:
    tables = [step.before for step in steps(case)]
    assert any(table["resume"] is not None for table in tables)
    assert any("new-round" in table["pending"] for table in tables)
    assert {*QUESTIONS} - {asked(table) for table in tables} <= ({"lose"} if case == "five" else set())


@pytest.mark.clause("C-COMP-13", "A-20", "A-51")
@pytest.mark.parametrize("case", [case for case in CASES if case != "unlimited"])
def test_pieces_are_conserved_through_a_virus(case: str) -> None:
    for step in steps(case):
        for molecule in MOLECULES:
            assert step.after["supply"][molecule] >= 0
            assert count_pieces(step.after, molecule) == count_pieces(steps(case)[0].before, molecule)


def count_pieces(table: dict[str, Any], molecule: str) -> int:
    owned = sum(me["stock"][molecule] + sum(disk[molecule] for disk in me["cargo"]) for me in table["players"])
    waiting = sum(area[molecule] for area in table["boost"].values())
    return int(table["supply"][molecule] + owned + waiting)


@pytest.mark.clause("C-VIR-39", "C-VIR-40")
@every_case
def test_antibodies_never_fall_and_rise_by_steps(case: str) -> None:
    for step in steps(case):
        old, new = markers(step.before), markers(step.after)
        rises = [
            (place, after - before)
            for place, (before, after) in enumerate(zip(old, new, strict=True))
            if after != before
        ]
        assert all(rise == 2 for _, rise in rises)
        assert step.action == "antibody" or len(rises) <= (len(step.after["players"]) == 2)


def markers(table: dict[str, Any]) -> list[int]:
    mats = [*(me["antibodies"] for me in table["players"]), table["dummy"]]
    return [amount for mat in mats for amount in mat.values()]


@pytest.mark.clause("C-VIR-17", "C-VIR-18", "C-VIR-21", "A-48", "A-85")
@every_case
def test_nobody_acts_out_of_order(case: str) -> None:
    for step in steps(case):
        table, question = step.before, asked(step.before)
        if question in ("gain", "lose"):
            assert table["seat"] == table["ranking"][table["place"] - 1]
        elif question == "antibody":
            assert table["seat"] == (table["marker"] + table["place"] - 1) % len(table["players"])
        elif question == "vaccinate":
            assert table["seat"] == table["resume"]
            assert table["players"][table["seat"]]["attacks"][-1].startswith(table["strain"])


@pytest.mark.clause("C-VIR-17", "C-VIR-32", "C-VIR-33")
@every_case
def test_the_ranking_falls_and_ties_go_round_from_the_marker(case: str) -> None:
    for step in steps(case):
        if step.after["outbreaks"] == step.before["outbreaks"]:
            continue
        table, players = step.after, len(step.after["players"])
        distance = {seat: (seat - table["marker"]) % players for seat in range(players)} | {players: -1}
        order = [(-table["response"][who], distance[who]) for who in table["ranking"]]
        assert order == sorted(order)
        assert sorted(table["ranking"]) == list(range(max(players, 3)))


@pytest.mark.clause("C-VIR-14", "C-VIR-16", "C-VIR-24")
@every_case
def test_responses_are_dice_by_zone_and_antibodies(case: str) -> None:
    for step in steps(case):
        if step.after["outbreaks"] == step.before["outbreaks"]:
            continue
        table = step.after
        for seat, me in enumerate(table["players"]):
            health = sum(me["points"].values())
            assert sum(die > 0 for die in table["dice"][seat]) == 1 + (health >= 10) + (health >= 30)
            assert table["response"][seat] == sum(table["dice"][seat]) + me["antibodies"][table["strain"]]


@pytest.mark.clause("C-VIR-20")
@every_case
def test_an_interrupted_turn_is_taken_up_by_its_owner_with_nothing_else_changed(case: str) -> None:
    interrupted: list[Any] = []
    for step in steps(case):
        if step.before["resume"] is None and step.after["resume"] is not None:
            interrupted = [step.after["resume"], step.after["pending"][: step.after["pending"].index("resume")]]
            assert step.after["resume"] == step.before["seat"]
        if step.before["resume"] is not None:
            kept = ("occupant", "greys", "market", "deck", "discard", "grey_used", "scouted", "marker", "starter")
            assert step.before["pending"][: len(interrupted[1])] == interrupted[1]
            if step.after["resume"] is not None:
                assert all(step.before[name] == step.after[name] for name in kept)
    assert interrupted


@pytest.mark.clause("C-VIR-22", "A-66")
@every_case
def test_health_is_lost_to_viruses_alone(case: str) -> None:
    for step in steps(case):
        for old, new in zip(step.before["players"], step.after["players"], strict=True):
            losses = {source for source, points in new["points"].items() if points < old["points"][source]}
            assert losses <= {"virus"}
            assert new["points"]["virus"] <= old["points"]["virus"] <= 0


@pytest.mark.clause("A-49", "A-50")
@every_case
def test_attack_cards_are_in_the_deck_the_market_the_discard_or_with_a_buyer(case: str) -> None:
    for step in steps(case)[::10]:
        table = step.after
        found = [*table["deck"], *table["discard"], *(card for card in table["market"].values() if card)]
        found += [card for me in table["players"] for card in me["attacks"]]
        assert sum("-attack-" in card for card in found) == 6


@pytest.mark.clause("C-VIR-01")
@every_case
def test_every_position_on_the_way_loads_as_it_was(case: str) -> None:
    tables = [step.after for step in steps(case)]
    for table in [table for table in tables if asked(table) in QUESTIONS][:12] + tables[::25]:
        assert vesicle.from_position(table).position() == table


@pytest.mark.clause("C-VIR-05")
def test_a_whole_game_has_as_many_rounds_as_events_and_one() -> None:
    game = vesicle.new("cytosis", edition="first", players=2, virus=True, seed=2)
    dice = random.Random(2)
    while game.winner is None:
        game.play(dice.choice(game.legal))
    truth = game.position()
    assert truth["round_number"] == 11
    assert truth["outbreaks"] >= 3
    assert vesicle.replay(game.record()).position() == truth
