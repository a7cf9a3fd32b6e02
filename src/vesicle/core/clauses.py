"""The rules of a game as numbered sentences, read from a TOML file; this module knows no rule itself.

Each clause says how every edition stands to it. The names of the editions are the keys of the first clause
that are not among the fixed ones, and every other clause must have the same.
"""

import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import NoReturn

LANGUAGES = ("en", "it")
LACKING = ("none", "absent")
STATUSES = ("stated", "derived", "silent", "unknown", *LACKING)
FLAGS = ("derived", "silent", "unknown")
FITS = ("H", "M", "L")
FIXED_KEYS = ("subject", *LANGUAGES, "rulings", "see", "why", "fit")


@dataclass(frozen=True)
class Standing:
    """How one edition stands to a clause: a status, and a sentence of its own where it plays otherwise."""

    status: str
    texts: Mapping[str, str] = field(default_factory=dict)

    @property
    def in_play(self) -> bool:
        """Whether the edition has the rule at all."""
        return self.status not in LACKING


@dataclass(frozen=True)
class ClauseText:
    """One numbered sentence of the rules, or one ruling that settles a doubt."""

    id: str
    subject: str
    texts: Mapping[str, str]
    editions: Mapping[str, Standing]
    rulings: tuple[str, ...] = ()
    see: tuple[str, ...] = ()
    why: Mapping[str, str] = field(default_factory=dict)  # by language
    fit: str = ""

    @property
    def en(self) -> str:
        """The sentence in English, as most editions have it."""
        return self.texts["en"]

    @property
    def is_ruling(self) -> bool:
        """A ruling gives its reason and says how well it fits the text; a clause does neither."""
        return bool(self.why)


def sentence(clause: ClauseText, edition: str | None = None, lang: str = "en") -> str:
    """The clause as an edition has it, in English if not translated; empty where the edition lacks it."""
    texts = clause.texts
    if edition is not None:
        standing = find_standing(clause, edition)
        if not standing.in_play:
            return ""
        texts = standing.texts or texts
    return texts.get(lang, texts["en"])


def reason(clause: ClauseText, lang: str = "en") -> str:
    """Why a ruling is as it is, in English if not translated."""
    return clause.why.get(lang, clause.why["en"])


def quote(clause: ClauseText, edition: str, lang: str = "en") -> str:
    """What to quote in a game of this edition; the common one where only a house rule brings it in."""
    return sentence(clause, edition, lang) or sentence(clause, lang=lang)


def find_standing(clause: ClauseText, edition: str) -> Standing:
    """How this edition stands to the clause."""
    if edition not in clause.editions:
        raise ValueError(f"no edition {edition!r}: known are {', '.join(clause.editions) or 'none'}")
    return clause.editions[edition]


def differences(clauses: Mapping[str, ClauseText], one: str, other: str) -> list[ClauseText]:
    """The clauses that read differently in two editions, or that only one of them has.

    What one text states and another leaves to be inferred, or to a ruling, is played alike: no difference.
    """
    return [clause for clause in clauses.values() if sentence(clause, one) != sentence(clause, other)]


def editions_of(clauses: Mapping[str, ClauseText]) -> tuple[str, ...]:
    """The names of the editions, in the order of the file."""
    return next((tuple(clause.editions) for clause in clauses.values()), ())


def as_dict(clause: ClauseText, lang: str = "en", editions: Iterable[str] | None = None) -> dict[str, object]:
    """The clause as plain JSON values, with the sentence of all or some editions (null where lacking)."""
    entry: dict[str, object] = {
        "id": clause.id,
        "subject": clause.subject,
        "sentence": sentence(clause, lang=lang),
        "editions": {
            name: {
                "status": find_standing(clause, name).status,
                "sentence": sentence(clause, name, lang) or None,
            }
            for name in (clause.editions if editions is None else editions)
        },
        "rulings": list(clause.rulings),
        "see": list(clause.see),
    }
    return entry | ({"why": reason(clause, lang), "fit": clause.fit} if clause.is_ruling else {})


def load_clauses(path: Path) -> dict[str, ClauseText]:
    """Read a file of clauses, in its order; a ValueError names the file, the clause and the wrong key."""
    try:
        tables = tomllib.loads(path.read_text(encoding="utf-8"))
    except tomllib.TOMLDecodeError as error:
        raise ValueError(f"{path.name} is not valid TOML: {error}") from error
    places = {name: _Place(path.name, name) for name in tables}
    for name, table in tables.items():
        if not isinstance(table, dict):
            places[name].refuse(name, "stands outside any clause")
    editions = _edition_names(tables)
    clauses = {name: _read_clause(places[name], table, editions) for name, table in tables.items()}
    for clause in clauses.values():
        _check_references(places[clause.id], clause, clauses)
    return clauses


@dataclass(frozen=True)
class _Place:
    """Where in a file something stands, for refusing it."""

    file: str
    clause: str

    def refuse(self, key: str, reason: str) -> NoReturn:
        raise ValueError(f"{self.file}: clause {self.clause}: key {key!r} {reason}")

    def text(self, table: Mapping[str, object], key: str) -> str:
        """A sentence that must be there and not be empty."""
        if key not in table:
            self.refuse(key, "is missing")
        value = table[key]
        if not isinstance(value, str) or not value.strip():
            self.refuse(key, "must be a text that is not empty")
        return value

    def texts(self, table: Mapping[str, object]) -> dict[str, str]:
        """The sentence in each language that it has; English is a must."""
        return {lang: self.text(table, lang) for lang in LANGUAGES if lang in table or lang == "en"}

    def names(self, table: Mapping[str, object], key: str) -> tuple[str, ...]:
        """A list of clause ids, which may be missing."""
        value = table.get(key, [])
        if not isinstance(value, list) or not all(isinstance(name, str) for name in value):
            self.refuse(key, "must be a list of clause ids")
        return tuple(value)


def _edition_names(tables: Mapping[str, Mapping[str, object]]) -> tuple[str, ...]:
    for table in tables.values():
        if not _looks_like_ruling(table):
            return tuple(key for key in table if key not in FIXED_KEYS)
    return ()


def _looks_like_ruling(table: Mapping[str, object]) -> bool:
    return "why" in table or "fit" in table


def _read_clause(place: _Place, table: Mapping[str, object], editions: tuple[str, ...]) -> ClauseText:
    """One table of the file, checked key by key."""
    for key in table:
        if key not in FIXED_KEYS and key not in editions:
            place.refuse(key, f"is unknown: allowed are {', '.join((*FIXED_KEYS, *editions))}")
    why, fit = _read_reason(place, table)
    return ClauseText(
        id=place.clause,
        subject=place.text(table, "subject"),
        texts=place.texts(table),
        editions=_read_standings(place, table, editions),
        rulings=place.names(table, "rulings"),
        see=place.names(table, "see"),
        why=why,
        fit=fit,
    )


def _read_reason(place: _Place, table: Mapping[str, object]) -> tuple[dict[str, str], str]:
    """Why a ruling is as it is, by language, and how well it fits the text; nothing for a clause."""
    if not _looks_like_ruling(table):
        return {}, ""
    fit = place.text(table, "fit")
    if fit not in FITS:
        place.refuse("fit", f"must be one of {', '.join(FITS)}, not {fit!r}")
    if "why" not in table:
        place.refuse("why", "is missing")
    why = table["why"]
    if not isinstance(why, dict):
        place.refuse("why", f"must be a table of {' and '.join(LANGUAGES)}, not {why!r}")
    for key in why:
        if key not in LANGUAGES:
            place.refuse(f"why.{key}", f"is unknown: allowed are {', '.join(LANGUAGES)}")
    return place.texts(why), fit


def _read_standings(place: _Place, table: Mapping[str, object], editions: tuple[str, ...]) -> dict[str, Standing]:
    """Every edition's standing; a ruling that names no edition holds in all of them."""
    if _looks_like_ruling(table) and not any(name in table for name in editions):
        return {name: Standing("stated") for name in editions}
    for name in editions:
        if name not in table:
            place.refuse(name, "is missing")
    return {name: _read_standing(place, name, table[name]) for name in editions}


def _read_standing(place: _Place, edition: str, value: object) -> Standing:
    """A status word, or a table with the edition's own sentence, a flag for where it comes from, or both."""
    if isinstance(value, str) and value in STATUSES:
        return Standing(value)
    if not isinstance(value, dict):
        place.refuse(edition, f"must be one of {', '.join(STATUSES)}, or a table, not {value!r}")
    for key in value:
        if key not in (*LANGUAGES, *FLAGS):
            place.refuse(f"{edition}.{key}", f"is unknown: allowed are {', '.join((*LANGUAGES, *FLAGS))}")
    flags = [flag for flag in FLAGS if flag in value]
    if len(flags) > 1 or any(value[flag] is not True for flag in flags):
        place.refuse(edition, f"may have one of {', '.join(FLAGS)}, and only as true")
    has_text = any(lang in value for lang in LANGUAGES)
    if not flags and not has_text:
        place.refuse(edition, "has neither a sentence nor a flag")
    return Standing(flags[0] if flags else "stated", place.texts(value) if has_text else {})


def _check_references(place: _Place, clause: ClauseText, clauses: Mapping[str, ClauseText]) -> None:
    """All clauses and rulings that are referred to exist."""
    for key, names in (("rulings", clause.rulings), ("see", clause.see)):
        for name in names:
            if name not in clauses:
                place.refuse(key, f"refers to {name}, which does not exist")
    for name in clause.rulings:
        if not clauses[name].is_ruling:
            place.refuse("rulings", f"refers to {name}, which is not a ruling")
