"""Cytoplasm: enzymes are made from the stock."""

import pytest

from given import given

in_every_edition = pytest.mark.parametrize("edition", ["preview", "first", "second"])
LEFT_ALONE = {1: 0, 2: 0}  # only seat 0 has pieces
LAST_PIECE = {0: 1, 1: 0, 2: 0}


@in_every_edition
@pytest.mark.clause("C-CYT-01")
def test_the_cytoplasm_has_one_spot(edition: str) -> None:
    table = given(edition=edition, hand=["hexokinase"], protein=2, atp=1)
    assert [spot for spot in table.options("place") if spot.startswith("cytoplasm")] == ["cytoplasm"]


@in_every_edition
@pytest.mark.parametrize(
    ("card", "proteins", "carbs", "atp", "health"),
    [("hexokinase", 2, 0, 1, 3), ("pyruvate-kinase", 2, 1, 1, 4), ("fatty-acid-synthase", 3, 1, 3, 6)],
)
@pytest.mark.clause("C-CYT-02", "C-ENZ-01", "C-ENZ-04")
def test_an_enzyme_takes_its_proteins_its_carb_and_its_atp_from_the_stock(
    edition: str, card: str, proteins: int, carbs: int, atp: int, health: int
) -> None:
    table = given(edition=edition, hand=[card], protein=5, carb=2, atp=4, lipid=1)
    before = [table.supply(molecule) for molecule in ("protein", "carb", "atp")]
    table.play("place cytoplasm", f"complete {card}")
    assert table.player(0)["stock"] == {
        "mrna": 0,
        "protein": 5 - proteins,
        "carb": 2 - carbs,
        "lipid": 1,
        "atp": 4 - atp,
    }
    after = [table.supply(molecule) for molecule in ("protein", "carb", "atp")]
    assert after == [before[0] + proteins, before[1] + carbs, before[2] + atp]
    assert (table.hand(), table.completed(), table.health()) == ([], [card], health)


@in_every_edition
@pytest.mark.clause("C-ENZ-04", "C-CARD-04")
def test_the_enzyme_worth_four_points_scores_them_at_once(edition: str) -> None:
    table = given(edition=edition, hand=["lactate-dehydrogenase"], protein=2, atp=2)
    table.play("place cytoplasm", "complete lactate-dehydrogenase")
    assert table.scored(0, "cards") == table.health() == 4


@in_every_edition
@pytest.mark.parametrize("lacking", ["protein", "carb", "atp"])
@pytest.mark.clause("C-CYT-02", "A-01")
def test_the_spot_is_closed_when_anything_on_the_card_is_lacking(edition: str, lacking: str) -> None:
    """Pyruvate kinase takes 1 ATP, 2 proteins and 1 carb."""
    enough = {"protein": 2, "carb": 1, "atp": 1}
    assert given(edition=edition, hand=["pyruvate-kinase"], stocks={0: enough}).why_not("place cytoplasm") == ""
    short = {**enough, lacking: enough[lacking] - 1}
    assert given(edition=edition, hand=["pyruvate-kinase"], stocks={0: short}).why_not("place cytoplasm") == "C-CYT-02"


@in_every_edition
@pytest.mark.parametrize("hand", [[], ["insulin"], ["ethanol", "insulin-receptor", "mrna-reserve"]])
@pytest.mark.clause("C-CYT-02")
def test_the_spot_is_closed_without_an_enzyme_in_hand(edition: str, hand: list[str]) -> None:
    table = given(edition=edition, hand=hand, protein=9, carb=9, atp=9)
    assert table.why_not("place cytoplasm") == "C-CYT-02"


@in_every_edition
@pytest.mark.clause("C-CYT-02", "C-CARD-03")
def test_only_a_payable_enzyme_in_hand_can_be_completed_here(edition: str) -> None:
    hand = ["hexokinase", "superoxide-dismutase", "insulin"]
    table = given(edition=edition, hand=hand, hands={1: ["glycogen-synthase"]}, protein=2, carb=1, atp=2)
    table.play("place cytoplasm")
    assert table.why_not("complete hexokinase") == ""
    assert table.why_not("complete superoxide-dismutase") == "C-CYT-02"
    assert table.why_not("complete insulin") == "C-CYT-02"
    assert table.why_not("complete glycogen-synthase") == "C-CARD-03"


@in_every_edition
@pytest.mark.clause("C-CYT-02", "C-GREY-05", "A-27")
def test_what_a_grey_piece_costs_can_no_longer_pay_for_an_enzyme(edition: str) -> None:
    assert given(edition=edition, hand=["hexokinase"], protein=2, atp=4).why_not("grey cytoplasm") == "C-CYT-02"
    assert given(edition=edition, hand=["hexokinase"], protein=2, atp=5).why_not("grey cytoplasm") == ""


@in_every_edition
@pytest.mark.clause("C-CYT-03")
def test_no_disk_is_involved_even_when_both_are_away(edition: str) -> None:
    disks = {(0, 0): ("rough", {"protein": 2}), (0, 1): ("golgi", {"protein": 2, "carb": 1})}
    table = given(edition=edition, hand=["hexokinase"], disks=disks, protein=2, atp=1)
    table.play("place cytoplasm", "complete hexokinase")
    assert [table.disk(0, disk) for disk in (0, 1)] == list(disks.values())


@in_every_edition
@pytest.mark.clause("C-CYT-02", "C-VES-09")
def test_cargo_of_a_vesicle_pays_for_no_enzyme(edition: str) -> None:
    disks = {(0, 0): ("rough", {"protein": 5})}
    assert given(edition=edition, hand=["hexokinase"], disks=disks, atp=1).why_not("place cytoplasm") == "C-CYT-02"


@in_every_edition
@pytest.mark.clause("C-CYT-04")
def test_one_piece_completes_one_enzyme(edition: str) -> None:
    table = given(edition=edition, hand=["hexokinase", "glycogen-synthase"], protein=9, atp=9)
    table.play("place cytoplasm", "complete hexokinase")
    assert table.legal == ("done",)
    assert (table.completed(), table.hand()) == (["hexokinase"], ["glycogen-synthase"])


@in_every_edition
@pytest.mark.clause("C-CYT-05", "C-CARD-03")
def test_completed_enzymes_are_open_to_everybody(edition: str) -> None:
    table = given(edition=edition, hand=["hexokinase"], completed={0: ["glycogen-synthase"]}, protein=2, atp=1)
    table.play("place cytoplasm", "complete hexokinase")
    for viewer in (0, 1, 2, None):
        assert table.match.view(viewer)["players"][0]["completed"] == ["glycogen-synthase", "hexokinase"]


@in_every_edition
@pytest.mark.clause("C-ENZ-02")
def test_proteins_of_an_instant_card_make_an_enzyme(edition: str) -> None:
    table = given(edition=edition, hand=["hexokinase", "protein-reserve"], atp=1)
    table.play("play protein-reserve", "place cytoplasm", "complete hexokinase")
    assert table.completed() == ["hexokinase"]


@in_every_edition
@pytest.mark.clause("C-ENZ-02", "C-DISP-05", "A-13")
def test_proteins_of_a_displaced_disk_make_an_enzyme(edition: str) -> None:
    disks = {(0, 0): ("rough", {"protein": 2}), (0, 1): ("rough", {"protein": 2}), (1, 0): ("rough", {"protein": 1})}
    table = given(edition=edition, hand=["hexokinase"], disks=disks, points={0: 1}, mrna=1, atp=1, flasks=LEFT_ALONE)
    table.play("place rough-1", "evict 0-0", "load 1", "done", "place cytoplasm", "complete hexokinase")
    assert table.completed() == ["hexokinase"]


@in_every_edition
@pytest.mark.clause("C-ENZ-03", "C-SCE-01")
def test_enzymes_of_different_colours_score_as_a_set_at_the_end(edition: str) -> None:
    """Hexokinase and pyruvate kinase share a colour; glycogen synthase and carbonic anhydrase have others."""
    completed = {0: ["hexokinase", "glycogen-synthase", "carbonic-anhydrase"], 1: ["pyruvate-kinase"]}
    table = given(edition=edition, completed=completed, round_number=11, flasks=LAST_PIECE).play("place nucleus-2")
    assert [table.scored(seat, "sets") for seat in (0, 1)] == [5, 0]


@in_every_edition
@pytest.mark.clause("C-ENZ-03")
def test_two_enzymes_of_one_colour_are_no_set(edition: str) -> None:
    completed = {0: ["hexokinase", "pyruvate-kinase"]}
    table = given(edition=edition, completed=completed, round_number=11, flasks=LAST_PIECE).play("place nucleus-2")
    assert table.scored(0, "sets") == 0
