"""A file that is no lesson is refused in one sentence that says where."""

import re
import tomllib
from collections.abc import Callable
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

from vesicle.api import rules_for
from vesicle.lessons import lesson_of
from vesicle.lessons.laying import lay
from vesicle.lessons.reading import STEP_KEYS, Lesson, read_lesson
from vesicle.lessons.run import Run
from vesicle.lessons.wishes import WORDS

HAPPENED = {"again": {"en": "Once more.", "it": "Ancora."}, "place": {"en": "Placed.", "it": "Piazzata."}}
READ = {"title": "A", "do": "B.", "why": "C."}
PLAY = {**READ, "good": "D.", "hint": "E."}
LESSON: dict[str, Any] = {
    "minutes": 1,
    "seat": 0,
    "names": ["", "Ada"],
    "options": {"players": 2},
    "en": {"title": "A", "about": "B."},
    "it": {"title": "A", "about": "B."},
    "step": [
        {"id": "look", "kind": "read", "en": READ, "it": READ, "clauses": ["C-P1-02"], "table": {"stock": [{}, {}]}},
        {
            "id": "go",
            "kind": "play",
            "en": PLAY,
            "it": PLAY,
            "reach": {"least": {"me.stock.mrna": 2}},
            "solutions": [["place nucleus-3"]],
            "about": ["card insulin"],
        },
    ],
}


def read(change: Callable[[dict[str, Any]], Any]) -> Lesson:
    """The lesson with one thing changed."""
    content = deepcopy(LESSON)
    change(content)
    return read_lesson("small", "cytosis", content, HAPPENED)


def test_a_step_takes_over_the_table_of_the_one_before() -> None:
    lesson = read(lambda content: content["step"][1].update(table={"round": 1}))
    assert lesson.step("go").table == {"stock": [{}, {}], "round": 1}
    assert lesson.step("go").about == (("card", "insulin"),)


def test_nothing_is_laid_on_a_table_as_it_was_dealt() -> None:
    def deal(content: dict[str, Any]) -> None:
        content["step"][0]["table"] = {"seed": 3}
        content["step"][1]["table"] = {"round": 1}

    assert read(deal).step("go").table == {"round": 1}


@pytest.mark.parametrize(
    "change, complaint",
    [
        (lambda lesson: lesson.pop("minutes"), "small: the key 'minutes' is missing"),
        (lambda lesson: lesson.update(colour="red"), "small: there is no key 'colour'"),
        (lambda lesson: lesson["it"].pop("about"), "small.it: exactly title, about are wanted"),
        (lambda lesson: lesson.update(names=["Ada", "Ben"]), "small.names: everybody but the learner, at seat 0"),
        (lambda lesson: lesson["step"][1].update(solutions=["place x"]), "step 2.solutions: a list of texts is wanted"),
        (lambda lesson: lesson["step"].append("x"), "small, step 3: a table is wanted"),
        (lambda lesson: lesson["step"][0].update(id="Look!"), "small, step 1: an id of small letters"),
        (lambda lesson: lesson["step"][0].update(id="go"), "small: two steps are called 'go'"),
        (lambda lesson: lesson["step"][0].update(kind="sing"), "a kind, play or read, are wanted"),
        (lambda lesson: lesson["step"][0].update(reach={"is": {"marker": 0}}), "one to read has neither"),
        (lambda lesson: lesson["step"][1].pop("solutions"), "a step to play has solutions"),
        (lambda lesson: lesson["step"][1].pop("reach"), "small, step 2.reach: a table with some of least"),
        (lambda lesson: lesson["step"][1].update(reach={"more": {"x": 1}}), "'more' is none of least, most"),
        (lambda lesson: lesson["step"][1].update(reach={"log": {}}), "reach.log: a list of tables is wanted"),
        (lambda lesson: lesson["step"][1].update(reach={"is": 3}), "reach.is: a table of paths is wanted"),
        (lambda lesson: lesson["step"][1].update(it={**PLAY, "good": " "}), "step 2.it.good: a text without blanks"),
        (lambda lesson: lesson["step"][1].update(about=["insulin"]), "'insulin' is no family and id"),
        (lambda lesson: lesson["step"][1].update(point="deck"), "step 2.point: a list of texts is wanted"),
        (lambda lesson: lesson["step"][0].update(clauses=["C-X-99"]), "small: there is no clause 'C-X-99'"),
    ],
)
def test_what_is_no_lesson_is_refused_by_name(change: Callable[[dict[str, Any]], Any], complaint: str) -> None:
    with pytest.raises(ValueError) as caught:
        read(change)
    assert complaint in str(caught.value) and "\n" not in str(caught.value)


@pytest.mark.parametrize(
    "table, complaint",
    [
        ({"weather": "fine"}, "small, step 'go': there is no word 'weather' for a table"),
        ({"hand": [["insulin"], ["insulin"]]}, "'insulin' is in 2 places"),
        ({"round": 3}, "round 3 has an active Event"),
        ({"seed": 1, "played": ["place nucleus-3"]}, "small, step 'go': 'place nucleus-3' is not legal now"),
    ],
)
def test_a_table_that_cannot_be_names_its_step(table: dict[str, Any], complaint: str) -> None:
    lesson = read(lambda content: content["step"][1].update(table=table))
    with pytest.raises(ValueError) as caught:
        lay(lesson, rules_for(lesson.game, lesson.options), "go")
    assert complaint in str(caught.value)


def test_there_is_no_other_lesson() -> None:
    with pytest.raises(ValueError, match="there is no lesson 'physics': known are cell, virus, epigenetic"):
        lesson_of("physics")


def test_the_lesson_on_the_page_can_be_played() -> None:
    """docs/lessons.md shows a whole one."""
    page = (Path(__file__).resolve().parent.parent.parent / "docs" / "lessons.md").read_text(encoding="utf-8")
    (shown,) = re.findall(r"```toml\n(.*?)```", page, re.DOTALL)
    lesson = read_lesson("shown", "cytosis", tomllib.loads(shown), HAPPENED)
    (step,) = lesson.steps
    match = lay(lesson, rules_for(lesson.game, lesson.options), step.id)
    run = Run(match, lesson.seat, step.reach, list(step.replies))
    run.play(step.solutions[0][0])
    assert run.reached


def test_the_page_names_every_key_and_word() -> None:
    page = (Path(__file__).resolve().parent.parent.parent / "docs" / "lessons.md").read_text(encoding="utf-8")
    assert [word for word in (*STEP_KEYS, *WORDS, "seed", "played") if not re.search(rf"\b{word}\b", page)] == []
