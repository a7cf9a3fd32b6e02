"""The science notes: one for everything that has a name, whole in both languages, with something to read on."""

import tomllib
from importlib.resources import files

import pytest

from vesicle.api import data_of, rules_for
from vesicle.notes import PARTS, notes_of

ALL = [
    (game, family, name, note)
    for game in ("cytosis", "virus-and-co")
    for family, notes in notes_of(game).items()
    for name, note in notes.items()
]
EVERYTHING = {
    "cytosis": rules_for("cytosis", {"virus": True, "epigenetic": True}).rows,
    "virus-and-co": rules_for("virus-and-co", {}).rows,
}


@pytest.mark.parametrize("family", ["area", "card", "event", "trait"])
def test_everything_of_cytosis_has_a_note(family: str) -> None:
    """Cards and Events of a virus share theirs, which is that of the strain."""
    named = {name for name, row in EVERYTHING["cytosis"][f"{family}s"].items() if not row.get("strain")}
    assert set(notes_of("cytosis")[family]) == named


@pytest.mark.parametrize("edition", data_of("cytosis").describe({})["editions"])
@pytest.mark.parametrize("family", ["area", "card", "event", "trait"])
def test_no_edition_has_a_thing_without_a_note(family: str, edition: str) -> None:
    rows = rules_for("cytosis", {"edition": edition}).rows[f"{family}s"]
    assert {name for name, row in rows.items() if not row.get("strain")} <= set(notes_of("cytosis")[family])


@pytest.mark.parametrize("edition", data_of("virus-and-co").describe({})["editions"])
@pytest.mark.parametrize(("section", "family"), [("cards", "card"), ("risks", "risk")])
def test_no_edition_of_virus_and_co_has_a_card_without_a_note(section: str, family: str, edition: str) -> None:
    rows = rules_for("virus-and-co", {"edition": edition}).rows[section]
    assert set(rows) <= set(notes_of("virus-and-co")[family])


def test_every_molecule_and_strain_has_a_note() -> None:
    assert set(notes_of("cytosis")["molecule"]) == set(EVERYTHING["cytosis"]["setup"]["tokens"])
    assert set(notes_of("cytosis")["strain"]) == set(EVERYTHING["cytosis"]["virus"]["strains"])


@pytest.mark.parametrize("section, family", [("cards", "card"), ("risks", "risk")])
def test_every_card_of_virus_and_co_has_a_note(section: str, family: str) -> None:
    assert set(notes_of("virus-and-co")[family]) == set(EVERYTHING["virus-and-co"][section])


@pytest.mark.parametrize("lang", ["en", "it"])
def test_no_part_is_empty_or_stands_twice(lang: str) -> None:
    for part in PARTS:
        texts = [note.texts[lang][part] for *_, note in ALL]
        assert all(len(text) > 20 for text in texts)
        if part != "game":
            assert len(set(texts)) == len(texts)


def test_a_brief_is_a_sentence_and_more_is_a_paragraph() -> None:
    for *_, note in ALL:
        for texts in note.texts.values():
            assert texts["brief"].endswith(".") and len(texts["brief"]) <= 180
            assert len(texts["more"]) > len(texts["brief"])


def test_the_languages_differ() -> None:
    assert all(note.texts["en"][part] != note.texts["it"][part] for *_, note in ALL for part in PARTS)


def test_every_note_says_where_to_read_on() -> None:
    for game, family, name, note in ALL:
        assert note.references, (game, family, name)
        for reference in note.references:
            assert reference.authors and reference.title and reference.published and 1950 < reference.year < 2027


def test_no_reference_stands_unread() -> None:
    assert unread("cytosis") == unread("virus-and-co") == set()


def unread(game: str) -> set[str]:
    """Titles in the file of references that no note names."""
    path = files("vesicle") / game.replace("-", "_") / "notes" / "references.toml"
    known = {row["title"] for row in tomllib.loads(path.read_text("utf-8")).values()}
    return known - {
        reference.title for notes in notes_of(game).values() for note in notes.values() for reference in note.references
    }
