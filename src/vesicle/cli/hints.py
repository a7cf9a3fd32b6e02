"""What a bot would play now, and why, for a person who asks."""

from collections.abc import Sequence

from rich.console import Group
from rich.table import Table
from rich.text import Text

from vesicle.bots.brains import Explanation, brain_for
from vesicle.bots.greedy import GreedyBot
from vesicle.bots.interface import Situation
from vesicle.cli.choices import Choice
from vesicle.cli.words import Words

SHOWN = 3


def draw_hints(words: Words, situation: Situation, choices: Sequence[Choice]) -> Group:
    """The best choices by the greedy bot's reckoning, each with its reason; it knows no more than the seat does."""
    game = situation.rules.game
    offered = {choice.action: (number, choice.words) for number, choice in enumerate(choices, start=1)}
    best = [action for action in GreedyBot(game).rank(situation) if action in offered][:SHOWN]
    grid = Table.grid(padding=(0, 1, 0, 0))
    grid.add_column(justify="right", style="bold", min_width=3)
    grid.add_column()
    for action in best:
        number, what = offered[action]
        reason = say_reason(words, brain_for(game).explain(situation, action))
        grid.add_row(str(number), Text.assemble(what, "\n", (reason, "dim")))
    return Group(Text(words("hints"), style="bold"), grid)


def say_reason(words: Words, explanation: Explanation) -> str:
    """The sentence of an explanation; a value that begins with "@" is itself the id of a text."""
    values = {
        name: words(value[1:]) if isinstance(value, str) and value.startswith("@") else value
        for name, value in explanation.values.items()
    }
    return words(explanation.sentence, **values)
