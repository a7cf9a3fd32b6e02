"""The floor of a room: one at a time, in order, and who finds it free need not wait."""

import asyncio

import pytest

from vesicle.server.floor import Floor

pytestmark = pytest.mark.anyio


async def test_who_finds_it_free_has_it_at_once_and_nobody_else_then() -> None:
    floor = Floor()
    assert floor.take() and not floor.take()
    floor.release()
    assert floor.take()


async def test_those_who_wait_have_it_in_the_order_in_which_they_came() -> None:
    floor, order = Floor(), []

    async def want(name: str) -> None:
        async with floor:
            assert not floor.take()
            order.append(name)
            await asyncio.sleep(0)

    assert floor.take()
    waiting = [asyncio.ensure_future(want(name)) for name in "abc"]
    await asyncio.sleep(0)
    floor.release()
    assert not floor.take(), "it is handed over, and nobody slips in between"
    await asyncio.gather(*waiting)
    assert order == ["a", "b", "c"] and floor.take()


@pytest.mark.parametrize("is_handed_over", [False, True])
async def test_who_gives_up_keeps_it_from_nobody(is_handed_over: bool) -> None:
    floor = Floor()

    async def want() -> None:
        async with floor:
            raise AssertionError("this one has given up")

    assert floor.take()
    waiting = asyncio.ensure_future(want())
    await asyncio.sleep(0)
    if is_handed_over:
        floor.release()
        waiting.cancel()
        with pytest.raises(asyncio.CancelledError):
            await waiting
    else:
        waiting.cancel()
        with pytest.raises(asyncio.CancelledError):
            await waiting
        floor.release()
    assert floor.take()
