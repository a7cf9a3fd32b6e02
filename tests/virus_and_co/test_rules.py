"""Options, rulings and what a match says about itself."""

from typing import Any

import pytest

import vesicle
from virus_given import given


@pytest.mark.clause("R-51")
@pytest.mark.parametrize(
    ("options", "complaint"),
    [
        ({"rounds": 0}, "rounds: 0 is not a whole number from 1 to 9"),
        ({"rounds": 10}, "rounds: 10 is not a whole number from 1 to 9"),
        ({"rounds": True}, "rounds: True is not a whole number"),
        ({"etiquette": 1}, "etiquette: 1 is neither true nor false"),
        ({"colour": "red"}, "there is no option 'colour'"),
        ({"rulings": ["free"]}, "rulings: a table of names is wanted"),
        ({"rulings": {"pay": "free"}}, "ruling: 'pay' is none of"),
        ({"rulings": {"payment": "later"}}, "ruling 'payment': 'later' is none of exact, free"),
        ({"box": 7}, "box: the path of a TOML file is wanted"),
        ({"box": "no-such-box.toml"}, "box file 'no-such-box.toml' cannot be read"),
        ({"first_seat": 4}, "first_seat: 4 is no seat of a game for 4"),
        ({"first_seat": True}, "first_seat: True is no seat"),
        ({"edition": "second"}, "edition 'second' is none of"),
    ],
)
def test_an_option_that_does_not_exist_is_refused(options: dict[str, Any], complaint: str) -> None:
    with pytest.raises(ValueError) as refusal:
        vesicle.new("virus-and-co", **options)
    assert complaint in str(refusal.value)


def test_rulings_that_are_played_anyway_are_left_out_of_the_record() -> None:
    match = vesicle.new("virus-and-co", rulings={"payment": "exact", "starter": "rotate"}, seed=1)
    assert match.record()["options"]["rulings"] == {"starter": "rotate"}


def test_the_games_say_what_can_be_chosen() -> None:
    described = vesicle.games()["virus-and-co"]
    assert described["players"] == [3, 4, 5, 6] and set(described["editions"]) == {"later", "first-print"}
    assert described["options"]["rounds"] == 3 and described["options"]["etiquette"] is False
    assert described["rulings"]["passing"]["defaults"] == {"later": "left", "first-print": "onward"}


def test_a_refusal_names_its_clauses() -> None:
    with pytest.raises(vesicle.IllegalAction, match="V-076") as refusal:
        given(hands={0: ["recall"]}).play("risk recall")
    assert refusal.value.clauses == ("V-076",) and "sickness of 4" in str(refusal.value)


def test_seats_beyond_the_table_are_no_actions() -> None:
    table = given(players=3, offers=["ebola", "zika"]).play("circulate 1")
    with pytest.raises(vesicle.UnknownAction):
        table.play("pass 3")


@pytest.mark.clause("V-001")
@pytest.mark.parametrize(("card", "verb"), [(None, "pass"), ("sneeze-1", "name"), ("test-subject", "donor")])
def test_by_number_such_seats_are_refused(card: str | None, verb: str) -> None:
    hands = {0: [card]} if card else {}
    table = given(players=3, rows={0: ["zika"]}, hands=hands, offers=["ebola", "dengue"])
    table.play(*([f"risk {card}", "pass 1", "accept"] if card else ["circulate 1"]))
    rules = table.match.rules
    action = rules.numbers[f"{verb} 0"] + 4
    assert rules.clauses(action, rules.why_not(table.match._games, rules.boxes, action)) == ("V-001",)


def test_a_game_is_saved_and_played_again() -> None:
    match = vesicle.new("virus-and-co", players=5, seed=11, etiquette=True, rounds=1)
    while match.to_act is not None:
        match.play(match.legal[-1])
    assert vesicle.replay(match.record()).position() == match.position()
