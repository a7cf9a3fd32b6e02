"""What works in the background: it is owned, its end is seen, and it goes on."""

import asyncio
import io
import json
import logging
import threading
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from processes import until
from server.inside import running
from vesicle.server import tasks as ours
from vesicle.server.logs import set_up_logs
from vesicle.server.settings import Settings
from vesicle.server.tasks import Tasks

WAIT = 30.0  # seconds until a test gives up


@pytest.fixture
def lines() -> Iterator[Callable[[], list[dict[str, Any]]]]:
    """What the server writes to its log, as objects."""
    root, hook = logging.getLogger(), threading.excepthook
    kept, level = root.handlers[:], root.level
    written = io.StringIO()
    set_up_logs(written)
    yield lambda: [json.loads(line) for line in written.getvalue().splitlines()]
    root.handlers[:], threading.excepthook = kept, hook
    root.setLevel(level)


def with_tasks(play: Callable[[Tasks], Awaitable[None]]) -> list[str]:
    """What a test does with tasks, from their start to their end; the failures that were counted."""
    failures: list[str] = []

    async def run() -> None:
        tasks = Tasks(failures.append)
        try:
            await asyncio.wait_for(play(tasks), WAIT)
        finally:
            await tasks.close()
        assert tasks._tasks == set()

    asyncio.run(run())
    return failures


class Failing:
    """Work that fails, or ends, so often before it goes on for ever."""

    def __init__(self, times: int, error: Exception | None) -> None:
        self.times, self.error, self.begun = times, error, 0

    async def work(self) -> None:
        self.begun += 1
        if self.begun > self.times:
            await asyncio.Event().wait()
        if self.error is not None:
            raise self.error


@pytest.mark.parametrize("error", [RuntimeError("broken"), None], ids=["an error", "its end"])
def test_what_is_kept_begins_anew_and_is_in_trouble_until_it_is_steady(
    error: Exception | None, lines: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ours, "STEADY", 0.2)
    failing = Failing(2, error)

    async def play(tasks: Tasks) -> None:
        tasks.keep("hands", failing.work)
        await until(lambda: failing.begun == 1)
        await until(lambda: tasks.trouble() == ["hands"])
        await until(lambda: failing.begun == 3)
        await until(lambda: tasks.trouble() == [])

    assert with_tasks(play) == (["hands"] * 2 if error else [])
    said = [(line["event"], line["kind"], line.get("error")) for line in lines()]
    assert said == [("task-failed", "hands", "RuntimeError") if error else ("task-ended", "hands", None)] * 2


def test_the_pauses_between_two_beginnings_grow(monkeypatch: pytest.MonkeyPatch) -> None:
    pauses: list[float] = []
    sleep = asyncio.sleep

    async def nap(seconds: float) -> None:
        pauses.append(seconds)
        await sleep(0)

    failing = Failing(11, OSError())
    monkeypatch.setattr(ours.asyncio, "sleep", nap)
    with_tasks(lambda tasks: _keep_until(tasks, failing, lambda: failing.begun == 12, sleep))
    assert pauses[:4] == [0.1, 0.2, 0.4, 0.8] and pauses[-1] == 30.0 and len(pauses) == 11


async def _keep_until(tasks: Tasks, failing: Failing, done: Callable[[], bool], sleep: Any) -> None:
    tasks.keep("hands", failing.work)
    while not done():
        await sleep(0)


def test_what_is_done_once_and_fails_is_seen_though_nobody_waits_for_it(lines: Any) -> None:
    async def play(tasks: Tasks) -> None:
        done = tasks.watch("chore", Failing(1, KeyError("secret words")).work())
        await asyncio.wait({done})
        assert tasks.trouble() == []

    assert with_tasks(play) == ["chore"]
    (line,) = lines()
    assert (line["event"], line["kind"], line["error"]) == ("task-failed", "chore", "KeyError")
    assert "secret words" not in json.dumps(line)


def test_errors_of_timers_and_of_tasks_that_nobody_owns_are_seen(lines: Any) -> None:
    def fail() -> None:
        raise ZeroDivisionError

    async def play(tasks: Tasks) -> None:
        ours.see_stray_errors(tasks)
        asyncio.get_running_loop().call_soon(fail)
        await asyncio.wait({asyncio.ensure_future(Failing(1, KeyError()).work())})
        await asyncio.sleep(0)

    assert with_tasks(play) == ["stray", "stray"]
    assert {line["error"] for line in lines()} == {"ZeroDivisionError", "KeyError"}


def test_a_thread_that_dies_is_seen(lines: Any) -> None:
    def fail() -> None:
        raise ZeroDivisionError("not to be told")

    thread = threading.Thread(target=fail, name="tidying")
    thread.start()
    thread.join()
    (line,) = lines()
    assert (line["event"], line["kind"], line["error"]) == ("thread-failed", "tidying", "ZeroDivisionError")
    assert "not to be told" not in json.dumps(line)


@pytest.mark.anyio
async def test_health_is_red_while_something_in_the_background_fails(tmp_path: Path) -> None:
    async with running(Settings(database=f"sqlite:///{tmp_path / 'tables.sqlite'}")) as server:
        well = await server.ask("GET", "/health")
        assert (well.status_code, well.json()["status"], well.json()["trouble"]) == (200, "ok", [])
        server.hub.tasks.keep("hearing", Failing(99, RuntimeError()).work)
        async with asyncio.timeout(WAIT):
            await until(lambda: server.hub.trouble() != [])
        ill = await server.ask("GET", "/health")
        assert (ill.status_code, ill.json()["status"], ill.json()["trouble"]) == (503, "trouble", ["hearing"])
        assert 'vesicle_errors_total{kind="hearing"}' in (await server.client.get("/metrics")).text
