"""Prescription, recall, expiry date and co-payment."""

import pytest

from virus_given import Table, given


def taken(card: str, **options: object) -> Table:
    """Seat 0 has played a Risk card, and seat 1 has accepted it."""
    table = given(rows={0: ["zika"]}, hands={0: [card]}, **options)  # type: ignore[arg-type]
    return table.play(f"risk {card}", "pass 1", "accept")


@pytest.mark.clause("V-095", "R-03")
def test_a_prescription_gives_a_blue_and_a_yellow_pill() -> None:
    table = taken("prescription-2")
    assert table.pills(1) == (4, 3, 2) and table.pharmacy() == (2, 1, 2)


@pytest.mark.clause("V-095", "R-40")
def test_a_prescription_gives_what_the_pharmacy_has() -> None:
    assert taken("prescription-1", pharmacy=(0, 1, 1)).pills(1) == (3, 3, 2)


@pytest.mark.clause("R-40")
def test_a_table_may_want_all_pills_or_none() -> None:
    assert taken("prescription-1", pharmacy=(0, 1, 1), rulings={"prescription": "whole"}).pills(1) == (3, 2, 2)
    assert taken("prescription-1", rulings={"prescription": "whole"}).pills(1) == (4, 3, 2)


@pytest.mark.clause("V-096", "R-43", "R-56")
def test_in_a_recall_all_others_return_a_pill_together() -> None:
    table = taken("recall")
    assert (table.to_act, table.asked) == (2, "return") and table.why_not("keep 1") == "V-096"
    table.play("pill blue").play("pill yellow")
    assert table.to_act == 0 and table.pharmacy() == (3, 2, 2) and table.pills(2) == (3, 2, 2)
    table.play("pill red")
    assert table.pharmacy() == (4, 3, 3) and table.pills(1) == (3, 2, 2) and table.pills(0) == (3, 2, 1)
    assert table.truth["discard"] == ["recall"] and table.to_act == 1


@pytest.mark.clause("R-56")
def test_choices_are_hidden_until_they_take_effect() -> None:
    match = taken("recall").play("pill blue").match
    assert match.view(2)["players"][2]["choice"] == "blue"
    assert [match.view(viewer)["players"][2]["choice"] for viewer in (0, 1, 3, None)] == [None] * 4


@pytest.mark.clause("V-097", "R-56")
def test_an_expiry_date_asks_both_neighbours_the_left_one_first() -> None:
    table = taken("expiry-date")
    assert table.to_act == 2 and table.why_not("keep 1") == "V-097"
    assert table.play("pill red").to_act == 0
    assert table.play("pill red").pharmacy() == (3, 2, 4) and table.pills(3) == (3, 2, 2)


@pytest.mark.clause("V-098")
def test_a_co_payment_is_the_takers_own() -> None:
    table = taken("co-payment", pills={1: (1, 0, 0)})
    assert table.to_act == 1 and table.legal == ("pill blue",) and table.why_not("pill red") == "V-098"
    assert table.play("pill blue").pills(1) == (0, 0, 0)


@pytest.mark.clause("V-100", "R-53")
def test_who_has_no_pills_is_not_asked() -> None:
    table = taken("expiry-date", pills={2: (0, 0, 0)})
    assert table.to_act == 0
    table = taken("co-payment", pills={1: (0, 0, 0)})
    assert table.asked == "turn" and table.truth["discard"] == ["co-payment"]
