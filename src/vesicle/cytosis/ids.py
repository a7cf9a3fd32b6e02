"""The words of Cytosis as numbers. A member exists because some rule names it; cards and spots are rows of tables."""

from enum import IntEnum, auto
from typing import Final

from vesicle.core.piles import NOTHING

NO_ONE: Final = NOTHING
NO_CARD: Final = NOTHING
NO_DISK: Final = NOTHING
NO_AREA: Final = NOTHING
NO_EVENT: Final = NOTHING
NO_QUESTION: Final = NOTHING

# Room in the records, so that another box fits without another compilation.
MAX_PLAYERS: Final = 5
MAX_CARDS: Final = 64
MAX_SPOTS: Final = 32
MAX_SLOTS: Final = 6
MAX_GOALS: Final = 8
MAX_EVENTS: Final = 24
MAX_PENDING: Final = 6
MAX_LOAD: Final = 99  # more than anybody can gather in a whole game
N_DISKS: Final = 2


class Molecule(IntEnum):
    """The five resources; all but ATP are macromolecules."""

    MRNA = 0
    PROTEIN = 1
    CARB = 2
    LIPID = 3
    ATP = 4


N_MOLECULES: Final = 5


class Area(IntEnum):
    """The areas of the board where pieces are placed."""

    NUCLEUS = 0
    GLUCOSE = 1
    MITOCHONDRIA = 2
    LIPID = 3
    RIBOSOME = 4
    SMOOTH = 5
    ROUGH = 6
    GOLGI = 7
    EXOCYTOSIS = 8
    CYTOPLASM = 9
    CARD = 10
    LAUREATES = 11


N_AREAS: Final = 12


class Kind(IntEnum):
    """The kinds of Cell Component cards."""

    ENZYME = 0
    PROTEIN_HORMONE = 1
    STEROID_HORMONE = 2
    PROTEIN_RECEPTOR = 3
    STEROID_RECEPTOR = 4
    DETOX = 5
    INSTANT = 6


N_KINDS: Final = 7
N_COLOURS: Final = 5


class Effect(IntEnum):
    """What an Event does."""

    BOOST = 0
    REDUCE = 1
    TOXICITY = 2


class Source(IntEnum):
    """Where health points come from."""

    CARDS = 0
    RECEPTORS = 1
    CLAIMS = 2  # first marker on a Goal
    MACROMOLECULES = 3
    DETOX = 4
    SETS = 5
    GOALS = 6


N_SOURCES: Final = 7


class Act(IntEnum):
    """The kinds of action; the lower-case name is the first word of the action's text."""

    RETURN = 0
    TAKE = 1
    PLACE = 2
    GREY = 3
    EXHAUST = 4
    PLAY = 5
    LOAD = 6
    ADD = 7
    MOVE = 8
    COMPLETE = 9
    DISK = 10
    EVICT = 11
    GOAL = 12
    DONE = 13


class Ask(IntEnum):
    """The questions that can be open; the top of the pending stack is the one to answer now."""

    RETURN = 0  # setup: which of the three dealt cards goes back
    FREE = 1  # setup: one free resource
    TURN = 2  # a turn whose own piece is still due
    AFTER = 3  # a turn whose own piece is used, kept open for instant cards
    TRANSLATE = 4  # Free Ribosome: how many mRNA
    SMOOTH = 5  # lower Smooth ER: which detox card, or how many lipids, or whom to displace
    START_SMOOTH = 6  # lower Smooth ER after a displacement: how many lipids
    ROUGH = 7  # Rough ER: how many mRNA
    EVICT_ROUGH = 8  # Rough ER is full: whose disk leaves
    EVICT_GOLGI = 9  # the Golgi is full: whose disk leaves
    MOVE = 10  # Golgi: which own disk comes in
    ADD = 11  # Golgi: which macromolecule is added
    EXPORT = 12  # exocytosis: which card
    DISK = 13  # exocytosis: which disk, when both would do
    ENZYME = 14  # Cytoplasm: which enzyme
    LAUREATES = 15  # ATP or a Goal


class Displacement(IntEnum):
    """Who says which disk leaves a full area (C-DISP-02)."""

    CHOICE = 0
    HIGHEST = 1


class Board(IntEnum):
    """How two players' tighter board is played (A-73)."""

    FULL = 0
    CAPS = 1
    PRINTED = 2


class Clause(IntEnum):
    """The clauses that a rule can answer with; LEGAL forbids nothing. `clauses.toml` has their sentences."""

    LEGAL = 0
    C_SETUP_11 = auto()
    C_SETUP_18 = auto()
    C_P1_02 = auto()
    C_P1_03 = auto()
    C_P1_04 = auto()
    C_P1_07 = auto()
    C_EXH_01 = auto()
    C_EXH_06 = auto()
    C_COMP_12 = auto()
    C_GLU_04 = auto()
    C_MIT_03 = auto()
    C_RIB_02 = auto()
    C_RIB_04 = auto()
    C_BUY_03 = auto()
    C_SER_01 = auto()
    C_SER_02 = auto()
    C_SER_04 = auto()
    C_RER_03 = auto()
    C_RER_05 = auto()
    C_GOL_02 = auto()
    C_GOL_03 = auto()
    C_GOL_07 = auto()
    C_EXO_01 = auto()
    C_EXO_03 = auto()
    C_CYT_02 = auto()
    C_LAU_03 = auto()
    C_VES_01 = auto()
    C_VES_03 = auto()
    C_VES_07 = auto()
    C_DISP_01 = auto()
    C_DISP_02 = auto()
    C_DISP_04 = auto()
    C_DISP_08 = auto()
    C_CARD_03 = auto()
    C_RES_01 = auto()
    C_GOAL_01 = auto()
    C_GOAL_02 = auto()
    C_GOAL_03 = auto()
    C_GOAL_08 = auto()
    C_SETUP_07 = auto()
    C_GREY_01 = auto()
    C_GREY_06 = auto()
    C_GREY_07 = auto()
    C_GREY_09 = auto()
    C_END_03 = auto()
    C_2P_03 = auto()
    C_2P_05 = auto()
    C_2P_06 = auto()
    C_2P_07 = auto()
    C_2P_08 = auto()
    C_2P_09 = auto()
    A_05 = auto()
    A_07 = auto()
    A_09 = auto()
    A_18 = auto()
    A_28 = auto()
    A_77 = auto()
    A_81 = auto()


LEGAL: Final = Clause.LEGAL
