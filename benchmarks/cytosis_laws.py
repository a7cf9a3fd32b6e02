"""What holds in every position of Cytosis, as compiled functions."""

from vesicle.core.jit import rule
from vesicle.cytosis import engine, legal, setup
from vesicle.cytosis.ids import MAX_ATTACKS, MAX_CARDS, MAX_SPOTS, N_DISKS, N_MOLECULES, N_STRAINS, NO_AREA

FINE, BOUNDS, PIECES = range(3)


@rule
def find_broken_law(s, box):
    """Conservation and bounds of one state."""
    for molecule in range(N_MOLECULES):
        total = int(s.supply[molecule])
        if box.supply == 0 and total < 0:
            return BOUNDS
        for area in range(s.boost.shape[0]):
            total += int(s.boost[area, molecule])
        for seat in range(box.players):
            me = s.players[seat]
            total += int(me.stock[molecule])
            if me.stock[molecule] < 0:
                return BOUNDS
            for disk in range(N_DISKS):
                total += int(me.cargo[disk, molecule])
                if me.cargo[disk, molecule] < 0 or (me.disk_area[disk] == NO_AREA and me.cargo[disk, molecule] != 0):
                    return BOUNDS
        if total != box.tokens[molecule]:
            return PIECES
    greys = int(s.grey_home)
    for spot in range(MAX_SPOTS):
        greys += int(s.greys[spot])
        if s.occupant[spot] >= box.players:
            return BOUNDS
    if greys != box.greys:
        return PIECES
    for seat in range(box.players):
        own = int(s.players[seat].flasks)
        for spot in range(MAX_SPOTS):
            own += int(s.occupant[spot] == seat)
        if own > box.flasks or s.players[seat].flasks < 0:
            return PIECES
    for area in range(box.area_room.shape[0]):
        disks = 0
        for seat in range(box.players):
            for disk in range(N_DISKS):
                disks += int(s.players[seat].disk_area[disk] == area)
        if disks > box.area_room[area]:
            return PIECES
    for seat in range(box.players):
        for strain in range(N_STRAINS):
            antibodies = s.players[seat].antibodies[strain]
            if antibodies < 0 or (box.antibody_top > 0 and antibodies > box.antibody_top):
                return BOUNDS
    return FINE


@rule
def has_wrong_cards(s, box):
    """Whether some card is in no place or in two; a card is a bit, and the bits of all places add up to all ones."""
    seen = 0
    for place in range(MAX_CARDS):
        for pile in (s.deck, s.discard, s.out):
            if pile[place] >= 0:
                seen += 1 << pile[place]
        for seat in range(box.players):
            if s.players[seat].hand[place] >= 0:
                seen += 1 << s.players[seat].hand[place]
            if s.players[seat].completed[place] >= 0:
                seen += 1 << s.players[seat].completed[place]
    for place in range(MAX_ATTACKS):
        for seat in range(box.players):
            if s.players[seat].attacks[place] >= 0:
                seen += 1 << s.players[seat].attacks[place]
    for slot in range(s.market.shape[0]):
        if s.market[slot] >= 0:
            seen += 1 << s.market[slot]
    return seen != (1 << box.n_cards) - 1


FUNCTIONS = (setup.deal_game, legal.list_legal, engine.step, engine.why_not, find_broken_law, has_wrong_cards)
