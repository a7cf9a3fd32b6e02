"""What a player may take back: decisions of the turn at hand, unless chance, a reveal or another has joined in."""

from typing import Any

from vesicle.core.match import Match, Rules
from vesicle.core.record import array_like


def is_final(rules: Rules, before: Any, after: Any) -> bool:
    """Whether a step cannot be taken back; the states are the first ones of two arrays.

    It cannot when it drew, rolled, shuffled or showed anything that was hidden, or when another decision-maker or
    another turn has come; the last step of a game is final too.
    """
    seat = int(before["seat"].item(0))
    if after["winner"].item(0) >= 0 or after["seat"].item(0) != seat:
        return True
    if rules.turn_of(before, seat) != rules.turn_of(after, seat):
        return True
    see_hidden = rules.layout.see_hidden
    return bool(see_hidden(before.tobytes()) != see_hidden(after.tobytes()))


def back_to(match: Match, number: int) -> None:
    """Take a match back to where so many actions had been played."""
    games = array_like(match._start)
    for action in match._actions[:number]:
        match.rules.step(games, match.rules.boxes, action)
    del match._actions[number:]
    match._games, match._legal, match._outcomes = games, None, None
