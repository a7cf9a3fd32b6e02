"""Appending: numbered, all or nothing, in groups."""

import asyncio

import pytest
from msgspec.structs import replace

from server.store.journal import append, create, entry, numbers, summary
from vesicle.server.store import Conflict, Entry, Store, Token, Unavailable

pytestmark = pytest.mark.anyio


async def test_a_new_table_has_its_entries_its_secret_and_its_tokens(store: Store) -> None:
    made = summary("a", 1, deadline=5, public=False)
    await store.create(made, {"seed": 7, "salt": "x"}, [entry("a", 1, by="Ada")], [Token("h", "a", 3)])
    assert await store.summary("a") == made
    assert await store.entries("a") == [Entry("a", 1, "act", {"by": "Ada"}, 1001)]
    assert await store.secret("a") == {"seed": 7, "salt": "x"}
    assert await store.token("h", "a") == Token("h", "a", 3)


async def test_what_is_not_there_is_not_found(store: Store) -> None:
    assert await store.summary("a") is None
    assert await store.entries("a") == []
    assert await store.token("h", "a") is None
    with pytest.raises(KeyError):
        await store.secret("a")


async def test_entries_come_in_order_behind_a_number(store: Store) -> None:
    await create(store, "a", "b")
    await store.append(summary("a", 3), [entry("a", number) for number in (1, 2, 3)])
    await append(store, "b", 1)
    await append(store, "a", 4)
    assert await numbers(store, "a") == [1, 2, 3, 4]
    assert [found.number for found in await store.entries("a", after=2)] == [3, 4]


async def test_an_append_replaces_what_changes_in_the_summary(store: Store) -> None:
    await create(store, "a")
    changed = summary("a", 1, status="over", awaiting="nobody", deadline=9, updated=2000, public=False, card={"won": 2})
    await store.append(changed, [entry("a", 1)])
    assert await store.summary("a") == changed
    await store.append(replace(changed, number=2, game="other", created=5, deadline=None), [entry("a", 2)])
    assert await store.summary("a") == replace(changed, number=2, deadline=None)


async def test_where_little_changes_the_rest_of_the_summary_stays(store: Store) -> None:
    await create(store, "a")
    heard: list[object] = []
    after = summary("a", 1, awaiting="bot", updated=2000, card={"not": "read"}, status="over", deadline=3)
    store.submit(after, [entry("a", 1)], heard.append, changes_little=True)
    await store.beat()  # behind it
    assert heard == [None] and await numbers(store, "a") == [1]
    assert await store.summary("a") == summary("a", 1, awaiting="bot", updated=2000)


async def test_little_and_much_of_one_table_go_into_one_batch(store: Store) -> None:
    await create(store, "a", "b")
    heard: list[object] = []
    store.submit(summary("a", 1), [entry("a", 1)], heard.append, changes_little=True)
    store.submit(summary("a", 2, card={"name": "new"}), [entry("a", 2)], heard.append)
    store.submit(
        summary("a", 3, card={"not": "read"}, updated=3000), [entry("a", 3)], heard.append, changes_little=True
    )
    store.submit(summary("b", 2), [entry("b", 2)], heard.append, changes_little=True)
    await store.beat()
    assert [type(outcome) for outcome in heard] == [type(None)] * 3 + [Conflict]
    assert await store.summary("a") == summary("a", 3, card={"name": "new"}, updated=3000)
    assert await numbers(store, "a") == [1, 2, 3] and await numbers(store, "b") == []


async def test_of_a_conflict_nothing_is_written(store: Store) -> None:
    await create(store, "a")
    await append(store, "a", 1)
    with pytest.raises(Conflict, match="Table a does not end with entry 0"):
        await store.append(summary("a", 2, status="over"), [entry("a", 1), entry("a", 2)], [Token("h", "a", 0)])
    assert await numbers(store, "a") == [1]
    assert await store.summary("a") == summary("a", 1)
    assert await store.token("h", "a") is None


@pytest.mark.parametrize("table, number", [("a", 2), ("nowhere", 1)], ids=["a gap", "no such table"])
async def test_an_entry_follows_the_last_of_its_table(store: Store, table: str, number: int) -> None:
    await create(store, "a")
    with pytest.raises(Conflict):
        await append(store, table, number)
    assert await store.entries(table) == []


async def test_a_table_is_made_once(store: Store) -> None:
    await create(store, "a")
    with pytest.raises(Conflict):
        await store.create(summary("a"), {"seed": 8}, (), [Token("h", "a", 0)])
    assert await store.secret("a") == {"seed": 7}
    assert await store.token("h", "a") is None


async def test_entries_must_lead_to_the_summary(store: Store) -> None:
    await create(store, "a")
    with pytest.raises(ValueError, match="Entry 1 of a is not entry 2 of a"):
        await store.append(summary("a", 2), [entry("a", 1)])
    with pytest.raises(ValueError, match="Entry 1 of b is not entry 1 of a"):
        await store.append(summary("a", 1), [entry("b", 1)])


async def test_a_stale_summary_without_entries_is_a_conflict(store: Store) -> None:
    await create(store, "a")
    await append(store, "a", 1)
    with pytest.raises(Conflict):
        await store.append(summary("a", 0, status="over"), [])
    await store.append(summary("a", 1, status="over"), [])
    assert await store.summary("a") == summary("a", 1, status="over")


async def test_only_the_guilty_of_a_group_hear_of_a_conflict(store: Store) -> None:
    tables = [f"t{number}" for number in range(60)]
    await asyncio.gather(*(create(store, table) for table in tables))
    tried = [append(store, table, 1 if place % 7 else 2) for place, table in enumerate(tables)]
    outcomes = await asyncio.gather(*tried, return_exceptions=True)
    assert [isinstance(outcome, Conflict) for outcome in outcomes] == [place % 7 == 0 for place in range(60)]
    assert [await numbers(store, table) for table in tables] == [[1] if place % 7 else [] for place in range(60)]


async def test_appends_of_one_table_that_wait_together_keep_their_order(store: Store) -> None:
    await asyncio.gather(create(store, "a"), *(append(store, "a", number) for number in range(1, 301)))
    assert await numbers(store, "a") == list(range(1, 301))


async def test_what_follows_a_conflict_is_a_conflict(store: Store) -> None:
    await create(store, "a", "b")
    tried = [append(store, "b", 1), *(append(store, "a", number) for number in (1, 3, 4, 2))]
    outcomes = await asyncio.gather(*tried, return_exceptions=True)
    assert [isinstance(outcome, Conflict) for outcome in outcomes] == [False, False, True, True, False]
    assert await numbers(store, "a") == [1, 2]


async def test_a_hundred_tasks_lose_nothing(store: Store) -> None:
    async def play(table: str) -> None:
        await create(store, table)
        for number in range(1, 21):
            await append(store, table, number, step=number * 3)

    tables = [f"t{number}" for number in range(100)]
    await asyncio.gather(*(play(table) for table in tables))
    for table in tables:
        found = [(one.number, one.body) for one in await store.entries(table)]
        assert found == [(number, {"step": number * 3}) for number in range(1, 21)]
        assert await store.summary(table) == summary(table, 20)


async def test_tasks_that_race_for_one_table_take_turns(store: Store) -> None:
    await create(store, "a")

    async def claim(who: int) -> None:
        while True:
            known = await store.summary("a")
            assert known is not None
            try:
                return await append(store, "a", known.number + 1, who=who)
            except Conflict:
                pass

    await asyncio.gather(*(claim(who) for who in range(20)))
    found = await store.entries("a")
    assert [one.number for one in found] == list(range(1, 21))
    assert sorted(one.body["who"] for one in found) == list(range(20))


async def test_who_is_cancelled_while_waiting_disturbs_nobody(store: Store) -> None:
    await create(store, "a", "b")
    impatient = asyncio.create_task(append(store, "a", 1))
    patient = asyncio.create_task(append(store, "b", 1))
    await asyncio.sleep(0)
    impatient.cancel()
    await patient
    assert await numbers(store, "b") == [1]


async def test_tokens_join_and_leave_with_an_append(store: Store) -> None:
    await create(store, "a")
    await store.append(summary("a", 1), [entry("a", 1)], [Token("h", "a", 0), Token("k", "a", 1)])
    await store.append(summary("a", 2), [entry("a", 2)], [Token("m", "a", 2)], dropped=["h"])
    assert [await store.token(hashed, "a") for hashed in "hkm"] == [None, Token("k", "a", 1), Token("m", "a", 2)]


async def test_a_token_is_given_once_at_a_table(store: Store) -> None:
    await create(store, "a")
    await store.append(summary("a", 1), [entry("a", 1)], [Token("h", "a", 0)])
    with pytest.raises(Conflict):
        await store.append(summary("a", 2), [entry("a", 2)], [Token("h", "a", 1)])
    assert await store.token("h", "a") == Token("h", "a", 0)
    assert await numbers(store, "a") == [1]


async def test_a_token_may_hold_places_at_several_tables(store: Store) -> None:
    """The people of a rematch keep what they hold."""
    await create(store, "a", "b")
    await store.append(summary("a", 1), [entry("a", 1)], [Token("h", "a", 0)])
    await store.append(summary("b", 1), [entry("b", 1)], [Token("h", "b", 4)], dropped=["other"])
    assert [await store.token("h", table) for table in "ab"] == [Token("h", "a", 0), Token("h", "b", 4)]
    assert await store.holders("b") == [Token("h", "b", 4)]
    await store.append(summary("a", 2), [entry("a", 2)], dropped=["h"])
    assert [await store.token("h", table) for table in "ab"] == [None, Token("h", "b", 4)]


async def test_any_text_and_any_number_comes_back(store: Store) -> None:
    body = {
        "text": "\0 \\u0000 \" ' é 🧬 \u2028 %s ? :x $1",
        "numbers": [2**60, -1, 0.1, 1e300],
        "nothing": None,
        "": {},
    }
    await create(store, "a")
    await store.append(summary("a", 1, card=body), [entry("a", 1, **body)])
    assert (await store.entries("a"))[0].body == body
    assert await store.summary("a") == summary("a", 1, card=body)


async def test_text_that_is_no_text_is_refused_alone(store: Store) -> None:
    await create(store, "a", "b")
    tried = [append(store, "a", 1, text="\ud800"), append(store, "b", 1)]
    bad, good = await asyncio.gather(*tried, return_exceptions=True)
    assert isinstance(bad, ValueError)
    assert good is None


async def test_a_full_disk_loses_nothing_that_was_acknowledged(sqlite_url: str) -> None:
    store = await Store.open(sqlite_url)
    await create(store, "a")
    await append(store, "a", 1)
    driver = store._writer._connection.connection.driver_connection
    assert driver is not None
    driver.execute("PRAGMA max_page_count = 1")  # no more pages than there are
    with pytest.raises(Unavailable, match="The database did not take it: database or disk is full"):
        await append(store, "a", 2, text="long" * 5000)
    driver.execute("PRAGMA max_page_count = 1000000")
    await append(store, "a", 2)
    assert await numbers(store, "a") == [1, 2]
    await store.close()


async def test_closing_writes_what_waits_and_then_takes_nothing(url: str) -> None:
    store = await Store.open(url)
    await create(store, "a")
    waiting = [asyncio.create_task(append(store, "a", number)) for number in range(1, 51)]
    await asyncio.sleep(0)
    await store.close()
    await asyncio.gather(*waiting)
    for refused in (append(store, "a", 51), store.summary("a"), store.ping()):
        with pytest.raises(Unavailable, match="The store is closed"):
            await refused
    again = await Store.open(url)
    assert await numbers(again, "a") == list(range(1, 51))
    await again.close()


DOOMED = {
    "sqlite": (
        "CREATE TABLE doom (id TEXT REFERENCES tables (id) DEFERRABLE INITIALLY DEFERRED)",
        "CREATE TRIGGER doomed AFTER INSERT ON entries WHEN instr(NEW.body, 'doomed') "
        "BEGIN INSERT INTO doom VALUES ('nowhere'); END",
    ),
    "postgresql": (
        "CREATE FUNCTION doom() RETURNS trigger LANGUAGE plpgsql AS "
        "$$ BEGIN IF position('doomed' in NEW.body::text) > 0 THEN RAISE disk_full; END IF; RETURN NULL; END $$",
        "CREATE CONSTRAINT TRIGGER doomed AFTER INSERT ON entries DEFERRABLE INITIALLY DEFERRED "
        "FOR EACH ROW EXECUTE FUNCTION doom()",
    ),
}


async def test_a_commit_that_fails_leaves_nothing_and_the_next_one_goes_through(store: Store) -> None:
    engine = store._database.engine
    with engine.begin() as connection:
        for statement in DOOMED[engine.dialect.name]:
            connection.exec_driver_sql(statement)
    try:
        await create(store, "a", "b")
        assert store.trouble() == []
        with pytest.raises(Unavailable, match="did not take it"):
            await append(store, "a", 1, text="doomed")
        assert await numbers(store, "a") == [] and store.trouble() == ["store"]
        await asyncio.gather(append(store, "a", 1), append(store, "b", 1))
        assert await numbers(store, "a") == await numbers(store, "b") == [1] and store.trouble() == []
    finally:
        with engine.begin() as connection:
            connection.exec_driver_sql("DROP TRIGGER doomed" + (" ON entries" if store.is_shared else ""))
            connection.exec_driver_sql("DROP FUNCTION doom" if store.is_shared else "DROP TABLE doom")
