"""Laws of every position of random games, through the public API and the compiled rules."""

import json
import random
import re
from collections.abc import Iterator
from functools import cache
from itertools import islice
from typing import Any

import pytest

import vesicle
from cases import CASES, MODULES, RULINGS
from vesicle import Match

GAMES = 2
LOOK_EVERY = 23  # laws that take long are looked at this often
WORD = re.compile(r"[a-z][a-z0-9-]*")


def games_of(name: str) -> int:
    """There are many tables with modules and with other rulings; each plays one game."""
    return 1 if name in MODULES or name in RULINGS else GAMES


def random_match(name: str, seed: int) -> Iterator[Match]:
    """A random game, handed out before every decision and at its end."""
    game, options = {**CASES, **RULINGS}[name]
    match = vesicle.new(game, seed=seed, **options)
    chooser = random.Random(f"{name} {seed}")
    while match.to_act is not None:
        yield match
        match.play(chooser.choice(match.legal))
    yield match


@pytest.fixture(params=CASES)
def table(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def sampled(name: str) -> Iterator[Match]:
    """Some positions of random games and their ends; each law has copies of its own."""
    return (match.clone() for match in played_once(name))


@cache
def played_once(name: str) -> list[Match]:
    """The games are the same for every law, and are not played again for each."""
    return [
        match.clone()
        for seed in range(games_of(name))
        for number, match in enumerate(random_match(name, seed))
        if number % LOOK_EVERY == 0 or match.to_act is None
    ]


def test_there_is_a_legal_action_until_the_end_and_none_after(table: str) -> None:
    for seed in range(games_of(table)):
        for match in random_match(table, seed):
            assert bool(match.legal) == (match.to_act is not None)
            assert (match.winner is None) == (match.to_act is not None)


@pytest.mark.parametrize("name", [*CASES, *RULINGS])
def test_exactly_the_listed_actions_are_the_legal_ones(name: str) -> None:
    for match in sampled(name):
        assert match.legal == tuple(text for text in match.rules.numbers if not match.why_not(text))


def test_every_action_has_one_text_that_leads_back_to_it(table: str) -> None:
    rules = next(random_match(table, 0)).rules
    named = [text for text in rules.texts if text]
    assert len(set(named)) == len(named)
    assert all(rules.texts[number] == text for text, number in rules.numbers.items())
    assert all(text == text.lower() and text == " ".join(text.split()) for text in named)


def test_a_refused_action_changes_nothing_and_names_a_clause(table: str) -> None:
    for match in sampled(table):
        before = match.position()
        refused = [text for text in match.rules.numbers if text not in match.legal]
        for text in random.Random(0).sample(refused, 20):
            with pytest.raises(vesicle.IllegalAction) as caught:
                match.play(text)
            assert caught.value.clauses
            assert match.rules.sentence(caught.value.clauses[0])
        assert match.position() == before


def test_a_clone_is_equal_and_independent(table: str) -> None:
    for match in sampled(table):
        if match.to_act is None:
            continue
        before = match.position()
        twin = match.clone()
        assert twin.position() == before
        twin.play(twin.legal[-1])
        assert match.position() == before
        assert twin.position() != before


def test_a_position_survives_json_and_loads_as_the_same_game(table: str) -> None:
    for match in sampled(table):
        written = json.loads(json.dumps(match.position()))
        loaded = vesicle.from_position(written)
        assert loaded.position() == written
        assert loaded.legal == match.legal
        if match.to_act is not None:
            ahead = match.clone()
            for game in (ahead, loaded):
                game.play(game.legal[0])
            assert loaded.position() == ahead.position()


def test_a_saved_game_replays_to_the_same_position(table: str) -> None:
    for match in sampled(table):
        if match.to_act is not None:
            continue
        saved = json.loads(json.dumps(match.record()))
        again = vesicle.replay(saved)
        assert again.position() == match.position()
        assert again.log("all") == match.log("all")


def test_an_unfinished_saved_game_replays_too(table: str) -> None:
    for match in islice(sampled(table), 0, None, 5):
        assert vesicle.replay(json.loads(json.dumps(match.record()))).position() == match.position()


def test_a_redealt_game_looks_the_same_to_its_seat_and_has_another_key(table: str) -> None:
    for match in sampled(table):
        key = match.position()["rng"]
        for seat in range(match.rules.players):
            other, seen = match.redealt(seat, seed=99), match.view(seat)
            position = other.position()
            assert other.view(seat) == seen
            assert position["rng"] != key
            assert vesicle.from_position(position).view(seat) == seen


def test_a_redealt_game_can_be_played_to_its_end(table: str) -> None:
    for match in sampled(table):
        other = match.redealt(0, seed=7)
        chooser = random.Random(1)
        while other.to_act is not None:
            other.play(chooser.choice(other.legal))
        assert other.winner is not None


def test_a_log_names_no_card_that_no_view_of_the_seat_had_named_by_then(table: str) -> None:
    viewers: list[int | None] = [0, 1, None]
    seen: dict[int | None, list[set[str]]] = {viewer: [set()] for viewer in viewers}  # by number of actions
    for match in random_match(table, 3):
        for viewer in viewers:
            seen[viewer].append(seen[viewer][-1] | named_cards(match, match.view(viewer)))
    for viewer in viewers:
        for entry in match.log(viewer):
            assert named_cards(match, entry) <= seen[viewer][entry["number"] + 1]


def named_cards(match: Match, shown: Any) -> set[str]:
    """The cards whose names stand anywhere in what a viewer is shown."""
    return set(WORD.findall(json.dumps(shown))).intersection(match.rules.labels["card"])


def test_no_view_names_the_key_or_a_card_that_the_seat_does_not_know(table: str) -> None:
    for match in sampled(table):
        truth = match.position()
        for seat in (*range(match.rules.players), None):
            view = match.view(seat)
            assert "rng" not in view and "known" not in view
            assert set(view) <= set(truth) | {"viewer", "to_act", "house_rules", "facts"}  # worked out of what is seen
            if match.to_act is not None and seat is not None:
                check_hands(view, match.redealt(seat, seed=5), match)


def check_hands(view: dict[str, Any], other: Match, match: Match) -> None:
    """A card that a view shows in another's hand is there in every game that looks the same."""
    for seen, real, redealt in zip(
        view["players"], match.position()["players"], other.position()["players"], strict=True
    ):
        assert len(seen["hand"]) == len(real["hand"]) == len(redealt["hand"])
        named = {card for card in seen["hand"] if card is not None}
        assert named <= set(real["hand"]) and named <= set(redealt["hand"])
