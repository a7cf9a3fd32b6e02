"""Where an Injection goes."""

import pytest

from virus_given import given

OFFERS = ["injection-1", "zika"]


@pytest.mark.clause("V-042", "R-17")
def test_an_injection_goes_onto_an_own_virus_of_choice() -> None:
    table = given(rows={0: ["dengue", "mumps"]}, offers=OFFERS).play("keep 1")
    assert table.options("inject") == ["mumps", "dengue"]
    table.play("inject dengue")
    assert table.injections() == [("injection-1", "dengue")] and table.sickness() == 3 + 3


@pytest.mark.clause("V-043")
def test_without_a_virus_it_lies_alone() -> None:
    table = given(offers=OFFERS).play("keep 1")
    assert table.injections() == [("injection-1", None)] and table.to_act == 1


@pytest.mark.clause("V-044")
def test_an_injection_that_lies_alone_never_helps_a_later_virus() -> None:
    table = given(injections={0: [("injection-1", None)]}, offers=["dengue", "zika"]).play("keep 1")
    assert table.injections() == [("injection-1", None)] and table.sickness() == 6


@pytest.mark.clause("V-045")
def test_an_injection_never_goes_onto_anothers_virus() -> None:
    table = given(rows={0: ["dengue"], 1: ["mumps"]}, offers=OFFERS).play("keep 1")
    assert table.why_not("inject mumps") == "V-045"
    assert table.why_not("inject zika") == "V-042"
    assert table.why_not("keep 1") == "V-042"


@pytest.mark.clause("V-042", "R-18")
def test_an_injection_may_go_onto_a_virus_that_has_one() -> None:
    table = given(rows={0: ["dengue"]}, injections={0: [("jab-1", "dengue")]}, offers=OFFERS)
    assert table.play("keep 1", "inject dengue").sickness() == 0


@pytest.mark.clause("V-046", "R-20", "R-55")
def test_the_third_injection_asks_for_nothing_and_ends_the_round() -> None:
    laid = [("jab-1", "dengue"), ("jab-2", "mumps")]
    table = given(rounds=1, rows={0: ["dengue", "mumps"]}, injections={0: laid}, offers=OFFERS).play("keep 1")
    assert table.injections()[2] == ("injection-1", None) and table.match.winner is not None
