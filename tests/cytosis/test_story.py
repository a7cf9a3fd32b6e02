"""The log: what happened as ids and parameters, and no more of it than a viewer may know."""

import json
import random
from typing import Any

import pytest

import vesicle
from given import Table, given

MARKET = ["insulin", "cortisol", "glucagon", "estradiol"]
VIEWERS = (0, 1, 2, None, "all")

every_viewer = pytest.mark.parametrize("viewer", VIEWERS)


def told(game: Table, viewer: int | str | None = None, number: int = 1) -> list[dict[str, Any]]:
    """The entries of one action, without their number."""
    entries = game.match.log(viewer)
    return [
        {key: value for key, value in entry.items() if key != "number"}
        for entry in entries
        if entry["number"] == number
    ]


def test_each_step_tells_alone_what_the_log_has_of_it() -> None:
    """A whole game, in which the last act of a round may buy a card."""
    chance, rulings = random.Random(0), {"open_turn": "no"}
    match = vesicle.new("cytosis", players=3, edition="first", seed=0, rulings=rulings)
    alone: list[dict[str, Any]] = []
    while match.to_act is not None:
        before, action = match.look(1), chance.choice(match.legal)
        match.play(action)
        told_now = match.look(1).tell(match.rules.numbers[action], before)
        alone += [{"number": len(match.actions), **entry} for entry in told_now]
    assert [entry for entry in match.log(1) if entry["number"]] == alone


@every_viewer
def test_the_log_begins_with_what_lies_open(viewer: int | str | None) -> None:
    game = vesicle.new("cytosis", players=3, seed=4, first_seat=1)
    start, market, *deals = [entry for entry in game.log(viewer) if entry["what"] != "shuffle"]
    goals = [goal for goal, is_open in game.position()["goal_open"].items() if is_open]
    assert start == {"number": 0, "what": "start", "first_seat": 1, "goals": goals}
    assert market == {"number": 0, "what": "market", "cards": list(game.position()["market"].values())}
    assert [(deal["seat"], deal["atp"]) for deal in deals] == [(0, 4), (1, 2), (2, 3)]


@pytest.mark.clause("C-P2-02", "C-SETUP-19")
@pytest.mark.parametrize("edition", ["first", "second"])
def test_the_first_round_begins_without_a_phase_two(edition: str) -> None:
    game = vesicle.new("cytosis", players=2, edition=edition, seed=4)
    while game.position()["round_number"] == 0:
        game.play(game.legal[0])
    last = [entry["what"] for entry in game.log(None) if entry["number"] == len(game.actions)]
    assert last == ["act", "stock", "round"]


@pytest.mark.clause("C-SETUP-11", "C-CARD-03")
@every_viewer
def test_a_dealt_hand_is_told_to_its_owner_only(viewer: int | str | None) -> None:
    game = vesicle.new("cytosis", players=3, seed=4)
    for entry in game.log(viewer):
        if entry["what"] == "deal":
            hand = game.position()["players"][entry["seat"]]["hand"]
            assert entry["cards"] == (hand if viewer in ("all", entry["seat"]) else [None] * 3)


@pytest.mark.clause("C-SETUP-11")
@every_viewer
def test_which_card_was_returned_is_told_to_its_owner_only(viewer: int | str | None) -> None:
    game = vesicle.new("cytosis", players=3, seed=4, first_seat=0)
    back = game.legal[0]
    game.play(back)
    acted = [entry for entry in game.log(viewer) if entry["what"] == "act"]
    known = viewer in ("all", 0)
    assert acted == [{"number": 1, "what": "act", "seat": 0, "action": back if known else "return"}]


@pytest.mark.clause("C-SETUP-11")
def test_logs_of_others_are_the_same_whatever_was_returned() -> None:
    game = vesicle.new("cytosis", players=3, seed=4, first_seat=0)
    other = game.clone()
    game.play(game.legal[0])
    other.play(other.legal[1])
    for viewer in (1, 2, None):
        assert game.log(viewer) == other.log(viewer)
    assert game.log(0) != other.log(0)


@every_viewer
def test_a_placement_and_what_it_brought(viewer: int | str | None) -> None:
    game = given().play("place nucleus-3")
    assert told(game, viewer) == [
        {"what": "act", "seat": 0, "action": "place nucleus-3"},
        {"what": "stock", "seat": 0, "molecule": "mrna", "change": 3},
    ]


def test_a_completed_card_its_points_and_the_receptors_of_others() -> None:
    vesicle_ready = {(0, 0): ("golgi", {"protein": 2, "carb": 1})}
    game = given(disks=vesicle_ready, hand=["insulin"], atp=2, completed={1: ["insulin-receptor"]})
    game.play("place exocytosis-1", "complete insulin")
    assert told(game, None, 2) == [
        {"what": "act", "seat": 0, "action": "complete insulin"},
        {"what": "stock", "seat": 0, "molecule": "atp", "change": -2},
        {"what": "points", "seat": 0, "source": "cards", "change": 7},
        {"what": "completed", "seat": 0, "card": "insulin"},
        {"what": "disk", "seat": 0, "disk": 0, "area": None, "from": "golgi", "cargo": {}},
        {"what": "points", "seat": 1, "source": "receptors", "change": 2},
    ]


def test_a_disk_its_way_and_its_cargo() -> None:
    game = given(mrna=2).play("place rough-1", "load 2")
    assert {"what": "disk", "seat": 0, "disk": 0, "area": "rough", "from": None, "cargo": {"protein": 2}} in told(
        game, None, 2
    )


def test_cargo_added_in_the_golgi_is_told() -> None:
    game = given(disks={(0, 0): ("rough", {"protein": 2})}, carb=1).play("place golgi-1", "add carb")
    assert told(game, 1, 1)[1] == {
        **{"what": "disk", "seat": 0, "disk": 0, "area": "golgi", "from": "rough", "cargo": {"protein": 2}}
    }
    assert told(game, 1, 2)[2]["cargo"] == {"protein": 2, "carb": 1}


@pytest.mark.clause("C-MKT-02")
@every_viewer
def test_a_bought_card_is_told_to_everybody(viewer: int | str | None) -> None:
    game = given(market=MARKET, hand=["hexokinase", "calcitriol"]).play("place card-1")
    assert {"what": "card", "seat": 0, "card": "insulin"} in told(game, viewer)


def test_the_marker_and_a_goal() -> None:
    game = given(marker=1, goals=["enzymes"]).play("place laureates", "goal enzymes")
    assert {"what": "marker", "seat": 0} in told(game)
    assert told(game, None, 2)[1:] == [
        {"what": "points", "seat": 0, "source": "claims", "change": 3},
        {"what": "goal", "goal": "enzymes", "seat": 0, "place": 1},
    ]


def test_a_played_card_goes_to_the_discard_pile() -> None:
    game = given(hand=["lipid-reserve"]).play("play lipid-reserve")
    assert told(game)[-1] == {"what": "discard", "cards": ["lipid-reserve"]}


@every_viewer
def test_phase_2_is_told_step_by_step(viewer: int | str | None) -> None:
    game = given(edition="first", market=MARKET, events=["nucleus-boost"], flasks=0, pending=("after",), marker=2)
    entries = told(game.play("done"), viewer)
    assert [entry for entry in entries if entry["what"] != "shuffle"] == [
        {"what": "act", "seat": 0, "action": "done"},
        {"what": "event", "event": "nucleus-boost"},
        {"what": "boost", "area": "nucleus", "molecule": "mrna"},
        {"what": "discard", "cards": ["insulin"]},
        {"what": "market", "cards": game.market()},
        {"what": "round", "round": 2, "first_seat": 2},
    ]


def test_a_market_that_did_not_change_is_not_told() -> None:
    game = given(deck=[], flasks=0, pending=("after",)).play("done")
    assert "market" not in [entry["what"] for entry in told(game)]
    assert "round" in [entry["what"] for entry in told(game)]


def test_the_end_names_the_winner() -> None:
    game = given(round_number=11, flasks=0, pending=("after",), points={1: 3}).play("done")
    assert told(game)[-1] == {"what": "end", "winner": 1}


@pytest.mark.clause("C-MKT-13")
@every_viewer
def test_a_reshuffle_is_told_and_its_order_only_in_the_whole_truth(viewer: int | str | None) -> None:
    game = given(market=MARKET, deck=[], discard=["ethanol", "butanol"], flasks=0, pending=("after",)).play("done")
    entries = told(game, viewer)
    assert {"what": "reshuffle"} in entries
    orders = [entry for entry in entries if entry["what"] == "shuffle"]
    assert orders == ([{"what": "shuffle", "pile": "deck", "order": game.truth["deck"]}] if viewer == "all" else [])


@pytest.mark.clause("C-MKT-10", "C-MKT-13")
def test_a_reshuffle_of_nothing_but_what_just_left_is_told_too() -> None:
    game = given(players=2, market=MARKET, deck=[], flasks=0, pending=("after",)).play("done")
    assert {"what": "reshuffle"} in told(game)


@pytest.mark.clause("C-MKT-10")
def test_a_card_that_is_played_last_in_a_round_is_thrown_away_before_the_market_is_refreshed() -> None:
    game = given(market=MARKET, hand=["lipid-reserve"], flasks=0, pending=("after",)).play("play lipid-reserve")
    assert {"what": "discard", "cards": ["lipid-reserve", "insulin"]} in told(game)


def test_what_leaves_the_market_is_told_even_if_it_is_shuffled_at_once() -> None:
    game = given(market=MARKET, deck=[], discard=["ethanol"], flasks=0, pending=("after",)).play("done")
    assert {"what": "discard", "cards": ["insulin"]} in told(game)


def test_the_whole_truth_has_the_order_after_every_shuffle_of_setup() -> None:
    game = vesicle.new("cytosis", players=3, seed=4)
    dealt = game.position()
    for _ in range(3):
        game.play(game.legal[0])
    orders = [
        (entry["number"], entry["pile"], entry["order"]) for entry in game.log("all") if entry["what"] == "shuffle"
    ]
    assert orders[:2] == [(0, "deck", dealt["deck"]), (0, "events", dealt["events"])]
    assert orders[2:] == [(3, "deck", game.position()["deck"])]


@pytest.mark.parametrize("viewer", [0, 1, 2, None])
def test_nobody_is_told_an_order(viewer: int | None) -> None:
    game = vesicle.new("cytosis", players=3, seed=4)
    for _ in range(12):
        game.play(game.legal[0])
    assert not [entry for entry in game.log(viewer) if entry["what"] == "shuffle"]


@every_viewer
def test_a_log_is_ready_for_json_and_counts_its_actions(viewer: int | str | None) -> None:
    game = vesicle.new("cytosis", players=3, seed=4)
    for _ in range(12):
        game.play(game.legal[0])
    entries = game.log(viewer)
    assert json.loads(json.dumps(entries)) == entries
    assert [entry["number"] for entry in entries if entry["what"] == "act"] == [*range(1, 13)]


@pytest.mark.parametrize("viewer", [3, -1, "0", True, "everything", 1.0])
def test_nobody_else_can_read_the_log(viewer: object) -> None:
    with pytest.raises(ValueError, match=r"^seat .* is none of 0 to 2, nor None for a spectator$"):
        given().match.log(viewer)  # type: ignore[arg-type]
