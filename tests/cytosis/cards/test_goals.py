"""Goal cards: two markers each, three points for the first, and the card's own points at the end."""

from typing import Any

import pytest

from given import Table, given

EDITIONS = ("preview", "first", "second")
GOALS = ["enzymes", "detox", "receptors", "protein-hormones"]

every_edition = pytest.mark.parametrize("edition", EDITIONS)


def at_laureates(**things: Any) -> Table:
    return given(goals=GOALS, **things).play("place laureates")


def finished(**things: Any) -> Table:
    return given(round_number=11, flasks=0, pending=("after",), **things).play("done")


@pytest.mark.clause("C-GOAL-01")
@every_edition
def test_a_marker_is_placed_by_way_of_laureates(edition: str) -> None:
    assert given(edition=edition, goals=GOALS).why_not("goal enzymes") == "C-GOAL-01"
    game = at_laureates(edition=edition)
    assert game.why_not("goal enzymes") == ""
    game.play("goal enzymes")
    assert game.truth["goal_seats"]["enzymes"] == [0, None]


@pytest.mark.clause("C-GOAL-01", "C-LAU-04")
@every_edition
def test_one_marker_for_each_placement(edition: str) -> None:
    game = at_laureates(edition=edition, hand=["insulin"]).play("goal enzymes")
    assert game.why_not("goal detox") == "C-GOAL-01"
    assert game.why_not("take atp") == "C-LAU-03"


@pytest.mark.clause("C-GOAL-02")
@every_edition
def test_a_goal_holds_two_markers(edition: str) -> None:
    assert at_laureates(edition=edition, goal_seats={"enzymes": [1]}).why_not("goal enzymes") == ""
    assert at_laureates(edition=edition, goal_seats={"enzymes": [1, 2]}).why_not("goal enzymes") == "C-GOAL-02"


@pytest.mark.clause("C-GOAL-03")
@every_edition
def test_never_both_own_markers_on_one_goal(edition: str) -> None:
    assert at_laureates(edition=edition, goal_seats={"enzymes": [0]}).why_not("goal enzymes") == "C-GOAL-03"
    assert at_laureates(edition=edition, goal_seats={"enzymes": [1, 0]}).why_not("goal enzymes") == "C-GOAL-03"


@pytest.mark.clause("C-GOAL-04")
@every_edition
def test_a_marker_stays_for_good(edition: str) -> None:
    game = at_laureates(edition=edition).play("goal enzymes").end_round()
    assert game.truth["goal_seats"]["enzymes"][0] == 0
    game.play("place laureates")
    assert all(not action.startswith("goal enzymes") for action in game.legal)


@pytest.mark.clause("C-GOAL-05", "C-GOAL-07", "A-35")
@every_edition
def test_the_first_marker_brings_three_points_at_once_whatever_was_achieved(edition: str) -> None:
    game = at_laureates(edition=edition).play("goal enzymes")
    assert game.completed() == []
    assert (game.health(), game.scored(0, "claims")) == (3, 3)


@pytest.mark.clause("C-GOAL-06", "C-GOAL-07")
@every_edition
def test_the_second_marker_brings_nothing_at_once(edition: str) -> None:
    game = at_laureates(edition=edition, goal_seats={"enzymes": [1]}).play("goal enzymes")
    assert game.truth["goal_seats"]["enzymes"] == [1, 0]
    assert game.health() == 0


@pytest.mark.clause("C-GOAL-02", "C-GOAL-05", "C-GOAL-06")
@pytest.mark.vector("D-49")
@every_edition
def test_first_three_then_nothing_then_closed(edition: str) -> None:
    first = at_laureates(edition=edition, seat=0).play("goal enzymes")
    second = at_laureates(edition=edition, seat=1, goal_seats={"enzymes": [0]}).play("goal enzymes")
    third = at_laureates(edition=edition, seat=2, goal_seats={"enzymes": [0, 1]})
    assert (first.health(0), second.health(1)) == (3, 0)
    assert third.why_not("goal enzymes") == "C-GOAL-02"


@pytest.mark.clause("C-GOAL-08")
@every_edition
def test_two_goals_in_a_game(edition: str) -> None:
    assert at_laureates(edition=edition, goal_seats={"enzymes": [0]}).why_not("goal detox") == ""
    full = at_laureates(edition=edition, goal_seats={"enzymes": [0], "receptors": [1, 0]})
    assert full.why_not("goal detox") == "C-GOAL-08"


@pytest.mark.clause("C-SETUP-07", "C-GOAL-01")
@every_edition
def test_a_goal_left_in_the_box_cannot_be_claimed(edition: str) -> None:
    assert at_laureates(edition=edition).why_not("goal steroid-hormones") == "C-SETUP-07"


@pytest.mark.clause("C-GOAL-10")
@pytest.mark.parametrize(
    ("edition", "players", "room", "markers"),
    [
        ("preview", 2, 8, 4),
        ("first", 2, 6, 4),
        ("second", 2, 6, 4),
        ("preview", 5, 10, 10),
        ("first", 5, 10, 10),
        ("second", 5, 10, 10),
    ],
)
def test_room_for_markers(edition: str, players: int, room: int, markers: int) -> None:
    game = given(players=players, edition=edition)
    in_play = [goal for goal, is_open in game.truth["goal_open"].items() if is_open]
    assert sum(len(game.truth["goal_seats"][goal]) for goal in in_play) == room
    assert players * int(game.match.rules.box.goal_markers) == markers


@pytest.mark.clause("A-36", "C-LAU-03")
@pytest.mark.parametrize(
    ("edition", "offered"),
    [("preview", ("take atp", "done")), ("first", ("take atp", "done")), ("second", ("take atp",))],
)
def test_without_marker_or_open_goal_the_atp_remains(edition: str, offered: tuple[str, ...]) -> None:
    no_marker = at_laureates(edition=edition, goal_seats={"enzymes": [0], "detox": [0]})
    no_goal = at_laureates(edition=edition, goal_seats={goal: [1, 2] for goal in GOALS[:2]})
    assert no_marker.legal == offered
    assert [goal for goal in no_goal.options("goal") if goal in GOALS[:2]] == []
    assert no_goal.why_not("take atp") == ""


@pytest.mark.clause("A-36", "A-93", "A-77")
@pytest.mark.parametrize("edition", ["preview", "first"])
def test_without_atp_and_goal_nothing_is_asked(edition: str) -> None:
    claimed = {"enzymes": [0], "detox": [1, 0]}
    game = at_laureates(edition=edition, goal_seats=claimed, supply={"atp": 0})
    assert (game.to_act, game.truth["marker"]) == (1, 0)
    still = at_laureates(edition=edition, goal_seats={"enzymes": [0]}, supply={"atp": 0})
    assert still.why_not("take atp") == "A-77"
    assert "detox" in still.options("goal")


@pytest.mark.clause("A-36", "C-LAU-03")
def test_where_one_must_be_taken_the_spot_is_closed_when_there_is_none() -> None:
    claimed = {"enzymes": [0], "detox": [1, 0]}
    rulings = {"supply": "finite"}
    game = given(goals=GOALS, rulings=rulings, goal_seats=claimed, supply={"atp": 0})
    assert game.why_not("place laureates") == "C-LAU-03"
    assert given(goals=GOALS, rulings=rulings, supply={"atp": 0}).why_not("place laureates") == ""


@pytest.mark.clause("A-36", "C-LAU-03")
@pytest.mark.parametrize(("edition", "clause"), [("preview", ""), ("first", ""), ("second", "C-LAU-03")])
def test_declining_both(edition: str, clause: str) -> None:
    assert at_laureates(edition=edition).why_not("done") == clause


@pytest.mark.clause("C-SCG-01", "C-SCG-03")
@every_edition
@pytest.mark.parametrize(
    ("goal", "cards", "points"),
    [
        ("enzymes", ["hexokinase", "creatine-kinase"], 4),
        ("protein-hormones", ["insulin", "glucagon"], 6),
        ("steroid-hormones", ["cortisol"], 3),
        ("receptors", ["insulin-receptor", "androgen-receptor"], 6),
        ("detox", ["ethanol", "methanol", "butanol"], 6),
    ],
)
def test_at_the_end_a_goal_pays_for_every_card_it_counts(
    edition: str, goal: str, cards: list[str], points: int
) -> None:
    game = finished(edition=edition, completed={0: [*cards, "calcitriol"]}, goal_seats={goal: [0]})
    assert game.scored(0, "goals") == points + (3 if goal == "steroid-hormones" else 0)


@pytest.mark.clause("C-SCG-01", "C-SCG-03")
def test_diversity_pays_for_every_kind_once() -> None:
    cards = ["hexokinase", "creatine-kinase", "insulin", "ethanol", "methanol"]
    game = finished(completed={0: cards}, goal_seats={"diversity": [0]})
    assert game.scored(0, "goals") == 3 * 2


@pytest.mark.clause("C-SCG-03")
def test_only_the_second_edition_has_the_goal_for_diversity() -> None:
    assert [("diversity" in given(edition=edition).truth["goal_open"]) for edition in EDITIONS] == [False, False, True]


@pytest.mark.clause("C-SCG-03")
@every_edition
def test_another_box_may_pay_otherwise(edition: str) -> None:
    box = {"goals": {"enzymes": {"points": 5}}}
    game = finished(edition=edition, box=box, completed={0: ["hexokinase"]}, goal_seats={"enzymes": [0]})
    assert game.scored(0, "goals") == 5


@pytest.mark.clause("C-SCG-01", "A-35", "C-GOAL-07")
@every_edition
def test_a_goal_without_a_matching_card_pays_nothing_at_the_end(edition: str) -> None:
    game = finished(edition=edition, completed={0: ["insulin"]}, goal_seats={"enzymes": [0]})
    assert game.scored(0, "goals") == 0


@pytest.mark.clause("C-SCG-02")
@every_edition
def test_who_has_no_marker_on_it_gets_nothing(edition: str) -> None:
    game = finished(edition=edition, completed={0: ["hexokinase"], 1: ["pyruvate-kinase"]}, goal_seats={"enzymes": [0]})
    assert (game.scored(0, "goals"), game.scored(1, "goals")) == (2, 0)


@pytest.mark.clause("C-GOAL-09", "A-35")
@every_edition
def test_both_markers_score_alike_at_the_end(edition: str) -> None:
    cards = {0: ["hexokinase"], 1: ["pyruvate-kinase"]}
    game = finished(edition=edition, completed=cards, goal_seats={"enzymes": [0, 1]})
    assert (game.scored(0, "goals"), game.scored(1, "goals")) == (2, 2)


@pytest.mark.clause("C-SCG-01", "C-GOAL-08")
@every_edition
def test_two_goals_pay_both(edition: str) -> None:
    seats = {"enzymes": [0], "detox": [1, 0]}
    game = finished(edition=edition, completed={0: ["hexokinase", "ethanol"]}, goal_seats=seats)
    assert game.scored(0, "goals") == 4
