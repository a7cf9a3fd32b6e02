"""A tournament from its first game to its last, wherever its games are played."""

from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from vesicle.arena.cluster import play_on_ray
from vesicle.arena.crew import Game, play_here, play_in_processes
from vesicle.arena.journal import read_journal, write_journal
from vesicle.arena.schedule import Tournament


@dataclass(frozen=True)
class Place:
    """Where the games are played: in so many processes, or on a Ray cluster; and the journal that keeps them."""

    jobs: int | None = 1  # None: as many as the cluster has
    ray: str | None = None  # an address
    journal: Path | None = None


def run_tournament(tournament: Tournament, games: int, place: Place) -> Iterator[Game]:
    """So many games as they finish; those that the journal has already come first and are not played again."""
    known = {} if place.journal is None else read_journal(place.journal, tournament)
    yield from (game for number, game in known.items() if number < games)
    missing = [tournament.fixture(number) for number in range(games) if number not in known]
    if not missing:
        return
    if place.ray is not None:
        played = play_on_ray(tournament, missing, place.ray, place.jobs)
    elif place.jobs is None or place.jobs == 1:
        played = play_here(tournament, missing)
    else:
        played = play_in_processes(tournament, missing, place.jobs)
    with closing(played):
        yield from played if place.journal is None else write_journal(place.journal, tournament, played)
