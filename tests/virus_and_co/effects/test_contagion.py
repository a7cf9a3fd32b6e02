"""Contagion."""

import pytest

from virus_given import Table, given


def taken(**options: object) -> Table:
    """Seat 0 has played contagion, and seat 1 has accepted it."""
    return given(hands={0: ["contagion"]}, **options).play("risk contagion", "pass 1", "accept")  # type: ignore[arg-type]


@pytest.mark.clause("V-093", "R-41", "R-63")
def test_the_taker_takes_over_a_virus_of_another_player() -> None:
    table = taken(rows={0: ["zika", "mumps"], 1: ["norovirus"]})
    assert table.options("choose") == ["mumps", "zika"]
    assert table.why_not("choose norovirus") == table.why_not("choose ebola") == table.why_not("keep 1") == "V-093"
    table.play("choose zika")
    assert table.row(0) == ["mumps"] and table.row(1) == ["norovirus", "zika"] and table.pills(1) == (3, 2, 2)


@pytest.mark.clause("V-094", "R-22")
def test_a_virus_under_an_injection_stays() -> None:
    table = taken(rows={0: ["zika"], 2: ["ebola"]}, injections={2: [("jab-1", "ebola")]})
    assert table.why_not("choose ebola") == "V-094" and table.options("choose") == ["zika"]


@pytest.mark.clause("R-41")
def test_without_a_target_nothing_happens() -> None:
    table = taken(rows={0: ["ebola", "norovirus"]}, injections={0: [("jab-1", "ebola"), ("jab-2", "norovirus")]})
    assert table.asked == "turn" and table.truth["discard"] == ["contagion"]


@pytest.mark.clause("V-093", "R-41")
def test_it_is_compulsory_even_if_it_means_intensive_care() -> None:
    table = taken(rows={0: ["zika"], 1: ["ebola", "influenza-a"]})
    assert table.legal == ("choose zika",)
    assert table.play("choose zika").round_scores()[1] == -13


@pytest.mark.clause("R-41")
@pytest.mark.parametrize("option", ["must", "may"])
def test_a_table_may_let_the_taker_decline(option: str) -> None:
    table = taken(rows={0: ["zika"], 1: ["ebola", "influenza-a"]}, rulings={"contagion": option})
    assert table.why_not("done") == ("R-41" if option == "must" else "")
    if option == "may":
        assert table.legal == ("choose zika", "done")
        table.play("done")
        assert table.row(0) == ["zika"] and table.asked == "turn" and table.to_act == 1


@pytest.mark.clause("R-41")
def test_nothing_else_can_be_declined() -> None:
    assert given(rulings={"contagion": "may"}).why_not("done") == "V-033"
