"""How a record lies in memory and reads: its size, its bytes when nothing has happened yet, and its fields."""

from typing import Any

import numpy as np

from vesicle.core.record import Field, dtype_of, fields_of, is_record, new_array
from vesicle.web_engine.patches import written


def describe_record(record_class: type) -> dict[str, Any]:
    """A record with its fields, in the order of its class."""
    blank = new_array(record_class, 1).tobytes()
    return {"size": len(blank), "blank": written(blank), "fields": describe_fields(record_class)}


def describe_fields(record_class: type) -> list[dict[str, Any]]:
    """Every field with its place in the record; of records inside, the places within each."""
    places = dtype_of(record_class).fields
    assert places is not None
    return [
        {"name": field.name, "start": places[field.name][1], **_describe(field)} for field in fields_of(record_class)
    ]


def _describe(field: Field) -> dict[str, Any]:
    if is_record(field.base):
        return {"records": dtype_of(field.base).itemsize, "fields": describe_fields(field.base)}
    told = {"width": np.dtype(field.base).itemsize, "shape": list(field.shape), "fill": field.fill}
    names = {"by": list(field.by), "of": field.of, "secret": field.secret, "tail": field.tail}
    return told | {name: value for name, value in names.items() if value not in ("", [""], False)}
