"""What a bot is given and what it gives back. The true state of a game ends here: no bot ever holds it."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Protocol

import numpy as np

from vesicle.bots.streams import draw_place, draw_seed
from vesicle.core.chance import BOT, RNG_WORDS, seed_stream
from vesicle.core.match import Match, Rules
from vesicle.core.record import IntArray, copy_of


@dataclass(frozen=True)
class Budget:
    """How long a bot may think: a time, or a number of iterations, which makes it deterministic."""

    milliseconds: int | None = None
    iterations: int | None = None


@dataclass(frozen=True)
class Situation:
    """One decision as the deciding seat knows it."""

    rules: Rules
    seat: int
    legal: tuple[str, ...]
    games: Any  # an array of one record: the game with everything that the seat cannot know dealt anew
    seed: int  # of the bot's own random stream for this decision

    @cached_property
    def view(self) -> dict[str, Any]:
        """All that the seat may see, as `Match.view` shows it."""
        return self.match().view(self.seat)

    @cached_property
    def actions(self) -> list[int]:
        """The legal actions as numbers."""
        return [self.rules.numbers[text] for text in self.legal]

    def match(self) -> Match:
        """A game to try things in: another one each time, the same to the seat as the true one."""
        return Match(self.rules, copy_of(self.games[0]).base, None)

    def stream(self, purpose: int = BOT) -> IntArray:
        """The bot's own random stream for this decision, from its start, for the draws of `vesicle.core.chance`."""
        rng = np.zeros(RNG_WORDS, dtype=np.int64)
        seed_stream(rng, self.seed, purpose)
        return rng

    def random_action(self) -> str:
        """A legal action, each as likely: the first draw of the bot's stream."""
        return self.draw_one(self.legal)

    def draw_one(self, actions: Sequence[str]) -> str:
        """One of several actions, each as likely: the first draw of the bot's stream."""
        return actions[draw_place(np.zeros(RNG_WORDS, dtype=np.int64), self.seed, len(actions))]


class Bot(Protocol):
    """Anything that decides. Bots keep no secrets between decisions: the same situation gets the same answer.

    A bot that holds something, such as a process, has a `close` as well; see `vesicle.bots.registry.close_bots`.
    """

    def choose(self, situation: Situation) -> str:
        """One of the situation's legal actions."""


def situation_of(match: Match, seed: int, played: int | None = None) -> Situation:
    """The decision that is due in a match, for a bot with this seed; the only place that touches the true state.

    `played` is how many actions came before, for a match that was not played from its start.
    """
    seat = match.to_act
    if seat is None:
        raise ValueError("the game is over: nobody decides")
    rules = match.rules
    own_seed = seed_of_decision(seed, len(match._actions) if played is None else played)
    games = copy_of(match._state).base
    rules.redeal(games, rules.boxes, seat, own_seed)
    return Situation(rules, seat, match.legal, games, own_seed)


def seed_of_decision(seed: int, number: int) -> int:
    """A seed for one decision: the bot's own seed and how many actions have been played, well mixed."""
    return int(draw_seed(np.zeros(RNG_WORDS, dtype=np.int64), seed, number))
