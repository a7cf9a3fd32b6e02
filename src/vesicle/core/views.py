"""What a viewer may see: the one place where secrets are kept or shown.

A field without a mark is public. The others show this much:
    all     nothing, not even that it is there
    count   how many entries it has
    cards   each entry that the viewer knows, and a blank for every other one
    pile    how many cards, and in alphabetical order those that the viewer knows to be in it
    own     its value to the player whose side of the table it is, nothing to the others
"""

from dataclasses import dataclass, replace
from typing import Any

from vesicle.core.actions import Labels
from vesicle.core.knowledge import SPECTATOR, is_known
from vesicle.core.positions import write_value
from vesicle.core.record import Field, fields_of, is_record


@dataclass(frozen=True)
class _Eyes:
    """What a viewer knows, and whether it looks at its own side of the table."""

    viewer: int
    known: frozenset[str]
    own_side: bool = False


def observe(state: Any, state_class: type, labels: Labels, players: int, seat: int | None) -> dict[str, Any]:
    """All that a seat may see, or a spectator for None, JSON-ready."""
    viewer = SPECTATOR if seat is None else seat
    known = [card for number, card in enumerate(labels["card"]) if is_known(int(state.known[number]), viewer)]
    return _see_fields(state, state_class, labels, players, _Eyes(viewer, frozenset(known)))


def _see_fields(record: Any, record_class: type, labels: Labels, players: int, eyes: _Eyes) -> dict[str, Any]:
    seen = {}
    for field in fields_of(record_class):
        if field.secret != "all":
            seen[field.name] = _see_value(record[field.name], field, labels, players, eyes)
    return seen


def _see_value(value: Any, field: Field, labels: Labels, players: int, eyes: _Eyes) -> Any:
    if is_record(field.base):
        return [
            _see_fields(value[seat], field.base, labels, players, replace(eyes, own_side=seat == eyes.viewer))
            for seat in range(players)
        ]
    whole = write_value(value, field, labels, players)
    match field.secret:
        case "":
            return whole
        case "count":
            return {"count": len(whole)}
        case "cards":
            shown = [card for card in whole if card in eyes.known]
            return shown + [None] * (len(whole) - len(shown))
        case "pile":
            return {"count": len(whole), "known": sorted(card for card in whole if card in eyes.known)}
        case "own":
            return whole if eyes.own_side else None
        case _:
            raise AssertionError(f"{field.name}: no way to show secret={field.secret!r}")
