"""The learned player: it has a word for everything, thinks in whole numbers, and knows a damaged file."""

import json
from collections.abc import Iterator
from importlib.resources import files
from typing import Any

import numpy as np
import pytest

from cases import CASES, Case
from positions import decisions
from vesicle import new, rules_for
from vesicle.bots.interface import situation_of
from vesicle.bots.learned import Mind
from vesicle.bots.registry import make_bot
from vesicle.core.match import Match
from vesicle.net import think
from vesicle.net.keys import Keys
from vesicle.net.lens import Vocabulary, gather, make_lens, numbered
from vesicle.net.network import network_of, read_network, write_network
from vesicle.net.shapes import NONE

GAMES = ("cytosis", "virus-and-co")
MOST_BYTES = 4_000_000


def positions(case: Case, every: int) -> Iterator[Match]:
    """Some positions of a random game at a table."""
    game, options = case
    match, number = new(game, seed=11, **options), 0
    while match.to_act is not None:
        if number % every == 0:
            yield match
        match.play(situation_of(match, number).random_action())
        number += 1


@pytest.mark.parametrize("name", CASES)
def test_there_is_a_word_for_every_legal_action_and_its_shares_add_up(name: str) -> None:
    game, options = CASES[name]
    lens = make_lens(rules_for(game, options), network_of(game).vocabulary)
    mind = Mind(game)
    for match in positions(CASES[name], 23):
        situation = situation_of(match, 3)
        assert all(lens.actions[situation.seat, action] != NONE for action in situation.actions)
        logits, chances = mind.ask(situation)
        assert len(logits) == len(situation.legal) and len(chances) == match.rules.players
        assert min(chances) >= 0 and sum(chances) == pytest.approx(1.0)


@pytest.mark.parametrize("game", GAMES)
def test_what_compiled_code_answers_is_what_the_rules_say(game: str) -> None:
    mind = Mind(game)
    for match in decisions(game, 40):
        situation = situation_of(match, 5)
        compiled = mind.ask(situation)
        thought, network, lens = mind.room(situation.rules)
        count = len(situation.legal)
        hidden = _first_layer(Keys(match.rules), situation, network_of(game).vocabulary, network)
        assert (thought.first == hidden).all()
        plain = getattr(think.think, "py_func", think.think)
        plain(thought, network, lens, situation.seat, count)
        assert thought.logits[:count].tolist() == compiled[0]
        assert thought.win[: match.rules.players].tolist() == compiled[1]


def _first_layer(keys: Keys, situation: Any, vocabulary: Vocabulary, network: Any) -> Any:
    """The first layer, put together from the words for what the seat sees."""
    row = keys.observation.new_rows(1)
    keys.observation.write(situation.games, np.array([situation.seat]), row)
    words = list(keys.table)
    for value, (low, known) in zip(row[0].tolist(), keys.places(), strict=True):
        words.append(known[min(max(value - low, 0), len(known) - 1)][0])
    on = [vocabulary.inputs[word] for word in words if word in vocabulary.inputs]
    sums = network.first_bias + network.rows[on].astype(np.int64).sum(axis=0)
    return np.clip((sums + 8) >> 4, 0, 127)


@pytest.mark.parametrize("game", GAMES)
def test_a_search_for_so_many_iterations_gives_the_same_tree_in_batches(game: str) -> None:
    match = next(match for match in decisions(game, 30) if len(match.legal) > 2)
    bot: Any = make_bot("champion:80it", game)
    situation = situation_of(match, 5)
    first, moves = bot.choose(situation), bot.report()["moves"]
    assert bot.choose(situation) == first and bot.report()["moves"] == moves
    assert sum(move["visits"] for move in moves) <= 80 and bot.report()["iterations"] == 80


@pytest.mark.parametrize("game", GAMES)
def test_a_game_that_is_over_is_judged_by_its_end(game: str) -> None:
    match = new(game, seed=4)
    while match.to_act is not None:
        match.play(situation_of(match, 1).random_action())
    mind = Mind(game)
    thought, network, lens = mind.room(match.rules)
    mind.rules.judge_first(match._games, thought, network, lens, 0)
    chances = thought.win[: match.rules.players].tolist()
    assert chances[match.winner or 0] == max(chances) and sum(chances) == pytest.approx(1.0)


def test_a_card_that_is_printed_otherwise_is_known_by_its_name() -> None:
    vocabulary = network_of("cytosis").vocabulary
    word = next(word for word in vocabulary.actions if word.startswith("complete insulin("))
    other = word.replace("points0=7", "points0=8")
    assert other not in vocabulary.actions
    assert vocabulary.find(vocabulary.actions, other) == vocabulary.actions[word]
    assert vocabulary.find(vocabulary.actions, "complete nothing(points0=1)") == NONE


@pytest.mark.parametrize("game", GAMES)
def test_the_shipped_network_is_small_and_knows_the_actions_of_all_tables(game: str) -> None:
    content = (files("vesicle.net") / "data" / f"{game.replace('-', '_')}.net").read_bytes()
    assert len(content) < MOST_BYTES
    inputs, actions = gather(game)
    known = network_of(game).vocabulary
    assert list(known.actions) == list(actions)
    assert set(known.inputs) <= set(inputs)


def test_a_file_that_is_damaged_or_of_another_version_is_refused_in_one_sentence() -> None:
    layers = {"first_bias": np.zeros(2, np.int32)}
    for layer in ("second", "third", "policy", "value"):
        layers |= {layer: np.zeros((2, 2), np.int8), f"{layer}_scale": np.zeros(2, np.int32)}
        layers[f"{layer}_bias"] = np.zeros(2, np.int64)
    good = write_network("cytosis", ["a"], ["b"], np.ones((1, 2)), np.full(1, 4096), layers)
    assert read_network(good, "x.net").network.rows.tolist() == [[1, 1]]
    assert read_network(good, "x.net").vocabulary.inputs == numbered(["a"])
    with pytest.raises(ValueError, match=r"x\.net is damaged: its digest does not fit its content"):
        read_network(good[:-1] + b"\x01", "x.net")
    head, _, body = good.partition(b"\n")
    old = {**json.loads(head), "observation": "0"}
    with pytest.raises(ValueError, match=r"x\.net is of another version"):
        read_network(json.dumps(old).encode() + b"\n" + body, "x.net")
    with pytest.raises(ValueError, match=r"x\.net is no network"):
        read_network(b"nothing at all", "x.net")
