"""Decision and luck kept apart: the arithmetic on made-up estimates, and a real blunder that is found."""

import numpy as np
import pytest

import vesicle
from given import given
from vesicle.api import rules_for
from vesicle.bots.swings import (
    LUCK,
    MOST_TOLD,
    SLIP,
    SUMS,
    UNKNOWN,
    Sheet,
    choose_swings,
    compare_looks,
    find_mean,
    find_noise,
    find_strokes,
    find_suspected,
    follow,
    new_sheet,
    note_decision,
    sum_up,
)
from vesicle.playouts import random_match
from vesicle.review.lookback import LEAST, Effort, LookBack, Progress, share_victory
from vesicle.review.thinker import Thinker

END = 6  # actions
NOBODY = (0.0,) * 4


def decide(sheet: Sheet, row: int, played: int, seat: int, chance: float) -> None:
    """A decision of one of two seats, with the chance of the first."""
    chances = np.array((chance, 1 - chance, *NOBODY))
    note_decision(sheet, row, played, seat, chances, chances)


def game(last: float = 0.7) -> Sheet:
    """Seat 0 slips at once; seat 1 slips after it; then seat 0 has luck, plays on well, and wins."""
    sheet = new_sheet(3)
    decide(sheet, 0, 0, 0, 0.6)
    decide(sheet, 1, 2, 1, 0.4)
    decide(sheet, 2, 5, 0, last)
    sheet.change[0, :2], sheet.noise[0], sheet.doubt[0] = (-0.2, 0.2), 0.03, 0.04
    sheet.change[1, :2] = (0.1, -0.1)
    sheet.doubt[2] = 0.0
    sheet.shares[0] = 1.0
    follow(sheet, 3, END)
    return sheet


def test_decisions_and_luck_sum_to_the_whole_change() -> None:
    sheet = game()
    assert sheet.after[[0, 2]].tolist() == [0.7, 1.0]
    assert sheet.others[[0, 2]].tolist() == [0.1, 0.0]
    assert sheet.luck[[0, 2]].tolist() == pytest.approx([0.2, 0.3])


def test_what_others_give_away_counts_as_far_as_the_own_chance_shows_it() -> None:
    sheet = game(last=1.0)
    sheet.before[0, :2], sheet.change[0, :2] = (1.0, 0.0), 0.0
    follow(sheet, 3, END)
    assert (sheet.others[0], sheet.luck[0]) == (0.0, 0.0), "who thought that all was won has been given nothing"
    sheet = game(last=0.2)
    assert (sheet.others[0], sheet.luck[0]) == (0.0, pytest.approx(-0.2)), "nothing was given to who lost"


def test_a_stretch_lasts_until_the_seat_decides_again_or_the_game_ends() -> None:
    assert game().until.tolist() == [5, END, END]


def test_a_whole_game_sums_up_from_its_first_chance_to_its_last() -> None:
    sums = np.zeros(len(SUMS))
    assert sum_up(game(), 3, 0, sums) == 2
    first, own, others, luck, last = sums.tolist()
    assert (first, last) == (0.6, 1.0)
    assert own + others + luck == pytest.approx(0.4)
    assert sum_up(game(), 3, 2, sums) == 0


def test_luck_is_only_known_when_both_ends_were_looked_at_again() -> None:
    assert game().unsure.tolist() == [pytest.approx(0.05), UNKNOWN, 0.0]


def test_both_kinds_of_swings_are_told_in_the_order_of_the_game() -> None:
    found = np.zeros(MOST_TOLD, np.int64)
    count = choose_swings(game(), 3, found)
    assert [divmod(swing, 2) for swing in found[:count].tolist()] == [(0, LUCK), (0, SLIP), (1, SLIP), (2, LUCK)]


def test_the_largest_swings_are_told_and_half_of_them_are_slips_if_there_are_as_many() -> None:
    sheet, found = new_sheet(20), np.zeros(MOST_TOLD, np.int64)
    for row in range(20):
        decide(sheet, row, row, row % 2, 0.5)
        sheet.change[row, row % 2] = -0.1 - row / 100
        sheet.luck[row], sheet.unsure[row] = 0.1 + row / 100, UNKNOWN
    assert sorted(found[: choose_swings(sheet, 20, found)].tolist()) == [2 * row + SLIP for row in range(14, 20)]
    sheet.unsure[:] = 0.01
    told = found[: choose_swings(sheet, 20, found)].tolist()
    own = [2 * row + SLIP for row in (14, 15, 16)]  # so that each seat has three
    assert told == own + [2 * row + kind for row in range(17, 20) for kind in (LUCK, SLIP)]


def test_each_seat_hears_of_its_own_largest_slips_however_small_beside_those_of_others() -> None:
    sheet, found = new_sheet(12), np.zeros(MOST_TOLD, np.int64)
    for row in range(12):
        seat = int(row >= 8)
        decide(sheet, row, row, seat, 0.5)
        sheet.change[row, seat] = -0.001 * row if seat else -0.2
        sheet.unsure[row] = UNKNOWN
    told = [swing // 2 for swing in found[: choose_swings(sheet, 12, found)].tolist()]
    assert told[-3:] == [9, 10, 11]


def test_some_choices_of_every_seat_are_looked_at_again() -> None:
    sheet, found = new_sheet(9), np.zeros(6, np.int64)
    for row in range(9):
        seat, loss = int(row >= 6), 0.005 if row >= 6 else 0.3
        chances = np.array((0.5, 0.5, *NOBODY))
        worse = chances.copy()
        worse[seat] -= loss
        note_decision(sheet, row, row, seat, chances, worse)
    assert sorted(found[: find_suspected(sheet, 9, 6, found)].tolist()) == [0, 1, 2, 6, 7, 8]


def test_what_lost_most_at_a_quick_look_is_suspected_first() -> None:
    sheet, found = new_sheet(4), np.zeros(4, np.int64)
    for row, loss in enumerate((0.05, 0.01, 0.2, 0.05)):
        note_decision(sheet, row, row, 0, np.array((0.5, 0.5, *NOBODY)), np.array((0.5 - loss, 0.5 + loss, *NOBODY)))
    assert found[: find_suspected(sheet, 4, 4, found)].tolist() == [2, 0, 3]
    sheet.luck[:] = (0.1, -0.3, 0.0, 0.2)
    assert found[: find_strokes(sheet, 4, 2, found)].tolist() == [1, 3]


@pytest.mark.parametrize(("worse", "counts"), [((0.1, 0.12), True), ((0.6, 0.0), False)])
def test_only_what_is_surely_worse_counts(worse: tuple[float, float], counts: bool) -> None:
    sheet = game()
    best = np.array([(0.6, 0.4, *NOBODY), (0.62, 0.38, *NOBODY)])
    chosen = np.array([(mine, 1 - mine, *NOBODY) for mine in worse])
    compare_looks(sheet, 2, best, chosen)
    assert bool(sheet.change[2, 0] < 0) is counts
    assert sheet.before[2, 0] == pytest.approx(0.61 if counts else 0.7)


def test_the_noise_of_several_thoughts_is_their_standard_error() -> None:
    looks = np.array([[0.4], [0.6]])
    assert find_mean(looks, 0) == pytest.approx(0.5)
    assert find_noise(looks, 0) == pytest.approx(0.1)


def review(match: vesicle.Match, effort: Effort) -> Progress:
    *steps, last = LookBack(match, effort).work()
    assert [step.done for step in steps] == sorted(step.done for step in steps)
    assert last.done == last.of
    return last


def test_who_could_win_and_passes_is_told_so() -> None:
    """In the last round insulin only waits to leave the cell; seat 0 takes mRNA instead and loses."""
    table = given(
        players=2,
        round_number=11,
        goal_seats={"detox": [0], "enzymes": [0]},
        hand=["insulin"],
        disks={(0, 0): ("golgi", {"protein": 2, "carb": 1})},
        flasks={0: 1, 1: 1},
        points={1: 3},
        atp=2,
    )
    table.play("place nucleus-2").end_round()
    result = review(table.match, Effort(quick=60, hardly=20, again=30, looks=3, slips=2, strokes=1)).result
    assert result is not None
    slip = next(swing for swing in result["swings"] if swing["kind"] == "slip")
    assert (slip["seat"], slip["played"], slip["action"]) == (0, 0, "place nucleus-2")
    assert slip["better"].startswith("place exocytosis")
    assert slip["reason"]["id"].startswith("why-cytosis-")
    assert slip["before"] - slip["after"] > 0.5


@pytest.mark.parametrize(("game", "options"), [("virus-and-co", {"players": 3, "rounds": 1})])
def test_every_seat_is_followed_to_its_share_of_the_victory(game: str, options: dict[str, int]) -> None:
    match = random_match(rules_for(game, options), seed=4)
    result = review(match, Effort(quick=4, hardly=2, again=2, looks=2, slips=2, strokes=2)).result
    assert result is not None
    for seat, share in enumerate(share_victory(match)[: match.rules.players]):
        sums = result["sums"][seat]
        assert result["chances"][seat][-1]["chance"] == sums["last"] == pytest.approx(share, abs=1e-4)
        assert sums["first"] + sums["own"] + sums["others"] + sums["luck"] == pytest.approx(share, abs=1e-3)


@pytest.mark.parametrize(("game", "close"), [("cytosis", 0.0), ("virus-and-co", 0.15)])
def test_a_finished_game_is_appraised_as_it_ended(game: str, close: float) -> None:
    match = random_match(rules_for(game, {"players": 3}), seed=3)
    assert Thinker(game).appraise(match) == pytest.approx(share_victory(match), abs=close + 1e-9)


def test_a_game_that_is_not_over_is_not_reviewed() -> None:
    with pytest.raises(ValueError, match="when it is over"):
        LookBack(given(players=2).match, LEAST)
