"""Who owns which Epigenetic card (C-EPI-06, C-EPI-07)."""

from vesicle.core.jit import rule
from vesicle.cytosis.box import Box
from vesicle.cytosis.ids import NO_ONE, NO_TRAIT
from vesicle.cytosis.state import State


@rule
def has(s: State, box: Box, ability: int) -> bool:
    """Whether the player who decides now has an ability."""
    return owns(s, box, int(s.seat), ability)


@rule
def owns(s: State, box: Box, seat: int, ability: int) -> bool:
    """Whether a player has an ability."""
    trait = s.players[seat].trait
    return trait != NO_TRAIT and box.trait_ability[trait] == ability


@rule
def find_owner(s: State, box: Box, ability: int) -> int:
    """The seat with an ability, or NO_ONE: every card exists once."""
    for seat in range(box.players):
        if owns(s, box, seat, ability):
            return seat
    return NO_ONE
