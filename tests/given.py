"""The small builder of rule tests: an empty table on which only what is named is set.

Seat 0 is to act in round 1 with pieces in hand; nobody owns anything; no market; cards that are not named are in the
deck. `given(atp=2, hand=["insulin"])` speaks of seat 0; `stocks`, `hands`, `completed`, `points` speak of any seat.
"""

import itertools
from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
import pytest

import vesicle
from table import Table as AnyTable
from table import dealt
from vesicle import Match
from vesicle.core.chance import draw_below
from vesicle.cytosis.components import all_rows, in_play

MOLECULES = ("mrna", "protein", "carb", "lipid", "atp")
Disks = Mapping[tuple[int, int], tuple[str, Mapping[str, int]]]  # (seat, disk) → area and cargo


class Table(AnyTable):
    """The short words that only Cytosis needs."""

    def stock(self, seat: int = 0) -> dict[str, int]:
        """What a player owns, without what there is none of."""
        return {name: amount for name, amount in self.player(seat)["stock"].items() if amount}

    def supply(self, molecule: str) -> int:
        return self.truth["supply"][molecule]

    def health(self, seat: int = 0) -> int:
        return self.match.scores()[seat]["total"]

    def scored(self, seat: int, source: str) -> int:
        return self.match.scores()[seat]["sources"][source]

    def hand(self, seat: int = 0) -> list[str]:
        return self.player(seat)["hand"]

    def completed(self, seat: int = 0) -> list[str]:
        return self.player(seat)["completed"]

    def disk(self, seat: int, disk: int) -> tuple[str | None, dict[str, int]]:
        """Where a disk is and what it carries."""
        me = self.player(seat)
        return me["disk_area"][disk], {name: amount for name, amount in me["cargo"][disk].items() if amount}

    def market(self) -> list[str | None]:
        return list(self.truth["market"].values())

    def virus(self) -> dict[str, Any]:
        """What the latest virus has rolled: each seat's dice and response, the dummy last, and the ranking."""
        truth = self.truth
        rolled = [[die for die in dice if die] for dice in truth["dice"]]
        return {"dice": rolled, "response": truth["response"], "ranking": truth["ranking"]}

    def antibodies(self, strain: str) -> list[int]:
        """Every player's antibodies against a strain."""
        return [player["antibodies"][strain] for player in self.truth["players"]]

    def weather(self) -> "Table":
        """Let the virus run its course: gains are taken as they come, health points are lost, nothing is bought."""
        while self.asked in ("vaccinate", "gain", "lose", "antibody"):
            self.play(self.legal[-1])
        return self

    def end_round(self) -> "Table":
        """Let everybody use up their pieces in the first legal way, until a new round begins or the game ends."""
        now = self.truth["round_number"]
        while self.winner is None and self.truth["round_number"] == now:
            self.play("done" if "done" in self.legal else self.legal[0])
        return self


def given(
    *,
    players: int = 3,
    edition: str = "second",
    virus: bool = False,
    traits: Mapping[int, str] | None = None,
    rulings: Mapping[str, str] | None = None,
    box: Mapping[str, Any] | None = None,
    hand: Sequence[str] = (),
    hands: Mapping[int, Sequence[str]] | None = None,
    completed: Mapping[int, Sequence[str]] | None = None,
    stocks: Mapping[int, Mapping[str, int]] | None = None,
    points: Mapping[int, int] | None = None,
    flasks: int | Mapping[int, int] | None = None,
    occupied: Mapping[str, int] | None = None,
    greys: Mapping[str, int] | None = None,
    disks: Disks | None = None,
    market: Sequence[str | None] = (),
    discard: Sequence[str] = (),
    deck: Sequence[str] | None = None,
    event: str | None = None,
    events: Sequence[str] | None = None,
    boost: Mapping[str, Mapping[str, int]] | None = None,
    goals: Sequence[str] | None = None,
    goal_seats: Mapping[str, Sequence[int]] | None = None,
    antibodies: Mapping[int, Mapping[str, int]] | None = None,
    dummy: Mapping[str, int] | None = None,
    attacks: Mapping[int, Sequence[str]] | None = None,
    rng: Sequence[int] | None = None,
    supply: Mapping[str, int] | None = None,
    pending: Sequence[str] = ("turn",),
    round_number: int | None = None,
    marker: int = 0,
    starter: int = 0,
    seat: int = 0,
    **stock: int,
) -> Table:
    """A table with just this on it. `deck` is the whole deck, top last; `events` the next ones, first revealed first.

    `supply` sets finite piles: what is left over goes to the last seat. `points` are card points. `flasks` is for
    everybody, or by seat (others keep all of theirs). With `traits` the Epigenetic cards are in play: seats that are
    not named get what is left. `rng` is the generator's key and count, for tests that want certain dice.
    """
    options: dict[str, Any] = {
        "players": players,
        "edition": edition,
        "virus": virus,
        "epigenetic": traits is not None,
        "rulings": dict(rulings or {}),
        "box": box,
        "first_seat": marker,
    }
    table = dealt("cytosis", options, _draft).position()
    everybody = table["players"]
    _set_players(table, {0: stock, **(stocks or {})}, {0: hand, **(hands or {})}, completed or {})
    _set_modules(table, traits, antibodies or {}, attacks or {})
    table["dummy"].update(dummy or {})
    table["rng"] = list(rng) if rng else table["rng"]
    for who, amount in (points or {}).items():
        everybody[who]["points"]["cards"] = amount
    on_board = list((occupied or {}).values())
    whole = everybody[0]["flasks"]
    for who, me in enumerate(everybody):
        chosen = flasks if isinstance(flasks, int) else (flasks or {}).get(who)
        me["flasks"] = whole - on_board.count(who) if chosen is None else chosen
    for (who, disk), (area, cargo) in (disks or {}).items():
        everybody[who]["disk_area"][disk] = area
        everybody[who]["cargo"][disk].update(cargo)
    table["occupant"].update(occupied or {})
    table["greys"].update(greys or {})
    table["grey_home"] = 2 - sum((greys or {}).values())
    for area, waiting in (boost or {}).items():
        table["boost"][area].update(waiting)
    table.update(pending=list(pending), seat=seat, marker=marker, starter=starter, discard=list(discard))
    _set_cards(table, market, deck)
    _set_goals(table, goals, goal_seats or {})
    _set_events(table, event, events, round_number)
    _set_supply(table, supply)
    return Table(vesicle.from_position(table))


def given_round(**table: Any) -> Table:
    """The same in the first edition, where a round has just ended; the next one begins with a Boost of the nucleus."""
    settings: dict[str, Any] = {"edition": "first", "events": ["nucleus-boost"], "flasks": 0, "pending": ("after",)}
    return given(**{**settings, **table}).play("done")


def _draft(match: Match) -> None:
    """The cards are dealt after a draft, where there is one."""
    while match.position()["pending"] == ["draft"]:
        match.play(match.legal[0])


def _set_modules(
    table: dict[str, Any],
    traits: Mapping[int, str] | None,
    antibodies: Mapping[int, Mapping[str, int]],
    attacks: Mapping[int, Sequence[str]],
) -> None:
    left = [trait for trait in TRAITS if trait not in (traits or {}).values()]
    for seat, me in enumerate(table["players"]):
        if traits is not None:
            me["trait"] = traits.get(seat) or left.pop(0)
        me["antibodies"].update(antibodies.get(seat, {}))
        me["attacks"] = list(attacks.get(seat, ()))


TRAITS = (
    "cell-plasticity",
    "demethylation",
    "hyperacetylation",
    "housekeeping",
    "poised-promoter",
    "open-chromatin",
    "metabolic-switch",
)


def _set_players(
    table: dict[str, Any],
    stocks: Mapping[int, Mapping[str, int]],
    hands: Mapping[int, Sequence[str]],
    completed: Mapping[int, Sequence[str]],
) -> None:
    for seat, me in enumerate(table["players"]):
        me["hand"] = list(hands.get(seat, ()))
        me["completed"] = list(completed.get(seat, ()))
        me["stock"] = {**dict.fromkeys(MOLECULES, 0), **stocks.get(seat, {})}


def _set_cards(table: dict[str, Any], market: Sequence[str | None], deck: Sequence[str] | None) -> None:
    """All cards that lie nowhere else are in the deck; with a deck given, the last seat holds the rest."""
    slots = list(table["market"])
    table["market"] = dict.fromkeys(slots) | dict(zip(slots, market, strict=False))
    used = {card for card in (*market, *table["discard"], *(deck or ())) if card}
    for me in table["players"]:
        used |= {*me["hand"], *me["completed"], *me["attacks"]}
    spare = [card for card in (*table["out"], *DETOX) if card not in used]  # what setup left out may be wanted here
    table["out"] = list(dict.fromkeys(spare))[: len(table["out"])]
    rest = [card for card in table["known"] if card not in used and card not in table["out"]]
    table["known"] = {card: 127 if "-attack-" in card else 0 for card in table["known"]}
    if deck is None:
        table["deck"] = rest
        return
    table["deck"] = list(deck)
    keeper = table["players"][-1]
    keeper["hand"] += [card for card in rest if "-attack-" not in card]
    table["discard"] += [card for card in rest if "-attack-" in card]


DETOX = ("ethanol", "propanol", "butanol", "isopropanol", "acetaldehyde", "methanol", "ethylene-glycol")


def _set_goals(table: dict[str, Any], goals: Sequence[str] | None, goal_seats: Mapping[str, Sequence[int]]) -> None:
    wanted = sum(table["goal_open"].values())
    order = [*(goals or goal_seats), *(goal for goal in table["goal_open"] if goal not in (goals or goal_seats))]
    table["goal_open"] = {goal: int(goal in order[:wanted]) for goal in table["goal_open"]}
    for goal, seats in goal_seats.items():
        table["goal_seats"][goal] = [*seats, None, None][:2]


def _set_events(
    table: dict[str, Any], event: str | None, events: Sequence[str] | None, round_number: int | None
) -> None:
    """Round 1 has no active Event; with one it is round 2, and the Events of earlier rounds are in nobody's sight."""
    number = round_number or (1 if event is None else 2)
    pool = table["events"] + table["events_out"]
    named = ([event] if event else []) + list(events or ())
    for name in named:
        pool.remove(name)
    active = event
    if active is None and number > 1:
        active = pool.pop()
    left = len(table["events"]) - (number - 1)
    wanted = max(0, left - len(events or ()))
    viruses = [name for name in pool if name.endswith("-outbreak")]  # never left in the box: they come last
    plain = [name for name in pool if name not in viruses]
    chosen = plain[: max(0, wanted - len(viruses))]
    upcoming = [*(events or ()), *chosen, *viruses[: wanted - len(chosen)]]
    unused = plain[len(chosen) :]
    table.update(round_number=number, event=active, events=upcoming[:left][::-1])
    table["events_out"] = unused[: len(table["events_out"])]


def _set_supply(table: dict[str, Any], supply: Mapping[str, int] | None) -> None:
    """Under a finite supply all pieces are somewhere: in stocks, on the board, or left in the piles."""
    box = vesicle.rules_for("cytosis", table["options"]).box
    tokens = dict(zip(MOLECULES, box.tokens.tolist(), strict=True))
    for molecule, total in tokens.items():
        used = sum(area[molecule] for area in table["boost"].values())
        for me in table["players"]:
            used += me["stock"][molecule] + sum(disk[molecule] for disk in me["cargo"])
        left = total - used
        if supply and molecule in supply:
            table["players"][-1]["stock"][molecule] += left - supply[molecule]
            left = supply[molecule]
        table["supply"][molecule] = left


def faces(face: int) -> dict[str, Any]:
    """A box whose dice show one face only, so that health and antibodies alone decide."""
    return {"virus": {"die_faces": [face] * 6}}


def outbreak(strain: str = "influenza", **things: Any) -> Table:
    """First edition: the last piece of a round is used and a Virus Event is turned up; every die shows 1."""
    usual = {"edition": "first", "virus": True, "box": faces(1), "flasks": 0, "pending": ("after",)}
    return given(**{**usual, "events": [f"{strain}-outbreak"], **things}).play("done")


def attack(strain: str = "influenza", **things: Any) -> Table:
    """First edition: seat 0 has just taken a Virus Attack card from the free spot; every die shows 1."""
    usual = {"edition": "first", "virus": True, "box": faces(1), "market": [f"{strain}-attack-1"]}
    return given(**{**usual, **things}).play("place card-1")


def key_for(wanted: Sequence[int]) -> list[int]:
    """A key under which six-sided dice show just these faces next."""
    for number in itertools.count():
        rng = np.array([number, 0, 0], np.int64)
        if all(draw_below(rng, 6) + 1 == face for face in wanted):
            return [number, 0, 0]
    raise AssertionError


def edited(position: dict[str, Any], **changes: Any) -> dict[str, Any]:
    """A position with some fields changed; `players__0__stock__atp` is the path players → 0 → stock → atp."""
    for path, value in changes.items():
        target: Any = position
        *steps, last = (int(step) if step.isdigit() else step for step in path.split("__"))
        for step in steps:
            target = target[step]
        target[last] = value
    return position


def refusal(position: dict[str, Any]) -> str:
    """The one sentence with which a position is refused."""
    with pytest.raises(ValueError) as caught:
        vesicle.from_position(position)
    assert "\n" not in str(caught.value)
    return str(caught.value)


DECK = ["insulin", "cortisol", "glucagon", "estradiol"]  # of the two builders below; the top card is the last one


def drafting(players: int = 3, kept: int = 0) -> dict[str, Any]:
    """A draft of Epigenetic cards in which some players have kept one."""
    game = vesicle.new("cytosis", players=players, edition="first", epigenetic=True, seed=1, first_seat=0)
    for _ in range(kept):
        game.play(game.legal[0])
    return game.position()


def with_trait(trait: str = "open-chromatin", **things: Any) -> Table:
    """Seat 0 has an Epigenetic card, some ATP and a deck that is known."""
    return given(**{"edition": "first", "traits": {0: trait}, "deck": DECK, "atp": 4, **things})


def components(edition: str) -> dict[str, Any]:
    """What the base game's box of an edition holds."""
    return in_play(all_rows(edition), virus=False)
