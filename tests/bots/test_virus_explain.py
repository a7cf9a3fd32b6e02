"""Explanations of moves of Virus & Co., in both languages."""

import random
import re
from importlib.resources import files

import pytest

import vesicle
from vesicle.bots.brains import Explanation, brain_for
from vesicle.bots.interface import situation_of
from vesicle.cli.words import Words
from vesicle.core.clauses import LANGUAGES
from vesicle.virus_and_co.ids import Act
from virus_given import given

BRAIN = brain_for("virus-and-co")


def explain(match: vesicle.Match, action: str) -> Explanation:
    return BRAIN.explain(situation_of(match, 1), action)


def say(explanation: Explanation, lang: str = "en") -> str:
    return Words(lang, "later")(explanation.sentence, **explanation.values)


def test_every_legal_action_has_a_sentence_in_both_languages() -> None:
    chooser, acts = random.Random(5), set()
    for seed in range(3):
        match = vesicle.new("virus-and-co", players=3, etiquette=True, seed=seed)
        while match.to_act is not None:
            action = chooser.choice(match.legal)
            explanation = explain(match, action)
            acts.add(action.split()[0])
            for lang in LANGUAGES:
                assert len(say(explanation, lang)) > 10
            match.play(action)
    assert acts >= {act.name.lower() for act in Act} - {"choose", "name", "donor", "inject", "done"}


@pytest.mark.parametrize("act", Act)
def test_every_kind_of_action_has_a_sentence(act: Act) -> None:
    for lang in LANGUAGES:
        assert f"why-virus-{act.name.lower()} = " in texts(lang)


def test_both_languages_speak_of_the_same_things() -> None:
    english, italian = (re.findall(r"\$\w+|why-virus-\w+|\[\w+[-\w]*\]", texts(lang)) for lang in LANGUAGES)
    assert english == italian


def texts(lang: str) -> str:
    path = files("vesicle") / "locales" / lang / "bots-virus-and-co.ftl"
    return "\n".join(line for line in path.read_text(encoding="utf-8").splitlines() if not line.startswith("#"))


def test_a_card_that_means_intensive_care_is_called_so() -> None:
    table = given(rows={1: ["zika", "west-nile"]}, offers=["yellow-fever", "rhinovirus"]).play("circulate 1")
    assert say(explain(table.match, "accept")) == "takes the Virus with 6 sickness points; that means intensive care"


def test_the_sentence_says_what_sets_an_action_apart() -> None:
    table = given(offers=["norovirus", "ebola"])
    explanation = explain(table.match, "keep 1")
    assert tuple(explanation.terms) == BRAIN.terms
    assert say(explanation) == "keeps the Virus with 1 sickness point and pills worth 2; it leaves you less ill"
    italian = "tiene il Virus da 1 punto malattia e pasticche per un valore di 2; restano meno punti malattia"
    assert say(explanation, "it") == italian


def test_a_good_answer_is_praised_and_a_bad_one_is_not() -> None:
    table = given(rows={1: ["zika"]}, offers=["yellow-fever", "rhinovirus"]).play("circulate 1")
    assert explain(table.match, "pay 0y-0r").values["way"] == "better"
    assert explain(table.match, "accept").values["way"] == "worse"


def test_the_sentence_of_a_risk_card_does_not_tell_which_it_is() -> None:
    table = given(rows={0: ["zika"]}, hands={0: ["nurse", "recall"]})
    for action in ("risk nurse", "risk recall"):
        assert say(explain(table.match, action)).startswith("plays a Risk card; ")


def test_an_injection_is_explained_by_what_it_takes_away() -> None:
    table = given(rows={0: ["norovirus", "dengue"]}, offers=["injection-1", "zika"]).play("keep 1")
    assert say(explain(table.match, "inject dengue")).startswith("puts the Injection on the Virus with 6: 3 sickness")
    assert "does not help" in say(explain(table.match, "inject norovirus"))
    assert "non serve" in say(explain(table.match, "inject norovirus"), "it")
