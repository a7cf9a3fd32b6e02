"""Moves of Cytosis explained: the terms, and a sentence in both languages."""

import re
from importlib.resources import files

import pytest

import vesicle
from given import Table, given
from positions import decisions
from vesicle.bots.brains import Explanation, brain_for
from vesicle.bots.cytosis.terms import TERMS
from vesicle.bots.greedy import GreedyBot
from vesicle.bots.interface import situation_of
from vesicle.cli.words import Words

explain = brain_for("cytosis").explain
READY = {(0, 0): ("golgi", {"protein": 2, "carb": 1})}


def say(explanation: Explanation, lang: str = "en", edition: str = "second") -> str:
    """The sentence of an explanation; a value that begins with "@" is the id of a name."""
    words = Words(lang, edition)
    values = {
        name: words(value[1:]) if isinstance(value, str) and value.startswith("@") else value
        for name, value in explanation.values.items()
    }
    return words(explanation.sentence, **values)


def reason(table: Table, action: str, lang: str = "en") -> str:
    return say(explain(situation_of(table.match, 1), action), lang)


def ids(lang: str) -> set[str]:
    text = (files("vesicle") / "locales" / lang / "bots-cytosis.ftl").read_text(encoding="utf-8")
    return set(re.findall(r"^([a-z-]+) =", text, re.MULTILINE))


def test_both_languages_have_the_same_sentences() -> None:
    assert ids("en") == ids("it")
    assert {f"why-cytosis-term-{term}" for term in TERMS} <= ids("en")


@pytest.mark.parametrize("table", ["cytosis", "cytosis-two"])
def test_every_action_has_a_sentence_in_both_languages(table: str) -> None:
    for match in decisions(table, 25):
        situation = situation_of(match, 1)
        for action in situation.legal:
            explanation = explain(situation, action)
            for lang in ("en", "it"):
                assert len(say(explanation, lang, match.rules.options["edition"]).split()) > 2


def test_the_terms_of_an_explanation_add_up_to_the_weight() -> None:
    situation = situation_of(next(decisions("cytosis", 30)), 1)
    weights = dict(zip(situation.legal, GreedyBot("cytosis").weigh(situation), strict=True))
    for action in situation.legal:
        terms = explain(situation, action).terms
        assert tuple(terms) == TERMS
        assert sum(terms.values()) == pytest.approx(weights[action])


def test_starting_a_vesicle_names_its_card_and_the_time_it_takes() -> None:
    table = given(players=4, hand=["insulin"], mrna=2, carb=1, atp=2)
    assert reason(table, "place rough-1") == "starts the vesicle for Insulin; it can be done this round"
    assert reason(table, "place rough-1", "it") == "avvia la vescicola per Insulina; basta questo round"


def test_completing_a_card_tells_its_points() -> None:
    table = given(players=4, hand=["insulin"], atp=2, disks=READY)
    assert reason(table, "place exocytosis-1") == "completes Insulin for 7 HP"


def test_collecting_names_what_it_is_for() -> None:
    table = given(players=4, hand=["insulin"], disks=READY)
    assert reason(table, "place mitochondria-3") == "gets 3 ATP for Insulin"
    assert reason(given(players=4), "place nucleus-3") == "gets 3 mRNA for later"


def test_a_hired_piece_is_said_to_be_worth_its_price() -> None:
    table = given(players=4, hand=["insulin"], atp=6, disks=READY)
    assert reason(table, "grey exocytosis-1") == "completes Insulin for 7 HP, worth the price of a grey flask"


def test_cards_to_put_back_are_compared_and_no_two_reasons_are_the_same() -> None:
    """In setup the coach says of each card what it pays for its work, and which of them pays least."""
    for seed in range(6):
        situation = situation_of(vesicle.new("cytosis", players=3, seed=seed), 1)
        told = {action: explain(situation, action) for action in situation.legal if action.startswith("return")}
        ranks = [explanation.values["rank"] for explanation in told.values()]
        assert len(told) == 3 and ranks.count("worst") <= 2 and set(ranks) != {"worst"}
        assert len({say(explanation) for explanation in told.values()}) == 3
        for action, explanation in told.items():
            printed = situation.rules.rows["cards"][action.removeprefix("return ")]
            assert explanation.values["points"] == printed["points"]
