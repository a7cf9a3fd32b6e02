"""Open chromatin: look at the top of the deck, take a card for more ATP, put the rest back."""

from typing import Any

import pytest

from given import Table, given

EDITIONS = ("preview", "first", "second")
DECK = ["insulin", "cortisol", "glucagon", "estradiol"]  # the top card is the last one

every_edition = pytest.mark.parametrize("edition", EDITIONS)


def scout(**table: Any) -> Table:
    return given(**{"edition": "first", "traits": {0: "open-chromatin"}, "deck": DECK, **table})


def foreseen(game: Table) -> list[str]:
    """What the scout knows to lie on top, the top card first."""
    return game.player(0)["foreseen"]


@pytest.mark.clause("C-EPI-09")
@every_edition
def test_two_atp_pay_for_a_look_at_the_top_three_cards(edition: str) -> None:
    game = scout(edition=edition, atp=4).play("scout")
    assert game.stock() == {"atp": 2}
    assert foreseen(game) == ["estradiol", "glucagon", "cortisol"]
    assert (game.to_act, game.asked) == (0, "scout")
    assert sorted(game.options("choose")) == ["cortisol", "estradiol", "glucagon"]


@pytest.mark.clause("C-EPI-09")
@pytest.mark.parametrize("card", ["cortisol", "glucagon", "estradiol"])
def test_two_more_atp_take_one_of_them_into_the_hand(card: str) -> None:
    game = scout(atp=4).play("scout", f"choose {card}")
    assert (game.hand(), game.stock()) == ([card], {})
    assert card not in game.truth["deck"] and len(game.truth["deck"]) == 3
    assert foreseen(game) == [left for left in ("estradiol", "glucagon", "cortisol") if left != card]


@pytest.mark.clause("C-EPI-09", "A-83")
@pytest.mark.parametrize("first", ["cortisol", "estradiol"])
def test_the_rest_goes_back_on_top_in_any_order_the_first_named_on_top(first: str) -> None:
    game = scout(atp=4).play("scout", "choose glucagon")
    second = "estradiol" if first == "cortisol" else "cortisol"
    assert game.asked == "put"
    game.play(f"put {first}")
    assert game.truth["deck"] == ["insulin", second, first]
    assert foreseen(game) == [first, second]
    assert (game.asked, game.truth["put_back"]) == ("turn", 0)


@pytest.mark.clause("C-EPI-09", "A-83", "A-93")
@pytest.mark.parametrize(
    ("order", "deck"),
    [
        (("estradiol", "glucagon"), ["cortisol", "glucagon", "estradiol"]),
        (("glucagon", "cortisol"), ["estradiol", "cortisol", "glucagon"]),
        (("cortisol", "estradiol"), ["glucagon", "estradiol", "cortisol"]),
        (("cortisol", "glucagon"), ["estradiol", "glucagon", "cortisol"]),
    ],
)
def test_whoever_takes_none_orders_all_three(order: tuple[str, str], deck: list[str]) -> None:
    game = scout(atp=4).play("scout", "done")
    assert (game.asked, game.stock()) == ("put", {"atp": 2})
    assert sorted(game.options("put")) == ["cortisol", "estradiol", "glucagon"]
    game.play(f"put {order[0]}")
    assert order[0] not in game.options("put") and len(game.options("put")) == 2
    game.play(f"put {order[1]}")  # the last card has only one place
    assert game.truth["deck"] == ["insulin", *deck]
    assert game.asked == "turn"


@pytest.mark.clause("C-EPI-09")
def test_only_cards_looked_at_are_chosen_and_put_back_each_once() -> None:
    game = scout(atp=4).play("scout")
    assert game.why_not("choose insulin") == "C-EPI-09"
    assert game.why_not("put cortisol") == "C-EPI-09"
    game.play("done", "put cortisol")
    assert game.why_not("put cortisol") == "C-EPI-09"
    assert game.why_not("put insulin") == "C-EPI-09"
    assert game.why_not("choose glucagon") == "C-EPI-09"
    assert game.why_not("done") == "C-P1-03"


@pytest.mark.clause("C-EPI-09")
@pytest.mark.parametrize("atp", [0, 1])
def test_the_look_has_its_price(atp: int) -> None:
    assert scout(atp=atp).why_not("scout") == "C-EPI-09"


@pytest.mark.clause("A-83", "A-93")
@pytest.mark.parametrize("atp", [2, 3])
def test_taking_is_not_asked_with_less_than_two_atp(atp: int) -> None:
    game = scout(atp=atp).play("scout")
    assert game.asked == "put"
    assert game.why_not("choose cortisol") == "C-EPI-09"


@pytest.mark.clause("C-EPI-09", "C-EPI-07")
def test_only_its_owner_looks_and_only_in_the_own_turn() -> None:
    assert given(edition="first", traits={1: "open-chromatin"}, atp=4).why_not("scout") == "C-EPI-09"
    assert given(edition="first", atp=4).why_not("scout") == "C-EPI-09"
    game = scout(seat=1, stocks={0: {"atp": 4}, 1: {"atp": 4}})
    assert game.why_not("scout") == "C-EPI-09"


@pytest.mark.clause("C-EPI-09", "A-83")
def test_once_a_turn() -> None:
    game = scout(atp=9, flasks={0: 2, 1: 0, 2: 0}).play("scout", "done", "put cortisol", "put glucagon")
    assert game.why_not("scout") == "C-EPI-09"
    game.play("place nucleus-3")
    assert (game.truth["scouted"], game.why_not("scout")) == (0, "")  # the next turn is the same player's


@pytest.mark.clause("C-EPI-09", "A-82")
def test_after_done_the_next_turn_has_its_own_look() -> None:
    game = scout(atp=9, flasks={0: 2, 1: 0, 2: 0}, hand=["calcitriol"])
    game.play("place nucleus-3", "scout", "done", "put cortisol", "put glucagon")
    assert (game.asked, game.why_not("scout")) == ("after", "C-EPI-09")
    assert game.play("done").why_not("scout") == ""


@pytest.mark.clause("A-83")
def test_it_works_before_between_and_after_placements() -> None:
    look = ("scout", "done", "put cortisol", "put glucagon")
    assert scout(atp=6).play(*look, "grey nucleus-3", "place nucleus-2").to_act == 1
    assert scout(atp=6).play("grey nucleus-3", "scout", "put cortisol", "put glucagon", "place nucleus-2").to_act == 1
    assert scout(atp=4).play("place nucleus-3", *look).to_act == 1


@pytest.mark.clause("C-EPI-07", "A-83")
@pytest.mark.parametrize("action", ["place ribosome", "place laureates", "place rough-1"])
def test_it_does_not_work_inside_a_running_action(action: str) -> None:
    assert scout(atp=4, mrna=1).play(action).why_not("scout") == "C-EPI-07"


@pytest.mark.clause("C-P1-03", "A-32")
def test_nothing_else_is_done_while_looking() -> None:
    game = scout(atp=9, hand=["lipid-reserve"]).play("scout")
    for _ in range(2):
        assert game.why_not("place nucleus-3") == "C-P1-03"
        assert game.why_not("grey nucleus-3") == "C-P1-03"
        assert game.why_not("play lipid-reserve") == "C-RES-01"
        assert game.why_not("scout") == "C-EPI-07"
        game.play(game.legal[-1])


# Reduce ATP Cost


@pytest.mark.clause("A-60")
@every_edition
def test_reduce_atp_cost_does_not_lower_its_payments(edition: str) -> None:
    reduced = {"edition": edition, "event": "reduce-atp-cost"}
    assert scout(**reduced, atp=1).why_not("scout") == "C-EPI-09"
    assert scout(**reduced, atp=3).play("scout").asked == "put"
    assert scout(**reduced, atp=4).play("scout", "choose cortisol").stock() == {}


@pytest.mark.clause("A-60")
def test_a_table_may_let_it_lower_them() -> None:
    reduced = {"rulings": {"scout_reduced": "yes"}, "event": "reduce-atp-cost"}
    assert scout(**reduced, atp=2).play("scout", "choose cortisol").stock() == {}
    assert scout(**reduced, atp=1).play("scout").asked == "put"
    assert scout(rulings={"scout_reduced": "yes"}, atp=1).why_not("scout") == "C-EPI-09"


# Short decks


@pytest.mark.clause("A-60", "C-MKT-13")
@pytest.mark.parametrize("left", [0, 1, 2])
def test_to_a_short_deck_the_shuffled_discard_pile_is_added_beneath(left: int) -> None:
    discard = ["ethanol", "butanol", "methanol", "propanol"]
    game = scout(deck=DECK[:left], discard=discard, atp=2).play("scout")
    assert game.truth["discard"] == []
    assert game.truth["deck"][4:] == DECK[:left]
    assert sorted(game.truth["deck"][:4]) == sorted(discard)
    assert foreseen(game) == game.truth["deck"][::-1][:3]


@pytest.mark.clause("A-60")
def test_the_discard_pile_is_shuffled_for_it() -> None:
    discard = ["ethanol", "butanol", "methanol", "propanol", "glucagon", "oxytocin"]
    table = {"deck": [], "discard": discard, "atp": 2}
    orders = {tuple(scout(**table, rng=[key, 7, 0]).play("scout").truth["deck"]) for key in range(8)}
    assert len(orders) > 4


@pytest.mark.clause("A-60")
def test_with_three_cards_in_the_deck_the_discard_pile_stays() -> None:
    game = scout(deck=DECK[:3], discard=["ethanol"], atp=2).play("scout")
    assert (game.truth["discard"], game.truth["deck"]) == (["ethanol"], DECK[:3])


@pytest.mark.clause("A-83")
@pytest.mark.parametrize(("deck", "discard"), [(DECK[:2], []), (DECK[:1], ["cortisol"]), ([], ["insulin", "cortisol"])])
def test_two_cards_in_all_are_seen(deck: list[str], discard: list[str]) -> None:
    game = scout(deck=deck, discard=discard, atp=4).play("scout")
    assert sorted(foreseen(game)) == ["cortisol", "insulin"]
    game.play("done", "put insulin")
    assert (game.truth["deck"], game.asked) == (["cortisol", "insulin"], "turn")


@pytest.mark.clause("A-83")
def test_with_two_cards_in_all_one_may_be_taken_and_the_other_stays() -> None:
    game = scout(deck=DECK[:2], atp=4).play("scout", "choose insulin")
    assert (game.truth["deck"], game.asked, game.hand()) == (["cortisol"], "turn", ["insulin"])


@pytest.mark.clause("A-83", "A-93")
@pytest.mark.parametrize(("deck", "discard"), [(["insulin"], []), ([], ["insulin"])])
def test_a_single_card_is_seen_taken_or_left(deck: list[str], discard: list[str]) -> None:
    game = scout(deck=deck, discard=discard, atp=4).play("scout")
    assert game.legal == ("choose insulin", "done")
    game.play("done")
    assert (game.truth["deck"], game.asked, foreseen(game)) == (["insulin"], "turn", ["insulin"])
    taken = scout(deck=deck, discard=discard, atp=4).play("scout", "choose insulin")
    assert (taken.truth["deck"], taken.asked, taken.hand()) == ([], "turn", ["insulin"])
    poor = scout(deck=deck, discard=discard, atp=2).play("scout")
    assert (poor.asked, foreseen(poor)) == ("turn", ["insulin"])


@pytest.mark.clause("A-83")
def test_without_any_card_there_is_nothing_to_look_at() -> None:
    assert scout(deck=[], atp=4).why_not("scout") == "A-83"


@pytest.mark.clause("A-83", "A-17")
def test_where_nothing_is_reshuffled_only_the_deck_is_looked_at() -> None:
    table = {"rulings": {"reshuffle": "no"}, "discard": ["ethanol", "butanol"], "atp": 4}
    assert scout(**table, deck=[]).why_not("scout") == "A-83"
    game = scout(**table, deck=["insulin"]).play("scout")
    assert foreseen(game) == ["insulin"]
    assert sorted(game.truth["discard"]) == ["butanol", "ethanol"]


# Open turns


@pytest.mark.clause("A-82")
@every_edition
def test_a_look_not_yet_used_keeps_the_turn_open(edition: str) -> None:
    game = scout(edition=edition, atp=2).play("place nucleus-3")
    assert (game.to_act, game.asked, game.legal) == (0, "after", ("scout", "done"))
    assert game.play("done").to_act == 1


@pytest.mark.clause("A-82")
def test_it_stays_open_even_where_the_look_cannot_be_paid() -> None:
    game = scout().play("place nucleus-3")
    assert (game.to_act, game.legal) == (0, ("done",))


@pytest.mark.clause("A-82")
def test_a_used_look_closes_it() -> None:
    game = scout(atp=2).play("place nucleus-3", "scout", "put cortisol", "put glucagon")
    assert game.to_act == 1


@pytest.mark.clause("A-82")
def test_a_look_used_before_the_placement_leaves_nothing_to_wait_for() -> None:
    game = scout(atp=2).play("scout", "put cortisol", "put glucagon", "place nucleus-3")
    assert game.to_act == 1


@pytest.mark.clause("A-82")
def test_a_card_taken_keeps_it_open() -> None:
    game = scout(atp=4).play("place nucleus-3", "scout", "choose cortisol", "put glucagon")
    assert (game.to_act, game.asked, game.legal) == (0, "after", ("done",))


@pytest.mark.clause("A-82", "C-RES-01")
def test_an_instant_card_taken_may_be_played_at_once_and_the_turn_ends_by_itself() -> None:
    deck = ["insulin", "cortisol", "lipid-reserve", "glucagon"]
    game = scout(deck=deck, atp=4).play("place nucleus-3", "scout", "choose lipid-reserve", "put glucagon")
    assert game.play("play lipid-reserve").to_act == 1


# With the Virus expansion

INFECTED = ["insulin", "cortisol", "ebola-attack-1", "glucagon"]


@pytest.mark.clause("C-EPI-10", "A-83", "C-VIR-20", "C-VIR-22")
@pytest.mark.parametrize("first", [(), ("place nucleus-3",)], ids=["before", "after"])
def test_a_virus_attack_card_taken_strikes_before_the_rest_is_put_back(first: tuple[str, ...]) -> None:
    game = scout(virus=True, deck=INFECTED, atp=6).play(*first, "scout", "choose ebola-attack-1")
    assert (game.hand(), game.player(0)["attacks"]) == ([], ["ebola-attack-1"])
    turn = "after" if first else "turn"
    assert game.truth["pending"] == [turn, "put", "resume", "spread", "strike", "vaccinate"]
    game.play("done")
    assert game.truth["outbreaks"] == 1
    assert [game.scored(seat, "virus") <= -1 for seat in range(3)] == [False, True, True]
    while game.asked != "put":
        game.play("done" if "done" in game.legal else game.legal[0])
    assert (game.to_act, game.truth["pending"], game.truth["resume"]) == (0, [turn, "put"], None)
    assert sorted(game.options("put")) == ["cortisol", "glucagon"]
    game.play("put cortisol")
    assert game.truth["deck"] == ["insulin", "glucagon", "cortisol"]
    assert (game.to_act, game.asked) == ((1, "turn") if first else (0, "turn"))


@pytest.mark.clause("C-EPI-10", "A-83")
def test_where_only_one_card_is_left_to_put_back_the_turn_goes_on_at_once() -> None:
    deck = ["cortisol", "ebola-attack-1"]
    discard = ["ebola-attack-2"]
    game = scout(virus=True, deck=deck, discard=discard, atp=4, rulings={"reshuffle": "no"})
    game.play("scout", "choose ebola-attack-1")
    while game.asked != "turn":
        game.play("done" if "done" in game.legal else game.legal[0])
    assert (game.to_act, game.truth["deck"], foreseen(game)) == (0, ["cortisol"], ["cortisol"])


@pytest.mark.clause("A-50", "C-EPI-10")
def test_a_virus_attack_card_merely_seen_has_no_effect() -> None:
    game = scout(virus=True, deck=INFECTED, atp=6).play("scout", "done", "put ebola-attack-1", "put cortisol")
    assert (game.truth["outbreaks"], game.truth["deck"][-1]) == (0, "ebola-attack-1")
    other = scout(virus=True, deck=INFECTED, atp=6).play("scout", "choose glucagon", "put ebola-attack-1")
    assert (other.truth["outbreaks"], other.hand()) == (0, ["glucagon"])


@pytest.mark.clause("C-EPI-10", "C-VIR-20")
def test_without_atp_left_the_virus_strikes_at_once() -> None:
    game = scout(virus=True, deck=INFECTED, atp=4).play("scout", "choose ebola-attack-1")
    assert game.truth["outbreaks"] == 1


# What the log tells


@pytest.mark.clause("A-60", "C-MKT-13")
@pytest.mark.parametrize("viewer", [0, 1, None, "all"])
def test_a_discard_pile_laid_beneath_is_told(viewer: int | str | None) -> None:
    game = scout(deck=["insulin"], discard=["ethanol", "butanol", "methanol"], atp=2).play("scout")
    told = [entry for entry in game.match.log(viewer) if entry["number"] == 1]
    assert {"number": 1, "what": "reshuffle"} in told
    orders = [entry for entry in told if entry["what"] == "shuffle"]
    assert [entry["order"] for entry in orders] == ([game.truth["deck"]] if viewer == "all" else [])


@pytest.mark.clause("C-EPI-09")
def test_cards_taken_and_put_back_are_no_shuffle() -> None:
    game = scout(atp=4).play("scout", "choose glucagon", "put cortisol")
    assert [entry for entry in game.match.log("all") if entry["what"] == "shuffle" and entry["number"] > 0] == []
