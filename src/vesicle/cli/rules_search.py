"""Which clauses somebody wants to see: found by words, of a module, about a thing."""

import unicodedata
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from difflib import get_close_matches
from typing import TYPE_CHECKING

from rich.text import Text

from vesicle.cli.errors import fail
from vesicle.cli.words import Words
from vesicle.core.clauses import ClauseText, reason, sentence

if TYPE_CHECKING:
    from vesicle.clause_index import ClauseIndex

FOUND = "bold underline"
ASKED = {"search": "terminal-asked-search", "module": "terminal-asked-module", "about": "terminal-asked-about"}


@dataclass(frozen=True)
class Narrowing:
    """What was asked for; what was not asked for is None."""

    game: str
    search: str | None
    module: str | None
    about: str | None

    def check(self, clauses: Mapping[str, ClauseText]) -> None:
        """Refuse words that are none, a module that the game lacks, and a thing that nobody has heard of."""
        if self.search is not None and not self._words():
            fail("--search needs at least one word")
        if self.module is not None and self.module not in self._modules():
            fail(f"{self.game} has no module {self.module!r}: choose from {', '.join(self._modules())}")
        if self.about is not None and not self._ids_about(clauses):
            near = get_close_matches(_as_id(self.about), sorted(self._things(clauses)))
            families = ", ".join(self._index.families)
            offer = f"similar names: {', '.join(near)}" if near else f"--about takes an id ({families}) or a subject"
            fail(f"{self.game} has nothing called {self.about!r}: {offer}")

    def choose(self, clauses: Mapping[str, ClauseText], edition: str | None, lang: str) -> list[ClauseText]:
        """The clauses that are left over; about a thing the most telling first, else in the order of the rules."""
        ids = self._ids_about(clauses) if self.about is not None else tuple(clauses)
        modules = self._index.modules if self.module is not None else {}
        words = self._words()
        return [
            clauses[name]
            for name in ids
            if (self.module is None or self.module in modules[name]) and _has(clauses[name], words, edition, lang)
        ]

    def mark(self, cell: Text) -> None:
        """Make the words stand out that were searched for."""
        folded = _fold(cell.plain)
        for word in self._words():
            at = folded.find(word)
            while at >= 0:
                cell.stylize(FOUND, at, at + len(word))
                at = folded.find(word, at + 1)

    def sentence(self, words: Words) -> str:
        """What was asked for, to stand behind "no clause", with a blank before each part; nothing where nothing was."""
        return "".join(f" {words(ASKED[name], asked=value)}" for name, value in self.as_dict().items())

    def as_dict(self) -> dict[str, str]:
        """What was asked for, as JSON has it."""
        asked = {"search": self.search, "module": self.module, "about": self.about}
        return {name: value for name, value in asked.items() if value is not None}

    def sources(self, edition: str | None) -> dict[str, str]:
        """Where the figures of the thing come from, in each edition or in one; nothing where no thing was asked for."""
        if self.about is None:
            return {}
        from vesicle.sources import sources_of  # it knows the boxes, too

        marks = sources_of(self.game, _as_id(self.about))
        return {name: mark for name, mark in marks.items() if edition in (None, name)}

    @property
    def _index(self) -> "ClauseIndex":
        from vesicle.clause_index import index_of  # it knows the boxes, for which the rules are loaded

        return index_of(self.game)

    def _words(self) -> list[str]:
        return _fold(self.search or "").split()

    def _modules(self) -> list[str]:
        return list(dict.fromkeys(module for modules in self._index.modules.values() for module in modules))

    def _ids_about(self, clauses: Mapping[str, ClauseText]) -> tuple[str, ...]:
        """The clauses of every thing or kind of this name, and of a subject of this name."""
        name = _as_id(self.about or "")
        found = [*self._index.about(name).values()]
        found.append(tuple(clause.id for clause in clauses.values() if clause.subject == name))
        return tuple(dict.fromkeys(one for ids in found for one in ids))

    def _things(self, clauses: Mapping[str, ClauseText]) -> set[str]:
        index = self._index
        named = {name for things in (*index.things.values(), *index.kinds.values()) for name in things}
        return named | {clause.subject for clause in clauses.values()}


def _has(clause: ClauseText, words: list[str], edition: str | None, lang: str) -> bool:
    text = "\n".join(_fold(part) for part in _parts(clause, edition, lang))
    return all(word in text for word in words)


def _parts(clause: ClauseText, edition: str | None, lang: str) -> Iterator[str]:
    """All of a clause that can be searched: its id and subject, its sentences, its reason."""
    yield from (clause.id, clause.subject.replace("-", " "))
    yield from (sentence(clause, name, lang) for name in ([edition] if edition else clause.editions))
    if clause.is_ruling:
        yield reason(clause, lang)


def _fold(text: str) -> str:
    """Small letters without accents, one for each letter of the text."""
    bare = (unicodedata.normalize("NFD", letter)[0].lower() for letter in text.replace("’", "'"))
    return "".join(letter if len(letter) == 1 else letter[0] for letter in bare)


def _as_id(words: str) -> str:
    """A thing as its id is written: "Growth hormone" is growth-hormone."""
    return "-".join(_fold(words).split())
