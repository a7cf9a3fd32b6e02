"""Games on a GPU against the same games on the processor: whether they are equal bit by bit, and how fast they are.

python benchmarks/gpu.py                  parity of 100,000 games of each game and edition, then the speed
python benchmarks/gpu.py --games 2000 --lanes 65536 --only speed --json gpu.json
"""

import argparse
import json
import time
import traceback
from collections.abc import Iterator
from typing import Any

import numpy as np

from vesicle import envs
from vesicle.envs.gpu_env import GpuVector
from vesicle.envs.gpu_kernels import cuda
from vesicle.envs.tables import table_for
from vesicle.envs.vector_env import Choices
from vesicle.playouts import deal_batch, finish_batch

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
CHUNK = 1 << 14
LANES = 512  # whose steps are compared
WARMING, ROUNDS = 200, 50  # steps until the lanes are anywhere in their games, and those that are timed
COMPARED = ("observation", "mask", "reward", "done", "seat", "seeds")


def same_playouts(game: str, options: dict[str, Any], games: int) -> int:
    """How many of so many random games end with the same record and as many decisions on the GPU."""
    table = table_for(game, "win", "int16", options)
    equal = 0
    for first in range(0, games, CHUNK):
        count = min(CHUNK, games - first)
        dealt = deal_batch(table.rules, count, first)
        lanes = GpuVector(table, count, Choices(), {})
        lanes.games.copy_to_device(dealt)
        _, decisions, finished = lanes.finish_copies(first)
        wanted = finish_batch(table.rules, dealt, first)
        there = dealt.view(np.int8).reshape(count, -1)
        same = (finished.copy_to_host() == there).all(axis=1) & (decisions.copy_to_host() == wanted)
        equal += int(same.sum())
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
    cuda.synchronize()
    start = time.perf_counter()
    action()
    cuda.synchronize()
    return time.perf_counter() - start


def measure_play(game: str, options: dict[str, Any], lanes: int) -> dict[str, float]:
    """Millions of decisions and of whole games in a second, random players from the deal on."""
    table = table_for(game, "win", "int16", options)
    made = GpuVector(table, lanes, Choices(observe=False, check=False), {})
    made.games.copy_to_device(deal_batch(table.rules, lanes, 0))
    made.finish_copies(0)
    seconds = min(timed(lambda seed=seed: made.finish_copies(seed)) for seed in (1, 1, 1))
    decisions = int(made.finish_copies(1)[1].copy_to_host().sum())
    return {"play: decisions": decisions / seconds / 1e6, "play: games": lanes / seconds / 1e6}


def measure_lanes(game: str, options: dict[str, Any], lanes: int) -> dict[str, float]:
    """Millions of steps in a second, games dealt anew included, and milliseconds of their parts."""
    made = envs.gpu(game, lanes, observe=False, check=False, **options)
    found = {"lanes: dealing all, ms": 1e3 * timed(lambda: made.reset(0))}
    streams = made.new_streams(1)
    actions = made.random_actions(streams)
    for _ in range(WARMING):
        made.step(made.random_actions(streams))
    made.observe()
    parts = {"drawing": 0.0, "step": 0.0, "observe": 0.0}

    def draw() -> None:
        nonlocal actions
        actions = made.random_actions(streams)

    for _ in range(ROUNDS):
        parts["drawing"] += timed(draw)
        parts["step"] += timed(lambda: made.step(actions))
        parts["observe"] += timed(made.observe)
    found |= {f"lanes: {part}, ms": 1e3 * seconds / ROUNDS for part, seconds in parts.items()}
    moved = ROUNDS * lanes / 1e6
    found["lanes: steps with masks"] = moved / parts["step"]
    found["lanes: steps with masks and observations"] = moved / (parts["step"] + parts["observe"])
    found["lanes: the same, random actions drawn too"] = moved / sum(parts.values())
    return found


def examine(name: str, asked: argparse.Namespace) -> Iterator[tuple[str, Any]]:
    """All that is asked about one table, as it is found."""
    game, options = TABLES[name]
    if "games" in asked.parts:
        yield f"games equal of {asked.games}", same_playouts(game, options, asked.games)
    if "steps" in asked.parts:
        yield f"steps equal of {asked.steps}", same_steps(game, options, LANES, asked.steps)
    if "play" in asked.parts:
        yield from measure_play(game, options, asked.lanes).items()
    if "lanes" in asked.parts:
        yield from measure_lanes(game, options, asked.lanes).items()


def main() -> None:
    """Print what was found, and keep it."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--parts", default="games,steps,play,lanes", help="of these")
    parser.add_argument("--games", type=int, default=100_000, help="random games to compare of each table")
    parser.add_argument("--steps", type=int, default=1000, help="steps of some lanes to compare")
    parser.add_argument("--lanes", type=int, default=1 << 20, help="games at once for the speed")
    parser.add_argument("--tables", default="", help="part of a table's name; all by default")
    parser.add_argument("--json", help="a file for the results")
    asked = parser.parse_args()
    asked.parts = asked.parts.split(",")
    results: dict[str, dict[str, Any]] = {}
    for name in TABLES:
        if asked.tables not in name:
            continue
        found = results.setdefault(name, {})
        start = time.perf_counter()
        try:
            for what, figure in examine(name, asked):
                found[what] = figure
                print(f"{name}: {what}: {figure:,.10g} ({time.perf_counter() - start:.0f} s)", flush=True)
        except Exception:  # one table that fails must not hide the others
            traceback.print_exc()
        if asked.json:
            with open(asked.json, "w", encoding="utf-8") as file:
                json.dump(results, file, indent=1)


if __name__ == "__main__":
    main()
