"""The kernels: one thread for each lane, which runs the processor's compiled loops over that lane alone.

Threads that stand together run well only if they do the same, so lanes take their steps in the order of their actions.
"""

from dataclasses import dataclass
from functools import cache
from importlib import import_module
from typing import Any

import numpy as np

from vesicle.core.chance import BOT, draw_below, seed_stream
from vesicle.core.playouts import MAX_ACTIONS
from vesicle.core.record import IntArray
from vesicle.envs.gpu_compiler import is_simulated, load_cuda
from vesicle.envs.lanes import DEAL, LEAVE, MAX_SEED, Lanes, draw_actions
from vesicle.envs.plan import write_observations, write_rewards

cuda: Any = load_cuda()  # the simulator looks for it under this name
THREADS, SORTERS = (4, 4) if is_simulated() else (128, 256)  # threads of a block that plays, and of one that sorts
FIRST_KEY = DEAL  # the least number that stands in place of an action
BINS = MAX_ACTIONS + 1 - FIRST_KEY  # keys to sort by: the highest is for lanes that have nothing to do


@dataclass(frozen=True)
class Kernels:
    """What can be done with all lanes of a game at once."""

    step: Any  # lanes, actions, order
    choose: Any  # games, boxes, streams, actions, order
    move: Any  # games, boxes, actions, decisions, order
    observe: Any  # small, wide, plan, seats, rows
    reward: Any  # small, wide, plan, kind, rewards
    draw: Any  # mask, streams, actions
    seed: Any  # streams, seed
    check: Any  # mask, actions, first lane with an illegal one
    rank: Any  # actions, totals, ranks
    start: Any  # totals, starts
    place: Any  # actions, ranks, starts, order


def launch(kernel: Any, n: int, *arguments: Any) -> None:
    """Run a kernel with a thread for each of `n` lanes."""
    kernel[-(-n // THREADS), THREADS](*arguments)


class Order:
    """The lanes, sorted by their actions."""

    def __init__(self, kernels: Kernels, n: int) -> None:
        """Room for so many lanes."""
        self.lanes = cuda.device_array(n, np.int32)
        self._kernels, self._n = kernels, n
        self._ranks = cuda.device_array(n, np.int32)
        self._starts = cuda.device_array(BINS, np.int32)
        self._none = cuda.to_device(np.zeros(BINS, dtype=np.int32))
        self._totals = cuda.device_array(BINS, np.int32)

    def sort(self, actions: Any) -> None:
        """Sort all lanes; which of two with the same action comes first does not matter."""
        blocks = -(-self._n // SORTERS)
        self._totals.copy_to_device(self._none)
        self._kernels.rank[blocks, SORTERS](actions, self._totals, self._ranks)
        self._kernels.start[1, SORTERS](self._totals, self._starts)
        self._kernels.place[blocks, SORTERS](actions, self._ranks, self._starts, self.lanes)

    def count_busy(self) -> int:
        """How many lanes have something to do; they come first. Waits for the GPU."""
        return int(self._starts[BINS - 1 :].copy_to_host()[0])


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
        lanes.rows,
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


def key_of(action: int) -> int:
    """What a lane is sorted by: its action, or what stands in place of one."""
    return min(max(action - FIRST_KEY, 0), BINS - 1)


def rank_lane(actions: IntArray, totals: IntArray, ranks: IntArray) -> None:
    """Give each lane a number among those with the same key; the blocks count by themselves before they add up."""
    counts = cuda.shared.array(BINS, np.int32)
    for key in range(cuda.threadIdx.x, BINS, cuda.blockDim.x):
        counts[key] = 0
    cuda.syncthreads()
    lane = cuda.grid(1)
    key = find_key(actions[lane]) if lane < actions.shape[0] else 0
    rank = cuda.atomic.add(counts, key, 1) if lane < actions.shape[0] else 0
    cuda.syncthreads()
    for each in range(cuda.threadIdx.x, BINS, cuda.blockDim.x):
        if counts[each] > 0:
            counts[each] = cuda.atomic.add(totals, each, counts[each])
    cuda.syncthreads()
    if lane < actions.shape[0]:
        ranks[lane] = counts[key] + rank


def start_bins(totals: IntArray, starts: IntArray) -> None:
    """Where the lanes with each key begin."""
    counts = cuda.shared.array(BINS, np.int32)
    for key in range(cuda.threadIdx.x, BINS, cuda.blockDim.x):
        counts[key] = totals[key]
    cuda.syncthreads()
    if cuda.threadIdx.x == 0:
        start = 0
        for key in range(BINS):
            starts[key] = start
            start += counts[key]


def place_lane(actions: IntArray, ranks: IntArray, starts: IntArray, order: IntArray) -> None:
    """Put each lane in its place in the order."""
    lane = cuda.grid(1)
    if lane < actions.shape[0]:
        order[starts[find_key(actions[lane])] + ranks[lane]] = lane


find_key = cuda.jit(key_of, device=True)
take_one = cuda.jit(take_lane, device=True)


@cache
def kernels_for(game: str) -> Kernels:
    """The kernels of a game; they are compiled when they are first used."""
    package = game.replace("-", "_")
    step_lanes = import_module(f"vesicle.envs.{package}.lanes").step_lanes
    step = import_module(f"vesicle.{package}.engine").step
    list_legal = import_module(f"vesicle.{package}.legal").list_legal

    def step_lane(lanes: Lanes, actions: IntArray, order: IntArray) -> None:
        """Play one action in a lane."""
        place = cuda.grid(1)
        if place < actions.shape[0]:
            lane = order[place]
            legal = cuda.local.array(MAX_ACTIONS, np.int16)
            step_lanes(take_one(lanes, lane), actions[lane : lane + 1], legal)

    def choose_in_lane(games: IntArray, boxes: IntArray, streams: IntArray, actions: IntArray, order: IntArray) -> None:
        """Draw a random player's next action in a lane, from all that are legal."""
        place = cuda.grid(1)
        if place < order.shape[0]:
            lane = order[place]
            legal = cuda.local.array(MAX_ACTIONS, np.int16)
            count = list_legal(games[lane], boxes[0], legal)
            actions[lane] = legal[draw_below(streams[lane], count)] if count > 0 else MAX_ACTIONS

    def move_lane(games: IntArray, boxes: IntArray, actions: IntArray, decisions: IntArray, order: IntArray) -> None:
        """Play it, if the game in the lane is not over."""
        place = cuda.grid(1)
        if place < order.shape[0]:
            lane = order[place]
            if actions[lane] < MAX_ACTIONS:
                step(games[lane], boxes[0], actions[lane])
                decisions[lane] += 1

    jit = cuda.jit
    return Kernels(
        step=jit(step_lane),
        choose=jit(choose_in_lane),
        move=jit(move_lane),
        observe=jit(observe_lane),
        reward=jit(reward_lane),
        draw=jit(draw_in_lane),
        seed=jit(seed_lane),
        check=jit(check_lane),
        rank=jit(rank_lane),
        start=jit(start_bins),
        place=jit(place_lane),
    )
