"""The record of a game in progress. What is printed on the components is in the box (box.py), not here."""

from collections.abc import Sequence

from vesicle.core.chance import RNG_WORDS
from vesicle.core.questions import NO_QUESTION
from vesicle.core.record import IntArray, i8, i16, i64, many, record
from vesicle.virus_and_co.ids import (
    MAX_CARDS,
    MAX_HAND,
    MAX_INJECTIONS,
    MAX_LASTING,
    MAX_PENDING,
    MAX_PLAYERS,
    MAX_ROUNDS,
    MAX_ROW,
    N_PILES,
    N_PILLS,
    N_SOURCES,
    NO_CARD,
    NO_ONE,
    NO_PILE,
    NO_PILL,
)


@record
class Player:
    """One player's side of the table."""

    points: IntArray = i16(N_SOURCES, by="source")  # of the rounds that are over, by where they came from
    scores: IntArray = i16(MAX_ROUNDS)  # the same, by round
    visits: int = i8()  # rounds that ended in intensive care
    pills: IntArray = i16(N_PILLS, by="pill")  # own pills, without the staged ones
    staged: IntArray = i16(N_PILLS, by="pill")  # paid for the circulating card, still in front of the payer
    choice: int = i8(fill=NO_PILL, of="pill", secret="own")  # to be returned as soon as all have chosen
    hand: IntArray = i8(MAX_HAND, fill=NO_CARD, of="card", secret="cards", tail=True)  # Risk cards, ascending
    row: IntArray = i8(MAX_ROW, fill=NO_CARD, of="card", tail=True)  # Virus cards, in the order of arrival
    injections: IntArray = i8(MAX_INJECTIONS, fill=NO_CARD, of="card", tail=True)  # in the order of arrival
    under: IntArray = i8(MAX_INJECTIONS, fill=NO_CARD, of="card")  # the Virus each of them lies on; none: alone
    lasting: IntArray = i8(MAX_LASTING, fill=NO_CARD, of="card", tail=True)  # Risk cards that work all round
    named: IntArray = i8(MAX_LASTING, fill=NO_ONE, of="seat")  # whom each of them is about


@record
class State:
    """Everything about one game; copying these bytes clones the game."""

    rng: IntArray = i64(RNG_WORDS, secret="all")  # key, key, count of draws
    seat: int = i8(of="seat")  # who decides now
    winner: int = i8(fill=NO_ONE, of="seat")  # once the game is over; the lowest seat of a shared victory
    winners: IntArray = i8(MAX_PLAYERS, fill=NO_ONE, of="seat", tail=True)  # all who share it
    round_number: int = i8()
    starter: int = i8(of="seat")  # who began this round
    active: int = i8(of="seat")  # whose turn it is
    turn_card: int = i8(of="seat")  # who holds the Turn Player card
    forgot: int = i8()  # whether the active player's action goes out without the Turn Player card
    icu: int = i8(fill=NO_ONE, of="seat")  # who is in intensive care; the round is over then
    pending: IntArray = i8(MAX_PENDING, fill=NO_QUESTION, of="ask", tail=True)  # open questions, the next one last
    pile: int = i8(fill=NO_PILE, of="index")  # where the action takes its card; the next one is not turned up yet
    moving: IntArray = i8(1, fill=NO_CARD, of="card", secret="cards", tail=True)  # the card on its way
    target: int = i8(fill=NO_ONE, of="seat")  # who is named in the command at hand
    rude: int = i8()  # whether that command failed to call the target Doctor
    giver: int = i8(fill=NO_ONE, of="seat")  # who passed the card last; none: it came from a pile or a hand
    recipient: int = i8(fill=NO_ONE, of="seat")  # in front of whom the card lies
    passes: int = i16()  # how many recipients the card has had this turn
    collected: int = i8()  # pills already taken for the card on its way
    pharmacy: IntArray = i16(N_PILLS, by="pill")  # the common stock
    offers: IntArray = i8(N_PILES, fill=NO_CARD, by="pile", of="card")  # the face-up card of each pile
    pile_1: IntArray = i8(MAX_CARDS, fill=NO_CARD, of="card", secret="pile", tail=True)  # top last
    pile_2: IntArray = i8(MAX_CARDS, fill=NO_CARD, of="card", secret="pile", tail=True)  # top last
    discard: IntArray = i8(MAX_CARDS, fill=NO_CARD, of="card", tail=True)  # Risk cards that are used up
    out: IntArray = i8(MAX_CARDS, fill=NO_CARD, of="card", secret="pile", tail=True)  # Risk cards out of the round
    known: IntArray = i16(MAX_CARDS, by="card", secret="all")  # who knows where each card is, one bit a viewer
    players: Sequence[Player] = many(Player, MAX_PLAYERS, by="seat")
