"""Action 1: keep a face-up card."""

import pytest

from virus_given import given


@pytest.mark.clause("V-035", "V-037", "V-041", "R-63")
def test_a_kept_virus_joins_the_row_and_makes_ill_at_once() -> None:
    table = given(rows={0: ["mumps"]}, offers=["zika", "norovirus"]).play("keep 2")
    assert table.row() == ["mumps", "norovirus"] and table.sickness() == 3 + 1


@pytest.mark.clause("V-036")
def test_the_next_card_of_that_pile_is_turned_up() -> None:
    table = given(offers=["zika", "norovirus"], piles=(["mumps"], ["rubella", "ebola"])).play("keep 2")
    assert table.offers() == ["zika", "ebola"] and table.truth["pile_2"] == ["rubella"]


@pytest.mark.clause("V-038", "V-039")
@pytest.mark.parametrize("card", ["epstein-barr", "influenza-a"])
def test_red_and_light_blue_bring_their_pills_alike(card: str) -> None:
    table = given(offers=[card, "zika"]).play("keep 1")
    assert table.pills() == (4, 2, 3) and table.pharmacy() == (2, 2, 1)


@pytest.mark.clause("V-040")
@pytest.mark.vector("TV-04")
def test_a_short_pharmacy_gives_what_it_has() -> None:
    table = given(offers=["yellow-fever", "zika"], pharmacy=(2, 0, 0)).play("keep 1")
    assert table.pills() == (4, 2, 2) and table.pharmacy() == (1, 0, 0)
    assert -table.sickness() + 1 == -5


@pytest.mark.clause("V-040")
@pytest.mark.vector("TV-04")
def test_with_a_full_pharmacy_the_same_card_is_even() -> None:
    table = given(offers=["yellow-fever", "zika"]).play("keep 1")
    assert table.pills() == (4, 3, 3) and -table.sickness() + 1 + 2 + 3 == 0


@pytest.mark.clause("V-040")
def test_two_pills_of_a_colour_may_be_served_by_half() -> None:
    table = given(offers=["coxsackievirus", "zika"], pharmacy=(1, 2, 2)).play("keep 1")
    assert table.pills() == (4, 2, 2)


@pytest.mark.clause("V-047", "V-034")
def test_the_turn_ends_when_the_card_is_placed() -> None:
    table = given(offers=["zika", "norovirus"]).play("keep 1")
    assert (table.to_act, table.asked, table.truth["active"]) == (1, "turn", 1)


@pytest.mark.clause("V-036", "R-54")
def test_a_kept_injection_is_placed_before_the_next_card_is_turned_up() -> None:
    table = given(rows={0: ["zika"]}, offers=["injection-1", "norovirus"], piles=(["mumps"], []))
    table.play("keep 1")
    assert table.offers() == [None, "norovirus"] and table.truth["moving"] == ["injection-1"]
    assert table.play("inject zika").offers() == ["mumps", "norovirus"]


@pytest.mark.clause("V-012", "R-07")
def test_a_pile_that_has_run_out_offers_nothing() -> None:
    table = given(offers=["zika", "norovirus"], piles=([], [])).play("keep 2")
    assert table.offers() == ["zika", None]
    assert table.why_not("keep 2") == table.why_not("circulate 2") == "R-07"
    assert table.legal == ("keep 1", "circulate 1")
