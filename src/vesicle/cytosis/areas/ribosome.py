"""Free Ribosome, mRNA translation: swap mRNA for as many proteins, which go to the stock (C-RIB)."""

from vesicle.core.jit import rule
from vesicle.core.questions import answered, ask
from vesicle.cytosis.box import Box
from vesicle.cytosis.ids import LEGAL, Ask, Clause, Molecule
from vesicle.cytosis.resources import count_supply, pay, take
from vesicle.cytosis.state import State


@rule
def count_translatable(s: State, box: Box) -> int:
    """The most mRNA that can be swapped: what is in stock and what proteins are left (C-RIB-04)."""
    return min(int(s.players[s.seat].stock[Molecule.MRNA]), count_supply(s, box, Molecule.PROTEIN, 0))


@rule
def why_not_ribosome(s: State, box: Box) -> int:
    """Where at least one mRNA must be swapped, one must be there (C-RIB-02, A-04)."""
    if not box.ribosome_zero and count_translatable(s, box) == 0:
        return Clause.C_RIB_02
    return LEGAL


@rule
def do_ribosome(s: State, box: Box) -> None:
    """Ask how many, unless nothing is the only answer (A-93)."""
    if count_translatable(s, box) > 0:
        ask(s.pending, Ask.TRANSLATE)


@rule
def why_not_translate(s: State, box: Box, amount: int) -> int:
    """Up to the mRNA in stock; none at all only where the rules say "may" (C-RIB-02, C-RIB-04)."""
    if amount > s.players[s.seat].stock[Molecule.MRNA]:
        return Clause.C_RIB_04
    if amount > count_translatable(s, box):
        return Clause.C_COMP_12
    if amount == 0 and not box.ribosome_zero:
        return Clause.C_RIB_02
    return LEGAL


@rule
def do_translate(s: State, box: Box, amount: int) -> None:
    """Swap one to one; the proteins go to the stock (C-RIB-03)."""
    me = s.players[s.seat]
    answered(s.pending)
    pay(s, me, Molecule.MRNA, amount)
    take(s, box, me, Molecule.PROTEIN, amount)
