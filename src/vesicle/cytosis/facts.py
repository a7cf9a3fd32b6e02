"""What anybody at the table can work out of what all see: prices as they are now, closed spots, how things stand."""

from collections.abc import Sequence

from vesicle.core.jit import rule
from vesicle.core.record import IntArray, i8, i16, many, record
from vesicle.cytosis.areas.card_area import count_bonus, count_card_price
from vesicle.cytosis.box import Box
from vesicle.cytosis.epigenetic.scout import count_scout_price
from vesicle.cytosis.ids import MAX_PLAYERS, MAX_SLOTS, MAX_SPOTS, NO_ONE, NO_SPOT, Area
from vesicle.cytosis.market import count_slots
from vesicle.cytosis.placement import count_grey_price, is_capped
from vesicle.cytosis.resources import count_health
from vesicle.cytosis.scoring import finish
from vesicle.cytosis.state import State
from vesicle.cytosis.virus.outbreak import find_zone


@record
class Terms:
    """How things stand for one player."""

    card_price: IntArray = i8(MAX_SLOTS, by="slot")  # of the card in each slot, in ATP; below 0 where one is paid out
    grey_card_price: IntArray = i8(MAX_SLOTS, by="slot")  # likewise where a grey piece buys it
    grey_price: int = i8()  # the price of a grey piece
    zone: int = i8(of="zone")  # of the Health Track, which only viruses ask for
    dice: int = i8()  # that a virus lets the player roll
    forecast: int = i16()  # health points if the game ended now


@record
class Facts:
    """Worked out anew for every position; no part of a game."""

    closed: IntArray = i8(MAX_SPOTS, fill=NO_SPOT, of="spot", tail=True)  # take no piece in this round, whoever comes
    scout_price: int = i8()  # the price of a look at the deck
    choose_price: int = i8()  # the price of a card from there
    players: Sequence[Terms] = many(Terms, MAX_PLAYERS, by="seat")


@rule
def find_facts(s: State, box: Box, ended: State, facts: Facts) -> None:
    """Write them down for a game as somebody sees it; `ended` is the same game, which is brought to its end."""
    list_closed(s, box, facts.closed)
    facts.scout_price = count_scout_price(s, box, int(box.scout_price))
    facts.choose_price = count_scout_price(s, box, int(box.choose_price))
    if ended.winner == NO_ONE:
        finish(ended, box)
    decides = int(s.seat)
    for seat in range(box.players):
        s.seat = seat  # prices are those of the player who decides
        find_terms(s, box, facts.players[seat])
        facts.players[seat].forecast = count_health(ended.players[seat])
    s.seat = decides


@rule
def list_closed(s: State, box: Box, closed: IntArray) -> None:
    """The closed spots in the order of the board, and nothing after them."""
    count = 0
    for spot in range(MAX_SPOTS):
        closed[spot] = NO_SPOT
        if spot < box.n_spots and is_closed(s, box, spot):
            closed[count] = spot
            count += 1


@rule
def find_terms(s: State, box: Box, terms: Terms) -> None:
    """Prices and dice of the player who decides (C-BUY-02, C-GREY-01, C-VIR-14)."""
    for slot in range(count_slots(box)):
        spot = int(box.area_first[Area.CARD]) + slot
        terms.card_price[slot] = count_card_price(s, box, spot, False) - count_bonus(s, box, spot)
        terms.grey_card_price[slot] = count_card_price(s, box, spot, True) - count_bonus(s, box, spot)
    terms.grey_price = count_grey_price(s, box)
    terms.zone = find_zone(box, s.players[s.seat])
    terms.dice = box.zone_dice[terms.zone]


@rule
def is_closed(s: State, box: Box, spot: int) -> bool:
    """Whether a spot is not on this side of the board, or its area is full for two players (C-2P-03)."""
    return not box.spot_on_board[spot] or bool(box.capped and is_capped(s, box, int(box.spot_area[spot])))
