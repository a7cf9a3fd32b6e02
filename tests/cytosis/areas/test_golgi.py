"""Golgi Apparatus: a disk moves in and takes a carbohydrate or a lipid."""

import pytest

from given import given

in_every_edition = pytest.mark.parametrize("edition", ["preview", "first", "second"])
where_the_player_chooses = pytest.mark.parametrize("edition", ["preview", "first"])
PROTEINS = ("rough", {"protein": 2})
LIPIDS = ("smooth", {"lipid": 3})
DONE = {"protein": 1, "carb": 1}  # cargo of a disk that has been through the Golgi
FULL = {(1, 0): ("golgi", DONE), (1, 1): ("golgi", DONE), (2, 0): ("golgi", DONE)}


@in_every_edition
@pytest.mark.parametrize(("disk", "card"), [(PROTEINS, "insulin"), (LIPIDS, "estradiol")])
@pytest.mark.clause("C-GOL-01", "C-VES-02")
def test_the_golgi_comes_before_exocytosis(edition: str, disk: tuple[str, dict[str, int]], card: str) -> None:
    table = given(edition=edition, disks={(0, 0): disk}, hand=[card], carb=1, atp=9, flasks={1: 0, 2: 0})
    assert table.why_not("place exocytosis-1") == "C-EXO-01"
    table.play("place golgi-1", "add carb", "done")
    assert table.why_not("place exocytosis-1") == ""


@in_every_edition
@pytest.mark.clause("C-GOL-02", "C-GOL-03", "C-RER-02")
@pytest.mark.vector("T-02")
def test_a_disk_from_the_rough_er_moves_in_with_its_cargo_and_takes_a_carb(edition: str) -> None:
    table = given(edition=edition, hand=["insulin"], mrna=2, carb=1, flasks={1: 0, 2: 0})
    table.play("place rough-1", "load 2", "done")
    before = table.supply("carb")
    table.play("place golgi-1", "add carb")
    assert table.disk(0, 0) == ("golgi", {"protein": 2, "carb": 1})
    assert table.stock() == {}
    assert table.supply("carb") == before


@in_every_edition
@pytest.mark.clause("C-GOL-02")
def test_a_disk_from_the_smooth_er_moves_in_with_its_cargo(edition: str) -> None:
    table = given(edition=edition, disks={(0, 1): LIPIDS}, carb=2).play("place golgi-2", "add carb")
    assert table.disk(0, 1) == ("golgi", {"lipid": 3, "carb": 1})
    assert table.stock() == {"carb": 1}


@in_every_edition
@pytest.mark.clause("C-GOL-02")
def test_the_location_in_the_er_comes_free(edition: str) -> None:
    disks = {(0, 0): LIPIDS, (1, 0): LIPIDS}
    table = given(edition=edition, disks=disks, carb=1, lipid=1, flasks={1: 0, 2: 0}).play("place golgi-1", "add carb")
    table.play("place smooth-1", "load 1")
    assert [table.disk(0, 0)[0], table.disk(0, 1)[0], table.disk(1, 0)[0]] == ["golgi", "smooth", "smooth"]


@in_every_edition
@pytest.mark.clause("C-GOL-03")
def test_exactly_one_carb_or_lipid_is_added_and_nothing_else(edition: str) -> None:
    stock = {"mrna": 2, "protein": 2, "carb": 2, "lipid": 2, "atp": 2}
    table = given(edition=edition, disks={(0, 0): PROTEINS}, stocks={0: stock}).play("place golgi-1")
    assert table.legal == ("add carb", "add lipid")
    assert [table.why_not(f"add {other}") for other in ("mrna", "protein", "atp")] == ["C-GOL-03"] * 3
    table.play("add lipid")
    assert table.disk(0, 0) == ("golgi", {"protein": 2, "lipid": 1})
    assert table.stock() == {**stock, "lipid": 1}


@in_every_edition
@pytest.mark.clause("C-GOL-03", "A-01")
def test_with_nothing_to_add_the_golgi_is_closed(edition: str) -> None:
    table = given(edition=edition, disks={(0, 0): PROTEINS}, mrna=3, protein=3, atp=3)
    assert table.why_not("place golgi-1") == "C-GOL-03"


@in_every_edition
@pytest.mark.parametrize(("has", "lacks"), [("carb", "lipid"), ("lipid", "carb")])
@pytest.mark.clause("C-GOL-04")
def test_carbs_and_lipids_do_not_stand_in_for_each_other(edition: str, has: str, lacks: str) -> None:
    table = given(edition=edition, disks={(0, 0): PROTEINS}, stocks={0: {has: 3}}).play("place golgi-1")
    assert table.options("add") == [has]
    assert table.why_not(f"add {lacks}") == "C-GOL-03"
    assert table.play(f"add {has}").disk(0, 0)[1] == {"protein": 2, has: 1}


@in_every_edition
@pytest.mark.parametrize(
    ("card", "disk", "added"),
    [
        ("insulin", PROTEINS, "carb"),
        ("estradiol", LIPIDS, "carb"),
        ("insulin-receptor", PROTEINS, "carb"),
        ("glucocorticoid-receptor", PROTEINS, "lipid"),
    ],
)
@pytest.mark.clause("C-GOL-05", "C-VES-11", "C-REC-02", "C-REC-03")
def test_only_the_steroid_receptor_takes_a_lipid_and_all_others_a_carb(
    edition: str, card: str, disk: tuple[str, dict[str, int]], added: str
) -> None:
    table = given(edition=edition, disks={(0, 0): disk}, hand=[card], atp=4, carb=1, lipid=1, flasks={1: 0, 2: 0})
    table.play("place golgi-1", f"add {added}", "done")
    assert table.play("place exocytosis-1", f"complete {card}").completed() == [card]


@in_every_edition
@pytest.mark.parametrize(("card", "wrong"), [("insulin", "lipid"), ("glucocorticoid-receptor", "carb")])
@pytest.mark.clause("C-GOL-05", "C-REC-03")
def test_the_wrong_addition_completes_nothing(edition: str, card: str, wrong: str) -> None:
    table = given(edition=edition, disks={(0, 0): PROTEINS}, hand=[card], atp=4, carb=1, lipid=1, flasks={1: 0, 2: 0})
    table.play("place golgi-1", f"add {wrong}", "done")
    assert table.why_not("place exocytosis-1") == "C-VES-07"


@in_every_edition
@pytest.mark.clause("C-GOL-06")
def test_the_golgi_has_two_spots(edition: str) -> None:
    table = given(edition=edition, disks={(0, 0): PROTEINS}, carb=1)
    assert [spot for spot in table.options("place") if spot.startswith("golgi")] == ["golgi-1", "golgi-2"]


@in_every_edition
@pytest.mark.parametrize("disks", [{}, {(0, 0): ("golgi", DONE)}, {(1, 0): PROTEINS}])
@pytest.mark.clause("C-GOL-07", "C-GOL-02", "A-01")
def test_the_golgi_is_closed_without_an_own_disk_in_an_er(
    edition: str, disks: dict[tuple[int, int], tuple[str, dict[str, int]]]
) -> None:
    assert given(edition=edition, disks=disks, carb=1, lipid=1).why_not("place golgi-1") == "C-GOL-07"


@in_every_edition
@pytest.mark.clause("C-GOL-05", "A-07")
def test_a_disk_from_the_smooth_er_takes_no_lipid(edition: str) -> None:
    table = given(edition=edition, disks={(0, 0): LIPIDS}, carb=1, lipid=1).play("place golgi-1")
    assert table.options("add") == ["carb"]
    assert table.why_not("add lipid") == "A-07"


@in_every_edition
@pytest.mark.clause("A-07", "C-GOL-03")
def test_a_lipid_alone_does_not_open_the_golgi_to_a_disk_from_the_smooth_er(edition: str) -> None:
    assert given(edition=edition, disks={(0, 0): LIPIDS}, lipid=1).why_not("place golgi-1") == "C-GOL-03"


@in_every_edition
@pytest.mark.clause("A-07")
def test_a_table_may_allow_a_lipid_on_a_disk_from_the_smooth_er(edition: str) -> None:
    table = given(edition=edition, rulings={"golgi_lipid": "yes"}, disks={(0, 0): LIPIDS}, lipid=1)
    table.play("place golgi-1", "add lipid")
    assert table.disk(0, 0) == ("golgi", {"lipid": 4})


@in_every_edition
@pytest.mark.clause("C-GOL-02", "A-88")
def test_the_player_names_the_disk_when_both_could_move(edition: str) -> None:
    table = given(edition=edition, disks={(0, 0): PROTEINS, (0, 1): LIPIDS}, carb=1).play("place golgi-1")
    assert table.legal == ("move 0", "move 1")
    table.play("move 1", "add carb")
    assert table.disk(0, 1) == ("golgi", {"lipid": 3, "carb": 1})
    assert table.disk(0, 0) == PROTEINS


@in_every_edition
@pytest.mark.parametrize("able", [0, 1])
@pytest.mark.clause("A-88", "A-07")
def test_nobody_is_asked_which_disk_moves_when_only_one_finds_something_to_add(edition: str, able: int) -> None:
    disks = {(0, able): PROTEINS, (0, 1 - able): LIPIDS}
    table = given(edition=edition, disks=disks, lipid=1).play("place golgi-1")
    assert table.legal == ("add lipid",)
    assert table.disk(0, able) == ("golgi", {"protein": 2})


@in_every_edition
@pytest.mark.clause("C-GOL-02", "C-GOL-03", "A-07")
def test_a_disk_that_is_in_no_er_or_finds_nothing_to_add_cannot_be_named(edition: str) -> None:
    asked = ("turn", "move")
    table = given(edition=edition, disks={(0, 0): PROTEINS}, carb=1, pending=asked)
    assert [table.why_not("move 0"), table.why_not("move 1")] == ["", "C-GOL-02"]
    table = given(edition=edition, disks={(0, 0): PROTEINS, (0, 1): LIPIDS}, lipid=1, pending=asked)
    assert [table.why_not("move 0"), table.why_not("move 1")] == ["", "C-GOL-03"]


@where_the_player_chooses
@pytest.mark.clause("C-DISP-01", "C-DISP-06", "A-88")
def test_in_a_full_golgi_first_a_disk_leaves_then_an_own_one_is_named_then_something_added(edition: str) -> None:
    disks = {**FULL, (0, 0): PROTEINS, (0, 1): LIPIDS}
    table = given(edition=edition, disks=disks, carb=1).play("place golgi-1")
    assert table.legal == ("evict 1-0", "evict 1-1", "evict 2-0")
    assert table.play("evict 1-1").legal == ("move 0", "move 1")
    assert table.play("move 0").legal == ("add carb",)
    assert table.play("add carb").disk(0, 0) == ("golgi", {"protein": 2, "carb": 1})


@pytest.mark.clause("C-DISP-01", "C-DISP-02")
def test_in_the_second_edition_the_rule_makes_room_in_a_full_golgi() -> None:
    table = given(edition="second", disks={**FULL, (0, 0): PROTEINS}, carb=1, points={2: 3}).play("place golgi-1")
    assert table.disk(2, 0) == (None, {})
    assert table.legal == ("add carb",)


@in_every_edition
@pytest.mark.clause("A-81", "C-GOL-03")
def test_a_full_golgi_is_closed_when_no_displacement_brings_something_to_add(edition: str) -> None:
    assert given(edition=edition, disks={**FULL, (0, 0): PROTEINS}, mrna=1).why_not("place golgi-1") == "A-81"
