"""Many games of one table at once on a GPU: the lanes of `vesicle.envs.vector`, with all arrays in its memory.

Every array has the CUDA array interface, so `torch.as_tensor(env.mask, device="cuda")` and `cupy.asarray(env.mask)` see
the same memory (jax: `jax.dlpack.from_dlpack(cupy.asarray(…))`), and buffers and actions may come from there too.
"""

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from vesicle.core.chance import RNG_WORDS
from vesicle.core.match import Match
from vesicle.core.piles import NOTHING
from vesicle.core.record import dtype_of, new_array
from vesicle.envs.gpu_kernels import Order, cuda, kernels_for, launch
from vesicle.envs.lanes import DEAL, LEAVE, MAX_SEED, Lanes
from vesicle.envs.tables import Table, check_seed
from vesicle.envs.vector_env import Choices, Saved, buffer_shapes

COUNTED_EVERY = 16  # decisions of random games; to count the games that are left is to wait for the GPU
BY_LANE = ("games", "small", "wide", "seeds", "mask", "reward", "done", "seat", "illegal")


class GpuVector:
    """So many lanes of one table on a GPU; `vesicle.envs.gpu` makes one. Attributes and methods are those of `Vector`.

    With `check`, every step waits for the GPU to say whether all actions were legal; without, it only sets flags.
    """

    def __init__(self, table: Table, n: int, choices: Choices, buffers: Mapping[str, Any]) -> None:
        """Make the buffers that the caller has not given."""
        self.table, self.rules, self.n, self._choices = table, table.rules, n, choices
        self._kernels = kernels_for(self.rules.game)
        self._order = Order(self._kernels, n)
        shapes = buffer_shapes(table, n)
        given = {name: _take_buffer(name, array, shapes) for name, array in buffers.items()}
        made = {name: given.get(name, _zeros(shape, dtype)) for name, (shape, dtype) in shapes.items()}
        self.observation, self.mask, self.reward = made["observation"], made["mask"], made["reward"]
        self.done, self.seat, self.illegal = made["done"], made["seat"], made["illegal"]
        self.seeds = _zeros((n,), np.int64)
        self._lanes = self._make_lanes()
        self.games: Any = self._lanes.games

    def _make_lanes(self) -> Lanes:
        first_seat = self.rules.options["first_seat"]
        small, wide, games = self._new_games()
        return Lanes(
            games=games,
            small=small,
            wide=wide,
            boxes=cuda.to_device(self.rules.boxes),
            blanks=cuda.to_device(new_array(self.rules.state_class, 1)),
            plan=cuda.to_device(self.table.observation.plan),
            seeds=self.seeds,
            rows=_zeros((0, self.table.observation.length), np.int16),  # a kernel of its own writes them more quickly
            mask=self.mask,
            reward=self.reward,
            done=self.done,
            seat=self.seat,
            illegal=self.illegal,
            next_seed=self.n if self._choices.auto_reset else 0,
            first_seat=NOTHING if first_seat is None else first_seat,
            kind=int(self.table.reward),
        )

    def _new_games(self) -> tuple[Any, Any, Any]:
        """Room for a game in every lane: as numbers of 8 and of 16 bits, and as records."""
        dtype = dtype_of(self.rules.state_class)
        small = _zeros((self.n * dtype.itemsize,), np.int8)
        wide = small.view(np.int16).reshape(self.n, dtype.itemsize // 2)
        return small.reshape(self.n, dtype.itemsize), wide, small.view(dtype)

    def reset(self, seed: int = 0, seeds: Sequence[int] | None = None) -> None:
        """Deal every lane anew: lane i with seed + i, or with seeds of their own."""
        if seeds is None:
            wanted = (np.arange(self.n, dtype=np.uint64) + np.uint64(check_seed(seed))) & np.uint64(MAX_SEED)
        elif len(seeds) != self.n:
            raise ValueError(f"seeds: {self.n} are wanted, one for each lane, not {len(seeds)}")
        else:
            wanted = np.array([check_seed(one) for one in seeds])
        self.seeds.copy_to_device(wanted.astype(np.int64))
        self._run(cuda.to_device(np.full(self.n, DEAL, dtype=np.int64)))

    def step(self, actions: Any) -> None:
        """Play one action in every lane, by number; LEAVE (−1) leaves a lane as it is."""
        chosen = _on_device(actions)
        if chosen.shape != (self.n,) or chosen.dtype != np.int64:
            given = f"an array of {chosen.shape} of {chosen.dtype}"
            raise ValueError(f"actions: {self.n} of int64 are wanted, one for each lane, not {given}")
        if self._choices.check:
            self._check(chosen)
        self._run(chosen)

    def _check(self, actions: Any) -> None:
        """Before any lane moves: every action is legal where it is played."""
        first = cuda.to_device(np.full(1, self.n, dtype=np.int64))
        launch(self._kernels.check, self.n, self.mask, actions, first)
        lane = int(first.copy_to_host()[0])
        if lane < self.n:
            action = int(actions[lane : lane + 1].copy_to_host()[0])
            text = self.rules.texts[action] if 0 <= action < self.rules.actions.size else ""
            raise ValueError(f"lane {lane}: action {action} ({text or 'there is none'}) is not legal now")

    def _run(self, actions: Any) -> None:
        self._order.sort(actions)
        launch(self._kernels.step, self.n, self._lanes, actions, self._order.lanes)
        if self._choices.observe:
            self._write(self._lanes, self.seat, self.observation)

    def _write(self, lanes: Lanes, seats: Any, rows: Any) -> None:
        launch(self._kernels.observe, len(rows), lanes.small, lanes.wide, lanes.plan, seats, rows)

    def observe(self, seats: Any = None, out: Any = None) -> Any:
        """What one seat in every lane may see, by default the one that decides; into `out`, or into the buffer."""
        viewers = self.seat
        if seats is not None:
            wanted = np.broadcast_to(np.asarray(seats, dtype=np.int8), self.n)
            if not ((wanted >= 0) & (wanted < self.rules.players)).all():
                raise ValueError(f"seats: every seat is one of 0 to {self.rules.players - 1}")
            viewers = cuda.to_device(wanted.copy())
        rows = self.observation if out is None else out
        self._write(self._lanes, viewers, _on_device(rows))
        return rows

    def random_actions(self, streams: Any) -> Any:
        """A legal action for every lane, each as likely; `streams` come from `new_streams` and move on."""
        actions = cuda.device_array(self.n, np.int64)
        launch(self._kernels.draw, self.n, self.mask, streams, actions)
        return actions

    def new_streams(self, seed: int = 0) -> Any:
        """A random stream for each lane: lane i has the one of seed + i."""
        streams = cuda.device_array((self.n, RNG_WORDS), np.int64)
        launch(self._kernels.seed, self.n, streams, check_seed(seed))
        return streams

    def random_playouts(self, seed: int = 0) -> tuple[Any, Any]:
        """Copies of all lanes played to their ends by random players: the rewards of each, and its decisions."""
        rewards, decisions, _ = self.finish_copies(seed)
        return rewards, decisions

    def finish_copies(self, seed: int = 0) -> tuple[Any, Any, Any]:
        """The same, and the games as the random players left them, as rows of 8-bit numbers."""
        small, wide, games = self._new_games()
        small.copy_to_device(self._lanes.small)
        decisions = self._finish(games, self.new_streams(seed))
        rewards = _zeros((self.n, self.rules.players), np.float32)
        launch(self._kernels.reward, self.n, small, wide, self._lanes.plan, self._lanes.kind, rewards)
        return rewards, decisions, small

    def _finish(self, games: Any, streams: Any) -> Any:
        """Play all games to their ends; those that are over fall out of the order, and now and then are counted out."""
        boxes, actions = self._lanes.boxes, cuda.device_array(self.n, np.int64)
        decisions = _zeros((self.n,), np.int64)
        busy, order = self.n, cuda.to_device(np.arange(self.n, dtype=np.int32))
        while busy > 0:
            for _ in range(COUNTED_EVERY):
                launch(self._kernels.choose, busy, games, boxes, streams, actions, order)
                self._order.sort(actions)
                order = self._order.lanes
                launch(self._kernels.move, busy, games, boxes, actions, decisions, order)
            busy = self._order.count_busy()
        return decisions

    def save(self, lane: int) -> Saved:
        """A lane as it is now, in the processor's memory; a `Vector` can restore it too."""
        return Saved(self._fetch(lane), int(self.seeds[lane : lane + 1].copy_to_host()[0]))

    def restore(self, lane: int, saved: Saved) -> None:
        """Put a saved game into a lane, any lane; its buffers say so at once."""
        self.games[self._find(lane) : lane + 1].copy_to_device(saved.games)
        self.seeds[lane : lane + 1].copy_to_device(np.array([saved.seed], dtype=np.int64))
        only = self._lanes._replace(**{name: getattr(self._lanes, name)[lane : lane + 1] for name in BY_LANE})
        leave, order = np.array([LEAVE], dtype=np.int64), np.zeros(1, dtype=np.int32)
        launch(self._kernels.step, 1, only, cuda.to_device(leave), cuda.to_device(order))
        if self._choices.observe:
            self._write(only, only.seat, self.observation[lane : lane + 1])

    def match(self, lane: int) -> Match:
        """An independent match that goes on from a lane."""
        return Match(self.rules, self._fetch(lane), None)

    def digest(self, lane: int) -> str:
        """The digest of the game in a lane, as a saved game has it."""
        return self.rules.digest(self._fetch(lane)[0])

    def _fetch(self, lane: int) -> Any:
        """The game of a lane, as an array of one record in the processor's memory."""
        row: Any = self._lanes.small[self._find(lane) : lane + 1]
        found = row.copy_to_host()
        return found.view(dtype_of(self.rules.state_class)).reshape(1)

    def _find(self, lane: int) -> int:
        if not 0 <= lane < self.n:
            raise ValueError(f"lane {lane!r} is none of 0 to {self.n - 1}")
        return lane


def _zeros(shape: tuple[int, ...], dtype: Any) -> Any:
    return cuda.to_device(np.zeros(shape, dtype=dtype))


def _on_device(array: Any) -> Any:
    """An array on the GPU as it is; one of the processor's is copied there."""
    if hasattr(array, "copy_to_host"):
        return array
    if hasattr(array, "__cuda_array_interface__"):
        return cuda.as_cuda_array(array)
    return cuda.to_device(np.ascontiguousarray(array))


def _take_buffer(name: str, given: Any, shapes: Mapping[str, tuple[tuple[int, ...], Any]]) -> Any:
    """A caller's own array, if it is what a buffer has to be."""
    if name not in shapes:
        raise ValueError(f"there is no buffer {name!r}; known are {', '.join(shapes)}")
    shape, dtype = shapes[name]
    if hasattr(given, "__cuda_array_interface__"):
        taken = cuda.as_cuda_array(given)
        if taken.shape == shape and taken.dtype == dtype and taken.is_c_contiguous():
            return taken
    raise ValueError(f"{name}: a C-ordered array of {np.dtype(dtype).name} on the GPU with the shape {shape} is wanted")
