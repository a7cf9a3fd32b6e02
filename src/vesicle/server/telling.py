"""What viewers are told of an entry: an event in the eyes of one seat, or of a spectator.

An event is made from the views of that seat before and after, the public facts of the table, and nothing else; so two
games that look the same to a seat give it the same bytes.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import msgspec

from vesicle.core.layout import Path
from vesicle.server.sight import Eyes, View, clock_of, encode, public_facts, result_of, turn_of
from vesicle.server.store import Entry
from vesicle.server.table import Table

Patch = list[tuple[Path, Any]]


@dataclass(frozen=True)
class Looks:
    """How a position follows another: where views may differ, and what a spectator saw before and sees now."""

    changed: Sequence[Path]
    public: tuple[View, View] | None = None  # None where nobody shares what a spectator is told

    def are_public(self, before: View | None, after: View | None) -> bool:
        """Whether eyes that saw one view and now see another saw and see what a spectator did, wherever it matters."""
        if self.public is None:
            return False
        for path in self.changed:
            for own, public in zip((before, after), self.public, strict=True):
                mine, theirs = find(own, path), find(public, path)
                if mine is not theirs and mine != theirs:
                    return False
        return True


class Telling:
    """One entry, which the table has taken already, on its way to all viewers; what they are told alike is made once.

    Who sees no more of a change than a spectator is told the spectator's story, which is everybody's to know; whoever
    acted, or sees more, has a story of their own.
    """

    def __init__(self, table: Table, entry: Entry, looks: Looks | None = None) -> None:
        """Nothing is made before somebody is told."""
        self._table, self._entry, self._looks = table, entry, looks

    def to(self, eyes: Eyes, before: View | None, after: View | None) -> bytes:
        """The event for eyes that saw one view and now see another."""
        entry = self._entry
        message: dict[str, Any] = {"type": "event", "number": entry.number, "kind": entry.kind, "at": entry.at}
        match entry.kind:
            case "played" | "undone":
                message |= self._moved(eyes, before, after)
            case "started" | "created" if entry.kind == "started" or after is not None:
                message |= {"table": public_facts(self._table), **self._begun(eyes, after)}
            case "chat":
                message |= {key: entry.body[key] for key in ("holder", "name", "text")}
            case "notice":
                return encode(message)  # where somebody wants to be told is nobody else's business
            case _:
                message["table"] = public_facts(self._table)
        return encode({**message, "turn": turn_of(self._table, eyes), "clock": self._clock})

    @cached_property
    def _clock(self) -> msgspec.Raw:
        return msgspec.Raw(encode(clock_of(self._table)))

    def _begun(self, eyes: Eyes, view: View | None) -> dict[str, Any]:
        """How the game began; what began elsewhere, or was told already, is only shown."""
        match = self._table.match
        if match is None or match.seed is None or self._table.plays:
            return {"view": view, "log": []}
        return {"view": view, "log": match.rules.describe(None, None, view, eyes)}

    def _moved(self, eyes: Eyes, before: View | None, after: View | None) -> dict[str, Any]:
        """What an action, or taking actions back, has changed, and how the game ended."""
        looks = self._looks
        if looks is not None and eyes != self._entry.body["seat"] and looks.are_public(before, after):
            told = self._public
        else:
            told = self._story(eyes, before, after)
        result = result_of(self._table)
        return told if result is None else {**told, "result": result, "table": public_facts(self._table)}

    @cached_property
    def _public(self) -> dict[str, Any]:
        """The story for a spectator, encoded where it is long."""
        assert self._looks is not None and self._looks.public is not None
        story = self._story(None, *self._looks.public)
        return {**story, **{key: msgspec.Raw(encode(story[key])) for key in ("patch", "log")}}

    def _story(self, eyes: Eyes, before: View | None, after: View | None) -> dict[str, Any]:
        """What has changed in a view, and the log entries that go with it."""
        body, match = self._entry.body, self._table.match
        patch = differences(before, after, None if self._looks is None else self._looks.changed)
        told: dict[str, Any] = {"seat": body["seat"], "patch": patch}
        if self._entry.kind == "undone":
            return {**told, "to": body["to"], "log": [{"what": "undone", "seat": body["seat"], "to": body["to"]}]}
        assert match is not None
        return {**told, "by": body["by"], "log": match.rules.describe(body["action"], before, after, eyes)}


def differences(before: View | None, after: View | None, changed: Sequence[Path] | None = None) -> Patch:
    """What to set where so that one view becomes the other: tables key by key, lists of tables entry by entry.

    With `changed` only there, where whoever has made the views knows that nothing else differs.
    """
    found: Patch = []
    for path in ((),) if changed is None else changed:
        old, new = find(before, path), find(after, path)
        if old is not new:
            _compare(old, new, path, found)
    return found


def find(view: Any, path: Path) -> Any:
    """What a view has at a place."""
    for step in path:
        view = view[step]
    return view


def _compare(before: Any, after: Any, path: Path, found: Patch) -> None:
    """Note what differs; what has not changed is mostly the same object, and quickly passed over."""
    if isinstance(before, dict) and isinstance(after, dict) and before.keys() == after.keys():
        for key, value in after.items():
            if before[key] is not value:
                _compare(before[key], value, (*path, key), found)
    elif _are_tables(before) and _are_tables(after) and len(before) == len(after):
        for index, value in enumerate(after):
            if before[index] is not value:
                _compare(before[index], value, (*path, index), found)
    elif before != after:
        found.append((path, after))


def _are_tables(value: Any) -> bool:
    return isinstance(value, list) and bool(value) and isinstance(value[0], dict)
