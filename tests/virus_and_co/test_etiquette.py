"""Manners: the Turn Player card and the Doctor."""

from typing import Any

import pytest

from virus_given import Table, given


def polite(**options: Any) -> Table:
    """A table with etiquette; seat 1 is to act and the card is still with seat 0."""
    settings = {"etiquette": True, "active": 1, "seat": 1, "pending": ["turn-card"], "turn_card": 0}
    return given(**{**settings, **options})


def with_doctor(**options: Any) -> Table:
    """Seat 2 is the Doctor, and seat 1 has taken the card."""
    return polite(lasting={2: [("senior-doctor", None)]}, **options).play("took")


@pytest.mark.clause("V-031", "R-14")
def test_without_etiquette_the_card_moves_by_itself() -> None:
    table = given(offers=["rhinovirus", "zika"])
    assert table.why_not("took") == table.why_not("forgot") == "R-14"
    assert table.why_not("plain") == table.why_not("doctor") == "R-47"
    assert table.play("keep 1").truth["turn_card"] == 1


@pytest.mark.clause("V-031", "R-62")
def test_the_card_is_taken_before_anything_else() -> None:
    table = polite()
    assert table.legal == ("took", "forgot") and table.why_not("keep 1") == "V-031"
    assert table.play("took").truth["turn_card"] == 1 and table.asked == "turn"


@pytest.mark.clause("R-12", "R-62")
def test_the_first_player_of_a_round_cannot_forget_it() -> None:
    table = polite(turn_card=1)
    assert table.legal == ("took",) and table.why_not("forgot") == "R-12"


@pytest.mark.clause("V-032", "R-15", "R-62")
def test_forgetting_it_costs_a_pill_for_the_right_neighbour_before_the_action() -> None:
    table = polite(offers=["norovirus", "zika"]).play("forgot", "keep 1")
    assert table.asked == "lapse" and table.row(1) == [] and table.truth["turn_card"] == 1
    assert table.why_not("keep 2") == "V-032" and table.options("pill") == ["blue", "yellow", "red"]
    table.play("pill red")
    assert table.pills(0) == (3, 2, 3) and table.row(1) == ["norovirus"] and table.pills(1) == (3, 3, 1)


@pytest.mark.clause("V-032")
def test_in_the_first_print_it_goes_to_the_pharmacy() -> None:
    table = polite(edition="first-print", offers=["norovirus", "dengue"]).play("forgot", "keep 1", "pill blue")
    assert table.pills(0) == (4, 3, 2) and table.pills(1) == (3, 4, 2) and table.pharmacy() == (5, 2, 2)


@pytest.mark.clause("R-13", "V-100")
def test_without_pills_forgetting_costs_nothing() -> None:
    table = polite(offers=["injection-1", "zika"], pills={1: (0, 0, 0)}).play("forgot", "keep 1")
    assert table.injections(1) == [("injection-1", None)] and table.truth["turn_card"] == 1


@pytest.mark.clause("R-62", "V-032")
def test_a_risk_card_stays_hidden_while_the_pill_is_chosen() -> None:
    table = polite(rows={1: ["zika"]}, hands={1: ["recall"]}).play("forgot", "risk recall", "pass 3", "plain")
    assert table.asked == "lapse" and table.match.view(3)["moving"] == [None]
    assert table.play("pill blue").to_act == 3 and table.asked == "receive"


@pytest.mark.clause("R-47", "R-61", "V-101")
def test_every_command_that_speaks_to_a_player_asks_for_a_form_of_address() -> None:
    table = polite(offers=["zika", "ebola"]).play("took", "circulate 1")
    assert table.legal == ("plain", "doctor") and table.why_not("accept") == "R-47"
    table.play("doctor")
    assert table.to_act == 2 and table.play("pay 0y-0r").asked == "address"


@pytest.mark.clause("V-102", "R-60")
def test_leaving_out_the_title_costs_a_pill_for_the_doctor() -> None:
    table = with_doctor(offers=["zika", "ebola"]).play("circulate 1", "plain")
    assert (table.to_act, table.asked) == (1, "manners") and table.why_not("accept") == "V-102"
    table.play("pill yellow")
    assert (table.to_act, table.asked) == (2, "receive") and table.pills(2) == (3, 3, 2)
    assert table.truth["target"] is None


@pytest.mark.clause("V-101", "R-61")
def test_the_title_is_free_for_everybody() -> None:
    table = with_doctor(offers=["ebola", "zika"]).play("circulate 1", "pass 3", "plain")
    assert table.asked == "receive"
    table = with_doctor(offers=["ebola", "zika"]).play("circulate 1", "pass 2", "doctor")
    assert table.asked == "receive"


@pytest.mark.clause("R-48", "R-60")
def test_staged_pills_pay_no_penalty() -> None:
    doctor = {2: [("senior-doctor", None)]}
    table = polite(lasting=doctor, offers=["zika", "ebola"], pills={1: (1, 0, 0)}, active=0, seat=0, turn_card=3)
    table.play("took", "circulate 1", "plain", "pay 0y-0r", "plain")
    assert (table.to_act, table.asked) == (2, "receive") and table.staged(1) == (1, 0, 0)


@pytest.mark.clause("R-62", "V-032", "V-102")
def test_both_penalties_in_one_command_are_card_action_title() -> None:
    table = polite(lasting={2: [("senior-doctor", None)]}, offers=["ebola", "zika"], piles=(["mumps"], []))
    table.play("forgot", "circulate 1", "pass 2", "plain")
    assert table.asked == "lapse" and table.offers() == ["ebola", "zika"]
    table.play("pill blue")
    assert table.asked == "manners" and table.offers() == ["mumps", "zika"] and table.to_act == 1
    assert table.play("pill blue").asked == "receive"


@pytest.mark.clause("R-47", "R-60")
def test_naming_the_doctor_in_a_bet_without_the_title_costs_a_pill() -> None:
    table = with_doctor(rows={1: ["zika"]}, hands={1: ["nurse"]})
    table.play("risk nurse", "pass 3", "plain", "accept", "name 2", "plain")
    assert (table.to_act, table.asked) == (3, "manners") and table.player(3)["lasting"] == ["nurse"]
    assert table.play("pill blue").to_act == 2 and table.asked == "turn-card"


@pytest.mark.clause("R-60", "R-57")
def test_a_rude_free_sample_pays_the_penalty_first() -> None:
    table = with_doctor(rows={1: ["zika"]}, hands={1: ["free-sample"]}, pills={3: (2, 0, 0)})
    table.play("risk free-sample", "pass 3", "plain", "accept", "name 2", "plain", "pill blue")
    assert table.asked == "give" and table.play("pill blue").pills(2) == (5, 2, 2)


@pytest.mark.clause("R-60", "V-100")
def test_a_penalty_may_leave_nothing_for_the_free_sample() -> None:
    table = with_doctor(rows={1: ["zika"]}, hands={1: ["free-sample"]}, pills={3: (1, 0, 0)})
    table.play("risk free-sample", "pass 3", "plain", "accept", "name 2", "plain", "pill blue")
    assert table.pills(2) == (4, 2, 2) and table.asked == "turn-card"


@pytest.mark.clause("R-60")
def test_nothing_is_owed_if_the_command_ends_the_round() -> None:
    table = with_doctor(rows={1: ["zika"], 2: ["ebola", "dengue"]}, hands={1: ["sneeze-1"]})
    table.play("risk sneeze-1", "pass 3", "plain", "accept", "name 2", "plain")
    assert table.truth["round_number"] == 2 and table.asked == "turn-card"


@pytest.mark.clause("R-46")
def test_other_lasting_cards_make_nobody_a_doctor() -> None:
    table = polite(lasting={2: [("nurse", 3)]}, offers=["zika", "ebola"]).play("took", "circulate 1", "plain")
    assert table.asked == "receive"
