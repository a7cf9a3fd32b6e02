"""Dealing anew what a seat cannot know."""

import pytest

import vesicle
from vesicle.core.record import bytes_of
from virus_given import Table, given


def hands_of(match: vesicle.Match) -> list[list[str]]:
    return [me["hand"] for me in match.position()["players"]]


def test_a_seat_keeps_its_hand_and_the_others_get_other_cards() -> None:
    match = vesicle.new("virus-and-co", seed=3)
    dealt = match.redealt(1, seed=8)
    assert dealt.view(1) == match.view(1)
    assert hands_of(dealt)[1] == hands_of(match)[1] and hands_of(dealt)[0] != hands_of(match)[0]
    assert dealt.position()["pile_1"] != match.position()["pile_1"]
    assert dealt.position()["rng"] != match.position()["rng"]


@pytest.mark.clause("V-081")
def test_a_circulating_risk_card_stays_for_who_played_it_and_varies_for_the_others() -> None:
    hands = {0: ["recall"], 1: ["nurse"], 2: ["jab-1"]}
    match = given(rows={0: ["zika"]}, hands=hands).play("risk recall", "pass 2").match
    assert {match.redealt(0, seed).position()["moving"][0] for seed in range(20)} == {"recall"}
    assert len({match.redealt(2, seed).position()["moving"][0] for seed in range(20)}) > 3
    assert match.redealt(2, 1).view(2) == match.view(2)
    assert match.redealt(2, 1).view(0)["moving"] == match.redealt(2, 1).position()["moving"]


@pytest.mark.clause("R-56")
def test_hidden_choices_vary_among_the_pills_at_hand() -> None:
    table: Table = given(rows={0: ["zika"]}, hands={0: ["recall"]}, pills={2: (0, 1, 3)})
    match = table.play("risk recall", "pass 1", "accept", "pill red").match
    choices = {match.redealt(3, seed).position()["players"][2]["choice"] for seed in range(30)}
    assert choices == {"yellow", "red"}
    assert match.redealt(2, 5).position()["players"][2]["choice"] == "red"


@pytest.mark.clause("R-59")
def test_a_card_that_left_the_round_in_the_open_stays_out() -> None:
    nothing = dict.fromkeys((0, 2, 3), (3, 2, 0))
    table = given(rows={0: ["zika"]}, hands={0: ["test-subject"], 2: ["nurse", "recall"]}, pills=nothing)
    match = table.play("risk test-subject", "pass 1", "accept").match
    for seed in range(20):
        assert "test-subject" in match.redealt(3, seed).position()["out"]


def test_states_that_look_the_same_to_a_seat_are_dealt_anew_alike() -> None:
    match = vesicle.new("virus-and-co", players=3, seed=5)
    for number in range(120):
        seat = match.to_act
        if seat is None:
            break
        for other in (1, 2):
            again = match.redealt(seat, seed=other).redealt(seat, seed=9)
            assert bytes_of(again._state) == bytes_of(match.redealt(seat, seed=9)._state), f"after {number} actions"
        match.play(match.legal[number % len(match.legal)])


def test_what_a_seat_is_dealt_hangs_on_the_seed() -> None:
    match = vesicle.new("virus-and-co", seed=5)
    assert len({bytes_of(match.redealt(0, seed)._state) for seed in range(10)}) == 10
