"""Clocks from timestamps alone: per turn, bank with increment, days."""

import json
from typing import Any

import pytest
from hypothesis import given as drawn
from hypothesis import settings
from hypothesis import strategies as some

from vesicle.server.clocks import (
    DAY,
    Clock,
    Control,
    bank_left,
    control_json,
    deadline,
    parse_control,
    shown,
    start,
    turned,
)

CONTROLS: list[dict[str, Any]] = [
    {"kind": "none"},
    {"kind": "turn", "seconds": 90},
    {"kind": "bank", "seconds": 900, "increment": 10},
    {"kind": "days", "days": 3},
]
BANK = parse_control({"kind": "bank", "seconds": 60, "increment": 5})


@pytest.mark.parametrize("given", CONTROLS, ids=lambda given: str(given["kind"]))
def test_a_control_is_written_as_it_is_read(given: dict[str, Any]) -> None:
    assert control_json(parse_control(json.loads(json.dumps(given)))) == given


@pytest.mark.parametrize(
    ("given", "complaint"),
    [
        (None, "'kind' is one of none, turn, bank, days"),
        ({}, "'kind' is one of none, turn, bank, days"),
        ({"kind": ["turn"]}, "'kind' is one of none, turn, bank, days"),
        ({"kind": "none", "seconds": 5}, "kind 'none' takes nothing beside it"),
        ({"kind": "turn"}, "kind 'turn' takes 'seconds' beside it"),
        ({"kind": "bank", "seconds": 60}, "kind 'bank' takes 'seconds' and 'increment' beside it"),
        ({"kind": "turn", "seconds": 4}, "'seconds' of kind 'turn' is a whole number from 5 to 86400"),
        ({"kind": "turn", "seconds": True}, "'seconds' of kind 'turn' is a whole number from 5 to 86400"),
        ({"kind": "turn", "seconds": 60.0}, "'seconds' of kind 'turn' is a whole number from 5 to 86400"),
        ({"kind": "bank", "seconds": 60, "increment": -1}, "'increment' of kind 'bank' is a whole number from 0"),
        ({"kind": "days", "days": 31}, "'days' of kind 'days' is a whole number from 1 to 30"),
    ],
)
def test_another_control_is_refused_in_a_sentence(given: Any, complaint: str) -> None:
    with pytest.raises(ValueError, match=f"^clock: .*{complaint}") as refusal:
        parse_control(given)
    assert "\n" not in str(refusal.value)


def test_without_a_clock_nobody_has_a_deadline() -> None:
    clock = turned(start(Control(), 3, 0, at=1000), 0, 2, at=5000)
    assert deadline(clock, 2) is None and shown(clock)["seat"] == 2


def test_small_actions_of_one_turn_share_its_time() -> None:
    clock = start(parse_control({"kind": "turn", "seconds": 90}), 2, 0, at=1000)
    assert deadline(turned(clock, 0, 0, at=60_000), 0) == 91_000
    clock = turned(clock, 0, 1, at=61_000)
    assert (deadline(clock, 0), deadline(clock, 1)) == (None, 151_000)


def test_a_bank_pays_for_the_turn_and_gets_its_increment() -> None:
    clock = turned(start(BANK, 2, 0, at=0), 0, 1, at=20_000)
    assert clock.banks == (45_000, 60_000) and deadline(clock, 1) == 80_000
    assert (bank_left(clock, 0, at=50_000), bank_left(clock, 1, at=50_000)) == (45_000, 30_000)


def test_an_empty_bank_still_gets_its_increment() -> None:
    clock = turned(start(BANK, 2, 0, at=0), 0, 1, at=70_000)
    assert clock.banks == (5_000, 60_000) and bank_left(clock, 1, at=999_000) == 0


def test_a_timestamp_before_the_last_one_counts_as_no_time() -> None:
    clock = turned(turned(start(BANK, 2, 0, at=10_000), 0, 1, at=9_000), 1, 0, at=15_000)
    assert clock.banks == (65_000, 60_000) and clock.since == 15_000


def test_correspondence_counts_days() -> None:
    clock = start(parse_control({"kind": "days", "days": 3}), 4, 2, at=DAY)
    assert deadline(clock, 2) == 4 * DAY


def test_the_clocks_stop_with_the_game() -> None:
    clock = turned(start(BANK, 2, 0, at=0), 0, None, at=20_000)
    assert clock.seat is None and shown(clock)["deadline"] is None and bank_left(clock, 0, at=90_000) == 45_000


@settings(max_examples=100, deadline=None)
@drawn(some.lists(some.tuples(some.integers(0, 2), some.integers(-1000, 90_000)), max_size=20))
def test_banks_lose_what_is_spent_and_small_actions_cost_nothing(turns: list[tuple[int, int]]) -> None:
    clock, at, spent, gained = start(BANK, 3, 0, at=0), 0, 0, 0
    for seat, later in turns:
        before = clock
        at += later
        clock = turned(turned(clock, before.seat, before.seat, at=at - later // 2), before.seat, seat, at)
        if seat != before.seat:
            assert before.seat is not None
            spent += min(before.banks[before.seat], clock.since - before.since)
            gained += BANK.increment
        assert min(clock.banks) >= 0 and clock.since >= before.since
    assert sum(clock.banks) == 3 * BANK.bank - spent + gained


def test_viewers_get_absolute_times() -> None:
    clock = Clock(BANK, 1, 20_000, (45_000, 60_000))
    assert json.loads(json.dumps(shown(clock))) == {
        "kind": "bank",
        "seconds": 60,
        "increment": 5,
        "seat": 1,
        "since": 20_000,
        "deadline": 80_000,
        "banks": [45_000, 60_000],
    }
