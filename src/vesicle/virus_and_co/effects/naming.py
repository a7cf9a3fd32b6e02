"""Risk cards for a named player: sneeze, free sample, diagnosis, nurse (V-089, V-099, V-103, V-105)."""

from vesicle.core.jit import rule
from vesicle.core.questions import answered, ask
from vesicle.virus_and_co.box import Box
from vesicle.virus_and_co.effects.placing import discard_moving, lay_lasting
from vesicle.virus_and_co.etiquette import name_target
from vesicle.virus_and_co.ids import LEGAL, NO_CARD, Ask, Clause, Kind
from vesicle.virus_and_co.intensive_care import place_virus
from vesicle.virus_and_co.payment import has_pills
from vesicle.virus_and_co.pills import move_pills
from vesicle.virus_and_co.state import State


@rule
def find_naming_clause(box: Box, card: int) -> int:
    """The clause that makes a card name a player."""
    match int(box.card_kind[card]):
        case Kind.SENT_VIRUS:
            return Clause.V_089
        case Kind.GIVE:
            return Clause.V_099
        case Kind.BET_ON:
            return Clause.V_103
        case _:
            return Clause.V_105


@rule
def why_not_name(s: State, box: Box, seat: int) -> int:
    """Another player, never oneself (V-089, V-099, V-103, V-105)."""
    if seat >= box.players:
        return Clause.V_001
    if seat == s.seat:
        return find_naming_clause(box, int(s.moving[0]))
    return LEGAL


@rule
def do_name(s: State, box: Box, seat: int) -> None:
    """Name the player that the card is for."""
    name_target(s, box, seat)


@rule
def start_sample(s: State) -> None:
    """Without a pill there is nothing to ask (V-100, R-53)."""
    if has_pills(s.players[s.seat]):
        ask(s.pending, Ask.NAME)
    else:
        discard_moving(s)


@rule
def affect_named(s: State, box: Box) -> None:
    """The Virus is laid down, the pill asked for, or the bet placed in the open (V-089, V-099, R-42, R-45, R-57)."""
    answered(s.pending)
    card = int(s.moving[0])
    match int(box.card_kind[card]):
        case Kind.SENT_VIRUS:
            s.moving[0] = NO_CARD
            place_virus(s, box, int(s.target), card)
        case Kind.GIVE:
            discard_moving(s)
            ask(s.pending, Ask.GIVE)
        case _:
            lay_lasting(s, int(s.seat), int(s.target))


@rule
def do_give(s: State, pill: int) -> None:
    """The taker gives a pill of own choice (V-099)."""
    answered(s.pending)
    move_pills(s.players[s.seat].pills, s.players[s.target].pills, pill, 1)
