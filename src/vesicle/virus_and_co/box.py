"""The record of the box: what is printed on the components, and which rules are in force for this table."""

from vesicle.core.record import IntArray, i16, record
from vesicle.virus_and_co.ids import MAX_CARDS, N_PILLS


@record
class Box:
    """One set of components for one number of players; another edition is another record, not other code."""

    # the table
    players: int = i16()
    rounds: int = i16()
    etiquette: int = i16()  # whether the Turn Player card and the Doctor ask for manners

    # numbers of the game
    pills: IntArray = i16(N_PILLS)  # in the box
    start: IntArray = i16(N_PILLS)  # dealt to each player and to the Pharmacy
    sickness_limit: int = i16()
    injection_limit: int = i16()
    risk_from: int = i16()
    risk_price: int = i16()
    own_risk_price: int = i16()
    icu_points: int = i16()
    bet_right: int = i16()
    bet_wrong: int = i16()

    # cards: the main deck first, then the Risk cards
    n_main: int = i16()
    n_cards: int = i16()
    card_kind: IntArray = i16(MAX_CARDS)
    card_points: IntArray = i16(MAX_CARDS)
    card_pills: IntArray = i16(MAX_CARDS, N_PILLS)

    # switches, in the words and order of rulings.toml
    starter: int = i16()
    payment: int = i16()
    passing: int = i16()
    forgotten: int = i16()
    circulation_pills: int = i16()
    prescription: int = i16()
    turn_up: int = i16()
    final_tie: int = i16()
    icu_payments: int = i16()
    test_subject: int = i16()
    contagion: int = i16()
