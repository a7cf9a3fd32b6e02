"""Many games at once are the games of the library, lane by lane."""

from typing import Any

import numpy as np
import pytest

import vesicle
import vesicle.envs
from cases import CASES
from envs.walk import SOME, digest, legal_numbers
from vesicle.core.jit import COMPILED, cache_folder
from vesicle.core.match import Match
from vesicle.envs.lanes import LEAVE
from vesicle.envs.vector_env import Vector
from vesicle.envs.warm import compile_lanes

BUFFERS = ("observation", "mask", "reward", "done", "seat", "illegal", "seeds", "games")


def vector(case: str, n: int, **more: Any) -> Vector:
    game, options = CASES[case]
    return vesicle.envs.vector(game, n, **more, **options)


def library(case: str, seed: int) -> Match:
    game, options = CASES[case]
    return vesicle.new(game, seed=seed, **options)


def copies(env: Vector) -> dict[str, Any]:
    return {name: getattr(env, name).copy() for name in BUFFERS}


def same(one: dict[str, Any], other: dict[str, Any]) -> bool:
    return all(np.array_equal(one[name], other[name]) for name in BUFFERS)


@pytest.mark.parametrize("case", CASES)
def test_a_lane_plays_the_game_of_its_seed(case: str) -> None:
    """Masks, seats, digests, rewards, and the next game in the lane, for every table."""
    env = vector(case, 2, seed=7, reward="margin")
    streams = env.new_streams(1)
    matches = [library(case, seed) for seed in (7, 8)]
    steps = 0
    while not env.done.any():
        for lane, match in enumerate(matches):
            assert np.flatnonzero(env.mask[lane]).tolist() == legal_numbers(match)
            assert env.seat[lane] == match.to_act and (steps % 60 or env.digest(lane) == digest(match))
        actions = env.random_actions(streams)
        env.step(actions)
        for lane, match in enumerate(matches):
            match.play(match.rules.texts[actions[lane]])
        steps += 1
    for lane in np.flatnonzero(env.done).tolist():
        totals = [score["total"] for score in matches[lane].scores()]
        margins = [total - max(totals[:seat] + totals[seat + 1 :]) for seat, total in enumerate(totals)]
        assert env.reward[lane].tolist() == margins
        assert env.seeds[lane] == 7 + lane + 2 and env.digest(lane) == digest(library(case, 7 + lane + 2))


@pytest.mark.parametrize("case", SOME)
def test_threads_change_nothing(case: str) -> None:
    one, three = vector(case, 7, seed=3), vector(case, 7, seed=3, threads=3)
    streams = one.new_streams(5)
    for _ in range(300):
        actions = one.random_actions(streams)
        one.step(actions)
        three.step(actions)
        assert same(copies(one), copies(three))
    three.close()


@pytest.mark.parametrize("case", SOME)
def test_a_saved_lane_goes_on_in_any_lane(case: str) -> None:
    env, streams = vector(case, 3, seed=3), np.zeros((3, 3), dtype=np.int64)
    for _ in range(50):
        env.step(env.random_actions(streams))
    before, saved = copies(env), env.save(0)
    for _ in range(50):
        env.step(env.random_actions(streams))
    env.restore(2, saved)
    for name in ("observation", "mask", "seat", "seeds", "games"):
        assert np.array_equal(getattr(env, name)[2], before[name][0])
    assert env.match(2).legal == env.match(2).clone().legal and env.digest(2) == env.rules.digest(saved.games[0])


@pytest.mark.parametrize("case", SOME)
def test_the_row_of_a_lane_is_what_its_seat_may_see(case: str) -> None:
    env = vector(case, 3, seed=3)
    streams = env.new_streams()
    for _ in range(40):
        env.step(env.random_actions(streams))
        assert np.array_equal(env.observation, env.observe(out=np.zeros_like(env.observation)))
    floats = vector(case, 3, seed=3, dtype="float32")
    streams = floats.new_streams()
    for _ in range(40):
        floats.step(floats.random_actions(streams))
    assert floats.observation.dtype == np.float32 and np.array_equal(floats.observation, env.observation)


def test_every_seat_can_be_looked_at() -> None:
    env = vector("cytosis-second-4", 2, seed=3)
    rows = env.observe(2, np.zeros_like(env.observation))
    assert rows[:, 0].tolist() == [2, 2] and env.observation[:, 0].tolist() == env.seat.tolist()
    with pytest.raises(ValueError, match="every seat is one of 0 to 3"):
        env.observe(4)


def test_the_caller_may_own_the_buffers() -> None:
    length = vesicle.envs.describe("cytosis")["length"]
    own = {"observation": np.zeros((2, length), np.int16), "mask": np.ones((2, 543), np.int8)}
    env = vesicle.envs.vector("cytosis", 2, buffers=own)
    assert env.mask is own["mask"] and own["mask"].sum() == sum(len(env.match(lane).legal) for lane in range(2))
    assert env.observation is own["observation"] and own["observation"].any()


@pytest.mark.parametrize(
    ("buffers", "words"),
    [
        ({"masks": np.zeros(1)}, "there is no buffer 'masks'; known are observation, mask"),
        ({"mask": np.zeros((2, 543), np.int16)}, "mask: a writeable C-ordered array of int8 with the shape"),
        ({"done": [0, 0]}, "done: a writeable"),
    ],
)
def test_a_buffer_that_does_not_fit_is_refused(buffers: dict[str, Any], words: str) -> None:
    with pytest.raises(ValueError, match=words):
        vesicle.envs.vector("cytosis", 2, buffers=buffers)


def test_an_illegal_action_raises_before_any_lane_moves() -> None:
    env = vector("cytosis-second-4", 2, seed=3)
    before, legal = copies(env), int(np.flatnonzero(env.mask[0])[0])
    with pytest.raises(ValueError, match=r"lane 1: action 542 \(done\) is not legal now"):
        env.step([legal, 542])
    with pytest.raises(ValueError, match=r"lane 1: action 543 \(there is none\)"):
        env.step([legal, 543])
    assert same(copies(env), before)


def test_an_illegal_action_only_sets_a_flag_where_nobody_checks() -> None:
    env = vector("cytosis-second-4", 3, seed=3, check=False)
    before, legal = copies(env), int(np.flatnonzero(env.mask[0])[0])
    env.step([legal, 542, 99_999])
    assert env.illegal.tolist() == [0, 1, 1]
    assert np.array_equal(env.games[1:], before["games"][1:]) and env.digest(0) != env.rules.digest(before["games"][0])


def test_a_lane_can_be_left_as_it_is() -> None:
    env = vector("virus-and-co-4", 2, seed=3)
    before = copies(env)
    env.step([LEAVE, LEAVE])
    assert same(copies(env), before)


def test_a_lane_stays_at_the_end_of_its_game_without_auto_reset() -> None:
    env = vector("virus-and-co-4", 2, seed=3, auto_reset=False)
    streams = env.new_streams(4)
    while env.mask.any():
        env.step(env.random_actions(streams))
    assert env.seeds.tolist() == [3, 4] and all(env.match(lane).winner is not None for lane in range(2))


def test_playouts_end_the_games_of_copies() -> None:
    env = vector("cytosis-second-4", 3, seed=3)
    before = copies(env)
    rewards, decisions = env.random_playouts(5)
    assert same(copies(env), before)
    assert (decisions > 100).all() and rewards.sum(axis=1).tolist() == [-2.0] * 3
    assert np.array_equal(env.random_playouts(5)[0], rewards)


@pytest.mark.parametrize("case", ("cytosis-second-4", "virus-and-co-4"))
def test_rewards_are_of_three_kinds(case: str) -> None:
    env = vector(case, 40, seed=3)
    states = env.games.copy()
    kinds = {kind: vector(case, 40, seed=3, reward=kind).random_playouts(1)[0] for kind in ("win", "rank", "margin")}
    assert set(np.unique(kinds["win"])) == {-1.0, 1.0} and np.array_equal(states, env.games)
    assert np.allclose(kinds["rank"].sum(axis=1), 0, atol=1e-6) and np.abs(kinds["rank"]).max() == 1
    assert ((kinds["win"] == 1) <= (kinds["margin"] >= 0)).all() and (kinds["margin"] != 0).any()
    assert ((kinds["win"] == 1).sum(axis=1) > 1).tolist() == ((kinds["rank"] == 1).sum(axis=1) == 0).tolist()


@pytest.mark.parametrize(
    ("chosen", "words"),
    [
        ({"n": 0}, "n: 0 is not a whole number from 1 on"),
        ({"threads": 0}, "threads: 0 is not"),
        ({"reward": "fame"}, "reward: 'fame' is none of win, rank, margin"),
        ({"dtype": "int8"}, "dtype: 'int8' is none of int16, float32"),
        ({"seed": -1}, "seed: -1 is not a whole number"),
        ({"players": 9}, "players: 9 is none of"),
    ],
)
def test_what_does_not_exist_is_refused_in_a_sentence(chosen: dict[str, Any], words: str) -> None:
    with pytest.raises(ValueError, match=words):
        vesicle.envs.vector("cytosis", **{"n": 2, **chosen})


def test_seeds_can_be_chosen_lane_by_lane() -> None:
    env = vector("cytosis-second-4", 2)
    env.reset(seeds=[2**63 - 1, 5])
    assert env.digest(0) == digest(library("cytosis-second-4", 2**63 - 1))
    with pytest.raises(ValueError, match="2 are wanted, one for each lane"):
        env.reset(seeds=[1])
    with pytest.raises(ValueError, match="2 are wanted, one for each lane"):
        env.step([1])
    with pytest.raises(ValueError, match="lane 2 is none of 0 to 1"):
        env.save(2)


@pytest.mark.skipif(not COMPILED, reason="the rules run interpreted")
def test_what_is_compiled_ahead_is_kept() -> None:
    compile_lanes("virus-and-co")
    folder = cache_folder("envs.virus_and_co")
    assert folder is not None and list(folder.rglob("lanes.step_lanes*.nbi"))
