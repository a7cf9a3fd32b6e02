"""Smooth ER, lower part: detoxify, or start a steroid hormone."""

import pytest

from given import given

in_every_edition = pytest.mark.parametrize("edition", ["preview", "first", "second"])
where_the_player_chooses = pytest.mark.parametrize("edition", ["preview", "first"])
FULL = {(1, 0): ("smooth", {"lipid": 2}), (2, 0): ("smooth", {"lipid": 3})}  # both locations of the Smooth ER


@in_every_edition
@pytest.mark.clause("C-SER-01")
def test_a_piece_offers_a_detox_card_or_a_steroid_start(edition: str) -> None:
    table = given(edition=edition, hand=["ethanol", "estradiol"], atp=2, lipid=3).play("place smooth-1")
    assert table.legal == ("load 1", "load 2", "load 3", "complete ethanol")


@in_every_edition
@pytest.mark.clause("C-SER-01", "C-DET-04")
def test_a_piece_completes_one_detox_card_and_nothing_more(edition: str) -> None:
    table = given(edition=edition, hand=["ethanol", "propanol"], atp=9, lipid=3)
    table.play("place smooth-1", "complete ethanol")
    assert (table.completed(), table.hand()) == (["ethanol"], ["propanol"])
    assert table.legal == ("done",)


@in_every_edition
@pytest.mark.clause("C-SER-01")
def test_a_piece_that_starts_a_steroid_hormone_completes_no_detox_card(edition: str) -> None:
    table = given(edition=edition, hand=["ethanol"], atp=9, lipid=3).play("place smooth-1", "load 3")
    assert table.legal == ("done",)
    assert table.why_not("complete ethanol") == "C-P1-07"


@in_every_edition
@pytest.mark.parametrize(("card", "atp"), [("ethanol", 2), ("methanol", 3), ("ethylene-glycol", 4)])
@pytest.mark.clause("C-SER-02", "C-DET-01", "C-DET-02")
def test_a_detox_card_costs_its_atp_and_brings_one_point_at_once(edition: str, card: str, atp: int) -> None:
    table = given(edition=edition, hand=[card], atp=5, lipid=1)
    before = table.supply("atp")
    table.play("place smooth-1", f"complete {card}")
    assert table.stock() == {"atp": 5 - atp, "lipid": 1}
    assert table.supply("atp") == before + atp
    assert (table.health(), table.completed(), table.hand()) == (1, [card], [])


@in_every_edition
@pytest.mark.clause("C-DET-01")
def test_detoxification_needs_no_disk_and_no_location(edition: str) -> None:
    disks = {(0, 0): ("smooth", {"lipid": 1}), (0, 1): ("smooth", {"lipid": 1})}
    table = given(edition=edition, hand=["ethanol"], atp=2, disks=disks).play("place smooth-1", "complete ethanol")
    assert table.completed() == ["ethanol"]
    assert table.disk(0, 0) == ("smooth", {"lipid": 1})


@in_every_edition
@pytest.mark.clause("C-SER-02", "C-CARD-03")
def test_only_a_payable_detox_card_in_hand_can_be_completed_here(edition: str) -> None:
    table = given(edition=edition, hand=["ethanol", "methanol", "hexokinase"], hands={1: ["propanol"]}, atp=2)
    table.play("place smooth-1")
    assert table.why_not("complete ethanol") == ""
    assert table.why_not("complete methanol") == "C-SER-02"
    assert table.why_not("complete hexokinase") == "C-SER-01"
    assert table.why_not("complete propanol") == "C-CARD-03"


@in_every_edition
@pytest.mark.clause("C-SER-02", "C-GREY-05", "A-27")
def test_what_a_grey_piece_costs_can_no_longer_pay_for_a_detox_card(edition: str) -> None:
    assert given(edition=edition, hand=["ethanol"], atp=5).why_not("grey smooth-1") == "C-SER-04"
    assert given(edition=edition, hand=["ethanol"], atp=6).why_not("grey smooth-1") == ""


@in_every_edition
@pytest.mark.clause("C-DET-03", "C-SCD-01")
def test_the_atp_of_completed_detox_cards_is_added_up_for_the_end(edition: str) -> None:
    """Two cards of 3 and 4 ATP beat three cards of 2."""
    completed = {0: ["methanol", "ethylene-glycol"], 1: ["ethanol", "propanol", "butanol"]}
    table = given(edition=edition, completed=completed, round_number=11, flasks={0: 1, 1: 0, 2: 0})
    table.play("place nucleus-2")
    assert [table.scored(seat, "detox") for seat in range(3)] == [8, 5, 0]


@in_every_edition
@pytest.mark.clause("C-SER-03", "C-SER-04", "C-SER-06")
def test_a_steroid_hormone_starts_with_an_own_disk_and_lipids_from_the_stock(edition: str) -> None:
    table = given(edition=edition, lipid=4, atp=2)
    before = table.supply("lipid")
    table.play("place smooth-1", "load 3")
    assert table.disk(0, 0) == ("smooth", {"lipid": 3})
    assert table.disk(0, 1) == (None, {})
    assert table.stock() == {"lipid": 1, "atp": 2}
    assert table.supply("lipid") == before


@in_every_edition
@pytest.mark.clause("C-SER-03", "A-88")
def test_the_second_disk_starts_when_the_first_is_on_its_way(edition: str) -> None:
    table = given(edition=edition, lipid=2, disks={(0, 0): ("golgi", {"lipid": 1, "carb": 1})})
    table.play("place smooth-2", "load 2")
    assert table.disk(0, 1) == ("smooth", {"lipid": 2})


@in_every_edition
@pytest.mark.clause("C-SER-04", "A-05")
def test_any_number_of_lipids_in_stock_may_be_loaded_whatever_the_hand(edition: str) -> None:
    table = given(edition=edition, hand=["estradiol"], lipid=5).play("place smooth-1")
    assert table.options("load") == ["1", "2", "3", "4", "5"]
    assert table.why_not("load 0") == "C-SER-04"
    assert table.why_not("load 6") == "C-SER-04"


@in_every_edition
@pytest.mark.clause("C-SER-05")
def test_only_lipids_are_loaded_here(edition: str) -> None:
    table = given(edition=edition, mrna=2, protein=2, carb=2, lipid=2).play("place smooth-1", "load 2")
    assert table.disk(0, 0) == ("smooth", {"lipid": 2})
    assert table.stock() == {"mrna": 2, "protein": 2, "carb": 2}
    assert table.why_not("add carb") == "C-VES-03"


@in_every_edition
@pytest.mark.clause("C-SER-04", "A-01")
def test_without_lipids_or_a_payable_detox_card_the_spot_is_closed(edition: str) -> None:
    assert given(edition=edition, mrna=3).why_not("place smooth-1") == "C-SER-04"
    assert given(edition=edition, hand=["ethanol", "insulin"], atp=1).why_not("place smooth-1") == "C-SER-04"


@in_every_edition
@pytest.mark.clause("C-SER-03", "C-VES-01")
def test_with_both_disks_on_the_board_no_steroid_hormone_can_be_started(edition: str) -> None:
    disks = {(0, 0): ("rough", {"protein": 1}), (0, 1): ("smooth", {"lipid": 1})}
    assert given(edition=edition, lipid=3, disks=disks).why_not("place smooth-1") == "C-VES-01"
    table = given(edition=edition, lipid=3, disks=disks, hand=["ethanol"], atp=2).play("place smooth-1")
    assert table.why_not("load 1") == "C-VES-01"
    assert table.legal == ("complete ethanol",)


@in_every_edition
@pytest.mark.clause("C-SER-04", "A-79", "A-22")
def test_a_boost_lipid_can_be_loaded_at_once_but_does_not_open_the_spot(edition: str) -> None:
    boost = {"lipid": {"lipid": 1}}
    assert given(edition=edition, boost=boost).why_not("place smooth-1") == "C-SER-04"
    table = given(edition=edition, boost=boost, lipid=1).play("place smooth-1")
    assert table.options("load") == ["1", "2"]


@in_every_edition
@pytest.mark.parametrize(("hand", "least"), [(["estradiol"], 3), (["estradiol", "progesterone"], 2)])
@pytest.mark.clause("A-05")
def test_a_table_may_ask_for_enough_lipids_for_a_steroid_hormone_in_hand(
    edition: str, hand: list[str], least: int
) -> None:
    rulings = {"vesicle_card": "held"}
    table = given(edition=edition, rulings=rulings, hand=hand, lipid=4).play("place smooth-1")
    assert table.options("load") == [str(lipids) for lipids in range(least, 5)]
    assert table.why_not("load 1") == "A-05"


@in_every_edition
@pytest.mark.parametrize("hand", [["insulin"], ["estrogen-receptor"], []])
@pytest.mark.clause("A-05")
def test_such_a_table_closes_the_spot_to_a_hand_without_a_steroid_hormone(edition: str, hand: list[str]) -> None:
    table = given(edition=edition, rulings={"vesicle_card": "held"}, hand=hand, lipid=9)
    assert table.why_not("place smooth-1") == "A-05"


@where_the_player_chooses
@pytest.mark.clause("C-DISP-01", "C-DISP-02")
def test_in_a_full_smooth_er_a_disk_is_named_before_lipids_are_loaded(edition: str) -> None:
    table = given(edition=edition, disks=FULL, lipid=2).play("place smooth-1")
    assert table.legal == ("evict 1-0", "evict 2-0")
    assert table.why_not("load 1") == "C-DISP-01"
    table.play("evict 2-0")
    assert table.legal == ("load 1", "load 2")
    assert table.play("load 2").disk(0, 0) == ("smooth", {"lipid": 2})


@pytest.mark.clause("C-DISP-01", "C-DISP-02")
def test_in_the_second_edition_the_rule_makes_room_in_a_full_smooth_er() -> None:
    table = given(edition="second", disks=FULL, lipid=2, points={2: 5}).play("place smooth-1")
    assert table.legal == ("load 1", "load 2")
    assert table.why_not("evict 1-0") == "C-DISP-02"
    table.play("load 1")
    assert table.disk(2, 0) == (None, {})
    assert table.disk(0, 0) == ("smooth", {"lipid": 1})


@in_every_edition
@pytest.mark.clause("C-DISP-01", "C-SER-02")
def test_a_detox_card_displaces_nobody_in_a_full_smooth_er(edition: str) -> None:
    table = given(edition=edition, disks=FULL, lipid=2, hand=["ethanol"], atp=2)
    table.play("place smooth-1", "complete ethanol")
    assert table.disk(1, 0) == ("smooth", {"lipid": 2})
    assert table.disk(2, 0) == ("smooth", {"lipid": 3})


@in_every_edition
@pytest.mark.clause("C-DISP-08")
def test_nobody_is_displaced_while_the_smooth_er_has_room(edition: str) -> None:
    table = given(edition=edition, disks={(1, 0): ("smooth", {"lipid": 2})}, lipid=2).play("place smooth-1")
    assert table.why_not("evict 1-0") == "C-DISP-08"


@in_every_edition
@pytest.mark.clause("A-81")
def test_a_full_smooth_er_is_closed_to_a_player_without_lipids(edition: str) -> None:
    assert given(edition=edition, disks=FULL, mrna=3).why_not("place smooth-1") == "A-81"
