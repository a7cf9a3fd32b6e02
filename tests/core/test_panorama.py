"""What everybody is shown and told in one call is what each would be alone."""

import json
import random
from typing import Any

import pytest

import vesicle
from vesicle.core.stories import NO_ACTION

GAMES: list[tuple[str, dict[str, Any]]] = [
    ("cytosis", {"players": 3}),
    ("cytosis", {"players": 2, "edition": "first", "virus": True, "epigenetic": True}),
    ("virus-and-co", {"players": 4}),
]


def read_patch(written: bytes) -> list[tuple[tuple[str | int, ...], Any]]:
    """A patch as `Sight.patch` gives it."""
    return [(tuple(path), value) for path, value in json.loads(written)]


@pytest.mark.parametrize("game, options", GAMES)
def test_a_step_for_all_is_the_step_of_each(game: str, options: dict[str, Any]) -> None:
    match, chance = vesicle.new(game, seed=9, **options), random.Random(9)
    viewers = (None, *range(match.rules.players))
    seen, public = match.look_all(), 0
    while match.to_act is not None and len(match.actions) < 150:
        before, action = {viewer: match.look(viewer) for viewer in viewers}, chance.choice(match.legal)
        match.play(action)
        number = match.rules.numbers[action]
        step = match.step_after(seen, number)
        seen = step.after
        for viewer in viewers:
            after = match.look(viewer)
            assert seen.sight(viewer).view() == after.view()
            assert read_patch(step.write_patch(viewer)) == after.patch(before[viewer])
            assert step.tell(viewer) == after.tell(number, before[viewer])
            public += step.is_public(viewer)
    assert len(viewers) < public < len(viewers) * len(match.actions)


@pytest.mark.parametrize("game", ["cytosis", "virus-and-co"])
def test_without_an_action_views_change_and_nothing_is_told(game: str) -> None:
    match, chance = vesicle.new(game, seed=9), random.Random(9)
    for _ in range(30):
        everybody, one = match.look_all(), match.look(match.to_act)
        for action in match.legal:
            after = match.clone()
            after.play(action)
            step = after.step_after(everybody, NO_ACTION)
            assert step.tell(match.to_act) == []
            assert read_patch(step.write_patch(match.to_act)) == after.look(match.to_act).patch(one) != []
        match.play(chance.choice(match.legal))
