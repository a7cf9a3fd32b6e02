"""What an action would cost and give whoever decides, found by doing it to a copy of the game."""

from vesicle.core.jit import rule
from vesicle.core.piles import count_cards, put_on_top
from vesicle.core.questions import find_question
from vesicle.core.record import IntArray, i8, i16, record
from vesicle.cytosis.areas.exocytosis import carries, is_exported
from vesicle.cytosis.box import Box
from vesicle.cytosis.engine import ARGUMENT, KIND, act
from vesicle.cytosis.ids import (
    LEGAL,
    MAX_CARDS,
    N_MOLECULES,
    N_STRAINS,
    NO_CARD,
    Act,
    Area,
    Ask,
    Molecule,
)
from vesicle.cytosis.placement import why_not_use
from vesicle.cytosis.resources import count_health
from vesicle.cytosis.state import Player, State
from vesicle.cytosis.vesicles import is_started_in


@record
class Outcome:
    """Of one action, as far as it goes before anything else happens; only what is not nothing is told."""

    fee: int = i16()  # ATP for a grey piece or an early flask
    stock: IntArray = i16(N_MOLECULES, by="molecule")  # what else it takes and gives
    points: int = i16()  # health points
    antibodies: IntArray = i16(N_STRAINS, by="strain")
    idle: int = i8()  # whether the piece can do nothing where it lands
    enough: IntArray = i8(MAX_CARDS, fill=NO_CARD, of="card", tail=True)  # cards in hand that it brings all of a kind


@rule
def foretell(s: State, box: Box, action: int, after: State, outcome: Outcome) -> None:
    """Do it to `after`, which is a copy, and compare; whatever follows by itself is not awaited."""
    seat = int(s.seat)
    act(after, box, action, False)
    one, two = s.players[seat], after.players[seat]
    outcome.fee = after.fee
    for molecule in range(N_MOLECULES):
        outcome.stock[molecule] = two.stock[molecule] - one.stock[molecule]
    outcome.stock[Molecule.ATP] += after.fee
    outcome.points = count_health(two) - count_health(one)
    for strain in range(N_STRAINS):
        outcome.antibodies[strain] = two.antibodies[strain] - one.antibodies[strain]
    argument = int(ARGUMENT[action])
    if KIND[action] == Act.PLACE and find_question(s.pending) == Ask.TURN:
        outcome.idle = why_not_use(s, box, argument, 0) != LEGAL
    elif KIND[action] == Act.LOAD:
        find_loaded(box, one, find_question(s.pending), argument, outcome)
    elif KIND[action] == Act.ADD:
        find_filled(box, two, int(s.disk), outcome)


@rule
def find_loaded(box: Box, me: Player, question: int, amount: int, outcome: Outcome) -> None:
    """The cards in hand that need just so many of what a vesicle is loaded with in an ER."""
    if question == Ask.TRANSLATE:
        return
    area = Area.ROUGH if question == Ask.ROUGH else Area.SMOOTH
    molecule = Molecule.PROTEIN if question == Ask.ROUGH else Molecule.LIPID
    for place in range(count_cards(me.hand)):
        card = int(me.hand[place])
        if is_started_in(box, card, area) and box.card_needs[card, molecule] == amount:
            put_on_top(outcome.enough, card)


@rule
def find_filled(box: Box, me: Player, disk: int, outcome: Outcome) -> None:
    """The cards in hand for which a vesicle then carries all (C-VES-07)."""
    for place in range(count_cards(me.hand)):
        card = int(me.hand[place])
        if is_exported(box, card) and carries(box, me, disk, card):
            put_on_top(outcome.enough, card)
