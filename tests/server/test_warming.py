"""Compiling beside a server that already answers; the compilers are real, and are ended before they are done."""

import asyncio
import os
import signal
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

import vesicle.server.crew
import vesicle.warm
from processes import children, command_of, descendants, is_running, until
from vesicle.server.beside import Beside, start_beside
from vesicle.server.crew import Crew
from vesicle.server.warming import is_warm, warm

SECONDS = 60.0  # until a test gives up


@pytest.fixture
def cold(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A cache with nothing in it, for processes that are started."""
    monkeypatch.setenv("VESICLE_CACHE", str(tmp_path))


def run(play: Callable[[], Awaitable[None]]) -> None:
    asyncio.run(asyncio.wait_for(play(), SECONDS))


async def compiling() -> tuple[Beside, list[int]]:
    """A process that compiles, and its compilers."""
    beside = await start_beside("vesicle.server.warming")
    assert await beside.reader.readline() == b"compiling cytosis, virus-and-co\n"
    await until(lambda: len(children(beside.process.pid)) == 2)
    return beside, children(beside.process.pid)


def test_rules_are_warm_when_everything_is_compiled_though_this_program_is_interpreted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def folder(part: str) -> Path:
        (tmp_path / part).mkdir(exist_ok=True)
        return tmp_path / part

    monkeypatch.setattr(vesicle.warm, "COMPILED", False)
    monkeypatch.setattr(vesicle.warm, "cache_folder", folder)
    assert not is_warm()
    for part in ("cytosis", "bots.cytosis", "virus_and_co", "bots.virus_and_co"):
        vesicle.warm.mark_done(part)
    assert is_warm()


@pytest.mark.usefixtures("cold")
def test_compilers_end_when_their_server_does() -> None:
    async def play() -> None:
        beside, compilers = await compiling()
        beside.writer.close()  # as the system closes it for a server that was killed
        await until(lambda: not any(is_running(pid) for pid in [beside.process.pid, *compilers]))
        await beside.end()

    run(play)


@pytest.mark.usefixtures("cold")
def test_what_cannot_be_compiled_is_said() -> None:
    steps: list[str] = []

    async def play() -> None:
        warming = asyncio.create_task(warm(steps.append))
        await until(lambda: len(compilers_here()) == 2)
        for pid in compilers_here():
            os.kill(pid, signal.SIGKILL)
        with pytest.raises(RuntimeError, match="the rules could not be compiled: the compiler's status is 1"):
            await warming

    def compilers_here() -> list[int]:
        return [pid for pid in descendants(os.getpid()) if "vesicle.bots.warm" in command_of(pid)]

    run(play)
    assert steps == ["compiling cytosis, virus-and-co"]


def test_a_crew_says_what_it_waits_for_while_rules_are_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    async def compile_for_ever(report: Callable[[str], None]) -> None:
        report("compiling cytosis")
        await asyncio.sleep(SECONDS)

    async def play() -> None:
        crew = Crew(2)
        await crew.start()
        await until(lambda: crew.status()["step"] != "starting")
        assert (crew.status()["state"], crew.status()["step"]) == ("warming", "compiling cytosis")
        await crew.close()

    monkeypatch.setattr(vesicle.server.crew, "is_warm", lambda: False)
    monkeypatch.setattr(vesicle.server.crew, "warm", compile_for_ever)
    run(play)
