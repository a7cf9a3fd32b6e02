"""Vesicle disks: their route, their cargo, and what never happens to them."""

import pytest

from given import Table, given

in_every_edition = pytest.mark.parametrize("edition", ["preview", "first", "second"])
LEFT_ALONE = {1: 0, 2: 0}  # only seat 0 has pieces
LAST_PIECE = {0: 1, 1: 0, 2: 0}


@in_every_edition
@pytest.mark.clause("C-VES-01")
def test_everybody_has_two_disks_and_starts_with_both_idle(edition: str) -> None:
    table = given(edition=edition)
    assert [table.player(seat)["disk_area"] for seat in range(3)] == [[None, None]] * 3


@in_every_edition
@pytest.mark.parametrize("areas", [("rough", "smooth"), ("golgi", "rough"), ("golgi", "golgi")])
@pytest.mark.clause("C-VES-01", "A-09")
def test_a_third_vesicle_cannot_be_started(edition: str, areas: tuple[str, str]) -> None:
    cargo = {"rough": {"protein": 1}, "smooth": {"lipid": 1}, "golgi": {"protein": 1, "carb": 1}}
    disks = {(0, disk): (area, cargo[area]) for disk, area in enumerate(areas)}
    table = given(edition=edition, disks=disks, mrna=3, lipid=3)
    assert [table.why_not(f"place {spot}") for spot in ("rough-1", "smooth-1")] == ["C-VES-01", "C-VES-01"]


@in_every_edition
@pytest.mark.clause("C-VES-02", "C-VES-03", "C-EXO-02")
def test_a_disk_goes_through_an_er_and_the_golgi_and_comes_back_with_one_piece_a_stage(edition: str) -> None:
    table = given(edition=edition, hand=["progesterone-receptor"], mrna=2, lipid=1, atp=1, flasks=LEFT_ALONE)
    route = []
    for actions in (
        ("place rough-1", "load 2", "done"),
        ("place golgi-1", "add lipid", "done"),
        ("place exocytosis-1", "complete progesterone-receptor"),
    ):
        table.play(*actions)
        route.append((table.disk(0, 0)[0], table.player(0)["flasks"]))
    assert route == [("rough", 3), ("golgi", 2), (None, 1)]


@in_every_edition
@pytest.mark.clause("C-VES-02")
def test_no_stage_is_skipped(edition: str) -> None:
    table = given(edition=edition, hand=["insulin"], protein=2, carb=2, lipid=2, atp=9)
    assert table.why_not("place golgi-1") == "C-GOL-07"
    assert table.why_not("place exocytosis-1") == "C-EXO-01"
    table = given(edition=edition, hand=["insulin"], disks={(0, 0): ("rough", {"protein": 2})}, carb=2, atp=9)
    assert table.why_not("place exocytosis-1") == "C-EXO-01"


@in_every_edition
@pytest.mark.clause("C-VES-02")
def test_no_stage_is_repeated(edition: str) -> None:
    table = given(edition=edition, disks={(0, 0): ("golgi", {"protein": 2, "carb": 1})}, mrna=2, carb=2, lipid=2)
    assert table.why_not("place golgi-1") == "C-GOL-07"
    table.play("place rough-1", "load 2")
    assert table.disk(0, 0) == ("golgi", {"protein": 2, "carb": 1})
    assert table.disk(0, 1) == ("rough", {"protein": 2})


@in_every_edition
@pytest.mark.clause("C-VES-02")
def test_a_disk_that_came_back_can_start_again(edition: str) -> None:
    disks = {(0, 0): ("golgi", {"protein": 2, "carb": 1}), (0, 1): ("rough", {"protein": 2})}
    table = given(edition=edition, hand=["insulin"], disks=disks, mrna=1, atp=2, flasks=LEFT_ALONE)
    assert table.why_not("place rough-1") == "C-VES-01"
    table.play("place exocytosis-1", "complete insulin", "place rough-1", "load 1")
    assert table.disk(0, 0) == ("rough", {"protein": 1})


@in_every_edition
@pytest.mark.parametrize("action", ["load 1", "move 0", "add carb", "disk 0"])
@pytest.mark.clause("C-VES-03")
def test_no_stage_is_done_without_a_piece_in_its_area(edition: str, action: str) -> None:
    disks = {(0, 0): ("rough", {"protein": 2})}
    table = given(edition=edition, hand=["insulin"], disks=disks, mrna=2, lipid=2, carb=2, atp=9)
    assert table.why_not(action) == "C-VES-03"


@in_every_edition
@pytest.mark.clause("C-VES-04", "C-P2-05")
def test_disks_and_cargo_stay_on_the_board_from_round_to_round(edition: str) -> None:
    disks = {
        (0, 0): ("smooth", {"lipid": 3}),
        (1, 0): ("rough", {"protein": 9}),
        (2, 1): ("golgi", {"protein": 2, "carb": 1}),
    }
    table = given(edition=edition, disks=disks, flasks=LAST_PIECE).play("place nucleus-3")
    assert table.truth["round_number"] == 2
    assert {place: table.disk(*place) for place in disks} == disks


@in_every_edition
@pytest.mark.parametrize("card", ["insulin", "glucagon", "prolactin", "insulin-receptor", "glucagon-receptor"])
@pytest.mark.clause("C-VES-05", "A-05")
def test_one_and_the_same_disk_may_become_any_card_that_fits(edition: str, card: str) -> None:
    hand = ["glucagon", "insulin", "prolactin", "glucagon-receptor", "insulin-receptor"]
    table = given(edition=edition, hand=hand, disks={(0, 0): ("golgi", {"protein": 2, "carb": 1})}, atp=3)
    assert table.play("place exocytosis-1").options("complete") == hand
    assert table.play(f"complete {card}").completed() == [card]


@in_every_edition
@pytest.mark.clause("C-VES-05", "A-05")
def test_the_card_may_come_into_the_hand_after_the_disk_was_started(edition: str) -> None:
    table = given(edition=edition, market=["insulin"], mrna=2, carb=1, atp=2, flasks=LEFT_ALONE)
    table.play("place rough-1", "load 2", "place golgi-1", "add carb", "place card-1", "done")
    assert table.play("place exocytosis-1", "complete insulin").completed() == ["insulin"]


@in_every_edition
@pytest.mark.clause("C-VES-06")
def test_proteins_in_stock_go_onto_a_disk_in_no_area(edition: str) -> None:
    disks = {(0, 0): ("rough", {"protein": 1})}
    table = given(edition=edition, disks=disks, protein=9, carb=1, flasks=LEFT_ALONE)
    assert table.why_not("place rough-1") == "C-RER-05"
    assert table.why_not("place smooth-1") == "C-SER-04"
    assert table.play("place golgi-1").why_not("add protein") == "C-GOL-03"


@in_every_edition
@pytest.mark.clause("C-VES-06")
def test_proteins_of_an_instant_card_go_onto_no_disk(edition: str) -> None:
    table = given(edition=edition, hand=["protein-reserve"], mrna=1).play("play protein-reserve", "place rough-1")
    assert table.options("load") == ["1"]


@in_every_edition
@pytest.mark.clause("C-VES-06", "C-DISP-05", "A-13")
def test_proteins_of_a_displaced_disk_go_onto_no_disk(edition: str) -> None:
    disks = {(1, 0): ("rough", {"protein": 4}), (1, 1): ("rough", {"protein": 4}), (2, 0): ("rough", {"protein": 1})}
    table = given(edition=edition, disks=disks, points={1: 1}, mrna=1).play("place rough-1", "evict 1-0", "load 1")
    assert (table.to_act, table.stock(1)) == (1, {"protein": 4})
    assert table.why_not("place rough-2") == "C-RER-05"


@in_every_edition
@pytest.mark.parametrize(
    ("cargo", "answer"),
    [
        ({"protein": 3, "carb": 1}, ""),
        ({"protein": 7, "carb": 1}, ""),
        ({"protein": 2, "carb": 1}, "C-VES-07"),
        ({"protein": 3, "lipid": 1}, "C-VES-07"),
    ],
)
@pytest.mark.clause("C-VES-07", "A-06")
def test_cargo_must_be_at_least_what_the_card_shows_kind_by_kind(
    edition: str, cargo: dict[str, int], answer: str
) -> None:
    """Oxytocin shows 3 proteins and 1 carb."""
    table = given(edition=edition, hand=["oxytocin"], disks={(0, 0): ("golgi", cargo)}, atp=1)
    assert table.why_not("place exocytosis-1") == answer


@in_every_edition
@pytest.mark.parametrize("card", ["insulin", "mineralocorticoid-receptor"])
@pytest.mark.clause("C-VES-08")
def test_what_lies_in_stock_does_not_stand_in_for_cargo(edition: str, card: str) -> None:
    """Insulin lacks its carb on the disk, the receptor two of its four proteins."""
    disks = {(0, 0): ("golgi", {"protein": 2, "lipid": 1})}
    table = given(edition=edition, hand=[card], disks=disks, protein=9, carb=9, lipid=9, atp=9)
    assert table.why_not("place exocytosis-1") == "C-VES-07"


@in_every_edition
@pytest.mark.clause("C-VES-09")
def test_cargo_pays_for_nothing(edition: str) -> None:
    disks = {(0, 0): ("golgi", {"protein": 5, "carb": 1}), (0, 1): ("rough", {"protein": 5})}
    table = given(edition=edition, hand=["hexokinase"], disks=disks, atp=1)
    assert table.why_not("place mitochondria-6") == "C-MIT-03"
    assert table.why_not("place cytoplasm") == "C-CYT-02"
    assert table.why_not("place golgi-1") == "C-GOL-03"


@pytest.mark.parametrize("edition", ["preview", "first"])
@pytest.mark.clause("C-VES-09", "A-31", "C-EVT-17")
def test_toxicity_strikes_the_stock_and_not_the_cargo(edition: str) -> None:
    disks = {(0, 0): ("rough", {"protein": 6}), (0, 1): ("golgi", {"lipid": 5, "carb": 1})}
    table = given(edition=edition, disks=disks, protein=2, events=["toxicity"], flasks=LAST_PIECE)
    table.play("place mitochondria-3")
    assert (table.truth["event"], table.stock()) == ("toxicity", {"protein": 2, "atp": 3})
    assert [table.disk(0, disk) for disk in (0, 1)] == list(disks.values())


@in_every_edition
@pytest.mark.parametrize("area", ["smooth", "rough", "golgi"])
@pytest.mark.clause("C-VES-10", "A-08")
def test_a_disk_cannot_be_recalled(edition: str, area: str) -> None:
    cargo = {"smooth": {"lipid": 2}, "rough": {"protein": 2}, "golgi": {"protein": 2, "carb": 1}}[area]
    disks = {(0, 0): (area, cargo), (0, 1): (area, cargo)}
    table = given(edition=edition, disks=disks, atp=9)
    assert [table.why_not("evict 0-0"), table.why_not("disk 0")] == ["C-DISP-01", "C-VES-03"]
    for action in table.legal:
        after = Table(table.match.clone()).play(action)
        assert [after.disk(0, disk) for disk in (0, 1)] == [(area, cargo)] * 2


@in_every_edition
@pytest.mark.clause("C-VES-11", "A-07", "C-SER-05", "C-GOL-05")
def test_three_kinds_of_cargo_can_come_about(edition: str) -> None:
    found = set()
    for start in ("smooth-1", "rough-1"):
        for added in ("carb", "lipid"):
            table = given(edition=edition, mrna=2, lipid=3, carb=1, flasks=LEFT_ALONE).play(f"place {start}", "load 2")
            table.play("place golgi-1")
            if not table.why_not(f"add {added}"):
                found.add(tuple(table.play(f"add {added}").disk(0, 0)[1]))
    assert found == {("protein", "carb"), ("protein", "lipid"), ("carb", "lipid")}
