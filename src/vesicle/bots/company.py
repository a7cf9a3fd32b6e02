"""The bots as company: what they are called at a table."""

from collections.abc import Collection, Iterator
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from vesicle.core.tables import read_toml

MOST_ALIKE = 9  # bots of one kind at a table


@dataclass(frozen=True)
class Character:
    """Somebody invented, at home at a level."""

    name: str
    level: str
    manner: str
    body: str
    hue: int
    eyes: str


@cache
def company() -> tuple[Character, ...]:
    """All of them, level by level."""
    rows = read_toml(files("vesicle.bots") / "company.toml")["character"]
    return tuple(Character(**row) for row in rows)


def name_bot(spec: str, taken: Collection[str]) -> str:
    """What a bot is called beside these names: for a level a character's name, else its own word and a number."""
    return next(name for name in _names(spec) if name not in taken)


def _names(spec: str) -> Iterator[str]:
    characters, word = company(), spec.partition(":")[0].capitalize()
    home = next((number for number, one in enumerate(characters) if one.level == spec), None)
    if home is not None:
        yield from (one.name for one in (*characters[home:], *characters[:home]))
    yield word
    yield from (f"{word} {number}" for number in range(2, MOST_ALIKE))
