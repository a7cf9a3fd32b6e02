"""What bots draw at random: a seed for each decision, and one of several equal actions."""

from vesicle.core.chance import BOT, draw_below, draw_bits, seed_stream
from vesicle.core.jit import rule
from vesicle.core.record import IntArray


@rule
def draw_seed(rng: IntArray, seed: int, number: int) -> int:
    """A seed for one decision: the bot's own seed and how many actions have been played, well mixed."""
    seed_stream(rng, seed, BOT)
    rng[2] = 2 * number  # two draws for each
    return (draw_bits(rng) << 31) ^ draw_bits(rng)


@rule
def draw_place(rng: IntArray, seed: int, count: int) -> int:
    """A whole number below the count, each as likely: the first draw of a decision's stream."""
    seed_stream(rng, seed, BOT)
    return draw_below(rng, count)
