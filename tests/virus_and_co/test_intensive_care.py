"""Sickness, Injections and intensive care."""

import pytest

from virus_given import given

ALL_ONE_TO_SIX = ["rhinovirus", "adenovirus", "rubella", "influenza-b", "zika", "dengue"]


@pytest.mark.clause("V-019", "V-020")
def test_sickness_is_the_sum_of_the_printed_points() -> None:
    assert given(rows={0: ["norovirus", "rubella", "zika"]}).sickness() == 1 + 3 + 5


@pytest.mark.clause("V-020", "V-021", "V-022", "R-19")
@pytest.mark.vector("TV-06")
@pytest.mark.parametrize(("virus", "halved"), [*zip(ALL_ONE_TO_SIX, [1, 1, 2, 2, 3, 3], strict=True)])
def test_one_injection_halves_and_two_take_all(virus: str, halved: int) -> None:
    one = given(rows={0: [virus]}, injections={0: [("injection-1", virus)]})
    two = given(rows={0: [virus]}, injections={0: [("injection-1", virus), ("jab-1", virus)]})
    assert (one.sickness(), two.sickness()) == (halved, 0)


@pytest.mark.clause("V-024")
@pytest.mark.vector("TV-07")
def test_twelve_is_safe() -> None:
    table = given(rows={0: ["ebola"]}, injections={0: [("jab-1", None), ("jab-2", None)]}, offers=["dengue", "zika"])
    table.play("keep 1")
    assert table.sickness() == 12 and table.truth["round_number"] == 1


@pytest.mark.clause("V-024", "V-027")
@pytest.mark.vector("TV-07")
def test_thirteen_ends_the_round() -> None:
    table = given(rows={0: ["ebola", "dengue"]}, offers=["rhinovirus", "zika"]).play("keep 1")
    assert table.truth["round_number"] == 2 and table.round_scores()[0] == -13


@pytest.mark.clause("V-023")
@pytest.mark.vector("TV-07")
def test_three_injections_end_the_round_without_any_sickness() -> None:
    laid = [("injection-1", None), ("injection-2", None)]
    table = given(injections={0: laid}, offers=["injection-3", "zika"]).play("keep 1")
    assert table.round_scores()[0] == -13


@pytest.mark.clause("V-024")
@pytest.mark.vector("TV-07")
def test_ten_points_and_five_more_are_too_many() -> None:
    table = given(rows={0: ["ebola", "influenza-a"]}, injections={0: [("jab-1", None)]}, offers=["zika", "mumps"])
    assert table.play("keep 1").round_scores()[0] == -13


@pytest.mark.clause("V-021", "V-025")
@pytest.mark.vector("TV-07")
def test_an_injection_brings_twelve_down_to_nine() -> None:
    table = given(rows={0: ["ebola", "dengue"]}, offers=["injection-1", "zika"]).play("keep 1", "inject dengue")
    assert table.sickness() == 9 and table.truth["round_number"] == 1


@pytest.mark.clause("V-025")
def test_reduced_sickness_decides() -> None:
    table = given(rows={0: ["ebola", "dengue"]}, injections={0: [("jab-1", "ebola")]}, offers=["mumps", "zika"])
    assert table.play("keep 1").truth["round_number"] == 1 and table.sickness() == 12


@pytest.mark.clause("V-026")
def test_injections_count_wherever_they_lie_and_came_from() -> None:
    laid = [("injection-1", None), ("jab-1", "ebola")]
    table = given(rows={1: ["ebola"]}, injections={1: laid}, offers=["injection-2", "zika"])
    assert table.play("circulate 1", "accept").round_scores()[1] == -13


@pytest.mark.clause("V-028", "R-05")
def test_virus_cards_among_the_risk_cards_make_ill() -> None:
    table = given(rows={0: ["plague-1", "sneeze-1", "test-subject"]}, offers=["dengue", "injection-1"])
    assert table.sickness() == 3 + 2 + 3
    assert table.play("keep 1").round_scores()[0] == -13


@pytest.mark.clause("V-027", "R-55", "R-32")
def test_nothing_is_turned_up_or_paid_after_intensive_care() -> None:
    table = given(rounds=1, rows={0: ["ebola", "dengue"]}, offers=["norovirus", "zika"], piles=(["mumps"], []))
    table.play("keep 1")
    assert table.offers() == [None, "zika"] and table.truth["icu"] == 0
    assert table.pills(0) == table.pharmacy() == (3, 2, 2)
