"""A process in which bots think: `python -m vesicle.server.crew_worker` reads jobs and writes answers.

It ends as soon as its input ends, in the middle of a thought too, so that no worker outlives its server. It has two
hands, each a thread: while one thinks long, the other answers what is quick. Compiled searches run beside each other.
"""

import os
import sys
import threading
import time
from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache
from queue import SimpleQueue
from typing import BinaryIO

import msgspec

from vesicle import games, new
from vesicle.bots.advice import advise
from vesicle.bots.interface import Bot
from vesicle.bots.registry import make_bot, read_budget
from vesicle.core.jit import COMPILED
from vesicle.core.record import bytes_of
from vesicle.server.beside import yield_to_others
from vesicle.server.jobs import HANDS, LENGTH, Answer, Job, situation_for, write_message

KEPT_BOTS = 4  # a search that has thought for long holds up to 40 MB
FIRST_THOUGHTS = ("greedy", "search:1it") if COMPILED else ("random",)  # enough to fetch all compiled code

_bots = [lru_cache(KEPT_BOTS)(make_bot) for _ in range(HANDS)]  # of each hand: a bot thinks of one thing at a time


def think(job: Job) -> Answer:
    """What the bot of a job chooses or advises; whatever goes wrong in it is said in the answer."""
    started = time.perf_counter()
    try:
        answer = TASKS[job.task](job)
    except Exception as error:  # a bot's failure costs one decision, not the worker
        answer = Answer(fault=repr(error))
    return replace(answer, milliseconds=round(1000 * (time.perf_counter() - started)), hand=job.hand)


def _choose(job: Job) -> Answer:
    situation = situation_for(job)
    bot: Bot = _bots[job.hand](job.spec, job.game)
    action = bot.choose(situation)
    return Answer(action) if action in situation.legal else Answer(fault=f"answered {action!r}, which is not legal")


def _advise(job: Job) -> Answer:
    budget, _ = read_budget(job.spec.partition(":")[2])
    return Answer(advice=advise(situation_for(job), budget, job.about, job.reasons))


TASKS = {"choose": _choose, "advise": _advise}


def fetch_code() -> None:
    """Decide once in every game, so that no table waits for code to be loaded; what fails here is said job by job."""
    for game in games():
        match = new(game, seed=0)
        while len(match.legal) == 1:
            match.play(match.legal[0])
        for spec in FIRST_THOUGHTS:
            think(Job(game, match.rules.options, bytes_of(match._state), len(match.actions), spec, seed=0))


def listen(source: BinaryIO, hands: Sequence["SimpleQueue[Job]"]) -> None:
    """Take jobs in, and end the process when there will be no more."""
    decoder = msgspec.msgpack.Decoder(Job)
    try:
        while len(head := source.read(LENGTH.size)) == LENGTH.size:
            job = decoder.decode(source.read(*LENGTH.unpack(head)))
            hands[job.hand].put(job)
    finally:  # however the server has ended
        os._exit(0)


class Voice:
    """The way back, on which one answer goes at a time."""

    def __init__(self, answers: BinaryIO) -> None:
        """Nothing is said yet."""
        self._answers, self._lock = answers, threading.Lock()

    def say(self, answer: Answer) -> None:
        """Send an answer; when there is nobody to hear it, the process ends."""
        try:
            with self._lock:
                self._answers.write(write_message(answer))
                self._answers.flush()
        except ConnectionError:
            os._exit(0)


def use(hand: "SimpleQueue[Job]", voice: Voice) -> None:
    """Answer job after job with one hand."""
    while True:
        voice.say(think(hand.get()))


def work() -> None:
    """Say that all is loaded, then work with all hands."""
    yield_to_others()
    with os.fdopen(os.dup(sys.stdout.fileno()), "wb") as answers:
        os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # what a library prints must not end up among the answers
        hands: list[SimpleQueue[Job]] = [SimpleQueue() for _ in range(HANDS)]
        threading.Thread(target=listen, args=(sys.stdin.buffer, hands), daemon=True).start()
        fetch_code()
        voice = Voice(answers)
        voice.say(Answer())
        for hand in hands[1:]:
            threading.Thread(target=use, args=(hand, voice), daemon=True).start()
        use(hands[0], voice)


if __name__ == "__main__":
    work()
