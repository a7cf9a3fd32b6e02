"""What the lessons say: whole in every language, each sentence once, and by the names that the games use."""

import re
from collections import Counter
from functools import cache

import pytest

from fluent_texts import LOCALES
from vesicle.clauses import clauses_of
from vesicle.lessons import LESSONS, Step, lesson_of, rules_of
from vesicle.lessons.reading import NAME
from vesicle.notes import notes_of

STEPS = [(lesson, step) for lesson in LESSONS for step in lesson_of(lesson).steps]
LENGTHS = {"title": 40, "do": 220, "why": 260, "good": 200, "hint": 160}
SEATS = r"(\d)"


@pytest.mark.parametrize("lang", ["en", "it"])
def test_no_text_stands_twice(lang: str) -> None:
    told = [text for lesson in LESSONS for text in lesson_of(lesson).texts[lang].values()]
    told += [text for _, step in STEPS for text in step.texts[lang].values()]
    told += {row[lang] for lesson in LESSONS for row in lesson_of(lesson).happened.values()}
    assert [text for text, count in Counter(told).items() if count > 1] == []


def test_texts_are_short_sentences_and_differ_from_language_to_language() -> None:
    for lesson, step in STEPS:
        for part, most in LENGTHS.items():
            for texts in step.texts.values():
                if part in texts:
                    assert 4 < len(texts[part]) <= most, (lesson, step.id, part, len(texts[part]))
                    assert part == "title" or texts[part][-1] in ".!?", (lesson, step.id, part)
            if part in step.texts["en"]:
                assert step.texts["en"][part] != step.texts["it"][part], (lesson, step.id, part)


def test_the_base_lesson_is_the_longest_and_the_others_are_short() -> None:
    counts = {lesson: len(lesson_of(lesson).steps) for lesson in LESSONS}
    assert 15 <= counts.pop("cell") <= 25
    assert all(6 <= count <= 12 for count in counts.values())


@pytest.mark.parametrize("lesson", LESSONS)
def test_every_verb_has_its_sentence(lesson: str) -> None:
    verbs = {text.split()[0] for text in rules_of(lesson).texts if text}
    areas = {f"place {row['area']}" for row in rules_of(lesson).rows.get("spots", {}).values()}
    happened = set(lesson_of(lesson).happened)
    assert verbs - {"place"} | areas | {"again"} == happened if areas else verbs | {"again"} == happened


def test_every_clause_and_every_thing_exists() -> None:
    for lesson, step in STEPS:
        game = lesson_of(lesson).game
        assert step.clauses and set(step.clauses) <= set(clauses_of(game))
        assert all(name in notes_of(game)[family] for family, name in step.about), (lesson, step.id)
        assert NAME.fullmatch(step.id)


def test_every_place_that_is_pointed_at_exists() -> None:
    for lesson, step in STEPS:
        assert step.point, (lesson, step.id)
        for anchor in step.point:
            assert any(re.fullmatch(form, anchor) for form in anchors(lesson)), (lesson, step.id, anchor)


@cache
def anchors(lesson: str) -> list[str]:
    """The forms of all places that the page of a game knows by name."""
    labels = {name: f"({'|'.join(map(re.escape, ids))})" for name, ids in rules_of(lesson).labels.items()}
    if lesson_of(lesson).game == "virus-and-co":
        beds = [rf"(bed|hand|points|tray):{SEATS}", rf"pills:{SEATS}:{labels['pill']}"]
        return [*beds, "icu", r"pile:[12]", rf"card:{labels['card']}"]
    one_word = ["event", "deck", "grey", "marker", "strain", "track"]
    by_name = [f"{name}:{labels[name]}" for name in ("spot", "area", "card", "goal", "trait")]
    by_seat = [rf"(flasks|hand|completed|points|player|dice|trait):{SEATS}", rf"disk:{SEATS}:[01]"]
    amounts = [rf"stock:{SEATS}:{labels['molecule']}", rf"antibodies:{SEATS}:{labels['strain']}"]
    return [*one_word, *by_name, *by_seat, *amounts, f"market:{labels['slot']}", f"boost:{labels['area']}"]


@pytest.mark.parametrize("lang", ["en", "it"])
def test_cards_events_and_cards_of_character_are_called_by_their_names(lang: str) -> None:
    for lesson, step in STEPS:
        said = " ".join(step.texts[lang].values()).lower()
        for family, name in step.about:
            if family in ("card", "event", "strain", "trait", "risk"):
                assert name_of(lesson, family, name, lang).lower() in said, (lesson, step.id, name)


def name_of(lesson: str, family: str, name: str, lang: str) -> str:
    """What the texts of the page call a thing."""
    clinic = lesson_of(lesson).game == "virus-and-co"
    key = f"clinic-card-{name}" if clinic else f"{family}-{name}"
    text = (LOCALES / lang / ("virus-and-co.ftl" if clinic else "components.ftl")).read_text(encoding="utf-8")
    found = re.search(rf"^{key} = (.+)$", text, re.MULTILINE)
    assert found is not None, key
    return found[1]


def test_a_step_is_found_by_its_id() -> None:
    step = lesson_of("cell").step("golgi")
    assert isinstance(step, Step) and step.id == "golgi"
    with pytest.raises(KeyError):
        lesson_of("cell").step("brain")
