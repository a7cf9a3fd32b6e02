"""What a viewer may see: the one place where secrets are kept or shown.

A field without a mark is public. The others show this much:
    all     nothing, not even that it is there
    count   how many entries it has
    cards   each entry that the viewer knows, and a blank for every other one
    pile    how many cards, and in alphabetical order those that the viewer knows to be in it
"""

from typing import Any

from vesicle.core.actions import Labels
from vesicle.core.knowledge import SPECTATOR, is_known
from vesicle.core.positions import write_value
from vesicle.core.record import Field, fields_of, is_record


def observe(state: Any, state_class: type, labels: Labels, players: int, seat: int | None) -> dict[str, Any]:
    """All that a seat may see, or a spectator for None, JSON-ready."""
    viewer = SPECTATOR if seat is None else seat
    known = {labels["card"][card] for card in range(len(labels["card"])) if is_known(int(state.known[card]), viewer)}
    return _see_fields(state, state_class, labels, players, known)


def _see_fields(record: Any, record_class: type, labels: Labels, players: int, known: set[str]) -> dict[str, Any]:
    seen = {}
    for field in fields_of(record_class):
        if field.secret != "all":
            seen[field.name] = _see_value(record[field.name], field, labels, players, known)
    return seen


def _see_value(value: Any, field: Field, labels: Labels, players: int, known: set[str]) -> Any:
    if is_record(field.base):
        return [_see_fields(value[seat], field.base, labels, players, known) for seat in range(players)]
    whole = write_value(value, field, labels, players)
    match field.secret:
        case "":
            return whole
        case "count":
            return {"count": len(whole)}
        case "cards":
            shown = [card for card in whole if card in known]
            return shown + [None] * (len(whole) - len(shown))
        case "pile":
            return {"count": len(whole), "known": sorted(card for card in whole if card in known)}
        case _:
            raise AssertionError(f"{field.name}: no way to show secret={field.secret!r}")
