"""Laws of every log: what is told adds up to what changed, in the order in which it happened."""

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

import vesicle
from cases import CASES
from vesicle import Match
from vesicle.cytosis.cards.events import count_toxic_loss
from vesicle.cytosis.placement import count_grey_price

CYTOSIS = [name for name in CASES if name.startswith("cytosis")]
Step = tuple[Match, str, Match, list[dict[str, Any]]]  # a game, an action, the game after it, what a spectator is told


def steps(name: str, seed: int, **rulings: str) -> Iterator[Step]:
    """All steps of a random game."""
    game, options = CASES[name]
    options = {**options, "rulings": {**options.get("rulings", {}), **rulings}}
    match, chooser = vesicle.new(game, seed=seed, **options), random.Random(f"{name} {seed}")
    while match.to_act is not None:
        before, action = match.clone(), chooser.choice(match.legal)
        match.play(action)
        yield before, action, match, tell(before, action, match)


def tell(before: Match, action: str, after: Match) -> list[dict[str, Any]]:
    return after.look(None).tell(after.rules.numbers[action], before.look(None))


def changes(entries: list[dict[str, Any]], what: str, by: str) -> Counter[tuple[int, str]]:
    """Gains and losses together, by seat and kind."""
    total: Counter[tuple[int, str]] = Counter()
    for entry in entries:
        if entry["what"] == what:
            total[entry["seat"], entry[by]] += entry["change"]
    return Counter({key: count for key, count in total.items() if count})


@pytest.mark.parametrize("name", CYTOSIS)
def test_what_is_told_of_stocks_and_points_adds_up_to_what_changed(name: str) -> None:
    for before, _, after, entries in steps(name, 1):
        if any(entry["what"] == "deal" for entry in entries):
            continue  # what everybody begins with is told there
        for what, by in (("stock", "molecule"), ("points", "source")):
            sides = zip(before.view(None)["players"], after.view(None)["players"], strict=True)
            moved = {
                (seat, kind): new[what][kind] - old[what][kind]
                for seat, (old, new) in enumerate(sides)
                for kind in new[what]
                if new[what][kind] != old[what][kind]
            }
            assert changes(entries, what, by) == moved


@pytest.mark.parametrize("name", ["cytosis-second-4", "cytosis-first-virus-epigenetic-4"])
def test_the_price_of_a_grey_piece_is_told_before_what_the_piece_brings(name: str) -> None:
    """C-GREY-01: also where both are ATP, and would come to nothing together."""
    seen = 0
    for seed in range(8):
        for before, action, _, entries in steps(name, seed):
            if action.startswith("grey "):
                price = count_grey_price(before._state, before.rules.box)
                stock = [entry for entry in entries if entry["what"] == "stock" and entry["seat"] == before.to_act]
                assert stock[0] == {"what": "stock", "seat": before.to_act, "molecule": "atp", "change": -price}
                seen += action.startswith("grey mitochondria")
    assert seen


def test_the_price_of_an_early_flask_is_told_before_what_the_flask_brings() -> None:
    """C-EPI-13."""
    seen = 0
    for seed in range(12):
        for before, action, _, entries in steps("cytosis-first-virus-epigenetic-4", seed):
            if before.view(None)["pending"][-1] == "early" and action.startswith("place "):
                price = int(before.rules.box.early_price)
                stock = [entry for entry in entries if entry["what"] == "stock" and entry["seat"] == before.to_act]
                assert stock[0] == {"what": "stock", "seat": before.to_act, "molecule": "atp", "change": -price}
                seen += 1
    assert seen


@pytest.mark.parametrize("name", ["cytosis-first-2", "cytosis-first-4"])
def test_what_toxicity_takes_is_told_after_the_event_and_apart_from_the_act(name: str) -> None:
    """C-EVT-16, C-EVT-17: each player loses by what it had once the round's last act was done."""
    seen = 0
    for seed in range(10):
        for before, _, _, entries in steps(name, seed, open_turn="no"):  # else the last act mostly ends a turn
            events = [entry.get("event") for entry in entries]
            if "toxicity" in events:
                parts = entries[: events.index("toxicity")], entries[events.index("toxicity") :]
                acted, struck = (changes(part, "stock", "molecule") for part in parts)
                assert struck == losses(before, acted)
                seen += any(acted[key] for key in struck)
    assert seen  # an act that had changed what Toxicity then took


def losses(match: Match, acted: Counter[tuple[int, str]]) -> dict[tuple[int, str], int]:
    """What Toxicity takes from everybody after an act that has changed their stocks so."""
    found = {}
    for seat, side in enumerate(match.view(None)["players"]):
        for molecule, count in side["stock"].items():
            loss = 0 if molecule == "atp" else count_toxic_loss(match.rules.box, count + acted[seat, molecule])
            if loss:
                found[seat, molecule] = -loss
    return found
