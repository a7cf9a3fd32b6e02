"""Redealing in the draft and while somebody looks at the deck: the same view, another game behind it."""

import random
from collections.abc import Iterator
from typing import Any

import pytest

import vesicle
from given import TRAITS, Table, given
from vesicle import Match
from vesicle.core.record import bytes_of

DECK = ["insulin", "cortisol", "glucagon", "estradiol"]
EAGER = ("scout", "choose", "trade", "keep")  # what random games would do too seldom

every_count = pytest.mark.parametrize("players", [2, 3, 4, 5])


def check_laws(game: Match, seat: int) -> None:
    """A redealt game looks the same, can be on a table, and depends on nothing that its viewer cannot see."""
    other = game.redealt(seat, 5)
    assert other.view(seat) == game.view(seat)
    assert vesicle.from_position(other.position()).position() == other.position()
    again = game.redealt(seat, 6).redealt(seat, 5)
    assert bytes_of(other._state) == bytes_of(again._state)
    if seat == game.to_act:
        assert other.legal == game.legal


def random_game(players: int, seed: int, decisions: int, **options: Any) -> Iterator[Match]:
    game = vesicle.new("cytosis", players=players, epigenetic=True, seed=seed, **options)
    chooser = random.Random(seed)
    for _ in range(decisions):
        yield game
        eager = [action for action in game.legal if action.startswith(EAGER)]
        game.play(chooser.choice(eager if eager and chooser.random() < 0.7 else game.legal))


@pytest.mark.clause("C-EPI-03", "C-EPI-04")
@pytest.mark.parametrize(("players", "first_seat"), [(2, 1), (3, 2), (5, 0)])
def test_the_laws_hold_in_the_draft(players: int, first_seat: int) -> None:
    for game in random_game(players, 3, players, edition="first", virus=True, first_seat=first_seat):
        assert game.position()["pending"] == ["draft"]
        for seat in range(players):
            check_laws(game, seat)


@pytest.mark.clause("C-EPI-03")
@every_count
def test_drafts_that_look_the_same_become_the_same(players: int) -> None:
    """What the first player keeps is seen by nobody else, and what it hands on only by the next."""
    games = [vesicle.new("cytosis", players=players, epigenetic=True, seed=2, first_seat=0) for _ in range(3)]
    for choice, game in enumerate(games):
        game.play(game.legal[choice])
    for viewer in range(2, players):
        redealt = [bytes_of(game.redealt(viewer, 4)._state) for game in games]
        assert redealt[0] == redealt[1] == redealt[2]


@pytest.mark.clause("C-EPI-03", "C-EPI-04")
def test_a_viewer_keeps_the_own_cards_of_the_draft_and_the_others_get_any() -> None:
    for game in random_game(4, 3, 4, edition="first", first_seat=0):
        deciding = int(game.to_act or 0)
        for seat in range(4):
            own = game.position()["players"][seat]
            kept = set()
            for seed in range(5):
                table = game.redealt(seat, seed).position()
                assert [table["players"][seat][name] for name in ("kept", "offered", "passed")] == [
                    own[name] for name in ("kept", "offered", "passed")
                ]
                kept.add(tuple(me["kept"] for me in table["players"]))
            if deciding - (seat < deciding) > 0:  # somebody else has kept a card
                assert len(kept) > 1


@pytest.mark.clause("C-EPI-04", "C-EPI-18")
@every_count
def test_a_redealt_draft_is_one_that_could_have_been(players: int) -> None:
    """Everybody chose from three: what was handed on and one new card; every card exists once."""
    for game in random_game(players, 4, players, edition="first", first_seat=1):
        for seat in range(players):
            for seed in range(3):
                position = game.redealt(seat, seed).position()
                table = [position["players"][(1 + step) % players] for step in range(players)]
                deciding = (position["seat"] - 1) % players
                seen = [{*me["passed"], *me["offered"], *({me["kept"]} - {None})} for me in table]
                assert [len(cards) for cards in seen] == [3 if step <= deciding else 0 for step in range(players)]
                for giver, taker in zip(table[:deciding], seen[1 : deciding + 1], strict=True):
                    assert {*giver["passed"]} < taker and giver["kept"] not in taker
                hidden = [me["kept"] for me in table[:deciding]] + table[deciding]["offered"] + position["traits"]
                assert sorted(hidden) == sorted(TRAITS)


@pytest.mark.clause("C-EPI-09")
@pytest.mark.parametrize(("players", "virus", "seed"), [(2, True, 11), (3, False, 12), (5, True, 14)])
def test_the_laws_hold_in_random_games(players: int, virus: bool, seed: int) -> None:
    looked = set()
    for number, game in enumerate(random_game(players, seed, 70, edition="first", virus=virus)):
        question = game.position()["pending"][-1]
        if question in ("scout", "put", "income", "early", "collect") or number % 20 == 0:
            looked.add(question)
            assert game.legal == tuple(text for text in game.rules.numbers if not game.why_not(text))
            check_laws(game, number % players)
            if game.to_act != number % players:
                check_laws(game, int(game.to_act or 0))
    assert looked & {"scout", "put", "income", "early", "collect"}


def scouting(*actions: str, **table: Any) -> Match:
    things = {"edition": "first", "traits": {0: "open-chromatin"}, "atp": 4, "hands": {1: ["ethanol"], 2: ["butanol"]}}
    return given(**{**things, **table}).play("scout", *actions).match


@pytest.mark.clause("C-EPI-09", "A-83")
@pytest.mark.parametrize("virus", [False, True])
@pytest.mark.parametrize("answers", [0, 1, 2, 3])
def test_the_laws_hold_while_somebody_looks_at_the_deck(answers: int, virus: bool) -> None:
    for first in (0, -1):  # a card taken, or none
        game = Table(scouting(virus=virus))
        for number in range(answers):
            game.play(game.legal[first if number == 0 else 0])
        for seat in range(3):
            check_laws(game.match, seat)


@pytest.mark.clause("C-EPI-09")
def test_the_scout_keeps_what_was_looked_at_and_for_the_others_it_may_be_anything() -> None:
    game = scouting()
    top = game.position()["deck"][::-1][:3]
    own = [game.redealt(0, seed).position() for seed in range(6)]
    assert {tuple(table["deck"][::-1][:3]) for table in own} == {tuple(top)}
    others = [game.redealt(1, seed).position() for seed in range(6)]
    assert len({tuple(table["players"][0]["foreseen"]) for table in others}) > 4
    assert all(table["players"][0]["foreseen"] == table["deck"][::-1][:3] for table in others)


@pytest.mark.clause("C-EPI-09")
@pytest.mark.parametrize("known", [0, 0b010, 0b1111111])
def test_looks_that_differ_only_in_the_card_taken_become_the_same(known: int) -> None:
    position = given(edition="first", traits={0: "open-chromatin"}, atp=4, deck=DECK).truth
    position["known"].update(dict.fromkeys(DECK[1:], known))
    table = Table(vesicle.from_position(position)).play("scout")
    games = []
    for card in table.options("choose"):
        games.append(table.match.clone())
        games[-1].play(f"choose {card}")
    for viewer in (1, 2):
        redealt = [bytes_of(game.redealt(viewer, 4)._state) for game in games]
        assert redealt[0] == redealt[1] == redealt[2]


@pytest.mark.clause("C-EPI-09", "A-83")
def test_a_redealt_look_can_be_finished() -> None:
    for seed in range(5):
        game = Table(scouting("done").redealt(1, seed))
        game.play(game.legal[0], game.legal[-1])
        assert game.asked == "turn"
        assert game.player(0)["foreseen"] == game.truth["deck"][::-1][:3]


@pytest.mark.clause("C-EPI-03")
def test_a_redealt_draft_can_be_finished() -> None:
    for game in random_game(4, 6, 4, edition="second"):
        other = Table(game.redealt(2, 3))
        while other.asked == "draft":
            other.play(other.legal[0])
        assert len({me["trait"] for me in other.truth["players"]}) == 4
