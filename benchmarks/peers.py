"""Random games of Vesicle and of other libraries on one core, in one run: what is not installed is left out.

    pip install open_spiel fastcatan pgx "pettingzoo[classic]" rlcard catanatron
    python benchmarks/peers.py --seconds 5

All of them list every legal action at every decision and take one at random, for the same time each. The games differ:
on average a random player has 8.6 legal actions in Cytosis, 7.9 in Catan, 4.7 in hearts. Dealing counts; compiling does
not. The time is that of the processor, so that other programs on the machine count little.
"""

import argparse
import copy
import json
import os
import random
import time
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from typing import Any

import numba
import numpy as np

LANES = 1024
OURS = "Vesicle: Cytosis, 4 players"
CARD_GAMES = ("hearts", "oh_hell(players=4)", "euchre", "crazy_eights(players=4)")


@dataclass
class Measured:
    """How fast one library is."""

    name: str
    loop: str  # "native" or "Python": where the loop over decisions runs
    decisions: float  # a second
    games: float  # a second
    clone_ns: float | None = None


def clock(seconds: float, play: Callable[[], tuple[int, int]]) -> tuple[float, float]:
    """Decisions and games a second of a function that plays some and counts them."""
    play()
    decisions = games = 0
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds:
        more = play()
        decisions, games = decisions + more[0], games + more[1]
    return decisions / spent, games / spent


def time_once(action: Callable[[], Any], repeats: int = 2000) -> float:
    """Nanoseconds that an action takes, the best of three."""
    best = float("inf")
    for _ in range(3):
        start = time.process_time()
        for _ in range(repeats):
            action()
        best = min(best, time.process_time() - start)
    return best / repeats * 1e9


def vesicle_games(seconds: float) -> Iterator[Measured]:
    """Vesicle's two games, and the friendly objects around one of them."""
    import vesicle
    from vesicle.bench import _time_clone
    from vesicle.playouts import play_batch, random_match

    for name, game, options in (
        (OURS, "cytosis", {"players": 4}),
        ("Vesicle: Virus & Co., 4 players", "virus-and-co", {"players": 4}),
    ):
        rules = vesicle.rules_for(game, options)
        seeds = iter(range(0, 10**12, 64))

        def play(rules: Any = rules, seeds: Any = seeds) -> tuple[int, int]:
            return int(play_batch(rules, 64, next(seeds))[1].sum()), 64

        yield Measured(name, "native", *clock(seconds, play), _time_clone(rules))
    rules = vesicle.rules_for("cytosis", {"players": 4})
    seeds = iter(range(10**12))
    matched = clock(seconds, lambda: (len(random_match(rules, next(seeds)).actions), 1))
    match = vesicle.new("cytosis", seed=1)
    yield Measured("Vesicle: Match objects", "Python", *matched, time_once(match.clone))


def open_spiel_games(seconds: float) -> Iterator[Measured]:
    """OpenSpiel's card games for four: its own simulation in C++, and its loop from Python."""
    import pyspiel

    draw = random.Random(1)
    for text in CARD_GAMES:
        game = pyspiel.load_game(text)
        name = text.split("(")[0]

        def play(game: Any = game) -> tuple[int, int]:
            state, decisions = game.new_initial_state(), 0
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(draw.choices(outcomes, chances)[0])
                else:
                    state.apply_action(draw.choice(state.legal_actions()))
                    decisions += 1
            return decisions, 1

        decisions, games = clock(seconds, play)
        clone = time_once(game.new_initial_state().clone)
        yield Measured(f"OpenSpiel: {name}", "Python", decisions, games, clone)
        bots = [pyspiel.make_uniform_random_bot(seat, 1) for seat in range(4)]
        seeds, length = iter(range(10**9)), decisions / games

        def run(game: Any = game, bots: Any = bots, seeds: Any = seeds, length: float = length) -> tuple[int, int]:
            for _ in range(20):
                pyspiel.evaluate_bots(game.new_initial_state(), bots, next(seeds))
            return round(20 * length), 20  # it does not say how long they were: the mean of the same random games

        yield Measured(f"OpenSpiel: {name}, in C++", "native", *clock(seconds, run), clone)


@numba.njit
def choose_bits(masks: Any, actions: Any) -> None:
    """A random one among the bits of every row."""
    for row in range(masks.shape[0]):
        count = 0
        for word in range(masks.shape[1]):
            bits = masks[row, word]
            while bits:
                bits &= bits - np.uint64(1)
                count += 1
        left = np.random.randint(0, count)
        for word in range(masks.shape[1]):
            bits = masks[row, word]
            for bit in range(64):
                if (bits >> np.uint64(bit)) & np.uint64(1):
                    if left == 0:
                        actions[row] = 64 * word + bit
                    left -= 1


def fastcatan_games(seconds: float) -> Iterator[Measured]:
    """The batch of fastcatan, with a compiled choice among its masks, and its single game from Python."""
    import fastcatan

    batch = fastcatan.BatchedEnv(LANES, seed=0)
    batch.reset()
    masks = np.zeros((LANES, fastcatan.MASK_WORDS), dtype=np.uint64)
    actions, dones = np.zeros(LANES, dtype=np.uint32), np.zeros(LANES, dtype=np.uint8)

    def step() -> tuple[int, int]:
        batch.write_masks(masks)
        choose_bits(masks, actions)
        batch.step_autoreset(actions, dones)
        return LANES, int(dones.sum())

    saved = np.zeros((LANES, fastcatan.SNAPSHOT_BYTES), dtype=np.uint8)
    clone = time_once(lambda: batch.save_snapshots(saved), 50) / LANES
    yield Measured("fastcatan: batch", "native", *clock(seconds, step), clone)
    seeds, draw = iter(range(10**9)), random.Random(1)

    def play() -> tuple[int, int]:
        game, decisions = fastcatan.Env(), 0
        game.reset(seed=next(seeds))
        while not game.done:
            game.step(draw.choice(game.legal_actions()))
            decisions += 1
        return decisions, 1

    fresh = fastcatan.Env()
    fresh.reset(seed=0)
    yield Measured("fastcatan: one game", "Python", *clock(seconds, play), time_once(fresh.snapshot))


def pgx_games(seconds: float) -> Iterator[Measured]:
    """Games of pgx, many lanes in one compiled step."""
    import jax
    import pgx
    from pgx.experimental.wrappers import auto_reset

    for name in ("backgammon", "2048", "leduc_holdem"):
        env = pgx.make(name)
        many = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.key(0), LANES))

        def advance(states: Any, key: Any, env: Any = env) -> tuple[Any, Any, Any]:
            key, one, two = jax.random.split(key, 3)
            logits = jax.numpy.log(states.legal_action_mask.astype(jax.numpy.float32))
            actions = jax.random.categorical(one, logits, axis=1)
            after = jax.vmap(auto_reset(env.step, env.init))(states, actions, jax.random.split(two, LANES))
            return after, key, after.terminated.sum()

        compiled, held = jax.jit(advance), [many, jax.random.key(1)]

        def step(compiled: Any = compiled, held: Any = held) -> tuple[int, int]:
            held[0], held[1], over = compiled(*held)
            return LANES, int(over)

        yield Measured(f"pgx: {name}", "native", *clock(seconds, step))


def pettingzoo_games(seconds: float) -> Iterator[Measured]:
    """PettingZoo's classic games, through its own loop."""
    from importlib import import_module

    for name in ("texas_holdem_no_limit_v6", "leduc_holdem_v4", "connect_four_v3"):
        try:
            env = import_module(f"pettingzoo.classic.{name}").env()
        except (ImportError, AttributeError) as error:
            print(f"  pettingzoo {name}: {str(error)[:80]}")
            continue
        seeds, draw = iter(range(10**9)), np.random.default_rng(1)

        def play(env: Any = env, seeds: Any = seeds, draw: Any = draw) -> tuple[int, int]:
            env.reset(seed=next(seeds))
            decisions = 0
            for _ in env.agent_iter():
                seen, _, ended, cut, _ = env.last()
                action = None if ended or cut else int(draw.choice(np.flatnonzero(seen["action_mask"])))
                decisions += action is not None
                env.step(action)
            return decisions, 1

        yield Measured(f"PettingZoo: {name}", "Python", *clock(seconds, play))


def rlcard_games(seconds: float) -> Iterator[Measured]:
    """RLCard's games for four, through its own loop."""
    import rlcard

    draw = random.Random(1)
    for name in ("uno", "mahjong"):
        env = rlcard.make(name, {"game_num_players": 4} if name == "uno" else {})

        def play(env: Any = env) -> tuple[int, int]:
            state, _ = env.reset()
            decisions = 0
            while not env.is_over():
                state, _ = env.step(draw.choice(list(state["legal_actions"])))
                decisions += 1
            return decisions, 1

        yield Measured(f"RLCard: {name}", "Python", *clock(seconds, play))


def catanatron_games(seconds: float) -> Iterator[Measured]:
    """Catan by catanatron's random players."""
    from catanatron import Color, Game, RandomPlayer

    def play() -> tuple[int, int]:
        game = Game([RandomPlayer(color) for color in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)])
        game.play()
        records = getattr(game.state, "action_records", None) or game.state.actions
        return len(records), 1

    fresh = Game([RandomPlayer(color) for color in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)])
    clone = time_once(fresh.copy if hasattr(fresh, "copy") else lambda: copy.deepcopy(fresh), 100)
    yield Measured("catanatron", "Python", *clock(seconds, play), clone)


PEERS = (
    vesicle_games,
    open_spiel_games,
    fastcatan_games,
    pgx_games,
    pettingzoo_games,
    rlcard_games,
    catanatron_games,
)


def main() -> None:
    """Measure all that is installed, and print how many times as fast Vesicle is."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=5.0, help="for each")
    parser.add_argument("--json", help="a file for the results")
    asked = parser.parse_args()
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    found: list[Measured] = []
    print(f"{'':36} {'loop':8} {'decisions/s':>12} {'games/s':>10} {'clone':>10} {'Vesicle is':>11}")
    for peer in PEERS:
        try:
            for one in peer(asked.seconds):
                found.append(one)
                clone = "" if one.clone_ns is None else f"{one.clone_ns:,.0f} ns"
                ratio = f"{found[0].decisions / one.decisions:,.2f} ×"
                print(f"{one.name:36} {one.loop:8} {one.decisions:12,.0f} {one.games:10,.1f} {clone:>10} {ratio:>11}")
        except Exception as error:  # somebody else's library may be missing, or another version of it
            print(f"{peer.__name__.removesuffix('_games')}: left out ({type(error).__name__}: {str(error)[:90]})")
    if asked.json:
        with open(asked.json, "w", encoding="utf-8") as file:
            json.dump([asdict(one) for one in found], file, indent=1)


if __name__ == "__main__":
    main()
