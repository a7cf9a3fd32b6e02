"""Many games of one table at once: numpy buffers that the caller may own, and one compiled step for all of them.

Lane `i` of `n` begins with the seed `seed + i`. When its game is over, the next one is dealt in the same step with a
seed that is `n` higher (from 2**63 on seeds begin again at 0), unless `auto_reset` is off. Lanes never look at each
other, so nothing depends on the number of threads.
"""

from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from importlib import import_module
from itertools import pairwise
from typing import Any

import numpy as np
from numpy.typing import NDArray

from vesicle.core.chance import BOT, RNG_WORDS, seed_stream
from vesicle.core.match import Match
from vesicle.core.piles import NOTHING
from vesicle.core.playouts import MAX_ACTIONS, Scratch
from vesicle.core.record import IntArray, copy_of, new, new_array
from vesicle.envs.features import as_numbers
from vesicle.envs.lanes import DEAL, LEAVE, MAX_SEED, Lanes, draw_actions
from vesicle.envs.plan import write_observations, write_rewards
from vesicle.envs.tables import Table, check_seed


@dataclass(frozen=True)
class Saved:
    """One lane at one moment: its game, as an array of one record, and the seed that it was dealt with."""

    games: Any
    seed: int


@dataclass(frozen=True)
class _Block:
    """The lanes of one thread, side by side, and room to list legal actions in."""

    where: slice
    lanes: Lanes
    legal: IntArray


@dataclass(frozen=True)
class Choices:
    """How a vector is run."""

    auto_reset: bool = True
    observe: bool = True  # whether `step` writes observations
    check: bool = True  # whether an illegal action raises; otherwise it only sets the lane's flag
    threads: int = 1


class Vector:
    """So many lanes of one table; `vesicle.envs.vector` makes one.

    Its buffers, the first index always the lane: `observation` of the seat that decides, `mask` of its legal actions,
    `reward` of every seat, `done`, the `seat` that decides now, `illegal`. `step` tells by the mask what is legal, so
    a caller may take actions out of it, but not add any.
    """

    def __init__(self, table: Table, n: int, choices: Choices, buffers: Mapping[str, Any]) -> None:
        """Make the buffers that the caller has not given."""
        self.table, self.rules, self.n, self._choices = table, table.rules, n, choices
        self.games = new_array(self.rules.state_class, n)
        self.seeds: NDArray[np.int64] = np.zeros(n, dtype=np.int64)
        shapes = buffer_shapes(table, n)
        for name, given in buffers.items():
            _check_buffer(name, given, shapes)
        made = {name: buffers.get(name, np.zeros(shape, dtype)) for name, (shape, dtype) in shapes.items()}
        self.observation, self.mask, self.reward = made["observation"], made["mask"], made["reward"]
        self.done, self.seat, self.illegal = made["done"], made["seat"], made["illegal"]
        self._step_lanes = import_module(f"vesicle.envs.{self.rules.game.replace('-', '_')}.lanes").step_lanes
        cuts = [n * thread // choices.threads for thread in range(choices.threads + 1)]
        self._blocks = [self._block(slice(first, last)) for first, last in pairwise(cuts) if first < last]
        self._pool = ThreadPoolExecutor(choices.threads) if choices.threads > 1 else None

    def _block(self, where: slice) -> _Block:
        small, wide = as_numbers(self.games)
        first_seat = self.rules.options["first_seat"]
        lanes = Lanes(
            games=self.games[where],
            small=small[where],
            wide=wide[where],
            boxes=self.rules.boxes,
            blanks=new_array(self.rules.state_class, 1),
            plan=self.table.observation.plan,
            seeds=self.seeds[where],
            rows=self.observation[where] if self._is_quick else np.zeros((0, 0), dtype=np.int16),
            mask=self.mask[where],
            reward=self.reward[where],
            done=self.done[where],
            seat=self.seat[where],
            illegal=self.illegal[where],
            next_seed=self.n if self._choices.auto_reset else 0,
            first_seat=NOTHING if first_seat is None else first_seat,
            kind=int(self.table.reward),
        )
        return _Block(where, lanes, np.zeros(MAX_ACTIONS, dtype=np.int16))

    @property
    def _is_quick(self) -> bool:
        """Whether the compiled step writes observations itself, as it does those of 16 bits."""
        return self._choices.observe and self.table.dtype == np.int16

    def reset(self, seed: int = 0, seeds: Sequence[int] | None = None) -> None:
        """Deal every lane anew: lane i with seed + i, or with seeds of their own."""
        wanted = range(check_seed(seed), seed + self.n) if seeds is None else seeds
        if len(wanted) != self.n:
            raise ValueError(f"seeds: {self.n} are wanted, one for each lane, not {len(wanted)}")
        self.seeds[:] = [check_seed(one) & MAX_SEED for one in wanted]
        self._run(np.full(self.n, DEAL, dtype=np.int64))

    def step(self, actions: Any) -> None:
        """Play one action in every lane, by number; LEAVE (−1) leaves a lane as it is."""
        chosen = np.ascontiguousarray(actions, dtype=np.int64)
        if chosen.shape != (self.n,):
            raise ValueError(f"actions: {self.n} are wanted, one for each lane, not an array of {chosen.shape}")
        if self._choices.check:
            self._check(chosen)
        self._run(chosen)

    def _check(self, actions: NDArray[np.int64]) -> None:
        """Before any lane moves: every action is legal where it is played."""
        inside = (actions >= 0) & (actions < self.mask.shape[1])
        fits = self.mask[np.arange(self.n), np.where(inside, actions, 0)] == 1
        wrong = np.flatnonzero((actions != LEAVE) & ~(inside & fits))
        if len(wrong):
            lane = int(wrong[0])
            action = int(actions[lane])
            text = self.rules.texts[action] if inside[lane] else ""
            raise ValueError(f"lane {lane}: action {action} ({text or 'there is none'}) is not legal now")

    def _run(self, actions: NDArray[np.int64]) -> None:
        if self._pool is None:
            self._run_block(self._blocks[0], actions)
        else:
            list(self._pool.map(self._run_block, self._blocks, [actions] * len(self._blocks)))

    def _run_block(self, block: _Block, actions: NDArray[np.int64]) -> None:
        lanes = block.lanes
        self._step_lanes(lanes, actions[block.where], block.legal)
        if self._choices.observe and not self._is_quick:
            write_observations(lanes.small, lanes.wide, lanes.plan, lanes.seat, self.observation[block.where])

    def observe(self, seats: Any = None, out: IntArray | None = None) -> IntArray:
        """What one seat in every lane may see, by default the one that decides; into `out`, or into the buffer."""
        viewers = self.seat if seats is None else np.broadcast_to(np.asarray(seats, dtype=np.int8), self.n).copy()
        if not ((viewers >= 0) & (viewers < self.rules.players)).all():
            raise ValueError(f"seats: every seat is one of 0 to {self.rules.players - 1}")
        rows = self.observation if out is None else out
        self.table.observation.write(self.games, viewers, rows)
        return rows

    def random_actions(self, streams: NDArray[np.int64]) -> NDArray[np.int64]:
        """A legal action for every lane, each as likely; `streams` come from `new_streams` and move on."""
        actions = np.zeros(self.n, dtype=np.int64)
        draw_actions(self.mask, streams, actions)
        return actions

    def new_streams(self, seed: int = 0) -> NDArray[np.int64]:
        """A random stream for each lane: lane i has the one of seed + i."""
        streams = np.zeros((self.n, RNG_WORDS), dtype=np.int64)
        for lane in range(self.n):
            seed_stream(streams[lane], (check_seed(seed) + lane) & MAX_SEED, BOT)
        return streams

    def random_playouts(self, seed: int = 0) -> tuple[NDArray[np.float32], NDArray[np.int64]]:
        """Copies of all lanes played to their ends by random players: the rewards of each, and its decisions."""
        games = self.games.copy()
        decisions = np.zeros(self.n, dtype=np.int64)
        scratch: Any = new(Scratch)
        self.rules.finish_games(games, decisions, self.rules.box, check_seed(seed), scratch)
        rewards = np.zeros((self.n, self.rules.players), dtype=np.float32)
        write_rewards(*as_numbers(games), self.table.observation.plan, int(self.table.reward), rewards)
        return rewards, decisions

    def save(self, lane: int) -> Saved:
        """A lane as it is now."""
        return Saved(copy_of(self.games[self._find(lane)]).base, int(self.seeds[lane]))

    def restore(self, lane: int, saved: Saved) -> None:
        """Put a saved game into a lane, any lane; its buffers say so at once."""
        self.games[self._find(lane)] = saved.games[0]
        self.seeds[lane] = saved.seed
        self._refresh(lane)

    def _refresh(self, lane: int) -> None:
        self._run_block(self._block(slice(lane, lane + 1)), np.full(self.n, LEAVE, dtype=np.int64))

    def match(self, lane: int) -> Match:
        """An independent match that goes on from a lane."""
        return Match(self.rules, copy_of(self.games[self._find(lane)]).base, None)

    def digest(self, lane: int) -> str:
        """The digest of the game in a lane, as a saved game has it."""
        return self.rules.digest(self.games[self._find(lane)])

    def _find(self, lane: int) -> int:
        if not 0 <= lane < self.n:
            raise ValueError(f"lane {lane!r} is none of 0 to {self.n - 1}")
        return lane

    def close(self) -> None:
        """End the threads."""
        if self._pool is not None:
            self._pool.shutdown()


def buffer_shapes(table: Table, n: int) -> dict[str, tuple[tuple[int, ...], Any]]:
    """The shape and the type of every buffer."""
    return {
        "observation": ((n, table.observation.length), table.dtype),
        "mask": ((n, table.rules.actions.size), np.int8),
        "reward": ((n, table.rules.players), np.float32),
        "done": ((n,), np.int8),
        "seat": ((n,), np.int8),
        "illegal": ((n,), np.int8),
    }


def _check_buffer(name: str, given: Any, shapes: Mapping[str, tuple[tuple[int, ...], Any]]) -> None:
    if name not in shapes:
        raise ValueError(f"there is no buffer {name!r}; known are {', '.join(shapes)}")
    shape, dtype = shapes[name]
    fits = isinstance(given, np.ndarray) and given.shape == shape and given.dtype == dtype
    if not fits or not given.flags.c_contiguous or not given.flags.writeable:
        wanted = f"a writeable C-ordered array of {np.dtype(dtype).name} with the shape {shape} is wanted"
        raise ValueError(f"{name}: {wanted}")
