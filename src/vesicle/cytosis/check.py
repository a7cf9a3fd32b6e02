"""Positions that people edit: what cannot be is refused by name, what follows from the rest is put right."""

from collections import Counter
from typing import Any

from vesicle.core.knowledge import PUBLIC, bit_of
from vesicle.core.match import Rules
from vesicle.core.piles import NOTHING, used
from vesicle.cytosis.check_modules import check_traits, check_virus
from vesicle.cytosis.check_questions import check_questions
from vesicle.cytosis.ids import N_DISKS, N_MOLECULES, NO_AREA, NO_ONE, Area, Ask, Effect, Kind, Molecule

NEVER_COMPLETED = (Kind.INSTANT, Kind.VIRUS_ATTACK)
MOST_POINTS = 9999  # from one source; nobody can win or lose so many
MOST_OF_A_KIND = 999  # pieces in one place; nobody can gather so many
CARGO = {Area.SMOOTH: {Molecule.LIPID}, Area.ROUGH: {Molecule.PROTEIN}}
GOLGI_CARGO = {Molecule.PROTEIN, Molecule.CARB, Molecule.LIPID}


def check_position(s: Any, rules: Rules) -> None:
    """ValueError in one sentence for anything that cannot be on a table."""
    _check_seats(s, rules)
    _check_players(s, rules)
    _check_cards(s, rules)
    _check_board(s, rules)
    _check_goals(s, rules)
    _check_events(s, rules)
    _check_supply(s, rules)
    check_virus(s, rules)
    check_traits(s, rules)
    check_questions(s, rules)


def _check_seats(s: Any, rules: Rules) -> None:
    for name in ("seat", "starter", "marker"):
        if not 0 <= s[name] < rules.players:
            raise ValueError(f"{name}: there is no seat {int(s[name])}")
    for name in ("winner", "resume"):
        if s[name] >= rules.players:
            raise ValueError(f"{name}: there is no seat {int(s[name])}")
    if any(not 0 <= word < 1 << 32 for word in s.rng.tolist()):
        raise ValueError("rng: the key is two words of 32 bits and a count of draws")


def _check_players(s: Any, rules: Rules) -> None:
    rooms = Counter[int]()
    for seat in range(rules.players):
        me, where = s.players[seat], f"players[{seat}]"
        for molecule in range(N_MOLECULES):
            if not 0 <= me.stock[molecule] <= MOST_OF_A_KIND:
                name = rules.labels["molecule"][molecule]
                raise ValueError(
                    f"{where}.stock.{name}: {me.stock[molecule]} is not a number from 0 to {MOST_OF_A_KIND}"
                )
        for source, name in enumerate(rules.labels["source"]):
            if abs(int(me.points[source])) > MOST_POINTS:
                raise ValueError(f"{where}.points.{name}: {me.points[source]} is beyond {MOST_POINTS}")
        flasks, on_board = int(me.flasks), int((s.occupant == seat).sum())
        if flasks < 0 or flasks + on_board > rules.box.flasks:
            raise ValueError(f"{where}.flasks: {flasks} and {on_board} on the board; there are {rules.box.flasks}")
        for disk in range(N_DISKS):
            _check_disk(me, disk, where, rules)
            rooms[int(me.disk_area[disk])] += 1
    for area, count in rooms.items():
        if area != NO_AREA and count > rules.box.area_room[area]:
            name, room = rules.labels["area"][area], rules.box.area_room[area]
            raise ValueError(f"players: {count} disks are in {name}, which holds {room}")


def _check_disk(me: Any, disk: int, where: str, rules: Rules) -> None:
    area = int(me.disk_area[disk])
    load = {Molecule(molecule) for molecule in range(N_MOLECULES) if me.cargo[disk, molecule]}
    if area != NO_AREA and rules.box.area_room[area] == 0:
        raise ValueError(f"{where}.disk_area[{disk}]: no disk can be in {rules.labels['area'][area]}")
    allowed: set[Molecule] = set() if area == NO_AREA else CARGO.get(Area(area), GOLGI_CARGO)
    countable = me.cargo[disk].min() >= 0 and me.cargo[disk].max() <= MOST_OF_A_KIND
    if not load <= allowed or (area != NO_AREA and not load) or not countable:
        raise ValueError(f"{where}.cargo[{disk}]: this cannot be on a disk there")


def _check_cards(s: Any, rules: Rules) -> None:
    """Every card exists once; knowledge that the places imply is filled in, hands are put in order."""
    public = [*used(s.market), *used(s.discard)]
    places = [*public, *used(s.deck), *used(s.out)]
    for seat in range(rules.players):
        me = s.players[seat]
        hand = sorted(used(me.hand))
        me.hand[: len(hand)] = hand
        for card in (*hand, *used(me.foreseen)):
            s.known[card] |= bit_of(seat)
        public += used(me.completed) + used(me.attacks)
        places += hand + used(me.completed) + used(me.attacks)
        if any(rules.box.card_kind[card] in NEVER_COMPLETED for card in used(me.completed)):
            raise ValueError(f"players[{seat}].completed: an instant or Virus Attack card is never completed")
        if any(rules.box.card_kind[card] == Kind.VIRUS_ATTACK for card in hand):
            raise ValueError(f"players[{seat}].hand: a Virus Attack card is never in a hand")
        if any(rules.box.card_kind[card] != Kind.VIRUS_ATTACK for card in used(me.attacks)):
            raise ValueError(f"players[{seat}].attacks: only Virus Attack cards lie there")
    counts = Counter(places)
    for card, name in enumerate(rules.labels["card"]):
        if counts[card] != 1:
            raise ValueError(f"cards: {name!r} is in {counts[card]} places; every card exists once")
        if not 0 <= s.known[card] <= PUBLIC:
            raise ValueError(f"known.{name}: {int(s.known[card])} is not a whole number from 0 to {PUBLIC}")
    s.known[public] = PUBLIC
    s.known[used(s.out)] = 0  # they left the game unseen
    for card in used(s.out):
        if rules.box.card_kind[card] != Kind.DETOX:
            raise ValueError(f"out: {rules.labels['card'][card]!r} is no detox card")
    attacks = rules.box.card_kind[: rules.box.n_cards] == Kind.VIRUS_ATTACK
    s.known[: rules.box.n_cards][attacks] = PUBLIC  # they are never in a hand
    wanted = 0 if Ask.DRAFT in used(s.pending) else int(rules.box.detox_out)
    if len(used(s.out)) != wanted:
        raise ValueError(f"out: {len(used(s.out))} cards are left in the box, not {wanted}")


def _check_board(s: Any, rules: Rules) -> None:
    for spot, name in enumerate(rules.labels["spot"]):
        if s.occupant[spot] >= rules.players:
            raise ValueError(f"occupant.{name}: there is no seat {int(s.occupant[spot])}")
    greys = int(s.greys.sum()) + int(s.grey_home)
    if (s.greys < 0).any() or s.grey_home < 0 or greys != rules.box.greys:
        raise ValueError(f"greys: {greys} grey pieces are on the board and at home; there are {rules.box.greys}")
    if s.grey_used not in (0, 1):
        raise ValueError("grey_used: 0 or 1 is wanted")
    if (s.boost < 0).any():
        raise ValueError("boost: never below 0")


def _check_goals(s: Any, rules: Rules) -> None:
    markers = Counter[int]()
    for goal, name in enumerate(rules.labels["goal"]):
        first, second = (int(seat) for seat in s.goal_seats[goal])
        if max(first, second) >= rules.players:
            raise ValueError(f"goal_seats.{name}: there is no seat {max(first, second)}")
        if second != NO_ONE and first in (NO_ONE, second):
            raise ValueError(f"goal_seats.{name}: the second marker follows another player's first")
        if first != NO_ONE and not s.goal_open[goal]:
            raise ValueError(f"goal_seats.{name}: this Goal is not in play")
        markers.update(seat for seat in (first, second) if seat != NO_ONE)
    if any(value not in (0, 1) for value in s.goal_open) or int(s.goal_open.sum()) != rules.box.goals_in_play:
        raise ValueError(f"goal_open: exactly {rules.box.goals_in_play} Goals are in play, each marked 1")
    if int((s.goal_open * rules.box.goal_virus).sum()) > rules.box.virus_goals:
        raise ValueError(f"goal_open: at most {rules.box.virus_goals} Goals of viruses are in play together")
    for seat, count in markers.items():
        if count > rules.box.goal_markers:
            raise ValueError(
                f"goal_seats: seat {seat} has {count} markers on Goals; there are {rules.box.goal_markers}"
            )


def _check_events(s: Any, rules: Rules) -> None:
    deck, out = used(s.events), used(s.events_out)
    seen = Counter(deck + out + ([int(s.event)] if s.event != NOTHING else []))
    for event, name in enumerate(rules.labels["event"]):
        if seen[event] > rules.box.event_copies[event]:
            raise ValueError(f"events: {seen[event]} times {name!r}; there are {rules.box.event_copies[event]}")
    unused = int(rules.box.event_copies.sum()) - int(rules.box.events_in_play)
    if len(out) != unused:
        raise ValueError(f"events_out: {len(out)} Events are left in the box, not {unused}")
    if any(rules.box.event_effect[event] == Effect.VIRUS for event in out):
        raise ValueError("events_out: a Virus Event is never left in the box")
    revealed = int(rules.box.events_in_play) - len(deck)
    between = Ask.NEW_ROUND in used(s.pending)  # Phase 2: the Event is there, the round not yet
    fits = revealed == max(0, int(s.round_number) - 1 + between)
    if not 0 <= s.round_number <= rules.box.events_in_play + 1 or not fits:
        raise ValueError(f"round_number: {revealed} Events are revealed, which does not fit round {s.round_number}")
    if (s.event != NOTHING) != (revealed > 0):
        raise ValueError("event: an Event is active exactly when one has been revealed")


def _check_supply(s: Any, rules: Rules) -> None:
    """Pieces are conserved under a finite supply; an unlimited one is reckoned anew."""
    for molecule, name in enumerate(rules.labels["molecule"]):
        used = int(s.boost[:, molecule].sum())
        for seat in range(rules.players):
            used += int(s.players[seat].stock[molecule]) + int(s.players[seat].cargo[:, molecule].sum())
        left = int(rules.box.tokens[molecule]) - used
        if rules.box.supply == 0 and (left != s.supply[molecule] or left < 0):
            total = used + int(s.supply[molecule])
            raise ValueError(f"supply.{name}: {total} pieces in all, but the box has {rules.box.tokens[molecule]}")
        s.supply[molecule] = left
