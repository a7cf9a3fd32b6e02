"""Nucleus, DNA transcription: the spots marked 3 and 2 give three and two mRNA, free of charge (C-NUC)."""

from vesicle.core.jit import rule
from vesicle.cytosis.areas.collecting import do_collect, why_not_collect
from vesicle.cytosis.box import Box
from vesicle.cytosis.state import State


@rule
def why_not_nucleus(s: State, box: Box, spot: int, spent: int) -> int:
    """Some mRNA must be left (C-NUC-02)."""
    return why_not_collect(s, box, spot, spent)


@rule
def do_nucleus(s: State, box: Box, spot: int) -> None:
    """Transcribe (C-NUC-02)."""
    do_collect(s, box, spot)
