"""The small vocabulary of what a step asks for."""

from typing import Any

import pytest

from vesicle.lessons.wishes import is_met, look_up

VIEW = {"marker": 1, "players": [{"stock": {"mrna": 3}, "completed": ["insulin"]}, {"stock": {"mrna": 0}}]}
LOG = [{"what": "act", "seat": 0, "action": "place rough-1"}, {"what": "disk", "seat": 0, "cargo": {"protein": 2}}]


@pytest.mark.parametrize(
    "wish, met",
    [
        ({"least": {"me.stock.mrna": 3}}, True),
        ({"least": {"me.stock.mrna": 4}}, False),
        ({"most": {"players.1.stock.mrna": 0}}, True),
        ({"most": {"me.stock.mrna": 2}}, False),
        ({"is": {"marker": 1}}, True),
        ({"is": {"marker": 0}}, False),
        ({"has": {"me.completed": "insulin"}}, True),
        ({"has": {"me.completed": "glucagon"}}, False),
        ({"log": [{"what": "disk", "cargo": {"protein": 2}}]}, True),
        ({"log": [{"what": "disk", "cargo": {"protein": 3}}]}, False),
        ({"log": [{"what": "disk", "cargo": {"carb": 1}}]}, False),
        ({"log": [{"what": "act", "action": ["place rough-1", "place rough-2"]}]}, True),
        ({"log": [{"what": "act", "action": ["place golgi-1"]}]}, False),
        ({"log": [{"what": "act", "seat": 0}, {"what": "goal"}]}, False),
        ({"log": [{"what": "act", "card": "insulin"}]}, False),
        ({"least": {"me.stock.mrna": 1}, "is": {"marker": 0}}, False),
    ],
)
def test_a_wish_is_met_when_all_that_it_names_holds(wish: dict[str, Any], met: bool) -> None:
    assert is_met(wish, 0, VIEW, LOG) is met


def test_a_list_in_an_entry_holds_what_is_looked_for() -> None:
    assert is_met({"log": [{"cards": "insulin"}]}, 0, VIEW, [{"what": "discard", "cards": ["insulin", "glucagon"]}])


@pytest.mark.parametrize("path", ["me.stock.gold", "players.7.stock", "marker.0", "me.completed.first"])
def test_a_path_that_leads_nowhere_is_named(path: str) -> None:
    with pytest.raises(ValueError, match="leads nowhere"):
        look_up(VIEW, 0, path)
