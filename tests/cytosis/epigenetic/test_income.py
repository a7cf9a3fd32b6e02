"""Housekeeping: one ATP, mRNA or lipid at the start of every round."""

import pytest

import vesicle
from given import Table, given, given_round

INCOME = {1: "housekeeping"}


@pytest.mark.clause("C-EPI-15", "C-EPI-07")
@pytest.mark.parametrize(
    ("edition", "molecule"),
    [("first", "atp"), ("first", "mrna"), ("first", "lipid"), ("preview", "atp"), ("second", "atp")],
)
def test_a_round_starts_with_a_resource_for_nothing(edition: str, molecule: str) -> None:
    game = given_round(edition=edition, traits=INCOME, events=["glucose-boost"])
    pile = game.supply(molecule)
    assert (game.to_act, game.asked, game.truth["round_number"]) == (1, "income", 2)
    game.play(f"take {molecule}")
    assert (game.stock(1), game.supply(molecule)) == ({molecule: 1}, pile - 1)
    assert (game.to_act, game.asked) == (0, "turn")


@pytest.mark.clause("C-EPI-15")
@pytest.mark.parametrize("molecule", ["carb", "protein"])
def test_neither_a_carbohydrate_nor_a_protein(molecule: str) -> None:
    game = given_round(traits=INCOME)
    assert game.why_not(f"take {molecule}") == "C-EPI-15"
    assert game.legal == ("take mrna", "take lipid", "take atp", "done")


@pytest.mark.clause("C-EPI-15", "A-87")
def test_it_may_be_declined() -> None:
    game = given_round(traits=INCOME).play("done")
    assert (game.stock(1), game.to_act, game.asked) == ({}, 0, "turn")


@pytest.mark.clause("C-EPI-15")
@pytest.mark.parametrize("action", ["place nucleus-3", "grey nucleus-3"])
def test_it_is_no_turn(action: str) -> None:
    game = given_round(traits=INCOME, stocks={1: {"atp": 4}})
    assert game.why_not(action) == "C-EPI-15"


@pytest.mark.clause("C-EPI-15", "A-58")
def test_no_instant_card_is_played_with_it() -> None:
    assert given_round(traits=INCOME, hands={1: ["lipid-reserve"]}).why_not("play lipid-reserve") == "C-RES-01"


@pytest.mark.clause("C-EPI-15")
def test_it_comes_once_a_round_and_in_every_round() -> None:
    game = given_round(traits=INCOME).play("take atp")
    for number in (3, 4):
        game.end_round()
        assert (game.truth["round_number"], game.to_act, game.asked) == (number, 1, "income")
        game.play("done")
        assert game.asked == "turn"


@pytest.mark.clause("C-EPI-15", "A-59")
def test_also_in_the_first_round() -> None:
    setup = given(edition="first", traits=INCOME, seat=2).truth | {"round_number": 0, "pending": ["free"]}
    game = Table(vesicle.from_position(setup)).play("take atp")
    assert (game.truth["round_number"], game.to_act, game.asked) == (1, 1, "income")


@pytest.mark.clause("C-EPI-15")
def test_and_in_the_last() -> None:
    game = given_round(traits=INCOME, round_number=10)
    assert (game.truth["round_number"], game.asked) == (11, "income")
    assert game.truth["events"] == []


@pytest.mark.clause("C-EPI-15")
def test_without_its_owner_nobody_is_asked() -> None:
    assert given_round(traits={}).asked == "turn"


@pytest.mark.clause("C-EPI-15")
def test_its_owner_may_be_the_first_player() -> None:
    game = given_round(traits={0: "housekeeping"}).play("take mrna")
    assert (game.to_act, game.asked) == (0, "turn")


@pytest.mark.clause("A-77", "C-EPI-15")
@pytest.mark.parametrize("molecule", ["atp", "mrna", "lipid"])
def test_an_empty_pile_is_no_choice(molecule: str) -> None:
    game = given_round(traits=INCOME, events=["glucose-boost"], supply={molecule: 0})
    assert game.why_not(f"take {molecule}") == "A-77"
    assert game.options("take") == [name for name in ("mrna", "lipid", "atp") if name != molecule]


@pytest.mark.clause("A-77", "A-93")
def test_with_all_three_piles_empty_nobody_is_asked() -> None:
    game = given_round(traits=INCOME, events=["glucose-boost"], supply={"atp": 0, "mrna": 0, "lipid": 0})
    assert (game.to_act, game.asked) == (0, "turn")


@pytest.mark.clause("A-77", "C-COMP-11")
def test_an_unlimited_supply_always_has_one() -> None:
    rich = {2: {"atp": 200, "mrna": 200, "lipid": 200}}
    game = given_round(edition="second", traits=INCOME, stocks=rich)
    assert game.options("take") == ["mrna", "lipid", "atp"]
