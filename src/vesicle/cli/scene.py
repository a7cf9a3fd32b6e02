"""What a drawing or a sentence needs besides a view: the words, what is printed on the components, who sits where."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from vesicle.cli.words import Words
from vesicle.core.match import Rules
from vesicle.cytosis.components import DATA, components

View = dict[str, Any]
Row = dict[str, Any]

LETTERS = "ABCDE"
COLOURS = ("red", "bright_blue", "green", "magenta", "cyan")
VESICLE_AREAS = ("smooth", "rough", "golgi")
ACTING_AREAS = (*VESICLE_AREAS, "ribosome", "exocytosis", "cytoplasm", "laureates")  # do more than give resources


@dataclass(frozen=True)
class Scene:
    """One table as one viewer sees it. All that is printed on the components is public."""

    words: Words
    rules: Rules
    viewer: int | None
    names: tuple[str, ...]  # of the seats

    @cached_property
    def rows(self) -> dict[str, dict[str, Row]]:
        """The rows of the box by section and name."""
        return components(self.rules.options["edition"], self.rules.options["box"])

    @cached_property
    def rulings(self) -> Mapping[str, str]:
        """How this table plays what tables play differently."""
        return {**DATA.usual_rulings(self.rules.options["edition"]), **self.rules.options["rulings"]}

    def player(self, seat: int) -> str:
        """A player in a sentence: a letter, or the word for the viewer."""
        return self.words("you") if seat == self.viewer else LETTERS[seat]

    def who(self, seat: int) -> dict[str, str]:
        """The values by which a sentence speaks to a player or of one."""
        return {"who": "you" if seat == self.viewer else "other", "player": LETTERS[seat]}

    def card(self, card: str | None) -> str:
        """A card's name, or the word for one whose face is hidden."""
        return self.words("hidden-card") if card is None else self.words(f"card-{card}")

    def cards(self, cards: list[str | None]) -> str:
        """Cards in a row: those that are known by name, the others counted."""
        hidden = cards.count(None)
        known = [self.card(card) for card in cards if card is not None]
        return self.words.listed([*known, *([self.words("hidden-cards", count=hidden)] if hidden else [])])

    def cost(self, card: str) -> str:
        """What completing a card takes, or what an instant card gives: "2 ATP 3 prot 1 carb"."""
        row = self.rows["cards"][card]
        return self.short(row["gain"] or {"atp": row["atp"], **row["needs"]})

    def short(self, counts: Mapping[str, int]) -> str:
        """Molecules in short: "3 prot 1 carb"."""
        return " ".join(f"{count} {self.words(f'molecule-{name}')}" for name, count in counts.items() if count)

    def spots(self, area: str) -> list[str]:
        """The spots of an area that this side of the board has."""
        printed = len(self.names) == 2 and self.rulings["two_player_board"] == "printed"
        return [
            spot
            for spot, row in self.rows["spots"].items()
            if row["area"] == area and (row["printed_two"] or not printed)
        ]

    def is_closed(self, view: View, area: str) -> bool:
        """Whether an area has had all the pieces that it takes a round from two players."""
        if len(self.names) != 2 or self.rulings["two_player_board"] != "caps":
            return False
        pieces = 0
        for spot in self.spots(area):
            pieces += view["occupant"][spot] is not None
            pieces += view["greys"][spot] if self.rulings["grey_in_cap"] == "yes" else 0
        return bool(pieces >= self.rows["areas"][area]["cap_two"])

    def is_reduced(self, view: View) -> bool:
        """Whether market cards are cheaper this round."""
        return view["event"] is not None and self.rows["events"][view["event"]]["effect"] == "reduce"

    def price(self, view: View, spot: str) -> int:
        """What the card beneath a spot costs now, in ATP; below 0 where one is paid out."""
        printed = int(self.rows["spots"][spot]["pay"].get("atp", 0))
        if not self.is_reduced(view):
            return printed
        bonus = 1 if self.rulings["reduce_bonus"] == "yes" else 0
        return printed - 1 if printed else -bonus

    def boost(self, view: View, area: str) -> dict[str, int]:
        """What waits for the next piece in an area."""
        row = self.rows["areas"][area]
        if self.rulings["boost_spots"] == "collecting" and not row["collects"]:
            return {}
        return {molecule: count for molecule, count in view["boost"][row["boost"]].items() if count}

    def disks(self, view: View, area: str | None) -> list[tuple[int, int]]:
        """Seat and number of the vesicle disks in an area, or of the idle ones."""
        return [
            (seat, disk)
            for seat, player in enumerate(view["players"])
            for disk, place in enumerate(player["disk_area"])
            if place == area
        ]

    def cargo(self, view: View, seat: int, disk: int) -> dict[str, int]:
        """What a disk carries."""
        return {molecule: count for molecule, count in view["players"][seat]["cargo"][disk].items() if count}


def health(player: Mapping[str, Any]) -> int:
    """A player's points so far."""
    return sum(player["points"].values())
