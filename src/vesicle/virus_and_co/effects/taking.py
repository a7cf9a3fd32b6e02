"""A Risk card is turned up by who takes it, and carried out (V-082, V-085, V-087)."""

from vesicle.core.jit import rule
from vesicle.core.knowledge import PUBLIC
from vesicle.core.questions import ask
from vesicle.virus_and_co.box import Box
from vesicle.virus_and_co.effects.contagion import start_contagion
from vesicle.virus_and_co.effects.naming import start_sample
from vesicle.virus_and_co.effects.placing import lay_lasting
from vesicle.virus_and_co.effects.returning import fill_prescription, start_returning
from vesicle.virus_and_co.effects.test_subject import start_test
from vesicle.virus_and_co.ids import NO_CARD, NO_ONE, Ask, Kind
from vesicle.virus_and_co.injections import place_injection
from vesicle.virus_and_co.intensive_care import place_virus
from vesicle.virus_and_co.state import State


@rule
def do_take_risk(s: State, box: Box) -> None:
    """Everybody sees the card, and its text is carried out by the taker (V-085)."""
    card = int(s.moving[0])
    s.known[card] = PUBLIC
    match int(box.card_kind[card]):
        case Kind.OWN_VIRUS:
            s.moving[0] = NO_CARD
            place_virus(s, box, int(s.seat), card)
        case Kind.OWN_INJECTION:
            place_injection(s, box)
        case Kind.TEST:
            start_test(s, box)
        case Kind.STEAL:
            start_contagion(s, box)
        case Kind.GAIN:
            fill_prescription(s, box)
        case Kind.OTHERS_RETURN | Kind.NEIGHBOURS_RETURN | Kind.TAKER_RETURNS:
            start_returning(s, box)
        case Kind.GIVE:
            start_sample(s)
        case Kind.COURTESY:
            lay_lasting(s, int(s.seat), NO_ONE)
        case _:
            ask(s.pending, Ask.NAME)
