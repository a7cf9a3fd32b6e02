"""Who knows where a card is: one bit for each viewer, kept in the record beside the cards.

A viewer that knows a card sees it wherever it lies, even in another's hand; a viewer that does not sees its back.
"""

from typing import Final

from vesicle.core.jit import rule

SPECTATOR: Final = 6  # the viewer that holds no seat
PUBLIC: Final = (1 << (SPECTATOR + 1)) - 1


@rule
def bit_of(viewer: int) -> int:
    """The bit of one viewer."""
    return 1 << viewer


@rule
def is_known(bits: int, viewer: int) -> bool:
    """Whether a viewer knows a card with these bits."""
    return (bits >> viewer) & 1 == 1
