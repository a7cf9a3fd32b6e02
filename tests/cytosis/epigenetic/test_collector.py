"""Hyperacetylation: one more of what a numbered collecting spot gives."""

import pytest

from given import Table, given

COLLECTOR = {0: "hyperacetylation"}
EDITIONS = ("preview", "first", "second")
SPOTS = [
    *[("nucleus-3", "mrna", 4), ("nucleus-2", "mrna", 3), ("lipid-3", "lipid", 4), ("lipid-2", "lipid", 3)],
    *[("mitochondria-3", "atp", 4), ("mitochondria-2", "atp", 3)],
]

# Every spot that asks for nothing is taken, so a player who owns nothing can use none of the others.
BLOCKED = {
    **{"nucleus-3": 1, "nucleus-2": 1, "mitochondria-3": 1, "mitochondria-2": 1},
    **{"lipid-3": 2, "lipid-2": 2, "ribosome": 2, "laureates": 2},
}

every_edition = pytest.mark.parametrize("edition", EDITIONS)


def collector(**table: object) -> Table:
    return given(**{"edition": "first", "traits": COLLECTOR, **table})


@pytest.mark.clause("C-EPI-11", "A-87")
@pytest.mark.vector("T-20")
@pytest.mark.parametrize(("spot", "molecule", "total"), SPOTS)
def test_a_spot_marked_three_may_give_four_and_one_marked_two_three(spot: str, molecule: str, total: int) -> None:
    game = collector().play(f"place {spot}")
    assert (game.to_act, game.asked) == (0, "collect")
    assert game.legal == (f"take {molecule}", "done")
    assert game.play(f"take {molecule}").stock() == {molecule: total}
    assert game.to_act == 1


@pytest.mark.clause("A-92", "C-EPI-11")
@pytest.mark.parametrize("edition", ["preview", "second"])
def test_it_works_alike_in_the_other_editions(edition: str) -> None:
    game = collector(edition=edition).play("place nucleus-3", "take mrna", "place lipid-2")
    assert (game.stock(), game.stock(1)) == ({"mrna": 4}, {"lipid": 2})


@pytest.mark.clause("C-EPI-11", "A-87")
@pytest.mark.parametrize(("spot", "molecule", "total"), SPOTS[::2])
def test_it_may_be_declined(spot: str, molecule: str, total: int) -> None:
    game = collector().play(f"place {spot}", "done")
    assert game.stock() == {molecule: total - 1}
    assert (game.to_act, game.truth["spot"]) == (1, None)


@pytest.mark.clause("C-EPI-11", "A-57")
@pytest.mark.parametrize(("spot", "carbs"), [("glucose-2", 3), ("glucose-1", 2)])
def test_every_carbohydrate_costs_one_atp_the_extra_one_too(spot: str, carbs: int) -> None:
    game = collector(atp=5).play(f"place {spot}")
    assert game.stock() == {"carb": carbs - 1, "atp": 5 - (carbs - 1)}
    assert game.play("take carb").stock() == {"carb": carbs, "atp": 5 - carbs}


@pytest.mark.clause("A-57", "C-EPI-11")
def test_the_extra_carbohydrate_may_be_declined() -> None:
    assert collector(atp=3).play("place glucose-2", "done").stock() == {"carb": 2, "atp": 1}


@pytest.mark.clause("C-EPI-11", "A-93")
@pytest.mark.parametrize(("spot", "atp"), [("glucose-2", 2), ("glucose-1", 1)])
def test_who_cannot_pay_for_it_is_not_asked(spot: str, atp: int) -> None:
    game = collector(atp=atp).play(f"place {spot}")
    assert (game.to_act, game.stock()) == (1, {"carb": atp})


@pytest.mark.clause("C-EPI-11")
@pytest.mark.parametrize("molecule", ["protein", "carb", "lipid", "atp"])
def test_it_is_one_more_of_the_same_resource(molecule: str) -> None:
    assert collector(atp=3).play("place nucleus-3").why_not(f"take {molecule}") == "C-EPI-11"


@pytest.mark.clause("C-EPI-11", "C-P1-03")
def test_nothing_else_is_done_before_the_answer() -> None:
    game = collector(atp=9, hand=["lipid-reserve"]).play("place nucleus-3")
    assert game.why_not("place nucleus-2") == "C-P1-03"
    assert game.why_not("grey nucleus-2") == "C-P1-03"
    assert game.why_not("play lipid-reserve") == "C-RES-01"


@pytest.mark.clause("C-EPI-11", "C-EPI-07")
def test_who_does_not_own_the_card_is_not_asked() -> None:
    assert given(edition="first", traits={1: "hyperacetylation"}).play("place nucleus-3").to_act == 1
    assert given(edition="first").play("place nucleus-3").to_act == 1


@pytest.mark.clause("C-EPI-11")
@pytest.mark.parametrize("spot", ["ribosome", "laureates", "rough-1", "smooth-1", "card-1"])
def test_other_spots_have_no_number(spot: str) -> None:
    game = collector(mrna=2, lipid=2, market=["insulin"]).play(f"place {spot}")
    assert "collect" not in game.truth["pending"]


@pytest.mark.clause("A-57", "A-92")
@every_edition
def test_the_bottom_spot_of_the_mitochondria_gives_no_more(edition: str) -> None:
    game = collector(edition=edition, carb=1).play("place mitochondria-6")
    assert (game.to_act, game.stock()) == (1, {"atp": 6})


@pytest.mark.clause("A-57")
def test_a_table_may_let_it_give_one_more() -> None:
    game = collector(rulings={"collector_bottom": "yes"}, carb=1).play("place mitochondria-6", "take atp")
    assert (game.to_act, game.stock()) == (1, {"atp": 7})
    assert collector(rulings={"collector_bottom": "yes"}).play("place mitochondria-3", "take atp").stock() == {"atp": 4}


@pytest.mark.clause("A-77", "A-93")
@pytest.mark.parametrize(("left", "gets"), [(1, 1), (2, 2), (3, 3)])
def test_a_pile_that_the_spot_empties_offers_no_more(left: int, gets: int) -> None:
    game = collector(supply={"mrna": left}).play("place nucleus-3")
    assert (game.to_act, game.stock(), game.truth["spot"]) == (1, {"mrna": gets}, None)


@pytest.mark.clause("A-77")
def test_the_last_piece_of_a_pile_may_be_the_extra_one() -> None:
    game = collector(supply={"mrna": 4}).play("place nucleus-3", "take mrna")
    assert (game.stock(), game.supply("mrna")) == ({"mrna": 4}, 0)


@pytest.mark.clause("A-77", "A-76")
@pytest.mark.parametrize("left", [1, 2])
def test_glucose_with_a_short_pile_offers_no_more(left: int) -> None:
    game = collector(atp=5, supply={"carb": left}).play("place glucose-2")
    assert (game.to_act, game.stock()) == (1, {"carb": left, "atp": 5 - left})


# With a Boost, with a grey piece, without effect


@pytest.mark.clause("A-57", "C-EVT-05")
def test_a_boost_is_separate_and_free() -> None:
    game = collector(boost={"nucleus": {"mrna": 1}}).play("place nucleus-3")
    assert game.stock() == {"mrna": 4}
    assert game.play("take mrna").stock() == {"mrna": 5}


@pytest.mark.clause("A-57")
def test_a_glucose_boost_costs_nothing_while_the_extra_carbohydrate_does() -> None:
    game = collector(atp=3, boost={"glucose": {"carb": 1}}).play("place glucose-2")
    assert game.stock() == {"carb": 3, "atp": 1}
    assert game.play("take carb").stock() == {"carb": 4}


@pytest.mark.clause("A-57", "A-77")
def test_a_boost_does_not_come_out_of_the_pile_that_the_extra_one_needs() -> None:
    game = collector(supply={"mrna": 3}, boost={"nucleus": {"mrna": 1}}).play("place nucleus-3")
    assert (game.to_act, game.stock()) == (1, {"mrna": 4})


@pytest.mark.clause("A-71", "C-EPI-11")
def test_a_grey_piece_collects_one_more_too() -> None:
    game = collector(atp=4).play("grey nucleus-3", "take mrna")
    assert (game.to_act, game.asked, game.stock()) == (0, "turn", {"mrna": 4})
    assert game.play("place nucleus-2", "take mrna").stock() == {"mrna": 7}


@pytest.mark.clause("A-71", "C-EPI-11")
def test_a_grey_piece_collects_no_more_where_tables_play_so() -> None:
    game = collector(atp=4, rulings={"grey_abilities": "no"}).play("grey nucleus-3")
    assert (game.asked, game.stock()) == ("turn", {"mrna": 3})
    assert game.play("place nucleus-2", "take mrna").stock() == {"mrna": 6}


@pytest.mark.clause("A-71", "A-27")
def test_a_grey_piece_on_glucose_pays_for_the_extra_carbohydrate_with_what_is_left() -> None:
    assert collector(atp=7).play("grey glucose-2", "take carb").stock() == {"carb": 3}
    game = collector(atp=6).play("grey glucose-2")
    assert (game.asked, game.stock()) == ("turn", {"carb": 2})


@pytest.mark.clause("A-71", "A-57", "A-24")
def test_a_grey_piece_a_boost_and_the_extra_one_come_together() -> None:
    game = collector(atp=4, boost={"mitochondria": {"atp": 1}}).play("grey mitochondria-3", "take atp")
    assert game.stock() == {"atp": 5}


@pytest.mark.clause("C-EPI-11", "A-80")
def test_a_placement_without_effect_brings_nothing_more() -> None:
    game = collector(occupied=BLOCKED).play("place glucose-2")
    assert (game.stock(), game.asked, game.truth["spot"]) == ({}, "turn", None)


@pytest.mark.clause("C-EPI-11")
def test_in_an_own_box_the_extra_carbohydrate_costs_its_share_rounded_up() -> None:
    box = {"spots": {"glucose-2": {"pay": {"atp": 3}}}}
    assert collector(box=box, atp=5).play("place glucose-2", "take carb").stock() == {"carb": 3}


@pytest.mark.clause("C-EPI-11", "C-EXH-01")
def test_an_exhausted_flask_stands_on_no_spot_and_brings_no_more() -> None:
    game = collector(edition="second").play("exhaust mrna")
    assert (game.to_act, game.stock()) == (1, {"mrna": 1})
