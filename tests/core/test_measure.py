"""Two tables compared: the same seeds, means with intervals, differences game by game."""

import math
import random
import statistics

import pytest

import vesicle
from vesicle.intervals import Z, mean_interval, student, wilson
from vesicle.measure import Estimate, compare
from vesicle.playouts import Result, random_games

SOURCES = ("cards", "goals")


def result(seed: int, winner: int = 0, rounds: int = 11, cards: tuple[int, int] = (4, 2)) -> Result:
    return Result(seed, winner, 100 + rounds, rounds, [[cards[0], 1], [cards[1], 0]], [winner])


@pytest.mark.parametrize(("freedom", "quantile"), [(1, 12.706), (4, 2.776), (9, 2.262), (30, 2.042), (10**6, Z)])
def test_students_quantiles_are_those_of_the_tables(freedom: int, quantile: float) -> None:
    assert student(freedom) == pytest.approx(quantile, abs=0.001)


def test_one_figure_has_no_interval() -> None:
    assert mean_interval([3.0]) is None
    assert mean_interval([3.0, 3.0]) == (3.0, 3.0)


def test_intervals_hold_the_truth_in_95_of_100_cases() -> None:
    dice = random.Random(7)
    held = 0
    for _ in range(2000):
        low, high = mean_interval([dice.gauss(5, 2) for _ in range(8)]) or (0, 0)
        held += low <= 5 <= high
    assert 0.935 <= held / 2000 <= 0.965


def test_figures_are_means_over_games_and_players() -> None:
    pairs = [(result(0), result(0, winner=1, rounds=12)), (result(1, cards=(6, 2)), result(1, rounds=14))]
    found = compare(pairs, SOURCES)
    length = {figure.name: [table.mean for table in figure.tables] for figure in found.length}
    assert length == {"rounds": [11, 13], "decisions": [111, 113]}
    points = {figure.name: [table.mean for table in figure.tables] for figure in found.points}
    assert points == {"points": [4.0, 3.5], "cards": [3.5, 3.0], "goals": [0.5, 0.5]}
    assert [[table.mean for table in figure.tables] for figure in found.wins] == [[1.0, 0.5], [0.0, 0.5]]
    assert found.wins[0].tables[1].interval == wilson(1, 2)


def test_what_two_games_of_a_seed_share_falls_out_of_the_difference() -> None:
    """The tables spread widely, their difference hardly at all."""
    pairs = [(result(seed, rounds=seed), result(seed, rounds=seed + 2 + seed % 2)) for seed in range(40)]
    rounds = compare(pairs, SOURCES).length[0]
    table, difference = rounds.tables[0].interval, rounds.difference.interval
    assert table is not None and difference is not None
    assert table[1] - table[0] > 7 and difference[1] - difference[0] < 0.4
    differences = [2 + seed % 2 for seed in range(40)]
    reach = student(39) * statistics.stdev(differences) / math.sqrt(40)
    assert difference == pytest.approx((2.5 - reach, 2.5 + reach))


@pytest.mark.parametrize(
    ("interval", "clear"), [((0.1, 0.5), True), ((-0.5, -0.1), True), ((-0.1, 0.5), False), (None, False)]
)
def test_a_difference_is_clear_if_its_interval_leaves_out_nothing(
    interval: tuple[float, float] | None, clear: bool
) -> None:
    assert Estimate(0.3, interval).is_clear is clear


def test_games_of_different_seeds_make_no_pair() -> None:
    with pytest.raises(ValueError, match=r"^seeds 0 and 1 do not make a pair$"):
        compare([(result(0), result(1))], SOURCES)


def test_a_table_does_not_differ_from_itself() -> None:
    rules = vesicle.rules_for("cytosis", {"players": 2, "edition": "first", "first_seat": 0})
    played = [list(random_games(rules, 2, 5)) for _ in range(2)]
    found = compare(zip(*played, strict=True), rules.labels["source"])
    for figure in (*found.length, *found.points, *found.wins):
        assert figure.difference == Estimate(0.0, (0.0, 0.0)) and figure.tables[0] == figure.tables[1]
    total, *sources = (figure.tables[0].mean for figure in found.points)
    assert total == pytest.approx(sum(sources))
    assert sum(figure.tables[0].mean for figure in found.wins) == 1
