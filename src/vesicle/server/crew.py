"""Bots think in worker processes, out of the tables' way; whatever becomes of a worker, every decision is made.

A table has one decision due at a time, and turns.py says whose is next; however many wait, they wait. A worker has two
hands, of which one never thinks for long, so that a quick bot waits for no slow one. Who wants advice comes after all
bots: only when none waits does a worker think about what a person might do. It is short, and where it cannot be had,
nothing takes its place.
"""

import asyncio
import logging
import time
from collections.abc import Awaitable
from dataclasses import replace
from typing import Any

import msgspec

from vesicle.bots.advice import Advice
from vesicle.server.beside import Beside, start_beside
from vesicle.server.jobs import (
    HANDS,
    LENGTH,
    Answer,
    Choice,
    Job,
    check_advice,
    check_spec,
    situation_for,
    thinking_time,
    write_message,
)
from vesicle.server.tasks import Count, Tasks, end
from vesicle.server.turns import Due, Turns
from vesicle.server.warming import is_warm, warm

__all__ = ["Choice", "Crew", "CrewClosed", "Job", "NoAdvice", "check_spec"]

GRACE = 2.0  # seconds that a decision may take beyond …
PATIENCE = 3  # … so many times its thinking time
LONGEST_START = 900.0  # seconds; where nothing can be kept in a cache, a worker compiles for itself
FIRST_PAUSE, LONGEST_PAUSE = 0.1, 30.0  # seconds before a lost worker is replaced; twice as long each time in a row
MOST_ADVISED = 64  # askers for advice that may wait at once
ADVICE_GRACE = 20.0  # seconds; nobody's game stands still meanwhile
INTERPRETED = 500  # an interpreted iteration takes as long as so many compiled ones, and longer
HOPELESS = 3  # losses in a row, without an answer in between
NOBODY = "there is no worker"

log = logging.getLogger(__name__)


class WorkerLost(Exception):
    """A worker has ended, hangs, or says what nobody understands."""


class NoAdvice(Exception):
    """Why there is no advice, in a sentence."""


class CrewClosed(RuntimeError):
    """The server ends, and nobody thinks any more."""


class Worker:
    """One worker process, seen from the server."""

    def __init__(self, beside: Beside) -> None:
        """Take over a process that has just been started."""
        self.beside = beside
        self._asked: dict[int, asyncio.Future[Answer]] = {}  # by the hand that works on it
        self._hearing: asyncio.Task[None] | None = None

    async def get_ready(self) -> None:
        """Wait until the worker has loaded everything."""
        await self._within(LONGEST_START, self._receive())
        self._hearing = asyncio.create_task(self._hear())

    async def ask(self, job: Job, seconds: float) -> Answer:
        """The answer to a job; WorkerLost if none comes in so many seconds."""
        return await self._within(seconds, self._exchange(job))

    async def lost_or(self, other: "asyncio.Future[None]") -> None:
        """Wait for something else; WorkerLost if the worker ends first, or has ended."""
        assert self._hearing is not None
        await asyncio.wait({self._hearing, other}, return_when=asyncio.FIRST_COMPLETED)
        if self._hearing.done():
            raise WorkerLost("ended while it waited")

    async def end(self) -> None:
        """End the process, and bury it; it is ended even if nobody waits until it is buried."""
        if self._hearing is not None:
            self._hearing.cancel()
        await self.beside.end()

    async def _exchange(self, job: Job) -> Answer:
        answer = self._asked[job.hand] = asyncio.get_running_loop().create_future()
        if self._hearing is None or self._hearing.done():
            raise ConnectionError("the worker has ended")
        self.beside.writer.write(write_message(job))
        await self.beside.writer.drain()
        return await answer

    async def _hear(self) -> None:
        """Hand every answer to whoever waits for that hand, until the worker ends or cannot be understood."""
        try:
            while True:
                answer = await self._receive()
                asked = self._asked.pop(answer.hand, None)
                if asked is not None and not asked.done():
                    asked.set_result(answer)
        except (asyncio.IncompleteReadError, ConnectionError, msgspec.MsgspecError) as error:
            for asked in self._asked.values():
                if not asked.done():
                    asked.set_exception(error)

    async def _receive(self) -> Answer:
        head = await self.beside.reader.readexactly(LENGTH.size)
        content = await self.beside.reader.readexactly(*LENGTH.unpack(head))
        return msgspec.msgpack.decode(content, type=Answer)

    async def _within(self, seconds: float, answer: Awaitable[Answer]) -> Answer:
        try:
            return await asyncio.wait_for(answer, seconds)
        except TimeoutError:
            raise WorkerLost(f"did not answer in {seconds:.1f} s") from None
        except (asyncio.IncompleteReadError, ConnectionError):
            raise WorkerLost("ended") from None
        except msgspec.MsgspecError as error:
            raise WorkerLost(f"said what nobody understands: {error}") from None


class Crew:
    """So many workers, kept at work, and the jobs that wait for them."""

    def __init__(
        self, workers: int, interpreted: bool = False, grace: float = GRACE, count: Count = lambda kind: None
    ) -> None:
        """Hire so many; interpreted ones need no compiled code, and are slow."""
        self._size, self._interpreted, self._grace = workers, interpreted, grace
        self._waiting = Turns()
        self._open: set[asyncio.Future[Answer]] = set()
        self._ready: set[Worker] = set()
        self._tasks = Tasks(count)
        self._closed = False
        self._advising = 0  # who waits for advice
        self._losses = 0  # since the last answer
        self._step = "starting"
        self._numbers = dict.fromkeys(("busy", "restarts", "decisions", "fallbacks", "jobs"), 0)

    async def start(self) -> None:
        """Begin; what has to be compiled is compiled beside the server, and jobs wait for it."""
        self._tasks.watch("bots", self._begin())

    async def choose(self, job: Job) -> Choice:
        """What the bot of a job decides, or the fallback: any legal action, each as likely."""
        if self._closed:
            raise CrewClosed("the server is stopping: bots no longer think")
        started = time.perf_counter()
        answer = await self._ask(job)
        if not answer.fault:
            self._numbers["decisions"] += 1
            return Choice(answer.action, answer.milliseconds, "bot")
        log.warning("bot-fallback", extra={"game": job.game, "number": job.played, "outcome": answer.fault})
        self._numbers["fallbacks"] += 1
        action = await asyncio.to_thread(lambda: situation_for(job).random_action())
        return Choice(action, round(1000 * (time.perf_counter() - started)), "fallback")

    async def advise(self, job: Job) -> Advice:
        """What a search thinks of a decision; NoAdvice when too many ask, or when a worker fails over it."""
        if self._closed:
            raise CrewClosed("the server is stopping: bots no longer think")
        check_advice(job)
        if self._advising >= MOST_ADVISED:
            raise NoAdvice("too many people are asking for advice: try again in a moment")
        self._advising += 1
        try:
            answer = await self._ask(job)
        finally:
            self._advising -= 1
        if answer.advice is None:
            log.warning("no-advice", extra={"game": job.game, "number": job.played, "outcome": answer.fault})
            raise NoAdvice("no advice is available at the moment: try again")
        return answer.advice

    def iterations(self, compiled: int) -> int:
        """How many iterations take about as long here as so many compiled ones."""
        return max(2, compiled // INTERPRETED) if self._interpreted else compiled

    def trouble(self) -> list[str]:
        """What does not go on as it should, by name: no worker can be had, or one of our tasks has ended."""
        return [*self._tasks.trouble(), *(["bots"] if self._is_hopeless() else [])]

    def status(self) -> dict[str, Any]:
        """How the crew is, JSON-ready; it is warming while no worker is ready, and `step` says what it waits for."""
        numbers = {name: self._numbers[name] for name in ("busy", "restarts", "decisions", "fallbacks")}
        return {
            "state": "ready" if self._ready else "failing" if self._is_hopeless() else "warming",
            "step": "" if self._ready else self._step,
            "workers": self._size,
            "waiting": self._waiting.qsize(),
            **numbers,
        }

    async def close(self) -> None:
        """Send everybody home; whoever still waits for an answer hears CrewClosed."""
        self._closed = True
        await self._tasks.close()
        for answer in self._open:
            if not answer.done():
                answer.set_exception(CrewClosed("the server is stopping: bots no longer think"))

    async def _ask(self, job: Job) -> Answer:
        """A worker's answer to a job, after a time in the queue."""
        try:
            check_spec(job.spec, job.game)
        except ValueError as error:
            return Answer(fault=str(error))
        if self._is_hopeless():
            return Answer(fault=NOBODY)
        loop = asyncio.get_running_loop()
        self._numbers["jobs"] += 1
        at = loop.time() + thinking_time(job.spec, job.game)
        due = Due(job.task != "choose", at, self._numbers["jobs"], job, loop.create_future())
        self._waiting.put_nowait(due)
        self._open.add(due.answer)
        try:
            return await due.answer
        finally:
            self._open.discard(due.answer)

    async def _begin(self) -> None:
        """Compile what is missing, then set every worker to work; where that fails they try for themselves."""
        try:
            if not self._interpreted and not await asyncio.to_thread(is_warm):
                await warm(self._tell)
        except Exception as error:
            self._tasks.failed("compiling", error)
        self._tell("loading")
        for _ in range(self._size):
            self._tasks.keep("bot-worker", self._keep_worker)

    def _tell(self, step: str) -> None:
        self._step = step
        log.info("bots", extra={"outcome": step})

    async def _keep_worker(self) -> None:
        """Keep one place filled: when a worker is lost another takes its place, after a pause that grows."""
        while True:
            try:
                await self._employ()
            except (WorkerLost, OSError) as error:
                log.warning("bot-worker-lost", extra={"outcome": str(error)})
            except Exception as error:
                self._tasks.failed("bot-worker", error)
            self._numbers["restarts"] += 1
            self._losses += 1
            if self._is_hopeless():
                self._give_up_waiting()
            await asyncio.sleep(min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** (self._losses - 1)))

    async def _employ(self) -> None:
        """One worker from its start to its loss."""
        worker = Worker(await start_beside("vesicle.server.crew_worker", self._interpreted))
        try:
            await worker.get_ready()
            self._ready.add(worker)
            await self._work(worker)
        finally:
            self._ready.discard(worker)
            await worker.end()

    async def _work(self, worker: Worker) -> None:
        """All hands of a worker, until one of them loses it."""
        hands = [asyncio.ensure_future(self._use(worker, hand)) for hand in range(HANDS)]
        try:
            done, _ = await asyncio.wait(hands, return_when=asyncio.FIRST_COMPLETED)
        finally:
            await end(*hands)
        for hand in done:
            hand.result()

    async def _use(self, worker: Worker, hand: int) -> None:
        """Job after job with one hand."""
        while True:
            due = await self._next_job(worker, only_quick=hand > 0)
            await self._serve(worker, due, hand)

    async def _next_job(self, worker: Worker, only_quick: bool) -> Due:
        """The next job for a hand that waits; a worker that is lost meanwhile is noticed at once."""
        while (due := self._waiting.find(only_quick)) is None:
            await worker.lost_or(self._waiting.more())
        return due

    async def _serve(self, worker: Worker, due: Due, hand: int) -> None:
        """One job with one hand of a worker; if that loses the worker, the job is not tried again."""
        if due.answer.done():  # whoever asked has gone
            return
        grace = ADVICE_GRACE if due.later else self._grace
        seconds = PATIENCE * thinking_time(due.job.spec, due.job.game) + grace
        self._numbers["busy"] += 1
        try:
            due.settle(await worker.ask(replace(due.job, hand=hand), seconds))
            self._losses = 0
        except asyncio.CancelledError:
            if not self._closed:  # the other hand has lost the worker
                due.settle(Answer(fault="the worker was lost over another job"))
            raise
        except Exception as error:
            due.settle(Answer(fault=f"the worker {error}"))
            raise
        finally:
            self._numbers["busy"] -= 1

    def _is_hopeless(self) -> bool:
        """Whether worker after worker was lost, and none is there."""
        return self._losses >= HOPELESS and not self._ready

    def _give_up_waiting(self) -> None:
        """A crew that gets no worker answers by itself what waits, so that no table stands still."""
        while not self._waiting.empty():
            self._waiting.get_nowait().settle(Answer(fault=NOBODY))
