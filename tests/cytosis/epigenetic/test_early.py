"""Poised promoter: for one ATP an own flask before the first turn of a round."""

from typing import Any

import pytest

import vesicle
from given import Table, given, given_round

EDITIONS = ("preview", "first", "second")
MARKET = ["insulin", "cortisol", "glucagon", "estradiol"]

every_edition = pytest.mark.parametrize("edition", EDITIONS)


def early(atp: int = 1, **table: Any) -> Table:
    """Seat 1 has the card, seat 0 begins the round."""
    stocks = {1: {"atp": atp}, **table.pop("stocks", {})}
    return given_round(**{"traits": {1: "poised-promoter"}, "stocks": stocks, "events": ["smooth-er-boost"], **table})


@pytest.mark.clause("C-EPI-13", "C-EPI-17", "C-EPI-07")
@every_edition
def test_a_flask_is_placed_for_one_atp_before_the_first_turn(edition: str) -> None:
    game = early(edition=edition)
    assert (game.to_act, game.asked) == (1, "early")
    game.play("place nucleus-3")
    assert game.stock(1) == {"mrna": 3}
    assert (game.player(1)["flasks"], game.truth["occupant"]["nucleus-3"]) == (3, 1)
    assert (game.to_act, game.asked) == (0, "turn")


@pytest.mark.clause("C-EPI-13", "C-P1-01")
def test_then_the_usual_order_begins_with_the_first_player() -> None:
    game = early().play("place nucleus-3", "place nucleus-2")
    assert game.to_act == 1
    assert game.play("place lipid-3").to_act == 2


@pytest.mark.clause("C-EPI-17")
def test_the_flask_is_one_of_the_owners_and_no_extra_one() -> None:
    game = early(players=5, traits={1: "poised-promoter", 4: "open-chromatin"}).play("place nucleus-3")
    assert game.player(1)["flasks"] == 1
    game.end_round()
    acts = [entry for entry in game.match.log("all") if entry["what"] == "act" and entry["action"].startswith("place")]
    assert [sum(act["seat"] == seat for act in acts) for seat in range(5)] == [2] * 5


@pytest.mark.clause("C-EPI-13")
def test_it_may_be_declined() -> None:
    game = early().play("done")
    assert (game.stock(1), game.player(1)["flasks"]) == ({"atp": 1}, 4)
    assert (game.to_act, game.asked) == (0, "turn")


@pytest.mark.clause("C-EPI-13")
def test_it_is_offered_once_a_round_and_in_every_round() -> None:
    game = early(atp=9).play("place nucleus-3", "place nucleus-2")
    assert (game.to_act, game.asked) == (1, "turn")
    game.end_round()
    assert (game.truth["round_number"], game.to_act, game.asked) == (3, 1, "early")


@pytest.mark.clause("C-EPI-14", "C-EPI-13")
@pytest.mark.vector("T-21")
@every_edition
def test_the_first_player_places_two_in_a_row(edition: str) -> None:
    game = early(edition=edition, marker=1).play("place nucleus-3")
    assert (game.to_act, game.asked) == (1, "turn")
    game.play("place nucleus-2")
    assert (game.stock(1), game.player(1)["flasks"]) == ({"mrna": 5}, 2)
    assert game.to_act == 2


@pytest.mark.clause("C-EPI-13", "A-84", "A-93")
def test_without_atp_it_is_not_offered() -> None:
    game = early(atp=0)
    assert (game.to_act, game.asked) == (0, "turn")


@pytest.mark.clause("C-EPI-13")
def test_without_its_owner_nobody_is_asked() -> None:
    assert given_round(traits={}).asked == "turn"


@pytest.mark.clause("A-84")
def test_the_spot_must_be_performable_after_paying() -> None:
    assert early(atp=1).why_not("place glucose-1") == "C-GLU-04"
    assert early(atp=2).play("place glucose-1").stock(1) == {"carb": 1}
    assert early(atp=1, market=MARKET).why_not("place card-2") == "C-BUY-03"
    assert early(atp=2, market=MARKET).play("place card-2").hand(1) == ["glucagon"]


@pytest.mark.clause("A-84", "A-80")
@pytest.mark.parametrize(("spot", "clause"), [("golgi-1", "C-GOL-07"), ("cytoplasm", "C-CYT-02")])
def test_it_is_never_placed_without_effect(spot: str, clause: str) -> None:
    assert early(atp=9).why_not(f"place {spot}") == clause


@pytest.mark.clause("A-84", "A-78", "A-77")
def test_the_atp_paid_may_be_the_one_that_the_spot_hands_out() -> None:
    game = early(supply={"atp": 0}).play("place mitochondria-3")
    assert (game.stock(1), game.supply("atp")) == ({"atp": 1}, 0)


@pytest.mark.clause("A-84", "C-2P-07")
def test_caps_apply_and_count_the_flask() -> None:
    game = early(players=2).play("place nucleus-3")
    assert game.why_not("place nucleus-2") == "C-2P-07"


@pytest.mark.clause("A-84", "C-2P-03")
def test_a_spot_that_is_not_printed_is_not_open() -> None:
    game = early(players=2, rulings={"two_player_board": "printed"})
    assert game.why_not("place nucleus-2") == "C-2P-03"
    assert game.why_not("place nucleus-3") == ""


@pytest.mark.clause("A-58")
@every_edition
@pytest.mark.parametrize("action", ["grey nucleus-3", "exhaust mrna"])
def test_neither_a_grey_piece_nor_an_exhausted_flask_goes_with_it(edition: str, action: str) -> None:
    assert early(edition=edition, atp=9).why_not(action) == "A-58"


@pytest.mark.clause("A-58")
def test_no_instant_card_goes_with_it_and_no_turn_stays_open_behind_it() -> None:
    game = early(hands={1: ["lipid-reserve"]})
    assert game.why_not("play lipid-reserve") == "C-RES-01"
    game.play("place nucleus-3")
    assert (game.to_act, game.asked) == (0, "turn")


@pytest.mark.clause("A-58", "C-P1-03")
def test_what_the_spot_asks_is_still_answered() -> None:
    game = early(stocks={1: {"atp": 1, "mrna": 2}}).play("place rough-1")
    assert (game.to_act, game.asked) == (1, "rough")
    game.play("load 2")
    assert game.disk(1, 0) == ("rough", {"protein": 2})
    assert (game.to_act, game.asked) == (0, "turn")


@pytest.mark.clause("C-EPI-13", "C-EVT-05", "A-79")
def test_it_collects_a_waiting_boost() -> None:
    assert early(events=["nucleus-boost"]).play("place nucleus-3").stock(1) == {"mrna": 4}


# The first-player marker


@pytest.mark.clause("A-84", "C-P1-10", "A-37")
def test_laureates_taken_with_it_do_not_change_who_begins_this_round() -> None:
    game = early().play("place laureates", "take atp")
    assert (game.to_act, game.truth["marker"], game.truth["starter"]) == (0, 1, 0)
    game.end_round()
    assert (game.truth["starter"], game.to_act, game.asked) == (1, 1, "early")
    assert game.play("done").to_act == 1


@pytest.mark.clause("A-84")
def test_a_table_may_let_them_change_it() -> None:
    game = early(rulings={"early_sets_order": "yes"}).play("place laureates", "take atp")
    assert (game.to_act, game.asked, game.truth["starter"]) == (1, "turn", 1)
    assert game.play("place nucleus-3").to_act == 2


@pytest.mark.clause("A-84")
def test_without_laureates_that_table_begins_as_usual() -> None:
    game = early(rulings={"early_sets_order": "yes"}).play("place nucleus-3")
    assert (game.to_act, game.truth["starter"]) == (0, 0)


@pytest.mark.clause("C-P1-06", "C-EPI-17")
def test_a_first_player_whose_only_flask_was_early_is_skipped() -> None:
    game = early(marker=1, box={"setup": {"flasks": [1, 1, 1, 1]}}).play("place nucleus-3")
    assert (game.to_act, game.asked) == (2, "turn")


# With income, with a virus


@pytest.mark.clause("A-59")
def test_income_comes_first() -> None:
    game = early(traits={1: "poised-promoter", 2: "housekeeping"})
    assert (game.to_act, game.asked) == (2, "income")
    game.play("take atp")
    assert (game.to_act, game.asked) == (1, "early")
    assert game.play("done").asked == "turn"


@pytest.mark.clause("A-59", "A-84")
def test_what_income_takes_is_gone_for_the_early_flask() -> None:
    traits = {1: "poised-promoter", 2: "housekeeping"}
    game = early(traits=traits, supply={"mrna": 1}).play("take mrna")
    assert game.why_not("place nucleus-3") == "C-COMP-12"


@pytest.mark.clause("A-59", "A-84")
def test_income_of_another_does_not_pay_for_the_early_flask() -> None:
    game = early(atp=0, traits={1: "poised-promoter", 2: "housekeeping"}).play("take atp")
    assert (game.to_act, game.asked) == (0, "turn")


@pytest.mark.clause("A-59")
def test_a_table_may_turn_the_two_round() -> None:
    traits = {1: "poised-promoter", 2: "housekeeping"}
    game = early(traits=traits, rulings={"round_start": "early-first"})
    assert (game.to_act, game.asked) == (1, "early")
    game.play("place nucleus-3")
    assert (game.to_act, game.asked) == (2, "income")
    game.play("take lipid")
    assert (game.to_act, game.asked, game.stock(2)) == (0, "turn", {"lipid": 1})


@pytest.mark.clause("A-59")
@pytest.mark.parametrize("order", ["income-first", "early-first"])
def test_both_work_from_the_first_round_on(order: str) -> None:
    table = given(
        edition="first",
        traits={1: "poised-promoter", 2: "housekeeping"},
        rulings={"round_start": order},
        stocks={1: {"atp": 1}},
        seat=2,
    )
    setup = table.truth | {"round_number": 0, "pending": ["free"]}
    game = Table(vesicle.from_position(setup)).play("take mrna")
    assert game.truth["round_number"] == 1
    asked = [game.asked, game.play("done").asked, game.play("done").asked]
    assert asked == [*(("income", "early") if order == "income-first" else ("early", "income")), "turn"]


@pytest.mark.clause("A-58", "A-84", "C-VIR-20")
@pytest.mark.parametrize("order", ["income-first", "early-first"])
def test_a_virus_attack_card_may_be_bought_and_the_round_begins_after_it(order: str) -> None:
    game = early(
        virus=True,
        market=["insulin", "ebola-attack-1", "glucagon", "cortisol"],
        stocks={1: {"atp": 3}},
        traits={1: "poised-promoter", 2: "housekeeping"} if order == "early-first" else {1: "poised-promoter"},
        rulings={"round_start": order},
    )
    game.play("place card-1")
    assert game.player(1)["attacks"] == ["ebola-attack-1"]
    assert (game.to_act, game.asked, game.truth["resume"]) == (1, "vaccinate", 1)
    game.play("antibody", "done")
    assert game.scored(0, "virus") <= -1 and game.truth["outbreaks"] == 1
    while game.asked not in ("turn", "income"):
        game.play("done" if "done" in game.legal else game.legal[0])
    if order == "early-first":
        assert (game.to_act, game.asked) == (2, "income")
        game.play("done")
    assert (game.to_act, game.asked, game.truth["resume"]) == (0, "turn", None)
    assert game.player(1)["flasks"] == 3
