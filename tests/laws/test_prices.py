"""Law: whatever is said beforehand of what an action costs and gives is what the rules then take and give."""

import random
import re
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

import vesicle
from cases import CYTOSIS, HOUSE_RULES, RULINGS, VIRUS_AND_CO
from vesicle import Match
from vesicle.cli.choices import list_choices
from vesicle.cli.scene import Scene
from vesicle.cli.words import Words

AMOUNT = re.compile(r"([+−]?)(\d+) (mRNA|protein|carb|lipid|ATP)")
LOOK_EVERY = 17
CELLS = {**CYTOSIS, **HOUSE_RULES, **{name: case for name, case in RULINGS.items() if case[0] == "cytosis"}}
CLINICS = {**VIRUS_AND_CO, **{name: case for name, case in RULINGS.items() if case[0] == "virus-and-co"}}
TABLES = {**CELLS, **CLINICS}
FOLLOWS = ("attack", "outbreak", "event", "end", "round", "icu", "points-round")  # what else may happen in a step


def moments(name: str) -> Iterator[Match]:
    """Positions of a random game."""
    game, options = TABLES[name]
    match, chooser = vesicle.new(game, seed=7, **options), random.Random(name)
    while match.to_act is not None:
        if len(match.actions) % LOOK_EVERY == 0:
            yield match
        match.play(chooser.choice(match.legal))


def after(match: Match, action: str) -> Match | None:
    """The game after an action; None where more follows at once, such as a virus."""
    played = match.clone()
    played.play(action)
    entries = played.look("all").tell(match.rules.numbers[action], match.look("all"))
    return None if any(entry["what"] in FOLLOWS for entry in entries) else played


def changes(match: Match, played: Match, *fields: str) -> dict[str, Any]:
    """What has changed on the side of who decided; what is nothing is left out."""
    before, now = (game.view(match.to_act)["players"][match.to_act] for game in (match, played))
    found: dict[str, Any] = {}
    for field in fields:
        found[field] = {name: now[field][name] - count for name, count in before[field].items()}
    return {field: some for field, counts in found.items() if (some := {n: c for n, c in counts.items() if c})}


def foretold(match: Match) -> dict[str, dict[Any, Any]]:
    return dict(zip(match.legal, match.outcomes, strict=True))


@pytest.mark.parametrize("name", CELLS)
def test_an_outcome_in_the_cell_is_what_the_action_does(name: str) -> None:
    """C-BUY-02, C-EVT-11, C-EPI-16, C-GREY-01, C-VIR-18, A-71, A-76, A-79."""
    compared = 0
    for match in moments(name):
        for action, outcome in foretold(match).items():
            played = after(match, action)
            if played is not None:
                said = {field: dict(outcome[field]) for field in ("stock", "antibodies") if field in outcome}
                assert outcome.get("fee", 0) == played._state.fee, action
                if fee := outcome.get("fee", 0):
                    stock = said.setdefault("stock", {})
                    stock["atp"] = stock.get("atp", 0) - fee
                    said["stock"] = {molecule: count for molecule, count in stock.items() if count}
                found = changes(match, played, "stock", "antibodies", "points")
                assert outcome.get("points", 0) == sum(found.pop("points", {}).values()), action
                assert {field: counts for field, counts in said.items() if counts} == found, action
                compared += 1
    assert compared


@pytest.mark.parametrize("name", CLINICS)
def test_an_outcome_in_the_clinic_is_what_the_action_does(name: str) -> None:
    """V-020, V-021, V-022, V-039, V-040, V-061, V-078."""
    compared = 0
    for match in moments(name):
        for action, outcome in foretold(match).items():
            played = after(match, action) if action.startswith(("keep ", "pay ", "inject ")) else None
            if played is not None:
                found = changes(match, played, "pills")
                assert outcome.get("pills", {}) == found.get("pills", {}), action
                ill = [game.view(None)["facts"]["players"][match.to_act]["sickness"] for game in (match, played)]
                assert outcome.get("sickness", 0) == ill[1] - ill[0], action
                compared += 1
    assert compared


@pytest.mark.parametrize("name", TABLES)
def test_everybody_works_out_the_same_facts(name: str) -> None:
    """And nothing of them is hidden from anybody."""
    for match in moments(name):
        facts = [match.view(viewer)["facts"] for viewer in (None, *range(match.rules.players))]
        assert all(other == facts[0] for other in facts) and match.look("all").view()["facts"] == facts[0]


def shown(match: Match, action: str) -> Counter[str]:
    """What the terminal says that a piece takes and gives, without the price of a grey one; a price has no sign."""
    scene = Scene(Words("en", match.rules.options["edition"]), match.rules, match.to_act, ("",) * match.rules.players)
    (choice,) = list_choices(scene, match.view(match.to_act), [action], [foretold(match)[action]])
    is_price = " card-" in action
    counts: Counter[str] = Counter()
    for sign, count, molecule in AMOUNT.findall(choice.words.rpartition(",")[2] if is_price else choice.words):
        loses = sign == "−" or (is_price and not sign)
        counts[molecule.lower()] += -int(count) if loses else int(count)
    return counts


@pytest.mark.parametrize("name", CELLS)
def test_a_terminal_shows_what_the_rules_foretell(name: str) -> None:
    """Prices and gains of all pieces."""
    compared = 0
    for match in moments(name):
        for action, outcome in foretold(match).items():
            if action.startswith(("place ", "grey ")) and not action.endswith("laureates"):  # which ask what to take
                assert shown(match, action) == Counter(outcome.get("stock", {})), action
                compared += 1
    assert compared


def test_demethylation_serves_no_grey_piece_where_the_table_says_so() -> None:
    """A-71: what was shown as free cost its price."""
    options: dict[str, Any] = {"edition": "first", "epigenetic": True, "rulings": {"grey_abilities": "no"}}
    seen = 0
    for seed in range(40):
        match, chooser = vesicle.new("cytosis", seed=seed, players=3, **options), random.Random(seed)
        while match.to_act is not None and len(match.actions) < 200:
            seat = match.to_act
            view = match.view(seat)
            for action in match.legal if view["players"][seat]["trait"] == "demethylation" else ():
                if action.startswith("grey card-"):
                    slot = action.removeprefix("grey card-")
                    price = view["facts"]["players"][seat]["grey_card_price"][slot]
                    before = foretold(match)[action]
                    assert shown(match, action) == Counter({"atp": -price} if price else {})
                    assert before.get("stock", {}).get("atp", 0) == -price
                    seen += price > 0
            match.play(chooser.choice(match.legal))
    assert seen
