"""The bots that have learned: `net` plays what its network likes best, `champion` searches with it."""

import time
from importlib import import_module
from typing import Any

import numpy as np

from vesicle.bots.interface import Budget, Situation
from vesicle.bots.search import Clock, SearchBot
from vesicle.core.match import Rules
from vesicle.net.lens import make_lens
from vesicle.net.network import network_of
from vesicle.net.room import new_thought
from vesicle.net.shapes import Lens, Manner, Network, Thought

KEPT_TABLES = 64


class Mind:
    """A game's network with room to think, for the tables that it meets."""

    def __init__(self, game: str) -> None:
        """Load the network."""
        self._shipped = network_of(game)
        self.rules: Any = import_module(f"vesicle.bots.{game.replace('-', '_')}.champion")
        self._rooms: dict[int, tuple[Rules, Thought, Lens]] = {}

    def room(self, rules: Rules) -> tuple[Thought, Network, Lens]:
        """Where to think about a table, with what, and how to read it."""
        if id(rules) not in self._rooms:
            if len(self._rooms) >= KEPT_TABLES:
                self._rooms.clear()
            lens = make_lens(rules, self._shipped.vocabulary)
            thought = new_thought(rules, lens, self._shipped.network)
            self._rooms[id(rules)] = rules, thought, lens
        _, thought, lens = self._rooms[id(rules)]
        return thought, self._shipped.network, lens

    def ask(self, situation: Situation) -> tuple[list[float], list[float]]:
        """The logits of the legal actions, and each seat's chance to win, in the situation as it is dealt."""
        thought, network, lens = self.room(situation.rules)
        count = self.rules.ask_first(situation.games, situation.rules.boxes, thought, network, lens)
        return thought.logits[:count].tolist(), thought.win[: situation.rules.players].tolist()


class NetBot:
    """Plays the action that its network likes best, at once."""

    def __init__(self, game: str) -> None:
        """Load the network of a game."""
        self._mind = Mind(game)

    def choose(self, situation: Situation) -> str:
        """The legal action with the highest logit."""
        if len(situation.legal) == 1:
            return situation.legal[0]
        logits, _ = self._mind.ask(situation)
        return situation.legal[int(np.argmax(logits))]


class ChampionBot(SearchBot):
    """Searches as `search` does, with a network's priors and values instead of rules of thumb and rollouts."""

    def __init__(
        self,
        game: str,
        budget: Budget,
        threads: int = 1,
        clock: Clock = time.perf_counter,
        manner: Manner | None = None,
    ) -> None:
        """Load the network of a game."""
        super().__init__(game, budget, threads, clock)
        self._minds = [Mind(game) for _ in range(threads)]
        self._manner = np.array(manner or Manner())

    def _search(self, situation: Situation, room: int, iterations: int, seed: int) -> None:
        thought, network, lens = self._minds[room].room(situation.rules)
        _, tree = self._rooms[room]
        search_first = self._minds[room].rules.search_first
        boxes = situation.rules.boxes
        search_first(situation.games, boxes, thought, network, lens, self._manner, tree, iterations, seed)
