"""Who is at a table is known to all processes that share a database, for as long as the one that says so lives."""

import asyncio
from collections.abc import AsyncIterator

import pytest

from vesicle.server.store import NOBODY_THERE, People, Store, statements

pytestmark = pytest.mark.anyio

ADA, BEN = People(frozenset({1}), 2), People(frozenset({2, 3}), 0)


@pytest.fixture
async def stores(postgres_url: str) -> AsyncIterator[list[Store]]:
    """Three processes."""
    opened = [await Store.open(postgres_url) for _ in range(3)]
    yield opened
    for store in opened:
        await store.close()


async def test_each_process_hears_who_is_at_the_others(stores: list[Store]) -> None:
    here, there, elsewhere = stores
    assert [await store.beat() for store in stores] == [False] * 3
    await here.tell_people({"a": ADA, "b": BEN})
    await there.tell_people({"a": BEN})
    assert await elsewhere.people_elsewhere() == {"a": People(frozenset({1, 2, 3}), 2), "b": BEN}
    assert await here.people_elsewhere() == {"a": BEN}
    assert await elsewhere.people_elsewhere(["b"]) == {"b": BEN}
    await here.tell_people({"a": NOBODY_THERE})
    assert await elsewhere.people_elsewhere() == {"a": BEN, "b": BEN}


async def test_a_process_that_dies_takes_its_people_with_it(
    postgres_url: str, stores: list[Store], monkeypatch: pytest.MonkeyPatch
) -> None:
    there = stores[0]
    monkeypatch.setattr(statements, "LEASE", 300)  # milliseconds, for this one alone
    here = await Store.open(postgres_url)
    assert await here.beat() is False and await here.beat() is True
    await here.tell_people({"a": ADA})
    while await there.people_elsewhere():
        await asyncio.sleep(0.05)  # it gives no sign of life any more
    await there.beat()
    assert await here.beat() is False, "whoever was only slow has to say anew who is there"
    await here.close()


async def test_a_process_that_ends_says_so(stores: list[Store]) -> None:
    here, there, _ = stores
    await here.beat()
    await here.tell_people({"a": ADA})
    await here.close()
    assert await there.people_elsewhere() == {}


async def test_others_are_told_at_once_that_somebody_came(stores: list[Store]) -> None:
    here, there, _ = stores
    await here.beat()
    notices = there.notices()
    heard = asyncio.ensure_future(anext(notices))
    while not heard.done():
        await here.tell_people({"a": ADA})
        await asyncio.wait({heard}, timeout=0.2)
    assert heard.result() == ("a", None)
    await notices.aclose()
