"""Positions with Epigenetic cards: every question loads back, and what cannot be is refused by name."""

import json
from collections.abc import Callable
from typing import Any

import pytest

import vesicle
from given import DECK, Table, drafting, edited, given, given_round, refusal, with_trait

Position = dict[str, Any]


def early(*actions: str, **things: Any) -> Table:
    stocks = {1: {"atp": 3, "mrna": 1, "lipid": 1, "protein": 3, "carb": 1}}
    settings: dict[str, Any] = {"traits": {1: "poised-promoter", 2: "housekeeping"}, "stocks": stocks}
    return given_round(**{**settings, **things}).play("done", *actions)


QUESTIONS: dict[str, Callable[[], Table]] = {
    **{
        f"draft {players} {kept}": lambda players=players, kept=kept: Table(
            vesicle.from_position(drafting(players, kept))
        )
        for players in (2, 5)
        for kept in range(players)
    },
    "income": lambda: given_round(traits={1: "housekeeping"}),
    "income first": lambda: given_round(traits={0: "poised-promoter", 1: "housekeeping"}, atp=1),
    "income last": lambda: given_round(traits={1: "housekeeping"}, rulings={"round_start": "early-first"}),
    "early": early,
    "early first": lambda: given_round(
        traits={0: "poised-promoter", 1: "housekeeping"}, rulings={"round_start": "early-first"}, atp=1
    ),
    "early ribosome": lambda: early("place ribosome"),
    "early smooth": lambda: early("place smooth-1"),
    "early rough": lambda: early("place rough-1"),
    "early enzyme": lambda: early("place cytoplasm", hands={1: ["hexokinase"]}),
    "early laureates": lambda: early("place laureates"),
    "collect": lambda: given(edition="first", traits={0: "hyperacetylation"}).play("place lipid-2"),
    "collect grey": lambda: given(edition="first", traits={0: "hyperacetylation"}, atp=4).play("grey lipid-2"),
    "scout": lambda: Table(vesicle.from_position(with_trait().play("scout").truth)),
    "scout after": lambda: given(edition="first", traits={0: "open-chromatin"}, deck=DECK, atp=4).play(
        "place nucleus-3", "scout"
    ),
    "put": lambda: Table(vesicle.from_position(with_trait().play("scout").truth)).play("done"),
    "put the second": lambda: Table(vesicle.from_position(with_trait().play("scout").truth)).play(
        "done", "put cortisol"
    ),
    "put after a choice": lambda: Table(vesicle.from_position(with_trait().play("scout").truth)).play(
        "choose cortisol"
    ),
    "trader's open turn": lambda: given(edition="first", traits={0: "metabolic-switch"}).play("place nucleus-3"),
}


@pytest.mark.parametrize("name", QUESTIONS)
def test_every_question_loads_back(name: str) -> None:
    game = QUESTIONS[name]()
    position = game.truth
    again = vesicle.from_position(json.loads(json.dumps(position)))
    assert again.position() == position
    assert again.legal == game.legal


@pytest.mark.clause("C-EPI-10", "A-58")
@pytest.mark.parametrize("source", ["scout", "early", "early-first"])
def test_every_step_of_an_attack_that_an_ability_set_off_loads_back(source: str) -> None:
    if source == "scout":
        deck = ["insulin", "cortisol", "ebola-attack-1", "glucagon"]
        game = given(edition="first", virus=True, traits={0: "open-chromatin"}, deck=deck, atp=6, lipid=1)
        game.play("scout", "choose ebola-attack-1")
    else:
        order = {} if source == "early" else {"round_start": "early-first"}
        game = given_round(
            virus=True,
            traits={1: "poised-promoter", 2: "housekeeping"},
            rulings=order,
            market=["insulin", "ebola-attack-1", "glucagon", "cortisol"],
            stocks={1: {"atp": 4}},
        )
        game.play(*(["done"] if source == "early" else []), "place card-1")
    asked = set()
    while "resume" in game.truth["pending"]:
        asked.add(game.asked)
        assert vesicle.from_position(game.truth).legal == game.legal
        game.play(next(action for action in game.legal if action != "antibody"))
    assert {"vaccinate", "gain", "lose"} <= asked | {"lose"}
    assert game.asked == {"scout": "put", "early": "turn", "early-first": "income"}[source]


@pytest.mark.clause("C-EPI-03", "C-EPI-06", "C-COMP-18")
@pytest.mark.parametrize(
    ("position", "changes", "sentence"),
    [
        (
            lambda: with_trait().truth,
            {"players__1__trait": "open-chromatin"},
            "traits: every Epigenetic card exists once",
        ),
        (drafting, {"players__0__kept": "metabolic-switch"}, "traits: every Epigenetic card exists once"),
        (
            lambda: with_trait().truth,
            {"players__1__trait": None},
            "players.trait: each player has one Epigenetic card once the draft is over",
        ),
        (
            lambda: given().truth,
            {"players__1__trait": "open-chromatin"},
            "players.trait: each player has one Epigenetic card once the draft is over, and none before",
        ),
        (
            lambda: with_trait().truth,
            {"traits": ["poised-promoter"]},
            "traits: after the draft no Epigenetic card is hidden",
        ),
        (
            lambda: with_trait().truth,
            {"players__1__kept": "poised-promoter"},
            "traits: after the draft no Epigenetic card is hidden",
        ),
        (
            lambda: with_trait().truth,
            {"players__1__offered": ["poised-promoter"]},
            "traits: after the draft no Epigenetic card is hidden",
        ),
        (
            lambda: with_trait().truth,
            {"players__1__passed": ["poised-promoter"]},
            "traits: after the draft no Epigenetic card is hidden",
        ),
        (
            drafting,
            {"players__0__offered": ["metabolic-switch", "housekeeping"]},
            "players[0]: the draft has not come to",
        ),
        (drafting, {"players__0__offered": []}, "players[0]: the draft has not come to"),
        (
            drafting,
            {"players__1__offered": ["hyperacetylation"], "traits": ["demethylation", "poised-promoter"]},
            "players[1]: the draft has not come to",
        ),
        (
            lambda: with_trait().truth,
            {"players__0__foreseen": ["cortisol"]},
            "players[0].foreseen: these cards do not lie on top",
        ),
        (
            lambda: with_trait().truth,
            {"players__0__foreseen": ["glucagon", "estradiol"]},
            "players[0].foreseen: these cards do not lie on top of the deck in this order",
        ),
        (
            lambda: given(deck=DECK).truth,
            {"players__0__foreseen": ["estradiol"]},
            "players[0].foreseen: these cards do not lie on top",
        ),
        (lambda: with_trait().truth, {"scouted": 2}, "scouted: 0 or 1 is wanted"),
        (lambda: with_trait().truth, {"scouted": -1}, "scouted: 0 or 1 is wanted"),
        (lambda: with_trait().truth, {"put_back": 1}, "scouted: 0 or 1 is wanted, and put_back counts cards looked at"),
        (
            lambda: with_trait().play("scout").truth,
            {"put_back": -1},
            "scouted: 0 or 1 is wanted, and put_back counts cards looked at",
        ),
        (
            lambda: with_trait().play("scout").truth,
            {"put_back": 4},
            "scouted: 0 or 1 is wanted, and put_back counts cards looked at",
        ),
        (lambda: with_trait().truth, {"spot": "nucleus-3"}, "spot: a spot with a number, named exactly while"),
    ],
)
def test_what_cannot_be_is_refused_by_name(
    position: Callable[[], Position], changes: dict[str, Any], sentence: str
) -> None:
    assert refusal(edited(position(), **changes)).startswith(sentence)


@pytest.mark.parametrize(
    ("pending", "sentence"),
    [
        (["draft"], "pending: a turn, or an action within a turn, is asked for"),
        (["put"], "pending: a turn, or an action within a turn, is asked for"),
        (["turn", "scout"], "pending: a turn, or an action within a turn, is asked for"),
        (["turn", "put", "put"], "pending: a turn, or an action within a turn, is asked for"),
        (["turn", "early"], "pending: a turn, or an action within a turn, is asked for"),
        (["turn", "income"], "pending: a turn, or an action within a turn, is asked for"),
        (["first-turn"], "pending: a turn, or an action within a turn, is asked for"),
        (["first-turn", "put"], "pending: a turn, or an action within a turn, is asked for"),
        (["first-turn", "offer-early"], "pending: a turn, or an action within a turn, is asked for"),
        (["turn", "put"], "scouted: 1 is wanted while cards are looked at"),
        (["turn", "collect"], "pending: seat 0 has no Epigenetic card that asks this"),
    ],
)
def test_questions_that_are_never_asked_like_this_are_refused(pending: list[str], sentence: str) -> None:
    position = with_trait().truth
    if pending == ["draft"]:
        position = edited(drafting(), round_number=1, events=drafting()["events"])
        assert refusal(position).startswith(("pending", "round_number"))
        return
    assert refusal(position | {"pending": pending}).startswith(sentence)


@pytest.mark.clause("C-EPI-01")
@pytest.mark.parametrize(
    "pending",
    [
        ["turn", "put"],
        ["turn", "put", "scout"],
        ["first-turn", "early"],
        ["first-turn", "income"],
        ["first-turn", "offer-early", "income"],
        ["first-turn", "offer-income", "early"],
        ["first-turn", "laureates"],
    ],
)
def test_without_the_cards_their_questions_are_refused(pending: list[str]) -> None:
    position = given(edition="first", atp=4).truth | {"pending": pending}
    assert refusal(position) == "pending: a turn, or an action within a turn, is asked for"


@pytest.mark.clause("C-EPI-01")
def test_without_the_cards_nothing_is_drafted() -> None:
    position = vesicle.new("cytosis", players=3, seed=1).position() | {"pending": ["draft"]}
    assert refusal(position).startswith("players[")
