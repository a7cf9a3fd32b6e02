"""How long a view and the log of a whole game take.

python benchmarks/views.py                       this checkout
python benchmarks/views.py --beside PATH         … beside another one, run by run in turns, with the ratios

Time is processor time, the best of some runs, so that a busy machine disturbs the ratios little.
"""

import argparse
import json
import os
import random
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent.parent
TABLES: tuple[tuple[str, dict[str, Any]], ...] = (
    ("cytosis", {"players": 4}),
    ("cytosis", {"players": 4, "edition": "first", "virus": True, "epigenetic": True}),
    ("virus-and-co", {"players": 5}),
)
MIDDLE = 80  # actions before the view is taken


def main() -> None:
    """Print a line for each table and question."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--beside", type=Path, help="another checkout; its rules must be compiled, too")
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--once", action="store_true", help=argparse.SUPPRESS)
    chosen = parser.parse_args()
    if chosen.once:
        print(json.dumps(measure()))
        return
    checkouts = [*([chosen.beside] if chosen.beside else []), HERE]
    found: list[list[dict[str, float]]] = [[] for _ in checkouts]
    for number in range(chosen.runs):
        print(f"run {number + 1} of {chosen.runs}", file=sys.stderr)
        for runs, checkout in zip(found, checkouts, strict=True):
            runs.append(run_in(checkout))
    best = [{what: min(run[what] for run in runs) for what in runs[0]} for runs in found]
    for what, here in best[-1].items():
        there = f"{best[0][what]:>12,.0f} µs there{best[0][what] / here:>8.1f} times" if chosen.beside else ""
        print(f"{what:<48}{here:>10,.0f} µs here{there}")


def run_in(checkout: Path) -> dict[str, float]:
    """The figures of one checkout, in a process of its own."""
    environment = {**os.environ, "PYTHONPATH": str(checkout / "src")}
    command = [sys.executable, str(Path(__file__).resolve()), "--once"]
    answer = subprocess.run(command, check=True, capture_output=True, text=True, cwd=checkout, env=environment)
    figures: dict[str, float] = json.loads(answer.stdout)
    return figures


def measure() -> dict[str, float]:
    """Microseconds for each question at each table."""
    import vesicle  # of the checkout that is measured

    figures: dict[str, float] = {}
    for game, options in TABLES:
        match, chance = vesicle.new(game, seed=3, **options), random.Random(1)
        middle = match
        while match.to_act is not None:
            match.play(chance.choice(match.legal))
            if len(match.actions) == MIDDLE:
                middle = match.clone()
        name = " ".join([game, *(str(value) for key, value in options.items() if key != "players")])
        figures[f"view, {name}"] = time_of(lambda middle=middle: middle.view(1), 500)
        figures[f"log of a seat, {name}"] = time_of(lambda match=match: match.log(1), 5)
        figures[f"log of everything, {name}"] = time_of(lambda match=match: match.log("all"), 5)
    return figures


def time_of(ask: Callable[[], Any], count: int) -> float:
    """Microseconds that one answer takes, the best of some times many."""
    ask()
    best = float("inf")
    for _ in range(5):
        start = time.process_time()
        for _ in range(count):
            ask()
        best = min(best, time.process_time() - start)
    return best / count * 1e6


if __name__ == "__main__":
    main()
