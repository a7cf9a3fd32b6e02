"""Action 3: play a Risk card."""

import pytest

from virus_given import Table, given

ILL = {0: ["zika"]}


def played(card: str = "recall", players: int = 4, **options: object) -> Table:
    """Seat 0 has played a Risk card to seat 1."""
    table = given(players=players, rows=ILL, hands={0: [card]}, **options)  # type: ignore[arg-type]
    return table.play(f"risk {card}", "pass 1")


@pytest.mark.clause("V-076", "R-34")
@pytest.mark.vector("TV-08")
def test_four_points_of_reduced_sickness_are_enough() -> None:
    hands = {0: ["recall"]}
    assert given(rows={0: ["zika"]}, hands=hands).why_not("risk recall") == ""
    halved = given(rows={0: ["zika"]}, injections={0: [("jab-1", "zika")]}, hands=hands)
    assert halved.why_not("risk recall") == "V-076"
    both = given(rows={0: ["dengue", "rhinovirus"]}, injections={0: [("jab-1", "dengue")]}, hands=hands)
    assert both.sickness() == 4 and both.why_not("risk recall") == ""


@pytest.mark.clause("V-077")
@pytest.mark.vector("TV-08")
def test_the_card_comes_from_the_own_hand() -> None:
    table = given(rows=ILL, hands={1: ["recall"]})
    assert table.options("risk") == [] and table.why_not("risk recall") == "V-077"


@pytest.mark.clause("V-077")
def test_it_goes_to_any_other_player() -> None:
    table = given(rows=ILL, hands={0: ["recall", "nurse"]}).play("risk nurse")
    assert table.options("pass") == ["1", "2", "3"]
    assert table.why_not("pass 0") == table.why_not("keep 1") == "V-077"
    assert table.player(0)["hand"] == ["recall"]


@pytest.mark.clause("V-078", "V-079", "R-35")
def test_refusing_costs_one_pill_of_any_colour_for_the_active_player() -> None:
    table = played()
    assert table.options("pay") == ["0y-0r", "0y-1r", "1y-0r"] and table.why_not("pay 1y-1r") == "V-078"
    table.play("pay 0y-1r")
    assert table.pills(0) == (3, 2, 3) and table.pills(1) == (3, 2, 1) and table.staged(1) == (0, 0, 0)


@pytest.mark.clause("V-079")
def test_the_price_never_rises() -> None:
    table = played().play("pay 0y-0r", "pass 2", "pay 0y-0r", "pass 3")
    assert table.truth["passes"] == 3 and table.options("pay") == ["0y-0r", "0y-1r", "1y-0r"]


@pytest.mark.clause("V-080")
def test_it_is_passed_on_like_a_red_card() -> None:
    table = played().play("pay 0y-0r")
    assert table.options("pass") == ["2", "3"] and table.match.why_not("pass 0") == ("V-080", "V-052")


@pytest.mark.clause("V-081", "R-37")
def test_only_who_played_it_knows_its_face() -> None:
    match = played().match
    assert [match.view(viewer)["moving"] for viewer in (0, 1, 2, 3, None)] == [["recall"], *[[None]] * 4]


@pytest.mark.clause("V-082", "V-085", "R-37")
def test_who_accepts_it_turns_it_up_and_carries_it_out() -> None:
    table = played("plague-1").play("accept")
    assert table.row(1) == ["plague-1"] and table.sickness(1) == 3
    assert table.match.view(3)["players"][1]["row"] == ["plague-1"]


@pytest.mark.clause("V-083", "R-67")
def test_the_active_player_refuses_for_two_pills_to_the_pharmacy() -> None:
    table = played(players=3).play("pay 0y-0r", "pass 2", "pay 0y-0r", "pass 0")
    assert table.options("pay") == ["0y-0r", "0y-1r", "0y-2r", "1y-0r", "1y-1r", "2y-0r"]
    assert table.why_not("pay 1y-2r") == "V-083"
    table.play("pay 1y-1r")
    assert table.pharmacy() == (3, 3, 3) and table.options("pass") == ["1"] and table.why_not("pass 2") == "R-67"


@pytest.mark.clause("V-084")
def test_then_the_others_go_on_paying_the_active_player() -> None:
    table = played(players=3).play("pay 0y-0r", "pass 2", "pay 0y-0r", "pass 0", "pay 0y-0r", "pass 1", "pay 1y-0r")
    assert table.pills(0) == (3, 3, 2)


@pytest.mark.clause("V-085")
def test_who_cannot_pay_takes_it() -> None:
    table = played(pills={1: (0, 0, 0)})
    assert table.legal == ("accept",)
    assert table.why_not("pay 0y-0r") == table.why_not("pay 1y-0r") == table.why_not("circulate 1") == "V-085"


@pytest.mark.clause("R-36", "V-085")
def test_the_active_player_may_take_it_and_keeps_the_pills() -> None:
    table = played("plague-1", players=3).play("pay 0y-0r", "pass 2", "pay 0y-0r", "pass 0", "accept")
    assert table.row(0) == ["zika", "plague-1"] and table.pills(0) == (5, 2, 2)


@pytest.mark.clause("V-086", "V-034")
def test_the_turn_ends_when_it_has_been_carried_out() -> None:
    table = played("prescription-1").play("pay 0y-0r", "pass 3", "accept")
    assert table.to_act == table.truth["active"] == 1 and table.truth["discard"] == ["prescription-1"]
