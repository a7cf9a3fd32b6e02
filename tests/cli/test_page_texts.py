"""The texts of the page: whatever it asks for is there in every language, whole families included."""

import pytest

from fluent_texts import asked_by_the_page, entries_of, families_of_the_page, parts_of
from vesicle.api import data_of, rules_for
from vesicle.bots.levels import NAMES
from vesicle.clauses import GAMES
from vesicle.core.boxes import names_of
from vesicle.core.clauses import LANGUAGES
from vesicle.server.clocks import BOUNDS
from vesicle.server.refusals import STATUS
from vesicle.server.table import COLOURS
from vesicle.virus_and_co.ids import Act, Ask, Kind, Pill, Source


def names_in_the_clinic() -> set[str]:
    """What Virus & Co. has cards, questions, answers and sources of points for."""
    rows = rules_for("virus-and-co", {}).rows
    wanted = {f"clinic-card-{card}" for section in ("cards", "risks") for card in rows[section]}
    wanted |= {f"clinic-kind-{kind}{form}" for kind in names_of(Kind) for form in ("", ".does")}
    wanted |= {f"clinic-ask-{question}" for question in names_of(Ask)}
    wanted |= {f"clinic-choice-{verb}" for verb in names_of(Act)}
    wanted |= {f"clinic-amount-{pill}" for pill in names_of(Pill)}
    return wanted | {f"clinic-source-{source}" for source in names_of(Source)}


def names_in_the_lobby() -> set[str]:
    """What a new table can choose: games, editions, modules, rulings with their answers, bots, clocks, colours."""
    wanted = {f"game-{game}" for game in GAMES} | {"module-virus", "module-epigenetic"}
    for game in GAMES:
        about = data_of(game).describe({})
        wanted |= {
            f"edition-{game}-{edition}{form}" for edition in about["editions"] for form in ("", ".short", ".about")
        }
        for name, ruling in about["rulings"].items():
            question = f"ruling-{game}-{name.replace('_', '-')}"
            wanted |= {question, *(f"{question}.{answer}" for answer in ruling["options"])}
    wanted |= {f"level-{level}{form}" for level in NAMES for form in ("", ".about")}
    wanted |= {f"clock-{kind}" for kind in BOUNDS} | {f"seat-colour-{colour}" for colour in COLOURS}
    return wanted | {f"language-{lang}" for lang in LANGUAGES}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_that_the_page_asks_for_by_name_exists(lang: str) -> None:
    assert sorted(asked_by_the_page() - set(entries_of(lang))) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_family_that_the_page_asks_for_has_members(lang: str) -> None:
    families = families_of_the_page(only_asked=True)
    known = entries_of(lang)
    assert [one for one, family in families.items() if not any(map(family.fullmatch, known))] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_that_can_be_chosen_drawn_or_refused_has_a_text(lang: str) -> None:
    wanted = names_in_the_clinic() | names_in_the_lobby() | {f"refused-{code}" for code in STATUS}
    assert sorted(wanted - set(entries_of(lang))) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_text_is_empty(lang: str) -> None:
    for name, entry in entries_of(lang).items():
        for pattern in parts_of(entry).patterns:
            assert pattern.elements, name


@pytest.mark.parametrize("lang", LANGUAGES)
def test_texts_have_printed_marks(lang: str) -> None:
    for name, entry in entries_of(lang).items():
        said = "".join(parts_of(entry).said)
        assert "'" not in said, name
        assert lang == "en" or '"' not in said, name
