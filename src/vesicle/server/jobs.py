"""A bot's decision, or advice on one, as it travels to a worker and back, and which bots a server lets think at all."""

import struct
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import msgspec

from vesicle.bots.advice import REASONS, Advice
from vesicle.bots.interface import Situation, situation_of
from vesicle.bots.levels import LEVELS, NAMES, level_for
from vesicle.bots.registry import KINDS, THINKERS, make_bot, read_budget
from vesicle.core.match import Match
from vesicle.core.record import array_of
from vesicle.server.rule_sets import find_rules

MOST_MILLISECONDS = 5000
MOST_ITERATIONS = 50_000
MOST_ADVICE = 10_000  # iterations: a worker that has begun keeps a bot waiting for no longer
LONGEST_SPEC = 60  # characters
SLOWEST_PACE = 10_000  # iterations of a search in a second; a usual core does four times as many
HANDS = 2  # of a worker: the first takes any job, the second none that is slow
QUICK = 0.1  # seconds: a bot that thinks no longer never waits for one that does
HURRIED = 0.05  # seconds that a slow bot thinks where it would take too much
LENGTH = struct.Struct("!I")  # stands before every message


@dataclass(frozen=True)
class Job:
    """A decision that is due: a bot shall make it, or a person or a review wants to know what a search thinks of it."""

    game: str
    options: Mapping[str, Any]  # JSON-ready, as the rules of a match have them
    state: bytes  # the record's
    played: int  # how many actions came before
    spec: str  # a level or a spec
    seed: int  # the bot's own
    task: str = "choose"  # or "advise"
    about: tuple[str, ...] = ()  # actions that the advice looks at more closely
    reasons: int = REASONS  # how many choices it gives reasons for
    whose: str = ""  # for whom it is done; workers' time is shared among those
    hand: int = 0  # of the worker that does it


@dataclass(frozen=True)
class Choice:
    """What was decided, in how much time, and whether a "bot" did it or the "fallback"."""

    action: str
    milliseconds: int
    by: str


@dataclass(frozen=True)
class Answer:
    """What a worker says: that it is ready, with no action; what its bot chose or advises; or why it has nothing."""

    action: str = ""
    milliseconds: int = 0
    fault: str = ""
    advice: Advice | None = None
    hand: int = 0


def write_message(message: Job | Answer) -> bytes:
    """A message with its length before it."""
    content = msgspec.msgpack.encode(message)
    return LENGTH.pack(len(content)) + content


def situation_for(job: Job) -> Situation:
    """What the deciding seat may know of the game in a job."""
    rules = find_rules(job.game, job.options)
    return situation_of(Match(rules, array_of(rules.state_class, job.state), None), job.seed, job.played)


def check_spec(spec: str, game: str) -> None:
    """Refuse what a server may not run: other people's programs, several threads, long thoughts; and what is no bot."""
    if len(spec) > LONGEST_SPEC:
        raise ValueError(f"a bot's spec has at most {LONGEST_SPEC} characters, and this one has {len(spec)}")
    name, _, rest = spec.strip().partition(":")
    if name in KINDS and KINDS[name].runs_programs:
        allowed = ", ".join([*NAMES, *(kind.specs[0] for kind in KINDS.values() if not kind.runs_programs)])
        raise ValueError(f"{name}: a server does not run other people's programs; it seats {allowed}")
    if game in LEVELS and name in THINKERS:
        _check_budget(name, rest)
    elif game not in LEVELS or spec.strip() not in NAMES:
        make_bot(spec, game)


def _check_budget(name: str, rest: str) -> None:
    budget, threads = read_budget(rest, name)
    if threads > 1:
        raise ValueError(f"{name}: {threads} threads are too many; on a server a bot thinks in one")
    if (budget.milliseconds or 0) > MOST_MILLISECONDS:
        raise ValueError(f"{name}: {budget.milliseconds} ms is too long; a server allows {MOST_MILLISECONDS}")
    if (budget.iterations or 0) > MOST_ITERATIONS:
        raise ValueError(f"{name}: {budget.iterations} iterations are too many; a server allows {MOST_ITERATIONS}")


def check_advice(job: Job) -> None:
    """Refuse a search for advice that has no small number of iterations."""
    name, _, rest = job.spec.partition(":")
    budget, threads = read_budget(rest)
    if name != "search" or threads > 1 or not 1 <= (budget.iterations or 0) <= MOST_ADVICE:
        raise ValueError(f"{job.spec}: advice comes from a search of 1 to {MOST_ADVICE} iterations in one thread")


def thinking_time(spec: str, game: str) -> float:
    """The seconds that a bot may think by its spec; none for those that answer at once."""
    name, _, rest = spec.strip().partition(":")
    if name in NAMES:
        return thinking_time(level_for(game, name).bot, game)
    if name not in THINKERS:
        return 0.0
    budget, _ = read_budget(rest, name)
    if budget.milliseconds is not None:
        return budget.milliseconds / 1000
    return (budget.iterations or 0) / SLOWEST_PACE


def is_slow(spec: str, game: str) -> bool:
    """Whether quick bots must not wait for this one."""
    return thinking_time(spec, game) > QUICK


def hurried(spec: str, game: str) -> str:
    """The same bot with little time."""
    name, _, rest = spec.strip().partition(":")
    if name in NAMES:
        return hurried(level_for(game, name).bot, game)
    budget, _ = read_budget(rest)
    if budget.milliseconds is not None:
        return f"{name}:{round(1000 * HURRIED)}ms"
    return f"{name}:{round(SLOWEST_PACE * HURRIED)}it"
