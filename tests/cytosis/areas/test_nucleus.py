"""Nucleus: mRNA for nothing."""

import pytest

from given import given

in_every_edition = pytest.mark.parametrize("edition", ["preview", "first", "second"])
with_a_finite_supply = pytest.mark.parametrize("edition", ["preview", "first"])


@in_every_edition
@pytest.mark.clause("C-NUC-01")
def test_the_nucleus_has_two_spots_marked_3_and_2(edition: str) -> None:
    table = given(edition=edition)
    assert [spot for spot in table.options("place") if spot.startswith("nucleus")] == ["nucleus-3", "nucleus-2"]


@in_every_edition
@pytest.mark.parametrize(("spot", "mrna"), [("nucleus-3", 3), ("nucleus-2", 2)])
@pytest.mark.clause("C-NUC-02")
def test_each_spot_gives_the_mrna_that_it_is_marked_with_and_costs_nothing(edition: str, spot: str, mrna: int) -> None:
    table = given(edition=edition, atp=1)
    before = table.supply("mrna")
    table.play(f"place {spot}")
    assert table.stock() == {"mrna": mrna, "atp": 1}
    assert table.supply("mrna") == before - mrna


@in_every_edition
@pytest.mark.clause("C-NUC-02")
def test_both_spots_can_be_used_in_one_round(edition: str) -> None:
    table = given(edition=edition).play("place nucleus-3", "place nucleus-2")
    assert table.stock(0) == {"mrna": 3}
    assert table.stock(1) == {"mrna": 2}


@with_a_finite_supply
@pytest.mark.clause("C-NUC-02", "C-COMP-12", "A-21", "A-76")
def test_a_short_pile_of_mrna_gives_what_is_left(edition: str) -> None:
    table = given(edition=edition, supply={"mrna": 1}).play("place nucleus-3")
    assert table.stock() == {"mrna": 1}
    assert table.supply("mrna") == 0


@with_a_finite_supply
@pytest.mark.clause("C-COMP-12", "A-21", "A-76")
def test_the_nucleus_is_closed_once_no_mrna_is_left(edition: str) -> None:
    table = given(edition=edition, supply={"mrna": 0})
    assert table.why_not("place nucleus-3") == "C-COMP-12"
    assert table.why_not("place nucleus-2") == "C-COMP-12"


@with_a_finite_supply
@pytest.mark.clause("A-21")
def test_a_table_may_close_spots_that_cannot_be_served_in_full(edition: str) -> None:
    table = given(edition=edition, rulings={"shortage": "full"}, supply={"mrna": 2})
    assert table.why_not("place nucleus-3") == "C-COMP-12"
    assert table.why_not("place nucleus-2") == ""


@pytest.mark.clause("C-NUC-02", "C-COMP-11")
def test_in_the_second_edition_the_nucleus_never_runs_dry() -> None:
    table = given(edition="second", supply={"mrna": 0}).play("place nucleus-3")
    assert table.stock() == {"mrna": 3}
