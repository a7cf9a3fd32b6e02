"""What the collecting areas share: a spot hands out so many of one resource, free of charge."""

from vesicle.core.jit import rule
from vesicle.cytosis.box import Box
from vesicle.cytosis.epigenetic.collector import offer_more
from vesicle.cytosis.ids import LEGAL, Clause
from vesicle.cytosis.resources import can_serve, take
from vesicle.cytosis.state import State


@rule
def why_not_collect(s: State, box: Box, spot: int, spent: int) -> int:
    """A pile must be able to serve the spot (C-COMP-12, A-21)."""
    if not can_serve(s, box, int(box.spot_gives[spot]), int(box.spot_amount[spot]), spent):
        return Clause.C_COMP_12
    return LEGAL


@rule
def do_collect(s: State, box: Box, spot: int) -> None:
    """Take what the spot shows, and one more if a collector wants it (C-EPI-11)."""
    take(s, box, s.players[s.seat], int(box.spot_gives[spot]), int(box.spot_amount[spot]))
    offer_more(s, box, spot)
