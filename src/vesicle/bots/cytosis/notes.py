"""What the evaluation jots down while it thinks: one record, made once, so that nothing is allocated on the way."""

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from vesicle.bots.cytosis.terms import N_OWN_TERMS, N_SIGNS, N_TERMS
from vesicle.bots.cytosis.weights import (
    N_MOMENTS,
    N_THUMBS,
    N_WEIGHTS,
    tuned_moments,
    tuned_thumbs,
    tuned_weights,
    tuned_worth,
)
from vesicle.core.chance import RNG_WORDS
from vesicle.core.playouts import MAX_ACTIONS
from vesicle.core.record import Field, IntArray, i8, i16, i64, many, new_array, record
from vesicle.cytosis.ids import MAX_CARDS, MAX_PLAYERS, N_AREAS, N_COLOURS, N_DISKS, N_KINDS, N_MOLECULES
from vesicle.cytosis.state import State

Numbers = NDArray[Any]


def f64(*shape: int) -> Any:
    """A field of floating-point numbers, which only bots use."""
    return Field(np.float64, shape)


@record
class Side:
    """What one player's side of the table promises by itself."""

    terms: Numbers = f64(N_OWN_TERMS)
    planned: Numbers = f64(N_KINDS)  # cards of a kind that the seat expects to complete from its hand
    detox: float = f64()  # ATP of detox cards, completed and expected
    done: IntArray = i16(N_KINDS)  # completed cards by kind


@record
class Notes:
    """Scratch paper for one thread."""

    weights: Numbers = f64(N_WEIGHTS)  # by Weight
    thumbs: Numbers = f64(N_THUMBS)  # by Thumb
    worth: Numbers = f64(N_SIGNS, N_MOMENTS)  # points that one more of a sign comes to, at some moments
    moments: Numbers = f64(N_MOMENTS)  # those moments, by placements left
    doubt: Numbers = f64(N_MOMENTS)  # points of lead that make a seat e times likelier to win
    sides: Sequence[Side] = many(Side, MAX_PLAYERS)  # in the position last looked at
    sides_before: Sequence[Side] = many(Side, MAX_PLAYERS)  # in the position that a decision is about
    terms: Numbers = f64(MAX_PLAYERS, N_OWN_TERMS)  # of every seat in the position last looked at, rivals considered
    before: Numbers = f64(MAX_PLAYERS, N_OWN_TERMS)  # the same for the position that a decision is about
    action_terms: Numbers = f64(N_TERMS)  # of the action last weighed
    bonus: Numbers = f64(N_KINDS)  # what Goals add to a card of a kind
    values: Numbers = f64(MAX_ACTIONS)  # of the actions last weighed
    signs: Numbers = f64(MAX_PLAYERS, N_SIGNS)  # of every seat in the position last looked at
    outlook: Numbers = f64(MAX_PLAYERS)  # each seat's chance to win
    work: Numbers = f64(MAX_CARDS)  # placements' worth that each planned card in hand still takes, by its place
    work_before: Numbers = f64(MAX_CARDS)  # the same before the action that is explained
    steps: float = f64()  # of the card last priced: placements in the areas that make it …
    atp: float = f64()  # … placements' worth of ATP that is missing
    macromolecules: float = f64()  # … and of macromolecules
    disk: int = i8()  # … and the own disk that it would use
    left: IntArray = i16(N_MOLECULES)  # stock that no plan has spoken for
    short: IntArray = i16(N_MOLECULES)  # what the plans lack
    wanted: IntArray = i8(N_AREAS)  # areas where the next step of a plan could be done now
    colours: IntArray = i16(N_COLOURS)  # enzymes by colour, completed and planned
    disks: IntArray = i8(N_DISKS)  # disks that a plan has spoken for
    planned_places: IntArray = i8(MAX_CARDS)  # places in hand that are planned
    rng: IntArray = i64(RNG_WORDS)  # of the players in a rollout
    legal: IntArray = i16(MAX_ACTIONS)
    still_due: IntArray = i8(MAX_ACTIONS)  # whether the turn's piece is still to be used after each
    answers: IntArray = i16(MAX_ACTIONS)  # legal actions of a question that follows


class Desk(NamedTuple):
    """The room that one thread thinks in: notes, and copies of the game to try things on."""

    notes: Any  # an array of one
    trials: Any  # games: the position itself, an action tried, an answer tried


def new_desk() -> Desk:
    """A desk with the tuned weights."""
    notes = new_array(Notes, 1)
    notes["weights"][0] = tuned_weights()
    notes["thumbs"][0] = tuned_thumbs()
    notes["worth"][0] = tuned_worth()
    notes["moments"][0], notes["doubt"][0] = tuned_moments()
    return Desk(notes, new_array(State, 3))
