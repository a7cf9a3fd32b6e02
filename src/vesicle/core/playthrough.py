"""A whole game as text that a player can follow: every action, what it changed, every shuffle, the scores."""

import json
from collections.abc import Callable
from typing import Any

from vesicle.core.match import Match

ACT = "seat"  # the word that an action's line begins with, after its number


def write_playthrough(match: Match) -> str:
    """The text of a match that was dealt from a seed."""
    head = {
        "game": match.rules.game,
        "rules_version": match.rules.version,
        "options": match.rules.options,
        "seed": match.seed,
    }
    lines = [f"{key}: {json.dumps(value)}" for key, value in head.items()]
    for entry in match.log("all"):
        lines += _entry_lines(entry)
    for score in match.scores():
        sources = ", ".join(f"{name} {points}" for name, points in score["sources"].items())
        lines.append(f"score seat {score['seat']}: {score['total']} ({sources})")
    lines.append(f"digest {match.rules.digest(match._state)}")
    return "\n".join(lines) + "\n"


def _entry_lines(entry: dict[str, Any]) -> list[str]:
    if entry["what"] == "act":
        return [f"{entry['number']:4} {ACT} {entry['seat']}: {entry['action']}"]
    details = [_detail(key, value) for key, value in entry.items() if key not in ("number", "what")]
    lines = [f"         {entry['what']}: {', '.join(details)}"]
    return ["", *lines] if entry["what"] == "round" else lines


def _detail(key: str, value: Any) -> str:
    return f"{value:+}" if key == "change" else f"{key} {_plain(value)}"


def _plain(value: Any) -> str:
    """Parameters as a reader writes them: lists and tables without quotes."""
    match value:
        case None:
            return "none"
        case list():
            return "[" + " ".join(_plain(item) for item in value) + "]"
        case dict():
            return "[" + " ".join(f"{key} {_plain(item)}" for key, item in value.items()) + "]"
        case _:
            return str(value)


def read_playthrough(text: str, new: Callable[..., Match]) -> Match:
    """Play the actions of such a text again; `new` is vesicle.new."""
    head: dict[str, Any] = {}
    for line in text.splitlines()[:4]:
        key, _, value = line.partition(": ")
        head[key] = json.loads(value)
    match = new(head["game"], seed=head["seed"], **head["options"])
    for line in text.splitlines()[4:]:
        words = line.split()
        if len(words) > 3 and words[1] == ACT and words[0].isdigit():
            match.play(" ".join(words[3:]))
    return match
