"""Risk cards that go straight to the table."""

import pytest

from vesicle.virus_and_co.components import components
from virus_given import Table, given


def taken(card: str, **options: object) -> Table:
    """Seat 0 has played a Risk card, and seat 1 has accepted it."""
    rows = {0: ["zika"], **options.pop("rows", {})}  # type: ignore[dict-item]
    return given(rows=rows, hands={0: [card]}, **options).play(f"risk {card}", "pass 1", "accept")  # type: ignore[arg-type]


@pytest.mark.clause("V-087", "V-005")
def test_there_are_twenty_risk_cards() -> None:
    names = [name.rstrip("-1234") for name in components("later")["risks"]]
    counts = {name: names.count(name) for name in names}
    several = {"plague": 4, "sneeze": 2, "jab": 3, "prescription": 2}
    assert len(names) == 20 and {name: count for name, count in counts.items() if count > 1} == several
    assert len(counts) == 13


@pytest.mark.clause("V-088")
def test_a_plague_is_three_points_for_its_taker() -> None:
    table = taken("plague-2")
    assert table.row(1) == ["plague-2"] and table.sickness(1) == 3 and table.pills(1) == (3, 2, 2)


@pytest.mark.clause("V-090", "R-21")
def test_a_jab_is_an_injection_for_its_taker() -> None:
    table = taken("jab-1", rows={1: ["dengue"]})
    assert table.play("inject dengue").injections(1) == [("jab-1", "dengue")]
    assert taken("jab-1").injections(1) == [("jab-1", None)]


@pytest.mark.clause("V-090", "V-026")
def test_a_jab_can_be_the_third_injection() -> None:
    table = taken("jab-1", injections={1: [("injection-1", None), ("injection-2", None)]})
    assert table.round_scores()[1] == -13


@pytest.mark.clause("V-101", "R-44", "R-46", "R-61")
def test_doctor_lies_in_front_of_its_taker_and_does_nothing_without_etiquette() -> None:
    table = taken("senior-doctor")
    assert table.player(1)["lasting"] == ["senior-doctor"] and table.to_act == 1
    table.play("keep 1").play("keep 1")
    assert table.player(1)["lasting"] == ["senior-doctor"]


@pytest.mark.clause("V-088", "V-089", "V-087")
def test_in_the_first_print_plague_and_sneeze_differ() -> None:
    rows = components("first-print")["risks"]
    assert [(name, row["points"]) for name, row in rows.items() if row["points"]][:6] == [
        *((f"plague-{number}", 2) for number in (1, 2, 3)),
        *((f"sneeze-{number}", 3) for number in (1, 2, 3)),
    ]
