"""What may be taken back: own decisions of the turn at hand, and nothing that chance or a reveal has joined."""

import random

import pytest

import vesicle
from given import given
from vesicle.core.match import Match
from vesicle.core.record import bytes_of, copy_of
from vesicle.core.undo import back_to, is_final


def undo_floor(match: Match) -> int:
    """The number of actions that stand: those after it are the deciding seat's own of this turn, and can go."""
    rules, games = match.rules, copy_of(match._start).base
    floor = 0
    for number, action in enumerate(match._actions, start=1):
        before = games.copy()
        rules.step(games, rules.boxes, action)
        if is_final(rules, before, games):
            floor = number
    return floor


def test_a_half_made_placement_can_be_taken_back() -> None:
    game = given(mrna=2, atp=2, flasks=2)
    before = game.match.position()
    game.play("place rough-1")
    assert undo_floor(game.match) == 0
    back_to(game.match, 0)
    assert game.match.position() == before
    assert game.match.actions == ()


def test_what_ended_the_own_turn_stands() -> None:
    game = given(flasks=2)
    game.play("place nucleus-2")
    assert game.to_act != 0
    assert undo_floor(game.match) == 1


def test_a_second_turn_in_a_row_does_not_reach_back_into_the_first() -> None:
    game = given(flasks={0: 2, 1: 0, 2: 0})
    game.play("place nucleus-2")
    assert game.to_act == 0
    assert undo_floor(game.match) == 1


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("game", ["cytosis", "virus-and-co"])
def test_going_back_restores_every_byte_and_tells_nothing_new(game: str, seed: int) -> None:
    """Law: while nothing is final the generator, the decks and what everybody knows are as they were."""
    match, chance = vesicle.new(game, players=3, seed=seed), random.Random(seed)
    taken_back = 0
    while match.to_act is not None and len(match.actions) < 60:
        floor = undo_floor(match) if chance.random() < 0.3 else len(match.actions)
        if floor < len(match.actions):
            seat, state = match.to_act, copy_of(match._state)
            match_then = match.clone()
            back_to(match_then, floor)
            assert match_then.to_act == seat
            assert match_then._state.rng.tolist() == state.rng.tolist()
            assert match_then._state.known.tolist() == state.known.tolist()
            for action in match.actions[floor:]:
                match_then.play(action)
            assert bytes_of(match_then._state) == bytes_of(state)
            taken_back += 1
        match.play(chance.choice(match.legal))
    assert taken_back > 0 or game == "virus-and-co"


def test_a_draw_is_final() -> None:
    match = vesicle.new("cytosis", players=2, seed=4)
    before, after = match._games.copy(), match._games.copy()
    assert not is_final(match.rules, before, after)
    after["rng"][0, 2] += 1
    assert is_final(match.rules, before, after)
