"""A table as its journal makes it: who sits where, the game, what can be taken back, and whose time runs.

Everything that happens is an entry, numbered without gaps. Any process that takes the same entries has the same table.
An entry replaces the parts of a table that it changes and alters none of them, so that the table before it stays whole.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any, NamedTuple

from vesicle.core.match import Match, load_position
from vesicle.core.undo import back_to, is_final
from vesicle.server import clocks
from vesicle.server.rule_sets import find_rules
from vesicle.server.store import Entry, Summary
from vesicle.server.store.records import BOT, NOBODY, PERSON

HOST = 0  # the holder who made the table, and is its host at first
HEAD = ("game", "options")  # of a position: which rules it is of
MOVES = ("played", "undone", "chat")  # kinds of entries after which the same people sit at the same table
COLOURS = ("teal", "amber", "violet", "rose", "green", "blue")


@dataclass(frozen=True)
class Seat:
    """A place at the table, and who decides there."""

    kind: str = "open"  # "person", "bot" or "open"
    name: str = ""
    colour: str = ""
    holder: int | None = None  # the person; one may hold several seats
    bot: str | None = None  # the spec of a bot
    stand_in: bool = False  # whether a bot decides for the person
    webhook: str | None = None  # where the person wants to be told
    calls: tuple[int, ...] = ()  # the holders who want a bot to stand in


class Play(NamedTuple):
    """An action that stands: in which entry it came, who made it."""

    number: int
    seat: int
    action: str
    by: str  # "person", "bot", "stand-in", "clock", "fallback", or "import"


@dataclass
class Table:
    """The sum of the entries so far."""

    id: str
    secret: Mapping[str, Any]  # seed, salt, and the position to start from if it is no deal
    number: int = 0
    about: dict[str, Any] = field(default_factory=dict)  # what the first entry said
    host: int = HOST  # the holder who may begin, and seat others
    invite: str = ""  # the hash of the invitation; whoever was sent away has only an old one
    created: int = 0
    updated: int = 0
    started: bool = False
    seats: list[Seat] = field(default_factory=list)
    plays: list[Play] = field(default_factory=list)
    floor: int = 0  # the plays before it stand for good
    match: Match | None = None  # None when this program has other rules than the game was begun with
    to_act: int | None = None  # the seat that decides now, if somebody does; `take` notes it, since many ask for it
    winner: int | None = None  # likewise
    awaiting: str = NOBODY  # likewise: whom the table waits for, a person, a bot (a stand-in is one), or nobody
    deadline: int | None = None  # likewise: when the deciding seat's time is over, in milliseconds since 1970
    clock: clocks.Clock | None = None
    chats: int = 0  # how much has been said
    changes: int = 0  # how often somebody sat down, left, changed the name, was stood in for, or chose where to be told
    successor: str | None = None  # the table of the rematch
    kept_status: str = ""  # of a game that this program cannot play: what the store says
    cards: dict[tuple[int | None, int | None], dict[str, Any]] = field(default_factory=dict)  # see `card`

    @property
    def game(self) -> str:
        """Which game is played."""
        return str(self.about["game"])

    @property
    def status(self) -> str:
        """`open` while people sit down, `playing`, `over`."""
        if self.match is None and self.kept_status:
            return self.kept_status
        if self.winner is not None:
            return "over"
        return "playing" if self.started else "open"

    def decides_for_itself(self, seat: int) -> bool:
        """Whether a bot decides at a seat now."""
        return self.seats[seat].kind == "bot" or self.seats[seat].stand_in

    @property
    def has_coach(self) -> bool:
        """Whether people may ask for hints: where that was agreed on, and as long as no two people play."""
        people = {seat.holder for seat in self.seats if seat.kind == "person"}
        return bool(self.about.get("coach", False)) and len(people) <= 1

    def seats_of(self, holder: int | None) -> list[int]:
        """The seats that a holder has."""
        return [] if holder is None else [n for n, seat in enumerate(self.seats) if seat.holder == holder]

    def may_look(self, holder: int | None) -> bool:
        """Whether somebody may look on.

        Where spectators may not, it is those with a seat, the host, and who was invited; where anyone may come to sit
        down, whoever came may look for a seat until the game begins.
        """
        if self.about["watch"] or holder == self.host or self.seats_of(holder):
            return True
        return holder is not None and (self.about["join"] != "anyone" or not self.started)

    def after(self, entry: Entry) -> "Table":
        """The table once an entry has happened; this one stays as it is."""
        made = object.__new__(Table)
        made.__dict__.update(self.__dict__)  # as `copy` does, in a third of the time
        made.take(entry)
        return made

    def take(self, entry: Entry) -> None:
        """Let an entry happen to this table, which nobody else looks at."""
        if entry.number != self.number + 1:
            raise ValueError(f"entry {entry.number} does not follow entry {self.number}")
        before = self.to_act
        if entry.kind not in MOVES:
            self.cards = {}
        TAKE[entry.kind](self, entry.body, entry)
        self.number, self.updated = entry.number, entry.at
        self.winner = None if self.match is None else self.match.winner
        self.to_act = self.match.to_act if self.match is not None and self.started else None
        if self.clock is not None and self.started:
            self.clock = clocks.turned(self.clock, before, self.to_act, entry.at)
        self._note_wait()

    def _note_wait(self) -> None:
        """Whom the table waits for now, and until when."""
        seat = self.to_act
        if seat is None:
            self.awaiting, self.deadline = NOBODY, None
        else:
            self.awaiting = BOT if self.decides_for_itself(seat) else PERSON
            self.deadline = None if self.clock is None else clocks.deadline(self.clock, seat)

    def summary(self) -> Summary:
        """The row that lists and sweepers read; nothing secret is in it."""
        return Summary(
            id=self.id,
            game=self.game,
            rules_version=str(self.about["rules_version"]),
            status=self.status,
            public=bool(self.about["public"]),
            number=self.number,
            awaiting=self.awaiting,
            deadline=self.deadline,
            created=self.created,
            updated=self.updated,
            card=self.card(),
        )

    def card(self) -> dict[str, Any]:
        """What a list of tables shows of this one; while people only play, the same few come again and again."""
        turn = self.to_act, self.winner
        if turn not in self.cards:
            self.cards[turn] = self._card()
        return self.cards[turn]

    def _card(self) -> dict[str, Any]:
        return {
            "title": self.about["title"],
            "options": without_box(self.about["options"]),
            "seats": [
                {"kind": seat.kind, "name": seat.name, "colour": seat.colour, "holder": seat.holder}
                for seat in self.seats
            ],
            "to_act": self.to_act,
            "watch": self.about["watch"],
            "join": self.about["join"],
            "winner": self.winner,
        }

    def changes_little(self, before: "Table") -> bool:
        """Whether the row of this table is that of an earlier one but for its number, its time and whom it awaits."""
        return self.card() is before.card() and self.status == before.status and self.deadline == before.deadline


def without_box(options: Mapping[str, Any]) -> dict[str, Any]:
    """Options as everybody is told them: of an own box only that there is one."""
    return {**options, "box": bool(options.get("box"))}


def make_match(about: Mapping[str, Any], secret: Mapping[str, Any]) -> Match | None:
    """The game at its start; None when it was begun under other rules than this program has."""
    try:
        rules = find_rules(about["game"], about["options"])
    except ValueError:  # a game or an option that has gone
        return None
    if rules.version != about["rules_version"]:
        return None
    if secret.get("start") is not None:
        return load_position(rules, {key: part for key, part in secret["start"].items() if key not in HEAD})
    return Match.deal(rules, secret["seed"])


def _created(table: Table, body: dict[str, Any], entry: Entry) -> None:
    table.about, table.created, table.invite = body, entry.at, table.secret.get("invite", "")
    table.match = make_match(body, table.secret)
    players = body["options"]["players"]
    table.seats = [Seat(colour=COLOURS[seat]) for seat in range(players)]


def _seated(table: Table, body: dict[str, Any], entry: Entry) -> None:
    """Somebody sits down, a bot is put there, or the seat is free again; who is sent away cannot come again."""
    table.changes += 1
    put(table, body)
    table.invite = body.get("invite", table.invite)


def put(table: Table, body: Mapping[str, Any]) -> None:
    """Fill a seat; who only takes another name stays, and a free seat whose colour is taken gets the old one."""
    old = table.seats[body["seat"]]
    new = Seat(
        kind=body["kind"],
        name=body.get("name", ""),
        colour=body.get("colour") or old.colour,
        holder=body.get("holder"),
        bot=body.get("bot"),
    )
    if new.kind == "person" and new.holder == old.holder:
        new = replace(new, stand_in=old.stand_in, webhook=old.webhook)
    others = [replace(seat, colour=old.colour) if seat.colour == new.colour else seat for seat in table.seats]
    table.seats = [*others[: body["seat"]], new, *others[body["seat"] + 1 :]]


def _started(table: Table, body: dict[str, Any], entry: Entry) -> None:
    table.started = True
    first = None if table.match is None else table.match.to_act
    table.clock = clocks.start(clocks.parse_control(table.about["clock"]), len(table.seats), first, entry.at)


def _played(table: Table, body: dict[str, Any], entry: Entry) -> None:
    before, plays = table.match, [*table.plays, Play(entry.number, body["seat"], body["action"], body["by"])]
    if before is None:  # the journal of a game under old rules is kept, and not played
        table.plays = plays
        return
    match = before.clone()
    match.play(body["action"])
    table.match, table.plays = match, plays
    if is_final(match.rules, before._games, match._games):
        table.floor = len(plays)


def _undone(table: Table, body: dict[str, Any], entry: Entry) -> None:
    if table.match is not None:
        table.match = table.match.clone()
        back_to(table.match, body["to"])
    table.plays = table.plays[: body["to"]]


def _stand_in(table: Table, body: dict[str, Any], entry: Entry) -> None:
    table.changes += 1
    _change_seat(table, body["seat"], stand_in=body["on"], calls=())


def _called(table: Table, body: dict[str, Any], entry: Entry) -> None:
    table.changes += 1
    calls = (*table.seats[body["seat"]].calls, body["holder"])
    _change_seat(table, body["seat"], calls=calls)


def _host(table: Table, body: dict[str, Any], entry: Entry) -> None:
    table.changes += 1
    table.host = body["holder"]


def _notice(table: Table, body: dict[str, Any], entry: Entry) -> None:
    table.changes += 1
    _change_seat(table, body["seat"], webhook=body["webhook"])


def _change_seat(table: Table, number: int, **changes: Any) -> None:
    """The same person on the same seat, with something changed."""
    changed = replace(table.seats[number], **changes)
    table.seats = [changed if place == number else seat for place, seat in enumerate(table.seats)]


def _reopened(table: Table, body: dict[str, Any], entry: Entry) -> None:
    """A game that has come from elsewhere waits for people, until it is begun anew where it stands."""
    table.started, table.clock = False, None


def _rematch(table: Table, body: dict[str, Any], entry: Entry) -> None:
    table.successor = body["table"]


def _chat(table: Table, body: dict[str, Any], entry: Entry) -> None:
    table.chats += 1


TAKE = {
    "created": _created,
    "seated": _seated,
    "started": _started,
    "played": _played,
    "undone": _undone,
    "stand-in": _stand_in,
    "called": _called,
    "host": _host,
    "notice": _notice,
    "reopened": _reopened,
    "rematch": _rematch,
    "chat": _chat,
}
