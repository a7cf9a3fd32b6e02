"""The generator: fair draws, streams that do not meet, and shuffles that lose nothing."""

from collections import Counter

import numpy as np
import pytest

from vesicle.core.chance import BOT, GAME, REDEAL, RNG_WORDS, draw_below, draw_bits, mix, seed_stream, shuffle
from vesicle.core.record import IntArray


def stream(seed: int, purpose: int = GAME) -> IntArray:
    rng = np.zeros(RNG_WORDS, dtype=np.int64)
    seed_stream(rng, seed, purpose)
    return rng


def draws(seed: int, purpose: int = GAME, count: int = 16) -> tuple[int, ...]:
    rng = stream(seed, purpose)
    return tuple(draw_bits(rng) for _ in range(count))


def test_the_same_seed_gives_the_same_draws() -> None:
    assert draws(7) == draws(7)


def test_every_draw_is_counted_and_changes_nothing_else() -> None:
    rng = stream(7)
    key = rng[:2].tolist()
    draw_bits(rng)
    draw_bits(rng)
    assert (rng[:2].tolist(), rng[2]) == (key, 2)


@pytest.mark.parametrize("purpose", [GAME, REDEAL, BOT])
def test_different_seeds_give_different_streams(purpose: int) -> None:
    seeds = [*range(300), 2**31, 2**32, 2**32 + 1, 2**62, 2**63 - 1]
    assert len({draws(seed, purpose) for seed in seeds}) == len(seeds)
    assert len({tuple(stream(seed, purpose)[:2].tolist()) for seed in seeds}) == len(seeds)


def test_different_purposes_give_different_streams() -> None:
    for seed in range(50):
        assert len({draws(seed, purpose) for purpose in (GAME, REDEAL, BOT)}) == 3


def test_keys_and_draws_are_words_of_32_bits() -> None:
    for seed in (0, 1, 2**32 - 1, 2**63 - 1):
        assert all(0 <= word < 2**32 for word in (*stream(seed).tolist(), *draws(seed)))


def test_mixing_32_bits_loses_none() -> None:
    assert len({mix(number) for number in range(10_000)}) == 10_000
    assert all(0 <= mix(number) < 2**32 for number in (0, 1, 2**31, 2**32 - 1))


def test_every_bit_of_a_draw_is_a_fair_coin() -> None:
    rng = stream(11)
    drawn = [draw_bits(rng) for _ in range(2000)]
    for bit in range(32):
        heads = sum((bits >> bit) & 1 for bits in drawn)
        assert 850 < heads < 1150  # 1000 expected, standard deviation 22


@pytest.mark.parametrize("bound", [2, 3, 6, 7, 43])
def test_every_number_below_a_bound_is_about_as_likely(bound: int) -> None:
    rng = stream(bound)
    count = 200 * bound
    found = Counter(draw_below(rng, bound) for _ in range(count))
    assert sorted(found) == [*range(bound)]
    assert sum((seen - 200) ** 2 / 200 for seen in found.values()) < bound + 5 * (2 * bound) ** 0.5  # chi-squared


def test_a_bound_of_one_leaves_no_choice() -> None:
    assert {draw_below(stream(seed), 1) for seed in range(5)} == {0}


def test_products_that_would_favour_some_numbers_are_thrown_away() -> None:
    bound = 2**30 + 1  # a quarter of all draws is left over
    surplus = 2**32 % bound
    for seed in range(40):
        rng, again = stream(seed), stream(seed)
        drawn = draw_below(rng, bound)
        products = [draw_bits(again) * bound for _ in range(int(rng[2]))]
        assert drawn == products[-1] >> 32 < bound
        assert products[-1] % 2**32 >= surplus
        assert all(thrown % 2**32 < surplus for thrown in products[:-1])
    assert any(draws(seed)[0] * bound % 2**32 < surplus for seed in range(40))


def test_a_shuffle_is_a_permutation_of_the_first_cards_only() -> None:
    cards = np.arange(12, dtype=np.int8)
    shuffle(stream(3), cards, 8)
    assert sorted(cards[:8].tolist()) == [*range(8)]
    assert cards[8:].tolist() == [8, 9, 10, 11]
    assert cards[:8].tolist() != [*range(8)]


@pytest.mark.parametrize("count", [0, 1])
def test_nothing_and_a_single_card_need_no_draw(count: int) -> None:
    rng, cards = stream(3), np.arange(4, dtype=np.int8)
    shuffle(rng, cards, count)
    assert (rng[2], cards.tolist()) == (0, [0, 1, 2, 3])


def test_every_order_is_about_as_likely() -> None:
    rng = stream(5)
    found: Counter[tuple[int, ...]] = Counter()
    for _ in range(2400):
        cards = np.arange(4, dtype=np.int8)
        shuffle(rng, cards, 4)
        found[tuple(cards.tolist())] += 1
    assert len(found) == 24
    assert sum((seen - 100) ** 2 / 100 for seen in found.values()) < 60  # chi-squared, 23 degrees of freedom


def test_different_seeds_shuffle_differently() -> None:
    orders = set()
    for seed in range(50):
        cards = np.arange(43, dtype=np.int8)
        shuffle(stream(seed), cards, 43)
        orders.add(tuple(cards.tolist()))
    assert len(orders) == 50
