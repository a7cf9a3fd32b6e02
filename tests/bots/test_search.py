"""The search bot: its budget of time or iterations, its threads and its report."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

import vesicle
from positions import decisions
from vesicle.bots.brains import brain_for
from vesicle.bots.interface import Budget, Situation, situation_of
from vesicle.bots.registry import make_bot
from vesicle.bots.search import SearchBot, share_of, spend_time


class Clock:
    """Time that passes only when somebody works."""

    def __init__(self) -> None:
        self.now = 100.0
        self.batches: list[int] = []

    def __call__(self) -> float:
        return self.now

    def work(self, pace: Callable[[int], float]) -> Callable[[int], None]:
        """A search whose iterations take as long as `pace` says of their number."""

        def search(iterations: int) -> None:
            start = sum(self.batches)
            self.batches.append(iterations)
            self.now += sum(pace(start + number) for number in range(iterations))

        return search


@pytest.fixture
def situation() -> Situation:
    return situation_of(next(decisions("cytosis", 20)), 3)


@pytest.mark.parametrize(
    "pace",
    [
        lambda number: 0.0001,
        lambda number: 0.02,
        lambda number: 0.00005 * (1 + number / 5000),
        lambda number: 0.003 if number < 10 else 0.0001,
        lambda number: 0.0001 if number < 10 else 0.0003,
        lambda number: 0.0001 * (1 + number % 7),
    ],
    ids=["quick", "slow", "slowing-down", "slow-start", "quick-start", "uneven"],
)
@pytest.mark.parametrize("seconds", [0.2, 0.5, 2.0])
def test_a_budget_of_time_is_held_within_a_tenth(seconds: float, pace: Callable[[int], float]) -> None:
    clock = Clock()
    done = spend_time(clock.work(pace), clock.now + seconds, clock)
    assert done == sum(clock.batches)
    assert 0.9 * seconds <= clock.now - 100 <= 1.1 * seconds
    assert len(clock.batches) < 150


def test_after_a_long_pause_a_search_ends_before_another_would_make_it_late() -> None:
    clock = Clock()
    spend_time(clock.work(lambda number: 0.08 if number in (1000, 4100) else 0.0001), clock.now + 0.5, clock)
    assert 0.45 <= clock.now - 100 < 0.5
    assert sum(clock.batches) <= 4100


def test_one_iteration_is_made_even_without_time() -> None:
    clock = Clock()
    assert spend_time(clock.work(lambda number: 1.0), clock.now - 5, clock) == 1


def test_a_clock_that_stands_still_for_a_while_is_no_trouble() -> None:
    clock = Clock()
    spend_time(clock.work(lambda number: 0.0 if number < 20 else 0.001), clock.now + 0.1, clock)
    assert clock.now - 100 <= 0.15


def test_fetching_compiled_code_is_not_on_the_clock(situation: Situation) -> None:
    events: list[Any] = []

    def read_clock() -> float:
        events.append("clock")
        return float(len(events))

    bot = SearchBot("cytosis", Budget(milliseconds=9000), clock=read_clock)
    brain = brain_for("cytosis")

    def search(games: Any, boxes: Any, desk: Any, tree: Any, iterations: int, seed: int) -> None:
        events.append(iterations)
        brain.search_first(games, boxes, desk, tree, iterations, seed)

    bot._brain = replace(brain, search_first=search)
    bot.choose(situation)
    assert events[:2] == [1, "clock"], "one call before the clock is looked at"
    first = events.copy()
    bot.choose(situation)
    assert events[len(first)] == "clock", "and none later"


@pytest.mark.parametrize("spec", ["search:60it", "search:61it:2", "search:2it:4"])
def test_a_budget_of_iterations_gives_the_same_report_every_time(spec: str, situation: Situation) -> None:
    reports = []
    for _ in range(2):
        bot: Any = make_bot(spec, "cytosis")
        bot.choose(situation)
        reports.append({**bot.report(), "seconds": None})
    assert reports[0] == reports[1] and reports[0]["iterations"] == max(
        int(spec.split(":")[1][:-2]), 4 * spec.count(":4")
    )


def test_threads_share_the_iterations() -> None:
    assert [share_of(61, room, 2) for room in range(2)] == [31, 30]
    assert [share_of(2, room, 4) for room in range(4)] == [1, 1, 1, 1]


def test_the_report_tells_visits_value_and_line(situation: Situation) -> None:
    bot: Any = make_bot("search:200it", "cytosis")
    chosen = bot.choose(situation)
    report = bot.report()
    moves = report["moves"]
    assert moves[0]["action"] == chosen and 1 <= len(moves) <= 5
    assert [move["visits"] for move in moves] == sorted((move["visits"] for move in moves), reverse=True)
    for move in moves:
        assert move["line"][0] == move["action"] and 0.0 <= move["value"] <= 1.0
        assert all(text in situation.rules.numbers for text in move["line"])


def test_a_single_legal_action_is_answered_at_once() -> None:
    def no_clock() -> float:
        raise AssertionError("there is nothing to think about")

    match = vesicle.new("virus-and-co", seed=1)
    chooser = make_bot("random", "virus-and-co")
    while len(match.legal) != 1:
        match.play(chooser.choose(situation_of(match, 0)))
    bot = SearchBot("virus-and-co", Budget(milliseconds=10_000), clock=no_clock)
    assert bot.choose(situation_of(match, 0)) == match.legal[0]
    assert bot.report() == {"iterations": 0, "seconds": 0.0, "moves": []}
