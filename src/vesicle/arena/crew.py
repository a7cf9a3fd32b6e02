"""The games of a tournament in this process or in several; they come back as they finish."""

import multiprocessing
import os
import signal
import threading
from collections.abc import Collection, Generator, Iterable, Iterator
from contextlib import contextmanager
from itertools import islice
from multiprocessing.connection import Connection, wait
from typing import Any

from vesicle.arena.game import play_game
from vesicle.arena.schedule import Fixture, Tournament
from vesicle.bots.interface import Bot
from vesicle.bots.registry import close_bots, count_faults, make_bot

Game = dict[str, Any]  # a finished game, JSON-ready
PATIENCE = 5.0  # seconds that a worker has to end
STOPPED = 3  # the status of a worker that was told to end


class Crew:
    """The bots of a tournament, one for each spec, which play game after game."""

    def __init__(self, tournament: Tournament) -> None:
        """Make the bots."""
        self._rules = tournament.rules
        self._bots: dict[str, Bot] = {spec: make_bot(spec, tournament.game) for spec in dict.fromkeys(tournament.bots)}

    def play(self, fixture: Fixture) -> Game:
        """Play one game and say how it ended; RuntimeError in words if a bot makes that impossible."""
        before = {spec: count_faults(bot) for spec, bot in self._bots.items()}
        try:
            result = play_game(self._rules, [self._bots[spec] for spec in fixture.seats], fixture.seed)
        except Exception as error:  # whatever somebody's bot does
            what = str(error) if isinstance(error, ValueError) else repr(error)
            raise RuntimeError(f"game {fixture.number} (seed {fixture.seed}) could not be played: {what}") from error
        faults = {spec: count_faults(bot) - before[spec] for spec, bot in self._bots.items()}
        return {
            "number": fixture.number,
            "seed": fixture.seed,
            "seats": list(fixture.seats),
            "winners": result.winners,
            "scores": result.scores,
            "decisions": result.decisions,
            "rounds": result.rounds,
            "faults": {spec: count for spec, count in faults.items() if count},
        }

    def close(self) -> None:
        """End what the bots have started."""
        close_bots(self._bots.values())


def play_here(tournament: Tournament, fixtures: Iterable[Fixture]) -> Generator[Game, None, None]:
    """One game after the other in this process."""
    crew = Crew(tournament)
    try:
        for fixture in fixtures:
            yield crew.play(fixture)
    finally:
        crew.close()


def play_in_processes(tournament: Tournament, fixtures: Iterable[Fixture], jobs: int) -> Generator[Game, None, None]:
    """Side by side in so many processes, which end with us however we end."""
    context = multiprocessing.get_context("spawn")
    waiting = iter(fixtures)
    workers: dict[Connection, Any] = {}
    try:
        for fixture in islice(waiting, jobs):
            ours, theirs = context.Pipe()
            workers[ours] = context.Process(target=_work, args=(theirs, tournament), daemon=True)
            with _uninterrupted():
                workers[ours].start()
            theirs.close()
            ours.send(fixture)
        while workers:
            for pipe in wait(list(workers)):
                assert isinstance(pipe, Connection)
                yield _receive(pipe)
                following = next(waiting, None)
                if following is None:
                    pipe.close()
                    workers.pop(pipe).join()
                else:
                    pipe.send(following)
    finally:
        _dismiss(workers.values())


def _dismiss(workers: Collection[Any]) -> None:
    """End workers, those that do not listen by force."""
    for worker in workers:
        worker.terminate()
    for worker in workers:
        worker.join(PATIENCE)
        if worker.is_alive():
            worker.kill()
            worker.join()


@contextmanager
def _uninterrupted() -> Iterator[None]:
    """A process that is started here never hears Ctrl-C, which is for us to answer."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def _receive(pipe: Connection) -> Game:
    """A finished game; RuntimeError in words if the worker could not play it."""
    try:
        answer = pipe.recv()
    except (EOFError, ConnectionError):
        raise RuntimeError("a process of the arena ended in the middle of a game") from None
    if isinstance(answer, str):
        raise RuntimeError(answer)
    game: Game = answer
    return game


def _work(pipe: Connection, tournament: Tournament) -> None:
    """What a worker does: play what it is sent until there is no more."""
    signal.signal(signal.SIGTERM, _leave)
    crew = Crew(tournament)
    try:
        while True:
            fixture = pipe.recv()
            try:
                pipe.send(crew.play(fixture))
            except RuntimeError as error:
                pipe.send(str(error))
    except (EOFError, BrokenPipeError):
        pass  # the parent has no more games, or is gone
    finally:
        crew.close()


def _leave(number: int, frame: Any) -> None:
    raise SystemExit(STOPPED)


def count_cores() -> int:
    """The cores that this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1
