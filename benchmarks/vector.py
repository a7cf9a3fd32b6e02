"""Steps a second of the environments, beside bare random play in the same run: `python benchmarks/vector.py`.

Time is processor time of one core, the best of some runs, so that a busy machine disturbs the figures little. Actions
are drawn outside the measured time, except for the last two lines, which are loops as a user writes them.
"""

import argparse
import time
from collections.abc import Callable
from typing import Any

import numpy as np

import vesicle.envs
from vesicle import rules_for
from vesicle.core.match import Rules
from vesicle.playouts import play_batch

TABLES: tuple[tuple[str, dict[str, Any]], ...] = (
    ("cytosis", {"players": 4, "edition": "second"}),
    ("cytosis", {"players": 4, "edition": "first", "virus": True, "epigenetic": True}),
    ("virus-and-co", {"players": 4}),
)
RUNS = 5


def main() -> None:
    """Print a table for each game."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--lanes", type=int, default=4096)
    parser.add_argument("--seconds", type=float, default=1.0, help="of each run")
    chosen = parser.parse_args()
    for game, options in TABLES:
        print(f"\n{game} {options}, {chosen.lanes} lanes")
        measure(game, options, chosen.lanes, chosen.seconds)


def measure(game: str, options: dict[str, Any], lanes: int, seconds: float) -> None:
    """One table: bare play, the vector without and with observations, PettingZoo."""
    bare = best(lambda: play(rules_for(game, options), seconds))
    report("bare random play", bare, bare)
    blind = vesicle.envs.vector(game, lanes, check=False, observe=False, **options)
    report("step, masks", best(lambda: step(blind, seconds)), bare)
    seeing = vesicle.envs.vector(game, lanes, check=False, **options)
    report("step, masks and observations", best(lambda: step(seeing, seconds)), bare)
    report("PettingZoo, step alone", best(lambda: turns(game, options, seconds, False)), bare)
    report("PettingZoo, with last()", best(lambda: turns(game, options, seconds, True)), bare)


def report(name: str, speed: float, bare: float) -> None:
    """One line of the table."""
    print(f"  {name:<32}{speed:>12,.0f} /s{speed / bare:>9.3f} of bare play")


def best(run: Callable[[], float]) -> float:
    """The highest of some measurements."""
    return max(run() for _ in range(RUNS))


def play(rules: Rules, seconds: float) -> float:
    """Decisions a second of random play from the deal on, without environments."""
    play_batch(rules, 1, 0)
    decisions, start = 0, time.process_time()
    while time.process_time() - start < seconds:
        decisions += int(play_batch(rules, 64, decisions)[1].sum())
    return decisions / (time.process_time() - start)


def step(env: Any, seconds: float) -> float:
    """Steps a second of a vector in the middle of its games."""
    streams = env.new_streams(1)
    steps, took = 0, 0.0
    while took < seconds:
        actions = env.random_actions(streams)
        start = time.process_time()
        env.step(actions)
        took += time.process_time() - start
        steps += env.n
    return steps / took


def turns(game: str, options: dict[str, Any], seconds: float, looks: bool) -> float:
    """Steps a second of PettingZoo's loop; the actions are those of a game that is known already."""
    env = vesicle.envs.aec(game, **options)
    actions = first_game(env)
    steps, start = 0, time.process_time()
    while time.process_time() - start < seconds:
        env.reset(seed=1)
        for action in actions:
            if looks:
                env.last()
            env.step(action)
        steps += len(actions)
    return steps / (time.process_time() - start)


def first_game(env: Any) -> list[int]:
    """The actions of a random game with the seed 1."""
    env.reset(seed=1)
    random, actions = np.random.default_rng(1), []
    while not env.terminations[env.agent_selection]:
        legal = np.flatnonzero(env.observe(env.agent_selection)["action_mask"])
        actions.append(int(random.choice(legal)))
        env.step(actions[-1])
    return actions


if __name__ == "__main__":
    main()
