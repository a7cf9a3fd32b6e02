"""Mitochondria, ATP production: three or two ATP for nothing, or six for one carbohydrate (C-MIT)."""

from vesicle.core.jit import rule
from vesicle.cytosis.areas.collecting import do_collect, why_not_collect
from vesicle.cytosis.box import Box
from vesicle.cytosis.ids import Clause
from vesicle.cytosis.resources import pay
from vesicle.cytosis.state import State


@rule
def why_not_mitochondria(s: State, box: Box, spot: int, spent: int) -> int:
    """The bottom spot wants its carbohydrate from the stock (C-MIT-03)."""
    if s.players[s.seat].stock[box.spot_takes[spot]] < box.spot_price[spot]:
        return Clause.C_MIT_03
    return why_not_collect(s, box, spot, spent)


@rule
def do_mitochondria(s: State, box: Box, spot: int) -> None:
    """Respire; with a short pile the bottom spot gives what is there (C-MIT-02, C-MIT-04)."""
    pay(s, s.players[s.seat], int(box.spot_takes[spot]), int(box.spot_price[spot]))
    do_collect(s, box, spot)
