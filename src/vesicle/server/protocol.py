"""The messages of the websocket: a closed union of small types, each named by its `type`; see docs/protocol.md.

What the server sends is made in sight.py; here is what a client may say, and the server's short answers.
"""

from typing import Any

import msgspec

from vesicle.server.refusals import Refused
from vesicle.server.sight import PROTOCOL


class Message(msgspec.Struct, tag_field="type", forbid_unknown_fields=True):
    """Anything that a client says; `ack` comes back with the answer."""


class Hello(Message, tag="hello"):
    """First of all: which table, with which token, and the last event that is already known."""

    protocol: int
    table: str
    token: str | None = None
    since: int | None = None
    look: int | None = None
    outcomes: bool = False  # whether to be told, while one decides, what each legal action would cost and give


class Act(Message, tag="act"):
    """Play an action; `number` is the last event that the player has seen."""

    number: int
    action: str
    ack: int | str | None = None


class Undo(Message, tag="undo"):
    """Take the own turn back to its start, as far as that is allowed."""

    number: int
    ack: int | str | None = None


class Chat(Message, tag="chat"):
    """Say something at the table."""

    text: str
    ack: int | str | None = None


class Look(Message, tag="look"):
    """See the table with the eyes of an own seat; None draws the curtain on a shared screen."""

    seat: int | None
    ack: int | str | None = None


class Why(Message, tag="why"):
    """Ask which rule forbids an action now."""

    action: str
    ack: int | str | None = None


class Preview(Message, tag="preview"):
    """Ask what an action would do."""

    action: str
    ack: int | str | None = None


class Hint(Message, tag="hint"):
    """Ask the coach what to do."""

    ack: int | str | None = None


class Ping(Message, tag="ping"):
    """Ask whether the server is there."""

    ack: int | str | None = None


Spoken = Hello | Act | Undo | Chat | Look | Why | Preview | Hint | Ping
_decode = msgspec.json.Decoder(Spoken).decode


def read_message(raw: bytes | str) -> Spoken:
    """A client's message; Refused in one sentence for anything else."""
    try:
        return _decode(raw)
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        raise Refused("invalid", f"this is not a message of protocol {PROTOCOL}: {str(error)[:200]}") from None
    except RecursionError:
        raise Refused("invalid", f"this is not a message of protocol {PROTOCOL}: it is nested too deeply") from None


def acknowledged(ack: int | str | None, number: int) -> dict[str, Any]:
    """Done, and durable."""
    return {"type": "ack", "ack": ack, "number": number}


def refused(refusal: Refused, ack: int | str | None = None) -> dict[str, Any]:
    """Not done, and nothing has changed."""
    return {"type": "refused", "ack": ack, **refusal_body(refusal)}


def refusal_body(refusal: Refused) -> dict[str, Any]:
    """The same for both ways in: a code, a sentence, and the clauses where a rule forbids."""
    body: dict[str, Any] = {"code": refusal.code, "message": refusal.message}
    if refusal.clauses:
        body["clauses"] = refusal.clauses
    return body
