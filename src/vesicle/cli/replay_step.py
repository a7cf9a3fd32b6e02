"""Walking through a saved game in a terminal, moment by moment."""

from collections.abc import Callable
from dataclasses import dataclass, field

from rich.console import Console
from rich.text import Text

from vesicle.cli import replay_keys as keys
from vesicle.cli.replay_show import Moment, Show

RIGHTS = {keys.NEXT: 1, keys.BACK: -1}


@dataclass
class Walk:
    """Where somebody is in a game, and through whose eyes they see it."""

    look: Callable[[int | None], tuple[Show, list[Moment]]]  # all of the game in some eyes
    players: int
    seat: int | None
    at: int
    console: Console
    _known: dict[int | None, tuple[Show, list[Moment]]] = field(default_factory=dict)

    def seen(self) -> tuple[Show, list[Moment]]:
        """The game in the eyes that are open now."""
        if self.seat not in self._known:
            self._known[self.seat] = self.look(self.seat)
        return self._known[self.seat]

    def walk(self) -> None:
        """Show the moment, and go where the next key leads, until somebody has seen enough."""
        self.draw()
        for wish in keys.read_wishes():
            if wish == keys.QUIT:
                return
            self.follow(wish)
            self.draw()

    def follow(self, wish: str) -> None:
        """Go elsewhere, or look through other eyes: 0 is a spectator, 1 the first seat."""
        _, moments = self.seen()
        last = len(moments) - 1
        if wish.isdecimal():
            self.seat = self.seat if int(wish) > self.players else int(wish) - 1 if int(wish) else None
        elif wish in RIGHTS:
            self.at = min(last, max(0, self.at + RIGHTS[wish]))
        elif wish in (keys.START, keys.END):
            self.at = last if wish == keys.END else 0
        else:
            is_stop = _ends_turn if wish in (keys.TURN_ON, keys.TURN_BACK) else _begins_round
            stops = [number for number in range(last + 1) if number in (0, last) or is_stop(moments, number)]
            on = [stop for stop in stops if stop > self.at]
            back = [stop for stop in stops if stop < self.at]
            forwards = wish in (keys.TURN_ON, keys.ROUND_ON)
            self.at = (on[0] if on else last) if forwards else (back[-1] if back else 0)

    def draw(self) -> None:
        """The table at this moment, what has just happened, and where one is."""
        show, moments = self.seen()
        moment, console = moments[self.at], self.console
        console.clear()
        console.print(show.draw(moment.view, console.width))
        console.print()
        for line in show.tell(moment):
            console.print(line.styled())
        where = {"at": self.at, "of": len(moments) - 1, "round": moment.view["round_number"]}
        console.print(Text(show.words("replay-at", **where), style="bold"))
        console.print(Text(show.words("replay-walk-keys"), style="dim"))


def _actor(moment: Moment) -> int | None:
    first = moment.entries[0] if moment.entries else {}
    return first.get("seat") if first.get("what") == "act" else None


def _ends_turn(moments: list[Moment], number: int) -> bool:
    """Whether another player acts next."""
    return _actor(moments[number]) != _actor(moments[number + 1])


def _begins_round(moments: list[Moment], number: int) -> bool:
    """Whether a new round begins with a moment."""
    return bool(moments[number].view["round_number"] != moments[number - 1].view["round_number"])
