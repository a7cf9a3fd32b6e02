"""Pills that moved, told in lines: who took some back, who lost what was paid, who got or gave some."""

from collections.abc import Iterable, Iterator

from vesicle.cli.clinic import Clinic
from vesicle.cli.story import Entry, Line

Pills = dict[str, int]


def tell_pills(clinic: Clinic, entries: list[Entry]) -> Iterator[Line]:
    """Lines for entries of the kinds `pills`, `staged` and `pharmacy`; the last only where no player explains it."""
    seats = list(dict.fromkeys(entry["seat"] for entry in entries if entry.get("seat") is not None))
    for seat in seats:
        for name, pills in _parts(clinic, entries, seat):
            text = clinic.words(f"clinic-log-pills-{name}", pills=clinic.say_pills(pills), **clinic.who(seat))
            yield Line(f"  {text}", None, "dim")
    if not seats:
        change = _sum(clinic, entries)
        for name, sign in (("more", 1), ("less", -1)):
            pills = {pill: max(0, sign * count) for pill, count in change.items()}
            if any(pills.values()):
                text = clinic.words(f"clinic-log-pharmacy-{name}", pills=clinic.say_pills(pills))
                yield Line(f"  {text}", None, "dim")


def _parts(clinic: Clinic, entries: list[Entry], seat: int) -> Iterator[tuple[str, Pills]]:
    """What came back to a player, what is gone for good, what was gained and what was lost."""
    mine = [entry for entry in entries if entry.get("seat") == seat]
    own = _sum(clinic, (entry for entry in mine if entry["what"] == "pills"))
    staged = _sum(clinic, (entry for entry in mine if entry["what"] == "staged"))
    back = {pill: max(0, min(own[pill], -staged[pill])) for pill in own}
    parts = {
        "back": back,
        "gone": {pill: max(0, -staged[pill] - back[pill]) for pill in own},
        "gained": {pill: max(0, own[pill] - back[pill]) for pill in own},
        "lost": {pill: max(0, -own[pill] - max(0, staged[pill])) for pill in own},
    }
    yield from ((name, pills) for name, pills in parts.items() if any(pills.values()))


def _sum(clinic: Clinic, entries: Iterable[Entry]) -> Pills:
    total = dict.fromkeys(clinic.pills, 0)
    for entry in entries:
        total[entry["pill"]] += entry["change"]
    return total
