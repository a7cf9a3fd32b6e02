"""One game between bots."""

from collections.abc import Sequence
from typing import Any

from vesicle.bots.interface import Bot, situation_of
from vesicle.core.match import Match, Rules
from vesicle.playouts import Result, result_of


def play_match(rules: Rules, bots: Sequence[Bot], seed: int, seats: Sequence[dict[str, Any]] = ()) -> Match:
    """Let one bot for each seat play a game to its end; the same seed deals the same game and the same luck to all."""
    if len(bots) != rules.players:
        raise ValueError(f"{len(bots)} bots do not make a table of {rules.players}")
    match = Match.deal(rules, seed, seats)
    while match.to_act is not None:
        match.play(decide(bots[match.to_act], match, seed))
    return match


def play_game(rules: Rules, bots: Sequence[Bot], seed: int) -> Result:
    """How such a game ended."""
    return result_of(play_match(rules, bots, seed))


def decide(bot: Bot, match: Match, seed: int) -> str:
    """A bot's answer to the decision that is due; ValueError for an answer that is not legal."""
    situation = situation_of(match, seed)
    action = bot.choose(situation)
    if action not in situation.legal:
        raise ValueError(f"seat {situation.seat}: the bot answered {str(action)[:60]!r}, which is not legal")
    return action
