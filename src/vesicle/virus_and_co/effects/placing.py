"""Risk cards that go to the table or the discard pile, and those that name a player (V-088 to V-090, R-44)."""

from vesicle.core.jit import rule
from vesicle.core.piles import count_cards, put_on_top
from vesicle.virus_and_co.ids import NO_CARD
from vesicle.virus_and_co.state import State


@rule
def discard_moving(s: State) -> None:
    """A card without a lasting place is used up for this round (R-44)."""
    put_on_top(s.discard, int(s.moving[0]))
    s.moving[0] = NO_CARD


@rule
def lay_lasting(s: State, seat: int, named: int) -> None:
    """A card that works until the round ends lies face up in front of its holder (R-44, R-45, R-46)."""
    me = s.players[seat]
    place = count_cards(me.lasting)
    me.lasting[place] = s.moving[0]
    me.named[place] = named
    s.moving[0] = NO_CARD
