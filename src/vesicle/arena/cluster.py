"""The games of a tournament on a Ray cluster: the same as on one machine, with more hands."""

import logging
import socket
from collections.abc import Generator, Iterable, Iterator
from itertools import islice
from typing import Any

from vesicle.arena.crew import Crew, Game
from vesicle.arena.schedule import Fixture, Tournament

PATIENCE = 5.0  # seconds for a cluster to answer
LOCAL = "local"  # the address of a cluster that is started on this machine and ends with the tournament


def play_on_ray(
    tournament: Tournament, fixtures: Iterable[Fixture], address: str, jobs: int | None
) -> Generator[Game, None, None]:
    """Side by side on the cluster at an address, with an actor for each of its processors, or for so many."""
    ray = _import_ray()
    _knock(address)
    here = {"num_cpus": jobs, "include_dashboard": False} if address == LOCAL else {}
    try:
        ray.init(address=address, log_to_driver=False, logging_level=logging.ERROR, **here)
    except ConnectionError as error:
        raise RuntimeError(f"no Ray cluster answers at {address!r}: {str(error).splitlines()[0]}") from None
    try:
        yield from _play(ray, tournament, iter(fixtures), jobs or int(ray.cluster_resources()["CPU"]))
    finally:
        ray.shutdown()


def _play(ray: Any, tournament: Tournament, waiting: Iterator[Fixture], hands: int) -> Generator[Game, None, None]:
    """Every hand has one game at a time; who finishes gets the next."""
    make = ray.remote(num_cpus=1)(Crew).remote
    busy: dict[Any, Any] = {}
    for fixture in islice(waiting, hands):
        crew = make(tournament)
        busy[crew.play.remote(fixture)] = crew
    while busy:
        (finished,), _ = ray.wait(list(busy), num_returns=1)
        crew = busy.pop(finished)
        try:
            yield ray.get(finished)
        except ray.exceptions.RayError as error:
            raise RuntimeError(f"a game could not be played on Ray: {_cause(error)}") from None
        following = next(waiting, None)
        if following is None:
            ray.get(crew.close.remote())
        else:
            busy[crew.play.remote(following)] = crew


def _knock(address: str) -> None:
    """Refuse a host and port where nobody listens, for which Ray itself would wait many minutes."""
    host, _, port = address.rpartition("://")[2].rpartition(":")
    if host and port.isdecimal():
        try:
            socket.create_connection((host, int(port)), PATIENCE).close()
        except (OSError, OverflowError) as error:
            raise RuntimeError(f"no Ray cluster answers at {address!r}: {error}") from None


def _cause(error: Exception) -> str:
    """The last line of what Ray tells, which is the error itself."""
    return str(getattr(error, "cause", None) or error).strip().splitlines()[-1]


def _import_ray() -> Any:
    try:
        import ray
    except ImportError:
        raise RuntimeError("Ray is not installed: pip install 'vesicle[cluster]'") from None
    return ray
