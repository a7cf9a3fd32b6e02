"""The kernels: one thread for each lane, which runs the processor's compiled loops over that lane alone."""

from dataclasses import dataclass
from functools import cache
from importlib import import_module
from typing import Any

import numpy as np

from vesicle.core.chance import BOT, seed_stream
from vesicle.core.playouts import MAX_ACTIONS, Scratch
from vesicle.core.record import IntArray, dtype_of
from vesicle.envs.gpu_compiler import load_cuda
from vesicle.envs.lanes import LEAVE, MAX_SEED, Lanes, draw_actions
from vesicle.envs.plan import write_observations, write_rewards

cuda: Any = load_cuda()  # the simulator looks for it under this name
THREADS = 64  # of a block
SCRATCH = dtype_of(Scratch)


@dataclass(frozen=True)
class Kernels:
    """What can be done with all lanes of a game at once."""

    step: Any  # lanes, actions
    play: Any  # games, boxes, decisions, seed
    observe: Any  # small, wide, plan, seats, rows
    reward: Any  # small, wide, plan, kind, rewards
    draw: Any  # mask, streams, actions
    seed: Any  # streams, seed
    check: Any  # mask, actions, first lane with an illegal one


def launch(kernel: Any, n: int, *arguments: Any) -> None:
    """Run a kernel with a thread for each of `n` lanes."""
    kernel[-(-n // THREADS), THREADS](*arguments)


def take_lane(lanes: Lanes, lane: int) -> Lanes:
    """One lane by itself; slices are views, so nothing is copied."""
    return Lanes(
        lanes.games[lane : lane + 1],
        lanes.small[lane : lane + 1],
        lanes.wide[lane : lane + 1],
        lanes.boxes,
        lanes.blanks,
        lanes.plan,
        lanes.seeds[lane : lane + 1],
        lanes.mask[lane : lane + 1],
        lanes.reward[lane : lane + 1],
        lanes.done[lane : lane + 1],
        lanes.seat[lane : lane + 1],
        lanes.illegal[lane : lane + 1],
        lanes.next_seed,
        lanes.first_seat,
        lanes.kind,
    )


def observe_lane(small: IntArray, wide: IntArray, plan: IntArray, seats: IntArray, rows: IntArray) -> None:
    """What a seat may see in a lane."""
    lane = cuda.grid(1)
    if lane < rows.shape[0]:
        end = lane + 1
        write_observations(small[lane:end], wide[lane:end], plan, seats[lane:end], rows[lane:end])


def reward_lane(small: IntArray, wide: IntArray, plan: IntArray, kind: int, rewards: IntArray) -> None:
    """What each seat gets for the game in a lane, which is over."""
    lane = cuda.grid(1)
    if lane < rewards.shape[0]:
        write_rewards(small[lane : lane + 1], wide[lane : lane + 1], plan, kind, rewards[lane : lane + 1])


def draw_in_lane(mask: IntArray, streams: IntArray, actions: IntArray) -> None:
    """A random legal action for a lane."""
    lane = cuda.grid(1)
    if lane < actions.shape[0]:
        draw_actions(mask[lane : lane + 1], streams[lane : lane + 1], actions[lane : lane + 1])


def seed_lane(streams: IntArray, seed: int) -> None:
    """Start a lane's random stream."""
    lane = cuda.grid(1)
    if lane < streams.shape[0]:
        seed_stream(streams[lane], (seed + lane) & MAX_SEED, BOT)


def check_lane(mask: IntArray, actions: IntArray, first: IntArray) -> None:
    """Find the first lane whose action is not legal."""
    lane = cuda.grid(1)
    if lane < actions.shape[0]:
        action = actions[lane]
        inside = 0 <= action < mask.shape[1]
        if action != LEAVE and not (inside and mask[lane, action if inside else 0] == 1):
            cuda.atomic.min(first, 0, lane)


@cache
def kernels_for(game: str) -> Kernels:
    """The kernels of a game; they are compiled when they are first used."""
    package = game.replace("-", "_")
    step_lanes = import_module(f"vesicle.envs.{package}.lanes").step_lanes
    finish_games = import_module(f"vesicle.{package}.playouts").finish_games
    take_one = cuda.jit(take_lane, device=True)

    def step_lane(lanes: Lanes, actions: IntArray) -> None:
        """Play one action in a lane."""
        lane = cuda.grid(1)
        if lane < actions.shape[0]:
            legal = cuda.local.array(MAX_ACTIONS, np.int16)
            step_lanes(take_one(lanes, lane), actions[lane : lane + 1], legal)

    def play_lane(games: IntArray, boxes: IntArray, decisions: IntArray, seed: int) -> None:
        """Let random players finish the game in a lane."""
        lane = cuda.grid(1)
        if lane < games.shape[0]:
            scratches = cuda.local.array(1, SCRATCH)
            finish_games(games[lane : lane + 1], decisions[lane : lane + 1], boxes[0], seed + lane, scratches[0])

    jit = cuda.jit
    return Kernels(
        step=jit(step_lane),
        play=jit(play_lane),
        observe=jit(observe_lane),
        reward=jit(reward_lane),
        draw=jit(draw_in_lane),
        seed=jit(seed_lane),
        check=jit(check_lane),
    )
