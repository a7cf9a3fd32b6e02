"""Turns and rounds."""

import pytest

import vesicle
from virus_given import Table, given


def mild_box() -> dict[str, object]:
    cards = vesicle.new("virus-and-co", seed=1).position()["known"]
    return {"cards": {card: {"points": 1} for card in list(cards)[:28]}}


def last_card(**options: object) -> Table:
    """Six players; all cards but the last one lie in front of them, and nobody is near intensive care."""
    cards = list(vesicle.new("virus-and-co", seed=1).position()["known"])
    rows = {seat: cards[seat:27:6] for seat in range(6)}
    laid = {seat: [(card, rows[seat][0]) for card in cards[28 + seat : 38 : 6]] for seat in range(6)}
    settings = {"players": 6, "box": mild_box(), "offers": [cards[27], None], "rows": rows, "injections": laid}
    return given(**{**settings, **options})  # type: ignore[arg-type]


@pytest.mark.clause("V-029", "V-034")
def test_turns_go_clockwise() -> None:
    table = given(players=3, offers=["rhinovirus", "norovirus"])
    seats = []
    for _ in range(4):
        seats.append(table.to_act)
        table.play(table.legal[0])
        if table.asked == "inject":
            table.play(table.legal[0])
    assert seats == [0, 1, 2, 0]


@pytest.mark.clause("V-033")
def test_there_are_three_actions_and_no_passing() -> None:
    table = given(rows={0: ["zika"]}, hands={0: ["recall"]})
    assert table.legal == ("keep 1", "keep 2", "circulate 1", "circulate 2", "risk recall")
    assert table.why_not("accept") == table.why_not("pass 1") == table.why_not("inject zika") == "V-033"


@pytest.mark.clause("V-034")
def test_the_turn_order_does_not_depend_on_who_got_the_card() -> None:
    assert given(offers=["ebola", "zika"]).play("circulate 1", "pass 3", "accept").to_act == 1


@pytest.mark.clause("V-114", "R-51")
def test_the_game_lasts_as_many_rounds_as_agreed() -> None:
    table = given(rounds=1, rows={0: ["ebola", "dengue"]}, offers=["norovirus", "zika"]).play("keep 1")
    assert table.to_act is None and table.legal == () and table.why_not("keep 2") == "V-114"
    assert given(rows={0: ["ebola", "dengue"]}, offers=["norovirus", "zika"]).play("keep 1").to_act is not None


@pytest.mark.clause("V-030", "R-11")
def test_the_player_in_intensive_care_begins_the_next_round() -> None:
    table = given(rows={2: ["ebola", "dengue"]}, offers=["measles", "zika"]).play("circulate 1", "pass 2", "accept")
    assert table.truth["starter"] == table.to_act == table.truth["turn_card"] == 2


@pytest.mark.clause("R-11", "R-65")
def test_a_table_may_rotate_the_first_player_instead() -> None:
    table = given(rows={2: ["ebola", "dengue"]}, offers=["measles", "zika"], rulings={"starter": "rotate"})
    assert table.play("circulate 1", "pass 2", "accept").to_act == 1


@pytest.mark.clause("R-08", "V-104", "V-106")
def test_without_any_card_left_the_round_ends_with_nobody_in_intensive_care() -> None:
    table = last_card(lasting={1: [("diagnosis", 2)], 2: [("nurse", 1)]}).play("keep 1")
    bets = [score["sources"]["bets"] for score in table.match.scores()]
    assert table.truth["round_number"] == 2 and bets == [0, -4, 2, 0, 0, 0]
    assert all(score["visits"] == 0 for score in table.match.scores())


@pytest.mark.clause("R-08", "R-11")
def test_after_that_the_left_neighbour_of_the_last_active_player_begins() -> None:
    table = last_card(starter=4, active=3, seat=3, turn_card=3)
    assert table.play("keep 1").to_act == 4


@pytest.mark.clause("R-64")
def test_risk_cards_do_not_prolong_a_round() -> None:
    table = last_card(hands={1: ["recall"]}, box={**mild_box(), "setup": {"risk_from": 0}})
    assert table.play("keep 1").truth["round_number"] == 2


@pytest.mark.clause("R-64", "V-027")
def test_intensive_care_comes_before_the_end_of_the_piles() -> None:
    table = last_card(box={**mild_box(), "setup": {"sickness_limit": 4}}).play("keep 1")
    assert [score["visits"] for score in table.match.scores()] == [1, 0, 0, 0, 0, 0]
