"""What everybody can work out of a table: prices, closed spots, dice, points if the game ended now."""

from typing import Any

import pytest

from given import Table, given


def facts(table: Table, viewer: int | None = None) -> dict[str, Any]:
    found: dict[str, Any] = table.match.view(viewer)["facts"]
    return found


def prices(table: Table, seat: int = 0, which: str = "card_price") -> list[int]:
    return list(facts(table)["players"][seat][which].values())


@pytest.mark.clause("C-BUY-02", "C-EVT-11")
def test_a_card_costs_what_its_spot_says_and_one_less_in_a_cheap_round() -> None:
    assert prices(given()) == [0, 1, 2, 3]
    assert prices(given(event="reduce-atp-cost")) == [-1, 0, 1, 2]


@pytest.mark.clause("C-EPI-16", "A-71")
def test_demethylation_pays_nothing_and_lends_it_to_a_grey_piece_where_the_table_plays_so() -> None:
    lent = given(edition="first", traits={0: "demethylation"})
    assert prices(lent) == prices(lent, which="grey_card_price") == [0] * 4
    assert prices(lent, seat=1) == [0, 1, 2, 3]
    alone = given(edition="first", traits={0: "demethylation"}, rulings={"grey_abilities": "no"})
    assert prices(alone, which="grey_card_price") == [0, 1, 2, 3]


@pytest.mark.clause("C-GREY-01", "C-EPI-12")
def test_a_grey_piece_costs_less_for_cell_plasticity() -> None:
    players = facts(given(edition="first", traits={1: "cell-plasticity"}))["players"]
    assert [terms["grey_price"] for terms in players] == [4, 3, 4]


@pytest.mark.clause("C-EPI-09", "A-60")
def test_a_look_at_the_deck_is_cheaper_only_where_the_table_plays_so() -> None:
    table: dict[str, Any] = {"edition": "first", "traits": {0: "open-chromatin"}, "event": "reduce-atp-cost"}
    usual, cheap = facts(given(**table)), facts(given(**table, rulings={"scout_reduced": "yes"}))
    assert [usual["scout_price"] - 1, usual["choose_price"] - 1] == [cheap["scout_price"], cheap["choose_price"]]


@pytest.mark.clause("C-2P-03")
def test_spots_are_closed_for_two_players_once_their_area_is_full() -> None:
    assert facts(given(players=2, edition="first"))["closed"] == []
    full = facts(given(players=2, edition="first", occupied={"glucose-2": 1}))["closed"]
    assert "glucose-1" in full and "nucleus-3" not in full
    assert facts(given(players=3, edition="first", occupied={"glucose-2": 1}))["closed"] == []


@pytest.mark.clause("C-2P-03", "A-30")
def test_spots_that_are_not_printed_for_two_are_closed_from_the_start() -> None:
    closed = facts(given(players=2, edition="first", rulings={"two_player_board": "printed"}))["closed"]
    assert closed and facts(given(players=2, edition="first", rulings={"two_player_board": "full"}))["closed"] == []


@pytest.mark.clause("C-VIR-14")
def test_more_health_gives_fewer_dice() -> None:
    players = facts(given(edition="first", virus=True, points={0: 0, 1: 200}))["players"]
    assert players[0]["zone"] == "red" and players[1]["zone"] == "green"
    assert players[0]["dice"] != players[1]["dice"]


@pytest.mark.clause("C-SC-01", "C-SCM-02")
def test_the_forecast_is_the_score_if_the_game_ended_now() -> None:
    table = given(mrna=9, completed={0: ["insulin"]}, points={0: 7, 1: 3}, events=[])
    forecast = [terms["forecast"] for terms in facts(table)["players"]]
    assert forecast[0] > 7 and forecast[1] == 3


@pytest.mark.clause("C-SC-03")
def test_after_the_end_the_forecast_is_the_score() -> None:
    table = given(mrna=9, points={1: 3}, events=[], flasks={0: 1, 1: 0, 2: 0})
    foreseen = facts(table)["players"][1]["forecast"]
    while table.winner is None:
        table.play("exhaust atp" if "exhaust atp" in table.legal else "done")
    assert [terms["forecast"] for terms in facts(table)["players"]] == [
        score["total"] for score in table.match.scores()
    ]
    assert foreseen == table.health(1)
