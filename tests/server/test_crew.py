"""Bots in worker processes: real ones, interpreted but for one test, so that little has to be loaded."""

import asyncio
import os
import signal
import subprocess
import sys
import time
import tomllib
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import vesicle
from positions import decisions
from processes import is_running, until
from vesicle import Match
from vesicle.bots.advice import advise
from vesicle.bots.greedy import GreedyBot
from vesicle.bots.interface import Budget, situation_of
from vesicle.bots.registry import make_bot
from vesicle.core.record import bytes_of
from vesicle.own_box import export_box
from vesicle.server import crew as crews
from vesicle.server.crew import Choice, Crew, CrewClosed, Job, NoAdvice, check_spec
from vesicle.server.jobs import LONGEST_SPEC, MOST_ITERATIONS, MOST_MILLISECONDS, check_advice, thinking_time
from vesicle.server.warming import is_warm

AMPLE = 60.0  # seconds of grace where nobody is meant to hang
WAIT = 60.0  # seconds until a test gives up


def job_for(match: Match, spec: str, seed: int = 5) -> Job:
    """The decision that is due in a match."""
    state = bytes_of(match._state)
    return Job(match.rules.game, match.rules.options, state, len(match.actions), spec, seed)


def advice_job(match: Match, spec: str, about: tuple[str, ...] = ()) -> Job:
    """A question about the decision that is due in a match."""
    return replace(job_for(match, spec), task="advise", about=about)


def some_decision(table: str = "cytosis", every: int = 11) -> Match:
    return next(decisions(table, every))


def with_crew(
    play: Callable[[Crew], Awaitable[Any]], workers: int = 1, grace: float = AMPLE, interpreted: bool = True
) -> Any:
    """What a test does with a crew, from its start to its end."""

    async def run() -> Any:
        crew = Crew(workers, interpreted, grace)
        await crew.start()
        try:
            return await asyncio.wait_for(play(crew), WAIT)
        finally:
            await crew.close()

    return asyncio.run(run())


async def ready_pid(crew: Crew) -> int:
    """The process of a worker that is ready."""
    await until(lambda: bool(crew._ready))
    return next(iter(crew._ready)).beside.process.pid


def test_workers_answer_as_the_same_bots_do_here() -> None:
    asked = [
        (match.clone(), spec, seed)
        for table, spec in (("cytosis", "greedy"), ("virus-and-co", "random"), ("cytosis-two", "freshman"))
        for match in [some_decision(table)]
        for seed in (1, 2)
    ]

    async def play(crew: Crew) -> list[Choice]:
        return await asyncio.gather(*(crew.choose(job_for(*one)) for one in asked))

    choices = with_crew(play, workers=2)
    here = [make_bot(spec, match.rules.game).choose(situation_of(match, seed)) for match, spec, seed in asked]
    assert [choice.action for choice in choices] == here
    assert {choice.by for choice in choices} == {"bot"}


def test_a_table_with_an_own_box_is_played_with_the_rows_in_its_own_order() -> None:
    box = tomllib.loads(export_box("cytosis"))
    box["cards"] = dict(reversed(box["cards"].items()))
    match = vesicle.new("cytosis", seed=3, box=box)
    choice = with_crew(lambda crew: crew.choose(job_for(match, "greedy")))
    assert choice == Choice(GreedyBot("cytosis").choose(situation_of(match, 5)), choice.milliseconds, "bot")


@pytest.mark.parametrize("table", ["cytosis", "virus-and-co"])
def test_compiled_workers_search_whatever_this_program_does(table: str) -> None:
    assert is_warm(), "compiled workers need compiled rules: run `vesicle warm` first"
    match = some_decision(table)

    async def play(crew: Crew) -> list[Choice]:
        return [await crew.choose(job_for(match, spec)) for spec in ("search:20it", "search:50ms", "laureate")]

    choices = with_crew(play, interpreted=False)
    assert all(choice.by == "bot" and choice.action in match.legal for choice in choices)
    assert choices[0].action == make_bot("search:20it", match.rules.game).choose(situation_of(match, 5))


def test_fifty_jobs_at_once_all_get_answers_from_two_workers() -> None:
    match = some_decision()

    async def play(crew: Crew) -> dict[str, Any]:
        jobs = [crew.choose(job_for(match, "random", seed)) for seed in range(50)]
        choices = await asyncio.gather(*jobs)
        assert all(choice.action in match.legal and choice.by == "bot" for choice in choices)
        return crew.status()

    status = with_crew(play, workers=2)
    assert (status["decisions"], status["waiting"], status["busy"], status["fallbacks"]) == (50, 0, 0, 0)


def test_a_crew_is_warming_until_a_worker_is_ready_and_jobs_wait() -> None:
    async def play(crew: Crew) -> None:
        choosing = asyncio.create_task(crew.choose(job_for(some_decision(), "random")))
        await asyncio.sleep(0)
        status = crew.status()
        assert (status["state"], status["waiting"], status["workers"]) == ("warming", 1, 1)
        await choosing
        assert (crew.status()["state"], crew.status()["step"]) == ("ready", "")

    with_crew(play)


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGSTOP])
def test_a_worker_lost_in_the_middle_of_a_decision_costs_a_fallback_and_is_replaced(how: signal.Signals) -> None:
    match = some_decision()

    async def play(crew: Crew) -> tuple[Choice, Choice]:
        pid = await ready_pid(crew)
        os.kill(pid, signal.SIGSTOP)  # so that it cannot have answered before it is lost
        choosing = asyncio.create_task(crew.choose(job_for(match, "random", seed=8)))
        await until(lambda: crew.status()["busy"] == 1)
        os.kill(pid, how)
        lost = await choosing
        crew._grace = AMPLE
        after = await crew.choose(job_for(match, "random", seed=8))
        assert crew.status()["restarts"] == 1 and await ready_pid(crew) != pid
        return lost, after

    lost, after = with_crew(play, grace=1.0)
    assert (lost.by, after.by) == ("fallback", "bot")
    assert lost.action == after.action == situation_of(match, 8).random_action()


def test_a_worker_that_ends_while_it_waits_is_replaced_and_costs_nothing() -> None:
    async def play(crew: Crew) -> Choice:
        pid = await ready_pid(crew)
        os.kill(pid, signal.SIGKILL)
        await until(lambda: crew.status()["restarts"] == 1)
        assert crew.status()["state"] == "warming"
        return await crew.choose(job_for(some_decision(), "random"))

    assert with_crew(play).by == "bot"


def test_a_crew_that_gets_no_worker_answers_by_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "executable", "no-such-program")
    match = some_decision()
    choice = with_crew(lambda crew: crew.choose(job_for(match, "greedy")))
    assert choice.by == "fallback" and choice.action in match.legal


def test_while_no_worker_can_be_had_decisions_do_not_wait_for_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "executable", "no-such-program")
    match = some_decision()

    async def play(crew: Crew) -> None:
        await until(lambda: crew.status()["state"] == "failing")
        assert crew.trouble() == ["bots"]
        queued = crew._numbers["jobs"]
        choices = [await crew.choose(job_for(match, "greedy", seed)) for seed in range(5)]
        assert {choice.by for choice in choices} == {"fallback"} and crew._numbers["jobs"] == queued

    with_crew(play)


@pytest.mark.parametrize("error", [RuntimeError("another reads already"), KeyError("x")], ids=type)
def test_an_error_of_ours_costs_a_fallback_is_counted_and_the_place_is_filled_again(
    error: Exception, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = some_decision()
    failures: list[str] = []

    async def fail(worker: crews.Worker, job: Job) -> None:
        monkeypatch.undo()
        raise error

    async def play() -> list[Choice]:
        crew = Crew(1, interpreted=True, grace=AMPLE, count=failures.append)
        await crew.start()
        try:
            async with asyncio.timeout(WAIT):
                await ready_pid(crew)
                monkeypatch.setattr(crews.Worker, "_exchange", fail)
                return [await crew.choose(job_for(match, "random")) for _ in range(2)]
        finally:
            await crew.close()

    assert [choice.by for choice in asyncio.run(play())] == ["fallback", "bot"]
    assert failures == ["bot-worker"]


def test_a_bot_that_fails_costs_a_fallback_but_not_its_worker() -> None:
    match = some_decision()

    async def play(crew: Crew) -> Choice:
        broken = job_for(match, "random")
        with pytest.raises(ValueError, match="7 bytes are no State"):  # not even a fallback is left then
            await crew.choose(Job(broken.game, broken.options, bytes(7), 0, "random", 1))
        choice = await crew.choose(job_for(match, "random"))
        assert crew.status()["restarts"] == 0
        return choice

    assert with_crew(play).by == "bot"


def test_a_job_that_nobody_waits_for_any_more_is_passed_over() -> None:
    async def play(crew: Crew) -> dict[str, Any]:
        gone = asyncio.create_task(crew.choose(job_for(some_decision(), "random")))
        await asyncio.sleep(0)
        gone.cancel()
        await crew.choose(job_for(some_decision(), "random"))
        return crew.status()

    status = with_crew(play)
    assert (status["decisions"], status["waiting"]) == (1, 0)


def test_quick_bots_pass_slow_ones_that_wait_but_not_for_ever() -> None:
    match = some_decision()

    async def play() -> list[str]:
        crew = Crew(0, interpreted=True)
        asked = [crew.choose(job_for(match, spec)) for spec in ("search:500ms", "search:5000ms", "random")]
        waiting = asyncio.gather(*asked, return_exceptions=True)
        await asyncio.sleep(0.6)
        late = asyncio.gather(crew.choose(job_for(match, " random")), return_exceptions=True)
        await asyncio.sleep(0)
        order = [crew._waiting.get_nowait().job.spec for _ in range(4)]
        await crew.close()
        assert {type(answer) for answer in [*await waiting, *await late]} == {CrewClosed}
        return order

    assert asyncio.run(play()) == ["random", "search:500ms", " random", "search:5000ms"]


def test_a_worker_advises_as_a_search_here_would() -> None:
    match = some_decision("virus-and-co")
    job = advice_job(match, "search:6it", about=match.legal[-1:])
    assert with_crew(lambda crew: crew.advise(job)) == advise(situation_of(match, 5), Budget(iterations=6), job.about)


def test_advice_waits_until_no_bot_does() -> None:
    match = some_decision()

    async def play() -> list[str]:
        crew = Crew(0, interpreted=True)
        asked = [crew.advise(advice_job(match, "search:1it")), crew.choose(job_for(match, "search:5000ms"))]
        waiting = asyncio.gather(*asked, return_exceptions=True)
        await asyncio.sleep(0)
        order = [crew._waiting.get_nowait().job.task for _ in range(2)]
        await crew.close()
        await waiting
        return order

    assert asyncio.run(play()) == ["choose", "advise"]


def test_a_worker_lost_over_advice_is_said_and_nothing_takes_its_place() -> None:
    match = some_decision()

    async def play(crew: Crew) -> dict[str, Any]:
        pid = await ready_pid(crew)
        os.kill(pid, signal.SIGSTOP)
        advising = asyncio.create_task(crew.advise(advice_job(match, "search:2it")))
        await until(lambda: crew.status()["busy"] == 1)
        os.kill(pid, signal.SIGKILL)
        with pytest.raises(NoAdvice, match="no advice is available"):
            await advising
        return crew.status()

    status = with_crew(play)
    assert (status["decisions"], status["fallbacks"]) == (0, 0)


def test_advice_that_nobody_waits_for_any_more_is_passed_over_and_only_so_many_may_wait(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(crews, "MOST_ADVISED", 2)
    job = advice_job(some_decision(), "search:2it")

    async def play() -> None:
        crew = Crew(0, interpreted=True)
        waiting = [asyncio.create_task(crew.advise(job)) for _ in range(2)]
        await asyncio.sleep(0)
        with pytest.raises(NoAdvice, match="too many"):
            await crew.advise(job)
        waiting[0].cancel()
        await asyncio.sleep(0)
        waiting.append(asyncio.create_task(crew.advise(job)))
        await asyncio.sleep(0)
        assert [crew._waiting.get_nowait().answer.done() for _ in range(3)] == [True, False, False]
        await crew.close()
        answers = await asyncio.gather(*waiting, return_exceptions=True)
        assert [type(answer) for answer in answers] == [asyncio.CancelledError, CrewClosed, CrewClosed]

    asyncio.run(play())


@pytest.mark.parametrize("spec", ["search:100ms", "search:20000it", "search:0it", "search:9it:2", "greedy"])
def test_advice_comes_from_a_short_search_that_can_be_repeated(spec: str) -> None:
    with pytest.raises(ValueError, match=r"advice comes from a search|is none of 1|is no budget"):
        check_advice(advice_job(some_decision(), spec))


def test_a_closed_crew_decides_nothing() -> None:
    async def play() -> None:
        crew = Crew(1, interpreted=True)
        await crew.start()
        waiting = asyncio.create_task(crew.choose(job_for(some_decision(), "random")))
        await asyncio.sleep(0)
        await crew.close()
        for choosing in (waiting, crew.choose(job_for(some_decision(), "random"))):
            with pytest.raises(CrewClosed, match="bots no longer think"):
                await choosing

    asyncio.run(play())


SERVER = """
import asyncio, sys
from vesicle.server.crew import Crew

async def main():
    crew = Crew(2, interpreted=True)
    await crew.start()
    while len(crew._ready) < 2:
        await asyncio.sleep(0.02)
    print(*(worker.beside.process.pid for worker in crew._ready), flush=True)
    await asyncio.sleep(600)

asyncio.run(main())
"""


def test_workers_end_when_their_server_is_killed() -> None:
    settings = {**os.environ, "NUMBA_DISABLE_JIT": "1"}
    with subprocess.Popen([sys.executable, "-c", SERVER], stdout=subprocess.PIPE, env=settings, text=True) as server:
        assert server.stdout is not None
        pids = [int(word) for word in server.stdout.readline().split()]
        assert len(pids) == 2 and all(is_running(pid) for pid in pids)
        server.kill()
    deadline = time.monotonic() + WAIT
    while any(is_running(pid) for pid in pids):
        assert time.monotonic() < deadline
        time.sleep(0.02)


@pytest.mark.parametrize(
    ("spec", "complaint"),
    [
        (
            "stdio:./mybot",
            "stdio: a server does not run other people's programs; it seats freshman, .*, net, champion:500ms$",
        ),
        ("stdio", "stdio: a server does not run other people's programs"),
        (" python:os", "python: a server does not run other people's programs"),
        ("search:100ms:2", "search: 2 threads are too many; on a server a bot thinks in one"),
        ("champion:100ms:2", "champion: 2 threads are too many; on a server a bot thinks in one"),
        (f"search:{MOST_MILLISECONDS + 1}ms", "search: 5001 ms is too long; a server allows 5000"),
        (f"search:{MOST_ITERATIONS + 1}it", "search: 50001 iterations are too many; a server allows 50000"),
        ("search:quick", "search: 'quick' is no budget"),
        ("genius", "there is no bot 'genius'"),
        ("freshman:2", "there is no bot 'freshman:2'"),
        ("greedy:2", "greedy: nothing stands after its name"),
        ("x" * (LONGEST_SPEC + 1), "a bot's spec has at most 60 characters, and this one has 61"),
    ],
)
def test_what_a_server_may_not_run_is_refused(spec: str, complaint: str) -> None:
    with pytest.raises(ValueError, match=complaint):
        check_spec(spec, "cytosis")


@pytest.mark.parametrize("game", ["cytosis", "virus-and-co"])
@pytest.mark.parametrize(
    "spec", ["random", "greedy", "freshman", "laureate", "search", "search:5000ms", "search:50000it"]
)
def test_other_bots_may_think(spec: str, game: str) -> None:
    check_spec(spec, game)


@pytest.mark.parametrize("spec", ["greedy", "laureate", "search:5ms"])
def test_there_are_no_bots_for_a_game_that_is_none(spec: str) -> None:
    with pytest.raises(ValueError, match="there is no game 'chess'"):
        check_spec(spec, "chess")


def test_a_program_at_a_table_never_runs_and_the_fallback_plays(tmp_path: Path) -> None:
    match, trace = some_decision(), tmp_path / "trace"
    program = tmp_path / "b.py"
    program.write_text(f"open({str(trace)!r}, 'w')")
    choice = with_crew(lambda crew: crew.choose(job_for(match, f"python:{program.name}")))
    assert choice.by == "fallback" and choice.action in match.legal and not trace.exists()


@pytest.mark.parametrize(
    ("spec", "seconds"),
    [("random", 0.0), ("freshman", 0.0), ("search:50ms", 0.05), ("laureate", 1.0), ("search", 0.5), ("postdoc", 0.01)],
)
def test_the_thinking_time_of_a_bot_is_its_budget(spec: str, seconds: float) -> None:
    assert thinking_time(spec, "cytosis") == seconds
