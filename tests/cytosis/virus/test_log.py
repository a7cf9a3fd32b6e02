"""The log of a virus: the Event or the card, the dice, the responses from the strongest down, and what they changed."""

from typing import Any

import pytest

from given import Table, attack, faces, outbreak

RICH = {seat: {"atp": 2} for seat in range(3)}


def entries(game: Table, what: str, viewer: int | str | None = None) -> list[dict[str, Any]]:
    found = [entry for entry in game.match.log(viewer) if entry["what"] == what]
    return [{name: value for name, value in entry.items() if name not in ("number", "what")} for entry in found]


@pytest.mark.clause("C-VIR-13", "C-VIR-16", "C-VIR-17")
@pytest.mark.parametrize("viewer", [None, 0, 2, "all"])
def test_an_outbreak_tells_dice_responses_and_ranking(viewer: int | str | None) -> None:
    game = outbreak(points={0: 10}, antibodies={1: {"influenza": 4}}, box=faces(3))
    responses = [
        {"seat": 1, "dice": [3], "response": 7},
        {"seat": 0, "dice": [3, 3], "response": 6},
        {"seat": 2, "dice": [3], "response": 3},
    ]
    assert entries(game, "outbreak", viewer) == [{"strain": "influenza", "responses": responses}]


@pytest.mark.clause("C-VIR-34")
def test_the_dummys_seat_is_the_number_of_players() -> None:
    game = outbreak(players=2, dummy={"influenza": 2})
    assert [row["seat"] for row in entries(game, "outbreak")[0]["responses"]] == [2, 0, 1]


@pytest.mark.clause("C-VIR-13")
@pytest.mark.parametrize("edition", ["first", "second"])
def test_the_event_is_told_before_the_virus_that_it_brings(edition: str) -> None:
    game = outbreak(edition=edition, market=["insulin", "cortisol"])
    told = [entry["what"] for entry in game.match.log(None) if entry["number"] == 1]
    assert told.index("event") < told.index("outbreak")
    assert told == ["act", "event", "outbreak"] if edition == "first" else told[-2:] == ["event", "outbreak"]


@pytest.mark.clause("C-P2-02", "C-P2-03")
@pytest.mark.parametrize(("edition", "when"), [("first", "after"), ("second", "before")])
def test_the_market_is_told_when_it_is_refreshed(edition: str, when: str) -> None:
    game = outbreak(edition=edition, market=["insulin", "cortisol"], stocks=RICH).weather()
    log = game.match.log(None)
    market = next(entry["number"] for entry in log if entry["what"] == "market" and entry["number"])
    virus = next(entry["number"] for entry in log if entry["what"] == "outbreak")
    last = log[-1]
    assert (last["what"], last["round"]) == ("round", 2)
    assert market == (last["number"] if when == "after" else virus)
    assert entries(game, "discard") == [{"cards": ["insulin"]}]


@pytest.mark.clause("C-VIR-22", "A-49")
def test_an_attack_tells_the_card_the_losses_and_the_virus() -> None:
    game = attack("ebola")
    assert entries(game, "attack") == [{"seat": 0, "card": "ebola-attack-1"}]
    assert entries(game, "points") == [{"seat": seat, "source": "virus", "change": -1} for seat in (1, 2)]
    told = [entry["what"] for entry in game.match.log(None) if entry["number"] == 1]
    assert told == ["act", "attack", "points", "points", "outbreak"]
    assert entries(game, "card") == []


@pytest.mark.clause("C-VIR-18", "C-VIR-36")
def test_antibodies_are_told_with_their_owner_and_those_of_the_dummy_without() -> None:
    game = attack(players=2, stocks={0: {"atp": 1}}).play("antibody").weather()
    assert entries(game, "antibodies") == [
        {"seat": 0, "strain": "influenza", "change": 2},
        {"seat": None, "strain": "influenza", "change": 2},
    ]


@pytest.mark.clause("C-VIR-30", "C-VIR-31")
def test_gains_and_losses_are_told() -> None:
    game = outbreak(stocks={2: {"carb": 1}}).play("take mrna", "take lipid", "take mrna", "take atp", "lose carb")
    changes = [(row["seat"], row["molecule"], row["change"]) for row in entries(game, "stock")]
    assert changes == [(0, "mrna", 1), (0, "lipid", 1), (0, "mrna", 1), (1, "atp", 1), (2, "carb", -1)]


@pytest.mark.clause("A-50")
def test_an_attack_card_that_leaves_the_market_is_told_like_any_other() -> None:
    game = outbreak("ebola", market=["influenza-attack-1", "insulin"]).weather()
    assert entries(game, "discard") == [{"cards": ["influenza-attack-1"]}]
    assert len(entries(game, "outbreak")) == 1
