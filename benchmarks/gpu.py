"""Games on a GPU against the same games on the processor: whether they are equal bit by bit, and how fast they are.

python benchmarks/gpu.py                  parity of 100,000 games of each game and edition, then the speed
python benchmarks/gpu.py --games 2000 --lanes 65536 --only speed --json gpu.json
"""

import argparse
import json
import time
import traceback
from typing import Any

import numpy as np

from vesicle import envs, rules_for
from vesicle.playouts import play_batch

TABLES: dict[str, tuple[str, dict[str, Any]]] = {
    "Cytosis, second edition": ("cytosis", {"edition": "second"}),
    "Cytosis, first edition": ("cytosis", {"edition": "first"}),
    "Cytosis, preview": ("cytosis", {"edition": "preview"}),
    "Cytosis, first, Virus": ("cytosis", {"edition": "first", "virus": True}),
    "Cytosis, first, Epigenetic": ("cytosis", {"edition": "first", "epigenetic": True}),
    "Cytosis, first, both": ("cytosis", {"edition": "first", "virus": True, "epigenetic": True}),
    "Cytosis, second, both": ("cytosis", {"edition": "second", "virus": True, "epigenetic": True}),
    "Virus & Co., first print": ("virus-and-co", {"edition": "first-print"}),
    "Virus & Co., later": ("virus-and-co", {"edition": "later"}),
}
MEASURED = ("Cytosis, second edition", "Cytosis, first, both", "Virus & Co., later")
CHUNK = 4096
COMPARED = ("observation", "mask", "reward", "done", "seat", "seeds")


def same_playouts(game: str, options: dict[str, Any], games: int, seed: int) -> int:
    """How many of so many random games end with the same record and as many decisions on the GPU."""
    rules = rules_for(game, options)
    equal = 0
    for first in range(seed, seed + games, CHUNK):
        count = min(CHUNK, seed + games - first)
        lanes = envs.gpu(game, count, seed=first, observe=False, **options)
        _, decisions, finished = lanes.finish_copies(first)
        wanted, wanted_decisions = play_batch(rules, count, first)
        here = finished.copy_to_host()
        there = wanted.view(np.int8).reshape(count, -1)
        equal += int(((here == there).all(axis=1) & (decisions.copy_to_host() == wanted_decisions)).sum())
    return equal


def same_steps(game: str, options: dict[str, Any], lanes: int, steps: int) -> int:
    """How many of so many steps leave all buffers of all lanes as on the processor, new games included."""
    one, other = envs.gpu(game, lanes, seed=3, **options), envs.vector(game, lanes, seed=3, **options)
    streams, others = one.new_streams(5), other.new_streams(5)
    for step in range(steps):
        one.step(one.random_actions(streams))
        other.step(other.random_actions(others))
        for name in COMPARED:
            if not np.array_equal(getattr(one, name).copy_to_host(), getattr(other, name)):
                print(f"  step {step}: {name} differs", flush=True)
                return step
    return steps


def timed(action: Any) -> float:
    """Seconds that a piece of work takes on the GPU."""
    from vesicle.envs.gpu_kernels import cuda

    cuda.synchronize()
    start = time.perf_counter()
    action()
    cuda.synchronize()
    return time.perf_counter() - start


def measure(game: str, options: dict[str, Any], lanes: int) -> dict[str, float]:
    """Millions of decisions, and of steps with and without observations, in a second."""
    made = envs.gpu(game, lanes, observe=False, check=False, **options)
    found: dict[str, float] = {"dealing ms": 1e3 * timed(lambda: made.reset(0))}
    made.random_playouts(0)
    for seed in (1, 2):
        seconds = timed(lambda seed=seed: made.finish_copies(seed))
    found["random play"] = int(made.random_playouts(2)[1].copy_to_host().sum()) / seconds / 1e6
    found["games"] = lanes / seconds / 1e6
    streams = made.new_streams(1)
    actions = made.random_actions(streams)
    for _ in range(200):  # until the lanes are anywhere in their games
        made.step(made.random_actions(streams))
    parts = {"drawing": 0.0, "step": 0.0, "observe": 0.0}
    rounds = 50

    def draw() -> None:
        nonlocal actions
        actions = made.random_actions(streams)

    for _ in range(rounds):
        parts["drawing"] += timed(draw)
        parts["step"] += timed(lambda: made.step(actions))
        parts["observe"] += timed(made.observe)
    found |= {f"{part} ms": 1e3 * seconds / rounds for part, seconds in parts.items()}
    moved = rounds * lanes / 1e6
    found["steps with masks"] = moved / parts["step"]
    found["steps with masks and observations"] = moved / (parts["step"] + parts["observe"])
    found["the same, actions drawn too"] = moved / sum(parts.values())
    return found


def main() -> None:
    """Print what was found, and keep it."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=100_000, help="games to compare of each table")
    parser.add_argument("--lanes", type=int, default=1 << 20, help="games at once for the speed")
    parser.add_argument("--steps", type=int, default=600, help="steps to compare")
    parser.add_argument("--only", choices=("parity", "speed"))
    parser.add_argument("--tables", default="", help="part of a table's name; all by default")
    parser.add_argument("--json", help="a file for the results")
    asked = parser.parse_args()
    results: dict[str, dict[str, Any]] = {}
    for name, (game, options) in TABLES.items():
        if asked.tables not in name:
            continue
        found = results.setdefault(name, {})
        start = time.perf_counter()
        try:
            if asked.only != "speed":
                found["games equal"] = same_playouts(game, options, asked.games, 0)
                found["steps equal"] = same_steps(game, options, 512, asked.steps)
                print(f"{name}: {found['games equal']} of {asked.games} games and {found['steps equal']} of", end=" ")
                print(f"{asked.steps} steps equal ({time.perf_counter() - start:.0f} s)", flush=True)
            if asked.only != "parity" and name in MEASURED:
                found |= measure(game, options, asked.lanes)
                for key, value in found.items():
                    print(f"  {key}: {value:,.2f}", flush=True)
        except Exception:  # one table that fails must not hide the others
            traceback.print_exc()
        if asked.json:
            with open(asked.json, "w", encoding="utf-8") as file:
                json.dump(results, file, indent=1)


if __name__ == "__main__":
    main()
