"""Write what a seat may see, and what the seats have won, from the raw bytes of a game.

A *plan* is a table of whole numbers that `layout.py` makes for one table of players: for each viewer a line of places,
then one line for each run of bytes with what to show of it. `small` and `wide` are the same games as rows of 8-bit and
of 16-bit numbers. Only arrays and numbers are handed over and every loop is scalar, so a GPU kernel may call these too.
"""

from enum import IntEnum

from vesicle.core.jit import rule
from vesicle.core.knowledge import is_known
from vesicle.core.piles import NOTHING
from vesicle.core.record import IntArray

# The columns of a line.
OP, AT, COUNT, TO, CODE = range(5)

# The columns of the first line: where things are, whoever looks.
PLAYERS, PLAYERS_AT, PLAYER_SIZE, KNOWN_AT, CARDS_TO, N_CARDS, WINNER_AT, WINNERS_AT, POINTS_AT, N_POINTS = range(10)
RARE_FROM = 10  # the first of the lines that are seldom asked for; they come last
HEAD = 1
INDEX = 0xFFFF  # an index is never below 0: said to the compiler, it copies many numbers at once


class Op(IntEnum):
    """What a line does with its run of bytes."""

    COPY_SMALL = 0  # 8-bit numbers as they are
    COPY_WIDE = 1  # 16-bit numbers as they are
    SEATS = 2  # seats, counted from the viewer
    SIZE = 3  # how many entries a list has
    PLACES = 4  # a long list of cards: each of them lies at the place CODE
    KNOWN = 5  # how many cards a list has, and the place of those that the viewer knows
    TURN_SMALL = 6  # a row for each seat, the viewer's first; CODE is the length of a row
    TURN_WIDE = 7
    CARDS = 8  # a short list of cards, those that the viewer knows first; the others are blanks, with the number CODE


RARE = Op.TURN_SMALL  # this and what follows is seldom asked for


class Reward(IntEnum):
    """What the seats get at the end of a game; nothing comes before it."""

    WIN = 0  # 1 for a winner, −1 for the others
    RANK = 1  # from 1 for the first to −1 for the last in equal steps; who ties shares the mean of the places
    MARGIN = 2  # own points less the most that another seat has


@rule
def write_observation(small: IntArray, wide: IntArray, lane: int, plan: IntArray, viewer: int, rows: IntArray) -> None:
    """Write what a viewer may see of the game in a lane to that lane's row."""
    rows[lane, 0] = viewer
    players = int(plan[viewer, 0, PLAYERS])
    first_card = int(plan[viewer, 0, CARDS_TO]) & INDEX
    for card in range(plan[viewer, 0, N_CARDS]):
        rows[lane, first_card + card] = 0
    for line in range(HEAD, plan[viewer, 0, RARE_FROM]):
        at, to = int(plan[viewer, line, AT]) & INDEX, int(plan[viewer, line, TO]) & INDEX
        count, code = int(plan[viewer, line, COUNT]), int(plan[viewer, line, CODE])
        match int(plan[viewer, line, OP]):
            case Op.COPY_SMALL:
                for place in range(count):
                    rows[lane, to + place] = small[lane, at + place]
            case Op.COPY_WIDE:
                at = at >> 1
                for place in range(count):
                    rows[lane, to + place] = wide[lane, at + place]
            case Op.SEATS:
                for place in range(count):
                    rows[lane, to + place] = count_from(int(small[lane, at + place]), viewer, players)
            case Op.SIZE:
                place = 0
                while place < count and small[lane, at + place] != NOTHING:
                    place += 1
                rows[lane, to] = place
            case Op.PLACES:
                place = 0
                while place < count and small[lane, at + place] != NOTHING:
                    rows[lane, first_card + (int(small[lane, at + place]) & INDEX)] = code
                    place += 1
            case _:
                known_at = int(plan[viewer, 0, KNOWN_AT]) & INDEX
                place = 0
                while place < count and small[lane, at + place] != NOTHING:
                    card = int(small[lane, at + place]) & INDEX
                    if is_known(int(wide[lane, known_at + card]), viewer):
                        rows[lane, first_card + card] = code
                    place += 1
                rows[lane, to] = place
    for line in range(plan[viewer, 0, RARE_FROM], plan.shape[1]):
        write_rarely(small, wide, lane, plan, viewer, line, rows)


@rule
def count_from(seat: int, viewer: int, players: int) -> int:
    """A seat as the viewer counts: 0 is its own, 1 the next one clockwise; what is no player's seat stays as it is."""
    if seat < 0 or seat >= players:
        return seat
    return seat - viewer if seat >= viewer else seat - viewer + players


@rule
def write_rarely(
    small: IntArray, wide: IntArray, lane: int, plan: IntArray, viewer: int, line: int, rows: IntArray
) -> None:
    """What is seldom asked for: rows of seats turned to begin with the viewer's, short lists of cards."""
    at, to = int(plan[viewer, line, AT]), int(plan[viewer, line, TO])
    count, code = int(plan[viewer, line, COUNT]), int(plan[viewer, line, CODE])
    match int(plan[viewer, line, OP]):
        case Op.TURN_SMALL:
            for place in range(count):
                rows[lane, to + place] = small[lane, at + find_turned(plan, viewer, place, code)]
        case Op.TURN_WIDE:
            for place in range(count):
                rows[lane, to + place] = wide[lane, (at >> 1) + find_turned(plan, viewer, place, code)]
        case _:
            write_cards(small, wide, lane, plan, viewer, line, rows)


@rule
def find_turned(plan: IntArray, viewer: int, place: int, length: int) -> int:
    """Where the number stands that comes to a place when rows of this length are turned to begin with the viewer's."""
    players = int(plan[viewer, 0, PLAYERS])
    turn = place // length
    return place if turn >= players else (viewer + turn) % players * length + place % length


@rule
def write_cards(
    small: IntArray, wide: IntArray, lane: int, plan: IntArray, viewer: int, line: int, rows: IntArray
) -> None:
    """A short list: the cards that the viewer knows, then a blank for every other one, then nothing."""
    at, to, room = int(plan[viewer, line, AT]), int(plan[viewer, line, TO]), int(plan[viewer, line, COUNT])
    size = 0
    shown = 0
    while size < room and small[lane, at + size] != NOTHING:
        card = int(small[lane, at + size])
        if is_known(int(wide[lane, int(plan[viewer, 0, KNOWN_AT]) + card]), viewer):
            rows[lane, to + shown] = card
            shown += 1
        size += 1
    for place in range(shown, room):
        rows[lane, to + place] = plan[viewer, line, CODE] if place < size else NOTHING


@rule
def write_observations(small: IntArray, wide: IntArray, plan: IntArray, viewers: IntArray, rows: IntArray) -> None:
    """For every lane what its viewer may see of its game."""
    for lane in range(rows.shape[0]):
        write_observation(small, wide, lane, plan, int(viewers[lane]), rows)


@rule
def write_reward(small: IntArray, wide: IntArray, lane: int, plan: IntArray, kind: int, rewards: IntArray) -> None:
    """What each seat gets for the game in a lane, which is over."""
    players = int(plan[0, 0, PLAYERS])
    for seat in range(players):
        if kind == Reward.WIN:
            rewards[lane, seat] = 1 if has_won(small, lane, plan, seat) else -1
        elif kind == Reward.MARGIN:
            rewards[lane, seat] = count_points(wide, lane, plan, seat) - find_best_other(wide, lane, plan, seat)
        else:
            lead = 0
            for other in range(players):
                lead += compare(small, wide, lane, plan, seat, other)
            rewards[lane, seat] = lead / (players - 1)


@rule
def write_rewards(small: IntArray, wide: IntArray, plan: IntArray, kind: int, rewards: IntArray) -> None:
    """What each seat gets, for every lane; all games are over."""
    for lane in range(rewards.shape[0]):
        write_reward(small, wide, lane, plan, kind, rewards)


@rule
def has_won(small: IntArray, lane: int, plan: IntArray, seat: int) -> bool:
    """Whether a seat has won, or shares the victory."""
    if plan[0, 0, WINNERS_AT] < 0:
        return small[lane, plan[0, 0, WINNER_AT]] == seat
    for place in range(plan[0, 0, PLAYERS]):
        if small[lane, plan[0, 0, WINNERS_AT] + place] == seat:
            return True
    return False


@rule
def count_points(wide: IntArray, lane: int, plan: IntArray, seat: int) -> int:
    """The points of a seat from all sources."""
    first = int(plan[0, 0, PLAYERS_AT] + seat * plan[0, 0, PLAYER_SIZE] + plan[0, 0, POINTS_AT]) >> 1
    points = 0
    for source in range(plan[0, 0, N_POINTS]):
        points += int(wide[lane, first + source])
    return points


@rule
def find_best_other(wide: IntArray, lane: int, plan: IntArray, seat: int) -> int:
    """The most points that another seat has."""
    players = int(plan[0, 0, PLAYERS])
    best = count_points(wide, lane, plan, (seat + 1) % players)
    for turn in range(2, players):
        best = max(best, count_points(wide, lane, plan, (seat + turn) % players))
    return best


@rule
def compare(small: IntArray, wide: IntArray, lane: int, plan: IntArray, seat: int, other: int) -> int:
    """1 if a seat ranks above another, −1 if below: a winner above all others, then more points."""
    lead = int(has_won(small, lane, plan, seat)) - int(has_won(small, lane, plan, other))
    if lead == 0:
        lead = count_points(wide, lane, plan, seat) - count_points(wide, lane, plan, other)
    return 1 if lead > 0 else -1 if lead < 0 else 0
