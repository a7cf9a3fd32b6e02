"""What can be said of an environment: its observation, actions, rewards and ends, JSON-ready and as a page."""

from collections import defaultdict
from collections.abc import Iterator
from typing import Any

from vesicle import games
from vesicle.envs.layout import Piece
from vesicle.envs.tables import REWARDS, Table, table_for

ENV_VERSION = "1"
WHAT = {
    "number": "a number",
    "size": "how many",
    "seat": "seats counted from the viewer, −1 for none",
    "viewer": "the seat at the table",
    "place": "where the viewer sees each card",
    "index": "an index, −1 for none",
}
REWARD_WORDS = {
    "win": "1 for a winner, −1 for every other seat",
    "rank": "from 1 for the first to −1 for the last in equal steps; seats that tie share the mean of their places",
    "margin": "own points less the most that another seat has",
}


def describe_table(table: Table) -> dict[str, Any]:
    """The pieces of the observation in their order, the places of cards and the names of the actions."""
    observation, rules = table.observation, table.rules
    return {
        "game": rules.game,
        "options": rules.options,
        "versions": {"environment": ENV_VERSION, "observation": observation.version, "rules": rules.version},
        "agents": [f"seat_{seat}" for seat in range(rules.players)],
        "length": observation.length,
        "observation": [_describe_piece(piece) for piece in observation.pieces],
        "places": observation.places,
        "names": {label: list(names) for label, names in rules.labels.items()},
        "actions": rules.texts,
        "rewards": REWARD_WORDS,
    }


def _describe_piece(piece: Piece) -> dict[str, Any]:
    return {
        "name": piece.title,
        "start": piece.start,
        "shape": list(piece.shape),
        "what": piece.what,
        "low": piece.low,
        "high": piece.high,
        "classes": piece.classes,
    }


def page_of(game: str) -> str:
    """The page of an environment, in one fixed shape; its tables are those of the usual options."""
    table = table_for(game, "win", "int16", {})
    sections = (_description, _agents, _observation, _places, _actions, _rewards, _ends, _versions)
    return "\n".join(line for section in sections for line in section(table, games()[game])) + "\n"


def _description(table: Table, about: dict[str, Any]) -> Iterator[str]:
    options = ", ".join(f"`{name}={value!r}`" for name, value in about["options"].items())
    yield f"# {about['title']} as an environment\n"
    yield f"{about['title']} for {_numbers(about['players'])} players: hidden cards, chance, a decision at a time."
    yield "The tables below are those of the usual options; `vesicle.envs.describe` gives the same for any others.\n"
    yield f"Options: {options}, and `rulings`; see [the page of the game](../{table.rules.game}.md).\n"


def _agents(table: Table, about: dict[str, Any]) -> Iterator[str]:
    yield "## Agents\n"
    yield f"One a seat: {_numbers(about['players'])} of them, `seat_0`, `seat_1`, … One agent decides at a time; who is"
    yield "next depends on the game, and may be the same agent again.\n"


def _observation(table: Table, about: dict[str, Any]) -> Iterator[str]:
    observation = table.observation
    yield "## Observation\n"
    yield f"A row of {observation.length} whole numbers (int16, or float32 on request), made from what the seat may"
    yield "see and nothing else. Players stand in the order of play from the viewer on: `+0` is the viewer, `+1` the"
    yield "next one clockwise. A category is the number of its name.\n"
    yield "| from | shape | piece | numbers | least | most |"
    yield "|---|---|---|---|---|---|"
    for piece in observation.pieces:
        if piece.turn in (None, 0, 1):
            shape = " × ".join(map(str, piece.shape)) or "1"
            what = WHAT.get(piece.what, f"`{piece.what}` by number, −1 for none")
            yield f"| {piece.start} | {shape} | `{piece.title}` | {what} | {piece.low} | {piece.high} |"
    yield "\nThe players after `+1` follow in the same way. The names of the fields are explained in"
    yield "[layout.md](../layout.md), and the fields of modules that a table plays without are left out.\n"


def _places(table: Table, about: dict[str, Any]) -> Iterator[str]:
    places = ", ".join(f"{number} {place}" for number, place in enumerate(table.observation.places))
    blank = len(table.rules.labels["card"])
    yield f"Places of `cards`: {places}. The card {blank} in a list is one that the viewer does not know.\n"


def _actions(table: Table, about: dict[str, Any]) -> Iterator[str]:
    rules = table.rules
    yield "## Actions\n"
    yield f"One of {rules.actions.size} numbers, the same for all editions and modules; the mask (int8) has a 1 for"
    yield "each that is legal. Seats in actions are those of the table, not counted from the viewer: `turned_actions`"
    yield "of the observation turns them.\n"
    yield "| from | to | verb | for example |"
    yield "|---|---|---|---|"
    by_verb: dict[str, list[int]] = defaultdict(list)
    for text, number in rules.numbers.items():
        by_verb[text.split()[0]].append(number)
    for verb, numbers in by_verb.items():
        yield f"| {numbers[0]} | {numbers[-1]} | `{verb}` | `{rules.texts[numbers[0]]}` |"
    yield ""


def _rewards(table: Table, about: dict[str, Any]) -> Iterator[str]:
    yield "## Rewards\n"
    yield "All come at the end of a game; before it they are 0. The option `reward` chooses:\n"
    yield from (f"- `{name}`: {REWARD_WORDS[name]}." for name in REWARDS)
    yield ""


def _ends(table: Table, about: dict[str, Any]) -> Iterator[str]:
    yield "## Ends\n"
    yield "A game ends by its rules and is never cut short: all agents terminate at once, none is truncated.\n"


def _versions(table: Table, about: dict[str, Any]) -> Iterator[str]:
    yield "## Versions\n"
    yield f"Environment {ENV_VERSION}, observation {table.observation.version}, rules {table.rules.version}."


def _numbers(players: list[int]) -> str:
    return f"{players[0]} to {players[-1]}"
