"""Action 2: put a face-up card into circulation."""

import pytest

from virus_given import given

BLUE, RED, NEEDLE = "zika", "ebola", "injection-1"


@pytest.mark.clause("V-048", "V-050", "V-057")
def test_a_light_blue_card_goes_to_the_left_for_nothing() -> None:
    table = given(offers=[BLUE, RED]).play("circulate 1")
    assert (table.to_act, table.asked) == (1, "receive") and table.pills(0) == (3, 2, 2)
    assert table.truth["moving"] == [BLUE] and table.truth["recipient"] == 1


@pytest.mark.clause("V-051")
def test_an_injection_goes_to_the_left() -> None:
    table = given(offers=[NEEDLE, RED]).play("circulate 1", "pay 0y-0r")
    assert table.to_act == 2


@pytest.mark.clause("V-049", "R-09")
def test_the_next_card_is_turned_up_before_anybody_decides() -> None:
    assert given(offers=[BLUE, RED], piles=(["mumps"], [])).play("circulate 1").offers() == ["mumps", RED]


@pytest.mark.clause("R-09")
def test_a_table_may_turn_it_up_once_the_card_has_an_owner() -> None:
    table = given(offers=[BLUE, RED], piles=(["mumps"], []), rulings={"turn_up": "after"}).play("circulate 1")
    assert table.offers() == [None, RED]
    assert table.play("accept").offers() == ["mumps", RED]


@pytest.mark.clause("V-052", "V-053", "R-28")
def test_the_active_player_passes_a_red_card_to_anybody_else() -> None:
    table = given(offers=[BLUE, RED], piles=([], ["mumps"])).play("circulate 2")
    assert table.options("pass") == ["1", "2", "3"] and table.offers() == [BLUE, RED]
    assert table.why_not("pass 0") == "V-048"
    assert table.why_not("accept") == "V-048"
    assert table.play("pass 2").to_act == 2 and table.offers() == [BLUE, "mumps"]


@pytest.mark.clause("V-052", "V-055", "R-25", "R-53")
@pytest.mark.vector("TV-12")
def test_three_players_pass_a_red_card_on_in_one_way_only() -> None:
    table = given(players=3, offers=[RED, BLUE]).play("circulate 1", "pass 1", "pay 0y-0r")
    assert table.options("pass") == ["2"] and table.why_not("pass 0") == "V-052"
    assert table.play("pass 2", "pay 1y-0r").options("pass") == ["0"]
    assert table.play("pass 0", "pay 0y-1r").options("pass") == ["1"]


@pytest.mark.clause("V-052", "R-25")
@pytest.mark.vector("TV-12")
def test_with_four_players_only_the_last_giver_is_barred() -> None:
    table = given(offers=[RED, BLUE]).play("circulate 1", "pass 1", "pay 0y-0r")
    assert table.options("pass") == ["2", "3"]
    assert table.play("pass 3", "pay 1y-0r").options("pass") == ["0", "2"]


@pytest.mark.clause("V-054", "V-069", "R-23")
def test_a_recipient_keeps_the_card_or_pays() -> None:
    table = given(offers=[BLUE, RED]).play("circulate 1")
    assert table.legal == ("accept", "pay 0y-0r")
    assert table.why_not("keep 1") == "V-054"


@pytest.mark.clause("V-056", "R-24")
def test_the_card_can_come_back_to_the_active_player_at_the_full_price() -> None:
    table = given(players=3, offers=[BLUE, RED]).play("circulate 1", "pay 0y-0r", "pay 1y-0r")
    assert table.to_act == 0 and table.truth["passes"] == 3 and table.staged(0) == (0, 0, 0)
    assert table.options("pay") == ["0y-0r", "0y-1r", "1y-0r"]
    table.play("accept")
    assert table.row(0) == [BLUE] and table.to_act == 1


@pytest.mark.clause("V-070", "V-071", "R-30")
def test_a_virus_that_circulated_brings_no_pills() -> None:
    table = given(offers=[BLUE, RED]).play("circulate 1", "accept")
    assert table.row(1) == [BLUE] and table.pills(1) == table.pharmacy() == (3, 2, 2)


@pytest.mark.clause("R-30")
def test_a_table_may_give_the_active_player_the_pills_of_a_returned_virus() -> None:
    table = given(players=3, offers=[BLUE, RED], rulings={"circulation_pills": "active"})
    table.play("circulate 1", "pay 0y-0r", "pay 1y-0r", "accept")
    assert table.pills(0) == (4, 2, 3)
    assert table.play("circulate 2", "pass 2", "accept").pills(2) == (3, 1, 2)


@pytest.mark.clause("R-30", "R-32")
def test_not_even_then_in_intensive_care() -> None:
    rulings = {"circulation_pills": "active"}
    table = given(players=3, rounds=1, rows={0: ["dengue", "measles"]}, offers=[BLUE, RED], rulings=rulings)
    assert table.play("circulate 1", "pay 0y-0r", "pay 1y-0r", "accept").pills(0) == (3, 2, 2)


@pytest.mark.clause("V-072", "V-073")
def test_the_taker_takes_staged_pills_back_and_the_others_lose_theirs() -> None:
    table = given(players=3, offers=[BLUE, RED])
    table.play("circulate 1", "pay 0y-0r", "pay 1y-0r", "pay 0y-1r", "accept")
    assert [table.pills(seat) for seat in range(3)] == [(3, 2, 1), (3, 2, 2), (3, 1, 2)]
    assert table.pharmacy() == (3, 3, 3) and table.staged(1) == (0, 0, 0)


@pytest.mark.clause("V-073", "R-29")
def test_pills_are_settled_even_if_the_taker_goes_to_intensive_care() -> None:
    table = given(rounds=1, rows={2: ["dengue", "measles"]}, offers=[BLUE, RED]).play(
        "circulate 1", "pay 0y-0r", "accept"
    )
    assert table.round_scores()[2] == -13 and table.pharmacy() == (4, 2, 2) and table.pills(1) == (2, 2, 2)


@pytest.mark.clause("V-074")
def test_an_injection_out_of_circulation_is_placed_like_a_kept_one() -> None:
    table = given(rows={1: ["dengue"]}, offers=[NEEDLE, RED]).play("circulate 1", "accept")
    assert (table.to_act, table.asked) == (1, "inject")
    assert table.play("inject dengue").sickness(1) == 3 and table.to_act == 1 == table.truth["active"]


@pytest.mark.clause("V-075", "V-034")
def test_the_turn_ends_when_the_card_has_an_owner() -> None:
    table = given(offers=[BLUE, RED]).play("circulate 1", "pay 0y-0r", "pay 1y-0r", "accept")
    assert table.row(3) == [BLUE] and table.to_act == 1 and table.truth["passes"] == 0


@pytest.mark.clause("V-050", "V-051")
@pytest.mark.parametrize(("card", "clause"), [(BLUE, "V-050"), (NEEDLE, "V-051")])
def test_in_the_first_print_such_cards_go_either_way_and_on(card: str, clause: str) -> None:
    table = given(edition="first-print", offers=["hepatitis-a" if card == BLUE else card, RED]).play("circulate 1")
    assert table.options("pass") == ["1", "3"] and table.why_not("pass 2") == clause
    assert table.play("pass 3", "pay 0y-0r").to_act == 2
    assert table.play("pay 1y-0r").to_act == 1


@pytest.mark.clause("V-050")
def test_in_the_first_print_a_card_passed_to_the_left_goes_on_to_the_left() -> None:
    table = given(edition="first-print", offers=["hepatitis-a", RED]).play("circulate 1", "pass 1", "pay 0y-0r")
    assert table.to_act == 2


@pytest.mark.clause("R-29")
@pytest.mark.parametrize(
    ("option", "left", "pharmacy"), [("lost", (2, 2, 2), (4, 2, 2)), ("returned", (3, 2, 2), (3, 2, 2))]
)
def test_payments_may_come_back_when_the_taker_goes_to_intensive_care(
    option: str, left: tuple[int, ...], pharmacy: tuple[int, ...]
) -> None:
    table = given(rounds=1, rows={2: ["dengue", "measles"]}, offers=[BLUE, RED], rulings={"icu_payments": option}).play(
        "circulate 1", "pay 0y-0r", "accept"
    )
    assert table.round_scores()[2] == -13 and (table.pills(1), table.pharmacy()) == (left, pharmacy)


@pytest.mark.clause("R-29", "V-073")
def test_otherwise_they_are_lost_at_any_table() -> None:
    table = given(offers=[BLUE, RED], rulings={"icu_payments": "returned"}).play("circulate 1", "pay 0y-0r", "accept")
    assert (table.pills(1), table.pharmacy()) == ((2, 2, 2), (4, 2, 2))
