"""The games of a tournament in a file, one JSON object a line, so that it can be interrupted and go on."""

import json
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from vesicle.arena.crew import Game
from vesicle.arena.schedule import Tournament

FORMAT = "vesicle-arena/1"


def heading_of(tournament: Tournament) -> dict[str, Any]:
    """The first line of a journal: what is played, so that no other tournament is mixed with it."""
    return {
        "format": FORMAT,
        "game": tournament.game,
        "rules_version": tournament.rules.version,
        "options": tournament.rules.options,
        "bots": list(tournament.bots),
        "seed": tournament.seed,
    }


def read_journal(path: Path, tournament: Tournament) -> dict[int, Game]:
    """The games that a file has already, by number; ValueError for the file of another tournament.

    A last line that was cut off in the middle is cut off altogether.
    """
    try:
        text = path.read_bytes()
    except FileNotFoundError:
        return {}
    whole = text[: text.rfind(b"\n") + 1]
    if not whole:
        if text:
            raise ValueError(f"{path} is no journal of the arena")
        return {}
    heading, *games = (_read_line(path, line) for line in whole.splitlines())
    _check_heading(path, heading, heading_of(tournament))
    if len(whole) < len(text):
        with path.open("r+b") as file:
            file.truncate(len(whole))
    return {game["number"]: game for game in games}


def _read_line(path: Path, line: bytes) -> dict[str, Any]:
    try:
        content = json.loads(line)
    except (ValueError, RecursionError):
        content = None
    if not isinstance(content, dict) or not {"format", "number"} & content.keys():
        raise ValueError(f"{path} is no journal of the arena")
    return content


def _check_heading(path: Path, found: dict[str, Any], wanted: dict[str, Any]) -> None:
    for name, value in wanted.items():
        if found.get(name) != value:
            raise ValueError(
                f"{path} holds another tournament: its {name.replace('_', ' ')} is {found.get(name)!r}, not {value!r}"
            )


def write_journal(path: Path, tournament: Tournament, games: Iterable[Game]) -> Iterator[Game]:
    """Pass games on, each as soon as it is safely in the file."""
    with path.open("a", encoding="utf-8") as file:
        if file.tell() == 0:
            file.write(_line(heading_of(tournament)))
        file.flush()
        for game in games:
            file.write(_line(game))
            file.flush()
            yield game


def _line(content: dict[str, Any]) -> str:
    return json.dumps(content, ensure_ascii=False, separators=(",", ":")) + "\n"
