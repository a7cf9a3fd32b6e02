"""Cell plasticity: a grey piece costs three ATP."""

import pytest

from given import given

HIRER = {0: "cell-plasticity"}
EDITIONS = ("preview", "first", "second")

every_edition = pytest.mark.parametrize("edition", EDITIONS)


@pytest.mark.clause("C-EPI-12", "A-71")
@pytest.mark.vector("D-57")
@every_edition
def test_three_atp_are_enough_for_a_grey_piece(edition: str) -> None:
    game = given(edition=edition, traits=HIRER, atp=3).play("grey nucleus-3")
    assert game.stock() == {"mrna": 3}
    assert (game.to_act, game.asked) == (0, "turn")


@pytest.mark.clause("C-EPI-12")
def test_it_costs_three_and_not_four() -> None:
    assert given(edition="first", traits=HIRER, atp=9).play("grey nucleus-3").stock() == {"mrna": 3, "atp": 6}


@pytest.mark.clause("C-EPI-12", "C-GREY-01")
def test_two_atp_are_too_few() -> None:
    assert given(edition="first", traits=HIRER, atp=2).why_not("grey nucleus-3") == "C-GREY-01"


@pytest.mark.clause("C-EPI-12", "C-EPI-07")
def test_the_others_go_on_paying_four() -> None:
    other = {"edition": "first", "traits": {1: "cell-plasticity"}}
    assert given(**other, atp=3).why_not("grey nucleus-3") == "C-GREY-01"
    assert given(**other, atp=4).play("grey nucleus-3").stock() == {"mrna": 3}


@pytest.mark.clause("C-EPI-12", "C-GREY-05", "A-27")
def test_with_exactly_three_atp_glucose_is_out_of_reach_but_an_occupied_mitochondrion_is_not() -> None:
    game = given(edition="first", traits=HIRER, atp=3, occupied={"mitochondria-3": 1})
    assert game.why_not("grey glucose-1") == "C-GLU-04"
    assert game.play("grey mitochondria-3").stock() == {"atp": 3}


@pytest.mark.clause("C-EPI-12", "A-27")
def test_with_four_atp_glucose_is_in_reach() -> None:
    assert given(edition="first", traits=HIRER, atp=4).play("grey glucose-1").stock() == {"carb": 1}


@pytest.mark.clause("C-EPI-12", "C-GREY-06", "C-GREY-07", "C-GREY-09")
def test_the_other_rules_of_grey_pieces_stay() -> None:
    game = given(edition="first", traits=HIRER, atp=9, hand=["insulin"]).play("grey nucleus-3")
    assert game.why_not("grey nucleus-2") == "C-GREY-06"
    assert game.play("place nucleus-2").why_not("grey lipid-3") == "C-GREY-09"
    gone = given(edition="first", traits=HIRER, atp=9, greys={"nucleus-3": 1, "lipid-3": 1})
    assert gone.why_not("grey nucleus-2") == "C-GREY-07"


@pytest.mark.clause("C-EPI-12", "A-78")
def test_the_three_atp_reach_the_pile_before_the_action() -> None:
    game = given(edition="first", traits=HIRER, atp=3, supply={"atp": 0}).play("grey mitochondria-3")
    assert (game.stock(), game.supply("atp")) == ({"atp": 3}, 0)


@pytest.mark.clause("C-EPI-12", "C-GREY-13")
def test_with_two_players_the_cheaper_grey_piece_ignores_the_cap_too() -> None:
    game = given(players=2, edition="first", traits=HIRER, atp=3, occupied={"nucleus-3": 1})
    assert game.why_not("place nucleus-2") == "C-2P-07"
    assert game.play("grey nucleus-2").stock() == {"mrna": 2}
