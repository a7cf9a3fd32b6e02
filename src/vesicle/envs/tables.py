"""What every door shares: a table with its observation and its rewards, and the check of what a caller chose."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np
from numpy.typing import NDArray

from vesicle import rules_for
from vesicle.core.errors import UnknownAction
from vesicle.core.match import Match, Rules
from vesicle.core.playouts import Scratch
from vesicle.core.record import IntArray, new_array
from vesicle.envs.features import Observation, as_numbers, observation_for
from vesicle.envs.lanes import MAX_SEED
from vesicle.envs.plan import Reward, write_rewards

REWARDS = {kind.name.lower(): kind for kind in Reward}
DTYPES: dict[str, Any] = {"int16": np.int16, "float32": np.float32}


@dataclass(frozen=True)
class Table:
    """A game with its options, what its seats see and what they play for."""

    rules: Rules
    observation: Observation
    reward: Reward
    dtype: Any  # of observations

    def __reduce__(self) -> tuple[Any, ...]:
        dtype = np.dtype(self.dtype).name
        return table_for, (self.rules.game, self.reward.name.lower(), dtype, self.rules.options)

    @cached_property
    def _seats(self) -> list[NDArray[np.int64]]:
        """Each seat as an array of one viewer."""
        return [np.array([seat]) for seat in range(self.rules.players)]

    @cached_property
    def _scratches(self) -> Any:
        """Room to list legal actions in."""
        return new_array(Scratch, 1)

    def observe(self, match: Match, seat: int) -> IntArray:
        """What a seat may see of a match, as a fresh row."""
        rows = np.empty((1, self.observation.length), dtype=self.dtype)
        self.observation.write(match._games, self._seats[seat], rows)
        return rows[0]

    def mask(self, match: Match) -> NDArray[np.int8]:
        """A 1 for every legal action of a match."""
        mask = np.zeros(self.rules.actions.size, dtype=np.int8)
        count = self.rules.list_legal(match._games, self.rules.boxes, self._scratches)
        mask[self._scratches["legal"][0, :count]] = 1
        return mask

    def play(self, match: Match, action: Any) -> None:
        """Play an action by its number; UnknownAction or IllegalAction, and nothing changes, where it cannot be."""
        size = self.rules.actions.size
        if not isinstance(action, int | np.integer) or not 0 <= action < size:
            raise UnknownAction(f"{action!r} is no action: an action is a whole number from 0 to {size - 1}")
        match.play(self.rules.texts[action])

    def rewards(self, match: Match) -> list[float]:
        """What each seat gets for a match that is over."""
        rewards = np.zeros((1, self.rules.players), dtype=np.float32)
        write_rewards(*as_numbers(match._games), self.observation.plan, int(self.reward), rewards)
        found: list[float] = rewards[0].tolist()
        return found


def table_for(game: str, reward: str, dtype: str, options: Mapping[str, Any]) -> Table:
    """The table that a caller asks for; ValueError in one sentence for what does not exist."""
    one_of("reward", reward, REWARDS)
    one_of("dtype", dtype, DTYPES)
    rules = rules_for(game, options)
    return Table(rules, observation_for(rules), REWARDS[reward], DTYPES[dtype])


def one_of(name: str, given: object, known: Collection[str]) -> None:
    """ValueError in one sentence for a choice that does not exist."""
    if not isinstance(given, str) or given not in known:
        raise ValueError(f"{name}: {given!r} is none of {', '.join(known)}")


def check_seed(seed: object) -> int:
    """A seed is a whole number from 0 to 2**63 - 1."""
    if not isinstance(seed, int | np.integer) or isinstance(seed, bool) or not 0 <= seed <= MAX_SEED:
        raise ValueError(f"seed: {seed!r} is not a whole number from 0 to 2**63 - 1")
    return int(seed)


def draw_seed(random: np.random.Generator) -> int:
    """A seed for the next game."""
    return int(random.integers(MAX_SEED, endpoint=True))
