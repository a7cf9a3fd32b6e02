"""The card market: four face-up cards, refreshed in Phase 2 by removing, sliding and filling."""

from typing import Any

import pytest

import vesicle
from given import Table, given

EDITIONS = ("preview", "first", "second")
MARKET = ["insulin", "cortisol", "glucagon", "estradiol"]
DECK = ["calcitriol", "oxytocin", "prolactin", "aldosterone", "progesterone"]  # the last one is on top
UNEVEN = {"spots": {"card-2": {"pay": {"atp": 3}}, "card-3": {"pay": {"atp": 2}}, "card-4": {"pay": {"atp": 1}}}}
EVEN = {"spots": {name: {"pay": {"atp": 2}} for name in ("card-2", "card-3", "card-4")}}

every_edition = pytest.mark.parametrize("edition", EDITIONS)


def refreshed(market: list[str | None], deck: list[str] | None = None, **things: Any) -> Table:
    """The table after a Phase 2."""
    deck = DECK if deck is None else deck
    return given(market=market, deck=deck, flasks=0, pending=("after",), **things).play("done")


@pytest.mark.clause("C-MKT-01")
@every_edition
def test_the_market_is_a_row_of_four(edition: str) -> None:
    game = given(edition=edition, market=MARKET, atp=9)
    assert list(game.truth["market"]) == ["1", "2", "3", "4"]
    for slot, card in enumerate(MARKET, start=1):
        assert given(edition=edition, market=MARKET, atp=9).play(f"place card-{slot}").hand() == [card]


@pytest.mark.clause("C-MKT-02")
@every_edition
def test_everybody_sees_the_market(edition: str) -> None:
    game = refreshed(MARKET, edition=edition)
    for viewer in (None, 0, 1, 2):
        assert list(game.match.view(viewer)["market"].values()) == game.market()


@pytest.mark.clause("C-MKT-03", "A-14", "C-BUY-07")
@every_edition
def test_a_bought_card_is_not_replaced_before_phase_2(edition: str) -> None:
    game = given(edition=edition, market=MARKET).play("place card-1", "done", "place nucleus-3")
    assert game.market() == [None, *MARKET[1:]]
    assert game.end_round().market()[3] is not None


@pytest.mark.clause("C-MKT-04", "C-MKT-05", "C-MKT-06", "C-MKT-07")
@every_edition
def test_remove_slide_and_fill(edition: str) -> None:
    game = refreshed(["insulin", None, "glucagon", "estradiol"], edition=edition)
    assert game.truth["discard"] == ["insulin"]
    assert game.market() == ["glucagon", "estradiol", "progesterone", "aldosterone"]
    assert game.truth["deck"] == DECK[:3]


@pytest.mark.clause("C-MKT-05")
@every_edition
def test_cards_that_stay_keep_their_order(edition: str) -> None:
    game = refreshed([None, "cortisol", None, "estradiol"], edition=edition, deck=[])
    assert game.market()[0] == "estradiol"
    full = refreshed(MARKET, edition=edition)
    assert full.market()[:3] == MARKET[1:]


@pytest.mark.clause("C-MKT-06", "C-MKT-14")
@every_edition
def test_empty_slots_are_filled_from_the_left_with_the_top_card_first(edition: str) -> None:
    game = refreshed(["insulin", None, None, None], edition=edition)
    assert game.market() == ["progesterone", "aldosterone", "prolactin", "oxytocin"]


@pytest.mark.clause("C-MKT-07", "A-16")
@pytest.mark.parametrize("players", [3, 4, 5])
@every_edition
def test_one_card_is_removed_even_if_cards_were_bought(edition: str, players: int) -> None:
    game = refreshed([None, "cortisol", "glucagon", None], players=players, edition=edition)
    assert game.truth["discard"] == ["cortisol"]
    assert game.market()[0] == "glucagon"


@pytest.mark.clause("C-MKT-08", "A-15")
@pytest.mark.parametrize(
    ("edition", "leaving"), [("preview", "estradiol"), ("first", "estradiol"), ("second", "cortisol")]
)
def test_the_cheapest_slot_or_simply_the_left_most(edition: str, leaving: str) -> None:
    game = refreshed([None, "cortisol", "glucagon", "estradiol"], edition=edition, box=UNEVEN)
    assert game.truth["discard"] == [leaving]


@pytest.mark.clause("C-MKT-08", "A-67")
@every_edition
def test_as_prices_rise_from_the_left_both_mean_the_same_card(edition: str) -> None:
    for atp in range(4):
        game = given(edition=edition, market=MARKET, atp=atp)
        assert len([spot for spot in game.options("place") if spot.startswith("card")]) == atp + 1
    assert refreshed(MARKET, edition=edition).truth["discard"] == ["insulin"]


@pytest.mark.clause("A-15")
@pytest.mark.parametrize("edition", ["preview", "first"])
def test_cheap_is_the_slot_and_not_the_card(edition: str) -> None:
    game = refreshed(["estradiol", "glucagon", None, None], edition=edition)
    assert game.truth["discard"] == ["estradiol"]  # it costs 4 ATP to complete, glucagon 1


@pytest.mark.clause("C-MKT-08")
@pytest.mark.parametrize(
    ("edition", "removal", "leaving"), [("first", "left-most", "cortisol"), ("second", "cheapest", "estradiol")]
)
def test_a_table_may_choose_which_card_leaves(edition: str, removal: str, leaving: str) -> None:
    rulings = {"market_removal": removal}
    game = refreshed([None, *MARKET[1:]], edition=edition, box=UNEVEN, rulings=rulings)
    assert game.truth["discard"] == [leaving]


@pytest.mark.clause("A-90")
@pytest.mark.parametrize("edition", ["preview", "first"])
def test_of_equal_prices_the_left_one_counts_as_cheapest(edition: str) -> None:
    assert refreshed([None, *MARKET[1:]], edition=edition, box=EVEN).truth["discard"] == ["cortisol"]


@pytest.mark.clause("C-MKT-09", "A-16")
@pytest.mark.vector("D-09")
@pytest.mark.parametrize("edition", ["first", "second"])
def test_with_two_players_the_first_two_cards_still_there_leave(edition: str) -> None:
    game = refreshed([None, "cortisol", "glucagon", "estradiol"], players=2, edition=edition)
    assert game.truth["discard"] == ["cortisol", "glucagon"]
    assert game.market() == ["estradiol", "progesterone", "aldosterone", "prolactin"]


@pytest.mark.clause("C-MKT-09")
def test_with_two_players_the_two_cheapest_of_the_first_edition_leave() -> None:
    game = refreshed([None, *MARKET[1:]], players=2, edition="first", box=UNEVEN)
    assert game.truth["discard"] == ["estradiol", "glucagon"]


@pytest.mark.clause("C-MKT-09", "A-45")
def test_with_two_players_of_the_preview_one_card_leaves() -> None:
    assert refreshed(MARKET, players=2, edition="preview").truth["discard"] == ["insulin"]


@pytest.mark.clause("A-16")
@pytest.mark.parametrize("edition", ["first", "second"])
def test_a_single_card_leaves_where_two_are_due(edition: str) -> None:
    game = refreshed([None, None, None, "estradiol"], players=2, edition=edition)
    assert game.truth["discard"] == ["estradiol"]
    assert None not in game.market()


@pytest.mark.clause("A-16", "C-MKT-06")
@pytest.mark.vector("D-11")
@pytest.mark.parametrize("players", [2, 3])
@every_edition
def test_from_an_empty_market_nothing_leaves_and_four_cards_come(edition: str, players: int) -> None:
    game = refreshed([None, None, None, None], players=players, edition=edition)
    assert game.truth["discard"] == []
    assert game.market() == ["progesterone", "aldosterone", "prolactin", "oxytocin"]


@pytest.mark.clause("C-MKT-10")
@every_edition
def test_removed_cards_lie_on_the_discard_pile(edition: str) -> None:
    game = refreshed(MARKET, edition=edition, discard=["methanol"])
    assert game.truth["discard"] == ["methanol", "insulin"]
    assert game.match.view(None)["discard"] == ["methanol", "insulin"]


@pytest.mark.clause("C-MKT-11", "C-RES-02")
@every_edition
def test_played_instant_cards_lie_on_the_same_pile(edition: str) -> None:
    game = given(edition=edition, discard=["methanol"], hand=["lipid-reserve"]).play("play lipid-reserve")
    assert game.truth["discard"] == ["methanol", "lipid-reserve"]


@pytest.mark.clause("C-MKT-12")
@every_edition
def test_completed_cards_never_come_back(edition: str) -> None:
    game = refreshed(MARKET, [], edition=edition, completed={0: ["hexokinase"], 1: ["ethanol"]}, discard=["methanol"])
    table = game.truth
    assert not {"hexokinase", "ethanol"} & {*table["deck"], *table["discard"], *game.market()}
    assert (game.completed(0), game.completed(1)) == (["hexokinase"], ["ethanol"])


@pytest.mark.clause("C-MKT-13", "A-17")
@every_edition
def test_an_empty_deck_is_made_anew_from_the_discard_pile(edition: str) -> None:
    game = refreshed(MARKET, [], edition=edition, discard=["methanol", "butanol", "propanol"])
    assert game.market()[:3] == MARKET[1:]
    assert game.market()[3] in ("methanol", "butanol", "propanol", "insulin")  # what just left is shuffled in
    assert game.truth["discard"] == []
    assert {*game.truth["deck"], game.market()[3]} == {"methanol", "butanol", "propanol", "insulin"}


@pytest.mark.clause("C-MKT-13")
def test_the_new_deck_is_shuffled() -> None:
    position = given(market=MARKET, deck=[], discard=DECK, flasks=0, pending=("after",)).truth
    orders = set()
    for draws in range(6):
        position["rng"][2] = draws
        match = vesicle.from_position(position)
        match.play("done")
        orders.add(tuple(match.position()["deck"]))
    assert len(orders) > 3


@pytest.mark.clause("A-17", "C-MKT-13")
@every_edition
def test_the_deck_is_used_up_before_the_pile_is_shuffled(edition: str) -> None:
    game = refreshed(
        [None, None, None, None], ["oxytocin"], edition=edition, discard=["methanol", "butanol", "propanol"]
    )
    assert game.market()[0] == "oxytocin"
    assert {*game.market()[1:]} == {"methanol", "butanol", "propanol"}


@pytest.mark.clause("A-17")
@every_edition
def test_with_nothing_left_the_slot_stays_empty(edition: str) -> None:
    game = refreshed([None, None, None, None], [], edition=edition, discard=["methanol"])
    assert game.market() == ["methanol", None, None, None]


@pytest.mark.clause("A-17", "C-MKT-13")
@every_edition
def test_a_table_may_play_without_reshuffling(edition: str) -> None:
    game = refreshed(MARKET, [], edition=edition, discard=["methanol"], rulings={"reshuffle": "no"})
    assert game.market() == [*MARKET[1:], None]
    assert game.truth["discard"] == ["methanol", "insulin"]


@pytest.mark.clause("A-18")
@every_edition
def test_the_spot_above_an_empty_slot_is_closed(edition: str) -> None:
    game = given(edition=edition, market=[None, "cortisol"], atp=9, event="reduce-atp-cost")
    assert game.why_not("place card-1") == game.why_not("grey card-1") == "A-18"
    assert game.why_not("place card-2") == game.why_not("grey card-2") == ""


@pytest.mark.clause("C-MKT-15")
@every_edition
def test_after_the_last_round_the_market_stays_as_it_is(edition: str) -> None:
    game = refreshed([None, *MARKET[1:]], edition=edition, round_number=11)
    assert game.winner is not None
    assert game.market() == [None, *MARKET[1:]]
    assert game.truth["discard"] == []
