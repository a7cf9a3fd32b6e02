"""What it still takes to complete the cards in a hand: placements, ATP and macromolecules, card by card."""

from vesicle.bots.arithmetic import exp
from vesicle.bots.cytosis.notes import Notes, Side
from vesicle.bots.cytosis.terms import Term
from vesicle.bots.cytosis.weights import Weight
from vesicle.core.jit import rule
from vesicle.core.piles import count_cards
from vesicle.cytosis.areas.exocytosis import fits, is_exported
from vesicle.cytosis.box import Box
from vesicle.cytosis.ids import N_COLOURS, N_DISKS, N_MOLECULES, NO_AREA, NO_DISK, Area, Kind, Molecule
from vesicle.cytosis.state import Player, State
from vesicle.cytosis.vesicles import is_started_in

NOT_PLANNED = -1e9


@rule
def count_placements(s: State, box: Box, seat: int) -> int:
    """Own pieces that a player can still use: this round's, and all of every round that an Event still announces."""
    return int(s.players[seat].flasks) + count_cards(s.events) * int(box.flasks)


@rule
def plan_hand(s: State, box: Box, notes: Notes, side: Side, seat: int) -> None:
    """Choose the most rewarding card again and again, give it stock and a disk, and count what it still takes."""
    me = s.players[seat]
    weights = notes.weights
    placements = float(count_placements(s, box, seat))
    cards = count_cards(me.hand)
    begin_plan(box, notes, me, cards)
    side.terms[Term.SETS] += value_sets(box, notes)
    needed = 0.0
    steps = 0.0
    atp = 0.0
    macromolecules = 0.0
    while True:
        place = find_best(box, notes, me, cards)
        if place < 0:
            break
        card = int(me.hand[place])
        worth = value_card(s, box, notes, side, card)
        price_card(box, notes, me, card)
        notes.work[place] = notes.steps + notes.atp + notes.macromolecules
        needed += notes.work[place]
        chance = chance_of(notes, placements, needed)
        if notes.disk == NO_DISK and is_exported(box, card):
            chance *= weights[Weight.DISK]
        count_card(box, notes, side, card, worth, chance)
        steps += chance * notes.steps
        atp += chance * notes.atp
        macromolecules += chance * notes.macromolecules
        reserve(box, notes, me, card)
        notes.planned_places[place] = 1
    value_work(notes, side, placements, steps, atp, macromolecules)


@rule
def begin_plan(box: Box, notes: Notes, me: Player, cards: int) -> None:
    """Nothing is planned yet: all stock and all disks are free."""
    for molecule in range(N_MOLECULES):
        notes.left[molecule] = me.stock[molecule]
        notes.short[molecule] = 0
    for disk in range(N_DISKS):
        notes.disks[disk] = 0
    for place in range(cards):
        notes.planned_places[place] = 0
    for colour in range(N_COLOURS):
        notes.colours[colour] = 0
    for place in range(count_cards(me.completed)):
        if box.card_kind[me.completed[place]] == Kind.ENZYME:
            notes.colours[box.card_colour[me.completed[place]]] += 1


@rule
def find_best(box: Box, notes: Notes, me: Player, cards: int) -> int:
    """The place in hand of the card that rewards its work most, of those not planned yet; below 0 when none is left."""
    best = -1
    best_net = NOT_PLANNED
    for place in range(cards):
        card = int(me.hand[place])
        if notes.planned_places[place] or not is_work(box, card):
            continue
        net = count_net(box, notes, me, card)
        if net > best_net:
            best = place
            best_net = net
    return best


@rule
def count_net(box: Box, notes: Notes, me: Player, card: int) -> float:
    """What a card pays beyond the worth of the placements that it still takes."""
    work = count_work(box, notes, me, card)
    return float(box.card_points[card] + notes.bonus[box.card_kind[card]] - notes.weights[Weight.PLACEMENT] * work)


@rule
def count_work(box: Box, notes: Notes, me: Player, card: int) -> float:
    """Placements' worth of all that a card still takes."""
    price_card(box, notes, me, card)
    return float(notes.steps + notes.atp + notes.macromolecules)


@rule
def is_work(box: Box, card: int) -> bool:
    """Whether a card is completed by placing pieces; instant cards and those of expansions are not."""
    kind = box.card_kind[card]
    return kind == Kind.ENZYME or kind == Kind.DETOX or (is_exported(box, card) and kind < Kind.INSTANT)


@rule
def price_card(box: Box, notes: Notes, me: Player, card: int) -> None:
    """What a card still takes, given the stock and the disks that no other plan has spoken for."""
    kind = box.card_kind[card]
    notes.disk = NO_DISK
    notes.steps = 1.0
    notes.atp = max(0, box.card_atp[card] - notes.left[Molecule.ATP]) * notes.weights[Weight.ATP]
    notes.macromolecules = 0.0
    if kind == Kind.ENZYME:
        price_enzyme(box, notes, card)
    elif kind != Kind.DETOX:
        price_vesicle(box, notes, me, card)


@rule
def price_enzyme(box: Box, notes: Notes, card: int) -> None:
    """An enzyme takes proteins from the stock; missing ones are translated from mRNA at the Free Ribosome."""
    weights = notes.weights
    proteins = max(0, box.card_needs[card, Molecule.PROTEIN] - notes.left[Molecule.PROTEIN])
    mrna = max(0, proteins - notes.left[Molecule.MRNA])
    carbs = max(0, box.card_needs[card, Molecule.CARB] - notes.left[Molecule.CARB])
    notes.macromolecules = (
        proteins * (weights[Weight.PROTEIN] - weights[Weight.MRNA])
        + mrna * weights[Weight.MRNA]
        + carbs * weights[Weight.CARB]
    )


@rule
def price_vesicle(box: Box, notes: Notes, me: Player, card: int) -> None:
    """A hormone or receptor takes a disk through an ER, the Golgi and exocytosis; one on its way saves steps."""
    weights = notes.weights
    ready = find_disk_for(box, notes, me, card, Area.GOLGI)
    if ready != NO_DISK:
        notes.disk = ready
        return
    area = Area.SMOOTH if is_started_in(box, card, Area.SMOOTH) else Area.ROUGH
    notes.steps = 2.0
    notes.disk = find_disk_for(box, notes, me, card, area)
    added = Molecule.LIPID if box.card_needs[card, Molecule.CARB] == 0 else Molecule.CARB
    if notes.left[added] == 0:
        notes.macromolecules += weights[Weight.MRNA + added]
    if notes.disk != NO_DISK:
        return
    notes.steps = 3.0
    notes.disk = find_disk_for(box, notes, me, card, NO_AREA)
    if area == Area.SMOOTH:
        missing = max(0, box.card_needs[card, Molecule.LIPID] - notes.left[Molecule.LIPID])
        notes.macromolecules += missing * weights[Weight.LIPID]
    else:
        missing = max(0, box.card_needs[card, Molecule.PROTEIN] - notes.left[Molecule.MRNA])
        notes.macromolecules += missing * weights[Weight.MRNA]


@rule
def find_disk_for(box: Box, notes: Notes, me: Player, card: int, area: int) -> int:
    """An own disk in an area that no other plan uses and whose cargo is enough there for a card, or NO_DISK."""
    for disk in range(N_DISKS):
        if notes.disks[disk] or me.disk_area[disk] != area:
            continue
        if area == NO_AREA or (area == Area.GOLGI and fits(box, me, disk, card)):
            return disk
        base = Molecule.LIPID if area == Area.SMOOTH else Molecule.PROTEIN
        if area != Area.GOLGI and me.cargo[disk, base] >= box.card_needs[card, base]:
            return disk
    return NO_DISK


@rule
def chance_of(notes: Notes, placements: float, needed: float) -> float:
    """The chance that so much work is done before the game ends."""
    weights = notes.weights
    margin = placements - weights[Weight.CROWD] * needed + weights[Weight.SLACK]
    return 1.0 / (1.0 + exp(-margin / weights[Weight.SPREAD]))


@rule
def reserve(box: Box, notes: Notes, me: Player, card: int) -> None:
    """What a plan uses is no longer there for the next one; `price_card` has just found its disk."""
    spend(notes, Molecule.ATP, int(box.card_atp[card]))
    kind = box.card_kind[card]
    if kind == Kind.DETOX:
        return
    carbs = int(box.card_needs[card, Molecule.CARB])
    proteins = int(box.card_needs[card, Molecule.PROTEIN])
    lipids = int(box.card_needs[card, Molecule.LIPID])
    if kind == Kind.ENZYME:
        spend(notes, Molecule.CARB, carbs)
        spend(notes, Molecule.MRNA, proteins - min(proteins, int(notes.left[Molecule.PROTEIN])))
        spend(notes, Molecule.PROTEIN, proteins)
        return
    if notes.disk != NO_DISK:
        notes.disks[notes.disk] = 1
    if notes.steps == 1.0:
        return
    spend(notes, Molecule.CARB, carbs)
    from_smooth = is_started_in(box, card, Area.SMOOTH)
    if notes.steps == 2.0:
        spend(notes, Molecule.LIPID, 0 if from_smooth else lipids)
    else:
        spend(notes, Molecule.LIPID, lipids)
        spend(notes, Molecule.MRNA, proteins)


@rule
def spend(notes: Notes, molecule: int, amount: int) -> None:
    """Take so many from the free stock; what it lacks is noted."""
    taken = min(amount, int(notes.left[molecule]))
    notes.left[molecule] -= taken
    notes.short[molecule] += amount - taken


@rule
def value_card(s: State, box: Box, notes: Notes, side: Side, card: int) -> float:
    """Points that a completed card brings its owner: its own, sets, Goals, receptors."""
    weights = notes.weights
    kind = int(box.card_kind[card])
    worth = float(box.card_points[card]) + notes.bonus[kind]
    rounds = count_cards(s.events)
    match kind:
        case Kind.ENZYME:
            colour = box.card_colour[card]
            worth -= value_sets(box, notes)
            notes.colours[colour] += 1
            worth += value_sets(box, notes)
        case Kind.PROTEIN_HORMONE:
            worth += float(box.receptor_own * side.done[Kind.PROTEIN_RECEPTOR])
        case Kind.STEROID_HORMONE:
            worth += float(box.receptor_own * side.done[Kind.STEROID_RECEPTOR])
        case Kind.PROTEIN_RECEPTOR | Kind.STEROID_RECEPTOR:
            others = weights[Weight.HORMONES] * (box.players - 1) * rounds
            worth += others * box.receptor_others + weights[Weight.HORMONES] * rounds * box.receptor_own
        case _:
            pass
    return worth


@rule
def value_sets(box: Box, notes: Notes) -> float:
    """Points for sets of different enzymes, by the colours counted in the notes."""
    points = 0
    number = 1
    while True:
        colours = 0
        for colour in range(N_COLOURS):
            if notes.colours[colour] >= number:
                colours += 1
        if colours == 0:
            return float(points)
        points += int(box.set_points[colours])
        number += 1


@rule
def count_card(box: Box, notes: Notes, side: Side, card: int, worth: float, chance: float) -> None:
    """Book a planned card under its term, by the chance that it is completed."""
    kind = int(box.card_kind[card])
    side.planned[kind] += chance
    if kind == Kind.ENZYME:
        side.terms[Term.ENZYMES] += worth * chance
    elif kind == Kind.DETOX:
        side.terms[Term.DETOX] += worth * chance
        side.detox += chance * box.card_atp[card]
    else:
        side.terms[Term.VESICLES] += worth * chance
    side.terms[Term.HAND] += notes.weights[Weight.OPTION] * box.card_points[card]


@rule
def value_work(notes: Notes, side: Side, placements: float, steps: float, atp: float, macromolecules: float) -> None:
    """Placements left without a plan are worth points, fewer towards the end; work still to do costs them."""
    weights = notes.weights
    spare_atp = count_spare(notes, Molecule.ATP, Weight.ATP, Weight.SPARE_ATP)
    spare = 0.0
    spare += count_spare(notes, Molecule.MRNA, Weight.MRNA, Weight.SPARE)
    spare += count_spare(notes, Molecule.PROTEIN, Weight.PROTEIN, Weight.SPARE)
    spare += count_spare(notes, Molecule.CARB, Weight.CARB, Weight.SPARE)
    spare += count_spare(notes, Molecule.LIPID, Weight.LIPID, Weight.SPARE)
    free = max(0.0, placements - steps - atp - macromolecules)
    each = weights[Weight.PLACEMENT] * free / (free + weights[Weight.TAIL])
    side.terms[Term.STEPS] += each * (placements - steps)
    side.terms[Term.ATP] += each * (spare_atp - atp)
    side.terms[Term.MACROMOLECULES] += each * (spare - macromolecules)


@rule
def count_spare(notes: Notes, molecule: int, work: int, share: int) -> float:
    """The work that spare stock of a kind saves later; the more there is, the less one more saves."""
    weights = notes.weights
    amount = float(notes.left[molecule])
    return weights[work] * weights[share] * amount * weights[Weight.ENOUGH] / (weights[Weight.ENOUGH] + amount)
