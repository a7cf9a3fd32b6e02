"""Cell Component Card area: buying from the market, and Reduce ATP Cost."""

import pytest

from given import given

in_every_edition = pytest.mark.parametrize("edition", ["preview", "first", "second"])
where_the_free_spot_pays = pytest.mark.parametrize("edition", ["first", "second"])
MARKET = ("insulin", "ethanol", "hexokinase", "estradiol")
REDUCED = "reduce-atp-cost"


@in_every_edition
@pytest.mark.parametrize("slot", [1, 2, 3, 4])
@pytest.mark.clause("C-BUY-01")
def test_each_of_the_four_spots_belongs_to_the_card_beneath_it(edition: str, slot: int) -> None:
    table = given(edition=edition, market=MARKET, atp=3)
    assert [spot for spot in table.options("place") if spot.startswith("card")] == [f"card-{n}" for n in (1, 2, 3, 4)]
    table.play(f"place card-{slot}")
    assert table.hand() == [MARKET[slot - 1]]


@in_every_edition
@pytest.mark.clause("C-BUY-02")
def test_the_price_belongs_to_the_spot_and_not_to_the_card(edition: str) -> None:
    """Estradiol shows 4 ATP, ethanol 2; neither figure is asked here."""
    left = given(edition=edition, market=["estradiol", None, None, "ethanol"], atp=5).play("place card-1")
    right = given(edition=edition, market=["ethanol", None, None, "estradiol"], atp=5).play("place card-4")
    assert (left.hand(), left.stock()) == (["estradiol"], {"atp": 5})
    assert (right.hand(), right.stock()) == (["estradiol"], {"atp": 2})


@in_every_edition
@pytest.mark.clause("C-BUY-03")
def test_the_price_goes_to_the_supply_and_the_card_into_the_hand(edition: str) -> None:
    table = given(edition=edition, market=MARKET, hand=["glucagon"], atp=5)
    before = table.supply("atp")
    table.play("place card-3")
    assert table.hand() == ["hexokinase", "glucagon"]
    assert table.stock() == {"atp": 3}
    assert table.supply("atp") == before + 2


@in_every_edition
@pytest.mark.parametrize(("spot", "price"), [("card-2", 1), ("card-3", 2), ("card-4", 3)])
@pytest.mark.clause("C-BUY-03", "A-01")
def test_a_card_whose_price_cannot_be_paid_is_not_for_sale(edition: str, spot: str, price: int) -> None:
    assert given(edition=edition, market=MARKET, atp=price - 1).why_not(f"place {spot}") == "C-BUY-03"
    assert given(edition=edition, market=MARKET, atp=price).why_not(f"place {spot}") == ""


@in_every_edition
@pytest.mark.clause("C-BUY-04")
def test_the_left_spot_is_free(edition: str) -> None:
    table = given(edition=edition, market=MARKET).play("place card-1")
    assert table.hand() == ["insulin"]
    assert table.stock() == {}


@in_every_edition
@pytest.mark.parametrize(("slot", "price"), [(2, 1), (3, 2), (4, 3)])
@pytest.mark.clause("C-BUY-05", "A-67")
def test_prices_rise_by_one_from_left_to_right(edition: str, slot: int, price: int) -> None:
    table = given(edition=edition, market=MARKET, atp=3).play(f"place card-{slot}")
    assert table.player(0)["stock"]["atp"] == 3 - price


@in_every_edition
@pytest.mark.clause("C-BUY-06", "A-41")
def test_a_hand_of_twenty_cards_still_takes_another_and_none_can_be_thrown_away(edition: str) -> None:
    deck = [card for card in given().truth["deck"] if card not in MARKET]
    table = given(edition=edition, market=MARKET, hand=deck[:20]).play("place card-1")
    assert len(table.hand()) == 21
    assert table.why_not(f"return {deck[0]}") == "C-SETUP-11"


@in_every_edition
@pytest.mark.clause("C-BUY-07", "A-14", "A-18")
def test_a_bought_slot_stays_empty_and_closed_for_the_rest_of_the_round(edition: str) -> None:
    table = given(edition=edition, market=MARKET, stocks={1: {"atp": 4}}).play("place card-1", "done")
    assert table.market() == [None, *MARKET[1:]]
    assert table.why_not("grey card-1") == "A-18"


@in_every_edition
@pytest.mark.clause("C-BUY-07")
def test_the_empty_slot_is_filled_in_phase_2(edition: str) -> None:
    table = given(edition=edition, market=MARKET, flasks={0: 1, 1: 0, 2: 0}).play("place card-1", "done")
    assert table.truth["round_number"] == 2
    assert None not in table.market()


@in_every_edition
@pytest.mark.clause("A-18")
def test_there_is_nothing_to_buy_above_an_empty_slot(edition: str) -> None:
    table = given(edition=edition, market=["insulin", None], atp=9)
    assert table.why_not("place card-2") == "A-18"
    assert table.why_not("place card-1") == ""


@in_every_edition
@pytest.mark.clause("C-BUY-03", "A-27")
def test_what_a_grey_piece_costs_can_no_longer_pay_for_a_card(edition: str) -> None:
    assert given(edition=edition, market=MARKET, atp=4).why_not("grey card-1") == ""
    assert given(edition=edition, market=MARKET, atp=4).why_not("grey card-2") == "C-BUY-03"
    assert given(edition=edition, market=MARKET, atp=5).why_not("grey card-2") == ""


@in_every_edition
@pytest.mark.parametrize(("slot", "price"), [(2, 0), (3, 1), (4, 2)])
@pytest.mark.clause("C-EVT-10", "C-EVT-14", "A-19")
@pytest.mark.vector("D-13")
def test_under_reduce_atp_cost_every_priced_card_costs_one_less_and_pays_nothing_out(
    edition: str, slot: int, price: int
) -> None:
    table = given(edition=edition, market=MARKET, event=REDUCED, atp=2)
    assert table.why_not(f"place card-{slot}") == ""
    table.play(f"place card-{slot}")
    assert table.player(0)["stock"]["atp"] == 2 - price


@in_every_edition
@pytest.mark.clause("C-EVT-11", "A-19")
def test_reduce_atp_cost_brings_no_price_below_nothing(edition: str) -> None:
    table = given(edition=edition, market=MARKET, event=REDUCED)
    assert table.why_not("place card-2") == ""
    assert table.why_not("place card-3") == "C-BUY-03"
    assert table.play("place card-2").stock() == {}


@in_every_edition
@pytest.mark.clause("C-EVT-10", "C-EVT-12")
def test_reduce_atp_cost_begins_with_the_round_after_its_reveal(edition: str) -> None:
    table = given(edition=edition, market=MARKET, events=[REDUCED], flasks={0: 1, 1: 0, 2: 0})
    assert table.why_not("place card-2") == "C-BUY-03"
    table.play("place nucleus-3")
    assert table.truth["event"] == REDUCED
    assert table.why_not("place card-2") == ""


@in_every_edition
@pytest.mark.clause("C-EVT-12")
def test_reduce_atp_cost_ends_with_its_round(edition: str) -> None:
    table = given(edition=edition, market=MARKET, event=REDUCED, events=["nucleus-boost"], flasks={0: 1, 1: 0, 2: 0})
    assert table.why_not("place card-2") == ""
    table.play("place nucleus-3")
    assert table.truth["event"] == "nucleus-boost"
    assert table.why_not("place card-2") == "C-BUY-03"


@where_the_free_spot_pays
@pytest.mark.clause("C-EVT-13", "A-19", "A-87")
@pytest.mark.vector("D-13")
def test_under_reduce_atp_cost_the_free_spot_brings_one_atp(edition: str) -> None:
    table = given(edition=edition, market=MARKET, event=REDUCED, atp=2)
    before = table.supply("atp")
    table.play("place card-1")
    assert (table.hand(), table.stock()) == (["insulin"], {"atp": 3})
    assert table.supply("atp") == before - 1


@pytest.mark.clause("C-EVT-13", "A-19")
def test_in_the_preview_edition_the_free_spot_brings_nothing_extra() -> None:
    table = given(edition="preview", market=MARKET, event=REDUCED, atp=2).play("place card-1")
    assert (table.hand(), table.stock()) == (["insulin"], {"atp": 2})


@pytest.mark.clause("C-EVT-13")
@pytest.mark.parametrize(("edition", "bonus", "atp"), [("first", "no", 0), ("second", "no", 0), ("preview", "yes", 1)])
def test_a_table_may_choose_whether_the_free_spot_pays(edition: str, bonus: str, atp: int) -> None:
    table = given(edition=edition, rulings={"reduce_bonus": bonus}, market=MARKET, event=REDUCED).play("place card-1")
    assert table.player(0)["stock"]["atp"] == atp


@where_the_free_spot_pays
@pytest.mark.clause("C-EVT-13")
def test_the_free_spot_brings_nothing_without_the_event(edition: str) -> None:
    table = given(edition=edition, market=MARKET, event="nucleus-boost").play("place card-1")
    assert table.stock() == {}


@where_the_free_spot_pays
@pytest.mark.clause("A-18")
def test_the_free_spot_without_a_card_is_closed_even_for_the_extra_atp(edition: str) -> None:
    table = given(edition=edition, market=[None, "insulin"], event=REDUCED, atp=4)
    assert table.why_not("place card-1") == "A-18"
    assert table.why_not("grey card-1") == "A-18"


@pytest.mark.clause("C-EVT-13", "A-77")
def test_an_empty_pile_of_atp_pays_nothing_on_the_free_spot() -> None:
    table = given(edition="first", market=MARKET, event=REDUCED, supply={"atp": 0}).play("place card-1")
    assert (table.hand(), table.stock()) == (["insulin"], {})


@in_every_edition
@pytest.mark.clause("C-EVT-15")
def test_reduce_atp_cost_does_not_touch_the_atp_on_cards(edition: str) -> None:
    """An ethanol card shows 2 ATP."""
    table = given(edition=edition, hand=["ethanol"], event=REDUCED, atp=1)
    assert "place smooth-1" not in table.legal
    table = given(edition=edition, hand=["ethanol"], event=REDUCED, atp=2).play("place smooth-1", "complete ethanol")
    assert table.stock() == {}


@in_every_edition
@pytest.mark.clause("C-EVT-15")
def test_reduce_atp_cost_does_not_touch_the_price_of_a_grey_piece(edition: str) -> None:
    assert given(edition=edition, event=REDUCED, atp=3).why_not("grey nucleus-3") == "C-GREY-01"
    assert given(edition=edition, event=REDUCED, atp=4).play("grey nucleus-3").stock() == {"mrna": 3}
