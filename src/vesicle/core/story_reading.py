"""How the story of a step reads for people: entries with names for numbers, by the game's table of entries.

Like views, entries are read by functions that are written for them; see `stories.py` for what the kinds mean.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property, lru_cache
from typing import Any

from vesicle.core.actions import ActionSpace, Labels
from vesicle.core.stories import Entries, Kind, Parameters
from vesicle.core.views import KEPT, Words, name_table

Entry = dict[str, Any]
ReadOne = Callable[[Sequence[int], int], tuple[Entry, int]]  # numbers, where an entry's begin → it, where they end


class StoryReader:
    """Reads the stories of one game with its labels."""

    def __init__(self, entries: Entries, actions: ActionSpace, labels: Labels) -> None:
        """Nothing is written before the first story."""
        self._entries, self._actions, self._labels = entries, actions, labels

    @cached_property
    def _readers(self) -> Mapping[int, ReadOne]:
        """For each kind of entry the function that reads it."""
        texts, verbs = self._actions.texts(self._labels), {int(kind): kind.name.lower() for kind in self._actions.kinds}
        known: dict[str, Any] = {"action": (*texts, *(verbs[kind] for kind in range(max(verbs), -1, -1)))}
        for number, (name, parameters) in self._entries.items():
            lines = _Lines(known, self._labels)
            lines.read("entry", f"'what': {name!r}, ", parameters)
            body = "\n    ".join([f"def read_{number}(s, i):", *lines.text, "return entry, i"])
            exec(body, known)
        return {number: known[f"read_{number}"] for number in self._entries}

    def read(self, numbers: list[int]) -> list[Entry]:
        """All entries of a story."""
        readers, found, at, end = self._readers, [], 0, len(numbers)
        while at < end:
            entry, at = readers[numbers[at]](numbers, at + 1)
            found.append(entry)
        return found


def reader_of(entries: Entries, actions: ActionSpace, words: Words) -> StoryReader:
    """The reader for stories with these labels; many tables play with the same."""
    return _kept_reader(tuple(entries.items()), actions, words)


@lru_cache(maxsize=KEPT)
def _kept_reader(entries: tuple[Any, ...], actions: ActionSpace, words: Words) -> StoryReader:
    return StoryReader(dict(entries), actions, dict(words))


class _Lines:
    """Writes the lines that read parameters; `s` has the numbers, `i` is where the next one is."""

    def __init__(self, known: dict[str, Any], labels: Labels) -> None:
        self.text: list[str] = []
        self._known, self._labels = known, labels
        self._made = 0

    def read(self, into: str, head: str, parameters: Parameters, indent: str = "") -> None:
        """A table of parameters, called so, which begins with a head."""
        values, at = [], 0
        for name, kind in parameters:
            if isinstance(kind, str) and kind.startswith("'"):
                values.append(f"{name!r}: {kind[1:]!r}")
            elif isinstance(kind, str) and kind[-1] not in "*=+":
                values.append(f"{name!r}: {self._one(kind, f's[i + {at}]')}")
                at += 1
            else:
                values = [self._keep(value, indent) for value in values]
                self.text += [f"{indent}i += {at}"] * bool(at)
                values.append(f"{name!r}: {self._several(kind, indent)}")
                at = 0
        self.text += [f"{indent}{into} = {{{head}{', '.join(values)}}}", f"{indent}i += {at}"]

    def _keep(self, value: str, indent: str) -> str:
        """Read at once what comes before a list, since that moves on."""
        name, _, expression = value.partition(": ")
        if "s[i" not in expression:
            return value
        word = self._word()
        self.text.append(f"{indent}{word} = {expression}")
        return f"{name}: {word}"

    def _word(self) -> str:
        self._made += 1
        return f"p{self._made}"

    def _one(self, kind: str, number: str) -> str:
        match kind:
            case "number":
                return number
            case "flag":
                return f"bool({number})"
            case "action":
                return f"action[{number}]"
        return f"{self._names(kind)}[{number}]"

    def _names(self, kind: str) -> str:
        """What numbers of a kind are called; the id of a text, where that is wanted, is empty for nothing."""
        label = kind.removeprefix("@")
        word = f"{'texts' if label != kind else 'names'}_{label.replace('-', '_')}"
        if word not in self._known:
            names = name_table(label, self._labels)
            texts = tuple("" if name is None else f"@{label}-{name}" for name in names)
            self._known[word] = names if label == kind else texts
        return word

    def _several(self, kind: Kind, indent: str) -> str:
        """Read a list, and move on behind it."""
        word = self._word()
        if not isinstance(kind, str):
            self.text += [f"{indent}{word}, n = [], s[i]", f"{indent}i += 1", f"{indent}for _ in range(n):"]
            self.read("inner", "", kind, indent + "    ")
            self.text.append(f"{indent}    {word}.append(inner)")
            return word
        of, form = kind[:-1], kind[-1]
        part, labelled = "s[i + 1 : i + 1 + s[i]]", f"zip({self._labelled(of) if form != '*' else ''}"
        if form == "*":
            made = f"[{self._one(of, 'x')} for x in {part}]"
        elif form == "=":
            made = f"dict({labelled}, {part}))"
        else:
            made = f"{{name: x for name, x in {labelled}, {part}) if x}}"
        self.text += [f"{indent}{word} = {made}", f"{indent}i += 1 + s[i]"]
        return word

    def _labelled(self, of: str) -> str:
        word = f"labels_{of}"
        self._known[word] = tuple(self._labels[of])
        return word
