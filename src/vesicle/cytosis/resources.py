"""Stock and supply: what a player owns, what the common piles still hold, and what happens when they run short."""

from vesicle.core.jit import rule
from vesicle.core.record import IntArray
from vesicle.cytosis.box import Box
from vesicle.cytosis.ids import LEGAL, N_MOLECULES, Clause, Molecule
from vesicle.cytosis.state import Player, State

FINITE = 0
PARTIAL = 0
PLENTY = 9999  # more than anybody can ask for


@rule
def count_supply(s: State, box: Box, molecule: int, spent: int) -> int:
    """What a pile can give once `spent` ATP have been paid into it (C-COMP-11, A-20, A-78)."""
    if box.supply != FINITE:
        return PLENTY
    left = int(s.supply[molecule])
    if molecule == Molecule.ATP:
        left += spent
    return left


@rule
def can_serve(s: State, box: Box, molecule: int, amount: int, spent: int) -> bool:
    """Whether a pile serves a wish: with a short pile, one piece is enough (A-21)."""
    left = count_supply(s, box, molecule, spent)
    if box.shortage == PARTIAL:
        return left > 0
    return left >= amount


@rule
def why_not_handout(s: State, box: Box, molecule: int, clause: int) -> int:
    """ATP, mRNA or lipid for nothing, as a clause has it, if the pile has one (A-77)."""
    if not box.free_kinds[molecule]:
        return clause
    if count_supply(s, box, molecule, 0) == 0:
        return Clause.A_77
    return LEGAL


@rule
def take(s: State, box: Box, me: Player, molecule: int, amount: int) -> None:
    """Move pieces from the supply to a stock, as many as there are (C-COMP-12)."""
    served = min(amount, count_supply(s, box, molecule, 0))
    s.supply[molecule] -= served
    me.stock[molecule] += served


@rule
def pay(s: State, me: Player, molecule: int, amount: int) -> None:
    """Move pieces from a stock back to the supply, where they can be taken again (C-COMP-13)."""
    me.stock[molecule] -= amount
    s.supply[molecule] += amount


@rule
def can_pay_needs(me: Player, needs: IntArray, card: int) -> bool:
    """Whether a stock or nothing less holds every macromolecule that a card asks for."""
    for molecule in range(N_MOLECULES):
        if me.stock[molecule] < needs[card, molecule]:
            return False
    return True


@rule
def pay_needs(s: State, me: Player, needs: IntArray, card: int) -> None:
    """Pay the macromolecules of a card from the stock."""
    for molecule in range(N_MOLECULES):
        pay(s, me, molecule, int(needs[card, molecule]))


@rule
def count_health(me: Player) -> int:
    """Health points so far, from all sources (C-NAME-08)."""
    total = 0
    for source in range(me.points.shape[0]):
        total += int(me.points[source])
    return total
