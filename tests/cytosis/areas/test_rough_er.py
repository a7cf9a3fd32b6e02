"""Rough ER: start a protein hormone or a receptor."""

import pytest

from given import given

in_every_edition = pytest.mark.parametrize("edition", ["preview", "first", "second"])
with_a_finite_supply = pytest.mark.parametrize("edition", ["preview", "first"])
for_each_kind = pytest.mark.parametrize(
    ("card", "proteins"), [("insulin", 2), ("oxytocin-receptor", 3), ("mineralocorticoid-receptor", 4)]
)
FULL = {(seat, 0): ("rough", {"protein": 1 + seat}) for seat in range(3)}  # all three locations of the Rough ER


@in_every_edition
@for_each_kind
@pytest.mark.clause("C-RER-01", "C-RER-04", "C-REC-01")
def test_protein_hormones_and_both_kinds_of_receptor_start_here(edition: str, card: str, proteins: int) -> None:
    """Where a fitting card must be held, the Rough ER opens for these three kinds and asks for their proteins."""
    table = given(edition=edition, rulings={"vesicle_card": "held"}, hand=[card], mrna=5).play("place rough-1")
    assert table.options("load") == [str(mrna) for mrna in range(proteins, 6)]
    assert table.why_not(f"load {proteins - 1}") == "A-05"


@in_every_edition
@pytest.mark.parametrize("card", ["estradiol", "hexokinase", "ethanol", "mrna-reserve"])
@pytest.mark.clause("C-RER-01", "A-05")
def test_no_other_kind_of_card_starts_here(edition: str, card: str) -> None:
    table = given(edition=edition, rulings={"vesicle_card": "held"}, hand=[card], mrna=5)
    assert table.why_not("place rough-1") == "A-05"


@in_every_edition
@pytest.mark.clause("C-RER-02", "C-RER-03", "C-RER-06")
@pytest.mark.vector("T-01")
def test_mrna_becomes_proteins_on_an_own_disk(edition: str) -> None:
    table = given(edition=edition, hand=["insulin"], mrna=2, protein=1, atp=3)
    mrna, proteins = table.supply("mrna"), table.supply("protein")
    table.play("place rough-1", "load 2")
    assert table.disk(0, 0) == ("rough", {"protein": 2})
    assert table.stock() == {"protein": 1, "atp": 3}
    assert (table.supply("mrna"), table.supply("protein")) == (mrna + 2, proteins - 2)


@in_every_edition
@pytest.mark.clause("C-RER-02", "A-88")
def test_the_second_disk_starts_when_the_first_is_on_its_way(edition: str) -> None:
    table = given(edition=edition, mrna=1, disks={(0, 0): ("rough", {"protein": 2})}).play("place rough-2", "load 1")
    assert table.disk(0, 0) == ("rough", {"protein": 2})
    assert table.disk(0, 1) == ("rough", {"protein": 1})


@in_every_edition
@pytest.mark.clause("C-RER-03", "C-RER-04", "C-VES-07", "A-05")
def test_any_number_of_mrna_in_stock_may_be_used_whatever_the_hand(edition: str) -> None:
    table = given(edition=edition, hand=["insulin"], mrna=4).play("place rough-1")
    assert table.options("load") == ["1", "2", "3", "4"]
    assert table.why_not("load 0") == "C-RER-03"
    assert table.why_not("load 5") == "C-RER-03"


@in_every_edition
@pytest.mark.clause("C-RER-05", "C-VES-06", "A-01")
@pytest.mark.vector("D-43")
def test_proteins_in_stock_do_not_open_the_rough_er(edition: str) -> None:
    assert given(edition=edition, protein=3).why_not("place rough-1") == "C-RER-05"
    assert given(edition=edition, protein=3, mrna=1).why_not("place rough-1") == ""


@in_every_edition
@pytest.mark.clause("C-RER-05", "C-VES-06")
def test_proteins_in_stock_do_not_join_those_made_of_mrna(edition: str) -> None:
    table = given(edition=edition, protein=3, mrna=1).play("place rough-1")
    assert table.options("load") == ["1"]
    assert table.play("load 1").stock() == {"protein": 3}


@in_every_edition
@for_each_kind
@pytest.mark.parametrize("spot", ["rough-1", "rough-2", "rough-3"])
@pytest.mark.clause("C-RER-07")
def test_every_spot_serves_every_kind(edition: str, card: str, proteins: int, spot: str) -> None:
    table = given(edition=edition, hand=[card], mrna=proteins).play(f"place {spot}", f"load {proteins}")
    assert table.disk(0, 0) == ("rough", {"protein": proteins})


@in_every_edition
@pytest.mark.clause("C-RER-02", "C-VES-01")
def test_with_both_disks_on_the_board_nothing_can_be_started(edition: str) -> None:
    disks = {(0, 0): ("golgi", {"protein": 1, "carb": 1}), (0, 1): ("smooth", {"lipid": 1})}
    assert given(edition=edition, mrna=3, disks=disks).why_not("place rough-1") == "C-VES-01"


@with_a_finite_supply
@pytest.mark.clause("C-RER-03", "A-21")
def test_no_more_mrna_can_be_used_than_there_are_proteins_left(edition: str) -> None:
    table = given(edition=edition, mrna=3, supply={"protein": 2}).play("place rough-1")
    assert table.options("load") == ["1", "2"]
    assert table.play("load 2").supply("protein") == 0


@with_a_finite_supply
@pytest.mark.clause("C-COMP-12", "A-21")
def test_with_no_protein_left_the_rough_er_is_closed_for_want_of_pieces(edition: str) -> None:
    assert given(edition=edition, mrna=3, supply={"protein": 0}).why_not("place rough-1") == "C-COMP-12"


@pytest.mark.clause("C-RER-03", "C-COMP-11")
def test_in_the_second_edition_there_is_always_a_protein() -> None:
    table = given(edition="second", mrna=2, supply={"protein": 0}).play("place rough-1", "load 2")
    assert table.disk(0, 0) == ("rough", {"protein": 2})


@pytest.mark.parametrize("edition", ["preview", "first"])
@pytest.mark.clause("C-DISP-01", "C-DISP-06")
def test_in_a_full_rough_er_a_disk_is_named_first_and_then_the_start_must_follow(edition: str) -> None:
    table = given(edition=edition, disks=FULL, mrna=1).play("place rough-1")
    assert table.legal == ("evict 0-0", "evict 1-0", "evict 2-0")
    table.play("evict 1-0")
    assert table.legal == ("load 1",)
    assert table.play("load 1").disk(0, 1) == ("rough", {"protein": 1})


@pytest.mark.clause("C-DISP-01", "C-DISP-02")
def test_in_the_second_edition_the_rule_makes_room_in_a_full_rough_er() -> None:
    table = given(edition="second", disks=FULL, mrna=1, points={2: 4}).play("place rough-1")
    assert table.legal == ("load 1",)
    assert table.disk(2, 0) == (None, {})


@pytest.mark.clause("A-81", "A-09")
def test_a_full_rough_er_is_closed_when_the_rule_frees_no_disk_for_the_player() -> None:
    disks = {**FULL, (0, 1): ("smooth", {"lipid": 1})}
    table = given(edition="second", disks=disks, mrna=1, points={2: 4})
    assert table.why_not("place rough-1") == "A-81"
