"""The bot that weighs every legal action by the terms of its game's brain and takes the best; it looks no further."""

from typing import Any

import numpy as np

from vesicle.bots.brains import Brain, brain_for
from vesicle.bots.interface import Situation
from vesicle.core.playouts import MAX_ACTIONS


class GreedyBot:
    """Takes the action of the highest weight; among equals its own stream decides."""

    def __init__(self, game: str) -> None:
        """Make room to think in, for one game."""
        self._brain: Brain = brain_for(game)
        self._desk: Any = self._brain.new_desk()
        self._weights = np.zeros(MAX_ACTIONS)

    def weigh(self, situation: Situation) -> list[float]:
        """The weight of every legal action, in their order."""
        count = self._brain.weigh_first(situation.games, situation.rules.boxes, self._desk, self._weights)
        weights: list[float] = self._weights[:count].tolist()
        return weights

    def choose(self, situation: Situation) -> str:
        """The legal action of the highest weight."""
        if len(situation.legal) == 1:
            return situation.legal[0]
        weights = self.weigh(situation)
        best = [action for action, weight in zip(situation.legal, weights, strict=True) if weight == max(weights)]
        return situation.draw_one(best)

    def rank(self, situation: Situation) -> list[str]:
        """The legal actions, best first."""
        weights = self.weigh(situation)
        order = sorted(range(len(weights)), key=lambda place: -weights[place])
        return [situation.legal[place] for place in order]
