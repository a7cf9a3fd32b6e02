"""Science notes: what is true behind organelles, molecules, cards, Events and viruses, and what the games simplify."""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any

from vesicle.core.clauses import LANGUAGES

_FOLDERS = {"cytosis": "cytosis", "virus-and-co": "virus_and_co"}
PARTS = ("brief", "more", "game")  # a sentence, a paragraph, and how the game simplifies it
REFERENCE = ("authors", "title", "published", "year")


@dataclass(frozen=True)
class Reference:
    """Where to read on: a chapter of a textbook or a review article."""

    authors: str
    title: str
    published: str  # the book's edition and publisher, or the journal with volume and pages
    year: int


@dataclass(frozen=True)
class Note:
    """What is true of one thing, by language and part."""

    texts: Mapping[str, Mapping[str, str]]
    references: tuple[Reference, ...]


def notes_of(game: str) -> dict[str, dict[str, Note]]:
    """The notes of a game by family (area, molecule, card …) and id."""
    if game not in _FOLDERS:
        raise ValueError(f"no game {game!r} with notes: known are {', '.join(_FOLDERS)}")
    return _read(_FOLDERS[game])


@cache
def _read(folder: str) -> dict[str, dict[str, Note]]:
    """All files of a game's folder of notes; the references stand in one of their own."""
    place = files("vesicle") / folder / "notes"
    references = {name: Reference(**row) for name, row in _load(place / "references.toml").items()}
    families: dict[str, dict[str, Note]] = {}
    for path in sorted(place.iterdir(), key=lambda path: path.name):
        if path.name.endswith(".toml") and path.name != "references.toml":
            family = path.name.removesuffix(".toml")
            families[family] = {name: _note(row, references) for name, row in _load(path).items()}
    return families


def _load(path: Any) -> dict[str, dict[str, Any]]:
    return tomllib.loads(path.read_text(encoding="utf-8"))


def _note(row: Mapping[str, Any], references: Mapping[str, Reference]) -> Note:
    """One row: `en` and `it` with their parts, and the names of its references."""
    texts = {lang: {part: row[lang][part].strip() for part in PARTS} for lang in LANGUAGES}
    return Note(texts, tuple(references[name] for name in row["read"]))
