"""How `vesicle rules` prints: clauses by subject, one in full, two editions side by side, or as JSON."""

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import typer
from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from vesicle.cli.measure import Measured
from vesicle.cli.rules_search import Narrowing
from vesicle.cli.words import Words
from vesicle.core.clauses import (
    ClauseText,
    as_dict,
    differences,
    editions_of,
    find_standing,
    quote,
    reason,
    sentence,
)

FIT = {"H": "rules-fit-certain", "M": "rules-fit-likely", "L": "rules-fit-open"}
PRINTED = "printed"
FIGURES = {PRINTED: "figures-printed", "partly": "figures-partly", "proposal": "figures-proposal"}
EDITION = "second"  # whose words are used where no game is played


@dataclass(frozen=True)
class RulesPage:
    """What one call of the command prints: the rules of one game in one language, for people or as JSON."""

    game: str
    clauses: Mapping[str, ClauseText]
    lang: str
    as_json: bool
    narrowing: Narrowing

    @cached_property
    def _words(self) -> Words:
        """The texts for people, read when there is somebody to read them."""
        return Words(self.lang, EDITION)

    def list_all(self, edition: str | None) -> None:
        """All clauses by subject with what each edition changes, or one edition's own; or those asked for."""
        chosen = [clause for clause in self._narrowed(edition) if sentence(clause, edition)]
        if self.as_json:
            entries = [self._entry(clause, edition) for clause in chosen]
            asked: dict[str, object] = {**self.narrowing.as_dict()}
            if marks := self.narrowing.sources(edition):
                asked |= {"sources": marks}
            self._print_json(editions=[*editions_of(self.clauses)], edition=edition, **asked, clauses=entries)
        elif chosen:
            self._print_by_subject(chosen, [edition])
            self._print_sources(self.narrowing.sources(edition))
        else:
            typer.echo(self._words("terminal-no-clause", game=self.game, asked=self.narrowing.sentence(self._words)))

    def compare(self, one: str, other: str) -> None:
        """The clauses that two editions play differently, side by side."""
        wanted = {clause.id for clause in self._narrowed(None)}
        found = [clause for clause in differences(self.clauses, one, other) if clause.id in wanted]
        if self.as_json:
            entries = [as_dict(clause, self.lang, (one, other)) for clause in found]
            self._print_json(diff=[one, other], **self.narrowing.as_dict(), clauses=entries)
        elif found:
            self._print_by_subject(found, [one, other])
        else:
            asked = self.narrowing.sentence(self._words)
            typer.echo(self._words("terminal-no-difference", game=self.game, asked=asked, one=one, other=other))

    def measure(self, editions: tuple[str, str], measured: Measured, games: int) -> None:
        """What the clauses that differ come to: both editions played with the same bots and seeds."""
        count = len(differences(self.clauses, *editions))
        found = measured.play(games, quiet=self.as_json)
        if self.as_json:
            self._print_json(diff=editions, clauses=count, measured=measured.as_dict(found))
        else:
            measured.draw(found)
            command = f"vesicle rules {self.game} --diff {' '.join(editions)}"
            typer.echo(self._words("terminal-differences", count=count, command=command))

    def list_rulings(self, edition: str | None) -> None:
        """What a table may choose: name, sentence, options, what is usual, and the clause behind it."""
        import vesicle

        rulings = vesicle.games()[self.game]["rulings"]
        if self.as_json:
            self._print_json(edition=edition, rulings=rulings)
            return
        console = Console(highlight=False)
        table = _columns(max(map(len, rulings)), [None])
        for name, ruling in rulings.items():
            if table.row_count:
                table.add_row()
            question = self._words(f"ruling-{self.game}-{name.replace('_', '-')}")
            table.add_row(name, _say_ruling(question, ruling, edition))
        console.print(self._heading("rulings"), table, "", sep="\n")
        example = "rulings={NAME: OPTION}"
        console.print(Text(self._words("terminal-choose-ruling", example=example), style="dim"))

    def show(self, clause: ClauseText, edition: str | None) -> None:
        """One clause in full: its sentence, how the editions stand to it, and what it hangs together with."""
        if self.as_json:
            self._print_json(edition=edition, clause=self._entry(clause, edition))
            return
        console = Console(highlight=False)
        console.print(Text.assemble((clause.id, "bold cyan"), "  ", self._heading(clause.subject)))
        words = quote(clause, edition, self.lang) if edition else sentence(clause, lang=self.lang)
        console.print(Padding(Text(words), (1, 0, 1, 2)))
        if clause.is_ruling:
            why = f"{self._words('rules-why')}: {reason(clause, self.lang)} {self._words(FIT[clause.fit])}"
            console.print(Padding(Text(why), (0, 0, 1, 2)))
        shown = [edition] if edition else clause.editions
        _section(
            console, self._words("terminal-editions"), ((name, self._standing(clause, name, words)) for name in shown)
        )
        decides = [other.id for other in self.clauses.values() if clause.id in other.rulings]
        for title, ids in (("rules-settled", clause.rulings), ("rules-settles", decides), ("rules-see", clause.see)):
            _section(console, self._words(title), self._in_play(ids, edition))

    def _narrowed(self, edition: str | None) -> list[ClauseText]:
        """The clauses that the search, the module and the thing leave over."""
        return self.narrowing.choose(self.clauses, edition, self.lang)

    def _in_play(self, ids: Iterable[str], edition: str | None) -> Iterator[tuple[str, Text]]:
        """Those of some clauses that the edition has, with their sentences."""
        for name in ids:
            if words := sentence(self.clauses[name], edition, self.lang):
                yield name, Text(words)

    def _entry(self, clause: ClauseText, edition: str | None) -> dict[str, object]:
        """A clause for JSON: with all editions, or as one of them has it."""
        entry = as_dict(clause, self.lang)
        if edition is None:
            return entry
        del entry["editions"]
        own = sentence(clause, edition, self.lang) or None
        return entry | {"status": find_standing(clause, edition).status, "sentence": own}

    def _print_json(self, **parts: object) -> None:
        typer.echo(json.dumps({"game": self.game} | parts, ensure_ascii=False, indent=2))

    def _print_by_subject(self, chosen: Sequence[ClauseText], editions: Sequence[str | None]) -> None:
        """One heading for each subject; under it the ids, and a column of sentences for each edition."""
        console = Console(highlight=False)
        width = max(len(clause.id) for clause in chosen)
        for subject in dict.fromkeys(clause.subject for clause in chosen):
            table = _columns(width, editions)
            for clause in chosen:
                if clause.subject == subject:
                    if table.row_count and len(editions) > 1:
                        table.add_row()
                    table.add_row(clause.id, *(self._cell(clause, edition) for edition in editions))
            console.print(self._heading(subject), table, "", sep="\n")

    def _cell(self, clause: ClauseText, edition: str | None) -> Text:
        """A sentence and the rulings that settle it, or that the edition lacks the rule."""
        words = sentence(clause, edition, self.lang)
        if edition is not None and not words:
            return Text(self._lack(clause, edition), style="dim")
        rulings = ", ".join(name for name, _ in self._in_play(clause.rulings, edition))
        cell = Text.assemble(words, (f"  ({rulings})" if rulings else "", "dim"))
        if edition is None:
            for names, own in self._variants(clause).items():
                cell.append(f"\n{', '.join(names)}: {own}", style="dim")
        self.narrowing.mark(cell)
        return cell

    def _variants(self, clause: ClauseText) -> dict[tuple[str, ...], str]:
        """What the editions say that do not share the common sentence; those that agree stand together."""
        words: dict[str, tuple[str, ...]] = {}
        for name in clause.editions:
            own = sentence(clause, name, self.lang) or self._lack(clause, name)
            words[own] = (*words.get(own, ()), name)
        words.pop(sentence(clause, lang=self.lang), None)
        return {names: own for own, names in words.items()}

    def _print_sources(self, marks: Mapping[str, str]) -> None:
        """Which editions print the figures of the thing asked for, and what to do where they are ours."""
        console = Console(highlight=False)
        lines = ((edition, Text(self._words(FIGURES[mark]))) for edition, mark in marks.items())
        _section(console, self._words("figures").upper(), lines)
        if set(marks.values()) - {PRINTED}:
            command = f"vesicle box export {self.game}"
            console.print(Padding(Text(self._words("figures-why", command=command), style="dim"), (0, 0, 1, 2)))

    def _standing(self, clause: ClauseText, edition: str, above: str) -> Text:
        """An edition's own sentence, or in what way it has the one above."""
        own = sentence(clause, edition, self.lang) or self._lack(clause, edition)
        if own != above:
            return Text(own)
        status, same = find_standing(clause, edition).status, self._words("terminal-as-above")
        return Text(same if status == "stated" else f"{same}; {self._words(f'rules-status-{status}')}", style="dim")

    def _lack(self, clause: ClauseText, edition: str) -> str:
        """How to say that an edition does not have a clause, or that a doubt does not come up there."""
        status = "unneeded" if clause.is_ruling else find_standing(clause, edition).status
        return self._words(f"rules-status-{status}")

    def _heading(self, subject: str) -> Text:
        return Text(self._words(f"rules-subject-{subject}").upper(), style="bold")


def _say_ruling(question: str, ruling: Mapping[str, Any], edition: str | None) -> Text:
    """A ruling's question and clause, then its options with the editions that play them."""
    cell = Text.assemble(question, (f"  ({ruling['clause']})", "dim"))
    for option in ruling["options"]:
        plays = [name for name, usual in ruling["defaults"].items() if usual == option and edition in (None, name)]
        cell.append(f"\n  {option}", style="bold" if plays else "")
        if plays:
            cell.append(f"  {', '.join(plays)}", style="dim")
    return cell


def _columns(width: int, editions: Sequence[str | None]) -> Table:
    """Ids on the left; two editions get columns of equal width, with their names above."""
    both = len(editions) > 1
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, show_header=both, expand=both)
    table.add_column("", style="cyan", no_wrap=True, min_width=width)
    for edition in editions:
        table.add_column(edition or "", header_style="dim italic", ratio=1)
    return table


def _section(console: Console, title: str, lines: Iterable[tuple[str, Text]]) -> None:
    """A heading and rows of a name and a sentence; nothing at all without rows."""
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(style="cyan", no_wrap=True, min_width=10)
    for name, words in lines:
        table.add_row(name, words)
    if table.row_count:
        console.print(Text(title, style="bold"))
        console.print(Padding(table, (0, 0, 1, 2)))
