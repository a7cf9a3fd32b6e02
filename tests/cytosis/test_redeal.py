"""Redealing: what a viewer knows stays, all the rest is dealt anew, and the view does not change."""

from collections import Counter
from typing import Any

import pytest

import vesicle
from given import given
from vesicle import Match

EDITIONS = ("preview", "first", "second")
DETOX = {"ethanol", "propanol", "butanol", "isopropanol", "acetaldehyde", "methanol", "ethylene-glycol"}

every_table = pytest.mark.parametrize(("edition", "players"), [(e, n) for e in EDITIONS for n in (2, 3, 4, 5)])


def begun(players: int = 3, edition: str = "second", actions: int = 0) -> Match:
    """A game after setup and some more actions."""
    game = vesicle.new("cytosis", players=players, edition=edition, seed=9)
    for _ in range(players * 3 + actions):
        game.play(game.legal[-1])
    return game


def places(position: dict[str, Any]) -> Counter[str]:
    piles = [
        position["deck"],
        position["discard"],
        position["out"],
        [card for card in position["market"].values() if card],
    ]
    piles += [pile for player in position["players"] for pile in (player["hand"], player["completed"])]
    return Counter(card for pile in piles for card in pile)


@every_table
@pytest.mark.parametrize("actions", [-3, 0, 40])
def test_the_view_of_the_viewer_stays_the_same(edition: str, players: int, actions: int) -> None:
    game = begun(players, edition, actions)
    for seat in range(players):
        for seed in (1, 2):
            assert game.redealt(seat, seed).view(seat) == game.view(seat)


@every_table
def test_the_original_is_not_touched(edition: str, players: int) -> None:
    game = begun(players, edition)
    before = game.position()
    game.redealt(0, 1)
    assert game.position() == before


@every_table
def test_cards_and_events_are_only_moved_about(edition: str, players: int) -> None:
    game = begun(players, edition, 20)
    other = game.redealt(0, 3).position()
    assert places(other) == places(game.position())
    events = game.position()["events"] + game.position()["events_out"]
    assert Counter(other["events"] + other["events_out"]) == Counter(events)
    assert len(other["events"]) == len(game.position()["events"])


@every_table
def test_a_redealt_game_is_a_position_that_can_be(edition: str, players: int) -> None:
    game = begun(players, edition, 20).redealt(1, 3)
    assert vesicle.from_position(game.position()).position() == game.position()


@pytest.mark.clause("C-CARD-03")
def test_the_viewer_keeps_the_own_hand_and_the_others_get_new_ones() -> None:
    game = begun()
    hands = {tuple(map(tuple, (p["hand"] for p in game.redealt(0, seed).position()["players"]))) for seed in range(20)}
    assert {hand[0] for hand in hands} == {tuple(game.position()["players"][0]["hand"])}
    assert len({hand[1] for hand in hands}) > 10
    assert len({hand[2] for hand in hands}) > 10


@pytest.mark.clause("C-MKT-02")
def test_cards_that_another_bought_stay_in_that_hand() -> None:
    game = given(market=["insulin", "cortisol"], hands={0: ["ethanol"], 1: ["butanol"]}, seat=1, marker=1)
    game.play("place card-1")
    for seed in range(10):
        hand = game.match.redealt(0, seed).position()["players"][1]["hand"]
        assert "insulin" in hand
        assert len(hand) == 2
    assert len({tuple(game.match.redealt(0, seed).position()["players"][1]["hand"]) for seed in range(10)}) > 3


@pytest.mark.clause("C-SETUP-11")
def test_the_own_returned_card_stays_in_the_deck() -> None:
    game = vesicle.new("cytosis", players=3, seed=9, first_seat=0)
    back = game.legal[0].removeprefix("return ")
    for _ in range(3):
        game.play(game.legal[0])
    for seed in range(15):
        redealt = game.redealt(0, seed)
        assert back in redealt.position()["deck"]
        assert redealt.view(0)["deck"]["known"] == [back]
    hands = [game.redealt(1, seed).position()["players"][2]["hand"] for seed in range(60)]
    assert any(back in hand for hand in hands)  # for another viewer it may be anywhere


def test_cards_that_lie_open_stay_where_they_are() -> None:
    game = given(market=["insulin", "cortisol"], discard=["glucagon"], completed={1: ["hexokinase"], 2: ["ethanol"]})
    for seat in range(3):
        other = game.match.redealt(seat, 5).position()
        assert (other["market"], other["discard"]) == (game.truth["market"], game.truth["discard"])
        assert [player["completed"] for player in other["players"]] == [[], ["hexokinase"], ["ethanol"]]


@pytest.mark.clause("C-MKT-13")
def test_a_deck_made_of_discards_is_known_but_not_its_order() -> None:
    pile = ["ethanol", "butanol", "methanol", "propanol", "glucagon", "oxytocin"]
    game = given(market=[], deck=[], discard=pile, flasks=0, pending=("after",)).play("done")
    known = set(game.truth["deck"])
    decks = {tuple(game.match.redealt(0, seed).position()["deck"]) for seed in range(12)}
    assert {frozenset(deck) for deck in decks} == {frozenset(known)}
    assert len(decks) == 2  # two cards are left, in either order


@pytest.mark.clause("C-2P-01")
@pytest.mark.parametrize("edition", ["first", "second"])
def test_detox_cards_in_the_box_are_dealt_anew_and_stay_detox_cards(edition: str) -> None:
    game = begun(2, edition)
    outs = [game.redealt(0, seed).position()["out"] for seed in range(20)]
    assert all(len(out) == 3 and {*out} <= DETOX for out in outs)
    assert len({tuple(sorted(out)) for out in outs}) > 3


@pytest.mark.clause("C-2P-01")
def test_no_position_makes_redealing_tell_what_is_in_the_box() -> None:
    position = given(players=2).truth
    position["known"].update(dict.fromkeys(position["out"], 0b1111111))
    game = vesicle.from_position(position)
    assert game.redealt(0, 5).view(0) == game.view(0)


def test_decks_and_events_come_in_another_order() -> None:
    game = begun()
    redealt = [game.redealt(0, seed).position() for seed in range(6)]
    assert len({tuple(position["deck"]) for position in redealt}) == 6
    assert len({tuple(position["events"]) for position in redealt}) == 6
    assert len({tuple(sorted(position["events_out"])) for position in redealt}) > 1


def test_the_key_of_chance_is_another_one() -> None:
    game = begun()
    keys = {tuple(game.redealt(0, seed).position()["rng"][:2]) for seed in range(10)}
    assert len(keys) == 10
    assert tuple(game.position()["rng"][:2]) not in keys


def test_the_same_seed_deals_the_same() -> None:
    game = begun()
    assert game.redealt(1, 7).position() == game.redealt(1, 7).position()


def test_what_others_know_is_forgotten_with_their_hands() -> None:
    game = begun()
    redealt = game.redealt(0, 4)
    for seat in (1, 2):
        hand = redealt.position()["players"][seat]["hand"]
        assert redealt.view(seat)["players"][seat]["hand"] == hand
        assert redealt.view(seat)["deck"]["known"] == []


def test_a_redealt_game_can_be_played_to_its_end() -> None:
    game = begun().redealt(2, 8)
    while game.winner is None:
        game.play("done" if "done" in game.legal else game.legal[0])
    assert game.record()["seed"] is None


@pytest.mark.parametrize("seat", [3, -1, "0", True])
def test_only_a_seat_of_the_table_redeals(seat: object) -> None:
    with pytest.raises(ValueError, match=r"^seat .* is none of 0 to 2"):
        begun().redealt(seat, 1)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "table",
    [
        {"hand": ["hexokinase"], "protein": 3, "atp": 3, "pending": ["after", "enzyme"]},
        {"hand": ["ethanol"], "atp": 2, "pending": ["after", "smooth"]},
        {
            "hand": ["insulin"],
            "atp": 2,
            "disks": {(0, 0): ("golgi", {"protein": 2, "carb": 1})},
            "pending": ["after", "export"],
        },
    ],
    ids=["cytoplasm", "smooth ER", "exocytosis"],
)
def test_who_is_about_to_complete_a_card_goes_on_holding_one_that_fits(table: dict[str, Any]) -> None:
    game = given(**table).match
    hands = set()
    for seed in range(40):
        other = game.redealt(1, seed)
        assert other.legal and other.view(1) == game.view(1)
        hands.add(tuple(other.position()["players"][0]["hand"]))
    assert len(hands) > 1
