"""A virus: who is interrupted, the dice, the responses and their ranking (C-VIR-13…26, C-VIR-32…34)."""

from vesicle.core.chance import draw_below
from vesicle.core.jit import rule
from vesicle.core.knowledge import PUBLIC
from vesicle.core.piles import count_cards, put_on_top
from vesicle.core.questions import answered, ask
from vesicle.cytosis.box import Box
from vesicle.cytosis.ids import MAX_DICE, N_FACES, N_ZONES, NO_ONE, Ask, Source
from vesicle.cytosis.resources import count_health
from vesicle.cytosis.state import Player, State
from vesicle.cytosis.virus.antibodies import raise_marker

HOLDER = 0  # virus_order


@rule
def begin_outbreak(s: State, strain: int) -> None:
    """A Virus Event strikes everybody at once (C-VIR-13)."""
    s.strain = strain
    ask(s.pending, Ask.SPREAD)


@rule
def begin_attack(s: State, box: Box, card: int) -> None:
    """A Virus Attack card lies face up by its buyer, and everybody stops for it (C-VIR-20, C-VIR-21, A-49)."""
    put_on_top(s.players[s.seat].attacks, card)
    s.known[card] = PUBLIC
    s.strain = box.card_strain[card]
    s.resume = s.seat
    ask(s.pending, Ask.RESUME)
    ask(s.pending, Ask.SPREAD)
    ask(s.pending, Ask.STRIKE)
    ask(s.pending, Ask.VACCINATE)


@rule
def strike(s: State, box: Box) -> None:
    """Everybody but the buyer loses health points, below nothing if need be (C-VIR-22, A-54)."""
    answered(s.pending)
    for seat in range(box.players):
        if seat != s.resume:
            s.players[seat].points[Source.VIRUS] -= box.attack_loss


@rule
def spread(s: State, box: Box) -> None:
    """Everybody rolls, responds and is ranked; the pay-out comes next, then antibodies (C-VIR-14…18)."""
    answered(s.pending)
    s.outbreaks += 1
    roll_dice(s, box)
    rank_responses(s, box)
    ask(s.pending, Ask.IMMUNISE)
    ask(s.pending, Ask.PAY_OUT)


@rule
def find_first(s: State, box: Box) -> int:
    """The first player for ties and for buying antibodies: who holds the marker at that moment (A-48)."""
    return int(s.marker) if box.virus_order == HOLDER else int(s.starter)


@rule
def count_responding(box: Box) -> int:
    """The players, and with two of them the dummy, which comes after the last seat (C-VIR-11)."""
    return 3 if box.players == 2 else int(box.players)


@rule
def count_dice(box: Box, me: Player) -> int:
    """Dice by the zone of the Health Marker (C-VIR-14)."""
    return int(box.zone_dice[find_zone(box, me)])


@rule
def find_zone(box: Box, me: Player) -> int:
    """The highest zone that the Health Marker has reached; below nothing is the lowest one (C-VIR-14, A-47)."""
    found = 0
    for zone in range(1, N_ZONES):
        if count_health(me) >= box.zone_from[zone]:
            found = zone
    return found


@rule
def roll_dice(s: State, box: Box) -> None:
    """Clockwise from the first player, the dummy last, as many as the lowest player (C-VIR-14, C-VIR-34, A-85)."""
    for step in range(box.players):
        seat = int((find_first(s, box) + step) % box.players)
        roll(s, box, seat, count_dice(box, s.players[seat]), int(s.players[seat].antibodies[s.strain]))
    if box.players == 2:
        lowest = 0 if count_health(s.players[0]) < count_health(s.players[1]) else 1
        roll(s, box, int(box.players), count_dice(box, s.players[lowest]), int(s.dummy[s.strain]))


@rule
def roll(s: State, box: Box, who: int, dice: int, antibodies: int) -> None:
    """The response is the sum of the dice and the antibodies of that strain (C-VIR-16, C-VIR-40)."""
    s.response[who] = antibodies
    for die in range(MAX_DICE):
        s.dice[who, die] = box.die_faces[draw_below(s.rng, N_FACES)] if die < dice else 0
        s.response[who] += s.dice[who, die]


@rule
def rank_responses(s: State, box: Box) -> None:
    """The strongest first; ties go to the dummy, then to the one closest to the first player (C-VIR-32, C-VIR-33)."""
    for place in range(s.ranking.shape[0]):
        s.ranking[place] = NO_ONE
    if box.players == 2:
        put_on_top(s.ranking, int(box.players))
    for step in range(box.players):
        seat = int((find_first(s, box) + step) % box.players)
        place = count_cards(s.ranking)
        while place > 0 and s.response[s.ranking[place - 1]] < s.response[seat]:
            s.ranking[place] = s.ranking[place - 1]
            place -= 1
        s.ranking[place] = seat


@rule
def immunise_next(s: State, box: Box) -> None:
    """In order from the first player each may buy antibodies; after the last the virus is over (C-VIR-18, C-VIR-36)."""
    if s.place < box.players:
        s.seat = (find_first(s, box) + s.place) % box.players
        s.place += 1
        ask(s.pending, Ask.ANTIBODY)
        return
    answered(s.pending)
    if box.players == 2 and (s.resume == NO_ONE or box.dummy_rises):
        raise_marker(box, s.dummy, int(s.strain))
    s.place = 0


@rule
def resume_turn(s: State) -> None:
    """The interrupted player goes on exactly where the virus came between (C-VIR-20)."""
    answered(s.pending)
    s.seat = s.resume
    s.resume = NO_ONE
