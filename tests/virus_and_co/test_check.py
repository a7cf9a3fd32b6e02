"""Positions that people edit."""

from collections.abc import Callable
from typing import Any

import pytest

import vesicle
from virus_given import given

Change = Callable[[dict[str, Any]], Any]


def side(seat: int, **fields: Any) -> Change:
    return lambda table: table["players"][seat].update(fields)


def fields(**named: Any) -> Change:
    return lambda table: table.update(named)


def nested(name: str, **named: Any) -> Change:
    return lambda table: table[name].update(named)


def swapped(one: str, other: str) -> Change:
    """Exchange the last card of two piles."""

    def change(table: dict[str, Any]) -> None:
        table[one][-1], table[other][-1] = table[other][-1], table[one][-1]

    return change


def start(*actions: str, **options: Any) -> dict[str, Any]:
    settings: dict[str, Any] = {"rows": {0: ["zika"]}, "offers": ["ebola", "dengue"]}
    return given(**{**settings, **options}).play(*actions).truth


def refusal(table: dict[str, Any], change: Change) -> str:
    change(table)
    with pytest.raises(ValueError) as refused:
        vesicle.from_position(table)
    return str(refused.value)


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        (fields(seat=4), "seat: there is no seat 4"),
        (fields(winner=5), "winner: there is no seat 5"),
        (fields(forgot=2), "forgot: 2 is neither 0 nor 1"),
        (fields(rng=[-1, 0, 0]), "rng: the key is two words"),
        (fields(round_number=4), "round_number: 4 is none of the 3 rounds"),
        (nested("pharmacy", blue=4), "pharmacy.blue: 16 pills in all, but 15 are in play"),
        (side(0, pills={"blue": -1, "yellow": 2, "red": 2}), "players[0]: blue pills are never below 0"),
        (side(0, row=["zika", "injection-1"]), "players[0].row: 'injection-1' does not belong there"),
        (side(0, injections=["mumps"]), "players[0].injections: 'mumps' does not belong there"),
        (side(0, lasting=["recall"]), "players[0].lasting: 'recall' does not belong there"),
        (side(0, hand=["mumps"]), "players[0].hand: 'mumps' is no Risk card"),
        (side(0, under=["zika", None, None]), "players[0].under[0]: an Injection lies on a Virus of the same player"),
        (side(0, named=[1, *[None] * 7]), "players[0].named[0]: a bet, and nothing else, names another player"),
        (side(0, row=["zika", "measles", "mumps"]), "icu: seat 0 is ill enough"),
        (side(0, visits=2), "players[0]: visits and scores are those of the rounds that are over"),
        (side(0, scores=[3, *[0] * 8]), "players[0]: visits and scores"),
        (side(0, points={"pills": 1, "sickness": 0, "bets": 0, "icu": 0}), "players[0].points: by source and by round"),
        (side(0, row=[]), "cards: 'zika' is in 0 places"),
        (swapped("out", "pile_1"), "pile_1: a card of the other deck is there"),
        (nested("known", recall=3), "known.recall: a card out of the round is known to all or to none"),
        (fields(winners=[1]), "winners: nobody has won yet"),
        (fields(winner=0, pending=[]), "winner: the scores of the last round say otherwise"),
        (fields(pending=[]), "pending: these questions cannot be open together"),
        (fields(pending=["turn-card"]), "pending: these questions cannot be open together"),
        (fields(active=1), "seat: the active player decides at the beginning of a turn"),
        (fields(pile=2), "pile: named only while a card is taken from it"),
        (fields(pile=1), "pile: named only while a card is taken from it"),
        (fields(recipient=1), "recipient: somebody has the card exactly when the action is under way"),
        (fields(target=1), "target: another player is named exactly while a command is completed"),
        (side(0, choice="red"), "players[0].choice: a pill that is there"),
        (fields(pending=["choose"], recipient=0), "pending: no action answers this question"),
        (fields(pending=["donor"], recipient=0), "collected: no pills are due"),
        (fields(pending=["inject"], recipient=0), "moving: this card cannot be on its way now"),
        (fields(pending=["turn", "pass"]), "moving: this card cannot be on its way now"),
    ],
)
def test_what_cannot_be_is_refused_by_name(change: Change, complaint: str) -> None:
    assert refusal(start(), change).startswith(complaint)


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        (fields(giver=None), "giver: a card that circulates was passed by somebody else"),
        (fields(passes=0), "giver: a card that circulates was passed by somebody else"),
        (fields(pending=["name"]), "moving: this card cannot be on its way now"),
        (fields(pending=["return"]), "moving: this card cannot be on its way now"),
    ],
)
def test_a_circulation_must_fit_its_card(change: Change, complaint: str) -> None:
    assert refusal(start("circulate 1", "pass 1"), change).startswith(complaint)


def test_pills_are_staged_only_in_a_circulation() -> None:
    table = start("circulate 2", "pay 0y-0r")
    assert "staged only while a card circulates" in refusal(table, fields(pending=["choose"], moving=["dengue"]))


def test_the_named_pile_must_offer_a_card() -> None:
    table = start("circulate 1", offers=["ebola", None])
    assert refusal(table, fields(pile=1)) == "pile: it offers no card"


def test_nobody_is_in_intensive_care_while_the_round_goes_on() -> None:
    change = side(0, row=["zika", "measles", "mumps"])
    assert "with somebody in intensive care" in refusal(
        start(rounds=1), lambda t: (change(t), fields(icu=0)(t), drop(t))
    )


def drop(table: dict[str, Any]) -> None:
    """Take the cards that were added to a row out of the first pile."""
    table["pile_1"] = [card for card in table["pile_1"] if card not in ("measles", "mumps")]


def test_nothing_is_asked_when_the_game_is_over() -> None:
    table = start("keep 1", rounds=1, rows={0: ["zika", "yellow-fever"]})
    assert table["winner"] is not None and table["icu"] == 0
    assert vesicle.from_position(table).position() == table
    assert refusal(table, fields(pending=["turn"])) == "pending: nothing is asked when the game is over"


def test_who_knows_a_card_follows_from_where_it_lies() -> None:
    table = start("risk recall", "pass 2", hands={0: ["recall"]})
    table["known"] = dict.fromkeys(table["known"], 0)
    match = vesicle.from_position(table)
    assert match.view(0)["moving"] == ["recall"] and match.view(1)["moving"] == [None]


def test_a_rude_command_can_be_saved_and_loaded() -> None:
    options = {"etiquette": True, "lasting": {1: [("senior-doctor", None)]}, "pending": ["turn-card"]}
    for actions in (["circulate 2"], ["circulate 2", "plain"], ["circulate 2", "plain", "pill red", "pay 0y-0r"]):
        table = start("took", *actions, **options)
        assert vesicle.from_position(table).position() == table


@pytest.mark.clause("V-032")
@pytest.mark.parametrize("actions", [["keep 1"], ["risk recall", "pass 3", "plain"]])
def test_a_choice_of_the_pill_for_forgetting_can_be_saved_and_loaded(actions: list[str]) -> None:
    polite: dict[str, Any] = {"etiquette": True, "active": 1, "seat": 1, "pending": ["turn-card"], "turn_card": 0}
    table = start("forgot", *actions, rows={1: ["zika"]}, hands={1: ["recall"]}, **polite)
    assert table["pending"][-1] == "lapse"
    assert vesicle.from_position(table).position() == table


@pytest.mark.clause("R-58")
def test_a_search_for_donors_can_be_saved_and_loaded() -> None:
    table = given(rows={0: ["zika"]}, hands={0: ["test-subject"]}).play(
        "risk test-subject", "pass 1", "accept", "donor 0"
    )
    loaded = vesicle.from_position(table.match.position())
    assert loaded.legal == table.match.legal and loaded.legal[0].startswith("donor")
