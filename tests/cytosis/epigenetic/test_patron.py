"""Demethylation: cards of the card area are free."""

import pytest

from given import Table, given

PATRON = {0: "demethylation"}
MARKET = ["insulin", "cortisol", "glucagon", "estradiol"]
EDITIONS = ("preview", "first", "second")

every_edition = pytest.mark.parametrize("edition", EDITIONS)


def patron(**table: object) -> Table:
    return given(**{"edition": "first", "traits": PATRON, "market": MARKET, **table})


@pytest.mark.clause("C-EPI-16")
@pytest.mark.vector("D-59")
@every_edition
def test_the_card_at_the_dearest_spot_is_free(edition: str) -> None:
    game = patron(edition=edition).play("place card-4")
    assert (game.hand(), game.stock()) == (["estradiol"], {})


@pytest.mark.clause("C-EPI-16")
@pytest.mark.parametrize("slot", [1, 2, 3, 4])
def test_every_spot_of_the_card_area_is_free(slot: int) -> None:
    game = patron(atp=3).play(f"place card-{slot}")
    assert (game.hand(), game.stock()) == ([MARKET[slot - 1]], {"atp": 3})


@pytest.mark.clause("C-EPI-16", "C-EPI-07")
def test_the_others_go_on_paying() -> None:
    other = given(edition="first", traits={1: "demethylation"}, market=MARKET, atp=2)
    assert other.why_not("place card-4") == "C-BUY-03"
    assert other.play("place card-3").stock() == {}


@pytest.mark.clause("C-EPI-16", "A-18")
def test_an_empty_slot_stays_closed() -> None:
    assert patron(market=["insulin"]).why_not("place card-2") == "A-18"


@pytest.mark.clause("A-71", "C-EPI-16")
def test_a_grey_piece_is_paid_for_but_its_card_is_free() -> None:
    game = patron(atp=4).play("grey card-4")
    assert (game.hand(), game.stock()) == (["estradiol"], {})


@pytest.mark.clause("A-71", "C-EPI-16")
def test_a_grey_piece_pays_for_its_card_where_tables_play_so() -> None:
    rulings = {"grey_abilities": "no"}
    assert patron(atp=6, rulings=rulings).why_not("grey card-4") == "C-BUY-03"
    game = patron(atp=7, rulings=rulings).play("grey card-4")
    assert (game.hand(), game.stock()) == (["estradiol"], {})
    assert game.play("place card-3").stock() == {}


@pytest.mark.clause("A-71", "C-GREY-01")
def test_a_grey_piece_itself_is_not_free() -> None:
    assert patron(atp=3).why_not("grey card-1") == "C-GREY-01"


@pytest.mark.clause("A-61", "C-EVT-13", "A-87")
@pytest.mark.parametrize("edition", ["first", "second"])
def test_under_reduce_atp_cost_the_free_spot_still_brings_its_atp(edition: str) -> None:
    game = patron(edition=edition, event="reduce-atp-cost").play("place card-1")
    assert (game.hand(), game.stock()) == (["insulin"], {"atp": 1})


@pytest.mark.clause("A-61", "A-19")
def test_the_preview_has_no_such_bonus() -> None:
    assert patron(edition="preview", event="reduce-atp-cost").play("place card-1").stock() == {}


@pytest.mark.clause("A-61")
@pytest.mark.parametrize("slot", [2, 3, 4])
def test_elsewhere_reduce_atp_cost_pays_nothing_out(slot: int) -> None:
    game = patron(event="reduce-atp-cost").play(f"place card-{slot}")
    assert (game.hand(), game.stock()) == ([MARKET[slot - 1]], {})


@pytest.mark.clause("A-61", "A-71")
def test_a_grey_piece_on_the_free_spot_brings_it_too() -> None:
    assert patron(event="reduce-atp-cost", atp=4).play("grey card-1").stock() == {"atp": 1}


@pytest.mark.clause("A-61", "A-77")
def test_an_empty_pile_has_no_atp_to_bring() -> None:
    assert patron(event="reduce-atp-cost", supply={"atp": 0}).play("place card-1").stock() == {}


@pytest.mark.clause("C-EPI-16", "C-VIR-20")
def test_a_virus_attack_card_is_free_as_well_and_strikes() -> None:
    market = ["insulin", "cortisol", "glucagon", "ebola-attack-1"]
    game = patron(virus=True, market=market).play("place card-4")
    assert game.player(0)["attacks"] == ["ebola-attack-1"]
    assert game.truth["outbreaks"] == 1
    assert game.scored(1, "virus") <= -1


@pytest.mark.clause("C-EPI-16", "A-01")
def test_without_atp_the_card_area_is_a_spot_that_can_be_used() -> None:
    assert [spot for spot in patron().options("place") if spot.startswith("card")] == [f"card-{n}" for n in range(1, 5)]
