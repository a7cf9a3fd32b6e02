"""Mitochondria: ATP for nothing, or six for a carbohydrate."""

import pytest

from given import given

in_every_edition = pytest.mark.parametrize("edition", ["preview", "first", "second"])
with_a_finite_supply = pytest.mark.parametrize("edition", ["preview", "first"])


@in_every_edition
@pytest.mark.clause("C-MIT-01")
def test_the_mitochondria_have_spots_marked_3_and_2_and_a_bottom_one(edition: str) -> None:
    spots = [spot for spot in given(edition=edition, carb=1).options("place") if spot.startswith("mitochondria")]
    assert spots == ["mitochondria-3", "mitochondria-2", "mitochondria-6"]


@in_every_edition
@pytest.mark.parametrize(("spot", "atp"), [("mitochondria-3", 3), ("mitochondria-2", 2)])
@pytest.mark.clause("C-MIT-02")
def test_the_marked_spots_give_their_atp_and_cost_nothing(edition: str, spot: str, atp: int) -> None:
    table = given(edition=edition, carb=1)
    before = table.supply("atp")
    table.play(f"place {spot}")
    assert table.stock() == {"carb": 1, "atp": atp}
    assert table.supply("atp") == before - atp


@in_every_edition
@pytest.mark.clause("C-MIT-03")
def test_the_bottom_spot_takes_exactly_one_carb_for_six_atp(edition: str) -> None:
    table = given(edition=edition, carb=3)
    carbs, atp = table.supply("carb"), table.supply("atp")
    table.play("place mitochondria-6")
    assert table.stock() == {"carb": 2, "atp": 6}
    assert (table.supply("carb"), table.supply("atp")) == (carbs + 1, atp - 6)


@in_every_edition
@pytest.mark.clause("C-MIT-03", "A-01")
def test_without_a_carb_in_stock_the_bottom_spot_is_closed(edition: str) -> None:
    assert given(edition=edition, atp=3).why_not("place mitochondria-6") == "C-MIT-03"


@in_every_edition
@pytest.mark.clause("C-MIT-03", "C-VES-09")
def test_a_carb_on_a_vesicle_does_not_pay_for_the_bottom_spot(edition: str) -> None:
    table = given(edition=edition, disks={(0, 0): ("golgi", {"protein": 1, "carb": 1})})
    assert table.why_not("place mitochondria-6") == "C-MIT-03"


@in_every_edition
@pytest.mark.clause("C-MIT-03", "A-27")
def test_a_carb_also_pays_for_a_grey_piece_on_the_bottom_spot(edition: str) -> None:
    table = given(edition=edition, atp=4, carb=1).play("grey mitochondria-6")
    assert table.stock() == {"atp": 6}


@with_a_finite_supply
@pytest.mark.parametrize("left", [1, 4, 5])
@pytest.mark.clause("C-MIT-04", "C-COMP-12")
def test_with_fewer_than_six_atp_left_the_bottom_spot_gives_what_there_is(edition: str, left: int) -> None:
    table = given(edition=edition, carb=1, supply={"atp": left}).play("place mitochondria-6")
    assert table.stock() == {"atp": left}
    assert table.supply("atp") == 0


@with_a_finite_supply
@pytest.mark.clause("C-MIT-02", "C-COMP-12", "A-21", "A-76")
def test_with_a_short_pile_the_marked_spots_give_what_there_is(edition: str) -> None:
    table = given(edition=edition, supply={"atp": 1}).play("place mitochondria-3")
    assert table.stock() == {"atp": 1}


@with_a_finite_supply
@pytest.mark.parametrize("spot", ["mitochondria-3", "mitochondria-2", "mitochondria-6"])
@pytest.mark.clause("C-COMP-12", "A-21")
def test_without_atp_in_the_supply_all_three_spots_are_closed(edition: str, spot: str) -> None:
    assert given(edition=edition, carb=1, supply={"atp": 0}).why_not(f"place {spot}") == "C-COMP-12"


@with_a_finite_supply
@pytest.mark.clause("C-COMP-12", "A-78")
def test_the_price_of_a_grey_piece_opens_an_empty_pile_to_it(edition: str) -> None:
    table = given(edition=edition, atp=4, supply={"atp": 0})
    assert table.why_not("place mitochondria-2") == "C-COMP-12"
    assert table.why_not("grey mitochondria-2") == ""


@with_a_finite_supply
@pytest.mark.clause("A-21")
def test_a_table_may_close_the_marked_spots_when_they_cannot_be_served_in_full(edition: str) -> None:
    table = given(edition=edition, rulings={"shortage": "full"}, supply={"atp": 2})
    assert table.why_not("place mitochondria-3") == "C-COMP-12"
    assert table.why_not("place mitochondria-2") == ""


@with_a_finite_supply
@pytest.mark.clause("C-MIT-04", "A-21")
def test_even_at_such_a_table_the_bottom_spot_gives_what_there_is(edition: str) -> None:
    """The printed shortage rule is that of the bottom spot; the switch speaks of shortage elsewhere."""
    table = given(edition=edition, rulings={"shortage": "full"}, carb=1, supply={"atp": 4})
    assert table.why_not("place mitochondria-6") == ""
    assert table.play("place mitochondria-6").stock() == {"atp": 4}


@pytest.mark.clause("C-MIT-03", "C-MIT-04", "C-COMP-11")
@pytest.mark.vector("D-07")
def test_in_the_second_edition_the_bottom_spot_always_gives_six() -> None:
    table = given(edition="second", carb=1, supply={"atp": 0}).play("place mitochondria-6")
    assert table.stock() == {"atp": 6}
