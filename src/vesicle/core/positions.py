"""A record as a JSON-ready dict, every field by name, and back again with every value checked."""

from collections.abc import Iterable, Mapping
from typing import Any

import numpy as np

from vesicle.core.actions import Labels
from vesicle.core.layout import BARE
from vesicle.core.record import Field, fields_of, is_record


def read_fields(record: Any, record_class: type, given: Any, labels: Labels, players: int, where: str = "") -> None:
    """Fill a fresh record from a dict; ValueError names the first field that does not fit."""
    fields = fields_of(record_class)
    _same_keys(given, [field.name for field in fields], where or "position")
    for field in fields:
        path = f"{where}.{field.name}" if where else field.name
        value = given[field.name]
        if is_record(field.base):
            _same_length(value, players, path)
            for seat in range(players):
                read_fields(record[field.name][seat], field.base, value[seat], labels, players, f"{path}[{seat}]")
        else:
            _read_value(record, field, value, labels, path)


def _read_value(record: Any, field: Field, value: Any, labels: Labels, path: str) -> None:
    limits = np.iinfo(field.base)
    if field.tail:
        if not isinstance(value, list) or len(value) > field.shape[0]:
            raise ValueError(f"{path}: a list of at most {field.shape[0]} is wanted, not {_short(value)}")
        for place, item in enumerate(value):
            record[field.name][place] = _number(item, field.of, labels, limits, f"{path}[{place}]", empty=False)
    elif field.shape:
        _read_axes(record[field.name], value, field, field.by, labels, path)
    else:
        record[field.name] = _number(value, field.of, labels, limits, path)


def _read_axes(target: Any, value: Any, field: Field, by: tuple[str, ...], labels: Labels, path: str) -> None:
    names = labels.get(by[0]) if by else None
    if names is None:
        _same_length(value, len(target), path)
        pairs: Iterable[tuple[int, Any, str]] = [(i, item, f"{path}[{i}]") for i, item in enumerate(value)]
    else:
        _same_keys(value, list(names), path)
        pairs = [(i, value[name], f"{path}.{name}") for i, name in enumerate(names)]
    for index, item, inner in pairs:
        if target.ndim > 1:
            _read_axes(target[index], item, field, by[1:], labels, inner)
        else:
            target[index] = _number(item, field.of, labels, np.iinfo(field.base), inner)


def _number(value: Any, of: str, labels: Labels, limits: Any, path: str, empty: bool = True) -> int:
    if of and value is None and empty:
        return -1
    if of and of not in BARE:
        names = labels[of]
        if not isinstance(value, str) or value not in names:
            raise ValueError(f"{path}: {_short(value)} is no {of}")
        return names.index(value)
    least = 0 if of in BARE else int(limits.min)
    if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= limits.max:
        raise ValueError(f"{path}: {_short(value)} is not a whole number from {least} to {limits.max}")
    return value


def _same_keys(given: Any, wanted: list[str], path: str) -> None:
    if not isinstance(given, Mapping):
        raise ValueError(f"{path}: a table of names is wanted, not {_short(given)}")
    for key in given:
        if key not in wanted:
            raise ValueError(f"{path}: there is no field {_short(key)}")
    for key in wanted:
        if key not in given:
            raise ValueError(f"{path}: the field {key!r} is missing")


def _same_length(given: Any, wanted: int, path: str) -> None:
    if not isinstance(given, list) or len(given) != wanted:
        raise ValueError(f"{path}: a list of {wanted} is wanted, not {_short(given)}")


def _short(value: Any) -> str:
    text = repr(value)
    return text if len(text) <= 40 else text[:37] + "…"
