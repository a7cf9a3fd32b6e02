"""What bots are given: no more than their seat may know, and so no two answers where it knows no difference."""

import pytest

from positions import TABLES, decisions, twin_of
from vesicle.bots.interface import seed_of_decision, situation_of
from vesicle.bots.registry import make_bot
from vesicle.core.match import Match
from vesicle.core.record import bytes_of

BOTS = ("random", "greedy", "search:50it", "search:50it:2", "net", "champion:40it", "freshman", "graduate")
EVERY = 17


@pytest.mark.parametrize("table", TABLES)
def test_states_that_look_the_same_are_the_same_situation(table: str) -> None:
    for match in decisions(table, 3):
        one, two = situation_of(match, 7), situation_of(twin_of(match, 99), 7)
        assert one.legal == two.legal and one.seed == two.seed
        assert bytes_of(one.games[0]) == bytes_of(two.games[0])


@pytest.mark.parametrize("table", TABLES)
@pytest.mark.parametrize("spec", BOTS)
def test_two_states_with_the_same_view_get_the_same_legal_answer(spec: str, table: str) -> None:
    for match in decisions(table, EVERY):
        bot = make_bot(spec, match.rules.game)
        answer = bot.choose(situation_of(match, 7))
        assert answer in match.legal
        for seed in (98, 99):
            assert bot.choose(situation_of(twin_of(match, seed), 7)) == answer


@pytest.mark.parametrize("table", TABLES)
def test_bots_keep_nothing_between_decisions(table: str) -> None:
    for spec in BOTS:
        old = make_bot(spec, TABLES[table][0])
        for match in decisions(table, 3 * EVERY):
            fresh = make_bot(spec, TABLES[table][0])
            assert old.choose(situation_of(match, 7)) == fresh.choose(situation_of(match, 7))


@pytest.mark.parametrize("table", TABLES)
def test_the_view_of_a_situation_is_that_of_the_match(table: str) -> None:
    for match in decisions(table, EVERY):
        situation = situation_of(match, 7)
        assert situation.view == match.view(match.to_act)
        assert [match.rules.texts[action] for action in situation.actions] == list(match.legal)


def test_the_true_state_is_not_in_a_situation() -> None:
    hidden = 0
    for match in decisions("cytosis", EVERY):
        situation = situation_of(match, 7)
        truth, dealt = match.position(), situation.match().position()
        assert dealt["rng"] != truth["rng"]
        hidden += dealt["deck"] != truth["deck"]
    assert hidden > 3


def test_trying_things_changes_neither_the_situation_nor_the_match() -> None:
    match = next(decisions("cytosis", EVERY))
    situation, before = situation_of(match, 7), match.position()
    kept = bytes_of(situation.games[0])
    tried = situation.match()
    while tried.to_act is not None:
        tried.play(tried.legal[-1])
    assert bytes_of(situation.games[0]) == kept and match.position() == before


def test_every_decision_has_a_seed_of_its_own() -> None:
    seeds = {seed_of_decision(seed, number) for seed in range(50) for number in range(200)}
    assert len(seeds) == 50 * 200 and all(0 <= seed < 2**63 for seed in seeds)


def test_a_match_without_its_actions_is_told_how_many_there_were() -> None:
    match = next(decisions("cytosis", EVERY))
    bare = Match(match.rules, match.clone()._games, None)
    assert situation_of(bare, 7, len(match.actions)).seed == situation_of(match, 7).seed != situation_of(bare, 7).seed


def test_nobody_decides_when_the_game_is_over() -> None:
    match = next(decisions("virus-and-co", 1))
    while match.to_act is not None:
        match.play(match.legal[0])
    with pytest.raises(ValueError, match="nobody decides"):
        situation_of(match, 7)
