"""Virus & Co. for a terminal: what a drawing or a sentence needs besides a view."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from vesicle.cli.scene import LETTERS, Row
from vesicle.cli.words import MINUS, Words
from vesicle.core.match import Rules

UNKNOWN = "some"  # a card that a sentence cannot name


@dataclass(frozen=True)
class Clinic:
    """One table of Virus & Co. as one viewer sees it."""

    words: Words
    rules: Rules
    viewer: int | None
    names: tuple[str, ...]  # of the seats

    @property
    def pills(self) -> Sequence[str]:
        """The kinds of pills."""
        return self.rules.labels["pill"]

    @property
    def setup(self) -> Mapping[str, Any]:
        """The figures that are printed in the rules."""
        return self.rules.rows["setup"]

    def row_name(self, card: str) -> str:
        """The row that a card stands for: copies of a row are numbered."""
        stem, _, number = card.rpartition("-")
        rows = (self.rules.rows["cards"], self.rules.rows["risks"])
        return card if any(card in row for row in rows) or not number.isdigit() else stem

    def row(self, card: str) -> Row:
        """What is printed on a card."""
        name = self.row_name(card)
        row: Row = self.rules.rows["cards"].get(name) or self.rules.rows["risks"][name]
        return row

    def who(self, seat: int | None) -> dict[str, str]:
        """The values by which a sentence speaks to a player or of one."""
        is_viewer = seat is not None and seat == self.viewer
        return {"who": "you" if is_viewer else "other", "player": "" if seat is None else LETTERS[seat]}

    def other(self, seat: int | None) -> str:
        """A player as the object of a sentence."""
        if seat is None:
            return ""
        return self.words("clinic-you") if seat == self.viewer else LETTERS[seat]

    def name(self, card: str | None) -> str:
        """A card's name; a hidden one is just a Risk card."""
        if card is None:
            return self.words("clinic-card-hidden")
        return str(self.row(card)["name"]) or self.words(f"clinic-card-{self.row_name(card)}")

    def the(self, card: str) -> str:
        """A Virus with its article, where the language has one; a Risk card goes by its title."""
        is_virus = self.row_name(card) in self.rules.rows["cards"]
        return self.words("clinic-card-the", **self._named(card)) if is_virus else self.name(card)

    def on(self, card: str) -> str:
        """A Virus that an Injection lies on."""
        return self.words("clinic-card-on", **self._named(card))

    def _named(self, card: str) -> dict[str, str]:
        """Which article a name takes hangs on the card; a name from an own box takes none."""
        return {"name": "own" if self.row(card)["name"] else self.row_name(card), "card": self.name(card)}

    def card(self, card: str | None) -> str:
        """A card within a sentence: with its points where it has some, and a Virus as the language speaks of it."""
        if card is None or card == UNKNOWN:
            return self.words("clinic-card-hidden.said" if card is None else "clinic-card-some.said")
        points = self.row(card).get("points")
        if points:
            return self.words("clinic-card-points", card=self.the(card), points=points)
        return self.words("clinic-card-injection.said") if self.row_name(card) == "injection" else self.name(card)

    def cards(self, cards: Iterable[str | None]) -> str:
        """Cards in a row."""
        return self.words.listed(self.card(card) for card in cards)

    def say_pills(self, pills: Mapping[str, int]) -> str:
        """Pills in a row: "1 blue pill, 2 red pills"."""
        parts = [self.words(f"clinic-amount-{pill}", count=count) for pill, count in pills.items() if count]
        return ", ".join(parts) or self.words("clinic-none")


def signed(points: int) -> str:
    """Points with their sign."""
    return "0" if points == 0 else f"{'+' if points > 0 else MINUS}{abs(points)}"
