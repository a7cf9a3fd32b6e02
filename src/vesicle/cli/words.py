"""The texts for people: Project Fluent files by language, asked for by id."""

from collections.abc import Iterable, Mapping
from typing import Any

from vesicle.texts import load_texts

MINUS = "−"


class Words:
    """The words of one language for a game of one edition, which may have names of its own for things."""

    def __init__(self, lang: str, edition: str, names: Mapping[str, Mapping[str, str]] | None = None) -> None:
        """Choose a language, an edition, and what somebody's own box calls things, by family and name."""
        self.lang = lang
        own = (names or {}).items()
        self._own = {f"{family}-{name}": text for family, texts in own for name, text in texts.items()}
        self._bundle = load_texts(lang)
        self._edition = edition

    def __call__(self, name: str, /, **values: Any) -> str:
        """The text of an id with its values filled in; `id.attribute` gives another form of a name."""
        if name in self._own:
            return self._own[name]
        message = self._bundle.get_message(name.partition(".")[0])
        attribute = name.partition(".")[2]
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None, name
        text, errors = self._bundle.format_pattern(pattern, {"edition": self._edition, **values})
        assert not errors, f"{name}: {errors}"
        return str(text)

    def amount(self, molecule: str, count: int) -> str:
        """How many of a molecule: "2 proteins"."""
        return self(f"amount-{molecule}", count=count)

    def amounts(self, counts: Mapping[str, int]) -> str:
        """Several of these; kinds of which there are none are left out."""
        return self.listed(self.amount(molecule, count) for molecule, count in counts.items() if count)

    def change(self, molecule: str, count: int) -> str:
        """A gain or a loss: "+2 proteins"."""
        return sign(count) + self.amount(molecule, abs(count))

    def points(self, count: int) -> str:
        """A gain or a loss of health points: "+7 HP"."""
        return sign(count) + self("points", count=abs(count))

    def listed(self, parts: Iterable[str]) -> str:
        """Parts in a row, or the word for nothing."""
        return ", ".join(parts) or self("nothing")


def sign(count: int) -> str:
    """The sign of a change."""
    return MINUS if count < 0 else "+"
