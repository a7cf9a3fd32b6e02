"""Four levels for people, named as one rises in a lab: which bot plays, and how often it slips.

A slip is what makes a strong player human: now and then it does not see the best move. The names and a sentence about
each are in the locales (`level-freshman`, `level-freshman.about`).
"""

from dataclasses import dataclass
from typing import Final

from vesicle.bots.greedy import GreedyBot
from vesicle.bots.interface import Bot, Situation
from vesicle.core.chance import draw_below

SLIP: Final = 4  # the purpose of the stream that slips are drawn from, beside those of core/chance.py
CERTAIN: Final = 100


@dataclass(frozen=True)
class Level:
    """A bot, and its slips: in so many of a hundred decisions it plays one of its few best moves, or any (0)."""

    name: str
    bot: str  # a spec
    slips: int = 0
    among: int = 0


LEVELS: dict[str, tuple[Level, ...]] = {
    "cytosis": (
        Level("freshman", "greedy", slips=40),
        Level("graduate", "greedy", slips=15),
        Level("postdoc", "search:100it", slips=10, among=4),
        Level("laureate", "search:1000ms"),
    ),
    "virus-and-co": (
        Level("freshman", "greedy", slips=60),
        Level("graduate", "greedy", slips=25),
        Level("postdoc", "search:100it", slips=12),
        Level("laureate", "search:1000ms"),
    ),
}
NAMES: tuple[str, ...] = tuple(level.name for level in LEVELS["cytosis"])


def level_for(game: str, name: str) -> Level:
    """One of the four levels of a game."""
    return next(level for level in LEVELS[game] if level.name == name)


class SlippingBot:
    """Plays as another bot does, except where it slips."""

    def __init__(self, game: str, bot: Bot, level: Level) -> None:
        """Seat a bot with the slips of a level."""
        self._bot, self._level = bot, level
        self._ranking = GreedyBot(game)

    def choose(self, situation: Situation) -> str:
        """What the bot chooses, or a slip."""
        rng = situation.stream(SLIP)
        if draw_below(rng, CERTAIN) >= self._level.slips:
            return self._bot.choose(situation)
        ranked = self._ranking.rank(situation)
        among = min(self._level.among or len(ranked), len(ranked))
        return ranked[draw_below(rng, among)]
