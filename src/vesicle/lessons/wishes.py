"""What a step asks for: a few words about the learner's view and about the log of the step, never one fixed move.

A wish is a table; it is met when all that it names holds:
`least`, `most`  numbers of the view by their path: `least = { "me.stock.mrna" = 3 }`
`is`             other values of the view: `is = { marker = 0 }`
`has`            lists of the view and what is in them: `has = { "me.completed" = "insulin" }`
`log`            entries that are in the log of the step: `log = [{ what = "goal", seat = 0 }]`
In a path "me" is the learner's own side. In an entry a list means one of its values, and a table holds amounts that
are reached or exceeded: `cargo = { protein = 2 }`.
"""

from collections.abc import Mapping, Sequence
from typing import Any

View = Mapping[str, Any]
Wish = Mapping[str, Any]
Entries = Sequence[Mapping[str, Any]]

COMPARES = ("least", "most", "is", "has")
WORDS = (*COMPARES, "log")


def is_met(wish: Wish, seat: int, view: View, log: Entries) -> bool:
    """Whether all that a wish names holds."""
    if not all(any(_fits(entry, wanted) for entry in log) for wanted in wish.get("log", ())):
        return False
    return all(
        _compare(word, look_up(view, seat, path), wanted)
        for word in COMPARES
        for path, wanted in wish.get(word, {}).items()
    )


def _compare(word: str, found: Any, wanted: Any) -> bool:
    match word:
        case "least":
            return bool(found >= wanted)
        case "most":
            return bool(found <= wanted)
        case "is":
            return bool(found == wanted)
        case _:
            return wanted in found


def _fits(entry: Mapping[str, Any], wanted: Mapping[str, Any]) -> bool:
    """Whether an entry of the log is one that is looked for."""
    return all(name in entry and _agrees(entry[name], value) for name, value in wanted.items())


def _agrees(found: Any, wanted: Any) -> bool:
    if isinstance(wanted, Mapping):
        return all(found.get(name, 0) >= amount for name, amount in wanted.items())
    if isinstance(wanted, list):
        return found in wanted
    return bool(wanted in found if isinstance(found, list) else found == wanted)


def look_up(view: View, seat: int, path: str) -> Any:
    """A value of the view by its path; ValueError where the path leads nowhere."""
    found: Any = view
    words = path.split(".")
    if words[0] == "me":
        words[:1] = ["players", str(seat)]
    for word in words:
        try:
            found = found[int(word)] if isinstance(found, list) else found[word]
        except (KeyError, IndexError, TypeError, ValueError):
            raise ValueError(f"{path!r} leads nowhere in a view: there is no {word!r}") from None
    return found


def check_wish(wish: Any, where: str) -> None:
    """ValueError in one sentence for what is no wish."""
    if not isinstance(wish, Mapping) or not wish:
        raise ValueError(f"{where}: a table with some of {', '.join(WORDS)} is wanted")
    for word, value in wish.items():
        if word not in WORDS:
            raise ValueError(f"{where}: {word!r} is none of {', '.join(WORDS)}")
        wanted = list if word == "log" else Mapping
        if not isinstance(value, wanted) or not value:
            kind = "a list of tables" if wanted is list else "a table of paths"
            raise ValueError(f"{where}.{word}: {kind} is wanted")
