"""Garbage that refers to itself is found when there is enough of it, and not looked for before."""

import gc
import weakref
from collections.abc import Iterator

import pytest

from vesicle.server.tidying import look_through, put_aside


class Ring:
    """Something that refers to itself, so that it never goes away alone."""

    def __init__(self) -> None:
        self.itself = self


@pytest.fixture(autouse=True)
def as_before() -> Iterator[None]:
    """Nothing stays put aside for the tests after these."""
    yield
    gc.unfreeze()


def test_what_is_put_aside_is_left_alone_until_there_is_twice_as_much() -> None:
    kept = look_through()
    ring = Ring()
    gone = weakref.ref(ring)
    assert put_aside(kept) == kept
    del ring
    gc.collect()
    assert gone() is not None, "nobody looks through what was put aside"
    assert put_aside(kept // 2 - 1, few=0) <= kept + 1000
    assert gone() is None


def test_what_nobody_needs_goes_away_even_when_put_aside() -> None:
    plain = Ring()
    plain.itself = None  # type: ignore[assignment]
    gone = weakref.ref(plain)
    put_aside(look_through())
    del plain
    assert gone() is None
