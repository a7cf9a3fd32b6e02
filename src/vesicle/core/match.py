"""A match: the friendly object around one record. It checks everything; the rules behind it check nothing twice."""

import hashlib
import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from vesicle.core.actions import ActionSpace, Labels, find_action
from vesicle.core.blanks import blanks
from vesicle.core.errors import IllegalAction
from vesicle.core.facts import Outcome, foretell, write_outcomes
from vesicle.core.layout import Layout, without_fills, write_fields
from vesicle.core.panorama import Panorama, Step
from vesicle.core.piles import NOTHING
from vesicle.core.playouts import Scratch
from vesicle.core.positions import read_fields
from vesicle.core.record import array_like, array_of, bytes_of, copy_of, new_array
from vesicle.core.sights import Sight, Viewer, narrate
from vesicle.core.stories import Entries, Story
from vesicle.core.story_reading import StoryReader, reader_of
from vesicle.core.views import ViewPlan, Words, plan_of

FORMAT = "vesicle-game/1"
DIGEST_EVERY = 16


@dataclass(frozen=True)
class Rules:
    """One game with its options chosen: all that a match needs to know of it."""

    game: str
    version: str
    options: dict[str, Any]  # as chosen, JSON-ready, defaults filled in
    players: int
    box: Any
    labels: Labels
    names: Mapping[str, Mapping[str, str]]  # what an own box calls its cards and so on, by label and id
    rows: Mapping[str, Any]  # the components by section and id, as a box file has them
    state_class: type
    actions: ActionSpace
    deal: Callable[[Any, Any, int, int], None]  # games, boxes, seed, first seat; of arrays always the first
    why_not: Callable[[Any, Any, int], int]  # games, boxes, action
    step: Callable[[Any, Any, int], None]
    list_legal: Callable[[Any, Any, Any], int]  # games, boxes, scratches
    redeal: Callable[[Any, Any, int, int], None]  # games, boxes, seat, seed
    deal_games: Callable[[Any, Any, int, int], None]  # all games of an array, with one box
    finish_games: Callable[[Any, Any, Any, int, Any], None]  # random players, see the game's playouts.py
    check: Callable[[Any, "Rules"], None]  # ValueError for a position that cannot be
    clauses: Callable[[int, int], tuple[str, ...]]  # action, answer of why_not → ids, most telling first
    sentence: Callable[[str], str]  # the sentence of a clause
    score: Callable[[Any, Any, int, Any], None]  # games, boxes, seat, stories: the points so far
    score_table: Entries  # how those numbers read
    tell: Callable[[Any, Any, Any, int, int, Any], None]  # observed before and after, boxes, action, viewer, stories
    narrate: Callable[..., None]  # tell a whole game, see the game's entries.py
    show: Callable[..., None]  # show and tell a step to everybody, likewise
    entries: Entries  # how the numbers of a story read
    facts_class: type  # what is worked out of a position for people
    find_facts: Callable[[Any, Any, Any, Any], None]  # observed, boxes, room for a game, facts
    outcome_class: type  # what an action would cost and give
    foretell: Callable[[Any, Any, Any, Any, Any], None]  # games, boxes, room for a game, actions, outcomes
    turn_of: Callable[[Any, int], int]  # games, deciding seat → a number that differs from one turn to the seat's next
    house_rules: tuple[str, ...] = ()  # options that the edition's own rules know nothing of

    @cached_property
    def texts(self) -> list[str]:
        """The text of every action, by number."""
        return self.actions.texts(self.labels)

    @cached_property
    def numbers(self) -> dict[str, int]:
        """The number of every action, by text."""
        return self.actions.numbers(self.labels)

    @cached_property
    def layout(self) -> Layout:
        """How the record reads for people."""
        return self.plan.layout

    @cached_property
    def plan(self) -> ViewPlan:
        """How observed records become views."""
        return plan_of(self.state_class, self._words, self.players)

    @cached_property
    def facts_plan(self) -> ViewPlan:
        """How facts read, which are part of a view."""
        return plan_of(self.facts_class, self._words, self.players, ("facts",))

    @cached_property
    def outcome_plan(self) -> ViewPlan:
        """How outcomes read."""
        return plan_of(self.outcome_class, self._words, self.players)

    @cached_property
    def blank_outcome(self) -> bytes:
        """The outcome of what costs and gives nothing."""
        return new_array(self.outcome_class, 1).tobytes()

    @cached_property
    def reader(self) -> StoryReader:
        """How stories become entries."""
        return reader_of(self.entries, self.actions, self._words)

    @cached_property
    def _words(self) -> Words:
        """The labels in a form that can be compared."""
        return tuple((name, tuple(names)) for name, names in self.labels.items())

    @cached_property
    def boxes(self) -> Any:
        """The box as an array of one, which compiled code takes more quickly."""
        return self.box.base

    def scores(self, state: Any) -> list[dict[str, Any]]:
        """For each seat the total and its sources."""
        games, stories = array_like(state), blanks(Story, 1)
        reader = reader_of(self.score_table, self.actions, self._words)
        found = []
        for seat in range(self.players):
            self.score(games, self.boxes, seat, stories)
            (entry,) = reader.read(stories["told"][0, : stories["used"].item(0)].tolist())
            del entry["what"]
            found.append(entry)
        return found

    def legal_actions(self, games: Any) -> list[int]:
        """The numbers of all legal actions of the first game of an array."""
        scratches: Any = blanks(Scratch, 1)
        count = self.list_legal(games, self.boxes, scratches)
        found: list[int] = scratches["legal"][0, :count].tolist()
        return found

    def digest(self, state: Any) -> str:
        """A short digest of a position that does not depend on how the record lies in memory."""
        content = without_fills(bytes_of(state), self.layout)
        text = json.dumps(content, sort_keys=True, separators=(",", ":"))
        return hashlib.blake2b(text.encode(), digest_size=8).hexdigest()


class Match:
    """A game in progress. Seats are numbers from 0; actions are texts."""

    def __init__(self, rules: Rules, games: Any, seed: int | None, seats: Sequence[dict[str, Any]] = ()) -> None:
        """Go on from the first game of an array; `vesicle.new` and its sisters make matches."""
        self.rules = rules
        self.seed = seed
        self.seats = check_seats(seats or default_seats(rules.players), rules.players)
        self._start = copy_of(games[0])
        self._games = games
        self._actions: list[int] = []
        self._legal: tuple[str, ...] | None = None
        self._outcomes: tuple[Outcome, ...] | None = None

    def __repr__(self) -> str:
        """Which game, how far it is and who decides, in a line."""
        edition = self.rules.options.get("edition")
        table = f"{self.rules.game}{f' {edition}' if edition else ''}, {self.rules.players} players"
        decides = f"seat {self.to_act} decides" if self.winner is None else f"over, seat {self.winner} has won"
        return f"<Match {table}: {decides}, {len(self._actions)} actions played>"

    def __eq__(self, other: object) -> bool:
        """Whether two games with the same options are at the same position, however they came there."""
        if not isinstance(other, Match):
            return NotImplemented
        mine, theirs = self.rules, other.rules
        alike = (mine.game, mine.version, mine.options) == (theirs.game, theirs.version, theirs.options)
        return alike and self.digest() == other.digest()

    __hash__ = None  # type: ignore[assignment]  # it changes as it is played; `digest()` can be a key

    def __copy__(self) -> "Match":
        """An independent copy: a game shares nothing that changes."""
        return self.clone()

    def __deepcopy__(self, memo: Any) -> "Match":
        """The same."""
        return self.clone()

    def __getstate__(self) -> dict[str, Any]:
        """What a pickle keeps; how it unpickles the rules, who makes them knows."""
        kept = {name: getattr(self, name) for name in ("rules", "seed", "seats", "_actions")}
        return {**kept, "version": self.rules.version, "start": bytes_of(self._start), "game": bytes_of(self._state)}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        """Go on from a pickle; ValueError where its rules were others."""
        rules: Rules = kept["rules"]
        if kept["version"] != rules.version:
            raise ValueError(f"pickled under rules_version {kept['version']!r}; this program plays {rules.version!r}")
        self.rules, self.seed, self.seats, self._actions = rules, kept["seed"], kept["seats"], kept["_actions"]
        self._start = array_of(rules.state_class, kept["start"])[0]
        self._games = array_of(rules.state_class, kept["game"])
        self._legal = self._outcomes = None

    @classmethod
    def deal(cls, rules: Rules, seed: int, seats: Sequence[dict[str, Any]] = ()) -> "Match":
        """A new game for a seed."""
        games = new_array(rules.state_class, 1)
        first_seat = rules.options.get("first_seat")
        rules.deal(games, rules.boxes, seed, NOTHING if first_seat is None else first_seat)
        return cls(rules, games, seed, seats)

    @property
    def _state(self) -> Any:
        """The record of the game."""
        return self._games[0]

    @property
    def to_act(self) -> int | None:
        """The seat that decides now; None when the game is over."""
        return None if self.winner is not None else int(self._games["seat"].item(0))

    @property
    def winner(self) -> int | None:
        """The winning seat, or None while the game runs."""
        winner = int(self._games["winner"].item(0))  # a column of an array is read far quicker than a record's field
        return None if winner == NOTHING else winner

    @property
    def winners(self) -> list[int]:
        """All seats that share the victory, where a game lets several win; empty while it runs."""
        if self.winner is None:
            return []
        return [score["seat"] for score in self.scores() if score.get("won", score["seat"] == self.winner)]

    @property
    def legal(self) -> tuple[str, ...]:
        """The texts of all legal actions, in canonical order."""
        if self._legal is None:
            self._legal = tuple(map(self.rules.texts.__getitem__, self.rules.legal_actions(self._games)))
        return self._legal

    @property
    def outcomes(self) -> tuple[Outcome, ...]:
        """What each of the legal actions would cost and give whoever decides, as far as that is known beforehand."""
        if self._outcomes is None:
            self._outcomes = tuple(foretell(self.rules, self._games))
        return self._outcomes

    def write_outcomes(self) -> list[bytes]:
        """The same as JSON, to be sent."""
        return write_outcomes(self.rules, self._games)

    @property
    def actions(self) -> tuple[str, ...]:
        """The texts of all actions played so far."""
        return tuple(self.rules.texts[action] for action in self._actions)

    def play(self, text: str) -> None:
        """Play an action; IllegalAction with the clauses that forbid it, UnknownAction for text that is none."""
        action = find_action(self.rules.numbers, text)
        answer = self.rules.why_not(self._games, self.rules.boxes, action)
        if answer:
            clauses = self.rules.clauses(action, answer)
            raise IllegalAction(text, clauses, self.rules.sentence(clauses[0]))
        self.rules.step(self._games, self.rules.boxes, action)
        self._actions.append(action)
        self._legal = self._outcomes = None

    def why_not(self, text: str) -> tuple[str, ...]:
        """The clauses that forbid an action now, most telling first; none when it is legal."""
        action = find_action(self.rules.numbers, text)
        answer = self.rules.why_not(self._games, self.rules.boxes, action)
        return self.rules.clauses(action, answer) if answer else ()

    def view(self, seat: int | None) -> dict[str, Any]:
        """All that a seat may see and nothing else, JSON-ready; None is a spectator."""
        self._check_seat(seat)
        seen = {**self._head(), "house_rules": list(self.rules.house_rules), "viewer": seat, "to_act": self.to_act}
        seen.update(self.look(seat).view())
        return seen

    def look(self, viewer: Viewer) -> Sight:
        """The position as a viewer sees it now."""
        return Sight(self.rules, self._games, viewer)

    def look_all(self) -> Panorama:
        """The position as everybody sees it now."""
        return Panorama.of(self.rules, self._games)

    def step_after(self, before: Panorama, action: int) -> Step:
        """What has changed for everybody since they saw something, by an action or, NO_ACTION, by taking some back."""
        return Step(before, self._games, action)

    def scores(self) -> list[dict[str, Any]]:
        """For each seat the total and its sources."""
        return self.rules.scores(self._state)

    def digest(self) -> str:
        """A short text that tells positions of a game apart; saved games carry it, too."""
        return self.rules.digest(self._state)

    def clone(self) -> "Match":
        """An independent copy."""
        made = object.__new__(Match)
        made.rules, made.seed, made.seats = self.rules, self.seed, [dict(seat) for seat in self.seats]
        made._start, made._games = self._start, array_like(self._games)
        made._actions, made._legal, made._outcomes = self._actions.copy(), self._legal, self._outcomes
        return made

    def redealt(self, seat: int, seed: int) -> "Match":
        """The same game as far as a seat can know it, with everything that it cannot know dealt anew."""
        if seat is None:
            raise ValueError("a game is redealt for a seat; a spectator plays none")
        self._check_seat(seat)
        games = array_like(self._games)
        self.rules.redeal(games, self.rules.boxes, seat, seed)
        return Match(self.rules, games, None, self.seats)

    def position(self) -> dict[str, Any]:
        """The whole truth, every field by name."""
        return {**self._head(), **write_fields(bytes_of(self._state), self.rules.layout)}

    def _head(self) -> dict[str, Any]:
        """Which game with which options; a copy, since people edit what they are handed."""
        return {"game": self.rules.game, "options": _copied(self.rules.options)}

    def log(self, viewer: Viewer) -> list[dict[str, Any]]:
        """What happened as a seat (None: a spectator) may know it; "all" is the whole truth with every shuffle."""
        if viewer != "all":
            self._check_seat(viewer)
        return make_log(self, viewer)

    def record(self) -> dict[str, Any]:
        """The saved game."""
        saved: dict[str, Any] = {
            "format": FORMAT,
            **self._head(),
            "rules_version": self.rules.version,
            "seed": self.seed,
            "seats": [dict(seat) for seat in self.seats],
            "actions": list(self.actions),
            "digests": self._digests(),
            "result": None if self.winner is None else {"winner": self.winner, "scores": self.scores()},
        }
        if self.seed is None:
            saved["start"] = {**self._head(), **write_fields(bytes_of(self._start), self.rules.layout)}
        return saved

    def _digests(self) -> dict[str, str]:
        games = array_like(self._start)
        digests = {}
        for number, action in enumerate(self._actions, start=1):
            self.rules.step(games, self.rules.boxes, action)
            if number % DIGEST_EVERY == 0 or number == len(self._actions):
                digests[str(number)] = self.rules.digest(games[0])
        return digests

    def _check_seat(self, seat: Any) -> None:
        if seat is None:
            return
        if not isinstance(seat, int) or isinstance(seat, bool) or not 0 <= seat < self.rules.players:
            raise ValueError(f"seat {seat!r} is none of 0 to {self.rules.players - 1}, nor None for a spectator")


def _copied(value: Any) -> Any:
    """A copy of what is JSON-ready; `deepcopy` looks for much more."""
    if isinstance(value, dict):
        return {name: _copied(inner) if type(inner) in (dict, list) else inner for name, inner in value.items()}
    return [_copied(inner) for inner in value] if isinstance(value, list) else value


def default_seats(players: int) -> list[dict[str, Any]]:
    """Seats that nobody has been named for."""
    return [{"name": f"Seat {seat}", "bot": None} for seat in range(players)]


def check_seats(seats: Any, players: int) -> list[dict[str, Any]]:
    """Who sits where, copied: one dict with a name for each player."""
    if not isinstance(seats, list | tuple) or len(seats) != players:
        raise ValueError(f"seats: a list of {players} is wanted, one for each player")
    for seat in seats:
        if not isinstance(seat, dict) or not isinstance(seat.get("name"), str):
            raise ValueError(f"seats: {str(seat)[:40]!r} is no dict with a 'name'")
    return [dict(seat) for seat in seats]


def load_position(rules: Rules, given: dict[str, Any]) -> Match:
    """A match from the fields of a position; ValueError names the field of anything impossible."""
    games = new_array(rules.state_class, 1)
    read_fields(games[0], rules.state_class, given, rules.labels, rules.players)
    rules.check(games[0], rules)
    return Match(rules, games, None)


def make_log(match: Match, viewer: Viewer) -> list[dict[str, Any]]:
    """Play the match again and tell every step as the viewer saw it."""
    start = Sight(match.rules, array_like(match._start), viewer)
    log = [{"number": 0, **entry} for entry in start.tell_start()]
    for number, entries in enumerate(narrate(match.rules, match._start, match._actions, viewer), start=1):
        log += [{"number": number, **entry} for entry in entries]
    return log
