"""The page asks people about every option of a new table in words: both languages have a text for each of them."""

from importlib.resources import files

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

import vesicle
from vesicle.core.clauses import LANGUAGES

LOBBY = "page-lobby.ftl"


def texts_of(lang: str) -> set[str]:
    """The ids and the attributes of the first screens."""
    source = (files("vesicle") / "locales" / lang / LOBBY).read_text(encoding="utf-8")
    messages = [entry for entry in FluentParser().parse(source).body if isinstance(entry, ftl.Message)]
    return {entry.id.name for entry in messages} | {
        f"{entry.id.name}.{part.id.name}" for entry in messages for part in entry.attributes
    }


def ids_of(game: str) -> set[str]:
    """The ids that the page makes of what a game offers."""
    offer = vesicle.games()[game]
    wanted = {f"game-{game}{form}" for form in ("", ".about", ".facts")}
    wanted |= {
        f"edition-{game}-{name}{form}" for name in offer["editions"] for form in ("", ".short", ".about", ".one")
    }
    wanted |= {f"module-{name}{form}" for name in offer.get("modules", ()) for form in ("", ".about")}
    for name, ruling in offer["rulings"].items():
        question = f"ruling-{game}-{name.replace('_', '-')}"
        wanted |= {question, *(f"{question}.{answer}" for answer in ruling["options"])}
    return wanted


@pytest.mark.parametrize("game", vesicle.games())
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_option_of_a_game_has_its_words(lang: str, game: str) -> None:
    assert sorted(ids_of(game) - texts_of(lang)) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_ruling_is_left_over(lang: str) -> None:
    known = {name for game in vesicle.games() for name in ids_of(game)}
    rulings = {name for name in texts_of(lang) if name.startswith("ruling-") and "ruling-group-" not in name}
    assert sorted(rulings - known) == []
