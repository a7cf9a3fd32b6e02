"""Test subject."""

import pytest

from virus_given import Table, given


def taken(**options: object) -> Table:
    """Seat 0 has played test subject, and seat 1 has accepted it."""
    rows = {0: ["zika"], **options.pop("rows", {})}  # type: ignore[dict-item]
    table = given(rows=rows, hands={0: ["test-subject"]}, **options)  # type: ignore[arg-type]
    return table.play("risk test-subject", "pass 1", "accept")


@pytest.mark.clause("V-091", "R-04", "R-58")
def test_the_taker_gets_a_virus_and_names_a_donor_for_each_pill() -> None:
    table = taken(pills={2: (0, 2, 2)})
    assert table.row(1) == ["test-subject"] and table.sickness(1) == 3
    assert table.options("donor") == ["0", "3"] and table.why_not("donor 2") == table.why_not("keep 1") == "V-091"
    assert table.why_not("donor 1") == "R-58"
    table.play("donor 0", "donor 2", "donor 2")
    assert table.pills(1) == (4, 3, 3) and table.pills(2) == (0, 1, 1) and table.pills(0) == (2, 2, 2)
    assert table.to_act == 1 and table.asked == "turn"


@pytest.mark.clause("V-092", "R-38", "R-59")
def test_without_the_pills_the_card_leaves_the_round() -> None:
    table = taken(pills={0: (3, 2, 0), 2: (3, 2, 0), 3: (3, 2, 0)})
    assert table.row(1) == [] and table.asked == "turn"
    assert table.match.view(3)["out"]["known"] == ["test-subject"]


@pytest.mark.clause("R-39")
def test_who_goes_to_intensive_care_takes_no_pills() -> None:
    table = taken(rounds=1, rows={1: ["ebola", "measles"]})
    assert table.round_scores()[1] == -13 and table.pills(0) == (3, 2, 2)


@pytest.mark.clause("R-04", "V-091")
def test_another_box_may_show_other_pills() -> None:
    box = {"risks": {"test-subject": {"pills": {"blue": 0, "yellow": 0, "red": 2}}}}
    table = taken(box=box).play("donor 3", "donor 3")
    assert table.pills(1) == (3, 2, 4) and table.asked == "turn"
    none = {"risks": {"test-subject": {"pills": {"blue": 0, "yellow": 0, "red": 0}}}}
    assert taken(box=none).asked == "turn"


@pytest.mark.clause("R-38")
@pytest.mark.parametrize("option", ["whole", "partial"])
def test_a_table_may_take_those_pills_that_are_there(option: str) -> None:
    table = taken(pills={0: (3, 0, 1), 2: (3, 0, 1), 3: (3, 0, 1)}, rulings={"test_subject": option})
    if option == "whole":
        assert table.row(1) == [] and table.asked == "turn"
    else:
        assert table.row(1) == ["test-subject"] and table.asked == "donor"
        table.play("donor 0", "donor 2")
        assert table.pills(1) == (4, 2, 3) and table.asked == "turn"


@pytest.mark.clause("R-38", "V-092")
def test_without_any_of_them_the_card_leaves_the_round_at_any_table() -> None:
    none = (0, 0, 0)
    table = taken(pills={0: none, 2: none, 3: none}, rulings={"test_subject": "partial"})
    assert table.row(1) == [] and table.asked == "turn"


@pytest.mark.clause("R-38")
def test_a_missing_pill_at_the_end_asks_nobody() -> None:
    table = taken(pills={0: (3, 2, 0), 2: (3, 2, 0), 3: (3, 2, 0)}, rulings={"test_subject": "partial"})
    assert table.play("donor 0", "donor 0").pills(1) == (4, 3, 2) and table.asked == "turn"
