"""Clocks: how long a seat may think. All is computed from the journal's timestamps, so every process agrees.

Times are whole milliseconds since 1970, in UTC. A turn, for the clock, is the time for which the same seat goes on
deciding, however many small actions it takes. As JSON a time control is one of

    {"kind": "none"}
    {"kind": "turn", "seconds": 90}                     so long for each turn
    {"kind": "bank", "seconds": 900, "increment": 10}   so long for the game, and so much more after each turn
    {"kind": "days", "days": 3}                         by correspondence: so many days for each turn
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

SECOND = 1000
DAY = 24 * 60 * 60 * SECOND

# Of each kind, the keys and their smallest and largest whole numbers.
BOUNDS: dict[str, dict[str, tuple[int, int]]] = {
    "none": {},
    "turn": {"seconds": (5, 86_400)},
    "bank": {"seconds": (10, 86_400), "increment": (0, 3_600)},
    "days": {"days": (1, 30)},
}


@dataclass(frozen=True)
class Control:
    """A time control: how long for a turn, or how long for the game."""

    kind: str = "none"
    turn: int = 0  # milliseconds for each turn, of "turn" and "days"
    bank: int = 0  # milliseconds for the whole game, of "bank"
    increment: int = 0  # milliseconds more after each turn, of "bank"


@dataclass(frozen=True)
class Clock:
    """Where the clocks of one game stand since the last change of the seat that decides."""

    control: Control
    seat: int | None  # who decides, None when nobody does
    since: int  # when that seat's turn began
    banks: tuple[int, ...] = ()  # milliseconds left to each seat when the turn began, of "bank"


def parse_control(given: Any) -> Control:
    """A time control from JSON; ValueError in one sentence for anything else."""
    if not isinstance(given, Mapping) or given.get("kind") not in [*BOUNDS]:
        raise ValueError(f"clock: it is an object whose 'kind' is one of {', '.join(BOUNDS)}")
    kind, bounds = str(given["kind"]), BOUNDS[given["kind"]]
    if given.keys() != {"kind", *bounds}:
        raise ValueError(f"clock: kind {kind!r} takes {' and '.join(map(repr, bounds)) or 'nothing'} beside it")
    for key, (low, high) in bounds.items():
        number = given[key]
        if not isinstance(number, int) or isinstance(number, bool) or not low <= number <= high:
            raise ValueError(f"clock: {key!r} of kind {kind!r} is a whole number from {low} to {high}")
    match kind:
        case "turn":
            return Control(kind, turn=given["seconds"] * SECOND)
        case "bank":
            return Control(kind, bank=given["seconds"] * SECOND, increment=given["increment"] * SECOND)
        case "days":
            return Control(kind, turn=given["days"] * DAY)
    return Control()


def control_json(control: Control) -> dict[str, Any]:
    """A time control as JSON, which `parse_control` reads back."""
    match control.kind:
        case "turn":
            return {"kind": "turn", "seconds": control.turn // SECOND}
        case "bank":
            return {"kind": "bank", "seconds": control.bank // SECOND, "increment": control.increment // SECOND}
        case "days":
            return {"kind": "days", "days": control.turn // DAY}
    return {"kind": "none"}


def start(control: Control, players: int, seat: int | None, at: int) -> Clock:
    """The clocks when a game begins: full banks, and the first seat's time runs."""
    return Clock(control, seat, at, (control.bank,) * players if control.kind == "bank" else ())


def turned(clock: Clock, seat_before: int | None, seat_after: int | None, at: int) -> Clock:
    """The clocks after an action: as long as one seat goes on deciding, its time goes on.

    When the turn passes, the seat before pays for its time and gets its increment. A timestamp before the last one,
    from a machine whose clock is behind, counts as no time at all.
    """
    if seat_before == seat_after:
        return clock
    banks = clock.banks
    if seat_before is not None and banks:
        left = bank_left(clock, seat_before, at) + clock.control.increment
        banks = (*banks[:seat_before], left, *banks[seat_before + 1 :])
    return Clock(clock.control, seat_after, max(at, clock.since), banks)


def bank_left(clock: Clock, seat: int, at: int) -> int:
    """Milliseconds left in a seat's bank, never less than none; only the seat that decides uses its time up."""
    spent = max(0, at - clock.since) if seat == clock.seat else 0
    return max(0, clock.banks[seat] - spent)


def deadline(clock: Clock, seat: int) -> int | None:
    """When a seat's time is up; None if it does not decide now, or if there is no limit."""
    if seat != clock.seat or clock.control.kind == "none":
        return None
    return clock.since + (clock.banks[seat] if clock.control.kind == "bank" else clock.control.turn)


def shown(clock: Clock) -> dict[str, Any]:
    """What every viewer sees: the control, who decides since when and until when, and the banks at that moment."""
    return {
        **control_json(clock.control),
        "seat": clock.seat,
        "since": clock.since,
        "deadline": None if clock.seat is None else deadline(clock, clock.seat),
        "banks": list(clock.banks),
    }
