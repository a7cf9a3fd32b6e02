"""Laureates in Biology, and the first-player marker that lies there."""

import pytest

import vesicle
from given import Table, given

in_every_edition = pytest.mark.parametrize("edition", ["preview", "first", "second"])
where_both_may_be_declined = pytest.mark.parametrize("edition", ["preview", "first"])
GOALS = ["enzymes", "protein-hormones", "steroid-hormones", "receptors"]
MARKET = ("glucagon", "propanol", "oxytocin", "estradiol")
LAST_PIECES = {0: 1, 1: 1, 2: 0}
LAST_PIECE = {0: 1, 1: 0, 2: 0}
LAST_ROUND = 11  # with three players


@in_every_edition
@pytest.mark.clause("C-LAU-01")
def test_laureates_has_one_spot(edition: str) -> None:
    assert [spot for spot in given(edition=edition).options("place") if spot.startswith("laureates")] == ["laureates"]


@in_every_edition
@pytest.mark.clause("C-LAU-02", "C-FP-02")
def test_whoever_places_here_takes_the_marker(edition: str) -> None:
    table = given(edition=edition, marker=2, starter=2).play("place laureates")
    assert table.truth["marker"] == 0


@in_every_edition
@pytest.mark.clause("C-LAU-03", "C-LAU-04")
def test_one_atp_may_follow_and_then_no_goal(edition: str) -> None:
    table = given(edition=edition)
    before = table.supply("atp")
    table.play("place laureates", "take atp")
    assert (table.stock(0), table.supply("atp"), table.to_act) == ({"atp": 1}, before - 1, 1)


@in_every_edition
@pytest.mark.clause("C-LAU-03", "C-LAU-04", "C-GOAL-05")
def test_a_goal_may_follow_and_then_no_atp(edition: str) -> None:
    table = given(edition=edition, goals=GOALS).play("place laureates", "goal enzymes")
    assert table.truth["goal_seats"]["enzymes"] == [0, None]
    assert (table.stock(0), table.health(0), table.to_act) == ({}, 3, 1)


@in_every_edition
@pytest.mark.parametrize("molecule", ["mrna", "protein", "carb", "lipid"])
@pytest.mark.clause("C-LAU-03")
def test_nothing_but_atp_can_be_taken(edition: str, molecule: str) -> None:
    table = given(edition=edition).play("place laureates")
    assert table.why_not(f"take {molecule}") == "C-LAU-03"
    assert table.why_not("take atp") == ""


@where_both_may_be_declined
@pytest.mark.clause("C-LAU-03", "A-36")
def test_both_may_be_declined(edition: str) -> None:
    table = given(edition=edition, goals=GOALS).play("place laureates")
    assert table.legal == ("take atp", *(f"goal {goal}" for goal in GOALS), "done")
    table.play("done")
    assert (table.stock(0), table.health(0), table.truth["marker"], table.to_act) == ({}, 0, 0, 1)


@pytest.mark.clause("C-LAU-03", "A-36")
def test_in_the_second_edition_one_of_the_two_must_be_taken() -> None:
    table = given(edition="second", goals=GOALS).play("place laureates")
    assert table.legal == ("take atp", *(f"goal {goal}" for goal in GOALS))
    assert table.why_not("done") == "C-LAU-03"


@pytest.mark.parametrize(("edition", "decline", "answer"), [("second", "yes", ""), ("first", "no", "C-LAU-03")])
@pytest.mark.clause("C-LAU-03")
def test_a_table_may_choose_whether_both_may_be_declined(edition: str, decline: str, answer: str) -> None:
    table = given(edition=edition, rulings={"laureates_decline": decline}).play("place laureates")
    assert table.why_not("done") == answer


@in_every_edition
@pytest.mark.clause("C-LAU-03")
def test_the_atp_is_offered_only_here(edition: str) -> None:
    assert given(edition=edition).why_not("take atp") == "C-LAU-03"


@in_every_edition
@pytest.mark.clause("A-36", "C-GOAL-08")
def test_without_a_marker_left_the_atp_remains(edition: str) -> None:
    table = given(edition=edition, goal_seats={"enzymes": [0], "receptors": [1, 0]}).play("place laureates")
    assert (table.options("take"), table.options("goal")) == (["atp"], [])


@in_every_edition
@pytest.mark.clause("A-36", "C-GOAL-02", "C-GOAL-03")
def test_without_an_open_goal_the_atp_remains(edition: str) -> None:
    """Seat 0 has a marker left, but four Goals are full and the fifth has its other marker."""
    others = {"protein-hormones": [1, 2], "steroid-hormones": [2, 1], "receptors": [3, 4], "detox": [4, 3]}
    table = given(players=5, edition=edition, goal_seats={"enzymes": [0], **others}).play("place laureates")
    assert (table.options("take"), table.options("goal")) == (["atp"], [])


@where_both_may_be_declined
@pytest.mark.clause("A-77", "C-LAU-03")
def test_an_empty_pile_offers_no_atp(edition: str) -> None:
    table = given(edition=edition, goals=GOALS, supply={"atp": 0}).play("place laureates")
    assert table.why_not("take atp") == "A-77"
    assert table.legal == (*(f"goal {goal}" for goal in GOALS), "done")


@where_both_may_be_declined
@pytest.mark.clause("C-LAU-02", "A-77", "A-93")
def test_with_nothing_to_take_only_the_marker_is_taken(edition: str) -> None:
    spent = {"enzymes": [0], "receptors": [0]}
    table = given(edition=edition, goal_seats=spent, supply={"atp": 0}, marker=1, starter=1).play("place laureates")
    assert (table.truth["marker"], table.to_act, table.asked) == (0, 1, "turn")


@pytest.mark.clause("C-LAU-03", "A-01", "A-77")
def test_with_nothing_to_take_the_spot_is_closed_where_something_must_be_taken() -> None:
    spent = {"enzymes": [0], "receptors": [0]}
    house = {"supply": "finite"}
    table = given(edition="second", rulings=house, goal_seats=spent, supply={"atp": 0})
    assert table.why_not("place laureates") == "C-LAU-03"
    table = given(edition="second", rulings=house, goal_seats={"enzymes": [0]}, supply={"atp": 0})
    assert table.why_not("place laureates") == ""


@pytest.mark.clause("C-LAU-03", "A-78")
def test_the_price_of_a_grey_piece_fills_the_pile_for_the_reward() -> None:
    spent = {"enzymes": [0], "receptors": [0]}
    table = given(edition="second", rulings={"supply": "finite"}, goal_seats=spent, supply={"atp": 0}, atp=4)
    assert table.why_not("place laureates") == "C-LAU-03"
    assert table.play("grey laureates", "take atp").stock() == {"atp": 1}


@in_every_edition
@pytest.mark.clause("C-FP-01", "C-SETUP-16")
def test_the_first_player_of_the_game_gets_the_marker(edition: str) -> None:
    table = vesicle.new("cytosis", players=3, edition=edition, first_seat=2).position()
    assert (table["marker"], table["seat"]) == (2, 2)


@in_every_edition
@pytest.mark.clause("C-FP-02")
def test_no_other_spot_moves_the_marker(edition: str) -> None:
    everything = {"mrna": 2, "protein": 3, "carb": 2, "lipid": 2, "atp": 6}
    disks = {(0, 0): ("rough", {"protein": 2}), (0, 1): ("golgi", {"protein": 2, "carb": 1})}
    hand = ["insulin", "hexokinase", "ethanol"]
    table = given(edition=edition, marker=1, starter=1, stocks={0: everything}, disks=disks, hand=hand, market=MARKET)
    for spot in table.options("place"):
        other = Table(table.match.clone()).play(f"place {spot}")
        assert other.truth["marker"] == (0 if spot == "laureates" else 1)


@in_every_edition
@pytest.mark.clause("C-FP-03", "A-37", "C-P1-10")
def test_a_marker_taken_in_mid_round_changes_the_order_from_the_next_round_on(edition: str) -> None:
    table = given(edition=edition, flasks={0: 1, 1: 1, 2: 1}).play("place nucleus-3", "place laureates", "take atp")
    assert (table.truth["marker"], table.truth["starter"], table.to_act) == (1, 0, 2)
    table.play("place nucleus-2")
    assert (table.truth["round_number"], table.truth["starter"], table.to_act) == (2, 1, 1)


@in_every_edition
@pytest.mark.clause("C-FP-04", "C-LAU-05", "C-FP-03")
def test_the_marker_stays_where_it_is_when_nobody_uses_laureates(edition: str) -> None:
    table = given(edition=edition, marker=2, starter=2, flasks=LAST_PIECES).play("place nucleus-3", "place nucleus-2")
    assert (table.truth["round_number"], table.truth["marker"], table.to_act) == (2, 2, 2)


@in_every_edition
@pytest.mark.clause("C-LAU-05", "C-FP-04")
def test_the_marker_is_kept_over_several_rounds_until_another_takes_it(edition: str) -> None:
    table = given(edition=edition, flasks=LAST_PIECE, marker=2, starter=2).play("place laureates", "take atp")
    for number in (2, 3):
        assert (table.truth["round_number"], table.truth["marker"], table.to_act) == (number, 0, 0)
        while table.truth["round_number"] == number:
            table.play(next(action for action in table.legal if action != "place laureates"))
    table.play("place nucleus-3", "place laureates")
    assert table.truth["marker"] == 1


@in_every_edition
@pytest.mark.parametrize(("choice", "atp", "health"), [("take atp", 1, 0), ("goal enzymes", 0, 3)])
@pytest.mark.clause("C-FP-05", "C-LAU-03")
def test_the_holder_may_use_laureates_again_for_the_reward(edition: str, choice: str, atp: int, health: int) -> None:
    table = given(edition=edition, goals=GOALS, marker=0).play("place laureates", choice)
    assert table.truth["marker"] == 0
    assert (table.player(0)["stock"]["atp"], table.health(0)) == (atp, health)


@where_both_may_be_declined
@pytest.mark.parametrize(("marker", "winner"), [(0, 2), (1, 0), (2, 1)])
@pytest.mark.clause("C-FP-06", "C-TIE-03", "A-40")
def test_in_a_final_tie_the_player_farthest_from_the_marker_wins(edition: str, marker: int, winner: int) -> None:
    table = given(edition=edition, marker=marker, round_number=LAST_ROUND, flasks=LAST_PIECE)
    assert table.play("place nucleus-2").winner == winner


@pytest.mark.parametrize(("marker", "winner"), [(0, 0), (1, 1), (2, 2)])
@pytest.mark.clause("C-FP-06", "C-TIE-04")
def test_in_the_second_edition_the_holder_wins_a_final_tie(marker: int, winner: int) -> None:
    table = given(edition="second", marker=marker, round_number=LAST_ROUND, flasks=LAST_PIECE)
    assert table.play("place nucleus-2").winner == winner


@where_both_may_be_declined
@pytest.mark.clause("C-FP-06", "C-LAU-02", "A-40")
def test_a_marker_taken_in_the_last_round_counts_for_the_final_tie(edition: str) -> None:
    """Seat 0 takes the marker from seat 1, so that no longer seat 0 but seat 2 is farthest from it."""
    table = given(edition=edition, marker=1, round_number=LAST_ROUND, flasks=LAST_PIECE)
    assert table.play("place laureates", "done").winner == 2
