"""Event cards: one is revealed in each Phase 2; Boosts wait on the board, Toxicity and viruses strike (C-EVT)."""

from vesicle.core.jit import rule
from vesicle.core.piles import take_top
from vesicle.cytosis.box import N_BANDS, Box
from vesicle.cytosis.ids import N_AREAS, N_MOLECULES, Effect, Molecule
from vesicle.cytosis.resources import count_supply, pay
from vesicle.cytosis.state import State
from vesicle.cytosis.virus.outbreak import begin_outbreak

LOCATION = 0  # boost_spots
TAKEN = 0  # boost_lasts
HIGHEST = 0  # toxic_bands


@rule
def reveal_event(s: State, box: Box) -> None:
    """Turn up the next Event; it alone is active from now on (C-EVT-01, C-EVT-03)."""
    if box.boost_lasts != TAKEN:
        return_boosts(s)
    s.event = take_top(s.events)
    effect = box.event_effect[s.event]
    if effect == Effect.BOOST:
        put_boost(s, box, int(s.event))
    elif effect == Effect.TOXICITY:
        strike_toxicity(s, box)
    elif effect == Effect.VIRUS:
        begin_outbreak(s, int(box.event_strain[s.event]))


@rule
def put_boost(s: State, box: Box, event: int) -> None:
    """Put a resource on the Event's area; an empty pile puts nothing out (C-EVT-04, A-77)."""
    molecule = int(box.event_gives[event])
    amount = min(int(box.event_amount[event]), count_supply(s, box, molecule, 0))
    s.supply[molecule] -= amount
    s.boost[box.event_area[event], molecule] += amount


@rule
def return_boosts(s: State) -> None:
    """What nobody took goes back to the supply, where tables play so (A-23)."""
    for area in range(N_AREAS):
        for molecule in range(N_MOLECULES):
            s.supply[molecule] += s.boost[area, molecule]
            s.boost[area, molecule] = 0


@rule
def collect_boost(s: State, box: Box, area: int) -> None:
    """The first player to place in a location gets everything that waits there (C-EVT-05, C-EVT-07, A-22, A-23)."""
    if box.boost_spots != LOCATION and not box.area_collects[area]:
        return
    location = box.area_location[area]
    me = s.players[s.seat]
    for molecule in range(N_MOLECULES):
        me.stock[molecule] += s.boost[location, molecule]
        s.boost[location, molecule] = 0


@rule
def strike_toxicity(s: State, box: Box) -> None:
    """Every player loses of every macromolecule by the highest band reached; ATP is safe (C-EVT-16…21, A-31)."""
    s.toxic = 1
    for seat in range(box.players):
        for molecule in range(N_MOLECULES):
            if molecule != Molecule.ATP:
                me = s.players[seat]
                me.poisoned[molecule] = count_toxic_loss(box, int(me.stock[molecule]))
                pay(s, me, molecule, int(me.poisoned[molecule]))


@rule
def count_toxic_loss(box: Box, owned: int) -> int:
    """The loss of the highest band reached, or of all of them together (C-EVT-17, C-EVT-18, C-EVT-19, A-31)."""
    loss = 0
    for band in range(N_BANDS):
        if owned >= box.toxic_from[band]:
            below = 0 if box.toxic_bands == HIGHEST else loss
            loss = below + int(box.toxic_loss[band])
    return min(loss, owned)
