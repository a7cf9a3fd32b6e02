"""An action is a number, a kind with an argument, and a text; all three say the same."""

from enum import IntEnum

import pytest

from vesicle.api import new, rules_for
from vesicle.core.actions import ActionSpace, find_action
from vesicle.core.errors import UnknownAction
from vesicle.cytosis.engine import ACTIONS
from vesicle.cytosis.ids import Act


class Verb(IntEnum):
    """Three kinds, not in the order of their numbers."""

    EAT = 2
    PASS = 0
    COUNT = 1


SPACE = ActionSpace({Verb.EAT: (3, "fruit"), Verb.PASS: (1, ""), Verb.COUNT: (2, "number")})
LABELS = {"fruit": ["apple", "pear"]}


def test_families_stand_end_to_end() -> None:
    assert SPACE.size == 6
    assert SPACE.kind.tolist() == [2, 2, 2, 0, 1, 1]
    assert SPACE.argument.tolist() == [0, 1, 2, 0, 0, 1]
    assert [int(SPACE.start[verb]) for verb in (Verb.EAT, Verb.PASS, Verb.COUNT)] == [0, 3, 4]


def test_a_text_is_the_kind_and_the_name_of_its_argument() -> None:
    assert SPACE.texts(LABELS) == ["eat apple", "eat pear", "", "pass", "count 0", "count 1"]


def test_an_action_says_what_names_its_argument() -> None:
    assert [SPACE.label_of(number) for number in (0, 3, 5)] == ["fruit", "", "number"]


def test_texts_lead_back_to_their_numbers() -> None:
    assert SPACE.numbers(LABELS) == {"eat apple": 0, "eat pear": 1, "pass": 3, "count 0": 4, "count 1": 5}


@pytest.mark.parametrize("edition", ["preview", "first", "second"])
def test_every_text_of_cytosis_is_one_number(edition: str) -> None:
    labels = rules_for("cytosis", {"edition": edition}).labels
    texts = [text for text in ACTIONS.texts(labels) if text]
    assert len(texts) == len(set(texts))
    numbers = ACTIONS.numbers(labels)
    assert all(ACTIONS.texts(labels)[number] == text for text, number in numbers.items())
    assert {text.split()[0] for text in texts} == {act.name.lower() for act in Act}


@pytest.mark.parametrize(
    "text",
    [
        *("return insulin", "place nucleus-3", "grey mitochondria-6", "exhaust lipid", "play lipid-reserve", "load 2"),
        *("add carb", "move 0", "complete insulin", "disk 1", "evict 1-0", "goal enzymes", "take atp", "done"),
    ],
)
def test_the_texts_that_users_were_promised_exist(text: str) -> None:
    assert text in ACTIONS.numbers(rules_for("cytosis", {}).labels)


def test_known_texts_are_found() -> None:
    numbers = SPACE.numbers(LABELS)
    assert [find_action(numbers, text) for text in numbers] == [*numbers.values()]


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("fly south", "'fly south' is no action: the first word is one of count, eat, pass"),
        ("eat plum", "'eat plum' is no action: 'eat' is followed by one of apple, pear"),
        ("eat", "'eat' is no action: 'eat' is followed by one of apple, pear"),
        ("EAT apple", "'EAT apple' is no action: did you mean 'eat apple'?"),
        ("eat  apple", "'eat  apple' is no action: did you mean 'eat apple'?"),
        ("aet pear", "'aet pear' is no action: did you mean 'eat pear'?"),
        ("PASS", "'PASS' is no action: did you mean 'pass'?"),
        ("count 3", "'count 3' is no action: 'count' is followed by one of 0, 1"),
        ("", "'' is no action: an action is a text such as 'eat apple'"),
        ("   ", "'   ' is no action: an action is a text such as 'eat apple'"),
        (None, "'None' is no action: an action is a text such as 'eat apple'"),
        (3, "'3' is no action: an action is a text such as 'eat apple'"),
        (["eat apple"], "\"['eat apple']\" is no action: an action is a text such as 'eat apple'"),
    ],
)
def test_garbage_is_refused_in_one_sentence(text: object, sentence: str) -> None:
    with pytest.raises(UnknownAction) as caught:
        find_action(SPACE.numbers(LABELS), text)
    assert str(caught.value).startswith(sentence)


@pytest.mark.parametrize(
    ("game", "text", "sentence"),
    [
        ("cytosis", "place nucleus3", "did you mean 'place nucleus-3'?"),
        ("cytosis", "return insuline", "did you mean 'return insulin'?"),
        ("cytosis", "place tower", "'place' is followed by one word, as in 'place nucleus-3'"),
        ("virus-and-co", "keep 3", "'keep' is followed by one of 1, 2"),
    ],
)
def test_a_near_miss_is_helped_on(game: str, text: str, sentence: str) -> None:
    with pytest.raises(UnknownAction) as caught:
        new(game, players=3, seed=1).play(text)
    assert str(caught.value) == f"{text!r} is no action: {sentence}"


@pytest.mark.parametrize("text", ["eat " + "x" * 5000, "x" * 5000, "eat\nplum", "\ud800"])
def test_the_sentence_stays_short_whatever_was_said(text: str) -> None:
    with pytest.raises(UnknownAction) as caught:
        find_action(SPACE.numbers(LABELS), text)
    assert len(str(caught.value)) < 200
    assert "\n" not in str(caught.value)


def test_a_sentence_about_a_verb_without_argument_makes_sense() -> None:
    with pytest.raises(UnknownAction) as caught:
        find_action(SPACE.numbers(LABELS), "pass now")
    assert "followed by one word" not in str(caught.value)
