"""PettingZoo: a game in which the seats act one after the other; turns and masks are as in its classic games."""

from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv  # type: ignore[import-untyped]

from vesicle.core.match import Match
from vesicle.envs.tables import Table, draw_seed

Seen = dict[str, Any]


def spaces_of(table: Table) -> tuple[Any, Any]:
    """What an agent is given, an observation with a mask, and what it may answer."""
    observation, size = table.observation, table.rules.actions.size
    low, high = observation.low.astype(table.dtype), observation.high.astype(table.dtype)
    seen: dict[str, spaces.Space[Any]] = {
        "observation": spaces.Box(low, high, dtype=table.dtype),
        "action_mask": spaces.Box(0, 1, (size,), dtype=np.int8),
    }
    return spaces.Dict(seen), spaces.Discrete(size)


class SeatsEnv(AECEnv):  # type: ignore[misc]
    """One agent a seat, `seat_0` and so on; the agent whose turn it is plays the number of a legal action.

    Rewards come at the end. An illegal action raises IllegalAction with its clauses and changes nothing. The match
    itself is `env.match`: its digest, log and saved game are those of the library.
    """

    def __init__(self, table: Table) -> None:
        """`vesicle.envs.aec` makes one."""
        super().__init__()
        self.table = table
        self.metadata = {"name": f"vesicle_{table.rules.game}_v1", "render_modes": [], "is_parallelizable": False}
        self.render_mode = None
        self.possible_agents = [f"seat_{seat}" for seat in range(table.rules.players)]
        self.agents: list[str] = []
        seen, acts = spaces_of(table)
        self.observation_spaces = dict.fromkeys(self.possible_agents, seen)
        self.action_spaces = {agent: spaces.Discrete(int(acts.n)) for agent in self.possible_agents}
        self._numbers = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._random = np.random.default_rng()
        self.match: Match = Match.deal(table.rules, 0)
        self._to_act: int | None = None

    def observation_space(self, agent: str) -> Any:
        """The same for every agent."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """All actions of the game by number; the mask says which are legal."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal the game of a seed; without one, the next of those that the last seed leads to."""
        if seed is not None:
            self._random = np.random.default_rng(seed)
        self.match = Match.deal(self.table.rules, draw_seed(self._random) if seed is None else seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._turn_to_the_seat_that_decides()

    def _turn_to_the_seat_that_decides(self) -> None:
        self._to_act = self.match.to_act
        self.agent_selection = self.agents[0 if self._to_act is None else self._to_act]

    def observe(self, agent: str) -> Seen:
        """What a seat may see; only the one whose turn it is has anything to choose from."""
        seat = self._numbers[agent]
        if self._to_act == seat:
            mask = self.table.mask(self.match)
        else:
            mask = np.zeros(self.table.rules.actions.size, dtype=np.int8)
        return {"observation": self.table.observe(self.match, seat), "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Play an action by its number; an agent whose game is over leaves the table with None."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        self.table.play(self.match, action)
        self._cumulative_rewards[agent] = 0.0
        self._turn_to_the_seat_that_decides()
        if self._to_act is None:
            self.rewards = dict(zip(self.agents, self.table.rewards(self.match), strict=True))
            self._cumulative_rewards = self.rewards.copy()
            self.terminations = dict.fromkeys(self.agents, True)

    def render(self) -> None:
        """There is nothing to draw: the table in the browser and `vesicle replay` show games."""

    def close(self) -> None:
        """Nothing is left open."""
