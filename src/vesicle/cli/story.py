"""What happened, told in sentences: the entries of a log, step by step."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Any

from rich.text import Text

from vesicle.cli.scene import COLOURS, LETTERS, Scene
from vesicle.cli.table import describe_event
from vesicle.core.match import Match
from vesicle.cytosis.components import MOLECULES

Entry = dict[str, Any]
Entries = Sequence[Entry]

AT_THE_END = ("macromolecules", "detox", "sets", "goals")  # sources that the last table lists
SELF_EVIDENT = {"take": 1, "exhaust": 1, "trade": 1, "add": -1, "lose": -1}  # their sentence names what comes or goes


@dataclass(frozen=True)
class Line:
    """One line of the story; a note says what an act did beyond its player, a headline begins a round."""

    text: str
    seat: int | None = None
    style: str = ""

    def styled(self) -> Text:
        """The line for a terminal, with the player's letter in the player's colour."""
        text = Text(self.text, style=self.style)
        if self.seat is not None and self.text.startswith(f"{LETTERS[self.seat]} "):
            text.stylize(f"bold {COLOURS[self.seat]}", 0, 1)
        return text


def play_on(match: Match, action: str, viewer: int | None) -> list[Entry]:
    """Play an action and say what `match.log(viewer)` now has more."""
    before = match.look(viewer)
    match.play(action)
    return match.look(viewer).tell(match.rules.numbers[action], before)


def tell_all(scene: Scene, log: Iterable[Entry]) -> list[Line]:
    """A whole log."""
    steps = groupby(log, key=lambda entry: entry["number"])
    return [line for _, entries in steps for line in tell(scene, list(entries))]


def tell(scene: Scene, entries: Entries) -> list[Line]:
    """One step: the act with what it brought its player, then what it did to others and to the table.

    A virus that an Event has brought is told after it; one that was bought has taken health points before.
    """
    if not entries or entries[0]["what"] != "act":
        return [line for entry in entries for line in _tell_table(scene, entry)]
    entries, struck = _split_off_struck(entries)
    act = entries[0]
    told = _tell_act(scene, act, entries)
    lines = [*([told] if told else []), *_tell_displaced(scene, act, entries)]
    others = list(_tell_others(scene, act if told else None, entries))
    outbreak = [line for entry in entries if entry["what"] == "outbreak" for line in _tell_outbreak(scene, entry)]
    by_event = bool(outbreak) and any(entry["what"] == "event" for entry in entries)
    if not by_event:
        lines += [*others, *outbreak]
    for entry in entries[1:]:
        lines += _tell_table(scene, entry, act["action"])
        if entry["what"] == "event":
            lines += [*outbreak, *others] if by_event else _tell_others(scene, None, struck)
    return lines


def _split_off_struck(entries: Entries) -> tuple[Entries, Entries]:
    """What happened, without what the Event took from people's stocks; and that."""
    event = next((place for place, entry in enumerate(entries) if entry["what"] == "event"), len(entries))
    struck = [entry for entry in entries[event:] if entry["what"] == "stock"]
    return [*entries[:event], *(entry for entry in entries[event:] if entry["what"] != "stock")], struck


def _tell_act(scene: Scene, act: Entry, entries: Entries) -> Line | None:
    seat = act["seat"]
    verb, _, argument = act["action"].partition(" ")
    own = {entry["what"]: entry for entry in entries if entry.get("seat") == seat}
    name, values = _sentence(scene, verb, argument, own)
    if not name:
        return None
    text = scene.words(name, **values, **scene.who(seat))
    evident = {argument: SELF_EVIDENT[verb]} if verb in SELF_EVIDENT else {}
    changes = [] if name == "log-load" else _changes(scene, entries, seat, evident)
    return Line(text + _bracketed(changes), seat)


def _sentence(scene: Scene, verb: str, argument: str, own: dict[str, Entry]) -> tuple[str, dict[str, Any]]:
    """The id of the sentence for an act, and its values; none for an act that only ends a turn."""
    words = scene.words
    match verb:
        case "done":
            return "", {}
        case "return" | "put":
            return f"log-{verb}", {"card": scene.card(argument or None)}
        case "take" | "exhaust" | "add" | "trade" | "lose":
            amount = words("points", count=1) if argument == "hp" else words.amount(argument, 1)
            return f"log-{verb}", {"amount": amount}
        case "keep":
            return "log-keep", {"trait": words(f"trait-{argument}" if argument else "hidden-card")}
        case "antibody":
            raised = own["antibodies"]
            return "log-antibody", {"count": raised["change"], "strain": scene.strain(raised["strain"])}
        case "choose":
            return "log-choose", {"card": scene.card(_bought(own))}
        case "place" | "grey" if "card" in own or "attack" in own:
            return f"log-{verb}-buy", {"card": scene.card(_bought(own))}
        case "place" | "grey":
            marker = "-marker" if "marker" in own else ""
            return f"log-{verb}{marker}", {"spot": words(f"spot-{argument}")}
        case "load" if own.get("disk", {}).get("area"):
            disk = own["disk"]
            return "log-load", {"where": words(f"area-{disk['area']}.in"), "cargo": words.amounts(disk["cargo"])}
        case "load":
            return "log-translate", {"count": int(argument)}
        case "complete" | "disk" if "completed" in own:
            return "log-complete", {"card": scene.card(own["completed"]["card"])}
        case "complete":
            return "log-show", {"card": scene.card(argument)}
        case "goal":
            return "log-goal", {"goal": words(f"goal-{argument}")}
        case _:
            return f"log-{verb}", {"card": scene.card(argument)} if verb == "play" else {}


def _bought(own: dict[str, Entry]) -> str | None:
    """The card that came to a player; a Virus Attack card lies open at once."""
    card: str | None = own["attack" if "attack" in own else "card"]["card"]
    return card


def _changes(scene: Scene, entries: Entries, seat: int, evident: Mapping[str, int] | None = None) -> list[str]:
    """What a player gained and lost beyond what is evident, points last."""
    known = evident or {}
    mine = [entry for entry in entries if entry.get("seat") == seat]
    told = []
    for molecule in MOLECULES:
        stock = [entry["change"] for entry in mine if entry["what"] == "stock" and entry["molecule"] == molecule]
        counts = stock or [0]
        counts[-1] -= known.get(molecule, 0)  # what a piece cost comes before what it brought
        told += [scene.words.change(molecule, count) for count in counts if count]
    points = sum(entry["change"] for entry in mine if entry["what"] == "points" and entry["source"] not in AT_THE_END)
    points -= known.get("hp", 0)
    return [*told, *([scene.words.points(points)] if points else [])]


def _bracketed(changes: list[str]) -> str:
    return f" ({', '.join(changes)})" if changes else ""


def _is_over(entries: Entries) -> bool:
    return any(entry["what"] == "end" for entry in entries)


def _tell_displaced(scene: Scene, act: Entry, entries: Entries) -> Iterable[Line]:
    """Vesicles that went home without completing a card."""
    finished = any(entry["what"] == "completed" for entry in entries)
    for entry in entries:
        if entry["what"] == "disk" and entry["area"] is None and not finished and not _is_over(entries):
            changes = _changes(scene, entries, entry["seat"]) if entry["seat"] != act["seat"] else []
            text = scene.words("log-displaced", **scene.who(entry["seat"]))
            yield Line(f"  {text}{_bracketed(changes)}", style="dim")


def _tell_others(scene: Scene, act: Entry | None, entries: Entries) -> Iterable[Line]:
    """What an act or an Event gave to the other players or took from them; to all if the act has no sentence."""
    displaced = {entry["seat"] for entry in entries if entry["what"] == "disk" and entry["area"] is None}
    for seat in range(len(scene.names)):
        changes = _changes(scene, entries, seat)
        is_told = act is not None and seat == act["seat"]
        if not is_told and seat not in displaced and changes and not _is_over(entries):
            yield Line(f"  {scene.player(seat)}: {', '.join(changes)}", style="dim")


def _tell_outbreak(scene: Scene, outbreak: Entry) -> Iterable[Line]:
    """The responses to a virus, the strongest first, each with its dice and antibodies."""
    yield Line(scene.words("log-outbreak", strain=scene.strain(outbreak["strain"])))
    for rolled in outbreak["responses"]:
        dice, total = rolled["dice"], rolled["response"]
        values = {"dice": " + ".join(map(str, dice)), "antibodies": total - sum(dice), "response": total}
        text = scene.words("log-response", player=scene.player(rolled["seat"]), **values)
        yield Line(f"  {text}", style="dim")


def _tell_table(scene: Scene, entry: Entry, action: str = "") -> Iterable[Line]:
    """The setup, Phase 2, the end, and what else happens to the table; a card that is played was told already."""
    words = scene.words
    match entry["what"]:
        case "start":
            yield Line(words("log-goals", goals=", ".join(words(f"goal-{goal}") for goal in entry["goals"])))
            yield Line(words("log-begins", **scene.who(entry["first_seat"])))
        case "deal":
            dealt = {"cards": scene.cards(entry["cards"]), "atp": words.amount("atp", entry["atp"])}
            yield Line(words("log-deal", **dealt, **scene.who(entry["seat"])))
        case "discard":
            left = [card for card in entry["cards"] if card != action.removeprefix("play ")]
            if left:
                yield Line(words("log-discard", cards=scene.cards(left)), style="dim")
        case "reshuffle":
            yield Line(words("log-reshuffle-beneath" if action == "scout" else "log-reshuffle"), style="dim")
        case "trait":
            trait = {"trait": words(f"trait-{entry['trait']}"), "does": scene.trait_does(entry["trait"])}
            yield Line(words("log-trait", **trait, **scene.who(entry["seat"])))
        case "antibodies" if entry["seat"] is None:
            values = {"count": entry["change"], "strain": scene.strain(entry["strain"])}
            yield Line(f"  {words('log-dummy', **values)}", style="dim")
        case "event":
            effect = describe_event(scene, entry["event"])
            yield Line(words("log-event", event=words(f"event-{entry['event']}"), effect=effect))
        case "market":
            shown = [card for card in entry["cards"] if card is not None]
            yield Line(words("log-market", cards=scene.cards(shown)), style="dim")
        case "round":
            text = words("log-round", round=entry["round"], **scene.who(entry["first_seat"]))
            yield Line(text, style="bold")
        case "end":
            yield Line(words("log-end", **scene.who(entry["winner"])), style="bold")
