"""Stock and supply: how much there is, and what happens when a pile runs short."""

import pytest

import vesicle
from given import Table, given

in_every_edition = pytest.mark.parametrize("edition", ["preview", "first", "second"])
with_a_finite_supply = pytest.mark.parametrize("edition", ["preview", "first"])
LAST_PIECE = {0: 1, 1: 0, 2: 0}
FINITE = {"supply": "finite"}


@pytest.mark.parametrize(
    ("edition", "tokens"),
    [
        ("preview", {"mrna": 18, "protein": 18, "carb": 12, "lipid": 12, "atp": 30}),
        ("first", {"mrna": 18, "protein": 18, "carb": 15, "lipid": 15, "atp": 30}),
        pytest.param(
            "second",
            {"mrna": 28, "protein": 28, "carb": 25, "lipid": 25, "atp": 45},
            marks=pytest.mark.clause("C-COMP-19", "A-91"),
        ),
    ],
)
@pytest.mark.clause("C-COMP-06", "C-COMP-07", "C-COMP-08", "C-COMP-09", "C-COMP-10")
def test_the_pieces_in_the_box_are_those_of_the_edition(edition: str, tokens: dict[str, int]) -> None:
    """The second edition's multipliers count as five each: 18 + 2 × 5, 15 + 2 × 5, and 20 + 5 × 5 ATP."""
    table = vesicle.new("cytosis", players=2, edition=edition).position()
    dealt = sum(me["stock"]["atp"] for me in table["players"])
    assert table["supply"] == {**tokens, "atp": tokens["atp"] - dealt}


@with_a_finite_supply
@pytest.mark.clause("C-COMP-11", "A-20")
def test_what_is_used_up_cannot_be_taken(edition: str) -> None:
    table = given(edition=edition, supply={"mrna": 2}).play("place nucleus-3")
    assert (table.stock(0), table.supply("mrna")) == ({"mrna": 2}, 0)
    assert table.why_not("place nucleus-2") == "C-COMP-12"


@pytest.mark.clause("C-COMP-11", "C-COMP-12")
def test_in_the_second_edition_proxies_stand_in_for_what_is_used_up() -> None:
    table = given(edition="second", supply={"mrna": 1}).play("place nucleus-3", "place nucleus-2")
    assert (table.stock(0), table.stock(1)) == ({"mrna": 3}, {"mrna": 2})


@pytest.mark.clause("A-20", "C-COMP-11")
def test_a_table_may_play_the_first_edition_with_an_unlimited_supply() -> None:
    table = given(edition="first", rulings={"supply": "unlimited"}, supply={"lipid": 0}).play("place lipid-3")
    assert table.stock() == {"lipid": 3}


@pytest.mark.clause("A-91", "C-COMP-12")
def test_a_table_may_play_the_second_edition_with_the_pieces_in_the_box() -> None:
    table = given(edition="second", rulings=FINITE, supply={"lipid": 2}).play("place lipid-3")
    assert table.stock() == {"lipid": 2}
    assert table.why_not("place lipid-2") == "C-COMP-12"


@pytest.mark.clause("C-COMP-19", "A-91")
def test_pieces_worth_five_pay_and_score_like_any_others() -> None:
    """All 45 ATP and all 28 mRNA of the second edition in one hand."""
    table = given(edition="second", rulings=FINITE, atp=45, mrna=28, round_number=11, flasks=LAST_PIECE)
    table.play("place glucose-2")
    assert table.player(0)["stock"]["atp"] == 43
    assert table.scored(0, "macromolecules") == 28 // 4 + 2 // 2


@with_a_finite_supply
@pytest.mark.clause("A-20")
def test_stocks_and_cargo_come_out_of_the_supply(edition: str) -> None:
    table = given(edition=edition, mrna=3).play("place rough-1", "load 2")
    assert table.supply("protein") == 18 - 2
    assert table.supply("mrna") == 18 - 1
    table.play("place nucleus-3")
    assert table.supply("mrna") == 18 - 1 - 3


@with_a_finite_supply
@pytest.mark.clause("A-20", "C-EVT-04")
def test_a_boost_on_the_board_comes_out_of_the_supply(edition: str) -> None:
    table = given(edition=edition, events=["respiration-boost"], flasks=LAST_PIECE).play("place nucleus-3")
    assert table.truth["boost"]["mitochondria"]["atp"] == 1
    assert table.supply("atp") == 30 - 1


@with_a_finite_supply
@pytest.mark.vector("D-05")
@pytest.mark.clause("C-COMP-10", "A-20")
def test_five_players_who_all_take_atp_at_setup_empty_the_pile(edition: str) -> None:
    table = Table(vesicle.new("cytosis", players=5, edition=edition))
    while table.truth["round_number"] == 0:
        table.play("take atp" if "take atp" in table.legal else table.legal[0])
    assert table.supply("atp") == 0


@with_a_finite_supply
@pytest.mark.parametrize(
    ("spot", "pile", "gained"),
    [
        ("nucleus-3", "mrna", {"mrna": 1, "carb": 1, "atp": 2}),
        ("lipid-2", "lipid", {"lipid": 1, "carb": 1, "atp": 2}),
        ("mitochondria-2", "atp", {"carb": 1, "atp": 3}),
        ("mitochondria-6", "atp", {"atp": 3}),
        ("glucose-2", "carb", {"carb": 2, "atp": 1}),
    ],
)
@pytest.mark.clause("C-COMP-12", "A-21", "A-76")
def test_a_pile_with_one_piece_left_still_serves_it(edition: str, spot: str, pile: str, gained: dict[str, int]) -> None:
    table = given(edition=edition, carb=1, atp=2, supply={pile: 1}).play(f"place {spot}")
    assert (table.stock(), table.supply(pile)) == (gained, 0)


@with_a_finite_supply
@pytest.mark.parametrize(("left", "answer"), [(2, "C-COMP-12"), (3, ""), (4, "")])
@pytest.mark.clause("A-21")
def test_a_table_may_want_every_spot_served_in_full(edition: str, left: int, answer: str) -> None:
    table = given(edition=edition, rulings={"shortage": "full"}, supply={"lipid": left})
    assert table.why_not("place lipid-3") == answer


@with_a_finite_supply
@pytest.mark.clause("C-COMP-13", "A-20")
def test_what_is_paid_can_be_taken_again(edition: str) -> None:
    table = given(edition=edition, atp=2, supply={"atp": 0}).play("place glucose-2")
    assert (table.to_act, table.supply("atp")) == (1, 2)
    assert table.play("place mitochondria-3").stock(1) == {"atp": 2}


@in_every_edition
@pytest.mark.clause("C-COMP-13")
def test_the_cargo_of_a_finished_vesicle_can_be_taken_again(edition: str) -> None:
    disks = {(0, 0): ("golgi", {"protein": 2, "carb": 1})}
    table = given(edition=edition, hand=["glucagon"], disks=disks, stocks={0: {"atp": 1}, 1: {"atp": 1}})
    carbs = table.supply("carb")
    table.play("place exocytosis-1", "complete glucagon")
    assert table.supply("carb") == carbs + 1
    assert table.play("place glucose-1").supply("carb") == carbs


@with_a_finite_supply
@pytest.mark.clause("C-COMP-13", "C-EVT-21")
def test_what_toxicity_takes_goes_back_to_the_supply(edition: str) -> None:
    table = given(edition=edition, mrna=6, events=["toxicity"], flasks=LAST_PIECE)
    before = table.supply("mrna")
    table.play("place mitochondria-3")
    assert (table.player(0)["stock"]["mrna"], table.supply("mrna")) == (5, before + 1)


@in_every_edition
@pytest.mark.clause("C-COMP-13")
def test_what_an_enzyme_takes_goes_back_to_the_supply(edition: str) -> None:
    table = given(edition=edition, hand=["pyruvate-kinase"], protein=2, carb=1, atp=1)
    before = table.truth["supply"]
    table.play("place cytoplasm", "complete pyruvate-kinase")
    paid = {"mrna": 0, "protein": 2, "carb": 1, "lipid": 0, "atp": 1}
    assert table.truth["supply"] == {molecule: before[molecule] + paid[molecule] for molecule in paid}


@with_a_finite_supply
@pytest.mark.clause("A-77", "C-RES-02")
def test_an_instant_card_gives_what_is_left(edition: str) -> None:
    table = given(edition=edition, hand=["lipid-reserve"], supply={"lipid": 1}).play("play lipid-reserve")
    assert (table.stock(), table.hand()) == ({"lipid": 1}, [])


@with_a_finite_supply
@pytest.mark.clause("A-77")
def test_an_instant_card_for_an_empty_pile_cannot_be_played(edition: str) -> None:
    table = given(edition=edition, hand=["lipid-reserve"], supply={"lipid": 0})
    assert table.why_not("play lipid-reserve") == "A-77"


@with_a_finite_supply
@pytest.mark.clause("A-77", "A-21")
def test_a_table_that_wants_spots_served_in_full_wants_instant_cards_served_in_full(edition: str) -> None:
    rulings = {"shortage": "full"}
    table = given(edition=edition, rulings=rulings, hand=["lipid-reserve"], supply={"lipid": 2})
    assert table.why_not("play lipid-reserve") == "A-77"
    table = given(edition=edition, rulings=rulings, hand=["lipid-reserve"], supply={"lipid": 3})
    assert table.why_not("play lipid-reserve") == ""


@with_a_finite_supply
@pytest.mark.clause("A-77", "C-EVT-04")
def test_a_boost_for_an_empty_pile_puts_nothing_out(edition: str) -> None:
    table = given(edition=edition, events=["glucose-boost"], supply={"carb": 0}, flasks=LAST_PIECE)
    table.play("place nucleus-3")
    assert (table.truth["event"], table.truth["boost"]["glucose"]["carb"]) == ("glucose-boost", 0)


@pytest.mark.clause("A-77", "C-EXH-01")
def test_a_flask_cannot_be_exhausted_for_an_empty_pile() -> None:
    table = given(edition="second", rulings=FINITE, supply={"lipid": 0})
    assert table.options("exhaust") == ["mrna", "atp"]
    assert table.why_not("exhaust lipid") == "A-77"


@with_a_finite_supply
@pytest.mark.clause("A-77", "C-LAU-03")
def test_laureates_offers_no_atp_from_an_empty_pile(edition: str) -> None:
    assert given(edition=edition, supply={"atp": 0}).play("place laureates").options("take") == []
    assert given(edition=edition, supply={"atp": 1}).play("place laureates").options("take") == ["atp"]


@with_a_finite_supply
@pytest.mark.clause("A-78", "C-GREY-08")
def test_the_price_of_a_grey_piece_reaches_the_supply_before_its_action(edition: str) -> None:
    table = given(edition=edition, atp=4, supply={"atp": 0})
    assert table.why_not("place mitochondria-3") == "C-COMP-12"
    assert table.play("grey mitochondria-3").stock() == {"atp": 3}
    assert table.supply("atp") == 1


@with_a_finite_supply
@pytest.mark.clause("A-78")
def test_even_where_spots_must_be_served_in_full_the_price_just_paid_counts(edition: str) -> None:
    table = given(edition=edition, rulings={"shortage": "full"}, atp=4, supply={"atp": 0})
    assert table.play("grey mitochondria-3").stock() == {"atp": 3}


@pytest.mark.clause("A-78", "C-EVT-13")
def test_the_price_of_a_grey_piece_can_come_back_as_the_extra_atp_of_the_free_spot() -> None:
    table = given(edition="first", market=["insulin"], event="reduce-atp-cost", atp=4, supply={"atp": 0})
    assert table.play("grey card-1").stock() == {"atp": 1}
