"""Mitochondria, ATP production: three or two ATP for nothing, or six for one carbohydrate (C-MIT)."""

from vesicle.core.jit import rule
from vesicle.cytosis.areas.collecting import do_collect, why_not_collect
from vesicle.cytosis.box import Box
from vesicle.cytosis.ids import LEGAL, Clause
from vesicle.cytosis.resources import count_supply, pay
from vesicle.cytosis.state import State


@rule
def why_not_mitochondria(s: State, box: Box, spot: int, spent: int) -> int:
    """The bottom spot wants its carbohydrate, and is content with any ATP that is left (C-MIT-03, C-MIT-04)."""
    if box.spot_price[spot] == 0:
        return why_not_collect(s, box, spot, spent)
    if s.players[s.seat].stock[box.spot_takes[spot]] < box.spot_price[spot]:
        return Clause.C_MIT_03
    if count_supply(s, box, int(box.spot_gives[spot]), spent) == 0:
        return Clause.C_COMP_12
    return LEGAL


@rule
def do_mitochondria(s: State, box: Box, spot: int) -> None:
    """Respire; with a short pile the bottom spot gives what is there (C-MIT-02, C-MIT-04)."""
    pay(s, s.players[s.seat], int(box.spot_takes[spot]), int(box.spot_price[spot]))
    do_collect(s, box, spot)
