"""The words of Virus & Co. as numbers. A member exists because some rule names it; cards are rows of tables."""

from enum import IntEnum, auto
from typing import Final

from vesicle.core.piles import NOTHING

NO_ONE: Final = NOTHING
NO_CARD: Final = NOTHING
NO_PILE: Final = NOTHING
NO_PILL: Final = NOTHING

# Room in the records, so that another box fits without another compilation.
MAX_PLAYERS: Final = 6
MAX_CARDS: Final = 64
MAX_HAND: Final = 12
MAX_ROW: Final = 24  # Virus cards before one player: one for each point of the highest limit, and a few without points
MAX_INJECTIONS: Final = 3
MAX_LASTING: Final = 8
MAX_ROUNDS: Final = 9
MAX_PENDING: Final = 4
HIGHEST_LIMIT: Final = 20  # of sickness
HIGHEST_PRICE: Final = 38  # of a refusal; no more than a third of all pills can be asked for (see tables.py)
N_PILES: Final = 2


class Pill(IntEnum):
    """The three colours; a pill is worth one more than its number (V-008)."""

    BLUE = 0
    YELLOW = 1
    RED = 2


N_PILLS: Final = 3


class Kind(IntEnum):
    """The kinds of cards: three of the main deck, then what the Risk cards do."""

    LIGHT_BLUE = 0
    RED = 1
    INJECTION = 2
    OWN_VIRUS = 3  # a Virus before the taker
    SENT_VIRUS = 4  # a Virus before another player
    OWN_INJECTION = 5  # an Injection before the taker
    TEST = 6  # a Virus before the taker, and pills from the others
    STEAL = 7  # the taker takes over a Virus
    GAIN = 8  # pills from the Pharmacy
    OTHERS_RETURN = 9  # all others return a pill
    NEIGHBOURS_RETURN = 10  # both neighbours return a pill
    TAKER_RETURNS = 11  # the taker returns a pill
    GIVE = 12  # the taker gives a pill to another player
    COURTESY = 13  # the holder is to be called Doctor
    BET_ON = 14  # the holder bets that somebody will be in intensive care
    BET_OFF = 15  # … that somebody will not


class Source(IntEnum):
    """Where points come from."""

    PILLS = 0
    SICKNESS = 1
    BETS = 2
    ICU = 3


N_SOURCES: Final = 4


class Act(IntEnum):
    """The kinds of action; the lower-case name is the first word of the action's text."""

    TOOK = 0
    FORGOT = 1
    KEEP = 2
    CIRCULATE = 3
    RISK = 4
    ACCEPT = 5
    PAY = 6
    PASS = 7
    PLAIN = 8
    DOCTOR = 9
    INJECT = 10
    CHOOSE = 11
    NAME = 12
    PILL = 13
    DONOR = 14
    DONE = 15


class Ask(IntEnum):
    """The questions that can be open; the top of the pending stack is the one to answer now."""

    TURN_CARD = 0  # etiquette: was the Turn Player card taken
    TURN = 1  # one of the three actions; it stays below until the action is carried out
    PASS = 2  # who gets the card
    ADDRESS = 3  # etiquette: how is that player addressed
    LAPSE = 4  # which pill a forgotten Turn Player card costs
    RECEIVE = 5  # accept the card that lies here, or pay and pass it on
    INJECT = 6  # which own Virus gets the Injection
    CHOOSE = 7  # which Virus of another player is taken over
    NAME = 8  # which player an effect is for
    RETURN = 9  # which pill goes back to the Pharmacy
    GIVE = 10  # which pill is given away
    DONOR = 11  # who gives the next pill
    MANNERS = 12  # which pill a missing "Doctor" costs


class Clause(IntEnum):
    """The clauses that a rule can answer with; LEGAL forbids nothing. `clauses.toml` has their sentences."""

    LEGAL = 0
    V_001 = auto()
    V_031 = auto()
    V_032 = auto()
    V_033 = auto()
    V_042 = auto()
    V_045 = auto()
    V_048 = auto()
    V_050 = auto()
    V_051 = auto()
    V_052 = auto()
    V_054 = auto()
    V_068 = auto()
    V_076 = auto()
    V_077 = auto()
    V_078 = auto()
    V_080 = auto()
    V_083 = auto()
    V_085 = auto()
    V_089 = auto()
    V_091 = auto()
    V_093 = auto()
    V_094 = auto()
    V_096 = auto()
    V_097 = auto()
    V_098 = auto()
    V_099 = auto()
    V_102 = auto()
    V_103 = auto()
    V_105 = auto()
    V_114 = auto()
    R_07 = auto()
    R_12 = auto()
    R_14 = auto()
    R_26 = auto()
    R_41 = auto()
    R_47 = auto()
    R_58 = auto()
    R_67 = auto()


LEGAL: Final = Clause.LEGAL
