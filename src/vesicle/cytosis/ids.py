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
NO_SPOT: Final = NOTHING
NO_STRAIN: Final = NOTHING
NO_TRAIT: Final = NOTHING

# Room in the records, so that another box fits without another compilation.
MAX_PLAYERS: Final = 5
MAX_CARDS: Final = 64
MAX_SPOTS: Final = 32
MAX_SLOTS: Final = 6
MAX_GOALS: Final = 8
MAX_EVENTS: Final = 24
MAX_PENDING: Final = 8
MAX_ATTACKS: Final = 8
MAX_TRAITS: Final = 8
MAX_LOAD: Final = 99  # more than anybody can gather in a whole game
N_DISKS: Final = 2
N_STRAINS: Final = 3
N_ZONES: Final = 3  # of the Health Track, the lowest first
N_FACES: Final = 6
MAX_DICE: Final = 3
N_OFFERED: Final = 3  # Epigenetic cards that a player chooses from
N_FORESEEN: Final = 3  # cards that open chromatin looks at


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
    VIRUS_ATTACK = 7


N_KINDS: Final = 8
N_COLOURS: Final = 5


class Effect(IntEnum):
    """What an Event does."""

    BOOST = 0
    REDUCE = 1
    TOXICITY = 2
    VIRUS = 3


class Source(IntEnum):
    """Where health points come from."""

    CARDS = 0
    RECEPTORS = 1
    CLAIMS = 2  # first marker on a Goal
    MACROMOLECULES = 3
    DETOX = 4
    SETS = 5
    GOALS = 6
    VIRUS = 7  # points lost to viruses


N_SOURCES: Final = 8


class Ability(IntEnum):
    """What an Epigenetic card lets its owner do."""

    TRADER = 0
    SCOUT = 1
    COLLECTOR = 2
    HIRER = 3
    EARLY = 4
    INCOME = 5
    PATRON = 6


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
    KEEP = 13
    TRADE = 14
    SCOUT = 15
    CHOOSE = 16
    PUT = 17
    LOSE = 18
    ANTIBODY = 19
    DONE = 20


class Ask(IntEnum):
    """What can be open; the top of the pending stack is the question to answer now, or a step that is due.

    Questions wait for a player. Steps (from FIRST_TURN on) wait for nobody: they keep the place to go on from when
    a question, such as those of a virus, has come between.
    """

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
    DRAFT = 16  # setup: which Epigenetic card is kept
    INCOME = 17  # start of a round: a resource for nothing, or none
    EARLY = 18  # start of a round: a flask before the first turn, or none
    COLLECT = 19  # one more of what the spot hands out, or not
    SCOUT = 20  # which of the cards looked at is taken, or none
    PUT = 21  # which of the cards looked at goes on top of the deck next
    VACCINATE = 22  # antibodies for the buyer of a Virus Attack card before it strikes
    GAIN = 23  # a resource for a strong response
    LOSE = 24  # a resource or a health point for the weakest
    ANTIBODY = 25  # antibodies after a virus has passed
    FIRST_TURN = 26  # the first turn of a round begins
    OFFER_EARLY = 27
    OFFER_INCOME = 28
    MARKET = 29  # Phase 2: the market is refreshed
    NEW_ROUND = 30  # Phase 2 is over
    RESUME = 31  # the interrupted player goes on
    STRIKE = 32  # a Virus Attack card: the others lose health points
    SPREAD = 33  # everybody responds to the virus
    PAY_OUT = 34  # the next in rank gains or loses
    IMMUNISE = 35  # the next player may buy antibodies


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
    C_VIR_18 = auto()
    C_VIR_20 = auto()
    C_VIR_30 = auto()
    C_VIR_31 = auto()
    C_EPI_03 = auto()
    C_EPI_07 = auto()
    C_EPI_08 = auto()
    C_EPI_09 = auto()
    C_EPI_11 = auto()
    C_EPI_13 = auto()
    C_EPI_15 = auto()
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
    A_35 = auto()
    A_58 = auto()
    A_74 = auto()
    A_77 = auto()
    A_81 = auto()
    A_83 = auto()
    A_85 = auto()


LEGAL: Final = Clause.LEGAL
