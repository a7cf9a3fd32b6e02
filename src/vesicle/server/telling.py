"""What viewers are told of an entry: an event in the eyes of one seat, or of a spectator.

An event is made from what that seat saw before and sees now, the public facts of the table, and nothing else; so two
games that look the same to a seat give it the same bytes.
"""

from functools import cached_property
from typing import Any

import msgspec

from vesicle.core.sights import Patch, Sight
from vesicle.server.sight import Eyes, clock_of, encode, public_facts, result_of, turn_of
from vesicle.server.store import Entry
from vesicle.server.table import Table

Seen = Sight | None


class Telling:
    """One entry, which the table has taken already, on its way to all viewers; what they are told alike is made once.

    Who sees no more of a change than a spectator is told the spectator's story, which is everybody's to know; whoever
    acted, or sees more, has a story of their own.
    """

    def __init__(self, table: Table, entry: Entry, public: tuple[Sight, Sight] | None = None) -> None:
        """Nothing is made before somebody is told; `public` is what a spectator saw before and sees now."""
        self._table, self._entry, self._public = table, entry, public

    def to(self, eyes: Eyes, before: Seen, after: Seen) -> bytes:
        """The event for eyes that saw one thing and now see another."""
        if self._is_public(eyes, before, after):
            return self._told_all if eyes != self._table.to_act else self._event(eyes, self._public_story)
        match self._entry.kind:
            case "played" | "undone":
                return self._event(eyes, self._story(eyes, before, after))
            case "started" | "created" if self._entry.kind == "started" or after is not None:
                return self._event(eyes, {"table": public_facts(self._table), **self._begun(after)})
            case "chat":
                return self._event(eyes, {key: self._entry.body[key] for key in ("holder", "name", "text")})
            case "notice":
                return encode(self._head)  # where somebody wants to be told is nobody else's business
        return self._event(eyes, {"table": public_facts(self._table)})

    def _is_public(self, eyes: Eyes, before: Seen, after: Seen) -> bool:
        """Whether eyes saw and see what a spectator did, wherever it matters, and have not acted."""
        if self._public is None or before is None or after is None or eyes == self._entry.body["seat"]:
            return False
        was, now = self._public
        if not after.shares(before, now, was):
            return False
        return self._action is None or after.story(self._action, before) == self._public_numbers

    @cached_property
    def _action(self) -> int | None:
        """The action that was played, if one was."""
        if self._entry.kind != "played" or self._table.match is None:
            return None
        return self._table.match.rules.numbers[self._entry.body["action"]]

    @cached_property
    def _public_numbers(self) -> list[int]:
        """What a spectator is told of it."""
        assert self._public is not None and self._action is not None
        was, now = self._public
        return now.story(self._action, was)

    @cached_property
    def _head(self) -> dict[str, Any]:
        entry = self._entry
        return {"type": "event", "number": entry.number, "kind": entry.kind, "at": entry.at}

    def _event(self, eyes: Eyes, told: dict[str, Any]) -> bytes:
        return encode({**self._head, **told, "turn": turn_of(self._table, eyes), "clock": self._clock})

    @cached_property
    def _told_all(self) -> bytes:
        """The event for all who are told the spectator's story and have nothing to decide."""
        return self._event(None, self._public_story)

    @cached_property
    def _clock(self) -> msgspec.Raw:
        return msgspec.Raw(encode(clock_of(self._table)))

    @cached_property
    def _public_story(self) -> dict[str, Any]:
        """The story for a spectator, encoded where it is long."""
        assert self._public is not None
        story = self._story(None, *self._public)
        return {**story, **{key: msgspec.Raw(encode(story[key])) for key in ("patch", "log")}}

    def _begun(self, seen: Seen) -> dict[str, Any]:
        """How the game began; what began elsewhere, or was told already, is only shown."""
        match = self._table.match
        if seen is None or match is None or match.seed is None or self._table.plays:
            return {"view": None if seen is None else seen.view(), "log": []}
        return {"view": seen.view(), "log": seen.tell_start()}

    def _story(self, eyes: Eyes, before: Seen, after: Seen) -> dict[str, Any]:
        """What an action, or taking actions back, has changed in a view, its log entries, and how the game ended."""
        body = self._entry.body
        told: dict[str, Any] = {"seat": body["seat"], "patch": patch_of(before, after)}
        if self._entry.kind == "undone":
            told |= {"to": body["to"], "log": [{"what": "undone", "seat": body["seat"], "to": body["to"]}]}
        else:
            assert self._action is not None and before is not None and after is not None
            told |= {"by": body["by"], "log": after.tell(self._action, before)}
        result = result_of(self._table)
        return told if result is None else {**told, "result": result, "table": public_facts(self._table)}


def patch_of(before: Seen, after: Seen) -> Patch:
    """What to set where so that one view becomes the other; an empty place is all of it."""
    if before is not None and after is not None:
        return after.patch(before)
    return [] if before is after else [((), None if after is None else after.view())]
