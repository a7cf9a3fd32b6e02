"""What the search bot would play now, its chance to win, and why, for a person who asks."""

from collections.abc import Sequence

from rich.console import Group
from rich.table import Table
from rich.text import Text

from vesicle.bots.advice import advise
from vesicle.bots.brains import Explanation, brain_for
from vesicle.bots.greedy import GreedyBot
from vesicle.bots.interface import Budget, Situation
from vesicle.cli.choices import Choice
from vesicle.cli.words import Words
from vesicle.core.jit import COMPILED

SHOWN = 3
THINKING = Budget(iterations=2000 if COMPILED else 2)  # an instant, however the rules run


def draw_hints(words: Words, situation: Situation, choices: Sequence[Choice]) -> Group:
    """The best choices, each with the chance to win and its reason; the bot knows no more than the seat does.

    What the search has not tried comes after the others, as the greedy bot ranks it, and without a chance.
    """
    game = situation.rules.game
    advice = advise(situation, THINKING, reasons=0)
    chances = {option.action: option.chances[advice.seat] for option in advice.options}
    ranking = dict.fromkeys([*chances, *GreedyBot(game).rank(situation)])
    offered = {choice.action: (number, choice.words) for number, choice in enumerate(choices, start=1)}
    best = [action for action in ranking if action in offered][:SHOWN]
    grid = Table.grid(padding=(0, 1, 0, 0))
    grid.add_column(justify="right", style="bold", min_width=3)
    grid.add_column()
    grid.add_column(justify="right", no_wrap=True)
    for action in best:
        number, what = offered[action]
        reason = say_reason(words, brain_for(game).explain(situation, action))
        chance = words("coach-percent", percent=round(100 * chances[action])) if action in chances else ""
        grid.add_row(str(number), Text.assemble(what, "\n", (reason, "dim")), chance)
    return Group(Text(words("hints"), style="bold"), grid)


def say_reason(words: Words, explanation: Explanation) -> str:
    """The sentence of an explanation; a value that begins with "@" is itself the id of a text."""
    values = {
        name: words(value[1:]) if isinstance(value, str) and value.startswith("@") else value
        for name, value in explanation.values.items()
    }
    return words(explanation.sentence, **values)
