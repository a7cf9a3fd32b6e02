"""The Virus expansion on the table: Events, Goals, Virus Attack cards, mats and dice, in every edition."""

from collections.abc import Iterable
from functools import cache
from typing import Any

import pytest

import vesicle
from given import Table, given

EDITIONS = ("preview", "first", "second")
PLAYERS = (2, 3, 4, 5)
OUTBREAKS = {"ebola-outbreak", "influenza-outbreak", "rhinovirus-outbreak"}
GOALS = {"virus-attack", "immune-response"}
COLUMNS = {"ebola": 0, "influenza": 0, "rhinovirus": 0}

every_edition = pytest.mark.parametrize("edition", EDITIONS)
every_number = pytest.mark.parametrize("players", PLAYERS)


def dealt(edition: str = "first", players: int = 3, **options: Any) -> Table:
    return Table(vesicle.new("cytosis", edition=edition, players=players, seed=1, virus=True, **options))


@cache
def many(players: int, count: int) -> list[dict[str, Any]]:
    """The positions of many games as they are dealt; the rules are made once for all."""
    rules = vesicle.rules_for("cytosis", {"edition": "first", "players": players, "virus": True})
    return [vesicle.Match.deal(rules, seed).position() for seed in range(count)]


def open_goals(truth: dict[str, Any]) -> set[str]:
    return {goal for goal, is_open in truth["goal_open"].items() if is_open}


def attacks(cards: Iterable[str | None]) -> list[str]:
    return [card for card in cards if card and "-attack-" in card]


@pytest.mark.clause("C-VIR-01")
@pytest.mark.parametrize("epigenetic", [False, True])
@every_number
def test_any_number_of_players_may_add_viruses_with_or_without_epigenetic_cards(players: int, epigenetic: bool) -> None:
    game = dealt(players=players, epigenetic=epigenetic)
    while game.truth["round_number"] == 0:
        game.play(game.legal[0])
    assert game.match.rules.options["virus"]
    assert len(game.truth["players"]) == players
    assert game.play(game.legal[0]).legal


@pytest.mark.clause("C-SETUP-01", "C-VIR-01")
@every_edition
def test_without_the_expansion_nothing_of_it_is_on_the_table(edition: str) -> None:
    truth = vesicle.new("cytosis", edition=edition, seed=1).position()
    assert not {*truth["events"], *truth["events_out"]} & OUTBREAKS
    assert not {*truth["goal_open"]} & GOALS
    assert not attacks(truth["known"])
    assert "virus" not in truth["players"][0]["points"]


@pytest.mark.clause("C-VIR-02")
@every_number
def test_the_virus_side_of_the_board_has_the_same_spots(players: int) -> None:
    plain = vesicle.new("cytosis", edition="first", players=players, seed=1)
    game = dealt(players=players)
    assert list(game.truth["occupant"]) == list(plain.position()["occupant"])
    assert game.match.view(0)["options"]["virus"]
    assert not plain.view(0)["options"]["virus"]


@pytest.mark.clause("C-VIR-03", "C-VIR-04", "A-92")
@every_edition
@pytest.mark.parametrize(("players", "size", "out"), [(2, 10, 5), (3, 10, 5), (4, 12, 3), (5, 14, 1)])
def test_base_events_leave_before_all_three_virus_events_join(edition: str, players: int, size: int, out: int) -> None:
    truth = dealt(edition=edition, players=players).truth
    assert (len(truth["events"]), len(truth["events_out"])) == (size, out)
    assert {*truth["events"]} >= OUTBREAKS
    assert not {*truth["events_out"]} & OUTBREAKS


@pytest.mark.clause("C-VIR-03", "C-VIR-04")
def test_which_events_leave_and_where_the_viruses_lie_is_chance() -> None:
    truths = many(4, 60)
    assert {truth["events"].index("ebola-outbreak") for truth in truths} == set(range(12))
    left = {event for truth in truths for event in truth["events_out"]}
    assert left == {*truths[0]["events"], *truths[0]["events_out"]} - OUTBREAKS


@pytest.mark.clause("C-VIR-04")
def test_nobody_sees_which_events_left() -> None:
    assert dealt().match.view(0)["events"] == {"count": 10}
    assert "events_out" not in dealt().match.view(0)


@pytest.mark.vector("D-03")
@pytest.mark.clause("C-VIR-06", "A-92")
@every_edition
@pytest.mark.parametrize(("players", "goals"), [(2, 3), (3, 4), (4, 5), (5, 6)])
def test_one_goal_more_than_players_is_open(edition: str, players: int, goals: int) -> None:
    assert len(open_goals(dealt(edition=edition, players=players).truth)) == goals


@pytest.mark.clause("C-VIR-06")
@pytest.mark.parametrize(("edition", "pool"), [("preview", 7), ("first", 7), ("second", 8)])
def test_the_virus_goals_join_those_of_the_base_game(edition: str, pool: int) -> None:
    assert len(dealt(edition=edition).truth["goal_open"]) == pool
    assert {*dealt(edition=edition).truth["goal_open"]} > GOALS


@pytest.mark.clause("C-VIR-07", "A-56")
@pytest.mark.parametrize("players", [2, 3])
def test_with_two_or_three_players_the_virus_goals_are_never_both_in_play(players: int) -> None:
    together = [open_goals(truth) & GOALS for truth in many(players, 150)]
    assert {len(virus) for virus in together} == {0, 1}
    assert {goal for virus in together for goal in virus} == GOALS


@pytest.mark.clause("C-VIR-07")
@pytest.mark.parametrize("players", [2, 3])
def test_a_virus_goal_that_gives_way_is_replaced_by_any_other_goal(players: int) -> None:
    games = [open_goals(truth) for truth in many(players, 150)]
    base = {*dealt().truth["goal_open"]} - GOALS
    with_one = [goals for goals in games if goals & GOALS]
    assert all(any(goal in goals for goals in with_one) for goal in base)
    assert all(any(goal not in goals for goals in with_one) for goal in base)
    shares = [sum(goal in goals for goals in games) for goal in GOALS]
    assert min(shares) > 30


@pytest.mark.clause("C-VIR-07")
def test_with_four_or_five_players_both_may_be_in_play() -> None:
    four = {len(open_goals(truth) & GOALS) for truth in many(4, 60)}
    five = {len(open_goals(truth) & GOALS) for truth in many(5, 60)}
    assert (four, five) == ({0, 1, 2}, {1, 2})


@pytest.mark.clause("C-VIR-08", "C-VIR-09")
@every_number
def test_no_attack_card_is_dealt_to_a_hand_or_the_first_market(players: int) -> None:
    for truth in many(players, 150 if players < 4 else 60):
        assert not attacks(truth["market"].values())
        assert not any(attacks(player["hand"]) for player in truth["players"])
        assert len(attacks(truth["deck"])) == 6


@pytest.mark.clause("C-VIR-08", "A-86")
def test_the_attack_cards_are_shuffled_in_after_the_last_card_has_gone_back() -> None:
    places = set()
    rules = dealt().match.rules
    for seed in range(40):
        game = Table(vesicle.Match.deal(rules, seed))
        while game.asked == "return":
            game.play(game.legal[0])
        deck = game.truth["deck"]
        places |= {place for place, card in enumerate(deck) if "-attack-" in card}
        assert len(attacks(deck)) == 6
    assert places == set(range(43 - 4 - 6 + 6))


@pytest.mark.clause("C-VIR-08")
def test_everybody_knows_that_the_attack_cards_are_in_the_deck() -> None:
    assert attacks(dealt().match.view(None)["deck"]["known"]) == [
        *("ebola-attack-1", "ebola-attack-2", "influenza-attack-1", "influenza-attack-2"),
        *("rhinovirus-attack-1", "rhinovirus-attack-2"),
    ]


@pytest.mark.clause("C-VIR-10")
@every_number
def test_each_player_begins_without_antibodies_of_any_strain(players: int) -> None:
    assert [player["antibodies"] for player in dealt(players=players).truth["players"]] == [COLUMNS] * players


@pytest.mark.clause("C-VIR-11")
def test_two_players_set_up_a_mat_for_a_dummy() -> None:
    game = dealt(players=2)
    assert game.truth["dummy"] == COLUMNS
    assert len(game.truth["players"]) == 2


@pytest.mark.clause("C-VIR-12")
def test_nobody_ever_rolls_more_dice_than_the_five_that_all_share() -> None:
    box = dealt().match.rules.box
    assert max(box.zone_dice.tolist()) == 3
    with pytest.raises(ValueError, match=r"virus\.zone_dice: at most 3 dice are rolled"):
        dealt(box={"virus": {"zone_dice": [1, 2, 6]}})


@pytest.mark.clause("A-55")
def test_with_two_players_the_rest_of_the_two_player_page_stays() -> None:
    market = ["insulin", "cortisol", "glucagon", "estradiol"]
    game = given(players=2, edition="first", virus=True, market=market, events=["toxicity"], occupied={"nucleus-3": 1})
    assert len(game.truth["events"]) == 10
    assert len(game.truth["out"]) == 3
    assert game.why_not("place nucleus-2") == "C-2P-07"
    game = given(
        players=2, edition="first", virus=True, market=market, flasks=0, pending=("after",), events=["toxicity"]
    )
    assert game.play("done").truth["discard"] == ["insulin", "cortisol"]


@pytest.mark.clause("A-64", "A-92")
@every_edition
def test_every_edition_can_be_played_with_the_first_editions_viruses(edition: str) -> None:
    game = dealt(edition=edition)
    assert game.match.view(0)["options"]["virus"]
    assert game.match.rules.box.virus_gain.tolist()[:3] == [3, 1, 0]
    assert not vesicle.new("cytosis", edition=edition, seed=1).rules.options["virus"]


@pytest.mark.clause("C-SETUP-11", "C-VIR-09")
def test_a_box_must_have_enough_cards_to_deal_without_the_attack_cards() -> None:
    """Five players with eight cards each and the market want 44 cards; 43 are there before the viruses join."""
    with pytest.raises(ValueError, match=r"setup\.dealt: 8 cards for each of 5 players are more than the box has"):
        dealt(players=5, box={"setup": {"dealt": 8}})
