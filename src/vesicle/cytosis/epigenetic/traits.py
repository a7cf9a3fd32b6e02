"""Who owns which Epigenetic card (C-EPI-06, C-EPI-07)."""

from vesicle.core.jit import rule
from vesicle.core.questions import find_question
from vesicle.cytosis.box import Box
from vesicle.cytosis.ids import NO_ONE, NO_TRAIT, Ask
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
def has_on_spot(s: State, box: Box, ability: int, grey: bool) -> bool:
    """The same where a piece is placed; a grey one has it too, unless the table plays otherwise (A-71)."""
    return has(s, box, ability) and (box.grey_abilities == 1 or not grey)


@rule
def is_own_piece_due(s: State) -> bool:
    """Whether the turn's own piece is still to come: whatever acts on a spot then is a grey one (C-GREY-03)."""
    return find_question(s.pending) == Ask.TURN


@rule
def find_owner(s: State, box: Box, ability: int) -> int:
    """The seat with an ability, or NO_ONE: every card exists once."""
    for seat in range(box.players):
        if owns(s, box, seat, ability):
            return seat
    return NO_ONE
