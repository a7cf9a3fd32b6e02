"""The processor and WebAssembly give the same answer to everything, byte for byte: boxes, rules, redeals, bots."""

import random
from typing import Any

import pytest

from cases import CASES, MODULES
from engine.compare import Thinker, compare
from engine.node import paths_of, run_node, walk_in_node
from vesicle import games, rules_for
from vesicle.core.jit import COMPILED

ITERATIONS = 40
# An edition is data: where the rules of a module agree in one, they agree in all.
NAMES = [name for name in CASES if name not in MODULES or "-first-" in name]


@pytest.mark.skipif(not COMPILED, reason="bots that search are too slow where rules are interpreted")
@pytest.mark.parametrize("game", games())
def test_random_games_of_every_table_are_the_same_in_node(game: str) -> None:
    tables = [CASES[name][1] for name in NAMES if CASES[name][0] == game]
    plans = [plan_for(options, number) for number, options in enumerate(tables)]
    told, thinker = walk_in_node(game, plans), Thinker(game, ITERATIONS)
    thoughts = [compare(game, plan, one, thinker) for plan, one in zip(plans, told["walked"], strict=True)]
    assert sum(thoughts) > 2 * len(tables)
    assert told["grown"] == 0, "the module takes memory of its own"


def plan_for(options: dict[str, Any], number: int) -> dict[str, Any]:
    """One game at a table, some of whose decisions the bots think about."""
    return {"options": options, "seed": 100 + number, "every": 40 + number % 7, "iterations": ITERATIONS}


@pytest.mark.parametrize("game", games())
def test_every_choice_of_options_gives_the_same_box(game: str) -> None:
    """All that a table can be, with several rulings and other options at once: their bytes do not collide."""
    chosen = [choose_options(game, random.Random(seed)) for seed in range(400)]
    boxes = run_node("boxes.js", given={**paths_of(game), "chosen": chosen})
    assert boxes == [rules_for(game, options).boxes.tobytes().hex() for options in chosen]
    assert len(set(boxes)) > 300


def choose_options(game: str, rng: random.Random) -> dict[str, Any]:
    """Options at random, none of them named here."""
    about = games()[game]
    options: dict[str, Any] = {"edition": rng.choice([*about["editions"]]), "players": rng.choice(about["players"])}
    for name, usual in about["options"].items():
        if isinstance(usual, bool):
            options[name] = rng.random() < 0.5
        elif isinstance(usual, int) and name not in options:
            options[name] = rng.randint(1, usual)
    rulings = rng.sample([*about["rulings"]], rng.randint(0, 8))
    return {**options, "rulings": {name: rng.choice(about["rulings"][name]["options"]) for name in rulings}}
