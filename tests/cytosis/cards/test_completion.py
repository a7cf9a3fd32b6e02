"""Completing a card: what it costs nobody twice, what it scores, and how receptors answer."""

from collections import Counter

import pytest

from given import Table, given
from vesicle.cytosis.ids import Kind, Molecule

in_every_edition = pytest.mark.parametrize("edition", ["preview", "first", "second"])
PROTEIN_RECEPTORS = [f"{name}-receptor" for name in ("glucagon", "insulin", "oxytocin", "prolactin", "growth-hormone")]
STEROID_RECEPTORS = [
    f"{name}-receptor" for name in ("progesterone", "androgen", "glucocorticoid", "estrogen", "mineralocorticoid")
]
CARGO = {
    "insulin": {"protein": 2, "carb": 1},
    "estradiol": {"lipid": 3, "carb": 1},
    "insulin-receptor": {"protein": 2, "carb": 1},
    "androgen-receptor": {"protein": 3, "lipid": 1},
}


def complete(card: str, edition: str, completed: dict[int, list[str]], seat: int = 0) -> Table:
    """A player completes a hormone or receptor at exocytosis."""
    disks = {(seat, 0): ("golgi", CARGO[card])}
    stocks = {seat: {"atp": 4}}
    table = given(edition=edition, hands={seat: [card]}, disks=disks, stocks=stocks, completed=completed, seat=seat)
    return table.play("place exocytosis-1", f"complete {card}")


def receptor_points(table: Table) -> list[int]:
    return [table.scored(seat, "receptors") for seat in range(3)]


@in_every_edition
@pytest.mark.clause("C-CARD-01", "C-HOR-01", "C-REC-01")
def test_there_are_hormones_receptors_enzymes_detox_and_instant_cards(edition: str) -> None:
    """Hormones and receptors come in two kinds each."""
    box = given(edition=edition).match.rules.box
    assert Counter(Kind(kind) for kind in box.card_kind[: box.n_cards]) == {
        Kind.ENZYME: 10,
        Kind.PROTEIN_HORMONE: 6,
        Kind.STEROID_HORMONE: 6,
        Kind.PROTEIN_RECEPTOR: 5,
        Kind.STEROID_RECEPTOR: 5,
        Kind.DETOX: 7,
        Kind.INSTANT: 4,
    }


@in_every_edition
@pytest.mark.clause("C-CARD-02", "C-DET-01")
def test_every_card_but_an_instant_one_shows_atp_macromolecules_and_points(edition: str) -> None:
    box = given(edition=edition).match.rules.box
    for card in range(box.n_cards):
        kind = box.card_kind[card]
        assert (box.card_atp[card] > 0) == (box.card_points[card] > 0) == (kind != Kind.INSTANT)
        assert (box.card_needs[card].sum() > 0) == (kind not in (Kind.INSTANT, Kind.DETOX))


@in_every_edition
@pytest.mark.clause("C-CARD-02", "C-HOR-02", "C-HOR-03", "C-REC-01", "C-REC-02", "C-REC-03", "C-ENZ-01")
def test_the_macromolecules_on_a_card_are_those_that_its_stages_load(edition: str) -> None:
    stages = {
        Kind.PROTEIN_HORMONE: {Molecule.PROTEIN, Molecule.CARB},
        Kind.STEROID_HORMONE: {Molecule.LIPID, Molecule.CARB},
        Kind.PROTEIN_RECEPTOR: {Molecule.PROTEIN, Molecule.CARB},
        Kind.STEROID_RECEPTOR: {Molecule.PROTEIN, Molecule.LIPID},
    }
    box = given(edition=edition).match.rules.box
    for card in range(box.n_cards):
        kind, shown = Kind(box.card_kind[card]), {Molecule(m) for m in Molecule if box.card_needs[card, m]}
        assert shown == stages.get(kind, shown)
        assert kind != Kind.ENZYME or shown in ({Molecule.PROTEIN}, {Molecule.PROTEIN, Molecule.CARB})


@in_every_edition
@pytest.mark.clause("C-CARD-03", "A-41")
def test_a_card_is_secret_in_hand_and_open_once_completed(edition: str) -> None:
    table = given(edition=edition, hand=["ethanol"], atp=2)
    assert table.match.view(0)["players"][0]["hand"] == ["ethanol"]
    assert [table.match.view(viewer)["players"][0]["hand"] for viewer in (1, 2, None)] == [[None]] * 3
    table.play("place smooth-1", "complete ethanol")
    for viewer in (1, 2, None):
        seen = table.match.view(viewer)["players"][0]
        assert (seen["hand"], seen["completed"]) == ([], ["ethanol"])


@in_every_edition
@pytest.mark.clause("A-41")
def test_stocks_disks_and_cargo_are_open_to_everybody(edition: str) -> None:
    table = given(edition=edition, mrna=2, disks={(0, 1): ("smooth", {"lipid": 3})})
    for viewer in (0, 1, 2, None):
        seen = table.match.view(viewer)["players"][0]
        assert (seen["stock"], seen["disk_area"]) == (table.player(0)["stock"], [None, "smooth"])
        assert seen["cargo"] == table.player(0)["cargo"]


@in_every_edition
@pytest.mark.clause("C-CARD-03")
def test_completed_cards_lie_in_the_order_of_their_completion(edition: str) -> None:
    table = complete("insulin", edition, {0: ["estrogen-receptor", "hexokinase"]})
    assert table.completed() == ["estrogen-receptor", "hexokinase", "insulin"]


@in_every_edition
@pytest.mark.clause("C-CARD-03")
def test_a_card_that_is_not_in_hand_cannot_be_completed(edition: str) -> None:
    table = given(edition=edition, hand=["ethanol"], completed={0: ["propanol"]}, market=["butanol"], atp=9)
    table.play("place smooth-1")
    for card in ("propanol", "butanol", "isopropanol"):
        assert table.why_not(f"complete {card}") == "C-CARD-03"


@in_every_edition
@pytest.mark.parametrize(
    ("card", "points"), [("insulin", 7), ("estradiol", 9), ("insulin-receptor", 4), ("androgen-receptor", 4)]
)
@pytest.mark.clause("C-CARD-04", "C-HOR-04", "C-HOR-05")
def test_a_card_scores_its_points_at_once(edition: str, card: str, points: int) -> None:
    table = complete(card, edition, {})
    assert table.scored(0, "cards") == table.health(0) == points


@in_every_edition
@pytest.mark.parametrize(("card", "atp"), [("insulin", 2), ("estradiol", 4), ("insulin-receptor", 2)])
@pytest.mark.clause("C-CARD-02", "C-EXO-03")
def test_a_card_takes_the_atp_that_it_shows(edition: str, card: str, atp: int) -> None:
    assert complete(card, edition, {}).player(0)["stock"]["atp"] == 4 - atp


@in_every_edition
@pytest.mark.clause("C-CARD-05", "C-SCD-02")
def test_cards_left_in_hand_score_nothing_and_cost_nothing(edition: str) -> None:
    hand = ["insulin", "hexokinase", "glycogen-synthase", "ethanol"]
    table = given(edition=edition, hand=hand, points={0: 5}, round_number=11, flasks={0: 1, 1: 0, 2: 0})
    table.play("place nucleus-2", "done")
    assert table.winner == 0
    assert table.health(0) == 5


@in_every_edition
@pytest.mark.parametrize(("hormone", "receptors"), [("insulin", PROTEIN_RECEPTORS), ("estradiol", STEROID_RECEPTORS)])
@pytest.mark.clause("C-REC-04", "C-REC-05", "C-EXO-07")
def test_every_other_player_gains_two_for_each_receptor_of_the_hormones_kind(
    edition: str, hormone: str, receptors: list[str]
) -> None:
    table = complete(hormone, edition, {1: receptors[:2], 2: receptors[2:3]})
    assert receptor_points(table) == [0, 4, 2]


@in_every_edition
@pytest.mark.clause("C-REC-05")
@pytest.mark.vector("T-05")
def test_two_steroid_receptors_of_another_player_bring_four_points(edition: str) -> None:
    table = complete("estradiol", edition, {1: STEROID_RECEPTORS[:2]})
    assert table.health(1) == 4


@in_every_edition
@pytest.mark.clause("C-REC-05")
@pytest.mark.vector("T-06")
def test_three_steroid_receptors_of_another_player_bring_six_points(edition: str) -> None:
    table = complete("estradiol", edition, {1: STEROID_RECEPTORS[:3]})
    assert table.health(1) == 6


@in_every_edition
@pytest.mark.parametrize(
    ("hormone", "points", "receptors"), [("insulin", 7, PROTEIN_RECEPTORS), ("estradiol", 9, STEROID_RECEPTORS)]
)
@pytest.mark.clause("C-REC-06", "C-REC-07", "A-34")
def test_the_completing_player_gains_one_for_each_own_receptor_of_the_hormones_kind(
    edition: str, hormone: str, points: int, receptors: list[str]
) -> None:
    table = complete(hormone, edition, {0: receptors[:3]})
    assert (table.scored(0, "cards"), table.scored(0, "receptors")) == (points, 3)
    assert table.health(0) == points + 3


@in_every_edition
@pytest.mark.clause("C-REC-04", "C-REC-06", "C-REC-08", "A-34")
@pytest.mark.vector("D-31")
def test_own_and_others_receptors_answer_and_the_other_kind_is_silent(edition: str) -> None:
    completed = {0: PROTEIN_RECEPTORS[:2], 1: PROTEIN_RECEPTORS[2:3], 2: STEROID_RECEPTORS[:1]}
    table = complete("insulin", edition, completed)
    assert [table.health(seat) for seat in range(3)] == [9, 2, 0]


@in_every_edition
@pytest.mark.parametrize(("hormone", "receptors"), [("insulin", STEROID_RECEPTORS), ("estradiol", PROTEIN_RECEPTORS)])
@pytest.mark.clause("C-REC-08")
def test_receptors_of_the_other_kind_never_answer(edition: str, hormone: str, receptors: list[str]) -> None:
    table = complete(hormone, edition, {0: receptors[:2], 1: receptors[2:]})
    assert receptor_points(table) == [0, 0, 0]


@in_every_edition
@pytest.mark.parametrize(
    ("receptor", "others"), [("insulin-receptor", PROTEIN_RECEPTORS), ("androgen-receptor", STEROID_RECEPTORS)]
)
@pytest.mark.clause("C-REC-09")
def test_a_completed_receptor_sets_off_nothing_and_looks_back_at_no_hormone(
    edition: str, receptor: str, others: list[str]
) -> None:
    rest = [card for card in others if card != receptor]
    completed = {0: ["glucagon", "progesterone", *rest[:2]], 1: ["oxytocin", "cortisol", *rest[2:]]}
    assert receptor_points(complete(receptor, edition, completed)) == [0, 0, 0]


@in_every_edition
@pytest.mark.parametrize("card", ["hexokinase", "ethanol"])
@pytest.mark.clause("C-REC-09", "C-REC-04")
def test_an_enzyme_or_a_detox_card_sets_off_no_receptor(edition: str, card: str) -> None:
    completed = {0: PROTEIN_RECEPTORS[:1], 1: PROTEIN_RECEPTORS[1:], 2: STEROID_RECEPTORS}
    table = given(edition=edition, hand=[card], completed=completed, protein=2, atp=2)
    table.play("place cytoplasm" if card == "hexokinase" else "place smooth-1", f"complete {card}")
    assert receptor_points(table) == [0, 0, 0]


@in_every_edition
@pytest.mark.parametrize("seat", [1, 2])
@pytest.mark.clause("C-REC-10", "C-REC-04")
def test_receptors_answer_by_themselves_in_any_players_turn_and_without_limit(edition: str, seat: int) -> None:
    table = complete("insulin", edition, {0: PROTEIN_RECEPTORS}, seat=seat)
    assert table.health(0) == 10
    assert table.stock(0) == {}


@in_every_edition
@pytest.mark.clause("C-REC-10", "C-REC-06")
def test_a_receptor_answers_to_every_hormone_anew(edition: str) -> None:
    disks = {(0, 0): ("golgi", CARGO["insulin"]), (0, 1): ("golgi", CARGO["insulin"])}
    hand = ["glucagon", "insulin"]
    completed = {1: PROTEIN_RECEPTORS[:1]}
    table = given(edition=edition, hand=hand, disks=disks, atp=3, completed=completed, flasks={1: 0, 2: 0})
    table.play("place exocytosis-1", "complete insulin", "disk 0", "done", "place exocytosis-2", "complete glucagon")
    assert table.health(1) == 4
