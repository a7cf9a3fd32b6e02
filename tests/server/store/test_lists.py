"""What the store finds without reading a journal."""

import pytest

from server.store.journal import create, entry, summary
from vesicle.server.store import Store, Token

pytestmark = pytest.mark.anyio


async def test_a_list_shows_public_tables_open_before_playing_before_over_and_the_newest_first(store: Store) -> None:
    for table, status, created in [("a", "over", 9), ("b", "open", 1), ("c", "playing", 5), ("d", "open", 2)]:
        await create(store, table, status=status, created=created)
    await create(store, "hidden", status="open", public=False)
    assert [found.id for found in await store.listed(10)] == ["d", "b", "c", "a"]
    assert [found.id for found in await store.listed(3)] == ["d", "b", "c"]
    assert (await store.listed(1))[0] == summary("d", status="open", created=2)


async def test_a_table_is_due_when_its_deadline_has_come(store: Store) -> None:
    await create(store, "past", deadline=99)
    await create(store, "now", deadline=100)
    await create(store, "later", deadline=101)
    await create(store, "never")
    assert {found.id for found in await store.due(now=100, stale=0, limit=10)} == {"past", "now"}


async def test_a_table_is_due_when_it_has_long_awaited_a_bot(store: Store) -> None:
    await create(store, "long", awaiting="bot", updated=49)
    await create(store, "short", awaiting="bot", updated=50)
    await create(store, "person", awaiting="person", updated=1)
    assert [found.id for found in await store.due(now=100, stale=50, limit=10)] == ["long"]


async def test_of_what_is_due_the_longest_unchanged_comes_first(store: Store) -> None:
    for number in range(5):
        await create(store, f"t{number}", deadline=1, updated=100 - number)
    assert [found.id for found in await store.due(now=100, stale=0, limit=3)] == ["t4", "t3", "t2"]


async def test_tables_under_rules_that_we_do_not_have_are_never_due(store: Store) -> None:
    await create(store, "old", deadline=1, rules_version="1")
    await create(store, "new", deadline=1, rules_version="2")
    found = await store.due(now=100, stale=0, limit=10, versions={"cytosis": "2", "virus-and-co": "1"})
    assert [table.id for table in found] == ["new"]


async def test_tables_are_counted_by_status(store: Store) -> None:
    assert await store.count() == {"open": 0, "playing": 0, "over": 0}
    await create(store, "a", "b", status="open")
    await create(store, "c", status="over", public=False)
    assert await store.count() == {"open": 2, "playing": 0, "over": 1}


async def test_the_tables_of_tokens_are_found_and_unknown_tokens_passed_over(store: Store) -> None:
    for table, created in [("a", 1), ("b", 2), ("c", 3)]:
        made = summary(table, 1, created=created)
        await store.create(made, {}, [entry(table, 1)], [Token(f"h{table}", table, created)])
    found = await store.tokens_of(["hb", "unknown", "ha"])
    assert [token for token, _ in found] == [Token("hb", "b", 2), Token("ha", "a", 1)]
    assert [table for _, table in found] == [summary("b", 1, created=2), summary("a", 1, created=1)]
    assert await store.tokens_of([]) == []


async def test_a_database_answers(store: Store) -> None:
    await store.ping()
