"""Whole games by random players, in one compiled loop: every legal action is listed at every decision."""

from vesicle.core.chance import BOT, draw_below, seed_stream
from vesicle.core.jit import rule
from vesicle.core.playouts import Scratch
from vesicle.core.record import IntArray
from vesicle.virus_and_co.box import Box
from vesicle.virus_and_co.engine import step
from vesicle.virus_and_co.ids import NO_ONE
from vesicle.virus_and_co.legal import list_legal
from vesicle.virus_and_co.setup import deal_game
from vesicle.virus_and_co.state import State


@rule
def play_random(s: State, box: Box, scratch: Scratch) -> int:
    """Play random legal actions until the game is over, and say how many they were."""
    decisions = 0
    while s.winner == NO_ONE:
        count = list_legal(s, box, scratch.legal)
        step(s, box, int(scratch.legal[draw_below(scratch.rng, count)]))
        decisions += 1
    return decisions


@rule
def deal_games(games: IntArray, box: Box, seed: int, first_seat: int) -> None:
    """Deal every game of an array of fresh records; game i has seed + i."""
    for game in range(games.shape[0]):
        deal_game(games[game], box, seed + game, first_seat)


@rule
def finish_games(games: IntArray, decisions: IntArray, box: Box, seed: int, scratch: Scratch) -> None:
    """Play every game to its end and count its decisions; the players of game i have a stream of seed + i."""
    for game in range(games.shape[0]):
        seed_stream(scratch.rng, seed + game, BOT)
        decisions[game] = play_random(games[game], box, scratch)
