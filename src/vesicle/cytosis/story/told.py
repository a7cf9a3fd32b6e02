"""The kinds of entries of a story, and how their numbers read (see `core/stories.py`)."""

from enum import IntEnum

from vesicle.core.stories import SCORE, Entries


class Told(IntEnum):
    """The kinds of entries."""

    ACT = 0
    START = 1
    MARKET = 2
    DEAL = 3
    TRAIT = 4
    STOCK = 5
    POINTS = 6
    COMPLETED = 7
    ATTACK = 8
    ANTIBODIES = 9
    CARD = 10
    DISK = 11
    MARKER = 12
    GOAL = 13
    EVENT = 14
    BOOST = 15
    OUTBREAK = 16
    DISCARD = 17
    RESHUFFLE = 18
    ROUND = 19
    DECK = 20  # the order of a pile after a shuffle
    EVENTS = 21
    TRAITS = 22
    END = 23


SEAT = ("seat", "seat")
ENTRIES: Entries = {
    Told.ACT: ("act", (SEAT, ("action", "action"))),
    Told.START: ("start", (("first_seat", "seat"), ("goals", "goal*"))),
    Told.MARKET: ("market", (("cards", "card*"),)),
    Told.DEAL: ("deal", (SEAT, ("cards", "card*"), ("atp", "number"))),
    Told.TRAIT: ("trait", (SEAT, ("trait", "trait"))),
    Told.STOCK: ("stock", (SEAT, ("molecule", "molecule"), ("change", "number"))),
    Told.POINTS: ("points", (SEAT, ("source", "source"), ("change", "number"))),
    Told.COMPLETED: ("completed", (SEAT, ("card", "card"))),
    Told.ATTACK: ("attack", (SEAT, ("card", "card"))),
    Told.ANTIBODIES: ("antibodies", (SEAT, ("strain", "strain"), ("change", "number"))),
    Told.CARD: ("card", (SEAT, ("card", "card"))),
    Told.DISK: ("disk", (SEAT, ("disk", "number"), ("area", "area"), ("from", "area"), ("cargo", "molecule+"))),
    Told.MARKER: ("marker", (SEAT,)),
    Told.GOAL: ("goal", (("goal", "goal"), SEAT, ("place", "number"))),
    Told.EVENT: ("event", (("event", "event"),)),
    Told.BOOST: ("boost", (("area", "area"), ("molecule", "molecule"))),
    Told.OUTBREAK: (
        "outbreak",
        (("strain", "strain"), ("responses", (SEAT, ("dice", "number*"), ("response", "number")))),
    ),
    Told.DISCARD: ("discard", (("cards", "card*"),)),
    Told.RESHUFFLE: ("reshuffle", ()),
    Told.ROUND: ("round", (("round", "number"), ("first_seat", "seat"))),
    Told.DECK: ("shuffle", (("pile", "'deck"), ("order", "card*"))),
    Told.EVENTS: ("shuffle", (("pile", "'events"), ("order", "event*"))),
    Told.TRAITS: ("shuffle", (("pile", "'traits"), ("order", "trait*"))),
    Told.END: ("end", (("winner", "seat"),)),
}
SCORES: Entries = {SCORE: ("score", (SEAT, ("total", "number"), ("sources", "source=")))}
