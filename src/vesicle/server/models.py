"""What goes in and out over HTTP: the shapes that the OpenAPI description tells of."""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field

Text = Annotated[str, Field(max_length=200)]
Long = Annotated[str, Field(max_length=2000)]
SeatNumber = Annotated[int, Field(ge=0, le=15)]
Number = Annotated[int, Field(ge=0, le=2**31)]


class Model(BaseModel):
    """Nothing but what is named may come in."""

    model_config = ConfigDict(extra="forbid")


class Clause(Model):
    """A rule that forbids something, in its own sentence: in English, and in every language that it is written in."""

    id: str
    text: str
    texts: dict[str, str]


class Problem(Model):
    """Why nothing was done."""

    code: str
    message: str
    clauses: list[Clause] = []


class SeatWish(Model):
    """Who shall sit on a seat of a new table: `me`, a `bot`, or nobody yet."""

    kind: Literal["me", "bot", "open"] = "open"
    name: Text = ""
    colour: Text | None = None
    bot: Text | None = None


class TableWish(Model):
    """A new table. `seats` may be left out or be shorter than the table: the rest is open."""

    game: Text
    options: dict[str, Any] = {}
    title: Text = ""
    public: bool = False
    watch: bool = True
    join: Literal["invited", "anyone"] = "invited"
    clock: dict[str, Any] | None = None
    stand_in: Text | None = None
    coach: bool = False
    seats: Annotated[list[SeatWish], Field(max_length=16)] = []
    start: bool = False


class SavedWish(Model):
    """A saved game that becomes a table."""

    record: dict[str, Any]
    title: Text = ""
    public: bool = False
    watch: bool = True
    join: Literal["invited", "anyone"] = "invited"


class JournalSecret(Model):
    """What nobody at a table may know: what it was dealt from, and what its bots draw."""

    seed: str | None = Field(default=None, pattern=r"^\d{1,20}$", description="in decimal")
    start: dict[str, Any] | None = Field(default=None, description="the position it began from, if it was no deal")
    salt: str = Field(pattern=r"^[0-9a-f]{32}$")
    bot_seed: str = Field(pattern=r"^\d{1,20}$")


class JournalEntry(Model):
    """One thing that happened at a table in a browser, as its journal has it."""

    kind: Literal["created", "seated", "started", "played", "undone", "stand-in", "chat"]
    body: dict[str, Any]
    at: int = Field(ge=0, le=2**53, description="milliseconds since 1970")


class Journal(Model):
    """A table that was played in a browser and goes on here."""

    secret: JournalSecret
    entries: list[JournalEntry] = Field(min_length=1, max_length=5000)


class Place(Model):
    """A place at a table: keep the token, it is the only thing that shows that the place is yours."""

    table: str
    holder: int
    token: str
    invite: str | None = None
    number: int


class Invitation(Model):
    """To come to a table where not everybody may."""

    invite: Text | None = None


class Sitting(Model):
    """To sit down, or to change name or colour."""

    name: Text
    colour: Text | None = None


class BotChoice(Model):
    """Which bot sits down."""

    bot: Text


class Action(Model):
    """An action, and the last event that the player has seen."""

    number: Number
    action: Text


class At(Model):
    """The last event that the player has seen."""

    number: Number


class Words(Model):
    """Something said at the table."""

    text: Long


class StandIn(Model):
    """Whether a bot decides for the person."""

    on: bool


class NewHost(Model):
    """Whose seat it is that becomes the host."""

    seat: SeatNumber


class Webhook(Model):
    """Where a person wants to be told that it is their turn; null for nowhere."""

    url: Annotated[str, Field(max_length=500)] | None


class Done(Model):
    """It is done and durable; the number of the event."""

    number: int


class Freed(Done):
    """A seat is free again."""

    invite: str | None = Field(None, description="a new invitation, where somebody was sent away: the old one is void")


class Tokens(Model):
    """The tokens that a browser keeps."""

    tokens: Annotated[list[Text], Field(max_length=200)]


class Line(Model):
    """A table in a list."""

    id: str
    game: str
    rules_version: str
    status: str  # "open", "playing" or "over"
    number: int
    awaiting: str  # "person", "bot" or "nobody"
    deadline: int | None
    created: int
    updated: int
    title: str
    options: dict[str, Any]
    seats: list[dict[str, Any]]
    to_act: int | None
    watch: bool
    join: str
    winner: int | None
    mine: list[int] | None = None  # the own seats, in a list of own tables
    my_turn: bool | None = None


class Lines(Model):
    """A list of tables."""

    tables: list[Line]


class Successor(Model):
    """The table of the next game; the tokens of this one hold it too."""

    table: str


class Reasons(Model):
    """The clauses that forbid an action; none when it is legal."""

    action: str
    clauses: list[Clause]


class Foreseen(Model):
    """What an action would do for certain, as log entries."""

    action: str
    log: list[dict[str, Any]]


class HintReason(Model):
    """Why a choice is good: a sentence as the id of a text with its values; one that begins with "@" is an id, too."""

    id: str
    values: dict[str, str | int]


class HintChoice(Model):
    """A legal action: the seat's chance to win with it, and how often the search tried it."""

    action: str
    chance: float
    visits: int
    reason: HintReason


class Hint(Model):
    """What the search would do at an event, best first, and each seat's chance to win then."""

    number: int
    chances: list[float]
    choices: list[HintChoice]


class Components(Model):
    """What the components of a table print, by section and id, how it plays, and where its board is drawn."""

    game: str
    rows: dict[str, dict[str, Any]]
    rulings: dict[str, str]
    board: dict[str, Any]  # empty for a game without one


class Continuation(Model):
    """A table that goes on from a moment of a game that is over: who sits there, and with which cards."""

    played: Annotated[int, Field(ge=0, le=100_000)]
    cards: Literal["fresh", "same"] = "fresh"
    seats: Annotated[list[SeatWish], Field(max_length=16)] = []
    title: Text = ""
    public: bool = False
    watch: bool = True
    join: Literal["invited", "anyone"] = "invited"
    clock: dict[str, Any] | None = None
    stand_in: Text | None = None
    coach: bool = False
    start: bool = False


class Soundness(Model):
    """Whether a game that is over can be played again to the same end, and whether its shuffle was promised."""

    sound: bool
    promised: bool
    actions: int
    message: str | None = None  # what does not fit


class Health(Model):
    """How the server is."""

    status: Literal["ok", "trouble"]
    trouble: list[str] = Field(description="what should go on in the background and does not")
    version: str
    protocol: int
    bots: dict[str, Any]
    compiled: bool
