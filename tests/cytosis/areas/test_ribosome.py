"""Free Ribosome: mRNA becomes proteins for enzymes."""

import pytest

from given import given

in_every_edition = pytest.mark.parametrize("edition", ["preview", "first", "second"])
where_zero_is_allowed = pytest.mark.parametrize("edition", ["preview", "first"])


@in_every_edition
@pytest.mark.clause("C-RIB-01")
def test_the_free_ribosome_has_one_spot(edition: str) -> None:
    table = given(edition=edition, mrna=1)
    assert [spot for spot in table.options("place") if spot.startswith("ribosome")] == ["ribosome"]


@in_every_edition
@pytest.mark.clause("C-RIB-02", "C-RIB-03", "C-RIB-04")
def test_each_mrna_becomes_one_protein_in_the_stock(edition: str) -> None:
    table = given(edition=edition, mrna=5)
    mrna, proteins = table.supply("mrna"), table.supply("protein")
    table.play("place ribosome", "load 3")
    assert table.stock() == {"mrna": 2, "protein": 3}
    assert (table.supply("mrna"), table.supply("protein")) == (mrna + 3, proteins - 3)


@where_zero_is_allowed
@pytest.mark.clause("C-RIB-02", "A-04")
def test_any_number_may_be_translated_even_none(edition: str) -> None:
    table = given(edition=edition, mrna=2).play("place ribosome")
    assert table.options("load") == ["0", "1", "2"]
    assert table.play("load 0").stock() == {"mrna": 2}


@pytest.mark.clause("C-RIB-02", "A-04")
def test_in_the_second_edition_at_least_one_must_be_translated() -> None:
    table = given(edition="second", mrna=2).play("place ribosome")
    assert table.options("load") == ["1", "2"]
    assert table.why_not("load 0") == "C-RIB-02"


@in_every_edition
@pytest.mark.clause("C-RIB-04")
def test_no_more_can_be_translated_than_is_in_stock(edition: str) -> None:
    table = given(edition=edition, mrna=2).play("place ribosome")
    assert table.why_not("load 2") == ""
    assert table.why_not("load 3") == "C-RIB-04"


@where_zero_is_allowed
@pytest.mark.clause("C-RIB-02", "A-04", "A-93")
def test_a_player_without_mrna_may_use_the_spot_and_is_asked_nothing(edition: str) -> None:
    table = given(edition=edition)
    assert table.why_not("place ribosome") == ""
    table.play("place ribosome")
    assert (table.stock(0), table.to_act, table.asked) == ({}, 1, "turn")


@pytest.mark.clause("C-RIB-02", "A-01", "A-04")
def test_in_the_second_edition_the_spot_is_closed_without_mrna() -> None:
    assert given(edition="second", protein=2).why_not("place ribosome") == "C-RIB-02"


@pytest.mark.clause("A-04")
def test_a_table_may_close_the_spot_without_mrna_in_any_edition() -> None:
    table = given(edition="first", rulings={"ribosome_zero": "no"})
    assert table.why_not("place ribosome") == "C-RIB-02"


@pytest.mark.clause("A-04")
def test_a_table_may_allow_none_in_the_second_edition() -> None:
    rulings = {"ribosome_zero": "yes"}
    assert given(edition="second", rulings=rulings).why_not("place ribosome") == ""
    assert given(edition="second", rulings=rulings, mrna=1).play("place ribosome").options("load") == ["0", "1"]


@in_every_edition
@pytest.mark.clause("C-RIB-05", "C-VES-06")
def test_its_proteins_go_on_no_vesicle(edition: str) -> None:
    table = given(edition=edition, mrna=2, carb=1, flasks={1: 0, 2: 0}).play("place ribosome", "load 2")
    assert table.stock() == {"protein": 2, "carb": 1}
    assert table.why_not("place rough-1") == "C-RER-05"


@in_every_edition
@pytest.mark.clause("C-RIB-05", "C-ENZ-02")
def test_its_proteins_make_an_enzyme(edition: str) -> None:
    table = given(edition=edition, mrna=2, atp=1, hand=["hexokinase"], flasks={1: 0, 2: 0})
    table.play("place ribosome", "load 2", "done", "place cytoplasm", "complete hexokinase")
    assert table.completed() == ["hexokinase"]
    assert table.stock() == {}


@where_zero_is_allowed
@pytest.mark.clause("C-RIB-04", "A-21")
def test_no_more_can_be_translated_than_there_are_proteins_left(edition: str) -> None:
    table = given(edition=edition, mrna=3, supply={"protein": 1}).play("place ribosome")
    assert table.options("load") == ["0", "1"]
    assert table.play("load 1").stock() == {"mrna": 2, "protein": 1}


@where_zero_is_allowed
@pytest.mark.clause("A-04", "A-76")
def test_with_no_protein_left_the_spot_stays_open_for_none(edition: str) -> None:
    table = given(edition=edition, mrna=3, supply={"protein": 0}).play("place ribosome")
    assert (table.stock(0), table.to_act) == ({"mrna": 3}, 1)


@pytest.mark.clause("A-04", "A-76")
def test_with_no_protein_left_the_spot_is_closed_where_one_must_be_made() -> None:
    table = given(edition="second", rulings={"supply": "finite"}, mrna=3, supply={"protein": 0})
    assert table.why_not("place ribosome") == "C-RIB-02"
