"""Advice: legal choices with chances that add up, best first, and the same for all states that look the same."""

import pytest

import vesicle
from positions import TABLES, decisions, twin_of
from vesicle.bots.advice import CLOSELY, Advice, advise
from vesicle.bots.interface import Budget, situation_of
from vesicle.bots.registry import make_bot
from vesicle.core.match import Match

THINKING = Budget(iterations=12)
SOME = [(table, every) for table in TABLES for every in (9, 41)]  # an early decision and a late one


def advice_on(match: Match, *about: str) -> Advice:
    return advise(situation_of(match, 7), THINKING, about)


@pytest.mark.parametrize(("table", "every"), SOME)
def test_advice_names_legal_actions_with_chances_that_add_up_to_one(table: str, every: int) -> None:
    match = next(decisions(table, every))
    advice = advice_on(match)
    assert advice.seat == match.to_act and advice.iterations == 12
    assert {option.action for option in advice.options} <= set(match.legal)
    assert sum(option.visits for option in advice.options) == 11, "the first iteration stays at the root"
    for chances in (advice.chances, *(option.chances for option in advice.options)):
        assert len(chances) == match.rules.players and sum(chances) == pytest.approx(1, abs=0.001)


@pytest.mark.parametrize(("table", "every"), SOME)
def test_the_first_option_is_what_the_search_bot_plays(table: str, every: int) -> None:
    match = next(decisions(table, every))
    advice = advice_on(match)
    assert advice.options[0].action == make_bot("search:12it", match.rules.game).choose(situation_of(match, 7))
    assert advice.chances == advice.options[0].chances
    visits = [option.visits for option in advice.options]
    assert visits == sorted(visits, reverse=True)


@pytest.mark.parametrize(("table", "every"), SOME)
def test_states_that_look_the_same_to_the_seat_get_the_same_advice(table: str, every: int) -> None:
    match = next(decisions(table, every))
    about = (match.legal[-1],)
    advice = advice_on(match, *about)
    assert advice_on(twin_of(match, 98), *about) == advice


@pytest.mark.parametrize("table", TABLES)
def test_what_was_asked_about_is_looked_at_and_changes_neither_the_order_nor_the_others(table: str) -> None:
    match = next(match for match in decisions(table, 5) if len(match.legal) > 7)
    situation, brief = situation_of(match, 7), Budget(iterations=8)
    plain = advise(situation, brief)
    passed_over = next(action for action in match.legal if action not in {option.action for option in plain.options})
    closer = advise(situation, brief, (passed_over,))
    assert (closer.options[-1].action, closer.options[-1].visits) == (passed_over, 8 // CLOSELY)
    assert closer.options[-1].reason is not None
    assert closer.options[:-1] == plain.options and closer.iterations == 8 + 8 // CLOSELY


def test_the_best_three_come_with_reasons_that_have_texts() -> None:
    match = next(decisions("cytosis", 9))
    advice = advise(situation_of(match, 7), Budget(iterations=40))
    told = [option.reason for option in advice.options]
    assert all(told[:3]) and not any(told[3:])
    assert told[0] is not None and told[0].id.startswith("why-cytosis-")
    assert not any(option.reason for option in advise(situation_of(match, 7), THINKING, reasons=0).options)


@pytest.mark.parametrize("game", list(vesicle.games()))
def test_a_single_legal_action_has_chances_too(game: str) -> None:
    match, chooser = vesicle.new(game, seed=1), make_bot("random", game)
    while len(match.legal) != 1:
        match.play(chooser.choose(situation_of(match, 0)))
    advice = advice_on(match, *match.legal)
    assert [option.action for option in advice.options] == list(match.legal)
    assert sum(advice.chances) == pytest.approx(1, abs=0.001)


def test_even_one_iteration_and_no_time_at_all_give_an_option() -> None:
    situation = situation_of(next(decisions("virus-and-co", 9)), 7)
    for budget in (Budget(iterations=1), Budget(milliseconds=0)):
        assert advise(situation, budget).options[0].action in situation.legal
