"""Which clauses speak of which thing of a game and of which entry of its log, read from `clause_index.toml`."""

import tomllib
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any

from vesicle.api import data_of, rules_for
from vesicle.clauses import clauses_of
from vesicle.core.clauses import ClauseText

_FOLDERS = {"cytosis": "cytosis", "virus-and-co": "virus_and_co"}
BASE = "base"

Lists = Mapping[str, tuple[str, ...]]


@dataclass(frozen=True)
class Family:
    """Things of one sort: the section of the box that has their rows, and the column that tells their kind."""

    rows: str = ""
    by: str = ""
    numbered: bool = False  # a row with ten copies is ten cards, injection-1 to injection-10
    of: str = ""  # the family whose things are the kinds; empty where kinds are words of their own
    ids: tuple[str, ...] = ()


@dataclass(frozen=True)
class ClauseIndex:
    """The clauses of everything there is in a game, the most telling first."""

    families: Mapping[str, Family]
    things: Mapping[str, Lists]  # by family and id, for all boxes that we have
    kinds: Mapping[str, Lists]  # by family and kind, for what is new in somebody's own box
    entries: Lists  # by what happened: "event", "act place", "points cards"
    named: Lists  # the families of the things that such an entry names
    modules: Lists  # the modules of a clause, by its id

    def about(self, name: str) -> dict[str, tuple[str, ...]]:
        """The clauses of every thing with this id, or of every kind with this name, by family."""
        found = {family: things[name] for family, things in self.things.items() if name in things}
        kinds = {family: kinds[name] for family, kinds in self.kinds.items() if name in kinds}
        return found or kinds


@cache
def index_of(game: str) -> ClauseIndex:
    """The index of a game; ValueError for a game without, or for one that names what is not there."""
    clauses = clauses_of(game)
    place = files("vesicle") / _FOLDERS[game] / "clause_index.toml"
    written = tomllib.loads(place.read_text(encoding="utf-8"))
    families = {
        name: Family(**{**family, "ids": tuple(family.get("ids", ()))}) for name, family in written["families"].items()
    }
    reader = _Reader(clauses, families, written)
    return ClauseIndex(
        families=families,
        things={name: reader.things(game, name) for name in families},
        kinds={name: reader.kinds(name) for name in families if families[name].by},
        entries={what: reader.spelt_out(ids) for what, ids in written["entries"].items()},
        named={what: tuple(names) for what, names in written["named"].items()},
        modules=reader.modules(),
    )


@dataclass(frozen=True)
class _Reader:
    """Spells the file out: subjects become their clauses, and a thing gets those of its kind and family too."""

    clauses: Mapping[str, ClauseText]
    families: Mapping[str, Family]
    written: Mapping[str, Any]

    def spelt_out(self, *lists: Iterable[str]) -> tuple[str, ...]:
        """Several lists as one, each clause once."""
        return tuple(dict.fromkeys(one for names in lists for name in names for one in self._meant(name)))

    def _meant(self, name: str) -> tuple[str, ...]:
        if name in self.clauses:
            return (name,)
        meant = tuple(one.id for one in self.clauses.values() if f"@{one.subject}" == name)
        if not meant:
            raise ValueError(f"clause_index.toml: there is no clause and no subject {name!r}")
        return meant

    def things(self, game: str, family: str) -> dict[str, tuple[str, ...]]:
        """All things of a family: their own clauses first, then their kind's, then the family's."""
        kinds, own = self.kinds(family), self._lists("things", family)
        by_id = dict(_kinds_in_boxes(game, self.families[family]))
        if strange := own.keys() - by_id.keys():
            raise ValueError(f"clause_index.toml: there is no {family} {min(strange)!r}")
        return {
            name: self.spelt_out(own.get(name, ()), kinds[kind] if kind else self._every(family))
            for name, kind in by_id.items()
        }

    def kinds(self, family: str) -> dict[str, tuple[str, ...]]:
        """The clauses of each kind of things of a family."""
        of = self.families[family].of
        lists = self._lists("things", of) if of else self._lists("kinds", family)
        return {kind: self.spelt_out(names, self._every(family)) for kind, names in lists.items()}

    def modules(self) -> dict[str, tuple[str, ...]]:
        """The module of each clause; a ruling belongs to those of the clauses that it settles."""
        found: dict[str, tuple[str, ...]] = {}
        for module, names in self.written["modules"].items():
            found |= dict.fromkeys(self.spelt_out(names), (module,))
        for clause in self.clauses.values():
            if clause.is_ruling:
                settled = [one.id for one in self.clauses.values() if clause.id in one.rulings]
                found[clause.id] = tuple(dict.fromkeys(m for name in settled for m in found.get(name, (BASE,))))
        return {name: found.get(name) or (BASE,) for name in self.clauses}

    def _every(self, family: str) -> tuple[str, ...]:
        return tuple(self.written["every"].get(family, ()))

    def _lists(self, part: str, family: str) -> Mapping[str, list[str]]:
        lists: Mapping[str, list[str]] = self.written[part].get(family, {})
        return lists


def _kinds_in_boxes(game: str, family: Family) -> Iterator[tuple[str, str]]:
    """Every thing of a family that some edition has, with its kind; a row of numbered cards also card by card."""
    yield from ((name, "") for name in family.ids)
    for rows in _boxes(game) if family.rows else ():
        for name, row in rows[family.rows].items():
            kind = row[family.by] if family.by else ""
            copies = row.get("copies", 0) if family.numbered else 0
            yield from ((each, kind) for each in (name, *(f"{name}-{number + 1}" for number in range(copies))))


@cache
def _boxes(game: str) -> tuple[Mapping[str, Any], ...]:
    """The rows of every edition's box, with those of all modules."""
    return tuple(rules_for(game, {"edition": edition}).rows for edition in data_of(game).names)
