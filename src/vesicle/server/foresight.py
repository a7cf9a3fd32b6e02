"""What an action would do, as far as the seat that decides can know: what stays the same however hidden cards lie."""

from typing import Any

from vesicle.core.match import Match

SEEDS = range(8)  # of the games that are looked at: enough that a card or a die hardly ever falls alike in all of them


def foresee(match: Match, seat: int, action: str) -> list[dict[str, Any]]:
    """The log entries that an action would have in every one of several games that look the same to the seat.

    Only such games are played on, never the true one, and always those of the same seeds: the answer hangs on the
    seat's view alone. IllegalAction and UnknownAction as in the game.
    """
    first, *others = (_play(match.redealt(seat, seed), seat, action) for seed in SEEDS)
    return [entry for entry in first if all(entry in other for other in others)]


def _play(match: Match, seat: int, action: str) -> list[dict[str, Any]]:
    """Play the action, and describe it as the seat sees it."""
    before = match.look(seat)
    match.play(action)
    return match.look(seat).tell(match.rules.numbers[action], before)
