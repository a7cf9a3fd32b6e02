"""Write anew what the page's tests read: `python scripts/make_page_fixtures.py`. A test says that it is current.

A few games are played, each time with the action whose like was played least. Of their moments those are kept that
together show every question, every kind of answer to it and every kind of entry in a log.
"""

import json
from collections import Counter
from collections.abc import Iterator, Mapping
from pathlib import Path
from random import Random
from typing import Any

import vesicle

ROOT = Path(__file__).resolve().parent.parent
FILE = ROOT / "web" / "src" / "cytosis" / "fixtures" / "words.json"
NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eve")
TABLES: dict[str, dict[str, Any]] = {
    "second": {"players": 3, "edition": "second", "virus": True, "epigenetic": True},
    "two": {"players": 2, "edition": "second", "virus": True, "epigenetic": True},
    "first": {"players": 5, "edition": "first"},
    "preview": {"players": 3, "edition": "preview"},
}
SEEDS = {"second": 6, "two": 2, "first": 1, "preview": 1}
VIEWER = 0
FEW = 4  # times that an answer was given while the question is still news
VIEWED = ("seat", "winner", "pending", "event", "strain", "due", "put_back", "market")
VIEWED_OF_TERMS = ("card_price", "grey_card_price", "grey_price")
VIEWED_OF_PLAYERS = ("flasks", "hand", "disk_area", "trait")
UNREAD = ("source", "printed_two", "cap_two", "room", "copies", "colour", "proposals")  # by sentences
CARDS = ("cards", "events")  # sections of which only what is named somewhere is kept

Entry = dict[str, Any]
Moment = dict[str, Any]
Played = Counter[tuple[str, str]]  # how often an answer like this was given to a question
Shown = frozenset[tuple[str, ...]]  # what a moment has examples of


def main() -> None:
    """Write the file."""
    FILE.parent.mkdir(exist_ok=True)
    FILE.write_text(make_fixtures(), encoding="utf-8")
    print(FILE.relative_to(ROOT))


def make_fixtures() -> str:
    """The text of the file."""
    asked: list[tuple[Shown, Moment]] = []
    told: list[tuple[Shown, Moment]] = []
    played: Played = Counter()
    for table, options in TABLES.items():
        for seed in range(SEEDS[table]):
            for question, entries in play(options, seed, played):
                if question is not None:
                    asked.append((shown_by_question(table, question), {"table": table, **question}))
                told.append((shown_by_entries(entries), {"table": table, "entries": entries}))
    moments = {"asked": list(cover(asked)), "told": list(cover(told))}
    tables = {name: describe_table(options, json.dumps(moments)) for name, options in TABLES.items()}
    usual, *others = tables.values()
    for table in others:  # what is as on the first table is said once
        table["rows"] = {key: rows for key, rows in table["rows"].items() if rows != usual["rows"][key]}
    return json.dumps({"tables": tables, **moments}, ensure_ascii=False, separators=(",", ":")) + "\n"


def play(options: Mapping[str, Any], seed: int, played: Played) -> Iterator[tuple[Moment | None, list[Entry]]]:
    """Each step of a game: what was asked, if that is news, and what the viewer was told of the answer."""
    game = vesicle.new("cytosis", seed=seed, **options)
    chance = Random(seed)
    before = game.look(VIEWER)
    yield None, without_numbers(game.log(VIEWER))
    while game.to_act is not None:
        legal, question = list(game.legal), before.view()["pending"][-1]
        likes = {action: (question, action.rstrip("-0123456789")) for action in legal}
        is_news = any(played[like] < FEW for like in likes.values())
        asked = (
            {"view": brief(game.view(game.to_act)), "legal": legal, "outcomes": outcomes_of(game)} if is_news else None
        )
        action = min(legal, key=lambda text: (played[likes[text]], chance.random()))
        played[likes[action]] += 1
        game.play(action)
        after = game.look(VIEWER)
        yield asked, without_numbers(after.tell(game.rules.numbers[action], before))
        before = after


def outcomes_of(game: vesicle.Match) -> Moment:
    """What the legal actions would cost and give, as the server tells it."""
    return {action: told for action, told in zip(game.legal, game.outcomes, strict=True) if told}


def without_numbers(entries: list[Entry]) -> list[Entry]:
    """Entries as the server sends them with an event."""
    return [{key: value for key, value in entry.items() if key != "number"} for entry in entries]


def brief(view: Mapping[str, Any]) -> Moment:
    """What sentences read of a view; places without anything are left out."""
    players = [
        {
            **{key: player[key] for key in VIEWED_OF_PLAYERS},
            "cargo": [some(cargo) for cargo in player["cargo"]],
            "antibodies": some(player["antibodies"]),
        }
        for player in view["players"]
    ]
    return {
        **{key: view[key] for key in VIEWED},
        "players": players,
        "facts": {
            "choose_price": view["facts"]["choose_price"],
            "players": [{key: terms[key] for key in VIEWED_OF_TERMS} for terms in view["facts"]["players"]],
        },
    }


def some(counts: Mapping[str, int]) -> dict[str, int]:
    """Counts without zeros."""
    return {name: count for name, count in counts.items() if count}


def shown_by_question(table: str, asked: Moment) -> Shown:
    """The question, and each kind of answer to it; the preview edition has another word for the pieces."""
    question = asked["view"]["pending"][-1]
    edition = table if table == "preview" and question == "turn" else ""
    return frozenset((edition, question, action.split()[0]) for action in asked["legal"])


def shown_by_entries(entries: list[Entry]) -> Shown:
    """The kinds of entries, and the verb with what came of it, as the viewer's own act and as another's."""
    told = sorted({entry["what"] for entry in entries if entry["what"] not in ("stock", "points")})
    act = next((entry for entry in entries if entry["what"] == "act"), None)
    if act is None:
        return frozenset((what,) for what in told)
    whose = "own" if act["seat"] == VIEWER else "others"
    verb = act["action"].split()[0]
    return frozenset({(whose, verb), *((verb, what) for what in told)})


def cover(moments: list[tuple[Shown, Moment]]) -> Iterator[Moment]:
    """Few moments that show all that is shown by any: always the one that adds most for its length."""
    missing = frozenset[tuple[str, ...]]().union(*(shown for shown, _ in moments))
    sized = [(shown, moment, len(json.dumps(moment))) for shown, moment in moments]
    while missing:
        shown, moment, _ = max(sized, key=lambda each: len(each[0] & missing) / (300 + each[2]))
        missing -= shown
        yield moment


def describe_table(options: Mapping[str, Any], named: str) -> Moment:
    """A table as the page knows it: options, names of the seats, and the components that something speaks of."""
    rules = vesicle.rules_for("cytosis", options)
    usual = vesicle.games()["cytosis"]["rulings"]
    rulings = {name: about["defaults"][options["edition"]] for name, about in usual.items()}
    rows = {}
    for section, table in rules.rows.items():
        kept = {
            name: row
            for name, row in table.items()
            if section not in CARDS or f'"{name}"' in named or f" {name}" in named
        }
        rows[section] = {name: trim(row) for name, row in kept.items() if name not in UNREAD}
    return {"options": dict(rules.options), "names": NAMES[: options["players"]], "rows": rows, "rulings": rulings}


def trim(row: Any) -> Any:
    """A row without what sentences do not read."""
    if not isinstance(row, Mapping):
        return row
    return {key: value for key, value in row.items() if key not in UNREAD and value not in ("", {}, [])}


if __name__ == "__main__":
    main()
