"""An action is one integer with a readable name; families of actions stand end to end."""

from collections.abc import Mapping, Sequence
from difflib import get_close_matches
from enum import IntEnum

import numpy as np

from vesicle.core.errors import UnknownAction

Labels = Mapping[str, Sequence[str]]  # what the numbers of a game are called: "card" → ("insulin", …)

FEW = 6  # words that a sentence can list
ALIKE = 0.8  # how near a text must be to be what was meant, of 1


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
    raise UnknownAction(f"{text[:60]!r} is no action: {_help_with(numbers, text[:60])}")


def _help_with(numbers: Mapping[str, int], text: str) -> str:
    """What may have been meant, or what is wanted at the place where the text goes wrong."""
    plain = " ".join(text.lower().split())
    if plain in numbers:
        return f"did you mean {plain!r}?"
    verb = plain.split()[0]
    wanted = [known.partition(" ")[2] for known in numbers if known.split()[0] == verb]
    if wanted == [""]:
        return f"{verb!r} stands alone"
    if 0 < len(wanted) <= FEW:
        return f"{verb!r} is followed by one of {', '.join(wanted)}"
    if near := get_close_matches(plain, numbers, n=1, cutoff=ALIKE):
        return f"did you mean {near[0]!r}?"
    if wanted:
        return f"{verb!r} is followed by one word, as in {f'{verb} {wanted[0]}'!r}"
    return f"the first word is one of {', '.join(sorted({known.split()[0] for known in numbers}))}"
