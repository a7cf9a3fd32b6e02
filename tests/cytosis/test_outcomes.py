"""What an action would cost and give, before it is played."""

from typing import Any

import pytest

from given import Table, attack, given


def outcome(table: Table, action: str) -> dict[Any, Any]:
    return table.match.outcomes[table.match.legal.index(action)]


@pytest.mark.clause("C-GREY-01", "C-EVT-05")
def test_the_price_of_a_grey_piece_is_apart_from_what_it_does() -> None:
    table = given(atp=9, boost={"nucleus": {"mrna": 1}})
    assert outcome(table, "grey nucleus-3") == {"fee": 4, "stock": {"mrna": 4}}
    assert outcome(table, "place nucleus-3") == {"stock": {"mrna": 4}}
    table.play("grey nucleus-3")
    assert "fee" not in outcome(table, "exhaust atp"), "what the last step cost is no part of the next"


@pytest.mark.clause("C-P1-08", "A-02")
def test_a_piece_that_can_do_nothing_is_idle() -> None:
    free = ("nucleus-3", "nucleus-2", "mitochondria-3", "mitochondria-2", "lipid-3", "lipid-2", "ribosome", "laureates")
    occupied = {spot: 1 + number // 2 for number, spot in enumerate(free)}
    table = given(edition="first", players=5, occupied=occupied)
    assert outcome(table, "place rough-1") == {"idle": 1}


@pytest.mark.clause("C-VES-07", "C-RER-03")
def test_an_amount_names_the_cards_that_it_is_enough_for() -> None:
    table = given(mrna=3, hand=["insulin", "oxytocin", "hexokinase"]).play("place rough-1")
    assert [outcome(table, f"load {count}").get("enough") for count in (1, 2, 3)] == [None, ["insulin"], ["oxytocin"]]
    lipids = given(lipid=4, hand=["estradiol", "insulin"]).play("place smooth-1")
    assert [count for count in range(1, 5) if outcome(lipids, f"load {count}").get("enough") == ["estradiol"]]


@pytest.mark.clause("C-VES-07", "C-GOL-03")
def test_what_the_golgi_adds_names_the_cards_that_it_completes() -> None:
    disks = {(0, 0): ("rough", {"protein": 2})}
    table = given(edition="first", disks=disks, hand=["insulin", "hexokinase"], carb=1, lipid=1).play("place golgi-1")
    assert outcome(table, "add carb")["enough"] == ["insulin"]
    assert "enough" not in outcome(table, "add lipid")


def test_translating_is_for_no_card() -> None:
    table = given(mrna=2, hand=["insulin"]).play("place ribosome")
    assert outcome(table, "load 2") == {"stock": {"mrna": -2, "protein": 2}}


@pytest.mark.clause("C-GOAL-02", "C-LAU-03")
def test_a_goal_brings_points_to_the_first_marker_only() -> None:
    table = given(goals=["enzymes", "detox"], goal_seats={"detox": [1]}).play("place laureates")
    assert outcome(table, "goal enzymes") == {"points": 3} and outcome(table, "goal detox") == {}


@pytest.mark.clause("C-VIR-18")
def test_a_step_of_antibodies_names_its_price_and_its_strain() -> None:
    table = attack("ebola", atp=9)
    found = outcome(table, "antibody")
    assert found["stock"]["atp"] < 0 and list(found["antibodies"]) == ["ebola"]


def test_nothing_is_foretold_after_the_end() -> None:
    table = given(events=[], flasks={0: 1, 1: 0, 2: 0})
    while table.winner is None:
        table.play("exhaust atp" if "exhaust atp" in table.legal else "done")
    assert table.match.outcomes == ()
