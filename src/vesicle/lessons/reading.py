"""The lessons as their files tell them: texts in every language, what lies on the table, what is asked for."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any

from vesicle.clauses import clauses_of
from vesicle.core.clauses import LANGUAGES
from vesicle.core.tables import read_toml
from vesicle.lessons.wishes import check_wish

# Every lesson with its game and the game's folder, in the order in which they are learnt.
LESSONS = {
    "cell": ("cytosis", "cytosis"),
    "virus": ("cytosis", "cytosis"),
    "epigenetic": ("cytosis", "cytosis"),
    "virus-and-co": ("virus-and-co", "virus_and_co"),
}
LESSON_KEYS = {"minutes", "seat", "names", "options", "step", *LANGUAGES}
STEP_KEYS = {"id", "kind", "clauses", "point", "about", "table", "reach", "replies", "solutions", *LANGUAGES}
TITLE = ("title", "about")
READ = ("title", "do", "why")
PLAY = (*READ, "good", "hint")
NAME = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")

Texts = Mapping[str, Mapping[str, str]]  # by language and part


@dataclass(frozen=True)
class Step:
    """One task, or something to read; it begins at a position of its own."""

    id: str
    kind: str  # "play" or "read"
    texts: Texts
    clauses: tuple[str, ...]
    point: tuple[str, ...]  # places on the screen to look at, by their anchors
    about: tuple[tuple[str, str], ...]  # things with a science note: family and id
    table: Mapping[str, Any]  # what lies on the table
    reach: Mapping[str, Any]  # the wish that ends the step
    replies: tuple[str, ...]  # what the others play when it is their turn
    solutions: tuple[tuple[str, ...], ...]  # ways that lead there; others may too


@dataclass(frozen=True)
class Lesson:
    """A course of steps that tells one story."""

    id: str
    game: str
    minutes: int
    seat: int  # the learner's
    names: tuple[str, ...]  # by seat; the learner's is empty
    options: Mapping[str, Any]
    texts: Texts
    steps: tuple[Step, ...]
    happened: Texts  # what an action has done, by its first words and language

    def step(self, name: str) -> Step:
        """A step by its id; KeyError for another."""
        return {step.id: step for step in self.steps}[name]


@cache
def lesson_of(name: str) -> Lesson:
    """One lesson; ValueError names what does not fit in its file."""
    if name not in LESSONS:
        raise ValueError(f"there is no lesson {name[:40]!r}: known are {', '.join(LESSONS)}")
    game, folder = LESSONS[name]
    place = files("vesicle") / folder / "lessons"
    return read_lesson(name, game, read_toml(place / f"{name}.toml"), read_toml(place / "happened.toml"))


def read_lesson(name: str, game: str, content: Mapping[str, Any], happened: Mapping[str, Any]) -> Lesson:
    """A lesson from its file, and the sentences that tell what an action has done.

    What lies on the table is what lay there in the step before, but for what a step names itself.
    """
    _check_keys(content, LESSON_KEYS, name)
    if [seat for seat, called in enumerate(content["names"]) if not called] != [content["seat"]]:
        raise ValueError(f"{name}.names: everybody but the learner, at seat {content['seat']}, has a name")
    steps: list[Step] = []
    table: dict[str, Any] = {}
    for number, row in enumerate(content["step"], start=1):
        _check_keys(row, STEP_KEYS, f"{name}, step {number}", needed={"id", "kind", *LANGUAGES})
        own = row.get("table", {})
        table = {**({} if "seed" in table and own else table), **own}  # nothing is laid on a table as it was dealt
        steps.append(_read_step(row, table, f"{name}, step {number}"))
    names = [step.id for step in steps]
    if doubled := [step for step in names if names.count(step) > 1]:
        raise ValueError(f"{name}: two steps are called {doubled[0]!r}")
    if unknown := [clause for step in steps for clause in step.clauses if clause not in clauses_of(game)]:
        raise ValueError(f"{name}: there is no clause {unknown[0]!r}")
    return Lesson(
        id=name,
        game=game,
        minutes=content["minutes"],
        seat=content["seat"],
        names=tuple(content["names"]),
        options=content["options"],
        texts=_texts(content, TITLE, name),
        steps=tuple(steps),
        happened={words: _sentence(row, f"happened.{words}") for words, row in happened.items()},
    )


def _read_step(row: Mapping[str, Any], table: Mapping[str, Any], where: str) -> Step:
    """One step, with what lies on its table."""
    if not NAME.fullmatch(str(row["id"])) or row["kind"] not in ("play", "read"):
        raise ValueError(f"{where}: an id of small letters and a kind, play or read, are wanted")
    plays = row["kind"] == "play"
    if plays:
        check_wish(row.get("reach"), f"{where}.reach")
    if plays != bool(row.get("solutions")) or (not plays and row.keys() & {"reach", "replies"}):
        raise ValueError(f"{where}: a step to play has solutions and what it asks for, one to read has neither")
    return Step(
        id=row["id"],
        kind=row["kind"],
        texts=_texts(row, PLAY if plays else READ, where),
        clauses=_words(row, "clauses", where),
        point=_words(row, "point", where),
        about=tuple(_thing(words, where) for words in _words(row, "about", where)),
        table=table,
        reach=row.get("reach", {}),
        replies=_words(row, "replies", where),
        solutions=tuple(_words({"solutions": way}, "solutions", where) for way in row.get("solutions", ())),
    )


def _texts(row: Mapping[str, Any], parts: Sequence[str], where: str) -> Texts:
    """All parts in all languages, none empty."""
    for language in LANGUAGES:
        said = row.get(language)
        if not isinstance(said, Mapping) or said.keys() != set(parts):
            raise ValueError(f"{where}.{language}: exactly {', '.join(parts)} are wanted")
        for part, text in said.items():
            _check_text(text, f"{where}.{language}.{part}")
    return {language: dict(row[language]) for language in LANGUAGES}


def _sentence(row: Mapping[str, Any], where: str) -> Mapping[str, str]:
    """One sentence in all languages."""
    _check_keys(row, set(LANGUAGES), where)
    for language in LANGUAGES:
        _check_text(row[language], f"{where}.{language}")
    return dict(row)


def _check_text(text: Any, where: str) -> None:
    if not isinstance(text, str) or not text.strip() or text != text.strip():
        raise ValueError(f"{where}: a text without blanks around it is wanted")


def _words(row: Mapping[str, Any], key: str, where: str) -> tuple[str, ...]:
    value = row.get(key, [])
    if not isinstance(value, list) or not all(isinstance(word, str) for word in value):
        raise ValueError(f"{where}.{key}: a list of texts is wanted")
    return tuple(value)


def _thing(words: str, where: str) -> tuple[str, str]:
    """A thing with a science note, written "card insulin"."""
    family, _, name = words.partition(" ")
    if not name:
        raise ValueError(f"{where}.about: {words!r} is no family and id")
    return family, name


def _check_keys(row: Any, known: set[str], where: str, needed: set[str] | None = None) -> None:
    if not isinstance(row, Mapping):
        raise ValueError(f"{where}: a table is wanted")
    if unknown := sorted(row.keys() - known):
        raise ValueError(f"{where}: there is no key {unknown[0]!r}")
    if missing := sorted((known if needed is None else needed) - row.keys()):
        raise ValueError(f"{where}: the key {missing[0]!r} is missing")
