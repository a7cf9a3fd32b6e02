"""What viewers are told of an entry: an event in the eyes of one seat, or of a spectator.

An event is made from what that seat saw before and sees now, the public facts of the table, and nothing else; so two
games that look the same to a seat give it the same bytes.
"""

from typing import Any

from msgspec import Raw

from vesicle.core.panorama import Step
from vesicle.core.sights import Sight
from vesicle.core.stories import NO_ACTION
from vesicle.core.views import Patch
from vesicle.server.sight import Eyes, clock_of, encode, public_facts, result_of, turn_of
from vesicle.server.store import Entry
from vesicle.server.table import Table

Seen = Sight | None


class Telling:
    """One entry, which the table has taken already, on its way to all viewers; what they are told alike is made once.

    Who sees no more of a change than a spectator is told the spectator's story, which is everybody's to know; whoever
    sees more has a story of their own.
    """

    def __init__(self, table: Table, entry: Entry, step: Step | None = None) -> None:
        """Hardly anything is made before somebody is told; `step` is what going on, or back, has changed for all."""
        self._table, self._entry, self._step = table, entry, step
        self._head = {"type": "event", "number": entry.number, "kind": entry.kind, "at": entry.at}
        self._clock = encode(clock_of(table))
        self._public_story = b""  # for a spectator, without whose turn it is; empty until somebody is told
        self._told_all = b""  # the event for all who are told that story and have nothing to decide

    def to(self, eyes: Eyes, before: Seen = None, after: Seen = None) -> bytes:
        """The event for eyes that saw one thing and now see another, which only who knows no step needs to say."""
        if self._step is not None:
            return self._step_to(eyes, self._step)
        match self._entry.kind:
            case "played" | "undone":
                return self._event(eyes, self._story(before, after))
            case "started" | "created" if self._entry.kind == "started" or after is not None:
                return self._event(eyes, {"table": public_facts(self._table), **self._begun(after)})
            case "chat":
                return self._event(eyes, {key: self._entry.body[key] for key in ("holder", "name", "text")})
            case "notice":
                return encode(self._head)  # where somebody wants to be told is nobody else's business
        return self._event(eyes, {"table": public_facts(self._table)})

    def _step_to(self, eyes: Eyes, step: Step) -> bytes:
        """The same of a step: everybody's story with one's own turn, or a story of one's own."""
        if not step.is_public(eyes):
            return self._event(eyes, self._changed(Raw(step.write_patch(eyes)), step.tell(eyes)))
        if not self._public_story:
            self._public_story = self._write_public(step)
        if eyes is not None and eyes == self._table.to_act:
            return self._ended(eyes, self._public_story)
        if not self._told_all:
            self._told_all = self._ended(None, self._public_story)
        return self._told_all

    def _event(self, eyes: Eyes, told: dict[str, Any]) -> bytes:
        return self._ended(eyes, encode({**self._head, **told}))

    def _ended(self, eyes: Eyes, event: bytes) -> bytes:
        """What all are told alike, and after it whose turn it is, as eyes are told it."""
        turn = encode(turn_of(self._table, eyes))
        return b'%b,"turn":%b,"clock":%b}' % (event[:-1], turn, self._clock)

    def _write_public(self, step: Step) -> bytes:
        """The story for a spectator."""
        return encode({**self._head, **self._changed(Raw(step.write_patch(None)), step.tell(None))})

    def _begun(self, seen: Seen) -> dict[str, Any]:
        """How the game began; what began elsewhere, or was told already, is only shown."""
        match = self._table.match
        if seen is None or match is None or match.seed is None or self._table.plays:
            return {"view": None if seen is None else seen.view(), "log": []}
        return {"view": seen.view(), "log": seen.tell_start()}

    def _story(self, before: Seen, after: Seen) -> dict[str, Any]:
        """What an action, or taking actions back, has changed between two sights."""
        patch = patch_of(before, after)
        if self._entry.kind == "undone":
            return self._changed(patch, [])
        assert before is not None and after is not None
        return self._changed(patch, after.tell(action_of(self._table, self._entry), before))

    def _changed(self, patch: Patch | Raw, log: list[dict[str, Any]]) -> dict[str, Any]:
        """What has changed in a view, the log entries of an action, or of taking some back, and how the game ended."""
        body = self._entry.body
        if self._entry.kind == "undone":
            undone = [{"what": "undone", "seat": body["seat"], "to": body["to"]}]
            told = {"seat": body["seat"], "patch": patch, "to": body["to"], "log": undone}
        else:
            told = {"seat": body["seat"], "patch": patch, "by": body["by"], "log": log}
        if self._table.winner is not None and (result := result_of(self._table)) is not None:
            told |= {"result": result, "table": public_facts(self._table)}
        return told


def action_of(table: Table, entry: Entry) -> int:
    """The action that was played, if one was."""
    if entry.kind != "played" or table.match is None:
        return NO_ACTION
    return table.match.rules.numbers[entry.body["action"]]


def patch_of(before: Seen, after: Seen) -> Patch:
    """What to set where so that one view becomes the other; an empty place is all of it."""
    if before is not None and after is not None:
        return after.patch(before)
    return [] if before is after else [((), None if after is None else after.view())]
