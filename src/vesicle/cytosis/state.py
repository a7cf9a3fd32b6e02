"""The record of a game in progress. What is printed on the components is in the box (box.py), not here."""

from collections.abc import Sequence

from vesicle.core.chance import RNG_WORDS
from vesicle.core.record import IntArray, i8, i16, i64, many, record
from vesicle.cytosis.ids import (
    MAX_ATTACKS,
    MAX_CARDS,
    MAX_DICE,
    MAX_EVENTS,
    MAX_GOALS,
    MAX_PENDING,
    MAX_PLAYERS,
    MAX_SLOTS,
    MAX_SPOTS,
    MAX_TRAITS,
    N_AREAS,
    N_DISKS,
    N_FORESEEN,
    N_MOLECULES,
    N_OFFERED,
    N_SOURCES,
    N_STRAINS,
    NO_AREA,
    NO_CARD,
    NO_DISK,
    NO_EVENT,
    NO_ONE,
    NO_QUESTION,
    NO_SPOT,
    NO_STRAIN,
    NO_TRAIT,
)


@record
class Player:
    """One player's side of the table."""

    points: IntArray = i16(N_SOURCES, by="source")  # health points so far, by where they came from
    stock: IntArray = i16(N_MOLECULES, by="molecule")  # own resources
    flasks: int = i8()  # own pieces not yet used this round
    hand: IntArray = i8(MAX_CARDS, fill=NO_CARD, of="card", secret="cards", tail=True)  # ascending
    completed: IntArray = i8(MAX_CARDS, fill=NO_CARD, of="card", tail=True)  # in the order of completion
    disk_area: IntArray = i8(N_DISKS, fill=NO_AREA, of="area")  # where each vesicle disk is; idle ones nowhere
    cargo: IntArray = i16(N_DISKS, N_MOLECULES, by=" molecule")  # what each disk carries
    attacks: IntArray = i8(MAX_ATTACKS, fill=NO_CARD, of="card", tail=True)  # Virus Attack cards bought, face up
    antibodies: IntArray = i16(N_STRAINS, by="strain")  # the markers on the own mat
    trait: int = i8(fill=NO_TRAIT, of="trait")  # the own Epigenetic card, once all lie face up
    kept: int = i8(fill=NO_TRAIT, of="trait", secret="own")  # likewise, face down during the draft
    offered: IntArray = i8(N_OFFERED, fill=NO_TRAIT, of="trait", secret="own", tail=True)  # to choose from; ascending
    passed: IntArray = i8(N_OFFERED, fill=NO_TRAIT, of="trait", secret="own", tail=True)  # handed on in the draft
    foreseen: IntArray = i8(N_FORESEEN, fill=NO_CARD, of="card", secret="own", tail=True)  # known top cards, top first
    poisoned: IntArray = i16(N_MOLECULES, trace=True)  # what Toxicity took in the latest step


@record
class State:
    """Everything about one game; copying these bytes clones the game."""

    rng: IntArray = i64(RNG_WORDS, secret="all")  # key, key, count of draws
    seat: int = i8(of="seat")  # who decides now
    winner: int = i8(fill=NO_ONE, of="seat")  # once the game is over
    round_number: int = i8()  # 0 in setup
    starter: int = i8(of="seat")  # who began this round
    marker: int = i8(of="seat")  # who holds the first-player marker
    pending: IntArray = i8(MAX_PENDING, fill=NO_QUESTION, of="ask", tail=True)  # open questions, the next one last
    card: int = i8(fill=NO_CARD, of="card")  # named at exocytosis while the disk is asked for
    disk: int = i8(fill=NO_DISK, of="index")  # own disk on its way into the Golgi
    spot: int = i8(fill=NO_SPOT, of="spot")  # where one more resource is offered
    grey_used: int = i8()  # whether this turn has had its grey piece
    scouted: int = i8()  # whether this turn has had its look at the deck
    put_back: int = i8()  # how many of the cards looked at have their place on the deck
    grey_home: int = i8()  # grey pieces in the Grey area
    occupant: IntArray = i8(MAX_SPOTS, fill=NO_ONE, by="spot", of="seat")  # own piece on each spot
    greys: IntArray = i8(MAX_SPOTS, by="spot")  # grey pieces on each spot
    supply: IntArray = i16(N_MOLECULES, by="molecule")  # common piles; below 0 when proxies stand in
    boost: IntArray = i8(N_AREAS, N_MOLECULES, by="area molecule")  # Boost resources waiting on the board
    event: int = i8(fill=NO_EVENT, of="event")  # the active Event
    events: IntArray = i8(MAX_EVENTS, fill=NO_EVENT, of="event", secret="count", tail=True)  # deck, top last
    events_out: IntArray = i8(MAX_EVENTS, fill=NO_EVENT, of="event", secret="all", tail=True)  # left in the box
    goal_open: IntArray = i8(MAX_GOALS, by="goal")  # Goals in play
    goal_seats: IntArray = i8(MAX_GOALS, 2, fill=NO_ONE, by="goal ", of="seat")  # first and second marker
    market: IntArray = i8(MAX_SLOTS, fill=NO_CARD, by="slot", of="card")  # face-up cards, from the left
    deck: IntArray = i8(MAX_CARDS, fill=NO_CARD, of="card", secret="pile", tail=True)  # top last
    discard: IntArray = i8(MAX_CARDS, fill=NO_CARD, of="card", tail=True)  # face up, top last
    out: IntArray = i8(MAX_CARDS, fill=NO_CARD, of="card", secret="pile", tail=True)  # detox cards left in the box
    known: IntArray = i16(MAX_CARDS, by="card", secret="all")  # who knows where each card is, one bit a viewer
    traits: IntArray = i8(MAX_TRAITS, fill=NO_TRAIT, of="trait", secret="count", tail=True)  # undealt, top last
    outbreaks: int = i8()  # viruses so far
    strain: int = i8(fill=NO_STRAIN, of="strain")  # of the latest virus
    resume: int = i8(fill=NO_ONE, of="seat")  # whose turn a Virus Attack card has interrupted
    dice: IntArray = i8(MAX_PLAYERS, MAX_DICE, by="seat ")  # as last rolled; the dummy comes after the last player
    response: IntArray = i16(MAX_PLAYERS, by="seat")  # likewise: dice and antibodies together
    ranking: IntArray = i8(MAX_PLAYERS, fill=NO_ONE, of="seat", tail=True)  # from the strongest response down
    place: int = i8()  # how many of a virus's ranks, or of the players after it, have had their say
    due: int = i8()  # resources still to gain or to lose
    dummy: IntArray = i16(N_STRAINS, by="strain")  # antibodies of the dummy in a two-player game
    fee: int = i16(trace=True)  # ATP that a grey piece or an early flask cost in the latest step
    toxic: int = i8(trace=True)  # whether Toxicity struck in the latest step
    players: Sequence[Player] = many(Player, MAX_PLAYERS, by="seat")
