"""What everybody can work out of a table: sickness, the price of a refusal, points if the round ended now."""

from typing import Any

import pytest

import vesicle
from virus_given import Table, given


def facts(table: Table, viewer: int | None = None) -> dict[str, Any]:
    found: dict[str, Any] = table.match.view(viewer)["facts"]
    return found


@pytest.mark.clause("V-019", "V-020", "V-021", "V-022")
def test_injections_are_reckoned_into_what_a_virus_counts() -> None:
    table = given(rows={1: ["zika", "ebola"]}, injections={1: [("injection-1", "zika")]})
    chart = facts(table)["players"][1]
    assert chart["counts"] == [3, 6] and chart["sickness"] == 9
    twice = given(rows={1: ["zika"]}, injections={1: [("injection-1", "zika"), ("injection-2", "zika")]})
    assert facts(twice)["players"][1]["counts"] == [0]


@pytest.mark.clause("V-076")
def test_who_is_ill_enough_may_play_risk_cards() -> None:
    charts = facts(given(rows={1: ["zika"]}))["players"]
    assert [chart["daring"] for chart in charts] == [0, 1, 0, 0]


@pytest.mark.clause("V-060", "V-063")
def test_a_refusal_costs_the_number_of_the_pass_less_what_lies_there() -> None:
    table = given(offers=["zika", "ebola"])
    assert facts(table)["price"] == facts(table)["owed"] == 0
    truth = table.play("circulate 1").truth
    truth.update(seat=2, recipient=2, giver=1, passes=5)
    truth["players"][2]["staged"]["yellow"] = 1
    truth["pharmacy"]["yellow"] -= 1
    found = facts(Table(vesicle.from_position(truth)))
    assert (found["price"], found["paid"], found["owed"], found["by_piece"]) == (5, 2, 3, 0)


@pytest.mark.clause("V-078", "V-083")
def test_a_risk_card_is_refused_by_the_piece_whoever_looks() -> None:
    table = given(rows={0: ["zika"]}, hands={0: ["nurse"]}).play("risk nurse", "pass 1")
    found = [facts(table, viewer) for viewer in (None, 0, 1, 2)]
    assert all(other == found[0] for other in found) and (found[0]["owed"], found[0]["by_piece"]) == (1, 1)


@pytest.mark.clause("V-008", "V-108", "V-115")
def test_the_forecast_is_the_score_if_the_round_ended_now() -> None:
    charts = facts(given(rows={1: ["zika"]}, pills={1: (2, 1, 0)}))["players"]
    assert charts[1]["worth"] == 4 and charts[1]["forecast"] == 4 - 5
    assert charts[0]["forecast"] == charts[0]["worth"]


def test_after_the_end_the_forecast_is_the_score() -> None:
    match = vesicle.new("virus-and-co", seed=1, players=3, rounds=1)
    while match.to_act is not None:
        match.play(match.legal[0])
    charts = match.view(None)["facts"]["players"]
    assert [chart["forecast"] for chart in charts] == [score["total"] for score in match.scores()]


@pytest.mark.clause("V-091", "R-58")
def test_a_test_subject_takes_the_pills_in_their_order() -> None:
    table = given(rows={0: ["zika"]}, hands={0: ["test-subject"]}).play("risk test-subject", "pass 1", "accept")
    assert table.asked == "donor" and facts(table)["wanted"] == "blue"
    assert facts(given())["wanted"] is None
