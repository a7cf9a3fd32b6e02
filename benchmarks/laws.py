"""Many random games with every law checked in compiled code: `python benchmarks/laws.py [--games 100000]`.

For each table: every game ends; at every decision some action is legal; pieces and cards are conserved and every
field is within its bounds; every few decisions the list of legal actions is compared with the answer of `why_not` for
the whole action space; each game is played again from its seed and its actions and must end in the same bytes; now
and then a redealt state must look the same to its seat. Stops at the first broken law and says where.
"""

import argparse
import sys
import time
from pathlib import Path
from typing import Any

import numpy as np

import vesicle
from vesicle.core.chance import BOT, draw_below, seed_stream
from vesicle.core.jit import rule
from vesicle.core.match import Match
from vesicle.core.playouts import Scratch
from vesicle.core.record import new, new_array
from vesicle.cytosis import engine, legal, setup
from vesicle.cytosis.ids import MAX_CARDS, MAX_SPOTS, N_DISKS, N_MOLECULES, NO_AREA, NO_ONE

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tests"))

from cases import CYTOSIS

SCAN_EVERY = 61
MAX_ACTIONS_PLAYED = 4000
FINE, STUCK, PIECES, CARDS, BOUNDS, LISTING, TOO_LONG = range(7)
LAWS = ("", "no legal action", "pieces", "cards", "bounds", "list of legal actions", "length")

deal_game, list_legal, step, why_not = setup.deal_game, legal.list_legal, engine.step, engine.why_not
N_ACTIONS = engine.ACTIONS.size


@rule
def find_broken_law(s, box):
    """Conservation and bounds of one state."""
    for molecule in range(N_MOLECULES):
        total = int(s.supply[molecule])
        if box.supply == 0 and total < 0:
            return BOUNDS
        for area in range(s.boost.shape[0]):
            total += int(s.boost[area, molecule])
        for seat in range(box.players):
            me = s.players[seat]
            total += int(me.stock[molecule])
            if me.stock[molecule] < 0:
                return BOUNDS
            for disk in range(N_DISKS):
                total += int(me.cargo[disk, molecule])
                if me.cargo[disk, molecule] < 0 or (me.disk_area[disk] == NO_AREA and me.cargo[disk, molecule] != 0):
                    return BOUNDS
        if total != box.tokens[molecule]:
            return PIECES
    greys = int(s.grey_home)
    for spot in range(MAX_SPOTS):
        greys += int(s.greys[spot])
        if s.occupant[spot] >= box.players:
            return BOUNDS
    if greys != box.greys:
        return PIECES
    for seat in range(box.players):
        own = int(s.players[seat].flasks)
        for spot in range(MAX_SPOTS):
            own += int(s.occupant[spot] == seat)
        if own > box.flasks or s.players[seat].flasks < 0:
            return PIECES
    for area in range(box.area_room.shape[0]):
        disks = 0
        for seat in range(box.players):
            for disk in range(N_DISKS):
                disks += int(s.players[seat].disk_area[disk] == area)
        if disks > box.area_room[area]:
            return PIECES
    seen = 0
    for place in range(MAX_CARDS):
        for pile in (s.deck, s.discard, s.out):
            if pile[place] >= 0:
                seen += 1 << pile[place]
        for seat in range(box.players):
            if s.players[seat].hand[place] >= 0:
                seen += 1 << s.players[seat].hand[place]
            if s.players[seat].completed[place] >= 0:
                seen += 1 << s.players[seat].completed[place]
    for slot in range(s.market.shape[0]):
        if s.market[slot] >= 0:
            seen += 1 << s.market[slot]
    if seen != (1 << box.n_cards) - 1:
        return CARDS
    return FINE


@rule
def has_wrong_list(s, box, found, count):
    """Whether the list differs from the answers for the whole action space."""
    place = 0
    for action in range(N_ACTIONS):
        if why_not(s, box, action) == 0:
            if place >= count or found[place] != action:
                return True
            place += 1
    return place != count


@rule
def play_checked(s, box, scratch, actions):
    """Play one game with the laws looked at on the way; the broken law, and how many actions were played."""
    played = 0
    while s.winner == NO_ONE:
        count = list_legal(s, box, scratch.legal)
        if count == 0:
            return STUCK, played
        if played % SCAN_EVERY == 0 and has_wrong_list(s, box, scratch.legal, count):
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
    return FINE, played


@rule
def play_many(games, again, box, seed, scratch, actions):
    """Deal, play and replay; the broken law, the game and the action, or how many decisions there were."""
    decisions = 0
    for game in range(games.shape[0]):
        deal_game(games[game], box, seed + game, NO_ONE)
        deal_game(again[game], box, seed + game, NO_ONE)
        seed_stream(scratch.rng, seed + game, BOT)
        broken, played = play_checked(games[game], box, scratch, actions)
        if broken != FINE:
            return broken, game, played
        for number in range(played):
            step(again[game], box, int(actions[number]))
        decisions += played
    return FINE, decisions, 0


def check_redeal(rules: Any, seed: int) -> None:
    """A redealt state looks the same to its seat, half-way through one game."""
    match = Match.deal(rules, seed)
    for _ in range(150):
        if match.to_act is not None:
            match.play(match.legal[seed % len(match.legal)])
    for seat in range(rules.players):
        assert match.redealt(seat, seed).view(seat) == match.view(seat), f"redeal, seed {seed}, seat {seat}"


def check_table(name: str, games: int, batch: int) -> None:
    """All games of one table."""
    game, options = CYTOSIS[name]
    rules = vesicle.rules_for(game, options)
    scratch, actions = new(Scratch), np.zeros(MAX_ACTIONS_PLAYED, dtype=np.int16)
    start, decisions = time.perf_counter(), 0
    for first in range(0, games, batch):
        states, again = (new_array(rules.state_class, min(batch, games - first)) for _ in range(2))
        broken, number, played = play_many(states, again, rules.box, first, scratch, actions)
        if broken != FINE:
            raise SystemExit(f"{name}: {LAWS[broken]}, seed {first + number}, action {played}")
        if states.tobytes() != again.tobytes():
            raise SystemExit(f"{name}: replay, somewhere in the seeds from {first}")
        decisions += number
        check_redeal(rules, first)
        print(f"\r{name}: {first + len(states):,} games", end="", flush=True)
    took = time.perf_counter() - start
    print(f"\r{name}: {games:,} games, {decisions:,} decisions, every law holds ({took:.0f} s)")


def main() -> None:
    """Check the tables that are asked for."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=100_000, help="games a table")
    parser.add_argument("--batch", type=int, default=1000, help="games between two lines of progress")
    parser.add_argument(
        "tables", nargs="*", default=list(CYTOSIS), help="such as cytosis-first-3; all if none is named"
    )
    chosen = parser.parse_args()
    for name in chosen.tables:
        check_table(name, chosen.games, chosen.batch)


if __name__ == "__main__":
    main()
