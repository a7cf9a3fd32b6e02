"""Weigh every action by what the turn that it leads to is worth, on average over what cannot be known."""

from typing import Final

from vesicle.bots.virus_and_co.desk import N_TERMS, Desk, Numbers
from vesicle.bots.virus_and_co.evaluation import add_terms, write_sides
from vesicle.bots.virus_and_co.thumb import choose_by_thumb
from vesicle.core.chance import RNG_WORDS, draw_bits
from vesicle.core.jit import rule
from vesicle.core.record import IntArray
from vesicle.virus_and_co.box import Box
from vesicle.virus_and_co.engine import step
from vesicle.virus_and_co.ids import NO_ONE
from vesicle.virus_and_co.legal import list_legal
from vesicle.virus_and_co.redeal import redeal
from vesicle.virus_and_co.state import State

DEALS: Final = 16  # how often the unknown is dealt anew for each action


@rule
def weigh_first(games: IntArray, boxes: IntArray, desk: Desk, values: Numbers) -> int:
    """Weigh all legal actions of the first game, in the order of list_legal, and say how many they are."""
    count = list_legal(games[0], boxes[0], desk.listed)
    for number in range(count):
        terms_first(games, boxes, desk, int(desk.listed[number]), desk.terms)
        values[number] = 0.0
        for term in range(N_TERMS):
            values[number] += desk.terms[term]
    return count


@rule
def terms_first(games: IntArray, boxes: IntArray, desk: Desk, action: int, terms: Numbers) -> None:
    """Write what one legal action of the first game adds to each term by the end of the turn.

    Every action is tried on the same deals, which hang on the key of the redealt game alone.
    """
    s = games[0]
    box = boxes[0]
    for term in range(N_TERMS):
        terms[term] = 0.0
    write_sides(s, box, desk, int(s.round_number))
    add_terms(box, desk, int(s.seat), -1.0, terms)
    for word in range(RNG_WORDS):
        desk.rng[word] = s.rng[word]
    for _ in range(DEALS):
        desk.trials[0] = s
        redeal(desk.trials[0], box, int(s.seat), draw_bits(desk.rng))
        step(desk.trials[0], box, action)
        finish_turn(desk.trials[0], box, desk, int(s.active), int(s.round_number))
        write_sides(desk.trials[0], box, desk, int(s.round_number))
        add_terms(box, desk, int(s.seat), 1.0 / DEALS, terms)


@rule
def finish_turn(s: State, box: Box, desk: Desk, active: int, round_number: int) -> None:
    """Let everybody answer by rules of thumb until the turn is over."""
    while s.winner == NO_ONE and s.active == active and s.round_number == round_number:
        count = list_legal(s, box, desk.legal)
        step(s, box, choose_by_thumb(s, box, desk.weights, desk.legal, count))
