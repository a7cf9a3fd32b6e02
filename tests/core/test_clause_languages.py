"""Every clause says the same in all languages, and so does every edition's own sentence."""

import re
from collections.abc import Iterator, Mapping

import pytest

from vesicle.clauses import GAMES, clauses_of
from vesicle.core.clauses import LANGUAGES

FIGURE = re.compile(r"\d+")
STRAIGHT = ("'", '"')  # marks that a printed text does not have


def sentences_of(game: str) -> Iterator[tuple[str, Mapping[str, str]]]:
    """Where a sentence stands, and its languages."""
    for clause in clauses_of(game).values():
        yield clause.id, clause.texts
        if clause.is_ruling:
            yield f"{clause.id} why", clause.why
        for edition, standing in clause.editions.items():
            if standing.texts:
                yield f"{clause.id} {edition}", standing.texts


@pytest.mark.parametrize("game", GAMES)
def test_every_sentence_has_all_languages(game: str) -> None:
    for place, texts in sentences_of(game):
        assert set(texts) == set(LANGUAGES), place


@pytest.mark.parametrize("game", GAMES)
def test_a_translation_is_a_sentence_of_its_own(game: str) -> None:
    for place, texts in sentences_of(game):
        assert texts["it"] != texts["en"], place
        assert texts["it"].strip() == texts["it"] and texts["it"].endswith("."), place
        assert not any(mark in texts["it"] for mark in STRAIGHT), place


@pytest.mark.parametrize("game", GAMES)
def test_different_sentences_stay_different(game: str) -> None:
    english: dict[str, str] = {}
    italian: dict[str, str] = {}
    for place, texts in sentences_of(game):
        assert english.setdefault(texts["it"], texts["en"]) == texts["en"], place
        assert italian.setdefault(texts["en"], texts["it"]) == texts["it"], place


@pytest.mark.parametrize("game", GAMES)
def test_a_translation_has_the_same_figures(game: str) -> None:
    for place, texts in sentences_of(game):
        english, italian = (sorted(FIGURE.findall(texts[lang])) for lang in LANGUAGES)
        assert english == italian, place
