"""Records that are to be written yet."""

import numpy as np

from vesicle.core.record import IntArray, dtype_of


def blanks(record_class: type, count: int) -> IntArray:
    """So many records of a class, every byte nought; `np.empty` looks through all fields first, which takes long."""
    dtype = dtype_of(record_class)
    return np.ndarray(count, dtype, bytearray(count * dtype.itemsize))
