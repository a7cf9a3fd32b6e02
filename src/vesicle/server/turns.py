"""Which of the jobs that wait comes next.

Every job is somebody's: of the address that made its table, or of the table. Whoever has had least of the workers'
time comes first, however many jobs others have; who comes anew is owed nothing for the time before. Of one's own jobs
the one goes first that came first when its thinking time is added to its arrival: quick bots pass slow ones, and none
is passed for ever. Who wants advice comes after all who decide.
"""

import asyncio
from dataclasses import dataclass, field
from heapq import heappop, heappush

from vesicle.server.jobs import Answer, Job, is_slow, thinking_time

LEAST = 0.01  # seconds that any job is thought to take
MOST_REMEMBERED = 1000  # whose use is remembered, before those are forgotten whom it no longer matters for

Line = tuple[bool, bool, str]  # whether the jobs are for advice, whether they are slow, and whose they are


@dataclass(order=True)
class Due:
    """A job that waits, in the order in which workers take those of one line."""

    later: bool  # whether it is for advice
    at: float
    number: int
    job: Job = field(compare=False)
    answer: "asyncio.Future[Answer]" = field(compare=False)

    def settle(self, answer: Answer) -> None:
        """Hand the answer over, if somebody still waits for it."""
        if not self.answer.done():
            self.answer.set_result(answer)


class Turns:
    """The jobs that wait, in lines."""

    def __init__(self) -> None:
        """None at first."""
        self._lines: dict[Line, list[Due]] = {}
        self._had: dict[str, float] = {}  # until when in the common time somebody has had what is theirs
        self._time = 0.0  # the common time, which passes as jobs are taken
        self._size = 0
        self._asked: list[asyncio.Future[None]] = []  # who wants to know when one more waits

    def qsize(self) -> int:
        """How many jobs wait."""
        return self._size

    def empty(self) -> bool:
        """Whether none does."""
        return not self._size

    def put_nowait(self, due: Due) -> None:
        """One more job waits."""
        line = due.later, is_slow(due.job.spec, due.job.game), due.job.whose
        heappush(self._lines.setdefault(line, []), due)
        self._size += 1
        for asked in self._asked:
            if not asked.done():
                asked.set_result(None)
        self._asked.clear()

    def get_nowait(self) -> Due:
        """The next job, of which there is one."""
        due = self.find()
        assert due is not None
        return due

    def find(self, only_quick: bool = False) -> Due | None:
        """The next job, or the next quick one, if there is one."""
        firsts: dict[str, tuple[Due, Line]] = {}  # of everybody who may come next
        for line, waiting in self._lines.items():
            whose, first = line[2], (waiting[0], line)
            if not (only_quick and line[1]) and (whose not in firsts or first < firsts[whose]):
                firsts[whose] = first
        return self._take(min(firsts.values(), key=self._rank)[1]) if firsts else None

    def more(self) -> "asyncio.Future[None]":
        """Done as soon as one more job waits."""
        asked = asyncio.get_running_loop().create_future()
        self._asked.append(asked)
        return asked

    def _rank(self, first: tuple[Due, Line]) -> tuple[bool, float, Due]:
        """When in the common time somebody will have had their next job, too."""
        due, (later, _, whose) = first
        return later, self._start(whose) + _cost(due), due

    def _start(self, whose: str) -> float:
        return max(self._time, self._had.get(whose, 0.0))

    def _take(self, line: Line) -> Due:
        due = heappop(self._lines[line])
        if not self._lines[line]:
            del self._lines[line]
        self._size -= 1
        whose = line[2]
        self._time = self._start(whose)
        self._had[whose] = self._time + _cost(due)
        if len(self._had) > MOST_REMEMBERED:
            self._had = {name: until for name, until in self._had.items() if until > self._time}
        return due


def _cost(due: Due) -> float:
    return max(LEAST, thinking_time(due.job.spec, due.job.game))
