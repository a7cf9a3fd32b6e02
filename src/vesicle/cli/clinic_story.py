"""What happened in a game of Virus & Co., told in sentences: first what somebody did, then what else that changed."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from vesicle.cli.clinic import UNKNOWN, Clinic, signed
from vesicle.cli.clinic_pills import tell_pills
from vesicle.cli.scene import View
from vesicle.cli.story import Entries, Entry, Line

PILLS_MOVED = ("pills", "staged", "pharmacy")


def tell(clinic: Clinic, entries: Entries, view: View) -> list[Line]:
    """One step, with the view after it."""
    step = Step(clinic, entries, view)
    lines = []
    if entries and entries[0]["what"] == "act":
        lines.append(step.tell_act(entries[0]))
    for line in step.tell_changes():
        if all(line.text != other.text for other in lines):
            lines.append(line)
    return lines


@dataclass
class Step:
    """The entries of one action; those that its first line speaks of are not told again."""

    clinic: Clinic
    entries: Entries
    view: View
    told: list[Entry] = field(default_factory=list)

    def say(self, name: str, seat: int | None, **values: Any) -> str:
        """A sentence about a seat."""
        return self.clinic.words(f"clinic-log-{name}", **{**self.clinic.who(seat), **values})

    def use(self, what: str, seat: int | None = None) -> Entry | None:
        """The first entry of a kind, of one seat or of any, which is told herewith."""
        for entry in self.entries:
            if entry["what"] == what and (seat is None or entry.get("seat") == seat):
                self.told.append(entry)
                return entry
        return None

    def tell_act(self, act: Entry) -> Line:
        """What somebody did."""
        self.told.append(act)
        verb, _, argument = act["action"].partition(" ")
        return Line(self._sentence(verb, argument, act["seat"]), act["seat"])

    def _sentence(self, verb: str, argument: str, seat: int) -> str:
        clinic = self.clinic
        match verb:
            case "keep":
                return self._keep(argument, seat)
            case "circulate" | "pass":
                return self._pass_on(argument, seat)
            case "risk":
                self.use("played")
                return self.say("risk", seat, card=clinic.card(argument or None))
            case "accept":
                return self._accept(seat)
            case "pay":
                return self._refuse(seat)
            case "inject":
                self.use("injection", seat)
                return self.say("inject", seat, card=clinic.on(argument))
            case "choose":
                self.use("virus", seat)
                return self.say("choose", seat, card=clinic.card(argument))
            case "name":
                lasting = self.use("lasting", seat)
                if lasting:
                    return self.say("lasting", seat, **self._bet(lasting))
                return self.say("name", seat, other=clinic.other(int(argument)))
            case "pill" if not argument:
                return self.say("pill-hidden", seat)
            case "pill":
                self.told += [entry for entry in self._pills_of(seat) if entry["change"] < 0][:1]
                return self.say("pill", seat, pill=clinic.words(f"clinic-pill-{argument}"))
            case "donor":
                return self._donor(seat, int(argument))
            case _:
                return self.say(verb, seat)

    def _pills_of(self, seat: int) -> list[Entry]:
        return [entry for entry in self.entries if entry["what"] == "pills" and entry["seat"] == seat]

    def _keep(self, pile: str, seat: int) -> str:
        injected = [entry for entry in self.entries if entry["what"] == "injection"]
        kept = self.use("virus", seat) or self.use("kept") or next(iter(injected), None)
        if kept is None:
            return self.say("keep-pile", seat, pile=pile)
        return self.say("keep", seat, card=self.clinic.card(kept["card"]))

    def _pass_on(self, pile: str, seat: int) -> str:
        started, passed = self.use("circulates"), self.use("passed")
        if passed is None:
            return self.say("circulate", seat, pile=pile)
        card = self.clinic.card(started["card"] if started else UNKNOWN)
        return self.say("send", seat, card=card, other=self.clinic.other(passed["to"]))

    def _accept(self, seat: int) -> str:
        revealed = self.use("revealed")
        if revealed:
            self.use("virus", seat)
            return self.say("reveal", seat, card=self.clinic.card(revealed["card"]))
        placed = self.use("virus", seat) or self.use("injection", seat)
        moving = self.view["moving"][0] if self.view["moving"] else UNKNOWN
        return self.say("accept", seat, card=self.clinic.card(placed["card"] if placed else moving))

    def _refuse(self, seat: int) -> str:
        own = [entry for entry in self.entries if entry["what"] in PILLS_MOVED and entry.get("seat") == seat]
        self.told += own
        paid = {entry["pill"]: -entry["change"] for entry in own if entry["what"] == "pills" and entry["change"] < 0}
        passed, pills = self.use("passed"), self.clinic.say_pills(paid)
        if passed is None:
            return self.say("pay", seat, pills=pills)
        return self.say("pay-on", seat, pills=pills, other=self.clinic.other(passed["to"]))

    def _donor(self, seat: int, donor: int) -> str:
        moved = [entry for entry in self.entries if entry["what"] == "pills"]
        self.told += moved
        gained = {entry["pill"]: entry["change"] for entry in moved if entry["change"] > 0}
        return self.say("donor", seat, pills=self.clinic.say_pills(gained), other=self.clinic.other(donor))

    def _bet(self, lasting: Entry) -> dict[str, Any]:
        return {"kind": self.clinic.row(lasting["card"])["kind"], "other": self.clinic.other(lasting["named"])}

    def tell_changes(self) -> Iterator[Line]:
        """What the step changed besides what its first line says."""
        left = [entry for entry in self.entries if not any(entry is told for told in self.told)]
        groups = {
            "pills": [entry for entry in left if entry["what"] in PILLS_MOVED],
            "scored": [entry for entry in left if entry["what"] == "scored"],
            "dealt": [entry for entry in left if entry["what"] == "deal" and None in entry["cards"]],
        }
        for entry in left:
            first = [name for name, group in groups.items() if group and group[0] is entry]
            if first == ["pills"]:
                yield from tell_pills(self.clinic, groups["pills"])
            elif first == ["scored"]:
                yield self._intensive_care(groups["scored"])
            elif first == ["dealt"]:
                yield self._hidden_deal(groups["dealt"])
            if entry["what"] not in PILLS_MOVED and entry not in groups["dealt"]:
                yield self._entry(entry)

    def _intensive_care(self, scored: list[Entry]) -> Line:
        seat = next((entry["seat"] for entry in scored if entry["icu"]), None)
        return Line(self.say("nobody-icu" if seat is None else "icu", seat), seat, "bold")

    def _hidden_deal(self, dealt: list[Entry]) -> Line:
        players = self.clinic.words.listed(self.clinic.other(entry["seat"]) for entry in dealt)
        return Line(self.say("deal-hidden", None, players=players, count=len(dealt[0]["cards"])), None, "dim")

    def _entry(self, entry: Entry) -> Line:
        """One change, as a note beneath the act or as a headline."""
        clinic, seat = self.clinic, entry.get("seat")
        card = clinic.card(entry["card"]) if "card" in entry else ""
        match entry["what"]:
            case "round":
                first = entry["first_seat"]
                return Line(self.say("round", first, round=entry["round"]), None, "bold")
            case "end":
                return Line(self._end(entry), None, "bold")
            case "offers":
                text = self.say("offers", None, cards=clinic.cards(card for card in entry["cards"] if card))
            case "deal":
                text = self.say("deal", seat, cards=clinic.cards(entry["cards"]))
            case "injection" if entry["on"] is None:
                text = self.say("injection-alone", seat)
            case "injection":
                text = self.say("injection-on", seat, card=clinic.on(entry["on"]))
            case "lasting":
                text = self.say("lasting", seat, **self._bet(entry))
            case "offer":
                text = self.say("offer", None, pile=entry["pile"], card=card)
            case "passed":
                some = clinic.card(UNKNOWN)
                text = self.say("send", entry["from"], card=some, other=clinic.other(entry["to"]))
            case "kept":
                text = self.say("keep", self.view["active"], card=card)
            case "played":
                text = self.say("risk", self.view["active"], card=card)
            case "revealed":
                taker = self.view["seat"] if self.view["recipient"] is None else self.view["recipient"]
                text = self.say("reveal", taker, card=card)
            case "scored":
                text = self.say("scored", seat, points=signed(entry["points"]), parts=self._parts(entry["sources"]))
            case what:
                text = self.say(what, seat, card=card)
        return Line(f"  {text}", None, "dim")

    def _parts(self, sources: dict[str, int]) -> str:
        parts = [f"{self.clinic.words(f'clinic-source-{name}')} {signed(points)}" for name, points in sources.items()]
        return ", ".join(part for part, points in zip(parts, sources.values(), strict=True) if points) or signed(0)

    def _end(self, entry: Entry) -> str:
        winners = entry["winners"]
        if len(winners) > 1:
            return self.say("end-shared", None, players=self.clinic.words.listed(map(self.clinic.other, winners)))
        return self.say("end", entry["winner"])
