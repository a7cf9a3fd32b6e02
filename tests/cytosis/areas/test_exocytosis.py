"""Plasma Membrane, exocytosis: hormones and receptors leave the cell."""

import pytest

import vesicle
from given import Table, given

in_every_edition = pytest.mark.parametrize("edition", ["preview", "first", "second"])
PROTEINS = ("golgi", {"protein": 2, "carb": 1})
LIPIDS = ("golgi", {"lipid": 3, "carb": 1})
WITH_LIPID = ("golgi", {"protein": 4, "lipid": 1})
LEFT_ALONE = {1: 0, 2: 0}  # only seat 0 has pieces


@in_every_edition
@pytest.mark.parametrize(
    ("card", "disk"),
    [
        ("insulin", PROTEINS),
        ("estradiol", LIPIDS),
        ("insulin-receptor", PROTEINS),
        ("mineralocorticoid-receptor", WITH_LIPID),
    ],
)
@pytest.mark.clause("C-EXO-01", "C-HOR-01", "C-REC-01")
def test_both_kinds_of_hormone_and_of_receptor_are_completed_here(
    edition: str, card: str, disk: tuple[str, dict[str, int]]
) -> None:
    table = given(edition=edition, hand=[card], disks={(0, 0): disk}, atp=4)
    assert table.play("place exocytosis-1", f"complete {card}").completed() == [card]


@in_every_edition
@pytest.mark.parametrize("disks", [{}, {(0, 0): ("rough", {"protein": 2})}, {(1, 0): PROTEINS}])
@pytest.mark.clause("C-EXO-01", "A-01")
def test_exocytosis_is_closed_without_an_own_disk_in_the_golgi(
    edition: str, disks: dict[tuple[int, int], tuple[str, dict[str, int]]]
) -> None:
    table = given(edition=edition, hand=["insulin"], disks=disks, atp=9, protein=9, carb=9)
    assert table.why_not("place exocytosis-1") == "C-EXO-01"


@in_every_edition
@pytest.mark.clause("C-EXO-02", "C-EXO-03", "C-EXO-05", "C-HOR-04")
@pytest.mark.vector("T-03")
def test_the_card_is_paid_shown_and_scored_and_the_disk_comes_back(edition: str) -> None:
    table = given(edition=edition, hand=["insulin"], disks={(0, 0): PROTEINS}, atp=2)
    before = {molecule: table.supply(molecule) for molecule in ("protein", "carb", "atp")}
    table.play("place exocytosis-1", "complete insulin")
    after = {molecule: table.supply(molecule) for molecule in ("protein", "carb", "atp")}
    assert after == {"protein": before["protein"] + 2, "carb": before["carb"] + 1, "atp": before["atp"] + 2}
    assert (table.stock(), table.disk(0, 0)) == ({}, (None, {}))
    assert (table.hand(), table.completed(), table.health()) == ([], ["insulin"], 7)


@in_every_edition
@pytest.mark.clause("C-EXO-03")
def test_a_card_whose_atp_is_missing_cannot_be_completed(edition: str) -> None:
    assert given(edition=edition, hand=["insulin"], disks={(0, 0): PROTEINS}, atp=2).why_not("place exocytosis-1") == ""
    table = given(edition=edition, hand=["insulin"], disks={(0, 0): PROTEINS}, atp=1)
    assert table.why_not("place exocytosis-1") == "C-EXO-03"


@in_every_edition
@pytest.mark.clause("C-EXO-03", "C-RER-06", "C-HOR-02")
def test_the_atp_of_a_hormone_is_paid_at_exocytosis_and_nowhere_before(edition: str) -> None:
    table = given(edition=edition, hand=["insulin"], mrna=2, carb=1, atp=2, flasks=LEFT_ALONE)
    table.play("place rough-1", "load 2", "done", "place golgi-1", "add carb", "done")
    assert table.stock() == {"atp": 2}
    assert table.play("place exocytosis-1", "complete insulin").stock() == {}


@in_every_edition
@pytest.mark.clause("C-EXO-03", "C-GREY-05", "A-27")
def test_what_a_grey_piece_costs_can_no_longer_pay_for_the_card(edition: str) -> None:
    table = given(edition=edition, hand=["insulin"], disks={(0, 0): PROTEINS}, atp=5)
    assert table.why_not("grey exocytosis-1") == "C-EXO-03"
    table = given(edition=edition, hand=["insulin"], disks={(0, 0): PROTEINS}, atp=6)
    assert table.why_not("grey exocytosis-1") == ""


@in_every_edition
@pytest.mark.clause("C-EXO-04", "C-VES-07", "A-06")
@pytest.mark.vector("D-41")
def test_surplus_cargo_is_allowed_and_lost_with_the_rest(edition: str) -> None:
    table = given(edition=edition, hand=["insulin"], disks={(0, 0): ("golgi", {"protein": 3, "carb": 1})}, atp=2)
    proteins, carbs = table.supply("protein"), table.supply("carb")
    table.play("place exocytosis-1", "complete insulin")
    assert (table.supply("protein"), table.supply("carb")) == (proteins + 3, carbs + 1)
    assert (table.stock(), table.completed()) == ({}, ["insulin"])


@in_every_edition
@pytest.mark.parametrize(
    "cargo", [{"protein": 1, "carb": 1}, {"protein": 2, "lipid": 1}, {"protein": 9}, {"lipid": 2, "carb": 1}]
)
@pytest.mark.clause("C-VES-07", "A-06")
def test_cargo_that_falls_short_in_one_kind_completes_nothing(edition: str, cargo: dict[str, int]) -> None:
    table = given(edition=edition, hand=["insulin"], disks={(0, 0): ("golgi", cargo)}, atp=9)
    assert table.why_not("place exocytosis-1") == "C-VES-07"


@in_every_edition
@pytest.mark.clause("C-VES-07", "C-EXO-01")
def test_an_empty_hand_has_nothing_to_complete(edition: str) -> None:
    assert given(edition=edition, disks={(0, 0): PROTEINS}, atp=9).why_not("place exocytosis-1") == "C-VES-07"


@in_every_edition
@pytest.mark.clause("C-EXO-03", "C-VES-07")
def test_the_refusal_names_what_the_closest_card_lacks(edition: str) -> None:
    """Insulin lacks only ATP; erythropoietin lacks proteins, and an enzyme never comes here."""
    hand = ["hexokinase", "erythropoietin", "insulin"]
    table = given(edition=edition, hand=hand, disks={(0, 0): PROTEINS})
    assert table.why_not("place exocytosis-1") == "C-EXO-03"


@in_every_edition
@pytest.mark.clause("C-EXO-05", "C-CARD-03")
def test_a_completed_card_lies_open_for_everybody(edition: str) -> None:
    table = given(edition=edition, hand=["insulin"], disks={(0, 0): PROTEINS}, atp=2)
    table.play("place exocytosis-1", "complete insulin")
    assert table.match.view(1)["players"][0]["completed"] == ["insulin"]
    assert table.match.view(None)["players"][0]["completed"] == ["insulin"]


@in_every_edition
@pytest.mark.clause("C-EXO-06")
def test_one_piece_completes_one_card_with_one_disk(edition: str) -> None:
    disks = {(0, 0): PROTEINS, (0, 1): LIPIDS}
    table = given(edition=edition, hand=["insulin", "estradiol"], disks=disks, atp=9)
    table.play("place exocytosis-1", "complete estradiol")
    assert table.legal == ("done",)
    assert (table.completed(), table.hand(), table.disk(0, 0)) == (["estradiol"], ["insulin"], PROTEINS)


@in_every_edition
@pytest.mark.clause("C-EXO-07", "C-REC-04", "C-REC-06")
def test_a_hormone_sets_off_the_receptors_of_its_kind(edition: str) -> None:
    completed = {0: ["insulin-receptor"], 1: ["glucagon-receptor"], 2: ["estrogen-receptor"]}
    table = given(edition=edition, hand=["insulin"], disks={(0, 0): PROTEINS}, atp=2, completed=completed)
    table.play("place exocytosis-1", "complete insulin")
    assert [table.scored(seat, "receptors") for seat in range(3)] == [1, 2, 0]


@in_every_edition
@pytest.mark.clause("C-CARD-03", "C-EXO-01", "C-VES-07", "C-EXO-03")
def test_the_named_card_must_be_in_hand_fit_a_disk_and_be_paid(edition: str) -> None:
    hand = ["hexokinase", "glucagon", "prolactin", "oxytocin"]
    table = given(edition=edition, hand=hand, hands={1: ["insulin"]}, disks={(0, 0): PROTEINS}, atp=1)
    table.play("place exocytosis-1")
    assert table.why_not("complete glucagon") == ""
    assert table.why_not("complete hexokinase") == "C-EXO-01"
    assert table.why_not("complete oxytocin") == "C-VES-07"
    assert table.why_not("complete prolactin") == "C-EXO-03"
    assert table.why_not("complete insulin") == "C-CARD-03"


@in_every_edition
@pytest.mark.parametrize("card", ["hexokinase", "ethanol", "carb-reserve"])
@pytest.mark.clause("C-EXO-01", "C-P1-07")
def test_no_enzyme_detox_or_instant_card_is_completed_here(edition: str, card: str) -> None:
    table = given(edition=edition, hand=["glucagon", card], disks={(0, 0): PROTEINS}, atp=9, protein=9, carb=9)
    assert table.play("place exocytosis-1").why_not(f"complete {card}") == "C-EXO-01"


@in_every_edition
@pytest.mark.clause("C-EXO-02", "A-88")
def test_the_player_names_the_disk_when_both_fit(edition: str) -> None:
    disks = {(0, 0): PROTEINS, (0, 1): ("golgi", {"protein": 5, "carb": 1})}
    table = given(edition=edition, hand=["insulin"], disks=disks, atp=2).play("place exocytosis-1", "complete insulin")
    assert table.legal == ("disk 0", "disk 1")
    table.play("disk 1")
    assert (table.disk(0, 0), table.disk(0, 1)) == (PROTEINS, (None, {}))
    assert (table.completed(), table.truth["card"]) == (["insulin"], None)
    assert (table.to_act, table.asked) == (1, "turn")


@in_every_edition
@pytest.mark.parametrize("fitting", [0, 1])
@pytest.mark.clause("A-88", "C-VES-07")
def test_nobody_is_asked_which_disk_leaves_when_only_one_fits(edition: str, fitting: int) -> None:
    disks = {(0, fitting): PROTEINS, (0, 1 - fitting): LIPIDS}
    table = given(edition=edition, hand=["insulin"], disks=disks, atp=2).play("place exocytosis-1", "complete insulin")
    assert (table.disk(0, fitting), table.disk(0, 1 - fitting)) == ((None, {}), LIPIDS)


@in_every_edition
@pytest.mark.clause("C-VES-07", "C-VES-03")
def test_a_disk_that_does_not_fit_the_named_card_cannot_leave_with_it(edition: str) -> None:
    table = given(edition=edition, hand=["insulin"], disks={(0, 0): PROTEINS, (0, 1): PROTEINS}, atp=2)
    assert table.why_not("disk 0") == "C-VES-03"
    asked = table.play("place exocytosis-1", "complete insulin").truth
    asked["players"][0]["cargo"][1]["protein"] = 1
    asked["supply"]["protein"] += 1
    table = Table(vesicle.from_position(asked))
    assert [table.why_not("disk 0"), table.why_not("disk 1")] == ["", "C-VES-07"]


@in_every_edition
@pytest.mark.parametrize(
    ("start", "load", "card", "health"),
    [
        ("rough-1", 2, "insulin", 7),
        pytest.param("smooth-1", 3, "estradiol", 9, marks=pytest.mark.vector("T-04")),
    ],
)
@pytest.mark.clause("C-HOR-01", "C-HOR-02", "C-HOR-03", "C-HOR-04", "C-HOR-05", "C-SER-05")
def test_a_hormone_goes_through_its_er_the_golgi_and_exocytosis(
    edition: str, start: str, load: int, card: str, health: int
) -> None:
    """Insulin: 2 ATP, 2 proteins, 1 carb for 7 points. Estradiol: 4 ATP, 3 lipids, 1 carb for 9 points."""
    table = given(edition=edition, hand=[card], mrna=2, lipid=3, carb=1, atp=4, flasks=LEFT_ALONE)
    table.play(f"place {start}", f"load {load}", "done", "place golgi-1", "add carb", "done")
    table.play("place exocytosis-1", f"complete {card}")
    assert table.health() == health
    assert table.stock() == ({"lipid": 3, "atp": 2} if card == "insulin" else {"mrna": 2})


@in_every_edition
@pytest.mark.parametrize(
    ("start", "load", "card"), [("smooth-1", 3, "insulin"), ("rough-1", 3, "estradiol"), ("rough-1", 3, "progesterone")]
)
@pytest.mark.clause("C-HOR-02", "C-HOR-03", "C-VES-08")
def test_a_hormone_started_in_the_wrong_er_cannot_be_completed(edition: str, start: str, load: int, card: str) -> None:
    table = given(edition=edition, hand=[card], mrna=3, lipid=3, carb=2, atp=9, flasks=LEFT_ALONE)
    table.play(f"place {start}", f"load {load}", "done", "place golgi-1", "add carb", "done")
    assert table.why_not("place exocytosis-1") == "C-VES-07"
