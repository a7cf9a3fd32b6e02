"""Saved games as files: one JSON object, or one a line."""

import json
import os
from collections.abc import Mapping
from datetime import datetime
from pathlib import Path
from typing import Any

from vesicle.cli.errors import fail


def read_games(path: Path) -> list[Any]:
    """The saved games of a file, in order; what cannot be read is refused in one line."""
    try:
        text = path.read_text(encoding="utf-8")
    except OSError as error:
        fail(f"{path}: cannot be read: {error.strerror}")
    except UnicodeDecodeError:
        fail(f"{path}: not a text file in UTF-8: a saved game is JSON, or JSON lines")
    try:
        return [json.loads(text)]
    except (ValueError, RecursionError):
        return _read_lines(path, text)


def _read_lines(path: Path, text: str) -> list[Any]:
    games = []
    for number, line in enumerate(text.splitlines(), start=1):
        if line.strip():
            try:
                games.append(json.loads(line))
            except (ValueError, RecursionError):
                fail(f"{path}: line {number} is not JSON: a saved game is one JSON object, or one on each line")
    if not games:
        fail(f"{path}: the file is empty: a saved game is one JSON object, or one on each line")
    return games


def games_folder() -> Path:
    """Where finished games are kept: the user's data folder."""
    data = os.environ.get("XDG_DATA_HOME")
    return (Path(data) if data else Path.home() / ".local" / "share") / "vesicle" / "games"


def save_game(record: Mapping[str, Any]) -> Path:
    """Write a finished game to a file of its own and say where; OSError if that is impossible."""
    folder = games_folder()
    folder.mkdir(parents=True, exist_ok=True)
    stem = f"{record['game']}-{datetime.now():%Y-%m-%d-%H%M%S}"
    for number in range(1, 1000):
        path = folder / (f"{stem}.json" if number == 1 else f"{stem}-{number}.json")
        try:
            with path.open("x", encoding="utf-8") as file:
                file.write(json.dumps(record, ensure_ascii=False) + "\n")
            return path
        except FileExistsError:
            continue
    raise OSError(f"{folder} is full of games from this second")
