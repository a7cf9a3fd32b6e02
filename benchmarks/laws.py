"""Many random games with every law checked in compiled code: `python benchmarks/laws.py [--games 100000]`.

For each table: every game ends; at every decision some action is legal, pieces are conserved and stay within their
bounds; every few decisions and at the end every card is in one place; now and then the list of legal actions is
compared with the answer of `why_not` for the whole action space, and a redealt state must look the same to its seat;
each game is played again from its seed and its actions and must end in the same bytes. It stops at the first broken
law and says where.
"""

import argparse
import sys
import time
from pathlib import Path
from typing import Any

import numba
import numpy as np

import vesicle
from vesicle.core.chance import BOT, draw_below, seed_stream
from vesicle.core.match import Match
from vesicle.core.piles import NOTHING
from vesicle.core.playouts import Scratch
from vesicle.core.record import new, new_array

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tests"))

import cytosis_laws
import virus_and_co_laws

from cases import CYTOSIS, MODULES, VIRUS_AND_CO

TABLES = {**CYTOSIS, **MODULES, **VIRUS_AND_CO}
FUNCTIONS = {"cytosis": cytosis_laws.FUNCTIONS, "virus-and-co": virus_and_co_laws.FUNCTIONS}
SCAN_EVERY = 61
CARDS_EVERY = 16
MAX_ACTIONS_PLAYED = 6000
FINE, BOUNDS, PIECES, CARDS, STUCK, LISTING, TOO_LONG = range(7)
LAWS = ("", "bounds", "pieces", "cards", "no legal action", "list of legal actions", "length")


@numba.njit
def has_wrong_list(why_not, s, box, found, count, size):
    """Whether the list differs from the answers for the whole action space."""
    place = 0
    for action in range(size):
        if why_not(s, box, action) == 0:
            if place >= count or found[place] != action:
                return True
            place += 1
    return place != count


@numba.njit
def play_checked(list_legal, step, why_not, find_broken_law, has_wrong_cards, s, box, scratch, actions, size):
    """Play one game with the laws looked at on the way; the broken law, and how many actions were played."""
    played = 0
    while s.winner == NOTHING:
        count = list_legal(s, box, scratch.legal)
        if count == 0:
            return STUCK, played
        if played % SCAN_EVERY == 0 and has_wrong_list(why_not, s, box, scratch.legal, count, size):
            return LISTING, played
        if played == actions.shape[0]:
            return TOO_LONG, played
        action = int(scratch.legal[draw_below(scratch.rng, count)])
        actions[played] = action
        step(s, box, action)
        played += 1
        broken = find_broken_law(s, box)
        if broken != FINE:
            return broken, played
        if (played % CARDS_EVERY == 0 or s.winner != NOTHING) and has_wrong_cards(s, box):
            return CARDS, played
    return FINE, played


@numba.njit
def play_many(
    deal_game,
    list_legal,
    step,
    why_not,
    find_broken_law,
    has_wrong_cards,
    games,
    again,
    box,
    seed,
    scratch,
    actions,
    size,
):
    """Deal, play and replay; the broken law, the game and the action, or how many decisions there were."""
    decisions = 0
    for game in range(games.shape[0]):
        deal_game(games[game], box, seed + game, NOTHING)
        deal_game(again[game], box, seed + game, NOTHING)
        seed_stream(scratch.rng, seed + game, BOT)
        broken, played = play_checked(
            list_legal, step, why_not, find_broken_law, has_wrong_cards, games[game], box, scratch, actions, size
        )
        if broken != FINE:
            return broken, game, played
        for number in range(played):
            step(again[game], box, int(actions[number]))
        decisions += played
    return FINE, decisions, 0


def check_redeal(rules: Any, seed: int) -> None:
    """A redealt state looks the same to its seat, some way into one game."""
    match = Match.deal(rules, seed)
    for _ in range(seed // 1000 % 200):
        if match.to_act is not None:
            match.play(match.legal[seed // 1000 % len(match.legal)])
    for seat in range(rules.players):
        if match.redealt(seat, seed).view(seat) != match.view(seat):
            raise SystemExit(f"redeal, seed {seed}, seat {seat}")


def check_table(name: str, games: int, batch: int) -> None:
    """All games of one table."""
    game, options = TABLES[name]
    rules = vesicle.rules_for(game, options)
    scratch, actions = new(Scratch), np.zeros(MAX_ACTIONS_PLAYED, dtype=np.int16)
    start, decisions = time.perf_counter(), 0
    for first in range(0, games, batch):
        states, again = (new_array(rules.state_class, min(batch, games - first)) for _ in range(2))
        broken, number, played = play_many(
            *FUNCTIONS[game], states, again, rules.box, first, scratch, actions, rules.actions.size
        )
        if broken != FINE:
            raise SystemExit(f"{name}: {LAWS[broken]}, seed {first + number}, action {played}")
        if states.tobytes() != again.tobytes():
            raise SystemExit(f"{name}: replay, somewhere in the seeds from {first}")
        decisions += number
        check_redeal(rules, first)
        print(f"\r{name}: {first + len(states):,} games", end="", flush=True)
    took = time.perf_counter() - start
    print(f"\r{name}: {games:,} games, {decisions:,} decisions, every law holds ({took:.0f} s)", flush=True)


def main() -> None:
    """Check the tables that are asked for."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=100_000, help="games a table")
    parser.add_argument("--batch", type=int, default=1000, help="games between two lines of progress")
    parser.add_argument("tables", nargs="*", default=list(TABLES), help="such as cytosis-first-3; all if none is named")
    chosen = parser.parse_args()
    for name in chosen.tables:
        if name not in TABLES:
            parser.error(f"there is no table {name!r}; known are {', '.join(TABLES)}")
        check_table(name, chosen.games, chosen.batch)


if __name__ == "__main__":
    main()
