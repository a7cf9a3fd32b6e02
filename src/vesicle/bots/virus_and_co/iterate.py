"""One iteration of the search: deal what is hidden, walk down the tree, think the turn to its end, tell all above."""

from math import sqrt

from vesicle.bots.arithmetic import exp
from vesicle.bots.tree import DONE, ROOT, Tree, back_up, begin_path, find_known, go_down, grow, select
from vesicle.bots.virus_and_co.desk import Desk
from vesicle.bots.virus_and_co.evaluation import count_side, write_sides
from vesicle.bots.virus_and_co.greedy import finish_turn
from vesicle.bots.virus_and_co.thumb import weigh_by_thumb
from vesicle.bots.virus_and_co.weights import Weight
from vesicle.core.jit import rule
from vesicle.core.piles import count_cards
from vesicle.core.record import IntArray
from vesicle.virus_and_co.box import Box
from vesicle.virus_and_co.engine import step
from vesicle.virus_and_co.ids import NO_ONE
from vesicle.virus_and_co.legal import list_legal
from vesicle.virus_and_co.redeal import redeal
from vesicle.virus_and_co.state import State

FAR = 4.0  # how much wider the lead is that counts for points rather than for the win


@rule
def search_first(games: IntArray, boxes: IntArray, desk: Desk, tree: Tree, iterations: int, seed: int) -> None:
    """So many iterations more for the seat that decides in the first game."""
    for _ in range(iterations):
        desk.trials[0] = games[0]
        redeal(desk.trials[0], boxes[0], int(games[0].seat), seed + int(tree.counts[DONE]))
        iterate(desk.trials[0], boxes[0], desk, tree)


@rule
def iterate(s: State, box: Box, desk: Desk, tree: Tree) -> None:
    """Walk down by the most promising actions to a position that is new, and back up with its outlook."""
    round_number = int(s.round_number)
    node = ROOT
    begin_path(tree)
    while s.winner == NO_ONE and s.round_number == round_number:
        count = list_legal(s, box, desk.legal)
        if count == 1:
            step(s, box, int(desk.legal[0]))
            continue
        known = find_known(tree, node, desk.legal, count)
        if known < count:
            write_priors(s, box, desk, count)
            grow(tree, node, desk.legal, desk.priors, count)
        if known == 0:
            break
        node = select(tree, node, int(s.seat), desk.weights[Weight.EXPLORATION], desk.weights[Weight.CAUTION])
        go_down(tree, node)
        step(s, box, int(tree.action[node]))
    finish_turn(s, box, desk, int(s.active), round_number)
    look_out(s, box, desk, round_number)
    back_up(tree, desk.outlook, int(box.players))


@rule
def write_priors(s: State, box: Box, desk: Desk, count: int) -> None:
    """Turn the rules of thumb into shares that add up to one, the best by far the largest."""
    best = -1e9
    for number in range(count):
        desk.priors[number] = weigh_by_thumb(s, box, desk.weights, int(desk.legal[number]))
        best = max(best, desk.priors[number])
    total = 0.0
    for number in range(count):
        desk.priors[number] = exp((desk.priors[number] - best) / desk.weights[Weight.TEMPERATURE])
        total += desk.priors[number]
    for number in range(count):
        desk.priors[number] /= total


@rule
def look_out(s: State, box: Box, desk: Desk, round_number: int) -> None:
    """Each seat's chance to win: a lead counts for more the less there is still to play.

    A part of it looks further than that, so that even who is sure to win, or to lose, wants more points.
    """
    for seat in range(box.players):
        desk.outlook[seat] = 0.0
    write_sides(s, box, desk, round_number)
    rounds = float(box.rounds - round_number)
    if s.winner == NO_ONE and s.round_number == round_number:
        rounds += desk.weights[Weight.UNDECIDED]
    standing = desk.weights[Weight.STANDING]
    add_chances(box, desk, standing, desk.weights[Weight.DOUBT] * FAR)
    if s.winner != NO_ONE:
        share_victory(s, desk, 1.0 - standing)
    else:
        add_chances(box, desk, 1.0 - standing, desk.weights[Weight.DOUBT] * sqrt(rounds))


@rule
def add_chances(box: Box, desk: Desk, share: float, spread: float) -> None:
    """Share out chances by what every seat has; a lead of the spread makes a seat e times likelier to win."""
    best = count_side(desk, 0)
    for seat in range(1, box.players):
        best = max(best, count_side(desk, seat))
    total = 0.0
    for seat in range(box.players):
        total += exp((count_side(desk, seat) - best) / spread)
    for seat in range(box.players):
        desk.outlook[seat] += share * exp((count_side(desk, seat) - best) / spread) / total


@rule
def share_victory(s: State, desk: Desk, share: float) -> None:
    """The winners share one win."""
    winners = count_cards(s.winners)
    for place in range(winners):
        desk.outlook[s.winners[place]] += share / winners
