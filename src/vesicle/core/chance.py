"""The one generator: a 64-bit key and a count of draws, both in the record.

A draw hashes the count under the key with two 32-bit mixers in 64-bit arithmetic, with multipliers below 2**31, so
that plain Python, compiled code and a GPU give the same bits, and no two games share a stream.
"""

from vesicle.core.jit import rule
from vesicle.core.record import IntArray

MASK = 0xFFFFFFFF
RANGE = 1 << 32
ODD = 0x1E3779B1  # spreads the counts of draws over 32 bits
RNG_WORDS = 3  # the key in two words of 32 bits, and the count of draws

# What a stream is for; streams of one seed with different purposes have nothing to do with each other.
GAME = 1
REDEAL = 2
BOT = 3


@rule
def mix(x: int) -> int:
    """Scramble 32 bits."""
    x = ((x ^ (x >> 16)) * 0x21F0AAAD) & MASK
    x = ((x ^ (x >> 15)) * 0x735A2D97) & MASK
    return x ^ (x >> 15)


@rule
def seed_stream(rng: IntArray, seed: int, purpose: int) -> None:
    """Start a stream: the seed's 64 bits go through a Feistel network, so that different seeds have different keys."""
    left = seed & MASK
    right = (seed >> 32) & MASK
    for turn in range(6):
        left, right = right, left ^ mix((right + ODD * (8 * purpose + turn)) & MASK)
    rng[0] = left
    rng[1] = right
    rng[2] = 0


@rule
def draw_bits(rng: IntArray) -> int:
    """The next 32 bits."""
    count = int(rng[2])
    rng[2] = count + 1
    return mix((mix(((count * ODD) & MASK) ^ int(rng[0])) + int(rng[1])) & MASK)


@rule
def draw_below(rng: IntArray, bound: int) -> int:
    """A whole number from 0 to bound - 1, each exactly as likely; the bound is below 2**31.

    The upper half of 32 random bits times the bound is the number; the few products that would favour some numbers
    are thrown away (Lemire 2019).
    """
    product = draw_bits(rng) * bound
    if product & MASK < bound:
        surplus = RANGE % bound
        while product & MASK < surplus:
            product = draw_bits(rng) * bound
    return product >> 32


@rule
def shuffle(rng: IntArray, cards: IntArray, count: int) -> None:
    """Put the first `count` entries into random order."""
    for last in range(count - 1, 0, -1):
        chosen = draw_below(rng, last + 1)
        held = cards[last]
        cards[last] = cards[chosen]
        cards[chosen] = held
