"""Plasma Membrane, glucose transporter: carbohydrates for ATP."""

import pytest

from given import given

in_every_edition = pytest.mark.parametrize("edition", ["preview", "first", "second"])
with_a_finite_supply = pytest.mark.parametrize("edition", ["preview", "first"])


@in_every_edition
@pytest.mark.clause("C-GLU-01")
def test_the_glucose_transporter_has_two_spots_marked_2_and_1(edition: str) -> None:
    table = given(edition=edition, atp=2)
    assert [spot for spot in table.options("place") if spot.startswith("glucose")] == ["glucose-2", "glucose-1"]


@in_every_edition
@pytest.mark.clause("C-GLU-02", "A-03")
def test_the_spot_marked_2_takes_exactly_two_atp_for_two_carbs(edition: str) -> None:
    table = given(edition=edition, atp=5)
    carbs, atp = table.supply("carb"), table.supply("atp")
    table.play("place glucose-2")
    assert table.stock() == {"carb": 2, "atp": 3}
    assert (table.supply("carb"), table.supply("atp")) == (carbs - 2, atp + 2)


@in_every_edition
@pytest.mark.clause("C-GLU-03", "A-03")
def test_the_spot_marked_1_takes_exactly_one_atp_for_one_carb(edition: str) -> None:
    table = given(edition=edition, atp=5)
    carbs, atp = table.supply("carb"), table.supply("atp")
    table.play("place glucose-1")
    assert table.stock() == {"carb": 1, "atp": 4}
    assert (table.supply("carb"), table.supply("atp")) == (carbs - 1, atp + 1)


@in_every_edition
@pytest.mark.clause("C-GLU-04", "A-03")
def test_with_one_atp_the_spot_marked_2_is_closed_even_for_a_single_carb(edition: str) -> None:
    table = given(edition=edition, atp=1)
    assert table.why_not("place glucose-2") == "C-GLU-04"
    assert table.why_not("place glucose-1") == ""


@in_every_edition
@pytest.mark.clause("C-GLU-04", "A-01")
def test_without_atp_both_spots_are_closed(edition: str) -> None:
    table = given(edition=edition, carb=4)
    assert table.why_not("place glucose-2") == "C-GLU-04"
    assert table.why_not("place glucose-1") == "C-GLU-04"


@in_every_edition
@pytest.mark.parametrize(("atp", "spot"), [(4, "glucose-1"), (5, "glucose-2")])
@pytest.mark.clause("C-GLU-04", "C-GREY-05", "A-27")
def test_what_a_grey_piece_costs_can_no_longer_pay_for_glucose(edition: str, atp: int, spot: str) -> None:
    assert given(edition=edition, atp=atp).why_not(f"grey {spot}") == "C-GLU-04"
    assert given(edition=edition, atp=atp + 1).why_not(f"grey {spot}") == ""


@in_every_edition
@pytest.mark.clause("C-GLU-03", "C-EVT-08")
@pytest.mark.vector("D-37")
def test_a_boost_at_the_transporter_comes_on_top_and_costs_no_atp(edition: str) -> None:
    table = given(edition=edition, atp=1, boost={"glucose": {"carb": 1}}).play("place glucose-1")
    assert table.stock() == {"carb": 2}
    assert table.truth["boost"]["glucose"]["carb"] == 0


@with_a_finite_supply
@pytest.mark.clause("C-GLU-02", "A-21", "A-76")
def test_with_one_carb_left_the_spot_marked_2_trades_one_for_one(edition: str) -> None:
    table = given(edition=edition, atp=1, supply={"carb": 1}).play("place glucose-2")
    assert table.stock() == {"carb": 1}
    assert table.supply("carb") == 0


@with_a_finite_supply
@pytest.mark.clause("C-GLU-04", "A-76")
def test_the_one_carb_left_still_costs_its_atp(edition: str) -> None:
    assert given(edition=edition, supply={"carb": 1}).why_not("place glucose-2") == "C-GLU-04"


@with_a_finite_supply
@pytest.mark.clause("C-COMP-12", "A-21", "A-76")
def test_without_carbs_in_the_supply_both_spots_are_closed(edition: str) -> None:
    table = given(edition=edition, atp=5, supply={"carb": 0})
    assert table.why_not("place glucose-2") == "C-COMP-12"
    assert table.why_not("place glucose-1") == "C-COMP-12"


@with_a_finite_supply
@pytest.mark.clause("A-21")
def test_a_table_may_close_spots_that_cannot_be_served_in_full(edition: str) -> None:
    table = given(edition=edition, rulings={"shortage": "full"}, atp=5, supply={"carb": 1})
    assert table.why_not("place glucose-2") == "C-COMP-12"
    assert table.why_not("place glucose-1") == ""


@pytest.mark.clause("C-GLU-02", "C-COMP-11")
def test_in_the_second_edition_the_transporter_never_runs_dry() -> None:
    table = given(edition="second", atp=2, supply={"carb": 0}).play("place glucose-2")
    assert table.stock() == {"carb": 2}


@pytest.mark.clause("A-76")
def test_where_a_box_prints_an_uneven_price_a_part_costs_its_share_rounded_up() -> None:
    box = {"spots": {"glucose-2": {"pay": {"atp": 3}}}}
    table = given(edition="first", box=box, atp=3, supply={"carb": 1}).play("place glucose-2")
    assert table.stock() == {"carb": 1, "atp": 1}
