"""What a drawing or a sentence needs besides a view: the words, what is printed on the components, who sits where."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from vesicle.cli.words import Words
from vesicle.core.match import Rules
from vesicle.cytosis.components import MOLECULES, all_rows, in_play
from vesicle.cytosis.ids import N_FORESEEN

View = dict[str, Any]
Row = dict[str, Any]

LETTERS = "ABCDEF"
COLOURS = ("red", "bright_blue", "green", "magenta", "cyan", "yellow")
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
    def rows(self) -> Mapping[str, Mapping[str, Row]]:
        """The rows of the box by section and name."""
        return in_play(dict(self.rules.rows), self.virus)

    @property
    def virus(self) -> bool:
        """Whether the Virus expansion is played."""
        return bool(self.rules.options["virus"])

    @property
    def epigenetic(self) -> bool:
        """Whether the Epigenetic cards are played."""
        return bool(self.rules.options["epigenetic"])

    def player(self, seat: int) -> str:
        """A player in a sentence: a letter, or the word for the viewer or for the dummy."""
        if seat == len(self.names):
            return self.words("dummy")
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

    def attack(self, brief: bool) -> str:
        """What a Virus Attack card does when it is bought."""
        return self.words("attack-brief" if brief else "attack-effect", points=int(self.rules.box.attack_loss))

    def cost(self, card: str) -> str:
        """What completing a card takes, or what an instant card gives: "2 ATP 3 prot 1 carb"."""
        row = self.rows["cards"][card]
        return self.short(row["gain"] or {"atp": row["atp"], **row["needs"]})

    def short(self, counts: Mapping[str, int]) -> str:
        """Molecules in short: "3 prot 1 carb"."""
        return " ".join(f"{count} {self.words(f'molecule-{name}')}" for name, count in counts.items() if count)

    def worth(self, goal: str, brief: bool = False) -> str:
        """What a Goal counts, and for how many points; one of an own box that counts other cards is told in short."""
        row = self.rows["goals"][goal]
        usual = all_rows(self.rules.options["edition"])["goals"].get(goal)
        same = usual is not None and all(row[key] == usual[key] for key in ("counts", "different"))
        values = {"points": row["points"], "antibodies": row["antibodies"]}
        if same and not brief:
            return self.words(f"goal-{goal}.each", **values)
        return self.words("goal-brief-antibodies" if row["antibodies"] else "goal-brief", **values)

    def spots(self, area: str) -> list[str]:
        """The spots of an area."""
        return [spot for spot, row in self.rows["spots"].items() if row["area"] == area]

    def slot(self, spot: str) -> str:
        """The market slot above which a spot stands."""
        return self.rules.labels["slot"][self.spots("card").index(spot)]

    def has(self, view: View, seat: int | None, ability: str) -> bool:
        """Whether a player's Epigenetic card has an ability."""
        trait = None if seat is None else view["players"][seat]["trait"]
        return trait is not None and self.rows["traits"][trait]["ability"] == ability

    def price(self, view: View, slot: str, by_grey: bool = False) -> int:
        """What a market card costs the viewer, or who decides where nobody looks; below 0 where one is paid out."""
        seat = view["seat"] if self.viewer is None else self.viewer
        return int(view["facts"]["players"][seat]["grey_card_price" if by_grey else "card_price"][slot])

    @property
    def strains(self) -> Sequence[str]:
        """The strains of the viruses."""
        return self.rules.labels["strain"]

    def strain(self, name: str) -> str:
        """A strain in words; one that only an own box has goes by its name there."""
        try:
            return self.words(f"strain-{name}")
        except LookupError:
            return name

    def trait_does(self, trait: str) -> str:
        """What an Epigenetic card lets its owner do, with the figures of this box."""
        box = self.rules.box
        trades = {name: int(box.trade_price[number]) for number, name in enumerate(MOLECULES)}
        return self.words(
            f"trait-{trait}.does",
            trades=", ".join(f"{self.words(f'molecule-{name}')} ({price})" for name, price in trades.items() if price),
            kinds=", ".join(self.words(f"molecule-{name}") for name in self.rows["setup"]["free_kinds"]),
            cards=N_FORESEEN,
            look=int(box.scout_price),
            choose=int(box.choose_price),
            hire=int(box.hirer_price),
            grey=int(box.grey_price),
            early=int(box.early_price),
        )

    def is_struck(self, view: View) -> bool:
        """Whether a virus is being dealt with."""
        return "spread" in view["pending"] or self.is_rolled(view)

    def is_rolled(self, view: View) -> bool:
        """Whether the dice of the virus that is being dealt with have been rolled."""
        return "immunise" in view["pending"]

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
