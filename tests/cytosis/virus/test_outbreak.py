"""A Virus Event: turned up in Phase 2 it is dealt with at once, by all, before anything else goes on."""

from typing import Any

import pytest

from given import Table, faces, given, outbreak

MARKET = ["insulin", "cortisol", "glucagon", "estradiol"]
RICH = {seat: {"atp": 2} for seat in range(3)}


@pytest.mark.clause("C-VIR-13")
@pytest.mark.parametrize("strain", ["ebola", "influenza", "rhinovirus"])
def test_it_strikes_as_it_is_turned_up(strain: str) -> None:
    game = outbreak(strain)
    assert (game.truth["event"], game.truth["strain"]) == (f"{strain}-outbreak", strain)
    assert game.truth["outbreaks"] == 1
    assert game.truth["round_number"] == 1


@pytest.mark.clause("C-VIR-13", "C-VIR-17", "C-VIR-18")
def test_all_four_steps_come_in_order_before_the_next_round() -> None:
    game = outbreak(stocks=RICH)
    asked = []
    while game.truth["round_number"] == 1:
        asked.append((game.asked, game.to_act))
        game.play(game.legal[-1])
    gains = [("gain", 0), ("gain", 0), ("gain", 0), ("gain", 1)]
    assert asked == [*gains, ("lose", 2), ("antibody", 0), ("antibody", 1), ("antibody", 2)]
    assert (game.truth["pending"], game.to_act) == (["turn"], 0)


@pytest.mark.clause("C-VIR-13")
def test_nobody_loses_health_before_it() -> None:
    game = outbreak(stocks={2: {"carb": 1}})
    assert [game.health(seat) for seat in range(3)] == [0, 0, 0]
    assert game.truth["resume"] is None


@pytest.mark.clause("C-VIR-13")
def test_no_piece_is_placed_meanwhile() -> None:
    assert outbreak().why_not("place nucleus-3") == "C-VIR-20"


@pytest.mark.clause("C-P2-01", "C-VIR-13")
def test_the_pieces_are_back_before_it() -> None:
    game = outbreak(occupied={"nucleus-3": 1}, greys={"lipid-3": 1})
    assert [game.player(seat)["flasks"] for seat in range(3)] == [4, 4, 4]
    assert game.truth["grey_home"] == 2


@pytest.mark.clause("C-P2-02", "C-VIR-13", "A-69")
@pytest.mark.parametrize("edition", ["preview", "first"])
def test_where_the_event_comes_first_the_market_waits_for_the_virus(edition: str) -> None:
    game = outbreak(edition=edition, market=MARKET, stocks=RICH)
    assert game.truth["pending"] == ["new-round", "market", "immunise", "pay-out", "gain"]
    while game.truth["round_number"] == 1:
        assert game.market() == MARKET
        assert game.truth["discard"] == []
        game.play(game.legal[-1])
    assert game.market()[:3] == MARKET[1:]
    assert game.truth["discard"] == ["insulin"]


@pytest.mark.clause("C-P2-03", "C-VIR-13", "A-69")
def test_where_the_market_comes_first_the_virus_finds_it_refreshed() -> None:
    game = outbreak(edition="second", market=MARKET, stocks=RICH)
    assert game.truth["pending"] == ["new-round", "immunise", "pay-out", "gain"]
    refreshed = game.market()
    assert refreshed[:3] == MARKET[1:]
    assert refreshed[3] is not None
    assert game.weather().market() == refreshed


@pytest.mark.clause("A-65")
def test_the_last_event_may_be_a_virus_and_the_last_round_still_follows() -> None:
    game = outbreak("ebola", round_number=10, stocks=RICH)
    assert game.truth["events"] == []
    assert game.truth["event"] == "ebola-outbreak"
    assert game.weather().winner is None
    assert game.truth["round_number"] == 11
    assert game.end_round().winner is not None
    assert game.truth["outbreaks"] == 1


@pytest.mark.clause("C-VIR-05")
@pytest.mark.parametrize(("players", "rounds"), [(2, 11), (3, 11), (4, 13), (5, 15)])
def test_the_last_round_is_the_one_after_the_last_event(players: int, rounds: int) -> None:
    things: dict[str, Any] = {"edition": "first", "players": players, "virus": True, "flasks": 0}
    last = given(**things, round_number=rounds, pending=("after",))
    assert last.truth["events"] == []
    assert last.play("done").winner is not None
    before = given(**things, round_number=rounds - 1, pending=("after",)).play("done").weather()
    assert (before.winner, before.truth["round_number"]) == (None, rounds)


@pytest.mark.clause("C-VIR-13")
def test_the_event_stays_active_and_does_nothing_more() -> None:
    game = outbreak("rhinovirus").weather()
    assert game.truth["event"] == "rhinovirus-outbreak"
    assert game.play("place nucleus-3").truth["outbreaks"] == 1


@pytest.mark.clause("C-VIR-18", "A-48")
def test_the_next_round_begins_with_the_holder_of_the_marker() -> None:
    game = outbreak(marker=2, starter=1, stocks=RICH).weather()
    assert (game.to_act, game.truth["starter"]) == (2, 2)


@pytest.mark.clause("C-VIR-13", "C-EPI-15")
def test_income_comes_after_the_virus_at_the_start_of_the_round() -> None:
    game = outbreak(traits={0: "housekeeping", 1: "cell-plasticity", 2: "demethylation"})
    assert game.asked == "gain"
    assert (game.weather().asked, game.to_act) == ("income", 0)


@pytest.mark.clause("C-VIR-16")
def test_every_viewer_sees_dice_responses_and_ranking() -> None:
    game = outbreak(antibodies={1: {"influenza": 2}}, stocks=RICH)
    for viewer in (None, 0, 1, 2):
        seen = game.match.view(viewer)
        assert (seen["dice"], seen["response"], seen["ranking"]) == tuple(
            game.truth[name] for name in ("dice", "response", "ranking")
        )
        assert seen["to_act"] == 1


@pytest.mark.clause("C-VIR-13")
def test_a_virus_tells_nothing_about_hidden_cards_and_may_be_thought_through() -> None:
    """What a player cannot know may be dealt anew in the middle of a virus, and the view stays the same."""
    game: Table = outbreak(stocks=RICH, hands={0: ["insulin"], 1: ["cortisol"], 2: ["ethanol"]}, box=faces(2))
    while game.truth["round_number"] == 1:
        for viewer in range(3):
            assert game.match.redealt(viewer, 5).view(viewer) == game.match.view(viewer)
        events = game.match.redealt(1, 5).position()
        assert not any(event.endswith("-outbreak") for event in events["events_out"])
        game.play(game.legal[-1])
