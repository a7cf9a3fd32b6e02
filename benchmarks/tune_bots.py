"""Find weights for the greedy bot of Cytosis by self-play: bots with varied weights meet, the better half teaches.

    python benchmarks/tune_bots.py --minutes 6 --players 4

This is the cross-entropy method on the logarithms of the weights. It prints the weights found and how they fare against
the ones in force; `src/vesicle/bots/cytosis/weights.py` is then edited by hand.
"""

import argparse
import time
from typing import Any

import numpy as np

from vesicle import rules_for
from vesicle.bots.cytosis.greedy import weigh_listed
from vesicle.bots.cytosis.notes import Notes
from vesicle.bots.cytosis.weights import N_GREEDY, Weight, tuned_weights
from vesicle.core.jit import rule
from vesicle.core.piles import NOTHING
from vesicle.core.record import IntArray, new_array
from vesicle.cytosis.box import Box
from vesicle.cytosis.engine import step
from vesicle.cytosis.ids import NO_ONE
from vesicle.cytosis.legal import list_legal
from vesicle.cytosis.redeal import redeal
from vesicle.cytosis.resources import count_health
from vesicle.cytosis.setup import deal_game
from vesicle.cytosis.state import State

BOTS = 64  # of a generation
MEETINGS = 3  # tables that each of them sits at in a generation
DEALS = 2  # at every table, each played once from every seat
BEST = 16  # bots that set the next generation
STEP = 0.4  # how far the next generation moves towards them
WIN = 12.0  # points that a win counts for, beside the lead in points
SPREAD = 0.2  # of the logarithms at the start
NARROWEST = 0.04
CHECK = 100  # deals of the last comparison


@rule
def choose(s: State, box: Box, notes: Notes, trials: IntArray, seed: int) -> int:
    """The greedy choice on a redealt copy."""
    trials[0] = s
    redeal(trials[0], box, int(s.seat), seed)
    count = list_legal(trials[0], box, notes.legal)
    if count > 1:
        weigh_listed(trials[0], box, notes, trials, count)
    best = 0
    for number in range(1, count):
        if notes.values[number] > notes.values[best]:
            best = number
    return int(notes.legal[best])


@rule
def play_table(
    games: IntArray, box: Box, notes: IntArray, trials: IntArray, bots: IntArray, seed: int, out: Any
) -> None:
    """Every deal once from every seat; `out` gets what each bot made of each game: its lead, and more for a win."""
    players = int(box.players)
    for game in range(games.shape[0]):
        s = games[game]
        deal_game(s, box, seed + game // players, NOTHING)
        decisions = 0
        while s.winner == NO_ONE:
            bot = int(bots[(s.seat + game) % players])
            step(s, box, choose(s, box, notes[bot], trials, (seed + game) * 1000 + decisions))
            decisions += 1
        mean = 0.0
        for seat in range(players):
            mean += count_health(s.players[seat]) / players
        for seat in range(players):
            won = 1.0 if s.winner == seat else 0.0
            lead = count_health(s.players[seat]) - mean
            out[game, (seat + game) % players] = lead + WIN * (won - 1.0 / players)


class Tournament:
    """Bots with weights of their own, and tables to meet at."""

    def __init__(self, players: int, edition: str) -> None:
        """Choose a table; seeds go on from game to game, so that no deal is seen twice."""
        self.rules = rules_for("cytosis", {"players": players, "edition": edition})
        self.players = players
        self.notes, self.trials = new_array(Notes, BOTS), new_array(State, 3)
        self.seed = 1000

    def meet(self, bots: Any, deals: int) -> Any:
        """How the bots at one table did on average."""
        games = new_array(State, deals * self.players)
        out = np.zeros((len(games), self.players))
        play_table(games, self.rules.box, self.notes, self.trials, bots, self.seed, out)
        self.seed += deals
        return out.mean(axis=0)

    def rank(self, weights: Any, random: Any) -> Any:
        """Let a generation meet at random tables; how well each bot did."""
        self.notes["weights"][:] = weights
        success = np.zeros(BOTS)
        for _ in range(MEETINGS):
            order = random.permutation(BOTS)
            for first in range(0, BOTS - self.players + 1, self.players):
                table = order[first : first + self.players]
                success[table] += self.meet(table, DEALS)
        return success

    def compare(self, weights: Any) -> float:
        """The share of games that one bot with these weights wins against bots with the ones in force."""
        self.notes["weights"][:] = tuned_weights()
        self.notes["weights"][0] = weights
        lead = self.meet(np.arange(self.players), CHECK)[0]
        return float(lead)


def tune(tournament: Tournament, minutes: float) -> Any:
    """The middle of the last generation."""
    random = np.random.default_rng(1)
    weights = tuned_weights()
    middle, spread = np.log(weights[:N_GREEDY]), np.full(N_GREEDY, SPREAD)
    end = time.monotonic() + 60 * minutes
    while time.monotonic() < end:
        half = random.standard_normal((BOTS // 2, N_GREEDY))
        logarithms = middle + spread * np.concatenate([half, -half])
        generation = np.tile(weights, (BOTS, 1))
        generation[:, :N_GREEDY] = np.exp(logarithms)
        best = logarithms[np.argsort(-tournament.rank(generation, random))[:BEST]]
        middle = (1 - STEP) * middle + STEP * best.mean(axis=0)
        spread = np.maximum(NARROWEST, 0.85 * spread + 0.15 * best.std(axis=0))
    weights[:N_GREEDY] = np.exp(middle)
    return weights


def main() -> None:
    """Tune, print, compare."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--minutes", type=float, default=6)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--edition", default="second")
    asked = parser.parse_args()
    tournament = Tournament(asked.players, asked.edition)
    weights = tune(tournament, asked.minutes)
    for weight in list(Weight)[:N_GREEDY]:
        print(f"    Weight.{weight.name}: {weights[weight]:.2f},")
    print(f"against the weights in force: {tournament.compare(weights):+.2f} points of lead and wins")


if __name__ == "__main__":
    main()
