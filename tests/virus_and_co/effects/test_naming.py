"""Sneeze, free sample, diagnosis and nurse: cards for a named player."""

import pytest

from virus_given import Table, given


def taken(card: str, **options: object) -> Table:
    """Seat 0 has played a Risk card, and seat 1 has accepted it."""
    rows = {0: ["zika"], **options.pop("rows", {})}  # type: ignore[dict-item]
    return given(rows=rows, hands={0: [card]}, **options).play(f"risk {card}", "pass 1", "accept")  # type: ignore[arg-type]


@pytest.mark.clause("V-089", "R-42")
def test_a_sneeze_is_two_points_for_another_player_of_choice() -> None:
    table = taken("sneeze-1")
    assert table.options("name") == ["0", "2", "3"] and table.why_not("name 1") == "V-089"
    assert table.play("name 3").row(3) == ["sneeze-1"] and table.sickness(3) == 2


@pytest.mark.clause("V-089", "R-42")
def test_a_sneeze_can_send_its_victim_to_intensive_care() -> None:
    table = taken("sneeze-1", rows={3: ["ebola", "dengue"]}).play("name 3")
    assert table.round_scores()[3] == -13


@pytest.mark.clause("V-099", "R-57")
def test_a_free_sample_goes_from_the_taker_to_another_player() -> None:
    table = taken("free-sample", pills={1: (0, 1, 2)})
    assert table.options("name") == ["0", "2", "3"] and table.why_not("name 1") == table.why_not("keep 1") == "V-099"
    table.play("name 2")
    assert table.options("pill") == ["yellow", "red"] and table.why_not("pill blue") == "V-099"
    assert table.play("pill red").pills(2) == (3, 2, 3) and table.pills(1) == (0, 1, 1)


@pytest.mark.clause("V-099", "V-100", "R-53")
def test_without_pills_a_free_sample_asks_nothing() -> None:
    table = taken("free-sample", pills={1: (0, 0, 0)})
    assert table.asked == "turn" and table.truth["discard"] == ["free-sample"]


@pytest.mark.clause("V-103", "V-105", "R-45")
@pytest.mark.parametrize(("card", "clause"), [("diagnosis", "V-103"), ("nurse", "V-105")])
def test_a_bet_names_another_player_in_the_open(card: str, clause: str) -> None:
    table = taken(card)
    assert table.why_not("name 1") == clause
    table.play("name 0")
    seen = table.match.view(None)["players"][1]
    assert seen["lasting"] == [card] and seen["named"][0] == 0


@pytest.mark.clause("R-45")
def test_one_player_may_hold_both_bets() -> None:
    table = taken("nurse", lasting={1: [("diagnosis", 2)]}).play("name 2")
    assert table.player(1)["lasting"] == ["diagnosis", "nurse"] and table.player(1)["named"][:2] == [2, 2]
