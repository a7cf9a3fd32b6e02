"""What an action would cost and give, before it is played."""

from typing import Any

import pytest

from virus_given import Table, given


def outcome(table: Table, action: str) -> dict[Any, Any]:
    return table.match.outcomes[table.match.legal.index(action)]


@pytest.mark.clause("V-039", "V-040")
def test_a_kept_virus_brings_its_pills_as_far_as_the_pharmacy_has_them() -> None:
    table = given(offers=["zika", "injection-1"])
    kept = outcome(table, "keep 1")
    assert kept["sickness"] == 5 and all(count > 0 for count in kept["pills"].values())
    assert "pills" not in outcome(given(offers=["zika", "injection-1"], pharmacy=(0, 0, 0)), "keep 1")
    assert outcome(table, "keep 2") == {} and outcome(table, "circulate 1") == {}


@pytest.mark.clause("V-061", "V-064", "R-26")
def test_a_payment_is_told_with_its_blue_pills_and_its_surplus() -> None:
    table = given(offers=["zika", "ebola"], pills={1: (0, 1, 0)}).play("circulate 1")
    assert outcome(table, "pay 1y-0r") == {"pills": {"yellow": -1}, "surplus": 1}
    rich = given(offers=["zika", "ebola"]).play("circulate 1")
    assert outcome(rich, "pay 0y-0r") == {"pills": {"blue": -1}}


@pytest.mark.clause("V-078")
def test_a_risk_card_is_paid_without_surplus() -> None:
    table = given(rows={0: ["zika"]}, hands={0: ["nurse"]}).play("risk nurse", "pass 1")
    assert outcome(table, "pay 0y-1r") == {"pills": {"red": -1}}
    assert outcome(table, "accept") == {}, "what a hidden card does cannot be known"


@pytest.mark.clause("V-020", "V-021")
def test_an_injection_is_told_with_what_it_takes_away() -> None:
    table = given(rows={0: ["zika", "mumps"]}, offers=["injection-1", "ebola"]).play("keep 1")
    assert outcome(table, "inject zika") == {"sickness": -2} and outcome(table, "inject mumps") == {"sickness": -1}
