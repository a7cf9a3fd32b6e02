"""Smooth ER, lipid synthesis: the spots marked 3 and 2 give three and two lipids, free of charge (C-LIP)."""

from vesicle.core.jit import rule
from vesicle.cytosis.areas.collecting import do_collect, why_not_collect
from vesicle.cytosis.box import Box
from vesicle.cytosis.state import State


@rule
def why_not_lipid_synthesis(s: State, box: Box, spot: int, spent: int) -> int:
    """Some lipid must be left (C-LIP-02)."""
    return why_not_collect(s, box, spot, spent)


@rule
def do_lipid_synthesis(s: State, box: Box, spot: int) -> None:
    """Make lipids (C-LIP-02)."""
    do_collect(s, box, spot)
