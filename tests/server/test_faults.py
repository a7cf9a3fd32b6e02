"""Real faults: a full disk, one that may not be written to, damaged pages, a clock that goes back.

Whatever happens is told in one sentence, nothing is shown that is not stored, and nothing is lost.
"""

import ctypes
import json
import logging
import os
import resource
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from server.inside import Inside, running
from server.store.journal import append, create, numbers
from vesicle.server import room as rooms
from vesicle.server.limits import Limits
from vesicle.server.refusals import BUSY, DAMAGED
from vesicle.server.settings import Settings
from vesicle.server.store import Store, Unavailable
from vesicle.server.store import store as stores

pytestmark = pytest.mark.anyio

WISH: dict[str, Any] = {
    "game": "cytosis",
    "options": {"players": 2},
    "seats": [{"kind": "me", "name": "Ada"}, {"kind": "me", "name": "Ben"}],
    "start": True,
}
PAGE = 4096  # bytes, of SQLite


class Play:
    """A table where one person plays for both seats, and somebody watches."""

    def __init__(self, server: Inside, place: dict[str, Any]) -> None:
        self.server, self.table, self.token = server, place["table"], place["token"]

    @classmethod
    async def begin(cls, server: Inside, **wish: Any) -> "Play":
        made = await server.ask("POST", "/tables", body={**WISH, **wish})
        assert made.status_code == 201, made.text
        return cls(server, made.json())

    async def act(self) -> tuple[int, Any]:
        state = await self.state()
        seat = state["turn"]["to_act"]
        own = (await self.server.ask("GET", f"/tables/{self.table}?seat={seat}", self.token)).json()
        body = {"number": own["number"], "action": own["turn"]["legal"][0]}
        answer = await self.server.ask("POST", f"/tables/{self.table}/act", self.token, body)
        return answer.status_code, answer.json()

    async def state(self) -> Any:
        return (await self.server.ask("GET", f"/tables/{self.table}", self.token)).json()

    async def health(self) -> tuple[int, list[str]]:
        answer = await self.server.ask("GET", "/health")
        return answer.status_code, answer.json()["trouble"]


def settings_for(path: Path) -> Settings:
    return Settings(database=f"sqlite:///{path}", limits=Limits.none())


@contextmanager
def small_disk(folder: Path) -> Iterator[Path]:
    """A disk of one megabyte, where the one who tests may have it."""
    if not mount(folder, "size=1m"):
        pytest.skip("only root may mount a small disk; the test with files that may not be written stands in")
    try:
        yield folder
    finally:
        ctypes.CDLL(None).umount2(bytes(folder), 2)  # also while a file is open


def mount(folder: Path, options: str, flags: int = 0) -> bool:
    mounted = ctypes.CDLL(None, use_errno=True).mount(b"tmpfs", bytes(folder), b"tmpfs", flags, options.encode())
    return bool(mounted == 0)


@contextmanager
def full_disk(folder: Path) -> Iterator[None]:
    """Nothing more can be written: another file takes all that was left."""
    ballast = folder / "ballast"
    with ballast.open("wb", buffering=0) as file:
        try:
            while True:
                file.write(bytes(PAGE))
        except OSError:
            pass
    yield
    ballast.unlink()


@contextmanager
def no_more_bytes() -> Iterator[None]:
    """The kernel refuses whatever this process writes to any file."""
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (0, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)


async def test_where_no_file_may_be_written_what_is_stored_can_be_read(sqlite_url: str) -> None:
    store = await Store.open(sqlite_url)
    await create(store, "a")
    await append(store, "a", 1)
    assert await numbers(store, "a") == [1]
    with no_more_bytes():
        for _ in range(3):
            with pytest.raises(Unavailable, match=r"^The database did not take it: disk I/O error\.$"):
                await append(store, "a", 2)
            assert await numbers(store, "a") == [1] and store.trouble() == ["store"]
    await append(store, "a", 2)
    assert await numbers(store, "a") == [1, 2] and store.trouble() == []
    await store.close()


async def test_on_a_full_disk_nothing_is_shown_and_nothing_lost(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(stores, "TRY_EVERY", 0.0)
    with small_disk(tmp_path):
        async with running(settings_for(tmp_path / "tables.sqlite")) as server:
            await fill_and_empty(await Play.begin(server), tmp_path)
    assert "store-failed" in [record.msg for record in caplog.records]


async def fill_and_empty(play: Play, folder: Path) -> None:
    """Play until the disk is full, look at everything, make room, and play on."""
    assert (await play.act())[0] == 200 and await play.health() == (200, [])
    watching, before = await play.server.look(play.table), await play.state()
    await watching.hear_until("presence")
    with full_disk(folder):
        refused = await until_refused(play)
        seen = await play.state()
        assert refused == (503, {"code": "busy", "message": BUSY})
        assert await play.act() == refused and await play.state() == seen
        assert await play.health() == (503, ["store"])
        assert (await play.server.ask("POST", "/tables", body=WISH)).json() == refused[1]
    assert (await play.act())[0] == 200 and await play.health() == (200, [])
    after = await play.state()
    assert after["number"] == seen["number"] + 1 > before["number"]
    events = [await watching.hear_until("event") for _ in range(after["number"] - before["number"])]
    assert [event["number"] for event in events if event] == [*range(before["number"] + 1, after["number"] + 1)]
    stored = await play.server.hub.store.entries(play.table)
    assert [entry.number for entry in stored] == [*range(1, after["number"] + 1)]
    await watching.hang_up()


async def until_refused(play: Play) -> tuple[int, Any]:
    """Play until the disk is full indeed: a journal may have some room left in it."""
    for _ in range(200):
        answer = await play.act()
        if answer[0] != 200:
            return answer
    pytest.fail("the disk did not become full")


async def test_a_disk_that_may_only_be_read_is_refused_in_a_sentence(tmp_path: Path) -> None:
    with small_disk(tmp_path):
        store = await Store.open(f"sqlite:///{tmp_path / 'tables.sqlite'}")
        await store.close()
        assert mount(tmp_path, "", 1 | 32)  # MS_RDONLY | MS_REMOUNT
        with pytest.raises(
            ValueError, match=r"^The database .*tables.sqlite cannot be opened: Read-only file system\.$"
        ):
            await Store.open(f"sqlite:///{tmp_path / 'tables.sqlite'}")


async def test_a_database_that_may_no_longer_be_written_to_is_looked_at_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(stores, "TRY_EVERY", 0.0)
    async with running(settings_for(tmp_path / "tables.sqlite")) as server:
        play = await Play.begin(server)
        driver = server.hub.store._writer._connection.connection.driver_connection
        assert driver is not None
        driver.execute("PRAGMA query_only = ON")
        before = await play.state()
        assert await play.act() == (503, {"code": "busy", "message": BUSY})
        assert await play.health() == (503, ["store"]) and await play.state() == before
        driver.execute("PRAGMA query_only = OFF")
        assert (await play.act())[0] == 200 and await play.health() == (200, [])


async def test_health_tries_to_write_however_often_it_is_asked_only_now_and_then(tmp_path: Path) -> None:
    async with running(settings_for(tmp_path / "tables.sqlite")) as server:
        play, beats = await Play.begin(server), []
        tried = server.hub.store._writer.submit
        server.hub.store._writer.submit = lambda job: beats.append(job) or tried(job)  # type: ignore[method-assign,func-returns-value]
        for _ in range(20):
            assert await play.health() == (200, [])
        assert len(beats) == 1


def damage(path: Path, table: str, others: list[str]) -> None:
    """Overwrite a page amid those in which only a table's own entries lie, as a failing disk does."""
    connection = sqlite3.connect(path)
    connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    connection.close()
    content = path.read_bytes()
    pages = {start: content[start : start + PAGE] for start in range(PAGE, len(content), PAGE)}
    own = [start for start, page in pages.items() if page.count(table.encode()) > 2]
    own = [start for start in own if not any(other.encode() in pages[start] for other in others)]
    assert len(own) > 4  # none of the others has a page beside the one that is hit
    start = own[len(own) // 2]
    path.write_bytes(content[:start] + os.urandom(PAGE) + content[start + PAGE :])


async def test_a_damaged_page_is_named_with_its_table_and_the_other_tables_go_on(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    path = tmp_path / "tables.sqlite"
    async with running(settings_for(path)) as server:
        broken = await Play.begin(server)
        for _ in range(60):
            talk = await server.ask("POST", f"/tables/{broken.table}/chat", broken.token, {"text": "Hm. " * 100})
            assert talk.status_code == 200
        sound = [await Play.begin(server) for _ in range(2)]
        before = [await play.state() for play in sound]
    damage(path, broken.table, [play.table for play in sound])
    caplog.set_level(logging.ERROR)
    async with running(settings_for(path)) as server:
        answer = await server.ask("GET", f"/tables/{broken.table}")
        assert (answer.status_code, answer.json()) == (500, {"code": "damaged", "message": DAMAGED})
        socket = await server.look(broken.table)
        assert (await socket.hear() or {})["code"] == "damaged"
        for play, state in zip(sound, before, strict=True):
            play.server = server
            assert await play.state() == state
            for _ in range(10):
                assert (await play.act())[0] == 200
        assert await play.health() == (503, ["damage"])
    named = {record.msg: record.__dict__.get("table") for record in caplog.records}
    assert named["store-damaged"] == named["store-damaged-table"] == broken.table
    assert "store-damaged-page" in named


async def test_an_entry_that_is_missing_or_changed_is_told_likewise(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    path = tmp_path / "tables.sqlite"
    async with running(settings_for(path)) as server:
        plays = [await Play.begin(server) for _ in range(4)]
        for play in plays:
            for _ in range(3):
                assert (await play.act())[0] == 200
    connection = sqlite3.connect(path)
    connection.execute("DELETE FROM entries WHERE table_id = ? AND number = 5", (plays[0].table,))
    connection.execute("UPDATE entries SET body = '{' WHERE table_id = ? AND number = 5", (plays[1].table,))
    connection.execute("UPDATE entries SET body = '{}' WHERE table_id = ? AND number = 5", (plays[2].table,))
    connection.commit()
    connection.close()
    async with running(settings_for(path)) as server:
        for play in plays:
            play.server = server
        answers = [await server.ask("GET", f"/tables/{play.table}") for play in plays]
        assert [answer.status_code for answer in answers] == [500, 500, 500, 200]
        assert {answer.json()["message"] for answer in answers[:3]} == {DAMAGED}
        assert (await plays[3].act())[0] == 200
    named = {record.__dict__["table"] for record in caplog.records if "damaged" in str(record.msg)}
    assert {play.table for play in plays[:3]} <= named


async def test_a_clock_that_is_set_back_takes_no_time_from_anybody_and_loses_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    moment = 1_800_000_000_000
    monkeypatch.setattr(rooms, "now", lambda: moment)
    monkeypatch.setattr("vesicle.server.hub.now", lambda: moment)
    monkeypatch.setattr("vesicle.server.lobby.now", lambda: moment)
    async with running(settings_for(tmp_path / "tables.sqlite")) as server:
        play = await Play.begin(server, clock={"kind": "bank", "seconds": 600, "increment": 0})
        for step in (60_000, -86_400_000, 1000, 5000, -3_600_000, 1000, 1000):
            moment += step
            assert (await play.act())[0] == 200
        entries = await server.hub.store.entries(play.table)
        times = [entry.at for entry in entries]
        assert times == sorted(times) and times[-1] == 1_800_000_060_000
        summary = await server.hub.store.summary(play.table)
        state = await play.state()
        assert summary is not None and summary.updated == times[-1]
        assert all(0 < bank <= 600_000 for bank in state["clock"]["banks"])
        room = server.hub.rooms.pop(play.table)
        assert json.dumps(await play.state()) == json.dumps(state) and server.hub.rooms[play.table] is not room
