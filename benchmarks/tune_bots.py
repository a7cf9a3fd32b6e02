"""Find the numbers of the Cytosis bots by self-play: bots with varied numbers meet, and the better ones teach.

    python benchmarks/tune_bots.py evaluation --minutes 6       the weights of the greedy bot
    python benchmarks/tune_bots.py thumbs --minutes 3           the rules of thumb of the players in rollouts

This is the cross-entropy method on the logarithms of the numbers. It prints what it found and how that fares against
the numbers in force; `src/vesicle/bots/cytosis/weights.toml` is then edited by hand.
"""

import argparse
import time
from typing import Any

import numpy as np

from vesicle import rules_for
from vesicle.bots.cytosis.greedy import weigh_listed
from vesicle.bots.cytosis.notes import Notes
from vesicle.bots.cytosis.quick import choose_quickly
from vesicle.bots.cytosis.weights import N_GREEDY, Thumb, Weight, tuned_thumbs, tuned_weights
from vesicle.core.chance import BOT, seed_stream
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
def play_one(s: State, box: Box, notes: IntArray, trials: IntArray, seats: IntArray, seed: int, quick: bool) -> None:
    """One game between the bots of the seats, quick ones or greedy ones."""
    decisions = 0
    while s.winner == NO_ONE:
        mine = notes[int(seats[s.seat])]
        decisions += 1
        if quick:
            action = choose_quickly(s, box, mine, list_legal(s, box, mine.legal))
        else:
            action = choose(s, box, mine, trials, seed * 1000 + decisions)
        step(s, box, action)


@rule
def play_table(
    games: IntArray, box: Box, notes: IntArray, trials: IntArray, bots: IntArray, seed: int, quick: bool
) -> None:
    """Every deal once from every seat."""
    players = int(box.players)
    seats = np.zeros(players, np.int64)
    for game in range(games.shape[0]):
        for seat in range(players):
            seats[seat] = bots[(seat + game) % players]
            seed_stream(notes[int(bots[seat])].rng, seed + game + seat, BOT)
        deal_game(games[game], box, seed + game // players, NOTHING)
        play_one(games[game], box, notes, trials, seats, seed + game, quick)


class Tournament:
    """Bots with numbers of their own, and tables to meet at."""

    def __init__(self, what: str, players: int, edition: str) -> None:
        """Choose what is tuned, and a table; seeds go on from game to game, so that no deal is seen twice."""
        self.rules = rules_for("cytosis", {"players": players, "edition": edition})
        self.players = players
        self.quick = what == "thumbs"
        self.column = "thumbs" if self.quick else "weights"
        self.names = [one.name.lower() for one in Thumb]
        if not self.quick:
            self.names = [one.name.lower() for one in list(Weight)[:N_GREEDY]]
        self.in_force = tuned_thumbs() if self.quick else tuned_weights()
        self.trials = new_array(State, 3)
        self.notes = new_array(Notes, BOTS)
        self.notes["weights"], self.notes["thumbs"] = tuned_weights(), tuned_thumbs()
        self.seed = 1000

    def meet(self, bots: Any, deals: int) -> Any:
        """How the bots at one table did on average: their lead in points, and more for wins."""
        games = new_array(State, deals * self.players)
        play_table(games, self.rules.box, self.notes, self.trials, bots, self.seed, self.quick)
        self.seed += deals
        success = np.zeros(self.players)
        for game, s in enumerate(games):
            points = np.array([count_health(s.players[seat]) for seat in range(self.players)], float)
            worth = points - points.mean() - WIN / self.players
            worth[int(s.winner)] += WIN
            success += np.roll(worth, game % self.players) / len(games)
        return success

    def rank(self, numbers: Any, random: Any) -> Any:
        """Let a generation meet at random tables; how well each bot did."""
        self.notes[self.column] = numbers
        success = np.zeros(BOTS)
        for _ in range(MEETINGS):
            order = random.permutation(BOTS)
            for first in range(0, BOTS - self.players + 1, self.players):
                table = order[first : first + self.players]
                success[table] += self.meet(table, DEALS)
        return success

    def compare(self, numbers: Any) -> float:
        """How one bot with these numbers does among bots with the ones in force."""
        self.notes[self.column] = self.in_force
        self.notes[self.column][0] = numbers
        return float(self.meet(np.arange(self.players), CHECK)[0])


def tune(tournament: Tournament, minutes: float) -> Any:
    """The middle of the last generation."""
    random = np.random.default_rng(1)
    size, found = len(tournament.names), tournament.in_force.copy()
    middle, spread = np.log(found[:size]), np.full(size, SPREAD)
    end = time.monotonic() + 60 * minutes
    while time.monotonic() < end:
        half = random.standard_normal((BOTS // 2, size))
        logarithms = middle + spread * np.concatenate([half, -half])
        generation = np.tile(found, (BOTS, 1))
        generation[:, :size] = np.exp(logarithms)
        best = logarithms[np.argsort(-tournament.rank(generation, random))[:BEST]]
        middle = (1 - STEP) * middle + STEP * best.mean(axis=0)
        spread = np.maximum(NARROWEST, 0.85 * spread + 0.15 * best.std(axis=0))
    found[:size] = np.exp(middle)
    return found


def main() -> None:
    """Tune, print, compare."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("what", choices=["evaluation", "thumbs"])
    parser.add_argument("--minutes", type=float, default=6)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--edition", default="second")
    asked = parser.parse_args()
    tournament = Tournament(asked.what, asked.players, asked.edition)
    found = tune(tournament, asked.minutes)
    for name, number in zip(tournament.names, found, strict=False):
        print(f"{name} = {number:.2f}")
    print(
        f"among bots with the numbers in force: {tournament.compare(found):+.2f} (lead in points, {WIN:.0f} for a win)"
    )


if __name__ == "__main__":
    main()
