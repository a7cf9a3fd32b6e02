"""Background tasks, and who looks after them: none dies in silence.

What must go on for ever is kept: when it ends, by an error or of itself, that is logged and counted, and it begins anew
after a pause that grows. Until it has run for a while again it is in trouble, and the server's health says so. What is
done once is watched: if it fails, that is logged and counted.
"""

import asyncio
import logging
from collections.abc import Callable, Coroutine
from typing import Any

FIRST_PAUSE, LONGEST_PAUSE = 0.1, 30.0  # seconds before what has ended begins anew; twice as long each time in a row
STEADY = 10.0  # seconds after which what began anew is thought to be well

Work = Coroutine[Any, Any, Any]
Count = Callable[[str], None]

log = logging.getLogger(__name__)


class Tasks:
    """The tasks of one part of the server."""

    def __init__(self, count: Count = lambda kind: None) -> None:
        """`count` hears the name of every task that failed, for the metrics."""
        self.count = count
        self._tasks: set[asyncio.Task[Any]] = set()
        self._ends: dict[str, int] = {}  # how often in a row what is in trouble has ended

    def trouble(self) -> list[str]:
        """The names of what should go on and has ended lately."""
        return sorted(self._ends)

    def keep(self, name: str, work: Callable[[], Work]) -> None:
        """Let something go on until `close`; it begins anew whenever it ends."""
        self._start(self._keep(name, work))

    def watch(self, name: str, work: Work) -> asyncio.Task[Any]:
        """Let something be done once; whoever waits for it hears of a failure, too."""
        task = self._start(work)
        task.add_done_callback(lambda done: self._look(name, done))
        return task

    async def close(self) -> None:
        """End all that still runs, and wait until it has."""
        await end(*self._tasks)

    def _start(self, work: Work) -> asyncio.Task[Any]:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def _keep(self, name: str, work: Callable[[], Work]) -> None:
        loop = asyncio.get_running_loop()
        while True:
            healing = loop.call_later(STEADY, self._ends.pop, name, 0)
            try:
                await work()
                log.error("task-ended", extra={"kind": name})
            except Exception as error:
                self.failed(name, error)
            finally:
                healing.cancel()
            self._ends[name] = self._ends.get(name, 0) + 1
            await asyncio.sleep(min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** (self._ends[name] - 1)))

    def _look(self, name: str, done: asyncio.Task[Any]) -> None:
        if not done.cancelled() and (error := done.exception()) is not None:
            self.failed(name, error)

    def failed(self, name: str, error: BaseException) -> None:
        """Note an error of ours."""
        self.count(name)
        log.error("task-failed", exc_info=error, extra={"kind": name})


async def end(*tasks: "asyncio.Task[Any] | None") -> None:
    """Cancel what still runs, and wait until it has ended; how it ended was seen, or is of no matter any more."""
    running = [task for task in tasks if task is not None]
    for task in running:
        task.cancel()
    await asyncio.gather(*running, return_exceptions=True)


def see_stray_errors(tasks: Tasks) -> None:
    """Note errors that nobody waits for: of timers, and of tasks whose caller has hung up."""

    def note(loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        error = context.get("exception")
        if isinstance(error, Exception):
            tasks.failed("stray", error)
        else:
            loop.default_exception_handler(context)

    asyncio.get_running_loop().set_exception_handler(note)
