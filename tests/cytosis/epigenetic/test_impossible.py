"""Positions that the Epigenetic cards make impossible: whoever is asked can answer, and the draft could have been."""

from typing import Any

import pytest

import vesicle
from given import drafting, edited, given, refusal, with_trait

Position = dict[str, Any]


@pytest.mark.clause("C-EPI-01", "C-EPI-11")
def test_without_the_cards_nothing_more_is_collected() -> None:
    position = given(edition="first").truth | {"pending": ["after", "collect"], "spot": "nucleus-3"}
    assert refusal(position).startswith("pending")


@pytest.mark.clause("C-EPI-07", "C-EPI-09", "C-EPI-11", "C-EPI-13", "C-EPI-15")
@pytest.mark.parametrize(
    ("trait", "pending", "changes"),
    [
        ("demethylation", ["first-turn", "early"], {}),
        ("demethylation", ["first-turn", "income"], {}),
        ("demethylation", ["after", "collect"], {"spot": "nucleus-3"}),
        ("poised-promoter", ["first-turn", "early"], {"players__0__flasks": 0}),
        ("poised-promoter", ["first-turn", "early"], {"players__0__stock__atp": 0, "supply__atp": 30}),
        ("hyperacetylation", ["after", "collect"], {"spot": "card-1"}),
        ("hyperacetylation", ["after", "collect"], {"spot": "mitochondria-6"}),
        ("open-chromatin", ["turn"], {"players__0__foreseen": ["estradiol"], "put_back": 1}),
    ],
)
def test_a_question_is_asked_of_somebody_who_can_answer_it(
    trait: str, pending: list[str], changes: dict[str, Any]
) -> None:
    refused = refusal(edited(with_trait(trait).truth, pending=pending, **changes))
    assert refused.split(":")[0].split("[")[0] in ("pending", "players", "spot", "seat", "put_back", "scouted")


@pytest.mark.clause("C-EPI-09", "A-83")
@pytest.mark.parametrize(
    "changes",
    [
        {"players__0__trait": "poised-promoter"},
        {"players__0__stock__atp": 1, "supply__atp": 29},
        {"put_back": 1},
        {"scouted": 0},
    ],
    ids=["another's ability", "too little ATP to take a card", "put back before a choice", "not looked"],
)
def test_a_look_at_the_deck_fits_what_is_asked(changes: dict[str, Any]) -> None:
    assert refusal(edited(with_trait().play("scout").truth, **changes))


@pytest.mark.clause("C-EPI-03", "C-EPI-04")
@pytest.mark.parametrize(
    ("kept", "changes"),
    [
        (0, {"traits": []}),
        (0, {"traits": ["demethylation"]}),
        (0, {"players__2__kept": "demethylation", "traits": ["open-chromatin", "hyperacetylation", "poised-promoter"]}),
        (0, {"players__1__passed": ["demethylation", "poised-promoter"]}),
        (1, {"players__0__kept": None}),
        (1, {"players__0__passed": []}),
        (1, {"players__0__passed": ["demethylation", "poised-promoter"]}),
        (0, {"market": {"1": "insulin", "2": None, "3": None, "4": None}, "deck": None}),
        (0, {"players__0__hand": ["insulin"], "deck": None}),
    ],
    ids=[
        "no card left for the next player",
        "too few left",
        "kept before it was offered",
        "handed on before it was offered",
        "nothing kept",
        "nothing handed on",
        "handed on what the neighbour was not offered",
        "a market before the draft is over",
        "a hand before the draft is over",
    ],
)
def test_a_draft_that_cannot_have_been_is_refused(kept: int, changes: dict[str, Any]) -> None:
    position = drafting(3, kept)
    if "deck" in changes:
        changes = changes | {"deck": [card for card in position["deck"] if card != "insulin"]}
    assert refusal(edited(position, **changes))


@pytest.mark.clause("C-EPI-02", "C-EPI-03")
def test_the_draft_begins_with_the_holder_of_the_marker() -> None:
    position = drafting()
    offered = position["players"][0]["offered"]
    assert refusal(edited(position, seat=1, players__0__offered=[], players__1__offered=offered))


@pytest.mark.clause("C-EPI-09", "C-CARD-03")
def test_whoever_has_looked_at_the_deck_knows_those_cards() -> None:
    position = edited(with_trait().truth, players__0__foreseen=["estradiol", "glucagon"])
    position["known"] = dict.fromkeys(position["known"], 0)
    game = vesicle.from_position(position)
    assert game.view(0)["deck"]["known"] == ["estradiol", "glucagon"]
    assert game.redealt(0, 3).view(0) == game.view(0)


@pytest.mark.clause("C-2P-01", "C-EPI-02")
def test_no_detox_card_is_out_before_the_draft_is_over() -> None:
    position = drafting(2)
    out = ["ethanol", "butanol", "methanol"]
    position["deck"] = [card for card in position["deck"] if card not in out]
    assert refusal(position | {"out": out}) == "out: 3 cards are left in the box, not 0"
