"""The environments of other libraries pass those libraries' own tests, and play the games of ours."""

import subprocess
import sys
from typing import Any

import gymnasium
import numpy as np
import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test

import vesicle
import vesicle.envs
from cases import CASES
from envs.walk import SOME, digest, legal_numbers, new_stream
from vesicle.core.chance import draw_below
from vesicle.core.errors import IllegalAction, UnknownAction
from vesicle.core.match import Match

GAMES = ("cytosis", "virus-and-co")
IDS = {"cytosis": "vesicle/Cytosis-v1", "virus-and-co": "vesicle/VirusAndCo-v1"}

# The test knows by name which of its own games have masks beside their observations, and frowns at others.
pytestmark = pytest.mark.filterwarnings("ignore:Observation")


@pytest.mark.parametrize("game", GAMES)
def test_pettingzoo_has_no_complaint(game: str) -> None:
    api_test(vesicle.envs.aec(game), num_cycles=1000)
    seed_test(lambda: vesicle.envs.aec(game), num_cycles=200)


@pytest.mark.parametrize("game", GAMES)
def test_gymnasium_has_no_complaint(game: str) -> None:
    vesicle.envs.register_gym()
    check_env(gymnasium.make(IDS[game], bots="random").unwrapped)


@pytest.mark.parametrize("game", GAMES)
def test_open_spiel_has_no_complaint(game: str) -> None:
    pyspiel.random_sim_test(vesicle.envs.open_spiel(game), num_sims=1, serialize=True, verbose=False)


def random_actions(case: str, seed: int) -> tuple[Match, list[int]]:
    """A random game of the library, with the numbers of its actions."""
    game, options = CASES[case]
    match, rng, actions = vesicle.new(game, seed=seed, **options), new_stream(seed), []
    while match.to_act is not None:
        legal = legal_numbers(match)
        actions.append(legal[draw_below(rng, len(legal))])
        match.play(match.rules.texts[actions[-1]])
    return match, actions


@pytest.mark.parametrize("case", CASES)
def test_a_seed_and_actions_are_the_same_game_through_every_door(case: str) -> None:
    """The library, PettingZoo and the vector for every table; OpenSpiel for those that it has parameters for."""
    game, options = CASES[case]
    match, actions = random_actions(case, 77)
    aec, lanes = vesicle.envs.aec(game, **options), vesicle.envs.vector(game, 1, seed=77, auto_reset=False, **options)
    aec.reset(seed=77)
    for action in actions:
        aec.step(action)
        lanes.step([action])
    assert digest(aec.match) == lanes.digest(0) == digest(match)
    if "rulings" not in options:
        state = vesicle.envs.open_spiel(game, **options).new_initial_state()
        for action in [0, 0, 0, 77, *actions]:
            state.apply_action(action)
        assert state.is_terminal() and digest(state.match) == digest(match)


@pytest.mark.parametrize("case", SOME)
def test_one_seat_among_bots_plays_a_game_of_the_library(case: str) -> None:
    game, options = CASES[case]
    env = vesicle.envs.gym(game, bots="random", seat=1, **options)
    seen, _ = env.reset(seed=77)
    over, rng = False, new_stream(1)
    while not over:
        legal = np.flatnonzero(seen["action_mask"])
        seen, reward, over, _, _ = env.step(legal[draw_below(rng, len(legal))])
    again = vesicle.new(game, seed=77, **options)
    for action in env.match.actions:
        again.play(action)
    assert digest(again) == digest(env.match) and reward == (
        1.0 if again.scores()[1].get("won", again.winner == 1) else -1.0
    )


@pytest.mark.parametrize("case", SOME)
def test_an_agent_is_given_what_its_seat_may_see(case: str) -> None:
    game, options = CASES[case]
    env = vesicle.envs.aec(game, **options)
    env.reset(seed=5)
    for agent in env.agents:
        seen = env.observe(agent)
        assert env.table.observation.decode(seen["observation"])["viewer"] == int(agent[-1])
        wanted = legal_numbers(env.match) if agent == env.agent_selection else []
        assert np.flatnonzero(seen["action_mask"]).tolist() == wanted


def test_rewards_come_at_the_end_and_agents_leave() -> None:
    env = vesicle.envs.aec("virus-and-co", reward="rank")
    env.reset(seed=5)
    got: dict[str, float] = {}
    for agent in env.agent_iter():
        seen, reward, over, _, _ = env.last()
        got[agent] = got.get(agent, 0) + reward
        env.step(None if over else int(np.flatnonzero(seen["action_mask"])[0]))
    assert env.agents == [] and max(got.values()) == 1.0 and abs(sum(got.values())) < 1e-6


def test_without_a_seed_the_last_one_leads_on() -> None:
    one, other = vesicle.envs.aec("cytosis"), vesicle.envs.aec("cytosis")
    seeds = []
    for env in (one, other):
        env.reset(seed=5)
        env.reset()
        seeds.append(env.match.seed)
    assert seeds[0] == seeds[1] != 5


def test_an_illegal_action_is_refused_with_its_clauses() -> None:
    env = vesicle.envs.aec("cytosis")
    env.reset(seed=5)
    with pytest.raises(IllegalAction):
        env.step(542)
    with pytest.raises(UnknownAction, match="a whole number from 0 to 542"):
        env.step(543)


def test_an_illegal_action_ends_an_episode_or_raises() -> None:
    env = vesicle.envs.gym("cytosis", bots="random")
    env.reset(seed=5)
    _, reward, over, cut, about = env.step(542)
    assert (reward, over, cut, about) == (-1.0, True, False, {"illegal": True})
    strict = vesicle.envs.gym("cytosis", bots="random", illegal="raise")
    strict.reset(seed=5)
    with pytest.raises(IllegalAction):
        strict.step(542)
    strict.close()


@pytest.mark.parametrize(
    ("chosen", "words"),
    [
        ({"bots": ["random"]}, "bots: 3 are wanted, one for each other seat, not 1"),
        ({"bots": "clever"}, "there is no bot 'clever'"),
        ({"seat": 4}, "seat: 4 is none of 0 to 3"),
        ({"illegal": "cry"}, "illegal: 'cry' is none of end, raise"),
    ],
)
def test_a_seat_that_cannot_be_is_refused(chosen: dict[str, Any], words: str) -> None:
    with pytest.raises(ValueError, match=words):
        vesicle.envs.gym("cytosis", **chosen)


def test_a_state_of_open_spiel_can_be_copied_and_written_down() -> None:
    game = vesicle.envs.open_spiel("virus-and-co", players=3, reward="margin")
    state = game.new_initial_state()
    assert str(state).startswith("virus-and-co before the deal") and state.is_chance_node()
    for action in (0, 0, 0, 9):
        state.apply_action(action)
    copied, written = state.clone(), pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
    state.apply_action(state.legal_actions()[0])
    assert digest(copied.match) == digest(written[1].match) == digest(vesicle.new("virus-and-co", players=3, seed=9))
    assert digest(state.match) != digest(copied.match) and state.action_to_string(0, 70) == "accept"


def test_open_spiel_shows_a_player_what_its_seat_may_see() -> None:
    game = vesicle.envs.open_spiel("cytosis", first_seat=2)
    state, observer = game.new_initial_state(), game.make_py_observer()
    observer.set_from(state, 0)
    assert not observer.tensor.any() and observer.string_from(state, 0) == "before the deal"
    for action in (0, 0, 0, 9):
        state.apply_action(action)
    observer.set_from(state, 2)
    aec = vesicle.envs.aec("cytosis", first_seat=2)
    aec.reset(seed=9)
    assert np.array_equal(observer.tensor, aec.observe("seat_2")["observation"]) and observer.dict["viewer"] == 2
    with pytest.raises(ValueError, match="observations have no parameters"):
        game.make_py_observer(None, {"size": 1})


def test_open_spiel_knows_only_parameters_that_there_are() -> None:
    with pytest.raises(ValueError, match="parameter: 'colour' is none of players, edition"):
        vesicle.envs.open_spiel("cytosis", colour="red")
    with pytest.raises(ValueError, match="game: 'chess' is none of cytosis, virus-and-co"):
        vesicle.envs.open_spiel("chess")


@pytest.mark.parametrize(("door", "library"), [("aec", "pettingzoo"), ("gym", "gymnasium"), ("open_spiel", "pyspiel")])
def test_a_missing_library_is_named_in_a_sentence(door: str, library: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, library, None)
    with pytest.raises(ImportError, match=rf"{library} is not installed: pip install 'vesicle\[envs\]' brings it"):
        getattr(vesicle.envs, door)("cytosis")


def test_no_library_is_imported_before_its_door_is_used() -> None:
    names = ("numba", "pettingzoo", "gymnasium", "pyspiel")
    look = f"import sys, vesicle.envs; print([name for name in {names} if name in sys.modules])"
    found = subprocess.run([sys.executable, "-c", look], capture_output=True, text=True, check=True)
    assert found.stdout.strip() == "[]"
