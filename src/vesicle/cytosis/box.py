"""The record of the box: what is printed on the components, and which rules are in force for this table."""

from vesicle.core.record import IntArray, i16, i64, record
from vesicle.cytosis.ids import (
    MAX_CARDS,
    MAX_EVENTS,
    MAX_GOALS,
    MAX_PLAYERS,
    MAX_SPOTS,
    MAX_TRAITS,
    N_AREAS,
    N_COLOURS,
    N_FACES,
    N_KINDS,
    N_MOLECULES,
    N_ZONES,
    NO_CARD,
    NO_STRAIN,
    Molecule,
)

N_BANDS = 3  # of toxicity
N_PLACES = 3  # of the detox majority
ATP = int(Molecule.ATP)


@record
class Box:
    """One set of components for one number of players; another edition is another record, not other code."""

    # numbers of the setup
    players: int = i16()
    virus: int = i16()  # whether the Virus expansion is in play
    epigenetic: int = i16()  # whether the Epigenetic cards are in play
    flasks: int = i16()  # own pieces a player
    start_atp: IntArray = i16(MAX_PLAYERS)  # by distance from the first player
    free_resources: int = i16()  # chosen by each player in setup
    free_kinds: IntArray = i16(N_MOLECULES)  # what may be chosen then, and by exhausting
    dealt: int = i16()  # cards dealt to each player
    detox_out: int = i16()  # detox cards left in the box
    events_in_play: int = i16()  # those of viruses included
    goals_in_play: int = i16()
    greys: int = i16()
    grey_price: int = i16()
    market_removed: int = i16()  # cards that leave the market in Phase 2
    tokens: IntArray = i16(N_MOLECULES)  # pieces of each resource in the box

    # the board
    n_spots: int = i16()
    spot_area: IntArray = i16(MAX_SPOTS)
    spot_on_board: IntArray = i16(MAX_SPOTS)  # 0 for spots that this side of the board lacks
    spot_takes: IntArray = i16(MAX_SPOTS, fill=ATP)  # the resource that the spot asks for
    spot_price: IntArray = i16(MAX_SPOTS)  # how many of it
    spot_gives: IntArray = i16(MAX_SPOTS, fill=ATP)  # the resource that the spot hands out
    spot_amount: IntArray = i16(MAX_SPOTS)  # how many of it
    board_bits: int = i64()  # all spots of this side of the board, one bit each
    area_bits: IntArray = i64(N_AREAS)  # likewise the spots of an area
    area_first: IntArray = i16(N_AREAS)  # the spots of an area stand together, from this one …
    area_end: IntArray = i16(N_AREAS)  # … to the one before this
    capped: int = i16()  # whether areas take fewer pieces than they have spots
    area_cap: IntArray = i16(N_AREAS)  # pieces that the area takes a round
    area_room: IntArray = i16(N_AREAS)  # budding locations for vesicle disks
    area_location: IntArray = i16(N_AREAS)  # where a Boost for this area lies
    area_collects: IntArray = i16(N_AREAS)  # whether its spots hand out resources
    spot_numbered: IntArray = i16(MAX_SPOTS)  # where a collector may take one more

    # cards
    n_cards: int = i16()
    card_kind: IntArray = i16(MAX_CARDS)
    card_colour: IntArray = i16(MAX_CARDS, fill=NO_CARD)
    card_atp: IntArray = i16(MAX_CARDS)
    card_needs: IntArray = i16(MAX_CARDS, N_MOLECULES)
    card_points: IntArray = i16(MAX_CARDS)
    card_gain: IntArray = i16(MAX_CARDS, N_MOLECULES)
    card_strain: IntArray = i16(MAX_CARDS, fill=NO_STRAIN)  # of Virus Attack cards, which are the last rows
    n_attacks: int = i16()

    # goals and events
    n_goals: int = i16()
    goal_counts: IntArray = i16(MAX_GOALS, N_KINDS)  # kinds of completed cards that the Goal counts
    goal_points: IntArray = i16(MAX_GOALS)  # for each of them
    goal_different: IntArray = i16(MAX_GOALS)  # counts different kinds instead of cards
    goal_antibodies: IntArray = i16(MAX_GOALS)  # counts this many antibodies as one instead of cards; 0 counts cards
    goal_virus: IntArray = i16(MAX_GOALS)  # belongs to the Virus expansion
    virus_goals: int = i16()  # how many of those may be in play together
    goal_markers: int = i16()  # Goal Markers a player
    claim_points: int = i16()  # for the first marker on a Goal
    n_events: int = i16()  # rows
    virus_events: int = i16()  # cards
    event_copies: IntArray = i16(MAX_EVENTS)
    event_effect: IntArray = i16(MAX_EVENTS)
    event_area: IntArray = i16(MAX_EVENTS)
    event_gives: IntArray = i16(MAX_EVENTS)  # what a Boost puts on its area
    event_amount: IntArray = i16(MAX_EVENTS)
    event_strain: IntArray = i16(MAX_EVENTS, fill=NO_STRAIN)
    toxic_from: IntArray = i16(N_BANDS)  # bands in rising order
    toxic_loss: IntArray = i16(N_BANDS)

    # viruses
    zone_from: IntArray = i16(N_ZONES)  # health points from which a zone counts; the lowest zone has no beginning
    zone_dice: IntArray = i16(N_ZONES)
    die_faces: IntArray = i16(N_FACES)
    antibody_price: int = i16()  # ATP for one step
    antibody_step: int = i16()  # antibodies of one step
    antibody_top: int = i16()  # the end of a column; 0 for none
    attack_loss: int = i16()  # health points that a Virus Attack card costs all but its buyer
    virus_gain: IntArray = i16(MAX_PLAYERS)  # resources by rank
    virus_loss: int = i16()  # resources or health points that the lowest loses

    # Epigenetic cards
    n_traits: int = i16()
    trait_ability: IntArray = i16(MAX_TRAITS)
    trade_price: IntArray = i16(N_MOLECULES)  # ATP for one; 0 is not traded
    scout_price: int = i16()
    choose_price: int = i16()
    hirer_price: int = i16()
    early_price: int = i16()

    # scoring
    receptor_own: int = i16()
    receptor_others: int = i16()
    detox_places: IntArray = i16(N_PLACES)
    macro_rate: IntArray = i16(N_MOLECULES)  # pieces of a kind for one point; 0 scores nothing
    set_points: IntArray = i16(N_COLOURS + 1)  # by number of different colours

    # switches, in the words and order of rulings.toml
    supply: int = i16()
    shortage: int = i16()
    exhaust: int = i16()
    exhaust_after_grey: int = i16()
    phase_two: int = i16()
    market_removal: int = i16()
    reshuffle: int = i16()
    displacement: int = i16()
    displacement_tie: int = i16()
    displace_for_disk: int = i16()
    ribosome_zero: int = i16()
    laureates_decline: int = i16()
    reduce_bonus: int = i16()
    collect_vesicles: int = i16()
    final_tie: int = i16()
    boost_spots: int = i16()
    grey_in_cap: int = i16()
    open_turn: int = i16()
    golgi_lipid: int = i16()
    vesicle_card: int = i16()
    enzyme_sets: int = i16()
    detox_tie: int = i16()
    stuck: int = i16()
    two_player_board: int = i16()
    blocking: int = i16()
    displaced_cargo: int = i16()
    market_gap: int = i16()
    boost_lasts: int = i16()
    grey_boost: int = i16()
    grey_spot: int = i16()
    toxic_bands: int = i16()
    goal_card: int = i16()
    collector_bottom: int = i16()
    virus_order: int = i16()
    dummy_rises: int = i16()
    attacks_in_tie: int = i16()
    round_start: int = i16()
    scout_reduced: int = i16()
    early_sets_order: int = i16()
    grey_abilities: int = i16()
