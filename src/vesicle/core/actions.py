"""An action is one integer with a readable name; families of actions stand end to end."""

from collections.abc import Mapping, Sequence
from enum import IntEnum

import numpy as np

from vesicle.core.errors import UnknownAction

Labels = Mapping[str, Sequence[str]]  # what the numbers of a game are called: "card" → ("insulin", …)


class ActionSpace:
    """Number ↔ (kind, argument) ↔ text.

    `families` says for each kind how many arguments it has and which labels name them ("" for none or bare numbers).
    """

    def __init__(self, families: Mapping[IntEnum, tuple[int, str]]) -> None:
        """Lay the families end to end, in the order given."""
        self.kinds = tuple(families)
        self._labels = {int(kind): label for kind, (_, label) in families.items()}
        counts = [count for count, _ in families.values()]
        self.size = sum(counts)
        self.kind = np.repeat(np.array([int(kind) for kind in families], dtype=np.int16), counts)
        self.argument = np.concatenate([np.arange(count, dtype=np.int16) for count in counts])
        self.start = np.zeros(max(int(kind) for kind in families) + 1, dtype=np.int16)
        for kind, first in zip(families, np.cumsum([0, *counts]), strict=False):
            self.start[int(kind)] = first

    def label_of(self, number: int) -> str:
        """Which labels name the argument of an action."""
        return self._labels[int(self.kind[number])]

    def texts(self, labels: Labels) -> list[str]:
        """The name of every action, by number; an argument that the box has no name for gives an empty text."""
        words = {int(kind): kind.name.lower() for kind in self.kinds}
        return [
            self._text(words[kind], self._labels[kind], argument, labels)
            for kind, argument in zip(self.kind.tolist(), self.argument.tolist(), strict=True)
        ]

    def _text(self, word: str, label: str, argument: int, labels: Labels) -> str:
        if label == "":
            return word
        if label == "number":
            return f"{word} {argument}"
        names = labels[label]
        return f"{word} {names[argument]}" if argument < len(names) else ""

    def numbers(self, labels: Labels) -> dict[str, int]:
        """The number of every action, by its text."""
        return {text: number for number, text in enumerate(self.texts(labels)) if text}


def find_action(numbers: Mapping[str, int], text: object) -> int:
    """The number of an action's text; UnknownAction for anything else."""
    if isinstance(text, str) and text in numbers:
        return numbers[text]
    if not isinstance(text, str) or not text.split():
        raise UnknownAction(f"{str(text)[:60]!r} is no action: an action is a text such as {next(iter(numbers))!r}")
    verbs = sorted({known.split()[0] for known in numbers})
    verb = text.split()[0]
    if verb not in verbs:
        raise UnknownAction(f"{text[:60]!r} is no action: the first word is one of {', '.join(verbs)}")
    examples = [known for known in numbers if known.split()[0] == verb]
    if examples == [verb]:
        raise UnknownAction(f"{text[:60]!r} is no action: {verb!r} stands alone")
    raise UnknownAction(f"{text[:60]!r} is no action: {verb!r} is followed by one word, as in {examples[0]!r}")
