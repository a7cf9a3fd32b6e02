"""Ranks and what they bring: gains from the highest response down, a loss for the lowest, ties by the marker."""

from typing import Any

import pytest

from given import Table, attack, faces, given, key_for, outbreak

FREE = ("take mrna", "take lipid", "take atp")

# Seat 0 responds best, then seat 1, and so on down.
FALLING = {seat: {"influenza": 8 - 2 * seat} for seat in range(5)}


def pay_outs(game: Table) -> list[tuple[int | None, str | None]]:
    """Who is asked what, in order, until antibodies are for sale; everybody takes ATP and loses what comes first."""
    asked = []
    while game.asked in ("gain", "lose"):
        asked.append((game.to_act, game.asked))
        game.play("take atp" if game.asked == "gain" else game.legal[0])
    return asked


def gains(*amounts: int) -> list[tuple[int, str]]:
    return [(seat, "gain") for seat, amount in enumerate(amounts) for _ in range(amount)]


@pytest.mark.clause("C-VIR-17", "C-VIR-27")
def test_of_three_players_the_first_gains_three_the_second_one_and_the_last_loses_one() -> None:
    game = outbreak(antibodies=FALLING, stocks={2: {"carb": 2}})
    assert pay_outs(game) == [*gains(3, 1), (2, "lose")]
    assert [game.stock(seat) for seat in range(3)] == [{"atp": 3}, {"atp": 1}, {"carb": 1}]


@pytest.mark.clause("C-VIR-27", "C-VIR-11")
@pytest.mark.parametrize(
    ("dummy", "asked"),
    [(12, [(0, "gain"), (1, "lose")]), (7, [*gains(3), (1, "lose")]), (0, gains(3, 1))],
)
def test_of_two_players_and_the_dummy_likewise(dummy: int, asked: list[Any]) -> None:
    game = outbreak(players=2, antibodies=FALLING, dummy={"influenza": dummy}, stocks={1: {"mrna": 1}})
    assert pay_outs(game) == asked


@pytest.mark.clause("C-VIR-28")
def test_of_four_players_three_gain_and_the_last_loses_one() -> None:
    game = outbreak(players=4, antibodies=FALLING, stocks={3: {"protein": 1}})
    assert pay_outs(game) == [*gains(3, 2, 1), (3, "lose")]
    assert game.stock(3) == {}


@pytest.mark.clause("C-VIR-29")
def test_of_five_players_four_gain_and_the_last_loses_nothing() -> None:
    game = outbreak(players=5, antibodies=FALLING, stocks={4: {"lipid": 2}})
    assert pay_outs(game) == gains(4, 3, 2, 1)
    assert game.stock(4) == {"lipid": 2}
    assert game.health(4) == 0


@pytest.mark.clause("C-VIR-17", "A-85")
def test_gains_go_from_the_highest_rank_down_whatever_the_seats() -> None:
    game = outbreak(antibodies={0: {"influenza": 2}, 2: {"influenza": 6}}, stocks={1: {"mrna": 1}})
    assert game.virus()["ranking"] == [2, 0, 1]
    assert pay_outs(game) == [(2, "gain")] * 3 + [(0, "gain"), (1, "lose")]


@pytest.mark.clause("C-VIR-30")
def test_gains_are_any_mix_of_three_kinds() -> None:
    game = outbreak(antibodies=FALLING)
    assert game.legal == FREE
    assert game.why_not("take protein") == game.why_not("take carb") == "C-VIR-30"
    before = {name: game.supply(name) for name in ("mrna", "lipid", "atp")}
    game.play("take lipid", "take mrna", "take atp")
    assert game.stock(0) == {"lipid": 1, "mrna": 1, "atp": 1}
    assert {name: game.supply(name) for name in before} == {name: left - 1 for name, left in before.items()}


@pytest.mark.clause("A-85")
def test_a_gain_cannot_be_declined() -> None:
    assert outbreak().why_not("done") == "A-85"


@pytest.mark.clause("C-VIR-31", "C-COMP-13")
@pytest.mark.parametrize("kind", ["mrna", "protein", "carb", "lipid", "atp"])
def test_the_lowest_loses_any_resource_of_the_own_stock(kind: str) -> None:
    owned = {"mrna": 1, "protein": 1, "carb": 1, "lipid": 1, "atp": 1}
    game = outbreak(antibodies=FALLING, stocks={2: owned}).play(*["take mrna"] * 4)
    assert (game.to_act, game.options("lose")) == (2, [*owned, "hp"])
    before = game.supply(kind)
    game.play(f"lose {kind}")
    assert game.stock(2) == {name: 1 for name in owned if name != kind}
    assert game.supply(kind) == before + 1
    assert game.health(2) == 0


@pytest.mark.clause("C-VIR-31", "A-66")
def test_or_a_health_point_instead_even_below_nothing() -> None:
    game = outbreak(antibodies=FALLING, stocks={2: {"carb": 1}}).play(*["take mrna"] * 4, "lose hp")
    assert game.stock(2) == {"carb": 1}
    assert (game.health(2), game.scored(2, "virus")) == (-1, -1)


@pytest.mark.clause("C-VIR-31")
def test_only_what_is_owned_can_be_lost_and_cargo_is_not_in_stock() -> None:
    disks = {(2, 0): ("smooth", {"lipid": 2})}
    game = outbreak(antibodies=FALLING, stocks={2: {"carb": 1}}, disks=disks).play(*["take mrna"] * 4)
    assert game.options("lose") == ["carb", "hp"]
    assert game.why_not("lose lipid") == "C-VIR-31"
    assert game.why_not("done") == "A-85"


@pytest.mark.clause("C-VIR-31")
def test_nothing_can_be_lost_when_no_virus_asks_for_it() -> None:
    assert given(virus=True, atp=1).why_not("lose atp") == "C-VIR-31"
    assert outbreak(atp=1).why_not("lose hp") == "C-VIR-31"
    assert given(virus=True).why_not("take atp") == "C-LAU-03"


@pytest.mark.clause("A-51")
def test_an_empty_stock_leaves_no_choice_but_a_health_point() -> None:
    game = outbreak(antibodies=FALLING).play(*["take mrna"] * 4)
    assert game.asked != "lose"
    assert game.health(2) == -1


@pytest.mark.clause("A-51", "A-77")
def test_another_kind_is_taken_where_a_pile_is_empty() -> None:
    game = outbreak(antibodies=FALLING, supply={"atp": 0, "mrna": 1, "lipid": 5})
    assert game.legal == ("take mrna", "take lipid")
    assert game.why_not("take atp") == "A-77"
    assert game.play("take mrna").legal == ("take lipid",)
    assert game.play("take lipid", "take lipid").to_act == 1


@pytest.mark.clause("A-51", "A-85")
def test_what_no_pile_can_give_lapses_from_the_lower_ranks_first() -> None:
    short = {"atp": 1, "mrna": 1, "lipid": 2}
    game = outbreak(players=4, antibodies=FALLING, supply=short)
    assert pay_outs_of(game, "gain") == {0: 3, 1: 1}
    game = outbreak(players=4, antibodies=FALLING, supply={"atp": 0, "mrna": 2, "lipid": 0})
    assert pay_outs_of(game, "gain") == {0: 2}
    assert game.truth["due"] == 0


def pay_outs_of(game: Table, question: str) -> dict[int | None, int]:
    """How many pieces each seat was asked about."""
    counts: dict[int | None, int] = {}
    while game.asked in ("gain", "lose"):
        if game.asked == question:
            counts[game.to_act] = counts.get(game.to_act, 0) + 1
        game.play(game.legal[0])
    return counts


@pytest.mark.clause("A-51")
def test_with_empty_piles_nobody_gains_and_the_loss_stays() -> None:
    game = outbreak(antibodies=FALLING, supply={"atp": 0, "mrna": 0, "lipid": 0}, stocks={2: {"carb": 1}})
    assert (game.asked, game.to_act) == ("lose", 2)


@pytest.mark.clause("A-51", "A-85")
def test_what_the_lowest_gives_up_comes_too_late_for_the_gains() -> None:
    supply = {"atp": 0, "mrna": 2, "lipid": 0}
    game = outbreak(antibodies=FALLING, supply=supply).play("take mrna", "take mrna")
    assert (game.asked, game.to_act) == ("lose", 2)
    game.play("lose atp")
    assert game.supply("atp") == 1


@pytest.mark.clause("C-COMP-11", "A-51")
def test_an_unlimited_supply_never_runs_short() -> None:
    game = outbreak(edition="second", antibodies=FALLING, stocks={1: {"atp": 200, "mrna": 200, "lipid": 200}})
    assert game.legal == FREE


# Ties


@pytest.mark.clause("C-VIR-32")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_a_tie_goes_to_the_first_player_then_to_the_next_clockwise(players: int) -> None:
    for marker in range(players):
        ranking = outbreak(players=players, marker=marker, starter=(marker + 1) % players).virus()["ranking"]
        assert ranking == [(marker + step) % players for step in range(players)]


@pytest.mark.clause("C-VIR-32")
def test_only_equal_responses_look_at_the_marker() -> None:
    owned = {0: {"influenza": 2}, 1: {"influenza": 4}, 2: {"influenza": 2}, 3: {"influenza": 4}}
    assert outbreak(players=4, marker=2, antibodies=owned).virus()["ranking"] == [3, 1, 2, 0]


@pytest.mark.clause("A-48")
def test_a_marker_that_changed_hands_this_round_counts_at_once() -> None:
    market = ["influenza-attack-1"]
    things: dict[str, Any] = {"edition": "first", "virus": True, "box": faces(1), "market": market, "points": {2: 1}}
    game = given(**things, marker=1).play("place laureates", "done", "place card-1")
    assert game.truth["marker"] == 0
    assert game.virus()["ranking"] == [0, 1, 2]
    assert [seat for seat, _ in gain_seats(game)] == [0, 0, 0, 1]


def gain_seats(game: Table) -> list[tuple[int | None, str]]:
    seats = []
    while game.asked == "gain":
        seats.append((game.to_act, "gain"))
        game.play("take mrna")
    return seats


@pytest.mark.clause("A-48")
@pytest.mark.parametrize(("order", "ranking"), [("marker", [0, 1, 2]), ("round", [1, 2, 0])])
def test_a_table_may_let_the_round_order_decide(order: str, ranking: list[int]) -> None:
    game = outbreak(marker=0, starter=1, rulings={"virus_order": order}, stocks={0: {"atp": 1}, 1: {"atp": 1}})
    assert game.virus()["ranking"] == ranking
    while game.asked != "antibody":
        game.play(game.legal[0])
    assert game.to_act == ranking[0]


@pytest.mark.clause("A-48", "A-85")
def test_then_the_dice_too_begin_with_who_began_the_round() -> None:
    things: dict[str, Any] = {"box": None, "rng": key_for([1, 2, 3]), "marker": 0, "starter": 1}
    assert outbreak(**things, rulings={"virus_order": "round"}).virus()["dice"][:3] == [[3], [1], [2]]
    assert outbreak(**things).virus()["dice"][:3] == [[1], [2], [3]]


@pytest.mark.vector("T-18")
def test_responses_of_eleven_twelve_and_nine() -> None:
    owned = {0: {"influenza": 4}, 1: {"influenza": 6}, 2: {"influenza": 6}}
    game = attack(
        box=None, points={0: 14, 1: 1, 2: 1}, antibodies=owned, rng=key_for([4, 3, 6, 3]), stocks={2: {"carb": 1}}
    )
    assert game.virus()["response"][:3] == [11, 12, 9]
    assert pay_outs(game) == [(1, "gain")] * 3 + [(0, "gain"), (2, "lose")]
    assert [game.stock(seat) for seat in range(3)] == [{"atp": 1}, {"atp": 3}, {}]
