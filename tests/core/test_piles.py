"""Piles: filled from the left, the top is the last card, the rest is nothing."""

import numpy as np
import pytest

from vesicle.core.piles import NOTHING, count_cards, find_card, put_on_top, sort_in, take_out, take_top
from vesicle.core.record import IntArray


def pile_of(*cards: int, room: int = 6) -> IntArray:
    pile = np.full(room, NOTHING, dtype=np.int8)
    pile[: len(cards)] = cards
    return pile


def cards_of(pile: IntArray) -> list[int]:
    return [card for card in pile.tolist() if card != NOTHING]


@pytest.mark.parametrize(("cards", "count"), [((), 0), ((5,), 1), ((5, 2, 9), 3), ((1, 2, 3, 4, 5, 6), 6)])
def test_a_pile_is_counted_up_to_its_first_gap(cards: tuple[int, ...], count: int) -> None:
    assert count_cards(pile_of(*cards)) == count


@pytest.mark.parametrize(("card", "place"), [(5, 0), (2, 1), (9, 2), (7, NOTHING)])
def test_a_card_is_found_at_its_place_or_not_at_all(card: int, place: int) -> None:
    assert find_card(pile_of(5, 2, 9), card) == place


def test_a_card_is_searched_in_a_full_pile_and_in_an_empty_one() -> None:
    assert find_card(pile_of(1, 2, 3, room=3), 4) == NOTHING
    assert find_card(pile_of(1, 2, 3, room=3), 3) == 2
    assert find_card(pile_of(), 4) == NOTHING


def test_the_last_card_laid_down_is_the_first_taken() -> None:
    pile = pile_of(5)
    put_on_top(pile, 2)
    put_on_top(pile, 9)
    assert [take_top(pile), take_top(pile)] == [9, 2]
    assert cards_of(pile) == [5]


def test_the_last_place_can_be_used() -> None:
    pile = pile_of(1, 2, room=3)
    put_on_top(pile, 3)
    assert cards_of(pile) == [1, 2, 3]
    assert take_top(pile) == 3
    assert pile.tolist() == [1, 2, NOTHING]


@pytest.mark.parametrize(("card", "cards"), [(1, [1, 3, 5, 8]), (4, [3, 4, 5, 8]), (9, [3, 5, 8, 9])])
def test_a_card_is_sorted_in(card: int, cards: list[int]) -> None:
    pile = pile_of(3, 5, 8)
    sort_in(pile, card)
    assert cards_of(pile) == cards


def test_the_first_card_of_a_hand_is_sorted_in_too() -> None:
    pile = pile_of()
    sort_in(pile, 4)
    assert pile.tolist() == [4, *[NOTHING] * 5]


@pytest.mark.parametrize(("card", "cards"), [(3, [5, 8]), (5, [3, 8]), (8, [3, 5])])
def test_taking_a_card_out_closes_the_gap(card: int, cards: list[int]) -> None:
    pile = pile_of(3, 5, 8)
    take_out(pile, card)
    assert cards_of(pile) == cards
    assert count_cards(pile) == 2


@pytest.mark.parametrize(("card", "cards"), [(3, [5, 8]), (8, [3, 5])])
def test_a_full_pile_can_lose_a_card(card: int, cards: list[int]) -> None:
    pile = pile_of(3, 5, 8, room=3)
    take_out(pile, card)
    assert pile.tolist() == [*cards, NOTHING]
