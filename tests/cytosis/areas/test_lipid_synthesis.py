"""Smooth ER, lipid synthesis: lipids for nothing."""

import pytest

from given import given

in_every_edition = pytest.mark.parametrize("edition", ["preview", "first", "second"])
with_a_finite_supply = pytest.mark.parametrize("edition", ["preview", "first"])


@in_every_edition
@pytest.mark.clause("C-LIP-01")
def test_lipid_synthesis_has_two_spots_marked_3_and_2(edition: str) -> None:
    table = given(edition=edition)
    assert [spot for spot in table.options("place") if spot.startswith("lipid")] == ["lipid-3", "lipid-2"]


@in_every_edition
@pytest.mark.parametrize(("spot", "lipids"), [("lipid-3", 3), ("lipid-2", 2)])
@pytest.mark.clause("C-LIP-02")
def test_each_spot_gives_the_lipids_that_it_is_marked_with_and_costs_nothing(
    edition: str, spot: str, lipids: int
) -> None:
    table = given(edition=edition, atp=1)
    before = table.supply("lipid")
    table.play(f"place {spot}")
    assert table.stock() == {"lipid": lipids, "atp": 1}
    assert table.supply("lipid") == before - lipids


@in_every_edition
@pytest.mark.clause("C-LIP-02")
def test_both_spots_can_be_used_in_one_round(edition: str) -> None:
    table = given(edition=edition).play("place lipid-2", "place lipid-3")
    assert table.stock(0) == {"lipid": 2}
    assert table.stock(1) == {"lipid": 3}


@with_a_finite_supply
@pytest.mark.clause("C-LIP-02", "C-COMP-12", "A-21", "A-76")
def test_a_short_pile_of_lipids_gives_what_is_left(edition: str) -> None:
    table = given(edition=edition, supply={"lipid": 2}).play("place lipid-3")
    assert table.stock() == {"lipid": 2}
    assert table.supply("lipid") == 0


@with_a_finite_supply
@pytest.mark.clause("C-COMP-12", "A-21", "A-76")
def test_lipid_synthesis_is_closed_once_no_lipid_is_left(edition: str) -> None:
    table = given(edition=edition, supply={"lipid": 0})
    assert table.why_not("place lipid-3") == "C-COMP-12"
    assert table.why_not("place lipid-2") == "C-COMP-12"


@with_a_finite_supply
@pytest.mark.clause("A-21")
def test_a_table_may_close_spots_that_cannot_be_served_in_full(edition: str) -> None:
    table = given(edition=edition, rulings={"shortage": "full"}, supply={"lipid": 2})
    assert table.why_not("place lipid-3") == "C-COMP-12"
    assert table.why_not("place lipid-2") == ""


@pytest.mark.clause("C-LIP-02", "C-COMP-11")
def test_in_the_second_edition_lipid_synthesis_never_runs_dry() -> None:
    table = given(edition="second", supply={"lipid": 0}).play("place lipid-3")
    assert table.stock() == {"lipid": 3}
