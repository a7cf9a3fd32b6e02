"""The named terms of the evaluation, and the signs that the search goes by."""

from enum import IntEnum
from typing import Final

from vesicle.cytosis.ids import N_KINDS, N_MOLECULES, Kind, Molecule


class Term(IntEnum):
    """What the estimate of a seat's final points consists of; the last two belong to an action alone."""

    POINTS = 0  # scored so far
    VESICLES = 1  # hormones and receptors in hand, by the chance that they are completed
    ENZYMES = 2  # enzymes in hand, with the sets that they would make
    DETOX = 3  # detox cards in hand, and the majority
    SETS = 4  # sets of completed enzymes
    RECEPTORS = 5  # what hormones still to come will pay to completed receptors
    GOALS = 6  # Goals claimed, and those that could be
    STEPS = 7  # placements left, less those that the plans still need
    ATP = 8  # ATP at hand or missing
    MACROMOLECULES = 9  # the same for macromolecules, and what they score at the end
    HAND = 10  # instant cards, and cards that there is no time for
    MARKER = 11  # the first-player marker
    MODULES = 12  # what expansions add
    RIVALS = 13  # what the action gives the others
    TURN = 14  # the placement that is still due after the action


N_TERMS: Final = len(Term)
N_OWN_TERMS: Final = int(Term.RIVALS)  # those of a seat
TERMS: Final = tuple(term.name.lower() for term in Term)


class Sign(IntEnum):
    """What tells of a seat's final points beside its terms, whose numbers come first; the first of each group."""

    DONE = N_OWN_TERMS  # completed cards, by kind
    HELD = DONE + N_KINDS  # cards in hand, by kind
    STOCK = HELD + N_KINDS  # resources, by molecule
    ORDER = STOCK + N_MOLECULES  # seats that would come earlier if a round began now
    PLACEMENTS = ORDER + 1  # own pieces that can still be used


N_SIGNS: Final = int(Sign.PLACEMENTS) + 1
SIGNS: Final = (
    *TERMS[:N_OWN_TERMS],
    *(f"done_{kind.name.lower()}" for kind in Kind),
    *(f"held_{kind.name.lower()}" for kind in Kind),
    *(f"stock_{molecule.name.lower()}" for molecule in Molecule),
    "order",
    "placements",
)
