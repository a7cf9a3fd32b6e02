"""What changed a seat's chance to win, with decision and luck kept apart. Here is only arithmetic.

Each seat is followed through its own decisions, with what it could know. From each to its next, or to the end, is a
stretch, in which its chance changes by
    its own decision      the chance after its choice, less that after the best choice in the same situation
    others' decisions     the same for what others chose meanwhile, as far as the seat's own chance shows it: they judge
                          with their own eyes, and may have given away what the seat thought that it had already
    luck                  all the rest: cards, dice, events, and which of their good choices the others took
and these three always sum to the whole change.
"""

import math
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from vesicle.bots.tree import MAX_SEATS, Numbers
from vesicle.core.jit import rule
from vesicle.core.record import IntArray

SURE: Final = 2.0  # so many standard errors are no noise
WORTH_A_LOOK: Final = 0.02  # a loss that a quick look must suspect
WORTH_A_WORD: Final = 0.03  # a smaller swing is not told
TOLD: Final = 6  # swings, half of them of each kind if there are as many
OWN: Final = 3  # slips of each seat that are told beside them, however small, if they are sure
MOST_TOLD: Final = TOLD + OWN * MAX_SEATS
WORTH_AN_OWN_LOOK: Final = 0.002  # a loss that a quick look must suspect in the worst choices of a seat
UNKNOWN: Final = -1.0  # a standard error before anybody has looked again
NO_ROW: Final = -1

# Kinds of swings, in the order in which those of one decision are told.
LUCK: Final = 0
SLIP: Final = 1
KINDS: Final = ("luck", "slip")

# What a seat's whole game sums up to.
SUMS: Final = ("first", "own", "others", "luck", "last")


class Sheet(NamedTuple):
    """What is known of a game's decisions, a row each in the order of the game, and of the stretch that each begins."""

    played: NDArray[np.int64]  # actions before it
    seat: NDArray[np.int64]
    suspected: NDArray[np.float64]  # what a quick look made of the choice: how much it lost
    before: NDArray[np.float64]  # by seat, the chances if the best choice is played
    change: NDArray[np.float64]  # by seat, what the choice played has changed; nothing where it is not surely worse
    noise: NDArray[np.float64]  # standard error of the seat's own change
    doubt: NDArray[np.float64]  # standard error of `before` for the seat, once it was looked at again
    until: NDArray[np.int64]  # actions before the seat's next decision, or the end
    after: NDArray[np.float64]  # the seat's chance then
    others: NDArray[np.float64]  # what others' decisions changed
    luck: NDArray[np.float64]  # what neither the seat's choice nor the others' account for
    unsure: NDArray[np.float64]  # standard error of the luck; unknown until both ends were looked at again
    shares: NDArray[np.float64]  # by seat, what it has of the victory in the end …
    mistaken: NDArray[np.float64]  # … and what the estimate of that is off by


def new_sheet(rows: int) -> Sheet:
    """Room for so many decisions."""
    numbers: Any = [np.zeros(rows) for _ in range(7)]
    suspected, noise, doubt, after, others, luck, unsure = numbers
    return Sheet(
        played=np.zeros(rows, np.int64),
        seat=np.zeros(rows, np.int64),
        suspected=suspected,
        before=np.zeros((rows, MAX_SEATS)),
        change=np.zeros((rows, MAX_SEATS)),
        noise=noise,
        doubt=doubt,
        until=np.zeros(rows, np.int64),
        after=after,
        others=others,
        luck=luck,
        unsure=unsure,
        shares=np.zeros(MAX_SEATS),
        mistaken=np.zeros(MAX_SEATS),
    )


@rule
def note_decision(sheet: Sheet, row: int, played: int, seat: int, best: Numbers, chosen: Numbers) -> None:
    """A quick look at a decision: each seat's chances after the best choice, and after the one that was made."""
    sheet.played[row] = played
    sheet.seat[row] = seat
    sheet.suspected[row] = best[seat] - chosen[seat]
    sheet.noise[row] = 0.0
    sheet.doubt[row] = UNKNOWN
    for one in range(MAX_SEATS):
        sheet.before[row, one] = best[one]
        sheet.change[row, one] = 0.0


@rule
def compare_looks(sheet: Sheet, row: int, best: Numbers, chosen: Numbers) -> None:
    """Compare several looks at the choice that was made with as many at the best; only what is surely worse counts."""
    seat = int(sheet.seat[row])
    for look in range(best.shape[0]):
        for one in range(MAX_SEATS):
            chosen[look, one] -= best[look, one]
    noise = find_noise(chosen, seat)
    if find_mean(chosen, seat) < -SURE * noise:
        settle(sheet, row, best)
        sheet.noise[row] = noise
        for one in range(MAX_SEATS):
            sheet.change[row, one] = find_mean(chosen, one)


@rule
def settle(sheet: Sheet, row: int, looks: Numbers) -> None:
    """Several looks at the best choice tell what the decision was worth, and how sure that is."""
    sheet.doubt[row] = find_noise(looks, int(sheet.seat[row]))
    for one in range(MAX_SEATS):
        sheet.before[row, one] = find_mean(looks, one)


@rule
def find_mean(looks: Numbers, seat: int) -> float:
    """A seat's chance, on average over several looks."""
    total = 0.0
    for look in range(looks.shape[0]):
        total += looks[look, seat]
    return total / looks.shape[0]


@rule
def find_noise(looks: Numbers, seat: int) -> float:
    """The standard error of that mean; there are at least two looks, or nothing were known of it."""
    mean = find_mean(looks, seat)
    total = 0.0
    for look in range(looks.shape[0]):
        total += (looks[look, seat] - mean) * (looks[look, seat] - mean)
    return math.sqrt(total / (looks.shape[0] - 1) / looks.shape[0])


@rule
def follow(sheet: Sheet, rows: int, end: int) -> None:
    """Follow every seat through its decisions up to the end, which comes after so many actions."""
    for row in range(rows):
        seat = int(sheet.seat[row])
        following = find_following(sheet, rows, row)
        sheet.until[row] = end if following == NO_ROW else sheet.played[following]
        sheet.after[row] = sheet.shares[seat] if following == NO_ROW else sheet.before[following, seat]
        last_doubt = sheet.mistaken[seat] if following == NO_ROW else sheet.doubt[following]
        given = 0.0
        squares = sheet.noise[row] * sheet.noise[row]
        for between in range(row + 1, rows if following == NO_ROW else following):
            given += sheet.change[between, seat]
            squares += sheet.noise[between] * sheet.noise[between]
        own = sheet.change[row, seat]
        whole = sheet.after[row] - sheet.before[row, seat]
        sheet.others[row] = share_of(whole - own, given)
        sheet.luck[row] = whole - own - sheet.others[row]
        sheet.unsure[row] = UNKNOWN
        if sheet.doubt[row] != UNKNOWN and last_doubt != UNKNOWN:
            sheet.unsure[row] = math.sqrt(squares + sheet.doubt[row] * sheet.doubt[row] + last_doubt * last_doubt)


@rule
def find_following(sheet: Sheet, rows: int, row: int) -> int:
    """The next decision of the same seat, or NO_ROW."""
    for other in range(row + 1, rows):
        if sheet.seat[other] == sheet.seat[row]:
            return other
    return NO_ROW


@rule
def share_of(whole: float, given: float) -> float:
    """What a change that was not the seat's own doing owes to others: not more than there is, and not against it."""
    if whole > 0.0:
        return max(0.0, min(whole, given))
    return min(0.0, max(whole, given))


@rule
def sum_up(sheet: Sheet, rows: int, seat: int, sums: Numbers) -> int:
    """A seat's whole game: where it began, what decisions and luck added, where it ended; how many decisions it had."""
    count = 0
    for row in range(rows):
        if sheet.seat[row] == seat:
            if count == 0:
                sums[0] = sheet.before[row, seat]
                sums[1] = 0.0
                sums[2] = 0.0
                sums[3] = 0.0
            sums[1] += sheet.change[row, seat]
            sums[2] += sheet.others[row]
            sums[3] += sheet.luck[row]
            sums[4] = sheet.after[row]
            count += 1
    return count


@rule
def find_suspected(sheet: Sheet, rows: int, most: int, found: IntArray) -> int:
    """Write the decisions that lost most at a quick look, some of every seat first, and say how many they are."""
    count = 0
    for seat in range(MAX_SEATS):
        for _ in range(min(OWN, most - count)):
            worst = find_worst(sheet, rows, seat, WORTH_AN_OWN_LOOK, found, count)
            if worst == NO_ROW:
                break
            found[count] = worst
            count += 1
    for _ in range(most - count):
        worst = find_worst(sheet, rows, NO_ROW, WORTH_A_LOOK, found, count)
        if worst == NO_ROW:
            break
        found[count] = worst
        count += 1
    return count


@rule
def find_worst(sheet: Sheet, rows: int, seat: int, least: float, found: IntArray, count: int) -> int:
    """The decision of a seat, or of any, that lost most at a quick look and is not found yet, or NO_ROW."""
    worst = NO_ROW
    for row in range(rows):
        loss = sheet.suspected[row]
        if loss >= least and (seat == NO_ROW or sheet.seat[row] == seat) and not is_found(found, count, row):
            if worst == NO_ROW or loss > sheet.suspected[worst]:
                worst = row
    return worst


@rule
def find_strokes(sheet: Sheet, rows: int, most: int, found: IntArray) -> int:
    """Write the stretches with the most luck, good or bad, and say how many they are."""
    count = 0
    for _ in range(min(most, rows)):
        best = NO_ROW
        for row in range(rows):
            if not is_found(found, count, row) and (best == NO_ROW or abs(sheet.luck[row]) > abs(sheet.luck[best])):
                best = row
        found[count] = best
        count += 1
    return count


@rule
def is_found(found: IntArray, count: int, row: int) -> bool:
    """Whether a row is among the first so many."""
    for number in range(count):
        if found[number] == row:
            return True
    return False


@rule
def choose_swings(sheet: Sheet, rows: int, found: IntArray) -> int:
    """Write the largest slips and strokes of luck that are no noise, in the order of the game; how many they are.

    Each is twice its row, and one more for a slip. Each seat's own largest slips are among them.
    """
    slips = count_swings(sheet, rows, SLIP)
    strokes = count_swings(sheet, rows, LUCK)
    half = TOLD // 2
    count = add_swings(sheet, rows, SLIP, min(slips, max(half, TOLD - strokes)), found, 0)
    count = add_swings(sheet, rows, LUCK, min(strokes, max(half, TOLD - slips)), found, count)
    for seat in range(MAX_SEATS):
        count = add_own(sheet, rows, seat, found, count)
    for last in range(1, count):
        place = last
        while place > 0 and found[place - 1] > found[place]:
            swing = int(found[place])
            found[place] = found[place - 1]
            found[place - 1] = swing
            place -= 1
    return count


@rule
def count_swings(sheet: Sheet, rows: int, kind: int) -> int:
    """How many swings of a kind there are to tell of."""
    count = 0
    for row in range(rows):
        if size_of(sheet, row, kind) > 0.0:
            count += 1
    return count


@rule
def add_swings(sheet: Sheet, rows: int, kind: int, most: int, found: IntArray, count: int) -> int:
    """Write the largest of a kind behind those that are found already."""
    for _ in range(most):
        best = NO_ROW
        for row in range(rows):
            if not is_found(found, count, 2 * row + kind):
                if best == NO_ROW or size_of(sheet, row, kind) > size_of(sheet, best, kind):
                    best = row
        found[count] = 2 * best + kind
        count += 1
    return count


@rule
def add_own(sheet: Sheet, rows: int, seat: int, found: IntArray, count: int) -> int:
    """Write a seat's largest slips, of any size, as far as they are not found yet."""
    for _ in range(OWN - count_own(sheet, seat, found, count)):
        best = NO_ROW
        for row in range(rows):
            if sheet.seat[row] == seat and sheet.change[row, seat] < 0.0 and not is_found(found, count, 2 * row + SLIP):
                if best == NO_ROW or sheet.change[row, seat] < sheet.change[best, seat]:
                    best = row
        if best == NO_ROW:
            break
        found[count] = 2 * best + SLIP
        count += 1
    return count


@rule
def count_own(sheet: Sheet, seat: int, found: IntArray, count: int) -> int:
    """How many slips of a seat are found already."""
    own = 0
    for number in range(count):
        if found[number] % 2 == SLIP and sheet.seat[found[number] // 2] == seat:
            own += 1
    return own


@rule
def size_of(sheet: Sheet, row: int, kind: int) -> float:
    """How large a swing is; nothing where it is not worth a word."""
    if kind == SLIP:
        size = -sheet.change[row, sheet.seat[row]]
    else:
        size = abs(sheet.luck[row])
        if sheet.unsure[row] == UNKNOWN or size <= SURE * sheet.unsure[row]:
            return 0.0
    return size if size >= WORTH_A_WORD else 0.0
