"""How fast the rules are, measured on one core in one run."""

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np

from vesicle import new, rules_for
from vesicle.core.match import Rules
from vesicle.core.playouts import copy_first
from vesicle.playouts import deal_batch, finish_batch, play_batch, random_match

BATCH = 64
CLONES = 256  # states that fit a processor's cache together with what copies them
FIRST_MOVE = "import vesicle; game = vesicle.new('cytosis', seed=1); game.play(game.legal[0])"

TABLES: tuple[tuple[str, dict[str, Any]], ...] = (
    *(
        ("cytosis", {"edition": edition, "players": players})
        for edition in ("preview", "first", "second")
        for players in (2, 3, 4, 5)
    ),
    *(
        ("cytosis", {"edition": "first", "players": players, "virus": virus, "epigenetic": epigenetic})
        for players in (2, 4, 5)
        for virus, epigenetic in ((True, False), (False, True), (True, True))
    ),
    *(("virus-and-co", {"edition": "later", "players": players}) for players in (3, 4, 5, 6)),
)


def measure_tables(seconds: float) -> Iterator[dict[str, Any]]:
    """Random play, playouts from an opening and cloning, for every table."""
    for game, options in TABLES:
        rules = rules_for(game, options)
        games, decisions, took = _play_for(rules, seconds)
        yield {
            "game": game,
            "edition": options["edition"],
            "players": options["players"],
            "modules": [name for name, value in options.items() if value is True],
            "decisions_per_s": round(decisions / took),
            "games_per_s": round(games / took),
            "playouts_per_s": round(_count_playouts(rules, seconds / 2)),
            "clone_ns": round(_time_clone(rules), 1),
        }


def _play_for(rules: Rules, seconds: float) -> tuple[int, int, float]:
    """Games, decisions and seconds of random play from the deal on, all legal actions listed at every decision."""
    play_batch(rules, 1, 0)
    games = decisions = 0
    start = time.perf_counter()
    while time.perf_counter() - start < seconds:
        _, counts = play_batch(rules, BATCH, games)
        games += BATCH
        decisions += int(counts.sum())
    return games, decisions, time.perf_counter() - start


def _count_playouts(rules: Rules, seconds: float) -> float:
    """Whole random games a second from copies of one opening."""
    opening = deal_batch(rules, 1, 0)
    copies = np.zeros(BATCH, dtype=opening.dtype)
    count = 0
    start = time.perf_counter()
    while time.perf_counter() - start < seconds:
        copies[0] = opening[0]
        copy_first(copies)
        finish_batch(rules, copies, count)
        count += BATCH
    return count / (time.perf_counter() - start)


def _time_clone(rules: Rules) -> float:
    """Nanoseconds to copy one record inside compiled code, the best of many runs."""
    states = deal_batch(rules, CLONES, 0)
    return _best(lambda: copy_first(states), 200) / (CLONES - 1) * 1e9


def measure_match() -> dict[str, float]:
    """Microseconds of `Match.play` and `Match.clone`, over a whole game of four players."""
    match = random_match(rules_for("cytosis", {}), 1)
    actions = match.actions
    plays = [_time_plays(actions) for _ in range(5)]
    clone = _best(match.clone, 2000)
    return {"match_play_us": round(min(plays) * 1e6, 2), "match_clone_us": round(clone * 1e6, 2)}


def _time_plays(actions: tuple[str, ...]) -> float:
    match = new("cytosis", seed=1)
    start = time.perf_counter()
    for action in actions:
        match.play(action)
    return (time.perf_counter() - start) / len(actions)


def _best(call: Callable[[], Any], runs: int) -> float:
    best = float("inf")
    for _ in range(runs):
        start = time.perf_counter()
        call()
        best = min(best, time.perf_counter() - start)
    return best


def measure_starts() -> dict[str, float]:
    """Seconds of a cold compile of all games in an empty cache, and of a fresh process to its first move after it."""
    with tempfile.TemporaryDirectory() as folder:
        environment = {**os.environ, "VESICLE_CACHE": folder}
        cold = _run(["-m", "vesicle", "warm"], environment)
        warm = min(_run(["-c", FIRST_MOVE], environment) for _ in range(3))
    return {"cold_compile_s": round(cold, 1), "warm_start_s": round(warm, 2)}


def _run(arguments: list[str], environment: dict[str, str]) -> float:
    start = time.perf_counter()
    subprocess.run([sys.executable, *arguments], env=environment, check=True, stdout=subprocess.DEVNULL)
    return time.perf_counter() - start
