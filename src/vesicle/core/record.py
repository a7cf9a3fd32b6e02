"""A game in progress is one fixed-size record: a class declares it, one line a field.

The annotation of a field is what mypy and the reader see; the value says how it is stored, what fills it at the
start, what its indices and values are called, and who may see it. `record` turns the class into an aligned numpy
dtype, wide fields first, as a GPU needs it.
"""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any, TypeVar

import numpy as np
from numpy.typing import NDArray

from vesicle.core.jit import COMPILED

IntArray = NDArray[Any]
T = TypeVar("T")

# Who may see a field. "" is everybody; see observing.py for what each of the others shows.
SECRETS = ("", "all", "count", "cards", "pile", "own")


@dataclass(frozen=True)
class Field:
    """How one field of a record is stored and named."""

    base: Any  # a numpy integer type, or the class of a nested record
    shape: tuple[int, ...] = ()
    fill: int = 0
    by: tuple[str, ...] = ()  # what the indices are called, axis by axis; "" for a bare number
    of: str = ""  # what the values are called; "" for a bare number
    secret: str = ""
    tail: bool = False  # a list that ends at its first `fill`
    trace: bool = False  # what the latest step leaves for its story; no view, position or digest has it
    name: str = ""


def _integers(base: Any) -> Callable[..., Any]:
    def declare(
        *shape: int,
        fill: int = 0,
        by: str = "",
        of: str = "",
        secret: str = "",
        tail: bool = False,
        trace: bool = False,
    ) -> Any:
        if secret not in SECRETS:
            raise ValueError(f"secret={secret!r} is none of {SECRETS}")
        return Field(base, shape, fill, tuple(by.split(" ")), of, secret, tail, trace)

    return declare


i8 = _integers(np.int8)
i16 = _integers(np.int16)
i32 = _integers(np.int32)
i64 = _integers(np.int64)


def many(record_class: type, count: int, by: str = "") -> Any:
    """Several records of one kind inside another, such as the players of a game."""
    return Field(record_class, (count,), by=tuple(by.split(" ")))


_FIELDS: dict[type, tuple[Field, ...]] = {}
_DTYPES: dict[type, np.dtype[Any]] = {}


def record(cls: type[T]) -> type[T]:
    """Declare a class as a record; its order of fields is for the reader, its memory is aligned."""
    declared = [(name, value) for name, value in vars(cls).items() if isinstance(value, Field)]
    taken = [name for name, _ in declared if hasattr(np.record, name)]
    if taken:
        raise TypeError(f"{cls.__name__}: numpy's record already has {', '.join(taken)}")
    _FIELDS[cls] = tuple(replace(value, name=name) for name, value in declared)
    plain = _layout(_FIELDS[cls])
    _DTYPES[cls] = np.dtype((_scalar_type(cls.__name__, plain), plain))
    return cls


def _scalar_type(name: str, layout: np.dtype[Any]) -> type[np.void]:
    """What one record is: numpy's own for the compiler; else one that finds its fields several times as quickly."""
    if COMPILED:
        return np.record
    looks = {field: _look(*place[:2]) for field, place in (layout.fields or {}).items()}
    usual = {"__getattribute__": np.void.__getattribute__, "__setattr__": np.void.__setattr__}
    return type(name, (np.record,), {**looks, **usual})


def _look(kind: np.dtype[Any], offset: int) -> property:
    """A field as an attribute."""
    return property(
        lambda one: one.getfield(kind, offset),
        lambda one, value: one.setfield(value, kind, offset),
    )


def _layout(fields: tuple[Field, ...]) -> np.dtype[Any]:
    """Wide fields first, each at a multiple of its own width, the whole at a multiple of the widest."""
    placed = sorted(fields, key=lambda field: -_width(field))
    offsets, end = [], 0
    for field in placed:
        width = _width(field)
        end = -(-end // width) * width
        offsets.append(end)
        end += _format(field).itemsize
    widest = _width(placed[0])
    columns = {
        "names": [field.name for field in placed],
        "formats": [_format(field) for field in placed],
        "offsets": offsets,
        "itemsize": -(-end // widest) * widest,
    }
    return np.dtype(columns, align=True)  # type: ignore[call-overload]


def _format(field: Field) -> np.dtype[Any]:
    base = _DTYPES.get(field.base, field.base)
    return np.dtype((base, field.shape)) if field.shape else np.dtype(base)


def _width(field: Field) -> int:
    if field.base in _FIELDS:
        return max(_width(inner) for inner in _FIELDS[field.base])
    return int(np.dtype(field.base).itemsize)


def fields_of(record_class: type) -> tuple[Field, ...]:
    """The fields of a record that are part of a position, in the order of its class."""
    return tuple(field for field in _FIELDS[record_class] if not field.trace)


def is_record(base: Any) -> bool:
    """Whether a field's base is itself a record."""
    return base in _FIELDS


def dtype_of(record_class: type) -> np.dtype[Any]:
    """The aligned numpy dtype of a record."""
    return _DTYPES[record_class]


def new_array(record_class: type, count: int) -> NDArray[Any]:
    """So many records with every field at its fill."""
    made = np.zeros(count, dtype=dtype_of(record_class))
    _fill(made, record_class)
    return made


def _fill(made: Any, record_class: type) -> None:
    for field in _FIELDS[record_class]:
        if is_record(field.base):
            _fill(made[field.name], field.base)
        elif field.fill:
            made[field.name] = field.fill


def new(record_class: type[T]) -> T:
    """One record with every field at its fill; it lives in an array of its own."""
    made: T = new_array(record_class, 1)[0]
    return made


def copy_of(one: T) -> T:
    """An independent record with the same bytes, in an array of its own."""
    made: T = array_like(one)[0]
    return made


def array_like(given: Any) -> NDArray[Any]:
    """An independent array with the bytes of a record, or of another; numpy would copy them field by field."""
    return np.frombuffer(bytearray(given.tobytes()), dtype=given.dtype)


def bytes_of(one: Any) -> bytes:
    """The bytes of a record; equal games have equal bytes, padding is always zero."""
    return bytes(one.tobytes())


def array_of(record_class: type, content: bytes) -> NDArray[Any]:
    """The record with these bytes, alone in an array of its own; ValueError for bytes that cannot be one."""
    dtype = dtype_of(record_class)
    if len(content) != dtype.itemsize:
        raise ValueError(f"{len(content)} bytes are no {record_class.__name__}, which has {dtype.itemsize}")
    return np.frombuffer(bytearray(content), dtype=dtype)
