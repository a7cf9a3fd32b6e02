"""What is made once for all viewers is what each of them would be told alone."""

import json
import random

import pytest

import vesicle
from cases import CASES
from server.twins import MOMENT, TABLE, Twin
from vesicle.core.sights import Sight
from vesicle.server import sight
from vesicle.server.store import Entry
from vesicle.server.table import Table
from vesicle.server.telling import Telling, action_of, patch_of

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
    table, viewers = Twin(match).table, (None, *range(match.rules.players))
    while table.to_act is not None:
        assert table.match is not None
        before, together = {eyes: seen_by(table, eyes) for eyes in viewers}, table.match.look_all()
        body = {"seat": table.to_act, "action": chooser.choice(table.match.legal), "by": "person"}
        entry = Entry(TABLE, table.number + 1, "played", body, MOMENT)
        table.take(entry)
        after = {eyes: seen_by(table, eyes) for eyes in viewers}
        step = table.match.step_after(together, action_of(table, entry))
        shared, alone = Telling(table, entry, step), Telling(table, entry)
        for eyes in viewers:
            assert json.loads(shared.to(eyes)) == json.loads(alone.to(eyes, before[eyes], after[eyes]))
            assert step.after.sight(eyes).view() == after[eyes].view()


def seen_by(table: Table, eyes: int | None) -> Sight:
    seen = sight.look(table, eyes)
    assert seen is not None
    return seen


def test_who_sees_nothing_yet_is_given_the_whole_view() -> None:
    seen = vesicle.new("virus-and-co", seed=1).look(None)
    assert patch_of(None, None) == [] and patch_of(seen, None) == [((), None)]
    assert patch_of(None, seen) == [((), seen.view())]
