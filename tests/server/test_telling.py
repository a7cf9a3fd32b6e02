"""What is made once for all viewers is what each of them would be told alone."""

import json
import random
from typing import Any

import pytest

import vesicle
from cases import CASES
from server.twins import MOMENT, TABLE, Twin
from vesicle.core.views import Scene
from vesicle.server.store import Entry
from vesicle.server.telling import Looks, Telling, differences

GAMES = (
    "cytosis-preview-2",
    "cytosis-second-4",
    "cytosis-second-virus-epigenetic-3",
    "cytosis-modules-otherwise",
    "virus-and-co-3",
    "virus-and-co-6",
    "virus-and-co-etiquette",
)


@pytest.mark.parametrize("name", GAMES)
def test_everybody_is_told_by_the_shared_story_what_they_would_be_told_alone(name: str) -> None:
    game, options = CASES[name]
    chooser = random.Random(name)
    match = vesicle.new(game, seed=chooser.randrange(10**6), **options)
    table, rules = Twin(match).table, match.rules
    viewers = (None, *range(rules.players))
    scene: Scene | None = None
    while table.to_act is not None:
        assert table.match is not None
        scene = Scene(table.match._state, rules.layout, rules.labels, scene)
        before = {eyes: scene.seen_by(eyes) for eyes in viewers}
        body = {"seat": table.to_act, "action": chooser.choice(table.match.legal), "by": "person"}
        entry = Entry(TABLE, table.number + 1, "played", body, MOMENT)
        table.take(entry)
        scene = Scene(table.match._state, rules.layout, rules.labels, scene)
        after = {eyes: scene.seen_again_by(eyes, before[eyes]) for eyes in viewers}
        shared = Telling(table, entry, Looks(scene.changed, (before[None], after[None])))
        alone = Telling(table, entry)
        for eyes in viewers:
            told = [read(telling.to(eyes, before[eyes], after[eyes])) for telling in (shared, alone)]
            assert told[0] == told[1]


def read(message: bytes) -> dict[str, Any]:
    """An event; what a patch sets may come in any order."""
    event = dict(json.loads(message))
    return {**event, "patch": sorted(event["patch"], key=str)}


def test_a_patch_goes_into_tables_and_lists_of_tables_and_takes_all_else_whole() -> None:
    before = {"turn": 1, "stock": {"atp": 2, "mrna": 0}, "players": [{"hand": ["a"]}, {"hand": []}], "gone": []}
    after = {"turn": 1, "stock": {"atp": 2, "mrna": 3}, "players": [{"hand": ["a", "b"]}, {"hand": []}], "gone": [1]}
    whole = [(("stock", "mrna"), 3), (("players", 0, "hand"), ["a", "b"]), (("gone",), [1])]
    assert differences(before, after) == whole
    assert differences(before, after, [("stock",), ("turn",)]) == whole[:1]
    assert differences(None, after) == [((), after)]
