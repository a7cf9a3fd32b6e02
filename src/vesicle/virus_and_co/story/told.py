"""The kinds of entries of a story, and how their numbers read (see `core/stories.py`)."""

from enum import IntEnum

from vesicle.core.stories import SCORE, Entries


class Told(IntEnum):
    """The kinds of entries."""

    ACT = 0
    ROUND = 1
    OFFERS = 2
    DEAL = 3
    SCORED = 4
    CIRCULATES = 5
    PLAYED = 6
    KEPT = 7
    PASSED = 8
    REVEALED = 9
    PILLS = 10
    STAGED = 11
    VIRUS = 12
    INJECTION = 13
    LASTING = 14
    PHARMACY = 15
    OFFER = 16
    TURN_CARD = 17
    PILE_1 = 18  # the order of a pile after a shuffle
    PILE_2 = 19
    OUT = 20
    END = 21


SEAT, CARD, CHANGE = ("seat", "seat"), ("card", "card"), ("change", "number")
ORDER = ("order", "card*")
ENTRIES: Entries = {
    Told.ACT: ("act", (SEAT, ("action", "action"))),
    Told.ROUND: ("round", (("round", "number"), ("first_seat", "seat"))),
    Told.OFFERS: ("offers", (("cards", "card*"),)),
    Told.DEAL: ("deal", (SEAT, ("cards", "card*"))),
    Told.SCORED: ("scored", (SEAT, ("icu", "flag"), ("points", "number"), ("sources", "source="))),
    Told.CIRCULATES: ("circulates", (CARD,)),
    Told.PLAYED: ("played", (CARD,)),
    Told.KEPT: ("kept", (CARD,)),
    Told.PASSED: ("passed", (("from", "seat"), ("to", "seat"), ("passes", "number"))),
    Told.REVEALED: ("revealed", (CARD,)),
    Told.PILLS: ("pills", (SEAT, ("pill", "pill"), CHANGE)),
    Told.STAGED: ("staged", (SEAT, ("pill", "pill"), CHANGE)),
    Told.VIRUS: ("virus", (SEAT, CARD)),
    Told.INJECTION: ("injection", (SEAT, CARD, ("on", "card"))),
    Told.LASTING: ("lasting", (SEAT, CARD, ("named", "seat"))),
    Told.PHARMACY: ("pharmacy", (("pill", "pill"), CHANGE)),
    Told.OFFER: ("offer", (("pile", "pile"), CARD)),
    Told.TURN_CARD: ("turn-card", (SEAT,)),
    Told.PILE_1: ("shuffle", (("pile", "'pile_1"), ORDER)),
    Told.PILE_2: ("shuffle", (("pile", "'pile_2"), ORDER)),
    Told.OUT: ("shuffle", (("pile", "'out"), ORDER)),
    Told.END: ("end", (("winner", "seat"), ("winners", "seat*"))),
}
SCORES: Entries = {
    SCORE: (
        "score",
        (
            SEAT,
            ("total", "number"),
            ("sources", "source="),
            ("rounds", "number*"),
            ("visits", "number"),
            ("won", "flag"),
        ),
    )
}
