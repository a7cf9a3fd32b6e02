"""Law: whatever a terminal says that a piece costs and gives is what the rules then take and give."""

import random
import re
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

import vesicle
from cases import CYTOSIS, HOUSE_RULES, RULINGS
from vesicle import Match
from vesicle.cli.choices import list_choices
from vesicle.cli.scene import Scene
from vesicle.cli.words import Words

AMOUNT = re.compile(r"([+−]?)(\d+) (mRNA|protein|carb|lipid|ATP)")
LOOK_EVERY = 17
TABLES = {**CYTOSIS, **HOUSE_RULES, **RULINGS}


def moments(name: str) -> Iterator[Match]:
    """Positions of a random game in which pieces are placed."""
    game, options = TABLES[name]
    match, chooser = vesicle.new(game, seed=7, **options), random.Random(name)
    while match.to_act is not None:
        if len(match.actions) % LOOK_EVERY == 0:
            yield match
        match.play(chooser.choice(match.legal))


def shown(match: Match, action: str) -> Counter[str]:
    """What the terminal says that a piece takes and gives, without the price of a grey one; a price has no sign."""
    scene = Scene(Words("en", match.rules.options["edition"]), match.rules, match.to_act, ("",) * match.rules.players)
    (choice,) = list_choices(scene, match.view(match.to_act), [action])
    is_price = " card-" in action
    counts: Counter[str] = Counter()
    for sign, count, molecule in AMOUNT.findall(choice.words.rpartition(",")[2] if is_price else choice.words):
        loses = sign == "−" or (is_price and not sign)
        counts[molecule.lower()] += -int(count) if loses else int(count)
    return counts


def done(match: Match, action: str) -> Counter[str] | None:
    """What it takes and gives; None where more follows at once, such as a virus."""
    after = match.clone()
    after.play(action)
    entries = after.look(match.to_act).tell(match.rules.numbers[action], match.look(match.to_act))
    if any(entry["what"] in ("attack", "outbreak", "end", "disk") for entry in entries):
        return None
    events = [entry["what"] for entry in entries]
    told = entries[: events.index("event")] if "event" in events else entries
    stock = [entry for entry in told if entry["what"] == "stock" and entry["seat"] == match.to_act]
    first = 1 if after._state.fee else 0  # what a grey piece or an early flask costs is said elsewhere
    counts: Counter[str] = Counter()
    for entry in stock[first:]:
        counts[entry["molecule"]] += entry["change"]
    return Counter({molecule: count for molecule, count in counts.items() if count})


def is_priced(action: str) -> bool:
    """Whether it is said what the piece costs and gives at once: an own one but for questions, a grey one's card."""
    return action.startswith("grey card-") or (action.startswith("place ") and action != "place laureates")


@pytest.mark.parametrize("name", TABLES)
def test_a_price_that_is_shown_is_the_one_that_is_paid(name: str) -> None:
    """C-BUY-02, C-EVT-11, C-EPI-16, A-71, A-76, A-79."""
    compared = 0
    for match in moments(name):
        for action in filter(is_priced, match.legal):
            found = done(match, action)
            if found is not None:
                assert shown(match, action) == found, action
                compared += 1
    assert compared


def test_demethylation_serves_no_grey_piece_where_the_table_says_so() -> None:
    """A-71: what was shown as free cost its price."""
    options: dict[str, Any] = {"edition": "first", "epigenetic": True, "rulings": {"grey_abilities": "no"}}
    seen = 0
    for seed in range(40):
        match, chooser = vesicle.new("cytosis", seed=seed, players=3, **options), random.Random(seed)
        while match.to_act is not None and len(match.actions) < 200:
            mine = match.view(match.to_act)["players"][match.to_act]
            for action in match.legal if mine["trait"] == "demethylation" else ():
                if action.startswith("grey card-"):
                    assert shown(match, action) == done(match, action)
                    seen += 1
            match.play(chooser.choice(match.legal))
    assert seen
