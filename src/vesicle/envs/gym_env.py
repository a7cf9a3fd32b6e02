"""Gymnasium: one seat learns, bots sit on the others. Importing this module registers the ids."""

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
from numpy.typing import NDArray

from vesicle.bots.interface import situation_of
from vesicle.bots.registry import close_bots, make_bot
from vesicle.core.errors import IllegalAction, UnknownAction
from vesicle.core.match import Match
from vesicle.envs.aec_env import Seen, spaces_of
from vesicle.envs.tables import check_seed, draw_seed, one_of, table_for

IDS = {"cytosis": "vesicle/Cytosis-v1", "virus-and-co": "vesicle/VirusAndCo-v1"}
ILLEGAL = ("end", "raise")
PENALTY = -1.0


class SeatEnv(gymnasium.Env[Seen, np.int64]):
    """One seat of a table, the others taken by bots (`bots="greedy"`, or a spec for each of them, clockwise).

    Rewards come at the end. An illegal action ends the episode with a reward of −1 and `{"illegal": True}`; with
    `illegal="raise"` it raises IllegalAction with its clauses and changes nothing.
    """

    metadata: dict[str, Any] = {"render_modes": []}  # noqa: RUF012  # the library wants it so

    def __init__(
        self,
        game: str,
        bots: str | Sequence[str] = "greedy",
        seat: int = 0,
        reward: str = "win",
        dtype: str = "int16",
        illegal: str = "end",
        **options: Any,
    ) -> None:
        """`gymnasium.make` makes one, with these as its keywords."""
        self.table = table_for(game, reward, dtype, options)
        players = self.table.rules.players
        one_of("illegal", illegal, ILLEGAL)
        if not isinstance(seat, int) or isinstance(seat, bool) or not 0 <= seat < players:
            raise ValueError(f"seat: {seat!r} is none of 0 to {players - 1}")
        specs = [bots] * (players - 1) if isinstance(bots, str) else list(bots)
        if len(specs) != players - 1:
            raise ValueError(f"bots: {players - 1} are wanted, one for each other seat, not {len(specs)}")
        self.seat = seat
        self.bots = {(seat + turn) % players: make_bot(spec, game) for turn, spec in enumerate(specs, start=1)}
        self._raises = illegal == "raise"
        self.observation_space, self.action_space = spaces_of(self.table)
        self._seed = 0
        self.match: Match = Match.deal(self.table.rules, 0)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Seen, dict[str, Any]]:
        """Deal the game of a seed, and let the bots play until the own seat decides."""
        super().reset(seed=seed)
        self._seed = draw_seed(self.np_random) if seed is None else check_seed(seed)
        self.match = Match.deal(self.table.rules, self._seed)
        self._let_bots_play()
        return self._see(), {}

    def step(self, action: Any) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        """Play an action by its number; the bots play until the own seat decides again or the game is over."""
        try:
            self.table.play(self.match, action)
        except (IllegalAction, UnknownAction):
            if self._raises:
                raise
            return self._see(), PENALTY, True, False, {"illegal": True}
        self._let_bots_play()
        over = self.match.to_act is None
        reward = self.table.rewards(self.match)[self.seat] if over else 0.0
        return self._see(), reward, over, False, {}

    def _let_bots_play(self) -> None:
        while self.match.to_act not in (None, self.seat):
            bot = self.bots[self.match.to_act]
            self.match.play(bot.choose(situation_of(self.match, self._seed)))

    def _see(self) -> Seen:
        return {"observation": self.table.observe(self.match, self.seat), "action_mask": self.action_masks()}

    def action_masks(self) -> NDArray[np.int8]:
        """A 1 for every legal action, under the name by which learners with masks ask for it."""
        return self.table.mask(self.match)

    def close(self) -> None:
        """End what bots have started."""
        close_bots(self.bots.values())


def register() -> None:
    """Tell Gymnasium the ids, once."""
    for game, name in IDS.items():
        if name not in gymnasium.registry:
            gymnasium.register(name, entry_point=f"{__name__}:SeatEnv", kwargs={"game": game})


register()
